"""What a challenge leaves behind: Captain tax, taxed things, the hat, objectives (step K12)."""

from __future__ import annotations

from typing import Final

from game.rulebooks.rats_with_gats import challenge_events as ev
from game.rulebooks.rats_with_gats.council import decide_hat
from game.rulebooks.rats_with_gats.flow import Play, Stage
from game.rulebooks.rats_with_gats.objectives import change_rank
from game.rulebooks.rats_with_gats.state import TAGS, Item
from game.rulebooks.rats_with_gats.tax import settle


def _aftermath_stage(play: Play, item: Item) -> None:
    state, challenge = play.state, ev.challenge(play.state)
    if not challenge.off and challenge.result == 0 and challenge.hero == state.captain:
        change_rank(play, challenge.hero, -1, "captain_tax")
    settle(play)
    if challenge.kind == "hat":
        decide_hat(play, challenge.caller, challenge.rat, challenge.result == 1)
    play.emit(ev.ChallengeClosed())
    if challenge.result == 1 and challenge.tag:
        play.plan(("ballot", "tag", challenge.rat, TAGS.index(challenge.tag), challenge.rat))


STAGES: Final[dict[str, Stage]] = {"aftermath": _aftermath_stage}
