"""Units and pixels, text that fits, colours that can be read."""

import pygame
import pytest

from scenes.app import App
from scenes.letters import Letters, load_font
from scenes.stage import Stage, inside
from scenes.tables.farm_and_furious.colours import TEAMS
from scenes.text import in_two, tied
from scenes.theme import GAMES, HIGH_CONTRAST, NORMAL, contrast


def test_the_inner_rectangle_is_fitted_and_centred() -> None:
    stage = Stage(1280, 720)
    assert stage.scale == pytest.approx(2 / 3)
    assert stage.point((0, 0)) == (0, 0)
    assert stage.point((1920, 1080)) == (1280, 720)
    wide = Stage(1024, 600)
    assert wide.scale == pytest.approx(1024 / 1920)
    assert wide.origin == pytest.approx((0, 12))
    assert wide.visible == pytest.approx((0, -22.5, 1920, 1125))


def test_units_and_pixels_are_each_other_s_inverse() -> None:
    stage = Stage(1000, 900)
    assert stage.units(stage.point((345, 678))) == pytest.approx((345, 678), abs=1)


def test_neighbours_share_their_edge() -> None:
    stage = Stage(1366, 768)
    left, right = stage.rect((100, 0, 33, 10)), stage.rect((133, 0, 33, 10))
    assert left.right == right.left


def test_text_grows_with_the_setting_and_stops_at_twelve_pixels() -> None:
    assert Stage(1920, 1080).font_px(22) == 22
    assert Stage(1920, 1080, 1.5).font_px(22) == 33
    assert Stage(1024, 600).font_px(20) == 12
    assert Stage(3840, 2160, 2.0).font_px(20) == 80
    assert Stage(1024, 600).text_units(20) == pytest.approx(22.5)


def test_a_box_holds_its_top_left_corner_only() -> None:
    assert inside((10, 10, 5, 5), (10, 10))
    assert not inside((10, 10, 5, 5), (15, 12))


def test_text_that_is_too_wide_gets_smaller_then_is_cut(app: App) -> None:
    text, surface = app.kit.text, pygame.Surface((1280, 720), pygame.SRCALPHA)
    full = text.draw(surface, "Whoever is farthest", (0, 100), 40, "#ffffff")
    less = text.draw(surface, "Whoever is farthest", (0, 100), 40, "#ffffff", max_width=full[2] * 0.7)
    assert full[2] * 0.6 < less[2] <= full[2] * 0.7 + 1
    assert text.cut == set()
    tiny = text.draw(surface, "Whoever is farthest", (0, 100), 40, "#ffffff", max_width=60)
    assert tiny[2] <= 61
    assert text.cut == {"Whoever is farthest"}


def test_wrapped_lines_keep_to_their_width(app: App) -> None:
    words = "When you reach or pass the kennel, your dog goes home: the card leaves the race for good."
    lines = app.kit.text.lines(words, 22, 300)
    assert len(lines) > 2
    assert " ".join(lines) == words
    assert all(app.kit.text.width(line, 22) <= 300.5 for line in lines)


def test_small_letters_stand_as_far_apart_as_large_ones() -> None:
    for words in ("Undo after the reveal", "Ajouter un joueur"):
        ideal = load_font("title", 400).size(words)[0] / 400
        for px in (12, 16, 22):
            assert load_font("title", px).size(words)[0] == pytest.approx(ideal * px, rel=0.025)


def test_a_line_never_begins_with_a_sign_nor_ends_with_an_opening_mark() -> None:
    assert tied("Prêt ? Il dit « oui » : allons") == ["Prêt ?", "Il", "dit", "« oui » :", "allons"]


def test_no_last_word_of_a_short_text_stands_alone(app: App) -> None:
    surface, words = pygame.Surface((1920, 1080)), "Farm and Furious of that evening will be gone for good."
    narrow = app.kit.text.width("Farm and Furious of that evening will be gone for", 22)
    box = app.kit.text.draw(surface, words, (900, 500), 22, "#ffffff", anchor="cm", wrap=True, max_width=narrow + 2)
    assert box[2] < narrow * 0.8


def test_a_text_is_laid_out_once_however_often_it_is_drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first drawing measures many lengths of line; later ones only look how wide each line is, to place it."""
    words = "The corn was seen behind the barn last night, and it will not say what it was doing there."
    text, surface, measured = app.kit.text, pygame.Surface((1280, 720)), list[str]()
    size = Letters.size

    def counted(self: Letters, line: str) -> tuple[int, int]:
        measured.append(line)
        return size(self, line)

    monkeypatch.setattr(Letters, "size", counted)
    found = []
    for _ in range(2):
        measured.clear()
        text.draw(surface, words, (0, 100), 40, "#ffffff", max_width=300, max_height=120, wrap=True)
        found.append(len(measured))
    assert found[0] > 50
    assert found[1] <= 6


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Maximilien-Andre", "Maximilien-\nAndre"),
        ("Konstantin Otto", "Konstantin\nOtto"),
        ("Wilhelmina-Annet", "Wilhelmina-\nAnnet"),
        ("A-b-cdefgh", "A-b-\ncdefgh"),
        ("Wolfeschlegelste", "Wolfesch\nlegelste"),
    ],
)
def test_long_names_break_where_they_can(name: str, wanted: str) -> None:
    assert in_two(name) == wanted


def test_text_is_drawn_again_at_each_scale_never_stretched(app: App) -> None:
    app.kit.set_stage(Stage(3840, 2160))
    large = app.kit.text.render("Ada", 22, "#ffffff")
    assert large.get_size() == load_font("bold", 44).size("Ada")


@pytest.mark.parametrize("face", ["title", "body", "bold", "black", "italic"])
def test_every_face_has_the_letters_of_our_languages(face: str) -> None:
    font = load_font(face, 20)  # type: ignore[arg-type]
    letters = "AZazÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ0123456789«»…–’·×%"
    assert [letter for letter in letters if not font.knows(letter)] == []


@pytest.mark.parametrize("palette", [NORMAL, HIGH_CONTRAST])
def test_words_stand_out_from_their_ground(palette: object) -> None:
    p = palette if isinstance(palette, type(NORMAL)) else NORMAL
    pairs = [
        (p.ink, p.parchment),
        (p.ink_soft, p.parchment_shade),
        (p.hint, p.slot),
        (p.danger, p.parchment),
        (p.link, p.parchment),
        (p.cream, p.walnut5),
        (p.candle, p.walnut9),
        (p.on_gold, p.gold),
        (p.on_disabled, p.disabled),
        (p.ink, p.mark),
        (p.ink, p.chip),
        (p.go_deep, p.mark),
    ]
    assert [(a, b) for a, b in pairs if contrast(a, b) < 4.5] == []
    assert contrast(p.focus, p.soot) >= 7


def test_team_and_game_colours_can_be_read_on_their_own_ground() -> None:
    assert [name for name, t in TEAMS.items() if contrast(t.deep, t.pale) < 4.5] == []
    assert [name for name, g in GAMES.items() if contrast(g.light, g.deep) < 4.5] == []
    assert len({team.symbol for team in TEAMS.values()}) == len(TEAMS)


def test_contrast_is_wcag_s() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
