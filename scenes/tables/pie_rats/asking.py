"""What people are asked at the window: gestures, buttons, prompts, names of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core import HIDDEN, Action
from game.language import tr, trn
from game.rulebooks.pie_rats.actions import (
    NOTHING,
    Call,
    Defend,
    Discard,
    Done,
    Loot,
    Lure,
    Pass,
    Pay,
    Play,
    Table,
)
from game.rulebooks.pie_rats.cards import RATS, WEIGHT
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import CARD, CHARM, CREW, DEFEND, LOOT, LURE, MIRRORED, OVER, REFRESH, Pending, State
from game.rulebooks.pie_rats.words import PHASE_NAMES, card_name, card_text, listed, pie_name
from scenes.motion.pose import Piece
from scenes.table.contract import Prompt, Shown, Status, Tap
from scenes.table.offers import Drag, Gesture, Touch
from scenes.tables.pie_rats.drafts import Drafts, number
from scenes.tables.pie_rats.faces import badges, told
from scenes.tables.pie_rats.spots import GANG, MOMENT, PILE, card, pie_slot, pie_spot, rat_spot, spot_card

DONE: Final = "done"
CALL: Final = "call"
PASS: Final = "pass"


def gesture(action: Action) -> Gesture:
    """What a person does to play an action; lures, loots and defences are put together from more drops."""
    match action:
        case Table():
            return Drag(card(action.piece), GANG)
        case Play():
            return Drag(card(action.piece), MOMENT if action.target == NOTHING else rat_spot(action.target))
        case Defend():
            if action.watch == NOTHING:
                return Drag(card(action.rat), GANG)
            return Drag(card(action.watch), rat_spot(action.rat))
        case Lure():
            return Drag(card(action.rats[0]), GANG)
        case Loot():
            return Drag(card((*action.crew, *action.cards)[0]), pie_spot(action.pie))
        case Pay():
            return Drag(card(action.rat), PILE)
        case Discard():
            return Drag(card(action.piece), PILE)
        case Call():
            return Touch(CALL)
        case Pass():
            return Touch(PASS)
    assert isinstance(action, Done)
    return Touch(DONE)


class Asking:
    """Words for one game."""

    def __init__(self, rules: PieRules, names: Sequence[str], drafts: Drafts) -> None:
        self.rules = rules
        self.names = names
        self.drafts = drafts
        self.phase = CHARM
        self.face: dict[int, str] = {}

    def know(self, view: State) -> None:
        """Take over what whoever is asked may know, for names of spots and buttons."""
        self.phase = view.phase
        self.face = {at: name for at, name in enumerate(view.faces) if name != HIDDEN}
        self.pies = list(view.pies)

    def tap(self, spot: str) -> Tap | None:
        """The button of the moment."""
        if spot == CALL:
            return Tap(tr("Call the loot"), "sound", "gold")
        if spot == PASS:
            return Tap(tr("Let it be"), "check", "wood")
        if spot != DONE:
            return None
        words = {DEFEND: tr("No defence"), LURE: tr("Don't lure"), LOOT: tr("No more"), REFRESH: tr("Keep and draw")}
        return Tap(words.get(self.phase, tr("Done")), "check", "green")

    def spot_name(self, spot: str) -> str:
        """A spot's name for people."""
        slot, which = pie_slot(spot), spot_card(spot)
        if slot is not None:
            return pie_name(self.pies[slot])
        if which is not None:
            return card_name(self.face[which]) if which in self.face else tr("A hidden card")
        return {GANG: tr("Your gang"), PILE: tr("The discard pile"), MOMENT: tr("What is under way")}[spot]

    def ready_words(self, shown: Shown) -> str:
        """What the button says that confirms a laid card, or what was put together."""
        if shown.draft is None:
            return tr("Play it")
        return {DEFEND: tr("Defend"), LURE: tr("Lure"), LOOT: tr("Loot")}.get(shown.view.phase, tr("Play it"))

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        """A card or a pie in words, as its viewer may know it."""
        if isinstance(piece, tuple) and piece[0] == "pie":
            return pie_name(shown.view.pies[piece[1]])
        which = number(piece)
        if which is None:
            return ""
        face = shown.view.faces[which]
        if face == HIDDEN or (shown.veiled and which in shown.view.hands[shown.seat]):
            return tr("A hidden card")
        if face in RATS:
            (_, strength), (_, loyalty) = badges(face)
            words = tr("{card}: strength {n}, loyalty {loyalty}")
            return words.format(card=card_name(face), n=strength, loyalty=told("loyalty", loyalty))
        return tr("{card}: {text}").format(card=card_name(face), text=card_text(face))

    def summons(self, view: State, seat: int) -> str:
        """What the curtain says: whose step it is, or who steps in."""
        name = self.names[seat]
        if view.pending:
            return tr("{name} steps in").format(name=name)
        return tr("{name}: {phase}").format(name=name, phase=tr(PHASE_NAMES.get(view.phase, view.phase)))

    # ------------------------------------------------------------ prompts

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        """What is to be done now."""
        view: State = shown.view
        if view.phase == OVER:
            swept = shown.story.ended == "swept"
            return Prompt(tr("The sill is swept") if swept else tr("The last pie is gone"))
        if view.pending:
            return self._moment(shown, status)
        if status.asked is None or status.asked != shown.seat:
            return self._watching(view)
        name = self.names[status.asked]
        if view.owed:
            return Prompt(
                tr("{name}, which rat goes?").format(name=name), tr("Several are equal: drag one to the discards")
            )
        if shown.draft is not None:
            return self._draft(shown, name)
        if number(shown.laid) is not None:
            face = view.faces[number(shown.laid) or 0]
            return Prompt(tr("{name}, play {card}?").format(name=name, card=card_name(face)), card_text(face))
        return self._step(shown, name)

    def _watching(self, view: State) -> Prompt:
        if not view.queue:
            return Prompt(tr("Round {n}").format(n=view.round), tr("Something smells good"))
        told = {
            CHARM: tr("{name} puts on some charm"),
            CREW: tr("{name} takes on crew"),
            DEFEND: tr("{name} guards the gang"),
            LURE: tr("{name} looks for rats to lure"),
            LOOT: tr("{name} eyes the pies"),
            REFRESH: tr("{name} draws new cards"),
        }
        return Prompt(told.get(view.phase, "{name}").format(name=self.names[view.queue[0]]))

    def moment_words(self, view: State) -> str:
        """What waits to happen, in a sentence."""
        step = view.pending[-1]
        name = self.names[step.seat]
        rats = listed([card_name(view.faces[rat]) for rat in step.rats])
        if step.kind == LURE:
            return tr("{name} lures {rats}").format(name=name, rats=rats)
        if step.kind == LOOT:
            words = tr("{name} goes for {pie}")
            return words.format(name=name, pie=pie_name(view.pies[step.pie]))
        if step.kind == MIRRORED:
            return tr("{name} holds up a Mirror").format(name=name)
        return self._aimed(view, step, name, rats)

    def _aimed(self, view: State, step: Pending, name: str, rats: str) -> str:
        assert step.kind == CARD
        target = rats or card_name(view.faces[step.cards[0]])
        words = tr("{name}: {card} at {target}")
        return words.format(name=name, card=card_name(step.face), target=target)

    def aim_words(self, view: State, piece: int, target: int) -> str:
        """What letting go here would mean."""
        return tr("{card} at {target}").format(card=card_name(view.faces[piece]), target=card_name(view.faces[target]))

    def _moment(self, shown: Shown, status: Status) -> Prompt:
        view: State = shown.view
        main = self.moment_words(view)
        if status.asked is not None and status.asked == shown.seat:
            name = self.names[status.asked]
            return Prompt(tr("{name}, step in?").format(name=name), main)
        if status.fuse is not None:
            return Prompt(main, tr("Does anybody step in?"))
        return Prompt(main)

    def _draft(self, shown: Shown, name: str) -> Prompt:
        view: State = shown.view
        draft = shown.draft
        assert draft is not None
        cards = [n for part in draft.parts if (n := number(part)) is not None]
        if view.phase == LOOT:
            return self._loot_words(shown, name)
        rats = listed([card_name(view.faces[c]) for c in cards if view.faces[c] in RATS])
        if view.phase == DEFEND:
            both = len(cards) > 1
            sub = tr("With the Double Watch, luring stays allowed") if both else tr("Whoever defends lures nobody")
            return Prompt(tr("{name}, defend {rat}?").format(name=name, rat=rats), sub)
        seen = self.drafts.lure_sum(shown, tuple(cards), draft.chosen)
        sub = tr("Tap your charisma to spend other cards") if seen.choices > 1 else tr("Put the rat back, or whistle")
        return Prompt(tr("{name}, lure {rats}?").format(name=name, rats=rats), sub)

    def _loot_words(self, shown: Shown, name: str) -> Prompt:
        assert shown.draft is not None
        told_ = self.drafts.loot_sum(shown, shown.draft)
        pie = pie_name(shown.view.pies[told_.pie])
        if told_.lifts:
            sub = (
                tr("A tap on a rat lets it leave by tunnel") if told_.tunnels else tr("Whoever carries it is discarded")
            )
            return Prompt(tr("{name}, loot {pie}?").format(name=name, pie=pie), sub)
        n = told_.weight - told_.strength
        sub = trn(
            "{n} strength is lacking: tap or drag more rats", "{n} strength are lacking: tap or drag more rats", n
        )
        return Prompt(tr("{name}, who carries {pie}?").format(name=name, pie=pie), sub.format(n=n))

    def _step(self, shown: Shown, name: str) -> Prompt:
        view: State = shown.view
        told_ = {
            CHARM: (tr("{name}, put on some charm"), tr("Drag charisma from the hand to your gang")),
            CREW: (tr("{name}, take on crew"), tr("Drag rats from the hand to your gang")),
            DEFEND: (tr("{name}, defend a rat?"), tr("Tap it to turn it; whoever defends lures nobody")),
            LURE: (tr("{name}, lure a rat away"), tr("Drag a rat of another Captain to your gang")),
            LOOT: (tr("{name}, loot a pie"), self._loot_sub(view)),
            REFRESH: (tr("{name}, throw cards away?"), tr("Then draw up to three")),
        }
        main, sub = told_[view.phase]
        held = number(shown.lifted or shown.picked)
        if held is not None and held in view.hands[shown.seat] and not shown.veiled and view.faces[held] != HIDDEN:
            sub = card_text(view.faces[held]) or sub
        if view.phase == LURE and (view.used or view.defended[shown.seat]):
            main = tr("{name}, one more card?")
            sub = tr("You have lured already") if view.used else tr("Whoever defends lures nobody")
        return Prompt(main.format(name=name), sub)

    def _loot_sub(self, view: State) -> str:
        if view.called:
            return tr("Called: nobody may touch your gang, nor you play cards")
        if not view.sill:
            return tr("The sill is empty")
        light = min(WEIGHT[view.pies[slot]] for slot in view.sill)
        return tr("Drag rats onto a pie; the lightest weighs {n}").format(n=light)
