"""The seats at the right: the Deep with its tentacles, rats with rank, gat, name and the backs of their hands."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.language import tr, trn
from game.rulebooks.rats_with_gats.state import GHOST, GONE, IN, State
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.table.contract import Panel, Shown, Status
from scenes.tables.rats_with_gats import colours
from scenes.tables.rats_with_gats.crew import Crew
from scenes.tables.rats_with_gats.geometry import Plate
from scenes.tables.rats_with_gats.shortening import shortened

SCENE_STEPS = ("stakes", "apply", "tax", "tax_answer", "pick", "before", "cards", "after", "tell", "duel_card")


@dataclass(frozen=True, slots=True)
class Seat:
    """What one plate shows; equal ones look equal."""

    title: str
    sub: str
    note: str
    rank: int
    cards: int
    picture: str
    seal: str
    rim: str
    gat: bool
    name: bool
    captain: bool
    lit: bool
    out: bool
    deep: bool
    obstacles: int
    asked: bool
    """Whether an answer of this seat is awaited."""


def seat_of(shown: Shown, status: Status, crew: Crew, plate: Plate) -> Seat:
    """What is known to everybody of a seat."""
    view: State = shown.view
    seat, rat = plate.seat, view.rats[plate.seat]
    kind = status.kinds[seat] if status.kinds else "human"
    note = _note(view, seat, crew)
    bot = kind == "bot" and not (plate.deep and note)
    player = tr("{name} · bot").format(name=crew.names[seat]) if bot else crew.names[seat]
    challenge = view.challenge
    hero = challenge is not None and challenge.hero == seat
    place = view.places[seat]
    out = bool(view.scene) and not plate.deep and (place != IN or rat.status == GONE) and place != "away"
    return Seat(
        title=tr("The Deep") if plate.deep else crew.rat_name(view, seat),
        sub=player,
        note=note,
        rank=rat.rank,
        cards=len(view.hands[seat]),
        picture="" if plate.deep else crew.badge(view, seat),
        seal=crew.seals[seat],
        rim=crew.looks[seat].colours.base,
        gat=rat.gat is not None,
        name=rat.name is not None,
        captain=view.captain == seat,
        lit=hero or (challenge is None and seat in view.waiting() and len(view.waiting()) == 1),
        out=out,
        deep=plate.deep,
        obstacles=len(view.listed()),
        asked=seat in view.waiting(),
    )


def _note(view: State, seat: int, crew: Crew) -> str:
    """What a seat is up to in this scene."""
    gone = crew.whereabouts(view, seat)
    if gone:
        return gone
    challenge = view.challenge
    if challenge is not None and view.step in SCENE_STEPS:
        if challenge.hero == seat:
            return tr("attempts it")
        if challenge.rat == seat:
            return tr("has help")
        if challenge.caller == seat:
            return tr("calls the challenge") if challenge.kind == "deep" else tr("challenges")
        if any(obstacle.helper == seat for obstacle in view.obstacles):
            return tr("helps")
    if view.deep[seat]:
        return ""
    if view.rats[seat].status == GHOST:
        return tr("a ghost")
    if view.scene and view.challenged[seat]:
        return tr("had a chance") if view.chance[seat] else tr("was challenged")
    return ""


class SeatPainter:
    """Paints plates."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def panel(self, told: Seat, plate: Plate) -> Panel:
        """A plate as a still part of the picture."""
        return Panel(f"seat-{plate.seat}", told, plate.box, lambda surface: self.paint(surface, told, plate))

    def paint(self, surface: pygame.Surface, told: Seat, plate: Plate) -> None:
        """The Deep's panel, or a rat's plate."""
        if told.deep:
            self._deep(surface, told, plate)
        else:
            self._rat(surface, told, plate.box)

    # ------------------------------------------------------------ the Deep

    def _deep(self, surface: pygame.Surface, told: Seat, plate: Plate) -> None:
        kit, (x, y, w, h) = self.kit, plate.box
        if plate.large:
            kit.art.draw(surface, "gats/deep", (x - 40, y - 40, 484, 336))
            left, name, chip = x + 150, y + 42, y + 111
        else:
            k = h / 132
            kit.art.draw(surface, "gats/deep_small", (x - 12, y - 24 * k, w + 24, 200 * k))
            left, name, chip = x + 124, y + h * 0.26, y + h * 0.77
        room = w - (left - x) - (64 if h > 110 else 170)
        kit.text.draw(
            surface,
            told.title,
            (left, name),
            31 if plate.large else 27,
            colours.SEA_WORDS,
            font="title",
            max_width=room,
            max_height=40,
        )
        sub = f"{told.sub} · {told.note}" if told.note else told.sub
        kit.text.draw(
            surface,
            sub,
            (left, name + (30 if plate.large else h * 0.24)),
            18.5,
            colours.SEA_SOFT,
            max_width=room + (50 if h > 110 else 0),
            max_height=26,
        )
        if h > 90:
            kit.art.draw(surface, "gats/chip_obstacles", (left - 4, chip - 21, 54, 42))
            kit.text.draw(
                surface,
                str(told.obstacles),
                (left + 23, chip),
                22,
                colours.SEA_WORDS,
                font="title",
                anchor="cm",
                max_height=32,
            )
            words = trn("obstacle", "obstacles", told.obstacles)
            kit.text.draw(
                surface, words, (left + 58, chip), 18.5, colours.SEA_SOFT, max_width=w - 177 - (left - x), max_height=26
            )
        self._rank(surface, told.rank, (x + w - 38, y + (40 if plate.large else min(34.0, h * 0.34))))

    # ------------------------------------------------------------ rats

    def _rat(self, surface: pygame.Surface, told: Seat, box: Box) -> None:
        kit, (x, y, w, h) = self.kit, box
        if told.lit:
            kit.art.draw(surface, "gats/seat_lit", (x - 24, y - 24, w + 48, h + 48))
        kit.art.draw(surface, "gats/seat", (x - 12, y - 12, w + 24, h + 28))
        rim = kit.stage.rect((x + 2, y + 2, w - 4, h - 4))
        pygame.draw.rect(surface, told.rim, rim, max(2, kit.stage.px(3.5)), border_radius=kit.stage.px(20))
        badge = min(116.0, h - 8)
        middle: Units = (x + 10 + badge / 2, y + h / 2)
        kit.art.draw(surface, told.picture, (middle[0] - badge / 2, middle[1] - badge / 2, badge, badge))
        if told.captain:
            kit.art.put(surface, "gats/hat_captain", (middle[0], middle[1] - badge * 0.14), badge / 150)
        seal = badge * 0.34
        kit.art.draw(surface, told.seal, (middle[0] + badge * 0.18, middle[1] + badge * 0.16, seal, seal))
        left = x + badge + 20
        room = w - (left - x) - (62 if h > 110 else 164)
        name = y + h * (0.23 if h > 110 else 0.3)
        title = shortened(kit, told.title, 25, room, "title")
        kit.text.draw(
            surface, title, (left, name), 25, colours.CREAM, font="title", max_width=room, max_height=h * 0.34
        )
        sub = f"{told.sub} · {told.note}" if told.note and h <= 110 else told.sub
        kit.text.draw(
            surface,
            sub,
            (left, name + h * 0.22),
            18.5,
            colours.SEAT_SOFT,
            max_width=room,
            max_height=h * 0.22,
        )
        self._foot(surface, told, (left, y + h * (0.72 if h > 110 else 0.78)), h)
        self._rank(surface, told.rank, (x + w - 32, y + min(32.0, h * 0.34)))
        if told.out:
            kit.art.draw(surface, "gats/seat_out", (x - 12, y - 12, w + 24, h + 28))

    def _foot(self, surface: pygame.Surface, told: Seat, spot: Units, h: float) -> None:
        """Gat and name as chips, then what the rat is up to."""
        kit, (x, y) = self.kit, spot
        k = 1.0 if h > 110 else max(0.5, h / 150)
        chips = [name for owned, name in ((told.gat, "gats/chip_gat"), (told.name, "gats/chip_name")) if owned]
        for name in chips:
            kit.art.draw(surface, name, (x, y - 19 * k, 66 * k, 38 * k))
            x += 68 * k
        if told.note and h > 110 and len(chips) < 2:
            ink = colours.GOLD if told.lit else colours.SEAT_SOFT
            room = 150.0 if not chips else 84.0
            kit.text.draw(surface, told.note, (x + 2, y), 18.5, ink, font="black", max_width=room, max_height=26)

    def _rank(self, surface: pygame.Surface, rank: int, spot: Units) -> None:
        self.kit.art.put(surface, "gats/rank", spot, 0.84)
        size = 24 if rank < 10 else 20
        self.kit.text.draw(
            surface, str(rank), spot, size, colours.DIGIT, font="title", anchor="cm", max_width=34, max_height=34
        )
