"""Rats with Gats at the table: its layout, cues, pictures, forms and words, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.agreement import Agreement
from game.core import PUBLIC, Action, Event, Session
from game.language import tr
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats import rat_events, scene_events, words
from game.rulebooks.rats_with_gats.charts import set_family
from game.rulebooks.rats_with_gats.events import MotionPut
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import NOBODY, NONE, State
from scenes.kit import Kit
from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Extra, Floor, Panel, Prompt, Refusal, Shown, Status, Table, Tap
from scenes.table.offers import Gesture
from scenes.table.sheet import Desk, Sheet
from scenes.tables.rats_with_gats import geometry as at
from scenes.tables.rats_with_gats import sentences
from scenes.tables.rats_with_gats.asking import WINDOWS, Asking
from scenes.tables.rats_with_gats.captions import CAPTIONS
from scenes.tables.rats_with_gats.cardwords import spelled
from scenes.tables.rats_with_gats.crew import Crew
from scenes.tables.rats_with_gats.cues import cue
from scenes.tables.rats_with_gats.effects import Effects
from scenes.tables.rats_with_gats.last_time import LastTime
from scenes.tables.rats_with_gats.layout import BACK, CHALLENGE, DUEL, HAND, PILE, SEA, Layout, box_of
from scenes.tables.rats_with_gats.logbook import LogBook
from scenes.tables.rats_with_gats.panels import Panels
from scenes.tables.rats_with_gats.pieces import Pieces
from scenes.tables.rats_with_gats.seas import Seas
from scenes.tables.rats_with_gats.sheets import sheet_of
from scenes.tables.rats_with_gats.story import Story
from scenes.tables.rats_with_gats.yarn import voiced

if TYPE_CHECKING:
    from game.agreement import Agreement
    from game.core import Session
    from scenes.app import App
    from scenes.scene import Scene

ENLARGED: Final = 560.0
UNSEEN: Final = (
    *("invent", "offer", "swap_answer", "assign", "duel_card", "cards"),
    *("rest", "ballot", "rank_vote", "hat_vote", "end"),
)
"""Steps that are answered behind the curtain where people share the screen."""
AGAIN: Final = ("cards", "rest")
"""Steps in which one answers several times without the curtain in between."""


class GatsTable(Table):
    """The table of one voyage."""

    tune = "voyage"
    captions = CAPTIONS
    ready_box = (1246.0, 868.0, 172.0, 62.0)
    veil_box = None
    next_box = (1246.0, 868.0, 172.0, 62.0)
    lays_each_time = False
    choices_fade = False
    rounds_open = True
    small = 230.0
    acts_unseen = True
    back_face = BACK
    near_spots = frozenset((HAND,))
    private_box = (24.0, 122.0, 368.0, 930.0)

    def __init__(self, kit: Kit, rules: GatsRules, names: Sequence[str]) -> None:
        set_family(rules.options.family)
        self.kit = kit
        self.rules = rules
        self.names = words.seat_names(rules, names)
        self.crew = Crew(rules, self.names)
        self.places = Layout(rules, self.names)
        self.plates = Panels(kit, self.places, self.crew)
        self.pieces = Pieces(kit, self.places)
        self.seas = Seas(self.pieces, self.places, rules)
        self.effects = Effects(kit)
        self.asking = Asking(rules, self.crew)
        self._story = Story()
        self._status = Status((), None, busy=False)

    def attend(self, agreement: Agreement, session: Session[Any]) -> None:
        self.crew.attend(agreement, session)

    def rebuilt(self) -> None:
        self.pieces.sprites.clear()

    def preparations(self) -> Iterator[Callable[[], object]]:
        yield from self.pieces.first_needed(self.asking.view, self.near)

    # ------------------------------------------------------------ what is shown

    def opening(self, view: State, viewer: int, seat: int) -> Shown:
        self.asking.view = view
        if view.scene < self._story.scene:
            self._story = Story()
        return Shown(view, viewer, seat, story=self._story)

    def after(self, shown: Shown, event: Event, view: State) -> Shown:
        story: Story = shown.story
        self._story = story.after(event, view)
        return replace(shown, view=view, story=self._story)

    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        return None

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        return self.places.layout(shown)

    def cue(self, event: Event, shown: Shown) -> Cue:
        if isinstance(event, rat_events.TechniqueUsed):
            told = self.crew.technique(event.seat, event.slot, event.number, event.text)
            self.effects.unroll(self.rat_name(shown.view, event.seat), *told)
        elif isinstance(event, rat_events.ItemMoved) and event.to != NOBODY:
            chip = "gats/chip_name" if event.what else "gats/chip_gat"
            self.effects.fly(chip, event.text, self._spot(shown, event.source), self._spot(shown, event.to))
        elif isinstance(event, rat_events.HatTaken) and event.seat != NOBODY:
            start = self._spot(shown, event.before) if event.before not in (NOBODY, event.seat) else (916.0, 420.0)
            self.effects.fly("gats/hat_captain", "", start, self._spot(shown, event.seat))
        return cue(event, shown, self.places)

    def _spot(self, shown: Shown, seat: int) -> Units:
        """Where things come from and go to at a seat: its plate, or the near rat's record."""
        plates = at.plates(len(shown.view.rats), shown.seat, shown.view.deep)
        box = next((plate.box for plate in plates if plate.seat == seat), at.RECORD)
        return box[0] + min(200.0, box[2] / 2), box[1] + min(160.0, box[3] / 2)

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        return replace(end, alpha=0.0)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        return None

    # ------------------------------------------------------------ who is who

    def rat_name(self, view: State, seat: int) -> str:
        """A rat's name or nickname."""
        return self.crew.rat_name(view, seat)

    def portrait(self, view: State, seat: int) -> str:
        """A rat's square portrait."""
        return self.crew.portrait(view, seat)

    def badge(self, view: State, seat: int) -> str:
        """A rat's round portrait."""
        return self.crew.badge(view, seat)

    def motion_words(self, view: State) -> str:
        """The motion that is voted on, in a sentence."""
        if not view.motion:
            return ""
        kind, seat, what = view.motion
        put = next((e for e in reversed(self._story.told) if isinstance(e, MotionPut)), None)
        by = put.by if put is not None else int(seat)
        return words.sentence(MotionPut(str(kind), int(seat), int(what), by), self.names)

    def hand(self, shown: Shown) -> Sequence[Piece]:
        return self.places.held(shown)

    # ------------------------------------------------------------ what can be done

    def gesture(self, action: Action) -> Gesture:
        return self.asking.gesture(action)

    def tap(self, spot: str) -> Tap | None:
        return self.asking.tap(spot)

    def confirms(self, piece: Piece, spot: str) -> bool:
        return False

    def springs(self, piece: Piece) -> bool:
        return self.asking.view.step in ("apply", "pick") or self._laid(piece)

    def _laid(self, piece: Piece) -> bool:
        return any(("card", o.laid) == piece for o in self.asking.view.obstacles)

    def summons(self, view: State, seat: int) -> str:
        return sentences.summons(view, self.crew, seat)

    def floor(self, view: State) -> Floor | None:
        if view.step not in WINDOWS:
            return None
        if view.step in ("free", "free_again"):
            return Floor(tuple(view.deep_seats()), lambda seat: act.Say(seat))
        hero = view.challenge.hero if view.challenge is not None else NONE
        return Floor((hero,), lambda seat: act.Pass(seat))

    def openly(self, view: State, seat: int) -> bool:
        return view.step not in (*UNSEEN, *WINDOWS)

    def looks_on(self, view: State, seat: int) -> bool:
        return view.step in AGAIN and seat in view.waiting()

    def sheet(self, desk: Desk) -> Sheet | None:
        return sheet_of(desk, self)

    def voiced(self, action: Action, agreement: Agreement, session: Session[Any]) -> Action:
        return voiced(agreement, session, action)

    def recap(self, app: App) -> Scene | None:
        book = self.crew.chronicle
        words = book.last_time() if book is not None else ""
        return LastTime(app, words) if words else None

    def tap_box(self, number: int) -> Box:
        x, y, w, h = self.ready_box
        return x, y + number * (h + 12), w, h

    def extras(self, app: App, shown: Shown) -> Sequence[Extra]:
        def open_log() -> None:
            book = self.crew.chronicle
            if book is not None:
                app.stack.push(LogBook(app, book))

        return (Extra("ships-log", (1888.0, 912.0), "chevron_left", tr("Ship's log"), open_log, 28.0),)

    def spots(self, shown: Shown) -> dict[str, Box]:
        return self.places.spots(shown)

    def spot_name(self, spot: str) -> str:
        return self.asking.spot_name(spot)

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        return self.asking.refusal(piece, spot, shown)

    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        if pose.alpha < 0.5 or pose.scale < 0.35:
            return None
        if (pose.x, pose.y) == at.DISCARD or (pose.angle == -4.0 and not self._blind()):
            return None
        return box_of(pose)

    def _blind(self) -> bool:
        """Whether the top of the deck may be laid."""
        view = self.asking.view
        return view.step == "cards" and view.challenge is not None

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        return self.asking.piece_name(piece, shown)

    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        """Order for the focus ring: the own hand, then obstacles, then what lies below them."""
        view = self.asking.view
        number = int(piece[1]) if isinstance(piece, tuple) else NONE
        held = 0 <= self.near < len(view.hands) and number in view.hands[self.near]
        return (0 if held else 1 if view.index(number) != NONE else 2,)

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        return sentences.prompt(shown.view, self.crew, status.asked, busy=status.busy)

    # ------------------------------------------------------------ the picture

    def backdrop(self, surface: pygame.Surface) -> None:
        surface.blit(self.kit.art.background("gats/table"), (0, 0))

    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        self._status = status
        told = self.plates.told(shown.story, shown.view, self.sentence)
        return self.plates.build(shown, status, self.prompt(shown, status), told)

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        moving = self.moves(piece)
        self.pieces.draw(surface, piece, pose, self.seas.head(piece, shown), moving=moving)
        if not moving:
            self.seas.dress(surface, piece, pose, shown)

    def foresee(self, piece: Piece, end: Pose) -> bool:
        return self.pieces.sprites.foresee(end, self.pieces.high_of(end.face))

    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        for spot in (CHALLENGE, SEA, HAND, PILE, DUEL):
            if spot in offered:
                self.kit.art.draw(surface, "ui/slot_hot", self.places.spots(shown)[spot])
        self.seas.under(surface, shown, offered)
        self.pieces.gap(surface, shown)

    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        self.seas.above(surface, shown, held)
        self.effects.draw(surface)

    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        if near.face == "gats/poker_back":
            return None
        wide = ENLARGED * 0.8
        x = min(max(wide / 2 + 20, near.x), 1900 - wide / 2)
        y = min(max(120 + ENLARGED / 2, near.y), 1060 - ENLARGED / 2)
        return self.seas.enlarged(surface, near.face, (x, y), ENLARGED)

    def landed(self, event: Event, shown: Shown) -> None:
        return

    def update(self, dt: float) -> bool:
        return self.effects.update(dt)

    def sentence(self, event: Event) -> str:
        return spelled(words.sentence(event, self.names))

    def log_picture(self, event: Event) -> str:
        seat = concerns(event)
        return self.crew.seals[seat] if seat >= 0 else ""

    def seat_picture(self, seat: int) -> str:
        return self.crew.badge(self.asking.view, seat)


def concerns(event: Any) -> int:
    """The seat that an event is about; -1 for one that concerns everybody."""
    if isinstance(event, scene_events.SceneBegan):
        return event.deep.index(True)
    seat = getattr(event, "seat", getattr(event, "caller", PUBLIC))
    return int(seat) if isinstance(seat, int) else PUBLIC
