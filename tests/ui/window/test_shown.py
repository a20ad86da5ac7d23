"""Nothing beside the table is ahead of it or behind: all follow what it shows."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.driving import brief_action
from tests.session.endings import at_play
from tests.ui.window.players import settle
from trickdesk.engine.actions import Event
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.table import animation_script
from trickdesk.ui.text import name_text, scores
from trickdesk.ui.window.main_window import MainWindow

FIVE_HUNDRED = games()["five-hundred"]
TAKES = ("take the trick.", "takes the trick.")


class Ledger:
    """Counts a deal's tricks as shown, and compares everything that reports them."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        view = window.table.view
        assert view is not None
        self.window, self.names = window, name_text.names_of(session.setup.players)
        self.taken, self.declarers = list(view.taken), view.teams[0] if view.teams else ()
        self.said: list[str] = []
        self.scored = False
        self.status = scores.status_words(view, self.names)[0]
        self.checked = 0
        window.table.announced.connect(self.said.append)
        window.table.animator.shown.connect(self.count)
        window.table.spoken.connect(self.check)

    def count(self, event: Event, _view: PlayerView) -> None:
        if event.kind == "trick":
            assert event.seat is not None
            self.taken[event.seat] += 1
            words = f"{scores.tricks_words(self.taken[event.seat])} so far."
            assert self.said[-1].endswith(words), "what is announced"
        elif event.kind == "scored":
            self.scored = True

    def check(self, *_: object) -> None:
        window, words = self.window, [scores.tricks_words(taken) for taken in self.taken]
        assert [info.line for info in window.table.seating.infos] == words, "the plates"
        contract = window.table.seating.contract
        assert contract is not None
        taken = sum(self.taken[seat] for seat in self.declarers)
        assert contract.progress.startswith(f"{taken} of "), "the corner"
        assert self.scored or window.status_bar.status.text() == self.status
        assert window.windowTitle() == "Five Hundred – Trickdesk"
        rows = window.dock.record.tricks.rows
        assert sum(any("takes the trick" in cell for cell in row) for row in rows) == sum(self.taken)
        if window.screen_.texts.is_on:
            page = window.screen_.texts.page
            log = [page.log.item(row).text() for row in range(page.log.count())]
            assert sum(line.endswith(TAKES) for line in log) == sum(self.taken), "the log"
            column = page.seats.headers.index("Tricks")
            told = {row[0]: int(row[column]) for row in page.seats.rows}
            assert [told[name] for name in self.names] == self.taken
        self.checked += 1


@pytest.fixture
def sit(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], Ledger]:
    """Sit down with six cards and all parts open; pauses after tricks are short."""
    monkeypatch.setattr(animation_script, "ENDING_MS", 30)

    def sit(in_words: bool) -> Ledger:
        session = at_play("h...", FIVE_HUNDRED, 3, 6)
        window.matches.play(session)
        settle(window)
        window.dock.toggle()
        window.screen_.texts.set_on(in_words)
        window.table.trick_ms = 30
        ledger = Ledger(window, session)
        ledger.check()
        return ledger

    return sit


@pytest.mark.parametrize("in_words", [False, True])
def test_bots_that_finish_a_deal_are_told_trick_by_trick(
    window: MainWindow, sit: Callable[[bool], Ledger], in_words: bool
) -> None:
    ledger = sit(in_words)
    window.controller.finisher.finish()
    while not isinstance(window.screen_.panel, DealOverPanel):
        QTest.qWait(1)
        if window.table.busy:
            ledger.check()
    assert ledger.checked > 6
    assert ledger.scored
    assert sum(ledger.taken) == 10


@pytest.mark.parametrize("in_words", [False, True])
def test_play_is_told_as_it_is_shown(
    window: MainWindow, sit: Callable[[bool], Ledger], in_words: bool
) -> None:
    ledger, controller, rng = sit(in_words), window.controller, random.Random(1)
    while controller.state in (State.HUMAN, State.BOT) or window.table.busy:
        QApplication.processEvents()
        ledger.check()
        ask = controller.view.ask
        if controller.is_settled and ask is not None:
            controller.act(brief_action(ask, rng))
        if (
            window.table.busy
        ):  # at such a moment the record is closed and opened again, and words are asked for
            window.dock.toggle()
            window.dock.toggle()
            window.screen_.texts.say_situation()
            assert f" {sum(ledger.taken[seat] for seat in ledger.declarers)} taken" in (
                window.statusBar().currentMessage()
            )
            ledger.check()
    assert ledger.checked > 6
    assert sum(ledger.taken) == 10
