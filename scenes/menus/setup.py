"""The set-up screen: players, house rules, where people sit, the game's own panel, Play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.agreement import fresh_seed
from game.bots.levels import LEVELS
from game.catalogue import rulebook
from game.language import tr
from scenes import doors
from scenes.events import Event, Key, Pad, Press
from scenes.lessons.script import lesson_of
from scenes.menus.options import NO_NOTCH, OptionRow, build_rows, rows_height
from scenes.menus.players import PlayersPanel
from scenes.menus.rules_page import RulesScene
from scenes.menus.setup_draft import Draft, fresh, restored
from scenes.menus.setup_ground import Ground
from scenes.menus.setup_help import SetupHelp
from scenes.menus.setup_layout import Layout, laid_out
from scenes.menus.setup_modes import build_modes, modes_height
from scenes.menus.setup_part import part_of
from scenes.menus.setup_sheet import TITLE, draw_sheet, title_height, title_middle
from scenes.menus.setup_start import StartPanel
from scenes.scene import Scene
from scenes.stage import WIDTH, Box, Units
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

INSET = 16.0
WIDEST_BUTTON = 290.0
"""The sign stands left of the button."""
MASCOT = (122.0, 40.0)
"""Width and height, below the heading of the house rules, that the mascot takes up at the right."""


class SetupScene(Scene):
    """Fills in a draft; Play turns it into an agreement and opens the table."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.book = rulebook(game)
        self.part = part_of(self.book, self.kit)
        self.draft = self._remembered() or self._fresh()
        self.players = PlayersPanel(self.kit, self.draft, self.part, list(LEVELS.values()), self.changed)
        self.start = StartPanel(self.kit, self.part)
        self.layout: Layout | None = None
        self.ground = Ground(self.kit)
        self._stale = False
        self.focus.key = "play"

    # ------------------------------------------------------------ the draft

    def _remembered(self) -> Draft | None:
        raw = self.app.settings.last_setup.get(self.game)
        looks = [look.id for look in self.part.looks]
        draft = None if raw is None else restored(raw, looks, list(LEVELS), self.book.seats.stop - 1)
        return None if draft is None or not self.part.accepts(draft) else draft

    def _fresh(self) -> Draft:
        return fresh([look.id for look in self.part.looks], list(LEVELS), self.book.seats)

    def changed(self) -> None:
        """The draft has changed: lay out anew with the next frame."""
        self._stale = True
        self.request_frame()

    def last_setup(self) -> None:
        """Put everything back as it was when Play was last pressed."""
        draft = self._remembered()
        if draft is not None:
            self.draft = self.players.draft = draft
            self.app.toast(tr("As in your last game."))
            self.changed()

    # ------------------------------------------------------------ building

    def build(self, ui: Ui) -> None:
        """Header, then panels side by side, or one under the other where the text is large."""
        self._stale = False
        self.players.rows.source = self.app.surface
        layout = self.layout = laid_out(self)
        self.ground.begin(layout)
        self.ground.add(self._draw_table)
        self._header(ui)
        pane = ui.pane("page", layout.page, layout.page_height) if layout.page is not None else None
        self._players(ui, layout.players, pane)
        self._house_rules(ui, layout.rules, pane)
        self._sheet(ui, layout.modes, tr("Where do you sit?"), pane)
        build_modes(ui, self._inner(layout.modes), pane, self.draft.mode, self._sit)
        self._sheet(ui, layout.start, "", None)
        if layout.own is not None:
            self._sheet(ui, layout.own, tr(self.part.own_title), pane)
            self.part.build(ui, layout.own, self.draft, self.changed, pane)
        self.start.build(ui, layout.start, self.draft, self.play)

    def _header(self, ui: Ui) -> None:
        ui.icon_button("back", (76, 66), "back", tr("Back to the tavern"), self.back, radius=34)
        high = min(68.0, self.kit.stage.grow(58, 24))
        words = tr("Last set-up")
        wide = self.kit.text.width(words, 24, "title") + 96
        known = self.game in self.app.settings.last_setup
        wide = min(wide, WIDEST_BUTTON)
        box = (1580 - wide, 68 - high / 2, wide, high)
        ui.button("last", box, words, self.last_setup, icon="undo", size=24, enabled=known)
        if lesson_of(self.game) is not None:
            lesson = tr("New to this game? Play its lesson")
            ui.icon_button(
                "lesson", (1638, 66), "bulb", lesson, lambda: doors.open_lesson(self.app, self.game), radius=34
            )
        ui.icon_button("rules", (1726, 66), "book", tr("Rules"), self.open_rules, radius=34)
        ui.icon_button("help", (1814, 66), "help", tr("What is what?"), self.open_help, radius=34)

    def _sheet(self, ui: Ui, box: Box, title: str, pane: Pane | None) -> None:
        if pane is None:
            self.ground.add(lambda surface: draw_sheet(surface, self.kit, box, title, None))
        else:
            ui.decor(lambda surface: draw_sheet(surface, self.kit, box, title, pane), pane)

    def _inner(self, box: Box) -> Box:
        top = title_height(self.kit)
        return box[0] + INSET, box[1] + top, box[2] - 2 * INSET, box[3] - top - INSET

    def _players(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        self._sheet(ui, box, tr(self.part.title), pane)
        self._players_note(ui, box, pane)
        inner = self._inner(box)
        if pane is None:
            inner = (inner[0], inner[1] - 4, inner[2], inner[3] + 12)
            pane = ui.pane("players", inner, self.players.height())
        self.players.build(ui, inner, pane)

    def _players_note(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        palette, title = self.kit.palette, tr(self.part.title)
        left = box[0] + 30 + self.kit.text.width(title, TITLE, "title") + 34
        spot = (left + 34, box[1] + title_middle(self.kit))
        room = box[0] + box[2] - spot[0] - 24
        wrong = self.draft.problem()
        words = wrong[1] if wrong else self.part.ties(self.draft)
        icon, ink = ("warning", palette.danger) if wrong else ("crown", palette.ink_soft)
        if words:
            ui.decor(lambda surface: self._icon(surface, icon, (left + 12, spot[1]), ink, pane), pane)
            ui.label(words, spot, 22, ink, font="black" if wrong else "bold", width=room, pane=pane)

    def _icon(self, surface: pygame.Surface, name: str, spot: tuple[float, float], ink: str, pane: Pane | None) -> None:
        shown = spot if pane is None else (spot[0], spot[1] - pane.scroll)
        self.kit.art.icon(surface, name, shown, min(30.0, self.kit.stage.text_units(22) * 1.3), ink)

    def rows(self) -> list[OptionRow]:
        """The game's options, then the table's own house rules."""
        confirm = tr("A card counts once you say Ready, so a slip costs nothing.")
        undo = tr("Moves may be taken back even once all cards are face up.")
        return [
            *self.part.rows(self.draft),
            OptionRow("confirm", "check", tr("Confirm each card"), confirm, self.draft.confirm),
            OptionRow("always_undo", "check", tr("Undo after the reveal"), undo, self.draft.always_undo),
        ]

    def _house_rules(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        self._sheet(ui, box, tr("House rules"), pane)
        inner, rows = self._inner(box), self.rows()
        if pane is None:
            pane = ui.pane("house", inner, rows_height(self.kit, rows, inner[2] - 24, self._notch(box[2])))
        room = (inner[0] + 6, inner[1], inner[2] - 24, inner[3])
        build_rows(ui, room, rows, self._choose, pane, self._notch(box[2]))

    def _notch(self, width: float) -> Units:
        """What is kept free for the mascot: nothing where the words need the room, then it is a small one."""
        room, rows = width - 2 * INSET - 24, self.rows()
        costs = rows_height(self.kit, rows, room, MASCOT) > rows_height(self.kit, rows, room)
        return NO_NOTCH if costs else MASCOT

    def _choose(self, name: str, value: Any) -> None:
        if name in ("confirm", "always_undo"):
            setattr(self.draft, name, value)
        else:
            self.draft.options[name] = value
        self.changed()

    def _sit(self, mode: str) -> None:
        if mode == "kiosk":
            doors.offer_kiosk(self.app)
            return
        self.draft.mode = mode
        self.changed()

    def heights(self, width: float) -> tuple[float, float, float]:
        """What players, house rules and table mode want at a width, headings included."""
        inner, around = width - 2 * INSET, title_height(self.kit) + INSET
        return (
            self.players.height() + around,
            rows_height(self.kit, self.rows(), inner - 24, self._notch(width)) + 40 + around,
            modes_height(self.kit, inner) + around,
        )

    # ------------------------------------------------------------ doing

    def play(self) -> None:
        """Start the game, or say what is missing and go there."""
        wrong = self.draft.problem()
        if wrong is not None:
            self.app.toast(wrong[1], icon="warning", tone="bad")
            self.focus.key = f"name-{wrong[0]}"
            return
        if (words := doors.too_many(self.draft.people, self.draft.mode)) is not None:
            self.app.toast(words, icon="warning", tone="bad")
            return
        agreement = self.draft.agreement(self.game, self.part.options(self.draft), fresh_seed())
        self.app.settings.last_setup[self.game] = self.draft.model_dump(mode="json")
        self.app.keep_settings()
        self.kit.sound.play("door_bell")
        doors.open_game(self.app, agreement, self.draft.mode)

    def open_rules(self) -> None:
        """The game's rules."""
        self.app.stack.push(RulesScene(self.app, self.game))

    def open_help(self) -> None:
        """What the parts of this screen are for."""
        self.app.stack.push(SetupHelp(self.app, self.part.help()))

    # ------------------------------------------------------------ events, time, paint

    def receive(self, event: Event) -> None:
        """What is pressed must be what is there: a draft changed earlier in this frame is laid out first."""
        if self._stale and isinstance(event, (Press, Key, Pad)):
            self.rebuild()
        super().receive(event)

    def handle(self, event: Event) -> bool:
        """Digits set the age that has the focus."""
        if isinstance(event, Key) and self.focus.shown and pygame.K_0 <= event.key <= pygame.K_9:
            return self.players.type_digit(self.focus.key, event.key - pygame.K_0)
        return False

    def update(self, dt: float) -> None:
        """Held ages run on; a changed draft is laid out once nothing is held."""
        if self.players.update(dt) | self.part.update(dt):
            self.request_frame()
        if self._stale:
            self.rebuild()

    def draw(self, surface: pygame.Surface) -> None:
        """Table, bunting, sign, panels."""
        self.ground.draw(surface)

    def _draw_table(self, surface: pygame.Surface) -> None:
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
        left, top, _wide, _high = self.kit.stage.visible
        for shift in (-WIDTH, 0, WIDTH) if left < 0 else (0,):
            self.kit.art.draw(surface, "ui/bunting", (shift, max(top, -24.0), WIDTH, 96))
        self.part.draw_sign(surface, (560, 4, 800, 132))

    def draw_over(self, surface: pygame.Surface) -> None:
        """Mascot, crowns, whatever is being dragged."""
        if self.layout is not None:
            page = self.ui.panes[0] if self.layout.page is not None else None
            x, y, w, _h = page.shown(self.layout.rules) if page is not None else self.layout.rules
            before = surface.get_clip()
            surface.set_clip(page.rect if page is not None else before)
            down, k = (106, 0.68) if self._notch(w)[0] else (74, 0.5)
            self.part.draw_mascot(surface, (x + w - 84, y + down), k)
            surface.set_clip(before)
        self.players.draw_crowns(surface)
        self.players.rows.draw_lifted(surface)
        self.part.draw_over(surface)
