"""The run over the farm: rolls and walks, obstacles, chests, Croc and his beat, the end (spec: Turn, Treasure)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, get_args

from game.core import Action, Emit, Rng, Rules, Standing
from game.rulebooks.treasure_run import croc, offers, secrets
from game.rulebooks.treasure_run.actions import (
    NOTHING,
    Answer,
    Barter,
    Burrow,
    Discard,
    Draw,
    Leave,
    Play,
    Roll,
    StickyPaws,
    Swap,
    TradeIn,
    Walk,
    Whistle,
)
from game.rulebooks.treasure_run.board import CHESTS, KINDS, NEEDS, SHIP, routes
from game.rulebooks.treasure_run.cards import CREW_DECK, CRUST_SHIELD, DECK, DOUBLE_DASH, FACTS, SUGAR_RUSH, SURE_PAWS
from game.rulebooks.treasure_run.events import (
    Buried,
    Burrowed,
    ChestReached,
    Drew,
    Exchanged,
    Found,
    GameEnded,
    HandFull,
    Laid,
    LeftAlone,
    OrderDrawn,
    Passed,
    PrintsCleared,
    Readied,
    Rolled,
    RoundBegan,
    SentBack,
    Shielded,
    Shuffled,
    Stolen,
    TradedIn,
    Tried,
    TurnBegan,
    Walked,
)
from game.rulebooks.treasure_run.options import Options, Rat
from game.rulebooks.treasure_run.placing import standings
from game.rulebooks.treasure_run.state import (
    ACT,
    CAUGHT,
    CHEST,
    DISCARD,
    MOVE,
    OVER,
    ROLL,
    ROUND_ENDS,
    TURN,
    TURN_ENDS,
    State,
    blank,
)

if TYPE_CHECKING:
    from game.rulebooks.treasure_run.stack import Stack

UNKNOWN_AGE = 1000  # older than anybody
DIE = 6
EFFECTS = {DOUBLE_DASH: "dash", SURE_PAWS: "sure", SUGAR_RUSH: "rush"}


class TreasureRules(Rules[State]):
    """A run of `seats` rats; ValueError when they do not fit the options."""

    def __init__(self, seats: int, options: Options) -> None:
        if len(options.ages) not in (0, seats):
            raise ValueError(f"{seats} rats play, but {len(options.ages)} ages are given")
        if len(options.rats) not in (0, seats):
            raise ValueError(f"{seats} rats play, but {len(options.rats)} hats are given")
        self.seats = seats
        self.options = options
        self.crew = options.crew
        self.ages = options.ages or (None,) * seats
        self.rats: tuple[Rat, ...] = options.rats or get_args(Rat)[:seats]
        self.kinds = FACTS.pieces[: FACTS.kinds[seats]]
        self.deck = CREW_DECK if self.crew else DECK
        self.last_round = FACTS.crew_rounds[seats] if self.crew else FACTS.rounds
        self._rolls: list[Action] = [Roll(seat) for seat in range(seats)]
        self._walks: dict[tuple[int, str, str, int, bool], list[Action]] = {}

    def blank(self) -> State:
        return blank(self.seats, 1 if self.crew else self.seats, len(self.kinds), len(self.deck))

    def setup(self, state: State, rng: Rng, emit: Emit) -> None:
        youth = list(range(self.seats))
        rng.shuffle(youth)
        first = min(youth, key=lambda seat: self.ages[seat] or UNKNOWN_AGE)
        emit(OrderDrawn(tuple((first + k) % self.seats for k in range(self.seats))))
        faces = list(self.deck)
        rng.shuffle(faces)
        emit(Shuffled(tuple(range(len(faces))), tuple(faces)))
        pile = [kind for kind in self.kinds for _ in range(self.seats)]
        rng.shuffle(pile)
        emit(Buried(tuple(pile)))
        for seat in state.order[self.seats // 2 :]:
            self._draw_card(state, seat, rng, emit)
        emit(RoundBegan(1))
        emit(TurnBegan(state.order[0]))

    def stack(self, state: State, stacked: Stack, emit: Emit) -> None:
        emit(stacked.arranged(self, state))

    def awaiting(self, state: State) -> Sequence[int]:
        phase = state.phase
        if phase == CAUGHT:
            return state.caught[:1]
        return () if phase == OVER else (state.active,)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        phase = state.phase
        if phase == OVER or seat != (state.caught[0] if phase == CAUGHT else state.active):
            return []
        if phase == TURN:
            if state.played or not state.hands[seat]:
                return [self._rolls[seat]]
            return [self._rolls[seat], *offers.card_actions(state, seat)]
        if phase == MOVE:
            return self._moves(state, seat)
        if phase == CHEST:
            return offers.chest_actions(state, seat, self.shelf(seat))
        if phase == DISCARD:
            return [Discard(seat, piece) for piece in state.hands[seat]]
        return [Answer(seat), *(Answer(seat, piece) for piece in self._held(state, seat, CRUST_SHIELD))]

    def _moves(self, state: State, seat: int) -> list[Action]:
        key = (seat, state.places[seat], state.came, state.left, state.sure)
        walks = self._walks.get(key)
        if walks is None:
            walks = self._walks[key] = [Walk(seat, path) for path in routes(*key[1:])]
        if state.played or state.came or not state.hands[seat]:
            return walks[:]
        return [*walks, *(Play(seat, piece) for piece in self._held(state, seat, SUGAR_RUSH))]

    @staticmethod
    def _held(state: State, seat: int, face: str) -> list[int]:
        return [piece for piece in state.hands[seat] if state.faces[piece] == face]

    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        match action:
            case Roll():
                self._roll(state, action.seat, rng, emit)
            case Walk():
                self._walk(state, action.seat, action.path, rng, emit)
            case Leave() | Draw() | TradeIn() | Barter():
                self._open(state, action, rng, emit)
            case Answer():
                self._answer(state, action, rng, emit)
            case Discard():
                emit(Laid(action.seat, action.piece, state.faces[action.piece], "limit"))
                self._end_turn(state, rng, emit)
            case Play() | Burrow() | Whistle() | Swap() | StickyPaws():
                self._play(state, action, rng, emit)

    def _roll(self, state: State, seat: int, rng: Rng, emit: Emit) -> None:
        if not state.stuck[seat]:
            emit(Rolled(seat, tuple(rng.below(DIE) + 1 for _ in range(state.dice))))
        elif self._try(state, seat, rng, emit):
            return
        else:
            self._end_turn(state, rng, emit)

    @staticmethod
    def _try(state: State, seat: int, rng: Rng, emit: Emit) -> bool:
        """Roll for the obstacle that the rat stands on."""
        place, die = state.places[seat], rng.below(DIE) + 1
        passed = die >= NEEDS[place]
        emit(Tried(seat, place, die, passed))
        return passed

    def _walk(self, state: State, seat: int, path: tuple[str, ...], rng: Rng, emit: Emit) -> None:
        if state.sure and (met := next((at for at, id_ in enumerate(path, 1) if id_ in NEEDS), 0)):
            emit(Walked(seat, path[:met]))
            emit(Passed(seat, path[met - 1]))
            path = path[met:]
        if path:
            emit(Walked(seat, path))
            if state.places[seat] in NEEDS and not self._try(state, seat, rng, emit):
                self._end_turn(state, rng, emit)
                return
        if state.left:
            onward = routes(state.places[seat], state.came, state.left, state.sure)
            if len(onward) == 1:
                self._walk(state, seat, onward[0], rng, emit)
            return
        self._arrive(state, seat, rng, emit)

    def _arrive(self, state: State, seat: int, rng: Rng, emit: Emit) -> None:
        """The move is over: Croc first, then the space acts."""
        if state.places[seat] == state.croc:
            croc.corner(state, (seat,), ACT, emit)
            self._go_on(state, ACT, rng, emit)
        else:
            self._act(state, seat, rng, emit)

    def _act(self, state: State, seat: int, rng: Rng, emit: Emit) -> None:
        kind = KINDS[state.places[seat]]
        if kind == "treasure" and len(offers.chest_actions(state, seat, self.shelf(seat))) > 1:
            emit(ChestReached(seat))
            return
        if kind == "pie":
            self._draw_card(state, seat, rng, emit)
            if len(state.hands[seat]) > FACTS.hand_limit:
                emit(HandFull(seat))
                return
        if kind == "ship" and self._ended(state, emit):
            return
        self._end_turn(state, rng, emit)

    def _open(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        seat = action.seat
        match action:
            case Draw():
                emit(Found(seat, state.pile[-1]))
                if len(state.prints[seat]) == len(CHESTS):
                    emit(PrintsCleared(seat))
            case TradeIn(_, give, take):
                pile = [*state.pile, *give]
                pile.remove(take)
                rng.shuffle(pile)
                emit(TradedIn(seat, give, take, tuple(pile)))
            case Barter(_, give, other, take):
                emit(Exchanged(seat, give, other, take, "barter"))
                if self._ended(state, emit):
                    return
            case _:
                emit(LeftAlone(seat))
                self._end_turn(state, rng, emit)
                return
        self._croc_walks(state, FACTS.noise, "noise", TURN_ENDS, rng, emit)

    def _answer(self, state: State, action: Answer, rng: Rng, emit: Emit) -> None:
        seat, then, acts = action.seat, state.then, action.piece != NOTHING
        if acts:
            emit(Laid(seat, action.piece, state.faces[action.piece], "shield"))
            emit(Shielded(seat))
        else:
            emit(SentBack(seat))
        croc.take_helpless(state, emit)
        if then == ACT and acts:
            self._act(state, seat, rng, emit)
        else:
            self._go_on(state, then, rng, emit)

    def _croc_walks(self, state: State, steps: int, why: str, then: str, rng: Rng, emit: Emit) -> None:
        croc.walk(state, steps, why, then, self.options.mild_croc, emit)
        self._go_on(state, then, rng, emit)

    def _go_on(self, state: State, then: str, rng: Rng, emit: Emit) -> None:
        """What follows when nobody's fate is open."""
        if state.caught or then == ROLL:
            return
        if then == ROUND_ENDS:
            self._begin_round(state, rng, emit)
        else:
            self._end_turn(state, rng, emit)

    def _play(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        seat, piece = action.seat, action.piece  # type: ignore[attr-defined]
        face = state.faces[piece]
        emit(Laid(seat, piece, face, "play"))
        match action:
            case Burrow(to=to):
                emit(Burrowed(seat, to))
                self._arrive(state, seat, rng, emit)
            case Whistle(steps=steps):
                self._croc_walks(state, steps, "whistle", ROLL, rng, emit)
            case Swap(give=give, other=other, take=take):
                emit(Exchanged(seat, give, other, take, "swap"))
                self._ended(state, emit)
            case StickyPaws(other=other, take=take):
                emit(Stolen(seat, other, take))
                self._ended(state, emit)
            case _ if face == SURE_PAWS and state.stuck[seat]:
                emit(Passed(seat, state.places[seat]))
            case _:
                emit(Readied(seat, EFFECTS[face]))

    def shelf(self, seat: int) -> int:
        """Whose shelf holds the rat's pieces: its own, or the crew's one."""
        return 0 if self.crew else seat

    def complete(self, state: State, seat: int) -> bool:
        """Whether the rat, or its crew, has every kind of piece."""
        return 0 not in state.shelves[self.shelf(seat)]

    def _ended(self, state: State, emit: Emit) -> bool:
        """End the run when somebody is on the ship with every piece, the rat whose turn it is first."""
        if self.crew:
            done = self.complete(state, 0) and all(place == SHIP for place in state.places)
            if done:
                emit(GameEnded("crew", -1))
            return done
        for k in range(self.seats):
            seat = (state.active + k) % self.seats
            if state.places[seat] == SHIP and self.complete(state, seat):
                emit(GameEnded("home", seat))
                return True
        return False

    def _end_turn(self, state: State, rng: Rng, emit: Emit) -> None:
        """The next rat's turn, or the end of the round; a crew's rats wait on the ship once nothing is missing."""
        waits = self.crew and self.complete(state, 0)
        for seat in state.order[state.order.index(state.active) + 1 :]:
            if not (waits and state.places[seat] == SHIP):
                emit(TurnBegan(seat))
                return
        if state.round == self.last_round:
            emit(GameEnded("farm_woke" if self.crew else "rounds", -1))
            return
        self._croc_walks(state, rng.below(DIE) + 1, "round", ROUND_ENDS, rng, emit)

    def _begin_round(self, state: State, rng: Rng, emit: Emit) -> None:
        emit(RoundBegan(state.round + 1))
        waits = self.crew and self.complete(state, 0)
        emit(TurnBegan(next(seat for seat in state.order if not (waits and state.places[seat] == SHIP))))

    @staticmethod
    def _draw_card(state: State, seat: int, rng: Rng, emit: Emit) -> None:
        if not state.deck and state.discard:
            pieces = sorted(state.discard)
            faces = [state.faces[piece] for piece in pieces]
            rng.shuffle(faces)
            emit(Shuffled(tuple(pieces), tuple(faces)))
        if state.deck:
            emit(Drew(seat, state.deck[-1], state.faces[state.deck[-1]]))

    def view(self, state: State, seat: int) -> State:
        return secrets.view(state, seat)

    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        return secrets.determinize(view, self.deck, rng)

    def standings(self, state: State) -> list[Standing]:
        return standings(state, self.crew)

    def pieces(self, state: State) -> list[Hashable]:
        cards = [*state.deck, *state.discard, *(piece for hand in state.hands for piece in hand)]
        named = Counter(state.faces[piece] for piece in cards) + Counter(state.pile)
        for shelf in state.shelves:
            named.update(dict(zip(self.kinds, shelf, strict=True)))
        return [
            *(("piece", piece) for piece in cards),
            *((name, n) for name, copies in named.items() for n in range(copies)),
            "croc",
            *(("rat", seat) for seat in range(len(state.places))),
        ]

    def rounds(self, state: State) -> int:
        return state.round
