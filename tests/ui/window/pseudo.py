"""A pseudo-language: English in strange letters, longer by two fifths.

Text still in plain letters on a screen isn't translated. Text that is cut off would be cut off in languages
that need more room than English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from trickdesk.ui.widgets.elided_label import ElidedLabel

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "áƀçđéƒğĥíĵķĺɱñóƥɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹḾÑÓƤɊŘŠŢÚṼŴẊÝŽ"
_LETTERS = str.maketrans(PLAIN, STRANGE)
_KEPT = re.compile(r"(\{\w+\}|%n|%\d|&(?=\w))")
_WORD = re.compile(r"(?<!\w)[A-Za-z]{3,}(?!\w)")
_ISOLATED = {"Index", "Diagram"}  # letters that cards can bear, and short signs for plain text
LONGER, SHORT = 0.4, 3


def pseudo(words: str) -> str:
    """Return `[Ƥĺáý ţĥé ĝáɱé ~~~~~]`: same fields and keys, longer by two fifths."""
    parts = _KEPT.split(words)
    strange = "".join(part if place % 2 else part.translate(_LETTERS) for place, part in enumerate(parts))
    body, ending = (strange[:-1], strange[-1]) if strange[-1:] in "…:" and strange else (strange, "")
    if len(words) <= SHORT:
        return strange
    more = round(len(words) * LONGER)
    return f"{body} {'ñ' * max(1, more - 1)}{ending}"


class PseudoTranslator(QTranslator):
    """Translates everything, including Qt's own texts."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source if context in _ISOLATED else pseudo(source)


def speak_pseudo(app: QApplication) -> PseudoTranslator:
    """Switch the program to the pseudo-language; remove the translator afterwards."""
    translator = PseudoTranslator(app)
    QCoreApplication.installTranslator(translator)
    return translator


def said(widget: QWidget) -> Iterator[str]:
    """Return everything that a widget shows, or says to screen readers."""
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(at) for at in range(widget.count()))
    elif isinstance(widget, QListWidget):
        yield from (widget.item(at).text() for at in range(widget.count()))
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QMenu):
        for action in widget.actions():
            yield from (action.text(), action.statusTip())


def plain_words(text: str, known: set[str]) -> list[str]:
    """Return words in plain letters, except those that are the same in all languages."""
    found = _WORD.findall(re.sub(r"<[^>]*>|/\S+", " ", text))
    return [word for word in found if word not in known]


def is_cut(widget: QWidget) -> bool:
    """Return whether part of a label's or button's text is hidden without scrolling."""
    if isinstance(widget, ElidedLabel):
        return False  # has a shorter text or a tip
    if isinstance(widget, QLabel):
        if not widget.text():
            return False
        if widget.wordWrap():
            return widget.height() + 1 < widget.heightForWidth(widget.width())
        return widget.width() + 1 < widget.minimumSizeHint().width()
    if isinstance(widget, QCheckBox | QRadioButton):
        return widget.width() + 1 < widget.minimumSizeHint().width()
    if isinstance(widget, QAbstractButton) and widget.text():
        metrics, words = widget.fontMetrics(), widget.text().replace("&", "")
        return widget.width() < max(metrics.horizontalAdvance(line) for line in words.split("\n"))
    if isinstance(widget, QComboBox) and widget.currentText():
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget)
        return room.width() < widget.fontMetrics().horizontalAdvance(widget.currentText())
    return False
