"""The chronicle of a game on the screen: told what everybody may know, anew after undo or in another language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final
from weakref import WeakKeyDictionary

from game.agreement import Agreement
from game.core import PUBLIC, Action, Session, Step
from game.language import language
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.creation import unwritten
from game.rulebooks.rats_with_gats.state import State
from game.rulebooks.rats_with_gats.story.chronicle import Chronicle


class Yarn:
    """One session's chronicle, as far as it has been told."""

    def __init__(self, agreement: Agreement, session: Session[Any], words: str) -> None:
        names = agreement.rulebook.seat_names(session.rules, agreement.names)
        self.language = words
        family = bool(getattr(agreement.checked_options(), "family", False))
        self.book = Chronicle(names, key=agreement.seed, language=words, family=family)
        self._state = session.rules.blank()
        self._fed: list[Step] = []

    def holds(self, session: Session[Any]) -> bool:
        """Whether all that was told still stands."""
        fed, steps = len(self._fed), session.steps
        return fed <= len(steps) and (not fed or self._fed[-1] is steps[fed - 1])

    def hear(self, session: Session[Any]) -> None:
        """Tell on to the newest step."""
        for step in session.steps[len(self._fed) :]:
            for event in step.events:
                seen = event.seen_by(PUBLIC, self._state)
                event.change(self._state)
                self.book.feed(seen)
            self._fed.append(step)


_YARNS: Final[WeakKeyDictionary[Session[Any], Yarn]] = WeakKeyDictionary()


def chronicle(agreement: Agreement, session: Session[Any]) -> Chronicle:
    """The chronicle of a session up to now, in the language of the moment."""
    yarn = _YARNS.get(session)
    if yarn is None or yarn.language != language() or not yarn.holds(session):
        yarn = _YARNS[session] = Yarn(agreement, session, language())
    yarn.hear(session)
    return yarn.book


def voiced(agreement: Agreement, session: Session[Any], action: Action) -> Action:
    """A bot's action with words of its own: suggestions are written down as they stand, so that they stay."""
    book, seat = chronicle(agreement, session), action.seat

    def told(*kinds: str, **extra: Any) -> dict[str, Any]:
        return {kind: getattr(action, kind) or book.offer(kind, seat, **extra) for kind in kinds}

    match action:
        case act.Describe():
            return replace(action, **told("looks", "smell", "words"))
        case act.Gossip(text=""):
            return replace(action, text=book.offer("liked" if action.liked else "hated", seat))
        case act.Invent():
            return _invented(book, session.state, action)
        case act.Agree():
            return replace(action, **told("qualities"))
        case act.Frame():
            return replace(action, **told("where", "doing", "odd", "shown"))
        case act.Say(text=""):
            return replace(action, text=book.offer("aim", seat, tag=action.aim))
        case act.Stakes():
            return replace(action, **told("success", "failure", tag=action.tag))
        case act.Narrate(text=""):
            return replace(action, text=book.offer(role(session.state), seat))
        case act.Award(text=""):
            return replace(action, text=book.offer(("gat", "name")[int(session.state.agenda[0][2])], seat))
    return action


def role(state: State) -> str:
    """In which role a part of the story is told now."""
    item = state.agenda[0] if state.agenda else ()
    return str(item[2]) if state.step == "tell" and len(item) > 2 else "party"


def _invented(book: Chronicle, state: State, action: act.Invent) -> act.Invent:
    written = [book.technique(holder, slot) for holder, slot in unwritten(state, action.seat)]
    numbers = tuple(mine or number for mine, (number, _) in zip(action.numbers, written, strict=True))
    names = tuple(mine or name for mine, (_, name) in zip(action.names, written, strict=True))
    return replace(action, numbers=numbers, names=names)
