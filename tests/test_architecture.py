"""The program's structure, as ARCHITECTURE.md and CONTRIBUTING.md describe it."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import trickdesk
from devtools import resources
from trickdesk.games import games

ROOT = Path(trickdesk.__file__).resolve().parent.parent
PACKAGE = ROOT / "trickdesk"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != resources.COMPILED)


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Return all nodes of a file's syntax tree, module first; read once for all tests."""
    return [*ast.walk(ast.parse(source(path)))]


@pytest.fixture(scope="module", autouse=True)
def all_forgotten() -> Iterator[None]:
    """Free the syntax trees, which take 200 MB and slow down garbage collection."""
    yield
    nodes.cache_clear()
    source.cache_clear()


ALL = """
import importlib, sys
for name in sys.argv[1:]:
    if name.startswith("trickdesk.ui"):
        assert not {"PySide6", "shiboken6"} & set(sys.modules), "what is no screen needs Qt"
        break
    importlib.import_module(name)
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_every_module_imports() -> None:
    """Without a display, with warnings as errors; outside ui, without Qt."""
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    names = sorted(map(module_name, MODULES), key=lambda name: name.startswith("trickdesk.ui"))
    names.remove("trickdesk.lab.zoo")  # it needs PettingZoo; tests/lab/test_zoo.py
    command = [sys.executable, "-W", "error", "-c", ALL, *names]
    run = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def imported_at_once(body: Sequence[ast.stmt], known: set[str]) -> Iterator[str]:
    """Return our modules that these statements import when run, outside functions."""
    for node in body:
        if isinstance(node, ast.ImportFrom):
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in known else str(node.module) for name in whole)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imported_at_once(node.orelse, known)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in ("body", "handlers", "orelse", "finalbody"):
                yield from imported_at_once(getattr(node, part, ()), known)


def test_every_module_imports_before_all_others() -> None:
    """No module may need itself through others; CycleError lists the cycle."""
    known = {module_name(path) for path in MODULES}
    needed: dict[str, set[str]] = {}
    for path in MODULES:
        name = module_name(path)
        (module, *_) = nodes(path)
        assert isinstance(module, ast.Module)
        found = {*imported_at_once(module.body, known)}
        packages = {
            package for each in found for package in packages_of(each) if not name.startswith(package)
        }
        needed[name] = (found | packages) & known
    assert len([*TopologicalSorter(needed).static_order()]) == len(known)


def test_no_files_need_each_other() -> None:
    """Imports within functions and for type checkers count too."""
    known = {module_name(path) for path in MODULES}
    needed = {module_name(path): imported_anywhere(path, known) for path in MODULES}
    assert circles(needed) == []


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [{"b", "c"}]
    assert circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def imported_anywhere(path: Path, known: set[str]) -> set[str]:
    """Return our modules that a file names in any import."""
    found = set()
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in known else str(node.module) for name in whole}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return (found & known) - {module_name(path)}


def circles(needed: Mapping[str, set[str]]) -> list[set[str]]:
    """Return the sets of more than one name that reach each other."""
    reached: dict[str, set[str]] = {}
    for name in needed:
        waiting, reached[name] = [name], set()
        while waiting:
            new = needed[waiting.pop()] - reached[name]
            reached[name] |= new
            waiting += new
    found: list[set[str]] = []
    for name in needed:
        circle = {other for other in reached[name] if name in reached[other]}
        if len(circle) > 1 and circle not in found:
            found.append(circle)
    return found


def packages_of(name: str) -> Iterator[str]:
    """Return the packages that are imported before a module."""
    while name := name.rpartition(".")[0]:
        yield name


def imported_names(path: Path) -> list[tuple[str, str]]:
    """Yield (module, name) for every `from module import name` in a file."""
    froms = (node for node in nodes(path) if isinstance(node, ast.ImportFrom))
    return [(node.module or "", alias.name) for node in froms for alias in node.names]


def test_helpers_of_tests_do_not_live_among_tests() -> None:
    for path in (ROOT / "tests").rglob("*.py"):
        wanted = [module for module, _ in imported_names(path) if module.startswith("tests.")]
        assert not [module for module in wanted if module.rpartition(".")[2].startswith("test_")], path


def test_the_yardstick_needs_nothing_of_the_bots_that_it_measures() -> None:
    found = {
        module for path in (ROOT / "tests/bots/baseline").glob("*.py") for module, _ in imported_names(path)
    }
    ours = {module for module in found if module.startswith(("trickdesk.", "tests."))}
    assert ours
    assert all(module.startswith(("trickdesk.engine.", "tests.bots.baseline.")) for module in ours), ours


# The rules, and what bots know of a game.
OF_GAMES = ("games", "bots/game_knowledge")


def test_a_game_is_named_in_modules_of_its_own_alone() -> None:
    """Adding a game changes nothing elsewhere."""
    found = {module_name(path): games_named(path) for path in MODULES}
    found["trickdesk.engine.cards"] -= {"hearts", "spades", "diamonds", "clubs"}  # the suits
    assert {name: named for name, named in found.items() if named} == {}


def games_named(path: Path) -> set[object]:
    """Return the ids of games that a module names, other than its own."""
    named: set[object] = {node.value for node in nodes(path) if isinstance(node, ast.Constant)}
    named &= set(games())
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    folder, module = "/".join(parts[:-1]), parts[-1]
    if module == "__init__" and len(parts) > 2:  # a game that is a package
        folder, module = "/".join(parts[:-2]), parts[-2]
    if folder in OF_GAMES:
        named -= {kind.id for kind in games().values() if kind.__module__.rpartition(".")[2] == module}
    return named


PRIVATE = re.compile(r"_[^\W_]\w*")
MOST_PRIVATE = 50  # only ever lower: say it through what a player or a caller sees, or make the name public


def test_tests_reach_into_few_private_names() -> None:
    """A name with an underscore that the program defines: read, imported or replaced."""
    defined = {word for path in MODULES for word in PRIVATE.findall(source(path))}
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for name in private_names(nodes(path))
        if name in defined
    ]
    assert len(found) <= MOST_PRIVATE, "\n".join(found)


def private_names(module: Sequence[ast.AST]) -> Iterator[str]:
    """Return the private names that a module, by its nodes, uses of others."""
    public = {node.func for node in module if isinstance(node, ast.Call) and is_of_named_tuple(node)}
    for node in module:
        names: list[str] = []
        if isinstance(node, ast.Attribute) and node not in public:
            names = [] if ast.unparse(node.value) in ("self", "cls", "os") else [node.attr]
        elif isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
            ("getattr", "setattr", "delattr")
        ):
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            names = [name for text in texts if isinstance(text, str) for name in text.split(".")]
        yield from (name for name in names if PRIVATE.fullmatch(name))


def is_of_named_tuple(call: ast.Call) -> bool:
    """Whether it is a call of `_replace`, which Python documents for named tuples."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "_replace" and bool(call.keywords)


