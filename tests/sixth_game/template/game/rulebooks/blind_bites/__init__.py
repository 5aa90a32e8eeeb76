"""Blind Bites: all bite at the same moment, and only a bite that nobody else took is kept."""

from game.core import Rulebook
from game.language import mark
from game.rulebooks.blind_bites import words
from game.rulebooks.blind_bites.bites import Bite, Chosen, Opened, Options, Stack, Stacked
from game.rulebooks.blind_bites.rules import BiteRules, appraise

RULEBOOK = Rulebook(
    id="blind_bites",
    title=mark("Blind Bites"),
    pitch=mark("All bite at once: a bite that two rats take is lost to both."),
    seats=range(2, 5),
    minutes=5,
    options=Options,
    stack=Stack,
    actions=(Bite,),
    events=(Chosen, Opened, Stacked),
    rules=BiteRules,
    appraise=appraise,
    sentence=words.sentence,
    reason=words.reason,
    why=words.why,
    seat_names=words.seat_names,
)
