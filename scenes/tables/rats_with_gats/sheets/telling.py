"""The box in which a part of the story is told: a suggestion to take, change, exchange, or say aloud instead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from game.language import mark, tr
from game.rulebooks.rats_with_gats.actions import Narrate
from game.rulebooks.rats_with_gats.cards import COURT_SLOT
from game.rulebooks.rats_with_gats.charts import entry
from game.rulebooks.rats_with_gats.texts import TALE
from scenes.stage import Box
from scenes.tables.rats_with_gats.sheets.base import ROUND, GatsSheet
from scenes.tables.rats_with_gats.sheets.form import Answer
from scenes.tables.rats_with_gats.sheets.scening import ALOUD
from scenes.tables.rats_with_gats.sheets.suggestions import Occasion
from scenes.widgets.pane import Pane
from scenes.widgets.paper import Paper
from scenes.widgets.ui import Ui

WAYS: Final = {
    "C": mark("by shooting and stabbing"),
    "D": mark("by swimming and sailing"),
    "S": mark("by sneaking and scheming"),
    "H": mark("by shouting and singing"),
}


class TellSheet(GatsSheet):
    """Who tells, which card says how, and the text."""

    first = "take"
    occasion: Occasion = "tell"

    def build(self, ui: Ui) -> None:
        """Heading with the suit, paper, three buttons."""
        self.fill("text", self.occasion)
        heading, how, icon = self.told()
        form = self.form(ui, heading, how, icon=icon)
        room = form.frame[3] - 2 * (min(self.kit.stage.grow(54, 24), 96.0) + 8) - 44
        lines = max(2.6, (room - 26) / (self.kit.stage.text_units(22) * 1.3))
        form.paper("text", "", lines=lines, limit=TALE, hint=tr("Write what happens…"))
        form.add(self.kit.stage.text_units(18) * 1.2, self._state(ui))
        dice = self.another("text", self.occasion)
        form.foot(
            Answer("take", tr("Take it"), self._hand_in, "gold", "", self.fine),
            Answer("another", tr("Another"), dice, "wood"),
        )
        form.foot(Answer("aloud", tr("I say it aloud"), self._aloud, "wood", "people"))
        form.build("tell")

    def told(self) -> tuple[str, str, str]:
        """Heading, in which manner, picture."""
        name = self.table.names[self.seat]
        item = self.view.agenda[0] if self.view.agenda else ()
        role, faces = (str(item[2]), [str(face) for face in item[3:]]) if len(item) > 2 else ("hero", [])
        if role == "deep":
            words = ", ".join(tr(entry(face).title) for face in faces)
            return tr("{name} tells what went wrong").format(name=name), words, "gats/icon_deep"
        heading = tr("{name} tells it").format(name=name)
        if not faces:
            return heading, tr("without a card to play"), ""
        techniques = [face for face in faces if face in COURT_SLOT]
        if techniques:
            technique = self.view.rats[self.seat].techniques[COURT_SLOT[techniques[0]]]
            how = tr("by the technique “{text}”").format(text=technique.text) if technique.text else tr("by technique")
            return heading, how, "gats/icon_technique"
        how = ", ".join(dict.fromkeys(tr(WAYS[face[-1]]) for face in faces if face[-1] in WAYS))
        return heading, how, f"gats/suit_{faces[0][-1]}"

    def _state(self, ui: Ui) -> Callable[[Box, Pane], None]:
        """What stands there: which suggestion, or own words; a complaint where it cannot be handed in."""

        def build(box: Box, pane: Pane) -> None:
            def paint(surface: pygame.Surface) -> None:
                at = self.offered.get("text")
                words, ink = (
                    (tr("Own words"), self.ink) if at is None else (tr("A suggestion, yours to change"), self.ink)
                )
                field = next((field for field in ui.fields if field.key == "text"), None)
                complaint = field.complaint() if isinstance(field, Paper) else ""
                if complaint:
                    words, ink = complaint, self.alarm
                y = box[1] + box[3] / 2 - pane.scroll
                room = box[2] - 70
                self.kit.text.draw(surface, words, (box[0] + 4, y), 17, ink, max_width=room)
                if at is not None:
                    count = f"{at + 1} / {ROUND}"
                    self.kit.text.draw(surface, count, (box[0] + box[2] - 4, y), 17, ink, anchor="rm")

            ui.decor(paint, pane)

        return build

    def _aloud(self) -> None:
        self.desk.act(replace(self.legal(Narrate)[0], text=ALOUD))

    def _hand_in(self) -> None:
        text = self.texts.get("text", "").strip()
        self.desk.act(replace(self.legal(Narrate)[0], text=text or ALOUD))


class PartySheet(TellSheet):
    """The end of it all: what the rat does at the party."""

    occasion: Occasion = "party"

    def told(self) -> tuple[str, str, str]:
        """The rat at the party."""
        heading = tr("The party")
        how = tr("{rat} has the last word").format(rat=self.rat(self.seat))
        return heading, how, self.table.badge(self.view, self.seat)
