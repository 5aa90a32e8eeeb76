"""Every sound that the scenes ask for by name exists."""

import ast
from collections.abc import Iterator
from pathlib import Path

from assets.build import sounds

SCENES = Path(__file__).parents[2] / "scenes"
ASKED = {"sound", "land", "tick", "tune"}


def text_of(node: ast.expr | None) -> str:
    """A string constant's text, "" for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def asks(function: ast.expr) -> bool:
    """Whether it is sound.play or sound.tune of something."""
    return ast.unparse(function).endswith(("sound.play", "sound.tune"))


def asked(tree: ast.AST) -> Iterator[str]:
    """Names given to sound.play() and sound.tune(), and to sound=, land=, tick= and tune=."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in ASKED:
            yield text_of(node.value)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id in ASKED for target in targets):
                yield text_of(node.value)
        elif isinstance(node, ast.Call) and node.args and text_of(node.args[0]) and asks(node.func):
            yield text_of(node.args[0])


def test_names_are_found_in_every_form() -> None:
    code = 'class A:\n tune: str = "a"\nself.kit.sound.play("b")\nCue(sound="c", land="d")\nx.play("no")\ntune = "e"'
    assert sorted(asked(ast.parse(code))) == ["a", "b", "c", "d", "e"]


def test_every_sound_asked_for_exists() -> None:
    known = {*sounds.EFFECTS, *sounds.TUNES, ""}
    unknown = {
        f"{path.relative_to(SCENES)}: {name}"
        for path in SCENES.rglob("*.py")
        for name in asked(ast.parse(path.read_text(encoding="utf-8")))
        if name not in known
    }
    assert unknown == set()
