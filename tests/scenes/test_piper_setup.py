"""The set-up of Pay the Piper: families, short rows, house rules with live numbers, the length without cards."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest

from game.language import set_language
from game.rulebooks.pied_piper.options import Options
from scenes.app import App
from scenes.art import read_manifest
from scenes.events import Action
from scenes.lessons.learn_page import LearnScene
from scenes.menus.options import OptionRow
from scenes.menus.rules_page import RulesScene
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.shots.piper_setup import TEN
from scenes.tables.pied_piper_setup.plan import course, end_told, haste_told, length_told
from tests.scenes.setup_driver import drag, focus, keys, middle, names, press

GAME = "pied_piper"
FAMILIES = ("sun", "star", "flower", "leaf", "bell", "moon", "key", "fish", "wheel", "acorn")


def square(app: App, seats: int) -> SetupScene:
    """The first so many of ten families: Ada 9, Basile 41, Zoé 12, bots, an open age."""
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [seat.model_copy() for seat in TEN[:seats]]
    app.stack.push(scene)
    app.frame([])
    return scene


def row(scene: SetupScene, name: str) -> OptionRow:
    return next(row for row in scene.rows() if row.name == name)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Agreements that a table was opened with."""
    found: list[Any] = []
    monkeypatch.setattr("scenes.doors.open_table", lambda app, agreement: found.append(agreement))
    return found


# ------------------------------------------------------------ the length, by hand


@pytest.mark.parametrize(
    ("families", "options", "stash"),
    [
        # 5 coins, 1 income, 3 children: pay 3, 3, 2 (a child lost), 1 (lost), 1. Four families: 12, 12, 8, 4, 4.
        (4, Options(stash_target="printed"), (12, 24, 32, 36, 40)),
        (4, Options(stash_target="scaled"), (12, 24, 32, 36, 40, 44, 48, 52, 56, 60)),
        # Two families stop by children: one each after round 4.
        (2, Options(), (6, 12, 16, 18)),
        (6, Options(stash_target="printed"), (18, 36, 48)),
        (10, Options(stash_target="printed"), (30, 60)),
        # 120 for ten: 30, 30, 20, then a coin from each.
        (10, Options(), (30, 60, 80, 90, 100, 110, 120)),
        # Lean years, four families: 4 coins pay 3, then 2 (lost), 1 (lost), 1, 1, 1, 1.
        (4, Options(lean_years=True), (12, 20, 24, 28, 32, 36, 40)),
        # Two children each: 2, 2, 2, 2, 2 of 6, 5, 4, 3, 2 coins, seven families and 90: 14 a round, then 7.
        (7, Options(children=2), (14, 28, 42, 56, 70, 77, 84, 91)),
        # Mercy: nobody who pays at all loses a child.
        (3, Options(mercy="any_token"), (9, 18, 24, 27, 30, 33, 36, 39, 42)),
    ],
)
def test_the_course_without_cards(families: int, options: Options, stash: tuple[int, ...]) -> None:
    assert course(families, options).stash == stash


def test_words_for_the_length() -> None:
    four, two = course(4, Options()), course(2, Options())
    # Half a minute for each of four turns and the payment: five rounds of 2.5 minutes, 12.5, even is 12.
    assert length_told(four) == "about 5 rounds, 12 minutes"
    assert end_told(four) == "If nobody plays a card, the chest is full in round 5."
    assert end_told(two) == "If nobody plays a card, hardly a child is left after round 4."


def test_forty_is_called_too_few_where_it_is_full_in_three_rounds() -> None:
    printed = Options(stash_target="printed")
    # Five families: 15, 30, and 2 coins each in round 3 make 40.
    assert [bool(haste_told(course(n, printed))) for n in range(2, 11)] == [False] * 3 + [True] * 6
    assert not any(haste_told(course(n, Options())) for n in range(2, 11))
    assert haste_told(course(6, printed)) == "40 coins are too few for 6 families: they are there in round 3."


