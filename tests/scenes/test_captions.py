"""Sounds that tell something are told in words too, where people ask for it; the others are known to be seen."""

import ast
from pathlib import Path

import pytest

from assets.build import sounds
from game.catalogue import rulebooks
from game.language import set_language, tr
from scenes.app import App
from scenes.captions import COMMON
from scenes.menus.settings import SettingsScene
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated
from scenes.tables import table_of
from tests.scenes.twins import seats_of
from tests.sounds.test_asked_for import asked

SEEN = {
    "card_deal", "card_flip", "card_lift", "card_slide", "click", "confirm", "curtain", "hop", "hover", "page",
    "pawn_hop", "tick",
}  # fmt: skip
"""A card or a pawn that moves in plain sight, or a button under one's own finger."""
SCENES = Path(__file__).parents[2] / "scenes"


def captions_of(app: App, game: str) -> dict[str, str]:
    agreement = seats_of(game, max(3, rulebooks()[game].seats.start), 1, {}, 1)
    table = table_of(game, app.kit, agreement.rules(), agreement.names)
    return dict(table.captions)


def test_every_effect_has_a_caption_or_is_seen_anyway(app: App) -> None:
    known = set(COMMON) | SEEN
    for game in rulebooks():
        known |= set(captions_of(app, game))
    assert set(sounds.EFFECTS) - known == set()
    assert known - set(sounds.EFFECTS) == set(), "no caption without its sound"


@pytest.mark.parametrize("game", rulebooks())
def test_a_table_captions_every_sound_that_it_asks_for(app: App, game: str) -> None:
    told = set(COMMON) | SEEN | set(captions_of(app, game))
    for path in (SCENES / "tables" / game).rglob("*.py"):
        names = {name for name in asked(ast.parse(path.read_text(encoding="utf-8"))) if name in sounds.EFFECTS}
        assert names <= told, path.name


def test_captions_are_written_in_every_language(app: App) -> None:
    words = {words for game in rulebooks() for words in captions_of(app, game).values()} | set(COMMON.values())
    set_language("fr")
    alike = {word for word in words if tr(word) == word}
    set_language("en")
    assert alike == {"Fanfare"}, "the only word that is the same"


def test_the_door_bell_says_for_whom_it_rings(app: App) -> None:
    app.change(captions=True)
    seated(app, seats_of("pied_piper", 4, 3, {}, 5))
    pass_time(app, 0.6)
    assert isinstance(app.stack.top, CurtainScene)
    assert app.captions.words == f"Door bell: {app.stack.top.name} is next"
    pass_time(app, 3.2)
    assert app.captions.words == ""


def test_a_caption_changes_the_frame_and_none_does_without_the_setting(app: App) -> None:
    app.stack.reset(SettingsScene(app))
    app.frame([])
    before = bytes(app.surface.get_buffer().raw)
    app.kit.sound.play("door_bell")
    app.stack.top.request_frame()  # type: ignore[union-attr]
    app.frame([])
    assert bytes(app.surface.get_buffer().raw) == before
    app.change(captions=True)
    app.kit.sound.play("click")
    assert app.captions.words == ""
    app.kit.sound.play("door_bell")
    app.frame([])
    assert bytes(app.surface.get_buffer().raw) != before


def test_what_a_table_plays_says_what_has_happened(app: App) -> None:
    app.change(captions=True)
    scene = seated(app, seats_of("treasure_run", 3, 1, {}, 5))
    heard: list[str] = []
    for _ in range(200):
        scene.thinkers.settle()
        pass_time(app, 0.1)
        if app.captions.words and app.captions.words not in heard:
            heard.append(app.captions.words)
        if scene.mode == "ask":
            scene.act(scene.offers.all()[0])
        if any(words.startswith("Dice roll: ") for words in heard):
            return
    raise AssertionError(heard)
