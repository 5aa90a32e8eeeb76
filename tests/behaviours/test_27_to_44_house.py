"""Behaviours 27 to 44: display, flat table and kiosk, bots, keeping and packing, access."""

import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.bots.levels import LEVELS
from game.catalogue import rulebooks
from game.core import Session
from game.language import LANGUAGES, set_language
from game.saves.folders import Folders
from game.saves.game_file import GameFile, list_saves, load
from game.saves.settings import Settings, SettingsFile
from scenes.app import App
from scenes.display import offscreen, settle
from scenes.events import Action, Key, Pad, Pointer
from scenes.flat.palm import Palm
from scenes.gallery import shots
from scenes.menus.pause import PauseScene
from scenes.menus.rules_text import load_rules
from scenes.menus.settings import SettingsScene
from scenes.monitors import monitor_middle
from scenes.sound import Sound
from scenes.stage import Stage
from scenes.table.gallery import pass_time, seated, until
from scenes.tables.farm_and_furious.colours import TEAMS
from tests.bots import test_greedy, test_referee
from tests.saves import test_fairness, test_statistics
from tests.scenes import (
    test_flat_lens,
    test_kiosk_house,
    test_shell_stage,
    test_table_ending,
    test_table_host,
    test_table_scene,
)
from tests.scenes.test_speech import Fake
from tests.scenes.test_table_whole_games import test_a_whole_race_needs_nothing_but_the_buttons as whole_race
from tests.scenes.twins import halfway, seats_of
from tests.trust import kill

SEED = 5
whole_race.__test__ = False  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 1024), pytest.param((3840, 2160), marks=pytest.mark.slow)])
def test_27_every_place_is_on_the_screen_at_every_size_and_text_size(folders: Folders, size: tuple[int, int]) -> None:
    """Sizes come from one scale, at 200 % text. The system's own scaling is Windows' and macOS': not run here."""
    app = offscreen(Settings(language="fr", text_size=200), folders, size)
    for name in ("settings_window", "pause", "dialog_leave", "table_curtain", "rules"):
        shots()[name](app)
        settle(app)
        top = app.stack.top
        assert top is not None
        window = pygame.Rect((0, 0), size).inflate(2, 2)
        inside = [w for w in top.ui.widgets if w.pane is None]
        assert inside
        assert [w.key for w in inside if not window.contains(app.kit.stage.rect(w.shown_box))] == [], name


def test_28_text_is_rendered_again_at_each_scale(app: App) -> None:
    """A larger text is drawn with a larger font, never stretched."""
    test_shell_stage.test_text_is_drawn_again_at_each_scale_never_stretched(app)


def test_29_full_screen_opens_on_the_chosen_monitor_and_survives_focus_loss(app: App) -> None:
    """The position asks SDL for that monitor, the last one there is if it is gone. A second monitor: not run here."""
    first = monitor_middle(0)
    assert first[0] & 0xFFFF == 0
    assert monitor_middle(7) == monitor_middle(len(pygame.display.get_desktop_sizes()) - 1)
    app.settings.fullscreen = True
    app.stack.reset(SettingsScene(app))
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED):
        app.frame([pygame.event.Event(event)])
    assert app.settings.fullscreen
    assert app.running


def test_30_text_size_and_large_card_corners_are_settings(app: App) -> None:
    """Both stand under Access, apply at once and are kept."""
    app.settings_file = SettingsFile(app.folders.settings)
    scene = SettingsScene(app, 2)
    app.stack.reset(scene)
    keys = {widget.key for widget in scene.ui.widgets}
    assert {"text_size", "large_corners", "high_contrast", "reduced_motion", "captions", "speech"} <= keys
    scene.set("large_corners", True)
    scene.set("text_size", 175)
    assert app.kit.large_corners
    assert app.kit.stage.text_scale == 1.75
    kept = SettingsFile(app.folders.settings).load()
    assert (kept.large_corners, kept.text_size) == (True, 175)


def test_31_hands_prompts_and_dialogs_turn_to_their_seat() -> None:
    """A seat's strip stands with its foot at its edge; a whole screen opens before it. (Whole games: test_flat_*.)"""
    test_flat_lens.test_a_whole_screen_opens_before_its_seat_inside_the_window()
    test_flat_lens.test_the_board_turns_along_the_table_and_across_only_where_nobody_sits_along_it()


