"""Pie Rats: gather a gang, lure away everybody else's, and empty the window sill."""

from game.core import Outlook, Rulebook
from game.language import mark
from game.rulebooks.pie_rats import actions, deeds, events, played, words
from game.rulebooks.pie_rats.appraise import appraise
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.stack import Stack
from game.rulebooks.pie_rats.tally import figures, luck

RULEBOOK = Rulebook(
    id="pie_rats",
    title=mark("Pie Rats"),
    pitch=mark("Gather a gang, lure away everybody else's, and empty the window sill."),
    seats=range(2, 7),
    minutes=40,
    options=Options,
    stack=Stack,
    actions=(
        actions.Table,
        actions.Play,
        actions.Defend,
        actions.Lure,
        actions.Call,
        actions.Loot,
        actions.Pass,
        actions.Pay,
        actions.Discard,
        actions.Done,
    ),
    events=(
        events.Shuffled,
        events.Baked,
        events.LeadPassed,
        events.Drew,
        events.RoundBegan,
        events.PieRevealed,
        events.PhaseBegan,
        events.StepEnded,
        events.Tabled,
        events.Played,
        events.Defended,
        deeds.Declared,
        deeds.Asked,
        deeds.Passed,
        deeds.Closed,
        deeds.Lured,
        deeds.Mirrored,
        deeds.RatDiscarded,
        deeds.RatTaken,
        deeds.CharismaTaken,
        deeds.Called,
        deeds.Looted,
        deeds.PenaltyDue,
        events.LureOver,
        events.GameEnded,
        events.Arranged,
    ),
    rules=PieRules,
    appraise=appraise,
    sentence=words.sentence,
    reason=words.reason,
    why=words.why,
    seat_names=words.seat_names,
    luck=luck,
    figures=figures,
    plays=played.plays,
    outlook=Outlook(settle=1),
)
