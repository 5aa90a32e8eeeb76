"""A flat table: several people act at once, fingers stay theirs, palms do nothing, hands close by themselves."""

from random import Random

import pygame
import pytest

from game.agreement import Agreement, Player
from game.saves.game_file import load
from scenes.app import App
from scenes.doors import resume_table
from scenes.events import Action, Key
from scenes.flat.flat_scene import FlatScene
from scenes.flat.over import lens_of_screen, sheet_lens
from scenes.flat.picker import PickerScene
from scenes.flat.seating import STRIP
from scenes.flat.strip import HANDLE, NEAR
from scenes.menus.results import ResultsScene
from scenes.menus.rules_drawer import RulesDrawer
from scenes.stage import Units
from scenes.table.pausing import TablePause
from tests.scenes.flat_fingers import NAMES, Fingers, Person, middle, sat, wait


@pytest.fixture
def race(app: App) -> FlatScene:
    """Four people at a race, one on each edge, all of them asked at once."""
    scene = sat(app, "farm_and_furious", 4)
    wait(app, scene)
    return scene


def card_at(scene: FlatScene, seat: int, number: int = 0) -> Units:
    """Where a card of a hand can be touched in the window."""
    held = scene.chairs[seat].fan()[number]
    return scene.spots[seat].strip.to_window((held.box[0] + 14, held.box[1] + held.box[3] * 0.4))


def slot_of(scene: FlatScene, seat: int) -> Units:
    return scene.spots[seat].strip.to_window(middle(NEAR))


def handle_of(scene: FlatScene, seat: int) -> Units:
    return scene.spots[seat].strip.to_window(middle(HANDLE))


def test_everybody_is_asked_at_once_and_anybody_may_be_first(app: App, race: FlatScene) -> None:
    assert [chair.mode for chair in race.chairs.values()] == ["ask"] * 4
    fingers = Fingers(app)
    for seat in (2, 0, 3, 1):
        fingers.drag(card_at(race, seat), slot_of(race, seat))
        chosen = race.board.session.state.chosen if seat != 1 else [""] * 4
        assert chosen[seat] is not None
    assert len([step for step in race.board.session.steps if step.action is not None]) == 4


def test_two_people_drag_at_the_same_time_and_each_card_goes_its_own_way(app: App, race: FlatScene) -> None:
    fingers = Fingers(app)
    starts, ends = {s: card_at(race, s, s) for s in (0, 2)}, {s: slot_of(race, s) for s in (0, 2)}
    meant = {seat: race.chairs[seat].fan()[seat].piece for seat in (0, 2)}
    for seat in (0, 2):
        fingers.down(seat, starts[seat])
    for share in (0.3, 0.6, 1.0):
        for seat in (0, 2):
            (x, y), (to_x, to_y) = starts[seat], ends[seat]
            fingers.move(seat, (x + (to_x - x) * share, y + (to_y - y) * share))
    for seat in (0, 2):
        carry = race.chairs[seat].hands.carry
        assert carry is not None
        assert carry.piece == meant[seat]
    fingers.up(2, ends[2])
    assert race.chairs[0].hands.carry is not None, "another hand letting go changes nothing here"
    fingers.up(0, ends[0])
    chosen = race.board.session.state.chosen
    assert [chosen[0], chosen[2]] == [meant[0][2], meant[2][2]]  # type: ignore[index]


def test_nobody_takes_a_card_from_somebody_elses_hand(app: App, race: FlatScene) -> None:
    Fingers(app).drag(card_at(race, 0), slot_of(race, 1))
    assert race.board.session.state.chosen == [None] * 4


def test_a_hand_is_open_while_its_handle_is_held_and_no_longer(app: App, race: FlatScene) -> None:
    fingers, chair = Fingers(app), race.chairs[1]
    closed = [card.pose.face for card in chair.fan()]
    assert len(set(closed)) == 1
    fingers.down(4, handle_of(race, 1))
    assert len({card.pose.face for card in chair.fan()}) == len(closed)
    assert not any(race.chairs[other].peeking for other in (0, 2, 3))
    fingers.up(4, handle_of(race, 1))
    assert [card.pose.face for card in chair.fan()] == closed


