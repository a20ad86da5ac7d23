"""Labels that take no text for markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from trickdesk.ui.qt.plain_text import PlainLabel, broken, set_tip
from trickdesk.ui.widgets.elided_label import ElidedLabel

WORDS = " ".join(["חחחחח"] * 12)


def right_edges(label: PlainLabel) -> list[int]:
    """Where the ink of each line ends."""
    image = QImage(label.size(), QImage.Format.Format_Grayscale8)
    image.fill(255)
    label.render(image)
    edges = [
        max((x for x in range(image.width()) if image.pixelColor(x, y).value() < 128), default=-1)
        for y in range(image.height())
    ]
    found, before = [], -1
    for edge in edges:
        if edge >= 0 and before < 0:
            found.append(edge)
        elif edge >= 0:
            found[-1] = max(found[-1], edge)
        before = edge
    return found


def test_wrapped_lines_begin_below_each_other_where_one_reads_from_the_right(qapp: QApplication) -> None:
    label = PlainLabel(WORDS)
    label.setWordWrap(True)
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    label.setStyleSheet("background: white; color: black")
    label.resize(200, 150)
    edges = right_edges(label)
    assert len(edges) > 2
    assert len(set(edges)) == 1
    assert len(edges) == broken(WORDS, label.font(), 200).count("\n") + 1


def test_a_tip_that_says_the_name_is_not_read_twice(qtbot: QtBot) -> None:
    label, button = ElidedLabel(), QPushButton("Clubs")
    label.setText("A long line")
    set_tip(button, "clubs")
    for widget in (label, button):
        qtbot.addWidget(widget)
        told = QAccessible.queryAccessibleInterface(widget)
        assert told is not None and told.text(QAccessible.Text.Name)
        assert told.text(QAccessible.Text.Description).strip() == ""
    set_tip(button, "Bid them")
    assert button.accessibleDescription() == "Bid them"


def test_a_label_that_can_do_without_its_text_leaves_all_room_to_its_neighbours(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText("240 deals simulated", "240 deals", "")
    assert label.minimumSizeHint().width() == 0
    label.setText("240 deals simulated")
    assert label.minimumSizeHint().width() > 0
