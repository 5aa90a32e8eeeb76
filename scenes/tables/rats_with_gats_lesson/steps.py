"""One scene of a voyage: a challenge by the Deep, two cards laid, a tale told, and a name earned."""

from __future__ import annotations

from typing import Final

from game.language import mark
from scenes.lessons.script import Fields, Lesson, Point, Step

HANDS: Final = (("KS", "2C", "9H", "6D"), ("AS", "3C", "5D"), ("4S", "8D"), ("JC", "2H", "9S"))
COLUMNS: Final = (("7C", "10S", "4D"), ("10H", "QC", "8H"), ("9D", "5C"))
NUMBERED: Final = [card for pile in (*HANDS, *COLUMNS) for card in pile]
KING, NINE = NUMBERED.index("KS"), NUMBERED.index("9H")
WHALE, THIEF, MAST = (NUMBERED.index(column[0]) for column in COLUMNS)


GAT: Final = mark("a carved pistol")
TECHNIQUES: Final = (
    mark("Was that bit holding it up?"),
    mark("Swing in on the wrong rope"),
    mark("Blame the gull"),
)


def at(piece: int) -> Point:
    """A card at the table."""
    return Point(piece=("card", piece))


PASS: Final[Fields] = {"kind": "Pass"}
SAY: Final[Fields] = {"kind": "Say"}
RECORD: Final = Point(panel="record")
STAKES: Final = Point(panel="stakes")
DEEP: Final = Point(panel="seat-3")

LESSON: Final = Lesson(
    game="rats_with_gats",
    minutes=5,
    players=("Ada", "Basile", "Zoé", "Milo"),
    seed=3,
    position={
        "ranks": [3, 3, 2, 3],
        "hands": [list(hand) for hand in HANDS],
        "obstacles": [
            {"cards": ["7C", "10S", "4D"], "won": [True, False]},
            {"cards": ["10H", "QC", "8H"], "won": [True, False]},
            {"cards": ["9D", "5C"], "won": [False]},
        ],
        "deep": [3],
        "gats": [GAT, None, None, None],
        "techniques": {0: [[number, name] for number, name in zip((41, 17, 88), TECHNIQUES, strict=True)]},
        "scene": 3,
    },
    texts=(GAT, *TECHNIQUES),
    others={
        0: (),
        1: (SAY, {"kind": "Ballot", "yes": True}),
        2: (SAY, {"kind": "Ballot", "yes": True}),
        3: (
            {"kind": "Call", "rat": 0},
            {"kind": "Stakes", "tag": "name"},
            {"kind": "Apply", "obstacle": THIEF},
            {"kind": "Apply", "obstacle": MAST},
            {"kind": "Confirm"},
            {"kind": "Ballot", "yes": True},
        ),
    },
    passes=(PASS, {"kind": "Ballot", "yes": True}),
    steps=(
        Step(
            title=mark("A yarn for all of you"),
            words=mark("You tell one pirate story together. **This rat** is yours: its rank, its gat, what it wants."),
            points=(RECORD,),
            rule="rat",
        ),
        Step(
            title=mark("What gets in the way"),
            words=mark(
                "These **obstacles** belong to **the Deep**, who plays sea, gulls and bad luck. Today that is Milo."
            ),
            points=(at(WHALE), at(THIEF), at(MAST), DEEP),
            rule="scene",
        ),
        Step(
            title=mark("Say something"),
            words=mark("In free play you say what your rat is up to. Take what is **suggested**, or write your own."),
            wants=(SAY,),
            refused=mark("For now, just say something."),
            rule="scene",
        ),
        Step(
            title=mark("A challenge!"),
            words=mark("Milo challenges you. **Here** it says what happens if it works, and if it fails."),
            points=(STAKES,),
            after={"kind": "Confirm", "seat": 3},
            rule="challenge",
        ),
        Step(
            title=mark("Higher wins"),
            words=mark("The mast is worth its last card: 5. Lay **your nine** under **the mast**."),
            points=(at(NINE), at(MAST)),
            wants=({"kind": "Lay", "piece": NINE, "obstacle": MAST},),
            refused=mark("The nine belongs under the mast: 9 beats 5."),
            rule="challenge",
        ),
        Step(
            title=mark("The king’s trick"),
            words=mark("The thief has an 8. Jack, Queen and King always win, by a technique: lay **the king** there."),
            points=(at(KING), at(THIEF)),
            wants=({"kind": "Lay", "piece": KING, "obstacle": THIEF},),
            refused=mark("Only the king is sure of the thief."),
            rule="challenge",
        ),
        Step(
            title=mark("Turn them over"),
            words=mark("One beaten obstacle is enough for success. Press **Compare**."),
            wants=({"kind": "Confirm"},),
            refused=mark("All is laid: compare."),
            rule="challenge",
        ),
        Step(
            title=mark("Both beaten"),
            words=mark(
                "9 beats 5, and a king beats anybody. **Both cards** stay in their columns and give the new values."
            ),
            points=(at(THIEF), at(MAST)),
            after={"kind": "Confirm", "seat": 0},
            rule="challenge",
        ),
        Step(
            title=mark("Now tell it"),
            words=mark("The suit says how it was done. Take the **suggestion**, change it, or say it aloud."),
            wants=({"kind": "Narrate"},),
            refused=mark("First the tale: how did it go?"),
            rule="challenge",
        ),
        Step(
            title=mark("A name!"),
            words=mark("A name was at stake, and the crew agrees. Choose **what you are called** from now on."),
            wants=({"kind": "Award"},),
            refused=mark("The name first: you have earned it."),
            rule="objectives",
        ),
        Step(
            title=mark("What a rat wants"),
            words=mark(
                "A gat and a name each bring **a rank**, and a larger hand. Last comes a pirate’s death, or retirement."
            ),
            points=(RECORD,),
            after={"kind": "Award"},
            rule="objectives",
        ),
        Step(
            title=mark("The end of the yarn"),
            words=mark(
                "Nobody wins alone. Once ship, Captain and piracy are done, it may end; keep **the ship’s log**."
            ),
            points=(Point(panel="log"),),
            rule="end",
        ),
    ),
)
