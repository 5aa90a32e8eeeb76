"""The farmhouse: six phases a round, steps with their windows, loot until the sill is empty (spec: A round)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from game.core import Action, Emit, Rng, Rules, Standing
from game.rulebooks.pie_rats import looting, luring, secrets
from game.rulebooks.pie_rats.actions import NOTHING, Call, Defend, Discard, Done, Loot, Lure, Pass, Pay, Play, Table
from game.rulebooks.pie_rats.cards import CAPTAINS, CHARISMA, DECK, DOUBLE_WATCH, FACTS, LOYALTY, RATS, STRENGTH
from game.rulebooks.pie_rats.deeds import Called, Closed, Declared, Looted, Passed, PenaltyDue, RatDiscarded
from game.rulebooks.pie_rats.events import (
    Baked,
    Defended,
    Drew,
    GameEnded,
    LeadPassed,
    LureOver,
    PhaseBegan,
    PieRevealed,
    Played,
    RoundBegan,
    Shuffled,
    StepEnded,
    Tabled,
)
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.placing import standings
from game.rulebooks.pie_rats.state import CHARM, CREW, DEFEND, LOOT, LURE, OVER, PHASES, REFRESH, State, blank
from game.rulebooks.pie_rats.windows import Windows

if TYPE_CHECKING:
    from game.rulebooks.pie_rats.stack import Stack


class PieRules(Rules[State]):
    """A game of `seats` Captains; ValueError when they do not fit the options."""

    def __init__(self, seats: int, options: Options) -> None:
        if len(options.captains) not in (0, seats):
            raise ValueError(f"{seats} Captains play, but {len(options.captains)} are named")
        if options.ate_pie_last is not None and options.ate_pie_last >= seats:
            raise ValueError(f"there is no seat {options.ate_pie_last} that could have eaten pie last")
        self.seats = seats
        self.options = options
        self.captains = options.captains or CAPTAINS[:seats]
        feast = options.pies == "feast" or (options.pies is None and seats > 2)
        self.pies = options.pie_count or (FACTS.feast[seats] if feast else FACTS.printed)
        self.reveals = -(-seats // 2) if feast else 1
        self.windows = Windows(seats, options.looting)
        self._done = [Done(seat) for seat in range(seats)]
        self._pass = [Pass(seat) for seat in range(seats)]

    def blank(self) -> State:
        return blank(self.seats)

    def setup(self, state: State, rng: Rng, emit: Emit) -> None:
        pies, faces = list(FACTS.pies), list(DECK)
        rng.shuffle(pies)
        rng.shuffle(faces)
        drawn = rng.below(self.seats)
        emit(Baked(tuple(pies)))
        emit(Shuffled(tuple(range(len(DECK))), tuple(faces)))
        emit(LeadPassed(drawn if self.options.ate_pie_last is None else self.options.ate_pie_last))
        for _ in range(FACTS.hand):
            for seat in range(self.seats):
                self._draw(state, seat, rng, emit)
        self._begin_round(state, emit)
        self._next_step(state, rng, emit)

    def stack(self, state: State, stacked: Stack, emit: Emit) -> None:
        emit(stacked.arranged(self, state))

    def awaiting(self, state: State) -> Sequence[int]:
        if state.phase == OVER or not state.queue:
            return ()
        if state.pending:
            return tuple(state.pending[-1].waiting[:1])
        return (state.queue[0],)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if seat not in self.awaiting(state):
            return []
        if state.pending:
            return [self._pass[seat], *self.windows.answers(state, seat)]
        if state.owed:
            return [Pay(seat, rat) for rat in self._payable(state, seat)]
        if state.phase == DEFEND:
            return [self._done[seat], *self._defences(state, seat)]
        if state.phase == REFRESH:
            return [self._done[seat], *(Discard(seat, piece) for piece in state.hands[seat])]
        actions: list[Action] = [self._done[seat]]
        if state.phase in (CHARM, CREW):
            fits = RATS if state.phase == CREW else CHARISMA
            actions += [Table(seat, piece) for piece in state.hands[seat] if state.faces[piece] in fits]
        elif state.phase == LURE and self._may_lure(state, seat):
            actions += [Lure(seat, rats, cards) for rats, cards in luring.lures(state, seat)]
        elif state.phase == LOOT and not state.used:
            if self._may_call(state):
                actions.append(Call(seat))
            actions += looting.loots(state, seat, not state.called)
        return [*actions, *self.windows.plays(state, seat)]

    def permits(self, state: State, action: Action) -> bool:
        if isinstance(action, Loot) and self.may_loot(state, action.seat):
            return looting.lawful(state, action, not state.called)
        if isinstance(action, Lure) and self._on_step(state, action.seat, LURE) and self._may_lure(state, action.seat):
            return luring.lawful(state, action.seat, action.rats, action.cards)
        return super().permits(state, action)

    def may_loot(self, state: State, seat: int) -> bool:
        """Whether it is this Captain's step of phase 6 and no pie has been carried off in it."""
        return self._on_step(state, seat, LOOT) and not (state.used or state.owed)

    def _on_step(self, state: State, seat: int, phase: str) -> bool:
        return state.phase == phase and not state.pending and self.awaiting(state) == (seat,)

    def _may_lure(self, state: State, seat: int) -> bool:
        return not (state.used or state.defended[seat])

    def _may_call(self, state: State) -> bool:
        return self.options.looting == "call" and not (state.called or state.bare)

    def _defences(self, state: State, seat: int) -> list[Action]:
        watches = [piece for piece in state.hands[seat] if state.faces[piece] == DOUBLE_WATCH]
        return [Defend(seat, rat, watch) for watch in (NOTHING, *watches) for rat in state.gangs[seat]]

    def _payable(self, state: State, seat: int) -> list[int]:
        """The strongest rats, the most loyal of them, for a call; the weakest, the least loyal, for everyone_pays."""
        worth = {rat: (STRENGTH[state.faces[rat]], LOYALTY[state.faces[rat]]) for rat in state.gangs[seat]}
        sought = max(worth.values()) if state.called else min(worth.values())
        return [rat for rat, value in worth.items() if value == sought]

    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        seat, faces = action.seat, state.faces
        match action:
            case Table():
                emit(Tabled(seat, action.piece, faces[action.piece]))
            case Discard():
                emit(Played(seat, action.piece, faces[action.piece], "discard"))
            case Defend():
                self._defend(state, action, emit)
            case Call():
                emit(Called(seat))
            case Pass():
                emit(Passed(seat))
            case Play():
                self.windows.play(state, action, emit)
            case Lure() | Loot():
                self._declare(state, action, emit)
            case Pay():
                emit(RatDiscarded(seat, action.rat, faces[action.rat], state.owed))
        if self.windows.settle(state, emit):
            self._go_on(state, action, rng, emit)

    def _defend(self, state: State, action: Defend, emit: Emit) -> None:
        if action.watch != NOTHING:
            emit(Played(action.seat, action.watch, state.faces[action.watch], "watch"))
        emit(Defended(action.seat, action.rat, state.faces[action.rat], action.watch != NOTHING))

    def _declare(self, state: State, action: Lure | Loot, emit: Emit) -> None:
        rats = action.crew if isinstance(action, Loot) else action.rats
        declared = Declared(
            LOOT if isinstance(action, Loot) else LURE,
            action.seat,
            rats=rats,
            owners=tuple(next(o for o, gang in enumerate(state.gangs) if rat in gang) for rat in rats),
            who=tuple(state.faces[rat] for rat in rats),
            cards=action.cards,
            faces=tuple(state.faces[card] for card in action.cards),
            waiting=self.windows.after(action.seat),
        )
        if isinstance(action, Loot):
            declared.pie, declared.pie_face, declared.back = action.pie, state.pies[action.pie], action.back
        emit(declared)

    def _go_on(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        """Nobody is asked any more: carry a loot off, and end the step when nothing can follow in it."""
        if state.pending:
            self._carry_off(state, emit)
            if not state.sill and state.revealed == self.pies:
                emit(GameEnded("looted"))
                return
        seat = state.queue[0]
        over = isinstance(action, Done | Defend | Pay) or (state.called and state.used)
        if not over and not self._idle(state, seat):
            return
        if self._end_step(state, seat, rng, emit, paid=isinstance(action, Pay)):
            self._next_step(state, rng, emit)

    def _carry_off(self, state: State, emit: Emit) -> None:
        loot = state.pending[-1]
        emit(Closed(LOOT, loot.seat, "", "done"))
        emit(Looted(loot.seat, loot.pie, state.pies[loot.pie], loot.rats, loot.cards, loot.back))

    def _idle(self, state: State, seat: int) -> bool:
        """Whether everybody can tell that this Captain has nothing left to do in the step."""
        hand = bool(state.hands[seat]) and not state.called
        if state.phase == DEFEND:
            return not state.gangs[seat]
        if state.phase == LURE:
            lures = self._may_lure(state, seat) and next(luring.lures(state, seat), None)
            return not (lures or (hand and self.windows.in_reach(state, seat)))
        if state.phase == LOOT:
            return not (self._could_loot(state, seat, hand) or (hand and self.windows.in_reach(state, seat)))
        return not hand

    def _could_loot(self, state: State, seat: int, hand: bool) -> bool:
        """Whether a pie, or a call, is within reach as far as everybody can tell; a hand may hold ropes."""
        if state.used or not state.sill:
            return False
        could_call = self._may_call(state) and bool(state.gangs[seat])
        return hand or could_call or next(looting.loots(state, seat, False), None) is not None

    def _end_step(self, state: State, seat: int, rng: Rng, emit: Emit, *, paid: bool = False) -> bool:
        """End a Captain's step; False while its player must choose a rat to pay with."""
        if state.phase == LOOT and not paid and self._penalty(state, seat, emit):
            return False
        if state.phase == REFRESH:
            while len(state.hands[seat]) < FACTS.hand and (state.deck or state.discard):
                self._draw(state, seat, rng, emit)
        emit(StepEnded(seat))
        return True

    def _penalty(self, state: State, seat: int, emit: Emit) -> bool:
        """Take a rat for a call without loot, or from whoever loots nothing; True while its player must choose."""
        why = "call" if state.called else "pays"
        due = not (state.used or state.bare) and bool(state.gangs[seat])
        if not due or (why == "pays" and not self.options.everyone_pays):
            return False
        rats = self._payable(state, seat)
        if len(rats) > 1:
            emit(PenaltyDue(seat, why))
            return True
        emit(RatDiscarded(seat, rats[0], state.faces[rats[0]], why))
        return False

    def _next_step(self, state: State, rng: Rng, emit: Emit) -> None:
        """Go on to the next Captain who has something to do, through phases and rounds."""
        while state.phase != OVER:
            if not state.queue:
                self._next_phase(state, emit)
            elif not self._idle(state, state.queue[0]) or not self._end_step(state, state.queue[0], rng, emit):
                return

    def _next_phase(self, state: State, emit: Emit) -> None:
        """Begin the phase after this one, or a round, or end the game."""
        if state.phase == LURE:
            emit(LureOver())
        if state.phase == REFRESH:
            emit(LeadPassed((state.lead + 1) % self.seats))
            self._begin_round(state, emit)
        elif state.phase == LOOT and state.round >= FACTS.rounds:
            emit(GameEnded("swept"))
        else:
            emit(PhaseBegan(PHASES[PHASES.index(state.phase) + 1], self._from_lead(state)))

    def _begin_round(self, state: State, emit: Emit) -> None:
        emit(RoundBegan(state.round + 1, state.lead))
        for pie in range(state.revealed, min(self.pies, state.revealed + self.reveals)):
            emit(PieRevealed(pie, state.pies[pie]))
        emit(PhaseBegan(CHARM, self._from_lead(state)))

    def _from_lead(self, state: State) -> tuple[int, ...]:
        return (state.lead, *self.windows.after(state.lead))

    def _draw(self, state: State, seat: int, rng: Rng, emit: Emit) -> None:
        if not state.deck and state.discard:
            pieces = sorted(state.discard)
            faces = [state.faces[piece] for piece in pieces]
            rng.shuffle(faces)
            emit(Shuffled(tuple(pieces), tuple(faces)))
        if state.deck:
            piece = state.deck[-1]
            emit(Drew(seat, piece, state.faces[piece]))

    def view(self, state: State, seat: int) -> State:
        return secrets.view(state, seat)

    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        return secrets.determinize(view, rng)

    def standings(self, state: State) -> list[Standing]:
        return standings(state, self.options.ate_pie_last if self.options.tie_break == "ate_last" else None)

    def pieces(self, state: State) -> list[Hashable]:
        piles = (state.deck, state.discard, *state.hands, *state.gangs, *state.charms)
        cards = [piece for pile in piles for piece in pile]
        faces = Counter(state.faces[piece] for piece in cards)
        return [
            *(("piece", piece) for piece in cards),
            *((face, n) for face, copies in faces.items() for n in range(copies)),
            *(("pie", pie) for pie in state.pies),
            *(("place", pie) for pies in (state.sill, *state.loot) for pie in pies),
            *(("place", pie) for pie in range(state.revealed, len(state.pies))),
        ]

    def rounds(self, state: State) -> int:
        return state.round
