"""One game that bots play to be watched: what everybody may see of it, and a sentence on what is happening."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final

import pygame

from game.bots.novice import Novice
from game.bots.referee import decide
from game.core import PUBLIC, Action, Rng, Rulebook, Session, Step
from scenes.kiosk.quick import shown_game
from scenes.kit import Kit
from scenes.motion.director import Director, Scored
from scenes.table.contract import Shown, Status
from scenes.table.host import Host
from scenes.table.still import Still
from scenes.table.thinking import thinkers
from scenes.tables import table_of

NEAR_SEAT: Final = 0
BEGUN: Final = 0.15
"""Share of a game that has been played already when its show begins, so that there is something to see."""
SKIPPED: Final = 400
"""Steps of the trial game after which it counts as long."""
TASTE: Final = 5
"""Keeps the chance of the quick beginning apart from the game's own."""
CAPTION_SECONDS: Final = 1.1
"""Least time that a sentence stays, while others wait."""
TOLD_SECONDS: Final = 2.4
"""How long a round's outcome stays."""
HASTE: Final = 6.0
"""How much faster bots let moments go by in which nothing is seen to happen."""


class Show:
    """Plays itself: update() lets time pass, draw() paints the table over the whole surface."""

    def __init__(self, kit: Kit, book: Rulebook, seed: int) -> None:
        self.kit, self.book = kit, book
        self.agreement = shown_game(book, kit, seed)
        rules = self.agreement.rules()
        self.session: Session[Any] = Session(rules, seed)
        self.table = table_of(book.id, kit, rules, self.agreement.names)
        self.table.near = NEAR_SEAT
        self.table.attend(self.agreement, self.session)
        self.host = Host(self.agreement, self.session)
        self.thinkers = thinkers(self.host)
        self._begin_with(trial_length(rules, seed) * BEGUN)
        self.still = Still(kit, self.table.backdrop)
        opening = self.table.opening(self.session.view(PUBLIC), PUBLIC, NEAR_SEAT)
        self.director: Director[Shown] = Director(self.table, opening)
        self.director.on_start = self._tell
        self.director.on_land = lambda event: self.table.landed(event, self.director.shown)
        self.table.moves = self.director.in_flight
        self.caption = ""
        self._captions: deque[str] = deque()
        self._caption_for = 0.0
        self._told_for = 0.0
        self._seen = True
        """Whether the last step showed anything."""
        self._preparing: Iterator[Callable[[], object]] = iter(())
        self.rebuilt()

    def rebuilt(self) -> None:
        """Pictures and words anew, since size or language may have changed."""
        self.table.rebuilt()
        self.still.clear()
        self._preparing = self.table.preparations()
        self._captions.clear()
        self.caption = ""

    @property
    def over(self) -> bool:
        """Whether the game has ended and everything was shown."""
        return self.session.over and not self.director.busy and not self._captions

    def close(self) -> None:
        """Let go of bots that still think."""
        self.thinkers.close()

    # ------------------------------------------------------------ playing

    def _begin_with(self, steps: float) -> None:
        """Play the beginning at once, by chance."""
        rules, taste = self.session.rules, Rng(self.session.seed, TASTE)
        while len(self.session.steps) < steps and not self.session.over:
            seat = rules.awaiting(self.session.state)[0]
            action = decide(Novice(), rules, self.session.view(seat), seat, taste).thought.action
            self._play(action)

    def _play(self, action: Action) -> Step:
        return self.host.play(self.table.voiced(action, self.agreement, self.session))

    def update(self, dt: float, pace: float) -> bool:
        """Let dt seconds pass; True where something drawn has changed."""
        self.director.speed, self.director.calm = pace, self.kit.calm
        changed = self.director.update(dt)
        self.director.heard.clear()
        changed |= self.table.update(dt) or self.still.behind
        changed |= self._turn_caption(dt)
        if not self.director.busy:
            work = next(self._preparing, None)
            if work is not None:
                work()
            self._go_on(dt * pace)
        return changed

    def _go_on(self, dt: float) -> None:
        cleared = self.table.cleared(self.director.shown)
        if cleared is not None:
            self._told_for += dt
            if self._told_for >= TOLD_SECONDS and not self.session.over:
                self._told_for = 0.0
                self.director.enqueue([Scored(*cleared)])
            return
        if self.session.over or len(self._captions) > 1:
            return
        self._think(dt if self._seen else dt * HASTE)

    def _think(self, dt: float) -> None:
        rules = self.session.rules
        now = rules.rounds(self.session.state)
        waiting = rules.awaiting(self.session.state)
        for seat in waiting:
            if not self.thinkers.busy(seat, now):
                self.thinkers.ponder(seat, self.session.view(seat), now)
        thought = self.thinkers.update(dt)
        if thought is None or thought.action.seat not in waiting:
            return
        if thought.action.bare() not in rules.legal_actions(
            self.session.view(thought.action.seat), thought.action.seat
        ):
            return
        self._play(thought.action)
        self._enqueue(len(self.session.steps) - 1)

    def _enqueue(self, step: int) -> None:
        shown, beats = self.director.last, []
        for beat in self.session.beats(step, PUBLIC):
            shown = self.table.after(shown, beat.event, beat.view)
            beats.append(Scored(beat.event, shown))
        self._seen = any(self.table.sentence(beat.event) for beat in beats)
        self.director.enqueue(beats)

    # ------------------------------------------------------------ telling

    def _tell(self, event: Any) -> None:
        words = self.table.sentence(event)
        if words:
            self._captions.append(words)

    def _turn_caption(self, dt: float) -> bool:
        self._caption_for += dt
        if not self._captions or (self.caption and self._caption_for < CAPTION_SECONDS):
            return False
        while len(self._captions) > 3:
            self._captions.popleft()
        self.caption, self._caption_for = self._captions.popleft(), 0.0
        return True

    # ------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, pieces from back to front, effects: from the public view alone."""
        shown = self.director.shown
        status = Status(self.host.kinds, None, self.director.busy)
        surface.blit(self.still.picture(self.table.panels(shown, status), hurried=self.director.busy), (0, 0))
        self.table.draw_under(surface, shown, frozenset())
        for piece, pose in sorted(self.director.poses.items(), key=lambda item: item[1].depth):
            if pose.alpha > 0.01:
                self.table.draw_piece(surface, piece, pose, shown)
        self.table.draw_above(surface, shown, None)


def trial_length(rules: Any, seed: int) -> int:
    """How many steps a game between bots that play anything takes, at most SKIPPED."""
    session, taste = Session(rules, seed), Rng(seed, TASTE)
    while not session.over and len(session.steps) < SKIPPED:
        seat = rules.awaiting(session.state)[0]
        session.play(taste.choice(rules.legal_actions(session.view(seat), seat)))
    return len(session.steps)