def test_32_leaning_on_the_table_triggers_nothing() -> None:
    """Three touches close together at one moment are a palm, and dead until they are lifted; two fingers are not."""
    palm = Palm()
    spots = [(500.0, 500.0), (560.0, 520.0), (530.0, 580.0)]
    found = [palm.pressed(Pointer(n, "touch", pos, pos), 0.05 * n) for n, pos in enumerate(spots)]
    assert found == [set(), set(), {0, 1, 2}]
    assert all(palm.lifted(n) for n in range(3))
    apart = Palm()
    assert not apart.pressed(Pointer(0, "touch", (100, 100), (100, 100)), 0.0)
    assert not apart.pressed(Pointer(1, "touch", (1500, 900), (1500, 900)), 0.1)
    assert not apart.lifted(0)


def test_33_every_input_kind_leaves_attract_and_resets_the_timer(folders: Folders) -> None:
    """All thirteen kinds of input; the PIN and the reset stand in tests/scenes/test_kiosk_*.py."""
    assert len(test_kiosk_house.INPUTS) >= 13
    test_kiosk_house.test_behaviour_33_every_input_kind_leaves_attract(folders)


def test_34_edge_swipes_are_for_the_operator_to_switch_off() -> None:
    """A program cannot switch a system's gestures off; the window asks for what it can, and the guide says the rest."""
    texts = [path.read_text(encoding="utf-8").lower() for path in Path(__file__).parents[2].rglob("*.md")]
    assert any("swipe" in text or "gesture" in text for text in texts), "no guide speaks of the edge gestures"
    assert os.environ.get("SDL_TOUCH_MOUSE_EVENTS") == "0", "a touch is not a mouse too"


def test_35_a_hard_cap_always_yields_a_legal_move() -> None:
    """A bot that never ends, and one that fails, still move; a hanging one is played for."""
    test_referee.test_a_bot_that_never_ends_is_stopped_even_where_no_time_is_kept()
    test_referee.test_a_match_goes_on_with_failing_bots_and_counts_their_faults()
    test_table_host.test_a_bot_that_hangs_is_played_for_from_then_on()


def test_36_bot_moves_are_paced_and_never_padded() -> None:
    """Choices come one by one; a thinker that was slow already is not made to wait longer."""
    test_table_host.test_choices_come_one_by_one_at_a_readable_pace()
    test_table_host.test_a_choice_can_be_taken_as_soon_as_it_is_there_whatever_the_pace()


def test_37_levels_are_ordered_by_measured_results() -> None:
    """The ladder is named from weak to strong; the stronger level beats novices. (Ratings: the ladder bench.)"""
    test_greedy.test_levels_are_named_from_weak_to_strong()
    assert len(LEVELS) >= 2


@pytest.mark.parametrize("game", rulebooks())
def test_38_every_deal_can_be_dealt_again_from_its_seed(game: str) -> None:
    """What answers "it is rigged": the seed gives the same cards and dice to whoever plays, and to the report."""
    agreement = seats_of(game, 4, 1, {}, SEED)
    one, two = Session(agreement.rules(), 99), Session(agreement.rules(), 99)
    assert one.steps == two.steps
    rng = [Random(1), Random(1)]
    for _ in range(12):
        for session, chance in zip((one, two), rng, strict=True):
            seats = list(session.rules.awaiting(session.state))
            if seats:
                seat = chance.choice(seats)
                session.play(chance.choice(session.rules.legal_actions(session.state, seat)))
    assert one.steps == two.steps


def test_38_the_report_finds_a_changed_die() -> None:
    """The page of a finished game weighs each seat's luck, and a game can be verified from its seed."""
    test_fairness.test_behaviour_38_luck_is_weighed_by_its_spread()
    test_fairness.test_behaviour_38_a_changed_die_is_found_out()


def test_39_conceding_fast_forwards_bot_only_play(app: App) -> None:
    """Whoever leaves is played on for to the end, at once where nobody wants to watch."""
    test_table_scene.test_whoever_leaves_is_played_on_for_by_a_bot_to_the_end(app)
    test_table_ending.test_behaviour_39_conceding_leads_to_the_results_at_once("farm_and_furious", app)


def test_40_every_action_is_saved_and_a_kill_resumes_exactly(tmp_path: Path) -> None:
    """Two children are killed while they play (ten and five hundred: tests/trust)."""
    kill.run(2, seed=40, folder=tmp_path)


