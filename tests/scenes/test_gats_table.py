"""What hands do at the table of Rats with Gats: cards under obstacles, obstacles to the scroll, luck, windows."""

from game.rulebooks.rats_with_gats import actions as act
from scenes.app import App
from scenes.events import Hover
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, until
from scenes.table.table_scene import TableScene
from scenes.tables.rats_with_gats.logbook import LogBook, paginate
from scenes.tables.rats_with_gats.sheets.floor import FloorSheet
from tests.scenes.gats_voyage import (
    FIVE,
    KING,
    MAST,
    NINE,
    SIX,
    THIEF,
    TWO,
    WHALE,
    at,
    called,
    card,
    drag,
    last,
    laying,
    middle,
    sailing,
    tap,
)

# ---------------------------------------------------------------- cards


def test_a_card_dragged_under_an_obstacle_is_laid_there(app: App) -> None:
    scene = sailing(app, laying())
    drag(app, at(scene, NINE), middle(scene, f"under-{THIEF}"))
    assert act.Lay(0, NINE, THIEF) in last(scene, 2)
    place = scene.table.places.columns(scene.shown.view)[THIEF]  # type: ignore[attr-defined]
    pose = scene.director.poses[card(NINE)]
    assert pose.x == place.x
    assert pose.face == "gats/poker_9H", "its owner sees it"


def test_two_taps_lay_a_card_too_and_a_tap_takes_it_back(app: App) -> None:
    scene = sailing(app, laying())
    tap(app, at(scene, NINE))
    assert scene.hands.offered == {f"under-{THIEF}"}
    tap(app, middle(scene, f"under-{THIEF}"))
    assert act.Lay(0, NINE, THIEF) in last(scene, 2)
    until(app, scene, "ask")
    tap(app, at(scene, NINE))
    assert act.TakeBack(0, THIEF) in last(scene, 2)


def test_the_bubble_tells_before_the_card_is_let_go(app: App) -> None:
    scene = sailing(app, laying())
    told: list[str] = []
    bubble = scene.table.pieces.bubble  # type: ignore[attr-defined]

    def spy(surface: object, spot: object, ahead: object, words: str, note: str) -> None:
        told.append(f"{words} · {note}")
        bubble(surface, spot, ahead, words, note)

    scene.table.pieces.bubble = spy  # type: ignore[attr-defined]
    drag(app, at(scene, NINE), middle(scene, f"under-{THIEF}"), drop=False)
    assert told[-1] == "9 beats 3 · red on red: draw 1"
    scene.request_frame()
    pass_time(app, 0.1)
    seas = scene.table.seas  # type: ignore[attr-defined]
    head = seas.head(card(THIEF), scene.shown)
    assert (head.value, head.beats, head.ahead) == (3, 2, True), "the next paw is about to be won"


def test_the_promised_obstacle_is_the_helpers(app: App) -> None:
    scene = sailing(app, laying())
    drag(app, at(scene, SIX), middle(scene, f"under-{MAST}"))
    assert scene.reason is not None
    assert scene.reason[0].words == "Bo has promised a card for Severed Mast."
    drag(app, at(scene, SIX), middle(scene, f"under-{WHALE}"))
    assert scene.reason is not None
    assert scene.reason[0].words == "Lustful Bean Whale is not part of this challenge."


def test_compared_cards_turn_and_give_the_new_value(app: App) -> None:
    scene = sailing(app, [*laying(), act.Lay(0, NINE, THIEF), act.Lay(1, FIVE, MAST), act.Confirm(0)])
    assert scene.shown.view.step == "after"
    for action in (act.Pass(1), act.Pass(2)):
        if action.seat in scene.session.state.waiting():
            scene.follow(action)
    scene.act(act.Pass(0))
    until(app, scene, "ask")
    view = scene.shown.view
    assert view.step == "tell"
    assert view.obstacles[1].cards[-1] == NINE
    assert scene.director.poses[card(NINE)].angle == 90
    head = scene.table.seas.head(card(THIEF), scene.shown)  # type: ignore[attr-defined]
    assert (head.value, head.beats) == (9, 3)


def test_a_king_unrolls_its_technique(app: App) -> None:
    scene = sailing(app, [*laying(), act.Lay(0, KING, THIEF), act.Lay(1, FIVE, MAST)])
    scene.act(act.Confirm(0))
    banners = []
    for _ in range(300):
        pass_time(app, 1 / 60)
        banner = scene.table.effects.banner  # type: ignore[attr-defined]
        if banner is not None:
            banners.append(banner.words)
            break
    assert banners
    assert banners[0], "what was left to the app has the chronicle's words"


def test_other_peoples_cards_cannot_be_taken(app: App) -> None:
    scene = sailing(app, laying())
    assert scene.offers.pieces() <= {card(piece) for piece in (KING, TWO, NINE, SIX)}


# ---------------------------------------------------------------- obstacles


def deep(app: App) -> TableScene:
    """Ada is the Deep and chooses obstacles for Bo."""
    actions = [*(act.Say(seat) for seat in (1, 2, 3)), act.Call(0, 1), act.Stakes(0, "", "Up.", "Down.")]
    return sailing(app, actions, {"deep": [0]})


def test_the_deep_drags_an_obstacle_to_the_scroll_and_back_to_the_sea(app: App) -> None:
    scene = deep(app)
    drag(app, at(scene, THIEF), middle(scene, "challenge"))
    assert last(scene) == [act.Apply(0, THIEF)]
    until(app, scene, "ask")
    drag(app, at(scene, THIEF), middle(scene, "sea"))
    assert last(scene) == [act.Unapply(0, THIEF)]


