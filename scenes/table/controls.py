"""The table's buttons: the round ones at the top, what the moment asks for below, the reason for a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr
from scenes.stage import Box
from scenes.table.ending import EndingScene, may_finish
from scenes.table.log import LogScene
from scenes.table.sheet import SHEET
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

TOP: Final = 52.0
WHY: Final = (440.0, 150.0)
TALL: Final = 320.0
"""A reason higher than this, in large words, stands clear of the buttons at the right."""


def build_controls(scene: TableScene, ui: Ui) -> None:
    """All buttons of the moment."""
    if not scene.taught:
        _round_buttons(scene, ui)
    if scene.mode == "ask":
        _asked(scene, ui)
        if scene.sheet is not None:
            scene.sheet.build(ui)
    elif scene.mode == "told" and not scene.taught:
        label = tr("Results") if scene.session.over else tr("Next round")
        ui.button(
            "next",
            scene.table.next_box,
            label,
            scene.go_on,
            skin="gold",
            icon="crown" if scene.session.over else "fast",
            size=27,
        )
    elif scene.mode == "over" and not scene.taught:
        ui.button("next", scene.table.ready_box, tr("Results"), scene.show_results, skin="gold", icon="crown", size=30)
    elif may_finish(scene):
        label = tr("To the results")
        ui.button("finish", scene.table.ready_box, label, lambda: finish(scene), skin="gold", icon="crown", size=27)
    for seat in scene.windows.waitable():
        _wait(scene, ui, seat)
    for extra in scene.table.extras(scene.app, scene.shown):
        ui.icon_button(extra.key, extra.centre, extra.icon, extra.label, extra.do, radius=extra.radius)
    if scene.reason is not None:
        _reason(scene, ui)


def finish(scene: TableScene) -> None:
    """Let the bots play the rest at once."""
    scene.app.stack.push(EndingScene(scene))


def _wait(scene: TableScene, ui: Ui, seat: int) -> None:
    """The control with which a person steps in; on a screen of its own, also the one to let everything go by."""
    label = tr("Wait!") if not scene.host.shared else tr("{name}: wait!").format(name=scene.agreement.names[seat])
    box = scene.table.wait_box(seat)
    ui.button(f"wait-{seat}", box, label, lambda: scene.windows.stop(seat), skin="red", icon="hand", size=27)


def _passing(scene: TableScene, ui: Ui, seat: int, beside: Box) -> None:
    """Whether a person lets everything go by, chosen for all to see."""
    told = tr("Always asks before others act") if seat not in scene.windows.passing else tr("Lets everything go by")
    icon = "hand" if seat not in scene.windows.passing else "fast"
    x, y, _w, h = beside
    spot = (x - h / 2 - 14, y + h / 2)
    ui.icon_button("passing", spot, icon, told, lambda: scene.windows.toggle(seat), radius=h / 2)


def _round_buttons(scene: TableScene, ui: Ui) -> None:
    buttons = (
        ("menu", "menu", tr("Menu"), scene.menu),
        ("undo", "undo", tr("Undo"), scene.undo),
        ("log", "log", tr("What has happened"), lambda: scene.app.stack.push(LogScene(scene))),
        ("rules", "book", tr("Rules"), scene.open_rules),
        ("fast", "fast", tr("Skip, or play faster"), scene.hurry),
        ("eye", "eye_off" if scene.veiled else "eye", tr("Hide or show my hand"), scene.veil),
    )
    for i, (key, icon, label, do) in enumerate(buttons):
        ui.icon_button(key, (1480 + i * 79, TOP), icon, label, do, radius=32)


def _asked(scene: TableScene, ui: Ui) -> None:
    table, laid, draft = scene.table, scene.hands.laid is not None, scene.hands.draft is not None
    x, y, w, _h = table.ready_box
    spots = sorted(scene.offers.spots() - {SHEET} if scene.sheet is not None else scene.offers.spots())
    taps = [(spot, tap) for spot in spots if (tap := table.tap(spot)) is not None]
    if draft or (scene.confirms and (laid or table.lays_each_time)):
        words, can = table.ready_words(scene.shown), laid or (draft and table.proposal(scene.shown) is not None)
        ui.button("ready", table.ready_box, words, scene.ready, skin="green", icon="check", size=34, enabled=can)
        if draft:
            ui.button("put_back", table.tap_box(1), tr("Put back"), scene.take_back, skin="wood", icon="undo", size=27)
        elif not laid:
            ui.label(tr("Lay a card first"), (x + w / 2, y + 204), 21, scene.kit.palette.note, anchor="cm", width=w)
    for number, (spot, tap) in enumerate(() if laid or draft else taps):
        box = table.tap_box(number)
        ui.button(
            f"tap-{spot}",
            box,
            tap.label,
            lambda spot=spot: scene.tap(spot),  # type: ignore[misc]
            skin=tap.skin,  # type: ignore[arg-type]
            icon=tap.icon,
            size=30,
        )
    if table.back_box is not None and (laid or scene.hands.chosen):
        left, top, wide, high = table.back_box
        ui.icon_button("back", (left + wide / 2, top + high / 2), "undo", tr("Back"), scene.take_back, radius=high / 2)
    if table.veil_box is not None:
        _veil(scene, ui, table.veil_box)


def _veil(scene: TableScene, ui: Ui, box: Box) -> None:
    """Hide and show the hand, and beside it whether its person lets everything go by."""
    unseen = scene.director.shown.viewer != scene.asked
    label = tr("Look at my hand") if unseen else tr("Show hand") if scene.veiled else tr("Hide hand")
    icon = "eye" if scene.veiled or unseen else "eye_off"
    ui.button("veil", box, label, scene.veil, icon=icon, size=27)
    if scene.table.window_game and scene.asked is not None:
        _passing(scene, ui, scene.asked, box)


def _reason(scene: TableScene, ui: Ui) -> None:
    """Why not, beside the piece, with the way to the rule."""
    assert scene.reason is not None
    refusal, piece = scene.reason
    kit = scene.kit
    wide = WHY[0]
    words = kit.text.height(refusal.words, 22, wide - 60)
    link = kit.stage.grow(46, 21) if refusal.rule else 0.0
    high = 74 + words + link + 14
    pose = scene.director.poses.get(piece)
    x = min(max(20.0, (pose.x if pose is not None else 960) - wide / 2), 1900 - wide)
    near = pose is not None and pose.y > 700
    if high > TALL:
        x = min(x, scene.table.ready_box[0] - wide - 20)
    y = (730 - high) if near else min(max(120.0, (pose.y if pose is not None else 400) + 60), 1060 - high)
    box = (x, y, wide, high)
    ui.decor(lambda surface: _paint(surface, scene, box, refusal.words))
    if refusal.rule:
        rule = refusal.rule
        spot = (x + 26, y + high - link - 14, wide - 52, link)
        ui.button(
            "rule",
            spot,
            tr("Read the rule"),
            lambda: scene.open_rules(rule),
            icon="book",
            size=21,
        )


def _paint(surface: pygame.Surface, scene: TableScene, box: Box, words: str) -> None:
    kit, (x, y, w, _h) = scene.kit, box
    kit.art.draw(surface, "ui/tooltip", box)
    kit.text.draw(surface, tr("Why not?"), (x + 30, y + 40), 26, kit.palette.candle, font="title", max_width=w - 60)
    kit.text.draw(surface, words, (x + 30, y + 64), 22, kit.palette.cream, anchor="lt", max_width=w - 60, wrap=True)
