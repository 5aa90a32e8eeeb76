"""What people do at a table, done by chance at two tables at once, every frame compared."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from game.core import PUBLIC, Action
from scenes.events import Action as Key_
from scenes.events import Hover, Key, LongPress, Move, Pointer, Press, Release
from scenes.menus.rules_drawer import RulesDrawer
from scenes.stage import Units
from scenes.table.curtain import CurtainScene
from scenes.table.log import LogScene, log_lines
from scenes.table.table_scene import TableScene
from tests.scenes.twins import TICK, Pair


class Walk:
    """Does by chance what people do at a table, the same in both worlds, and compares every frame."""

    def __init__(self, pair: Pair, seed: int) -> None:
        self.pair, self.rng = pair, Random(seed)

    def run(self, turns: int) -> None:
        """Several moments one after the other, until the worlds part or the game is over."""
        pair = self.pair
        for _ in range(turns):
            table = pair.first
            if not pair.watch(self._resting(), 0.3):
                return
            if isinstance(pair.top, CurtainScene):
                if not self._curtain():
                    return
            elif pair.top is not table:
                pair.both(lambda t: t.app.stack.top.back())  # type: ignore[union-attr]
            elif table.mode == "ask":
                if not self._asked():
                    return
            elif table.mode in ("told", "over"):
                if table.mode == "over" or not self._do("told", lambda t: t.go_on(), 0.8):
                    return
            elif not self._others():
                return

    def _resting(self) -> str:
        top = self.pair.top
        if isinstance(top, CurtainScene):
            return "curtain"
        if self.pair.first.windows.fuse is not None:
            return "fuse"
        if self.pair.first.director.busy:
            return "flight"
        return "hand" if self.pair.first.director.shown.viewer != PUBLIC else "table"

    def _do(self, moment: str, do: Callable[[TableScene], object], seconds: float) -> bool:
        self.pair.both(do)
        return self.pair.watch(moment, seconds)

    def _curtain(self) -> bool:
        """The next person looks, if it is the one whose eyes the worlds were made for."""
        pair = self.pair
        if not self._menus():
            return False
        seat = pair.first.agreement.names.index(pair.top.name)
        if pair.viewer == seat:
            for moment, pressed in (("peek", True), ("curtain", False)):
                pair.both(lambda t, pressed=pressed: _hold(t, f"peek-{seat}", pressed))  # type: ignore[misc]
                if not pair.watch(moment, 0.2):
                    return False
        if pair.viewer != seat:
            pair.both(lambda t: t.app.stack.pop())
            return self._somebody([seat])
        return self._do("hand", lambda t: t.app.stack.top.open(), 0.4)  # type: ignore[union-attr]

    def _menus(self) -> bool:
        """The menu can be opened over everything."""
        pair = self.pair
        if not self._do("pause", lambda t: t.app.stack.top.menu(), TICK):  # type: ignore[union-attr]
            return False
        pair.both(lambda t: t.app.stack.pop())
        return True

    def _asked(self) -> bool:
        """All that can be done without acting, then an action."""
        doings = [self._hover, self._press_long, self._drag, self._keys, self._drawers, self._veil, self._undo]
        self.rng.shuffle(doings)
        for doing in doings:
            if self.pair.top is self.pair.first and self.pair.first.mode == "ask" and not doing():
                return False
        return self._act()

    def _pieces(self) -> list[Any]:
        one, two = (t.table for t in self.pair.tables)
        found = []
        for piece, pose in sorted(self.pair.first.director.poses.items(), key=lambda item: str(item[0])):
            if one.piece_box(piece, pose) is not None:
                found.append(piece)
        assert all(piece in self.pair.tables[1].director.poses for piece in found), (one, two)
        return found

    def _some(self, most: int) -> list[Units]:
        pieces = self._pieces()
        chosen = self.rng.sample(pieces, min(most, len(pieces)))
        poses = self.pair.first.director.poses
        return [(poses[piece].x, poses[piece].y) for piece in chosen]

    def _hover(self) -> bool:
        for pos in self._some(2):
            self.pair.deliver(Hover(pos))
            if not self.pair.watch("hover", 0.55):
                return False
        self.pair.deliver(Hover(None))
        return True

    def _press_long(self) -> bool:
        for pos in self._some(2):
            pointer = Pointer(0, "touch", pos, pos)
            for event in (Press(pointer), LongPress(pointer)):
                self.pair.deliver(event)
            if not self.pair.watch("enlarged", TICK):
                return False
            self.pair.deliver(Release(pointer))
        return True

    def _drag(self) -> bool:
        for pos in self._some(2):
            self.pair.deliver(Press(Pointer(0, "mouse", pos, pos)))
            end = (self.rng.uniform(200, 1700), self.rng.uniform(150, 900))
            for step in range(1, 5):
                to = (pos[0] + (end[0] - pos[0]) * step / 4, pos[1] + (end[1] - pos[1]) * step / 4)
                self.pair.deliver(Move(Pointer(0, "mouse", to, pos, moved=True), (0, 0)))
                if not self.pair.watch("drag", TICK):
                    return False
            self.pair.deliver(Release(Pointer(0, "mouse", end, pos, moved=True), cancelled=True))
            if not self.pair.watch("flight", 0.25):
                return False
        return True

    def _keys(self) -> bool:
        for action in (Key_.NEXT, Key_.NEXT, Key_.RIGHT, Key_.DOWN):
            self.pair.deliver(Key(pygame.K_TAB, 0, action))
            if not self.pair.watch("focus", TICK):
                return False
        return True

    def _drawers(self) -> bool:
        pair = self.pair
        lines = [[line.words for line in log_lines(table)] for table in pair.tables]
        if lines[0] != lines[1]:
            pair.differences.append(f"{pair.game}, eyes of {pair.viewer}: the log differs")
        openers: list[tuple[str, Callable[[TableScene], Any]]] = [
            ("log", LogScene),
            ("rules", lambda t: RulesDrawer(t.app, t.agreement.game)),
        ]
        for moment, make in openers:
            pair.both(lambda t, make=make: t.app.stack.push(make(t)))  # type: ignore[misc]
            if not pair.watch(moment, TICK):
                return False
            pair.both(lambda t: t.app.stack.pop())
        return self._menus()

    def _veil(self) -> bool:
        """Hide the hand and show it again; look at it, where that wants the curtain."""
        table = self.pair.first
        if table.director.shown.viewer != table.asked:
            if table.asked != self.pair.viewer:
                return True
            self.pair.both(lambda t: t.veil())
            return self.pair.watch("curtain", 0.1) and self._curtain()
        return all(self._do("veiled", lambda t: t.veil(), 0.2) for _ in range(2))

    def _undo(self) -> bool:
        return self._do("undo", lambda t: t.undo(), 0.3)

    def _act(self) -> bool:
        """What is offered is the same in both worlds, and so is what is seen of it, unless a card is opened."""
        pair, table = self.pair, self.pair.first
        if table.mode != "ask":
            return True
        if table.sheet is not None and table.sheet.desk.floor:
            return self._do("act", lambda t: t.close_floor(None), 0.8)
        offered = [t.offers.all() for t in pair.tables]
        if offered[0] != offered[1]:
            pair.differences.append(f"{pair.game}, eyes of {pair.viewer}: what is offered differs")
            return False
        if not offered[0]:
            return False
        action = self.rng.choice(offered[0])
        return self._do("act", lambda t: t.act(action), 1.0)

    def _others(self) -> bool:
        """Somebody else acts, as both worlds allow."""
        pair = self.pair
        if pair.first.director.busy or pair.first.windows.now is not None:
            return pair.watch(self._resting(), 0.4)
        seats = pair.first.host.awaited("bot")
        return self._somebody(seats) if seats else pair.watch("table", 0.4)

    def _somebody(self, seats: Sequence[int]) -> bool:
        pair = self.pair
        legal = [
            [action for seat in seats for action in t.session.rules.legal_actions(t.session.state, seat)]
            for t in pair.tables
        ]
        common: list[Action] = [action for action in legal[0] if action in legal[1]]
        if not common:
            return False
        action = self.rng.choice(common)
        return self._do("act", lambda t: t.follow(action), 1.0)


def _hold(table: TableScene, key: str, pressed: bool) -> None:
    top = table.app.stack.top
    assert top is not None
    top.ui.widget(key).held = pressed
