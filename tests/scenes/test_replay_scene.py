"""Replays: what may be seen, where one can go, and what never plays again."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core import PUBLIC, Rng, Session
from game.course import leads, round_starts
from game.saves.game_file import GameFile
from game.scenario import run_file
from scenes import doors
from scenes.app import App
from scenes.events import Action, Key, Pad
from scenes.menus.dialogs import Confirm
from scenes.replay.scene import SPEEDS, ReplayScene
from scenes.replay.timeline import Eyes, Place
from scenes.table.curtain import CurtainScene
from scenes.table.table_scene import TableScene
from tests.saves.evenings import GAMES, agreed, played


def replay_of(app: App, game: str, steps: int, *, bots: bool = False, path: Path | None = None) -> ReplayScene:
    agreement = agreed(game, bots=bots)
    scene = ReplayScene(app, agreement, played(agreement, steps), path)
    app.stack.reset(scene)
    scene.playing = False
    return scene


def wait(app: App, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        app.clock.advance(0.05)
        app.frame([])


def frame_of(app: App, scene: ReplayScene, index: int) -> bytes:
    scene.frame.jump(scene.timeline.places[index])
    scene._drawn_at = -1
    scene.relabel()
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


class Worlds:
    """The same session, whose states at a moment are worlds that look the same to a viewer."""

    def __init__(self, session: Session[Any], viewer: int, seed: int) -> None:
        self._fold, self._rules, self.viewer, self.seed = session.fold, session.rules, viewer, seed

    def __call__(self, upto: int) -> Any:
        state = self._fold(upto)
        return self._rules.determinize(self._rules.view(state, self.viewer), self.viewer, Rng(self.seed, upto))


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_6_a_replay_through_a_seats_eyes_holds_only_what_it_saw(app: App, game: str) -> None:
    """Behaviour 6: with everything permuted that the seat (or the public) cannot see, the frames are the same."""
    app.kit.calm = True
    app.settings.reduced_motion = True
    for viewer in (PUBLIC, 1):
        scene = replay_of(app, game, 24)
        scene._look(Eyes(viewer)) if viewer != PUBLIC else None
        indexes = [scene.timeline.last // 2, scene.timeline.last]
        places = [place for place in (scene.timeline.places[index] for index in indexes) if place.done == 0]
        for place in places:
            index = scene.timeline.index(place)
            real = frame_of(app, scene, index)
            kept = scene.session.fold
            for seed in (1, 2):
                scene.session.fold = Worlds(scene.session, viewer, seed)  # type: ignore[method-assign]
                assert frame_of(app, scene, index) == real, f"{game} from seat {viewer} at {place}, seed {seed}"
                scene.session.fold = kept  # type: ignore[method-assign]


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_6_every_view_of_a_replay_is_its_viewers(app: App, game: str) -> None:
    """Behaviour 6: what the table draws from is the view of the chosen eyes, at every place."""
    scene = replay_of(app, game, 30)
    for viewer in (PUBLIC, 0, 2):
        eyes = Eyes(viewer)
        for index in range(0, scene.timeline.last + 1, 7):
            place = scene.timeline.places[index]
            assert scene.timeline.view(place, eyes) == scene.session.rules.view(scene.timeline.state(place), viewer)
    assert scene.timeline.view(Place(len(scene.session.steps)), Eyes(PUBLIC, reveal=True)) == scene.session.state


def test_behaviour_6_reveal_all_is_a_choice_and_only_once_a_game_is_over(app: App) -> None:
    """Behaviour 6: it is the last entry of a list that begins with the public's eyes; unfinished games lack it."""
    over = replay_of(app, "pied_piper", 400)
    assert over.session.over
    assert over.frame.eyes == Eyes()
    assert over.choices == [Eyes(), Eyes(0), Eyes(1), Eyes(2), Eyes(PUBLIC, reveal=True)]
    unfinished = replay_of(app, "pied_piper", 6, bots=True)
    assert unfinished.choices == [Eyes(), Eyes(0)], "nor are the hands of bots to be had"


def test_behaviour_6_ones_own_view_of_an_unfinished_game_lies_behind_the_curtain(app: App) -> None:
    """Behaviour 6: nobody's cards are drawn until that person says that nobody else looks."""
    scene = replay_of(app, "pie_rats", 12)
    scene.look(Eyes(1))
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert scene.frame.eyes == Eyes()
    assert scene.director.shown.viewer == PUBLIC
    curtain.open()
    assert app.stack.top is scene
    assert scene.director.shown.viewer == 1


