"""How well a seat stands, for bots: what the crew has done, what the own rat has, the challenge that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import HIDDEN
from game.rulebooks.rats_with_gats import challenge as challenges
from game.rulebooks.rats_with_gats.cards import COURT_SLOT, PRINTED, same_colour
from game.rulebooks.rats_with_gats.scene import missing
from game.rulebooks.rats_with_gats.state import (
    BLIND,
    CAPTURED,
    FLED,
    GHOST,
    GONE,
    KNOCKED_OUT,
    LIVING,
    NOBODY,
    NONE,
    Challenge,
    State,
)

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules

CREW: Final = 6.0
GOAL: Final = 4.0
RANK: Final = 0.8
LEFT: Final = 4.0
"""What each goal costs that a rat still lacks when the voyage ends, the own ones two and a half times that."""
MATES: Final = 0.4
"""How much of the others' goals counts as one's own."""
PLACES: Final = {FLED: -4.0, CAPTURED: -2.5, KNOCKED_OUT: -2.5}
STATUS: Final = {LIVING: 0.0, GHOST: -6.0, GONE: -5.0}
UNSEEN: Final = 0.6
"""A card that is not known, or still to be drawn."""
WON: Final = 2.5
TAGS: Final = {"gat": 2.0, "name": 1.8, "end": -3.0, "ship": 1.2, "captain": 1.2, "piracy": 1.2}
BEATEN, FAILED = 0.8, -0.5
ODD: Final = -3.0
"""Proposals that no game needs: people make them, bots do not."""
BYSTANDER: Final = 0.2
"""How much of a challenge's outcome matters to those that were not challenged."""
ENDED: Final = {"crew_done": 6.0, "voted": -30.0, "long_enough": -5.0}
WANTED_OBSTACLES: Final = 1.6


def appraise(rules: GatsRules, state: State, seat: int) -> float:
    """Everybody sails in one boat, but each would rather be Captain."""
    worth = CREW * sum(state.crew) + 1.5 * (state.captain == seat) + _rat(state, seat)
    worth += MATES * sum(_goals(state, other) for other in range(rules.seats) if other != seat)
    worth += 0.6 * (sum(state.challenged) + sum(state.chance)) + _manners(rules, state, seat)
    if state.challenge is not None:
        worth += _challenge(rules, state, state.challenge, seat)
    if state.ended:
        lacking = [(rat.gat is None) + (rat.name is None) for rat in state.rats]
        worth += ENDED[state.ended] - LEFT * sum(lacking) - 1.5 * LEFT * lacking[seat]
    return worth


def _goals(state: State, seat: int) -> float:
    rat = state.rats[seat]
    return GOAL * ((rat.gat is not None) + (rat.name is not None)) + STATUS[rat.status]


def _rat(state: State, seat: int) -> float:
    cards = sum(_card(state.faces[piece]) for piece in state.hands[seat])
    lacking = max(0, state.sizes[seat] - len(state.hands[seat])) if state.deep[seat] else 0
    place = PLACES.get(state.places[seat], 0.0)
    return _goals(state, seat) + RANK * state.rats[seat].rank + cards + UNSEEN * lacking + place


def _card(face: str) -> float:
    if face == HIDDEN:
        return UNSEEN
    if face in COURT_SLOT:
        return 1.4
    return 0.1 + 0.08 * PRINTED[face] if face in PRINTED else 0.9


def _manners(rules: GatsRules, state: State, seat: int) -> float:
    """What makes a good evening: everybody has been the Deep, few at a time; nobody proposes odd things."""
    worth = 1.5 * sum(state.ever_deep) + 1.0 * sum(state.ever_chance)
    worth -= 1.5 * abs(sum(state.deep) - (1 if rules.seats < 5 else 2))
    if state.step == "nominate" and state.agenda[0][1] != "give":
        worth += ODD
    if state.motion and state.motion[0] != "tag":
        worth += ODD
    if state.step == "leave" and seat in state.asked:
        worth += ODD
    scene_over = state.step in ("council", "rank_vote", "nominate", "rest", "end")
    return worth + (2.0 * scene_over if not missing(state) else 0.0) - 0.05 * state.turns


def _challenge(rules: GatsRules, state: State, now: Challenge, seat: int) -> float:
    if now.off:
        return 0.0
    worth = 0.5 if now.kind == "deep" else -2.5 * (now.caller == seat)
    worth += 0.8 * (not state.challenged[now.rat]) + 0.5 * (not state.chance[now.rat])
    if now.tag:
        worth += TAGS[now.tag]
    if now.answer == "accepted" and now.rat == seat:
        worth -= 1.5
    applied = state.applied()
    worth -= 0.6 * abs(len(applied) - WANTED_OBSTACLES)
    worth -= 1.0 * now.fiddled
    prospects = WON * (1 if now.result else -1) if now.result >= 0 else _prospects(rules, state, now, seat)
    return worth + (prospects if seat in (now.rat, now.hero) else BYSTANDER * prospects)


def _prospects(rules: GatsRules, state: State, now: Challenge, seat: int) -> float:
    """What the cards on the table promise: those compared, those laid, those that were promised."""
    worth, won, settled = 0.0, False, False
    for obstacle in state.applied():
        beaten: bool | None = None
        if obstacle.beaten >= 0:
            beaten = obstacle.beaten == 1
        elif obstacle.laid not in (NONE, BLIND):
            face = state.faces[obstacle.laid]
            beaten = face in PRINTED and challenges.beats(rules, state, obstacle, now.hero, obstacle.layer, face)
            if obstacle.layer == seat:
                worth -= _card(face)
                worth += UNSEEN * (seat == now.hero and same_colour(face, state.faces[obstacle.piece]))
        elif obstacle.helper == NOBODY and state.step == "cards":
            beaten = False
        elif obstacle.helper != NOBODY:
            worth += 0.9 if obstacle.helper == seat and _has_winner(rules, state, now, seat) else -0.6
        if beaten is not None:
            settled = True
            won = won or (beaten and (obstacle.temporary or now.kind == "deep"))
            worth += BEATEN if beaten else FAILED
    return worth + (WON * (1 if won else -1) if settled else 0.0)


def _has_winner(rules: GatsRules, state: State, now: Challenge, seat: int) -> bool:
    return any(
        challenges.beats(rules, state, obstacle, now.hero, seat, state.faces[piece])
        for obstacle in state.applied()
        if obstacle.helper == seat
        for piece in state.hands[seat]
        if state.faces[piece] in PRINTED
    )
