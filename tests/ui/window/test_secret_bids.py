"""Secret bids in the window: nothing seen or heard tells another seat's bid."""

from __future__ import annotations

import pytest

from tests.driving import games_with_secret_calls
from tests.session.helpers import setup
from tests.ui.picture_bytes import picture_bytes
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from tests.ui.window.secrets import spoken_in
from trickdesk.engine.actions import AskCall, Call
from trickdesk.session import State
from trickdesk.ui.text import call_text
from trickdesk.ui.window.main_window import MainWindow

GAME = games_with_secret_calls()[0]


def call(window: MainWindow, choice: int = 0) -> None:
    ask = window.controller.view.ask
    assert isinstance(ask, AskCall)
    window.controller.act(Call(ask.calls[choice]))


def shown(window: MainWindow) -> list[object]:
    """Return all that can be seen and heard now, also as a text table."""
    found: list[object] = []
    for _ in range(2):
        found += [spoken_in(window), picture_bytes(window.grab().toImage())]
        window.commands["text_table"].trigger()
        settle(window)
    return found


def after_bid(window: MainWindow, people: str, choice: int) -> list[object]:
    """Let the first seat bid; return what is shown to the others until all have bid."""
    found: list[object] = []
    window.matches.start(setup(people, GAME))
    settle(window)
    window.pages.curtain.button.click()
    settle(window)
    if not window.dock.wanted:
        window.commands["record"].trigger()
    call(window, choice)
    settle(window)
    heard: list[str] = []
    window.table.announced.connect(heard.append)
    session = window.controller.session
    assert session is not None
    while session.view_for(None).secret:
        assert window.controller.state is State.CURTAIN
        found += [spoken_in(window), picture_bytes(window.grab().toImage())]
        window.pages.curtain.button.click()
        settle(window)
        found += shown(window)
        found.append(list(heard))
        call(window)
        settle(window)
    window.table.announced.disconnect(heard.append)
    return found


@pytest.mark.parametrize("people", ["hh..", "hhhh"])
def test_at_one_screen_the_next_person_learns_nothing(window: MainWindow, people: str) -> None:
    after_bid(window, people, 0)  # later, nothing is shown for the first time
    first = after_bid(window, people, 0)
    again = after_bid(window, people, 0)
    other = after_bid(window, people, 2)
    assert first == again, "what is shown isn't the same each time"
    assert other == first


@pytest.mark.parametrize("by_key", [True, False])
def test_the_own_bid_is_hidden_with_the_cards(window: MainWindow, client: QuickClient, by_key: bool) -> None:
    window.settings.sharing.hold_to_look = True
    window.apply_settings()
    found: list[list[object]] = []
    for choice in (0, 0, 0, 2):  # after the first, nothing is shown for the first time
        client.held = True
        window.matches.start(setup("h.h.", GAME))
        window.table.skip()
        window.pages.curtain.button.click()
        heard: list[str] = []
        if not window.dock.wanted:
            window.commands["record"].trigger()
        peek = window.screen_.peek
        peek.set_key_down(True) if by_key else peek.open()
        call(window, choice)
        peek.set_key_down(False)
        found.append([spoken_in(window), window.table.is_covered])
        window.table.announced.connect(heard.append)
        window.table.finish()
        assert window.controller.state is State.BOT and window.table.is_covered
        window.table.say_standing()
        for _ in range(2):  # as it is, and closed and opened again
            assert window.dock.isVisible()
            found[-1] += [spoken_in(window), list(window.dock.record.calls.rows)]
            window.commands["record"].trigger()
            window.commands["record"].trigger()
        found[-1] += [spoken_in(window), picture_bytes(window.table.grab().toImage()), *heard]
        window.table.announced.disconnect(heard.append)
        client.held = False
        settle(window)
    assert found[1] == found[2], "what is shown isn't the same each time"
    assert found[3] == found[2]
    window.settings.sharing.hold_to_look = False


def test_all_bids_are_said_and_shown_together(window: MainWindow) -> None:
    heard: list[str] = []
    lines: list[list[str]] = []
    window.table.announced.connect(heard.append)
    window.table.animator.resting.connect(
        lambda _: lines.append([row.words for bubble in window.table.voice.bubbles for row in bubble.rows])
    )
    window.matches.start(setup("h...", GAME))
    settle(window)
    call(window, 2)
    settle(window)
    session, names = window.controller.session, window.screen_.names
    assert session is not None
    game = session.setup.game
    has_bid = [f"{names[seat]} has bid." for seat in range(1, game.seats)]
    bids = {seat: call_text.call_words(bid, game) for seat, bid in session.view_for(None).calls}
    calls = ", ".join(f"{names[seat]} {bid}" for seat, bid in bids.items())
    assert [line for line in heard if line in has_bid] == has_bid
    assert f"Everyone has bid: {calls}." in heard
    assert [bids[seat] for seat in range(game.seats)] in lines
    assert not [line for line in heard if any(f"{name} bids" in line for name in names)]
