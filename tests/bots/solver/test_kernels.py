"""The compiled and pure kernels agree, and stale compiled ones are not used."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from trickdesk import kernels

ROOT = kernels.ROOT


def run(arguments: list[str], *, pure: bool, cwd: Path = ROOT) -> str:
    environment = {**os.environ, "TRICKDESK_PURE": str(int(pure))}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [sys.executable, *arguments], check=True, capture_output=True, text=True, env=environment, cwd=cwd
    )
    return done.stdout


LOADED = ["-c", "from trickdesk import kernels; print(kernels.__file__, kernels.loaded())"]


def test_both_forms_give_the_same_answers_with_as_many_nodes() -> None:
    """Three hundred positions, as many deals by rule, and as many views with beliefs.

    Where nothing is compiled, two pure runs must at least give the same.
    """
    ask = ["-m", "tests.bots.solver.answers", "300", "7"]
    compiled, pure = run(ask, pure=False).splitlines(), run(ask, pure=True).splitlines()
    assert len(pure) == 900
    assert compiled == pure


FULL_TABLE = """
from random import Random
from tests.bots.solver.answers import random_plain
from trickdesk.bots.solver import positions, ranks

rng = Random(3)
asked = [random_plain(7, rng) for _ in range(12)]
one = ranks.RankSolver()
expected = [one.cards(*position) for position in asked]
positions.ENTRIES, positions.BUCKETS = 5, 1
other = ranks.RankSolver()
assert [other.cards(*position) for position in asked] == expected
print(len(one.positions.pool) > 50, len(other.positions.pool) <= 5, other.nodes > one.nodes)
"""


def test_a_full_table_of_positions_begins_anew() -> None:
    """Five entries in one bucket give the same values as a million; pure form only."""
    assert run(["-c", FULL_TABLE], pure=True).split() == ["True", "True", "True"]


HELD_SHAPE = """
from trickdesk.bots.solver import positions
from trickdesk.bots.solver.quick_tricks import OPEN, WON

positions.ENTRIES = 2
table = positions.Positions()
table.begin((0b1010, 0b0101, 0, 0))
live, left = 0b1111, 4
owners = table.line(0, live).owners

def keep(shape, need, card):
    table.keep(shape, owners, 0, live, left, need, WON | card)

def known(shape, need):
    return table.find(shape, owners, 0, live, need) != OPEN

held = table.shape(1)  # the search stands at this position while it looks at those after it
keep(held, 1, 0b1000)
keep(held, 1, 0b0100)
before = known(table.shape(1), 1), known(table.shape(1), 2)
keep(table.shape(2), 1, 0b1000)  # one too many
forgotten = known(table.shape(1), 1)
keep(table.shape(3), 1, 0b1000)
keep(held, 3, 0b1000)
print(before, forgotten, known(table.shape(3), 1), known(table.shape(3), 3))
"""


def test_a_position_under_search_changes_nothing_in_a_table_begun_anew() -> None:
    """What is found for it later must not be stored for a newer position."""
    assert run(["-c", HELD_SHAPE], pure=True).strip() == "(True, False) False True False"


def test_pure_forces_the_sources() -> None:
    assert run(LOADED, pure=True).split()[-1] == "pure"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a separate checkout, with its own compiled files."""
    if not kernels.folder().is_dir() or not any(kernels.folder().iterdir()):
        pytest.skip("nothing is compiled here")
    shutil.copytree(ROOT / "trickdesk", tmp_path / "trickdesk", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copytree(kernels.folder(), tmp_path / "build" / "kernels" / kernels.folder().name)
    return tmp_path


def test_a_changed_source_is_not_hidden(checkout: Path) -> None:
    file, form = run(LOADED, pure=False, cwd=checkout).split()
    assert Path(file).is_relative_to(checkout)
    assert form == "compiled"
    with open(checkout / "trickdesk/bots/solver/quick_tricks.py", "a", encoding="utf-8") as changed:
        changed.write("\n# changed\n")
    assert run(LOADED, pure=False, cwd=checkout).split()[1] == "pure"


def test_an_installed_one_prefers_what_is_compiled(checkout: Path) -> None:
    """As a wheel lays it out: the compiled modules beside their sources, no setup.py."""
    shutil.copytree(kernels.folder() / "trickdesk", checkout / "trickdesk", dirs_exist_ok=True)
    (checkout / "setup.py").unlink()
    assert run(LOADED, pure=False, cwd=checkout).split()[1] == "compiled"
    assert run(LOADED, pure=True, cwd=checkout).split()[1] == "pure"


def literal_shifts(source: str) -> list[str]:
    """Return left shifts of a constant by a variable: mypyc makes them 32 bits wide."""
    tree = ast.parse(source)
    constants: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value, names = node.value, [node.target.id]
        elif isinstance(node, ast.Assign):
            value, names = node.value, [name.id for name in node.targets if isinstance(name, ast.Name)]
        else:
            continue
        if isinstance(value, ast.Constant):
            constants.update(name for name in names if name.isupper())

    def constant(node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "i64":
            return constant(node.args[0])
        return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in constants)

    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp | ast.AugAssign)
        and isinstance(node.op, ast.LShift)
        and constant(node.left if isinstance(node, ast.BinOp) else node.target)
        and not isinstance(node.right if isinstance(node, ast.BinOp) else node.value, ast.Constant)
    ]


def test_the_lint_sees_the_trap() -> None:
    assert literal_shifts("ONE = 1\nx = 1 << n\ny = ONE << n\nz = i64(1) << n") == [
        "1 << n",
        "ONE << n",
        "i64(1) << n",
    ]
    assert literal_shifts("x = 1 << 10\ny = card << n\nz = 1 >> n") == []


@pytest.mark.parametrize("name", kernels.MODULES)
def test_no_constant_is_shifted_left(name: str) -> None:
    assert literal_shifts(kernels.source(name).read_text(encoding="utf-8")) == []
