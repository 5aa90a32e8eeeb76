"""The voyage in sentences (log, prompts, results); names, never "you", since one screen serves all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core import Action, Event, Standing
from game.language import listed, mark, tr, trn
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import events, rat_events, tidings
from game.rulebooks.rats_with_gats.faces import card_name
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import NOBODY

OBJECTIVES: Final = (
    mark("get a gat"),
    mark("earn a name"),
    mark("die like a pirate, or retire"),
    mark("steal a ship"),
    mark("choose a captain"),
    mark("commit piracy"),
)


def seat_names(rules: GatsRules, names: Sequence[str]) -> list[str]:
    """Every seat is a player's."""
    return list(names)


def sentence(event: Event, names: Sequence[str]) -> str:
    """One log sentence for an event as its viewer saw it, "" for events that say nothing new."""
    teller = _TELLERS.get(type(event))
    return teller(event, names) if teller else ""


def _shuffled(event: events.Shuffled, names: Sequence[str]) -> str:
    return tr("The cards are shuffled.")


def _drew(event: events.Drew, names: Sequence[str]) -> str:
    if event.face not in tidings.KNOWN:
        return tr("{name} draws a card.").format(name=names[event.seat])
    return tr("{name} draws {card}.").format(name=names[event.seat], card=card_name(event.face))


def _owed(event: events.Owed, names: Sequence[str]) -> str:
    if not event.cards:
        return ""
    told = trn(
        "The deck is empty: {name} is still owed {n} card.",
        "The deck is empty: {name} is still owed {n} cards.",
        event.cards,
    )
    return told.format(name=names[event.seat], n=event.cards)


def _card_taken(event: events.CardTaken, names: Sequence[str]) -> str:
    one, other = names[event.seat], names[event.source]
    if event.face not in tidings.KNOWN:
        return tr("{name} takes a card from {other}, unseen.").format(name=one, other=other)
    return tr("{name} takes {card} from {other}.").format(name=one, other=other, card=card_name(event.face))


def _thrown_away(event: events.ThrownAway, names: Sequence[str]) -> str:
    return tr("{name} throws {card} away.").format(name=names[event.seat], card=card_name(event.face))


def _motion(event: events.MotionPut, names: Sequence[str]) -> str:
    name, by = names[event.seat], names[event.by] if event.by != NOBODY else ""
    if event.motion in ("tag", "claim"):
        goal = tr(OBJECTIVES[event.what])
        told = tr("Crew vote: did {name} do it: {goal}?") if event.what < 3 else tr("Crew vote: is it done: {goal}?")
        return told.format(name=name, goal=goal)
    told = {
        "promote": tr("{by} wants a rank more for {name}. The crew votes."),
        "kick": tr("{by} wants {name}'s rat off the crew. The crew votes."),
        "ship_lost": tr("{by} says that the ship is lost. The crew votes."),
    }[event.motion]
    return told.format(by=by, name=name)


def _ballot(event: events.BallotCounted, names: Sequence[str]) -> str:
    told = tr("The crew says yes, {yes} to {no}.") if event.passed else tr("The crew says no, {no} to {yes}.")
    if event.hat:
        told = (
            tr("{yes} to {no}: the Captain's side wins, and it is yes.")
            if event.passed
            else tr("{yes} to {no}: the Captain's side wins, and it is no.")
        )
    return told.format(yes=len(event.yes), no=len(event.no))


def _votes(event: events.VotesCounted, names: Sequence[str]) -> str:
    tied = listed([names[seat] for seat in event.tied])
    if event.winner == NOBODY:
        return tr("{names} are level: the vote is taken again.").format(names=tied) if event.votes else ""
    told = tr("The vote goes to {name}.")
    if event.tied:
        told = tr("{names} are level once more: chance chooses {name}.")
    return told.format(name=names[event.winner], names=tied)


def _end_asked(event: events.EndAsked, names: Sequence[str]) -> str:
    if event.passed:
        return tr("The crew has seen enough: time for the party.")
    return tr("The crew sails on.") if event.yes else ""


def _voyage_ended(event: events.VoyageEnded, names: Sequence[str]) -> str:
    return {
        "crew_done": tr("A ship, a Captain and a reputation: the crew has done it all."),
        "voted": tr("The voyage ends here, by the crew's own will."),
        "long_enough": tr("The voyage has been long enough."),
    }[event.why]


def _game_ended(event: events.GameEnded, names: Sequence[str]) -> str:
    return tr("The crew parties until it drops in one pirate pile.")


