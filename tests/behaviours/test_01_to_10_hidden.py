"""Behaviours 1 to 10: what one may not know stays hidden."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.levels import make_bot
from game.catalogue import rulebooks
from game.core import HIDDEN, PUBLIC, Action, Rng, Session
from game.language import LANGUAGES, set_language
from game.replay import export
from scenes.app import App
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated
from scenes.table.sprites import Sprites
from scenes.text import Text
from tests.behaviours.games import with_games
from tests.laws.laws import what_a_seat_cannot_see_changes_nothing_that_it_gets
from tests.laws.played import Played, agreed, setups
from tests.scenes import test_peek
from tests.scenes.twins import Pair, halfway, pair, seats_of

SEED = 5
DEALT = ("pie_rats", "pied_piper", "rats_with_gats", "treasure_run")
"""Games whose pieces have ids and hidden faces."""
YOU = {"en": r"\b(you|your|yours|yourself)\b", "fr": r"\b(vous|votre|vos|tu|toi|te)\b"}


def twins(game: str, people: int, share: float, viewer: int, folder: Path) -> Pair:
    agreement = seats_of(game, 4, people, {}, SEED)
    found = pair(agreement, halfway(agreement, share, Random(f"{game}{share}")), viewer, folder)
    assert found is not None
    return found


@with_games("pied_piper", "treasure_run")
def test_01_no_frame_holds_other_faces_before_confirmation(
    app: App, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first frame to the curtain, and behind it, nothing is drawn that a hidden card could change."""
    drawn: list[str] = []
    draw = Sprites.draw

    def spy(self: Sprites, surface: Any, pose: Any, high: float, *, moving: bool) -> Any:
        drawn.append(pose.face)
        return draw(self, surface, pose, high, moving=moving)

    monkeypatch.setattr(Sprites, "draw", spy)
    scene = seated(app, seats_of(game, 4, 3, {}, SEED))
    for _ in range(30):
        drawn.clear()
        pass_time(app, 0.05)
        if isinstance(app.stack.top, CurtainScene):
            assert drawn == [], "behind the curtain nothing of the table is drawn"
        assert scene.director.shown.viewer == PUBLIC
    if game in DEALT:
        pairs = twins(game, 3, 0.0, PUBLIC, tmp_path)
        pairs.watch("set-up", 1.0)
        assert pairs.seen["set-up"] >= 8
        assert pairs.differences == []


