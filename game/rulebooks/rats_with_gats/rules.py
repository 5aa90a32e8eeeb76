"""Rats with Gats: the rules as steps that ask and stages that follow (spec: everything)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final, get_args

from game.core import Action, Emit, Rng, Rules, Standing
from game.rulebooks.rats_with_gats import (
    aftermath,
    between,
    challenge,
    council,
    creation,
    duel,
    leaving,
    scene,
    secrets,
    tax,
)
from game.rulebooks.rats_with_gats.cards import DECK
from game.rulebooks.rats_with_gats.events import Chose, Shuffled
from game.rulebooks.rats_with_gats.flow import Play, Stage, Step, proceed
from game.rulebooks.rats_with_gats.options import Options, Seal
from game.rulebooks.rats_with_gats.state import OVER, Item, State, blank

if TYPE_CHECKING:
    from game.core import Event
    from game.rulebooks.rats_with_gats.stack import Stack

FAMILIES = (creation, scene, challenge, tax, duel, leaving, council, between)
STEPS: Final[dict[str, Step]] = {name: step for family in FAMILIES for name, step in family.STEPS.items()}
STAGES: Final[dict[str, Stage]] = {
    name: stage for family in (*FAMILIES, aftermath) for name, stage in family.STAGES.items()
}


class GatsRules(Rules[State]):
    """A voyage of `seats` players; ValueError when they do not fit the options."""

    def __init__(self, seats: int, options: Options) -> None:
        if len(options.seals) not in (0, seats):
            raise ValueError(f"{seats} sit down, but {len(options.seals)} seals are given")
        self.seats = seats
        self.options = options
        self.seals: tuple[Seal, ...] = options.seals or get_args(Seal)[:seats]

    def blank(self) -> State:
        return blank(self.seats)

    def setup(self, state: State, rng: Rng, emit: Emit) -> None:
        play = Play(self, state, rng, emit)
        faces = list(DECK)
        rng.shuffle(faces)
        emit(Shuffled(tuple(range(len(DECK))), tuple(faces)))
        creation.plan_creation(play)
        proceed(play, STEPS, STAGES)

    def stack(self, state: State, stacked: Stack, emit: Emit) -> None:
        emit(stacked.arranged(self, state))

    def awaiting(self, state: State) -> Sequence[int]:
        return () if state.step == OVER else state.waiting()

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if seat not in self.awaiting(state):
            return []
        return STEPS[state.step].legal(self, state, seat)

    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        play = Play(self, state, rng, emit)
        STEPS[state.step].decide(play, action)
        proceed(play, STEPS, STAGES)

    def view(self, state: State, seat: int) -> State:
        return secrets.view(state, seat)

    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        return secrets.determinize(self, view, seat, rng)

    def as_choice(self, world: State, seat: int, rng: Rng) -> Item:
        """What a seat may have answered unseen, in a world where its answer is still out."""
        legal = STEPS[world.step].legal(self, world, seat)
        answer: list[Item] = []

        def emit(event: Event) -> None:
            if isinstance(event, Chose):
                answer.append(event.choice)

        STEPS[world.step].decide(Play(self, world, rng, emit), rng.choice(legal))
        return answer[0]

    def standings(self, state: State) -> list[Standing]:
        """All have sailed together: everybody shares the first place, with the rank of the own rat."""
        seats = sorted(range(self.seats), key=lambda seat: -state.rats[seat].rank)
        everybody = set(seats)
        return [
            Standing(seat, 1, state.rats[seat].rank, state.ended, tuple(sorted(everybody - {seat}))) for seat in seats
        ]

    def pieces(self, state: State) -> list[Hashable]:
        cards = [*state.deck, *state.discard, *(piece for hand in state.hands for piece in hand)]
        for obstacle in state.obstacles:
            cards += [*obstacle.cards, *([obstacle.laid] if obstacle.open else [])]
        return [*(("piece", piece) for piece in cards), *(state.faces[piece] for piece in cards)]

    def rounds(self, state: State) -> int:
        return state.scene