def test_a_tap_applies_at_once_and_the_button_closes_the_choice(app: App) -> None:
    scene = deep(app)
    tap(app, at(scene, MAST))
    assert last(scene) == [act.Apply(0, MAST)]
    until(app, scene, "ask")
    scene.ui.widget("tap-confirm").activate()
    assert act.Confirm(0) in last(scene, 1)


def test_hovering_a_small_obstacle_reads_the_chart_aloud(app: App) -> None:
    columns = [{"cards": [face]} for face in ("7C", "10H", "9D", "AC", "2C", "3C", "4C", "8C")]
    hands = [["KS", "2S", "9H", "6D"], ["AS", "3S", "5D", "8D"], ["4S", "JK1"], ["JC", "2H", "9S"]]
    scene = sailing(app, position={"obstacles": columns, "hands": hands})
    app.deliver(Hover(at(scene, 13)))
    pass_time(app, 0.8)
    assert scene.hands.enlarged == card(13)


# ---------------------------------------------------------------- luck and windows


def test_a_joker_is_dragged_onto_an_obstacle_between_challenges(app: App) -> None:
    hands = [["KS", "JK1", "9H", "6D"], ["AS", "3C", "5D", "8D"], ["4S", "2C"], ["JC", "2H", "9S"]]
    scene = sailing(app, position={"hands": hands})
    drag(app, at(scene, 1), middle(scene, f"under-{WHALE}"))
    assert act.Luck(0, WHALE) in last(scene, 4)


def test_a_joker_is_no_card_to_lay(app: App) -> None:
    hands = [["KS", "JK1", "9H", "6D"], ["AS", "3C", "5D", "8D"], ["4S", "2C"], ["JC", "2H", "9S"]]
    scene = sailing(app, laying(), {"hands": hands})
    drag(app, at(scene, 1), middle(scene, f"under-{THIEF}"))
    assert scene.reason is not None
    assert scene.reason[0].words == "A Joker is luck, not a card to lay: it waits for the next window."


def before(app: App) -> TableScene:
    """Three people share the screen; the window before the cards is open."""
    told = [*called(), act.Apply(3, THIEF), act.Apply(3, MAST), act.Confirm(3), act.AskTax(0)]
    scene = sailing(app, told, people=3)
    until(app, scene, "ask")
    return scene


def test_the_floor_shows_the_same_buttons_for_everybody_whatever_they_hold(app: App) -> None:
    scene = before(app)
    assert isinstance(scene.sheet, FloorSheet)
    keys = {widget.key for widget in scene.ui.widgets}
    assert {f"{what}-{seat}" for what in ("help", "luck") for seat in (0, 1, 2)} <= keys
    assert scene.director.shown.viewer == -1


def test_going_on_passes_for_everybody_who_pressed_nothing(app: App) -> None:
    scene = before(app)
    scene.ui.widget("go-on").activate()
    assert last(scene, 3) == [act.Pass(0), act.Pass(1), act.Pass(2)]
    assert scene.session.state.step == "cards"


def test_who_presses_a_button_gets_the_curtain_and_the_window_stays_open_meanwhile(app: App) -> None:
    scene = before(app)
    scene.ui.widget("help-1").activate()
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.name == "Bo"
    assert "help" not in curtain.words.lower()
    curtain.open()
    until(app, scene, "ask")
    assert (scene.asked, scene.director.shown.viewer) == (1, 1)
    scene.act(act.Help(1, MAST))
    until(app, scene, "ask")
    assert isinstance(scene.sheet, FloorSheet)
    assert not [w.key for w in scene.ui.widgets if w.key.endswith("-1")], "Bo has answered"
    assert all(obstacle.helper == -1 for obstacle in scene.shown.view.obstacles), "nothing shows before all are in"
    scene.ui.widget("go-on").activate()
    state = scene.session.state
    assert state.obstacles[state.index(MAST)].helper == 1


def test_the_window_stays_open_once_the_hero_has_looked_for_luck(app: App) -> None:
    scene = before(app)
    scene.ui.widget("luck-0").activate()
    app.stack.top.open()  # type: ignore[union-attr]
    until(app, scene, "ask")
    scene.act(act.Pass(0))
    until(app, scene, "ask")
    assert isinstance(scene.sheet, FloorSheet)
    assert scene.session.state.waiting() == [1, 2]
    scene.ui.widget("go-on").activate()
    assert scene.session.state.step == "cards"


def test_in_free_play_the_deep_goes_on_and_silent_rats_say_nothing(app: App) -> None:
    scene = sailing(app, people=4)
    until(app, scene, "ask")
    scene.ui.widget("call-1").activate()
    assert last(scene, 4) == [act.Say(0), act.Say(1), act.Say(2), act.Call(3, 1)]


# ---------------------------------------------------------------- the log


def test_the_tab_opens_the_ships_log_at_its_newest_page(app: App) -> None:
    scene = sailing(app, laying())
    scene.ui.widget("ships-log").activate()
    book = app.stack.top
    assert isinstance(book, LogBook)
    pass_time(app, 0.1)
    assert any("A name for Ada." in block.text for block in book.blocks)
    assert book.at == (len(book.pages) - 1) // 2 * 2
    placed = [line for page in paginate(app.kit, book.blocks) for part in page for line in part.lines]
    assert " ".join(placed).count("A wet tail.") == 1


def test_no_suit_sign_is_ever_written_since_no_letters_have_it(app: App) -> None:
    scene = sailing(app, [*laying(), act.Lay(0, NINE, THIEF), act.Lay(1, FIVE, MAST), act.Confirm(0)])
    told = " ".join(scene.table.sentence(event) for step in scene.session.steps for event in step.events)
    assert "9 of hearts" in told
    assert not set("♣♦♠♥") & set(told)
