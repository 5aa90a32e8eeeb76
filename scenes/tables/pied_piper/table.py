"""Pay the Piper at the table: its layout, cues, pictures and words, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from game.core import HIDDEN, Action, Event
from game.rulebooks.pied_piper import events, words
from game.rulebooks.pied_piper.actions import Answer, Play
from game.rulebooks.pied_piper.cards import MALICES, SHIELDS
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import State
from scenes.kit import Kit
from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box
from scenes.table.contract import Panel, Prompt, Refusal, Shown, Status, Table, Tap
from scenes.table.drag import covered
from scenes.table.offers import Gesture
from scenes.tables.pied_piper.asking import Asking
from scenes.tables.pied_piper.captions import CAPTIONS
from scenes.tables.pied_piper.cues import Cues
from scenes.tables.pied_piper.effects import Effects
from scenes.tables.pied_piper.forecast import Ahead, ahead
from scenes.tables.pied_piper.layout import ALL, ATTACK, BACK, CARD, HAND, PILE, Layout, box_of, spot_seat
from scenes.tables.pied_piper.panels import Panels
from scenes.tables.pied_piper.pieces import Pieces, answering
from scenes.tables.pied_piper.plots import facts
from scenes.tables.pied_piper.story import Story, opened

ENLARGED: Final = 520.0


class PiperTable(Table):
    """The table of one town."""

    tune = "square"
    captions = CAPTIONS
    ready_box = (1690.0, 980.0, 214.0, 80.0)
    veil_box = (1470.0, 986.0, 208.0, 66.0)
    next_box = (1560.0, 980.0, 342.0, 80.0)
    lays_each_time = False
    choices_fade = False
    rounds_open = True
    small = 190.0
    back_face = BACK
    near_spots = frozenset((HAND,))

    def __init__(self, kit: Kit, rules: PiperRules, names: Sequence[str]) -> None:
        self.kit = kit
        self.rules = rules
        self.names = words.seat_names(rules, names)
        self.places = Layout(rules)
        self.plates = Panels(kit, self.places, self.names)
        self.pieces = Pieces(kit, self.places)
        self.effects = Effects(kit)
        self.cues = Cues(self.places)
        self.asking = Asking(rules, self.names)
        self._legal: tuple[State, int, list[Action]] | None = None
        self._offered: frozenset[str] = frozenset()
        self._poses: dict[Piece, Pose] = {}
        self._status = Status((), None, busy=False)
        self._last_view: State = rules.blank()

    def rebuilt(self) -> None:
        self.pieces.sprites.clear()

    def preparations(self) -> Iterator[Callable[[], object]]:
        yield from self.pieces.first_needed(self._last_view, self.near)

    # ------------------------------------------------------------ what is shown

    def opening(self, view: State, viewer: int, seat: int) -> Shown:
        self.asking.faces = view.faces
        self._last_view = view
        self.plates.leaving.clear()
        return Shown(view, viewer, seat, story=opened(view))

    def after(self, shown: Shown, event: Event, view: State) -> Shown:
        story: Story = shown.story
        return replace(shown, view=view, story=story.after(event, view))

    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        return None

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        return self.places.layout(shown)

    def cue(self, event: Event, shown: Shown) -> Cue:
        if isinstance(event, events.ChildLost):
            self.plates.leaving[event.seat] = shown.view.children[event.seat]
            self.effects.tune(tuple(facts()["flute"]))
        return self.cues.cue(event, shown)

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        if isinstance(piece, tuple) and piece[0] == "coin":
            return self.places.coin_start(piece)
        if isinstance(piece, tuple) and piece[0] == "walker":
            return self.places.walker_start(piece)
        return replace(end, alpha=0.0)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        return None

    def hand(self, shown: Shown) -> Sequence[Piece]:
        return self.places.held(shown)

    # ------------------------------------------------------------ what can be done

    def gesture(self, action: Action) -> Gesture:
        return self.asking.gesture(action)

    def tap(self, spot: str) -> Tap | None:
        return self.asking.tap(spot)

    def confirms(self, piece: Piece, spot: str) -> bool:
        return spot not in (PILE, HAND)

    def ready_words(self, shown: Shown) -> str:
        return self.asking.ready_words(shown)

    def summons(self, view: State, seat: int) -> str:
        return self.asking.summons(view, seat)

    def spots(self, shown: Shown) -> dict[str, Box]:
        return self.places.spots(shown)

    def spot_name(self, spot: str) -> str:
        return self.asking.spot_name(spot)

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        return self.asking.refusal(piece, spot, shown)

    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        if not isinstance(piece, tuple) or piece[0] != "card" or pose.alpha < 0.5 or pose.scale < 0.2:
            return None
        x, y = facts()["deck"]["foot"]
        return None if (pose.x, pose.y) == (x, y) else box_of(pose)

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        return self.asking.piece_name(piece, shown)

    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        """Order for the focus ring: the pieces that can be used first."""
        pose = self._poses.get(piece)
        return (0 if pose is not None and pose.depth >= 1000 else 1,)

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        return self.asking.prompt(shown, status)

    # ------------------------------------------------------------ the picture

    def backdrop(self, surface: pygame.Surface) -> None:
        self.plates.square.backdrop(surface, self.places.plots)

    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        self._status = status
        return self.plates.build(shown, status, self.prompt(shown, status), self._last(shown))

    def _last(self, shown: Shown) -> tuple[int, str]:
        """The latest event that tells something, with the family that it is about."""
        story: Story = shown.story
        for event in reversed(story.told):
            told = self.sentence(event)
            if told:
                return concerns(event), told
        return -1, ""

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        answers = self._answers(shown)
        self.pieces.draw(surface, piece, pose, shown, answers, moving=self.moves(piece))

    def foresee(self, piece: Piece, end: Pose) -> bool:
        card = isinstance(piece, tuple) and piece[0] == "card"
        return card and self.pieces.sprites.foresee(end, CARD[1])

    def _answers(self, shown: Shown) -> set[Piece]:
        """Shields of the near hand that cover the attack: they are lit, once their owner is asked."""
        if not answering(shown.view, shown.viewer) or shown.veiled:
            return set()
        return {("card", a.piece) for a in self._actions(shown) if isinstance(a, Answer) and a.piece >= 0}

    def _actions(self, shown: Shown) -> list[Action]:
        """What the viewer may do now."""
        view: State = shown.view
        if self._legal is None or self._legal[0] is not view or self._legal[1] != shown.viewer:
            legal = self.rules.legal_actions(view, shown.viewer) if shown.viewer >= 0 else []
            self._legal = (view, shown.viewer, legal)
        return self._legal[2]

    def _foretold(self, shown: Shown) -> dict[int, Ahead]:
        """What the card in hand, or under the mouse, would do to each family that it could be played at."""
        held = shown.lifted or shown.picked or shown.hot
        view: State = shown.view
        if not isinstance(held, tuple) or held[0] != "card" or shown.veiled or shown.laid is not None:
            return {}
        found: dict[int, Ahead] = {}
        for action in self._actions(shown):
            if isinstance(action, Play) and action.piece == held[1]:
                face = view.faces[action.piece]
                for seat in self._targets(view, face, action):
                    found[seat] = ahead(view, face, action.seat, seat, self.rules.options.mercy)
        return found

    def _targets(self, view: State, face: str, action: Play) -> list[int]:
        if action.target >= 0:
            return [action.target]
        return [seat for seat in view.living() if seat != action.seat] if face in MALICES else [action.seat]

    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        self._offered = offered
        self._poses = self.layout(shown)
        foretold = self._foretold(shown)
        lit = {seat for spot in offered if (seat := spot_seat(spot)) is not None}
        if ALL in offered:
            self.kit.art.draw(surface, "ui/slot_hot", self.places.spots(shown)[ALL])
            lit |= set(foretold)
        laid = spot_seat(shown.laid_on)
        if laid is not None and shown.laid is not None:
            lit.add(laid)
        for plot in sorted(self.places.plots, key=lambda plot: plot.foot[1]):
            if plot.seat in lit:
                self.plates.houses.glow(surface, plot)
            if plot.seat in lit or plot.seat in foretold:
                house = self.plates.house(shown, self._status, plot.seat)
                if plot.seat in foretold:
                    house = self.plates.forecast(house, foretold[plot.seat].outlook)
                self.plates.houses.paint(surface, house, plot)
        self.pieces.way(surface, shown.view)
        for spot in (ATTACK, PILE, HAND):
            if spot in offered:
                self.kit.art.draw(surface, "ui/slot_hot", self.places.spots(shown)[spot])
        self.pieces.gap(surface, shown)

    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        self.effects.draw(surface)
        if held is None:
            return
        spots = {spot: box for spot, box in self.places.spots(shown).items() if spot in self._offered}
        spot = covered(box_of(replace(held, lift=0.0)), spots)
        seat = spot_seat(spot)
        foretold = self._foretold(shown)
        if seat is not None and seat in foretold:
            self.pieces.tip(surface, self.places.plots[seat].whole, self.names[seat], foretold[seat])

    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        if not isinstance(piece, tuple) or piece[0] != "card" or near.face == BACK:
            return None
        face = near.face.replace("/mini_", "/card_")
        wide = ENLARGED * CARD[0] / CARD[1]
        x = min(max(wide / 2 + 20, near.x), 1900 - wide / 2)
        y = min(max(120 + ENLARGED / 2, near.y), 1060 - ENLARGED / 2)
        if near.x < 400:
            x = 560.0
        return self.pieces.enlarged(surface, face, (x, y), ENLARGED)

    def landed(self, event: Event, shown: Shown) -> None:
        if isinstance(event, events.ChildLost):
            self.plates.leaving.pop(event.seat, None)
        elif isinstance(event, events.Shown) and ultra_rare(event.face) and shown.story.stage:
            pose = self.layout(shown).get(("card", event.piece))
            if pose is not None and pose.scale > 0.45:
                _, _, w, h = box_of(pose)
                self.effects.glitter((pose.x, pose.y), w, h)
                self.kit.sound.play("win", 0.4)

    def update(self, dt: float) -> bool:
        return self.effects.update(dt)

    def sentence(self, event: Event) -> str:
        return words.sentence(event, self.names)

    def log_picture(self, event: Event) -> str:
        seat = concerns(event)
        return f"piper/disc_{self.places.plots[seat].family.name}" if seat >= 0 else ""

    def seat_picture(self, seat: int) -> str:
        return f"piper/disc_{self.places.plots[seat].family.name}"

    def hidden_faces(self, state: State, viewer: int) -> set[str]:
        """Pictures that no frame of this viewer may hold now: cards that lie in no place it may look into."""
        seen = {state.faces[piece] for piece in state.discard}
        if viewer >= 0:
            seen |= {state.faces[piece] for piece in state.hands[viewer]}
        return {f"piper_cards/card_{face}" for face in state.faces if face not in seen and face != HIDDEN}


def concerns(event: Any) -> int:
    """The family that an event is about; -1 for one that concerns everybody."""
    if isinstance(event, events.Paid):
        return event.source if event.source >= 0 else event.to
    if isinstance(event, events.Attacked):
        return event.source
    if isinstance(event, events.Fell):
        return event.seats[0]
    return int(getattr(event, "seat", -1))


def ultra_rare(face: str) -> bool:
    """Whether a card is one of the four rarest."""
    return (face in MALICES and MALICES[face].ultra_rare) or (face in SHIELDS and SHIELDS[face].ultra_rare)
