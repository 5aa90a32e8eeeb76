"""The voyage in sentences: names and never "you", and nothing that the reader may not know."""

from collections.abc import Iterator

import pytest

from game.core import HIDDEN, PUBLIC, Action, Event, Rng, Session, Standing
from game.language import language, set_language
from game.rulebooks.rats_with_gats import RULEBOOK
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import challenge_events as ch
from game.rulebooks.rats_with_gats import events as ev
from game.rulebooks.rats_with_gats import rat_events as rat
from game.rulebooks.rats_with_gats import scene_events as sc
from game.rulebooks.rats_with_gats.faces import card_name, obstacle_name
from game.rulebooks.rats_with_gats.options import Options
from game.rulebooks.rats_with_gats.rules import GatsRules

NAMES = ("Ada", "Ben", "Zoé")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.Shuffled((0,), (HIDDEN,)), "The cards are shuffled."),
        (ev.Drew(0, 3, HIDDEN), "Ada draws a card."),
        (ev.Drew(0, 3, "10H"), "Ada draws 10♥."),
        (ev.Drew(0, 3, "JK2"), "Ada draws a Joker."),
        (ev.Owed(0, 0), ""),
        (ev.Owed(0, 1), "The deck is empty: Ada is still owed 1 card."),
        (ev.Owed(0, 2), "The deck is empty: Ada is still owed 2 cards."),
        (ev.CardTaken(0, 1, 3, HIDDEN), "Ada takes a card from Ben, unseen."),
        (ev.CardTaken(0, 1, 3, "KS"), "Ada takes K♠ from Ben."),
        (ev.ThrownAway(0, 3, "AD"), "Ada throws A♦ away."),
        (ev.MotionPut("tag", 0, 1, 0), "Crew vote: did Ada do it: earn a name?"),
        (ev.MotionPut("claim", 0, 5, 0), "Crew vote: is it done: commit piracy?"),
        (ev.MotionPut("promote", 1, 0, 0), "Ada wants a rank more for Ben. The crew votes."),
        (ev.MotionPut("kick", 1, 0, 0), "Ada wants Ben's rat off the crew. The crew votes."),
        (ev.MotionPut("ship_lost", 0, 0, 0), "Ada says that the ship is lost. The crew votes."),
        (ev.BallotCounted("tag", 0, 1, (0, 1), (2,), True), "The crew says yes, 2 to 1."),
        (ev.BallotCounted("tag", 0, 1, (0,), (1, 2), False), "The crew says no, 2 to 1."),
        (ev.BallotCounted("kick", 2, 0, (0,), (1,), True, True), "1 to 1: the Captain's side wins, and it is yes."),
        (ev.BallotCounted("kick", 2, 0, (0,), (1,), False, True), "1 to 1: the Captain's side wins, and it is no."),
        (ev.VotesCounted("hat", (), -1, (0, 1)), ""),
        (ev.VotesCounted("rank", ((0, 1), (1, 0)), -1, (0, 1)), "Ada and Ben are level: the vote is taken again."),
        (ev.VotesCounted("rank", ((0, 1),), 1), "The vote goes to Ben."),
        (ev.VotesCounted("rank", ((0, 1),), 1, (0, 1)), "Ada and Ben are level once more: chance chooses Ben."),
        (ev.EndAsked(False, (), (0, 1, 2), False), ""),
        (ev.EndAsked(False, (0,), (1, 2), False), "The crew sails on."),
        (rat.Described(0, "", "", "", True), "Ada has made a rat."),
        (rat.Described(0, "", "tar", "Oi!", True), "The rat of Ada smells of tar. Its first words: “Oi!”"),
        (rat.Gossiped(0, 1, True, "songs"), "Ada on the rat of Ben, what pirates like: songs"),
        (rat.Gossiped(0, 1, False, "songs"), "Ada on the rat of Ben, what pirates hate: songs"),
        (rat.Gossiped(0, 1, False, ""), ""),
        (rat.RanksDrawn((3, 1, 2)), "Ranks: Ada 3, Ben 1, Zoé 2."),
        (rat.Swapped(0, 0, 1, 2, -2, HIDDEN, -2, HIDDEN), "Ada and Ben swap techniques."),
        (rat.TechniqueUsed(0, 2, 1, 79, "Duck"), "Ada uses Secret Pirate Technique 79: “Duck”"),
        (rat.TechniqueUsed(0, 2, 1, 0, ""), "Ada uses a Secret Pirate Technique."),
        (rat.RankChanged(0, 4, "vote"), "Ada rises to rank 4 by the vote."),
        (rat.RankChanged(0, 4, "given", 1), "Ben leaves Ada a rank: 4 now."),
        (rat.RankChanged(0, 2, "captain_tax"), "It is lonely at the top: Captain Ada falls to rank 2."),
        (rat.Achieved(0, 0, "Pike"), "Ada has got a gat: Pike!"),
        (rat.Achieved(0, 0, ""), "Ada has got a gat!"),
        (rat.Achieved(0, 1, "Tim"), "The rat of Ada has earned a name: Tim!"),
        (rat.ItemMoved(0, 0, 1, "Pike", False), "Ada hands the gat over to Ben."),
        (rat.ItemMoved(1, 0, 1, "Tim", True), "Ada gives Ben the name back."),
        (rat.ItemMoved(0, 0, -1, "Pike", True), "Nobody is there to take the gat of Ada back."),
        (rat.CrewReopened((0, 1), "lost"), "The ship is lost: a new one comes first."),
        (rat.CrewReopened((0,), "fled"), "Who won the ship has fled: it is not theirs after all."),
        (rat.CrewReopened((2,), "fled"), "Who did it for the crew has fled: it is undone."),
        (rat.HatTaken(0, "rank"), "The hat goes to the highest rank: Captain Ada."),
        (rat.HatTaken(0, "duel", 2), "Ada takes the hat from Zoé."),
        (rat.HatTaken(-1, "resigned", 2), "Zoé lays the hat down."),
        (rat.RatLeft(0, "dead"), "The rat of Ada is dead."),
        (rat.RatLeft(0, "dead", True), "The rat of Ada dies like a pirate!"),
        (rat.RatLeft(0, "captured"), "The rat of Ada is captured."),
        (sc.SceneBegan(2, (True, False, False), 2), "Scene 2: Ada is the Deep."),
        (sc.SceneBegan(2, (True, False, True), 3), "Scene 2: Ada and Zoé are the Deep."),
        (sc.ObstacleDrawn(3, "10H"), "A new obstacle: Cheese Thief (10♥)."),
        (sc.JokerDrawn(3, "JK1", True), "A Joker among the obstacles: this scene needs one more."),
        (sc.Framed(0, "", "", "", ""), "Ada sets the scene."),
        (sc.Framed(0, "At sea.", "", "Fog.", ""), "At sea. Fog."),
        (sc.Spoke(0, "", "I jump."), "Ada: I jump."),
        (sc.Spoke(0, "gat", ""), ""),
        (ch.ChallengeCalled("deep", 1, 0), "The Deep challenges Ada."),
        (ch.ChallengeCalled("hat", 1, 0), "Ben wants the hat of Captain Ada."),
        (ch.StakesSet(1, "", "", ""), ""),
        (ch.StakesSet(1, "", "Cheese.", "None."), "If it works: Cheese. If it fails: None."),
        (ch.Compared(3, "10H", 0, "9S", 10, 1, 8, True, False), "10 beats 8: Cheese Thief (10♥) is beaten."),
        (ch.Compared(3, "10H", 0, "9S", 9, 0, 9, False, False), "9 does not beat 9: Cheese Thief (10♥) stands."),
        (
            ch.Compared(3, "10H", 0, "KS", 0, 0, 9, True, False),
            "A technique always works: Cheese Thief (10♥) is beaten.",
        ),
        (ch.Resolved(0, 0, True, ("10H",), ()), "Ada succeeds."),
        (ch.Resolved(0, 1, True, ("10H",), ("2C",)), "Ben succeeds, with a complication."),
        (ch.Resolved(0, 1, True, ("10H",), ("2C", "3C")), "Ben succeeds, with 2 complications."),
        (ch.Resolved(0, 0, False, (), ("2C",)), "Ada fails."),
        (ch.ObstacleGone(3, "10H", "duel"), ""),
        (ch.ObstacleGone(3, "10H", "beaten"), "Cheese Thief (10♥) is over and done with."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert RULEBOOK.sentence(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("", ""),
        ("crew_done", "The crew did all that it set out to do."),
        ("voted", "The crew ended the voyage by a vote."),
        ("long_enough", "The voyage was long enough."),
    ],
)
def test_reasons(reason: str, sentence: str) -> None:
    assert RULEBOOK.reason(Standing(0, 1, 3, reason, (1, 2)), NAMES) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (act.Luck(0, 3), "Ada found this obstacle worth a Joker."),
        (act.Lay(1, 3, 4), "Ben spent as little as it takes."),
        (act.Pass(0), ""),
    ],
)
def test_a_bot_says_why(action: Action, sentence: str) -> None:
    assert RULEBOOK.why(action, (), NAMES) == sentence


