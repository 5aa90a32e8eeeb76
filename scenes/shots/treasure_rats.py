"""Pictures of the Treasure Run with two to six rats, of a crew, of Croc on his beat, and of results."""

from __future__ import annotations

from random import Random
from typing import Any

from game.agreement import Agreement
from game.core import Session
from scenes.app import App
from scenes.gallery import shot
from scenes.menus.results import ResultsScene
from scenes.shots.treasure_run import FOUR, LONG, NAMES, agreed, farm, rolled
from scenes.table.gallery import pass_time, seated, until


def full(count: int) -> dict[str, Any]:
    """A position with all there is to see."""
    kinds = {2: 7, 3: 6}.get(count, 5)
    names = ("crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass")[:kinds]
    places = ["m7", "m7", "m7", "n7", "s11", "q3"]
    shelves = [[names[(seat + k) % kinds] for k in range(kinds - 1)] for seat in range(count)]
    if count > 4:
        shelves = [
            [*names, *names[:4]],
            *([names[seat % kinds], names[(seat + 2) % kinds]] for seat in range(1, count)),
        ]
    deck = [["burrow", "whistle", "sugar_rush"], ["crust_shield"], ["double_dash", "sure_paws", "swap"]]
    hands = [*deck, *([] for _ in range(count))][:count]
    return {
        "places": places[:count],
        "hands": hands,
        "shelves": shelves,
        "croc": "s7",
        "turn": 0,
        "round": 14,
    }


@shot("treasure_beat")
def treasure_beat(app: App) -> None:
    """Croc walks his beat after the round, his next steps marked."""
    scene = seated(app, agreed(NAMES[:2]), {**full(2), "places": ["s5", "x2"], "turn": 1, "croc": "n7"})
    for _ in range(900):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
        if scene.director.in_flight(("croc", 0)) and not scene.director.in_flight(("die", 0)):
            break
    pass_time(app, 0.5)


@shot("treasure_two")
def treasure_two(app: App) -> None:
    """Two rats, seven pieces."""
    farm(app, full(2), names=NAMES[:2])


@shot("treasure_three")
def treasure_three(app: App) -> None:
    """Three rats, six pieces."""
    farm(app, full(3), names=NAMES[:3])


@shot("treasure_six")
def treasure_six(app: App) -> None:
    """Six rats, full shelves, a full hand."""
    farm(app, full(6), names=NAMES)


@shot("treasure_six_long")
def treasure_six_long(app: App) -> None:
    """Six rats with the longest names, a walk to choose."""
    rolled(app, 4, full(6), names=LONG)


@shot("treasure_gate")
def treasure_gate(app: App) -> None:
    """The first turn: everybody at the gate."""
    scene = seated(app, agreed(NAMES))
    until(app, scene, "ask")
    pass_time(app, 0.8)


@shot("treasure_crew")
def treasure_crew(app: App) -> None:
    """One crew, one shelf."""
    position = {**FOUR, "hands": [["burrow", "sugar_rush"], ["whistle"], ["double_dash"], []]}
    position["shelves"] = [["crown", "goblet", "goblet", "compass", "ruby"]]
    position["round"] = 9
    farm(app, position, crew=True)


@shot("treasure_curtain")
def treasure_curtain(app: App) -> None:
    """The curtain between two people."""
    scene = seated(app, agreed(NAMES[:3], people=3))
    pass_time(app, 1.5)
    scene.request_frame()


def _results(app: App, agreement: Agreement) -> None:
    """The results of a game of hasty choices."""
    rng, session = Random(4), Session(agreement.rules(), 11)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        actions = session.rules.legal_actions(session.state, seat)
        useful = [action for action in actions if type(action).__name__ not in ("Leave", "TradeIn")]
        session.play(rng.choice(useful or actions))
    scene = ResultsScene(app, agreement, session)
    app.stack.reset(scene)
    scene.time = 2.0


@shot("treasure_results")
def treasure_results(app: App) -> None:
    """Four rats on the ship's deck."""
    _results(app, agreed(NAMES[:4], 2))


@shot("treasure_results_six")
def treasure_results_six(app: App) -> None:
    """Six rats with long names."""
    _results(app, agreed(LONG))


@shot("treasure_results_crew")
def treasure_results_crew(app: App) -> None:
    """A crew."""
    _results(app, agreed(NAMES[:3], crew=True))
