"""A monkey at the machine: random events over all screens, nothing may fail, lock up or lose a move."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import pygame

from game.agreement import Agreement, Player
from game.catalogue import rulebook, tables
from game.saves.folders import Folders
from game.saves.game_file import load
from game.saves.settings import Settings, SettingsFile
from scenes.app import App
from scenes.crash import CrashScene
from scenes.display import offscreen
from scenes.doors import go_home, open_setup, open_table
from scenes.menus.results import ResultsScene
from scenes.menus.saved_games import SavedGamesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene
from scenes.scene import Scene
from scenes.table.table_scene import TableScene
from tests.inputs.chaos import Chaos, resize
from tests.inputs.devices import Keyboard
from tests.inputs.player import NAMES, SMALL
from tests.inputs.player import Player as Hands

VISIT: Final = 900
"""Events after which the monkey has to find home, and is put somewhere else."""
HOME_WITHIN: Final = 60
"""Inputs that the way home may take at most."""
ON_WITHIN: Final = 400
"""Inputs within which a game must go on."""
SHELF: Final = 8
"""Saved games that are kept; the oldest beyond are taken away between visits."""


class Locked(AssertionError):
    """A state that should not be, or that nothing leads out of."""


@dataclass(slots=True)
class Found:
    """One fault: where it happened, and what."""

    seed: int
    event: int
    where: str
    what: str


@dataclass(slots=True)
class Monkey:
    """Plays with one app after another until so many events have been heard."""

    seed: int
    home: Path
    events: int = 0
    steps: int = 0
    """Steps of games that were played."""
    screens: Counter[str] = field(default_factory=Counter)
    """Frames by screen."""
    found: list[Found] = field(default_factory=list)
    visits: int = 0
    rng: Random = field(init=False)
    app: App = field(init=False)
    chaos: Chaos = field(init=False)

    def __post_init__(self) -> None:
        """The first app."""
        self.rng = Random(self.seed)
        self._open()

    def _open(self) -> None:
        """Start anew, as after quitting, with the settings that were kept."""
        kept = SettingsFile(self.home / "settings.json")
        self.app = offscreen(kept.load(), Folders.under(self.home), self.rng.choice(((1024, 600), (1280, 720))))
        self.app.settings_file = kept
        self.chaos = Chaos(self.app, self.rng)
        self.app.stack.push(TitleScene(self.app))

    # ------------------------------------------------------------ running

    def run(self, events: int) -> Iterator[int]:
        """Play until so many events have been heard; yields their number after each visit."""
        while self.events < events:
            try:
                self._visit(min(events, self.events + VISIT))
            except Exception as error:
                self._note(error)
                self._open()
            yield self.events

    def _visit(self, until: int) -> None:
        self.visits += 1
        self._go_somewhere()
        while self.events < until:
            self._frame(self.chaos.batch())
            if not self.app.running or self.app.stack.top is None:
                self._open()
                return
        self._frame(self.chaos.let_go())
        self._play_on()
        self._go_home()
        self._tidy()

    def _frame(self, events: list[pygame.event.Event]) -> None:
        self.app.clock.advance(self.chaos.seconds())
        self.app.frame(events)
        self.events += len(events)
        top = self.app.stack.top
        if top is not None:
            self.screens[type(top).__name__] += 1
            check(self.app)

    def _note(self, error: Exception) -> None:
        lines = [line for line in traceback.format_exception(error) if line.strip()]
        where = type(self.app.stack.top).__name__
        self.found.append(Found(self.seed, self.events, where, "".join(lines[-7:])))

    # ------------------------------------------------------------ where to

    def _go_somewhere(self) -> None:
        """A game in the middle half of the time, else a menu; whatever is open from there on is the monkey's doing."""
        app, rng = self.app, self.rng
        game = rng.choice(sorted(SMALL))
        resize(app, rng.choice(((1024, 600), (1280, 720))))
        app.change(text_size=rng.choice((100, 100, 200)), animation_speed=rng.choice((1.0, 4.0)))
        choice = rng.random()
        if choice < 0.62:
            scene = open_table(app, self._agreement(game))
            self._steps_ahead(scene)
        elif choice < 0.76:
            open_setup(app, game)
        elif choice < 0.84:
            app.stack.push(SettingsScene(app))
        elif choice < 0.9:
            app.stack.push(SavedGamesScene(app))

    def _agreement(self, game: str) -> Agreement:
        rng, book = self.rng, rulebook(game)
        people = rng.choice((1, 1, 2, 3))
        seats = max(book.seats.start, people, 2)
        seats = seats if seats in book.seats else book.seats.start
        people = min(people, seats)
        names = [*NAMES[:people], *(f"Bot {n}" for n in range(seats - people))]
        bots = [None] * people + ["random"] * (seats - people)
        players = tuple(Player(name=name, bot=bot) for name, bot in zip(names, bots, strict=True))
        options, undo = dict(SMALL[game]), rng.random() < 0.3
        seed = rng.randrange(1 << 30)
        return Agreement(game=game, players=players, options=options, seed=seed, always_undo=undo, confirm=undo)

    def _steps_ahead(self, scene: TableScene) -> None:
        """Some games have gone far already."""
        if self.rng.random() < 0.5:
            self._hands(scene, self.rng.randint(5, 60))

    def _hands(self, scene: TableScene, things: int, done: Callable[[], bool] = lambda: False) -> bool:
        """Let somebody with keys do so many things at most; whether that led to what was wanted."""
        player = Hands(self.app, scene.agreement.game, "keys", len(scene.host.people), self.rng.randrange(1 << 30))
        player.scene = scene
        for _ in range(things):
            if done() or isinstance(self.app.stack.top, ResultsScene) or scene not in self.app.stack.scenes:
                return True
            if scene.session.over and scene.mode != "over" and not scene.director.busy:
                scene.thinkers.settle()
            player.step(scene)
        return done()

    # ------------------------------------------------------------ no dead end

    def _play_on(self) -> None:
        """A table that was left in whatever state can be played on, and its file says what was played."""
        scene = next((scene for scene in self.app.stack.scenes if type(scene) is TableScene), None)
        if scene is None:
            return
        before = len(scene.session.steps)
        self.steps += before
        if not self._hands(scene, ON_WITHIN, lambda: len(scene.session.steps) != before):
            raise Locked(f"{scene.agreement.game} does not go on: mode {scene.mode}, {placed(self.app)}")
        file = scene.host.file
        if file is not None and scene in self.app.stack.scenes:
            kept, played = load(file.path).session.steps, scene.session.steps
            if [step.action for step in kept] != [step.action for step in played]:
                raise Locked(f"{scene.agreement.game}: {len(kept)} steps kept of {len(played)}")

    def _go_home(self) -> None:
        """Home by keys alone."""
        keys = Keyboard(self.app)
        for _ in range(HOME_WITHIN):
            top = self.app.stack.top
            if top is None or isinstance(top, TitleScene):
                return
            names = [widget.key for widget in top.ui.widgets if widget.is_enabled]
            way = next((key for key in ("leave", "tavern", "yes", "look") if key in names), None)
            if way in ("leave", "tavern") or (way == "yes" and "no" in names):
                keys.push(way)
            else:
                keys.back()
        raise Locked(f"no way home: {placed(self.app)}")

    def _tidy(self) -> None:
        saves = sorted(self.app.folders.saves.glob("*"), key=lambda path: path.stat().st_mtime)
        for path in saves[:-SHELF]:
            path.unlink()
        go_home(self.app)


