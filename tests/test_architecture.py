"""The shape of the code: who may import whom, how long files and functions are, how modules are named."""

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("game", "scenes", "assets", "tests")
WINDOW_LIBRARIES = {"pygame", "pygame_gui", "scenes"}
BUILD_LIBRARIES = {"numpy", "PIL", "soundfile", "resvg_py", "babel", "chess", "hypothesis", "pytest"}
CATCH_ALL = {"util", "utils", "helper", "helpers", "manager", "managers", "misc", "common", "stuff", "tools", "lib"}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
COLOUR = re.compile(r"#[0-9a-fA-F]{6}$")
SPOKEN = {
    *("label", "button", "icon_button", "check", "radio", "switch", "slider", "stepper", "segment", "tabs", "dropdown"),
    *("field", "panel", "draw", "title", "toast", "Choice", "Prompt", "Refusal", "Confirm", "OptionRow", "Row", "Line"),
}
"""Calls whose words people read."""
WORDS = re.compile(r"[A-Za-zÀ-ÿ]{2,} [A-Za-zÀ-ÿ]|^[A-ZÀ-Ý][a-zà-ÿ]")
NAMES = {"Ratskeller"}
"""The same in every language."""


def modules(*packages: str) -> list[Path]:
    """Python files of these packages."""
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    """A file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[str]:
    """Absolute dotted names that a file imports, `from a.b import c` as `a.b.c`."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            start = ".".join(part for part in (base, node.module) if part)
            yield from (f"{start}.{alias.name}" for alias in node.names)


def late(path: Path) -> Iterator[str]:
    """Our own modules that a file imports inside a function."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef):
            inner = (found for found in ast.walk(node) if isinstance(found, ast.ImportFrom | ast.Import))
            names = (
                found.module or "" if isinstance(found, ast.ImportFrom) else found.names[0].name for found in inner
            )
            yield from (name for name in names if name.split(".")[0] in PACKAGES)


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Name and number of lines of every function of a file, its docstring not counted."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0]
            said = first.end_lineno - first.lineno + 1 if ast.get_docstring(node) and first.end_lineno else 0
            yield f"{path.relative_to(ROOT)}:{node.name}", (node.end_lineno or node.lineno) - node.lineno + 1 - said


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def offences(paths: list[Path], wrong: set[str]) -> list[str]:
    """Imports whose first name is in `wrong`."""
    return [f"{named(path)} imports {name}" for path in paths for name in imported(path) if name.split(".")[0] in wrong]


def test_imports_are_read_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    file = tmp_path / "game" / "core" / "sample.py"
    file.parent.mkdir(parents=True)
    file.write_text("import a.b\nfrom c import d, e\nfrom . import f\nfrom ..bots.g import h\n", encoding="utf-8")
    assert list(imported(file)) == ["a.b", "c.d", "c.e", "game.core.f", "game.bots.g.h"]


def test_game_never_imports_a_window() -> None:
    assert offences(modules("game"), WINDOW_LIBRARIES) == []


def test_game_is_loaded_whole_without_a_window() -> None:
    names = [named(path)[:-3].replace("/", ".").removesuffix(".__init__") for path in modules("game")]
    program = (
        "import importlib, sys\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "bad = sorted({n.split('.')[0] for n in sys.modules} & {'pygame', 'pygame_gui', 'scenes', 'numpy', 'PIL'})\n"
        "sys.exit(f'loaded {bad}' if bad else 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_app_needs_no_build_tool() -> None:
    code = modules("game", "scenes")
    assert offences(code, BUILD_LIBRARIES) == []
    assert [named(path) for path in code for name in imported(path) if name.startswith("assets.build")] == []


def test_rulebooks_never_import_each_other() -> None:
    wrong = []
    for path in modules("game/rulebooks"):
        own = path.relative_to(ROOT / "game" / "rulebooks").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["game", "rulebooks"] and len(parts) > 2 and parts[2] != own:
                wrong.append(f"{named(path)} imports {name}")
    assert wrong == []


def test_core_knows_no_rulebook() -> None:
    wrong = [
        f"{named(path)} imports {name}"
        for path in modules("game/core", "game/saves")
        for name in imported(path)
        if name.startswith("game.rulebooks")
    ]
    assert wrong == []


def test_only_a_games_own_table_imports_its_rulebook() -> None:
    """<game>.py, <game>_*.py and <game>/ in scenes/tables and scenes/shots know their rulebook; the rest does not."""
    wrong = []
    for path in modules("scenes"):
        table = path.relative_to(ROOT / "scenes").parts
        owner = table[1].removesuffix(".py") if table[0] in ("tables", "shots") and len(table) > 1 else ""
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["game", "rulebooks"] and not (len(parts) > 2 and owner.startswith(parts[2])):
                wrong.append(f"{named(path)} imports {name}")
    assert wrong == []


def strings(node: ast.AST) -> Iterator[str]:
    """String constants in an expression, those inside calls left out: tr("..."), "...".format(...) and the like."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from strings(child)


