"""Pictures of replays: halfway, through a seat's eyes, all open, of games that go on, the longest names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from scenes.app import App
from scenes.gallery import shot
from scenes.menus.report import ReportScene
from scenes.menus.results_part import part_of
from scenes.replay.scene import ReplayScene
from scenes.replay.timeline import Eyes
from scenes.shots.saved import LONG, NAMES, chance_game
from scenes.table.gallery import pass_time

WHERE: Final = Path("replay.jsonl")


def _replay(
    app: App, game: str, names: tuple[str, ...], share: float, steps: int = 90, eyes: Eyes | None = None
) -> ReplayScene:
    agreement, session = chance_game(game, names, steps)
    scene = ReplayScene(app, agreement, session, WHERE)
    app.stack.reset(scene)
    if eyes is not None:
        scene._look(eyes)
    scene.playing = False
    scene.go(round(scene.timeline.last * share))
    pass_time(app, 0.6)
    return scene


@shot("replay_race")
def replay_race(app: App) -> None:
    """A finished race, halfway, what everybody sees."""
    _replay(app, "farm_and_furious", NAMES[:4], 0.5, 400)


@shot("replay_piper")
def replay_piper(app: App) -> None:
    """Seven houses through the eyes of one of them."""
    _replay(app, "pied_piper", NAMES[:5], 0.6, 400, Eyes(1))


@shot("replay_open")
def replay_open(app: App) -> None:
    """All cards open."""
    _replay(app, "pied_piper", NAMES[:4], 0.7, 400, Eyes(-1, reveal=True))


@shot("replay_pies")
def replay_pies(app: App) -> None:
    """A game that goes on, the longest names."""
    _replay(app, "pie_rats", LONG[:5], 0.8)


@shot("replay_run")
def replay_run(app: App) -> None:
    """The run at its beginning."""
    _replay(app, "treasure_run", LONG[:6], 0.5)


@shot("replay_voyage")
def replay_voyage(app: App) -> None:
    """A voyage, near its last step."""
    _replay(app, "rats_with_gats", NAMES[:4], 0.95, 120)


@shot("replay_case")
def replay_case(app: App) -> None:
    """Making a case of a game that goes on asks first."""
    _replay(app, "treasure_run", NAMES[:3], 0.5).make_case()
    pass_time(app, 0.3)


@shot("replay_eyes")
def replay_eyes(app: App) -> None:
    """A person's own view of a game that goes on lies behind the curtain."""
    _replay(app, "pie_rats", NAMES[:3], 0.5).look(Eyes(1))
    pass_time(app, 0.3)


def _report(app: App, game: str, names: tuple[str, ...], page: int, seed: int = 5) -> None:
    agreement, session = chance_game(game, names, 20_000, seed)
    app.stack.reset(ReportScene(app, part_of(app.kit, agreement, session), agreement, session, page))


@shot("report_race")
def report_race(app: App) -> None:
    """A race in numbers, and who led when."""
    _report(app, "farm_and_furious", NAMES[:4], 0)


@shot("report_run")
def report_run(app: App) -> None:
    """A run in numbers, six of the longest names."""
    _report(app, "treasure_run", LONG[:6], 0)


@shot("report_fair")
def report_fair(app: App) -> None:
    """Was it fair? Dice and chests of six."""
    _report(app, "treasure_run", LONG[:6], 1)


@shot("report_fair_cards")
def report_fair_cards(app: App) -> None:
    """Was it fair? Cards drawn by five families."""
    _report(app, "pied_piper", NAMES[:5], 1)


@shot("report_no_luck")
def report_no_luck(app: App) -> None:
    """A race has nothing to tell of chance."""
    _report(app, "farm_and_furious", NAMES[:3], 1)
