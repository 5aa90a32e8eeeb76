"""The forms of Rats with Gats, by the step whose question they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rulebooks.rats_with_gats.state import State
from scenes.table.sheet import Desk
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.challenging import StakesSheet, TaxAnswerSheet, TaxSheet, VetoSheet
from scenes.tables.rats_with_gats.sheets.council import CouncilSheet, NominateSheet
from scenes.tables.rats_with_gats.sheets.creation import DescribeSheet, GossipSheet, QualitiesSheet
from scenes.tables.rats_with_gats.sheets.floor import FloorSheet
from scenes.tables.rats_with_gats.sheets.free import DeepSheet, FreeSheet, WindowSheet
from scenes.tables.rats_with_gats.sheets.leaving import AfterlifeSheet, AwardSheet, LeaveSheet
from scenes.tables.rats_with_gats.sheets.scening import EndSheet, FrameSheet, RolesSheet
from scenes.tables.rats_with_gats.sheets.techniques import AssignSheet, InventSheet, OfferSheet, SwapAnswerSheet
from scenes.tables.rats_with_gats.sheets.telling import PartySheet, TellSheet
from scenes.tables.rats_with_gats.sheets.voting import BallotSheet, HatVoteSheet, RankVoteSheet

if TYPE_CHECKING:
    from scenes.tables.rats_with_gats.table import GatsTable

SHEETS: Final[dict[str, type[GatsSheet]]] = {
    "describe": DescribeSheet,
    "gossip": GossipSheet,
    "invent": InventSheet,
    "offer": OfferSheet,
    "swap_answer": SwapAnswerSheet,
    "assign": AssignSheet,
    "qualities": QualitiesSheet,
    "roles": RolesSheet,
    "frame": FrameSheet,
    "free": FreeSheet,
    "free_again": FreeSheet,
    "leave": LeaveSheet,
    "veto": VetoSheet,
    "stakes": StakesSheet,
    "tax": TaxSheet,
    "tax_answer": TaxAnswerSheet,
    "before": WindowSheet,
    "after": WindowSheet,
    "tell": TellSheet,
    "ballot": BallotSheet,
    "award": AwardSheet,
    "hat_vote": HatVoteSheet,
    "afterlife": AfterlifeSheet,
    "council": CouncilSheet,
    "nominate": NominateSheet,
    "rank_vote": RankVoteSheet,
    "end": EndSheet,
    "party": PartySheet,
}
FREE: Final = ("free", "free_again")
"""Steps in which the Deep has a form of its own."""
NO_SHEET: Final = ("apply", "cards", "duel_card", "pick", "rest")
"""Steps that pieces and buttons are enough for."""


def sheet_of(desk: Desk, table: GatsTable) -> GatsSheet | None:
    """The form of the question at hand; None where pieces and buttons are enough."""
    view: State = desk.view
    if desk.floor:
        return FloorSheet(desk, table)
    if view.step in NO_SHEET:
        return None
    if view.step in FREE and view.deep[desk.seat]:
        return DeepSheet(desk, table)
    return SHEETS[view.step](desk, table)
