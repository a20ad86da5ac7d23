"""Programs of the user's own: added, seated, and never started by a file."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.bots.programs import BAD, SILENT, command, example
from tests.patience import wait_for_death, wait_until
from tests.session.helpers import setup, short_game
from tests.ui.window.players import Keyboard, settle
from trickdesk.engine.actions import Deal
from trickdesk.engine.record import parse_input
from trickdesk.session import Player, Session, Setup, State
from trickdesk.session.deal_code import deal_code
from trickdesk.storage import programs
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.dialogs import own_programs
from trickdesk.ui.dialogs.deal import DealDialog
from trickdesk.ui.dialogs.own_programs import AddProgramDialog, ProgramNotes
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.lobby import wording
from trickdesk.ui.panels.over import MatchOverPanel
from trickdesk.ui.qt.bot_channel import OwnPrograms
from trickdesk.ui.text import player_text
from trickdesk.ui.window import match_manager
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
Key = Qt.Key
NAME = "My <b>bot</b>"


def seated(people: str = "h...", game: str = "hearts", seed: str = "1") -> Setup:
    """Return a setup in which the program plays in all seats of bots."""
    plain = setup(people, short_game(game), seed)
    players = [p if p.human else replace(p, level=NAME, is_program=True) for p in plain.players]
    return replace(plain, players=tuple(players))


def know(window: MainWindow, words: list[str]) -> None:
    """Let the settings name the program, and the user have allowed it."""
    window.settings.players.programs = {NAME: words}
    window.matches.allow_program(words)


def session_of(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def processes(window: MainWindow) -> list[int]:
    """Return the ids of the programs' processes."""
    running = window.controller.bots.programs.running.values()
    pipes = [pipe for program in running for pipe in program.pipes.values()]
    return [pipe.process.pid for pipe in pipes if pipe.process is not None]


def go_on(window: MainWindow, inputs: int) -> None:
    """Let bots play until the match has this many more inputs."""
    session = session_of(window)
    wanted = session.inputs + inputs

    def happened() -> bool:
        QApplication.processEvents()
        window.table.skip()
        if session.state is State.DEAL_OVER and window.controller.is_settled:
            window.controller.next_deal()
        return session.inputs >= wanted

    wait_until(happened, "the match does not go on")


# -- a match


