"""Pictures of Pie Rats: steps, lures and loots put together, fuses, two to six Captains, full gangs, results."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import Session
from scenes.app import App
from scenes.gallery import shot
from scenes.menus.results import ResultsScene
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.gallery import drag, hover, middle, pass_time, seated, until
from scenes.table.table_scene import TableScene

GAME: Final = "pie_rats"
NAMES: Final = ("Ada", "Zoé", "Basile", "Milo", "Odette", "Iris")
LONG: Final = (
    "Maximilien-Andre",
    "Wilhelmina-Rosa",
    "Jean-Baptiste-X",
    "Konstantin Otto",
    "Anne-Charlotte M",
    "Gwendolyn-Ottil.",
)
CAPTAINS: Final = (
    "red_hook",
    "barnacle_bess",
    "commodore_crumb",
    "petronella",
    "lard_nelson",
    "madame_eclair",
)
FOUR: Final[dict[str, Any]] = {
    "gangs": [
        ["swab_bob", "humble_pia", "al_dente"],
        ["ginger_snap", "puff_patty", "brie_larceny"],
        ["sir_cumference", "thimble_tom", "bishop_stilton"],
        ["ratsputin", "nan_bread", "anne_chovy"],
    ],
    "charms": [["hooked_hand"], ["cutlass"], ["parrot"], ["spyglass"]],
    "hands": [
        ["jam_session", "carob_bean", "cutlass"],
        ["mirror", "kidnapping"],
        ["grappling_rope", "charm", "oat_cuisine"],
        ["double_watch"],
    ],
    "discard": ["grappling_rope"],
    "loot": [["shoofly"], [], ["cherry"], ["lemon_meringue"]],
    "sill": ["apple_lattice", "blueberry", "chocolate_cream"],
    "sideways": ["sir_cumference"],
    "defended": [2],
    "phase": "lure",
    "lead": 1,
    "turns": [0, 1, 3],
    "round": 6,
}
GANGS: Final = (
    ["swab_bob", "humble_pia", "al_dente", "general_custard", "wee_jock_scone"],
    ["ginger_snap", "puff_patty", "brie_larceny", "colby_jack"],
    ["sir_cumference", "thimble_tom", "bishop_stilton", "peg_nutmeg", "quiche_lorraine"],
    ["ratsputin", "nan_bread", "anne_chovy"],
    ["blackbread", "oat_cuisine", "mary_bread", "gouda_nuff", "rolling_penny", "filo_sophie"],
    ["bran_stoker", "marzi_pan"],
)
MORE: Final[tuple[list[str], ...]] = (
    ["tin_lid_tim", "peri_winkle", "hazel_nutt", "treacle_tess", "figgy_dowd"],
    ["meringue_meg", "doc_toffee", "marmalade_may", "noddy_ned", "linus_sinker", "half_baked_hal"],
    ["tea_leaf_hattie", "sultana_rose", "wizened_basil", "dough_ray_mee", "amelia_airtart"],
    ["julienne_caesar", "butch_casserole", "long_john_sliver", "upper_crust_hugo", "robin_pudding", "creme_bruno"],
    ["jam_session"],
    [],
)
SILL: Final = (
    "humble_crust", "gooseberry", "rhubarb", "custard", "apple_lattice", "lemon_meringue", "pumpkin", "cherry", "pecan",
    "blueberry", "shoofly", "plum_crumble", "banoffee", "strawberry", "key_lime", "fig_honey", "carob_fudge",
    "pear_almond",
)  # fmt: skip


def agreed(names: Sequence[str], people: int = 1, **options: Any) -> Agreement:
    """An agreement on a game: the first seats are people, the others bots."""
    players = [Player(name=name, bot=None if seat < people else "normal") for seat, name in enumerate(names)]
    chosen = {"captains": CAPTAINS[: len(names)]} | options
    return Agreement(game=GAME, players=tuple(players), options=chosen, seed=7)


def four(app: App, position: dict[str, Any] | None = None, *, names: Sequence[str] = NAMES[:4]) -> TableScene:
    """Four Captains, the first of them asked."""
    scene = seated(app, agreed(names), FOUR | (position or {}))
    until(app, scene, "ask")
    pass_time(app, 1.0)
    return scene


def held(scene: TableScene, name: str) -> Piece:
    """The piece with this face that the near seat sees."""
    faces = scene.director.shown.view.faces
    view = scene.director.shown.view
    places = (*view.hands[scene.table.near], *(p for pile in (*view.gangs, *view.charms) for p in pile))
    return "card", next(piece for piece in places if faces[piece] == name)


def spot(scene: TableScene, name: str) -> Units:
    """Where a spot can be pointed at."""
    x, y, w, h = scene.table.spots(scene.shown)[name]
    return x + w / 2, y + h / 2


def crowd(count: int, *, full: bool = False, pies: int = 5) -> dict[str, Any]:
    """A position of so many Captains with all there is to see."""
    gangs = [[*gang, *(more if full else [])] for gang, more in zip(GANGS, MORE, strict=True)]
    charms = [["hooked_hand", "charm"], ["cutlass"], ["parrot", "parrot"], ["spyglass"], [], ["doubloons"]]
    if full:
        charms[0] = ["hooked_hand", "hooked_hand", "spyglass", "cutlass", "doubloons", "charm"]
        charms[1] = ["cutlass", "cutlass", "parrot", "parrot", "doubloons"]
    return {
        "gangs": gangs[:count],
        "charms": charms[:count],
        "hands": [
            ["carob_bean", "kidnapping", "secret_tunnel"],
            ["mirror"],
            ["grappling_rope"],
            ["double_watch", "mirror"],
            ["charisma_theft"],
            [],
        ][:count],
        "discard": ["grappling_rope", "carob_bean"],
        "sill": list(SILL[:pies]),
        "phase": "lure",
        "lead": 0,
        "round": 3,
        "sideways": ["puff_patty"],
        "defended": [1],
        "turns": [0],
    }


@shot("pie")
def pie(app: App) -> None:
    """Ada may lure: what each rat takes is told."""
    four(app)


@shot("pie_lure")
def pie_lure(app: App) -> None:
    """Anne Chovy on her way to another gang: both sums, and what would be spent."""
    scene = four(app)
    drag(app, middle(scene, held(scene, "anne_chovy")), (1086, 640))


@shot("pie_lure_laid")
def pie_lure_laid(app: App) -> None:
    """The rat lies sideways in the new gang and waits for its Captain's word."""
    scene = four(app)
    piece = held(scene, "anne_chovy")
    scene.lay(piece, "gang", scene.director.poses[piece])
    pass_time(app, 0.6)


