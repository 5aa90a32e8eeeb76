"""What a card would do under an obstacle, told from what its player knows."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import tr
from game.rulebooks.rats_with_gats import challenge
from game.rulebooks.rats_with_gats.cards import COURT_SLOT, PRINTED, is_joker, same_colour
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import NOBODY, State


@dataclass(frozen=True, slots=True)
class Ahead:
    """One card against one obstacle."""

    worth: int
    value: int
    bonus: int
    beats: bool
    draws: bool
    """The hero draws a card for it, won or lost."""
    court: bool = False
    """A technique, which always works."""
    luck: bool = False
    """A Joker: the obstacle goes, and another comes."""


def hero_of(view: State, near: int) -> int:
    """Whose rank court cards among the obstacles count by: the rat's that is challenged, else the near one's."""
    if view.challenge is not None:
        return view.challenge.hero
    rats = view.challengeable()
    return near if near in rats or not rats else rats[0]


def value(rules: GatsRules, view: State, piece: int, near: int) -> int:
    """What has to be beaten at an obstacle."""
    return challenge.value(rules, view, view.obstacles[view.index(piece)], hero_of(view, near))


def ahead(rules: GatsRules, view: State, piece: int, seat: int, face: str) -> Ahead:
    """What this seat's card would do under the obstacle of this first card."""
    obstacle = view.obstacles[view.index(piece)]
    if is_joker(face):
        return Ahead(0, 0, 0, beats=False, draws=False, luck=True)
    hero = hero_of(view, seat)
    more = 0 if face in COURT_SLOT else challenge.bonus(view, seat, face)
    wins = challenge.beats(rules, view, obstacle, hero, seat, face)
    draws = seat == hero and same_colour(face, view.faces[piece])
    goal = challenge.value(rules, view, obstacle, hero)
    return Ahead(PRINTED[face] + more, goal, more, wins, draws, face in COURT_SLOT)


def headline(told: Ahead) -> str:
    """The comparison in a few words."""
    if told.luck:
        return tr("Pirate Luck!")
    if told.court:
        return tr("It always works")
    words = tr("{worth} beats {value}") if told.beats else tr("{worth} fails against {value}")
    return words.format(worth=told.worth, value=told.value)


def drawing(view: State, piece: int, face: str, told: Ahead, seat: int) -> str:
    """What its colour brings."""
    if told.luck:
        return tr("It is swept away, another comes")
    if view.challenge is not None and seat != view.challenge.hero:
        return tr("Help draws nothing")
    first = tr("red") if view.faces[piece][-1] in "DH" else tr("black")
    own = tr("red") if face[-1] in "DH" else tr("black")
    words = tr("{own} on {first}: draw 1") if told.draws else tr("{own} on {first}: no card")
    return words.format(own=own, first=first)


def helps_whom(view: State, piece: int) -> int:
    """Who has promised a card for this obstacle."""
    at = view.index(piece)
    return view.obstacles[at].helper if at >= 0 else NOBODY
