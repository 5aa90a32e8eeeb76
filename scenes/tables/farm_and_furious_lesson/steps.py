"""Five rounds of a race: hen, rabbit, dog, whistle, and over the finish line."""

from __future__ import annotations

from typing import Final

from game.language import mark
from scenes.lessons.script import Fields, Lesson, Point, Step


def pick(card: str) -> Fields:
    """Laying a card face down."""
    return {"kind": "Pick", "card": card}


def mine(card: str) -> Point:
    """A card of the hand."""
    return Point(piece=("card", 0, card))


HAND: Final = tuple(mine(card) for card in ("dog", "hen", "duckling", "rabbit", "whistle"))
ADA, MILO, ZOE = (Point(panel="seat", number=number) for number in range(3))
FINISH: Final = Point(box=(1525, 535, 370, 175))
OUTCOME: Final = Point(panel="why")

LESSON: Final = Lesson(
    game="farm_and_furious",
    minutes=4,
    players=("Ada", "Milo", "Zoé"),
    options={"rooster": False, "imaginary": 0, "track": [{"card": "A", "side": "orange"}, {"card": "B"}]},
    seed=3,
    position={"positions": [8, 9, 10]},
    others={
        1: (pick("duckling"), pick("dog"), pick("hen"), pick("whistle"), pick("duckling")),
        2: (pick("duckling"), pick("whistle"), pick("rabbit"), pick("hen"), pick("whistle")),
    },
    steps=(
        Step(
            title=mark("Welcome to the race!"),
            words=mark("Vegetables run along this track, and the first one over **the finish line** wins."),
            points=(FINISH,),
            rule="end",
        ),
        Step(
            title=mark("The same five cards"),
            words=mark("There are no dice. Every team holds **these five cards**."),
            points=HAND,
            rule="round",
        ),
        Step(
            title=mark("Let the hen run"),
            words=mark("The hen takes you 3 spaces. Put **the hen** on **your card**: it lies face down for now."),
            wants=(pick("hen"),),
            refused=mark("Not that one yet: begin with the hen, she is the plainest runner."),
            rule="hen",
        ),
        Step(
            title=mark("All at once"),
            words=mark("All cards turn over **together**. Two ducklings kept each other company: 2 spaces for each."),
            points=(OUTCOME,),
            at="told",
            rule="duckling",
        ),
        Step(
            title=mark("Open for all to see"),
            words=mark("A played card stays here, spent. So you always know **what the others can still play**."),
            points=(MILO, ZOE),
            at="ask",
            rule="round",
        ),
        Step(
            title=mark("Four spaces, if alone"),
            words=mark("The rabbit runs 4 spaces, unless there is a second rabbit, or a dog. Try **the rabbit**."),
            wants=(pick("rabbit"),),
            refused=mark("Later. Let us see first what can happen to a rabbit."),
            rule="rabbit",
        ),
        Step(
            title=mark("Chased off!"),
            words=mark("Milo’s **dog** chases every hen and rabbit away, and runs 1 space for each of them."),
            points=(OUTCOME,),
            at="told",
            rule="dog",
        ),
        Step(
            title=mark("Now you bark"),
            words=mark("**Milo** still holds hen and rabbit, and **Zoé** has just whistled. Lay **your dog**!"),
            points=(MILO, ZOE, mine("dog")),
            wants=(pick("dog"),),
            refused=mark("They are about to run: this is the moment for your dog."),
            rule="dog",
        ),
        Step(
            title=mark("Two in one go"),
            words=mark("A hen and a rabbit fled from your dog: **2 spaces** for you, and none for them."),
            points=(OUTCOME,),
            at="told",
            rule="dog",
        ),
        Step(
            title=mark("Whistle them back"),
            words=mark("**The whistle** does not move you, but it brings all your spent cards back."),
            wants=(pick("whistle"),),
            refused=mark("You could, but a full hand is worth more now: whistle."),
            rule="whistle",
        ),
        Step(
            title=mark("Mind your step"),
            words=mark("**Mud** ends your run. Whoever would stop on **straw** steps back one space."),
            points=(Point(box=(668, 424, 80, 80)), Point(box=(893, 540, 80, 80))),
            at="ask",
            rule="mud",
        ),
        Step(
            title=mark("The last spurt"),
            words=mark("A hen would stop just short of the line. **The rabbit** carries you across. Be brave!"),
            wants=(pick("rabbit"),),
            refused=mark("That will not do: only the rabbit runs past the last space."),
            rule="end",
        ),
        Step(
            title=mark("You have won!"),
            words=mark("Farthest past the line wins; level, the youngest does. Watch the others’ cards, and bluff."),
            points=(OUTCOME,),
            at="told",
            rule="ties",
        ),
    ),
)
