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

SIZE = (1280, 720)
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
        wait(scene.app, scene, seconds)
    return [scene.app.surface.copy() for scene in pair]


def same(pictures: list[pygame.Surface]) -> bool:
    return pictures[0].get_buffer().raw == pictures[1].get_buffer().raw


def spread(game: str) -> list[float]:
    return [0.1, SHARES.get(game, 0.4), 0.75]


@pytest.mark.parametrize("game", rulebooks())
def test_with_every_hand_closed_the_table_looks_the_same_in_every_world(game: str, tmp_path: Path) -> None:
    compared = 0
    for share in spread(game):
        pair = twins(game, tmp_path, share)
        if pair is None:
            continue
        compared += 1
        assert same(frames(pair)), (share, "at rest")
        for seat in pair[0].chairs:
            for scene in pair:
                scene.chairs[seat].menu()
            assert same(frames(pair)), (share, seat, "menu")
            for scene in pair:
                scene.chairs[seat].app.stack.pop()
                scene.chairs[seat].app.stack.push(LogScene(scene.chairs[seat]))
            assert same(frames(pair)), (share, seat, "log")
            for scene in pair:
                scene.chairs[seat].app.stack.pop()
    assert compared


@pytest.mark.parametrize("game", rulebooks())
def test_an_open_hand_is_seen_under_its_own_shelter_only_and_gone_when_let_go(game: str, tmp_path: Path) -> None:
    opened = 0
    for share in spread(game):
        pair = twins(game, tmp_path, share)
        if pair is None:
            continue
        frames(pair)
        for seat, chair in pair[0].chairs.items():
            if not chair.hand:
                continue
            spot = pair[0].spots[seat]
            hold = spot.strip.to_window(middle(HANDLE))
            for scene in pair:
                Fingers(scene.app).down(7, hold)
                assert scene.chairs[seat].peeking
            pictures = frames(pair)
            opened += not same(pictures)
            lenses = [open_lens(spot), private_lens(chair, spot)]
            for picture in pictures:
                for lens in lenses:
                    if lens is not None:
                        picture.fill("black", pair[0].kit.stage.rect(lens.rect).inflate(4, 4))
            assert same(pictures), (share, seat, "beside the shelter")
            for scene in pair:
                Fingers(scene.app).up(7, hold)
                assert not scene.chairs[seat].peeking
            assert same(frames(pair)), (share, seat, "closed again")
    assert opened, "no hand that could be opened differed between the worlds"