def test_the_example_is_added_seated_and_plays_a_match_by_keyboard(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Settings, set-up and table, as a person goes through them."""
    path = tmp_path / "my bot.py"
    path.write_text(example(), encoding="utf-8")
    window.commands["settings"].trigger()
    settings = window.findChild(SettingsDialog)
    assert settings is not None
    settings.list.setCurrentRow(1)
    add = opened(settings.programs, qtbot)
    QTest.keyClicks(add.name, NAME)
    QTest.keyClicks(add.command, f"{sys.executable} '{path}'")
    QTest.keyClick(add.command, Key.Key_Return)
    assert window.settings.players.commands == {NAME: [sys.executable, str(path)]}
    settings.close()
    with qtbot.waitActive(window):
        window.activateWindow()
    saved, _ = SettingsFile(window.preferences.file.path).load()
    assert saved.players.commands == window.settings.players.commands

    lobby = window.pages.lobby
    lobby.choose("oh-hell")
    lobby.show_setup()
    who = lobby.page.seats.plates[1].who
    who.setFocus()
    QTest.keyClick(who, Key.Key_End)
    assert who.currentText() == NAME and who.toolTip()
    assert not lobby.page.seats.plates[1].temperament.isEnabled()
    lobby.start()
    session = session_of(window)
    assert json.loads(session.record_text())["seats"][1]["level"] == NAME
    player = Keyboard(window, random.Random(5))
    player.play_match(deals=2)
    running = processes(window)
    assert len(running) == 1 and window.banner.text == ""
    assert not window.controller.bots.programs.running[NAME].failures
    window.matches.show_lobby()
    for process in running:
        wait_for_death(process)


@pytest.mark.slow
def test_a_whole_match_is_played_with_programs_in_three_seats(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "bot.py").write_text(example(), encoding="utf-8")
    know(window, [sys.executable, str(tmp_path / "bot.py")])
    window.matches.start(seated())
    Keyboard(window, random.Random(5)).play_match()
    assert isinstance(window.screen_.panel, MatchOverPanel)
    assert len(processes(window)) == 3 and window.banner.text == ""
    assert not window.controller.bots.programs.running[NAME].failures
    before = processes(window)
    window.matches.play_again()
    settle(window)
    for process in before:
        wait_for_death(process)
    assert all(player.is_program for player in session_of(window).setup.players[1:])


def test_undo_ends_the_process_that_thinks(window: MainWindow) -> None:
    know(window, command("next(asked()); time.sleep(600)"))
    window.matches.start(seated("....", "oh-hell"))
    wait_until(lambda: bool(processes(window)))
    thinking = processes(window)
    window.controller.stop_pending()
    for process in thinking:
        wait_for_death(process)
    assert not window.controller.bots.programs.running[NAME].failures


def test_a_program_that_does_not_end_is_killed_with_the_window(window: MainWindow) -> None:
    know(window, command("for r in asked(): say(good(r))\ntime.sleep(600)"))
    window.matches.start(seated("....", "oh-hell"))
    go_on(window, 8)
    running = processes(window)
    assert len(running) == 4
    window.close()
    for process in running:
        wait_for_death(process)


# -- misbehaviour


@pytest.mark.slow
@pytest.mark.parametrize("name", [*BAD, *SILENT])
def test_misbehaviour_is_told_in_a_sentence_and_the_match_goes_on(window: MainWindow, name: str) -> None:
    code, words = BAD.get(name) or (SILENT[name], "gave no answer within 0.2 seconds")
    know(window, command(code))
    told: list[str] = []
    window.controller.bots.programFailed.connect(lambda *_: told.append(window.banner.text))
    window.matches.start(seated("....", "oh-hell"))
    program = window.controller.bots.programs.running[NAME]
    if name in SILENT:
        program.seconds, program.starting, program._due = 0.2, 0, time.monotonic() + 0.2
    go_on(window, 6)
    assert len(told) == 2
    first, last = told
    assert first.startswith(NAME) and words in first and first.endswith("The level Hard chose instead.")
    assert last.endswith("From now on, the level Hard plays in its place.")
    assert all(letter.isprintable() for letter in first + last)
    assert window.banner.isVisible() and window.banner.accessibleName() == last
    assert all(entry.is_program for entry in session_of(window).setup.players)
    assert sum(program.failures.values()) == 3


def test_a_program_that_is_gone_is_told_and_the_match_goes_on(window: MainWindow) -> None:
    know(window, ["/no/such/program"])
    window.matches.start(seated("....", "oh-hell"))
    go_on(window, 4)
    assert window.banner.text.startswith(f"{NAME} can't be started: No such file")
    assert window.banner.text.endswith("From now on, the level Hard plays in its place.")


def test_a_program_that_was_removed_is_told(window: MainWindow) -> None:
    window.matches.start(seated("....", "oh-hell"))
    go_on(window, 4)
    assert window.banner.text == f"{NAME} can’t play in this match, so the level Hard plays instead."


def test_a_failure_now_and_then_is_told_once(window: MainWindow) -> None:
    know(window, command("for r in asked(): say(good(r) if r['number'] % 3 else [])"))
    told: list[str] = []
    window.controller.bots.programFailed.connect(lambda *_: told.append(window.banner.text))
    window.matches.start(seated("....", "oh-hell"))
    go_on(window, 14)
    assert len(told) == 1
    assert window.controller.bots.programs.running[NAME].failures["no valid answer"] >= 3


# -- no file starts a program


@pytest.fixture
def foreign(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file that a program of foreign settings would write."""
    path = tmp_path / "foreign"
    words = command(f"open({str(path)!r}, 'w').close()\nfor r in asked(): say(good(r))")
    window.settings.players.programs = {NAME: words}
    return path


class Asked:
    """Answers every question alike, and keeps it."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.questions: list[str] = []

    def __call__(self, _parent: object, _title: str, question: str, *_answers: str) -> int:
        self.questions.append(question)
        return self.answer


def test_settings_from_somewhere_else_start_nothing_unasked(
    window: MainWindow, foreign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one click on "Play again" in the lobby would."""
    asked = Asked(0)  # what Enter and Escape do
    monkeypatch.setattr(match_manager, "choose", asked)
    window.matches.start(seated("....", "oh-hell"))
    go_on(window, 6)
    assert len(asked.questions) == 1 and str(foreign) in asked.questions[0] and NAME in asked.questions[0]
    assert not foreign.exists() and not window.controller.bots.programs.running
    assert window.banner.text == f"{NAME} can’t play in this match, so the level Hard plays instead."
    window.matches.start(seated("....", "oh-hell"))
    assert len(asked.questions) == 2, "a no isn't remembered"


def test_a_command_is_asked_for_once_on_a_machine(
    window: MainWindow, foreign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(1)
    monkeypatch.setattr(match_manager, "choose", asked)
    for _ in range(2):
        window.matches.start(seated("....", "oh-hell"))
        wait_until(foreign.exists)
    assert len(asked.questions) == 1
    words, folder = window.settings.players.commands[NAME], window.archive.paths.programs
    assert programs.may_start(folder, words), "remembered for the next start"
    assert tmp_path not in folder.parents, "not beside the settings"
    window.settings.players.programs = {NAME: [*words, "other"]}
    asked.answer = 0
    window.matches.start(seated("....", "oh-hell"))
    assert len(asked.questions) == 2, "another command with the same name"


def test_a_command_that_changes_during_the_match_is_not_started() -> None:
    """Another window may save other settings; nothing asks in the middle of a trick."""
    commands = {NAME: ["mine"]}
    running = OwnPrograms(lambda: commands)
    assert running.named(NAME) is None
    running.may_start = lambda command: command == ["mine"]
    commands[NAME] = ["other"]
    assert running.named(NAME) is None
    commands[NAME] = ["mine"]
    assert running.named(NAME) is not None


def test_an_answer_that_cannot_be_kept_counts_until_the_end(
    window: MainWindow, foreign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = window.archive.paths.programs
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file is in the way")
    asked = Asked(1)
    monkeypatch.setattr(match_manager, "choose", asked)
    for _ in range(2):
        window.matches.start(seated("....", "oh-hell"))
        wait_until(foreign.exists)
    assert len(asked.questions) == 1


@pytest.fixture
def mark(window: MainWindow, tmp_path: Path) -> Path:
    """Return a file that the program would write. The settings know the program."""
    path = tmp_path / "mark"
    know(window, command(f"open({str(path)!r}, 'w').close()\nfor r in asked(): say(good(r))"))
    return path


def evil_record(tmp_path: Path, window: MainWindow) -> str:
    """Return the record of a match that names the program in every way."""
    words = window.settings.players.commands[NAME]
    start = Session.start(setup("....", short_game("oh-hell")), None)[0]
    record = json.loads(start.record_text())
    for seat in record["seats"]:
        seat |= {"level": NAME, "is_program": True, "program": NAME, "command": words, "shown_level": NAME}
    record |= {"programs": {NAME: words}, "settings": {"players": {"programs": {"x": words}}}}
    return json.dumps(record)


def from_a_file(window: MainWindow, record: str, path: Path) -> None:
    path.write_text(record, encoding="utf-8")
    window.matches.open_file(path)


def from_the_command_line(window: MainWindow, record: str, path: Path) -> None:
    path.write_text(record, encoding="utf-8")
    window.matches.open_first(path)


def from_the_recent_files(window: MainWindow, record: str, path: Path) -> None:
    from_a_file(window, record, path)
    window.matches.show_lobby()
    (recent,) = window.archive.recent_files()
    window.matches.open_file(recent)


def from_the_clipboard(window: MainWindow, record: str, path: Path) -> None:
    QGuiApplication.clipboard().setText(record)
    window.deals.paste()
    window.findChild(DealDialog).accept()


def from_an_autosave(window: MainWindow, record: str, path: Path) -> None:
    saved = window.archive.paths.autosave / "20240506-070809-oh-hell.trickdesk"
    saved.parent.mkdir(parents=True, exist_ok=True)
    saved.write_text(record, encoding="utf-8")
    window.matches.show_lobby()
    window.matches.continue_newest()


def from_its_last_deal(window: MainWindow, record: str, path: Path) -> None:
    from_a_file(window, record, path)
    window.deals.replay()


def played_again(window: MainWindow, record: str, path: Path) -> None:
    from_a_file(window, record, path)
    window.matches.play_again()


WAYS_IN: list[Callable[[MainWindow, str, Path], None]] = [
    from_a_file,
    from_the_command_line,
    from_the_recent_files,
    from_the_clipboard,
    from_an_autosave,
    from_its_last_deal,
    played_again,
]


@pytest.mark.parametrize("way", WAYS_IN)
def test_no_record_starts_a_program(
    window: MainWindow,
    mark: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: Callable[[MainWindow, str, Path], None],
) -> None:
    monkeypatch.setattr(match_manager, "choose", lambda *_: 0)  # what Enter and Escape do
    way(window, evil_record(tmp_path, window), tmp_path / "evil.trickdesk")
    go_on(window, 8)
    assert window.banner.text == f"{NAME} can’t play in this match, so the level Hard plays instead."
    assert not mark.exists() and not window.controller.bots.programs.running
    assert not any(player.is_program for player in session_of(window).setup.players)
    assert json.loads(session_of(window).record_text())["seats"][0]["level"] == NAME, "kept as it was read"


def test_no_deal_code_starts_a_program(window: MainWindow, mark: Path) -> None:
    """A code has rules and cards only; the seats are those of the lobby."""
    session = Session.start(setup("....", short_game("oh-hell")), None)[0]
    deal = parse_input(session.inputs_since(0)[0], session.setup.game.deck)
    assert isinstance(deal, Deal)
    QGuiApplication.clipboard().setText(deal_code(session.setup.game, deal))
    window.deals.paste()
    window.findChild(DealDialog).accept()
    assert session_of(window).inputs == 1
    QApplication.processEvents()
    assert not mark.exists() and not window.controller.bots.programs.running


def test_a_record_opened_does_not_reach_the_settings_or_the_next_table(
    window: MainWindow, mark: Path, tmp_path: Path
) -> None:
    before = window.settings.players.commands
    from_a_file(window, evil_record(tmp_path, window), tmp_path / "evil.trickdesk")
    window.matches.show_lobby()
    assert window.settings.players.commands == before
    lobby = window.pages.lobby
    lobby.choose("oh-hell")
    game = lobby.game()
    assert game is not None and not any(player.is_program for player in lobby.players(game))


def test_ones_own_match_goes_on_with_the_program_after_a_yes(
    window: MainWindow, mark: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(parent: object, title: str, question: str, *buttons: str) -> int:
        asked.append(question)
        return 1

    monkeypatch.setattr(match_manager, "choose", answer)
    from_an_autosave(window, evil_record(tmp_path, window), tmp_path)
    go_on(window, 4)
    assert len(asked) == 1 and NAME in asked[0] and sys.executable in asked[0]
    assert mark.exists() and window.banner.text == ""


def test_a_record_cannot_say_that_a_level_is_a_program() -> None:
    seat = {"player": "bot", "level": NAME, "is_program": True}
    player = Player.from_json(seat, Player("Bo", human=False, level="easy"))
    assert not player.is_program and player.unknown_level == NAME
    assert (player.played_level, player.shown_level) == ("hard", "hard")
    assert player.to_json()["is_program"] is True, "unknown keys are kept"


# -- the settings


def opened(notes: ProgramNotes, qtbot: QtBot) -> AddProgramDialog:
    notes.add()
    dialog = notes.findChild(AddProgramDialog)
    assert dialog is not None
    with qtbot.waitActive(dialog):
        pass
    return dialog


@pytest.fixture
def notes(qtbot: QtBot) -> ProgramNotes:
    made = ProgramNotes(Settings().players)
    qtbot.addWidget(made)
    made.show()
    return made


def test_before_a_program_is_added_one_sentence_warns(notes: ProgramNotes, qtbot: QtBot) -> None:
    dialog = opened(notes, qtbot)
    warning = "The program runs with your rights and can do whatever you can do."
    assert warning in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert dialog.add_button.accessibleDescription() == warning
    assert not dialog.add_button.isEnabled()


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        ("Hard", sys.executable, "There is a level Hard already. Choose another name."),
        ("EXPERT", sys.executable, "There is a level EXPERT already. Choose another name."),
        ("Mine", "/no/such/file", "There is no program “/no/such/file”."),
        ("Mine", __file__, "isn't executable. Make it so, or put its interpreter first."),
        ("Mine", f"{sys.executable} mine.py", "There is no file “mine.py”. Write its full path."),
        ("Mine", "'x", "“'x” has a quotation mark without its partner."),
    ],
)
def test_what_cannot_be_added_is_told(
    notes: ProgramNotes, qtbot: QtBot, name: str, typed: str, said: str
) -> None:
    dialog = opened(notes, qtbot)
    dialog.name.setText(name)
    dialog.command.setText(typed)
    dialog.add()
    assert dialog.isVisible() and dialog.problem.isVisible() and said in dialog.problem.text()
    assert dialog.focusWidget() is (dialog.name if "another name" in said else dialog.command)
    assert notes.players.programs == {}
    layout = dialog.layout()
    assert layout is not None and dialog.height() >= layout.totalHeightForWidth(dialog.width())
    assert dialog.command.geometry().center().y() == dialog.choose_button.geometry().center().y()


def test_long_commands_stay_inside_the_list(qtbot: QtBot) -> None:
    players = Settings().players
    players.programs = {"Mine": ["/a/folder/far/away/bot", *["--option"] * 30]}
    made = ProgramNotes(players)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.resize(500, 300)
    item, room = made.list.item(0), made.list.viewport()
    qtbot.waitUntil(lambda: made.list.visualItemRect(item).width() <= room.width())
    assert made.list.visualItemRect(item).height() > 2 * made.fontMetrics().height()
    assert "--option" in item.toolTip()


def test_a_file_is_chosen_and_the_program_removed_again(
    notes: ProgramNotes, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "my bot.py"
    path.write_text("")
    monkeypatch.setattr(own_programs, "ask_program", lambda parent: str(path))
    changes: list[None] = []
    notes.changed.connect(lambda: changes.append(None))
    dialog = opened(notes, qtbot)
    dialog.choose_button.click()
    assert dialog.command.text() == f"python3 '{path}'"
    dialog.command.setText(f"{sys.executable} '{path}'")
    dialog.name.setText("Mine")
    dialog.add_button.click()
    assert notes.players.commands == {"Mine": [sys.executable, str(path)]}
    assert notes.list.count() == 1 and "Mine" in notes.list.item(0).text()
    assert not notes.remove_button.isEnabled()
    notes.list.setCurrentRow(0)
    notes.remove_button.click()
    assert notes.players.programs == {} and notes.list.isHidden() and path.exists()
    assert len(changes) == 2


def test_a_program_that_is_removed_leaves_its_seat(window: MainWindow) -> None:
    know(window, ["x"])
    window.apply_settings()
    lobby = window.pages.lobby
    lobby.choose("oh-hell")
    plate = lobby.page.seats.plates[1]
    plate.who.setCurrentIndex(plate.who.findData(NAME))
    assert lobby.page.seats.players()[1].is_program
    lobby.page.remember()
    window.settings.players.programs = {}
    window.apply_settings()
    assert plate.who.currentData() == window.settings.players.bot_level
    assert plate.who.findData(NAME) < 0
    game = lobby.game()
    assert game is not None and not lobby.players(game)[1].is_program


def test_a_long_name_makes_no_seat_wider(window: MainWindow) -> None:
    lobby = window.pages.lobby
    lobby.choose("oh-hell")
    plate = lobby.page.seats.plates[1]
    width = plate.sizeHint().width()
    window.settings.players.programs = {"A much longer name of a program": ["x"]}
    window.apply_settings()
    assert plate.who.findText("A much longer name of a program") > 0
    assert plate.sizeHint().width() <= width
    window.settings.players.programs = {}
    window.apply_settings()
    assert plate.sizeHint().width() == width


def test_damaged_commands_in_the_settings_are_no_programs() -> None:
    programs = {"a": "x", "b": [], "c": [7], "d": None, "e": ["x"]}
    read = Settings.from_json({"players": {"programs": programs}})
    assert read.players.commands == {"e": ["x"]}
    assert read.to_json()["players"]["programs"] == programs


def test_a_level_of_ours_is_never_a_program(window: MainWindow) -> None:
    window.settings.players.programs = {"hard": ["x"]}
    window.apply_settings()
    lobby = window.pages.lobby
    lobby.choose("oh-hell")
    game = lobby.game()
    assert game is not None and not any(player.is_program for player in lobby.players(game))


def test_the_table_and_the_lobby_name_the_program() -> None:
    players = seated().players
    assert player_text.player_words(players[1], short_game("hearts")) == f"Computer · {NAME}"
    assert wording.strength_words(players) == f"Computers: {NAME}"
    mixed = [players[0], players[1], replace(players[2], level="easy", is_program=False)]
    assert wording.strength_words(mixed) == f"Computers: Easy and {NAME}"
