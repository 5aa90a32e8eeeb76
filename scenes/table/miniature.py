"""A small picture of a game as everybody may see it: never a hidden card, since it is drawn from the public view."""

from __future__ import annotations

from typing import Any, Final

import pygame

from game.agreement import Agreement
from game.core import PUBLIC, Session
from scenes.kit import Kit
from scenes.motion.director import Director
from scenes.stage import Stage
from scenes.table.contract import Shown, Status
from scenes.table.host import Host
from scenes.table.still import Still
from scenes.tables import table_of

PAINTED: Final = (960, 540)
"""Pixels that the table is painted at before it is made small, so that its words do not crowd it."""


def miniature(kit: Kit, agreement: Agreement, session: Session[Any], size: tuple[int, int]) -> pygame.Surface:
    """The table at its last moment, as the public sees it, in so many pixels."""
    small = kit.beside(Stage(*PAINTED))
    small.calm = True
    table = table_of(agreement.game, small, session.rules, agreement.names)
    table.attend(agreement, session)
    table.near = 0
    shown = table.opening(session.view(PUBLIC), PUBLIC, 0)
    canvas = pygame.Surface(PAINTED).convert()
    paint_table(canvas, small, table, shown, Host(agreement, session).kinds)
    return pygame.transform.smoothscale(canvas, size)


def paint_table(surface: pygame.Surface, kit: Kit, table: Any, shown: Shown, kinds: Any) -> None:
    """A table at rest: its still picture, then pieces from back to front."""
    director: Director[Shown] = Director(table, shown)
    status = Status(kinds, None, busy=False)
    surface.blit(Still(kit, table.backdrop).picture(table.panels(shown, status), hurried=False), (0, 0))
    table.draw_under(surface, shown, frozenset())
    for piece, pose in sorted(director.poses.items(), key=lambda item: item[1].depth):
        if pose.alpha > 0.01:
            table.draw_piece(surface, piece, pose, shown)