@shot("pie_why_not")
def pie_why_not(app: App) -> None:
    """A rat that is too dear."""
    scene = four(app)
    x, y = middle(scene, held(scene, "nan_bread"))
    drag(app, (x, y), (x - 60, y + 160), 4)
    pass_time(app, 0.2)


@shot("pie_crew")
def pie_crew(app: App) -> None:
    """A rat of the hand on its way to the gang."""
    scene = four(app, {"phase": "crew", "sideways": [], "defended": []})
    drag(app, middle(scene, held(scene, "jam_session")), (980, 900))


@shot("pie_defend")
def pie_defend(app: App) -> None:
    """One of the own rats is turned."""
    scene = four(app, {"phase": "defend", "sideways": [], "defended": []})
    scene.hands.tap_piece(held(scene, "swab_bob"))
    pass_time(app, 0.6)


@shot("pie_loot")
def pie_loot(app: App) -> None:
    """Two rats stand by a pie; the third hangs over it."""
    scene = four(app, {"phase": "loot", "sideways": [], "defended": [], "turns": [0, 1]})
    view = scene.session.state
    slot = next(s for s in view.sill if view.pies[s] == "apple_lattice")
    piece = held(scene, "swab_bob")
    scene.lay(piece, f"pie-{slot}", scene.director.poses[piece])
    pass_time(app, 0.5)
    x, y = spot(scene, f"pie-{slot}")
    drag(app, middle(scene, held(scene, "al_dente")), (x + 20, y + 40))


@shot("pie_loot_ready")
def pie_loot_ready(app: App) -> None:
    """The bar is full."""
    scene = four(app, {"phase": "loot", "sideways": [], "defended": [], "turns": [0, 1]})
    view = scene.session.state
    slot = next(s for s in view.sill if view.pies[s] == "apple_lattice")
    for name in ("swab_bob", "al_dente", "humble_pia"):
        piece = held(scene, name)
        scene.lay(piece, f"pie-{slot}", scene.director.poses[piece])
    pass_time(app, 0.6)


@shot("pie_bean")
def pie_bean(app: App) -> None:
    """A Carob Bean over a rival's rat."""
    scene = four(app)
    piece = held(scene, "ratsputin")
    x, y = middle(scene, piece)
    drag(app, middle(scene, held(scene, "carob_bean")), (x + 20, y + 40))


@shot("pie_fuse")
def pie_fuse(app: App) -> None:
    """Zoé whistles to a rat of Ada's: who steps in?"""
    fuse(app, agreed(NAMES[:4]))


