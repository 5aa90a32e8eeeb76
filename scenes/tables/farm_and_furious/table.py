"""Farm and Furious at the table: its layout, cues, pictures and words, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.core import HIDDEN, Action, Event
from game.language import listed, tr
from game.rulebooks.farm_and_furious import words
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.events import DogWentHome, Moved, Revealed, RoundEnded
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State
from scenes.kit import Kit
from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units, inside
from scenes.table.contract import Panel, Prompt, Refusal, Shown, Status, Table
from scenes.table.offers import Drag, Gesture
from scenes.tables.farm_and_furious.board import Board
from scenes.tables.farm_and_furious.captions import CAPTIONS
from scenes.tables.farm_and_furious.cues import Cues, Gathered
from scenes.tables.farm_and_furious.effects import Effects
from scenes.tables.farm_and_furious.layout import (
    BACK,
    CARD,
    FAN_HIGH,
    OFF,
    SLOT,
    SLOT_SPOT,
    STAR_HIGH,
    Layout,
    box_of,
    down,
)
from scenes.tables.farm_and_furious.panels import Panels
from scenes.tables.farm_and_furious.pieces import Pieces
from scenes.tables.farm_and_furious.story import Story, begin, headline

ENLARGED: Final = 540.0
WAVES: Final = 136 * FAN_HIGH / STAR_HIGH


class FarmTable(Table):
    """The table of one race."""

    captions = CAPTIONS
    board_box = (0.0, 0.0, 1920.0, 756.0)
    lays_open = False
    near_spots = frozenset((SLOT_SPOT,))

    def __init__(self, kit: Kit, rules: FarmRules, names: Sequence[str]) -> None:
        self.kit = kit
        self.rules = rules
        self.names = words.seat_names(rules, names)
        self.places = Layout(rules)
        self.board = Board(kit, rules.track, self.places.road)
        self.plates = Panels(kit, self.places, self.names)
        self.pieces = Pieces(kit, self.places)
        self.effects = Effects(kit)
        self.cues = Cues(self.places)

    def rebuilt(self) -> None:
        self.names = words.seat_names(self.rules, self.names[: self.rules.seats])
        self.plates.names = self.plates.seats.names = self.names
        self.pieces.sprites.clear()

    def preparations(self) -> Iterator[Callable[[], object]]:
        teams = range(len(self.rules.teams))
        shown = self.opening(self.rules.blank(), self.near, self.near)
        nowhere = pygame.Surface((1, 1)).convert()
        kinds = ["human" if team < self.rules.seats else "imaginary" for team in teams]
        for asked in (0, None):
            status = Status(kinds, asked, busy=False)
            for panel in (*self.panels(shown, status), *self.plates.rehearsal(shown, status)):
                yield lambda panel=panel: panel.paint(nowhere)  # type: ignore[misc]
        for name, high in (("furious/stamp_cross", 82.0), ("furious/bark_waves", 136.0), ("furious/bark_waves", WAVES)):
            yield lambda name=name, high=high: self.kit.art.get(name, high)  # type: ignore[misc]
        for team in sorted(teams, key=lambda team: team != self.near):
            yield from self.pieces.first_needed(self.near, team)

    # ------------------------------------------------------------ what is shown

    def opening(self, view: State, viewer: int, seat: int) -> Shown:
        return Shown(view, viewer, seat)

    def after(self, shown: Shown, event: Event, view: State) -> Shown:
        story: Story | None = shown.story
        if isinstance(event, Revealed):
            story = begin(event)
        elif isinstance(event, Gathered):
            story = None
        elif story is not None:
            story = story.after(event)
        return replace(shown, view=view, story=story)

    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        if shown.story is None:
            return None
        return Gathered(), replace(shown, story=None)

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        return self.places.layout(shown)

    def cue(self, event: Event, shown: Shown) -> Cue:
        return self.cues.cue(event, shown)

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        kind, team, *_ = piece if isinstance(piece, tuple) else ("", 0)
        back = self.places.back(team)
        if kind == "card" and down(team) in poses:
            return poses[down(team)]
        if kind == "down":
            laid = [pose for other, pose in poses.items() if _is_card(other, team) and inside(SLOT, (pose.x, pose.y))]
            if laid:
                return replace(laid[0], face=back)
        if kind == "card" and team >= self.rules.seats:
            x, y = self.places.token(team, self.near)
            return Pose(x, y, 0, BACK / CARD[1], back, end.depth)
        if kind == "card" and "/card_" in end.face:
            return replace(end, y=end.y + OFF)
        return replace(end, alpha=0.0, lift=end.lift + 20)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        kind, team, *name = piece if isinstance(piece, tuple) else ("", 0)
        if kind != "card" or (down(team) in self.layout(shown) and inside(SLOT, (start.x, start.y))):
            return None
        if name == ["dog"] and shown.view.dog_home[team]:
            x, y = self._kennel()
            return replace(start, x=x, y=y, scale=0.08, angle=14, alpha=0.0)
        if start.y > 760 and team == shown.seat and shown.story is None:
            return replace(start, y=start.y + OFF, face=self.places.back(team)) if start.y < 1200 else None
        x, y, _w, _h = self.places.panel(team, shown.seat)
        return replace(start, x=x + 44, y=y + 42, scale=0.06, alpha=0.0)

    def _kennel(self) -> Units:
        spaces = [n for n, special in self.rules.track.specials.items() if special == "kennel"]
        return self.places.road.space(spaces[0]) if spaces else (960.0, 400.0)

    # ------------------------------------------------------------ round a flat table

    def hand(self, shown: Shown) -> Sequence[Piece]:
        return self.places.hand(shown)

    def hand_back(self, seat: int) -> str:
        return self.places.back(seat)

    # ------------------------------------------------------------ what can be done

    def gesture(self, action: Action) -> Gesture:
        assert isinstance(action, Pick)
        return Drag(("card", action.seat, action.card), SLOT_SPOT)

    def spots(self, shown: Shown) -> dict[str, Box]:
        return {SLOT_SPOT: SLOT} if shown.story is None and shown.viewer >= 0 else {}

    def spot_name(self, spot: str) -> str:
        return tr("Your card")

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        if not isinstance(piece, tuple) or piece[0] != "card":
            return None
        team, name = piece[1], piece[2]
        if team != shown.viewer or name in shown.view.played[team]:
            return Refusal(tr("Played cards stay until a whistle takes them back."), "whistle")
        if shown.view.finished:
            return Refusal(tr("The race is over."), "end")
        if shown.view.chosen[team] is not None:
            return Refusal(tr("One card a round, and yours is laid. Undo takes it back until all are turned."), "round")
        return Refusal(tr("Cards are played to the place marked “Your card”."), "round") if spot is None else None

    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        if not isinstance(piece, tuple) or piece[0] != "card" or pose.y > 1120:
            return None
        return box_of(pose, (120 * 3, CARD[1]) if "/mini_" in pose.face else CARD)

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        if not isinstance(piece, tuple) or piece[0] != "card":
            return ""
        _, team, name = piece
        whole = tr("{card}: {text}").format(card=tr(words.CARD_NAMES[name]), text=tr(words.CARD_TEXTS[name]))
        if team == shown.viewer and shown.veiled:
            return tr("A card of your hand, hidden")
        return whole if team == shown.viewer else tr("{name}: {card}").format(name=self.names[team], card=whole)

    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        """Order for the focus ring: the near hand first."""
        team = piece[1] if isinstance(piece, tuple) else 0
        return (0 if team == self.near else 1, int(team))

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        view: State = shown.view
        if shown.story is not None:
            return self._told(shown)
        if view.finished:
            return Prompt(tr("The race is over"))
        if status.asked is None:
            waiting = self._waiting(view, None)
            if not waiting:
                return Prompt(tr("All cards are laid"), tr("They turn over together"))
            return Prompt(tr("Cards are being chosen"), self._waiting_words(waiting))
        name = self.names[status.asked]
        n = len(self.rules.teams)
        together = tr("All {n} turn over together").format(n=n) if n > 2 else tr("Both turn over together")
        others = self._waiting_words(self._waiting(view, status.asked))
        sub = f"{together} · {others}" if others else together
        if shown.laid is not None:
            ready = tr("{name}, are you ready?").format(name=name)
            return Prompt(ready, tr("Until you say so, you may change your card"))
        return Prompt(tr("{name}, lay one card face down").format(name=name), sub)

    def _told(self, shown: Shown) -> Prompt:
        story: Story = shown.story
        if not story.finished:
            return Prompt(*headline(story, self.names))
        best = [self.names[s.seat] for s in self.rules.standings(shown.view) if s.place == 1]
        if len(best) == 1:
            return Prompt(tr("{name} wins the race!").format(name=best[0]), tr("Across the line, and farthest of all"))
        return Prompt(tr("{names} share the victory!").format(names=", ".join(best)), tr("Level across the line"))

    def _waiting(self, view: State, but: int | None) -> list[str]:
        return [self.names[seat] for seat, card in enumerate(view.chosen) if card is None and seat != but]

    def _waiting_words(self, names: list[str]) -> str:
        if not names:
            return ""
        if len(names) > 2:
            return tr("waiting for {n} more").format(n=len(names))
        return tr("waiting for {names}").format(names=listed(names))

    # ------------------------------------------------------------ the picture

    def backdrop(self, surface: pygame.Surface) -> None:
        self.board.paint(surface)

    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        return self.plates.build(shown, status, self.prompt(shown, status))

    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        moving = self.moves(piece)
        if isinstance(piece, tuple) and piece[0] == "pawn":
            self.pieces.pawn(surface, piece, pose, shown, moving=moving)
        else:
            self.pieces.card(surface, piece, pose, shown, moving=moving)

    def foresee(self, piece: Piece, end: Pose) -> bool:
        card = isinstance(piece, tuple) and piece[0] == "card"
        return card and self.pieces.sprites.foresee(end, CARD[1])

    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        self.pieces.under(surface, shown, offered)

    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        self.effects.draw(surface)
        self.pieces.hops(surface, shown)
        told = self.pieces.advised(shown)
        piece = shown.lifted or shown.picked or shown.hot
        pose = held or (self.layout(shown).get(piece) if piece is not None else None)
        if told is not None and pose is not None:
            self.pieces.tip(surface, pose, told)

    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        if not isinstance(piece, tuple) or piece[0] != "card" or "/back_" in near.face:
            return None
        x = 556.0 if near.x < 360 else 1364.0 if near.x > 1560 else near.x
        y = min(max(116 + ENLARGED / 2, near.y), 1060 - ENLARGED / 2) if near.x < 360 or near.x > 1560 else 400.0
        return self.pieces.enlarged(surface, self.places.face(piece[1], piece[2]), (x, y), ENLARGED)

    def landed(self, event: Event, shown: Shown) -> None:
        spots = self.layout(shown)
        if isinstance(event, Moved) and event.path:
            pose = spots[("pawn", event.team)]
            if event.mud:
                self.kit.sound.play("mud")
            elif event.straw:
                self.kit.sound.play("straw")
                self.effects.add("straw_puff", self.places.road.space(event.path[-1] + event.straw))
            else:
                self.effects.add("dust", (pose.x - 20, pose.y - 4))
        elif isinstance(event, DogWentHome):
            x, y = self._kennel()
            self.effects.add("kennel_dog", (x, y + 20))
        elif isinstance(event, Revealed) and shown.story is not None and shown.story.barking:
            self.kit.sound.play("bark")
        elif isinstance(event, RoundEnded) and event.finished:
            self._cheer(shown)

    def _cheer(self, shown: Shown) -> None:
        best = max(shown.view.positions)
        for team, position in enumerate(shown.view.positions):
            if position == best:
                pose = self.layout(shown)[("pawn", team)]
                for i, (dx, dy) in enumerate(((-44, -90), (40, -110), (0, -150), (-60, -40), (58, -50))):
                    self.effects.add("sparkle", (pose.x + dx, pose.y + dy), 0.12 * i)

    def update(self, dt: float) -> bool:
        return self.effects.update(dt)

    def sentence(self, event: Event) -> str:
        return words.sentence(event, self.names)

    def log_picture(self, event: Event) -> str:
        team = getattr(event, "team", getattr(event, "seat", None))
        return f"furious/disc_symbol_{self.rules.teams[team]}" if team is not None else ""

    def seat_picture(self, seat: int) -> str:
        return f"furious/disc_large_{self.rules.teams[seat]}"

    def hidden_faces(self, state: State, viewer: int) -> set[str]:
        """Pictures that no frame of this viewer may hold now: the others' chosen cards."""
        chosen = [(t, c) for t, c in enumerate(state.chosen) if c not in (None, HIDDEN) and t != viewer]
        return {self.places.face(t, str(c)) for t, c in chosen if c not in state.played[t]}


def _is_card(piece: Piece, team: int) -> bool:
    return isinstance(piece, tuple) and piece[0] == "card" and piece[1] == team
