"""The race's side of the set-up: five teams, rooster, imaginary teams, the track builder, the line-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from game.rulebooks.farm_and_furious.cards import FACTS
from game.rulebooks.farm_and_furious.options import PLAIN_TRACK
from game.rulebooks.farm_and_furious.words import TEAM_NAMES
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.options import OptionRow
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import Look, SetupPart
from scenes.stage import Box, Units
from scenes.tables.farm_and_furious_setup.builder import TrackBuilder
from scenes.tables.farm_and_furious_setup.plan import TrackPlan, minutes
from scenes.theme import TEAMS
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

MOST = len(FACTS.teams)
HARDEST = 3
"""Most imaginary teams against one person."""
ALONE = "alone"
"""Where the draft keeps how many imaginary teams race against one person; with more people there is one or none."""


class Part(SetupPart):
    """Vegetables, house rules of the race, the track."""

    looks = tuple(
        Look(name, TEAM_NAMES[name], TEAMS[name], *(f"furious/{kind}_{name}" for kind in ("disc", "symbol", "veg")))
        for name in FACTS.teams
    )
    title = mark("Who races?")
    look_title = mark("Team")
    ties_note = mark("the youngest wins ties")
    hidden = frozenset({"ages", "teams", "track", "imaginary"})

    def __init__(self, book: Rulebook, kit: Kit) -> None:
        super().__init__(book, kit)
        self.builder = TrackBuilder(kit)

    def most_seats(self, draft: Draft) -> int:
        """A chosen imaginary team takes the place of a player."""
        return MOST - (1 if len(draft.seats) > 1 and self.imaginary(draft) else 0)

    def seats_note(self, draft: Draft) -> str:
        """Which vegetable is still free."""
        return tr("{team} is free: up to {n} teams").format(team=tr(self._free(draft)[0].label), n=MOST)

    def imaginary(self, draft: Draft) -> int:
        """How many imaginary teams race: one to three against one person, else one or none, five teams in all."""
        seats = len(draft.seats)
        if seats == 1:
            return min(max(1, int(draft.options.get(ALONE) or 1)), HARDEST)
        return min(1, int(draft.options.get("imaginary") or 0)) if seats < MOST else 0

    def rows(self, draft: Draft) -> list[OptionRow]:
        """Rooster, then imaginary teams: a number for one person, a switch for more."""
        rows = super().rows(draft)
        number = self.imaginary(draft)
        if len(draft.seats) == 1:
            rows.append(
                OptionRow(ALONE, "number", tr("Imaginary teams"), tr("1 gentle, 2 even, 3 hard"), number, 1, HARDEST)
            )
        elif len(draft.seats) < MOST:
            note = tr("A team without a player joins. It draws its cards blind, and can win.")
            rows.append(OptionRow("imaginary", "check", tr("Imaginary team"), note, bool(number)))
        else:
            note = tr("Five teams race already: there is no room.")
            rows.append(OptionRow("imaginary", "none", tr("Imaginary team"), note, False))
        return rows

    def options(self, draft: Draft) -> dict[str, Any]:
        """The race's options, each team named."""
        number = self.imaginary(draft)
        return {
            "rooster": bool(draft.options.get("rooster", False)),
            "imaginary": number,
            "track": self.plan(draft).option(),
            "teams": [look.id for look in self.figures(draft)],
        }

    def plan(self, draft: Draft) -> TrackPlan:
        """The track as the draft has it."""
        return TrackPlan.of(draft.options.get("track") or PLAIN_TRACK)

    def figures(self, draft: Draft) -> list[Look]:
        """The players' vegetables, then those of the imaginary teams."""
        return super().figures(draft) + self._free(draft)[: self.imaginary(draft)]

    def _free(self, draft: Draft) -> list[Look]:
        taken = {seat.look for seat in draft.seats}
        return [look for look in self.looks if look.id not in taken]

    def summary(self, draft: Draft) -> tuple[str, str]:
        """Teams and spaces, then the time that they take."""
        teams, length = len(draft.seats) + self.imaginary(draft), self.plan(draft).track.length
        counted = trn("{n} team", "{n} teams", teams).format(n=teams)
        spaces = trn("{n} space", "{n} spaces", length).format(n=length)
        time = minutes(length)
        return f"{counted}, {spaces}", trn("about {n} minute", "about {n} minutes", time).format(n=time)

    # ------------------------------------------------------------ the track builder

    def height(self, width: float) -> float:
        """What the track builder wants."""
        return self.builder.height(width)

    def build(self, ui: Ui, box: Box, draft: Draft, changed: Callable[[], None], pane: Pane | None) -> None:
        """The track builder over the draft's track."""

        def keep(plan: TrackPlan) -> None:
            draft.options["track"] = plan.option()
            changed()

        self.builder.take(self.plan(draft))
        self.builder.build(ui, box, keep, pane)

    def update(self, dt: float) -> bool:
        """Whether a dragged card has moved."""
        wants, self.builder.wants_frame = self.builder.wants_frame, False
        return wants

    def draw_over(self, surface: pygame.Surface) -> None:
        """The card in the hand."""
        self.builder.draw_lifted(surface)

    # ------------------------------------------------------------ pictures

    def draw_sign(self, surface: pygame.Surface, box: Box) -> None:
        """The green sign with a carrot and a chilli."""
        self.kit.art.draw(surface, "ui/header_sign", box)
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2 - 3)
        words, width = tr(self.book.title), box[2] - 340
        self.kit.text.draw(
            surface, words, middle, 54, "#fff6d8", font="title", anchor="cm", max_width=width, outline=("#24410f", 4)
        )

    def draw_mascot(self, surface: pygame.Surface, foot: Units) -> None:
        """The rooster."""
        wide, high = self.kit.art.size("ui/rooster")
        ax, ay = self.kit.art.anchor("ui/rooster")
        k = 0.68
        self.kit.art.draw(surface, "ui/rooster", (foot[0] - ax * wide * k, foot[1] - ay * high * k, wide * k, high * k))

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """The line-up under the start banner."""
        art, stage = self.kit.art, self.kit.stage
        art.draw(surface, "furious/lineup", box)
        middle = (box[0] + box[2] / 2, box[1] + 36)
        words, width = tr("ready, steady"), box[2] * 0.74
        self.kit.text.draw(
            surface, words, middle, 25, "#fff4d6", font="title", anchor="cm", max_width=width, max_height=32
        )
        looks = self.figures(draft)
        step = min(56.0, box[2] * 0.86 / len(looks))
        high = 96.0 if len(looks) < MOST else 90.0
        for number, look in enumerate(looks):
            picture = art.get(look.figure, high)
            foot = (middle[0] + (number - (len(looks) - 1) / 2) * step, box[1] + box[3] - 12 - (number % 2) * 6)
            spot = picture.get_rect(midbottom=stage.point(foot))
            surface.blit(picture, spot, special_flags=PREMULTIPLIED)
