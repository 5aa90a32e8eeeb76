"""Round a flat table nothing that a seat must not see changes a pixel, and an open hand changes none but its own."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.catalogue import rulebooks
from game.core import PUBLIC
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.display import offscreen
from scenes.flat.flat_scene import FlatScene
from scenes.flat.over import open_lens, private_lens
from scenes.flat.strip import HANDLE
from scenes.table.log import LogScene
from tests.scenes.flat_fingers import Fingers, middle, wait
from tests.scenes.twins import Unkept, halfway, in_world, other_world, seats_of

SIZE = (1024, 600)
SHARES = {"rats_with_gats": 0.5}
OPTIONS: dict[str, dict[str, object]] = {"rats_with_gats": {"most_scenes": 3}}


def twins(game: str, folder: Path, share: float) -> tuple[FlatScene, FlatScene] | None:
    """Two tables in worlds that nobody who sees only what lies open can tell apart."""
    agreement = seats_of(game, 3, 3, OPTIONS.get(game, {}), 5)
    session = halfway(agreement, share, Random(f"{game}{share}"))
    world = None if session.over else other_world(session, PUBLIC, len(session.steps))
    if world is None:
        return None
    tables = []
    for state in (session.state, world):
        app = offscreen(Settings(language="en"), Folders.under(folder), SIZE)
        scene = FlatScene(app, agreement, in_world(session, state), Unkept())  # type: ignore[arg-type]
        app.stack.reset(scene)
        tables.append(scene)
    return tables[0], tables[1]


def frames(pair: tuple[FlatScene, FlatScene], seconds: float = 0.3) -> list[pygame.Surface]:
    """Time passes at both tables: what they show then."""
    for scene in pair:
        wait(scene.app, scene, seconds)
    return [scene.app.surface.copy() for scene in pair]


def same(pictures: list[pygame.Surface]) -> bool:
    return pictures[0].get_buffer().raw == pictures[1].get_buffer().raw


def compared(game: str, folder: Path, share: float) -> tuple[int, int]:
    """Compare a moment of a game with hands closed, menus open, hands open: how many pictures, how many hands."""
    pair = twins(game, folder, share)
    if pair is None:
        return 0, 0
    assert same(frames(pair)), (share, "at rest")
    for seat, opens in ((0, lambda chair: chair.menu()), (1, lambda chair: chair.app.stack.push(LogScene(chair)))):
        for scene in pair:
            opens(scene.chairs[seat])
        assert same(frames(pair)), (share, seat, "a screen before a seat")
        for scene in pair:
            scene.chairs[seat].app.stack.pop()
    return 3, sum(peeked(pair, seat) for seat in pair[0].chairs if pair[0].chairs[seat].hand)


def peeked(pair: tuple[FlatScene, FlatScene], seat: int) -> bool:
    """Hold a hand open and let it go: whether it was another one in the other world, seen nowhere but in its lens."""
    spot, chair = pair[0].spots[seat], pair[0].chairs[seat]
    hold = spot.strip.to_window(middle(HANDLE))
    for scene in pair:
        Fingers(scene.app).down(7, hold)
        assert scene.chairs[seat].peeking
    pictures = frames(pair)
    differed = not same(pictures)
    lenses = [open_lens(spot), private_lens(chair, spot)]
    for picture in pictures:
        for lens in lenses:
            if lens is not None:
                picture.fill("black", pair[0].kit.stage.rect(lens.rect).inflate(4, 4))
    assert same(pictures), (seat, "beside the shelter")
    for scene in pair:
        Fingers(scene.app).up(7, hold)
        assert not scene.chairs[seat].peeking
    assert same(frames(pair)), (seat, "closed again")
    return differed


@pytest.mark.parametrize("game", rulebooks())
def test_nothing_hidden_changes_a_pixel_but_in_the_lens_of_an_open_hand(game: str, tmp_path: Path) -> None:
    pictures, hands = compared(game, tmp_path, SHARES.get(game, 0.4))
    assert pictures
    assert hands, "no hand that could be opened differed between the worlds"


@pytest.mark.slow
@pytest.mark.parametrize("game", rulebooks())
def test_nothing_hidden_changes_a_pixel_in_any_part_of_a_game(game: str, tmp_path: Path) -> None:
    found = [compared(game, tmp_path, share / 10) for share in range(10)]
    assert sum(pictures for pictures, _hands in found) > 3
    assert sum(hands for _pictures, hands in found)
