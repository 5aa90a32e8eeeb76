"""What the table scene asks of a game's table: where pieces lie, what gestures mean, how it all looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pygame

from game.agreement import Agreement
from game.core import Action, Event, Session
from game.language import tr
from scenes.motion.cue import Cue
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.around import Around
from scenes.table.fuse import Fuse
from scenes.table.offers import Drag, Gesture

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.scene import Scene
    from scenes.table.sheet import Desk, Sheet


@dataclass(frozen=True, slots=True)
class Draft:
    """A move that is put together of several pieces before it is confirmed."""

    spot: str
    parts: tuple[Piece, ...]
    """Pieces put on the spot, in the order in which they came; a draft without any is none."""
    chosen: Any = None
    """What else belongs to the move; the table's own."""


@dataclass(frozen=True, slots=True)
class Window:
    """A moment in which several seats may step in one after the other; they share one fuse."""

    key: Hashable
    """Tells this moment from the one before and after."""
    seats: tuple[int, ...]
    """Who is still to be asked, the next one first."""
    passing: Callable[[int], Action]
    """What a seat does that lets the moment go by."""


@dataclass(frozen=True, slots=True)
class Floor:
    """A moment in which several seats are asked alike: on a shared screen before all eyes, until somebody goes on."""

    leads: tuple[int, ...]
    """Seats that answer for themselves; once none of them is awaited, silence is the answer of all others."""
    silence: Callable[[int], Action]
    """What a seat does that lets the moment go by."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that a frame of the table is drawn from; never the state."""

    view: Any
    """What the viewer may know."""
    viewer: int
    """Whose eyes: a seat, or PUBLIC."""
    seat: int
    """Whose side of the table is the near one."""
    laid: Piece | None = None
    """A piece put in its place but not confirmed."""
    laid_on: str | None = None
    """The spot that it was put on."""
    picked: Piece | None = None
    """A piece picked up by a tap, waiting to be put down."""
    hot: Piece | None = None
    """A piece under the mouse or the focus ring."""
    lifted: Piece | None = None
    """A piece in somebody's hand."""
    draft: Draft | None = None
    """A move being put together of several pieces."""
    aimed: str | None = None
    """A spot under the mouse or the focus ring that would accept what is at hand."""
    chosen: tuple[str, ...] = ()
    """Spots chosen so far where an action takes several choices."""
    veiled: bool = False
    """The near hand lies face down on request."""
    story: Any = None
    """What the table remembers of events still on show."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done, in a sentence, and the paragraph of the rules that says so."""

    words: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is to be done now, in two lines."""

    main: str
    sub: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the still picture: repainted when its key changes, within its box."""

    kind: str
    key: Any
    """Everything that the picture depends on."""
    box: Box
    paint: Callable[[pygame.Surface], object]

    @property
    def slot(self) -> tuple[str, Box]:
        """Which panel this is, whatever it tells."""
        return self.kind, self.box


@dataclass(frozen=True, slots=True)
class Status:
    """What the scene knows beyond the view: who plays how, and what is going on."""

    kinds: Sequence[str]
    """By seat: "human", "bot", "imaginary"."""
    asked: int | None
    """The seat that is asked to act now."""
    busy: bool
    """Whether events are being shown."""
    fuse: Fuse | None = None
    """The time left to step in, while it runs."""
    passing: frozenset[int] = frozenset()
    """Seats whose people have chosen to let everything go by."""
    sheet: Box | None = None
    """What a form covers."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A button for something that is done without a piece, as ending a turn."""

    label: str
    icon: str = "check"
    skin: str = "gold"


@dataclass(frozen=True, slots=True)
class Extra:
    """A round button of one game's table, as for a pile that may be looked through."""

    key: str
    centre: Units
    icon: str
    label: str
    do: Callable[[], None]
    radius: float = 22.0


