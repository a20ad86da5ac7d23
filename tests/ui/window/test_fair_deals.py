"""The seal in the corner, and the page about fair deals that it opens."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextBlock
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.session.helpers import FRESH, play_until, setup, short_game, table_of
from tests.ui.window.players import decide, play_deal, settle
from tests.verifying import PATH, SCRIPT, run_alone
from trickdesk.engine.actions import Deal
from trickdesk.engine.record import write_input
from trickdesk.games import games
from trickdesk.session import Session, State, open_text
from trickdesk.session.fair_deals import KNOWN, SEALED, FairDeals, committed, deal_cards, terms_of
from trickdesk.ui.dialogs.fair_deals import FairDealsDialog
from trickdesk.ui.match.blindfold import BlindfoldTester
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.text import fair_deals
from trickdesk.ui.text.fair_deals import Blindfolded
from trickdesk.ui.theme.colours import apply_theme
from trickdesk.ui.window import dialogs
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
Key = Qt.Key


def session_of(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def opened(window: MainWindow, qtbot: QtBot) -> FairDealsDialog:
    """Open the page from the menu."""
    window.commands["fair_deals"].trigger()
    dialog = next(found for found in window.findChildren(FairDealsDialog) if found.isVisible())
    with qtbot.waitActive(dialog):
        pass
    return dialog


def blocks(dialog: FairDealsDialog) -> list[QTextBlock]:
    """Return the blocks of the list of deals."""
    document = dialog.deals.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


def fair_of(window: MainWindow) -> list[dict[str, str]]:
    deals = json.loads(session_of(window).record_text())["fair"]["deals"]
    assert isinstance(deals, list)
    return deals


@pytest.mark.parametrize("growth", [1.0, 2.5])
def test_the_commitment_is_whole(qapp: QApplication, qtbot: QtBot, growth: float) -> None:
    apply_theme(qapp, "light", growth=growth)
    dialog = FairDealsDialog(Session(replace(setup("hhhh"), fair=SEALED), None))
    qtbot.addWidget(dialog)
    dialog.show()
    field = dialog.commitment
    assert len(field.text()) == 64
    assert field.fontMetrics().horizontalAdvance(field.text()) < field.width() - 12
    assert dialog.focusWidget() is dialog.field
    apply_theme(qapp, "light")


def told(window: QWidget) -> str:
    """Return all text that the widgets of a window show or tell."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.append(widget.text())
        elif isinstance(widget, QTextEdit):
            found.append(widget.toPlainText())
    return "\n".join(found)


def test_the_seal_opens_the_page_by_keyboard_and_mouse(window: MainWindow, qtbot: QtBot) -> None:
    seal = window.status_bar.seal
    assert not seal.isVisible()
    window.matches.start(replace(setup(), fair=SEALED))
    settle(window)
    assert seal.isVisible()
    assert seal.accessibleName() == "Fair deal"
    assert fair_of(window)[0]["commitment"][:8] in seal.accessibleDescription()
    for press in (
        lambda: QTest.keyClick(seal, Key.Key_Space),
        lambda: QTest.keyClick(seal, Key.Key_Return),
        lambda: QTest.mouseClick(seal, Qt.MouseButton.LeftButton),
    ):
        seal.setFocus(Qt.FocusReason.TabFocusReason)
        press()
        dialog = next(found for found in window.findChildren(FairDealsDialog) if found.isVisible())
        assert dialog.commitment.text() == fair_of(window)[0]["commitment"]
        dialog.close()
        qtbot.waitUntil(lambda: window.findChild(FairDealsDialog) is None)
    window.matches.show_lobby()
    assert not seal.isVisible()


