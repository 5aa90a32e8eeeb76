"""Whatever the catalogue holds can be set up, played and read about: what a new game must bring along."""

from random import Random

import pytest

from game.agreement import Agreement
from game.catalogue import rulebooks
from game.core import Session
from game.language import LANGUAGES, tr
from scenes.app import App
from scenes.doors import open_table
from scenes.menus.results import ResultsScene
from scenes.menus.rules_text import load_rules
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.table.gallery import pass_time, until
from scenes.table.offers import Drag


def agreed(app: App, game: str) -> Agreement:
    """What the set-up offers the first time it is opened."""
    scene = SetupScene(app, game)
    app.stack.reset(scene)
    app.frame([])
    return scene.draft.agreement(game, scene.part.options(scene.draft), 5)


@pytest.mark.parametrize("game", rulebooks())
def test_it_has_its_place_in_the_tavern_and_its_rules_in_every_language(app: App, game: str) -> None:
    app.stack.reset(TitleScene(app))
    place = next(place for place in app.stack.top.all_places() if place.key == f"table-{game}")
    assert place.label.startswith(tr(rulebooks()[game].title))
    anchors = [[section.anchor for section in load_rules(game, code)] for code in LANGUAGES]
    assert len(anchors[0]) > 1
    assert all(other[1:] == anchors[0][1:] for other in anchors), "but for the title, whose anchor is its words"


@pytest.mark.parametrize("game", rulebooks())
def test_its_table_opens_and_offers_every_legal_action(app: App, game: str) -> None:
    scene = open_table(app, agreed(app, game))
    until(app, scene, "ask")
    pass_time(app, 0.5)
    actions = scene.session.rules.legal_actions(scene.session.state, scene.director.shown.viewer)
    assert actions
    for action in actions:
        gesture = scene.table.gesture(action)
        if isinstance(gesture, Drag):
            assert gesture.spot in scene.table.spots(scene.shown)
            assert scene.table.spot_name(gesture.spot)
            assert gesture.piece in scene.director.poses
            assert scene.table.piece_name(gesture.piece, scene.shown)
        else:
            assert scene.table.tap(gesture.spot) is not None
    assert app.kit.art.missing == set()


@pytest.mark.parametrize("game", rulebooks())
def test_its_results_can_be_shown_and_watched_again(app: App, game: str) -> None:
    agreement, rng = agreed(app, game), Random(5)
    session = Session(agreement.rules(), 5)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    scene = ResultsScene(app, agreement, session)
    app.stack.reset(scene)
    app.frame([])
    scene.watch()
    pass_time(app, 1.0)
    assert app.stack.top is not scene
    assert app.kit.art.missing == set()
