"""The window with a faulty bot process."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QLabel

from tests.bots.troubles import TROUBLES, UNIX
from tests.patience import wait_for_death, wait_until
from tests.session.helpers import FRESH, setup, short_game
from tests.ui.window.bad_bots import Impatient, play
from tests.ui.window.players import settle
from trickdesk.bots.process.client import Answer, Trouble
from trickdesk.engine.record import read_record, replay
from trickdesk.games import games
from trickdesk.launch import own_command
from trickdesk.session import Session, open_text
from trickdesk.ui.panels.over import MatchOverPanel
from trickdesk.ui.text import player_text
from trickdesk.ui.window.main_window import MainWindow

# At least one of each kind; tests/bots/test_client.py has them all.
SOME = (
    "is not there",
    "ends when asked",
    "is stopped when asked",
    "writes an endless line",
    "reports long errors",
    "breaks in thought",
    "wants no such call",
    "wants to rule the terminal",
)


@pytest.fixture
def bad(window: MainWindow) -> Iterator[Callable[[str], Impatient]]:
    """Give the window the faulty bot process of this name."""
    made: list[Impatient] = []

    def take(name: str) -> Impatient:
        if name in UNIX and os.name != "posix":
            pytest.skip("needs signals")
        client = Impatient(TROUBLES[name].command)
        made.append(client)
        window.controller.bots.client = client
        return client

    yield take
    for client in made:
        client.close()


def fallbacks(session: Session) -> list[int]:
    return [seat.get("fallbacks", 0) for seat in json.loads(session.record_text())["seats"]]


def decisions(session: Session) -> int:
    return sum(not entry.startswith("deal") for entry in json.loads(session.record_text())["log"])


@pytest.mark.slow
@pytest.mark.parametrize("name", SOME)
def test_the_banner_says_once_what_is_wrong_and_the_match_goes_on(
    window: MainWindow, bad: Callable[[str], Impatient], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    trouble = TROUBLES[name].trouble
    silent = trouble is Trouble.SILENT
    client = bad(name)
    told: list[str] = []
    window.controller.botsChanged.connect(lambda _: told.append(window.banner.text))
    window.controller.warm_up()
    window.matches.start(setup("....", seed="9"))
    session = play(window, 4, silent)
    assert told == [player_text.trouble_words(trouble)]
    assert window.banner.text == told[0] and window.banner.isVisible()
    assert told[0].count(".") <= 2  # sentences
    assert sum(fallbacks(session)) == decisions(session) >= 3
    assert any(trouble.value in record.getMessage() for record in caplog.records)
    assert all("\x1b" not in record.getMessage() for record in caplog.records)
    # What works again is taken up again, and the banner goes away.
    window.banner.clear()  # closed by hand: it is not told again
    play(window, session.inputs + 1, silent)
    assert len(told) == 1
    assert window.banner.text == ""
    window.banner.show_message(told[0])
    client.command = own_command("bot-worker")
    assert client.worker is not None
    client.worker.kill()
    failed = sum(fallbacks(session))
    wait_until(lambda: play(window, session.inputs + 1) is session and window.banner.text == "")
    assert told[1:] == [""]
    play(window, session.inputs + 2)
    assert sum(fallbacks(session)) <= failed + 1, "one was under way"


def test_another_sentence_stays_when_the_bots_recover(
    window: MainWindow, bad: Callable[[str], Impatient]
) -> None:
    client = bad("ends at once")
    window.matches.start(setup("....", seed="9"))
    session = play(window, 3)
    window.banner.show_message("Something else.")
    client.command = own_command("bot-worker")
    play(window, session.inputs + 4)
    assert window.controller._trouble is None
    assert window.banner.text == "Something else."


def test_leaving_takes_the_sentence_away_and_another_match_tells_it_again(
    window: MainWindow, bad: Callable[[str], Impatient]
) -> None:
    bad("is not there")
    for _ in range(2):
        window.matches.start(setup("....", seed="9"))
        play(window, 3)
        assert window.banner.text == player_text.trouble_words(Trouble.NOT_STARTED)
        window.matches.show_lobby()
        assert window.banner.text == ""


def test_a_match_that_failing_bots_decided_is_marked(
    window: MainWindow, bad: Callable[[str], Impatient]
) -> None:
    """In its record, even if continued later, and with the result.

    The next match isn't marked."""
    bad("is not there")
    window.matches.start(setup("....", seed="9"))
    session = play(window, 6)
    marked = fallbacks(session)
    assert sum(marked) == decisions(session) == 4
    again = open_text(session.record_text(), FRESH, None)
    assert fallbacks(again) == marked
    assert again.setup.fallbacks == 4
    assert replay(read_record(session.record_text()), games()).log
    assert sum(fallbacks(Session(again.setup.again("2"), None))) == 0
    words = "Computer players failed 4 times. Each time, the first legal choice was played."
    assert player_text.remark_words(again.setup.players) == [words]


@pytest.mark.slow
def test_the_result_says_that_bots_failed(window: MainWindow) -> None:
    """With instant bots, except one of them."""
    client = window.controller.bots.client
    poll = client.poll
    failed: list[int] = []

    def fail_once() -> list[Answer]:
        answers = poll()
        if answers and not failed:
            failed.append(answers[0].ticket)
            return [answers[0]._replace(action_text="call no such call")]
        return answers

    client.poll = fail_once  # type: ignore[method-assign]
    window.matches.start(setup("....", short_game("red-one"), seed="3"))
    session = window.controller.session
    assert session is not None
    while not isinstance(window.screen_.panel, MatchOverPanel):
        settle(window)
        assert window.screen_.panel is not None and window.screen_.panel.primary is not None
        window.screen_.panel.primary.click()
    assert sum(fallbacks(session)) == 1
    said = [" ".join(label.text().split()) for label in window.screen_.panel.findChildren(QLabel)]
    assert "A computer player failed once. The first legal choice was played instead." in said


def test_a_start_that_fails_is_no_exception_and_tells_nothing_yet(
    window: MainWindow, bad: Callable[[str], Impatient]
) -> None:
    client = bad("is a folder")
    window.controller.warm_up()
    assert client.worker is not None
    assert client.worker.wait(60)
    assert window.banner.text == ""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGSTOP")
def test_closing_the_window_does_not_wait_for_a_stopped_worker(
    window: MainWindow, bad: Callable[[str], Impatient]
) -> None:
    client = bad("is stopped at once")
    window.matches.start(setup("....", seed="9"))
    wait_until(lambda: client.process is not None)
    assert client.process is not None
    pid = client.process.pid
    window.close()
    wait_for_death(pid)
    assert client.worker is None
