"""The ship's log as data: what the pages show, whoever prints them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rulebooks.rats_with_gats.state import NOBODY

ALOUD = "…"
"""A text that says: I tell it aloud."""


@dataclass(slots=True)
class Said:
    """What a rat, or the Deep, told; an empty text was told aloud."""

    who: str
    role: str
    text: str


@dataclass(slots=True)
class Note:
    """A fact between the tales: a rank, the hat, a thing that changed hands."""

    text: str


@dataclass(slots=True)
class CardPlayed:
    """A card against an obstacle; `card` is "" where none was played, `technique` is its number and name."""

    seat: int
    rat: str
    card: str
    obstacle: str
    piece: int
    worth: int = 0
    value: int = 0
    won: bool = False
    technique: tuple[int, str] | None = None
    familiar: bool = False
    blind: bool = False
    swept: bool = False
    """Pirate Luck took the obstacle away after all."""
    duel: bool = False
    """The obstacle is the challenger's card."""


@dataclass(slots=True)
class Fight:
    """A challenge; `result` is "won", "lost", "off", or "" while it goes on."""

    kind: str
    seat: int
    """Who attempts it."""
    caller: int
    rat: str
    other: str
    tag: str = ""
    success: str = ""
    failure: str = ""
    result: str = ""
    cards: list[CardPlayed] = field(default_factory=list)
    tales: list[Said] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    def of(self, seat: int) -> list[CardPlayed]:
        """A seat's cards that count."""
        return [card for card in self.cards if card.seat == seat and card.card and not card.swept]

    def failed(self) -> list[CardPlayed]:
        """What was not beaten."""
        return [card for card in self.cards if not card.won and not card.swept]


@dataclass(slots=True)
class Member:
    """One rat of the crew, as its player and the others described it."""

    seat: int
    player: str
    nickname: str = ""
    looks: str = ""
    smell: str = ""
    words: str = ""
    maths: bool = False
    liked: str = ""
    hated: str = ""
    rank: int = 0
    late: bool = False
    """Came aboard in the middle of the voyage."""


@dataclass(slots=True)
class Scene:
    """A scene as it was framed, and what happened in it."""

    number: int
    deep: str = ""
    listed: list[str] = field(default_factory=list)
    """Obstacles by first card, as the scene began."""
    where: str = ""
    doing: str = ""
    odd: str = ""
    shown: str = ""
    parts: list[Said | Note | Fight | Member] = field(default_factory=list)

    def fights(self) -> list[Fight]:
        """Its challenges."""
        return [part for part in self.parts if isinstance(part, Fight)]


@dataclass(slots=True)
class Log:
    """All pages."""

    language: str
    family: bool = False
    cast: list[Member] = field(default_factory=list)
    qualities: str = ""
    scenes: list[Scene] = field(default_factory=list)
    party: list[Said | Note] = field(default_factory=list)
    ended: bool = False


@dataclass(slots=True)
class Paws:
    """What a seat's rat has at present, as the log words it."""

    nickname: str = ""
    name: str = ""
    gat: str = ""
    deeds: list[tuple[str, bool]] = field(default_factory=list)
    """Obstacles that its rat met, and whether it beat them."""
    member: int = NOBODY
    """Which of the cast it is now."""