def test_behaviour_5_the_log_beside_it_is_redacted(app: App) -> None:
    """Behaviour 5: a family's drawn cards are named in its own log, in nobody else's."""
    scene = replay_of(app, "pied_piper", 400)
    told = {}
    for viewer in (PUBLIC, 0, 1):
        scene._look(Eyes(viewer))
        told[viewer] = [line.words for line in scene.log.lines]
    assert "Ada draws a card." in told[PUBLIC]
    assert "Ada draws a card." not in told[0]
    assert "Ada draws a card." in told[1]


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_26_seeking_never_plays_stale_effects(app: App, game: str) -> None:
    """Behaviour 26: after a jump nothing moves, flutters, sounds or is still to come."""
    scene = replay_of(app, game, 40)
    scene.playing = True
    wait(app, 3.0)
    for index in (0, scene.timeline.last, scene.timeline.last // 2):
        scene.playing = True
        wait(app, 0.4)
        scene.scrub(index)
        assert not scene.frame.busy
        assert scene.director.heard == []
        assert not scene.playing
        assert scene.index == index
        still = getattr(scene.frame.table, "effects", None)
        fresh = type(still)(scene.kit)
        pending = {key: value for key, value in vars(still).items() if isinstance(value, (list, dict, tuple, set))}
        assert pending == {key: vars(fresh)[key] for key in pending}


def test_stepping_goes_event_by_event_forth_and_back(app: App) -> None:
    scene = replay_of(app, "treasure_run", 20)
    found = []
    for _ in range(6):
        scene.step(1)
        wait(app, 4.0)
        found.append(scene.index)
    assert found == [1, 2, 3, 4, 5, 6]
    scene.step(-1)
    scene.step(-1)
    assert scene.index == 4
    view = scene.session.rules.view(scene.timeline.state(scene.timeline.places[4]), PUBLIC)
    assert scene.director.shown.view == view


def keys_of(scene: ReplayScene) -> Iterator[tuple[int, object]]:
    yield pygame.K_END, lambda: scene.index == scene.timeline.last
    yield pygame.K_HOME, lambda: scene.index == 0
    yield pygame.K_PAGEDOWN, lambda: scene.round == 1
    yield pygame.K_PAGEUP, lambda: scene.round == 0
    yield pygame.K_PLUS, lambda: SPEEDS[scene.speed] == 2.0
    yield pygame.K_MINUS, lambda: SPEEDS[scene.speed] == 1.0
    yield pygame.K_RIGHT, lambda: scene.timeline.index(scene.frame.next) == 1
    yield pygame.K_LEFT, lambda: scene.timeline.index(scene.frame.next) == 0
    yield pygame.K_SPACE, lambda: scene.playing
    yield pygame.K_p, lambda: not scene.playing


def test_all_of_it_by_keyboard(app: App) -> None:
    scene = replay_of(app, "farm_and_furious", 400)
    for key, holds in keys_of(scene):
        app.deliver(Key(key))
        assert holds(), pygame.key.name(key)  # type: ignore[operator]


def test_pause_by_pad_and_the_bar_in_the_ring(app: App) -> None:
    scene = replay_of(app, "farm_and_furious", 400)
    app.deliver(Pad(pygame.CONTROLLER_BUTTON_X))
    assert scene.playing
    scene.playing = False
    scene.focus.key, scene.focus.shown = "bar", True
    app.deliver(Pad(-1, Action.RIGHT))
    app.deliver(Pad(-1, Action.RIGHT))
    assert scene.index == 2


def test_marks_of_rounds_and_of_the_lead(app: App) -> None:
    """Rounds as the rules count them; the lead as standings tell it at the end of each."""
    scene = replay_of(app, "farm_and_furious", 400)
    session = scene.session
    assert [scene.timeline.places[index].step for index in scene.timeline.rounds] == round_starts(session)
    for lead in leads(session):
        places = session.rules.standings(session.fold(lead.step))
        assert [standing.seat for standing in places if standing.place == 1] == [lead.seat]
    assert replay_of(app, "farm_and_furious", 9).timeline.leads == [], "an unfinished game tells nothing"


def test_a_case_from_the_replay_passes_and_asks_while_the_game_goes_on(app: App) -> None:
    scene = replay_of(app, "treasure_run", 30)
    scene.go(scene.timeline.last // 2)
    upto = scene.frame.told.step
    scene.make_case()
    assert isinstance(app.stack.top, Confirm)
    assert "hidden" in app.stack.top.words
    assert not app.folders.exports.exists()
    app.stack.top.ui.widget("yes").activate()
    (path,) = app.folders.exports.iterdir()
    assert run_file(path).differences == []
    assert len(json.loads(path.read_text(encoding="utf-8"))["steps"]) == upto


def test_a_case_from_the_pause_menu_of_a_running_game(app: App) -> None:
    """Behaviour 40: save = replay = bug report."""
    scene = TableScene(app, agreed("treasure_run", bots=True))
    app.stack.push(scene)
    scene.menu()
    app.stack.top.ui.widget("case").activate()  # type: ignore[union-attr]
    assert isinstance(app.stack.top, Confirm)
    app.stack.top.ui.widget("yes").activate()
    (path,) = app.folders.exports.iterdir()
    assert run_file(path).differences == []
    scene.leave()


def test_export_from_the_replay_of_a_saved_game(app: App) -> None:
    agreement = agreed("pied_piper")
    file = GameFile.create(app.folders.saves, agreement, played(agreement, 400))
    file.close()
    doors.watch_game(app, file.path)
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    scene.ui.widget("export").activate()
    (path,) = app.folders.exports.iterdir()
    assert path.read_bytes() == file.path.read_bytes()


def test_a_tap_on_a_sentence_goes_there(app: App) -> None:
    scene = replay_of(app, "treasure_run", 30)
    scene.go(scene.timeline.last)
    app.draw()
    box, index = scene.log._boxes[3]
    assert scene.log.hit((box[0] + 5, box[1] + 5)) == index < scene.timeline.last
