"""The still parts that change: paw prints, shelves, piles, the tray, the round and the order of turns, the ribbon."""

from __future__ import annotations

from typing import Final

import pygame

from game.language import tr, trn
from game.rulebooks.treasure_run.board import CHESTS, KINDS, NEEDS
from game.rulebooks.treasure_run.events import shelf_of
from game.rulebooks.treasure_run.state import CAUGHT, CHEST, MOVE, OVER, TURN, State
from game.rulebooks.treasure_run.words import PIECE_NAMES
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import SMALLEST_TEXT, Box, Units
from scenes.table.contract import Panel, Prompt, Shown, Status
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.farm import chart, facts, spot_of
from scenes.tables.treasure_run.hints import Hints
from scenes.tables.treasure_run.layout import BACK, DISCARD_AT, DISCARD_HIGH, PILE_HIGH, Layout
from scenes.tables.treasure_run.looks import RAT_LOOKS
from scenes.tables.treasure_run.shelf import ShelfPainter, Told, rounded
from scenes.tables.treasure_run.story import CROC, TRY, Story

ROUND: Final[Box] = (16.0, 14.0, 458.0, 78.0)
RIBBON: Final[Box] = (566.0, 10.0, 856.0, 88.0)
RIBBON_WORDS: Final = 700.0
STEPS_BOX: Final[Box] = (1390.0, 848.0, 92.0, 100.0)
PAWS: Final[tuple[Units, ...]] = ((-40, 26), (-20, 36), (2, 39), (24, 35), (42, 22), (-46, 4))
"""Where rats leave their prints around a chest, by seat."""