# ------------------------------------------------------------ house rules


def test_the_target_follows_the_families_until_it_is_chosen(app: App) -> None:
    scene = square(app, 4)
    assert (row(scene, "stash_target").value, row(scene, "stash_target").labels) == (
        "printed",
        ("40, printed", "60, scaled"),
    )
    press(app, scene, "add-bot")
    assert (row(scene, "stash_target").value, row(scene, "stash_target").labels[1]) == ("scaled", "70, scaled")
    press(app, scene, "option-stash_target")
    press(app, scene, "option-stash_target.0")
    press(app, scene, "add-bot")
    chosen = row(scene, "stash_target")
    assert (chosen.value, chosen.warns) == ("printed", True)
    assert chosen.note == "40 coins are too few for 6 families: they are there in round 3."


def test_fewer_children_only_from_seven_families_on(app: App) -> None:
    scene = square(app, 7)
    assert row(scene, "children").kind == "number"
    place = focus(scene, "option-children")
    assert place.adjust is not None
    place.adjust(-1)
    app.frame([])
    assert scene.part.options(scene.draft)["children"] == 2
    press(app, scene, "remove-6")
    assert row(scene, "children").kind == "none"
    assert scene.part.options(scene.draft)["children"] == 3


def test_the_crown_is_on_the_youngest_known_age(app: App) -> None:
    scene = square(app, 10)
    assert scene.part.crowned(scene.draft) == [0], "Ada is 9; bots and open ages count as older"
    scene.draft.seats[2].age = 9
    assert scene.part.crowned(scene.draft) == [0, 2]
    assert scene.part.ties(scene.draft) == "the youngest begins each round"
    scene.draft.options["first"] = "drawn"
    assert (scene.part.crowned(scene.draft), scene.part.ties(scene.draft)) == ([], "")


# ------------------------------------------------------------ families and rows


def test_every_family_has_its_own_colours_symbol_and_pattern(app: App) -> None:
    looks = square(app, 2).part.looks
    assert tuple(look.id for look in looks) == FAMILIES
    assert len({look.pattern for look in looks}) == 10
    assert len({look.colours.base for look in looks}) == 10
    pictures = read_manifest(files("assets") / "art")
    assert all(picture in pictures for look in looks for picture in (look.disc, look.symbol, look.figure))


def test_two_families_stay(app: App) -> None:
    scene = square(app, 2)
    with pytest.raises(KeyError):
        scene.ui.widget("remove-0")


def test_rows_are_added_up_to_ten(app: App) -> None:
    scene = square(app, 2)
    for _ in range(8):
        press(app, scene, "add-bot")
    assert len(scene.draft.seats) == 10
    assert {seat.look for seat in scene.draft.seats} == set(FAMILIES)
    with pytest.raises(KeyError):
        scene.ui.widget("add-bot")


def test_ten_rows_show_at_once_and_nothing_overlaps(app: App) -> None:
    scene = square(app, 10)
    pane = next(pane for pane in scene.ui.panes if pane.key == "players")
    kinds = ("seat", "look", "name", "who", "remove")
    boxes = [scene.ui.widget(f"{kind}-{seat}").box for seat in range(10) for kind in kinds]
    boxes += [scene.ui.widget(f"{'level' if TEN[seat].bot else 'age'}-{seat}").box for seat in range(10)]
    left, top, wide, high = pane.box
    for x, y, w, h in boxes:
        assert left <= x
        assert x + w <= left + wide
        assert top <= y
        assert y + h <= top + high
    for one, other in combinations(boxes, 2):
        apart = one[0] + one[2] <= other[0] + 0.01 or other[0] + other[2] <= one[0] + 0.01
        assert apart or one[1] + one[3] <= other[1] + 0.01 or other[1] + other[3] <= one[1] + 0.01