def _described(event: rat_events.Described, names: Sequence[str]) -> str:
    name = names[event.seat]
    if event.smell and event.words:
        return tr("The rat of {name} smells of {smell}. Its first words: “{words}”").format(
            name=name, smell=event.smell, words=event.words
        )
    return tr("{name} has made a rat.").format(name=name)


def _gossiped(event: rat_events.Gossiped, names: Sequence[str]) -> str:
    if not event.text:
        return ""
    told = (
        tr("{name} on the rat of {other}, what pirates like: {text}")
        if event.liked
        else tr("{name} on the rat of {other}, what pirates hate: {text}")
    )
    return told.format(name=names[event.seat], other=names[event.about], text=event.text)


def _ranks(event: rat_events.RanksDrawn, names: Sequence[str]) -> str:
    told = ", ".join(tr("{name} {rank}").format(name=names[s], rank=rank) for s, rank in enumerate(event.ranks))
    return tr("Ranks: {ranks}.").format(ranks=told)


def _swap_offered(event: rat_events.SwapOffered, names: Sequence[str]) -> str:
    return tr("{name} offers {other} a technique, unseen.").format(name=names[event.seat], other=names[event.partner])


def _swap_refused(event: rat_events.SwapRefused, names: Sequence[str]) -> str:
    return tr("{name} will not swap with {other}.").format(name=names[event.partner], other=names[event.seat])


def _swapped(event: rat_events.Swapped, names: Sequence[str]) -> str:
    return tr("{name} and {other} swap techniques.").format(name=names[event.seat], other=names[event.partner])


def _passed_round(event: rat_events.PassedRound, names: Sequence[str]) -> str:
    return tr("The techniques go round: one left, one second left, one left again.")


def _qualities(event: rat_events.QualitiesAgreed, names: Sequence[str]) -> str:
    return tr("What makes a pirate here: {text}").format(text=event.text) if event.text else ""


def _technique(event: rat_events.TechniqueUsed, names: Sequence[str]) -> str:
    if not event.text:
        return tr("{name} uses a Secret Pirate Technique.").format(name=names[event.seat])
    told = tr("{name} uses Secret Pirate Technique {number}: “{text}”")
    return told.format(name=names[event.seat], number=event.number, text=event.text)


def _rank(event: rat_events.RankChanged, names: Sequence[str]) -> str:
    told = {
        "vote": tr("{name} rises to rank {rank} by the vote."),
        "gat": tr("{name} rises to rank {rank}: a gat is a gat."),
        "name": tr("{name} rises to rank {rank}, with a name to it."),
        "given": tr("{by} leaves {name} a rank: {rank} now."),
        "promote": tr("{name} rises to rank {rank}: the crew wants it so."),
        "captain_tax": tr("It is lonely at the top: Captain {name} falls to rank {rank}."),
    }[event.why]
    return told.format(name=names[event.seat], rank=event.rank, by=names[event.by] if event.by != NOBODY else "")


def _achieved(event: rat_events.Achieved, names: Sequence[str]) -> str:
    name = names[event.seat]
    if event.what:
        told = tr("The rat of {name} has earned a name: {text}!") if event.text else tr("{name} has earned a name!")
    else:
        told = tr("{name} has got a gat: {text}!") if event.text else tr("{name} has got a gat!")
    return told.format(name=name, text=event.text)


def _item_moved(event: rat_events.ItemMoved, names: Sequence[str]) -> str:
    if event.to == NOBODY:
        gat, name = (
            tr("Nobody is there to take the gat of {name} back."),
            tr("Nobody is there to take the name of {name} back."),
        )
    elif event.back:
        gat, name = tr("{name} gives {other} the gat back."), tr("{name} gives {other} the name back.")
    else:
        gat, name = tr("{name} hands the gat over to {other}."), tr("{name} hands the name over to {other}.")
    other = names[event.to] if event.to != NOBODY else ""
    return (name if event.what else gat).format(name=names[event.source], other=other)


def _banned(event: rat_events.Banned, names: Sequence[str]) -> str:
    return tr("{name} may ask no tax for the rest of the scene.").format(name=names[event.seat])


def _crew_done(event: rat_events.CrewDone, names: Sequence[str]) -> str:
    return (
        tr("The ship is theirs!"),
        tr("The crew has a Captain that it can blame."),
        tr("Piracy has been committed!"),
    )[event.what]


def _crew_reopened(event: rat_events.CrewReopened, names: Sequence[str]) -> str:
    if 0 in event.whats:
        told = tr("The ship is lost: a new one comes first.")
        return told if event.why == "lost" else tr("Who won the ship has fled: it is not theirs after all.")
    return tr("Who did it for the crew has fled: it is undone.")


