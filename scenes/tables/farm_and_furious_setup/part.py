"""The race's side of the set-up: five teams, rooster, imaginary teams, the track builder, the line-up."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import pygame

from game.core import Rulebook
from game.language import mark, tr, trn
from game.rulebooks.farm_and_furious.cards import FACTS, Team
from game.rulebooks.farm_and_furious.options import PLAIN_TRACK
from game.rulebooks.farm_and_furious.words import TEAM_NAMES
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.options import OptionRow
from scenes.menus.players_pattern import Pattern
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import Look, SetupPart
from scenes.stage import Box, Units
from scenes.tables.farm_and_furious.colours import TEAMS
from scenes.tables.farm_and_furious_setup.builder import TrackBuilder
from scenes.tables.farm_and_furious_setup.plan import TrackPlan, minutes
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

PATTERNS: dict[Team, Pattern] = {
    "carrot": "stripes",
    "corn": "dots",
    "aubergine": "checks",
    "chilli": "waves",
    "leek": "bars",
}
MOST = len(FACTS.teams)
HARDEST = 3
"""Most imaginary teams against one person."""
ALONE = "alone"
"""Where the draft keeps how many imaginary teams race against one person; with more people there is one or none."""


@cache
def lineup_facts() -> dict[str, Any]:
    """Where sign and vegetables stand on furious/lineup."""
    facts: dict[str, Any] = json.loads((files("assets") / "data" / "furious_podium.json").read_text("utf-8"))["lineup"]
    return facts


class Part(SetupPart):
    """Vegetables, house rules of the race, the track."""

    looks = tuple(
        Look(
            name,
            TEAM_NAMES[name],
            TEAMS[name],
            f"furious/disc_{name}",
            f"furious/symbol_{name}",
            f"furious/veg_{name}",
            PATTERNS[name],
        )
        for name in FACTS.teams
    )
    title = mark("Who races?")
    own_title = mark("Build the track")
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

    def help(self) -> list[tuple[str, str]]:
        """The common sentences, then those on the track."""
        return [
            *super().help(),
            ("hand", tr("Drag a track card past another to change their order, or pull it over its neighbour.")),
            ("flip", tr("Turn a track card over in its corner, or with the buttons under it.")),
        ]

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
        return self.builder.board.update(dt) or wants

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

    def draw_mascot(self, surface: pygame.Surface, foot: Units, k: float) -> None:
        """The rooster."""
        wide, high = self.kit.art.size("ui/rooster")
        ax, ay = self.kit.art.anchor("ui/rooster")
        self.kit.art.draw(surface, "ui/rooster", (foot[0] - ax * wide * k, foot[1] - ay * high * k, wide * k, high * k))

    def draw_picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        """The line-up under the start banner."""
        art, stage, facts = self.kit.art, self.kit.stage, lineup_facts()
        k = box[2] / facts["size"][0]
        art.draw(surface, "furious/lineup", box)
        x, y, wide, high = (n * k for n in facts["sign"])
        spot, words = (box[0] + x + wide / 2, box[1] + y + high / 2), tr("ready, steady")
        self.kit.text.draw(
            surface, words, spot, 25, "#fff4d6", font="title", anchor="cm", max_width=wide - 12, max_height=high
        )
        looks = self.figures(draft)
        left, right = (box[0] + facts[side] * k for side in ("left", "right"))
        step = min(60.0 * k, (right - left) / max(1, len(looks) - 1))
        for number, look in enumerate(looks):
            picture = art.get(look.figure, facts["height"] * k)
            shift = (number - (len(looks) - 1) / 2) * step
            foot = ((left + right) / 2 + shift, box[1] + facts["feet"] * k - (number % 2) * 5)
            place = picture.get_rect(midbottom=stage.point(foot))
            surface.blit(picture, place, special_flags=PREMULTIPLIED)
