"""Why something cannot be done at the window, in a sentence, with the paragraph of the rules that says so."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import tr
from game.rulebooks.pie_rats import luring
from game.rulebooks.pie_rats.cards import (
    AIMED,
    CHARISMA,
    CHARISMA_THEFT,
    DOUBLE_WATCH,
    GRAPPLING_ROPE,
    MIRROR,
    RATS,
    SECRET_TUNNEL,
)
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import CHARM, CREW, DEFEND, LOOT, LURE, OVER, REFRESH, State
from game.rulebooks.pie_rats.words import card_name
from scenes.motion.pose import Piece
from scenes.table.contract import Refusal, Shown
from scenes.tables.pie_rats.drafts import Drafts, number
from scenes.tables.pie_rats.spots import GANG, pie_slot, spot_card

TOOLS = (GRAPPLING_ROPE, SECRET_TUNNEL)


class Refusals:
    """Reasons for one game."""

    def __init__(self, rules: PieRules, names: Sequence[str], drafts: Drafts) -> None:
        self.rules = rules
        self.names = names
        self.drafts = drafts

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        """Why a card cannot be taken, or not be put there; None where nobody needs to be told."""
        view: State = shown.view
        which = number(piece)
        if which is None or shown.viewer < 0:
            return None
        seat = shown.viewer
        in_hand = which in view.hands[seat]
        owner = next((o for o, gang in enumerate(view.gangs) if which in gang), None)
        if not in_hand and owner is None and which not in view.charms[seat]:
            return None
        if seat not in self.rules.awaiting(view):
            return self._not_now(view)
        if in_hand:
            return self._card(view, seat, which, spot)
        if owner is None:
            return Refusal(tr("Tabled charisma is spent by luring: drag a rat here."), "lure")
        return self._own_rat(view, seat, which, spot) if owner == seat else self._rival(shown, seat, which)

    def _not_now(self, view: State) -> Refusal | None:
        if view.phase == OVER:
            return Refusal(tr("The sill is empty: the game is over."), "end")
        waiting = self.rules.awaiting(view)
        if not waiting or view.pending:
            return None
        return Refusal(tr("It is the step of {name}.").format(name=self.names[waiting[0]]), "round")

    # ------------------------------------------------------------ cards in hand

    def _card(self, view: State, seat: int, which: int, spot: str | None) -> Refusal | None:
        face = view.faces[which]
        name = card_name(face)
        if view.pending:
            return self._answer(view, seat, face, spot)
        if view.phase == REFRESH:
            return Refusal(tr("Now a card can only be thrown away, or kept."), "next")
        if view.called:
            return Refusal(tr("The loot is called: until the turn ends its Captain plays no card."), "loot")
        if face in CHARISMA and view.phase != CHARM:
            return Refusal(tr("{card} is tabled in phase 2, Charm.").format(card=name), "charm")
        if face in RATS and view.phase != CREW:
            return Refusal(tr("{card} joins the gang in phase 3, Crew.").format(card=name), "crew")
        if face in CHARISMA or face in RATS:
            return Refusal(
                tr("{card} goes to your own gang.").format(card=name), "charm" if face in CHARISMA else "crew"
            )
        return self._action_card(view, seat, face, name, spot)

    def _action_card(self, view: State, seat: int, face: str, name: str, spot: str | None) -> Refusal | None:
        if view.phase == DEFEND:
            if face == DOUBLE_WATCH:
                return Refusal(tr("The Double Watch is put on one of your own rats."), "cards")
            return Refusal(tr("In phase 4 no card is played but the Double Watch."), "defend")
        if face == DOUBLE_WATCH:
            return Refusal(tr("The Double Watch is for phase 4, Defend."), "cards")
        if face == MIRROR:
            return Refusal(tr("A Mirror answers a lure by Charm at one of your rats."), "cards")
        if face in TOOLS:
            if view.phase != LOOT:
                return Refusal(tr("{card} goes with a loot, in phase 6.").format(card=name), "cards")
            return Refusal(tr("{card} is put on the pie that you loot.").format(card=name), "cards")
        return self._aimed(view, seat, face, name, spot)

    def _aimed(self, view: State, seat: int, face: str, name: str, spot: str | None) -> Refusal | None:
        assert face in AIMED
        if self.rules.windows.hushed(view):
            return Refusal(tr("In the nice game nobody is hurt while pies are looted."), "options")
        target = spot_card(spot)
        if target is not None and target in (*view.gangs[seat], *view.charms[seat]):
            return Refusal(tr("{card} is aimed at another Captain.").format(card=name), "cards")
        if target is not None and view.called and target in (*view.gangs[view.queue[0]], *view.charms[view.queue[0]]):
            safe = self.names[view.queue[0]]
            return Refusal(tr("{name} has called the loot: nobody may touch that gang.").format(name=safe), "loot")
        if face == CHARISMA_THEFT:
            return Refusal(tr("A theft takes a tabled charisma card of another Captain."), "cards")
        return Refusal(tr("{card} is put on a rat of another Captain.").format(card=name), "cards")

    def _answer(self, view: State, seat: int, face: str, spot: str | None) -> Refusal | None:
        name = card_name(face)
        if face == MIRROR:
            if not self.rules.windows.mirrors(view, seat):
                return Refusal(tr("A Mirror only breaks a lure by Charm at one of your own rats."), "cards")
            return Refusal(tr("The Mirror is put on what is under way."), "cards")
        if face in AIMED:
            return self._aimed(view, seat, face, name, spot)
        return Refusal(tr("{card} cannot step in here.").format(card=name), "window")

    # ------------------------------------------------------------ rats

    def _own_rat(self, view: State, seat: int, which: int, spot: str | None) -> Refusal | None:
        name = card_name(view.faces[which])
        if view.pending:
            return Refusal(tr("Cards from the hand may step in, rats wait."), "window")
        if view.owed:
            return Refusal(tr("{rat} is not among the rats that may pay.").format(rat=name), "loot")
        if view.phase == DEFEND:
            return Refusal(tr("One of your own rats is turned where it lies."), "defend")
        if view.phase != LOOT:
            return Refusal(tr("Rats go for pies in phase 6, Loot."), "loot") if spot or view.phase != LURE else None
        if view.used:
            return Refusal(tr("One pie a turn is all that a gang can carry."), "loot")
        if pie_slot(spot) is None and spot not in (None, GANG):
            return Refusal(tr("Rats are put on the pie that they carry off."), "loot")
        return None

    def _rival(self, shown: Shown, seat: int, which: int) -> Refusal | None:
        view: State = shown.view
        name = card_name(view.faces[which])
        if view.pending:
            return None
        if view.phase != LURE:
            return Refusal(tr("Rats are lured in phase 5, Lure."), "lure")
        if view.defended[seat]:
            return Refusal(tr("Whoever has defended lures nobody this round."), "defend")
        if view.used:
            return Refusal(tr("One lure a round is all."), "lure")
        if which in view.sideways:
            return Refusal(tr("{rat} lies sideways: it cannot be lured now.").format(rat=name), "defend")
        had = [n for part in (shown.draft.parts if shown.draft is not None else ()) if (n := number(part)) is not None]
        told = self.drafts.lure_sum(shown, (which,))
        if had and told.wins:
            both = luring.needed(view.faces, (*had, which))
            return Refusal(tr("Two rats take a Charm and {n} charisma in all.").format(n=both), "two")
        if not told.wins:
            words = tr("{rat} takes {n} charisma; with all your cards you have {have}.")
            return Refusal(words.format(rat=name, n=told.needs, have=told.brings), "lure")
        return Refusal(tr("A lured rat is dropped on your own gang."), "lure")
