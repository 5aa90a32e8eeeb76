"""Two tables side by side whose worlds differ only in what a viewer cannot see: their screens must never differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import PUBLIC, Event, Rng, Session, Step
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes import places
from scenes.display import offscreen
from scenes.table.table_scene import TableScene

SIZE: Final = (1024, 600)
TICK: Final = 1 / 10
"""Seconds between two frames that are compared."""
EVENTS_OF_A_GAME: Final = 4000


@dataclass(slots=True)
class Placed(Event):
    """The world as it is from now on, whatever led to it; only tests swap worlds."""

    world: Any
    view: Callable[[Any, int], Any]

    def change(self, state: Any) -> None:
        fresh = self.world.copy()
        for part in fields(state):
            setattr(state, part.name, getattr(fresh, part.name))

    def seen_by(self, viewer: int, state: Any) -> Event:
        return Placed(self.view(self.world, viewer), self.view)


class Unkept:
    """Stands for the file of a game that is not to be kept."""

    def append(self, step: Step) -> None:
        return

    def undo(self, seat: int) -> None:
        return

    def close(self) -> None:
        return


def seats_of(game: str, seats: int, people: int, options: dict[str, Any], seed: int) -> Agreement:
    """The first seats are people's, the others are bots'."""
    names = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
    players = [Player(name=names[n], bot=None if n < people else "random") for n in range(seats)]
    return Agreement(game=game, players=tuple(players), options=options, seed=seed)


def halfway(agreement: Agreement, share: float, rng: Random) -> Session[Any]:
    """A game that was played by chance for about this share of its length."""
    whole = _played(agreement, EVENTS_OF_A_GAME, Random(rng.random()))
    steps = whole.steps[: 1 + round((len(whole.steps) - 1) * share)]
    return Session.resume(agreement.rules(), agreement.seed, steps)


def _played(agreement: Agreement, most: int, rng: Random) -> Session[Any]:
    session = Session(agreement.rules(), agreement.seed)
    while not session.over and len(session.steps) < most:
        seat = rng.choice(list(session.rules.awaiting(session.state)))
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    return session


def in_world(session: Session[Any], world: Any) -> Session[Any]:
    """The same course of a game, that has led to this world."""
    last = session.steps[-1]
    swap = Placed(world, session.rules.view)
    steps = [*session.steps[:-1], Step(last.action, [*last.events, swap], last.used_chance)]
    return Session.resume(session.rules, session.seed, steps)


def other_world(session: Session[Any], viewer: int, key: int) -> Any | None:
    """Another world that looks the same to the viewer; None where there is nothing that it cannot see."""
    rules, view = session.rules, session.view(viewer)
    for number in range(8):
        world = rules.determinize(view, viewer, Rng(session.seed, key, number))
        if world != session.state:
            assert rules.view(world, viewer) == view
            return world
    return None


@dataclass
class Pair:
    """Two tables, one viewer who cannot tell their worlds apart, and what was compared so far."""

    game: str
    viewer: int
    tables: tuple[TableScene, TableScene]
    begun: int
    """Steps that both had behind them when the worlds parted."""
    seen: Counter[str] = field(default_factory=Counter)
    """How many frames of each kind of moment were equal."""
    differences: list[str] = field(default_factory=list)
    _judged: int = 0
    """So many steps were the same to the viewer."""

    @property
    def first(self) -> TableScene:
        return self.tables[0]

    @property
    def top(self) -> Any:
        return self.first.app.stack.top

    # ------------------------------------------------------------ comparing

    def told_the_same(self) -> bool:
        """Whether all who have looked at the screen were told the same; where a game has opened a card, worlds part."""
        one, two = (table.session for table in self.tables)
        if len(one.steps) != len(two.steps):
            return False
        if len(one.steps) == self._judged:
            return True
        eyes, since = {PUBLIC, self.viewer}, min(self._judged, len(one.steps) - 1)
        self._judged = len(one.steps)
        for at in range(max(self.begun, since), len(one.steps)):
            for seat in eyes:
                pairs = zip(one.beats(at, seat), two.beats(at, seat), strict=False)
                if len(one.steps[at].events) != len(two.steps[at].events) or any(a != b for a, b in pairs):
                    return False
        return all(one.rules.view(one.state, seat) == two.rules.view(two.state, seat) for seat in eyes)

    def look(self, moment: str) -> None:
        """Compare what the two screens show, say, and name."""
        found = [_screen(table) for table in self.tables]
        for what in found[0]:
            if found[0][what] != found[1][what]:
                self.differences.append(f"{self.game}, eyes of {self.viewer}, {moment}: {what} differs")
        self.seen[moment] += 1

    def watch(self, moment: str, seconds: float) -> bool:
        """Let time pass and compare every frame; False as soon as the worlds have parted."""
        for _ in range(max(1, round(seconds / TICK))):
            for table in self.tables:
                table.app.clock.advance(TICK)
                table.app.frame([])
            if not self.told_the_same():
                return False
            self.look(moment)
        return True

    # ------------------------------------------------------------ doing the same at both

    def both(self, do: Callable[[TableScene], object]) -> None:
        for table in self.tables:
            do(table)

    def deliver(self, event: Any) -> None:
        self.both(lambda table: table.app.deliver(event))


def _screen(table: TableScene) -> dict[str, Any]:
    """All that a screen gives away."""
    app = table.app
    top = app.stack.top
    assert top is not None
    return {
        "the frame": bytes(app.surface.get_buffer().raw),
        "a place or its label": str(places.described(top, app.kit.stage)),
        "a tooltip": str([(w.key, w.tooltip) for w in top.ui.widgets]),
        "a sentence in passing": str(app.toasts.words),
        "a sound": str(app.kit.sound.played),
        "the reason for a refusal": str(table.reason),
        "a prompt": str(table.table.prompt(table.shown, table.status)),
        "the mode": (type(top).__name__, table.mode, table.asked),
        "the fuse": str(table.windows.fuse),
    }


Spoil = Callable[[Session[Any]], None]
"""Breaks a session on purpose, so that its table shows what it must not."""


def pair(
    agreement: Agreement, session: Session[Any], viewer: int, folder: Path, spoil: Spoil = lambda session: None
) -> Pair | None:
    """Two apps at the same moment of a game, in two worlds; None where the viewer sees everything."""
    world = other_world(session, viewer, len(session.steps))
    if world is None:
        return None
    tables = []
    for state in (session.state, world):
        app = offscreen(Settings(language="en"), Folders.under(folder), SIZE)
        twin = in_world(session, state)
        spoil(twin)
        table = TableScene(app, agreement, twin, Unkept())  # type: ignore[arg-type]
        _without_bots(table)
        app.stack.reset(table)
        tables.append(table)
    return Pair(agreement.game, viewer, (tables[0], tables[1]), len(session.steps))


def _without_bots(table: TableScene) -> None:
    """Bots may choose differently in other worlds, with their own cards; here the test chooses for them."""
    thinkers: Any = table.thinkers
    thinkers.ponder = lambda seat, view, step: None
    thinkers.update = lambda dt: None
    thinkers.take = lambda seat: None
    thinkers.ready = lambda seats: True
