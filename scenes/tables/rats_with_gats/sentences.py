"""What people are asked, step by step, in two lines; and what the curtain says to who is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.language import listed, mark, tr, trn
from game.rulebooks.rats_with_gats.state import OVER, State
from scenes.table.contract import Prompt
from scenes.tables.rats_with_gats.crew import Crew

ASKS: Final = {
    "describe": (mark("{name}, what is the rat like?"), mark("Looks, smell, first words, and whether it can count")),
    "gossip": (mark("{name}, what do pirates say?"), mark("What is liked and what is hated about the others' rats")),
    "invent": (mark("{name}, write Secret Pirate Techniques"), mark("A number and a name each; others will use them")),
    "offer": (mark("{name}, offer a swap"), mark("One of the own techniques for one that somebody else holds, unseen")),
    "swap_answer": (mark("{name}, is it a swap?"), mark("Nobody reads what comes before it is taken")),
    "assign": (mark("{name}, share the techniques out"), mark("One each for Jack, Queen and King")),
    "qualities": (mark("{name}, what makes a pirate here?"), mark("Two or three qualities that the votes go by")),
    "roles": (mark("{name}: rat or the Deep?"), mark("The Deep sets the scene, calls challenges and rests its hand")),
    "frame": (mark("{name}, set the scene"), mark("Where, doing what, what is odd, how the obstacles show")),
    "free": (mark("The rats do as they like"), mark("The Deep may call a challenge at any time")),
    "free_again": (mark("The rats do as they like"), mark("Now the Deep has to call a challenge")),
    "leave": (mark("{name}, how does the rat leave?"), mark("Whoever flees loses what it won in this scene")),
    "veto": (mark("{name}, may they duel?"), mark("The Deep may forbid it")),
    "duel_card": (mark("{name}, lay a card for the duel"), mark("The other rat has to beat its printed value")),
    "stakes": (mark("{name}, what is at stake?"), mark("A line for success, a line for failure, perhaps an objective")),
    "apply": (
        mark("{name}, drag obstacles to the scroll"),
        mark("More of them make success likelier, and the price higher"),
    ),
    "tax": (mark("{name}, ask for help?"), mark("Whoever is asked steps in, or hands the thing over")),
    "tax_answer": (mark("{name}, step in?"), mark("Take a card unseen and the challenge with it, or hand it over")),
    "pick": (mark("{name}, take a card unseen"), mark("From the hand of whoever asked")),
    "before": (mark("Who helps? Who is lucky?"), mark("The window stays open until the challenged rat goes on")),
    "cards": (mark("{name}, lay cards under the obstacles"), mark("One for each; one that wins is enough")),
    "after": (mark("Any luck now?"), mark("A Joker can still sweep an obstacle away")),
    "tell": (mark("{name}, tell it"), mark("The suit of the card says how")),
    "ballot": (mark("{name}, yes or no?"), mark("Unseen until all have voted")),
    "award": (mark("{name}, what is it called?"), mark("A gat, or a name that others will remember")),
    "hat_vote": (mark("{name}, who gets the hat?"), mark("Unseen until all have voted")),
    "afterlife": (mark("{name}, a ghost or a new rat?"), mark("A ghost keeps rank and hand; a new rat starts afresh")),
    "council": (mark("{name}, anything for the crew?"), mark("Claims, ranks, kicks; one thing or nothing")),
    "nominate": (mark("{name}, which rat?"), ""),
    "rank_vote": (mark("{name}, who was the best pirate?"), mark("A secret vote for another rat: it rises in rank")),
    "rest": (mark("{name}, rest as the Deep"), mark("Throw away what is not liked, then draw a full hand")),
    "end": (mark("{name}, does the voyage end here?"), mark("Unseen until all have voted")),
    "party": (mark("{name}, how does the party go?"), mark("One more tale, then the log is whole")),
}
"""By step: the question, and what there is to know about it; msgids."""


def prompt(view: State, crew: Crew, asked: int | None, *, busy: bool) -> Prompt:
    """What is to be done now."""
    if view.step == OVER:
        return Prompt(tr("The voyage is over"), tr("What a crew!"))
    if not view.step or view.step not in ASKS:
        return Prompt(tr("All aboard"))
    main, sub = ASKS[view.step]
    told = _sub(view, crew) or (tr(sub) if sub else "")
    waiting = view.waiting()
    if asked is None and not busy and len(waiting) == 1 and "{name}" in main:
        asked = waiting[0]
    if asked is None and "{name}" in main:
        return Prompt(_waits(view, crew), told)
    name = crew.names[asked] if asked is not None else ""
    return Prompt(tr(main).format(name=name), told)


def _waits(view: State, crew: Crew) -> str:
    waiting = view.waiting()
    if not waiting and view.challenge is not None:
        return tr("{rat} attempts it").format(rat=crew.rat_name(view, view.challenge.hero))
    if not waiting:
        return tr("On they sail")
    if len(waiting) > 2:
        return tr("The crew thinks it over")
    told = trn("{names} thinks it over", "{names} think it over", len(waiting))
    return told.format(names=listed([crew.names[seat] for seat in waiting]))


def _scene(view: State, crew: Crew) -> str:
    if view.challenge is None:
        return ""
    told = tr("Scene {n}, challenge {m} · a card for each applied obstacle, one win is enough")
    return told.format(n=view.scene, m=view.challenges)


def _stakes(view: State, crew: Crew) -> str:
    if view.challenge is None:
        return ""
    told = tr("Scene {n} · {rat} is challenged · a line for success, a line for failure")
    return told.format(n=view.scene, rat=crew.rat_name(view, view.challenge.rat))


def _free(view: State, crew: Crew) -> str:
    return tr("Scene {n} · talk, then let the Deep go on").format(n=view.scene)


_SUBS: Final[dict[str, Callable[[State, Crew], str]]] = {
    "cards": _scene,
    "stakes": _stakes,
    "free": _free,
}


def _sub(view: State, crew: Crew) -> str:
    teller = _SUBS.get(view.step)
    return teller(view, crew) if teller else ""


def summons(view: State, crew: Crew, seat: int) -> str:
    """What the curtain says; the windows must not tell who could act."""
    told = {
        "invent": tr("{name} writes techniques"),
        "assign": tr("{name} shares techniques out"),
        "cards": tr("{name} lays cards"),
        "duel_card": tr("{name} lays a card for the duel"),
        "rest": tr("{name} rests as the Deep"),
        "ballot": tr("{name} votes"),
        "rank_vote": tr("{name} votes"),
        "hat_vote": tr("{name} votes"),
        "end": tr("{name} votes"),
    }.get(view.step, "")
    return told.format(name=crew.names[seat])