def _hat(event: rat_events.HatTaken, names: Sequence[str]) -> str:
    told = {
        "rank": tr("The hat goes to the highest rank: Captain {name}."),
        "vote": tr("The crew has voted: Captain {name}."),
        "chance": tr("The vote is level, and chance decides: Captain {name}."),
        "duel": tr("{name} takes the hat from {before}."),
        "kept": tr("Captain {name} keeps the hat."),
        "resigned": tr("{before} lays the hat down."),
        "left": tr("The hat of {before} lies there without a head."),
    }[event.why]
    return told.format(
        name=names[event.seat] if event.seat != NOBODY else "", before=names[event.before] if event.before >= 0 else ""
    )


def _fled(event: rat_events.Fled, names: Sequence[str]) -> str:
    return tr("{name} flees: what was won in this scene is lost.").format(name=names[event.seat])


def _left(event: rat_events.RatLeft, names: Sequence[str]) -> str:
    told = {
        "captured": tr("The rat of {name} is captured."),
        "knocked_out": tr("The rat of {name} is knocked out."),
        "dead": tr("The rat of {name} is dead."),
        "retired": tr("The rat of {name} retires, and that is the smart thing to do."),
        "kicked": tr("The rat of {name} is kicked off the crew."),
    }[event.how]
    if event.third and event.how == "dead":
        told = tr("The rat of {name} dies like a pirate!")
    return told.format(name=names[event.seat])


def _ghost(event: rat_events.GhostRose, names: Sequence[str]) -> str:
    return tr("The rat of {name} stays aboard as a ghost.").format(name=names[event.seat])


def _born(event: rat_events.RatBorn, names: Sequence[str]) -> str:
    return tr("{name} brings a new rat aboard, at rank 1.").format(name=names[event.seat])


_TELLERS: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    events.Shuffled: _shuffled,
    events.Drew: _drew,
    events.Owed: _owed,
    events.CardTaken: _card_taken,
    events.ThrownAway: _thrown_away,
    events.MotionPut: _motion,
    events.BallotCounted: _ballot,
    events.VotesCounted: _votes,
    events.EndAsked: _end_asked,
    events.VoyageEnded: _voyage_ended,
    events.GameEnded: _game_ended,
    rat_events.Described: _described,
    rat_events.Gossiped: _gossiped,
    rat_events.RanksDrawn: _ranks,
    rat_events.SwapOffered: _swap_offered,
    rat_events.SwapRefused: _swap_refused,
    rat_events.Swapped: _swapped,
    rat_events.PassedRound: _passed_round,
    rat_events.QualitiesAgreed: _qualities,
    rat_events.TechniqueUsed: _technique,
    rat_events.RankChanged: _rank,
    rat_events.Achieved: _achieved,
    rat_events.ItemMoved: _item_moved,
    rat_events.Banned: _banned,
    rat_events.CrewDone: _crew_done,
    rat_events.CrewReopened: _crew_reopened,
    rat_events.HatTaken: _hat,
    rat_events.Fled: _fled,
    rat_events.RatLeft: _left,
    rat_events.GhostRose: _ghost,
    rat_events.RatBorn: _born,
    **tidings.TELLERS,
}


def reason(standing: Standing, names: Sequence[str]) -> str:
    """How the voyage ended for all of them."""
    return {
        "crew_done": tr("The crew did all that it set out to do."),
        "voted": tr("The crew ended the voyage by a vote."),
        "long_enough": tr("The voyage was long enough."),
    }.get(standing.reason, "")


def why(action: Action, expected: Sequence[Action], names: Sequence[str]) -> str:
    """Why a bot acted as it did; names no card, since an action knows only pieces."""
    told = {
        act.ChooseRole: tr("{name} thought the scene needed that."),
        act.Call: tr("{name} saw whose turn it was to sweat."),
        act.EndScene: tr("{name} found that everybody had a chance."),
        act.Luck: tr("{name} found this obstacle worth a Joker."),
        act.Help: tr("{name} had a card that fits."),
        act.Lay: tr("{name} spent as little as it takes."),
        act.AskTax: tr("{name} weighed a card against a thing of one's own."),
        act.AnswerTax: tr("{name} weighed a card against a thing of one's own."),
        act.Stakes: tr("{name} gave a rat something to win."),
        act.Ballot: tr("{name} thought of what it does for the crew."),
        act.VoteEnd: tr("{name} looked at what is still to be done."),
        act.Discard: tr("{name} hoped for a better card."),
    }.get(type(action), "")
    return told.format(name=names[action.seat])
