"""The log: what everybody may read, bots' reasons only once their cards lie open."""

from scenes.app import App
from scenes.table.gallery import agreed, pass_time, play, seated, until
from scenes.table.log import log_lines
from scenes.table.table_scene import TableScene


def opened(app: App, level: str) -> TableScene:
    scene = seated(app, agreed((("Ada", None), ("Bo", level)), imaginary=0))
    until(app, scene, "ask")
    return scene


def test_the_log_is_what_everybody_may_read(app: App) -> None:
    scene = opened(app, "random")
    play(app, scene, "hen")
    until(app, scene, "told")
    words = [line.words for line in log_lines(scene)]
    assert any("Ada: Hen" in line for line in words)
    assert not any("face down" in line for line in words), "what has been opened need not be told as hidden"


def test_bots_say_why_but_only_once_their_cards_lie_open(app: App) -> None:
    scene = opened(app, "normal")
    for _ in range(300):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
    assert scene.reasons
    assert not [line for line in log_lines(scene) if line.aside]
    play(app, scene, "hen")
    until(app, scene, "told")
    asides = [line.words for line in log_lines(scene) if line.aside]
    assert len(asides) == 1
    (step,) = (n for n, played in enumerate(scene.session.steps) if played.action and played.action.seat == 1)
    bo = scene.session.steps[step].action
    assert bo is not None
    thought = scene.reasons[step]
    assert thought.expected is not None
    (ada,) = thought.expected
    assert ada.seat == 0, "it hoped for something of Ada"
    assert thought.feared == 0
    hoped = scene.agreement.rulebook.why(bo, [ada], ["Ada", "Bo"])
    assert asides == [hoped.rstrip(".") + ", and feared Ada most."]
    assert asides[0].startswith("Bo ")


def test_a_bot_that_does_not_think_has_no_reason(app: App) -> None:
    scene = opened(app, "random")
    play(app, scene, "hen")
    until(app, scene, "told")
    assert not [line for line in log_lines(scene) if line.aside]
