"""How the strip before a seat is drawn: cloth, name plate, prompt, fan, handle, shelter."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.core import PUBLIC
from game.language import tr
from scenes.flat.cloths import felt
from scenes.flat.fan import OPEN
from scenes.flat.seating import STRIP
from scenes.flat.strip import COLUMN, HANDLE, choices
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.table.contract import Status

if TYPE_CHECKING:
    from scenes.flat.chair import Chair

SLANT: Final = 46.0
"""How much narrower the cloth is where it meets the board."""
ROUND: Final = 26.0
PLATE: Final[Box] = (326.0, 836.0, 268.0, 228.0)
PROMPT: Final[Box] = (372.0, 730.0, 922.0, 92.0)
DISC: Final = 116.0
MAIN, SUB, NAME, HOLD = 25.0, 20.5, 27.0, 22.5
SHELTER: Final[Box] = (287.0, 640.0, 1346.0, 440.0)
"""What of the plane an open hand takes up."""


def draw_strip(chair: Chair, surface: pygame.Surface) -> None:
    """Cloth and everything on it but the buttons."""
    _cloth(chair, surface)
    _plate(chair, surface)
    if not chair.peeking:
        _prompt(chair, surface)
        draw_fan(chair, surface)
        _near(chair, surface)
        _handle(chair, surface)


def draw_open(chair: Chair, surface: pygame.Surface) -> None:
    """The open hand under its shelter, over strip and board."""
    _shelter(chair, surface)
    draw_fan(chair, surface)
    _near(chair, surface)
    _handle(chair, surface)


def draw_fan(chair: Chair, surface: pygame.Surface) -> None:
    """The cards in hand."""
    shown = chair.shown if chair.peeking else chair.blind
    for card in chair.fan():
        chair.table.draw_piece(surface, card.piece, card.pose, shown)


def _cloth(chair: Chair, surface: pygame.Surface) -> None:
    colours, lit = felt(chair.seat), chair.mode == "ask"
    rim = chair.kit.palette.candle if lit else colours.rim
    paint_cloth(surface, chair.kit, colours.deep, colours.cloth, rim, lit=lit)


def paint_cloth(surface: pygame.Surface, kit: Kit, deep: str, cloth: str, rim: str, *, lit: bool) -> None:
    """The cloth before a seat, with a seam; lit, its rim is broad."""
    stage = kit.stage
    for inset, colour in ((0.0, rim), (6.0 if lit else 3.0, deep), (13.0, cloth)):
        points = [stage.point(p) for p in _outline(inset)]
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, closed=False, points=points)
    pygame.draw.aalines(surface, rim, closed=False, points=[stage.point(p) for p in _outline(24.0)])


def ground(surface: pygame.Surface, kit: Kit, box: Box) -> None:
    """Dark ground for words on cloth."""
    corner = kit.stage.px(16)
    pygame.draw.rect(surface, kit.palette.soot, kit.stage.rect(box), border_radius=corner)
    pygame.draw.rect(surface, kit.palette.walnut5, kit.stage.rect(box), kit.stage.px(2.5), border_radius=corner)


def _outline(inset: float) -> list[Units]:
    """The cloth's rim: wide at the edge, narrower and rounded at the board; begins at the lower left."""
    x, y, w, h = STRIP
    left, right, top, bottom = x + inset, x + w - inset, y + inset, y + h + 4
    corner = max(6.0, ROUND - inset / 2)
    points = [(left, bottom)]
    points += _bend((left, bottom), (left + SLANT, top), (right - SLANT, top), corner)
    points += _bend((left + SLANT, top), (right - SLANT, top), (right, bottom), corner)
    return [*points, (right, bottom)]