def test_a_hand_closes_when_the_window_loses_its_fingers(app: App, race: FlatScene) -> None:
    Fingers(app).down(4, handle_of(race, 1))
    assert race.chairs[1].peeking
    app.hear(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not race.chairs[1].peeking


def test_one_hand_holds_the_cards_open_and_the_other_plays_one(app: App, race: FlatScene) -> None:
    fingers = Fingers(app)
    fingers.down(4, handle_of(race, 3))
    fingers.drag(card_at(race, 3, 2), slot_of(race, 3), number=5)
    assert race.board.session.state.chosen[3] is not None
    fingers.up(4, handle_of(race, 3))
    assert not race.chairs[3].peeking


def test_one_finger_alone_slides_from_the_handle_to_a_card_and_takes_it(app: App, race: FlatScene) -> None:
    fingers, chair = Fingers(app), race.chairs[0]
    fingers.down(1, handle_of(race, 0))
    held = chair.fan()[2]
    strip = race.spots[0].strip
    fingers.move(1, strip.to_window((held.box[0] + 14, held.box[1] + held.box[3] - 30)))
    assert chair.hands.carry is not None
    assert chair.hands.carry.piece == held.piece
    fingers.move(1, slot_of(race, 0))
    fingers.up(1, slot_of(race, 0))
    assert race.board.session.state.chosen[0] == held.piece[2]  # type: ignore[index]
    assert not chair.peeking


@pytest.mark.parametrize("seat", range(4))
def test_a_palm_on_a_hand_plays_nothing_and_opens_nothing(app: App, race: FlatScene, seat: int) -> None:
    fingers, steps = Fingers(app), len(race.board.session.steps)
    x, y = card_at(race, seat)
    touches = [(x, y), (x + 30, y + 10), (x + 15, y + 40), (x + 45, y + 30)]
    for number, pos in enumerate(touches):
        fingers.down(number, pos)
    for number, (px, py) in enumerate(touches):
        fingers.move(number, (px + 40, py - 30))
    for number, (px, py) in enumerate(touches):
        fingers.up(number, (px + 40, py - 30))
    chair = race.chairs[seat]
    assert len(race.board.session.steps) == steps
    assert (chair.hands.picked, chair.hands.carry, chair.peeking) == (None, None, False)
    fingers.drag(card_at(race, seat), slot_of(race, seat))
    assert race.board.session.state.chosen[seat] is not None, "fingers work again once the palm is lifted"


def test_a_palm_that_covers_the_handle_opens_no_hand(app: App, race: FlatScene) -> None:
    fingers = Fingers(app)
    x, y = handle_of(race, 0)
    for number, off in enumerate((0, 25, 50)):
        fingers.down(number, (x + off, y - off / 3))
    assert not race.chairs[0].peeking


def test_leaning_on_the_bare_table_does_nothing(app: App, race: FlatScene) -> None:
    fingers, steps = Fingers(app), len(race.board.session.steps)
    places = [(250.0, 60.0), (260.0, 1040.0), (1700.0, 70.0)]
    for number, pos in enumerate(places):
        fingers.down(number, pos)
    wait(app, race, 1.5)
    for number, pos in enumerate(places):
        fingers.up(number, pos)
    assert len(race.board.session.steps) == steps
    assert app.stack.top is race


@pytest.mark.parametrize("seat", range(4))
def test_every_edge_has_menu_rules_log_and_undo_that_open_before_it(app: App, race: FlatScene, seat: int) -> None:
    person, chair = Person(app, race, seat, Random(1)), race.chairs[seat]
    assert {"menu", "undo", "log", "rules"} <= {place.key for place in chair.ui.places()}
    person.tap_button("rules")
    top = chair.app.stack.top
    assert isinstance(top, RulesDrawer)
    assert app.stack.top is race, "nobody else's table is covered"
    top.back()
    person.tap_button("menu")
    assert isinstance(chair.app.stack.top, TablePause)
    lens = lens_of_screen(app.kit.stage, race.spots[seat])
    resume = chair.app.stack.top.ui.widget("resume").place()
    assert resume is not None
    Fingers(app).tap(lens.to_window(middle(resume.box)))
    assert chair.app.stack.top is chair


def test_others_play_on_while_somebody_reads_the_rules(app: App, race: FlatScene) -> None:
    Person(app, race, 0, Random(1)).tap_button("rules")
    Fingers(app).drag(card_at(race, 2), slot_of(race, 2))
    assert race.board.session.state.chosen[2] is not None


def test_people_who_leave_let_bots_finish_and_any_edge_may_ask_for_the_results(app: App, race: FlatScene) -> None:
    race.chairs[2].concede()
    wait(app, race)
    assert all(chair.mode != "ask" for chair in race.chairs.values())
    race.chairs[1].menu()
    app.frame([])
    pause = race.chairs[1].app.stack.top
    assert isinstance(pause, TablePause)
    pause.finish()
    for _ in range(2000):
        if app.stack.top is not race:
            break
        app.clock.advance(0.05)
        app.frame([])
    assert isinstance(app.stack.top, ResultsScene)
    assert race.board.session.over


def test_undo_is_free_until_the_cards_are_turned_and_is_ones_own(app: App, race: FlatScene) -> None:
    fingers = Fingers(app)
    for seat in (0, 1):
        fingers.drag(card_at(race, seat), slot_of(race, seat))
    wait(app, race)
    Person(app, race, 1, Random(1)).tap_button("undo")
    assert race.board.session.state.chosen[0] is not None
    assert race.board.session.state.chosen[1] is None
    Person(app, race, 2, Random(1)).tap_button("undo")
    assert race.chairs[2].told == "Nothing to undo yet"
    assert race.chairs[0].told == ""


def test_a_laid_card_waits_for_ready_at_its_own_edge_where_people_agreed_on_that(app: App) -> None:
    scene = sat(app, "farm_and_furious", 2, confirm=True)
    wait(app, scene)
    Fingers(app).drag(card_at(scene, 1), slot_of(scene, 1))
    assert scene.board.session.state.chosen == [None, None]
    assert "ready" in {place.key for place in scene.chairs[1].ui.places()}
    assert "ready" not in {place.key for place in scene.chairs[0].ui.places()}
    Person(app, scene, 1, Random(1)).tap_button("ready")
    assert scene.board.session.state.chosen[1] is not None


def test_the_board_turns_to_whoever_acts_along_the_table(app: App) -> None:
    scene = sat(app, "pied_piper", 2)
    wait(app, scene)
    for _ in range(4):
        seat = scene.board.asked
        assert seat is not None
        assert scene.turn == {0: 0, 1: 180}[seat]
        Person(app, scene, seat, Random(1)).tap_button("tap-end")
        for _ in range(8):
            wait(app, scene)


def test_reduced_motion_turns_the_board_at_once(app: App) -> None:
    app.change(reduced_motion=True)
    scene = sat(app, "pied_piper", 2)
    scene.turn_to(1)
    assert (scene.turn, scene.turning) == (180, 0.0)
    app.change(reduced_motion=False)
    scene.turn_to(0)
    assert (scene.turn, scene.turning) == (0, 0.7)


def test_keys_act_for_whoever_is_asked(app: App) -> None:
    scene = sat(app, "farm_and_furious", 1, bots=1)
    wait(app, scene)
    for _ in range(30):
        app.deliver(Key(0, 0, Action.NEXT))
        app.frame([])
        if str(scene.chairs[0].focus.key).startswith("card"):
            break
    app.deliver(Key(0, 0, Action.ACCEPT))
    app.deliver(Key(0, 0, Action.ACCEPT))
    assert scene.board.session.state.chosen[0] is not None


def test_a_hand_is_opened_by_a_key_or_in_the_ring_and_closes_by_itself(app: App) -> None:
    scene = sat(app, "farm_and_furious", 1, bots=1)
    wait(app, scene)
    chair = scene.chairs[0]
    hidden = {place.label for place in chair.all_places() if place.key.startswith("card")}
    app.deliver(Key(0, 0, Action.VEIL))
    assert chair.peeking
    assert {place.label for place in chair.all_places() if place.key.startswith("card")} != hidden, "cards have names"
    for _ in range(45):
        app.clock.advance(0.1)
        app.frame([])
    assert not chair.peeking, "4 seconds are over"
    for _ in range(40):
        app.deliver(Key(0, 0, Action.NEXT))
        if chair.focus.key == "peek":
            break
    app.deliver(Key(0, 0, Action.ACCEPT))
    assert chair.peeking
    app.deliver(Key(0, 0, Action.ACCEPT))
    assert not chair.peeking, "a second time closes it"


def test_a_keyboard_beside_the_table_writes_where_somebody_has_tapped_last(app: App) -> None:
    scene = sat(app, "rats_with_gats", 3)
    wait(app, scene)
    fingers = Fingers(app)
    for seat, letter in ((0, "a"), (2, "b")):
        chair = scene.chairs[seat]
        lens = sheet_lens(chair, scene.spots[seat], app.kit.stage)
        assert lens is not None
        place = chair.form.fields[0].place()
        assert place is not None
        fingers.tap(lens.to_window(middle(place.box)))
        app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter)])
    assert [scene.chairs[seat].sheet.texts for seat in (0, 2)] == [{"looks": "a"}, {"looks": "b"}]  # type: ignore[union-attr]


