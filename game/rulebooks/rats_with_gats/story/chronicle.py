"""The ship's log, folded from public events one at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.core import PUBLIC, Event, Rules
from game.core.session import Step
from game.rulebooks.rats_with_gats.state import NOBODY
from game.rulebooks.rats_with_gats.story import occasions
from game.rulebooks.rats_with_gats.story.engine import Memory
from game.rulebooks.rats_with_gats.story.entries import WRITERS
from game.rulebooks.rats_with_gats.story.grammar import SLOT, bare_slot, grammar
from game.rulebooks.rats_with_gats.story.kinds import Context, suggestion, technique
from game.rulebooks.rats_with_gats.story.log import ALOUD, Fight, Log, Member, Note, Paws, Said, Scene
from game.rulebooks.rats_with_gats.story.typeset import capital, melt, typeset

LOOKED_FOR: Final = 24
"""A text that equals one of so many suggestions counts as taken, so that its words are not offered again soon."""


class Chronicle:
    """Feed it every event as the public saw it; `log` is always up to date."""

    def __init__(self, names: Sequence[str], key: int, language: str, *, family: bool = False) -> None:
        self.names = list(names)
        self.key = key
        self.language = language
        self.family = family
        self.words = grammar(language)
        self.memory = Memory()
        self.log = Log(language, family)
        self.rats = [Paws() for _ in names]
        self.crew = [False] * 3
        self.listed: dict[int, str] = {}
        """Listed obstacles, first cards by piece."""
        self.met: Counter[str] = Counter()
        self.techniques: dict[tuple[int, int], tuple[int, str]] = {}
        self.used: Counter[tuple[int, int]] = Counter()
        self.blind = False
        self.fight: Fight | None = None

    @classmethod
    def of(
        cls, rules: Rules[Any], steps: Iterable[Step], names: Sequence[str], key: int, language: str, family: bool
    ) -> Chronicle:
        """The log of all that these steps brought."""
        book, state = cls(names, key, language, family=family), rules.blank()
        for step in steps:
            for event in step.events:
                seen = event.seen_by(PUBLIC, state)
                event.change(state)
                book.feed(seen)
        return book

    def feed(self, event: Event) -> None:
        """Write an event down, if the log cares for it."""
        writer = WRITERS.get(type(event))
        if writer is not None:
            writer(self, event)

    def called(self, seat: int) -> str:
        """A rat's earned name, or what it goes by for its smell."""
        rat = self.rats[seat]
        return rat.name or rat.nickname or self.label("player", name=self.names[seat])

    def technique(self, seat: int, slot: int) -> tuple[int, str]:
        """Number and name of a technique, the app's own where nobody wrote one."""
        return self.techniques.get((seat, slot)) or technique(self.language, self.key, seat, slot)

    def offer(self, kind: str, seat: int, nth: int = 0, *, tag: str = "", slot: int = 0) -> str:
        """The nth suggestion for what a seat may say now; `tag` for aims and stakes, `slot` for techniques."""
        if kind == "technique":
            return technique(self.language, self.key, seat, slot, nth)[1]
        if kind in occasions.AT_ONCE:
            nth = nth * len(self.names) + seat
        return suggestion(kind, occasions.context(self, kind, seat, tag), self.key, nth)[0]

    def last_time(self) -> str:
        """Three sentences for whoever comes back to this game; "" before the first scene."""
        if not self.log.scenes:
            return ""
        return suggestion("last", occasions.last(self), self.key)[0]

    def label(self, name: str, /, **facts: object) -> str:
        """A piece of the log's furniture."""
        given = {slot: str(value) for slot, value in facts.items()}
        text = SLOT.sub(lambda slot: melt(slot[1], given[bare_slot(slot[1])]), self.words.labels[name])
        return typeset(text, self.language)

    def foe(self, face: str) -> str:
        """What an obstacle is called."""
        return self.words.obstacles[face].called(for_family=self.family)

    def tell(self, kind: str, context: Context, given: str) -> str:
        """The text that goes into the log: as typed, "" if told aloud, or the suggestion where nothing was typed."""
        if given == ALOUD:
            return ""
        if not given:
            text, used = suggestion(kind, context, self.key)
            self.memory.keep(text, used)
            return text
        offers = (suggestion(kind, context, self.key, nth) for nth in range(LOOKED_FOR))
        self.memory.keep(given, next((used for text, used in offers if text == given), ()))
        return given

    @property
    def scene(self) -> Scene:
        """The scene being written; a game may begin in the middle of one."""
        if not self.log.scenes:
            self.log.scenes.append(Scene(1, listed=list(self.listed.values())))
        return self.log.scenes[-1]

    def note(self, name: str, /, **facts: object) -> None:
        """A fact, under the challenge that is going on or else in the scene."""
        note = Note(capital(self.label(name, **facts)) + ".")
        (self.fight.notes if self.fight is not None else self.scene.parts).append(note)

    def story(self, kind: str, seat: int, context: Context) -> None:
        """A line of the app's own telling."""
        said = Said(self.called(seat) if seat != NOBODY else "", kind, self.tell(kind, context, ""))
        self.scene.parts.append(said)

    def member(self, seat: int) -> Member:
        """A seat's rat in the cast; a new one is added when the seat has none."""
        if self.rats[seat].member == NOBODY:
            self.rats[seat].member = len(self.log.cast)
            self.log.cast.append(Member(seat, self.names[seat]))
        return self.log.cast[self.rats[seat].member]