class Table(Around, ABC):
    """One game's table. Layout and cues are pure functions of what is shown."""

    tune: str = "race"
    ready_box: Box = (1604.0, 838.0, 298.0, 72.0)
    """Where the one large button of the moment stands."""
    veil_box: Box | None = (1604.0, 936.0, 298.0, 62.0)
    """Where the hand is hidden and shown; None where the round button is enough."""
    back_box: Box | None = None
    """Where a proposal or a half-made choice is taken back, beside the button that confirms it."""
    next_box: Box = (1560.0, 1010.0, 344.0, 60.0)
    """Where one goes on after a round's outcome."""
    lays_each_time: bool = True
    """Whether every decision is a laid card, so that the button to confirm it can wait in its place."""
    choices_fade: bool = True
    """Whether steps that opened nothing leave the log once a later one has opened something."""
    rounds_open: bool = False
    """Whether an event that changes the round stands under the new one in the log."""
    small: float = 150.0
    """Pieces less than so many units high are enlarged when pointed at."""
    window_game: bool = False
    """Whether others may step in here, so that people may choose to let everything go by."""
    acts_unseen: bool = False
    """Whether people who share the screen can act on what lies open before they look at their hand."""

    captions: Mapping[str, str] = MappingProxyType({})
    """What the sounds that only this table has are called, for those who do not hear them; marked, not translated."""

    near: int = 0
    """The seat whose side of the table is shown; the scene sets it."""
    moves: Callable[[Piece], bool] = staticmethod(lambda piece: False)
    """Whether a piece is under way; the scene sets it."""

    def attend(self, agreement: Agreement, session: Session[Any]) -> None:
        """Learn which game is played here: for tables that keep a chronicle of what everybody may know."""
        return

    @abstractmethod
    def rebuilt(self) -> None:
        """Size, language or palette have changed: forget pictures and words."""

    @abstractmethod
    def preparations(self) -> Iterator[Callable[[], object]]:
        """Small pieces of work (some milliseconds each) to be done while nothing moves, first needed first."""

    @abstractmethod
    def opening(self, view: Any, viewer: int, seat: int) -> Shown:
        """What to show of a view that was not led up to: after loading, undo, a change of viewer."""

    @abstractmethod
    def after(self, shown: Shown, event: Event, view: Any) -> Shown:
        """What to show once an event has happened."""

    @abstractmethod
    def cleared(self, shown: Shown) -> tuple[Event, Shown] | None:
        """The table tidied up for the next decision, and the event of tidying; None where nothing lies around."""

    @abstractmethod
    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs."""

    @abstractmethod
    def cue(self, event: Event, shown: Shown) -> Cue:
        """How an event is shown whose outcome is `shown`."""

    @abstractmethod
    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        """Where a piece that was not there comes from."""

    @abstractmethod
    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        """Where a piece goes that is no more; None where it is gone at once."""

    @abstractmethod
    def gesture(self, action: Action) -> Gesture:
        """What a person does to play an action."""

    def gestures(self, action: Action, chosen: tuple[str, ...]) -> Sequence[Gesture]:
        """All ways to go on towards an action once these spots have been chosen; none where nothing more is asked."""
        return () if chosen else (self.gesture(action),)

    def eager(self, shown: Shown) -> Piece | None:
        """A piece whose spots can be tapped without picking it up first."""
        return None

    def recap(self, app: App) -> Scene | None:
        """What is shown first when a saved game goes on: how far it has come."""
        return None

    def springs(self, piece: Piece) -> bool:
        """Whether a tap on a piece that can go to one spot only plays it there at once."""
        return False

    @abstractmethod
    def spots(self, shown: Shown) -> dict[str, Box]:
        """Boxes that pieces can be put on, by name."""

    @abstractmethod
    def spot_name(self, spot: str) -> str:
        """A spot's name for people."""

    def tap(self, spot: str) -> Tap | None:
        """The button of a spot that wants no piece; None where the spot itself is tapped."""
        return None

    def confirms(self, piece: Piece, spot: str) -> bool:
        """Whether putting a piece there waits for a second tap, where people agreed on that."""
        return True

    def ready_words(self, shown: Shown) -> str:
        """What the button says that confirms the laid piece."""
        return tr("Ready")

    def summons(self, view: Any, seat: int) -> str:
        """What the curtain says to who is next; `view` holds nothing hidden."""
        return ""

    def tap_box(self, number: int) -> Box:
        """Where the button of the moment with this number stands: one over the other."""
        x, y, w, h = self.ready_box
        return x, y - number * (h + 14), w, h

    def parts(self, view: Any, seat: int) -> Iterable[Drag]:
        """Further drops that make a part of a move, beside the gestures of the legal actions."""
        return ()

    def drafted(self, piece: Piece, spot: str | None, shown: Shown) -> Draft | None:
        """The draft once a piece is put on a spot or, without one, tapped; None where that is no matter of drafts."""
        return None

    def proposal(self, shown: Shown) -> Action | None:
        """The action that the draft stands for; None while something is lacking."""
        return None

    def window(self, view: Any) -> Window | None:
        """The moment in which others may step in; `view` holds nothing hidden."""
        return None

    def floor(self, view: Any) -> Floor | None:
        """The moment in which all who share the screen are asked at once; `view` holds nothing hidden."""
        return None

    def openly(self, view: Any, seat: int) -> bool:
        """Whether a seat can answer before all eyes, where people act unseen at all."""
        return True

    def looks_on(self, view: Any, seat: int) -> bool:
        """Whether a seat that is asked again may go on looking at its hand meanwhile."""
        return True

    def sheet(self, desk: Desk) -> Sheet | None:
        """The form that the question at hand is answered with; None where pieces and buttons are enough."""
        return None

    def voiced(self, action: Action, agreement: Agreement, session: Session[Any]) -> Action:
        """A bot's action with words of its own, where it may say something."""
        return action

    def wait_box(self, seat: int) -> Box:
        """Where a seat's person stops the fuse."""
        return self.ready_box

    def extras(self, app: App, shown: Shown) -> Sequence[Extra]:
        """This table's own round buttons, there at any time."""
        return ()

    @abstractmethod
    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        """Why a piece cannot be taken, or not be put there; None where nobody needs to be told."""

    @abstractmethod
    def piece_box(self, piece: Piece, pose: Pose) -> Box | None:
        """The box of a piece that can be pointed at; None for one that cannot."""

    @abstractmethod
    def piece_name(self, piece: Piece, shown: Shown) -> str:
        """A piece in words, as its viewer may know it."""

    @abstractmethod
    def piece_rank(self, piece: Piece) -> tuple[int, ...]:
        """Order of pieces for the focus ring, first ones first."""

    @abstractmethod
    def prompt(self, shown: Shown, status: Status) -> Prompt:
        """What is to be done now."""

    @abstractmethod
    def backdrop(self, surface: pygame.Surface) -> None:
        """Paint what never changes during a game over the whole surface."""

    @abstractmethod
    def panels(self, shown: Shown, status: Status) -> list[Panel]:
        """The still parts that change with what is shown, from back to front."""

    @abstractmethod
    def draw_piece(self, surface: pygame.Surface, piece: Piece, pose: Pose, shown: Shown) -> None:
        """Draw one piece."""

    def foresee(self, piece: Piece, end: Pose) -> bool:
        """Make the picture that a piece under way will rest with, if it is not there yet; True where that took time."""
        return False

    @abstractmethod
    def draw_under(self, surface: pygame.Surface, shown: Shown, offered: frozenset[str]) -> None:
        """Draw what lights up or moves below the pieces; `offered` are the spots that would accept."""

    @abstractmethod
    def draw_above(self, surface: pygame.Surface, shown: Shown, held: Pose | None) -> None:
        """Draw what lies over the pieces: forecasts, puffs; `held` is the pose of the lifted piece."""

    @abstractmethod
    def draw_enlarged(self, surface: pygame.Surface, piece: Piece, near: Pose) -> Box | None:
        """Draw a piece, which lies at `near`, as large as can be read; its box, None for a hidden one."""

    @abstractmethod
    def landed(self, event: Event, shown: Shown) -> None:
        """An event is over: start what follows, as a splash."""

    @abstractmethod
    def update(self, dt: float) -> bool:
        """Time passed; True while something of the table's own moves."""

    @abstractmethod
    def sentence(self, event: Event) -> str:
        """The event for the log, as its viewer saw it."""

    @abstractmethod
    def log_picture(self, event: Event) -> str:
        """The picture beside an event's sentence, "" where it concerns nobody in particular."""

    @abstractmethod
    def seat_picture(self, seat: int) -> str:
        """The picture that stands for a seat, as on the curtain."""
