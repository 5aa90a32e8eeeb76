"""Pay the Piper: pay each round for your children, or the flute takes one."""

from game.core import Outlook, Rulebook
from game.language import mark
from game.rulebooks.pied_piper import actions, events, played, words
from game.rulebooks.pied_piper.appraise import appraise
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.stack import Stack
from game.rulebooks.pied_piper.tally import figures, luck

RULEBOOK = Rulebook(
    id="pied_piper",
    title=mark("Pay the Piper"),
    pitch=mark("The flute plays for coins: pay the piper, or a child follows the tune."),
    seats=range(2, 11),
    minutes=30,
    options=Options,
    stack=Stack,
    actions=(actions.Play, actions.EndTurn, actions.Answer, actions.Take, actions.Discard),
    events=(
        events.Shuffled,
        events.YouthDrawn,
        events.Drew,
        events.RoundBegan,
        events.TurnBegan,
        events.TurnEnded,
        events.Shown,
        events.Attacked,
        events.Answered,
        events.AttackOver,
        events.Paid,
        events.Marked,
        events.HandOpened,
        events.HandFull,
        events.Took,
        events.ChildLost,
        events.Spared,
        events.Fell,
        events.PaymentOver,
        events.GameEnded,
        events.Arranged,
    ),
    rules=PiperRules,
    appraise=appraise,
    sentence=words.sentence,
    reason=words.reason,
    why=words.why,
    seat_names=words.seat_names,
    luck=luck,
    figures=figures,
    plays=played.plays,
    outlook=Outlook(ahead=8, sample=2, slips=(0.9, 0.3), settle=2),
)