def test_nothing_on_screen_holds_the_seed_of_a_deal_in_progress(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start(replace(setup(seed="8172635445362718"), fair=SEALED))
    settle(window)
    dialog = opened(window, qtbot)
    dialog.verify()
    seed = fair_of(window)[0]["seed"]
    assert fair_of(window)[0]["commitment"] in told(window)
    assert seed not in told(window)
    assert session_of(window).setup.seed not in told(window)
    assert "No deal is over yet" in dialog.outcome.text()
    dialog.close()
    with qtbot.waitActive(window):
        window.activateWindow()
    play_deal(window)
    dialog = opened(window, qtbot)
    dialog.verify()
    assert seed in told(window)
    assert dialog.outcome.text() == "The finished deal is as committed."
    assert not dialog.outcome.property("danger")
    assert dialog.deals.verticalScrollBar().maximum() == 0
    assert dialog.deals.height() < dialog.deals.fontMetrics().lineSpacing() * 8, (
        "one deal leaves no empty half"
    )
    assert [block.layout().lineCount() for block in blocks(dialog)] == [1, 2, 1]
    dialog.close()


def test_enter_presses_the_button_with_the_focus_and_else_closes(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.lobby.choose("five-hundred")
    dialog = opened(window, qtbot)
    QTest.keyClicks(dialog.field, "42")
    dialog.close()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.pages.lobby.start()
    play_deal(window)
    dialog = opened(window, qtbot)
    dialog.verify_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(dialog.verify_button, Key.Key_Return)
    assert dialog.isVisible() and dialog.outcome.text() == "The finished deal is as committed."
    qtbot.wait(1)
    assert "Cut: 42" in dialog.deals.toPlainText()
    assert dialog.deals.verticalScrollBar().maximum() == 0, "the cut is below the fold"
    dialog.field.setFocus()
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert not dialog.isVisible()


@pytest.mark.parametrize("way", ["typed", "clicked", "by key"])
def test_the_next_deal_is_cut(window: MainWindow, qtbot: QtBot, way: str) -> None:
    window.matches.start(replace(setup(), fair=SEALED))
    play_deal(window)
    dialog = opened(window, qtbot)
    commitment = dialog.commitment.text()
    if way == "typed":
        QTest.keyClicks(dialog.field, "12")
        assert dialog.pack.value() == 12
    elif way == "clicked":
        middle = QPoint(dialog.pack.width() // 2, dialog.pack.height() // 2)
        QTest.mouseClick(dialog.pack, Qt.MouseButton.LeftButton, pos=middle)
        assert 15 < dialog.pack.value() < 28
    else:
        dialog.pack.setFocus()
        QTest.keyClick(dialog.pack, Key.Key_Right)
    cut = dialog.field.text()
    assert cut
    dialog.close()
    window.controller.next_deal()
    settle(window)
    entry = fair_of(window)[1]
    assert (entry["commitment"], entry["cut"]) == (commitment, cut)
    assert all(session_of(window).check_deals())
    dialog = opened(window, qtbot)
    assert dialog.field.isReadOnly()
    assert dialog.field.text() == cut
    dialog.close()


def test_a_real_die_cuts_the_next_deal(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    assert "short cut can be expected: the pack has only" in dialog.worth.text()
    thrown = (3, 6, 1, 4, 4, 2, 5, 5, 1)
    for pips in thrown:
        QTest.mouseClick(dialog.dice[pips - 1], Qt.MouseButton.LeftButton)
    assert "can be expected" in dialog.worth.text()
    dialog.dice[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(dialog.dice[1], Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.field.text() == "3614425512"
    assert dialog.worth.text() == "If nobody could expect this cut, nobody could choose the cards."
    assert dialog.dice[1].accessibleName() == "Your die shows 2"
    dialog.close()
    window.pages.lobby.start()
    settle(window)
    assert fair_of(window)[0]["cut"] == "3614425512"


def test_in_the_lobby_the_first_deal_of_the_next_match_is_cut(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    commitment = dialog.commitment.text()
    QTest.keyClicks(dialog.field, "heute")
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert not dialog.isVisible()
    dialog = opened(window, qtbot)
    assert (dialog.commitment.text(), dialog.field.text()) == (commitment, "heute")
    dialog.close()
    window.pages.lobby.start()
    settle(window)
    (entry,) = fair_of(window)
    assert (entry["commitment"], entry["cut"]) == (commitment, "heute")
    window.matches.play_again()
    settle(window)
    assert fair_of(window)[0]["commitment"] != commitment
    assert "cut" not in fair_of(window)[0]


def test_after_a_match_the_first_deal_is_cut_before_it_is_played_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = Session.start(replace(setup("....", short_game("oh-hell")), fair=SEALED), None)[0]
    play_until(session, {State.MATCH_OVER}, random.Random(2))
    window.matches.play(session)
    dialog = opened(window, qtbot)
    assert "Commitment of the first deal if you play again" in told(dialog)
    commitment = dialog.commitment.text()
    assert commitment not in session.record_text()
    QTest.keyClicks(dialog.field, "heute")
    dialog.verify()
    assert dialog.outcome.text().endswith("finished deals are as committed.")
    dialog.close()
    dialog = opened(window, qtbot)
    assert (dialog.commitment.text(), dialog.field.text()) == (commitment, "heute")
    dialog.close()
    window.matches.play_again()
    assert session_of(window) is not session and session_of(window).setup.players == session.setup.players
    (entry,) = fair_of(window)
    assert (entry["commitment"], entry["cut"]) == (commitment, "heute")


def test_the_cut_is_dropped_if_the_rules_change(window: MainWindow, qtbot: QtBot) -> None:
    lobby = window.pages.lobby
    lobby.choose("five-hundred")
    dialog = opened(window, qtbot)
    QTest.keyClicks(dialog.field, "5")
    dialog.close()
    lobby.page.dealer.setCurrentIndex(2)
    lobby.start()
    settle(window)
    assert "cut" not in fair_of(window)[0]


@pytest.mark.parametrize("changed", [0, 2])
def test_the_end_of_a_deal_tells_of_the_blindfold_test_only_if_something_differs(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, changed: int
) -> None:
    """Otherwise its place is the page of the seal."""
    found = Blindfolded(13, 130, changed)
    monkeypatch.setattr(BlindfoldTester, "summary", property(lambda _: found))
    window.matches.start(setup())
    settle(window)
    while not isinstance(window.screen_.panel, DealOverPanel):
        decide(window)
    told = fair_deals.blindfold_summary(found)
    shown = [label.text().replace("\n", " ") for label in window.screen_.panel.findChildren(QLabel)]
    assert (told in shown) == bool(changed)
    window.commands["fair_deals"].trigger()
    dialog = window.findChild(FairDealsDialog)
    assert dialog is not None
    assert told in [label.text() for label in dialog.findChildren(QLabel)]


def test_a_deal_number_says_that_nothing_is_proven(window: MainWindow, qtbot: QtBot) -> None:
    lobby = window.pages.lobby
    lobby.page.seed.setText("42")
    dialog = opened(window, qtbot)
    assert "deal number" in dialog.words.text()
    dialog.close()
    lobby.start()
    settle(window)
    session = session_of(window)
    assert session.setup.fair == KNOWN
    assert "deal number" in window.status_bar.seal.accessibleDescription()
    dialog = opened(window, qtbot)
    assert "deal number" in dialog.words.text()
    assert not dialog.commitment.isVisible()
    assert not dialog.verify_button.isVisible()
    focused = dialog.focusWidget()
    assert isinstance(focused, QAbstractButton) and focused.text() == "Close"
    dialog.close()
    window.matches.show_lobby()
    lobby.start()  # the number is used up
    settle(window)
    assert len(fair_of(window)) == 1


def test_old_and_damaged_records_say_so(window: MainWindow, qtbot: QtBot) -> None:
    record = json.loads(Session.start(setup(), None)[0].record_text())
    damaged = {**record, "fair": {"version": 1, "deals": "none"}}
    for data, words in ((record, "carries no commitments"), (damaged, "damaged or too new")):
        window.matches.play(open_text(json.dumps(data), FRESH, None))
        settle(window)
        dialog = opened(window, qtbot)
        assert words in dialog.words.text()
        assert words in window.status_bar.seal.accessibleDescription()
        dialog.close()


def test_a_changed_deal_is_found(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start(replace(setup(), fair=SEALED))
    play_deal(window)
    record = json.loads(session_of(window).record_text())
    record["fair"]["deals"][0]["seed"] = "0" * 32
    window.matches.play(open_text(json.dumps(record), FRESH, None))
    settle(window)
    dialog = opened(window, qtbot)
    dialog.verify()
    assert dialog.outcome.text().startswith("Deal 1 isn't as committed")
    assert dialog.outcome.property("danger")
    assert "Deal 1: changed" in dialog.deals.toPlainText()
    dialog.close()


def test_the_script_is_saved_and_checks_a_saved_match(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, record = tmp_path / "mine.py", tmp_path / "match.trickdesk"
    monkeypatch.setattr(dialogs, "ask_where", lambda *_: script)
    window.matches.start(replace(setup(), fair=SEALED))
    play_deal(window)
    dialog = opened(window, qtbot)
    dialog.script_button.click()
    dialog.close()
    assert script.read_bytes() == PATH.read_bytes()
    assert "mine.py" in window.statusBar().currentMessage()
    assert window.matches.save(record)
    result = run_alone(record, script=script)
    assert result.returncode == 0, result.stderr
    SCRIPT.check(json.loads(record.read_text(encoding="utf-8")))


def test_rules_that_no_commitment_covers_are_named(window: MainWindow, qtbot: QtBot) -> None:
    game = short_game("hearts")
    session = Session.start(replace(setup("....", game), fair=SEALED), None)[0]
    play_until(session, {State.DEAL_OVER, State.MATCH_OVER}, random.Random(2))
    fair = session.setup.fair
    assert fair is not None
    bound = tuple(name for name in sorted(game.options) if name not in ("target", "moon"))
    deal = table_of(session).log[0]
    assert isinstance(deal, Deal)
    terms = terms_of(game, 0, deal.dealer, bound)
    session.setup = replace(session.setup, fair=FairDeals((committed(terms, "0" * 32),), bound))
    cards = deal_cards(committed(terms, "0" * 32), terms, game)
    record = json.loads(session.record_text())
    record["log"] = [write_input(cards, game.deck)]
    session = open_text(json.dumps(record), FRESH, None)
    play_until(session, {State.DEAL_OVER, State.MATCH_OVER}, random.Random(2))
    window.matches.play(session)
    settle(window)
    dialog = opened(window, qtbot)
    dialog.verify()
    said = dialog.outcome.text()
    assert said.startswith(
        "The cards of 1 finished deal are as committed, but its commitment doesn’t cover: "
    )
    labels = {option.name: option.label for option in game.option_list}
    assert all(labels[name] in said for name in ("target", "moon")) and labels["queen"] not in said
    assert dialog.outcome.property("danger")
    assert "Deal 1: cards as committed, but not all rules" in dialog.deals.toPlainText()
    dialog.close()


def test_how_many_deals_are_not_as_committed_is_said() -> None:
    assert fair_deals.checked_words([True, True, True]) == "All 3 finished deals are as committed."
    assert fair_deals.checked_words([True, None, True]) == (
        "2 of 3 finished deals are as committed. 1 deal has no commitment."
    )
    assert fair_deals.checked_words([None, True, None]) == (
        "1 of 3 finished deals is as committed. 2 deals have no commitment."
    )
    assert fair_deals.checked_words([None]) == "No finished deal has a commitment."
    assert fair_deals.checked_words([True, None], ["Points to win"]) == (
        "The cards of 1 finished deal are as committed, but its commitment doesn’t cover: Points to win. "
        "1 deal has no commitment."
    )
    assert fair_deals.checked_words([True, False], ["Points to win"]).startswith("Deal 2 isn't as committed")


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_game_starts_with_a_commitment(window: MainWindow, game_id: str) -> None:
    window.pages.lobby.choose(game_id)
    window.pages.lobby.start()
    settle(window)
    assert len(fair_of(window)) == 1
    assert session_of(window).check_deals() == [True]