def test_a_short_row_is_dragged_to_the_other_side(app: App) -> None:
    scene = square(app, 10)
    start, end = middle(scene, "seat-9"), middle(scene, "seat-0")
    drag(app, start, (start[0] - 60, start[1] - 30), end)
    assert names(scene)[:3] == ["Hugo", "Ada", "Basile"]
    assert names(scene)[9] == "Jean-Baptiste"


def test_a_short_row_turns_human_into_bot_and_changes_families(app: App) -> None:
    scene = square(app, 7)
    press(app, scene, "who-0")
    assert scene.draft.seats[0].bot == "normal"
    press(app, scene, "who-0")
    assert scene.draft.seats[0].bot is None
    press(app, scene, "look-0")
    press(app, scene, "look-0.6")
    assert (scene.draft.seats[0].look, scene.draft.seats[6].look) == ("key", "sun")


def test_the_seventh_line_makes_the_rows_short(app: App) -> None:
    scene = square(app, 5)
    assert not scene.players.shape.short
    press(app, scene, "add-player")
    assert scene.players.shape.short
    app.change(text_size=150)
    assert not scene.players.shape.short, "large text has one scrolling column"


# ------------------------------------------------------------ play


def test_play_carries_everything_to_the_rules(app: App, opened: list[Any]) -> None:
    scene = square(app, 3)
    press(app, scene, "look-2")
    press(app, scene, "look-2.9")
    press(app, scene, "option-lean_years")
    press(app, scene, "play")
    (agreement,) = opened
    rules = agreement.rules()
    assert rules.families == ("sun", "star", "acorn")
    assert rules.target == 40
    assert rules.options.lean_years
    assert rules.ages == (9, 41, 12)
    assert SetupScene(app, GAME).draft == scene.draft, "the next set-up begins as this one ended"


def test_a_remembered_single_family_is_forgotten(app: App) -> None:
    app.settings.last_setup[GAME] = {"seats": [{"name": "Ada", "look": "sun"}]}
    assert names(SetupScene(app, GAME)) == ["Player 1", "Milo"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [100, 120, 200])
@pytest.mark.parametrize("seats", [2, 10])
def test_every_place_can_be_reached_and_lies_on_the_screen(app: App, language: str, text: int, seats: int) -> None:
    scene = square(app, seats)
    app.change(language=language, text_size=text)
    app.frame([])
    set_language(language)
    for place in scene.all_places():
        scene.focus.go(place)
        x, y, w, h = focus(scene, place.key).box
        assert x >= 0, place.key
        assert x + w <= 1920, place.key
        assert y >= 0, place.key
        assert y + h <= 1080, place.key


def test_the_columns_of_a_usual_row_do_not_overlap(app: App) -> None:
    scene = square(app, 3)
    boxes = [scene.ui.widget(f"{kind}-0").box for kind in ("seat", "name", "look", "who", "age", "remove")]
    assert all(left[0] + left[2] <= right[0] + 0.01 for left, right in pairwise(boxes))


# ------------------------------------------------------------ the tavern


def test_the_rules_open_and_others_can_be_turned_to(app: App) -> None:
    learn = LearnScene(app)
    app.stack.push(learn)
    app.frame([])
    learn.open_rules(GAME)
    rules = app.stack.top
    assert isinstance(rules, RulesScene)
    assert rules.game == GAME
    app.frame([])
    rules.ui.widget("game").activate()
    rules.ui.widget("game.0").activate()
    assert rules.game == "farm_and_furious"
    assert any(widget.key == "to-kennel" for widget in rules.ui.widgets)


def test_the_table_of_the_tavern_is_open(app: App) -> None:
    title = TitleScene(app)
    app.stack.push(title)
    app.frame([])
    focus(title, f"table-{GAME}")
    keys(app, Action.ACCEPT)
    assert isinstance(app.stack.top, SetupScene)
    assert app.stack.top.game == GAME
