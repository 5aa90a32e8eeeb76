"""Farm and Furious: a relay race of vegetables, all cards turned at once."""

from game.core import Rulebook
from game.language import mark
from game.rulebooks.farm_and_furious import events, played, words
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.appraise import appraise
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.stack import Stack
from game.rulebooks.farm_and_furious.tally import figures

RULEBOOK = Rulebook(
    id="farm_and_furious",
    title=mark("Farm and Furious"),
    pitch=mark("Five vegetables, one finish line, no dice: all cards turn at once. Guess what the others do."),
    seats=range(1, 6),
    minutes=10,
    options=Options,
    stack=Stack,
    actions=(Pick,),
    events=(
        events.Shuffled,
        events.Chosen,
        events.Revealed,
        events.Moved,
        events.DogWentHome,
        events.TookBack,
        events.RoundEnded,
        events.Arranged,
    ),
    rules=FarmRules,
    appraise=appraise,
    sentence=words.sentence,
    reason=words.reason,
    why=words.why,
    seat_names=words.seat_names,
    figures=figures,
    plays=played.plays,
)
