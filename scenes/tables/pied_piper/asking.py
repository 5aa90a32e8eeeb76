"""What people are asked and told at the square: gestures, prompts, reasons, names of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core import HIDDEN, Action
from game.language import listed, tr, trn
from game.rulebooks.pied_piper.actions import NOTHING, Answer, Discard, EndTurn, Play, Take
from game.rulebooks.pied_piper.cards import FACTS, MALICES, PROFITS, SHIELDS, covers
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import ANSWER, DISCARD, OVER, TAKE, State
from game.rulebooks.pied_piper.words import CARD_NAMES, KIND_NAMES, card_text
from scenes.motion.pose import Piece
from scenes.table.contract import Prompt, Refusal, Shown, Status, Tap
from scenes.table.offers import Drag, Gesture, Touch
from scenes.tables.pied_piper.forecast import ahead, outlook, standing
from scenes.tables.pied_piper.layout import ALL, ATTACK, HAND, PILE, card, laid_piece, seat_spot, spot_seat
from scenes.tables.pied_piper.panels import acting

END: Final = "end"
NONE: Final = "no_answer"


class Asking:
    """Words and gestures for one town."""

    def __init__(self, rules: PiperRules, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = names
        self.faces: list[str] = []
        """The faces that whoever is asked knows."""

    # ------------------------------------------------------------ gestures

    def gesture(self, action: Action) -> Gesture:
        """What a person does to play an action."""
        match action:
            case Play():
                if action.target >= 0:
                    return Drag(card(action.piece), seat_spot(action.target))
                everybody = self.faces[action.piece] in MALICES
                return Drag(card(action.piece), ALL if everybody else seat_spot(action.seat))
            case Answer():
                return Touch(NONE) if action.piece == NOTHING else Drag(card(action.piece), ATTACK)
            case Take():
                return Drag(card(action.piece), HAND)
            case Discard():
                return Drag(card(action.piece), PILE)
        assert isinstance(action, EndTurn)
        return Touch(END)

    def tap(self, spot: str) -> Tap | None:
        """The button of the moment."""
        if spot == END:
            return Tap(tr("End turn"), "check", "gold")
        return Tap(tr("No answer"), "cross", "red") if spot == NONE else None

    def spot_name(self, spot: str) -> str:
        """A spot's name for people."""
        seat = spot_seat(spot)
        if seat is not None:
            return tr("The house of {name}").format(name=self.names[seat])
        return {
            ALL: tr("The middle of the square"),
            ATTACK: tr("The attack"),
            PILE: tr("The discard pile"),
            HAND: tr("The hand"),
        }[spot]

    def ready_words(self, shown: Shown) -> str:
        """What the button says that confirms a laid card."""
        return tr("Answer") if shown.laid_on == ATTACK else tr("Play it")

    def piece_name(self, piece: Piece, shown: Shown) -> str:
        """A card in words, as its viewer may know it."""
        if not isinstance(piece, tuple) or piece[0] != "card":
            return ""
        face = shown.view.faces[piece[1]]
        if face == HIDDEN or (shown.veiled and piece[1] in shown.view.hands[shown.seat]):
            return tr("A hidden card")
        return tr("{card}: {text}").format(card=tr(CARD_NAMES[face]), text=card_text(face, PROFITS.get(face, 0)))

    def summons(self, view: State, seat: int) -> str:
        """What the curtain says: whose turn it is, or who is asked for an answer."""
        name = self.names[seat]
        if view.attack is not None and view.phase == ANSWER:
            return tr("{name} is asked for an answer").format(name=name)
        return tr("Now it is the turn of {name}").format(name=name)

    # ------------------------------------------------------------ prompts

    def prompt(self, shown: Shown, status: Status) -> Prompt:
        """What is to be done now."""
        view: State = shown.view
        if view.phase == OVER:
            return Prompt(tr("The piper leaves"), self._why_over(shown))
        if status.asked is None or shown.viewer != status.asked:
            return self._watching(view)
        name = self.names[status.asked]
        if view.phase == ANSWER:
            return self._answering(shown, name)
        if view.phase == TAKE:
            assert view.attack is not None
            owner = self.names[view.attack.target]
            main = tr("{name}, take one card of {owner}").format(name=name, owner=owner)
            return Prompt(main, tr("Drag it to the hand below, or tap it twice"))
        if view.phase == DISCARD:
            n = len(view.hands[status.asked]) - FACTS.hand_limit
            main = trn("{name}, throw {n} card away", "{name}, throw {n} cards away", n).format(name=name, n=n)
            most = FACTS.hand_limit
            return Prompt(main, tr("At most {n} stay in the hand at the end of a turn").format(n=most))
        return self._playing(shown, status.asked, name)

    def _why_over(self, shown: Shown) -> str:
        return {
            "one_family": tr("Only one house still has a light"),
            "stash": tr("He has what he wanted"),
            "children": tr("Three children are left in town"),
        }.get(shown.story.ended, "")

    def _watching(self, view: State) -> Prompt:
        seat = acting(view)
        if seat is None:
            return Prompt(tr("The piper collects"), tr("One coin for each child, all at once"))
        name = self.names[seat]
        if view.phase == ANSWER and view.attack is not None:
            main = tr("{name} may answer {card}").format(name=name, card=tr(CARD_NAMES[view.attack.malice]))
            return Prompt(main, tr("Everybody is asked, shield or no shield"))
        if view.phase == TAKE and view.attack is not None:
            owner = self.names[view.attack.target]
            return Prompt(tr("{name} looks at the cards of {owner}").format(name=name, owner=owner))
        return Prompt(tr("{name} plays").format(name=name), self.piper_words(view))

    def piper_words(self, view: State) -> str:
        """Who will fall short, if the piper came now."""
        short = [seat for seat in view.living() if outlook(view, seat, self.rules.options.mercy).short]
        if not short:
            return tr("Everybody can pay the piper")
        names = [self.names[seat] for seat in short]
        if len(names) > 3:
            return trn("{n} family is short of coins", "{n} families are short of coins", len(names)).format(
                n=len(names)
            )
        return tr("Short of coins for the piper: {names}").format(names=listed(names))

    def _playing(self, shown: Shown, seat: int, name: str) -> Prompt:
        view: State = shown.view
        laid = laid_piece(shown)
        if laid is not None:
            return self._laid(shown, laid, seat, name)
        held = shown.lifted or shown.picked
        if isinstance(held, tuple) and held[0] == "card" and held[1] in view.hands[seat] and not shown.veiled:
            face = view.faces[held[1]]
            return Prompt(self._drop_words(face, name), card_text(face, PROFITS.get(face, 0)))
        if view.shut:
            return Prompt(tr("{name}, the door is barred").format(name=name), tr("No card may be played this turn"))
        seen = outlook(view, seat, self.rules.options.mercy)
        main = tr("{name}, play one card or end the turn").format(name=name)
        if seen.short:
            sub = trn(
                "{name} owes the piper {owes} and is {n} short",
                "{name} owes the piper {owes} and is {n} short",
                seen.short,
            )
            return Prompt(main, sub.format(name=name, owes=seen.owes, n=seen.short))
        sub = trn(
            "{name} owes the piper {owes} and has {n} coin",
            "{name} owes the piper {owes} and has {n} coins",
            seen.coins,
        )
        return Prompt(main, sub.format(name=name, owes=seen.owes, n=seen.coins))

    def _drop_words(self, face: str, name: str) -> str:
        words = tr(CARD_NAMES[face])
        if face in MALICES:
            if MALICES[face].all_others:
                return tr("{name}, drop {card} in the middle of the square").format(name=name, card=words)
            return tr("{name}, drop {card} on a family").format(name=name, card=words)
        return tr("{name}, drop {card} on your house").format(name=name, card=words)

    def _laid(self, shown: Shown, laid: int, seat: int, name: str) -> Prompt:
        view: State = shown.view
        face, target = view.faces[laid], spot_seat(shown.laid_on)
        words = tr(CARD_NAMES[face])
        if target is None:
            return Prompt(
                tr("{name}, play {card}?").format(name=name, card=words), card_text(face, PROFITS.get(face, 0))
            )
        told = ahead(view, face, seat, target, self.rules.options.mercy)
        sub = f"{told.main} · {standing(told.outlook, self.names[target])}"
        if target == seat:
            return Prompt(tr("{name}, play {card}?").format(name=name, card=words), sub)
        main = tr("{name}, play {card} on {target}?")
        return Prompt(main.format(name=name, card=words, target=self.names[target]), sub)

    def _answering(self, shown: Shown, name: str) -> Prompt:
        view: State = shown.view
        assert view.attack is not None
        attack = view.attack
        words = tr(CARD_NAMES[attack.malice])
        if laid_piece(shown) is not None:
            shield = tr(CARD_NAMES[view.faces[laid_piece(shown) or 0]])
            return Prompt(tr("{name}, answer with {card}?").format(name=name, card=shield))
        main = tr("{name}, answer {card} of {source}?")
        told = ahead(view, attack.malice, attack.source, attack.target, self.rules.options.mercy)
        sub = f"{told.main} · {standing(told.outlook, name)}"
        return Prompt(main.format(name=name, card=words, source=self.names[attack.source]), sub)

    # ------------------------------------------------------------ reasons

    def refusal(self, piece: Piece | None, spot: str | None, shown: Shown) -> Refusal | None:
        """Why a card cannot be taken, or not be put there."""
        view: State = shown.view
        if not isinstance(piece, tuple) or piece[0] != "card" or shown.viewer < 0:
            return None
        number = piece[1]
        if number not in view.hands[shown.viewer]:
            return None
        face, seat = view.faces[number], shown.viewer
        if seat not in self.rules.awaiting(view):
            return self._not_now(view, seat)
        if view.phase == ANSWER and view.attack is not None:
            return self._no_answer(face, view.attack.malice)
        if view.phase == TAKE and view.attack is not None:
            owner = self.names[view.attack.target]
            return Refusal(tr("First one card of {owner} is taken.").format(owner=owner), "attacks")
        if view.phase == DISCARD:
            return Refusal(tr("Too many cards: this one goes to the discard pile, or another one."), "limit")
        return self._no_play(view, seat, face, spot)

    def _not_now(self, view: State, seat: int) -> Refusal | None:
        if view.phase == OVER:
            return Refusal(tr("The piper has left: the game is over."), "end")
        if not view.children[seat]:
            return Refusal(tr("A family without children has left the square."), "fallen")
        now = acting(view)
        if now is None:
            return None
        return Refusal(tr("It is the turn of {name}.").format(name=self.names[now]), "turn")

    def _no_answer(self, face: str, malice: str) -> Refusal:
        words, attack = tr(CARD_NAMES[face]), tr(CARD_NAMES[malice])
        if face not in SHIELDS:
            return Refusal(tr("Only a shield answers an attack."), "shields")
        if SHIELDS[face].but == malice:
            return Refusal(tr("{card} covers everything but {attack}.").format(card=words, attack=attack), "shields")
        if not covers(face, malice):
            told = tr("{card} covers {kind}, but {attack} is {other}.")
            kind, other = tr(KIND_NAMES[SHIELDS[face].covers[0]]), tr(KIND_NAMES[MALICES[malice].kind])
            return Refusal(told.format(card=words, kind=kind, attack=attack, other=other), "shields")
        return Refusal(tr("A shield is dropped on the attack."), "shields")

    def _no_play(self, view: State, seat: int, face: str, spot: str | None) -> Refusal | None:
        words, name = tr(CARD_NAMES[face]), self.names[seat]
        if view.shut:
            return Refusal(tr("The door is barred: {name} draws, but plays nothing.").format(name=name), "sabotage")
        if face in SHIELDS and not SHIELDS[face].own_turn:
            return Refusal(
                tr("{card} is kept for an attack: it answers, it is not played.").format(card=words), "shields"
            )
        if face not in MALICES:
            return Refusal(tr("{card} is dropped on the house of {name}.").format(card=words, name=name), "profits")
        if MALICES[face].all_others:
            return Refusal(tr("{card} hits all others: drop it in the middle.").format(card=words), "attacks")
        target = spot_seat(spot)
        if target == seat:
            return Refusal(tr("No family attacks itself."), "attacks")
        if target is not None and not view.children[target]:
            return Refusal(tr("A family without children has left the square."), "fallen")
        return Refusal(tr("{card} is dropped on the house of another family.").format(card=words), "attacks")
