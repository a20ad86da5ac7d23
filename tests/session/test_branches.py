"""Matches that begin with known cards, and which parts of a match may be shown."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from tests.session.helpers import FRESH, begin, play_until, setup, short_game, step
from trickdesk.engine.actions import Deal
from trickdesk.engine.errors import IllegalAction, TrickdeskError
from trickdesk.engine.record import parse_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games
from trickdesk.session import Archive, Session, State, open_text
from trickdesk.session.branches import begin_with, finished_deals, replay_deal, shared_record
from trickdesk.session.deal_code import read_code, read_wanted
from trickdesk.session.fair_deals import KNOWN, SEALED, FairDeals
from trickdesk.storage.paths import find_paths

NOW = datetime(2030, 1, 2, 3, 4, 5)
OVER = {State.DEAL_OVER, State.MATCH_OVER}


def log_of(session: Session) -> list[str]:
    return json.loads(session.record_text())["log"]  # type: ignore[no-any-return]


def deals_of(session: Session) -> list[str]:
    return [entry for entry in log_of(session) if entry.startswith("deal ")]


@pytest.mark.parametrize("name", list(games()))
@pytest.mark.parametrize("people", ["h...", "hh.."])
def test_a_deal_is_replayed_with_the_same_cards_dealer_totals_and_players(name: str, people: str) -> None:
    session, rng = begin(people, short_game(name)), random.Random(4)
    play_until(session, OVER, rng)
    if session.state is State.DEAL_OVER:
        session.next_deal()
    for _ in range(rng.randint(0, 9)):
        if session.state not in OVER:
            step(session, rng)
    before = session.record_text()
    again, events = replay_deal(session, None)
    assert session.record_text() == before
    log = log_of(session)
    at = max(i for i, entry in enumerate(log) if entry.startswith("deal "))
    assert log_of(again) == log[: at + 1]
    assert events
    was, now = session.view_for(None), again.view_for(None)
    assert (now.dealer, now.deal_number) == (was.dealer, was.deal_number)
    assert (
        now.totals == tuple(map(sum, zip(*(deal.points for deal in now.deals), strict=True))) or not now.deals
    )
    assert [p.name for p in again.setup.players] == [p.name for p in session.setup.players]
    assert open_text(again.record_text(), FRESH, None).record_text() == again.record_text()


@pytest.mark.parametrize("fair", [None, SEALED, KNOWN])
def test_the_deals_that_come_after_are_others_unless_all_are_known(
    fair: FairDeals | None, tmp_path: Path
) -> None:
    """The match before can still be continued; nobody may know its cards by then."""
    archive = Archive(find_paths(tmp_path))
    session, _ = archive.start(replace(setup(), fair=fair), NOW)
    again, _ = archive.replay_deal(session, NOW)
    for match in (session, again):
        play_until(match, {State.DEAL_OVER}, random.Random(1))
        match.next_deal()
        match.flush()
    first, second = zip(deals_of(session), deals_of(again), strict=True)
    assert first[0] == first[1]
    assert (second[0] == second[1]) is (fair is KNOWN)
    assert fair is not SEALED or all(again.check_deals())
    session.close()
    again.close()
    assert len(archive.unfinished()) == 2


def test_a_record_says_where_its_cards_come_from_until_others_are_dealt() -> None:
    session, _ = replay_deal(begin(), None)
    record = json.loads(session.record_text())
    assert record["origin"] == "replay"
    assert open_text(session.record_text(), FRESH, None).setup.header == {"origin": "replay"}
    assert "origin" not in session.setup.again("2").header


@pytest.mark.parametrize("name", list(games()))
def test_a_match_begins_with_a_given_deal(name: str) -> None:
    game = games()[name]()
    deal = Shuffler("x").deal(game, 0, 1)
    session, events = begin_with(setup("h...", game), None, deal, "code")
    assert parse_input(log_of(session)[0], game.deck) == deal
    assert events
    play_until(session, OVER, random.Random(1))
    with pytest.raises(IllegalAction):
        begin_with(setup("h...", game), None, replace(deal, hands=deal.hands[::-1][:-1]), "code")


@pytest.mark.parametrize("name", list(games()))
def test_only_deals_that_are_over_are_open(name: str) -> None:
    session, rng = begin("h...", short_game(name)), random.Random(2)
    assert finished_deals(session) == []
    play_until(session, OVER, rng)
    if session.state is State.DEAL_OVER:
        session.next_deal()
        step(session, rng)
    (deal,) = finished_deals(session)[:1]
    assert deal.number == 1
    assert deal.log.start == 0
    game = session.setup.game
    assert parse_input(log_of(session)[0], game.deck) == deal.deal
    assert deal.view.deals[-1].points == session.view_for(None).deals[0].points
    assert sum(deal.view.counts) == 0 or deal.view.deals[-1].passed_out
    again, read = read_code(deal.code, games())
    assert again.options == game.options
    assert isinstance(read, Deal)


def test_what_is_shared_holds_neither_the_deal_under_way_nor_the_seed() -> None:
    session, rng = begin("h...", short_game("five-hundred"), seed="secret"), random.Random(2)
    assert json.loads(shared_record(session))["log"] == []
    play_until(session, {State.DEAL_OVER}, rng)
    length = session.inputs
    for _ in range(2):
        shared = json.loads(shared_record(session))
        assert shared["log"] == log_of(session)[:length]
        assert "seed" not in shared
        assert "secret" not in shared_record(session)
        if session.state is State.DEAL_OVER:
            session.next_deal()
    assert open_text(shared_record(session), FRESH, None).view_for(None).deals
    play_until(session, {State.MATCH_OVER}, rng)
    assert shared_record(session) == session.record_text()


# -- what is typed or pasted

GAME = games()["five-hundred"]()
DEAL = Shuffler("1").deal(GAME, 0, 2)


def test_what_may_be_dealt() -> None:
    session = begin()
    play_until(session, {State.DEAL_OVER}, random.Random(1))
    line, code = log_of(session)[0], finished_deals(session)[0].code
    by_line = read_wanted(f'  "{line}",\n', GAME, typed=False)
    assert by_line.deal == parse_input(line, GAME.deck)
    by_code = read_wanted(code.lower(), games()["hearts"](), typed=True)
    assert by_code.game.id == "five-hundred"
    assert by_code.seed == code
    assert by_line.seed == code
    assert read_wanted("12345", GAME, typed=False).seed == "12345"
    assert read_wanted("our evening", GAME, typed=True).seed == "our evening"
    record = read_wanted(session.record_text(), GAME, typed=False).record
    assert record is not None and list(record[0].log) == log_of(session)


@pytest.mark.parametrize(
    ("text", "typed", "sentence"),
    [
        ("", True, "is empty"),
        ("our evening", False, "isn't a deal, a deal code or"),
        ("x" * 100, True, "too long for a deal number"),
        ("x" * 2**21, False, "too long to be a deal"),
        ("TD1-five-hundred-11111-11111", True, "has a mistake in it"),
        ("deal 0 | AS | KS", False, "current rules for Five Hundred don't allow this deal"),
        ("deal 9 | AS | KS", False, "isn't a deal of Five Hundred"),
        ("deal 0 | 2S", False, "2S” isn't a card of this game"),
        ("{}", False, "isn't a Trickdesk record"),
        (
            '{"format": "trickdesk-record", "version": 1, "game": "five-hundred", "log": []}',
            False,
            "has no deals",
        ),
    ],
)
def test_what_is_no_deal(text: str, typed: bool, sentence: str) -> None:
    with pytest.raises(TrickdeskError, match=sentence):
        read_wanted(text, GAME, typed)


def test_whatever_is_pasted_is_a_deal_or_refused_in_a_sentence() -> None:
    """Texts of deals with letters changed, removed and doubled."""
    session, rng = begin(), random.Random(5)
    play_until(session, {State.DEAL_OVER}, rng)
    texts = [log_of(session)[0], finished_deals(session)[0].code, session.record_text(), "42"]
    letters = ["", "|", " ", "{", "}", "9", "\0", "\ud800"]
    told: list[str] = []
    for _ in range(1500):
        text = rng.choice(texts)
        for _ in range(rng.randint(1, 3)):
            at, length = rng.randrange(len(text) + 1), rng.randint(0, 4)
            text = text[:at] + rng.choice([*letters, text[:length]]) + text[at + length :]
        try:
            read_wanted(text, GAME, typed=rng.random() < 0.5)
        except TrickdeskError as error:
            told.append(str(error))
    assert len(told) > 300
    assert all(sentence.endswith((".", "”", ":")) for sentence in told)
