"""Steps that others may interrupt: who is asked, what may be answered, what comes of it (spec: Action cards)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core import Emit
from game.rulebooks.pie_rats.actions import NOTHING, Play
from game.rulebooks.pie_rats.cards import AIMED, CAROB_BEAN, CHARISMA_THEFT, CHARM, MIRROR
from game.rulebooks.pie_rats.deeds import (
    Asked,
    CharismaTaken,
    Closed,
    Declared,
    Lured,
    Mirrored,
    RatDiscarded,
    RatTaken,
)
from game.rulebooks.pie_rats.events import Played
from game.rulebooks.pie_rats.state import CARD, LOOT, LURE, MIRRORED, Pending, State


class Windows:
    """The windows of a game in which phase 6 is played in one of three ways: "call", "nice" or "aggressive"."""

    def __init__(self, seats: int, looting: str) -> None:
        self.seats = seats
        self.looting = looting

    def hushed(self, state: State) -> bool:
        """Whether no card may hurt anybody now."""
        return state.phase == LOOT and self.looting == "nice"

    def rats_in_reach(self, state: State, seat: int) -> list[int]:
        """Rats at which this Captain's cards may be aimed, defended ones too."""
        return [rat for owner in self._touchable(state, seat) for rat in state.gangs[owner]]

    def charisma_in_reach(self, state: State, seat: int) -> list[int]:
        """Tabled charisma cards that this Captain may steal."""
        return [card for owner in self._touchable(state, seat) for card in state.charms[owner]]

    def _touchable(self, state: State, seat: int) -> Iterator[int]:
        if self.hushed(state):
            return
        safe = state.queue[0] if state.called else NOTHING
        if seat == safe:  # who called plays no card either
            return
        for owner in range(self.seats):
            if owner not in (seat, safe):
                yield owner

    def plays(self, state: State, seat: int) -> Iterator[Play]:
        """Every aimed card of the hand at every target."""
        faces = state.faces
        rats, charisma = self.rats_in_reach(state, seat), self.charisma_in_reach(state, seat)
        for piece in state.hands[seat]:
            if faces[piece] in AIMED:
                for target in charisma if faces[piece] == CHARISMA_THEFT else rats:
                    yield Play(seat, piece, target)

    def answers(self, state: State, seat: int) -> Iterator[Play]:
        """What the seat that is asked may play."""
        yield from self.plays(state, seat)
        if self.mirrors(state, seat):
            for piece in state.hands[seat]:
                if state.faces[piece] == MIRROR:
                    yield Play(seat, piece)

    def mirrors(self, state: State, seat: int) -> bool:
        """Whether the step declared last is a lure by Charm of one of this Captain's rats."""
        top = state.pending[-1]
        return top.kind == LURE and seat in top.owners and any(state.faces[card] == CHARM for card in top.cards)

    def _can_answer(self, state: State, seat: int) -> bool:
        """Whether anything that a hand might hold could be played, as everybody at the table can tell."""
        return bool(state.hands[seat]) and (self.mirrors(state, seat) or self.in_reach(state, seat))

    def in_reach(self, state: State, seat: int) -> bool:
        """Whether an aimed card would find anything to be aimed at."""
        return any(state.gangs[owner] or state.charms[owner] for owner in self._touchable(state, seat))

    def after(self, seat: int) -> tuple[int, ...]:
        """All other seats, clockwise."""
        return tuple((seat + k) % self.seats for k in range(1, self.seats))

    def play(self, state: State, action: Play, emit: Emit) -> None:
        """An action card is shown and waits for answers; in a window it is the Captain's one answer."""
        seat, face = action.seat, state.faces[action.piece]
        if state.pending:
            emit(Asked(state.pending[-1].waiting[1:]))
        emit(Played(seat, action.piece, face, "card"))
        if face == MIRROR:
            emit(Declared(MIRRORED, seat, face, waiting=self.after(seat)))
            return
        piles = state.charms if face == CHARISMA_THEFT else state.gangs
        owner = next(owner for owner, pile in enumerate(piles) if action.target in pile)
        if face == CHARISMA_THEFT:
            emit(
                Declared(
                    CARD,
                    seat,
                    face,
                    owners=(owner,),
                    cards=(action.target,),
                    faces=(state.faces[action.target],),
                    waiting=self.after(seat),
                )
            )
        else:
            who = (state.faces[action.target],)
            emit(Declared(CARD, seat, face, (action.target,), (owner,), who=who, waiting=self.after(seat)))

    def settle(self, state: State, emit: Emit) -> bool:
        """Ask, resolve and close what can be; False while somebody must answer."""
        while state.pending:
            top = state.pending[-1]
            if not self.stands(state, len(state.pending) - 1):
                emit(Closed(top.kind, top.seat, top.face, "off"))
                continue
            waiting = top.waiting
            while waiting and not self._can_answer(state, waiting[0]):
                waiting = waiting[1:]
            if waiting != top.waiting:
                emit(Asked(waiting))
            if waiting:
                return False
            if top.kind == LOOT:
                return True
            self._resolve(state, top, emit)
        return True

    def stands(self, state: State, at: int) -> bool:
        """Whether everything that the step names is still where it was."""
        step = state.pending[at]
        if step.kind == MIRRORED:
            return self.stands(state, at - 1)
        if step.kind == CARD and step.face == CHARISMA_THEFT:
            return step.cards[0] in state.charms[step.owners[0]]
        if step.kind == LOOT:
            return all(rat in state.gangs[step.seat] for rat in step.rats)
        if any(rat not in state.gangs[owner] for rat, owner in zip(step.rats, step.owners, strict=True)):
            return False
        if step.kind == CARD:
            return True
        return all(card in state.charms[step.seat] for card in step.cards) and not any(
            rat in state.sideways for rat in step.rats
        )

    def _resolve(self, state: State, step: Pending, emit: Emit) -> None:
        emit(Closed(step.kind, step.seat, step.face, "done"))
        if step.kind == LURE:
            who = tuple(state.faces[rat] for rat in step.rats)
            emit(Lured(step.seat, step.rats, who, step.owners, step.cards))
            return
        if step.kind == MIRRORED:
            lure = state.pending[-1]
            emit(Closed(LURE, lure.seat, "", "mirrored"))
            emit(Mirrored(lure.seat, lure.cards))
            return
        owner = step.owners[0]
        if step.face == CHARISMA_THEFT:
            emit(CharismaTaken(step.seat, owner, step.cards[0], state.faces[step.cards[0]]))
            return
        rat, face = step.rats[0], state.faces[step.rats[0]]
        if step.face == CAROB_BEAN:
            emit(RatDiscarded(owner, rat, face, "bean"))
        else:
            emit(RatTaken(step.seat, owner, rat, face, state.phase == LURE))
