"""Where only bots are left, nobody need wait for them: the rest of the game is played at once, then the results."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from game.bots.levels import USUAL, exists, level_of, make_bot
from game.bots.referee import decide
from game.core import Rng
from game.language import tr
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

SHEET: Final[Box] = ((WIDTH - 640) / 2, (HEIGHT - 330) / 2, 640.0, 330.0)
FRAME: Final = 0.02
"""Seconds of each frame that the bots get, so that the window stays alive."""
THOUGHT: Final = 0.008
"""Seconds that a bot may think about one move."""
CHANCE: Final = 6
"""Keeps this chance apart from the game's own draws."""


class EndingScene(Overlay):
    """Plays on while it is open; stopped, the game goes on at its usual pace from where it has come to."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self.table = table
        self.focus.key = "stop"

    def enter(self) -> None:
        """What bots have thought of the present is of no use any more."""
        self.table.thinkers.forget()
        self.table.windows.forget()

    def sheet(self) -> Box:
        """Two lines and a button."""
        return SHEET

    def build(self, ui: Ui) -> None:
        """How far it is, and a way to stop."""
        x, y, w, h = SHEET
        palette, session = self.kit.palette, self.table.session
        middle = x + w / 2
        ui.label(tr("The bots finish it"), (middle, y + 74), 38, palette.ink, font="title", anchor="cm", width=w - 60)
        words = tr("Round {n}").format(n=session.rules.rounds(session.state))
        ui.label(words, (middle, y + 136), 28, palette.ink_soft, anchor="cm", width=w - 60)
        high = self.kit.stage.grow(74, 26)
        ui.button("stop", (x + 120, y + h - high - 44, w - 240, high), tr("Watch them instead"), self.back, icon="eye")

    def update(self, dt: float) -> None:
        """Some moves a frame; once it is over, the results."""
        session, before = self.table.session, self.table.session.rules.rounds(self.table.session.state)
        until = perf_counter() + FRAME
        while not session.over and perf_counter() < until:
            self._move()
        if session.over:
            self.app.stack.pop()
            self.table.show_results()
        elif session.rules.rounds(session.state) != before:
            self.rebuild()

    def _move(self) -> None:
        host, session = self.table.host, self.table.session
        seat = session.rules.awaiting(session.state)[0]
        level = host.level(seat) if seat < len(host.agreement.players) else ""
        known = level_of(level) if exists(level) else None
        bot = make_bot(USUAL if known is None or known.deep else level, host.agreement.rulebook)
        until = perf_counter() + THOUGHT
        rng = Rng(session.seed, CHANCE, len(session.steps))
        view = session.view(seat)
        action = decide(bot, session.rules, view, seat, rng, lambda: perf_counter() < until).thought.action
        host.play(self.table.table.voiced(action, host.agreement, session))

    def back(self) -> None:
        """Show what has come of it, and let the bots go on as before."""
        self.app.stack.pop()
        self.table.catch_up()


def may_finish(table: TableScene) -> bool:
    """Whether only bots are left, and something to be played."""
    return not table.host.people and not table.session.over and not table.taught