def fuse(app: App, agreement: Agreement) -> TableScene:
    """The second Captain lures a rat of the first; the fuse burns."""
    scene = seated(app, agreement, FOUR | {"turns": [1, 3, 0]})
    rules, state = scene.session.rules, scene.session.state
    actions = rules.legal_actions(state, 1)
    mine = set(state.gangs[0])
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.follow(next(action for action in actions if mine & set(getattr(action, "rats", ()))))
    pass_time(app, 2.0)
    return scene


@shot("pie_fuse_shared")
def pie_fuse_shared(app: App) -> None:
    """Four people at one screen: everybody may stop the fuse."""
    fuse(app, agreed(NAMES[:4], 4))


@shot("pie_step_in")
def pie_step_in(app: App) -> None:
    """Ada has rung and may answer."""
    scene = fuse(app, agreed(NAMES[:4]))
    scene.windows.stop(0)
    until(app, scene, "ask")
    pass_time(app, 0.5)


@shot("pie_kidnap")
def pie_kidnap(app: App) -> None:
    """Kidnapping lies on the stage."""
    scene = seated(app, agreed(NAMES[:4]), FOUR | {"turns": [1, 3, 0]})
    state = scene.session.state
    actions = scene.session.rules.legal_actions(state, 1)
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.follow(next(a for a in actions if state.faces[getattr(a, "target", -1)] == "swab_bob"))
    pass_time(app, 2.0)


@shot("pie_unseen")
def pie_unseen(app: App) -> None:
    """Several people: Ada may act on what lies open, or look at her hand."""
    scene = seated(app, agreed(NAMES[:4], 4), FOUR)
    until(app, scene, "ask")
    pass_time(app, 0.8)


@shot("pie_curtain")
def pie_curtain(app: App) -> None:
    """The curtain before a hand."""
    scene = seated(app, agreed(NAMES[:4], 4), FOUR)
    until(app, scene, "ask")
    scene.veil()
    pass_time(app, 0.8)


@shot("pie_long_names")
def pie_long_names(app: App) -> None:
    """Four Captains with the longest names."""
    four(app, names=LONG[:4])


def _crowd(app: App, count: int, names: Sequence[str] = NAMES, **more: Any) -> TableScene:
    scene = seated(app, agreed(names[:count], pie_count=20), crowd(count, **more))
    until(app, scene, "ask")
    pass_time(app, 0.8)
    return scene


@shot("pie_two")
def pie_two(app: App) -> None:
    """Two Captains."""
    _crowd(app, 2, pies=2)


@shot("pie_three")
def pie_three(app: App) -> None:
    """Three Captains."""
    _crowd(app, 3, pies=4)


@shot("pie_five")
def pie_five(app: App) -> None:
    """Five Captains."""
    _crowd(app, 5, pies=7)


@shot("pie_six")
def pie_six(app: App) -> None:
    """Six Captains."""
    _crowd(app, 6, pies=9)


@shot("pie_six_lure")
def pie_six_lure(app: App) -> None:
    """Six Captains with long names; a second rat joins by Charm."""
    scene = _crowd(app, 6, LONG, full=True, pies=18)
    piece = held(scene, "ratsputin")
    scene.lay(piece, "gang", scene.director.poses[piece])
    pass_time(app, 0.5)
    drag(app, middle(scene, held(scene, "brie_larceny")), (900, 700))


@shot("pie_two_full")
def pie_two_full(app: App) -> None:
    """Two Captains with all there is."""
    _crowd(app, 2, LONG, full=True, pies=18)


@shot("pie_hover")
def pie_hover(app: App) -> None:
    """The mouse rests on a pie."""
    scene = _crowd(app, 3, pies=18)
    x, y = middle(scene, ("pie", 9))
    hover(app, (x, y - 20), 0.8)


@shot("pie_discards")
def pie_discards(app: App) -> None:
    """The discards are looked through."""
    scene = four(app, {"discard": ["*"], "deck": ["mirror"]})
    next(iter(scene.table.extras(app, scene.shown))).do()
    pass_time(app, 0.6)


def _results(app: App, agreement: Agreement, reason: str) -> None:
    """The results of a game of random choices whose winner was told by this reason."""
    for seed in range(60):
        rng, session = Random(seed), Session(agreement.rules(), seed)
        while not session.over:
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        if session.rules.standings(session.state)[0].reason == reason:
            break
    scene = ResultsScene(app, agreement, session)
    app.stack.reset(scene)
    scene.time = 2.0


@shot("pie_results")
def pie_results(app: App) -> None:
    """Four Captains."""
    _results(app, agreed(NAMES[:4], 2), "")


@shot("pie_results_six")
def pie_results_six(app: App) -> None:
    """Six Captains with long names."""
    _results(app, agreed(LONG), "")
