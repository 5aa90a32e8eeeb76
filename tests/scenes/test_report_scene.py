"""Behaviour 38 on the screen, the game in numbers, and the rematch in which everybody moves one seat on."""

from typing import Any

import pygame
import pytest

from game.agreement import Agreement, Player
from game.core import Session
from game.core.luck import thrown
from game.fairness import weighed
from scenes.app import App
from scenes.gallery import shots
from scenes.menus.report import ReportScene, decimal, verdict
from scenes.menus.results import ResultsScene
from scenes.menus.results_part import part_of
from scenes.replay.scene import ReplayScene
from scenes.table.table_scene import TableScene
from tests.saves.evenings import GAMES, agreed, played


def results_of(app: App, game: str, **about: Any) -> ResultsScene:
    agreement = agreed(game).model_copy(update=about)
    scene = ResultsScene(app, agreement, played(agreement, 20_000))
    app.stack.reset(scene)
    return scene


def words_of(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that one frame writes."""
    said: list[str] = []
    real = app.kit.text.draw

    def listen(surface: Any, words: str, *rest: Any, **more: Any) -> Any:
        said.append(words)
        return real(surface, words, *rest, **more)

    monkeypatch.setattr(app.kit.text, "draw", listen)
    app.draw()
    return said


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_38_the_page_tells_seed_luck_and_how_to_check(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behaviour 38: reached from the results of every game; the seed stands there, and that it gave this game."""
    results = results_of(app, game)
    results.ui.widget("fair").activate()
    scene = app.stack.top
    assert isinstance(scene, ReportScene)
    said = " ".join(words_of(app, monkeypatch))
    assert f": {scene.session.seed}." in said
    assert "came out the same" in said
    assert "only what their seat may see" in said
    assert ("No dice, no deal" in said) == (game == "farm_and_furious")


def test_behaviour_38_a_laid_out_position_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behaviour 38: a game that its seed does not give is not called checked."""
    agreement = Agreement(game="farm_and_furious", players=(Player(name="Ada"), Player(name="Milo")), seed=1)
    stacked = agreement.rulebook.stack.model_validate({"positions": [3, 4]})
    session: Session[Any] = Session(agreement.rules(), 1, stacked=stacked)
    app.stack.reset(ReportScene(app, part_of(app.kit, agreement, session), agreement, session, 1))
    said = " ".join(words_of(app, monkeypatch))
    assert "laid-out position" in said
    assert "came out the same" not in said


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_every_game_stand_on_the_page(app: App, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    results = results_of(app, game)
    results.ui.widget("numbers").activate()
    scene = app.stack.top
    assert isinstance(scene, ReportScene)
    said = words_of(app, monkeypatch)
    for figure in scene.figures:
        assert figure.what in said
        assert {str(value) for value in figure.values} <= set(said)


def test_everybody_moves_one_seat_on(app: App) -> None:
    """Ada, Basile, Zoé become Zoé, Ada, Basile; ages go with their people, the seed is another."""
    players = tuple(Player(name=name, age=age) for name, age in (("Ada", 9), ("Basile", 41), ("Zoé", 12)))
    results = results_of(app, "farm_and_furious", players=players, options={"ages": [9, 41, 12]})
    before = results.agreement.seed
    results.ui.widget("rotate").activate()
    while not isinstance(app.stack.scenes[0], TableScene):
        app.frame([])
    table = app.stack.scenes[0]
    told = [(player.name, player.age) for player in table.agreement.players]
    assert told == [("Zoé", 12), ("Ada", 9), ("Basile", 41)]
    assert table.agreement.options["ages"] == [12, 9, 41]
    assert table.agreement.seed != before
    table.leave()


def test_the_replay_of_results_without_a_file_has_no_export(app: App) -> None:
    results = results_of(app, "pied_piper")
    results.ui.widget("replay").activate()
    assert isinstance(app.stack.top, ReplayScene)
    assert "export" not in [widget.key for widget in app.stack.top.ui.widgets]
    assert "case" in [widget.key for widget in app.stack.top.ui.widgets]


def test_numbers_as_the_language_writes_them(app: App) -> None:
    assert decimal(3.456) == "3.46"
    app.change(language="fr")
    assert decimal(3.456) == "3,46"
    app.change(language="en")


def test_verdicts_have_words(app: App) -> None:
    assert verdict(weighed([thrown("Dice", 0, 6)] * 12)[0]) == "very rarely so high"
    assert verdict(weighed([thrown("Dice", 0, 6)])[0]) == "only 1 time: says nothing"


@pytest.mark.parametrize(
    ("code", "size", "text"), [("fr", (1024, 600), 100), ("fr", (1280, 720), 150), ("en", (1920, 1080), 100)]
)
def test_no_word_of_the_report_is_cut(app: App, code: str, size: tuple[int, int], text: int) -> None:
    app.surface = pygame.Surface(size).convert()
    app.settings.language, app.settings.text_size = code, text
    app.apply_settings()
    for name, make in shots().items():
        if name.startswith("report"):
            app.kit.text.cut.clear()
            make(app)
            app.draw()
            assert app.kit.text.cut == set(), name
    assert app.kit.art.missing == set()