def test_people_tap_where_they_sit_and_the_game_is_kept_with_its_places(app: App) -> None:
    players = tuple(Player(name=name) for name in NAMES[:3])
    picker = PickerScene(app, Agreement(game="pied_piper", players=players, seed=4))
    app.stack.reset(picker)
    app.frame([])
    fingers = Fingers(app)
    x, y, w, h = STRIP
    for place in ("east", "north-left", "east", "west", "south-left"):
        fingers.tap(picker.lenses[place].to_window((x + w / 2, y + h / 2)))
    # The second tap on the right edge gave it back, so Ada was asked anew and took the left one.
    assert picker.taken == {0: "west", 1: "north-left", 2: "south-left"}
    begin = picker.ui.widget("begin").place()
    assert begin is not None
    fingers.tap(middle(begin.box))
    scene = app.stack.top
    assert isinstance(scene, FlatScene)
    assert [spot.edge for spot in scene.spots.values()] == ["west", "north", "south"]
    assert app.settings.flat_places == ["west", "north-left", "south-left"]
    saved = next(app.folders.saves.iterdir())
    scene.leave()
    assert load(saved).agreement.places == ("west", "north-left", "south-left")
    again = resume_table(app, saved)
    assert isinstance(again, FlatScene)
    assert [spot.edge for spot in again.spots.values()] == ["west", "north", "south"]


def test_a_game_kept_on_a_laptop_tells_of_no_places(app: App) -> None:
    agreed = Agreement(game="pied_piper", players=(Player(name="Ada"), Player(name="Bo")), seed=4)
    assert agreed.places == ()


@pytest.mark.parametrize(("size", "people"), [((1920, 1080), 6), ((3840, 2160), 2)])
def test_words_at_the_edges_are_at_least_fourteen_pixels_high(app: App, size: tuple[int, int], people: int) -> None:
    app.surface = pygame.Surface(size).convert()
    app.apply_settings()
    scene = sat(app, "pie_rats", people)
    assert scene.chair_kit.stage.font_px(20.5) >= 14 * size[1] / 1080
    assert scene.chair_kit.text.cut == set()