def test_the_shell_takes_its_colours_from_the_theme() -> None:
    """Only theme.py names colours, and the folder of a game those of its own pictures."""
    wrong = []
    for path in modules("scenes"):
        if named(path) != "scenes/theme.py" and not named(path).startswith("scenes/tables/"):
            found = (node.value for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant))
            wrong += [f"{named(path)}: {text}" for text in found if isinstance(text, str) and COLOUR.match(text)]
    assert wrong == []


def test_fonts_are_loaded_and_sizes_scaled_in_one_place() -> None:
    """letters.py alone opens fonts, stage.py alone knows how large the design is."""
    wrong = []
    for path in modules("scenes"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and ast.unparse(node) in ("pygame.font.Font", "pygame.font.SysFont"):
                wrong.append((named(path), ast.unparse(node)))
            elif isinstance(node, ast.Constant) and node.value in (1920, 1080) and type(node.value) is int:
                wrong.append((named(path), str(node.value)))
    allowed = {("scenes/letters.py", "pygame.font.Font"), ("scenes/stage.py", "1920"), ("scenes/stage.py", "1080")}
    assert [place for place in wrong if place not in allowed] == []


def bare(tree: ast.AST) -> Iterator[str]:
    """Words that are given to a call of SPOKEN as they stand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in SPOKEN:
            for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
                yield from (text for text in strings(argument) if WORDS.search(text) and text not in NAMES)


def test_words_that_people_read_go_through_the_catalogues() -> None:
    """What is drawn, said in a toast or asked is no bare string: it comes from tr(), trn() or from data."""
    code = 'ui.button("go", "Go on" if a else tr("Stop"), hint=f"{n} carts here")\ntoast("Saved")\nplay("Not said")'
    assert list(bare(ast.parse(code))) == ["Go on", " carts here", "Saved"]
    assert [f"{named(path)}: {text}" for path in modules("scenes") for text in bare(parsed(path))] == []


def test_only_doors_and_commands_import_late() -> None:
    """A late import hides a ring of modules: screens meet in doors.py, commands load what they run."""
    wrong = [f"{named(path)} imports {name} late" for path in modules("game", "scenes") for name in late(path)]
    may = ("scenes/__main__.py", "scenes/commands.py", "scenes/doors.py")
    assert [told for told in wrong if not told.startswith(may)] == []


def test_files_are_short() -> None:
    long = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules(*PACKAGES)}
    assert {name: lines for name, lines in long.items() if lines >= LONGEST_FILE} == {}


def test_functions_fit_a_screen() -> None:
    lengths = dict(entry for path in modules("game", "scenes", "assets") for entry in functions(path))
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}
    assert statistics.median(lengths.values()) <= 10


def test_no_module_is_a_catch_all() -> None:
    assert [named(path) for path in modules(*PACKAGES) if set(path.stem.split("_")) & CATCH_ALL] == []


def test_every_module_says_what_it_is() -> None:
    silent = [named(path) for path in modules(*PACKAGES) if not ast.get_docstring(parsed(path))]
    assert silent == []
