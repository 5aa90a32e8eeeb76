"""The tavern's menus, used by keys alone and looked at in every language and size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from game.agreement import Agreement, Player
from game.catalogue import tables
from game.core import Session
from game.language import language
from game.saves.game_file import GameFile, SavedGame
from scenes.app import App
from scenes.crash import CrashScene
from scenes.events import Action, Key, Pointer, Press
from scenes.gallery import shots
from scenes.lessons.learn_page import LearnScene
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.menus.rules_page import RulesScene
from scenes.menus.rules_text import Block, load_rules, parse
from scenes.menus.saved_games import SavedGamesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.shelf import resumable
from scenes.menus.title import TitleScene
from scenes.replay.scene import ReplayScene
from scenes.scene import Scene
from scenes.stage import Stage
from scenes.table.table_scene import TableScene
from scenes.widgets.buttons import Button

MENUS = ("title", "settings", "saved", "rules", "pause", "dialog", "crash")
GAME = "farm_and_furious"


def press(app: App, *actions: Action) -> None:
    for action in actions:
        app.deliver(Key(0, 0, action))
        app.frame([])


def top(app: App, kind: type[Scene]) -> Scene:
    assert isinstance(app.stack.top, kind)
    return app.stack.top


@pytest.fixture
def title(app: App) -> TitleScene:
    scene = TitleScene(app)
    app.stack.push(scene)
    app.frame([])
    return scene


# ---------------------------------------------------------------- the title


def test_every_place_of_the_title_is_reached_by_arrows_alone(app: App, title: TitleScene) -> None:
    wanted = {place.key for place in title.all_places()}
    press(app, Action.DOWN)
    seen, edge = {title.focus.key}, [title.focus.key]
    while edge:
        start = edge.pop()
        for action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            title.focus.key = start
            if start == "language" and action in (Action.LEFT, Action.RIGHT):
                continue
            press(app, action)
            if title.focus.key not in seen:
                seen.add(title.focus.key)
                edge.append(title.focus.key)
    assert seen == wanted


def test_the_title_names_all_five_tables(app: App, title: TitleScene) -> None:
    labels = {place.key: place.label for place in title.all_places()}
    assert [table.title in labels[f"table-{table.id}"] for table in tables()] == [True] * 5


def test_hovering_a_table_lights_it(app: App, title: TitleScene) -> None:
    assert title.hot() == GAME
    pixel = app.kit.stage.point((1664, 420))
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False)])
    assert title.hot() == "pied_piper"


def test_continue_only_with_a_game_to_go_on_with(app: App, title: TitleScene) -> None:
    assert "continue" not in [widget.key for widget in title.ui.widgets]
    title.saved = [SavedGame(Path("x"), datetime(2026, 1, 1, tzinfo=UTC), GAME, (), 4, over=True)]
    title.rebuild()
    assert "continue" not in [widget.key for widget in title.ui.widgets]
    title.saved = [SavedGame(Path("x"), datetime(2026, 1, 1, tzinfo=UTC), GAME, (), 4)]
    title.rebuild()
    button = title.ui.widget("continue")
    assert isinstance(button, Button)
    assert button.sub == "Farm and Furious, round 4"


def test_learning_leads_to_the_rules_of_every_table(app: App, title: TitleScene) -> None:
    title.open_learning()
    page = top(app, LearnScene)
    for table in tables():
        page.ui.widget(f"rules-{table.id}").activate()
        rules = top(app, RulesScene)
        assert isinstance(rules, RulesScene)
        assert rules.game == table.id
        app.stack.pop()


def test_quitting_asks_and_the_safe_answer_comes_first(app: App, title: TitleScene) -> None:
    press(app, Action.BACK)
    assert top(app, Confirm).focus.key == "no"
    assert top(app, Confirm).focus.shown
    press(app, Action.ACCEPT)
    assert app.stack.top is title
    press(app, Action.BACK)
    top(app, Confirm).ui.widget("yes").activate()
    assert not app.running


def test_the_language_switch_works_at_once(app: App, title: TitleScene) -> None:
    title.focus.key, title.focus.shown = "language", True
    press(app, Action.RIGHT)
    assert app.settings.language == "fr"
    assert language() == "fr"
    assert title.focus.key == "language"
    press(app, Action.LEFT)
    assert language() == "en"


# ---------------------------------------------------------------- settings


def test_settings_apply_at_once_and_keep_the_tab(app: App, title: TitleScene) -> None:
    scene = SettingsScene(app, 2)
    app.stack.push(scene)
    app.frame([])
    scene.set("text_size", 150)
    assert app.kit.stage.text_scale == 1.5
    scene.set("high_contrast", True)
    assert app.kit.palette.ink == "#1a0c04"
    scene.set("reduced_motion", True)
    assert app.kit.calm
    assert scene.tab == 2
    press(app, Action.BACK)
    assert app.stack.top is title


@pytest.mark.parametrize("kind", [SettingsScene, SavedGamesScene])
def test_a_screen_of_its_own_leaves_the_tavern_undrawn(app: App, title: TitleScene, kind: type[Scene]) -> None:
    app.stack.push(kind(app))
    app.frame([])
    assert app.stack.shown() == [app.stack.top]
    spot = (20.0, 1000.0)
    app.deliver(Press(Pointer(0, "mouse", spot, spot)))
    assert isinstance(app.stack.top, kind), "a press beside the sheet does not close it"


def test_volumes_reach_the_sound(app: App, title: TitleScene) -> None:
    scene = SettingsScene(app, 1)
    app.stack.push(scene)
    scene.set("sound_volume", 0.3)
    scene.set("muted", True)
    assert (app.kit.sound.effects, app.kit.sound.muted) == (0.3, True)


def test_tabs_are_walked_by_keys(app: App, title: TitleScene) -> None:
    scene = SettingsScene(app)
    app.stack.push(scene)
    scene.focus.key, scene.focus.shown = "tabs", True
    press(app, Action.RIGHT)
    assert scene.tab == 1
    assert scene.focus.key == "tabs"
    assert scene.ui.widget("music_volume") is not None


# ---------------------------------------------------------------- rules


def test_markdown_is_read() -> None:
    page = "# Race\n\nFirst line\nand more.\n\n## Mud {#mud}\n\n1. One **bold** word\n2. Two\n- dot\n  goes on\n"
    race, mud = parse(page)
    assert (race.heading, race.anchor, race.blocks) == ("Race", "race", (Block((("First line and more.", False),)),))
    assert (mud.anchor, [block.mark for block in mud.blocks]) == ("mud", ["1.", "2.", "•"])
    assert mud.blocks[0].runs == (("One ", False), ("bold", True), (" word", False))
    assert mud.blocks[2].words == "dot goes on"


def test_a_table_is_read_row_by_row() -> None:
    (section,) = parse("# T\n\nBefore:\n\n| Card | Side |\n|---|---|\n| A | mud |\n\nAfter.\n")
    assert [block.cells for block in section.blocks] == [(), ("Card", "Side"), ("A", "mud"), ()]
    assert section.has("mud")


def test_both_rules_pages_have_the_same_anchors() -> None:
    english, french = load_rules(GAME, "en"), load_rules(GAME, "fr")
    assert [s.anchor for s in english] == [s.anchor for s in french]
    assert len(english) > 10


def test_searching_ignores_case_and_accents() -> None:
    found = [section.anchor for section in load_rules(GAME, "fr") if section.has("EGALITES")]
    assert "ties" in found


def test_the_rules_open_at_the_paragraph(app: App, title: TitleScene) -> None:
    scene = RulesScene(app, GAME, "kennel")
    app.stack.push(scene)
    page = next(pane for pane in scene.ui.panes if pane.key == "page")
    assert page.scroll > 300
    before = page.scroll
    app.deliver(Key(pygame.K_PAGEDOWN))
    assert page.scroll > before


def test_the_search_field_finds_and_marks(app: App, title: TitleScene) -> None:
    scene = RulesScene(app, GAME)
    app.stack.push(scene)
    scene.ui.widget("search").activate()
    for letter in "straw":
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter)])
    assert scene.query == "straw"
    assert scene.marked == "straw", "the section of that name comes before the first that mentions it"
    field = scene.ui.editing
    assert field is not None
    assert field.words == "straw"


# ---------------------------------------------------------------- saved games, pause, crash


def test_deleting_a_game_asks_then_deletes_only_that_file(app: App, title: TitleScene) -> None:
    folder = app.folders.saves
    folder.mkdir(parents=True)
    for name in ("one", "two"):
        (folder / f"{name}.jsonl").write_text("not a game\n", encoding="utf-8")
    scene = SavedGamesScene(app)
    app.stack.push(scene)
    assert sorted(saved.path.stem for saved in scene.saved) == ["one", "two"]
    assert all(saved.fault for saved in scene.saved)
    assert not any(widget.key.startswith("resume-") for widget in scene.ui.widgets)
    scene.ui.widget("delete-one").activate()
    top(app, Confirm).ui.widget("no").activate()
    assert (folder / "one.jsonl").exists()
    scene.ui.widget("delete-one").activate()
    top(app, Confirm).ui.widget("yes").activate()
    assert [path.name for path in folder.iterdir()] == ["two.jsonl"]
    assert [saved.path.stem for saved in scene.saved] == ["two"]


def test_pause_leaves_only_after_a_question(app: App, title: TitleScene) -> None:
    left: list[str] = []
    app.stack.push(PauseScene(app, GAME, lambda: left.append("left")))
    app.stack.top.ui.widget("leave").activate()  # type: ignore[union-attr]
    press(app, Action.BACK)
    assert left == []
    top(app, PauseScene).ui.widget("leave").activate()
    top(app, Confirm).ui.widget("yes").activate()
    assert left == ["left"]


def test_a_press_beside_a_dialog_goes_back_and_reaches_nothing_below(app: App, title: TitleScene) -> None:
    press(app, Action.BACK)
    spot = app.kit.stage.units(app.kit.stage.point((200, 700)))
    app.deliver(Press(Pointer(0, "mouse", spot, spot)))
    assert app.stack.top is title
    assert len(app.stack.scenes) == 1


def test_a_fault_becomes_the_calm_page_and_home_is_one_key_away(app: App) -> None:
    class Broken(Scene):
        def draw(self, surface: pygame.Surface) -> None:
            words = "the carrot met a wall"
            raise RuntimeError(words)

    app.stack.push(Broken(app))
    app.safe_frame()
    scene = top(app, CrashScene)
    assert isinstance(scene, CrashScene)
    assert "RuntimeError" in scene.report
    assert "carrot met" not in scene.report, "a fault's own words may quote what is hidden"
    assert "test_shell_menus" in scene.report
    app.safe_frame()
    press(app, Action.BACK)
    assert isinstance(app.stack.top, TitleScene)


# ---------------------------------------------------------------- every screen


def _states() -> Iterator[tuple[str, str, tuple[int, int], int]]:
    for code in ("en", "fr"):
        for size in ((1024, 600), (1280, 720), (3840, 2160)):
            yield code, f"{size[0]}x{size[1]}", size, 100
        yield code, "1280x720 large", (1280, 720), 150


@pytest.mark.parametrize(("code", "_name", "size", "text_size"), list(_states()))
def test_no_word_is_cut_and_no_picture_missing(
    app: App, code: str, _name: str, size: tuple[int, int], text_size: int
) -> None:
    app.surface = pygame.Surface(size).convert()
    app.settings.language = code
    app.settings.text_size = text_size
    app.apply_settings()
    for name, make in shots().items():
        if name.startswith(MENUS):
            app.kit.text.cut.clear()
            make(app)
            app.draw()
            assert app.kit.text.cut == set(), name
    assert app.kit.art.missing == set()


def test_every_place_is_on_the_screen(app: App) -> None:
    app.settings.text_size = 150
    app.apply_settings()
    for name, make in shots().items():
        if not name.startswith(MENUS):
            continue
        make(app)
        scene = app.stack.top
        assert scene is not None
        panes = [pane.box for pane in scene.ui.panes]
        for place in scene.all_places():
            x, y, w, h = place.box
            inside = x >= 0 and y >= 0 and x + w <= 1920 and y + h <= 1080
            assert inside or any(box[0] <= x <= box[0] + box[2] for box in panes), (name, place.key)


def test_a_window_of_another_shape_shows_bleed_and_no_hole(app: App, title: TitleScene) -> None:
    app.surface = pygame.Surface((1024, 900)).convert()
    app.surface.fill("#ff00ff")
    app._set_stage(1024, 900)
    title.rebuild()
    app.draw()
    assert app.kit.stage == Stage(1024, 900)
    spots = [(0, 0), (1023, 0), (0, 899), (1023, 899), (512, 3), (512, 896)]
    assert all(app.surface.get_at(spot)[:3] != (255, 0, 255) for spot in spots)


def test_a_finished_game_is_watched_an_unfinished_one_resumed(app: App, title: TitleScene) -> None:
    agreement = Agreement(game=GAME, players=(Player(name="Ada"), Player(name="Milo", bot="random")), seed=3)
    rules = agreement.rules()
    session = Session(rules, seed=3)
    GameFile.create(app.folders.saves, agreement, session).close()
    scene = SavedGamesScene(app)
    app.stack.push(scene)
    (saved,) = scene.saved
    assert resumable(saved)
    assert [w.key for w in scene.ui.widgets if w.key.startswith("resume-")] == [f"resume-{saved.path.stem}"]
    scene.saved = [replace(saved, over=True)]
    scene.rebuild()
    scene.ui.widget(f"watch-{saved.path.stem}").activate()
    assert isinstance(app.stack.top, ReplayScene)
    app.frame([])
    press(app, Action.BACK)
    assert app.stack.top is scene
    scene.saved = [saved]
    scene.rebuild()
    scene.ui.widget(f"resume-{saved.path.stem}").activate()
    assert isinstance(app.stack.top, TableScene)
    app.stack.top.leave()
