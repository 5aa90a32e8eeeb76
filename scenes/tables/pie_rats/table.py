"""Pie Rats at the table: its layout, drafts, cues, pictures and words, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.core import HIDDEN, Action, Event
from game.language import tr
from game.rulebooks.pie_rats import deeds, events, words
from game.rulebooks.pie_rats.actions import Pass
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import DEFEND, LOOT, LURE, State
from scenes.kit import Kit
from scenes.motion.cue import Cue, Way
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box
from scenes.table.contract import Draft, Extra, Panel, Prompt, Refusal, Shown, Status, Table, Tap, Window
from scenes.table.drag import covered
from scenes.table.offers import Drag, Gesture
from scenes.tables.pie_rats import places
from scenes.tables.pie_rats.asking import Asking, gesture
from scenes.tables.pie_rats.captions import CAPTIONS
from scenes.tables.pie_rats.cues import cue
from scenes.tables.pie_rats.discards import DiscardsScene
from scenes.tables.pie_rats.drafts import Drafts, number
from scenes.tables.pie_rats.effects import Effects
from scenes.tables.pie_rats.faces import Faces
from scenes.tables.pie_rats.layout import BACK, DEPTH, Layout, box_of
from scenes.tables.pie_rats.marks import Marks
from scenes.tables.pie_rats.panels import Panels
from scenes.tables.pie_rats.pieces import Pieces
from scenes.tables.pie_rats.places import CARD
from scenes.tables.pie_rats.refusals import Refusals
from scenes.tables.pie_rats.spots import GANG, MOMENT, PILE, card, pie_slot, pie_spot, spot_card
from scenes.tables.pie_rats.story import Story, opened

if TYPE_CHECKING:
    from scenes.app import App

ENLARGED: Final = 500.0
CARRY: Final = 0.46
"""Seconds from the gang to the window, and from there to wherever a rat goes."""
KINDS: Final = ("pie_cards", "pie_fans")


class PieTable(Table):
    """The table before one window."""

    tune = "sill"
    captions = CAPTIONS
    ready_box = (1082.0, 646.0, 232.0, 68.0)
    veil_box = (1640.0, 722.0, 262.0, 54.0)
    next_box = (1082.0, 646.0, 232.0, 68.0)
    lays_each_time = False
    choices_fade = False
    rounds_open = True
    small = 200.0
    acts_unseen = True
    window_game = True
    back_face = BACK

    def __init__(self, kit: Kit, rules: PieRules, names: Sequence[str]) -> None:
        self.kit = kit
        self.rules = rules
        self.names = words.seat_names(rules, names)
        self.places = Layout(rules)
        self.faces = Faces(kit)
        self.marks = Marks(kit, self.faces)
        self.plates = Panels(kit, self.places, self.names, self.marks)
        self.pieces = Pieces(kit, self.places, self.faces, self.marks)
        self.effects = Effects(kit)
        self.drafts = Drafts(rules)
        self.asking = Asking(rules, self.names, self.drafts)
        self.reasons = Refusals(rules, self.names, self.drafts)
        self._offered: frozenset[str] = frozenset()
        self._free: frozenset[int] = frozenset()
        """Rats that would follow as things stand."""
        self._over: str | None = None
        """The spot that the piece in hand hung over when it was last drawn."""
        self._poses: dict[Piece, Pose] = {}
        self._status = Status((), None, busy=False)
        self._view: State = rules.blank()
        self._time = 0.0

    def rebuilt(self) -> None:
        self.pieces.sprites.clear()

    def preparations(self) -> Iterator[Callable[[], object]]:
        yield from self.pieces.first_needed(self._view, self.near)

    # ------------------------------------------------------------ what is shown

    def opening(self, view: State, viewer: int, seat: int) -> Shown:
        self._view = view
        self.asking.know(view)
        return Shown(view, viewer, seat, story=opened(view))

    def after(self, shown: Shown, event: Event, view: State) -> Shown:
        story: Story = shown.story
        return replace(shown, view=view, story=story.after(event, view))

    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        return None

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        return self.places.layout(shown)

    def cue(self, event: Event, shown: Shown) -> Cue:
        self._sparks(event, shown)
        told = cue(event, shown)
        return replace(told, ways=self._carriers(event, shown)) if isinstance(event, deeds.Looted) else told

    def _carriers(self, event: deeds.Looted, shown: Shown) -> dict[Piece, Way]:
        """The crew goes by the window to fetch its pie; who has a tunnel comes home from there."""
        spot, ends = self._poses.get(("pie", event.pie)), self.layout(shown)
        if spot is None:
            return {}
        found: dict[Piece, Way] = {}
        for number_, rat in enumerate(event.crew):
            end = ends[card(rat)]
            off = (number_ - (len(event.crew) - 1) / 2) * 46
            there = Pose(spot.x + off, spot.y - 40, off / 8, 0.24, end.face, DEPTH["moment"] + number_)
            found[card(rat)] = Way((there, end), each=CARRY, arc=60.0)
        return found

    def _sparks(self, event: Event, shown: Shown) -> None:
        """What flies along with an event that begins."""
        if isinstance(event, deeds.Looted):
            before = self._poses.get(("pie", event.pie))
            if before is not None:
                self.effects.crumbs((before.x, before.y))
        elif isinstance(event, deeds.Lured):
            ends = self.layout(shown)
            for rat in event.rats:
                start = self._poses.get(card(rat))
                if start is not None:
                    self.effects.hearts((start.x, start.y), (ends[card(rat)].x, ends[card(rat)].y))
        elif isinstance(event, deeds.Mirrored):
            x, y, w, h = self.places.stage
            self.effects.ring("spark", (x + w / 2, y + h / 2), w * 0.7, h, 54)

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        if isinstance(piece, tuple) and piece[0] == "pie":
            return replace(end, y=end.y - 90, scale=end.scale * 0.6, alpha=0.0)
        return replace(end, alpha=0.0)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        return None

    def hand(self, shown: Shown) -> Sequence[Piece]:
        return self.places.held(shown)

    # ------------------------------------------------------------ what can be done

    def gesture(self, action: Action) -> Gesture:
        return gesture(action)

    def tap(self, spot: str) -> Tap | None:
        return self.asking.tap(spot)

    def tap_box(self, number: int) -> Box:
        x, y, w, h = self.ready_box
        return x - number * (w + 14), y, w, h

    def parts(self, view: Any, seat: int) -> Iterable[Drag]:
        self.asking.know(view)
        return self.drafts.parts(view, seat)

    def drafted(self, piece: Piece, spot: str | None, shown: Shown) -> Draft | None:
        return self.drafts.drafted(piece, spot, shown)

    def proposal(self, shown: Shown) -> Action | None:
        return self.drafts.proposal(shown)

    def window(self, view: State) -> Window | None:
        if not view.pending or not view.pending[-1].waiting:
            return None
        step = view.pending[-1]
        key = (view.round, view.phase, len(view.pending), replace(step, waiting=()), len(view.discard))
        windows = self.rules.windows
        asked = [s for s in step.waiting if view.hands[s] and (windows.mirrors(view, s) or windows.in_reach(view, s))]
        return Window(key, tuple(asked), Pass)

    def wait_box(self, seat: int) -> Box:
        if seat == self.near:
            return self.ready_box
        x, y, w, h = self.places.seats(self.near)[seat].box
        return x + w - 268, y + h - 66, 256, 56

    def extras(self, app: App, shown: Shown) -> Sequence[Extra]:
        if not shown.view.discard:
            return ()
        (x, y), high = self.places.piles.discard, self.places.piles.high
        faces = [shown.view.faces[piece] for piece in shown.view.discard]
        spot = (x + high * 0.38, y - high * 0.47)
        look = tr("Look through the discards")
        return (
            Extra("discards", spot, "search", look, lambda: app.stack.push(DiscardsScene(app, self.pieces, faces))),
        )

    def confirms(self, piece: Piece, spot: str) -> bool:
        return spot not in (PILE, GANG)

    def ready_words(self, shown: Shown) -> str:
        return self.asking.ready_words(shown)

    def summons(self, view: State, seat: int) -> str:
        return self.asking.summons(view, seat)

    def spots(self, shown: Shown) -> dict[str, Box]:
        return self.places.spots(shown)

    def spot_name(self, spot: str) -> str:
        return self.asking.spot_name(spot)

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        return self.reasons.refusal(piece, spot, shown)

    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        if pose.alpha < 0.5 or pose.scale < 0.12:
            return None
        if number(piece) is None:
            return pose.x - 98 * pose.scale, pose.y - 130 * pose.scale, 196 * pose.scale, 142 * pose.scale
        return None if (pose.x, pose.y) == self.places.piles.deck else box_of(pose)

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        return self.asking.piece_name(piece, shown)

    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        """Order for the focus ring: the hand, then the own gang, then the others."""
        pose = self._poses.get(piece)
        if pose is None:
            return (3, 0)
        if number(piece) is None:
            return (3, 0)
        own = pose.depth < DEPTH["hand"] and pose.y > places.OWN[1]
        return (0 if pose.depth >= DEPTH["hand"] else 1 if own else 2, 0)

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        return self.asking.prompt(shown, status)

    # ------------------------------------------------------------ the picture

    def backdrop(self, surface: pygame.Surface) -> None:
        self.plates.backdrop(surface)

    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        self._status = status
        return self.plates.build(shown, status, self.prompt(shown, status), self._last(shown))

    def _last(self, shown: Shown) -> tuple[int, str]:
        """What waits to happen, else the latest event that tells something, with the Captain that it is about."""
        story: Story = shown.story
        if shown.view.pending:
            return shown.view.pending[-1].seat, self.asking.moment_words(shown.view)
        for event in reversed(story.told):
            told = self.sentence(event)
            if told:
                return concerns(event), told
        return -1, ""

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        self.pieces.draw(surface, piece, pose, shown, moving=self.moves(piece))

    def foresee(self, piece: Piece, end: Pose) -> bool:
        return number(piece) is not None and self.pieces.sprites.foresee(end, CARD[1])

    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        self._offered = offered
        self._poses = self.layout(shown)
        laid = pie_slot(shown.draft.spot) if shown.draft is not None else None
        self.pieces.hot = frozenset(s for s in shown.view.sill if s == laid or pie_spot(s) in offered)
        self._stage(surface, shown)
        if self._status.fuse is not None:
            self.plates.stage.fuse(surface, self._status.fuse, self._time, len(shown.story.stage))
        self._slots(surface, shown, offered)
        self.pieces.gap(surface, shown)

    def _held(self, shown: Shown) -> Piece | None:
        return shown.lifted if shown.lifted is not None else shown.picked

    def _stage(self, surface: pygame.Surface, shown: Shown) -> None:
        """Sums of what is put together or hangs over a spot."""
        view: State = shown.view
        self.pieces.spent = self._free = frozenset()
        if self.drafts.acting(shown) < 0:
            return
        if view.phase == LURE:
            rats = self._rats(shown)
            if rats:
                chosen = shown.draft.chosen if shown.draft is not None and len(rats) == len(shown.draft.parts) else None
                told = self.drafts.lure_sum(shown, rats, chosen)
                self.pieces.spent = frozenset(told.cards if told.wins else ())
                self._free = frozenset(rats if told.wins else ())
                self.plates.stage.lure(surface, told, view.faces)
        elif view.phase == LOOT and (draft := self._gathering(shown)) is not None:
            over = shown.lifted if draft.spot == self._over else None
            self.plates.stage.loot(surface, self.drafts.loot_sum(shown, draft, over))

    def _gathering(self, shown: Shown) -> Draft | None:
        """The crew for a pie: what is put together, or what the piece in hand hangs over."""
        if shown.lifted is not None and pie_slot(self._over) is not None and self._over is not None:
            same = shown.draft is not None and shown.draft.spot == self._over
            return shown.draft if same else Draft(self._over, ())
        return shown.draft if shown.draft is not None and pie_slot(shown.draft.spot) is not None else None

    def _rats(self, shown: Shown) -> tuple[int, ...]:
        """Rats in the draft and the one in hand; alone where the two would not follow."""
        had = [n for part in (shown.draft.parts if shown.draft is not None else ()) if (n := number(part)) is not None]
        held = number(self._held(shown))
        view: State = shown.view
        own = held is not None and held in (*view.gangs[shown.seat], *view.hands[shown.seat], *view.charms[shown.seat])
        if held is None or own or held in had:
            return tuple(had)
        if not any(held in gang for gang in view.gangs):
            return tuple(had)
        both = (*had, held)
        return both if len(both) < 2 or self.drafts.sets(view, shown.seat, both) else (held,)

    def _slots(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        """What would accept the held piece."""
        view: State = shown.view
        if GANG in offered and view.phase != DEFEND:
            self.pieces.landing(surface, shown, sideways=view.phase == LURE)
        for spot in (PILE, MOMENT):
            if spot in offered:
                self.kit.art.draw(surface, "ui/slot_hot", self.places.spots(shown)[spot])
        boxes = self.places.spots(shown)
        for spot in offered:
            if spot_card(spot) is not None and spot in boxes and self._over in (None, spot):
                self.pieces.glow(surface, boxes[spot])

    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        self._over = aimed = self._aimed(shown, held)
        target, what = spot_card(aimed), number(shown.lifted)
        if held is not None and target is not None and what is not None:
            words = self.asking.aim_words(shown.view, what, target)
            self.pieces.tip(surface, box_of(held), words)
        if held is not None and self.pieces.spent | self._free:
            self.pieces.hearts(surface, held, 0.0 if self.kit.calm else self._time)
        self.effects.draw(surface)

    def _aimed(self, shown: Shown, held: Pose | None) -> str | None:
        """The spot that the held piece would be put on."""
        if held is None:
            return None
        boxes = {spot: box for spot, box in self.places.spots(shown).items() if spot in self._offered}
        return covered(box_of(replace(held, lift=0.0)), boxes)

    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        if number(piece) is None:
            return self.pieces.large_pie(surface, near.face.removeprefix("pie_rats/pie_"), (near.x, near.y))
        if near.face == BACK:
            return None
        wide = ENLARGED * places.ASPECT
        off = wide / 2 + CARD[0] * near.scale / 2 + 30
        x = near.x + off if near.x < 960 else near.x - off
        x = min(max(wide / 2 + 20, x), 1900 - wide / 2)
        y = min(max(124 + ENLARGED / 2, near.y), 1060 - ENLARGED / 2)
        return self.pieces.enlarged(surface, near.face.replace("pie_fans/", "pie_cards/"), (x, y), ENLARGED)

    def landed(self, event: Event, shown: Shown) -> None:
        if isinstance(event, events.PieRevealed):
            spot = self.places.sill(shown.view).get(event.pie)
            if spot is not None:
                self.effects.steam(spot.foot, spot.scale)
        elif isinstance(event, deeds.Looted) and event.back:
            self.kit.sound.play("tunnel_pop")

    def update(self, dt: float) -> bool:
        self._time += dt
        return self.effects.update(dt)

    def sentence(self, event: Event) -> str:
        return words.sentence(event, self.names)

    def log_picture(self, event: Event) -> str:
        seat = concerns(event)
        return self.plates.disc(seat) if seat >= 0 else ""

    def seat_picture(self, seat: int) -> str:
        return f"pie_rats_crew/{self.rules.captains[seat]}_badge"

    def hidden_faces(self, state: State, viewer: int) -> set[str]:
        """Pictures that no frame of this viewer may hold now: cards that lie in no place it may look into."""
        view = self.rules.view(state, viewer)
        seen = {face for face in view.faces if face != HIDDEN}
        return {f"{kind}/{f}" for kind in KINDS for f in state.faces if f not in seen and f != HIDDEN}


def concerns(event: Any) -> int:
    """The Captain that an event is about; -1 for one that concerns everybody."""
    if isinstance(event, deeds.RatDiscarded):
        return event.owner
    return int(getattr(event, "seat", -1))
