"""The race's results: the winners' stand with its pawns, and the positions round by round."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import pi, sin
from typing import Any

import pygame

from game.core import Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.words import TEAM_NAMES
from scenes.art import PREMULTIPLIED
from scenes.letters import load_font
from scenes.menus.course_chart import Course, Line
from scenes.menus.results_part import ResultsPart
from scenes.menus.results_ranking import draw_medal
from scenes.menus.setup_part import Look
from scenes.stage import SMALLEST_TEXT, Box, Units
from scenes.tables.farm_and_furious_setup.part import Part as SetupPart
from scenes.text import in_two

LOOKS = {look.id: look for look in SetupPart.looks}
HOPS = 3.5
"""Seconds that the winners hop."""
SHRUNK = {1: 1.0, 2: 0.72, 3: 0.58, 4: 0.5, 5: 0.44}
"""Size of pawns that share a block, by how many they are."""


@cache
def podium_facts() -> dict[str, Any]:
    """Where blocks and pawns stand on furious/podium."""
    facts: dict[str, Any] = json.loads((files("assets") / "data" / "furious_podium.json").read_text("utf-8"))
    return facts


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the stand in the picture's units, and who stands on it."""

    place: int
    x: float
    top: float
    foot: float
    width: float
    pawn: float
    seats: tuple[int, ...]


def blocks(standings: list[Standing]) -> list[Block]:
    """The blocks in use, those at the back first; who shares a place shares a block."""
    found: list[Block] = []
    for place in sorted({standing.place for standing in standings}, reverse=True):
        facts = podium_facts()["places"][place - 1]
        seats = tuple(standing.seat for standing in standings if standing.place == place)
        found.append(Block(place, facts["x"], facts["top"], facts["foot"], facts["width"], facts["pawn"], seats))
    return found


