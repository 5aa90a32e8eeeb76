"""A challenge from the call to the last card drawn (steps K1, K2 and K5 to K11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Action
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats.cards import BLACK, COURT_SLOT, PRINTED, is_joker, same_colour
from game.rulebooks.rats_with_gats.dealing import deck_ready, draw
from game.rulebooks.rats_with_gats.flow import Choices, Play, Stage, Step
from game.rulebooks.rats_with_gats.luck import (
    after_legal,
    before_legal,
    call_off_if_empty,
    choose,
    plain,
    strike,
)
from game.rulebooks.rats_with_gats.objectives import tags
from game.rulebooks.rats_with_gats.rat_events import TechniqueUsed
from game.rulebooks.rats_with_gats.scene import in_scene
from game.rulebooks.rats_with_gats.scene_events import Narrated
from game.rulebooks.rats_with_gats.state import BLIND, NOBODY, NONE, Challenge, Item, Obstacle, State

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules

FACE_CAP: Final = 10
MOST_FIDDLING: Final = 12
CHALLENGE: Final[tuple[Item, ...]] = (
    ("stakes",),
    ("apply",),
    ("tax",),
    ("before",),
    ("cards",),
    ("compare",),
    ("after",),
    ("place",),
    ("draws",),
    ("aftermath",),
)


def value(rules: GatsRules, state: State, obstacle: Obstacle, hero: int) -> int:
    """What has to be beaten: the last card of the column; a court is worth the rank of the rat that is challenged."""
    printed = PRINTED[state.faces[obstacle.cards[-1]]]
    if printed:
        return printed
    rank = state.rats[hero].rank
    return min(rank, FACE_CAP) if rules.options.face_cap else rank


def bonus(state: State, seat: int, face: str) -> int:
    """+1 by a gat for black cards, by a name for red ones."""
    rat = state.rats[seat]
    return int((rat.gat if face in BLACK else rat.name) is not None)


def beats(rules: GatsRules, state: State, obstacle: Obstacle, hero: int, seat: int, face: str) -> bool:
    """Whether a seat's card beats an obstacle: courts always do, others when they are worth more."""
    return face in COURT_SLOT or PRINTED[face] + bonus(state, seat, face) > value(rules, state, obstacle, hero)


def under_way(state: State) -> Challenge:
    """The challenge that is going on."""
    return ev.challenge(state)


def arbiter(state: State) -> int:
    """The Deep player who sees to a challenge."""
    challenge = under_way(state)
    return challenge.caller if challenge.kind == "deep" else state.deep_seats()[0]


def _call_stage(play: Play, item: Item) -> None:
    caller, rat = int(item[1]), int(item[2])
    if in_scene(play.state, rat) and play.state.listed():
        play.emit(ev.ChallengeCalled("deep", caller, rat))
        play.plan(*CHALLENGE)


def _stakes_stage(play: Play, item: Item) -> None:
    play.ask("stakes", [under_way(play.state).caller])


def _stakes_legal(rules: object, state: State, seat: int) -> list[Action]:
    challenge = under_way(state)
    return [act.Stakes(seat, tag) for tag in ([""] if challenge.kind == "hat" else tags(state, challenge.rat))]


def _stakes(play: Play, action: Action) -> None:
    assert isinstance(action, act.Stakes)
    play.emit(ev.StakesSet(action.seat, action.tag, action.success, action.failure))
    play.done(action.seat)


def _apply_stage(play: Play, item: Item) -> None:
    play.ask("apply", [arbiter(play.state)])


def _apply_legal(rules: object, state: State, seat: int) -> list[Action]:
    listed = [obstacle for obstacle in state.obstacles if not obstacle.temporary]
    more: list[Action] = [act.Apply(seat, o.piece) for o in listed if not o.applied]
    enough: list[Action] = [act.Confirm(seat)] if state.applied() else []
    fewer: list[Action] = [act.Unapply(seat, o.piece) for o in listed if o.applied and may_fiddle(state)]
    return [*enough, *more, *fewer]


