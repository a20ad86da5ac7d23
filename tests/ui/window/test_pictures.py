"""A picture of one's own, from the settings to the seat and the lists of people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.games import games
from trickdesk.session import Archive
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.dialogs.picture_choice import PictureChoice
from trickdesk.ui.dialogs.settings import PictureNotes, SettingsDialog
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.theme import own_pictures
from trickdesk.ui.window.main_window import MainWindow

RED, BLUE = QColor("#c03030"), QColor("#3050c0")


@pytest.fixture(autouse=True)
def no_pictures() -> Iterator[None]:
    yield
    own_pictures.loaded.clear()


def photo(folder: Path, colour: QColor = RED) -> Path:
    image = QImage(640, 480, QImage.Format.Format_RGB32)
    image.fill(colour)
    path = folder / "my holiday.jpg"
    assert image.save(str(path))
    return path


def settings_page(window: MainWindow) -> tuple[SettingsDialog, PictureNotes]:
    window.dialogs.settings()
    dialog = window.findChildren(SettingsDialog)[-1]
    return dialog, dialog.picture


def symbols(dialog: SettingsDialog) -> PictureChoice:
    control = dialog.controls["look", "symbol"]
    assert isinstance(control, PictureChoice)
    return control


def choose(window: MainWindow, qtbot: QtBot, path: Path) -> PictureNotes:
    """Choose a picture in the settings."""
    dialog, notes = settings_page(window)
    notes.read(path)
    qtbot.waitUntil(notes.choose.isEnabled, timeout=20_000)
    dialog.reject()
    return notes


def kept(window: MainWindow) -> list[Path]:
    return sorted(window.archive.paths.pictures.glob("*"))


def has_colour(image: QImage, colour: QColor) -> bool:
    seen = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return any(abs(one.red() - colour.red()) + abs(one.blue() - colour.blue()) < 12 for one in seen)


def test_a_picture_is_copied_shown_replaced_and_removed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.settings.players.name = setup("h...").players[0].name
    window.matches.start(setup("h...", games()["hearts"]()))
    settle(window)
    plate = window.table.seating.plates[0]
    assert not has_colour(plate.pixmap().toImage(), RED)
    choose(window, qtbot, photo(tmp_path))
    look = window.settings.look
    assert look.symbol == "own"
    assert [path.name for path in kept(window)] == [f"{look.picture}.png"]
    assert has_colour(plate.pixmap().toImage(), RED)
    stored = window.preferences.file.path.read_text(encoding="utf-8")
    assert look.picture in stored and "holiday" not in stored
    assert b"holiday" not in kept(window)[0].read_bytes()
    first = look.picture
    choose(window, qtbot, photo(tmp_path, BLUE))
    assert look.picture != first
    assert [path.name for path in kept(window)] == [f"{look.picture}.png"], "the old one is gone"
    assert has_colour(plate.pixmap().toImage(), BLUE)
    dialog, notes = settings_page(window)
    choice = symbols(dialog)
    assert [button.label for button in choice.buttons][-1] == "Your picture"
    assert choice.value() == "own"
    notes.remove.click()
    assert choice.value() == "initial" and not notes.remove.isEnabled()
    dialog.reject()
    assert (look.symbol, look.picture, kept(window)) == ("initial", "", [])
    assert not has_colour(plate.pixmap().toImage(), BLUE)


def test_a_symbol_can_be_shown_instead_and_the_picture_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(window, qtbot, photo(tmp_path))
    dialog, notes = settings_page(window)
    choice, look = symbols(dialog), window.settings.look
    buttons = {button.picture.value: button for button in choice.buttons}
    buttons["cat"].click()
    assert look.symbol == "cat" and look.picture and len(kept(window)) == 1
    notes.read(photo(tmp_path, BLUE))
    qtbot.waitUntil(notes.choose.isEnabled, timeout=20_000)
    assert (look.symbol, choice.value()) == ("own", "own")
    dialog.reject()


def test_a_bad_file_changes_nothing_and_says_why(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    choose(window, qtbot, photo(tmp_path))
    before = (window.settings.look.symbol, window.settings.look.picture, kept(window))
    bad = tmp_path / "bad.png"
    bad.write_bytes(b"\x89PNG\r\n\x1a\n" + b"?" * 99)
    notes = choose(window, qtbot, bad)
    assert notes.refused.text() == "bad.png isn't a picture that can be read. Choose a PNG or JPEG file."
    notes = choose(window, qtbot, tmp_path / "gone.png")
    assert notes.refused.text() == "gone.png doesn't exist."
    assert (window.settings.look.symbol, window.settings.look.picture, kept(window)) == before


def test_where_nothing_can_be_written_the_old_picture_stays(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.archive.paths.pictures.parent.mkdir(parents=True, exist_ok=True)
    window.archive.paths.pictures.write_text("in the way")
    notes = choose(window, qtbot, photo(tmp_path))
    assert notes.refused.text() == "Can't use pictures: a file is in the way of its folder."
    assert (window.settings.look.symbol, window.settings.look.picture) == ("initial", "")


def test_a_read_only_folder_says_so(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise SaveError(FileProblem.READ_ONLY, _path)

    monkeypatch.setattr("trickdesk.storage.pictures.seat_pictures.write_bytes", refuse)
    notes = choose(window, qtbot, photo(tmp_path))
    assert notes.refused.text() == "Can't write pictures: the folder or disk is read-only."
    assert (window.settings.look.symbol, kept(window)) == ("initial", [])


def test_unexpected_errors_are_told_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path) -> QImage:
        raise MemoryError

    monkeypatch.setattr("trickdesk.ui.dialogs.settings.picture_of", fail)
    notes = choose(window, qtbot, tmp_path / "huge.png")
    assert notes.refused.text().startswith("huge.png isn't a picture that can be read.")


@pytest.mark.parametrize("there", [True, False])
def test_it_is_there_at_the_next_start(window: MainWindow, qtbot: QtBot, tmp_path: Path, there: bool) -> None:
    choose(window, qtbot, photo(tmp_path))
    own_pictures.loaded.clear()
    if not there:
        kept(window)[0].unlink()
    paths = find_paths(tmp_path)
    file = SettingsFile(paths.settings)
    again = MainWindow(Archive(paths, patiently), file, GameController(file.load()[0], QuickClient()))
    qtbot.addWidget(again)
    name = again.settings.look.picture
    assert name
    if there:
        qtbot.waitUntil(lambda: again.table.seating.symbols == {"": f"own/{name}"}, timeout=20_000)
    else:
        qtbot.wait(50)
        assert again.table.seating.symbols == {}
    again.close()


def test_who_is_forgotten_leaves_no_picture(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.people.switch_to("Mia")
    choose(window, qtbot, photo(tmp_path))
    window.people.switch_to("Noah")
    assert window.settings.look.symbol == "initial"
    menu = window.commands.menus["people"]
    window.people.fill(menu)
    icons = {action.text(): action.icon().pixmap(24, 24).toImage() for action in menu.actions()}
    assert has_colour(icons["Mia"], RED) and not has_colour(icons["Noah"], RED)
    assert len(kept(window)) == 1
    monkeypatch.setattr("trickdesk.ui.window.preferences.choose", lambda *_: 1)
    window.people.forget("Mia")
    assert kept(window) == []
    assert window.table.seating.symbols == {}
