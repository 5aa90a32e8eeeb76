"""The still parts of the square that change: houses, the middle, piles, round, ribbon, the attack, the last move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.core import HIDDEN
from game.language import tr
from game.rulebooks.pied_piper.events import Shown as CardShown
from game.rulebooks.pied_piper.state import ANSWER, OVER, TAKE, State
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.plate import rounded
from scenes.stage import Box, Units
from scenes.table.contract import Panel, Prompt, Shown, Status
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper.forecast import Outlook, ahead, outlook, total_due
from scenes.tables.pied_piper.house import House, HousePainter
from scenes.tables.pied_piper.layout import ATTACK, PILE_HIGH, STAGE_HIGH, STRIP, Layout, spot_seat
from scenes.tables.pied_piper.plots import Family, facts
from scenes.tables.pied_piper.square import BOX, Square, Stash
from scenes.tables.pied_piper.story import Story, order_of

LAST: Final[Box] = (1474.0, 880.0, 426.0, 86.0)
RIBBON_WORDS: Final = 740.0


@dataclass(frozen=True, slots=True)
class Turn:
    """A family's place in the round: played, now, answers, or still to play."""

    seat: int
    mark: str


class Panels:
    """Builds and paints the panels for what is shown."""

    def __init__(self, kit: Kit, layout: Layout, names: list[str]) -> None:
        self.kit = kit
        self.layout = layout
        self.names = names
        self.square = Square(kit)
        self.houses = HousePainter(kit)
        self.mercy = layout.rules.options.mercy
        self.leaving: dict[int, int] = {}
        """Windows whose child is on its way already, by seat, before the count of children tells it."""

    def build(self, shown: Shown, status: Status, prompt: Prompt, last: tuple[int, str]) -> list[Panel]:
        """All panels, from back to front."""
        found = [self._middle(shown)]
        behind = sorted(self.layout.plots, key=lambda plot: plot.foot[1])
        found += [self._house(self.house(shown, status, plot.seat)) for plot in behind]
        found += [self._piles(shown), self._round(shown, status), self._ribbon(prompt), self._last(last)]
        if self.layout.looking(shown):
            found.append(self._row(shown))
        elif shown.story.stage:
            found.append(self._window(shown))
        return found

    def _family(self, seat: int) -> Family:
        return self.layout.plots[seat].family

    # ------------------------------------------------------------ houses

    def house(self, shown: Shown, status: Status, seat: int) -> House:
        """What a family's house shows now, its near future included where a card hangs over it."""
        view: State = shown.view
        seen = self._foreseen(shown, seat) or outlook(view, seat, self.mercy)
        story: Story = shown.story
        then = seen.coins if seen.coins != view.tokens[seat] else None
        return House(
            seat=seat,
            name=self.names[seat],
            state=self._state(view, status, seat),
            children=min(view.children[seat], self.leaving.get(seat, view.children[seat])),
            born=self.layout.rules.options.children,
            coins=view.tokens[seat],
            owes=seen.owes,
            short=seen.short if view.phase != OVER and seat not in story.paid else 0,
            paid=seat in story.paid or view.phase == OVER,
            doomed=seat in story.doomed,
            safe=seen.safe,
            cards=len(view.hands[seat]),
            marks=marks(view, seat),
            active=seat == acting(view),
            then=then,
        )

    def _foreseen(self, shown: Shown, seat: int) -> Outlook | None:
        """The outlook after the card that is laid on this house, or the attack that waits for its answer."""
        view: State = shown.view
        if view.attack is not None and view.phase == ANSWER and view.attack.target == seat:
            if shown.laid is not None and shown.laid_on == ATTACK:
                return None
            return ahead(view, view.attack.malice, view.attack.source, seat, self.mercy).outlook
        if isinstance(shown.laid, tuple) and shown.laid[0] == "card" and spot_seat(shown.laid_on) == seat:
            face = view.faces[shown.laid[1]]
            return None if face == HIDDEN else ahead(view, face, shown.seat, seat, self.mercy).outlook
        return None

    def forecast(self, house: House, seen: Outlook) -> House:
        """A house as it would be after a card."""
        then = seen.coins if seen.coins != house.coins else None
        return replace(house, owes=seen.owes, short=seen.short, safe=seen.safe, then=then)

    def _state(self, view: State, status: Status, seat: int) -> str:
        what, plot = self._doing(view, seat), self.layout.plots[seat]
        if status.kinds and status.kinds[seat] == "bot" and not plot.small and view.children[seat]:
            whole = tr("bot · {what}").format(what=what)
            _, _, wide, high = plot.plate
            room = wide - 92 - high * 0.78
            return whole if self.kit.text.width(whole, 18.5) <= room else what
        return what

    def _doing(self, view: State, seat: int) -> str:
        if not view.children[seat]:
            return tr("has left")
        if view.phase == OVER:
            return tr("stays in town")
        if seat == acting(view):
            return tr("answers now") if view.phase == ANSWER else tr("plays now")
        if seat not in view.queue:
            return tr("has played")
        return tr("next") if len(view.queue) > 1 and view.queue[1] == seat else tr("waits")

    def _house(self, house: House) -> Panel:
        plot = self.layout.plots[house.seat]
        return Panel("house", house, plot.whole, lambda surface: self.houses.paint(surface, house, plot))

    # ------------------------------------------------------------ the middle, the piles

    def _middle(self, shown: Shown) -> Panel:
        view: State = shown.view
        due = total_due(view, shown.story.paid) if view.phase != OVER else 0
        told = Stash(view.stash, self.layout.rules.target, due, view.graveyard)
        return Panel("middle", told, BOX, lambda surface: self.square.paint(surface, told))

    def _piles(self, shown: Shown) -> Panel:
        view: State = shown.view
        told = (len(view.deck), len(view.discard))
        return Panel("piles", told, (30, 840, 350, 240), lambda surface: self._paint_piles(surface, *told))

    def _paint_piles(self, surface: pygame.Surface, deck: int, discard: int) -> None:
        kit = self.kit
        for name, count, words in (("deck", deck, tr("Draw")), ("discard", discard, tr("Discard"))):
            (x, y), (wide, high) = facts()[name]["foot"], facts()[name]["size"]
            kit.art.draw(surface, "ui/slot", (x - wide / 2, y - high / 2, wide, high))
            under = min(3, count - 1) if name == "deck" else 0
            for left in range(under, 0, -1):
                back = kit.art.get("piper_cards/back", PILE_HIGH)
                spot = kit.stage.point((x + left * 3.5, y + left * 2.5))
                surface.blit(back, back.get_rect(center=spot), special_flags=PREMULTIPLIED)
            self._sign(surface, f"piper/sign_{name}", words, count, tuple(facts()[name]["sign"]))

    def _sign(self, surface: pygame.Surface, picture: str, words: str, count: int, spot: Units) -> None:
        kit, (x, y) = self.kit, spot
        kit.art.put(surface, picture, spot)
        half = kit.art.size(picture)[0] / 2 - 15
        number = kit.text.width(str(count), 22, "title")
        kit.text.draw(
            surface,
            words,
            (x - half, y),
            19.5,
            kit.palette.cream,
            font="black",
            max_width=2 * half - number - 10,
            max_height=30,
        )
        kit.text.draw(surface, str(count), (x + half, y), 22, colours.COINS, font="title", anchor="rm", max_height=30)

    # ------------------------------------------------------------ top

    def turns(self, shown: Shown) -> tuple[Turn, ...]:
        """The families in the order of this round."""
        view: State = shown.view
        now = acting(view)
        found = []
        for seat in order_of(view, shown.story):
            waits = seat in view.queue
            mark = "gone" if not view.children[seat] else "now" if seat == now else "wait" if waits else "done"
            found.append(Turn(seat, mark))
        return tuple(found)

    def _round(self, shown: Shown, status: Status) -> Panel:
        told = (shown.view.round, self.turns(shown))
        box = tuple(facts()["round"])
        return Panel("round", told, box, lambda surface: self._paint_round(surface, *told))

    def _paint_round(self, surface: pygame.Surface, number: int, turns: tuple[Turn, ...]) -> None:
        kit, (x, y, w, h) = self.kit, facts()["round"]
        rounded(surface, kit, (x, y, w, h), colours.NIGHT, colours.BRASS, 22)
        words = kit.text.that_fits(tr("Round {n}").format(n=number), str(number), "title", 116)
        kit.text.draw(
            surface, words, (x + 22, y + h / 2), 28, colours.COINS, font="title", max_width=116, max_height=40
        )
        right = x + w - 64
        step = min(50.0, (right - x - 146) / len(turns))
        left = x + 146 + (right - x - 146 - step * len(turns)) / 2
        for index, turn in enumerate(turns):
            self._turn(surface, turn, (left + step * (index + 0.5), y + h / 2), step)
        tip = (right + 6, y + h / 2)
        for rise in (-7, 7):
            start, end = kit.stage.point((tip[0] - 8, tip[1] + rise)), kit.stage.point(tip)
            pygame.draw.line(surface, colours.BRASS, start, end, max(2, kit.stage.px(3.4)))
        centre = (x + w - 32, y + h / 2)
        rounded(surface, kit, (centre[0] - 22, centre[1] - 22, 44, 44), "#5d1e58", colours.BRASS, 22)
        kit.art.put(surface, "piper/flute", centre, 0.8)

    def _turn(self, surface: pygame.Surface, turn: Turn, centre: Units, step: float) -> None:
        kit, (x, y) = self.kit, centre
        size = min(44.0, step * (1.16 if turn.mark == "now" else 0.86))
        if turn.mark == "now":
            rounded(
                surface,
                kit,
                (x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2),
                colours.COINS,
                colours.COINS,
                size * 0.6,
            )
        alpha = {"now": 255, "wait": 255, "done": 175, "gone": 70}[turn.mark]
        box = (x - size / 2, y - size / 2, size, size)
        kit.art.draw(surface, f"piper/disc_{self._family(turn.seat).name}", box, alpha=alpha)
        if turn.mark == "done":
            spot, dot = (x + size * 0.32, y + size * 0.32), size * 0.5
            rounded(
                surface, kit, (spot[0] - dot / 2, spot[1] - dot / 2, dot, dot), colours.NIGHT, colours.NIGHT, dot / 2
            )
            kit.art.icon(surface, "check", spot, dot * 0.84, colours.SAFE)

    def _ribbon(self, prompt: Prompt) -> Panel:
        box = tuple(facts()["prompt"])
        return Panel("ribbon", prompt, box, lambda surface: self._paint_ribbon(surface, prompt))

    def _paint_ribbon(self, surface: pygame.Surface, prompt: Prompt) -> None:
        kit, (x, y, w, h) = self.kit, facts()["prompt"]
        kit.art.draw(surface, "ui/ribbon_plum", (x, y, w, h))
        middle = x + w / 2
        ink, soft = kit.palette.candle, kit.palette.note
        main = (middle, y + h * (0.34 if prompt.sub else 0.47))
        kit.text.draw(
            surface, prompt.main, main, 34, ink, font="title", anchor="cm", max_width=RIBBON_WORDS, max_height=42
        )
        if prompt.sub:
            spot = (middle, y + h * 0.69)
            kit.text.draw(surface, prompt.sub, spot, 21, soft, anchor="cm", max_width=RIBBON_WORDS, max_height=28)

    # ------------------------------------------------------------ what happens

    def _last(self, last: tuple[int, str]) -> Panel:
        return Panel("last", last, LAST, lambda surface: self._paint_last(surface, *last))

    def _paint_last(self, surface: pygame.Surface, seat: int, words: str) -> None:
        """The last thing that happened, in a sentence."""
        if not words:
            return
        kit, (x, y, w, h) = self.kit, LAST
        rounded(surface, kit, LAST, "#140a26", "#3a2a60", 18, 2)
        disc = 42.0
        name = f"piper/disc_{self._family(seat).name}" if seat >= 0 else "piper/note_1"
        kit.art.draw(surface, name, (x + 14, y + h / 2 - disc / 2, disc, disc))
        kit.text.draw(
            surface,
            words,
            (x + 70, y + h / 2),
            20,
            kit.palette.cream,
            max_width=w - 84,
            max_height=h - 8,
            wrap=True,
            leading=1.14,
        )

    def _window(self, shown: Shown) -> Panel:
        view: State = shown.view
        story: Story = shown.story
        if view.attack is not None:
            told = (view.attack.source, view.attack.target, view.phase == ANSWER and len(story.stage) == 1)
        else:
            last = next((e for e in reversed(story.told) if isinstance(e, CardShown)), None)
            told = (last.seat if last is not None else -1, -1, False)
        return Panel("window", told, self.layout.show, lambda surface: self._paint_window(surface, *told))

    def _paint_window(self, surface: pygame.Surface, source: int, target: int, asks: bool) -> None:
        """Who does what to whom, over the cards themselves."""
        kit, (x, y, w, _h) = self.kit, self.layout.show
        rounded(surface, kit, self.layout.show, "#170c2c", colours.BRASS, 26, 3)
        strip = y + STRIP / 2 + 2
        if target < 0:
            self._who(surface, source, (x + 22, strip), w - 44)
        else:
            half = w / 2 - 34
            self._who(surface, source, (x + 18, strip), half)
            self._who(surface, target, (x + w / 2 + 22, strip), half)
            kit.art.icon(surface, "chevron_right", (x + w / 2, strip), 32, colours.SHORT_RIM)
        if asks:
            high = STAGE_HIGH - 16
            wide = high * 0.714
            box = (x + w / 2 + 101 - wide / 2, y + STRIP + 18, wide, high)
            kit.art.draw(surface, "ui/slot", box)
            kit.art.icon(surface, "help", (box[0] + wide / 2, box[1] + high / 2), 76, colours.BRASS)

    def _who(self, surface: pygame.Surface, seat: int, spot: Units, room: float) -> None:
        if seat < 0:
            return
        kit, (x, y) = self.kit, spot
        kit.art.draw(surface, f"piper/disc_{self._family(seat).name}", (x, y - 22, 44, 44))
        kit.text.draw(
            surface,
            self.names[seat],
            (x + 54, y),
            25,
            kit.palette.cream,
            font="title",
            max_width=room - 58,
            max_height=40,
        )

    def _row(self, shown: Shown) -> Panel:
        view: State = shown.view
        assert view.attack is not None
        target, box = view.attack.target, self.layout.row(shown)
        return Panel("row", target, box, lambda surface: self._paint_row(surface, target, box))

    def _paint_row(self, surface: pygame.Surface, target: int, box: Box) -> None:
        """The window of a hand that is being looked at."""
        kit, (x, y, w, _h) = self.kit, box
        rounded(surface, kit, box, "#170c2c", self._family(target).line, 26, 3)
        kit.art.draw(surface, f"piper/disc_{self._family(target).name}", (x + 24, y + 12, 46, 46))
        words = tr("The cards of {name}").format(name=self.names[target])
        kit.text.draw(surface, words, (x + 84, y + 35), 28, kit.palette.cream, font="title", max_width=w - 120)


def acting(view: State) -> int | None:
    """The family that is asked, or whose turn it is."""
    if view.phase == OVER:
        return None
    if view.attack is not None and view.phase in (ANSWER, TAKE):
        return view.attack.target if view.phase == ANSWER else view.attack.source
    return view.queue[0] if view.queue else None


def marks(view: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Lasting effects on a family, as pictures; incomes still to be missed are counted."""
    found: list[tuple[str, int]] = []
    if view.lost_incomes[seat]:
        found.append(("cart_broken", view.lost_incomes[seat]))
    if view.barred[seat] or (view.shut and view.queue and view.queue[0] == seat):
        found.append(("barred_door", 0))
    if view.doubled[seat]:
        found.append(("finger", 0))
    if view.lulled[seat]:
        found.append(("lullaby", 0))
    return tuple(found)
