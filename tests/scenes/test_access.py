"""Large words fit, words stand out from their ground, seats differ without colour, reduced motion lets nothing fly."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalogue import rulebooks
from game.language import LANGUAGES
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen, settle
from scenes.gallery import shots
from scenes.motion.director import Director
from scenes.table.gallery import pass_time, seated, until
from scenes.tables import table_of
from tests.scenes.readable import faults, looking
from tests.scenes.twins import seats_of

SAMPLE = (
    "crash", "dialog_leave", "pie", "piper", "rules", "saved_games", "settings_access", "settings_sound", "setup",
    "table", "table_curtain", "table_log", "table_peek", "table_pause", "treasure",
)  # fmt: skip
KNOWN = {
    "cut: N° 6", "cut: N° 71", "cut: N° 8", "cut: No. 6", "cut: No. 71", "cut: No. 8",
    "cut: Dépensé : Sabre et Charme", "cut: arrive couché, à l’abri cette phase",
    "cut: lands sideways, safe this phase", "cut: Pas de croûte",
    "cut: attend", "cut: à suivre", "cut: a joué", "cut: joue", "cut: next", "cut: waits", "cut: has played",
    "cut: plays now", "cut: −2", "cut: −3", "cut: −6", "cut: 2 short", "cut: 3 short", "cut: 6 short",
    "cut: 2", "cut: 5", "cut: 10",
    "overlap: table-farm_and_furious and table-pied_piper", "overlap: table-farm_and_furious and table-pie_rats",
    "outside the window: no", "outside the window: yes",
}  # fmt: skip
"""What is still wrong at 200 % in a window of 1024x600, or no fault: the nooks of the tavern are arches, not boxes."""
FAINT = {"A", "B", "C", "3", "4", "5", "6 short"}
"""Letters on the flags of the track, single numbers on discs and chips: their ground is measured too widely."""
RULED = ("kiosk_attract",)
"""Pictures of games that bots play: not the same twice."""


def open_shot(app: App, name: str) -> None:
    shots()[name](app)
    app.kit.text.cut.clear()
    settle(app)


def enlarged(tmp_path: Path, size: tuple[int, int], language: str) -> App:
    return offscreen(Settings(language=language, text_size=200), Folders.under(tmp_path), size)


def test_words_of_twice_the_size_fit_a_small_window(tmp_path: Path) -> None:
    app = enlarged(tmp_path, (1024, 600), "fr")
    found = {}
    for name in SAMPLE:
        if name in shots():
            open_shot(app, name)
            found[name] = [fault for fault in faults(app) if fault not in KNOWN]
    assert {name: told for name, told in found.items() if told} == {}
    assert len(found) > 11


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_words_of_twice_the_size_fit_everywhere(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = enlarged(tmp_path, size, language)
    found = {}
    for name in shots():
        if not name.startswith(RULED):
            open_shot(app, name)
            found[name] = [fault for fault in faults(app) if fault not in KNOWN]
    assert {name: told for name, told in found.items() if told} == {}


def test_the_check_finds_what_is_wrong(app: App) -> None:
    open_shot(app, "settings_game")
    top = app.stack.top
    assert top is not None
    top.ui.button("under", top.ui.widget("done").box, "Under", lambda: None)
    top.ui.button("away", (1900, 1000, 300, 71), "Away", lambda: None)
    app.kit.text.draw(app.surface, "A line that never fits in here", (0, 0), 30, "#000000", max_width=40)
    found = faults(app)
    assert "cut: A line that never fits in here" in found
    assert "outside the window: away" in found
    assert "overlap: done and under" in found or "overlap: under and done" in found


@pytest.mark.parametrize("high", [False, True])
def test_words_stand_out_from_the_ground_that_they_are_drawn_on(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, high: bool
) -> None:
    app = offscreen(Settings(language="en", high_contrast=high), folders, (1280, 720))
    for name in SAMPLE:
        if name in shots():
            with looking(monkeypatch) as look:
                shots()[name](app)
                settle(app)
            assert len(look.words) > 2, name
            faint = [word for word in look.faint() if word.words not in FAINT]
            assert faint == [], name


def test_faint_words_are_noticed(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    open_shot(app, "settings_game")
    with looking(monkeypatch) as look:
        app.surface.fill("#888888")
        app.kit.text.draw(app.surface, "grey on grey", (900, 500), 20, "#999999")
        app.kit.text.draw(app.surface, "black on grey", (900, 700), 20, "#000000")
    assert [word.words for word in look.faint()] == ["grey on grey"]


@pytest.mark.parametrize("game", rulebooks())
def test_seats_differ_without_colour(app: App, game: str) -> None:
    """The picture that stands for a seat differs from every other's in grey as well, by more than a shade."""
    seats = rulebooks()[game].seats.stop - 1
    agreement = seats_of(game, seats, 1, {}, 5)
    table = table_of(game, app.kit, agreement.rules(), agreement.names)
    scene = seated(app, agreement)
    table = scene.table
    grey = [_grey(app, table.seat_picture(seat)) for seat in range(seats)]
    for one, two in combinations(range(seats), 2):
        differing = sum(abs(a - b) > 40 for a, b in zip(grey[one], grey[two], strict=True)) / len(grey[one])
        assert differing > 0.03, f"seats {one} and {two} look alike in grey"


def _grey(app: App, name: str) -> list[int]:
    picture = pygame.Surface((64, 64))
    picture.fill("#808080")
    art = app.kit.art.get(name, 64)
    picture.blit(art, art.get_rect(center=(32, 32)), special_flags=pygame.BLEND_PREMULTIPLIED)
    grey = pygame.transform.grayscale(picture)
    return [grey.get_at((x, y))[0] for x in range(64) for y in range(64)]


@pytest.mark.parametrize("game", rulebooks())
def test_with_reduced_motion_nothing_moves_longer_than_a_moment(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths: list[float] = []
    send = Director._send

    def spy(self: Any, piece: Any, start: Any, end: Any, *rest: Any) -> float:
        length = send(self, piece, start, end, *rest)
        lengths.append(length)
        return length

    monkeypatch.setattr(Director, "_send", spy)
    app.change(reduced_motion=True)
    scene = seated(app, seats_of(game, 4, 1, {}, 5))
    for _ in range(8):
        until(app, scene, "ask", "told", "over")
        if lengths or scene.mode != "ask" or not scene.offers.all():
            break
        scene.act(scene.offers.all()[-1])
        pass_time(app, 0.5)
    assert lengths
    assert max(lengths) <= 0.12
