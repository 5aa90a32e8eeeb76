"""Before a game round a flat table: everybody taps where they sit."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.agreement import Agreement
from game.language import tr
from scenes import doors
from scenes.events import Event, Tap
from scenes.flat.cloths import felt
from scenes.flat.lens import Lens
from scenes.flat.seating import PLACES, STRIP, spots, usual
from scenes.flat.stand import dress, edge_stage, plane_kit
from scenes.flat.strip_art import paint_cloth
from scenes.flat.turner import Turner
from scenes.focus import Place
from scenes.scene import Scene
from scenes.stage import Box, inside
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

MIDDLE: Final = (960.0, 540.0)
WORDS: Final[Box] = (410.0, 590.0, 1100.0, 210.0)
"""The plane's box of what is asked, shown from both long edges."""


class PickerScene(Scene):
    """Asks one person after the other; a tap on one's own place gives it back."""

    def __init__(self, app: App, agreement: Agreement) -> None:
        super().__init__(app)
        self.agreement = agreement
        self.people = [seat for seat, player in enumerate(agreement.players) if player.bot is None]
        remembered = app.settings.flat_places
        known = len(remembered) == len(self.people) and set(remembered) <= set(PLACES)
        self.taken: dict[int, str] = dict(zip(self.people, remembered, strict=True)) if known else {}
        """Places by seat."""
        self.plane = plane_kit(app)
        self.turner = Turner(self.kit, self.plane)
        self.lenses: dict[str, Lens] = {}
        self.focus.key = "begin" if known else PLACES[0]

    @property
    def next(self) -> int | None:
        """Who has no place yet."""
        return next((seat for seat in self.people if seat not in self.taken), None)

    def build(self, ui: Ui) -> None:
        """The way back, the usual places, the beginning."""
        self.plane.set_stage(edge_stage(self.kit.stage))
        dress(self.plane, self.kit)
        found = spots(PLACES, self.kit.stage.visible)
        self.lenses = {place: spot.strip for place, spot in zip(PLACES, found, strict=True)}
        ready = self.next is None
        high = self.kit.stage.grow(84, 34)
        ui.button("back", (440, 540 - high / 2, 260, high), tr("Back"), self.back, icon="back", size=28)
        ui.button(
            "begin",
            (740, 540 - high * 0.6, 440, high * 1.2),
            tr("Begin"),
            self.begin,
            skin="gold",
            icon="play",
            size=38,
            enabled=ready,
        )
        label = tr("Sit anew") if ready else tr("As usual")
        do, icon = (self.clear, "undo") if ready else (self.as_usual, "people")
        ui.button("usual", (1220, 540 - high / 2, 260, high), label, do, icon=icon, size=28)

    # ------------------------------------------------------------ doing

    def sit(self, place: str) -> None:
        """Somebody taps a place: whose turn it is takes it; taken, it is given back."""
        owner = next((seat for seat, there in self.taken.items() if there == place), None)
        if owner is not None:
            del self.taken[owner]
            self.kit.sound.play("snap_back")
        elif self.next is not None:
            self.taken[self.next] = place
            self.kit.sound.play("card_slide")
            if self.next is None:
                self.focus.key = "begin"
        self.rebuild()

    def as_usual(self) -> None:
        """Everybody sits where so many usually do."""
        self.taken = dict(zip(self.people, usual(len(self.people)), strict=True))
        self.focus.key = "begin"
        self.rebuild()

    def clear(self) -> None:
        """All stand up again."""
        self.taken = {}
        self.rebuild()

    def begin(self) -> None:
        """Everybody sits: the game begins, and the places are remembered."""
        if self.next is not None:
            return
        places = tuple(self.taken[seat] for seat in self.people)
        self.app.settings.flat_places = list(places)
        self.app.keep_settings()
        self.kit.sound.play("door_bell")
        doors.open_flat(self.app, self.agreement.model_copy(update={"places": places}))

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        """Taps on places."""
        if not isinstance(event, Tap):
            return False
        place = next((place for place, lens in self.lenses.items() if inside(lens.rect, event.pointer.pos)), None)
        if place is None:
            return False
        self.sit(place)
        return True

    def places(self) -> list[Place]:
        """The six places."""
        names = {
            "south": tr("the near edge"),
            "west": tr("the left edge"),
            "north": tr("the far edge"),
            "east": tr("the right edge"),
        }
        return [
            Place(place, lens.rect, names[place.partition("-")[0]], partial(self.sit, place))
            for place, lens in self.lenses.items()
        ]

    # ------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        """Wood, six places, what is asked to both long edges."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
        owners = {place: seat for seat, place in self.taken.items()}
        for place, lens in self.lenses.items():
            self.turner.lay(surface, lens, partial(self._place, seat=owners.get(place)))
        for turn, up in ((0, 1), (180, -1)):
            lens = Lens(WORDS, (MIDDLE[0], MIDDLE[1] + up * 165), 0.5625, turn)
            self.turner.lay(surface, lens, self._words)

    def _place(self, paper: pygame.Surface, seat: int | None) -> None:
        kit, (x, y, w, h) = self.plane, STRIP
        palette, middle = kit.palette, (x + w / 2, y + h / 2)
        if seat is None:
            paint_cloth(paper, kit, palette.walnut9, palette.walnut5, palette.brass, lit=self.next is not None)
            kit.art.icon(paper, "person_add", (middle[0], middle[1] - 40), 120, palette.candle)
            words = tr("Tap where you sit")
            kit.text.draw(paper, words, (middle[0], middle[1] + 66), 30, palette.cream, font="title", anchor="cm")
            return
        cloth = felt(seat)
        paint_cloth(paper, kit, cloth.deep, cloth.cloth, cloth.rim, lit=False)
        kit.art.icon(paper, "check", (middle[0], middle[1] - 60), 76, cloth.rim)
        name = self.agreement.names[seat]
        kit.text.draw(
            paper, name, (middle[0], middle[1] + 24), 52, palette.cream, font="title", anchor="cm", max_width=w - 200
        )
        kit.text.draw(paper, tr("Tap to stand up again"), (middle[0], middle[1] + 100), 21, cloth.rim, anchor="cm")

    def _words(self, paper: pygame.Surface) -> None:
        kit, (x, y, w, h) = self.plane, WORDS
        palette = kit.palette
        kit.art.draw(paper, "ui/panel_parchment", (x + 16, y + 16, w - 32, h - 32))
        if self.next is None:
            main, sub = tr("Everybody sits"), tr("Each hand will lie before its person.")
        else:
            main = tr("{name}, where do you sit?").format(name=self.agreement.names[self.next])
            sub = tr("Tap the edge before you.")
        kit.text.draw(
            paper, main, (x + w / 2, y + h / 2 - 24), 42, palette.ink, font="title", anchor="cm", max_width=w - 120
        )
        kit.text.draw(paper, sub, (x + w / 2, y + h / 2 + 38), 25, palette.ink_soft, anchor="cm", max_width=w - 120)
