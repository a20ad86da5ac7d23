"""A screen reader inspects everything during a match; the window ends cleanly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from tests.session.helpers import begin, setup, short_game
from tests.ui.window.players import Keyboard, settle
from tests.ui.window.program import run
from tests.ui.window.secrets import words_of
from trickdesk.ui.window.main_window import MainWindow

ROUNDS = 6


@pytest.fixture(params=[False, True], ids=["asks", "listens"])
def nodes(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[list[QAccessibleInterface]]:
    """Return what a reader keeps, checked after the window has gone.

    `listens`: it is also notified of every change.
    """
    before = QAccessible.isActive()
    QAccessible.setActive(request.param)
    held: list[QAccessibleInterface] = []
    yield held
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the window is deleted later
    QAccessible.setActive(before)
    assert held
    for node in held:
        assert not shiboken6.isValid(node), "Qt still has it"
        assert node.text(QAccessible.Text.Name) == ""


def cards_of(table: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Return the nodes of cards; widgets on the table follow them, and are Qt's own."""
    children = [table.child(index) for index in range(table.childCount())]
    return [child for child in children if child.role() == QAccessible.Role.ListItem]


def read(window: MainWindow) -> list[str]:
    """Return all text of the table; each node gets an id, as for a reader's requests."""
    table = QAccessible.queryAccessibleInterface(window.table)
    assert table is not None
    for node in cards_of(table):
        assert QAccessible.accessibleInterface(QAccessible.uniqueId(node)) is node
        assert node.parent() is table
        assert node.window() is table.window()
    return [word for word in words_of(table) if word]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_window_that_was_read_can_be_destroyed(
    nodes: list[QAccessibleInterface], window: MainWindow, seed: str
) -> None:
    """This crashed: panels change the table's meta-object, so Qt caches it twice."""
    window.matches.start(setup("h...", short_game("92q"), seed=seed))
    person = Keyboard(window, random.Random(1))
    for _ in range(ROUNDS):
        settle(window)
        assert len(read(window)) > window.controller.view.hand.bit_count()
        table = QAccessible.queryAccessibleInterface(window.table)
        nodes += [table, *cards_of(table)]
        person.step()


def test_a_table_with_another_meta_object_gets_another_interface(window: MainWindow) -> None:
    window.matches.start(setup("h..."))
    settle(window)
    table = window.table
    cards = read(window)
    found: list[QAccessibleInterface] = [QAccessible.queryAccessibleInterface(table)]
    nodes = cards_of(found[0])
    before = shiboken6.getCppPointer(table.metaObject())
    other = QObject()
    other.objectNameChanged.connect(table.skip)
    assert shiboken6.getCppPointer(table.metaObject()) != before
    found.append(QAccessible.queryAccessibleInterface(table))
    assert found[0] is not found[1]
    assert QAccessible.uniqueId(found[0]) != QAccessible.uniqueId(found[1])
    assert read(window) == cards
    assert all(found[1].child(index) is node for index, node in enumerate(nodes))


def test_the_program_ends_quietly_after_it_was_read(tmp_path: Path) -> None:
    session = begin("h...", short_game("92q"))
    file = tmp_path / "x.trickdesk"
    file.write_text(session.record_text(), encoding="utf-8")
    look = """
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessible
    QAccessible.setActive(True)
    other = QObject(window)
    for slot in (window.table.skip, window.table.finish):
        found = QAccessible.queryAccessibleInterface(window.table)
        nodes = [found.child(index) for index in range(found.childCount())]
        print(*(QAccessible.uniqueId(node) for node in [found, *nodes]))
        print(*(node.text(QAccessible.Text.Name) for node in nodes), sep="; ")
        other.objectNameChanged.connect(slot)
    window.close()
"""
    printed = run(tmp_path, look.strip(), file=str(file))
    assert " of spades; " in printed
    assert "STATUS 0" in printed
