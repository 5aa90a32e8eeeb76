"""How long the piper will stay, worked out without a window: everybody pays, nobody plays a card."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import tr, trn
from game.rulebooks.pied_piper.cards import FACTS
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import target_of

TURN_MINUTES = 0.5
"""What a turn takes people, and so does the payment at the end of a round."""
HASTY = 3
"""A game of so few rounds is over before it has begun."""


@dataclass(frozen=True, slots=True)
class Course:
    """The stash after each round, what it has to hold, and the children that are left of how many."""

    families: int
    target: int
    stash: tuple[int, ...]
    left: int
    born: int

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.stash)

    @property
    def full(self) -> bool:
        """Whether the chest is what ends the game, not the want of children."""
        return self.stash[-1] >= self.target

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        return max(1, round(self.rounds * (self.families + 1) * TURN_MINUTES))


def course(families: int, options: Options) -> Course:
    """The course of a game in which no card is played; all families then do alike."""
    target = target_of(options.stash_target, families)
    children = options.children
    tokens = FACTS.lean_tokens if options.lean_years else FACTS.tokens
    stash: list[int] = []
    while True:
        tokens += FACTS.income
        paid = min(tokens, children)
        spared = paid > 0 if options.mercy == "any_token" else paid == children
        tokens -= paid
        stash.append((stash[-1] if stash else 0) + paid * families)
        children -= 0 if spared else 1
        if stash[-1] >= target or children * families <= FACTS.children_left_to_end:
            return Course(families, target, tuple(stash), children * families, options.children * families)


def length_told(told: Course) -> str:
    """Rounds and minutes in words."""
    rounds = trn("{n} round", "{n} rounds", told.rounds).format(n=told.rounds)
    minutes = trn("{n} minute", "{n} minutes", told.minutes).format(n=told.minutes)
    return tr("about {rounds}, {minutes}").format(rounds=rounds, minutes=minutes)


def end_told(told: Course) -> str:
    """Why it is over then, in a sentence."""
    if told.full:
        words = tr("If nobody plays a card, the chest is full in round {n}.")
    else:
        words = tr("If nobody plays a card, hardly a child is left after round {n}.")
    return words.format(n=told.rounds)


def haste_told(told: Course) -> str:
    """A warning where the chest is too small for so many families, "" where it is not."""
    if told.rounds > HASTY or not told.full or told.target != FACTS.printed_target:
        return ""
    words = tr("{target} coins are too few for {n} families: they are there in round {round}.")
    return words.format(target=told.target, n=told.families, round=told.rounds)
