"""The race: simultaneous choice, one reveal, all pawns move (spec: A round)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core import Action, Emit, Rng, Rules, Standing
from game.rulebooks.farm_and_furious import secrets
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.cards import DOG, FACTS, WHISTLE, Team, full_hand
from game.rulebooks.farm_and_furious.effects import Effect, effective, effects
from game.rulebooks.farm_and_furious.events import (
    Chosen,
    DogWentHome,
    Moved,
    Revealed,
    RoundEnded,
    Shuffled,
    TookBack,
)
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.placing import standings
from game.rulebooks.farm_and_furious.stack import Stack
from game.rulebooks.farm_and_furious.state import State, blank
from game.rulebooks.farm_and_furious.track import Track

MOST_TEAMS = len(FACTS.teams)


class FarmRules(Rules[State]):
    """A race of `seats` players and the imaginary teams that the options add; ValueError if they do not fit."""

    def __init__(self, seats: int, options: Options) -> None:
        imaginary = options.imaginary if options.imaginary is not None else int(seats == 1)
        if seats > 1 and imaginary > 1:
            raise ValueError(f"two or more players may add one imaginary team, not {imaginary}")
        teams = seats + imaginary
        if not 2 <= teams <= MOST_TEAMS:
            raise ValueError(f"a race has 2 to {MOST_TEAMS} teams, not {teams}")
        if len(options.teams) not in (0, teams):
            raise ValueError(f"{teams} teams race, but {len(options.teams)} are named")
        if len(options.ages) not in (0, seats):
            raise ValueError(f"{seats} players race, but {len(options.ages)} ages are given")
        self.seats = seats
        self.teams: tuple[Team, ...] = options.teams or FACTS.teams[:teams]
        self.ages = options.ages or (None,) * seats
        self.track = Track(options.track)
        self.cards = full_hand(options.rooster)
        self._players = tuple(range(seats))
        self._picks = [{card: Pick(seat, card) for card in self.cards} for seat in self._players]

    def blank(self) -> State:
        return blank(len(self.teams), self.seats, self.cards)

    def setup(self, state: State, rng: Rng, emit: Emit) -> None:
        for team in range(self.seats, len(self.teams)):
            self._shuffle(state, team, rng, emit)

    def stack(self, state: State, stacked: Stack, emit: Emit) -> None:
        emit(stacked.arranged(state, self.cards, self.track.length))

    def awaiting(self, state: State) -> Sequence[int]:
        if state.finished:
            return ()
        chosen = state.chosen
        return [seat for seat in self._players if chosen[seat] is None]

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if state.finished or not 0 <= seat < self.seats or state.chosen[seat] is not None:
            return []
        picks = self._picks[seat]
        return [picks[card] for card in state.hands[seat]]  # type: ignore[index]

    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        assert isinstance(action, Pick)
        emit(Chosen(action.seat, action.card))
        if None not in state.chosen:
            self._reveal(state, rng, emit)

    def _reveal(self, state: State, rng: Rng, emit: Emit) -> None:
        drawn = [state.hands[team][-1] for team in range(self.seats, len(self.teams))]
        cards = (*(card for card in state.chosen if card is not None), *drawn)
        counts_as = effective(cards, state.copied)
        emit(Revealed(cards, counts_as))
        for team, effect in enumerate(effects(counts_as)):
            self._move(state, team, effect, emit)
        for team, card in enumerate(counts_as):
            if card == WHISTLE:
                self._whistle(state, team, rng, emit)
        past = any(position > self.track.length for position in state.positions)
        emit(RoundEnded(state.round, past or state.round >= FACTS.most_rounds))

    def _move(self, state: State, team: int, effect: Effect, emit: Emit) -> None:
        walk = self.track.walk(state.positions[team], effect.steps)
        emit(Moved(team, walk.path, effect.chased, effect.crowded, walk.mud, walk.straw))
        if walk.kennel and not state.dog_home[team]:
            emit(DogWentHome(team))

    def _whistle(self, state: State, team: int, rng: Rng, emit: Emit) -> None:
        if team < self.seats:
            emit(TookBack(team, self._kept(state, team)))
        else:
            self._shuffle(state, team, rng, emit)

    def _kept(self, state: State, team: int) -> tuple[str, ...]:
        return tuple(card for card in self.cards if card != DOG or not state.dog_home[team])

    def _shuffle(self, state: State, team: int, rng: Rng, emit: Emit) -> None:
        pile = list(self._kept(state, team))
        rng.shuffle(pile)
        emit(Shuffled(team, tuple(pile)))

    def view(self, state: State, seat: int) -> State:
        return secrets.view(state, seat, self.seats)

    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        return secrets.determinize(view, self.cards, self.seats, rng)

    def standings(self, state: State) -> list[Standing]:
        return standings(state.positions, self.ages)

    def pieces(self, state: State) -> list[Hashable]:
        found: list[Hashable] = [("pawn", team) for team in range(len(self.teams))]
        for team, (hand, played) in enumerate(zip(state.hands, state.played, strict=True)):
            found += [(team, card) for card in (*hand, *played)]
            found += [(team, DOG)] * state.dog_home[team]
        return found

    def rounds(self, state: State) -> int:
        return state.round
