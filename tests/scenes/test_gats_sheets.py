"""The forms of Rats with Gats: texts taken, changed, said aloud, refused where too long, and never interpreted."""

import pytest

from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.scene_events import Narrated
from game.rulebooks.rats_with_gats.texts import LINE, TALE
from scenes.app import App
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene
from scenes.tables.rats_with_gats.sheets import NO_SHEET, SHEETS
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.shortening import shortened
from tests.scenes.gats_voyage import FIVE, MAST, NINE, THIEF, agreed, called, last, laying, sailing

STEPS = {
    *("describe", "gossip", "invent", "offer", "swap_answer", "assign", "qualities", "roles", "frame", "free"),
    *("free_again", "leave", "veto", "duel_card", "stakes", "apply", "tax", "tax_answer", "pick", "before", "cards"),
    *("after", "tell", "ballot", "award", "hat_vote", "afterlife", "council", "nominate", "rank_vote", "rest", "end"),
    "party",
}
"""Every question of the rules."""


def form(scene: TableScene) -> GatsSheet:
    assert isinstance(scene.sheet, GatsSheet)
    return scene.sheet


def telling(app: App) -> TableScene:
    """Ada tells how she beat the thief."""
    played = [*laying(), act.Lay(0, NINE, THIEF), act.Lay(1, FIVE, MAST), act.Confirm(0)]
    scene = sailing(app, [*played, act.Pass(1), act.Pass(2)])
    scene.act(act.Pass(0))
    until(app, scene, "ask")
    assert scene.shown.view.step == "tell"
    return scene


def test_every_question_has_a_form_or_needs_none() -> None:
    assert set(SHEETS) | set(NO_SHEET) == STEPS
    assert not set(SHEETS) & set(NO_SHEET)


def test_a_suggestion_is_taken_as_it_stands(app: App) -> None:
    scene = telling(app)
    words = form(scene).texts["text"]
    assert len(words) > 20
    scene.ui.widget("take").activate()
    assert last(scene) == [act.Narrate(0, words)]


def test_another_one_is_asked_for_and_own_words_are_never_lost(app: App) -> None:
    scene = telling(app)
    seen = [form(scene).texts["text"]]
    for _ in range(4):
        scene.ui.widget("another").activate()
        seen.append(form(scene).texts["text"])
    assert len(set(seen)) == 5
    form(scene).texts["text"] = "The thief sings along."
    form(scene).offered.pop("text", None)
    found = []
    for _ in range(6):
        scene.ui.widget("another").activate()
        found.append(form(scene).texts["text"])
    assert "The thief sings along." in found


def test_what_is_said_aloud_is_kept_as_such(app: App) -> None:
    scene = telling(app)
    scene.ui.widget("aloud").activate()
    assert last(scene) == [act.Narrate(0, "…")]


@pytest.mark.parametrize("words", ["<b>%s{name}\\n</b>", "{rat} 100 % “ok” ${base}", "é" * TALE])
def test_nothing_typed_is_interpreted(app: App, words: str) -> None:
    scene = telling(app)
    form(scene).texts["text"] = words
    scene.rebuild()
    pass_time(app, 0.1)
    scene.ui.widget("take").activate()
    assert act.Narrate(0, words) in last(scene, 3)
    story = scene.director.last.story
    told = [event for event in story.told if isinstance(event, Narrated) and event.seat == 0]
    assert told[-1].text == words
    assert words in scene.table.sentence(told[-1])


def test_a_text_that_is_too_long_cannot_be_handed_in(app: App) -> None:
    scene = telling(app)
    form(scene).limits["text"] = TALE
    form(scene).texts["text"] = "x" * (TALE + 1)
    assert not form(scene).fine
    scene.rebuild()
    assert not scene.ui.widget("take").is_enabled


def test_stakes_are_suggested_by_their_tag_and_set_as_written(app: App) -> None:
    actions = [*(act.Say(seat) for seat in (1, 2, 3)), act.Call(0, 1)]
    scene = sailing(app, actions, {"deep": [0]})
    sheet = form(scene)
    sheet.texts |= {"success": "Up the mast.", "failure": "y" * LINE}
    scene.ui.widget("done").activate()
    played = last(scene)[0]
    assert isinstance(played, act.Stakes)
    assert (played.success, played.failure) == ("Up the mast.", "y" * LINE)
    stakes = scene.session.state.challenge
    assert stakes is not None
    assert stakes.success == "Up the mast."


def test_a_tax_is_asked_by_naming_the_helper(app: App) -> None:
    told = [*called(), act.Apply(3, THIEF), act.Confirm(3)]
    scene = sailing(app, told)
    assert scene.shown.view.step == "tax"
    scene.ui.widget("rat-1").activate()
    assert act.AskTax(0, 1) in last(scene, 3)


def test_pieces_under_a_form_cannot_be_pointed_at(app: App) -> None:
    actions = [*(act.Say(seat) for seat in (1, 2, 3)), act.Call(0, 1)]
    scene = sailing(app, actions, {"deep": [0]})
    x, y, w, h = form(scene).box
    assert scene.piece_at((x + w / 2, y + h / 2)) is None


def test_techniques_are_written_and_swapped_behind_the_curtain_rats_made_before_all_eyes(app: App) -> None:
    scene = seated(app, agreed(3, people=3))
    until(app, scene, "ask")
    assert (scene.asked, scene.director.shown.viewer) == (0, -1), "no curtain for what everybody may know"
    seen: dict[str, bool] = {}
    for _ in range(400):
        top = app.stack.top
        step = scene.session.state.step
        if isinstance(top, CurtainScene):
            seen[step] = True
            top.open()
        elif scene.mode == "ask":
            seen.setdefault(step, False)
            if step == "roles":
                break
            scene.act(scene.offers.all()[0])
        else:
            pass_time(app, 0.2)
    hidden = {step for step, curtain in seen.items() if curtain}
    assert hidden == {"invent", "offer", "swap_answer", "assign"}
    assert {"describe", "gossip", "qualities", "roles"} <= set(seen)


def test_a_long_name_is_cut_before_it_grows_too_small_to_read(app: App) -> None:
    kit, name = app.kit, "The Honourable Sir Bartholomew Featherstonehaugh-Cholmondeley"
    cut = shortened(kit, name, 25, 200.0, "title")
    assert cut.endswith("…")
    assert kit.text.width(cut, 25 * 0.74, "title") <= 200
    assert shortened(kit, "Captain Plum", 25, 200.0, "title") == "Captain Plum"
