"""How each event is written into the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from game.core import Event
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats import events, rat_events, scene_events
from game.rulebooks.rats_with_gats.cards import COURT_SLOT
from game.rulebooks.rats_with_gats.state import NOBODY
from game.rulebooks.rats_with_gats.story import occasions
from game.rulebooks.rats_with_gats.story.kinds import nickname, technique
from game.rulebooks.rats_with_gats.story.log import ALOUD, CardPlayed, Fight, Note, Paws, Said, Scene

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.story.chronicle import Chronicle

CREW: Final = ("ship", "captain", "piracy")


def _described(book: Chronicle, event: rat_events.Described) -> None:
    member, rat = book.member(event.seat), book.rats[event.seat]
    context = occasions.context(book, "looks", event.seat)
    member.looks = book.tell("looks", context, event.looks)
    member.smell = book.tell("smell", context, event.smell)
    member.words = book.tell("words", context, event.words)
    member.maths = event.maths
    taken = frozenset(other.nickname for other in book.rats)
    if member.smell:
        rat.nickname = nickname(member.smell, book.language, taken)
    member.nickname = book.called(event.seat)
    if book.log.scenes and not member.late:
        member.late = True
        book.scene.parts.append(member)


def _gossiped(book: Chronicle, event: rat_events.Gossiped) -> None:
    kind = "liked" if event.liked else "hated"
    text = book.tell(kind, occasions.context(book, kind, event.seat), event.text)
    setattr(book.member(event.about), kind, text)


def _ranks(book: Chronicle, event: rat_events.RanksDrawn) -> None:
    for seat, rank in enumerate(event.ranks):
        book.member(seat).rank = rank


def _qualities(book: Chronicle, event: rat_events.QualitiesAgreed) -> None:
    context = occasions.context(book, "qualities", event.seat)
    book.log.qualities = book.tell("qualities", context, event.text)


def _scene_began(book: Chronicle, event: scene_events.SceneBegan) -> None:
    deep = [book.names[seat] for seat, is_deep in enumerate(event.deep) if is_deep]
    book.log.scenes.append(Scene(event.scene, ", ".join(deep), list(book.listed.values())))


def _drawn(book: Chronicle, event: scene_events.ObstacleDrawn) -> None:
    book.listed[event.piece] = event.face
    if not book.scene.where:
        book.scene.listed.append(event.face)


def _framed(book: Chronicle, event: scene_events.Framed) -> None:
    scene = book.scene
    for kind, given in (("where", event.where), ("doing", event.doing), ("odd", event.odd), ("shown", event.shown)):
        setattr(scene, kind, book.tell(kind, occasions.context(book, kind, event.seat), given))


def _spoke(book: Chronicle, event: scene_events.Spoke) -> None:
    text = book.tell("aim", occasions.context(book, "aim", event.seat, event.aim), event.text)
    book.scene.parts.append(Said(book.called(event.seat), "aim", text))


def _called(book: Chronicle, event: ev.ChallengeCalled) -> None:
    fight = Fight(event.form, event.rat, event.caller, book.called(event.rat), book.called(event.caller))
    book.scene.parts.append(fight)
    book.fight = fight


def _duel_laid(book: Chronicle, event: ev.DuelLaid) -> None:
    assert book.fight is not None
    taunt = book.tell("taunt", occasions.context(book, "taunt", event.seat), "")
    book.fight.tales.append(Said(book.called(event.seat), "taunt", taunt))


def _stakes(book: Chronicle, event: ev.StakesSet) -> None:
    assert book.fight is not None
    book.fight.tag = event.tag
    context = occasions.context(book, "success", event.seat, event.tag)
    book.fight.success = book.tell("success", context, event.success)
    book.fight.failure = book.tell("failure", context, event.failure)


def _taxed(book: Chronicle, event: ev.TaxAnswered) -> None:
    rat, other = book.called(event.seat), book.called(event.helper)
    book.note("taxed" if event.accepted else "refused", rat=rat, other=other)
    if event.accepted and book.fight is not None:
        book.fight.seat = event.helper


def _technique(book: Chronicle, event: rat_events.TechniqueUsed) -> None:
    number, name = technique(book.language, book.key, event.seat, event.slot)
    book.techniques[event.seat, event.slot] = (event.number or number, event.text or name)


def _played(book: Chronicle, event: ev.Played) -> None:
    book.blind = event.blind


def _compared(book: Chronicle, event: ev.Compared) -> None:
    assert book.fight is not None
    duel = event.obstacle not in book.listed
    played = CardPlayed(event.seat, book.called(event.seat), event.face, event.title, event.obstacle, duel=duel)
    played.worth, played.value, played.won, played.blind = event.worth, event.value, event.beaten, book.blind
    if event.face in COURT_SLOT:
        slot = (event.seat, COURT_SLOT[event.face])
        played.technique, played.familiar = book.technique(*slot), book.used[slot] > 0
        book.used[slot] += 1
    book.blind = False
    book.fight.cards.append(played)


def _unanswered(book: Chronicle, event: ev.Unanswered) -> None:
    assert book.fight is not None
    duel = event.obstacle not in book.listed
    hero = book.fight.seat
    book.fight.cards.append(CardPlayed(hero, book.called(hero), "", event.title, event.obstacle, duel=duel))


def _luck(book: Chronicle, event: ev.LuckStruck) -> None:
    face = book.listed.pop(event.obstacle, "")
    for card in book.fight.cards if book.fight is not None else ():
        card.swept = card.swept or card.piece == event.obstacle
    if face:
        book.note("luck", rat=book.called(event.seat), foe=book.foe(face))


def _gone(book: Chronicle, event: ev.ObstacleGone) -> None:
    face = book.listed.pop(event.obstacle, "")
    if face:
        book.note("gone", foe=book.foe(face))


def _off(book: Chronicle, event: ev.CalledOff) -> None:
    assert book.fight is not None
    book.fight.result = "off"


def _resolved(book: Chronicle, event: ev.Resolved) -> None:
    assert book.fight is not None
    book.fight.result = "won" if event.success else "lost"


def _narrated(book: Chronicle, event: scene_events.Narrated) -> None:
    context = occasions.context(book, event.role, event.seat)
    said = Said(book.called(event.seat), event.role, book.tell(event.role, context, event.text))
    if event.role == "party" or book.fight is None:
        book.log.party.append(said)
    else:
        book.fight.tales.append(said)


def _closed(book: Chronicle, event: ev.ChallengeClosed) -> None:
    for card in book.fight.cards if book.fight is not None else ():
        if not card.swept and not card.duel:
            book.met[card.obstacle] += 1
            book.rats[card.seat].deeds.append((card.obstacle, card.won))
    book.fight = None


def _rank(book: Chronicle, event: rat_events.RankChanged) -> None:
    book.note(f"rank.{event.why}", rat=book.called(event.seat), rank=event.rank)


def _achieved(book: Chronicle, event: rat_events.Achieved) -> None:
    kind = "name" if event.what else "gat"
    before, rat = book.called(event.seat), book.rats[event.seat]
    text = book.tell(kind, occasions.context(book, kind, event.seat), event.text) or book.words.labels[f"his_{kind}"]
    if kind == "gat":
        rat.gat = text
    elif event.text != ALOUD:
        rat.name = text
    book.note(f"got.{kind}", rat=before, other=before, name=text)


def _item_moved(book: Chronicle, event: rat_events.ItemMoved) -> None:
    source = book.rats[event.source]
    giver, kind = book.called(event.source), "name" if event.what else "gat"
    text = event.text if event.text != ALOUD else ""
    text = text or (source.name if event.what else source.gat) or book.words.labels[f"his_{kind}"]
    setattr(source, kind, "")
    if event.to == NOBODY:
        book.note("nobody", name=text)
        return
    book.note("back" if event.back else "lent", rat=giver, other=book.called(event.to), name=text)
    if text != book.words.labels["his_name"]:
        setattr(book.rats[event.to], kind, text)


def _banned(book: Chronicle, event: rat_events.Banned) -> None:
    book.note("banned", rat=book.called(event.seat))


def _crew_done(book: Chronicle, event: rat_events.CrewDone) -> None:
    book.crew[event.what] = True
    book.story("crew", NOBODY, occasions.context(book, "crew", event.seat, CREW[event.what]))


def _reopened(book: Chronicle, event: rat_events.CrewReopened) -> None:
    for what in event.whats:
        book.crew[what] = False
    book.note("crew.lost" if event.why == "lost" else "crew.undone")


def _hat(book: Chronicle, event: rat_events.HatTaken) -> None:
    if event.seat == NOBODY:
        book.note("hat.down")
    elif event.why == "kept":
        book.note("hat.kept", rat=book.called(event.seat))
    else:
        book.story("hat", event.seat, occasions.context(book, "hat", event.seat))


def _fled(book: Chronicle, event: rat_events.Fled) -> None:
    book.story("left", event.seat, occasions.context(book, "left", event.seat, "fled"))


def _left(book: Chronicle, event: rat_events.RatLeft) -> None:
    book.story("left", event.seat, occasions.context(book, "left", event.seat, event.how))


def _ghost(book: Chronicle, event: rat_events.GhostRose) -> None:
    book.note("ghost", rat=book.called(event.seat))


def _born(book: Chronicle, event: rat_events.RatBorn) -> None:
    book.rats[event.seat] = Paws()
    book.techniques = {at: one for at, one in book.techniques.items() if at[0] != event.seat}
    book.note("born", name=book.names[event.seat])


def _vetoed(book: Chronicle, event: ev.DuelVetoed) -> None:
    book.note("vetoed")


def _joker(book: Chronicle, event: scene_events.JokerDrawn) -> None:
    book.note("joker")


def _voyage_ended(book: Chronicle, event: events.VoyageEnded) -> None:
    book.log.party.append(Note(book.label(f"ended.{event.why}") + "."))


def _game_ended(book: Chronicle, event: events.GameEnded) -> None:
    book.log.ended = True


WRITERS: Final[dict[type[Event], Callable[[Chronicle, Any], None]]] = {
    rat_events.Described: _described,
    rat_events.Gossiped: _gossiped,
    rat_events.RanksDrawn: _ranks,
    rat_events.QualitiesAgreed: _qualities,
    scene_events.SceneBegan: _scene_began,
    scene_events.ObstacleDrawn: _drawn,
    scene_events.JokerDrawn: _joker,
    scene_events.Framed: _framed,
    scene_events.Spoke: _spoke,
    ev.ChallengeCalled: _called,
    ev.DuelLaid: _duel_laid,
    ev.DuelVetoed: _vetoed,
    ev.StakesSet: _stakes,
    ev.TaxAnswered: _taxed,
    rat_events.TechniqueUsed: _technique,
    ev.Played: _played,
    ev.Compared: _compared,
    ev.Unanswered: _unanswered,
    ev.LuckStruck: _luck,
    ev.ObstacleGone: _gone,
    ev.CalledOff: _off,
    ev.Resolved: _resolved,
    scene_events.Narrated: _narrated,
    ev.ChallengeClosed: _closed,
    rat_events.RankChanged: _rank,
    rat_events.Achieved: _achieved,
    rat_events.ItemMoved: _item_moved,
    rat_events.Banned: _banned,
    rat_events.CrewDone: _crew_done,
    rat_events.CrewReopened: _reopened,
    rat_events.HatTaken: _hat,
    rat_events.Fled: _fled,
    rat_events.RatLeft: _left,
    rat_events.GhostRose: _ghost,
    rat_events.RatBorn: _born,
    events.VoyageEnded: _voyage_ended,
    events.GameEnded: _game_ended,
}
"""By type; an event that is not here says nothing to the log."""
