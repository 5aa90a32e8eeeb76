"""Two rounds in the square: a theft, a shield, a payment that somebody cannot make, a profit and a lullaby."""

from __future__ import annotations

from typing import Final

from game.language import mark
from scenes.lessons.script import Fields, Lesson, Point, Step

HANDS: Final = (
    ("pickpocket", "beehive", "strongbox", "lullaby"),
    ("crooked_scales", "pipers_own_tune", "egg_basket"),
    ("mushroom_patch", "locked_drawer"),
)
DECK: Final = ("mended_boots", "cheese_stall", "good_neighbours", "locked_drawer", "barrel_maker", "strongbox")


def numbered(card: str, seat: int = 0) -> int:
    """The piece that a card of the hands is."""
    return sum(map(len, HANDS[:seat])) + HANDS[seat].index(card)


def mine(card: str) -> Point:
    """A card of the hand."""
    return Point(piece=("card", numbered(card)))


def play(card: str, target: int = -1, seat: int = 0) -> Fields:
    """Playing a card, at a family or at nobody."""
    return {"kind": "Play", "piece": numbered(card, seat), "target": target}


PASS: Final[Fields] = {"kind": "Answer", "piece": -1}
END: Final[Fields] = {"kind": "EndTurn"}
MILO, ZOE, ADA = (Point(panel="house", number=number) for number in range(3))
CHEST: Final = Point(box=(676, 455, 340, 235))

LESSON: Final = Lesson(
    game="pied_piper",
    minutes=4,
    players=("Ada", "Milo", "Zoé"),
    options={"stash_target": "printed"},
    seed=5,
    position={
        "children": [3, 3, 3],
        "tokens": [5, 4, 7],
        "hands": [list(hand) for hand in HANDS],
        "deck": list(DECK),
        "stash": 14,
        "round": 3,
    },
    others={
        1: (PASS, play("crooked_scales", 0, 1), play("pipers_own_tune", 0, 1)),
        2: (END, play("mushroom_patch", -1, 2)),
    },
    passes=(PASS, END),
    steps=(
        Step(
            title=mark("He comes every evening"),
            words=mark(
                "The piper wants **1 coin for each child**. A family that cannot pay loses a child to his tune."
            ),
            points=(CHEST,),
            rule="payment",
        ),
        Step(
            title=mark("Your house"),
            words=mark("**Three children** look out, so you owe 3 coins. You have 5: safe, for tonight."),
            points=(ADA,),
            rule="setup",
        ),
        Step(
            title=mark("Your cards"),
            words=mark(
                "A **profit** brings coins, **malice** takes them from others, **shields** wait for an attack. "
                "One card a turn."
            ),
            points=(mine("beehive"), mine("pickpocket"), mine("strongbox"), mine("lullaby")),
            rule="turn",
        ),
        Step(
            title=mark("Now be cheeky!"),
            words=mark(
                "Milo has 4 coins and owes 3. Put **the Pickpocket** on **his house**: take 3, and he is short."
            ),
            wants=(play("pickpocket", 1),),
            refused=mark("Later. Milo is within reach now: pick his pocket."),
            rule="theft",
        ),
        Step(
            title=mark("He had no shield"),
            words=mark("Whoever is attacked is always **asked for a shield**. So nobody learns what he holds."),
            points=(MILO,),
            after={"kind": "Answer", "seat": 1},
            rule="attacks",
        ),
        Step(
            title=mark("He strikes back"),
            words=mark("Milo’s Crooked Scales want 5 of your coins. That is a theft: answer with **your Strongbox**."),
            wants=({"kind": "Answer", "piece": numbered("strongbox")},),
            refused=mark("That would cost you the coins: the Strongbox stops any theft."),
            rule="shields",
        ),
        Step(
            title=mark("The piper has been"),
            words=mark("All paid at once. Milo had **too little**: he paid all of it and lost one child."),
            points=(MILO,),
            after={"kind": "EndTurn", "seat": 2},
            rule="payment",
        ),
        Step(
            title=mark("When it is over"),
            words=mark("The coins go into **his chest**. At 40, or with 3 children left in town, the game ends."),
            points=(CHEST,),
            rule="end",
        ),
        Step(
            title=mark("Fill your purse"),
            words=mark("Each round brings 1 coin and a card, and that is too little. Play **the Beehive** for 5 more."),
            wants=(play("beehive"),),
            refused=mark("First some coins: you will need them for the piper."),
            rule="profits",
        ),
        Step(
            title=mark("The piper’s own tune!"),
            words=mark("Milo sends the piper straight to you, to take a child. Only **the Lullaby** holds him off."),
            wants=({"kind": "Answer", "piece": numbered("lullaby")},),
            refused=mark("Then a child would be gone. Sing the Lullaby!"),
            rule="lullaby",
        ),
        Step(
            title=mark("All asleep"),
            words=mark("On your own turn a **Lullaby** also keeps your children safe from this evening’s payment."),
            points=(ADA,),
            after={"kind": "Answer", "seat": 0},
            rule="lullaby",
        ),
        Step(
            title=mark("Who wins?"),
            words=mark("**Most children** win, then most coins. Keep yours, and see that the others come up short."),
            points=(ADA, MILO, ZOE),
            rule="winning",
        ),
    ),
)
