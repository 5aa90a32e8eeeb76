"""The log as a list of plain blocks, which Markdown and HTML print each in its own way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.rulebooks.rats_with_gats.story.grammar import Grammar, grammar
from game.rulebooks.rats_with_gats.story.log import CardPlayed, Fight, Log, Member, Note, Said, Scene
from game.rulebooks.rats_with_gats.story.typeset import melt, typeset

SUITS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}


@dataclass(frozen=True, slots=True)
class Block:
    """`kind`: scene, fight, pair, tale, aloud, note, card, result, banner; `head` is who or what, `text` what of it."""

    kind: str
    text: str
    head: str = ""
    card: str = ""
    against: str = ""
    won: bool = False


class Pages:
    """Goes through a log from the crew to the party."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.words: Grammar = grammar(log.language)

    def label(self, name: str, /, **facts: object) -> str:
        """A piece of the log's furniture."""
        text = self.words.labels[name]
        for fact, value in facts.items():
            for slot in (fact, f"de {fact}", f"à {fact}"):
                text = text.replace("{" + slot + "}", melt(slot, str(value)))
        return typeset(text, self.log.language)

    def words_of(self, *names: str) -> str:
        """Labels in the middle of a line, joined by a colon."""
        colon = " : " if self.log.language == "fr" else ": "
        text = "x" + colon.join(self.words.labels[name] for name in names)
        return typeset(text, self.log.language)[1:]

    def blocks(self) -> Iterator[Block]:
        """All there is, in order; heads that lead into a text end in the language's colon."""
        colon = "\u00a0:" if self.log.language == "fr" else ":"
        for block in self._all():
            if block.kind in ("pair", "tale", "aloud", "card", "banner"):
                against = block.against and block.against + colon
                yield replace(block, head=block.head and block.head + colon, against=against)
            else:
                yield block

    def _all(self) -> Iterator[Block]:
        yield Block("scene", self.label("crew"))
        for member in self.log.cast:
            if not member.late:
                yield from self._member(member)
        if self.log.qualities:
            yield Block("pair", self.log.qualities, self.label("qualities"))
        for scene in self.log.scenes:
            yield from self._scene(scene)
        if self.log.party:
            yield Block("scene", self.label("party"))
            for part in self.log.party:
                yield self._part(part)
        if self.log.ended:
            yield Block("end", self.label("end"))

    def _member(self, member: Member) -> Iterator[Block]:
        if not member.nickname:
            return
        yield Block("fight", member.nickname, self.label("player", name=member.player))
        for name in ("looks", "smell", "words", "liked", "hated"):
            text = getattr(member, name)
            if text:
                yield Block("pair", text, self.label(name))
        yield Block("pair", self.words_of("yes" if member.maths else "no"), self.label("maths"))

    def _scene(self, scene: Scene) -> Iterator[Block]:
        yield Block("scene", self.label("scene", n=scene.number), self.label("deep", name=scene.deep))
        if scene.listed:
            names = ", ".join(f"{self.foe(face)} ({card_text(face)})" for face in scene.listed)
            yield Block("pair", names, self.label("obstacles"))
        for name in ("where", "doing", "odd", "shown"):
            text = getattr(scene, name)
            if text:
                yield Block("pair", text, self.label(name))
        for part in scene.parts:
            if isinstance(part, Fight):
                yield from self._fight(part)
            elif isinstance(part, Member):
                yield from self._member(part)
            else:
                yield self._part(part)

    def _fight(self, fight: Fight) -> Iterator[Block]:
        name = {"deep": "challenge"}.get(fight.kind, fight.kind)
        tag = self.words_of("objective", f"tag.{fight.tag}") if fight.tag else ""
        yield Block("fight", self.label(name, rat=fight.rat, other=fight.other), tag)
        for side in ("success", "failure"):
            if text := getattr(fight, side):
                yield Block("pair", text, self.label(side))
        for said in fight.tales:
            if said.role == "taunt":
                yield self._part(said)
        for card in fight.cards:
            yield self._card(card)
            if card.technique:
                number, title = card.technique
                yield Block("banner", _quoted(title, self.log.language), self.label("technique", n=number))
        if fight.result:
            yield Block("result", self.label(fight.result), won=fight.result == "won")
        for said in fight.tales:
            if said.role != "taunt":
                yield self._part(said)
        for note in fight.notes:
            yield self._part(note)

    def _card(self, card: CardPlayed) -> Block:
        if not card.card:
            told = self.words_of("unanswered")
        else:
            sums = f"{card.worth}/{card.value}, " if not card.technique else ""
            told = sums + self.words_of("beats" if card.won else "fails")
        if card.blind:
            told += f", {self.words_of('blind')}"
        foe = card_text(card.obstacle) if card.duel else f"{self.foe(card.obstacle)} ({card_text(card.obstacle)})"
        return Block("card", told, card.rat, card.card, foe, card.won)

    def _part(self, part: Said | Note) -> Block:
        if isinstance(part, Note):
            return Block("note", part.text)
        if not part.text:
            return Block("aloud", self.label("aloud"), part.who)
        named = part.role == "taunt" or (part.role == "aim" and part.who not in part.text)
        return Block("tale", part.text, part.who if named else "")

    def foe(self, face: str) -> str:
        """What an obstacle is called."""
        return typeset("x" + self.words.obstacles[face].called(for_family=self.log.family), self.log.language)[1:]


def _quoted(title: str, language: str) -> str:
    return typeset(f"« {title} »", language) if language == "fr" else f"“{title}”"


def card_text(face: str) -> str:
    """A card as people write it: 10♥."""
    return face[:-1] + SUITS[face[-1]] if face[-1] in SUITS else face
