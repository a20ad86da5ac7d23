"""Clipboard and PDF: nothing hidden is exported during a deal."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from tests.session.helpers import setup
from tests.ui.window.players import Keyboard, play_deal, settle
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.ui.text import diagrams
from trickdesk.ui.window.main_window import MainWindow


def session_of(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def hands_of(window: MainWindow) -> list[list[str]]:
    """Return the hands as dealt, read from the record."""
    log = json.loads(session_of(window).record_text())["log"]
    deal = [entry for entry in log if entry.startswith("deal ")][-1]
    return [part.split() for part in deal.split(" | ")[1:]]


def test_before_a_match_there_is_nothing_to_export(window: MainWindow) -> None:
    commands = window.commands
    for action in (
        commands["copy_code"],
        commands["copy_diagram"],
        commands["copy_record"],
        commands["copy_scores"],
        commands["save_pdf"],
        commands["print_sheets"],
    ):
        assert not action.isEnabled()
        action.trigger()


def test_after_a_deal_everything_can_be_copied(window: MainWindow) -> None:
    window.matches.start(setup())
    play_deal(window)
    window.commands["copy_code"].trigger()
    assert clipboard().startswith("TD1-five-hundred-")
    code = clipboard()
    window.commands["copy_diagram"].trigger()
    assert code in clipboard()
    assert "hidden" not in clipboard()
    window.commands["copy_record"].trigger()
    assert json.loads(clipboard())["log"] == json.loads(session_of(window).record_text())["log"]
    assert "seed" not in json.loads(clipboard())
    window.commands["copy_scores"].trigger()
    assert "Contract" in clipboard()
    assert "Copied the score sheet" in window.statusBar().currentMessage()


@pytest.mark.parametrize("people", ["h...", "hh.."])
@pytest.mark.parametrize("hidden", [False, True])
def test_while_a_deal_is_under_way_only_what_the_viewer_sees_gets_out(
    window: MainWindow, people: str, hidden: bool
) -> None:
    window.matches.start(setup(people))
    settle(window)
    person = Keyboard(window, random.Random(2))
    for _ in range(8):
        if window.controller.state is State.CURTAIN or window.controller.view.tricks:
            break
        person.step()
        settle(window)
    if hidden and window.screen_.can_hide:
        window.pages.toggle_cards()
    assert not window.commands["copy_code"].isEnabled()
    window.exports.copy_code()
    assert "TD1" not in clipboard()
    window.commands["copy_diagram"].trigger()
    blocks = clipboard().split("\n\nCalls")[0]
    ranks = [len(re.findall(r"\b(?:10|[4-9AKQJ])\b", line)) for line in blocks.splitlines()[2:]]
    own = len(people.rstrip(".")) == 1 and not window.screen_.hidden
    assert blocks.count("hidden") == (3 if own else 4)
    assert (sum(ranks) > 3) == own
    QGuiApplication.clipboard().setText("nothing")
    window.commands["copy_record"].trigger()
    window.commands["save_pdf"].trigger()
    window.commands["print_sheets"].trigger()
    assert clipboard() == "nothing"
    assert "until the first deal is over" in window.statusBar().currentMessage()


def test_in_the_second_deal_the_record_ends_with_the_first(window: MainWindow) -> None:
    window.matches.start(setup())
    play_deal(window)
    length = session_of(window).inputs
    window.commands["next_deal"].trigger()
    settle(window)
    window.commands["copy_record"].trigger()
    assert len(json.loads(clipboard())["log"]) == length
    assert " ".join(hands_of(window)[1]) not in clipboard()
    assert "without the deal in progress" in window.statusBar().currentMessage()


@pytest.mark.parametrize("name", ["five-hundred", "hearts", "tocan"])  # no contracts; piles
def test_a_pdf_is_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window.matches.start(setup("h...", games()[name]()))
    play_deal(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "evening"), ""))
    window.commands["save_pdf"].trigger()
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF-")
    assert "Saved as evening.pdf." in window.statusBar().currentMessage()


def test_a_pdf_that_cannot_be_saved_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.start(setup())
    play_deal(window)

    def fails(path: Path, data: bytes) -> None:
        raise SaveError(FileProblem.HANGS, path)

    monkeypatch.setattr(window.archive, "write", fails)
    window.exports.write_pdf(tmp_path / "evening.pdf")
    assert "evening.pdf" in window.banner.text


def test_what_is_printed(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a printer that writes to a file; cancelling prints nothing."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    window.matches.start(setup())
    play_deal(window)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: QPrintDialog.DialogCode.Rejected)
    window.commands["print_sheets"].trigger()
    assert not list(tmp_path.glob("*.pdf"))

    def agree(dialog: QPrintDialog) -> QPrintDialog.DialogCode:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", agree)
    window.commands["print_sheets"].trigger()
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")


def test_while_an_earlier_deal_is_looked_at_the_match_counts(window: MainWindow) -> None:
    """The review shows the first deal; exports are about the second, still in play."""
    window.matches.start(setup())
    play_deal(window)
    length = session_of(window).inputs
    window.commands["next_deal"].trigger()
    settle(window)
    window.reviewing.toggle()
    assert window.reviewing.is_up
    commands = window.commands
    for action in (commands["copy_code"], commands["replay"], commands["next_deal"], commands["change_deal"]):
        assert not action.isEnabled()
    commands["copy_diagram"].trigger()
    assert clipboard().startswith("Five Hundred · Deal 2")
    assert clipboard().count("hidden") == 3
    commands["copy_record"].trigger()
    assert len(json.loads(clipboard())["log"]) == length
    commands["report"].trigger()
    assert "only after this deal" in window.statusBar().currentMessage()


def test_cards_set_aside_are_exported_only_when_the_deal_is_over(window: MainWindow) -> None:
    """With two players (Five Hundred, rules 8.4)."""
    game = games()["five-hundred"]({"players": 2})
    window.matches.start(setup("h.", game))
    settle(window)
    window.commands["copy_diagram"].trigger()
    assert clipboard().count("hidden") == 1
    assert "Set aside" not in clipboard()
    assert "Kitty" not in clipboard()
    play_deal(window)
    window.commands["copy_diagram"].trigger()
    log = json.loads(session_of(window).record_text())["log"]
    deal = [entry for entry in log if entry.startswith("deal ")][-1]
    talon = deal.split(" | talon ")[1]
    cards = [diagrams.short_card(game, card) for card in game.deck.ids(talon.split())]
    assert f"Kitty: {' '.join(cards[:3])}\nSet aside: {' '.join(cards[3:])}\n" in clipboard()
