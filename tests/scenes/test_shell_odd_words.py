"""Letters that cannot be drawn, windows that fit no screen: neither stops the program."""

import pygame
import pytest

from game.agreement import Player
from game.saves.settings import Settings
from scenes.app import App
from scenes.letters import load_font
from scenes.menus.setup_draft import Draft, Seat
from scenes.monitors import monitor_middle, on_desktop
from scenes.widgets.field import Field
from tests.scenes.test_shell_widgets import Desk, click

ODD = ("\0", "\u200b", "\u202e", "\u2066\u2069", "\ud83d", "\x1b")


@pytest.mark.parametrize("odd", ODD, ids=ascii)
@pytest.mark.parametrize("px", [20, 90])
def test_what_cannot_be_seen_is_left_out_of_words(app: App, odd: str, px: int) -> None:
    font = load_font("bold", px)
    assert font.size(f"Zo{odd}é") == font.size("Zoé")
    assert font.render(f"Zo{odd}é", "#000000").get_size() == font.render("Zoé", "#000000").get_size()
    assert font.size(odd)[0] == 0
    assert font.render(odd, "#000000").get_width() == 1
    app.kit.text.draw(app.surface, odd, (100, 100), 30, "#000000", max_width=20, wrap=True, outline=("#ffffff", 2))


def test_a_name_is_what_others_can_read() -> None:
    assert Player(name=" Zo\u202e\0é \n B\u200b ").name == "Zoé B"
    with pytest.raises(ValueError, match="at least one letter"):
        Player(name="\u202e\0")
    draft = Draft(seats=[Seat(name="Bo\0"), Seat(name="\u200bBo"), Seat(name="\u2066")])
    assert draft.name_problem(0) == "Bo sits here already: choose another name."
    assert draft.name_problem(2) == "Every player needs a name."
    draft.rename(0, "\u202eZoé\tB")
    assert draft.seats[0].name == "Zoé B"


@pytest.mark.parametrize("odd", [*ODD, "\n", "\t"], ids=ascii)
def test_a_field_takes_only_what_can_be_seen(app: App, odd: str) -> None:
    desk = Desk(app)
    app.stack.push(desk)
    click(app, (500, 627))
    for text in ("é", odd, "♞"):
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=text)])
    field = desk.ui.widget("field")
    assert isinstance(field, Field)
    assert field.words == "Zoé" + "♞" * load_font("bold", 22).knows("♞")
    assert not field.entry.validate_text_string(f"Bo{odd}")
    assert field.entry.validate_text_string("Bo")


def test_a_window_is_no_larger_than_the_largest_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768), (1080, 1920)])
    assert on_desktop((3840, 2160)) == (1366, 1920)
    assert on_desktop((1280, 720)) == (1280, 720)
    assert on_desktop(Settings(window_size=(10**30, -5)).window_size) == (1366, -5)


def test_a_screen_that_is_gone_is_the_last_one_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768), (1080, 1920)])
    centred = 0x2FFF0000
    assert [monitor_middle(monitor) for monitor in (0, 1, 2, 10**30)] == [
        (centred, centred),
        *[(centred + 1, centred + 1)] * 3,
    ]
