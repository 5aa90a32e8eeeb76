"""A lesson: the real table with one person, the others played by a script, and an innkeeper who leads through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.bots.bot import Thought
from game.core import Action
from game.language import tr
from scenes.doors import go_home, open_setup
from scenes.lessons.buttons import build_bar, build_row
from scenes.lessons.corner import clear, corner_for
from scenes.lessons.lesson_menu import LessonMenu
from scenes.lessons.pointing import Pointing
from scenes.lessons.script import Lesson, Step
from scenes.lessons.speech import Bubble, Speech, bubbles
from scenes.lessons.targets import boxes_of, buttons_of, useful, way_of
from scenes.lessons.windows import LessonWindows
from scenes.motion.pose import Piece
from scenes.stage import Box, Units
from scenes.table.contract import Panel, Refusal
from scenes.table.handling import Handling
from scenes.table.offers import Gesture, Offers, Touch
from scenes.table.table_scene import TableScene
from scenes.table.thinkers import Thinkers
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

BREATH = 0.5
"""Seconds that a round's outcome stays before the table is tidied by itself."""


class LessonScene(TableScene):
    """Plays one lesson; nothing of it is kept but that it was finished."""

    taught = True

    def __init__(self, app: App, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.open = False
        """Whether the innkeeper speaks; while he does not, the table runs by itself towards the next step."""
        self.no: Refusal | None = None
        """Why what was just tried is not to be done."""
        self.bubble: Bubble | None = None
        self.corner: Units = (0.0, 0.0)
        self.targets: list[Box] = []
        self.way: tuple[Box, Box] | None = None
        agreement = lesson.agreement()
        super().__init__(app, agreement, lesson.session(agreement))
        self.thinkers = Thinkers(self._line, self._line)
        self.every = self.offers
        self.pointing = Pointing(self.kit)
        self._clock = self._breath = 0.0

    def join(self) -> None:
        """Hands as at any table, and a fuse that waits for the innkeeper."""
        self.hands, self.windows = Handling(self), LessonWindows(self)

    def enter(self) -> None:
        """A lesson keeps no saved game."""
        self.focus.key = "lesson-on"

    # ------------------------------------------------------------ the course

    @property
    def step(self) -> Step:
        """The present step, or the one that comes next."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def holds(self) -> bool:
        """Whether the table stands still for the innkeeper, who speaks or will as soon as all has been shown."""
        step = self.step
        if self.open:
            return not step.wants
        if step.wants:
            return False
        return self._reached(step) if step.after is not None else not step.at and not step.does

    def _reached(self, step: Step) -> bool:
        """Whether the latest action is the one that a step follows."""
        last = self.session.steps[-1].action
        return step.after is not None and last is not None and self.lesson.fits(last, step.after)

    def _line(self, seat: int, view: Any) -> Thought:
        return Thought(self.lesson.line(seat, self.session.rules.legal_actions(view, seat), self._played(seat)))

    def _played(self, seat: int) -> list[Action]:
        return [step.action for step in self.session.steps if step.action is not None and step.action.seat == seat]

    def update(self, dt: float) -> None:
        """Let the table go on, and begin the next step once it has come to rest."""
        super().update(dt)
        if self.app.stack.top is not self:
            return
        if self.open:
            self._clock += dt
            if self.targets and not self.kit.calm:
                self.request_frame()
            return
        self._lead(dt)

    def _lead(self, dt: float) -> None:
        if self.director.busy or self.mode == "show":
            self._breath = 0.0
            return
        if self._ready(self.step):
            self._begin()
        elif self.mode == "told":
            self._breath += dt
            if self._breath > BREATH:
                super().go_on()
        elif self.mode == "ask":
            favour = self.lesson.favour(self.legal(), self._played(0))
            if favour is not None:
                super().act(favour)

    def _ready(self, step: Step) -> bool:
        if step.after is not None and not self._reached(step):
            return False
        view = self.session.view(0)
        if any(getattr(view, name) != value for name, value in step.when.items()):
            return False
        if step.rings:
            return 0 in self.windows.waitable()
        if step.wants:
            return self.mode == "ask" and bool(self.lesson.wanted(step, self.legal()))
        if step.at == "over":
            return self.session.over and self.mode in ("over", "told")
        return step.at in ("", self.mode)

    def wanted(self) -> list[Action]:
        """Legal actions that end the present step."""
        return self.lesson.wanted(self.step, self.legal()) if self.open else []

    def legal(self) -> list[Action]:
        """What the person may do by the rules of the game."""
        return self.session.rules.legal_actions(self.session.view(0), 0) if self.asked == 0 else []

    def _begin(self) -> None:
        self.open, self.no, self._clock = True, None, 0.0
        if self.at == len(self.lesson.steps) - 1:
            self._tick_off()
        self._gate()
        self.kit.sound.play("page", 0.5)
        self.focus.key = self._first()
        self.rebuild()

    def _advance(self) -> None:
        self.open, self.no = False, None
        self.at += 1
        self.windows.passing = set() if self.step.rings else {0}
        self._gate()

    def _tick_off(self) -> None:
        done = self.app.settings.lessons
        if self.app.house.open and self.lesson.game not in done:
            self.app.settings.lessons = [*done, self.lesson.game]
            self.app.keep_settings()

    def read_on(self) -> None:
        """Go on from a step that only tells."""
        if self.open and not self.step.does and self.at + 1 < len(self.lesson.steps):
            self._advance()
            self.rebuild()
            self._lead(0.0)

    def rang(self) -> None:
        """The person has rung to step in."""
        if self.open and self.step.rings:
            self._advance()
            self.rebuild()

    # ------------------------------------------------------------ what may be done

    def _ask(self, seat: int, eyes: int | None = None) -> None:
        super()._ask(seat, eyes)
        self._gate()

    def _gate(self) -> None:
        """Offer what the step wants; buttons stay, and say why not now."""
        legal = self.legal()
        self.every = Offers.among(legal, lambda one: self.table.gestures(one, ()))
        wanted = self.wanted()
        parts = self.table.parts(self.session.view(0), 0) if wanted else ()

        def gestures(action: Action) -> list[Gesture]:
            ways = self.table.gestures(action, ())
            return [way for way in ways if action in wanted or isinstance(way, Touch)]

        self.offers = Offers.among([*wanted, *(one for one in legal if one not in wanted)], gestures, parts)

    def _first(self) -> str:
        """Where the ring waits: on what is wanted, else on going on."""
        if not self.step.does:
            return "lesson-on"
        if self.step.rings:
            return "wait-0"
        near, _far = self._piece_places()
        taps = [gesture.spot for gesture in self.wanted_gestures() if isinstance(gesture, Touch)]
        if self.sheet is not None and self.sheet.first:
            return self.sheet.first
        return f"tap-{taps[0]}" if taps or not near else near[0].key

    def wanted_gestures(self) -> list[Gesture]:
        """Gestures that play what the step wants, the plainest of each action."""
        return [self.table.gesture(action) for action in self.wanted()]

    def towards(self) -> list[Gesture]:
        """Gestures on offer now, half-made choices included, that lead to what is wanted."""
        wanted, chosen = self.wanted(), self.hands.chosen
        return [ways[0] for action in wanted if (ways := self.table.gestures(action, chosen))]

    def act(self, action: Action) -> None:
        """Play what is wanted; anything else is refused with the reason."""
        if not self.open or not self.lesson.wanted(self.step, [action]):
            self.say_no()
            return
        self._advance()
        super().act(action)

    def say_no(self, refusal: Refusal | None = None) -> None:
        """The innkeeper says why that is not to be done, or not now."""
        if not self.open:
            return
        if self.hands.laid is not None:
            self.hands.let_go()
            self.director.refresh()
        self.kit.sound.play("snap_back")
        if refusal is None and self.step.does:
            refusal = Refusal(tr(self.step.refused) if self.step.refused else tr("Not now: one thing at a time."))
        self.no = refusal or Refusal(tr("Hear me out first, then it is your turn."))
        self.rebuild()

    def refuse(self, refusal: Refusal | None, piece: Piece) -> None:
        """The rule that forbids it where there is one, else why not now."""
        self.say_no(refusal if piece not in self.every.pieces() else None)

    def explain(self, reason: tuple[Refusal, Piece] | None) -> None:
        """Reasons are the innkeeper's to tell."""
        if reason is None and self.no is not None:
            self.no = None
            self.rebuild()

    @property
    def confirms(self) -> bool:
        """One tap is enough here."""
        return False

    def go_on(self) -> None:
        """Going on is going on with the lesson."""
        self.read_on()

    def show_results(self) -> None:
        """A lesson has none."""

    def _think(self, dt: float) -> None:
        if not self.holds:
            super()._think(dt)

    def undo(self) -> None:
        """Take back what is half done."""
        if self.hands.half_way:
            self.take_back()

    # ------------------------------------------------------------ ways out

    def menu(self) -> None:
        """Pause."""
        self.app.stack.push(LessonMenu(self))

    def restart(self) -> None:
        """From the first step."""
        self.app.stack.replace(LessonScene(self.app, self.lesson))

    def skip(self) -> None:
        """Back to where the lesson was opened."""
        self.app.stack.pop()

    def go_home(self) -> None:
        """Back to the tavern."""
        go_home(self.app)

    def play_it(self) -> None:
        """Set up a real game."""
        self.app.stack.pop()
        open_setup(self.app, self.lesson.game)

    def open_rule(self) -> None:
        """The paragraph of what was refused, or of what the step is about."""
        rule = self.no.rule if self.no is not None and self.no.rule else self.step.rule
        self.open_rules(rule)

    # ------------------------------------------------------------ the picture

    def build(self, ui: Ui) -> None:
        """The table's buttons, the lesson's bar, and what the innkeeper says."""
        super().build(ui)
        build_bar(self, ui)
        self.bubble, self.targets, self.way = None, [], None
        if not self.open:
            return
        self.targets, self.way = boxes_of(self), way_of(self, self.wanted_gestures())
        no = self.no.words if self.no is not None else ""
        bubble = self._placed(Speech(tr(self.step.title), tr(self.step.words), no))
        ui.decor(lambda surface: bubble.draw(surface, self.corner))
        build_row(self, ui, bubble.buttons(self.corner))

    def _placed(self, speech: Speech) -> Bubble:
        """The largest bubble that covers nothing it should not; its corner is chosen with it."""
        shown, buttons, others = [*self.targets, *(self.way or ())], buttons_of(self), useful(self)
        bubble = None
        for bubble in bubbles(self.kit, speech):
            self.corner = corner_for(bubble.size, shown, buttons, others)
            if clear((*self.corner, *bubble.size), [*shown, *buttons]):
                break
        assert bubble is not None
        self.bubble = bubble
        return bubble

    @property
    def block(self) -> Box:
        """What innkeeper and bubble cover."""
        return (*self.corner, *self.bubble.size) if self.bubble is not None else (0.0, 0.0, 0.0, 0.0)

    def panels(self) -> list[Panel]:
        """The table's still parts; the lesson's bar stands in the place of its ribbon."""
        return [panel for panel in super().panels() if panel.kind != "ribbon"]

    def draw(self, surface: pygame.Surface) -> None:
        """The table, all but what is pointed at in the dark."""
        super().draw(surface)
        self.pointing.veil(surface, self.targets)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What is carried, and the paw."""
        super().draw_over(surface)
        if self.bubble is not None and self.hands.carry is None and self.hands.enlarged is None:
            self.pointing.show(surface, self.targets, self.way, self.block, self._clock)