@pytest.mark.parametrize("game", rulebooks())
def test_02_shared_log_and_prompts_name_players_never_you(app: App, game: str) -> None:
    """Every sentence of a whole game's shared log, and the prompts that everybody reads, in both languages."""
    agreement = seats_of(game, 4, 3, {}, SEED)
    session = halfway(agreement, 1.0, Random(1))
    scene = seated(app, agreement)
    for language in LANGUAGES:
        set_language(language)
        told = []
        state = session.rules.blank()
        for step in session.steps:
            for event in step.events:
                seen = event.seen_by(PUBLIC, state)
                event.change(state)
                sentence = agreement.rulebook.sentence(seen, agreement.names)
                told.append(re.sub(r"[“«\"].*?[”»\"]", "", sentence))
        for share in (0.0, 0.3, 0.6, 0.9):
            part = halfway(agreement, share, Random(1))
            shown = scene.table.opening(part.view(PUBLIC), PUBLIC, 0)
            prompt = scene.table.prompt(shown, scene.status)
            told += [prompt.main, prompt.sub]
        assert len(told) > 20
        assert [words for words in told if re.search(YOU[language], words, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@with_games("pie_rats", "farm_and_furious")
def test_02_nothing_on_a_board_that_everybody_sees_says_you(
    app: App, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every word that the table itself draws in the public view, at several moments of a game."""
    app.change(language=language)
    drawn: list[str] = []
    draw = Text.draw
    agreement = seats_of(game, 4, 3, {}, SEED)
    scene = seated(app, agreement)

    def spy(self: Text, surface: Any, words: str, *rest: Any, **more: Any) -> Any:
        drawn.append(words)
        return draw(self, surface, words, *rest, **more)

    monkeypatch.setattr(Text, "draw", spy)
    for share in (0.0, 0.3, 0.6, 0.9):
        view = halfway(agreement, share, Random(1)).view(PUBLIC)
        for panel in scene.table.panels(scene.table.opening(view, PUBLIC, 0), scene.status):
            panel.paint(app.surface)
    assert len(drawn) > 10
    assert [words for words in drawn if re.search(YOU[language], words, re.IGNORECASE)] == []


@with_games("treasure_run", "farm_and_furious")
def test_03_every_human_seat_can_look_act_and_pass_on(app: App, game: str) -> None:
    """Three people at one screen: each in turn lifts its curtain or is asked openly, and acts."""
    scene, rng = (
        seated(app, seats_of(game, 4, 3, {"most_scenes": 2} if game == "rats_with_gats" else {}, SEED)),
        Random(3),
    )
    scene.fast = True
    acted: set[int] = set()
    for _ in range(1500):
        scene.thinkers.settle()
        pass_time(app, 0.1)
        top = app.stack.top
        if isinstance(top, CurtainScene):
            top.open()
            assert scene.asked is not None
            assert scene.director.shown.viewer == scene.asked
        elif top is scene and scene.mode == "told":
            scene.go_on()
        elif top is scene and scene.mode == "ask" and scene.sheet is not None and scene.sheet.desk.floor:
            scene.close_floor(None)
        elif top is scene and scene.mode == "ask" and scene.asked is not None and scene.offers.all():
            acted.add(scene.asked)
            scene.act(rng.choice(scene.offers.all()))
        if acted == {0, 1, 2}:
            return
    raise AssertionError(f"only {acted} have acted")


@with_games("farm_and_furious", "pied_piper", "pie_rats")
def test_04_hands_of_bots_and_opponents_stay_face_down(game: str, tmp_path: Path) -> None:
    """A lone person among bots: whatever they hold, the frames are the same."""
    pairs = twins(game, 1, 0.35, 0, tmp_path)
    pairs.watch("hand", 0.8)
    assert pairs.seen["hand"] >= 5
    assert pairs.differences == []


@pytest.mark.parametrize("game", DEALT)
def test_05_a_log_line_for_a_hidden_event_is_redacted_per_viewer(game: str) -> None:
    """A drawn card is named to whoever drew it and to nobody else."""
    agreement = seats_of(game, 4, 4, {}, SEED)
    session = halfway(agreement, 0.6, Random(1))
    state, redacted = session.rules.blank(), 0
    for step in session.steps:
        for event in step.events:
            own = getattr(event, "seat", None)
            if type(event).__name__ == "Drew" and own is not None and own >= 0:
                mine = agreement.rulebook.sentence(event.seen_by(own, state), agreement.names)
                theirs = {
                    agreement.rulebook.sentence(event.seen_by(seat, state), agreement.names)
                    for seat in (PUBLIC, *range(4))
                    if seat != own
                }
                redacted += len(theirs) == 1 and mine not in theirs
            event.change(state)
    assert redacted > 2


@pytest.mark.parametrize("game", DEALT)
def test_06_a_replay_seen_from_a_seat_holds_only_its_information(game: str, tmp_path: Path) -> None:
    """What is told of a game to a seat is the same in every world that the seat cannot tell apart; to all it is not."""
    pairs = twins(game, 4, 0.5, 1, tmp_path)
    agreement, sessions = pairs.first.agreement, [table.session for table in pairs.tables]
    beats = [[str(beat.view) for beat in session.beats(pairs.begun - 1, 1)] for session in sessions]
    assert beats[0][-1] == beats[1][-1]
    assert sessions[0].state != sessions[1].state, "revealing all would tell them apart"
    whole = halfway(agreement, 1.0, Random(1))
    told = [json.dumps(export(agreement, whole, seat)) for seat in (0, 1, PUBLIC)]
    assert len(set(told)) == 3, "each seat is told its own story"
    assert all('"seed"' not in story for story in told)


@pytest.mark.parametrize("game", DEALT)
def test_07_ids_and_order_do_not_reveal_identity(game: str) -> None:
    """The same id has many faces over many seeds, and a reshuffle gives ids other faces."""
    rules = seats_of(game, 4, 4, {}, SEED).rules()
    faces: dict[int, set[str]] = {}
    for seed in range(40):
        dealt = Session(rules, seed).state
        for piece in list(dealt.deck)[:3]:
            faces.setdefault(piece, set()).add(dealt.faces[piece])
    assert max(len(found) for found in faces.values()) >= 5
    session = halfway(seats_of(game, 4, 4, {}, 1), 1.0, Random(1))
    state, shuffled = rules.blank(), 0
    for step in session.steps:
        for event in step.events:
            event.change(state)
            if type(event).__name__ == "Shuffled":
                shuffled += 1
                assert all(rules.view(state, PUBLIC).faces[piece] == HIDDEN for piece in state.deck)
    assert shuffled


@with_games("farm_and_furious", "pied_piper")
def test_08_bots_get_a_projection(game: str) -> None:
    """Permuting what a seat cannot see changes no seeded choice of its bot (all set-ups and levels: tests/laws)."""
    agreement = agreed(game, setups(game)[-1], 3)
    session = halfway(agreement, 0.4, Random(2))
    states = [session.fold(len(session.steps)), session.fold(max(1, len(session.steps) - 1))]
    bot = make_bot("easy", rulebooks()[game])

    def choose(view: Any, seat: int) -> Action:
        return bot.choose(session.rules, view, seat, Rng(17, seat))

    some = Played(session.rules, session, states)
    assert list(what_a_seat_cannot_see_changes_nothing_that_it_gets(some, choose)) == []


@with_games("pied_piper", "treasure_run")
def test_09_views_undo_and_first_states_hold_no_secrets(game: str, tmp_path: Path) -> None:
    """All that the scene keeps of a game besides its session is the same, whatever is hidden."""
    pairs = twins(game, 1, 0.35, 0, tmp_path)
    pairs.watch("hand", 0.6)
    kept = [(repr(table.director.shown), repr(table.director.poses), str(table.offers.all())) for table in pairs.tables]
    assert kept[0] == kept[1]
    assert repr(pairs.tables[0].session.state) != repr(pairs.tables[1].session.state)


def test_10_one_can_look_at_ones_own_hand_out_of_turn_by_holding(app: App) -> None:
    """On the curtain, and from the menu for everybody at the screen; it closes with the hold."""
    test_peek.test_the_curtain_shows_the_hand_only_while_the_button_is_held(app)
    test_peek.test_everybody_may_peek_out_of_turn_and_the_open_hand_comes_back_behind_the_curtain(app, "pied_piper")
