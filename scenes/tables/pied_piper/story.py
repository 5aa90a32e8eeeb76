"""What the square still shows of events gone by: cards on show, coins and children under way, the last thing told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core import Event
from game.rulebooks.pied_piper import events
from game.rulebooks.pied_piper.payment import due
from game.rulebooks.pied_piper.state import ANSWER, OVER, TAKE, State

KEPT: Final = 12
"""Flights and walks remembered: each is long over when it is forgotten."""
PLAYED: Final = ("profit", "malice", "shield")


@dataclass(frozen=True, slots=True)
class Flight:
    """Coins on their way; `source` and `to` are seats, or BANK or STASH."""

    number: int
    source: int
    to: int
    coins: int


@dataclass(frozen=True, slots=True)
class Walk:
    """A child on its way into the hill."""

    number: int
    seat: int
    window: int


@dataclass(frozen=True, slots=True)
class Story:
    """Kept from event to event while somebody watches; forgotten after loading, undo or a change of eyes."""

    number: int = 0
    """Flights and walks so far."""
    stage: tuple[int, ...] = ()
    """Cards laid open in the middle: an attack and what answers it, or what was just played."""
    flights: tuple[Flight, ...] = ()
    walks: tuple[Walk, ...] = ()
    order: tuple[int, ...] = ()
    """The families in the order of this round's turns."""
    told: tuple[Event, ...] = ()
    """The latest events that have something to tell, newest last."""
    paid: tuple[int, ...] = ()
    """Families that have paid the piper at this round's payment."""
    doomed: tuple[int, ...] = ()
    """Those among them that fell short and are still to lose a child."""
    ended: str = ""
    """Why the game is over."""

    def after(self, event: Event, view: State) -> Story:
        """The story with one more event, which led to this view."""
        told = replace(self, told=(*self.told, event)[-KEPT:])
        match event:
            case events.Shown():
                return replace(told, stage=(*self.stage, event.piece)) if event.why in PLAYED else told
            case events.Attacked():
                return replace(told, stage=on_stage(view))
            case events.AttackOver() | events.TurnBegan() | events.TurnEnded() | events.HandFull():
                return replace(told, stage=())
            case events.GameEnded():
                return replace(told, stage=(), ended=event.why)
            case events.RoundBegan():
                seats = [seat for seat, income in enumerate(event.incomes) if income]
                incomes = [(events.BANK, seat, event.incomes[seat]) for seat in seats]
                return replace(told.with_coins(incomes), order=event.queue, paid=(), doomed=())
            case events.Paid():
                paying = told.with_coins([(event.source, event.to, event.amount)])
                return paying.with_payment(event, view) if at_payment(view) and event.to == events.STASH else paying
            case events.ChildLost():
                walk = Walk(self.number, event.seat, view.children[event.seat])
                return replace(told.spared(event.seat), walks=(*self.walks, walk)[-KEPT:], number=self.number + 1)
            case events.Spared():
                return told.spared(event.seat)
        return told

    def with_coins(self, payments: Sequence[tuple[int, int, int]]) -> Story:
        """The story with coins that set off."""
        flights, number = self.flights, self.number
        for source, to, amount in payments:
            if amount:
                flights = (*flights, Flight(number, source, to, amount))
                number += 1
        return replace(self, flights=flights[-KEPT:], number=number)

    def with_payment(self, event: events.Paid, view: State) -> Story:
        """The story once a family has paid the piper what it can."""
        short = event.amount < due(view, event.source) and not view.lulled[event.source]
        doomed = (*self.doomed, event.source) if short else self.doomed
        return replace(self, paid=(*self.paid, event.source), doomed=doomed)

    def spared(self, seat: int) -> Story:
        """The story once it is settled whether a family loses a child."""
        return replace(self, doomed=tuple(other for other in self.doomed if other != seat))


def at_payment(view: State) -> bool:
    """Whether everybody has had a turn, so that the piper collects."""
    return not view.queue and view.phase != OVER


def on_stage(view: State) -> tuple[int, ...]:
    """The card of an attack that waits for an answer, as it lies in the discard pile; nothing without one."""
    if view.attack is None or view.phase not in (ANSWER, TAKE):
        return ()
    lying = [piece for piece in view.discard if view.faces[piece] == view.attack.malice]
    return (lying[-1],) if lying else ()


def opened(view: State) -> Story:
    """The story of a view that was not led up to."""
    return Story(stage=on_stage(view))


def order_of(view: State, story: Story) -> list[int]:
    """Families in the order of this round's turns, also where the round's beginning was not seen."""
    if story.order:
        return list(story.order)
    living = view.living() or list(range(len(view.children)))
    first = next((seat for seat in view.youth if seat in living), living[0])
    return [seat for seat in (*range(first, len(view.children)), *range(first)) if seat in living or seat == first]
