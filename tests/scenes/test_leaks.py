"""What a viewer cannot know changes no pixel, word or sound, at every table and in every kind of moment."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import rulebooks
from game.core import HIDDEN, PUBLIC, Session
from game.saves.game_file import GameFile, list_saves
from scenes.app import App
from scenes.display import settle
from scenes.menus.saved_games import SavedGamesScene
from scenes.table.gallery import pass_time
from scenes.table.table_scene import TableScene
from tests.laws.played import setups
from tests.scenes.twin_walk import Walk
from tests.scenes.twins import Pair, halfway, pair, seats_of

QUICK = {
    "farm_and_furious": ((3, 0.35, 0), (3, 0.7, 1), (1, 0.35, 0)),
    "pie_rats": ((3, 0.35, PUBLIC), (3, 0.0, 1), (1, 0.35, 0)),
    "pied_piper": ((3, 0.0, PUBLIC), (3, 0.35, 0), (1, 0.35, 0)),
    "rats_with_gats": ((3, 0.35, PUBLIC), (3, 0.35, 2), (1, 0.0, 0)),
    "treasure_run": ((3, 0.7, PUBLIC), (3, 0.35, 2), (1, 0.35, 0)),
}
"""By game: (people, share of a game that lies behind, whose eyes)."""
OPTIONS: dict[str, dict[str, Any]] = {"rats_with_gats": {"most_scenes": 3}}
MOMENTS = {"hand", "act", "hover", "enlarged", "drag", "flight", "focus", "log", "rules", "pause", "veiled", "undo"}
SEED = 5
LONG_AGO = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)


def walked(game: str, people: int, share: float, viewer: int, folder: Path, turns: int = 4) -> Pair | None:
    agreement = seats_of(game, 4, people, OPTIONS.get(game, {}), SEED)
    session = halfway(agreement, share, Random(f"{game}{people}{share}"))
    twins = None if session.over else pair(agreement, session, viewer, folder)
    if twins is not None:
        Walk(twins, 1).run(turns)
    return twins


@pytest.mark.parametrize("game", rulebooks())
def test_what_nobody_may_know_changes_nothing_on_the_screen(game: str, tmp_path: Path) -> None:
    seen, differences = Counter[str](), list[str]()
    for people, share, viewer in QUICK.get(game, ((3, 0.35, PUBLIC), (3, 0.35, 0), (1, 0.35, 0))):
        twins = walked(game, people, share, viewer, tmp_path, turns=2 if viewer == PUBLIC else 3)
        assert twins is not None, (people, share, viewer)
        seen += twins.seen
        differences += twins.differences
    assert differences == []
    assert seen.keys() >= MOMENTS, MOMENTS - seen.keys()
    assert seen.total() > 100
    if game == "pie_rats":
        assert seen["fuse"] > 5, "the time to step in burns alike, whatever hands hold"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("game", "index"), [(game, n) for game in rulebooks() for n in range(len(setups(game)))])
def test_every_set_up_and_every_pair_of_eyes(game: str, index: int, seed: int, tmp_path: Path) -> None:
    seats, options = setups(game)[index]
    differences, seen = list[str](), Counter[str]()
    for people in {1, seats}:
        for share in (0.0, 0.2, 0.4, 0.6, 0.8):
            agreement = seats_of(game, seats, people, options, seed)
            session = halfway(agreement, share, Random(f"{game}{index}{seed}{share}"))
            eyes = ([PUBLIC] if people > 1 else []) + list(range(people))
            for viewer in eyes:
                twins = None if session.over else pair(agreement, session, viewer, tmp_path)
                if twins is not None:
                    Walk(twins, seed).run(6)
                    differences += twins.differences
                    seen += twins.seen
    print(game, index, seed, dict(seen))
    assert differences == []


# ------------------------------------------------------------ the test can fail


@pytest.mark.parametrize("game", rulebooks())
def test_a_table_that_shows_somebody_elses_side_is_found_out(game: str, tmp_path: Path) -> None:
    agreement = seats_of(game, 4, 1, OPTIONS.get(game, {}), SEED)
    twins = pair(agreement, halfway(agreement, 0.35, Random(f"{game}10.35")), 0, tmp_path)
    assert twins is not None
    for seat in (1, 2, 3):
        twins.both(lambda t, seat=seat: t._look_as(seat, seat))  # type: ignore[misc]
        twins.watch("hand", 0.5)
    for what in ("the frame", "a place or its label"):
        assert any(what in difference for difference in twins.differences), what


def test_a_log_that_tells_too_much_is_found_out(tmp_path: Path) -> None:
    agreement = seats_of("pied_piper", 4, 1, {}, SEED)
    twins = pair(agreement, halfway(agreement, 0.35, Random("pied_piper10.35")), 0, tmp_path)
    assert twins is not None
    for table in twins.tables:
        table.table.sentence = lambda event, t=table: str(t.session.state.faces)  # type: ignore[method-assign,misc]
    walk = Walk(twins, 1)
    for _ in range(20):
        twins.watch("hand", 0.2)
        if twins.first.mode == "ask":
            break
    walk._drawers()
    assert any("the log differs" in difference for difference in twins.differences)


def test_a_sound_that_tells_too_much_is_found_out(tmp_path: Path) -> None:
    agreement = seats_of("treasure_run", 4, 1, {}, SEED)
    twins = pair(agreement, halfway(agreement, 0.35, Random("treasure_run10.35")), 0, tmp_path)
    assert twins is not None
    twins.both(lambda t: t.kit.sound.play(str(t.session.state.faces)))
    twins.look("hand")
    assert any("a sound" in difference for difference in twins.differences)


# ------------------------------------------------------------ what is outside the frame


def faces_of(state: Any) -> Iterator[str]:
    """Every hidden thing in a state, in the words that the state has for it."""
    for part in ("faces", "pile", "pies", "chosen", "choices"):
        for thing in getattr(state, part, ()):
            if thing is not None and thing != HIDDEN:
                yield str(thing)


@pytest.mark.parametrize("game", rulebooks())
def test_neither_window_nor_saved_game_is_named_after_what_is_hidden(app: App, game: str) -> None:
    agreement = seats_of(game, 4, 3, OPTIONS.get(game, {}), SEED)
    session = halfway(agreement, 0.35, Random("names"))
    kept = GameFile.create(app.folders.saves, agreement, session)
    kept.close()
    [path] = app.folders.saves.glob("*")
    name = path.name.replace(game, "")
    assert not [face for face in faces_of(session.state) if len(face) > 2 and face in name]
    assert app._keep_alive.title == "Ratskeller"
    [saved] = list_saves(app.folders.saves)
    told = str([getattr(saved, part) for part in ("date", "game", "players", "round", "over", "fault")])
    assert not [face for face in faces_of(session.state) if len(face) > 2 and face in told]


@pytest.mark.parametrize("game", rulebooks())
def test_the_shelf_of_saved_games_shows_the_same_whatever_lies_hidden(app: App, game: str) -> None:
    agreement = seats_of(game, 4, 3, OPTIONS.get(game, {}), SEED)
    pictures = []
    for seed in (SEED, SEED + 1):
        session = Session(agreement.rules(), seed)
        agreed = agreement.model_copy(update={"seed": seed})
        kept = GameFile.create(app.folders.saves, agreed, session)
        kept.close()
        for path in app.folders.saves.glob("*.jsonl"):
            os.utime(path, (1_780_000_000, 1_780_000_000))
            lines = path.read_text(encoding="utf-8").splitlines()
            assert lines
        scene = SavedGamesScene(app)
        scene.saved = [replace(saved, date=LONG_AGO) for saved in list_saves(app.folders.saves)]
        app.stack.reset(scene)
        scene.saved = [replace(saved, date=LONG_AGO) for saved in scene.saved]
        scene.rebuild()
        settle(app)
        pictures.append(bytes(app.surface.get_buffer().raw))
        for path in app.folders.saves.glob("*.jsonl"):
            path.unlink()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("game", rulebooks())
def test_bots_get_their_own_view_and_nothing_else(app: App, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    agreement = seats_of(game, 4, 1, OPTIONS.get(game, {}), SEED)
    session = halfway(agreement, 0.35, Random("bots"))
    scene = TableScene(app, agreement, session)
    given: list[tuple[int, Any, Any]] = []

    def ponder(seat: int, view: Any, step: int) -> None:
        given.append((seat, view, session.view(seat)))

    monkeypatch.setattr(scene.thinkers, "ponder", ponder)
    app.stack.reset(scene)
    rng = Random(3)
    for _ in range(60):
        pass_time(app, 0.1)
        seats = list(session.rules.awaiting(session.state))
        if not seats or len(given) > 8:
            break
        if scene.mode in ("ask", "wait") and not scene.director.busy:
            seat = rng.choice(seats)
            scene.act(rng.choice(session.rules.legal_actions(session.state, seat)))
    assert given
    for seat, view, own in given:
        assert view == session.rules.view(view, seat), f"seat {seat} is given what its view leaves out"
        if not scene.table.window_game:
            assert view == own
