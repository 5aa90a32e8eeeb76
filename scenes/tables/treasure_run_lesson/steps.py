"""Three turns on the farm: a chest, a burrow and a barter, and on board with everything."""

from __future__ import annotations

from typing import Final

from game.language import mark
from scenes.lessons.script import Fields, Lesson, Point, Step

BURROW, PAWS = 0, 1
"""Pie Cards of the hand, as pieces."""
ROLL: Final[Fields] = {"kind": "Roll"}
SHIP: Final = Point(box=(1640, 130, 270, 380))
SHELF: Final = Point(panel="shelf", number=0)
CROC: Final = Point(piece=("croc", 0))
DIE: Final = Point(widget="tap-roll")

LESSON: Final = Lesson(
    game="treasure_run",
    minutes=5,
    players=("Ada", "Milo", "Zoé"),
    seed=44,
    position={
        "places": ["m5", "s5", "n2"],
        "hands": [["burrow", "sure_paws"], [], []],
        "shelves": [
            ["crown", "goblet", "compass", "ruby", "ruby"],
            ["crown", "goblet", "goblet"],
            ["compass", "anchor", "anchor"],
        ],
        "prints": [[], [], []],
        "pile": ["golden_whisk"],
        "croc": "m8",
        "turn": 0,
        "round": 4,
    },
    passes=(ROLL, {"kind": "Leave"}, {"kind": "Answer", "piece": -1}),
    steps=(
        Step(
            title=mark("A treasure in pieces"),
            words=mark("Collect one piece of **every kind** and run to **the ship**. The first rat on board wins."),
            points=(SHIP,),
            rule="ship",
        ),
        Step(
            title=mark("Your shelf"),
            words=mark("You have **four kinds**, and one ruby too many. The whisk and the anchor are missing."),
            points=(SHELF,),
            rule="setup",
        ),
        Step(
            title=mark("Mind the guard"),
            words=mark("**Croc** walks his beat. End your move on his space and he sends you back to the gate."),
            points=(CROC,),
            rule="croc",
        ),
        Step(
            title=mark("Roll"),
            words=mark("A turn is a roll and a walk. Tap **the die**."),
            wants=(ROLL,),
            refused=mark("The cards can wait: roll first, this time."),
            rule="turn",
        ),
        Step(
            title=mark("To the chest"),
            words=mark("A four! You walk all of it, and choose the way. Drag **your rat** to **the chest**."),
            wants=({"kind": "Walk", "path": ["x1", "n5", "n6", "n7"]},),
            refused=mark("You could, but the chest is worth more."),
            rule="walking",
        ),
        Step(
            title=mark("Open the chest"),
            words=mark("At a chest you may draw, trade or barter. **Open it** and draw the top Treasure Card."),
            wants=({"kind": "Draw"},),
            refused=mark("Draw first: there may be something new in it."),
            rule="chests",
        ),
        Step(
            title=mark("Creak!"),
            words=mark("The golden whisk! But a chest makes **noise**, and Croc walks one step, perhaps onto a rat."),
            points=(CROC,),
            after={"kind": "Draw"},
            rule="noise",
        ),
        Step(
            title=mark("A Pie Card"),
            words=mark("One Pie Card a turn, found on the pie spaces. **Burrow** digs you to **that chest**."),
            wants=({"kind": "Burrow", "piece": BURROW, "to": "m12"},),
            refused=mark("Dig instead: it is far to the ship."),
            rule="cards",
        ),
        Step(
            title=mark("A fair swap"),
            words=mark("Zoé has two anchors. Drag **your second ruby** onto **her anchor**: she may not refuse."),
            wants=({"kind": "Barter", "give": "ruby", "other": 2, "take": "anchor"},),
            refused=mark("Not that: it is the anchor that you lack."),
            rule="trading",
        ),
        Step(
            title=mark("Past the gangplank"),
            words=mark("You have it all! Obstacles stop whoever rolls too low; **Sure Paws** takes **you** past one."),
            wants=({"kind": "Play", "piece": PAWS},),
            refused=mark("First Sure Paws, or the gangplank may stop you."),
            rule="obstacles",
        ),
        Step(
            title=mark("Now run"),
            words=mark("Five steps to the ship. Tap **the die**!"),
            wants=(ROLL,),
            refused=mark("Roll, quickly!"),
            rule="turn",
        ),
        Step(
            title=mark("All aboard"),
            words=mark("Drag **your rat** to **the ship**. It takes you in whatever you have rolled beyond it."),
            wants=({"kind": "Walk", "path": ["m13", "q1", "q2", "q3", "ship"]},),
            refused=mark("The ship is right there!"),
            rule="ship",
        ),
        Step(
            title=mark("You have won!"),
            words=mark("Every kind on **your shelf**, and on board first. Next time the others will not wait for you."),
            points=(SHELF,),
            rule="end",
        ),
    ),
)
