"""The Treasure Run at the table: its layout, cues, pictures and words, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from game.core import HIDDEN, Action, Event
from game.rulebooks.treasure_run import events, words
from game.rulebooks.treasure_run.actions import NOTHING, Answer, Play
from game.rulebooks.treasure_run.board import SHIP
from game.rulebooks.treasure_run.cards import FACTS
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import CHEST, MOVE, State
from scenes.kit import Kit
from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box
from scenes.table.contract import Panel, Prompt, Refusal, Shown, Status, Table, Tap
from scenes.table.drag import covered
from scenes.table.offers import Gesture
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.asking import TRADE, Asking
from scenes.tables.treasure_run.captions import CAPTIONS
from scenes.tables.treasure_run.cues import Cues, before
from scenes.tables.treasure_run.effects import Effects
from scenes.tables.treasure_run.farm import facts, spot_of
from scenes.tables.treasure_run.hints import LOOK_AHEAD, Hints
from scenes.tables.treasure_run.layout import (
    BACK,
    CARD,
    CARRIED,
    CROC,
    FELT,
    GEM,
    Layout,
    box_of,
    carried_box,
    kind_of,
    standing_box,
)
from scenes.tables.treasure_run.looks import RAT_LOOKS
from scenes.tables.treasure_run.panels import Panels
from scenes.tables.treasure_run.pieces import GHOST, Pieces
from scenes.tables.treasure_run.prompts import Prompts
from scenes.tables.treasure_run.refusals import Refusals
from scenes.tables.treasure_run.story import Story, opened

ENLARGED: Final = 480.0


WISHING: Final = 3
"""Choices of a trade after which only the wish is left."""


class TreasureTable(Table):
    """The table of one run."""

    tune = "run"
    captions = CAPTIONS
    ready_box = (1200.0, 1000.0, 212.0, 68.0)
    back_box = (1420.0, 1003.0, 62.0, 62.0)
    veil_box = None
    next_box = (1200.0, 1000.0, 280.0, 68.0)
    lays_each_time = False
    choices_fade = False
    rounds_open = True
    small = 110.0
    back_face = BACK

    def __init__(self, kit: Kit, rules: TreasureRules, names: Sequence[str]) -> None:
        self.kit = kit
        self.rules = rules
        self.names = words.seat_names(rules, names)
        self.places = Layout(rules)
        self.plates = Panels(kit, self.places, self.names)
        self.pieces = Pieces(kit, self.places)
        self.effects = Effects(kit)
        self.hints = Hints(kit, self.places)
        self.cues = Cues(self.places)
        self.asking = Asking(rules, self.places, self.names)
        self.prompts = Prompts(rules, self.places, self.names, self.sentence)
        self.refusals = Refusals(rules, self.names)
        self._offered: frozenset[str] = frozenset()
        self._status = Status((), None, busy=False)
        self._last_view: State = rules.blank()

    def rebuilt(self) -> None:
        self.pieces.clear()

    def preparations(self) -> Iterator[Callable[[], object]]:
        yield from self.pieces.first_needed(self._last_view, self.near)

    # ------------------------------------------------------------ what is shown

    def opening(self, view: State, viewer: int, seat: int) -> Shown:
        self.asking.faces = view.faces
        self._last_view = view
        self.plates.sets_off = ""
        return Shown(view, viewer, seat, story=opened(view))

    def after(self, shown: Shown, event: Event, view: State) -> Shown:
        story: Story = shown.story
        return replace(shown, view=view, story=story.after(event, view))

    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        return None

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        return self.places.layout(shown)

    def cue(self, event: Event, shown: Shown) -> Cue:
        if isinstance(event, events.CrocWalked) and event.why == "noise":
            self.effects.add("noise", spot_of(shown.view.places[shown.view.active]), 0.9)
        if isinstance(event, events.CrocWalked) and event.why == "round":
            self.plates.sets_off = before(event)
        return self.cues.cue(event, shown)

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        source = self.cues.sources.get(piece)
        if source is not None:
            return source
        if kind_of(piece) == "gem":
            return end
        return replace(end, alpha=0.0)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        if kind_of(piece) == "gem" and self.cues.to_pile:
            x, y = facts()["piles"]["treasure"]
            return replace(start, x=x, y=y, alpha=0.2)
        return None

    def hand(self, shown: Shown) -> Sequence[Piece]:
        return self.places.held(shown)

    # ------------------------------------------------------------ what can be done

    def gesture(self, action: Action) -> Gesture:
        return self.asking.gestures(action, ())[0]

    def gestures(self, action: Action, chosen: tuple[str, ...]) -> Sequence[Gesture]:
        return self.asking.gestures(action, chosen)

    def eager(self, shown: Shown) -> Piece | None:
        return self.asking.eager(shown)

    def springs(self, piece: Piece) -> bool:
        return kind_of(piece) == "die"

    def tap(self, spot: str) -> Tap | None:
        return self.asking.tap(spot)

    def tap_box(self, number: int) -> Box:
        x, y, _w, h = self.ready_box
        wide = 282.0 if self._chest else self.ready_box[2]
        return x, y - number * (h + 12), wide, h

    @property
    def _chest(self) -> bool:
        """Whether the buttons of a chest stand where the tray is otherwise."""
        return self._last_view.phase == CHEST

    def confirms(self, piece: Piece, spot: str) -> bool:
        return kind_of(piece) in ("rat", "card") and spot != "discard"

    def ready_words(self, shown: Shown) -> str:
        return self.asking.ready_words(shown)

    def summons(self, view: State, seat: int) -> str:
        return self.asking.summons(view, seat)

    def spots(self, shown: Shown) -> dict[str, Box]:
        return self.places.spots(shown)

    def spot_name(self, spot: str) -> str:
        return self.asking.spot_name(spot)

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        return self.refusals.refusal(piece, spot, shown)

    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        kind = kind_of(piece)
        if pose.alpha < 0.5 or kind == "choice":
            return None
        if kind == "rat":
            return carried_box(pose) if pose.depth >= CARRIED else standing_box(pose)
        if kind == "croc":
            return standing_box(replace(pose, scale=pose.scale * 1.1))
        if kind == "die":
            return None if self._chest else box_of(pose, (120.0, 120.0))
        if kind == "gem":
            return box_of(pose, (GEM, GEM)) if isinstance(piece, tuple) and piece[3] == 0 else None
        return None if pose.scale < 0.2 or (pose.face == BACK and pose.depth < 100) else box_of(pose)

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        return self.asking.piece_name(piece, shown)

    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        return ({"die": 0, "card": 1, "rat": 2, "gem": 3}.get(kind_of(piece), 4),)

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        return self.prompts.prompt(shown, status)

    # ------------------------------------------------------------ the picture

    def backdrop(self, surface: pygame.Surface) -> None:
        self.plates.backdrop(surface)

    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        self._status = status
        return self.plates.build(shown, status, self.prompt(shown, status))

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        kind = kind_of(piece)
        if kind == "die" and self._chest and shown.viewer == self._status.asked:
            return
        lit = kind == "card" and piece in self._lit(shown)
        self.pieces.draw(surface, piece, pose, shown, lit=lit, moving=self.moves(piece))
        if kind == "gem" and isinstance(piece, tuple) and piece[3] == 0 and not self.moves(piece):
            self._badge(surface, piece, shown)

    def _badge(self, surface: pygame.Surface, piece: tuple[Any, ...], shown: Shown) -> None:
        """How often a piece is there, over it."""
        shelf = next(shelf for shelf in self.places.shelves if shelf.owner == piece[1])
        number = self.rules.kinds.index(piece[2])
        held = shown.view.shelves[shelf.owner]
        self.plates.shelves.badges(surface, shelf, tuple(n if k == number else 0 for k, n in enumerate(held)))

    def _lit(self, shown: Shown) -> set[Piece]:
        """Cards that matter now: what stops Croc, or stretches the move."""
        view: State = shown.view
        if shown.veiled or shown.viewer != self._status.asked or shown.viewer < 0:
            return set()
        if view.phase not in (MOVE, "caught"):
            return set()
        legal = self.rules.legal_actions(view, shown.viewer)
        return {("card", a.piece) for a in legal if isinstance(a, Play | Answer) and a.piece != NOTHING}

    def foresee(self, piece: Piece, end: Pose) -> bool:
        return kind_of(piece) == "card" and self.pieces.sprites.foresee(end, CARD[1])

    def _way(self, shown: Shown) -> tuple[str, ...]:
        """The walk that is pointed at or laid down."""
        if shown.lifted is not None:
            return ()
        spot = shown.aimed if shown.aimed in self._offered else None
        if spot is None and kind_of(shown.laid) == "rat":
            spot = shown.laid_on
        return self.places.path_of(spot) if spot is not None and spot.startswith("at-") else ()

    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        self._offered = offered
        view: State = shown.view
        spots = self.spots(shown) if offered else {}
        for spot in sorted(offered - {FELT}):
            self.hints.glow(surface, spot, spots[spot], hot=spot == shown.aimed)
        for spot in sorted(offered):
            space = self.places.space_of(view, spot)
            if space:
                self.hints.space(surface, space)
        if self.plates.sets_off:
            self.hints.croc_steps(surface, self.plates.sets_off)
        elif self._shows_beat(shown):
            self.hints.croc_steps(surface, view.croc, FACTS.whistle_steps if shown.chosen else LOOK_AHEAD)
        way = self._way(shown)
        if way:
            self.hints.path(surface, view.places[view.active], way)
        self._ghost(surface, shown)

    def _ghost(self, surface: pygame.Surface, shown: Shown) -> None:
        """Where a lifted or proposed standee has come from."""
        view: State = shown.view
        mover = shown.lifted or shown.laid
        if isinstance(mover, tuple) and mover[0] == "rat":
            self.pieces.standee(surface, mover[1], self.places.rat_pose(view, mover[1]), GHOST)

    def _shows_beat(self, shown: Shown) -> bool:
        story: Story = shown.story
        held = shown.lifted or shown.picked or shown.hot
        whistle = (
            isinstance(held, tuple)
            and held[0] == "card"
            and not shown.veiled
            and held[1] in shown.view.hands[shown.seat]
            and shown.view.faces[held[1]] == "whistle"
        )
        return shown.hot == CROC or whistle or story.why == "croc" or shown.chosen[:1] == ("croc",)

    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        self.effects.draw(surface)
        if len(shown.chosen) == WISHING and shown.chosen[0] == TRADE:
            self.plates.window(surface, self.spots(shown), shown.aimed)
        view: State = shown.view
        way = self._way(shown)
        clear = standing_box(self.places.rat_pose(view, view.active))
        if held is not None and kind_of(shown.lifted) == "rat":
            way, clear = self._under(shown, held), standing_box(held)
            if way:
                self.hints.path(surface, view.places[view.active], way, taken=True)
                assert shown.lifted is not None
                self.pieces.draw(surface, shown.lifted, held, shown, lit=False, moving=True)
        elif shown.laid is not None and way:
            x, y = spot_of(way[-1])
            clear = (x - 50, y - 130, 100, 150)
            if shown.laid_on == shown.aimed or shown.aimed is None:
                self.hints.step(surface, "treasure/step_dot", (x + 48, y - 2), len(way), 1.16, colours.GOLD_INK)
        if way and view.phase == MOVE:
            self.hints.tip(surface, way, self.prompts.outcome(view, view.active, way), clear)

    def _under(self, shown: Shown, held: Pose) -> tuple[str, ...]:
        """The walk whose end the carried standee stands on."""
        spots = {spot: box for spot, box in self.spots(shown).items() if spot in self._offered}
        spot = covered(carried_box(held), spots)
        return self.places.path_of(spot) if spot is not None and spot.startswith("at-") else ()

    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        if kind_of(piece) == "gem" and isinstance(piece, tuple):
            face = f"treasure_cards/treasure_{piece[2]}"
        elif kind_of(piece) == "card" and near.face != BACK:
            face = near.face
        else:
            return None
        high = ENLARGED if kind_of(piece) == "card" else 300.0
        x = min(max(220.0, near.x), 1700.0)
        y = min(max(120 + high / 2, near.y - high / 2 - 60), 1060 - high / 2)
        self.pieces.enlarged(surface, face, (x, y), high)
        return x - high * 0.36, y - high / 2, high * 0.72, high

    # ------------------------------------------------------------ what follows

    def landed(self, event: Event, shown: Shown) -> None:
        view: State = shown.view
        if isinstance(event, events.CrocWalked):
            self.plates.sets_off = ""
        elif isinstance(event, events.Walked):
            x, y = spot_of(event.path[-1])
            self.effects.add("dust", (x - 22, y + 8), 0.9)
        elif isinstance(event, events.Found):
            shelf = self.places.shelf_of(view, event.seat)
            pose = self.places.gem_pose(shelf, event.treasure)
            self.effects.add("sparkle", (pose.x, pose.y), 0.9)
        elif isinstance(event, events.Cornered):
            for seat in event.seats:
                pose = self.places.rat_pose(view, seat)
                self.effects.add("caught", (pose.x, pose.y - 128 * pose.scale))
        elif isinstance(event, events.GameEnded):
            x, y = spot_of(SHIP)
            self.effects.add("bell", (x + 4, y - 180))

    def update(self, dt: float) -> bool:
        return self.effects.update(dt)

    def sentence(self, event: Event) -> str:
        return words.sentence(event, self.names)

    def log_picture(self, event: Event) -> str:
        seat = int(getattr(event, "seat", -1))
        if isinstance(event, events.CrocWalked | events.Cornered):
            return "treasure/croc_portrait"
        return self.seat_picture(seat) if seat >= 0 else ""

    def seat_picture(self, seat: int) -> str:
        return f"treasure/portrait_{self.rules.rats[seat]}"

    def badge(self, seat: int) -> str:
        """The round mark with a seat's colour and symbol."""
        return f"treasure/badge_{RAT_LOOKS[self.rules.rats[seat]].colour}"

    def hidden_faces(self, state: State, viewer: int) -> set[str]:
        """Pictures that no frame of this viewer may hold now: cards that lie in no place it may look into."""
        seen = {state.faces[piece] for piece in state.discard}
        if viewer >= 0:
            seen |= {state.faces[piece] for piece in state.hands[viewer]}
        return {f"treasure_cards/pie_{face}" for face in state.faces if face not in seen and face != HIDDEN}