def placed(app: App) -> str:
    """The screen in front, with what the ring can stand on."""
    top = app.stack.top
    if top is None:
        return "nothing is open"
    keys = [place.key for place in top.all_places()]
    return f"{[type(scene).__name__ for scene in app.stack.scenes]}, ring {top.focus.key} of {keys}"


def check(app: App) -> None:
    """What is true at any time; raises Locked where it is not."""
    if any(isinstance(scene, CrashScene) for scene in app.stack.scenes):
        raise Locked("the page after a crash")
    top = app.stack.top
    assert top is not None
    down = set(app.pointers.down)
    if top.ui._held is not None and top.ui._held not in down:
        raise Locked(f"a widget is held by the pointer {top.ui._held}, which is up")
    for scene in app.stack.scenes:
        check_scene(scene, down)


def check_scene(scene: Scene, down: set[int]) -> None:
    """What is true of one scene."""
    if sum(field.editing for field in scene.ui.fields) > 1:
        raise Locked("two fields are edited at once")
    if not isinstance(scene, TableScene):
        return
    hands, session = scene.hands, scene.session
    if hands.carry is not None and hands.carry.pointer not in down:
        raise Locked(f"a piece hangs in the air, held by the pointer {hands.carry.pointer}, which is up")
    if hands._pressed is not None and hands._pressed[0] not in down:
        raise Locked(f"a piece is pressed by the pointer {hands._pressed[0]}, which is up")
    asks = type(scene) is TableScene and scene.mode == "ask"
    if asks and scene.asked is not None and not session.over:
        if scene.asked not in session.rules.awaiting(session.state):
            raise Locked(f"seat {scene.asked} is asked, but not awaited")
        if scene.sheet is None and not scene.offers.all():
            raise Locked(f"seat {scene.asked} is asked, but may do nothing: {placed(scene.app)}")
    if scene.mode != "ask" and scene.offers.all():
        raise Locked(f"nobody is asked (mode {scene.mode}), but pieces can be laid")
    viewer = scene.director.last.viewer
    if viewer >= 0 and scene.host.kind(viewer) == "bot" and viewer not in scene.host.left:
        raise Locked(f"the table shows what the bot of seat {viewer} sees")


def game_names() -> list[str]:
    """Every game, so that none is forgotten in SMALL."""
    return sorted(table.id for table in tables())


def fresh_settings(language: str = "en") -> Settings:
    """Settings of a first start."""
    return Settings(language=language)
