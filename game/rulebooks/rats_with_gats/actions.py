"""What a seat may do, step by step; free text is an open field, listed empty: "" is the app's suggestion or said aloud.

An obstacle goes by its first card's piece.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from game.core import Action
from game.rulebooks.rats_with_gats.state import NOBODY
from game.rulebooks.rats_with_gats.texts import LINE, TALE, TITLE, fits


@dataclass(frozen=True, slots=True)
class Told(Action):
    """An action with free text in the fields that `limits` names, each with its greatest length."""

    limits: ClassVar[dict[str, int]] = {}

    def bare(self) -> Self:
        """Without its text; a text that may not be kept stays, so that the action is not legal."""
        if not all(fits(getattr(self, name), most) for name, most in self.limits.items()):
            return self
        empty: dict[str, Any] = dict.fromkeys(self.limits, "")
        return replace(self, **empty)


@dataclass(frozen=True, slots=True)
class Describe(Told):
    """Three of a rat's questions, and whether it is good at maths, which means nothing."""

    limits: ClassVar[dict[str, int]] = {"looks": LINE, "smell": LINE, "words": LINE}

    looks: str = ""
    smell: str = ""
    words: str = ""
    maths: bool = False


@dataclass(frozen=True, slots=True)
class Gossip(Told):
    """What other pirates like (or hate) about somebody else's rat."""

    limits: ClassVar[dict[str, int]] = {"text": LINE}

    about: int
    liked: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class Invent(Action):
    """Techniques, each a number from 1 to 100 (0: the app's suggestion) and a name."""

    numbers: tuple[int, ...]
    names: tuple[str, ...]

    def bare(self) -> Self:
        """Without its text, numbers included."""
        count = len(self.numbers)
        if len(self.names) != count or not all(0 <= number <= 100 for number in self.numbers):
            return self
        if not all(fits(name, TITLE) for name in self.names):
            return self
        return replace(self, numbers=(0,) * count, names=("",) * count)


@dataclass(frozen=True, slots=True)
class OfferSwap(Action):
    """Offer the own technique in slot `mine` for the partner's in slot `theirs`, sight unseen."""

    mine: int
    partner: int
    theirs: int


@dataclass(frozen=True, slots=True)
class AnswerSwap(Action):
    """Take the swap or refuse it."""

    accept: bool


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """Which technique (by slot) becomes the Jack's, the Queen's and the King's."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Agree(Told):
    """The pirate qualities that the votes go by."""

    limits: ClassVar[dict[str, int]] = {"qualities": LINE}

    qualities: str = ""


@dataclass(frozen=True, slots=True)
class ChooseRole(Action):
    """Play the Deep in the coming scene, or the own rat."""

    deep: bool


@dataclass(frozen=True, slots=True)
class Frame(Told):
    """Set the scene: where, doing what, what is odd, how the obstacles show."""

    limits: ClassVar[dict[str, int]] = {"where": LINE, "doing": LINE, "odd": LINE, "shown": LINE}

    where: str = ""
    doing: str = ""
    odd: str = ""
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Say(Told):
    """A rat says what it does, aiming at an objective's tag or at nothing in particular; asks for nothing else."""

    limits: ClassVar[dict[str, int]] = {"text": TALE}

    aim: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Luck(Action):
    """Play a Joker on a listed obstacle."""

    obstacle: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the window as it is."""


@dataclass(frozen=True, slots=True)
class Duel(Action):
    """Challenge another rat of the scene."""

    target: int


@dataclass(frozen=True, slots=True)
class Contest(Action):
    """Challenge the Captain for the hat."""


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Give up the hat."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Think about leaving the scene; how is chosen next."""


@dataclass(frozen=True, slots=True)
class Depart(Action):
    """Leave the scene: "stay" after all, "flee", "captured", "knocked_out", "dead" or "retired"."""

    how: str


@dataclass(frozen=True, slots=True)
class Call(Action):
    """The Deep challenges a rat."""

    rat: int


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """The Deep lets the rats go on."""


@dataclass(frozen=True, slots=True)
class EndScene(Action):
    """The Deep votes for ending the scene."""


@dataclass(frozen=True, slots=True)
class AllowDuel(Action):
    """The Deep lets rats have their duel, or vetoes it."""

    allow: bool


@dataclass(frozen=True, slots=True)
class DuelCard(Action):
    """The card of the own hand that the other rat has to beat."""

    piece: int


@dataclass(frozen=True, slots=True)
class Stakes(Told):
    """What success and failure would mean; success may propose the objective of `tag`."""

    limits: ClassVar[dict[str, int]] = {"success": LINE, "failure": LINE}

    tag: str = ""
    success: str = ""
    failure: str = ""


@dataclass(frozen=True, slots=True)
class Apply(Action):
    """Make a listed obstacle part of the challenge."""

    obstacle: int


@dataclass(frozen=True, slots=True)
class Unapply(Action):
    """Take an obstacle out of the challenge again."""

    obstacle: int


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Nothing more to apply, to lay or to throw away."""


@dataclass(frozen=True, slots=True)
class AskTax(Action):
    """Ask another rat to take the challenge over; NOBODY: take it on oneself."""

    helper: int = NOBODY


@dataclass(frozen=True, slots=True)
class AnswerTax(Action):
    """Take the challenge over, or refuse and hand the gat or name over."""

    accept: bool


@dataclass(frozen=True, slots=True)
class TakeBlind(Action):
    """Take this card, unseen, from the rat that asked."""

    piece: int


@dataclass(frozen=True, slots=True)
class Help(Action):
    """Promise a card for an applied obstacle."""

    obstacle: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card of the hand under an applied obstacle, face down; a helper's goes where it was promised."""

    piece: int
    obstacle: int


@dataclass(frozen=True, slots=True)
class LayBlind(Action):
    """Without a card to play: the top of the deck, unseen."""

    obstacle: int


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take the laid card of an obstacle back."""

    obstacle: int


@dataclass(frozen=True, slots=True)
class Narrate(Told):
    """Tell what happened."""

    limits: ClassVar[dict[str, int]] = {"text": TALE}

    text: str = ""


@dataclass(frozen=True, slots=True)
class Ballot(Action):
    """A crew vote."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Award(Told):
    """What the gat is, or which name was earned."""

    limits: ClassVar[dict[str, int]] = {"text": TITLE}

    text: str = ""


@dataclass(frozen=True, slots=True)
class VoteFor(Action):
    """A vote for a rat: for the hat, or for a rank."""

    rat: int


@dataclass(frozen=True, slots=True)
class Afterlife(Action):
    """Haunt the ship as a ghost, or make a new rat before the next scene."""

    ghost: bool


@dataclass(frozen=True, slots=True)
class Propose(Action):
    """At scene end: "pass", "claim" and "crew" (the next open objective), "promote", "kick", "retire", "resign" or
    "ship_lost"."""

    what: str


@dataclass(frozen=True, slots=True)
class Nominate(Action):
    """Whom a proposal is about, or who is given a rank."""

    rat: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """A resting Deep player throws a card away."""

    piece: int


@dataclass(frozen=True, slots=True)
class VoteEnd(Action):
    """Whether the voyage ends here."""

    yes: bool