def may_fiddle(state: State) -> bool:
    """Whether something may be taken back once more in this challenge."""
    return under_way(state).fiddled < MOST_FIDDLING


def _apply(play: Play, action: Action) -> None:
    match action:
        case act.Apply() | act.Unapply():
            on, face = isinstance(action, act.Apply), play.state.faces[action.obstacle]
            play.emit(ev.ObstacleApplied(action.seat, action.obstacle, face, on))
        case _:
            play.done(action.seat)


def _before_stage(play: Play, item: Item) -> None:
    play.ask("before", play.state.present())


def _before_close(play: Play, choices: Choices) -> None:
    """Luck first, and then the window opens anew; promises go to the first in turn order after the hero."""
    if strike(play, choices):
        if not call_off_if_empty(play):
            play.plan(("before",))
        return
    hero, seats = under_way(play.state).hero, play.rules.seats
    for k in range(1, seats):
        seat = (hero + k) % seats
        choice = choices[seat]
        if choice and choice[0] == "help" and plain(play.state, seat):
            at = play.state.index(int(choice[1]))
            if at != NONE and play.state.obstacles[at].helper == NOBODY:
                play.emit(ev.HelpPromised(seat, int(choice[1])))


def _cards_stage(play: Play, item: Item) -> None:
    helpers = [obstacle.helper for obstacle in play.state.applied() if obstacle.helper != NOBODY]
    play.ask("cards", sorted([under_way(play.state).hero, *helpers]))


def _cards_legal(rules: GatsRules, state: State, seat: int) -> list[Action]:
    if seat != under_way(state).hero:
        promised = next(obstacle for obstacle in state.applied() if obstacle.helper == seat)
        return [act.Lay(seat, piece, promised.piece) for piece in plain(state, seat)]
    own = [obstacle for obstacle in state.applied() if obstacle.helper == NOBODY]
    laid = {obstacle.laid for obstacle in own}
    uncovered = [obstacle.piece for obstacle in own if obstacle.laid == NONE]
    hand = [piece for piece in plain(state, seat) if piece not in laid]
    lays: list[Action] = [act.Lay(seat, piece, obstacle) for piece in hand for obstacle in uncovered]
    if rules.options.empty_hand == "blind" and not plain(state, seat) and BLIND not in laid:
        lays += [act.LayBlind(seat, obstacle) for obstacle in uncovered]
    backs: list[Action] = [act.TakeBack(seat, o.piece) for o in own if o.laid != NONE and may_fiddle(state)]
    return [act.Confirm(seat), *lays, *backs]


def _cards(play: Play, action: Action) -> None:
    match action:
        case act.Lay():
            play.emit(ev.CardLaid(action.seat, action.piece, action.obstacle))
            if action.seat != under_way(play.state).hero:
                play.done(action.seat)
        case act.LayBlind():
            play.emit(ev.CardLaid(action.seat, BLIND, action.obstacle))
        case act.TakeBack():
            play.emit(ev.CardTakenBack(action.seat, action.obstacle))
        case _:
            play.done(action.seat)


def _compare_stage(play: Play, item: Item) -> None:
    for obstacle in play.state.applied():
        if obstacle.laid == BLIND:
            _flip(play, obstacle)
        elif obstacle.laid != NONE:
            face = play.state.faces[obstacle.laid]
            play.emit(ev.Played(obstacle.layer, obstacle.laid, face, obstacle.piece))
        _compare(play, obstacle.piece)


def _flip(play: Play, obstacle: Obstacle) -> None:
    """The top of the deck, blind; a Joker goes away and the next is flipped."""
    state = play.state
    while deck_ready(play):
        piece = state.deck[-1]
        face = state.faces[piece]
        play.emit(ev.Played(obstacle.layer, piece, face, obstacle.piece, blind=True))
        if not is_joker(face):
            return


