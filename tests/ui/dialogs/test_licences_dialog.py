"""From "About" by keyboard and mouse to every licence, and how to replace Qt."""

from __future__ import annotations

import re
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from trickdesk import licences
from trickdesk.languages import LANGUAGES
from trickdesk.ui.dialogs.about import AboutDialog, LicencesDialog, help_page
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.theme.colours import apply_theme

FIXED = r"{[\w.\[\]]+}|https:[^\s{]*|PySide6|codesign.*"  # what all languages write alike
Key, Left = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def about(qtbot: QtBot) -> AboutDialog:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> LicencesDialog:
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def opened(about: AboutDialog) -> LicencesDialog:
    dialog = about.findChild(LicencesDialog)
    assert isinstance(dialog, LicencesDialog) and dialog.isVisible()
    return dialog


def test_about_names_qt_and_its_licence(about: AboutDialog) -> None:
    """A program that shows its own copyright must also show Qt's."""
    words = [label.text() for label in about.findChildren(QLabel)]
    assert any(qVersion() in line and "©" in line and "LGPL 3" in line for line in words)


def test_the_suits_follow_a_change_of_theme(about: AboutDialog) -> None:
    seen = []
    for theme in ("light", "dark"):
        apply_theme(application(), theme)
        seen.append(about.marks["S"].pixmap().toImage())
    apply_theme(application(), "light")
    assert seen[0] != seen[1]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_way_there_and_back(about: AboutDialog, qtbot: QtBot, by_mouse: bool) -> None:
    if by_mouse:
        QTest.mouseClick(about.licences, Left)
    else:
        about.setFocus()
        for _ in range(10):
            if about.licences.hasFocus():
                break
            QTest.keyClick(about.focusWidget() or about, Key.Key_Tab)
        QTest.keyClick(about.licences, Key.Key_Return)
    dialog = opened(about)
    QTest.keyClick(dialog, Key.Key_Escape)
    qtbot.waitUntil(lambda: about.findChild(LicencesDialog) is None)
    assert about.isVisible()


def test_every_text_is_shown_as_it_is(dialog: LicencesDialog) -> None:
    """By arrow keys, from the first page to the last."""
    assert dialog.focusWidget() is dialog.pages
    QTest.keyClick(dialog.pages, Key.Key_Down)
    for name, title in licences.TEXTS.items():
        QTest.keyClick(dialog.pages, Key.Key_Down)
        item = dialog.pages.currentItem()
        assert item is not None and item.text() == title == dialog.page.accessibleName()
        assert dialog.page.toPlainText() == licences.read(name)
        assert dialog.page.verticalScrollBar().value() == 0


def test_a_page_is_read_by_keyboard(dialog: LicencesDialog) -> None:
    dialog.pages.setCurrentRow(3)
    QTest.keyClick(dialog.pages, Key.Key_Tab)
    assert dialog.page.hasFocus()
    QTest.keyClick(dialog.page, Key.Key_PageDown)
    assert dialog.page.verticalScrollBar().value() > 0
    QTest.keyClick(dialog.page, Key.Key_Tab)
    assert not dialog.page.hasFocus()


def test_the_first_page_names_everything(dialog: LicencesDialog) -> None:
    words = dialog.page.toPlainText()
    for part in licences.PARTS:
        assert part.name in words and part.holders in words and part.source in words
        for text in part.texts:
            assert licences.TEXTS[text] in words


def test_how_qt_is_replaced(dialog: LicencesDialog) -> None:
    """In this copy, in each kind of package, and where the sources are."""
    dialog.pages.setCurrentRow(1)
    words = dialog.page.toPlainText()
    folder = Path(PySide6.__file__).parent
    for expected in (
        folder,
        "/usr/lib/trickdesk",
        "~/.local/lib",
        "Windows",
        "macOS",
        "pipx",
        "download.qt.io",
    ):
        assert str(expected) in words
    assert f"/{qVersion()}/" in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "blocks"), [("inside", 13), ("replacing-qt", 10)])
def test_every_language_has_the_whole_page(language: str, name: str, blocks: int, qapp: QApplication) -> None:
    """Its page has the same blocks, lines and fields as the English one."""

    def structure(code: str) -> list[list[str]]:
        page = read_resource(f":/assets/help/{name}.{code}.txt")
        return [
            [" ".join(re.findall(FIXED, line)) for line in block.split("\n")] for block in page.split("\n\n")
        ]

    assert structure(language) == structure("en") and len(structure("en")) == blocks
    speak(qapp, language)
    try:
        words = help_page(name)
    finally:
        speak(qapp, "en")
    assert "{" not in words and qVersion() in words and "https://" in words


def test_markup_in_a_text_stays_what_it_is(
    dialog: LicencesDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = "<b>bold</b> &amp; <img src='file:///etc/passwd'>"
    (tmp_path / "trickdesk.txt").write_text(words)
    monkeypatch.setattr(licences, "FOLDER", tmp_path)
    dialog.pages.setCurrentRow(2)
    assert dialog.page.toPlainText() == words


def test_a_text_that_is_missing_is_told(
    dialog: LicencesDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(licences, "FOLDER", tmp_path)
    dialog.pages.setCurrentRow(2)
    assert "licence text is missing" in dialog.page.toPlainText()
