"""Text widgets are created only in `trickdesk/ui/qt/plain_text.py`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import trickdesk.ui

PACKAGE = Path(trickdesk.ui.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "plain_text.py")
# Classes that guess whether a text is markup, and those that show markup or load what it names.
GUESSING = {
    "QErrorMessage",
    "QGraphicsTextItem",
    "QLabel",
    "QMessageBox",
    "QProgressDialog",
    "QStaticText",
    "QTextBrowser",
    "QTextDocument",
    "QTextEdit",
    "QToolTip",
    "QWhatsThis",
}
METHODS = {"setHtml", "setInformativeText", "setMarkdown", "setStatusTip", "setToolTip", "setWhatsThis"}
TIP_ROLE = "ToolTipRole"


def names_in(tree: ast.AST) -> set[str]:
    """Return every name that is used, imported or looked up in an object."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name)
    return found


def faults_in(source: str) -> list[str]:
    tree = ast.parse(source)
    found = sorted(names_in(tree) & (GUESSING | METHODS))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = names_in(node)
            if TIP_ROLE in names and "plain_tip" not in names:
                found.append(f"{node.name}: a tip by its role")
    return found


def test_nobody_guesses() -> None:
    found = {str(path.relative_to(PACKAGE)): faults_in(path.read_text(encoding="utf-8")) for path in MODULES}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from PySide6.QtWidgets import QLabel",
        "QtWidgets.QMessageBox.question(parent, title, words)",
        "button.setToolTip(words)",
        "def data(role):\n    return words if role == Role.ToolTipRole else None",
    ],
)
def test_the_check_sees_what_it_is_for(source: str) -> None:
    assert len(faults_in(source)) >= 1