def _compare(play: Play, piece: int) -> None:
    state = play.state
    obstacle, hero = state.obstacles[state.index(piece)], under_way(state).hero
    title = state.faces[piece]
    if not obstacle.open:
        play.emit(ev.Unanswered(piece, title))
        return
    seat, face = obstacle.layer, state.faces[obstacle.laid]
    if face in COURT_SLOT:
        technique = state.rats[seat].techniques[COURT_SLOT[face]]
        play.emit(TechniqueUsed(seat, COURT_SLOT[face], technique.author, technique.number, technique.text))
    more = 0 if face in COURT_SLOT else bonus(state, seat, face)
    won = beats(play.rules, state, obstacle, hero, seat, face)
    draws = seat == hero and same_colour(face, title)
    goal = value(play.rules, state, obstacle, hero)
    play.emit(ev.Compared(piece, title, seat, face, PRINTED[face] + more, more, goal, won, draws))


def _after_stage(play: Play, item: Item) -> None:
    play.ask("after", play.state.present())


def _after_close(play: Play, choices: Choices) -> None:
    if strike(play, choices) and not call_off_if_empty(play):
        play.plan(("after",))


def _place_stage(play: Play, item: Item) -> None:
    """The result stands; cards are placed, and whoever took part tells."""
    state, challenge = play.state, under_way(play.state)
    applied = state.applied()
    deciding = [obstacle for obstacle in applied if obstacle.temporary] or applied
    beaten = tuple(state.faces[o.piece] for o in applied if o.beaten == 1)
    failed = tuple(state.faces[o.piece] for o in applied if o.beaten != 1)
    success = any(obstacle.beaten == 1 for obstacle in deciding)
    play.emit(ev.Resolved(challenge.rat, challenge.hero, success, beaten, failed))
    tellers: list[Item] = [("tell", challenge.hero, "hero", *_faces(state, applied, challenge.hero))]
    others = [o.layer for o in applied if o.open and o.layer != challenge.hero]
    tellers += [("tell", seat, "helper", *_faces(state, applied, seat)) for seat in others]
    if failed:
        tellers.append(("tell", challenge.caller, "deep", *failed))
    for obstacle in applied:
        if obstacle.open:
            won = obstacle.beats + int(obstacle.beaten == 1)
            play.emit(ev.Placed(obstacle.piece, state.faces[obstacle.laid], won))
    play.plan(*tellers)


def _faces(state: State, applied: list[Obstacle], seat: int) -> list[str]:
    return [state.faces[o.laid] for o in applied if o.open and o.layer == seat]


def _tell_stage(play: Play, item: Item) -> None:
    play.ask("tell", [int(item[1])])
    play.plan(item)


def _tell_legal(rules: object, state: State, seat: int) -> list[Action]:
    return [act.Narrate(seat)]


def _tell(play: Play, action: Action) -> None:
    assert isinstance(action, act.Narrate)
    _, seat, role, *faces = play.state.agenda[0]
    play.emit(Narrated(int(seat), str(role), action.text, tuple(map(str, faces))))
    play.replan(*play.state.agenda[1:])
    play.done(action.seat)


def _draws_stage(play: Play, item: Item) -> None:
    """The hero draws; then obstacles beaten often enough leave, and a duel's card does."""
    state, challenge = play.state, under_way(play.state)
    draw(play, challenge.hero, challenge.draws)
    for obstacle in state.applied():
        why = "duel" if obstacle.temporary else "beaten" if obstacle.beats >= play.rules.seats else ""
        if why:
            play.emit(ev.ObstacleGone(obstacle.piece, state.faces[obstacle.piece], why))


STEPS: Final[dict[str, Step]] = {
    "stakes": Step(_stakes_legal, _stakes),
    "apply": Step(_apply_legal, _apply),
    "before": Step(before_legal, choose, _before_close),
    "cards": Step(_cards_legal, _cards),
    "after": Step(after_legal, choose, _after_close),
    "tell": Step(_tell_legal, _tell),
}
STAGES: Final[dict[str, Stage]] = {
    "call": _call_stage,
    "stakes": _stakes_stage,
    "apply": _apply_stage,
    "before": _before_stage,
    "cards": _cards_stage,
    "compare": _compare_stage,
    "after": _after_stage,
    "place": _place_stage,
    "tell": _tell_stage,
    "draws": _draws_stage,
}
