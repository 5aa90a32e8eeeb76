"""Pictures of the flat table: every game, two to six people, hands open, cards carried, forms, menus, the seats."""

from __future__ import annotations

from typing import Final

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.events import Move, Pointer, Press
from scenes.flat.chair import Chair
from scenes.flat.flat_scene import FlatScene
from scenes.flat.picker import PickerScene
from scenes.flat.strip import HANDLE
from scenes.gallery import shot
from scenes.stage import Units
from scenes.table.gallery import FRAME, pass_time

NAMES: Final = ("Ada", "Basile", "Zoé", "Milo", "Odette", "Iris")
LONG: Final = (
    *("Maximilien-Andre", "Wilhelmina-Rosa", "Jean-Baptiste-X"),
    *("Konstantin Otto", "Bartholomäus-W", "Clémentine-Aude"),
)
SEED: Final = 7


def agreed(game: str, people: int, names: tuple[str, ...] = NAMES) -> Agreement:
    """Only people, with the game's usual options."""
    return Agreement(game=game, players=tuple(Player(name=name) for name in names[:people]), seed=SEED)


def seated(app: App, game: str, people: int, names: tuple[str, ...] = NAMES) -> FlatScene:
    """A flat table at its first question."""
    scene = FlatScene(app, agreed(game, people, names))
    app.stack.reset(scene)
    for _ in range(400):
        pass_time(app, FRAME)
        if scene.board.asked is not None and not scene.board.director.busy and not scene.turning:
            break
    pass_time(app, 0.3)
    return scene


def asked(scene: FlatScene) -> Chair:
    """Whoever is asked first."""
    return next(chair for chair in scene.chairs.values() if chair.mode == "ask")


def peek(app: App, scene: FlatScene, chair: Chair) -> None:
    """A finger holds the handle of a hand."""
    x, y, w, h = HANDLE
    at = scene.spots[chair.seat].strip.to_window((x + w / 2, y + h / 2))
    app.deliver(Press(Pointer(50 + chair.seat, "touch", at, at)))
    pass_time(app, 0.1)


def carry(app: App, scene: FlatScene, chair: Chair, share: float = 0.85) -> None:
    """A finger carries the first card that can be played most of the way to where it may go."""
    gesture = next(found for found in chair.offers.pieces_and_spots() if found.piece in chair.hand)
    held = next(card for card in chair.fan() if card.piece == gesture.piece)
    start = scene.spots[chair.seat].strip.to_window((held.box[0] + 16, held.box[1] + 60))
    if gesture.spot in chair.table.near_spots:
        x, y, w, h = chair.near_box()
        end = scene.spots[chair.seat].strip.to_window((x + w / 2, y + h / 2))
    else:
        x, y, w, h = chair.table.spots(chair.shown)[gesture.spot]
        end = scene.board_lens.to_window((x + w / 2, y + h / 2))
    _drag(app, start, end, share)


def _drag(app: App, start: Units, end: Units, share: float) -> None:
    app.deliver(Press(Pointer(1, "touch", start, start)))
    for step in range(1, 13):
        way = share * step / 12
        pos = (start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way)
        app.deliver(Move(Pointer(1, "touch", pos, start, moved=True), (0.0, 0.0)))
        pass_time(app, FRAME)


@shot("flat_seats")
def seats(app: App) -> None:
    """Two of four people have said where they sit."""
    app.settings.flat_places = []
    picker = PickerScene(app, agreed("pied_piper", 4))
    app.stack.reset(picker)
    picker.sit("south-left")
    picker.sit("west")


@shot("flat_farm_two")
def farm_two(app: App) -> None:
    """A race of two."""
    seated(app, "farm_and_furious", 2)


@shot("flat_farm_four")
def farm_four(app: App) -> None:
    """Everybody chooses at once; one has opened its hand, one carries a card to its place."""
    scene = seated(app, "farm_and_furious", 4, LONG)
    peek(app, scene, scene.chairs[2])
    carry(app, scene, scene.chairs[0])


@shot("flat_piper_two")
def piper_two(app: App) -> None:
    """The square between two."""
    seated(app, "pied_piper", 2)


@shot("flat_piper_four")
def piper_four(app: App) -> None:
    """A hand under its shelter."""
    scene = seated(app, "pied_piper", 4)
    peek(app, scene, asked(scene))


@shot("flat_piper_drag")
def piper_drag(app: App) -> None:
    """A card past its owner's edge lies face up."""
    scene = seated(app, "pied_piper", 4, LONG)
    carry(app, scene, asked(scene))


@shot("flat_piper_six")
def piper_six(app: App) -> None:
    """Six families, two on a long edge."""
    seated(app, "pied_piper", 6)


@shot("flat_pie_two")
def pie_two(app: App) -> None:
    """Two Captains before the window."""
    seated(app, "pie_rats", 2)


@shot("flat_pie_four")
def pie_four(app: App) -> None:
    """A menu before one seat, the others undisturbed."""
    scene = seated(app, "pie_rats", 4)
    scene.chairs[2].menu()
    pass_time(app, 0.1)


@shot("flat_pie_six")
def pie_six(app: App) -> None:
    """Six Captains with long names."""
    seated(app, "pie_rats", 6, LONG)


@shot("flat_treasure_two")
def treasure_two(app: App) -> None:
    """Two rats run."""
    seated(app, "treasure_run", 2)


@shot("flat_treasure_four")
def treasure_four(app: App) -> None:
    """Four rats; one reads the rules."""
    scene = seated(app, "treasure_run", 4)
    scene.chairs[1].ui.widget("rules").activate()
    pass_time(app, 0.1)


@shot("flat_treasure_six")
def treasure_six(app: App) -> None:
    """Six rats."""
    seated(app, "treasure_run", 6)


@shot("flat_gats_four")
def gats_four(app: App) -> None:
    """Everybody makes a rat at once, each form before its person."""
    seated(app, "rats_with_gats", 4, LONG)


@shot("flat_gats_six")
def gats_six(app: App) -> None:
    """Six forms that keep clear of each other."""
    seated(app, "rats_with_gats", 6)
