"""The review process and its client: growth, cancel, crash, bad answers, closing."""

from __future__ import annotations

import json
import sys
import textwrap
import time
from collections.abc import Iterator

import pytest

from tests.bots.review.deals import by_chance, game_of, text_of, with_cards
from tests.patience import wait_for_death, wait_until
from trickdesk.bots.process.client import ReviewClient, ReviewNews, Trouble
from trickdesk.bots.process.worker_pipe import LONGEST_ANSWER
from trickdesk.bots.review.reviewing import review_deal
from trickdesk.bots.review.values import DealReview

# A process with given answers: `answers` are lines of Python that make strings from a ticket.
SAYS = textwrap.dedent(
    """
    import json, sys
    for line in sys.stdin:
        ticket = json.loads(line).get("ticket")
        if ticket is not None:
            print({answer}, flush=True)
    """
)


GAME = game_of("oh-hell", players=3, cards="5", deals="up_down")


@pytest.fixture(scope="module")
def record() -> str:
    """Return a record of a deal with one card each, whose review takes no time."""
    table = with_cards(GAME, 1, by_chance)
    return text_of(table, {1: "Ann"}, seed=1)


@pytest.fixture
def clients() -> Iterator[list[ReviewClient]]:
    made: list[ReviewClient] = []
    yield made
    for client in made:
        client.close()


def wait_for_the_end(client: ReviewClient) -> list[ReviewNews]:
    """Return all news until a review is complete or has failed."""
    found: list[ReviewNews] = []

    def ended() -> bool:
        found.extend(client.poll())
        return bool(found) and (found[-1].error is not None or bool(found[-1].review.complete))

    wait_until(ended, "the review does not end")
    return found


def saying(answer: str) -> ReviewClient:
    """Return a client of a process that always gives this answer."""
    return ReviewClient([sys.executable, "-c", SAYS.format(answer=answer)])


def test_a_review_grows_until_it_is_what_the_engine_makes(record: str, clients: list[ReviewClient]) -> None:
    client = ReviewClient()
    clients.append(client)
    ticket = client.review(record, 0)
    news = wait_for_the_end(client)
    assert {item.ticket for item in news} == {ticket}
    assert [item.error for item in news] == [None] * len(news)
    reviews = [item.review for item in news]
    assert [review.complete for review in reviews] == [False] * (len(news) - 1) + [True]
    *_, last = review_deal(record, 0)
    assert reviews[-1] == last
    known = [sum(judged.knew is not None for judged in review.judged) for review in reviews]
    assert known == sorted(known)
    assert known[0] == 0 < known[-1]
    assert client.poll() == []


def test_the_next_request_replaces_the_one_before(record: str, clients: list[ReviewClient]) -> None:
    client = ReviewClient()
    clients.append(client)
    client.review(record, 0)
    second = client.review(record, 0)
    assert {item.ticket for item in wait_for_the_end(client)} == {second}


def test_nothing_comes_after_a_cancel(record: str, clients: list[ReviewClient]) -> None:
    client = ReviewClient()
    clients.append(client)
    client.review(record, 0)
    wait_until(lambda: bool(client.poll()), "nothing comes")
    client.cancel()
    assert client.poll() == []
    third = client.review(record, 0)
    assert {item.ticket for item in wait_for_the_end(client)} == {third}


@pytest.mark.parametrize(("text", "deal"), [("no record", 0), ("", 0), ("{}", 0)])
def test_what_is_no_record_is_an_error(text: str, deal: int, clients: list[ReviewClient]) -> None:
    client = ReviewClient()
    clients.append(client)
    ticket = client.review(text, deal)
    (news,) = client.poll()
    assert (news.ticket, news.review) == (ticket, None)
    assert news.error
    assert client.worker is None  # it was not asked


@pytest.mark.parametrize("deal", [-1, 1, 10**9])
def test_a_deal_that_there_is_not_is_an_error(record: str, deal: int, clients: list[ReviewClient]) -> None:
    client = ReviewClient()
    clients.append(client)
    client.review(record, deal)
    (news,) = wait_for_the_end(client)
    assert "isn't in this record" in str(news.error)
    client.review(record, 0)  # and it goes on
    assert wait_for_the_end(client)[-1].review.complete


def test_a_deal_under_way_is_an_error(record: str, clients: list[ReviewClient]) -> None:
    data = json.loads(record)
    data["log"] = data["log"][:-3]
    client = ReviewClient()
    clients.append(client)
    client.review(json.dumps(data), 0)
    (news,) = wait_for_the_end(client)
    assert "isn't over" in str(news.error)


EMPTY = DealReview(0, 0, 5).to_json(GAME.deck)
RUBBISH = {
    "no JSON": "'rubbish'",
    "a list": "'[]'",
    "no review": "json.dumps({'ticket': ticket})",
    "another deal": f"json.dumps({{'ticket': ticket, 'judged': [], 'review': {EMPTY | {'deal': 1}}}})",
    "no list": f"json.dumps({{'ticket': ticket, 'judged': 3, 'review': {EMPTY}}})",
    "no decision": f"json.dumps({{'ticket': ticket, 'judged': [{{'at': 1}}], 'review': {EMPTY}}})",
    "no number": f"json.dumps({{'ticket': ticket, 'judged': [], 'review': {EMPTY | {'end': None}}}})",
    "not a number": '\'{"ticket": %d, "review": NaN}\' % ticket',
    "a deep one": "'[' * 5000",
    "a long one": f"'x' * {2 * LONGEST_ANSWER}",
    "no text": r"'\udcff'.encode('utf-8', 'surrogateescape')",
}


@pytest.mark.parametrize("answer", RUBBISH.values(), ids=RUBBISH)
def test_rubbish_is_an_error(answer: str, record: str, clients: list[ReviewClient]) -> None:
    client = saying(answer)
    clients.append(client)
    client.review(record, 0)
    (news,) = wait_for_the_end(client)
    assert news.review is None
    assert Trouble.RUBBISH.value in str(news.error) or "without an end" in str(news.error)
    assert client.worker is None


def test_a_process_that_ends_is_asked_once_more(record: str, clients: list[ReviewClient]) -> None:
    client = ReviewClient([sys.executable, "-c", "input()"])
    clients.append(client)
    client.review(record, 0)
    (news,) = wait_for_the_end(client)
    assert Trouble.ENDED.value in str(news.error)
    assert client.resends == 1


def test_a_process_that_cannot_be_started_is_an_error(record: str, clients: list[ReviewClient]) -> None:
    client = ReviewClient(["/nowhere/at all"])
    clients.append(client)
    client.review(record, 0)
    (news,) = wait_for_the_end(client)
    assert Trouble.NOT_STARTED.value in str(news.error)


def test_a_silent_process_is_given_up(record: str, clients: list[ReviewClient]) -> None:
    now = 0.0
    client = ReviewClient([sys.executable, "-c", "import time; time.sleep(1000)"], clock=lambda: now)
    clients.append(client)
    client.review(record, 0)
    assert client.poll() == []
    now = 1000.0
    (news,) = client.poll()
    assert Trouble.SILENT.value in str(news.error)


def test_closing_in_the_middle_takes_no_longer_than_a_second(record: str) -> None:
    client = ReviewClient()
    client.review(record, 0)
    wait_until(lambda: bool(client.poll()), "nothing comes")
    process = client.worker.process
    begin = time.monotonic()
    client.close()
    took = time.monotonic() - begin
    wait_for_death(process.pid)
    assert took < 60  # a generous limit, not a measurement: it waits half a second twice at most
    client.close()
    assert client.poll() == []