@pytest.mark.parametrize("game", rulebooks())
def test_41_settings_and_games_survive_and_the_last_set_up_is_remembered(tmp_path: Path, game: str) -> None:
    """Unknown settings of another version stay; a game left in the middle is listed as unfinished."""
    folders = Folders.under(tmp_path)
    file = SettingsFile(folders.settings)
    file.save(Settings(language="fr", last_setup={game: {"players": 3}}))
    text = folders.settings.read_text(encoding="utf-8")
    folders.settings.write_text(text.replace("{", '{"of_tomorrow": 1,', 1), encoding="utf-8")
    again = SettingsFile(folders.settings).load()
    assert again.last_setup == {game: {"players": 3}}
    assert again.model_extra == {"of_tomorrow": 1}
    session = halfway(seats_of(game, 4, 1, {}, SEED), 0.4, Random(2))
    GameFile.create(folders.saves, seats_of(game, 4, 1, {}, SEED), session).close()
    [saved] = list_saves(folders.saves)
    assert not saved.over
    assert load(saved.path).session.state == session.state


def test_41_statistics_survive_and_abandoned_games_do_not_count(tmp_path: Path) -> None:
    """A crash in mid-write loses nothing; a game counts once, one left in the middle or to bots never."""
    test_statistics.test_behaviour_41_the_file_survives_a_crash_in_mid_write(tmp_path)
    test_statistics.test_behaviour_41_a_game_counts_once()
    test_statistics.test_behaviour_41_an_abandoned_game_never_counts()
    test_statistics.test_behaviour_41_unfinished_games_and_games_of_bots_do_not_count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_42_it_runs_from_a_folder_with_any_name(tmp_path: Path, language: str) -> None:
    """Settings, saves and pictures under an accent and a space, in both languages. Windows: not run here."""
    folders = Folders.under(tmp_path / "Été à Gdańsk" / "ratskeller")
    app = offscreen(Settings(language=language), folders, (1024, 600))
    scene = seated(app, seats_of("farm_and_furious", 3, 1, {}, SEED))
    until(app, scene, "ask")
    scene.act(scene.offers.all()[0])
    assert list(folders.saves.iterdir())
    spec = (Path(__file__).parents[2] / "build.spec").read_text(encoding="utf-8")
    assert "COLLECT(" in spec, "a folder, not one file"
    app.change(language="en" if language == "fr" else "fr")
    settle(app)


def test_43_it_starts_without_a_sound_device_and_rests_when_idle(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """No device is silence; a table at rest draws no frame."""
    monkeypatch.setattr(pygame.mixer, "init", _no_device)
    sound = Sound()
    assert not sound.ready
    sound.play("door_bell")
    sound.tune("tavern")
    test_table_scene.test_an_idle_table_draws_nothing(app, monkeypatch)


def _no_device(*arguments: Any) -> None:
    raise pygame.error("no audio device")


@pytest.mark.parametrize("kind", [Key, pytest.param(Pad, marks=pytest.mark.slow)])
def test_44_whole_games_by_keys_and_pad_with_speech(app: App, kind: type[Key] | type[Pad]) -> None:
    """A race to its results with a voice that has told every place that was stood on; seats differ by symbol too."""
    voice = Fake()
    app.speech.voice = voice
    app.change(speech=True)
    whole_race(app, kind, 1, 1)
    assert len(voice.said) > 30
    assert any("Ready" in words for words in voice.said)
    assert len({team.symbol for team in TEAMS.values()}) == len(TEAMS)
    for game in rulebooks():
        sections = [load_rules(game, code) for code in LANGUAGES]
        assert len({len(found) for found in sections}) == 1, "the rules stand in each language"


def test_44_reduced_motion_lets_nothing_fly(app: App) -> None:
    """No motion lasts longer than a moment; menus answer to keys."""
    app.change(reduced_motion=True)
    begun = time.perf_counter()
    test_table_scene.test_reduced_motion_never_moves_a_card_across_the_table(app)
    app.stack.push(PauseScene(app, "farm_and_furious", lambda: None))
    app.deliver(Key(pygame.K_TAB, 0, Action.NEXT))
    assert app.stack.top is not None
    assert app.stack.top.focus.shown
    assert time.perf_counter() - begun < 60
    assert Stage(1920, 1080).scale == 1.0
    set_language("en")
    pass_time(app, 0.1)
