"""Large card corners: the marks grow where a card has any, sharp and without leaving the card."""

import pygame
import pytest

from scenes.app import App
from scenes.table.corners import GROWN, Corner, with_large
from scenes.table.gallery import pass_time, seated, until
from tests.scenes.twins import seats_of

FACES = {
    "farm_and_furious": "furious/card_dog_carrot",
    "pie_rats": "pie_cards/al_dente",
    "pied_piper": "piper_cards/card_spice_cart",
    "rats_with_gats": "gats/poker_QC",
}
"""A card with a mark in its corner, by game; the Treasure Run's cards have words only."""


def test_a_mark_grows_from_its_corner_towards_the_middle() -> None:
    small, large = pygame.Surface((100, 150), pygame.SRCALPHA), pygame.Surface((160, 240), pygame.SRCALPHA)
    small.fill("#ffffff")
    large.fill("#ffffff")
    for picture, factor in ((small, 1.0), (large, GROWN)):
        picture.fill("#ff0000", (80 * factor, 0, 20 * factor, 20 * factor))
    card = with_large(small, large, [Corner(0.8, 0.0, 1.0, 20 / 150, round=False)])
    assert card.get_size() == (100, 150)
    red = pygame.mask.from_threshold(card, (255, 0, 0), (60, 60, 60))
    assert red.count() == 32 * 32
    assert red.get_bounding_rects() == [pygame.Rect(68, 0, 32, 32)]
    assert pygame.mask.from_threshold(small, (255, 0, 0), (60, 60, 60)).count() == 400, "the small one is untouched"


@pytest.mark.parametrize("game", FACES)
def test_the_setting_draws_cards_with_larger_marks(app: App, game: str) -> None:
    scene = seated(app, seats_of(game, 4, 1, {}, 5))
    pass_time(app, 0.2)
    sprites = scene.table.pieces.sprites  # type: ignore[attr-defined]
    before = sprites.master(FACES[game], 300)
    app.change(large_corners=True)
    after = scene.table.pieces.sprites.master(FACES[game], 300)  # type: ignore[attr-defined]
    assert after.get_size() == before.get_size()
    assert bytes(after.get_buffer().raw) != bytes(before.get_buffer().raw)
    changed = pygame.mask.from_threshold(before, (0, 0, 0), (12, 12, 12, 255), after)
    changed.invert()
    share = changed.count() / (after.get_width() * after.get_height())
    assert 0.02 < share < 0.3, "corners, not the card"


def test_the_table_is_drawn_anew_when_it_is_switched(app: App) -> None:
    scene = seated(app, seats_of("pied_piper", 3, 1, {}, 5))
    until(app, scene, "ask")
    pass_time(app, 0.5)
    first = bytes(app.surface.get_buffer().raw)
    app.change(large_corners=True)
    app.frame([])
    assert bytes(app.surface.get_buffer().raw) != first
    app.change(large_corners=False)
    app.frame([])
    assert bytes(app.surface.get_buffer().raw) == first
