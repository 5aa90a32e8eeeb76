"""What a person does for each action, and what things are called: gestures, buttons, spots, pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core import HIDDEN, Action
from game.language import tr, trn
from game.rulebooks.treasure_run.actions import (
    NOTHING,
    Answer,
    Barter,
    Burrow,
    Discard,
    Draw,
    Leave,
    Play,
    Roll,
    StickyPaws,
    Swap,
    TradeIn,
    Walk,
    Whistle,
)
from game.rulebooks.treasure_run.cards import SURE_PAWS
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import CAUGHT, MOVE, State
from game.rulebooks.treasure_run.words import CARD_NAMES, CARD_TEXTS, PIECE_NAMES, area_name, space_name
from scenes.motion.pose import Piece
from scenes.table.contract import Shown, Tap
from scenes.table.offers import Drag, Gesture, Touch
from scenes.tables.treasure_run.layout import (
    CHOICE,
    CROC,
    CROC_SPOT,
    DICE,
    DIE,
    FELT,
    OWN,
    PILE,
    ROLL,
    Layout,
    at_space,
    burrow_spot,
    card,
    gem,
    kind_of,
    niche,
    rat,
)

DRAW: Final = "draw"
TRADE: Final = "trade"
LEAVE: Final = "leave"
NONE: Final = "no_crust"
WISH: Final = "wish-"
BEAT: Final = "beat-"


class Asking:
    """Gestures and names for one run."""

    def __init__(self, rules: TreasureRules, layout: Layout, names: Sequence[str]) -> None:
        self.rules = rules
        self.layout = layout
        self.names = names
        self.faces: list[str] = []
        """The faces that whoever is asked knows."""

    # ------------------------------------------------------------ gestures

    def gestures(self, action: Action, chosen: tuple[str, ...]) -> Sequence[Gesture]:
        """Ways to go on towards an action once these spots have been chosen."""
        if chosen:
            return self._further(action, chosen)
        if isinstance(action, Roll):
            return Touch(ROLL), Drag(DIE, FELT)
        return (self._first(action),)

    def _first(self, action: Action) -> Gesture:
        match action:
            case Walk():
                return Drag(rat(action.seat), at_space(action.path))
            case Play():
                return Drag(card(action.piece), OWN if self.faces[action.piece] == SURE_PAWS else DICE)
            case Burrow():
                return Drag(card(action.piece), burrow_spot(action.to))
            case Whistle():
                return Drag(card(action.piece), CROC_SPOT)
            case Swap() | StickyPaws():
                return Drag(card(action.piece), niche(action.other, action.take))
            case Barter():
                return Drag(gem(action.seat, action.give), niche(action.other, action.take))
            case Answer() if action.piece != NOTHING:
                return Drag(card(action.piece), CROC_SPOT)
            case Discard():
                return Drag(card(action.piece), PILE)
        return Touch({Roll: ROLL, Draw: DRAW, TradeIn: TRADE, Leave: LEAVE}.get(type(action), NONE))

    def _further(self, action: Action, chosen: tuple[str, ...]) -> Sequence[Gesture]:
        """What is still to be chosen: how far Croc walks, what is given, what is wished for."""
        if isinstance(action, Whistle) and len(chosen) == 1:
            return (Drag(CHOICE, f"{BEAT}{action.steps}"),)
        if isinstance(action, Swap) and len(chosen) == 1:
            return (Drag(CHOICE, niche(action.seat, action.give)),)
        if not isinstance(action, TradeIn):
            return ()
        shelf = 0 if self.rules.crew else action.seat
        given = [niche(shelf, kind) for kind in action.give]
        for spot in chosen[1:]:
            if spot in given:
                given.remove(spot)
        if given:
            return tuple(Drag(CHOICE, spot) for spot in dict.fromkeys(given))
        return (Drag(CHOICE, f"{WISH}{action.take}"),) if len(chosen) == 3 else ()

    def eager(self, shown: Shown) -> Piece | None:
        """What a tap on a spot concerns by itself: the rat that walks, or the choice being made."""
        view: State = shown.view
        if shown.chosen:
            return CHOICE
        return rat(view.active) if view.phase == MOVE and shown.viewer == view.active else None

    # ------------------------------------------------------------ buttons

    def tap(self, spot: str) -> Tap | None:
        """The button of the moment."""
        return {
            ROLL: Tap(tr("Roll"), "dice", "gold"),
            DRAW: Tap(tr("Open it"), "check", "gold"),
            TRADE: Tap(tr("Trade two in"), "swap", "wood"),
            LEAVE: Tap(tr("Leave it alone"), "cross", "wood"),
            NONE: Tap(tr("No crust"), "cross", "red"),
        }.get(spot)

    def ready_words(self, shown: Shown) -> str:
        """What the button says that confirms what was laid."""
        return tr("Stop here") if kind_of(shown.laid) == "rat" else tr("Play it")

    def summons(self, view: State, seat: int) -> str:
        """What the curtain says: whose turn it is, or whom Croc has caught."""
        name = self.names[seat]
        if view.phase == CAUGHT:
            return tr("Croc has caught {name}").format(name=name)
        return tr("Now it is the turn of {name}").format(name=name)

    # ------------------------------------------------------------ names

    def spot_name(self, spot: str) -> str:
        """A spot's name for people."""
        kind, _, rest = spot.partition("-")
        if kind == "at":
            path = self.layout.path_of(spot)
            n = len(path)
            told = trn("{n} step to {space}, {area}", "{n} steps to {space}, {area}", n)
            return told.format(n=n, space=space_name(path[-1]), area=area_name(path[-1]))
        if kind == "dig":
            return tr("The treasure space {area}").format(area=area_name(rest))
        if kind == "niche":
            owner, _, piece = rest.partition("-")
            whose = tr("The crew") if self.rules.crew else self.names[int(owner)]
            return tr("{piece} on the shelf of {name}").format(piece=tr(PIECE_NAMES[piece]), name=whose)
        if kind == "wish":
            return tr(PIECE_NAMES[rest])
        if kind == "beat":
            return trn("Croc walks {n} step", "Croc walks {n} steps", int(rest)).format(n=rest)
        return self._fixed(spot)

    def _fixed(self, spot: str) -> str:
        return {
            DICE: tr("The die"),
            FELT: tr("The tray"),
            OWN: tr("Your rat"),
            CROC_SPOT: tr("Croc"),
            PILE: tr("The discard pile"),
        }[spot]

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        """A piece in words, as its viewer may know it."""
        view: State = shown.view
        if not isinstance(piece, tuple):
            return ""
        if piece == CROC:
            return tr("Croc, {area}").format(area=area_name(view.croc))
        if piece == DIE:
            return tr("The die")
        if piece[0] == "rat":
            return tr("The rat of {name}, {area}").format(
                name=self.names[piece[1]], area=area_name(view.places[piece[1]])
            )
        if piece[0] == "gem":
            return self.spot_name(niche(piece[1], piece[2]))
        return self._card_name(piece, shown) if piece[0] == "card" else ""

    def _card_name(self, piece: tuple[object, ...], shown: Shown) -> str:
        number = int(str(piece[1]))
        face = shown.view.faces[number]
        if face == HIDDEN or (shown.veiled and number in shown.view.hands[shown.seat]):
            return tr("A hidden card")
        return tr("{card}: {text}").format(card=tr(CARD_NAMES[face]), text=tr(CARD_TEXTS[face]))
