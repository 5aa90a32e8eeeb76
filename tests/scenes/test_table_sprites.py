"""Pictures of pieces: what is made ahead of a landing is what is seen after it."""

import pygame
import pytest

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.motion.pose import Pose
from scenes.table.gallery import pass_time
from scenes.table.sprites import Sprites
from scenes.table.table_scene import TableScene

TILTED = Pose(400, 300, 7.0, 1.0, "card")
LEVEL = Pose(400, 300, 0.0, 1.0, "card")
BOTS = tuple(Player(name=name, bot="random") for name in ("Ada", "Bert", "Cleo", "Dora", "Emil"))


class Painter:
    """Paints a card of two colours and remembers the heights asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def paint(self, face: str, pixels: int) -> pygame.Surface:
        self.asked.append(pixels)
        picture = pygame.Surface((pixels // 2, pixels), pygame.SRCALPHA)
        picture.fill((200, 40, 20, 255))
        picture.fill((20, 160, 60, 255), (0, 0, pixels // 4, pixels // 3))
        return picture


def drawn(sprites: Sprites, pose: Pose) -> bytes:
    surface = pygame.Surface((1280, 720)).convert()
    sprites.draw(surface, pose, 240, moving=False)
    return pygame.image.tobytes(surface, "RGB")


def test_a_level_face_is_foreseen_in_one_step_and_a_tilted_one_in_two(app: App) -> None:
    painter = Painter()
    sprites = Sprites(app.kit, painter.paint, [240])
    assert [sprites.foresee(LEVEL, 240) for _ in range(2)] == [True, False]
    assert [sprites.foresee(TILTED, 240) for _ in range(2)] == [True, False], "only the turn is left to do"
    other = Sprites(app.kit, painter.paint, [240])
    assert [other.foresee(TILTED, 240) for _ in range(3)] == [True, True, False]


def test_nothing_is_painted_for_a_piece_that_fades_away(app: App) -> None:
    painter = Painter()
    sprites = Sprites(app.kit, painter.paint, [240])
    assert not sprites.foresee(Pose(400, 300, 7.0, 0.06, "card", alpha=0.0), 240)
    assert painter.asked == []


def test_a_foreseen_piece_looks_as_one_that_was_not_and_is_painted_once(app: App) -> None:
    painter = Painter()
    sprites, fresh = Sprites(app.kit, painter.paint, [240]), Sprites(app.kit, Painter().paint, [240])
    while sprites.foresee(TILTED, 240):
        pass
    assert drawn(sprites, TILTED) == drawn(fresh, TILTED)
    assert painter.asked == [160], "240 units on 720 lines, once"


def test_cards_that_turn_over_have_their_pictures_before_they_lie(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = TableScene(app, Agreement(game="farm_and_furious", players=BOTS, seed=11))
    app.stack.push(scene)
    ahead, late = list[str](), list[str]()
    resting, foresee = Sprites._resting, Sprites.foresee

    def watched_resting(sprites: Sprites, pose: Pose, pixels: int) -> pygame.Surface:
        angle = round(pose.angle, 1)
        if angle and "/card_" in pose.face and ("rest", pose.face, pixels, angle) not in sprites._kept:
            late.append(pose.face)
        return resting(sprites, pose, pixels)

    def watched_foresee(sprites: Sprites, end: Pose, high: float) -> bool:
        before = len(late)
        took = foresee(sprites, end, high)
        ahead.extend(late[before:])
        del late[before:]
        return took

    monkeypatch.setattr(Sprites, "_resting", watched_resting)
    monkeypatch.setattr(Sprites, "foresee", watched_foresee)
    for _ in range(400):
        pass_time(app, 1 / 60)
        if scene.mode == "told":
            break
    assert scene.mode == "told"
    assert ahead, "tilted cards were turned over"
    assert not late
