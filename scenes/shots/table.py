"""Pictures of the table: choosing, dragging, the reveal, curtain, drawers, long names, every length of track."""

from __future__ import annotations

from typing import Any, Final

from scenes.app import App
from scenes.gallery import shot
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import PEOPLE, agreed, drag, hover, middle, pass_time, play, seated, until
from scenes.table.log import LogScene
from scenes.table.peek import PeekScene

MIDWAY: Final[dict[str, Any]] = {
    "positions": [12, 17, 9, 21, 6],
    "played": [
        [],
        ["hen", "duckling", "rabbit"],
        ["dog", "hen"],
        ["hen", "dog", "duckling", "rooster"],
        ["rabbit", "hen"],
    ],
    "copied": ["whistle", "rabbit", "hen", "duckling", "hen"],
    "round": 7,
}
LAST: Final[dict[str, Any]] = {
    "positions": [23, 22, 20, 24, 19],
    "played": [["dog"], ["dog", "duckling"], ["dog"], ["dog", "hen"], ["dog"]],
    "round": 11,
}


@shot("table")
def table(app: App) -> None:
    """A race halfway: Ada is asked for a card."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 1.3)


@shot("table_hover")
def table_hover(app: App) -> None:
    """The mouse rests on a card of the hand: what it would do."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    hover(app, middle(scene, ("card", 0, "rabbit")))


@shot("table_drag")
def table_drag(app: App) -> None:
    """A card on its way to the slot."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    drag(app, middle(scene, ("card", 0, "hen")), (1320, 830))


@shot("table_laid")
def table_laid(app: App) -> None:
    """A card is laid and can still be changed."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    piece = ("card", 0, "duckling")
    scene.lay(piece, "slot", scene.director.poses[piece])
    pass_time(app, 0.5)


@shot("table_why_not")
def table_why_not(app: App) -> None:
    """A played card cannot be taken, and why."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    drag(app, middle(scene, ("card", 1, "hen")), (300, 400), 3)
    pass_time(app, 0.2)


@shot("table_enlarged")
def table_enlarged(app: App) -> None:
    """A played card enlarged under the resting mouse."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    hover(app, middle(scene, ("card", 3, "dog")), 0.8)


@shot("table_veiled")
def table_veiled(app: App) -> None:
    """The hand lies face down on request, the keys' ring on a button."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    scene.veil()
    pass_time(app, 0.6)
    scene.focus.key, scene.focus.shown = "veil", True


@shot("table_flip")
def table_flip(app: App) -> None:
    """All cards turn over at once."""
    scene = seated(app, agreed(), MIDWAY)
    play(app, scene, "hen")
    for _ in range(180):
        turning = [pose for pose in scene.director.poses.values() if "/card_" in pose.face and 0.4 < pose.width < 0.9]
        if len(turning) > 2:
            return
        pass_time(app, 1 / 60)


@shot("table_reveal")
def table_reveal(app: App) -> None:
    """Cards lie open, pawns hop."""
    scene = seated(app, agreed(seed=11), MIDWAY)
    play(app, scene, "duckling")
    pass_time(app, 2.75)


@shot("table_told")
def table_told(app: App) -> None:
    """The round is over: what happened, and on to the next."""
    scene = seated(app, agreed(), MIDWAY)
    play(app, scene, "hen")
    until(app, scene, "told")
    pass_time(app, 0.3)


@shot("table_finish")
def table_finish(app: App) -> None:
    """Somebody is across the line."""
    scene = seated(app, agreed(seed=3), LAST)
    play(app, scene, "rabbit")
    until(app, scene, "told")
    pass_time(app, 0.2)


@shot("table_one_lane")
def table_one_lane(app: App) -> None:
    """Eight spaces, two people and a bot with the longest names."""
    players = (*PEOPLE[:1], ("Basile", "normal"))
    scene = seated(app, agreed(players, imaginary=0, rooster=False, track=[{"card": "C", "side": "orange"}]))
    until(app, scene, "ask")
    pass_time(app, 1.2)


@shot("table_two_lanes")
def table_two_lanes(app: App) -> None:
    """Two track cards that overlap, one person and two imaginary teams, nobody far yet."""
    track = [{"card": "A", "side": "orange"}, {"card": "B", "overlap": 2}]
    scene = seated(app, agreed(PEOPLE[:1], imaginary=2, track=track))
    until(app, scene, "ask")
    pass_time(app, 0.6)
    hover(app, middle(scene, ("card", 0, "dog")))


@shot("table_long_names")
def table_long_names(app: App) -> None:
    """Four people with the longest names, revealed to everybody."""
    scene = seated(app, agreed(PEOPLE), MIDWAY)
    for card in ("rabbit", "dog", "duckling", "rabbit"):
        pass_time(app, 0.8)
        app.stack.top.open()  # type: ignore[union-attr]
        pass_time(app, 0.5)
        names = [getattr(action, "card", "") for action in scene.offers.all()]
        scene.act(scene.offers.all()[names.index(card) if card in names else 0])
    until(app, scene, "told")
    pass_time(app, 0.3)


@shot("table_curtain")
def table_curtain(app: App) -> None:
    """The curtain between two people."""
    seated(app, agreed(PEOPLE), MIDWAY)
    pass_time(app, 0.6)


@shot("table_curtain_undo")
def table_curtain_undo(app: App) -> None:
    """The curtain for the second of two people, while the first may still think again."""
    scene = seated(app, agreed(PEOPLE), MIDWAY)
    pass_time(app, 0.6)
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    curtain.open()
    scene.act(scene.offers.all()[0])
    pass_time(app, 2.0)


@shot("table_peek")
def table_peek(app: App) -> None:
    """Out of turn: everybody may hold their name."""
    scene = seated(app, agreed(PEOPLE), MIDWAY)
    pass_time(app, 0.6)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.6)
    scene.peek()


@shot("table_peek_held")
def table_peek_held(app: App) -> None:
    """A name is held: its hand lies open."""
    table_peek(app)
    peek = app.stack.top
    assert isinstance(peek, PeekScene)
    peek.ui.widget("peek-1").held = True
    pass_time(app, 0.1)


@shot("table_log")
def table_log(app: App) -> None:
    """The log after two rounds."""
    scene = seated(app, agreed())
    for card in ("duckling", "rabbit"):
        play(app, scene, card)
        until(app, scene, "told")
        scene.go_on()
        until(app, scene, "ask")
    pass_time(app, 0.5)
    app.stack.push(LogScene(scene))


@shot("table_pause")
def table_pause(app: App) -> None:
    """The pause menu over the table."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    scene.menu()
