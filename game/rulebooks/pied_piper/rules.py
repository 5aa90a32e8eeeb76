"""The town square: income, turns with attacks and answers, the piper's payment, three endings (spec: A round)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from game.core import Action, Emit, Rng, Rules, Standing
from game.rulebooks.pied_piper import payment, secrets
from game.rulebooks.pied_piper.actions import NOBODY, NOTHING, Answer, Discard, EndTurn, Play, Take
from game.rulebooks.pied_piper.cards import DECK, FACTS, LULLABY, MALICES, MIRROR, PROFITS, SHIELDS, Family, covers
from game.rulebooks.pied_piper.effects import strike
from game.rulebooks.pied_piper.events import (
    BANK,
    Answered,
    Attacked,
    AttackOver,
    Drew,
    GameEnded,
    HandFull,
    Marked,
    Paid,
    RoundBegan,
    Shown,
    Shuffled,
    Took,
    TurnBegan,
    TurnEnded,
    YouthDrawn,
)
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.placing import standings
from game.rulebooks.pied_piper.state import ANSWER, DISCARD, OVER, TAKE, TURN, State, blank

if TYPE_CHECKING:
    from game.rulebooks.pied_piper.stack import Stack

UNKNOWN_AGE = 1000  # older than anybody
PRINTED_UP_TO = 4


def target_of(wish: str | None, families: int) -> int:
    """What the stash has to hold: `printed`, `scaled`, or None for what suits so many families."""
    scaled = wish == "scaled" or (wish is None and families > PRINTED_UP_TO)
    return FACTS.scaled_per_family * (families + FACTS.scaled_extra_families) if scaled else FACTS.printed_target


class PiperRules(Rules[State]):
    """A game of `seats` families; ValueError when they do not fit the options."""

    def __init__(self, seats: int, options: Options) -> None:
        if options.children < FACTS.children and seats < FACTS.fewer_children_from:
            raise ValueError(
                f"fewer than {FACTS.children} children are for {FACTS.fewer_children_from} families or more"
            )
        if len(options.ages) not in (0, seats):
            raise ValueError(f"{seats} families play, but {len(options.ages)} ages are given")
        if len(options.families) not in (0, seats):
            raise ValueError(f"{seats} families play, but {len(options.families)} are named")
        self.seats = seats
        self.options = options
        self.families: tuple[Family, ...] = options.families or FACTS.families[:seats]
        self.ages = options.ages or (None,) * seats
        self.target = target_of(options.stash_target, seats)
        self._seat_range = range(seats)
        self._end = [EndTurn(seat) for seat in self._seat_range]
        self._pass = [Answer(seat) for seat in self._seat_range]
        self._plays = [[[Play(s, p, t) for t in range(NOBODY, seats)] for p in range(len(DECK))] for s in range(seats)]

    def blank(self) -> State:
        return blank(self.seats, self.options.children, FACTS.lean_tokens if self.options.lean_years else FACTS.tokens)

    def setup(self, state: State, rng: Rng, emit: Emit) -> None:
        youth = list(self._seat_range)
        rng.shuffle(youth)
        if self.options.first == "youngest":
            youth.sort(key=lambda seat: self.ages[seat] or UNKNOWN_AGE)
        emit(YouthDrawn(tuple(youth)))
        faces = list(DECK)
        rng.shuffle(faces)
        emit(Shuffled(tuple(range(len(DECK))), tuple(faces)))
        for _ in range(FACTS.dealt):
            for seat in self._seat_range:
                self._draw(state, seat, rng, emit)
        self._begin_round(state, rng, emit)

    def stack(self, state: State, stacked: Stack, emit: Emit) -> None:
        emit(stacked.arranged(self, state))

    def awaiting(self, state: State) -> Sequence[int]:
        phase = state.phase
        if phase in (TURN, DISCARD):
            return tuple(state.queue[:1])
        if phase == OVER or state.attack is None:
            return ()
        return (state.attack.target if phase == ANSWER else state.attack.source,)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if seat not in self.awaiting(state):
            return []
        hand = state.hands[seat] if 0 <= seat < self.seats else []
        if state.phase == TURN:
            return self._turn_actions(state, seat, hand)
        if state.phase == DISCARD:
            return [Discard(seat, piece) for piece in hand]
        attack = state.attack
        assert attack is not None
        if state.phase == TAKE:
            return [Take(seat, piece) for piece in state.hands[attack.target]]
        faces = state.faces
        answers = [p for p in hand if faces[p] in SHIELDS and covers(faces[p], attack.malice)]
        return [self._pass[seat], *(Answer(seat, piece) for piece in answers)]

    def _turn_actions(self, state: State, seat: int, hand: Sequence[int]) -> list[Action]:
        actions: list[Action] = [self._end[seat]]
        if state.shut:
            return actions
        others = [t + 1 for t in self._seat_range if t != seat and state.children[t]]
        for piece in hand:
            face, plays = state.faces[piece], self._plays[seat][piece]
            if face in MALICES and not MALICES[face].all_others:
                actions += [plays[target] for target in others]
            elif face not in SHIELDS or SHIELDS[face].own_turn:
                actions.append(plays[0])
        return actions

    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        match action:
            case Play():
                self._play(state, action, rng, emit)
            case EndTurn():
                self._end_turn(state, action.seat, rng, emit)
            case Answer():
                self._answer(state, action, rng, emit)
            case Take():
                self._take(state, action, rng, emit)
            case Discard():
                emit(Shown(action.seat, action.piece, state.faces[action.piece], "discard"))
                if len(state.hands[action.seat]) <= FACTS.hand_limit:
                    self._next_turn(state, action.seat, rng, emit)

    def _play(self, state: State, action: Play, rng: Rng, emit: Emit) -> None:
        seat, face = action.seat, state.faces[action.piece]
        why = "profit" if face in PROFITS else "malice" if face in MALICES else "shield"
        emit(Shown(seat, action.piece, face, why))
        if face in MALICES:
            after = [(seat + k) % self.seats for k in range(1, self.seats)]
            targets = [t for t in after if state.children[t]] if MALICES[face].all_others else [action.target]
            emit(Attacked(face, seat, targets[0], tuple(targets[1:]), False))
            return
        if face == LULLABY:
            emit(Marked(seat, "lulled"))
        else:
            emit(Paid(BANK, seat, PROFITS[face]))
        self._end_turn(state, seat, rng, emit)

    def _answer(self, state: State, action: Answer, rng: Rng, emit: Emit) -> None:
        attack = state.attack
        assert attack is not None
        shield = "" if action.piece == NOTHING else state.faces[action.piece]
        if shield:
            emit(Shown(action.seat, action.piece, shield, "shield"))
        emit(Answered(action.seat, shield))
        if shield == MIRROR:
            emit(Attacked(attack.malice, attack.target, attack.source, (), True))
            return
        if not shield:
            strike(state, attack, rng, emit)
            if state.phase == TAKE:
                return
            if payment.bury(state, emit) and (why := payment.ending(state, self.target)):
                emit(GameEnded(why))
                return
        self._after_attack(state, rng, emit)

    def _take(self, state: State, action: Take, rng: Rng, emit: Emit) -> None:
        attack = state.attack
        assert attack is not None
        emit(Took(action.seat, attack.target, action.piece, state.faces[action.piece]))
        self._after_attack(state, rng, emit)

    def _after_attack(self, state: State, rng: Rng, emit: Emit) -> None:
        attack = state.attack
        assert attack is not None
        waiting = tuple(target for target in attack.waiting if state.children[target])
        if waiting:
            emit(Attacked(attack.malice, attack.source, waiting[0], waiting[1:], attack.mirrored))
            return
        attacker = attack.target if attack.mirrored else attack.source
        emit(AttackOver())
        self._end_turn(state, attacker, rng, emit)

    def _end_turn(self, state: State, seat: int, rng: Rng, emit: Emit) -> None:
        if len(state.hands[seat]) > FACTS.hand_limit:
            emit(HandFull(seat))
        else:
            self._next_turn(state, seat, rng, emit)

    def _next_turn(self, state: State, seat: int, rng: Rng, emit: Emit) -> None:
        emit(TurnEnded(seat))
        if state.queue:
            self._begin_turn(state, rng, emit)
            return
        payment.collect(state, self.options.mercy, emit)
        if why := payment.ending(state, self.target):
            emit(GameEnded(why))
        else:
            self._begin_round(state, rng, emit)

    def _begin_round(self, state: State, rng: Rng, emit: Emit) -> None:
        living = set(state.living())
        first = next(seat for seat in state.youth if seat in living)
        queue = tuple(s for k in self._seat_range if (s := (first + k) % self.seats) in living)
        incomes = tuple(FACTS.income * (s in living and not state.lost_incomes[s]) for s in self._seat_range)
        emit(RoundBegan(state.round + 1, queue, incomes))
        self._begin_turn(state, rng, emit)

    def _begin_turn(self, state: State, rng: Rng, emit: Emit) -> None:
        seat = state.queue[0]
        emit(TurnBegan(seat))
        self._draw(state, seat, rng, emit)

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
        return standings(state)

    def pieces(self, state: State) -> list[Hashable]:
        cards = [*state.deck, *state.discard, *(piece for hand in state.hands for piece in hand)]
        faces = Counter(state.faces[piece] for piece in cards)
        children = sum(state.children) + state.graveyard
        return [
            *(("piece", piece) for piece in cards),
            *((face, n) for face, copies in faces.items() for n in range(copies)),
            *(("child", n) for n in range(children)),
        ]

    def rounds(self, state: State) -> int:
        return state.round