def test_private_names_are_found() -> None:
    code = (
        "a._b; self._c; os._exit(0); x._replace(y=1); x._replace(); setattr(x, '_d', 1); from m import _e, f"
    )
    assert sorted(private_names([*ast.walk(ast.parse(code))])) == ["_b", "_d", "_e", "_replace"]


PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
WORD = re.compile(r"[^\W\d]\w*")


def test_the_architecture_is_one_page() -> None:
    lines = PAGE.splitlines()
    assert len(lines) <= 150
    assert [line for line in lines if len(line) > 120] == []


def test_the_architecture_names_every_package_and_room() -> None:
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("__init__.py")} - {"."}
    assert {name for name in folders if f"`{name}`" not in PAGE} == set()


def test_the_architecture_says_where_a_field_of_the_save_format_is_added() -> None:
    (entry,) = re.findall(r"^- \*\*A field in the save format\*\*: (.*(?:\n  .*)*)", PAGE, re.MULTILINE)
    for place in ("engine/record_keys.py", "docs/record.md", "Setup.record", "setup_of", "Player.from_json"):
        assert place in entry


def test_what_the_architecture_names_exists() -> None:
    """A file or folder in the repository or package, or a name in some module."""
    known = {path.stem for path in MODULES} | {
        word for path in MODULES for word in WORD.findall(source(path))
    }
    commands = ("python3 ", "trickdesk/games/<name>")
    named = [name for name in re.findall("`([^`\n]+)`", PAGE) if not name.startswith(commands)]
    missing = [
        name
        for name in named
        if not ((ROOT / name).exists() or (PACKAGE / name).exists() or known >= {*name.split(".")})
    ]
    assert missing == []


