"""One round at the window: charisma, a rat, a lure, a called loot, and a bean in time."""

from __future__ import annotations

from typing import Final

from game.language import mark
from scenes.lessons.script import Fields, Lesson, Point, Step

GANGS: Final = (
    ("swab_bob", "humble_pia"),
    ("oat_cuisine", "al_dente"),
    ("colby_jack", "ginger_snap", "nan_bread"),
)
HANDS: Final = (("cutlass", "mary_bread", "carob_bean"), ("grappling_rope",), ("parrot",))
NUMBERED: Final = [card for pile in (*GANGS, *HANDS) for card in pile]


def number(card: str) -> int:
    """The piece that a named card is."""
    return NUMBERED.index(card)


def at(card: str) -> Point:
    """A named card, wherever it lies."""
    return Point(piece=("card", number(card)))


DONE: Final[Fields] = {"kind": "Done"}
PASS: Final[Fields] = {"kind": "Pass"}
SILL: Final = Point(box=(604, 114, 728, 400))
OWN: Final = Point(panel="own")
TRACK: Final = Point(panel="track")

LESSON: Final = Lesson(
    game="pie_rats",
    minutes=5,
    players=("Ada", "Basile", "Zoé"),
    seed=4,
    position={
        "gangs": [list(gang) for gang in GANGS],
        "hands": [list(hand) for hand in HANDS],
        "sill": ["blueberry", "rhubarb", "pecan"],
        "phase": "charm",
        "round": 4,
    },
    others={
        0: (),
        2: (
            {"kind": "Defend", "rat": number("ginger_snap")},
            {"kind": "Loot", "pie": 2, "crew": [number("ginger_snap"), number("nan_bread")]},
        ),
    },
    passes=(PASS, DONE),
    steps=(
        Step(
            title=mark("Fresh from the oven"),
            words=mark("Pies cool on **the window sill**. Carry them off: the most points win."),
            points=(SILL,),
            rule="winning",
        ),
        Step(
            title=mark("You are the Captain"),
            words=mark("**Your gang** lies open: each rat has a strength for pies, and a loyalty against being lured."),
            points=(OWN,),
            rule="crew",
        ),
        Step(
            title=mark("A round has six steps"),
            words=mark("Reveal, charm, crew, defend, lure, loot. **Here** you see which one it is."),
            points=(TRACK,),
            rule="round",
        ),
        Step(
            title=mark("Be charming"),
            words=mark("To lure rats you spend charisma that lies on the table. Lay **the Cutlass** in **your gang**."),
            wants=({"kind": "Table", "piece": number("cutlass")},),
            refused=mark("First the charm: lay the Cutlass down."),
            rule="charm",
        ),
        Step(
            title=mark("Hire a rat"),
            words=mark("**Mary Bread** is strong, 3, and rather loyal. Take her into **your gang**."),
            wants=({"kind": "Table", "piece": number("mary_bread")},),
            refused=mark("First hire Mary Bread: you will need her."),
            rule="crew",
        ),
        Step(
            title=mark("Guard, or lure"),
            words=mark("You may turn one rat sideways and guard it, but then you cannot lure. Choose **No defence**."),
            wants=(DONE,),
            when={"phase": "defend"},
            refused=mark("Who guards does not lure, and there is a rat worth luring."),
            rule="defend",
        ),
        Step(
            title=mark("Come over to us!"),
            words=mark(
                "Zoé guards her strongest. **Colby Jack**: her 3 and his 0 make 3, your 3 and the Cutlass make 5. "
                "Drag him and **the Cutlass** to your gang, then say Lure."
            ),
            points=(at("colby_jack"), at("cutlass")),
            wants=({"kind": "Lure", "rats": [number("colby_jack")]},),
            refused=mark("Not that: it is Colby Jack that we want."),
            rule="lure",
        ),
        Step(
            title=mark("He is yours"),
            words=mark("**Colby Jack** lies sideways, so nobody lures him back this round. The Cutlass is spent."),
            points=(at("colby_jack"),),
            after={"kind": "Pass", "seat": 2},
            rule="lure",
        ),
        Step(
            title=mark("Call it out"),
            words=mark("Now to the pies. **Call the loot**, and until your turn ends nobody may touch your gang."),
            wants=({"kind": "Call"},),
            refused=mark("Call first, and nobody can spoil it."),
            rule="loot",
        ),
        Step(
            title=mark("The blueberry pie"),
            words=mark(
                "It weighs 8. Your Captain lifts 2: drag **Colby Jack** and **Swab Bob** onto **the pie**, 2 and 4 "
                "and 3 are enough. They are discarded for it."
            ),
            points=(at("colby_jack"), at("swab_bob"), Point(spot="pie-0")),
            wants=(
                {"kind": "Loot", "pie": 0, "crew": [number("swab_bob"), number("colby_jack")]},
                {"kind": "Loot", "pie": 0},
            ),
            refused=mark("The blueberry pie, on the left: it is worth most."),
            rule="loot",
        ),
        Step(
            title=mark("Stop her!"),
            words=mark("Zoé did not call, and reaches for a pie. Whoever wants to step in rings: press **Wait!**"),
            rings=True,
            after={"kind": "Loot", "seat": 2},
            refused=mark("Ring first: press Wait!"),
            rule="window",
        ),
        Step(
            title=mark("A bean for Ginger"),
            words=mark("Put **the Carob Bean** on **Ginger Snap**: she is gone, and without her the pie is too heavy."),
            points=(at("carob_bean"), at("ginger_snap")),
            wants=({"kind": "Play", "piece": number("carob_bean"), "target": number("ginger_snap")},),
            refused=mark("Quick, the bean, and at Ginger Snap!"),
            rule="cards",
        ),
        Step(
            title=mark("The pie stays"),
            words=mark(
                "Her loot is off. Pies that are left **stay on the sill**, and everybody draws up to three cards."
            ),
            points=(SILL,),
            rule="next",
        ),
        Step(
            title=mark("That is the trade"),
            words=mark("Table, lure, guard, loot, until the last pie is gone. **The most points** win."),
            points=(OWN,),
            rule="winning",
        ),
    ),
)