class Part(ResultsPart):
    """Pawns on hay-covered blocks; a line per team."""

    measure = mark("space")
    rules: FarmRules

    def look(self, seat: int) -> Look | None:
        """The seat's vegetable."""
        return LOOKS[self.rules.teams[seat]]

    def title(self) -> str:
        """Who wins the race."""
        if len(self.winners) == 1:
            return tr("{name} wins the race").format(name=self.winners[0])
        return tr("{names} share the win").format(names=listed(self.winners))

    def subtitle(self) -> str:
        """Teams, spaces, rounds."""
        teams, length = len(self.rules.teams), self.rules.track.length
        return " · ".join(
            (
                trn("{n} team", "{n} teams", teams).format(n=teams),
                trn("{n} space", "{n} spaces", length).format(n=length),
                super().subtitle(),
            )
        )

    def heading(self) -> str:
        """Over the ranking."""
        return tr("Who ran best")

    def detail(self, seat: int) -> str:
        """The team, and who played it if nobody did."""
        team, played = tr(TEAM_NAMES[self.rules.teams[seat]]), super().detail(seat)
        if seat >= len(self.agreement.players):
            return played
        return tr("{team}, {player}").format(team=team, player=played) if played else team

    def course_title(self) -> str:
        """Over the chart."""
        return tr("Space by space, round by round")

    def course(self) -> Course:
        """Positions at the end of each round."""
        teams = self.rules.teams
        after = [self.session.fold(1).positions]
        state = self.session.fold(1)
        for step in self.session.steps[1:]:
            before = state.round
            for event in step.events:
                event.change(state)
            if state.round != before or state.finished:
                after.append(state.positions[:])
        names = self.names
        lines = tuple(
            Line(
                names[s.seat],
                tuple(positions[s.seat] for positions in after),
                LOOKS[teams[s.seat]].colours.base,
                f"furious/disc_symbol_{teams[s.seat]}",
            )
            for s in self.standings
        )
        return Course(lines, self.rules.track.length, tr("finish"))

    # ------------------------------------------------------------ the stand

    def draw_stage(self, surface: pygame.Surface, box: Box) -> None:
        """Farm, blocks, all pawns but the winners."""
        self.kit.art.draw(surface, "furious/podium", box)
        k = box[2] / podium_facts()["size"][0]
        for block in blocks(self.standings):
            at = box[0] + block.x * k, box[1] + block.top * k
            self._block(surface, block, at, k)
            if block.place > 1:
                self._pawns(surface, block, at, k, 0.0)
            self._names(surface, block, at, k)

    def draw_winners(self, surface: pygame.Surface, box: Box, time: float) -> None:
        """Who has the first place hops for joy."""
        k = box[2] / podium_facts()["size"][0]
        first = blocks(self.standings)[-1]
        self._pawns(surface, first, (box[0] + first.x * k, box[1] + first.top * k), k, time)

    def _pawns(self, surface: pygame.Surface, block: Block, at: Units, k: float, time: float) -> None:
        count = len(block.seats)
        for number, seat in enumerate(block.seats):
            shift = (number - (count - 1) / 2) * block.width * k / count
            self._pawn(surface, block, seat, (at[0] + shift, at[1]), k * SHRUNK[count], time)

    def _block(self, surface: pygame.Surface, block: Block, at: Units, k: float) -> None:
        name = f"furious/podium_block_{block.place}"
        wide, high = self.kit.art.size(name)
        ax, ay = self.kit.art.anchor(name)
        self.kit.art.draw(surface, name, (at[0] - ax * wide * k, at[1] - ay * high * k, wide * k, high * k))

    def _pawn(
        self, surface: pygame.Surface, block: Block, seat: int, foot: tuple[float, float], k: float, time: float
    ) -> None:
        last = block.place == max(standing.place for standing in self.standings)
        pose = "win" if block.place == 1 else ("sad" if last else "stand")
        name = f"furious/pawn_{self.rules.teams[seat]}_{pose}"
        high = block.pawn * k
        wide = high * self.kit.art.size(name)[0] / self.kit.art.size(name)[1]
        hop = 0.0
        if block.place == 1 and not self.kit.calm and time < HOPS:
            hop = 22 * k * abs(sin(time * 2.2 * pi)) * (1 - time / HOPS)
        ax, ay = self.kit.art.anchor(name)
        left, top = foot[0] - ax * wide, foot[1] - ay * high - hop
        self.kit.art.draw(surface, name, (left, top, wide, high))
        if block.place == 1:
            crown = self.kit.art.get("furious/crown", high * 0.24)
            spot = crown.get_rect(midbottom=self.kit.stage.point((foot[0] - wide * 0.02, top + high * 0.27)))
            surface.blit(crown, spot, special_flags=PREMULTIPLIED)

    def _names(self, surface: pygame.Surface, block: Block, at: tuple[float, float], k: float) -> None:
        high = (block.foot - block.top) * k
        medal = min(76.0, high * 0.46)
        middle = at[1] + min(74 * k, high * 0.36)
        draw_medal(surface, self.kit, block.place, (at[0], middle), medal)
        below = middle + medal * 0.66
        step = max((at[1] + high - below) / len(block.seats), self.kit.stage.text_units(16))
        size = min(30.0, step * 0.8)
        for number, seat in enumerate(block.seats):
            spot = (at[0], below + number * step)
            name, wide = self.names[seat], block.width * k
            words = in_two(name) if self._too_long(name, wide) else name
            room = wide + 10 if self._too_long(name, wide - 16) else wide - 16
            self.kit.text.draw(
                surface,
                words,
                spot,
                size,
                self.kit.palette.cream,
                font="title",
                anchor="ct",
                max_width=room,
                outline=("#3a1e0e", 3),
                leading=1.0,
            )

    def _too_long(self, name: str, room: float) -> bool:
        stage = self.kit.stage
        return load_font("title", SMALLEST_TEXT).size(name)[0] > room * stage.scale
