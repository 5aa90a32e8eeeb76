"""What is to be done now, in two lines, and what a space would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core import Event
from game.language import listed, tr, trn
from game.rulebooks.treasure_run.board import KINDS, NEEDS, patrol
from game.rulebooks.treasure_run.cards import DOUBLE_DASH, FACTS, SUGAR_RUSH, SWAP
from game.rulebooks.treasure_run.events import shelf_of
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import CAUGHT, CHEST, DISCARD, MOVE, OVER, State
from game.rulebooks.treasure_run.words import CARD_NAMES, CARD_TEXTS, PIECE_NAMES, obstacle_name
from scenes.table.contract import Prompt, Shown, Status
from scenes.tables.treasure_run.layout import Layout, kind_of
from scenes.tables.treasure_run.story import TRY, Story

Told = Callable[[Event], str]


class Prompts:
    """The words of the moment for one run."""

    def __init__(self, rules: TreasureRules, layout: Layout, names: Sequence[str], told: Told) -> None:
        self.rules = rules
        self.layout = layout
        self.names = names
        self.told = told

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        """What is to be done now."""
        view: State = shown.view
        if view.phase == OVER:
            return Prompt(tr("The run is over"), self._last(shown))
        if status.asked is None or shown.viewer != status.asked:
            return self._watching(shown)
        name = self.names[status.asked]
        if shown.chosen:
            return self._choosing(shown, name)
        held = shown.lifted or shown.picked or (shown.laid if kind_of(shown.laid) == "card" else None)
        if isinstance(held, tuple) and held[0] == "card" and not shown.veiled and held[1] in view.hands[status.asked]:
            face = view.faces[held[1]]
            return Prompt(self._drop_words(face, name), tr(CARD_TEXTS[face]))
        return self._asked(shown, status.asked, name)

    def _last(self, shown: Shown) -> str:
        """The latest event that tells something."""
        story: Story = shown.story
        return next((words for event in reversed(story.told) if (words := self.told(event))), "")

    def _watching(self, shown: Shown) -> Prompt:
        view: State = shown.view
        if view.phase == CAUGHT and view.caught:
            names = listed([self.names[seat] for seat in view.caught])
            return Prompt(tr("Croc has caught {names}").format(names=names), tr("A Crust Shield would hold"))
        name = self.names[view.active]
        return Prompt(tr("It is the turn of {name}").format(name=name), self._last(shown))

    # ------------------------------------------------------------ asked

    def _asked(self, shown: Shown, seat: int, name: str) -> Prompt:
        view: State = shown.view
        if view.phase == CAUGHT:
            main = tr("{name}, Croc has caught the rat").format(name=name)
            return Prompt(main, tr("Hold a Crust Shield out to him, or go back to the gate"))
        if view.phase == DISCARD:
            most = FACTS.hand_limit
            main = tr("{name}, throw a Pie Card away").format(name=name)
            return Prompt(main, tr("At most {n} stay in the hand").format(n=most))
        if view.phase == CHEST:
            return Prompt(tr("{name}, the chest is open").format(name=name), self._chest(view, seat))
        return self._moving(shown, name) if view.phase == MOVE else self._rolling(shown, seat, name)

    def _chest(self, view: State, seat: int) -> str:
        if view.places[seat] in view.prints[seat]:
            return tr("The paw print is there already: no card, but trading and bartering go")
        if self.rules.crew:
            return tr("Anything but leaving it alone makes a noise: Croc walks a step")
        return tr("A piece to spare can also be dropped on another shelf's")

    def _rolling(self, shown: Shown, seat: int, name: str) -> Prompt:
        view: State = shown.view
        if view.stuck[seat]:
            place = view.places[seat]
            main = tr("{name}, roll {n} or more").format(name=name, n=NEEDS[place])
            held = tr("Held by {obstacle}").format(obstacle=obstacle_name(place))
            return Prompt(main, held)
        if view.dice == 2:
            return Prompt(tr("{name}, roll two dice").format(name=name), tr("Double Dash lies ready"))
        main = tr("{name}, roll the die").format(name=name)
        return Prompt(main, self._before(view, seat))

    def _before(self, view: State, seat: int) -> str:
        hints = []
        if not view.played and view.hands[seat]:
            hints.append(tr("a Pie Card may come first"))
        wanted = self.wanted(view, seat)
        if not wanted:
            hints.append(tr("all the pieces: to the ship!"))
        elif len(wanted) == 1:
            hints.append(tr("still wanted: {piece}").format(piece=tr(PIECE_NAMES[wanted[0]])))
        if seat == view.order[-1]:
            hints.append(tr("after this turn Croc walks a die"))
        words = " · ".join(hints[:2])
        return words[:1].upper() + words[1:]

    def wanted(self, view: State, seat: int) -> list[str]:
        """The pieces that a rat, or its crew, still lacks."""
        held = view.shelves[shelf_of(view, seat)]
        return [kind for kind, copies in zip(self.rules.kinds, held, strict=True) if not copies]

    def _moving(self, shown: Shown, name: str) -> Prompt:
        view: State = shown.view
        story: Story = shown.story
        n = view.left
        main = trn("{name}, choose where {n} step ends", "{name}, choose where {n} steps end", n).format(name=name, n=n)
        hints = []
        if (
            not view.came
            and not view.played
            and any(view.faces[piece] == SUGAR_RUSH for piece in view.hands[view.active])
        ):
            hints.append(tr("Sugar Rush could still add three"))
        if story.why == TRY and story.passed:
            hints.append(tr("Past {obstacle}").format(obstacle=obstacle_name(story.place)))
        if view.order[-1] == view.active:
            hints.append(tr("after this turn Croc walks a die"))
        sub = " · ".join(hints) or tr("Tap a lit space, or drag the rat onto it")
        return Prompt(main, sub[:1].upper() + sub[1:])

    def _choosing(self, shown: Shown, name: str) -> Prompt:
        first, n = shown.chosen[0], len(shown.chosen)
        if first == "croc":
            return Prompt(tr("{name}, how far does Croc walk?").format(name=name), tr("Tap one of the marked spaces"))
        if first.startswith("niche"):
            main = tr("{name}, which piece is given for it?").format(name=name)
            return Prompt(main, tr("Tap it on the shelf"))
        if n < 3:
            main = (
                tr("{name}, which piece goes into the pile?") if n == 1 else tr("{name}, and which piece with it?")
            ).format(name=name)
            return Prompt(main, tr("Two pieces to spare bring one that is still in the pile"))
        main = tr("{name}, which piece comes out of the pile?").format(name=name)
        return Prompt(main, tr("Then the pile is shuffled"))

    def _drop_words(self, face: str, name: str) -> str:
        words = tr(CARD_NAMES[face])
        told = {
            DOUBLE_DASH: tr("{name}, drop {card} on the die"),
            SUGAR_RUSH: tr("{name}, drop {card} on the die"),
            SWAP: tr("{name}, drop {card} on the piece that is wanted"),
            "sticky_paws": tr("{name}, drop {card} on the piece that is wanted"),
            "burrow": tr("{name}, drop {card} on a treasure space"),
            "whistle": tr("{name}, drop {card} on Croc"),
            "crust_shield": tr("{name}, drop {card} on Croc when he has caught the rat"),
            "sure_paws": tr("{name}, drop {card} on the rat"),
        }[face]
        return told.format(name=name, card=words)

    # ------------------------------------------------------------ what a space would do

    def outcome(self, view: State, seat: int, path: Sequence[str]) -> Prompt:
        """What the end of a walk would do, in two short lines."""
        end, kind = path[-1], KINDS[path[-1]]
        left = view.left - len(path)
        if kind == "obstacle" and not view.sure:
            more = trn("then {n} step more", "then {n} steps more", left).format(n=left) if left else obstacle_name(end)
            return Prompt(tr("Roll {n} or more").format(n=NEEDS[end]), more)
        if end == view.croc:
            return Prompt(tr("Croc stands there"), tr("back to the gate, or a crust"))
        if kind == "treasure":
            return self._at_chest(view, seat, end)
        if kind == "pie":
            full = len(view.hands[seat]) >= FACTS.hand_limit
            return Prompt(tr("Draw a Pie Card"), tr("and throw one away") if full else "")
        if kind == "ship":
            home = self.rules.complete(view, seat)
            return Prompt(tr("On board!"), tr("with the whole treasure") if home else tr("but pieces are missing"))
        return Prompt(tr("A quiet space"), tr("nothing happens"))

    def _at_chest(self, view: State, seat: int, end: str) -> Prompt:
        heard = patrol(view.croc, 1)[0] == end
        noise = tr("and Croc comes for the rat!") if heard else tr("and Croc hears it: 1 step")
        if end in view.prints[seat]:
            return Prompt(tr("Opened already"), tr("trading and bartering go"))
        return Prompt(tr("Take the top piece"), noise) if view.pile else Prompt(tr("The pile is empty"), "")
