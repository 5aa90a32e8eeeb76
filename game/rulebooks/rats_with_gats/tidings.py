"""Scenes and challenges in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core import Event
from game.language import listed, tr, trn
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats import scene_events
from game.rulebooks.rats_with_gats.cards import COURT_SLOT, DECK
from game.rulebooks.rats_with_gats.faces import card_name, obstacle_name

KNOWN: Final = frozenset(DECK)
"""Faces that the viewer may see."""


def _scene_began(event: scene_events.SceneBegan, names: Sequence[str]) -> str:
    deep = [names[seat] for seat, is_deep in enumerate(event.deep) if is_deep]
    told = trn("Scene {n}: {names} is the Deep.", "Scene {n}: {names} are the Deep.", len(deep))
    return told.format(n=event.scene, names=listed(deep))


def _obstacle(event: scene_events.ObstacleDrawn, names: Sequence[str]) -> str:
    return tr("A new obstacle: {obstacle}.").format(obstacle=obstacle_name(event.face))


def _joker(event: scene_events.JokerDrawn, names: Sequence[str]) -> str:
    if event.now:
        return tr("A Joker among the obstacles: this scene needs one more.")
    return tr("A Joker among the obstacles: the next scene needs one more.")


def _framed(event: scene_events.Framed, names: Sequence[str]) -> str:
    told = " ".join(text for text in (event.where, event.doing, event.odd, event.shown) if text)
    return told or tr("{name} sets the scene.").format(name=names[event.seat])


def _spoke(event: scene_events.Spoke, names: Sequence[str]) -> str:
    return f"{names[event.seat]}: {event.text}" if event.text else ""


def _luck(event: ev.LuckStruck, names: Sequence[str]) -> str:
    return tr("Pirate Luck! {name} plays a Joker, and an obstacle is gone.").format(name=names[event.seat])


def _called(event: ev.ChallengeCalled, names: Sequence[str]) -> str:
    told = {
        "deep": tr("The Deep challenges {rat}."),
        "duel": tr("{caller} challenges {rat} to a duel."),
        "hat": tr("{caller} wants the hat of Captain {rat}."),
    }[event.form]
    return told.format(caller=names[event.caller], rat=names[event.rat])


def _vetoed(event: ev.DuelVetoed, names: Sequence[str]) -> str:
    told = tr("The Deep will not have a duel between {one} and {other}.")
    return told.format(one=names[event.caller], other=names[event.target])


def _duel_laid(event: ev.DuelLaid, names: Sequence[str]) -> str:
    return tr("{name} attacks with {card}.").format(name=names[event.seat], card=card_name(event.face))


def _stakes(event: ev.StakesSet, names: Sequence[str]) -> str:
    told = []
    if event.success:
        told.append(tr("If it works: {text}").format(text=event.success))
    if event.failure:
        told.append(tr("If it fails: {text}").format(text=event.failure))
    return " ".join(told)


def _applied(event: ev.ObstacleApplied, names: Sequence[str]) -> str:
    told = tr("In the way: {obstacle}.") if event.on else tr("Not in the way after all: {obstacle}.")
    return told.format(obstacle=obstacle_name(event.face))


def _tax_asked(event: ev.TaxAsked, names: Sequence[str]) -> str:
    told = (
        tr("{name} has no gat and asks {helper} to step in.")
        if event.what == "gat"
        else tr("{name} has no name and asks {helper} to step in.")
    )
    return told.format(name=names[event.seat], helper=names[event.helper])


def _tax_answered(event: ev.TaxAnswered, names: Sequence[str]) -> str:
    told = tr("{helper} steps in for {name}.") if event.accepted else tr("{helper} will not step in for {name}.")
    return told.format(name=names[event.seat], helper=names[event.helper])


def _helps(event: ev.HelpPromised, names: Sequence[str]) -> str:
    return tr("{name} will help.").format(name=names[event.seat])


def _played(event: ev.Played, names: Sequence[str]) -> str:
    told = tr("{name} flips the top of the deck: {card}.") if event.blind else tr("{name} plays {card}.")
    return told.format(name=names[event.seat], card=card_name(event.face))


def _compared(event: ev.Compared, names: Sequence[str]) -> str:
    if event.face in COURT_SLOT:
        told = tr("A technique always works: {obstacle} is beaten.")
    elif event.beaten:
        told = tr("{worth} beats {value}: {obstacle} is beaten.")
    else:
        told = tr("{worth} does not beat {value}: {obstacle} stands.")
    return told.format(worth=event.worth, value=event.value, obstacle=obstacle_name(event.title))


def _unanswered(event: ev.Unanswered, names: Sequence[str]) -> str:
    return tr("Nobody plays a card against {obstacle}.").format(obstacle=obstacle_name(event.title))


def _off(event: ev.CalledOff, names: Sequence[str]) -> str:
    return tr("Nothing is left in the way of {name}: the challenge is off.").format(name=names[event.rat])


def _resolved(event: ev.Resolved, names: Sequence[str]) -> str:
    if not event.success:
        return tr("{name} fails.").format(name=names[event.hero])
    if event.failed:
        n = len(event.failed)
        told = trn("{name} succeeds, with a complication.", "{name} succeeds, with {n} complications.", n)
        return told.format(name=names[event.hero], n=n)
    return tr("{name} succeeds.").format(name=names[event.hero])


def _narrated(event: scene_events.Narrated, names: Sequence[str]) -> str:
    return f"{names[event.seat]}: {event.text}" if event.text else ""


def _gone(event: ev.ObstacleGone, names: Sequence[str]) -> str:
    if event.why == "duel":
        return ""
    return tr("{obstacle} is over and done with.").format(obstacle=obstacle_name(event.title))


def _ended(event: scene_events.SceneEnded, names: Sequence[str]) -> str:
    return {
        "deep": tr("Scene {n} is over."),
        "no_rats": tr("Scene {n} is over: no rat is left in it."),
        "too_long": tr("Scene {n} has gone on for long enough."),
    }[event.why].format(n=event.scene)


TELLERS: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    scene_events.SceneBegan: _scene_began,
    scene_events.ObstacleDrawn: _obstacle,
    scene_events.JokerDrawn: _joker,
    scene_events.Framed: _framed,
    scene_events.Spoke: _spoke,
    ev.LuckStruck: _luck,
    ev.ChallengeCalled: _called,
    ev.DuelVetoed: _vetoed,
    ev.DuelLaid: _duel_laid,
    ev.StakesSet: _stakes,
    ev.ObstacleApplied: _applied,
    ev.TaxAsked: _tax_asked,
    ev.TaxAnswered: _tax_answered,
    ev.HelpPromised: _helps,
    ev.Played: _played,
    ev.Compared: _compared,
    ev.Unanswered: _unanswered,
    ev.CalledOff: _off,
    ev.Resolved: _resolved,
    scene_events.Narrated: _narrated,
    ev.ObstacleGone: _gone,
    scene_events.SceneEnded: _ended,
}