class Panels:
    """Builds and paints the panels for what is shown."""

    def __init__(self, kit: Kit, layout: Layout, names: list[str]) -> None:
        self.kit = kit
        self.layout = layout
        self.names = names
        self.shelves = ShelfPainter(kit)
        self.hints = Hints(kit, layout)
        self.rules = layout.rules
        self.sets_off = ""
        """Where Croc walks from while his die is rolled and he is on his way; "" at any other time."""

    # ------------------------------------------------------------ the map

    def backdrop(self, surface: pygame.Surface) -> None:
        """The farm with its spaces, numbers and signs."""
        kit = self.kit
        surface.blit(kit.art.background("treasure/map"), (0, 0))
        for space in sorted(KINDS, key=lambda space: spot_of(space)[1]):
            self.hints.space(surface, space)
        self._sign(surface, "gate", (tr("Carob Bean Farm"), tr("The farm")))
        self._sign(surface, "ship", (tr("Jolly Pastry"),))

    def _sign(self, surface: pygame.Surface, name: str, words: tuple[str, ...]) -> None:
        """Words on a board of the map, as many as can be read there."""
        text, (w, h) = self.kit.text, chart()["signs"][name]["size"]
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        faces: tuple[Face, ...] = ("title", "bold")
        tries = [(told, face) for told in words for face in faces if text.width(told, smallest, face) <= w - 6]
        if tries:
            told, face = tries[0]
            spot, high = tuple(chart()["signs"][name]["middle"]), max(h, smallest * self.kit.stage.text_scale + 2)
            ink, rim = colours.SIGN_INK, (colours.SIGN_RIM, 1.6)
            text.draw(
                surface, told, spot, 19, ink, font=face, anchor="cm", max_width=w - 4, max_height=high, outline=rim
            )

    def build(self, shown: Shown, status: Status, prompt: Prompt) -> list[Panel]:
        """All panels, from back to front."""
        view: State = shown.view
        found = [self._prints(view, space) for space in CHESTS]
        found += [self._shelf(shown, status, number) for number in range(len(self.layout.shelves))]
        found += [self._strip(shown, status, seat) for seat in range(len(self.layout.strips))]
        found += [self._piles(view), self._tray(shown, status), self._round(view), self._ribbon(prompt)]
        return found

    def _prints(self, view: State, space: str) -> Panel:
        seats = tuple(seat for seat in range(self.rules.seats) if space in view.prints[seat])
        x, y = spot_of(space)
        return Panel(
            "prints", seats, (x - 30, y - 10, 60, 40), lambda surface: self._paint_prints(surface, space, seats)
        )

    def _paint_prints(self, surface: pygame.Surface, space: str, seats: tuple[int, ...]) -> None:
        x, y = spot_of(space)
        for seat in seats:
            dx, dy = PAWS[seat]
            colour = RAT_LOOKS[self.rules.rats[seat]].colour
            self.kit.art.put(surface, f"treasure/paw_{colour}", (x + dx, y + dy), 0.8)

    # ------------------------------------------------------------ shelves

    def told(self, shown: Shown, status: Status, number: int) -> Told:
        """What a shelf shows now."""
        view: State = shown.view
        seat = self.layout.shelves[number].seat
        held = view.shelves[self.layout.shelves[number].owner]
        if seat < 0:
            return Told(tr("The crew"), self._wanted(held), "", self.rules.kinds, held, 0, active=False)
        state = self._state(view, status, seat)
        active = seat == acting(view)
        return Told(
            self.names[seat], state, self.rules.rats[seat], self.rules.kinds, held, len(view.hands[seat]), active
        )

    def _wanted(self, held: tuple[int, ...]) -> tuple[str, ...]:
        """What a shelf lacks: in words, shorter, and shorter still."""
        wanted = [kind for kind, copies in zip(self.rules.kinds, held, strict=True) if not copies]
        n = len(wanted)
        if not wanted:
            return (tr("to the ship!"),)
        short = (trn("needs {n} more", "needs {n} more", n).format(n=n), tr("needs {n}").format(n=n))
        return (tr("needs {piece}").format(piece=tr(PIECE_NAMES[wanted[0]])), *short) if n == 1 else short

    def _state(self, view: State, status: Status, seat: int) -> tuple[str, ...]:
        """What there is to say of a rat, in two words."""
        if view.phase != OVER and seat == acting(view):
            doing = {CAUGHT: tr("caught!"), CHEST: tr("at the chest"), MOVE: tr("walks"), TURN: tr("to roll")}
            return (doing.get(view.phase, tr("has the turn")),)
        if view.stuck[seat]:
            n = NEEDS[view.places[seat]]
            return tr("stuck, needs {n}").format(n=n), tr("stuck")
        if self.rules.crew:
            return (tr("bot"),) if status.kinds and status.kinds[seat] == "bot" else ()
        return self._wanted(view.shelves[shelf_of(view, seat)])

    def _shelf(self, shown: Shown, status: Status, number: int) -> Panel:
        shelf, told = self.layout.shelves[number], self.told(shown, status, number)
        return Panel("shelf", told, shelf.box, lambda surface: self.shelves.paint(surface, shelf, told))

    def _strip(self, shown: Shown, status: Status, seat: int) -> Panel:
        view: State = shown.view
        box = self.layout.strips[seat]
        active = seat == acting(view)
        state = self._state(view, status, seat)
        told = Told(self.names[seat], state, self.rules.rats[seat], (), (), len(view.hands[seat]), active)
        return Panel("strip", told, box, lambda surface: self.shelves.strip(surface, box, told))

    # ------------------------------------------------------------ piles and dice

    def _piles(self, view: State) -> Panel:
        told = (len(view.pile), len(view.deck), len(view.discard))
        return Panel("piles", told, (436, 790, 230, 280), lambda surface: self._paint_piles(surface, *told))

    def _paint_piles(self, surface: pygame.Surface, pile: int, deck: int, discard: int) -> None:
        kit = self.kit
        for name, count, back in (("treasure", pile, "treasure_cards/treasure_back"), ("pie", deck, BACK)):
            x, y = facts()["piles"][name]
            wide = PILE_HIGH * kit.art.size(back)[0] / kit.art.size(back)[1]
            kit.art.draw(surface, "ui/slot", (x - wide / 2, y - PILE_HIGH / 2, wide, PILE_HIGH))
            under = min(4, (count + 4) // 5)
            for left in range(under, -1 if name == "treasure" and count else 0, -1):
                picture = kit.art.get(back, PILE_HIGH)
                spot = kit.stage.point((x + left * 2.6, y + left * 2.2))
                surface.blit(picture, picture.get_rect(center=spot), special_flags=PREMULTIPLIED)
            self._count(surface, (x, y + PILE_HIGH / 2 + 14), count)
        x, y = DISCARD_AT
        if not discard:
            wide = DISCARD_HIGH * 0.714
            kit.art.draw(surface, "ui/slot", (x - wide / 2, y - DISCARD_HIGH / 2, wide, DISCARD_HIGH))

    def _count(self, surface: pygame.Surface, centre: Units, count: int) -> None:
        kit, (x, y) = self.kit, centre
        rounded(surface, kit, (x - 28, y - 17, 56, 34), colours.WALNUT, colours.BRASS, 15)
        kit.text.draw(
            surface, str(count), centre, 22, kit.palette.cream, font="title", anchor="cm", max_width=46, max_height=30
        )

    def _tray(self, shown: Shown, status: Status) -> Panel:
        view: State = shown.view
        story: Story = shown.story
        hidden = view.phase == CHEST and status.asked is not None and shown.viewer == status.asked
        told = (hidden, *self.needed(view, story))
        box = (1186.0, 796.0, 296.0, 152.0)
        return Panel("tray", told, box, lambda surface: self._paint_tray(surface, *told))

    def needed(self, view: State, story: Story) -> tuple[str, str, str]:
        """What stands beside the die: large, small, and how it is meant."""
        if self.sets_off:
            return "?", tr("Croc"), "croc"
        if story.why == TRY:
            told = tr("{n}+").format(n=NEEDS[story.place])
            return told, (tr("passed") if story.passed else tr("stuck")), "good" if story.passed else "bad"
        if view.phase == TURN and view.stuck[view.active] and not story.why:
            return tr("{n}+").format(n=NEEDS[view.places[view.active]]), tr("needed"), ""
        n = view.left if view.phase == MOVE else 0
        if story.why == CROC:
            return str(sum(story.dice)), tr("Croc"), "croc"
        if n:
            return str(n), trn("step", "steps", n), ""
        return "", "", ""

    def _paint_tray(self, surface: pygame.Surface, hidden: bool, large: str, small: str, mood: str) -> None:
        kit = self.kit
        if hidden:
            return
        kit.art.put(surface, "treasure/die_tray", tuple(facts()["die"]["tray"]))
        if not large:
            return
        x, y, w, h = STEPS_BOX
        rim = {"good": colours.GOOD, "bad": colours.BAD, "croc": colours.CROC}.get(mood, colours.BRASS)
        ink = {"good": colours.GOOD, "bad": colours.BAD, "croc": colours.CROC}.get(mood, colours.GOLD)
        rounded(surface, kit, STEPS_BOX, colours.WALNUT, rim, 18, 3)
        kit.text.draw(
            surface, large, (x + w / 2, y + 40), 44, ink, font="title", anchor="cm", max_width=w - 12, max_height=54
        )
        kit.text.draw(
            surface, small, (x + w / 2, y + h - 24), 19, kit.palette.cream, anchor="cm", max_width=w - 10, max_height=30
        )
        if mood in ("good", "bad"):
            kit.art.icon(surface, "check" if mood == "good" else "cross", (x + w - 6, y + 6), 34, ink)

    # ------------------------------------------------------------ top

    def _round(self, view: State) -> Panel:
        now = -1 if view.phase == OVER else view.active
        told = (view.round, tuple(view.order), now)
        return Panel("round", told, ROUND, lambda surface: self._paint_round(surface, *told))

    def _paint_round(self, surface: pygame.Surface, number: int, order: tuple[int, ...], now: int) -> None:
        kit, (x, y, w, h) = self.kit, ROUND
        rounded(surface, kit, ROUND, colours.WALNUT, colours.BRASS, 24, 3)
        word = kit.text.that_fits(tr("Round"), "", "bold", 108)
        kit.text.draw(surface, word, (x + 58, y + h * 0.3), 20, colours.WARM, anchor="cm", max_width=108, max_height=28)
        told = str(number)
        if self.rules.crew:
            told = tr("{n} of {most}").format(n=number, most=self.rules.last_round)
        kit.text.draw(
            surface, told, (x + 58, y + h * (0.66 if word else 0.5)), 30, kit.palette.candle, font="title",
            anchor="cm", max_width=94, max_height=38,
        )  # fmt: skip
        step = min(74.0, (w - 130) / (len(order) + 1))
        left = x + 116 + (w - 130 - step * (len(order) + 1)) / 2
        for index, seat in enumerate(order):
            self._head(surface, seat, (left + step * (index + 0.5), y + h / 2), step, now=seat == now)
            arrow = (left + step * (index + 1), y + h / 2)
            kit.art.icon(surface, "chevron_right", arrow, min(20.0, step * 0.3), colours.BRASS)
        size = min(64.0, step * 0.92)
        kit.art.put(surface, "treasure/croc_portrait", (left + step * (len(order) + 0.5), y + h / 2), size / 96)

    def _head(self, surface: pygame.Surface, seat: int, centre: Units, step: float, *, now: bool) -> None:
        kit, (x, y) = self.kit, centre
        hat = self.rules.rats[seat]
        size = min(62.0, step * 0.9) * (1.06 if now else 0.92)
        if now:
            spot = kit.stage.point(centre)
            pygame.draw.aacircle(surface, colours.GOLD, spot, max(2, kit.stage.px(size * 0.56)))
        kit.art.put(surface, f"treasure/portrait_{hat}", centre, size / 96)
        badge = (x + size * 0.34, y + size * 0.36)
        kit.art.put(surface, f"treasure/badge_{RAT_LOOKS[hat].colour}", badge, size / 96 * 0.86)

    def _ribbon(self, prompt: Prompt) -> Panel:
        return Panel("ribbon", prompt, RIBBON, lambda surface: self._paint_ribbon(surface, prompt))

    def _paint_ribbon(self, surface: pygame.Surface, prompt: Prompt) -> None:
        kit, (x, y, w, h) = self.kit, RIBBON
        kit.art.draw(surface, "ui/ribbon_wood", RIBBON)
        middle = x + w / 2
        ink, soft = kit.palette.candle, kit.palette.note
        main = (middle, y + h * (0.32 if prompt.sub else 0.47))
        kit.text.draw(
            surface, prompt.main, main, 33, ink, font="title", anchor="cm", max_width=RIBBON_WORDS, max_height=38
        )
        if prompt.sub:
            spot = (middle, y + h * 0.7)
            kit.text.draw(surface, prompt.sub, spot, 21, soft, anchor="cm", max_width=RIBBON_WORDS, max_height=25)

    # ------------------------------------------------------------ the window of a trade

    def window(self, surface: pygame.Surface, spots: dict[str, Box], aimed: str | None) -> None:
        """The pieces that a trade can bring, over everything else."""
        kit = self.kit
        told = {spot: box for spot, box in spots.items() if spot.startswith("wish-")}
        left, right = min(box[0] for box in told.values()), max(box[0] + box[2] for box in told.values())
        wide = max(right - left + 48, 320.0)
        box = ((left + right) / 2 - wide / 2, 644.0, wide, 160.0)
        rounded(surface, kit, box, colours.WALNUT, colours.GOLD, 22, 3)
        spot = (box[0] + wide / 2, box[1] + 27)
        kit.text.draw(
            surface, tr("Still in the pile"), spot, 23, colours.WARM, font="title", anchor="cm", max_width=wide - 20
        )
        for wish, (x, y, w, h) in told.items():
            if wish == aimed:
                kit.art.draw(surface, "ui/glow", (x, y, w, h))
            rounded(surface, kit, (x, y, w, h), colours.WALNUT_DEEP, colours.BRASS, 14)
            kit.art.draw(surface, f"treasure/piece_{wish.removeprefix('wish-')}", (x + 10, y + 10, w - 20, h - 20))


def acting(view: State) -> int:
    """The rat that is to act now; -1 once the run is over."""
    if view.phase == OVER:
        return -1
    return view.caught[0] if view.phase == CAUGHT and view.caught else view.active
