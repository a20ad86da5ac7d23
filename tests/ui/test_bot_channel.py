"""The channel to the bot process: one request at a time, no mixed-up answers."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.helpers import begin
from tests.ui.timers import timer_of
from tests.ui.window.quick import QuickClient
from trickdesk.bots.process.client import Answer
from trickdesk.session import BotRequest
from trickdesk.session.mistakes import HintRequest
from trickdesk.ui.qt.bot_channel import BotChannel


@pytest.fixture
def client() -> QuickClient:
    return QuickClient()


@pytest.fixture
def channel(qtbot: QtBot, client: QuickClient) -> BotChannel:
    return BotChannel(client)


@pytest.fixture
def asked() -> BotRequest:
    return begin("....").bot_request()


def hint(asked: BotRequest) -> HintRequest:
    return HintRequest(asked.ticket, asked.view, 1, ())


def test_each_asker_gets_its_own_answer(channel: BotChannel, client: QuickClient, asked: BotRequest) -> None:
    moves: list[Answer] = []
    hints: list[Answer] = []
    channel.request(asked, moves.append)
    channel.listen()
    client.hint_answers = [Answer(0, "call 6S", partial=True), Answer(0, "call 7S")]
    ticket = channel.request_hint(hint(asked), hints.append)
    assert channel.is_asking(ticket)
    channel.listen()
    assert len(moves) == 1 and [one.action_text for one in hints] == ["call 6S", "call 7S"]
    assert not channel.is_asking(ticket)


def test_a_new_question_replaces_the_one_before(
    channel: BotChannel, client: QuickClient, asked: BotRequest
) -> None:
    hints: list[Answer] = []
    moves: list[Answer] = []
    client.hint_answers = [Answer(0, "call 6S")]
    first = channel.request_hint(hint(asked), hints.append)
    second = channel.request(asked, moves.append)
    assert not channel.is_asking(first) and channel.is_asking(second)
    channel.cancel(first)  # it is no longer open: the other one goes on
    channel.listen()
    assert len(moves) == 1 and not hints


def test_what_an_answer_leads_to_gets_nothing_of_the_question_before(
    channel: BotChannel, client: QuickClient, asked: BotRequest
) -> None:
    moves: list[Answer] = []
    client.hint_answers = [Answer(0, "call 6S", partial=True), Answer(0, "call 7S")]

    def ask_on(_answer: Answer) -> None:
        channel.request(asked, moves.append)

    channel.request_hint(hint(asked), ask_on)
    channel.listen()
    assert not moves, "the rest of the hint is not the answer to what was asked on hearing its beginning"


def test_the_process_is_polled_only_while_something_is_asked(
    channel: BotChannel, client: QuickClient, asked: BotRequest
) -> None:
    assert not timer_of(channel).isActive()
    ticket = channel.request(asked, lambda _: None)
    assert timer_of(channel).isActive()
    channel.listen()
    assert not timer_of(channel).isActive()
    ticket = channel.request(asked, lambda _: None)
    channel.cancel(ticket)
    assert not timer_of(channel).isActive() and not client.answers
