"""The report of a finished game: its numbers and turning points, and whether it was fair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame

from game.agreement import Agreement
from game.core import Session
from game.course import leads
from game.fairness import Luck, luck_of, verified
from game.language import tr, trn
from scenes.art import PREMULTIPLIED
from scenes.menus.page import FOOT, SHEET, draw_page
from scenes.menus.results_part import ResultsPart
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

LEFT: Final = 560.0
ICON: Final = 40.0
CELL: Final = 64.0
SIGMAS: Final = 3.0
"""Standard deviations that half a bar of luck stands for."""


class ReportScene(Scene):
    """Two pages: this game in numbers, and was it fair; only for games that are over, since both tell everything."""

    tune = None

    def __init__(self, app: App, part: ResultsPart, agreement: Agreement, session: Session[Any], page: int = 0) -> None:
        super().__init__(app)
        self.part, self.agreement, self.session, self.page = part, agreement, session, page
        self.figures = agreement.rulebook.figures(session.rules, session.steps)
        self.luck = luck_of(agreement, session)
        self.leads = leads(session)
        self.verified: bool | None = None
        self.focus.key = "back"

    # ------------------------------------------------------------ building

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top."""
        draw_page(surface, self.kit, tr("Was it fair?") if self.page else tr("This game in numbers"))

    def build(self, ui: Ui) -> None:
        """Two pages, and the way back."""
        high = min(self.kit.stage.grow(64, 24), 88.0)
        box = (SHEET[0] + SHEET[2] - 680, 62 - high / 2, 680, high)
        labels = [tr("Numbers"), tr("Was it fair?")]
        ui.segment("page", box, tr("Page"), labels, self.page, self.turn, dark=True, size=24)
        (self._fairness if self.page else self._numbers)(ui)
        low = min(self.kit.stage.grow(74, 26), 96.0)
        ui.button("back", (SHEET[0], FOOT, 250, low), tr("Back"), self.back, icon="back")

    def turn(self, page: int) -> None:
        """Show the other page."""
        self.page = page
        self.rebuild()

    def _heading(self, ui: Ui, words: str, spot: tuple[float, float], room: float) -> None:
        ui.label(words, spot, 30, self.kit.palette.ink, font="title", width=room, height=50)

    # ------------------------------------------------------------ numbers

    def _numbers(self, ui: Ui) -> None:
        """The game's own numbers by seat at the left, turning points at the right."""
        x, y, w, h = SHEET
        wide = w - LEFT - 60
        self._heading(ui, tr("Who did what"), (x + 46, y + 52), wide - 60)
        names = self.part.names[: self.session.rules.seats]
        row = max(self.kit.stage.grow(CELL, 24), min(110.0, (h - 140) / (len(names) + 1)))
        pane = ui.pane("figures", (x + 30, y + 90, wide, h - 116), (len(names) + 1) * row + 20)
        columns = max(1, len(self.figures))
        first = min(300.0, wide * 0.34)
        step = (wide - first - 40) / columns
        for number, figure in enumerate(self.figures):
            spot = (x + 30 + first + (number + 0.5) * step, y + 90 + row * 0.6)
            ui.label(
                tr(figure.what),
                spot,
                20,
                self.kit.palette.ink_soft,
                anchor="cm",
                width=step - 10,
                height=row * 1.1,
                wrap=True,
                pane=pane,
            )
        for seat, name in enumerate(names):
            middle = y + 90 + row * (seat + 1.75)
            self._seat(ui, pane, seat, name, (x + 40, middle), first - 20)
            for number, figure in enumerate(self.figures):
                best = figure.values[seat] == max(figure.values) > 0
                spot = (x + 30 + first + (number + 0.5) * step, middle)
                self._number(ui, pane, figure.values[seat], spot, best=best)
        self._turning_points(ui, (x + w - LEFT, y, LEFT - 40, h))

    def _number(self, ui: Ui, pane: Pane, value: int, spot: tuple[float, float], *, best: bool) -> None:
        """A number; the largest of its column on a chip."""
        kit = self.kit

        def paint(surface: pygame.Surface) -> None:
            box = (spot[0] - 44, spot[1] - 24 - pane.scroll, 88, 48)
            kit.art.draw(surface, "ui/chip_gold", box)

        if best:
            ui.decor(paint, pane)
        ink = kit.palette.on_gold if best else kit.palette.ink
        ui.label(str(value), spot, 28, ink, font="title", anchor="cm", width=80, height=46, pane=pane)

    def _seat(self, ui: Ui, pane: Pane | None, seat: int, name: str, spot: tuple[float, float], room: float) -> None:
        kit, look = self.kit, self.part.look(seat)

        def paint(surface: pygame.Surface) -> None:
            picture = kit.art.get(look.disc, ICON) if look is not None else None
            if picture is not None:
                scroll = pane.scroll if pane is not None else 0.0
                centre = kit.stage.point((spot[0] + ICON / 2, spot[1] - scroll))
                surface.blit(picture, picture.get_rect(center=centre), special_flags=PREMULTIPLIED)

        ui.decor(paint, pane)
        if not name:
            return
        at = (spot[0] + ICON + 12, spot[1])
        ui.label(name, at, 24, kit.palette.ink, font="title", width=room - ICON - 12, height=48, pane=pane)

    def _turning_points(self, ui: Ui, box: Box) -> None:
        """Who took the lead when."""
        x, y, w, h = box
        self._heading(ui, tr("Turning points"), (x + 6, y + 52), w)
        kit, size = self.kit, 22.0
        if not self.leads:
            words = tr("Nobody ever led alone.")
            ui.label(words, (x + 6, y + 110), size, kit.palette.ink_soft, anchor="lt", width=w - 20, wrap=True)
            return
        rows = []
        for lead in self.leads:
            last = lead is self.leads[-1]
            told = tr("Round {n}: {name} takes the lead for good.") if last else tr("Round {n}: {name} leads alone.")
            rows.append((lead.seat, told.format(n=lead.round, name=self.part.names[lead.seat])))
        heights = [max(54.0, kit.text.height(words, size, w - 80) + 18) for _, words in rows]
        pane = ui.pane("leads", (x, y + 90, w, h - 116), sum(heights) + 10)
        top = y + 90
        for (seat, words), high in zip(rows, heights, strict=True):
            self._seat(ui, pane, seat, "", (x + 6, top + high / 2), ICON)
            spot = (x + 60, top + high / 2)
            ui.label(words, spot, size, kit.palette.ink, width=w - 80, height=high, wrap=True, pane=pane)
            top += high

    # ------------------------------------------------------------ fairness

    def _fairness(self, ui: Ui) -> None:
        """Luck by seat at the left, what can be checked at the right."""
        x, y, w, h = SHEET
        wide = w - LEFT - 60
        self._heading(ui, tr("What chance gave each seat"), (x + 46, y + 52), wide - 60)
        frame = (x + 30, y + 90, wide, h - 116)
        if not self.luck:
            words = tr("No dice, no deal: nothing in this game falls to a player by chance.")
            spot = (x + 46, y + 110)
            ui.label(words, spot, 24, self.kit.palette.ink, anchor="lt", width=wide - 60, wrap=True)
        row = self.kit.stage.grow(84, 44)
        kinds = list(dict.fromkeys(luck.what for luck in self.luck))
        pane = ui.pane("luck", frame, len(self.luck) * row + len(kinds) * row * 0.75 + 10)
        top = frame[1]
        for kind in kinds:
            spot = (x + 40, top + row * 0.4)
            ui.label(tr(kind), spot, 24, self.kit.palette.ink_soft, font="title", width=wide - 60, height=44, pane=pane)
            top += row * 0.75
            for luck in (one for one in self.luck if one.what == kind):
                self._luck(ui, pane, luck, (x + 40, top, wide - 50, row))
                top += row
        self._checks(ui, (x + w - LEFT, y, LEFT - 40, h))

    def _luck(self, ui: Ui, pane: Pane, luck: Luck, box: Box) -> None:
        """Name, a bar from what was to be expected, the numbers in words."""
        x, y, w, h = box
        name = self.part.names[luck.seat]
        self._seat(ui, pane, luck.seat, name, (x, y + h / 2), 270)
        bar = (x + 290, y + h * 0.5 - 14, 250, 28)
        ui.decor(lambda surface: self._bar(surface, pane.shown(bar), luck), pane)
        told = tr("{mean} on average of {n}, expected {expected}").format(
            mean=decimal(luck.mean), expected=decimal(luck.expected), n=luck.falls
        )
        left, room = x + 566, w - 566
        palette = self.kit.palette
        ink = palette.danger if luck.verdict.startswith("very") else palette.ink
        ui.label(verdict(luck), (left, y + h * 0.3), 22, ink, font="title", width=room, height=h * 0.45, pane=pane)
        ui.label(told, (left, y + h * 0.7), 20, palette.ink_soft, width=room, height=h * 0.42, pane=pane)

    def _bar(self, surface: pygame.Surface, box: Box, luck: Luck) -> None:
        """To the right what was better than expected, to the left what was worse; as far as it is unusual."""
        kit, (x, y, w, h) = self.kit, box
        middle = x + w / 2
        pygame.draw.rect(surface, kit.palette.chip, kit.stage.rect(box), border_radius=kit.stage.px(8))
        share = min(1.0, luck.deviations / SIGMAS) * w / 2
        left = middle - share if luck.mean < luck.expected else middle
        filled = (left, y, share, h)
        if share > 1:
            pygame.draw.rect(surface, kit.palette.go, kit.stage.rect(filled))
        pygame.draw.rect(surface, kit.palette.ink, kit.stage.rect((middle - 1.5, y - 6, 3, h + 12)))

    def _checks(self, ui: Ui, box: Box) -> None:
        """The seed, what bots know, and how anybody can check all this."""
        x, y, w, h = box
        self._heading(ui, tr("How to check it"), (x + 6, y + 52), w)
        if self.verified is None:
            self.verified = verified(self.session)
        kit, size = self.kit, 22.0
        seed = tr("Everything was dealt and thrown from one number, drawn before anybody sat down: {seed}.")
        checked = (
            tr("Played again from that number just now, every card and every die came out the same.")
            if self.verified
            else tr("Played again from that number, this game comes out otherwise: it began from a laid-out position.")
        )
        told = [
            ("dice", seed.format(seed=self.session.seed)),
            ("check" if self.verified else "warning", checked),
            ("bot", tr("Bots are given only what their seat may see: cards that they cannot see change no choice.")),
            ("replay", tr("The replay shows all cards open; its case file plays the same game on any computer.")),
            ("bulb", tr("Luck that is called unusual comes to one seat in twenty, even when all is fair.")),
        ]
        heights = [max(64.0, kit.text.height(words, size, w - 90) + 22) for _, words in told]
        pane = ui.pane("checks", (x, y + 90, w, h - 116), sum(heights) + 10)
        top = y + 90
        for (icon, words), high in zip(told, heights, strict=True):
            self._check(ui, pane, icon, words, (x, top, w, high))
            top += high

    def _check(self, ui: Ui, pane: Pane, icon: str, words: str, box: Box) -> None:
        x, y, w, h = box
        kit = self.kit
        ui.decor(
            lambda surface: kit.art.icon(surface, icon, (x + 34, y + h / 2 - pane.scroll), 36, kit.palette.ink_soft),
            pane,
        )
        ui.label(words, (x + 68, y + h / 2), 22, kit.palette.ink, width=w - 90, height=h, wrap=True, pane=pane)


def verdict(luck: Luck) -> str:
    """The luck of a seat in words."""
    return {
        "few": trn("only {n} time: says nothing", "only {n} times: says nothing", luck.falls).format(n=luck.falls),
        "usual": tr("as chance goes"),
        "lucky": tr("unusually high"),
        "unlucky": tr("unusually low"),
        "very_lucky": tr("very rarely so high"),
        "very_unlucky": tr("very rarely so low"),
    }[luck.verdict]


def decimal(value: float) -> str:
    """A number with two decimals, as the language writes it."""
    whole, part = f"{value:.2f}".split(".")
    return tr("{whole}.{part}").format(whole=whole, part=part)