def test_how_long_bots_think_is_in_the_two_places_that_the_architecture_names() -> None:
    """No other module of the bots makes an `Effort` or has a number to stop at."""
    row = next(line for line in PAGE.splitlines() if line.startswith("| how long a bot thinks"))
    effort, stopping = (PACKAGE / name for name in re.findall(r"`(bots/[a-z_/]+\.py)`", row))
    numbers, makers = assigned(stopping), set()
    assert numbers >= {"BATCH", "CLEAR", "DEADLINE", "OPEN_ERRORS", "SETTLED_AFTER", "TRIFLE"}
    for path in MODULES:
        if PACKAGE / "bots" in path.parents and path != stopping:
            assert not numbers & assigned(path), path
            makers |= {path for node in nodes(path) if isinstance(node, ast.Call) and is_effort(node.func)}
    assert makers == {effort}


def assigned(path: Path) -> set[str]:
    """Return the capitals that a module assigns outside functions."""
    (module, *_) = nodes(path)
    assert isinstance(module, ast.Module)
    targets = [target for node in module.body if isinstance(node, ast.Assign) for target in node.targets]
    return {
        part.id
        for target in targets
        for part in ast.walk(target)
        if isinstance(part, ast.Name) and part.id.isupper()
    }


def is_effort(made: ast.expr) -> bool:
    return isinstance(made, ast.Name) and made.id == "Effort"


def test_no_public_name_of_the_screens_stands_for_two_things() -> None:
    """Except `main`, where a process starts."""
    found: dict[str, list[str]] = {}
    for path in (PACKAGE / "ui").rglob("*.py"):
        for made in ast.parse(source(path)).body:
            if isinstance(made, ast.FunctionDef | ast.ClassDef) and not made.name.startswith("_"):
                found.setdefault(made.name, []).append(module_name(path))
    assert {name for name, where in found.items() if len(where) > 1} == {"main"}, found


def test_sentences_are_imported_with_the_module_that_says_what_they_are_about() -> None:
    wrong = [
        f"{path}: {name}"
        for path in (PACKAGE / "ui").rglob("*.py")
        for module, name in imported_names(path)
        if re.fullmatch(r"trickdesk\.ui\.(text\.(?!words$)\w+|\w+\.wording)", module) and name[0].islower()
    ]
    assert not wrong, "such as: from trickdesk.ui.text import prompts"


def test_nothing_is_imported_by_star() -> None:
    """A star import from Qt costs 7 MB and 25 ms at the start."""
    folders = ("devtools", "packaging", "tests")
    files = [*MODULES, ROOT / "dev.py", *(path for name in folders for path in (ROOT / name).rglob("*.py"))]
    stars = [str(path) for path in files if "*" in {name for _, name in imported_names(path)}]
    assert stars == []


STARTED = """
import linecache, sys
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from pathlib import Path
from trickdesk.storage.paths import find_paths
from trickdesk.ui import app
from trickdesk.ui.qt.application import make_application
application = make_application()
window = app.make_window(find_paths(Path(sys.argv[1])))
window.show()
application.processEvents()
print(*(name for name in sys.modules if name.startswith("PySide6.Qt")))
print(*linecache.cache)
window.close()
"""


def test_the_window_opens_with_four_modules_of_qt_and_reads_no_source(tmp_path: Path) -> None:
    """Other modules, such as QtNetwork, cost memory and time at the start.

    So does reading sources. QtSvg, which draws the cards, costs 1.2 ms and 0.4 MB.
    """
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", STARTED, str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    modules, sources = run.stdout.splitlines()
    assert set(modules.split()) == {f"PySide6.Qt{name}" for name in ("Core", "Gui", "Svg", "Widgets")}
    assert not sources


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", trickdesk.__version__)
    number = re.compile(rf"(?<![\d.]){re.escape(trickdesk.__version__)}(?![\d.])")
    files = [*MODULES, ROOT / "pyproject.toml", *(ROOT / "packaging").glob("*.*")]
    named = [path.name for path in files if number.search(path.read_text(encoding="utf-8", errors="ignore"))]
    assert named == ["__init__.py"]


def test_the_resources_list_exactly_the_assets() -> None:
    """`python3 dev.py resources` writes this list."""
    assert resources.QRC.read_text(encoding="utf-8") == resources.qrc_text()


def test_the_binding_that_loses_none_is_excluded() -> None:
    """PySide6 6.12.0 aborts within seconds before Python 3.12, which can free None."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert "\"PySide6-Essentials>=6.8.3,<7,!=6.12.0; python_version < '3.12'\"" in project
