"""Plays a whole game from the tavern and back with one device, knowing the screen and what its own hands may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final
from unittest.mock import patch

from game.bots.levels import LEVELS
from game.catalogue import rulebook
from scenes.app import App
from scenes.doors import go_home
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.results import ResultsScene
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Draft, Seat
from scenes.menus.setup_part import part_of
from scenes.menus.title import TitleScene
from scenes.table.curtain import CurtainScene
from scenes.table.sheet import SHEET
from scenes.table.table_scene import TableScene
from tests.inputs.devices import DEVICES, Device

NAMES: Final = ("Ada", "Bo", "Cy")
SMALL: Final[dict[str, dict[str, Any]]] = {
    "farm_and_furious": {"track": [{"card": "A"}]},
    "pie_rats": {"pies": "printed", "pie_count": 5},
    "pied_piper": {"lean_years": True},
    "rats_with_gats": {"most_scenes": 1},
    "treasure_run": {},
}
"""Options of games that end soon."""
ASIDE: Final = {"menu", "undo", "log", "rules", "fast", "eye", "veil", "passing", "put_back", "back", "rule", "help"}
"""Buttons that answer no question."""
STUCK: Final = 400
"""So many things done without a step of the game are a dead end."""
LONGEST: Final = 6000


@dataclass(slots=True)
class Told:
    """How a game went."""

    game: str
    device: str
    people: int
    seed: int
    steps: int = 0
    answers: int = 0
    """Actions of people."""
    events: int = 0


class Player:
    """Everybody at the table, by one device."""

    def __init__(self, app: App, game: str, device: str, people: int, seed: int) -> None:
        self.app, self.rng = app, Random(seed)
        self.hands: Device = DEVICES[device](app)
        self.told = Told(game, device, people, seed)
        self.scene: TableScene | None = None

    # ------------------------------------------------------------ the whole way

    def whole_game(self) -> Told:
        """From the tavern through set-up, game and results back to the tavern."""
        app, game = self.app, self.told.game
        app.settings.animation_speed, app.settings.reduced_motion, app.settings.confirm_moves = 4.0, True, False
        app.settings.last_setup[game] = remembered(app, game, self.told.people).model_dump(mode="json")
        app.apply_settings()
        go_home(app)
        self._wait()
        self.hands.push(f"table-{game}")
        assert isinstance(app.stack.top, SetupScene), app.stack.top
        self._wait()
        with patch("scenes.menus.setup.fresh_seed", lambda: self.told.seed):
            self.hands.push("play")
        self.scene = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
        assert len(self.scene.host.people) == self.told.people
        self._play()
        self._wait()
        self.hands.push("tavern")
        assert isinstance(app.stack.top, TitleScene), app.stack.top
        self.told.events = self.hands.events
        return self.told

    def _play(self) -> None:
        scene, idle, before = self.scene, 0, 0
        assert scene is not None
        for _ in range(LONGEST):
            if isinstance(self.app.stack.top, ResultsScene):
                break
            steps = len(scene.session.steps)
            idle = 0 if steps != before else idle + 1
            before = steps
            assert idle < STUCK, self._where()
            self.step(scene)
        assert isinstance(self.app.stack.top, ResultsScene), self._where()
        assert scene.session.over
        actions = [step.action for step in scene.session.steps if step.action is not None]
        self.told.steps = len(scene.session.steps)
        self.told.answers = sum(action.seat < self.told.people for action in actions)

    def _where(self) -> str:
        scene, top = self.scene, self.app.stack.top
        assert scene is not None
        assert top is not None
        keys = [place.key for place in top.all_places()]
        return f"{self.told}: stuck at step {len(scene.session.steps)}, mode {scene.mode}, {type(top).__name__}: {keys}"

    # ------------------------------------------------------------ one thing after the other

    def step(self, scene: TableScene) -> None:
        """One thing that a person does, or a moment's wait."""
        top = self.app.stack.top
        if isinstance(top, CurtainScene):
            self.hands.push("look")
        elif top is not scene:
            self._close()
        elif scene.mode == "over" or (scene.mode == "told" and scene.host.people):
            self.hands.push("next")
        elif (bells := self._bells(scene)) and self.rng.random() < 0.25:
            self.hands.push(self.rng.choice(bells))
        elif scene.mode == "ask" and not scene.director.busy:
            self.rng.choice(self._ways(scene))()
            self._wait(0.1)
        else:
            self._wait()

    def _close(self) -> None:
        """Close what lies over the table; a lesson is skipped, since going back opens its menu."""
        top = self.app.stack.top
        assert top is not None
        keys = {place.key for place in top.all_places()}
        lesson = any(isinstance(scene, LessonScene) for scene in self.app.stack.scenes)
        way = next((key for key in ("skip", "yes") if key in keys), None) if lesson else None
        if way is None:
            self.hands.back()
        else:
            self.hands.push(way)

    def _bells(self, scene: TableScene) -> list[str]:
        """The controls to step in that are on the screen."""
        return [place.key for place in scene.ui.places() if place.key.startswith("wait-")]

    def _wait(self, seconds: float = 0.4) -> None:
        """Let bots think and pieces land."""
        if self.scene is not None:
            self.scene.thinkers.settle()
        for _ in range(2):
            self.app.clock.advance(seconds / 2)
            self.app.frame([])

    def _ways(self, scene: TableScene) -> list[Callable[[], None]]:
        """What there is to do: pieces to lay, buttons to press; a finished proposal is confirmed half of the time."""
        hands, rng = self.hands, self.rng
        buttons = {place.key for place in scene.ui.places()}
        if "ready" in buttons and rng.random() < 0.5:
            return [lambda: hands.push("ready")]
        found: list[Callable[[], None]] = []
        for piece in sorted(scene.offers.pieces(), key=str):
            laid = piece == scene.hands.laid
            spots = () if laid else sorted(scene.offers.spots(piece))
            found += [lambda piece=piece, spot=spot: hands.lay(piece, spot) for spot in spots]  # type: ignore[misc]
        taps = sorted(buttons & {f"tap-{spot}" for spot in scene.offers.spots() - {SHEET}})
        found += [lambda key=key: hands.push(key) for key in taps]  # type: ignore[misc]
        if scene.sheet is not None:
            found += [lambda key=key: self._fill(scene, key) for key in self._answers(scene)]  # type: ignore[misc]
        found += [lambda key=key: hands.push(key) for key in ("ready", "put_back") if key in buttons]  # type: ignore[misc]
        assert found, self._where()
        return found

    def _answers(self, scene: TableScene) -> list[str]:
        """The widgets of a form."""
        extras = {extra.key for extra in scene.table.extras(self.app, scene.shown)}
        keys = [place.key for place in scene.ui.places()]
        return [key for key in keys if key not in ASIDE | extras and not key.startswith(("tap-", "wait-"))]

    def _fill(self, scene: TableScene, key: str) -> None:
        """Press something of a form; a text is left as it is suggested."""
        self.hands.push(key)
        if self.app.stack.top is scene and scene.ui.editing is not None:
            scene.ui.editing.stop()


def remembered(app: App, game: str, people: int) -> Draft:
    """The last set-up: so many people, and as many random bots as the game needs or one more."""
    book = rulebook(game)
    looks = [look.id for look in part_of(book, app.kit).looks]
    seats = [Seat(name=NAMES[n], look=looks[n] if looks else "") for n in range(people)]
    draft = Draft(seats=seats, options=dict(SMALL[game]), confirm=False)
    while len(draft.seats) < max(book.seats.start, 2):
        draft.add("random" if "random" in LEVELS else min(LEVELS), looks)
    return draft
