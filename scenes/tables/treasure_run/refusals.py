"""Why something cannot be taken, or not be put there: a sentence for every refused drop."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import HIDDEN
from game.language import tr
from game.rulebooks.treasure_run.board import KINDS, NEIGHBOURS, STEPS
from game.rulebooks.treasure_run.cards import FACTS
from game.rulebooks.treasure_run.events import shelf_of
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import CAUGHT, CHEST, DISCARD, MOVE, OVER, TURN, State
from game.rulebooks.treasure_run.words import CARD_NAMES, obstacle_name
from scenes.motion.pose import Piece
from scenes.table.contract import Refusal, Shown
from scenes.tables.treasure_run.layout import CROC


class Refusals:
    """Reasons for one run."""

    def __init__(self, rules: TreasureRules, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = names

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        """Why a piece cannot be taken, or not be put there; None where nobody needs to be told."""
        view: State = shown.view
        if not isinstance(piece, tuple) or shown.viewer < 0:
            return None
        seat = shown.viewer
        if piece == CROC:
            return Refusal(tr("Croc walks by himself: a Whistle is what moves him."), "croc")
        own = (piece[0] == "rat" and piece[1] == seat) or (piece[0] == "card" and piece[1] in view.hands[seat])
        own = own or (piece[0] == "gem" and piece[1] == shelf_of(view, seat)) or piece[0] == "die"
        if not own:
            return self._foreign(piece, view)
        if view.phase == OVER:
            return Refusal(tr("The run is over."), "end")
        if seat not in self.rules.awaiting(view):
            now = view.caught[0] if view.phase == CAUGHT else view.active
            return Refusal(tr("It is the turn of {name}.").format(name=self.names[now]), "turn")
        if piece[0] == "card":
            face = view.faces[piece[1]]
            return None if face == HIDDEN else self._card(view, seat, face, spot)
        if piece[0] == "gem":
            return self._gem(view, seat, piece)
        return self._rat(view, seat, piece)

    def _foreign(self, piece: tuple[object, ...], view: State) -> Refusal | None:
        if piece[0] == "rat":
            return Refusal(tr("This rat is run by {name}.").format(name=self.names[int(str(piece[1]))]), "turn")
        if piece[0] == "gem":
            owner = self.names[int(str(piece[1]))]
            return Refusal(tr("This piece stands on the shelf of {name}.").format(name=owner), "trading")
        return None

    # ------------------------------------------------------------ rats and dice

    def _rat(self, view: State, seat: int, piece: tuple[object, ...]) -> Refusal | None:
        if view.phase == TURN:
            if piece[0] == "die":
                return Refusal(tr("Throw the die into its tray, or press it."), "turn")
            if view.stuck[seat]:
                held = obstacle_name(view.places[seat])
                return Refusal(tr("First {obstacle} must be passed: roll.").format(obstacle=held), "obstacles")
            return Refusal(tr("First the die is rolled."), "turn")
        if view.phase == MOVE:
            if piece[0] == "die":
                return Refusal(tr("The die has been rolled: now the rat walks."), "turn")
            return self._not_there(view)
        return self._other_business(view)

    def _not_there(self, view: State) -> Refusal:
        n = view.left
        if view.came:
            return Refusal(
                tr("The rat walks on, and never straight back: the lit spaces are where {n} steps end.").format(n=n),
                "walking",
            )
        return Refusal(tr("The whole roll is walked: the lit spaces are where {n} steps end.").format(n=n), "walking")

    def _other_business(self, view: State) -> Refusal | None:
        if view.phase == CHEST:
            return Refusal(tr("First it is settled what becomes of the chest."), "chests")
        if view.phase == CAUGHT:
            return Refusal(tr("First Croc wants an answer."), "croc")
        if view.phase == DISCARD:
            return Refusal(tr("First a Pie Card is thrown away: three is the most."), "cards")
        return None

    # ------------------------------------------------------------ treasure

    def _gem(self, view: State, seat: int, piece: tuple[object, ...]) -> Refusal:
        held = view.shelves[shelf_of(view, seat)][self.rules.kinds.index(str(piece[2]))]
        if view.phase != CHEST:
            return Refusal(tr("Pieces change hands at a treasure space only, or by a Pie Card."), "trading")
        if self.rules.crew:
            return Refusal(tr("A crew has one shelf: there is nobody to barter with."), "crew")
        if held < 2:
            return Refusal(tr("Only a piece to spare is bartered, and this is the only one."), "trading")
        return Refusal(tr("It is bartered for a different piece that its owner holds twice."), "trading")

    # ------------------------------------------------------------ Pie Cards

    def _card(self, view: State, seat: int, face: str, spot: str | None) -> Refusal | None:
        words = tr(CARD_NAMES[face])
        if view.phase == DISCARD:
            return Refusal(tr("Too many cards: this one goes to the discard pile, or another one."), "cards")
        if view.phase == CAUGHT:
            if face == "crust_shield":
                return Refusal(tr("A Crust Shield is held out to Croc."), "croc")
            return Refusal(tr("Only a Crust Shield stops Croc."), "croc")
        if view.phase == CHEST:
            return Refusal(tr("At a chest no Pie Card helps."), "chests")
        if face == "crust_shield":
            return Refusal(tr("{card} is kept until Croc catches the rat.").format(card=words), "cards")
        if view.played:
            return Refusal(tr("One Pie Card a turn is all."), "cards")
        return self._timing(view, seat, face, words, spot)

    def _timing(self, view: State, seat: int, face: str, words: str, spot: str | None) -> Refusal | None:
        if face == "sugar_rush":
            if view.phase == TURN:
                return Refusal(tr("{card} comes after the roll.").format(card=words), "cards")
            if view.came:
                return Refusal(
                    tr("{card} comes right after the roll, before the first step.").format(card=words), "cards"
                )
            return Refusal(tr("{card} is dropped on the die.").format(card=words), "cards")
        if view.phase == MOVE:
            return Refusal(tr("{card} comes before the roll.").format(card=words), "cards")
        return {
            "double_dash": lambda: self._dash(view, seat, words),
            "sure_paws": lambda: Refusal(tr("{card} is dropped on the own rat.").format(card=words), "cards"),
            "whistle": lambda: Refusal(tr("{card} is dropped on Croc.").format(card=words), "cards"),
            "burrow": lambda: self._burrow(view, seat, words, spot),
            "swap": lambda: self._swap(view, seat, words, spot),
            "sticky_paws": lambda: self._sticky(view, seat, words, spot),
        }[face]()

    def _dash(self, view: State, seat: int, words: str) -> Refusal:
        if view.stuck[seat]:
            return Refusal(tr("{card} is for a move, not for an obstacle.").format(card=words), "cards")
        return Refusal(tr("{card} is dropped on the die.").format(card=words), "cards")

    def _burrow(self, view: State, seat: int, words: str, spot: str | None) -> Refusal:
        space = (spot or "").removeprefix("dig-")
        if space in NEIGHBOURS and KINDS[space] == "treasure":
            if space == view.places[seat]:
                return Refusal(tr("The tunnel leads to another treasure space."), "cards")
            n = STEPS[view.places[seat]][space]
            told = tr("That is {n} steps away, and a tunnel reaches {most}.")
            return Refusal(told.format(n=n, most=FACTS.burrow_reach), "cards")
        return Refusal(tr("{card} is dropped on a lit treasure space.").format(card=words), "cards")

    def _swap(self, view: State, seat: int, words: str, spot: str | None) -> Refusal:
        owner, kind = _niche(spot)
        if owner == seat or owner < 0:
            return Refusal(tr("{card} is dropped on a piece of another rat.").format(card=words), "cards")
        if not view.shelves[owner][self.rules.kinds.index(kind)]:
            return Refusal(tr("There is no such piece on that shelf."), "cards")
        if not sum(view.shelves[seat]):
            return Refusal(tr("There is nothing to give for it."), "cards")
        return Refusal(tr("A rat's only piece of a kind goes for a piece that it lacks, and of another kind."), "cards")

    def _sticky(self, view: State, seat: int, words: str, spot: str | None) -> Refusal:
        owner, _ = _niche(spot)
        if owner == seat or owner < 0:
            return Refusal(tr("{card} is dropped on a piece of another rat.").format(card=words), "cards")
        if STEPS[view.places[seat]][view.places[owner]] > FACTS.sticky_reach:
            told = tr("{name} is too far away: {n} steps are the most.")
            return Refusal(told.format(name=self.names[owner], n=FACTS.sticky_reach), "cards")
        return Refusal(tr("Sticky Paws take only a piece that its owner holds twice."), "cards")


def _niche(spot: str | None) -> tuple[int, str]:
    """Whose niche a spot is, and for which kind; (-1, "") for another spot."""
    if spot is None or not spot.startswith("niche-"):
        return -1, ""
    owner, _, kind = spot.removeprefix("niche-").partition("-")
    return int(owner), kind