def test_cards_have_names() -> None:
    assert [card_name(card) for card in ("AC", "10D", "QS", "2H", "JK1")] == ["A♣", "10♦", "Q♠", "2♥", "a Joker"]
    assert obstacle_name("7C") == "Lustful Bean Whale (7♣)"


def test_every_sentence_of_whole_games() -> None:
    """Every log of every viewer: no "you", no raw word of the code, and drawn cards named to their owner only."""
    told: set[type[Event]] = set()
    for seed in range(30):
        session, rng = Session(GatsRules(3, Options(pass_round=seed % 2 == 0, most_scenes=8)), seed), Rng(seed)
        while not session.over:
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        for viewer in (PUBLIC, 0):
            for step in range(len(session.steps)):
                for beat in session.beats(step, viewer):
                    sentence = RULEBOOK.sentence(beat.event, NAMES)
                    if sentence:
                        told.add(type(beat.event))
                    assert not {"you", "your", "hidden", "none"} & set(sentence.lower().replace(".", "").split())
                    assert "{" not in sentence
                    assert "_" not in sentence
                    if isinstance(beat.event, ev.Drew):
                        assert (sentence == f"{NAMES[beat.event.seat]} draws a card.") == (viewer != beat.event.seat)
    silent = {"Planned", "Asked", "Chose", "Closed", "SizesChanged", "HandMixed", "Invented", "Assigned", "FreePlay"}
    silent |= {"NothingToGive", "CardLaid", "CardTakenBack", "Placed", "ChallengeClosed", "Arranged"}
    # Without typed text these have nothing to tell.
    silent |= {"Gossiped", "QualitiesAgreed", "Spoke", "StakesSet", "Narrated"}
    never_here = {"Owed"}
    assert {event.__name__ for event in told} == {e.__name__ for e in RULEBOOK.events} - silent - never_here


def test_rats_go_by_their_players() -> None:
    assert RULEBOOK.seat_names(GatsRules(3, Options()), NAMES) == list(NAMES)


def test_what_opens_something_is_final() -> None:
    names = {"Drew", "CardTaken", "ThrownAway", "Swapped", "PassedRound", "TechniqueUsed", "ObstacleDrawn"}
    names |= {"JokerDrawn", "LuckStruck", "DuelLaid", "Played"}
    assert {event.__name__ for event in RULEBOOK.events if event.reveals} == names
