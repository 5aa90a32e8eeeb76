"""Who is who at this table: players' names, rats' names and portraits, seals."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import tr
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import CAPTURED, FLED, GHOST, GONE, KNOCKED_OUT, State
from scenes.tables.rats_with_gats.looks import SEAT_LOOKS, SeatLook

LONGEST_NICKNAME = 24


class Crew:
    """Names and looks of one voyage's seats."""

    def __init__(self, rules: GatsRules, names: Sequence[str]) -> None:
        self.names = list(names)
        self.looks: list[SeatLook] = [SEAT_LOOKS[seal] for seal in rules.seals]
        self.seals = [f"gats_seats/seal_{seal}" for seal in rules.seals]

    def rat_name(self, view: State, seat: int) -> str:
        """The rat's name, else a nickname made from its smell, else whose rat it is."""
        rat = view.rats[seat]
        if rat.name:
            return rat.name
        if rat.smell and len(rat.smell) <= LONGEST_NICKNAME:
            return rat.smell[0].upper() + rat.smell[1:]
        return tr("Rat of {name}").format(name=self.names[seat])

    def portrait(self, view: State, seat: int) -> str:
        """The square portrait."""
        rat = view.rats[seat]
        ghost = "_ghost" if rat.status == GHOST else ""
        return f"gats/rat_{self.looks[seat].rat(rat.number)}{ghost}"

    def badge(self, view: State, seat: int) -> str:
        """The round portrait."""
        rat = view.rats[seat]
        ghost = "_ghost" if rat.status == GHOST else ""
        return f"gats/rat_{self.looks[seat].rat(rat.number)}_round{ghost}"

    def whereabouts(self, view: State, seat: int) -> str:
        """Where a rat is, if that is not simply in the scene."""
        if view.rats[seat].status == GONE:
            return tr("is no more")
        told = {FLED: tr("fled this scene"), CAPTURED: tr("captured"), KNOCKED_OUT: tr("knocked out")}
        return told.get(view.places[seat], "")
