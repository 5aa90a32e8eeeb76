"""Moves put together at the window: rats to defend, to lure with charisma cards, to loot with ropes and tunnels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core import HIDDEN, Action
from game.rulebooks.pie_rats import looting, luring
from game.rulebooks.pie_rats.actions import NOTHING, Defend, Loot, Lure
from game.rulebooks.pie_rats.cards import CHARISMA, DOUBLE_WATCH, FACTS, GRAPPLING_ROPE, RATS, SECRET_TUNNEL, WEIGHT
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import DEFEND, LOOT, LURE, State
from scenes.motion.pose import Piece
from scenes.table.contract import Draft, Shown
from scenes.table.offers import Drag
from scenes.tables.pie_rats.spots import GANG, card, pie_slot, pie_spot, spot_card

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LureSum:
    """A lure as it would be: who, with which cards, and both sides of the sum."""

    rats: Cards
    cards: Cards
    """The cards that would be spent; where nothing suffices, all there are."""
    brings: int
    loyalty: int
    needs: int
    choices: int
    """How many different sets of cards would do."""
    strength: tuple[int, int]
    """The gang's strength before and after, the Captain's included."""

    @property
    def wins(self) -> bool:
        """Whether the rats would follow."""
        return self.choices > 0


@dataclass(frozen=True, slots=True)
class LootSum:
    """A loot as it would be."""

    pie: int
    crew: Cards
    ropes: int
    tunnels: int
    back: Cards
    strength: int
    weight: int

    @property
    def lifts(self) -> bool:
        """Whether the pie would go."""
        return self.strength >= self.weight


def number(piece: Piece | None) -> int | None:
    """The card that a piece is; None for anything else."""
    return piece[1] if isinstance(piece, tuple) and piece[0] == "card" else None


def _cards(draft: Draft) -> Cards:
    return tuple(n for part in draft.parts if (n := number(part)) is not None)


class Drafts:
    """Drafts for one game; everything is told from the view."""

    def __init__(self, rules: PieRules) -> None:
        self.rules = rules

    def acting(self, shown: Shown) -> int:
        """The seat whose move may be put together: the near one, while it is its step."""
        view: State = shown.view
        return shown.seat if not view.pending and list(view.queue[:1]) == [shown.seat] and not view.owed else NOTHING

    # ------------------------------------------------------------ parts

    def parts(self, view: State, seat: int) -> Iterator[Drag]:
        """Drops that make a part of a lure, a loot or a defence, beside the gestures of the listed actions."""
        if self.rules.may_loot(view, seat):
            held = [p for p in view.hands[seat] if view.faces[p] in (GRAPPLING_ROPE, SECRET_TUNNEL) and not view.called]
            for pie in view.sill:
                for piece in (*view.gangs[seat], *held):
                    yield Drag(card(piece), pie_spot(pie))

    def drafted(self, piece: Piece, spot: str | None, shown: Shown) -> Draft | None:
        """The draft with this piece put on a spot, or tapped."""
        seat, which = self.acting(shown), number(piece)
        if seat == NOTHING or which is None:
            return None
        phase = shown.view.phase
        if phase == LURE:
            return self._lured(shown, seat, which, spot)
        if phase == LOOT:
            return self._looted(shown, seat, which, spot)
        return self._defended(shown, seat, which, spot) if phase == DEFEND else None

    def _defended(self, shown: Shown, seat: int, which: int, spot: str | None) -> Draft | None:
        view: State = shown.view
        if which in view.gangs[seat] and spot in (None, GANG):
            again = shown.draft is not None and shown.draft.parts == (card(which),) and spot is None
            return Draft(GANG, () if again else (card(which),))
        if which in view.hands[seat] and view.faces[which] == DOUBLE_WATCH:
            rat = spot_card(spot)
            if rat is not None and rat in view.gangs[seat]:
                return Draft(GANG, (card(rat), card(which)))
            if spot is None and shown.draft is not None:
                rats = tuple(part for part in shown.draft.parts if number(part) in view.gangs[seat])
                return Draft(GANG, rats if len(rats) < len(shown.draft.parts) else (*rats, card(which)))
        return None

    def _lured(self, shown: Shown, seat: int, which: int, spot: str | None) -> Draft | None:
        view: State = shown.view
        if view.used or view.defended[seat]:
            return None
        had = shown.draft.parts if shown.draft is not None else ()
        if which in view.charms[seat] and spot is None and had:
            return self._other_cards(shown, seat, which)
        if which not in luring.open_rats(view, seat):
            return None
        if card(which) in had:
            return (
                shown.draft if spot is not None else self._draft(view, seat, tuple(p for p in had if p != card(which)))
            )
        if spot is None and not had:
            return None
        both = self._draft(view, seat, (*had, card(which)))
        alone = self._draft(view, seat, (card(which),))
        return both if both.chosen is not None and len(both.parts) <= 2 else alone if alone.chosen is not None else None

    def _draft(self, view: State, seat: int, rats: tuple[Piece, ...]) -> Draft:
        sets = self.sets(view, seat, _cards(Draft(GANG, rats)))
        return Draft(GANG, rats, sets[0] if sets else None)

    def _other_cards(self, shown: Shown, seat: int, which: int) -> Draft | None:
        """The next set of cards that has this one where the present set has not, or the other way round."""
        view: State = shown.view
        draft = shown.draft
        assert draft is not None
        now: Cards = draft.chosen or ()
        same = [c for c in view.charms[seat] if view.faces[c] == view.faces[which]]
        if which not in now and any(c in now for c in same):
            swapped = next(c for c in same if c in now)
            return Draft(GANG, draft.parts, tuple(sorted((*(c for c in now if c != swapped), which))))
        for cards in self.sets(view, seat, _cards(draft)):
            if any(c in cards for c in same) != (which in now):
                return Draft(GANG, draft.parts, cards)
        return draft

    def _looted(self, shown: Shown, seat: int, which: int, spot: str | None) -> Draft | None:
        view: State = shown.view
        if not self.rules.may_loot(view, seat):
            return None
        tool = which in view.hands[seat] and view.faces[which] in (GRAPPLING_ROPE, SECRET_TUNNEL)
        if not (which in view.gangs[seat] or (tool and not view.called)):
            return None
        draft, piece = shown.draft, card(which)
        if spot is None:
            if draft is None:
                return None
            return self._tapped(shown, draft, piece)
        if pie_slot(spot) is None:
            return None
        had = draft.parts if draft is not None else ()
        back = draft.chosen if draft is not None else ()
        return Draft(spot, had if piece in had else (*had, piece), back)

    def _tapped(self, shown: Shown, draft: Draft, piece: Piece) -> Draft:
        """A piece joins by a tap; one that is in comes home by tunnel where there is one, else it leaves again."""
        back: Cards = draft.chosen or ()
        if piece not in draft.parts:
            return Draft(draft.spot, (*draft.parts, piece), back)
        which = number(piece)
        tunnels = self.loot_sum(shown, draft).tunnels
        if which in shown.view.gangs[shown.seat] and tunnels and which not in back:
            return Draft(draft.spot, draft.parts, (*back, which)[-tunnels:])
        rest = tuple(part for part in draft.parts if part != piece)
        return Draft(draft.spot, rest, tuple(rat for rat in back if rat != which))

    # ------------------------------------------------------------ what a draft stands for

    def sets(self, view: State, seat: int, rats: Cards) -> list[Cards]:
        """Every least set of cards that wins these rats, the cheapest first."""
        wanted = tuple(sorted(rats))
        found = [cards for who, cards in luring.lures(view, seat) if who == wanted]
        return sorted(found, key=lambda cards: (sum(CHARISMA[view.faces[c]] for c in cards), len(cards)))

    def lure_sum(self, shown: Shown, rats: Cards, cards: Cards | None = None) -> LureSum:
        """Both sides of a lure by the near seat."""
        view: State = shown.view
        faces, seat = view.faces, shown.seat
        sets = self.sets(view, seat, rats)
        used = cards if cards is not None else sets[0] if sets else tuple(view.charms[seat])
        before = looting.reach(view, seat)
        gained = looting.strength(faces, rats) - FACTS.captain_strength
        return LureSum(
            rats,
            used,
            luring.total_charisma(faces, used),
            luring.total_loyalty(faces, rats),
            luring.needed(faces, rats),
            len(sets),
            (before, before + gained),
        )

    def loot_sum(self, shown: Shown, draft: Draft, more: Piece | None = None) -> LootSum:
        """Strength against weight, with one more piece that hangs over the pie."""
        view: State = shown.view
        pieces = [*draft.parts, *([more] if more is not None and more not in draft.parts else [])]
        cards = [n for piece in pieces if (n := number(piece)) is not None]
        crew = tuple(sorted(n for n in cards if view.faces[n] in RATS))
        kinds = [view.faces[n] for n in cards]
        ropes, tunnels = kinds.count(GRAPPLING_ROPE), kinds.count(SECRET_TUNNEL)
        pie = pie_slot(draft.spot)
        assert pie is not None
        return LootSum(
            pie,
            crew,
            ropes,
            tunnels,
            self._home(view, crew, draft.chosen or (), tunnels),
            looting.strength(view.faces, crew, ropes),
            WEIGHT[view.pies[pie]],
        )

    def _home(self, view: State, crew: Cards, chosen: Cards, tunnels: int) -> Cards:
        """Who comes home by tunnel: those chosen, then the strongest."""
        best = sorted(crew, key=lambda rat: -looting.strength(view.faces, (rat,)))
        order = [*(rat for rat in chosen if rat in crew), *(rat for rat in best if rat not in chosen)]
        return tuple(sorted(order[:tunnels]))

    def proposal(self, shown: Shown) -> Action | None:
        """The action that the draft stands for; None while something is lacking."""
        draft, view = shown.draft, shown.view
        seat = self.acting(shown)
        if draft is None or seat == NOTHING:
            return None
        action = self._proposed(shown, draft, seat)
        return action if action is not None and self.rules.permits(view, action) else None

    def _proposed(self, shown: Shown, draft: Draft, seat: int) -> Action | None:
        view: State = shown.view
        cards = _cards(draft)
        if view.phase == DEFEND:
            watch = next((c for c in cards if view.faces[c] == DOUBLE_WATCH), NOTHING)
            rat = next((c for c in cards if c in view.gangs[seat]), NOTHING)
            return Defend(seat, rat, watch) if rat != NOTHING else None
        if view.phase == LURE:
            return Lure(seat, tuple(sorted(cards)), draft.chosen) if draft.chosen is not None else None
        if pie_slot(draft.spot) is None:
            return None
        told = self.loot_sum(shown, draft)
        tools = tuple(sorted(c for c in cards if view.faces[c] not in RATS and view.faces[c] != HIDDEN))
        return Loot(seat, told.pie, told.crew, tools, told.back)
