"""The contract between a game's rules and everything that plays, draws or keeps it."""

from game.core.action import Action, IllegalAction
from game.core.chance import Rng
from game.core.event import HIDDEN, PUBLIC, Emit, Event
from game.core.luck import Fall, Figure
from game.core.rulebook import Outlook, Rulebook
from game.core.rules import Rules, Standing
from game.core.session import Beat, Session, Step, UndoVerdict

__all__ = [
    "HIDDEN",
    "PUBLIC",
    "Action",
    "Beat",
    "Emit",
    "Event",
    "Fall",
    "Figure",
    "IllegalAction",
    "Outlook",
    "Rng",
    "Rulebook",
    "Rules",
    "Session",
    "Standing",
    "Step",
    "UndoVerdict",
]