def _bend(one: Units, corner: Units, other: Units, radius: float) -> list[Units]:
    """A corner cut round."""
    start, end = _towards(corner, one, radius), _towards(corner, other, radius)
    found = []
    for step in range(7):
        t = step / 6
        found.append(
            (
                (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t * t * end[0],
                (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t * t * end[1],
            )
        )
    return found


def _towards(here: Units, there: Units, far: float) -> Units:
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    return here[0] + dx / length * far, here[1] + dy / length * far


def _plate(chair: Chair, surface: pygame.Surface) -> None:
    """Who sits here, what it does now, how many cards it holds."""
    kit, (x, y, w, _h) = chair.kit, PLATE
    palette = kit.palette
    picture = chair.board.table.seat_picture(chair.seat)
    own = kit.art.size(picture)
    across, down = kit.art.anchor(picture)
    scale = DISC / max(own)
    middle = (x + 58, y + 134)
    foot = (middle[0] + (across - 0.5) * own[0] * scale, middle[1] + (down - 0.5) * own[1] * scale)
    kit.art.put(surface, picture, foot, scale)
    name = chair.agreement.names[chair.seat]
    kit.text.draw(surface, name, (x + 6, y + 42), NAME, palette.cream, font="title", max_width=w - 6)
    left, room = x + 126, w - 126
    kit.text.draw(surface, _state(chair), (left, y + 100), SUB, palette.note, max_width=room)
    count, chip = len(chair.hand), (left, y + 132, 104.0, 54.0)
    ground(surface, kit, chip)
    kit.art.icon(surface, "card", (left + 32, y + 159), 34, palette.candle)
    kit.text.draw(surface, str(count), (left + 58, y + 159), NAME, palette.cream, font="title", max_width=40)


def _state(chair: Chair) -> str:
    if chair.session.over:
        return tr("the game is over")
    if chair.host.kind(chair.seat) == "bot":
        return tr("has left")
    if chair.mode == "ask":
        return tr("plays now")
    return tr("waits")


def _prompt(chair: Chair, surface: pygame.Surface) -> None:
    """What is to be done, or what goes on, or why not."""
    kit, (x, y, w, h) = chair.kit, PROMPT
    palette = kit.palette
    if not choices(chair):
        w = COLUMN[0] + COLUMN[2] - 56 - x
    ground(surface, kit, (x, y, w, h))
    main, sub, ink = _words(chair)
    middle = x + w / 2
    if not sub:
        kit.text.draw(
            surface,
            main,
            (middle, y + h / 2),
            MAIN,
            ink,
            font="title",
            anchor="cm",
            max_width=w - 60,
            max_height=h - 14,
            wrap=True,
            leading=1.1,
        )
        return
    kit.text.draw(surface, main, (middle, y + 32), MAIN, ink, font="title", anchor="cm", max_width=w - 60)
    kit.text.draw(surface, sub, (middle, y + 67), SUB, palette.note, anchor="cm", max_width=w - 60)


def _words(chair: Chair) -> tuple[str, str, str]:
    palette = chair.kit.palette
    if chair.reason is not None:
        return chair.reason[0].words, "", palette.danger_light
    if chair.told:
        return chair.told, "", palette.danger_light
    asked = chair.asked if chair.mode == "ask" else chair.board.asked
    # Whoever is asked reads what its own eyes are asked, of what everybody may see.
    eyes = chair.seat if chair.mode == "ask" else PUBLIC
    shown = replace(chair.public, viewer=eyes, seat=chair.seat)
    prompt = chair.board.table.prompt(shown, Status(chair.host.kinds, asked, chair.board.director.busy))
    return prompt.main, prompt.sub, palette.candle if chair.mode == "ask" else palette.cream


def _near(chair: Chair, surface: pygame.Surface) -> None:
    """The place at the edge where a card is laid, with the card laid there."""
    if not chair.has_slot:
        return
    kit, box = chair.kit, chair.near_box()
    hot = chair.near_spot() is not None
    kit.art.draw(surface, "ui/slot_hot" if hot else "ui/slot", box)
    face = chair.laid_face()
    x, y, w, h = box
    if face:
        piece, pose = chair.slot_card(face, (x + w / 2, y + h / 2), h - 16)
        chair.table.draw_piece(surface, piece, pose, chair.blind)
        return
    words = chair.table.spot_name(next(iter(sorted(chair.table.near_spots))))
    kit.text.draw(
        surface,
        words,
        (x + w / 2, y + h / 2),
        SUB,
        kit.palette.cream,
        anchor="cm",
        max_width=w - 16,
        max_height=h,
        wrap=True,
    )


def _handle(chair: Chair, surface: pygame.Surface) -> None:
    """What is held to peek."""
    if not chair.may_peek:
        return
    kit, (x, y, w, h) = chair.kit, HANDLE
    palette, stage = kit.palette, kit.stage
    held = chair.peeking
    rect, corner = stage.rect((x, y + 4, w, h - 8)), stage.px((h - 8) / 2)
    pygame.draw.rect(surface, palette.gold if held else palette.soot, rect, border_radius=corner)
    pygame.draw.rect(surface, palette.candle if held else felt(chair.seat).rim, rect, stage.px(3), border_radius=corner)
    ink = palette.on_gold if held else palette.cream
    words = tr("let go to close") if held else tr("hold to peek")
    wide = min(w - 96, kit.text.width(words, HOLD))
    left = x + (w - wide - 46) / 2
    kit.art.icon(surface, "eye_off" if held else "eye", (left + 16, y + h / 2), 34, ink)
    kit.text.draw(surface, words, (left + 44, y + h / 2), HOLD, ink, max_width=w - 90)


def _shelter(chair: Chair, surface: pygame.Surface) -> None:
    """A dark bower with a wooden rim over the open hand."""
    kit, colours = chair.kit, felt(chair.seat)
    stage = kit.stage
    left, _, wide, _ = OPEN
    x, y, w, h = left - 40, OPEN[1] - 26, wide + 80, 700.0
    for grow, colour in ((14.0, kit.palette.soot), (8.0, kit.palette.brass), (2.0, colours.deep)):
        rect = stage.rect((x - grow, y - grow, w + 2 * grow, h + 2 * grow))
        pygame.draw.rect(surface, colour, rect, border_radius=stage.px(150 + grow))
    foot = stage.point((x + w / 2, y + 660))
    for n in range(1, 14, 2):
        ends = [(x + 30 + (w - 60) * k / 15, y + 20 + 66 * (2 * k / 15 - 1) ** 2) for k in (n, n + 1)]
        pygame.draw.polygon(surface, colours.cloth, [foot, *(stage.point(p) for p in ends)])
