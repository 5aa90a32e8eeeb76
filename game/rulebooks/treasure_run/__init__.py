"""The Treasure Run: roll, walk, fill the shelf, and be home before Croc or the others."""

from game.core import Outlook, Rulebook
from game.language import mark
from game.rulebooks.treasure_run import actions, events, played, words
from game.rulebooks.treasure_run.appraise import appraise
from game.rulebooks.treasure_run.arranged import Arranged
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.stack import Stack
from game.rulebooks.treasure_run.tally import figures, luck

RULEBOOK = Rulebook(
    id="treasure_run",
    title=mark("The Treasure Run"),
    pitch=mark("Roll, run and fill your shelf before the farm's guard walks by."),
    seats=range(2, 7),
    minutes=30,
    options=Options,
    stack=Stack,
    actions=(
        actions.Roll,
        actions.Walk,
        actions.Play,
        actions.Burrow,
        actions.Whistle,
        actions.Swap,
        actions.StickyPaws,
        actions.Draw,
        actions.TradeIn,
        actions.Barter,
        actions.Leave,
        actions.Answer,
        actions.Discard,
    ),
    events=(
        events.OrderDrawn,
        events.Shuffled,
        events.Buried,
        events.RoundBegan,
        events.TurnBegan,
        events.Drew,
        events.HandFull,
        events.Laid,
        events.Readied,
        events.Rolled,
        events.Walked,
        events.Tried,
        events.Passed,
        events.Burrowed,
        events.CrocWalked,
        events.Cornered,
        events.SentBack,
        events.Shielded,
        events.ChestReached,
        events.LeftAlone,
        events.Found,
        events.PrintsCleared,
        events.TradedIn,
        events.Exchanged,
        events.Stolen,
        events.GameEnded,
        Arranged,
    ),
    rules=TreasureRules,
    appraise=appraise,
    sentence=words.sentence,
    reason=words.reason,
    why=words.why,
    seat_names=words.seat_names,
    luck=luck,
    figures=figures,
    plays=played.plays,
    outlook=Outlook(ahead=2, slips=(0.4, 0.1)),
)
