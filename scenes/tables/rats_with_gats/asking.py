"""Gestures, names of things, and why something cannot be done."""

from __future__ import annotations

from typing import Final

from game.core import HIDDEN, Action
from game.language import tr
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.cards import is_joker
from game.rulebooks.rats_with_gats.charts import CHARTS, entry
from game.rulebooks.rats_with_gats.luck import joker
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import NONE, State
from scenes.motion.pose import Piece
from scenes.table.contract import Refusal, Shown, Tap
from scenes.table.offers import Drag, Gesture, Touch
from scenes.table.sheet import SHEET
from scenes.tables.rats_with_gats.cardwords import card_name
from scenes.tables.rats_with_gats.crew import Crew
from scenes.tables.rats_with_gats.layout import CHALLENGE, DUEL, HAND, PILE, SEA, card, spot_obstacle, under

CONFIRM: Final = "confirm"
WINDOWS: Final = ("free", "free_again", "before", "after")


class Asking:
    """Words and gestures for one voyage."""

    def __init__(self, rules: GatsRules, crew: Crew) -> None:
        self.rules = rules
        self.crew = crew
        self.view: State = rules.blank()
        """What whoever is asked knows."""

    # ------------------------------------------------------------ gestures

    def gesture(self, action: Action) -> Gesture:
        """What a person does to play an action."""
        match action:
            case act.Lay() | act.DuelCard() | act.Discard() | act.TakeBlind():
                return self._with_card(action)
            case act.LayBlind():
                return Drag(card(self.view.deck[-1]), under(action.obstacle)) if self.view.deck else Touch(SHEET)
            case act.TakeBack():
                at = self.view.index(action.obstacle)
                laid = self.view.obstacles[at].laid if at != NONE else NONE
                top = self.view.deck[-1] if self.view.deck else NONE
                return Drag(card(laid if laid >= 0 else top), HAND)
            case act.Apply():
                return Drag(card(action.obstacle), CHALLENGE)
            case act.Unapply():
                return Drag(card(action.obstacle), SEA)
            case act.Luck():
                return Drag(card(joker(self.view, action.seat)), under(action.obstacle))
            case act.Confirm():
                return Touch(CONFIRM)
        return Touch(SHEET)

    def _with_card(self, action: act.Lay | act.DuelCard | act.Discard | act.TakeBlind) -> Gesture:
        match action:
            case act.Lay():
                return Drag(card(action.piece), under(action.obstacle))
            case act.DuelCard():
                return Drag(card(action.piece), DUEL)
            case act.Discard():
                return Drag(card(action.piece), PILE)
        return Drag(card(action.piece), HAND)

    def tap(self, spot: str) -> Tap | None:
        """The button of something done without a card."""
        if spot == SHEET:
            return Tap(tr("Answer"))
        if spot != CONFIRM:
            return None
        label = {"cards": tr("Compare"), "apply": tr("That's it"), "rest": tr("Draw")}.get(self.view.step, tr("Ready"))
        return Tap(label, icon="")

    # ------------------------------------------------------------ names

    def spot_name(self, spot: str) -> str:
        """A spot's name for people."""
        piece = spot_obstacle(spot)
        if piece is not None:
            return tr("Under {obstacle}").format(obstacle=self.title(self.view, piece))
        return {
            CHALLENGE: tr("Part of the challenge"),
            SEA: tr("Back to the sea"),
            HAND: tr("The own hand"),
            PILE: tr("Discard pile"),
            DUEL: tr("The duel"),
        }[spot]

    def title(self, view: State, piece: int) -> str:
        """An obstacle's title."""
        face = view.faces[piece]
        at = view.index(piece)
        if at != NONE and view.obstacles[at].temporary:
            return tr("The duel")
        return tr(entry(face).title) if face in CHARTS else tr("A hidden card")

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        """A card in words, as its viewer may know it."""
        view: State = shown.view
        number = _number(piece)
        at = view.index(number)
        if at != NONE:
            told = tr("{title}, {card}, beaten {n} of {all}")
            face = view.faces[number]
            return told.format(
                title=self.title(view, number), card=card_name(face), n=view.obstacles[at].beats, all=len(view.rats)
            )
        face = view.faces[number]
        own = shown.seat >= 0 and number in view.hands[shown.seat]
        if face == HIDDEN or (own and (shown.veiled or shown.viewer != shown.seat)):
            return tr("A hidden card")
        return card_name(face)

    # ------------------------------------------------------------ reasons

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        """Why a card cannot be taken, or not be put there."""
        view: State = shown.view
        if piece is None:
            return None
        number = _number(piece)
        if view.index(number) != NONE:
            return self._obstacle_stays(view)
        if shown.seat < 0 or number not in view.hands[shown.seat] or shown.viewer != shown.seat:
            return None
        return self._card_stays(view, number, spot, shown)

    def _obstacle_stays(self, view: State) -> Refusal | None:
        if view.step == "apply":
            return Refusal(tr("The Deep who sees to the challenge chooses its obstacles."), "challenge")
        if view.challenge is not None:
            return Refusal(tr("Obstacles are chosen before any card is laid."), "challenge")
        return None

    def _card_stays(self, view: State, number: int, spot: str | None, shown: Shown) -> Refusal | None:
        face = view.faces[number]
        obstacle = spot_obstacle(spot)
        if is_joker(face):
            if view.step == "cards":
                return Refusal(tr("A Joker is luck, not a card to lay: it waits for the next window."), "joker")
            return Refusal(tr("A Joker can be played between challenges, before cards are laid and after."), "joker")
        if view.step != "cards":
            return Refusal(tr("Cards are laid once a challenge has its obstacles."), "challenge")
        if shown.seat not in view.asked:
            return Refusal(tr("Only the challenged rat lays cards, and whoever has promised help."), "assist")
        if obstacle is None:
            return Refusal(tr("Cards go under the obstacles that are part of the challenge."), "challenge")
        return self._not_there(view, obstacle, shown)

    def _not_there(self, view: State, piece: int, shown: Shown) -> Refusal:
        obstacle = view.obstacles[view.index(piece)]
        title = self.title(view, piece)
        if not obstacle.applied:
            return Refusal(tr("{title} is not part of this challenge.").format(title=title), "challenge")
        if obstacle.helper >= 0 and obstacle.helper != shown.seat:
            told = tr("{name} has promised a card for {title}.")
            return Refusal(told.format(name=self.crew.names[obstacle.helper], title=title), "assist")
        if obstacle.laid != NONE:
            return Refusal(tr("One card lies under {title} already.").format(title=title), "challenge")
        return Refusal(tr("The card was promised for another obstacle."), "assist")


def _number(piece: Piece) -> int:
    return int(piece[1]) if isinstance(piece, tuple) else NONE
