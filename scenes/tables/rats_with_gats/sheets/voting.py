"""Crew votes, and votes for a rat: unseen until all are in."""

from __future__ import annotations

from abc import abstractmethod

from game.language import tr
from game.rulebooks.rats_with_gats.actions import Ballot, VoteFor
from scenes.tables.rats_with_gats.sheets.base import GatsSheet
from scenes.tables.rats_with_gats.sheets.row import Option
from scenes.widgets.ui import Ui


class BallotSheet(GatsSheet):
    """Yes or no to the motion that is put."""

    first = "yes"

    def build(self, ui: Ui) -> None:
        """The motion in words, and two answers."""
        form = self.form(ui, tr("The crew votes"), icon="gats/icon_vote")
        form.words(self.table.motion_words(self.view), 22)
        captain = self.view.captain
        for yes in (True, False):
            action = next(action for action in self.legal(Ballot) if action.yes == yes)
            label = tr("Yes") if yes else tr("No")
            form.row(
                Option("yes" if yes else "no", label, self.answer(action), skin="green" if yes else "red", size=26)
            )
        if captain >= 0:
            form.words(tr("A tie goes the way of Captain {name}.").format(name=self.table.names[captain]), 19)
        else:
            form.words(tr("Without a Captain, a tie is a no."), 19)
        form.build("ballot")


class RatVoteSheet(GatsSheet):
    """A vote for one of several rats."""

    @property
    def rats(self) -> list[int]:
        """Who can be voted for."""
        return [action.rat for action in self.legal(VoteFor)]

    def build(self, ui: Ui) -> None:
        """Heading and a portrait each."""
        view, name = self.view, self.table.names[self.seat]
        title, words = self.told()
        form = self.form(ui, title.format(name=name), icon="gats/icon_vote")
        form.words(words, 20)
        for action in self.legal(VoteFor):
            form.row(self._option(action))
        if view.tied:
            form.words(tr("They were level: one more vote, then chance decides."), 19)
        form.build("votes")

    @abstractmethod
    def told(self) -> tuple[str, str]:
        """The heading, and what the vote is about."""

    def _option(self, action: VoteFor) -> Option:
        player, rank = self.table.names[action.rat], self.view.rats[action.rat].rank
        sub = tr("{name}'s rat, rank {rank}").format(name=player, rank=rank)
        picture = self.table.badge(self.view, action.rat)
        return Option(f"rat-{action.rat}", self.rat(action.rat), self.answer(action), sub, picture)


class RankVoteSheet(RatVoteSheet):
    """Who was the best pirate of the scene?"""

    def told(self) -> tuple[str, str]:
        """By the qualities that the crew has agreed on."""
        words = tr("A rank for the best pirate of this scene.")
        if self.view.qualities:
            counts = tr("What counts: {text}").format(text=self.view.qualities)
            words = f"{words} {counts}"
        return tr("{name} votes for a rank"), words


class HatVoteSheet(RatVoteSheet):
    """Who wears the hat?"""

    def told(self) -> tuple[str, str]:
        """The highest ranks are level."""
        return tr("{name} votes for a Captain"), tr("The highest rank takes the hat, and these are level.")
