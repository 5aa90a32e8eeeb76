"""The words on the piper's cards: whole at every size a card is read at, in both languages."""

import pygame
import pytest

from game.rulebooks.pied_piper.cards import DECK
from scenes.app import App
from scenes.tables.pied_piper.faces import Faces
from scenes.text import Text

FACES = sorted(set(DECK))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """Whatever writes on a card while the test runs."""
    texts: list[Text] = []
    layer = Faces._layer

    def kept(self: Faces, picture: pygame.Surface, high: float) -> tuple[pygame.Surface, Text]:
        made = layer(self, picture, high)
        texts.append(made[1])
        return made

    monkeypatch.setattr(Faces, "_layer", kept)
    return texts


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("pixels", [136, 140, 154, 164, 190, 250])
def test_no_word_of_a_card_is_cut(app: App, written: list[Text], code: str, text_size: int, pixels: int) -> None:
    app.settings.language, app.settings.text_size = code, text_size
    app.apply_settings()
    faces = Faces(app.kit)
    for name in FACES:
        faces.paint(f"piper_cards/card_{name}", pixels)
    assert len(written) == len(FACES)
    assert {words for text in written for words in text.cut} == set()


def test_a_rule_too_long_for_a_small_card_gives_way_to_its_gist_then_to_its_sign(app: App) -> None:
    faces = Faces(app.kit)
    layer = pygame.Surface((300, 420), pygame.SRCALPHA)
    text = Text(app.kit.stage)
    assert faces._rule(layer, text, "pickpocket", (0, 0, 300, 100))
    assert not faces._rule(layer, text, "pickpocket", (0, 0, 40, 30))
    assert text.cut == set()
