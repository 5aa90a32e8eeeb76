"""Who is who at this table: players' names, rats' names and portraits, seals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.agreement import Agreement
from game.core import Session
from game.language import tr
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import CAPTURED, FLED, GHOST, GONE, KNOCKED_OUT, State
from game.rulebooks.rats_with_gats.story.chronicle import Chronicle
from scenes.tables.rats_with_gats.looks import SEAT_LOOKS, SeatLook
from scenes.tables.rats_with_gats.yarn import chronicle


class Crew:
    """Names and looks of one voyage's seats."""

    def __init__(self, rules: GatsRules, names: Sequence[str]) -> None:
        self.names = list(names)
        self.looks: list[SeatLook] = [SEAT_LOOKS[seal] for seal in rules.seals]
        self.seals = [f"gats_seats/seal_{seal}" for seal in rules.seals]
        self._game: tuple[Agreement, Session[Any]] | None = None

    def attend(self, agreement: Agreement, session: Session[Any]) -> None:
        """The game whose chronicle knows what was left to the app: nicknames, techniques, tales."""
        self._game = agreement, session

    def rat_name(self, view: State, seat: int) -> str:
        """The rat's name, else a nickname made from its smell, else whose rat it is."""
        rat = view.rats[seat]
        if rat.name:
            return rat.name
        if self._game is not None:
            return chronicle(*self._game).called(seat)
        return tr("Rat of {name}").format(name=self.names[seat])

    @property
    def chronicle(self) -> Chronicle | None:
        """What everybody may know of the game so far, in words."""
        return chronicle(*self._game) if self._game is not None else None

    def technique(self, seat: int, slot: int, number: int, text: str) -> tuple[int, str]:
        """Number and text of a technique that its reader knows; the chronicle's where both were left to the app."""
        if (number and text) or self._game is None:
            return number, text
        suggested = chronicle(*self._game).technique(seat, slot)
        return number or suggested[0], text or suggested[1]

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
