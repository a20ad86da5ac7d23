"""What a finished match means for its players."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from random import Random

import pytest

from tests.storage.finished import finished, match, seats
from tests.written import with_table
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, RecordError, replay
from trickdesk.engine.state import DealRecord
from trickdesk.games import games
from trickdesk.storage.persons import person_key
from trickdesk.storage.saves import started_at
from trickdesk.storage.statistics.results import (
    AGAINST,
    MIXED,
    OWN,
    PARTNER,
    PEOPLE,
    CardsKnown,
    MatchResult,
    NotFinished,
    read_result,
)


def result_of(record: Record, people: dict[int, str], level: str = "hard", **more: object) -> MatchResult:
    sitting = seats(record, people, level, **more)
    kept = Record(record.game, record.log, record.options, record.preset, sitting)
    return read_result(kept)


@pytest.mark.parametrize("game_id", games())
def test_results_are_those_of_the_table(game_id: str) -> None:
    record = match(game_id)
    table = replay(record, games())
    found = result_of(record, {0: "Ann", 1: "Bo"})
    game = table.game
    assert (found.game, found.preset, found.deals) == (game_id, record.preset, len(table.deals))
    assert found.totals == tuple(table.totals)
    for person in found.people:
        side = game.side(person.seat)
        assert person.points == table.totals[side]
        assert person.won == (side in table.winners)
        others = [total for other, total in enumerate(table.totals) if other != side]
        best = min(others) if game.low_wins else max(others)
        assert abs(person.margin) == abs(person.points - best)
        if person.won and len(table.winners) == 1 and not game.options.get("bidders_go_out"):
            assert person.margin > 0 or game.target  # some games are won at a target, not by the lead


@pytest.mark.parametrize(
    "game_id", [name for name, kind in games().items() if kind.auction is not Game.auction]
)
def test_each_contract_is_counted_once_for_each_person(game_id: str) -> None:
    record = match(game_id)
    table = replay(record, games())
    everybody = {seat: f"P{seat}" for seat in range(table.game.seats)}
    found = result_of(record, everybody)
    played = [deal for deal in table.deals if deal.contract is not None and deal.play is not None]
    for person in found.people:
        assert sum(entry.count for entry in person.contracts) == len(played)
        own = sum(entry.count for entry in person.contracts if entry.role == OWN)
        assert own == sum(deal.contract.declarer == person.seat for deal in played)
    made = sum(entry.made for person in found.people for entry in person.contracts if entry.role == OWN)
    assert made == sum(
        table.game.is_made(deal.teams, deal.result.points)
        for deal in played
        if deal.teams is not None and deal.result is not None
    )


def test_bids_for_oneself_are_contracts_without_partners() -> None:
    """With exact bids each deal has a contract for every player."""
    kinds = [name for name, kind in games().items() if kind().bids and kind.auction is Game.auction]
    for game_id in kinds:
        record = match(game_id)
        deals = len(replay(record, games()).deals)
        found = result_of(record, {0: "Ann"})
        assert {entry.role for entry in found.people[0].contracts} == {OWN}
        assert sum(entry.count for entry in found.people[0].contracts) == deals
        zero = [entry for entry in found.people[0].contracts if entry.level == 0]
        assert all(entry.bid == "0" for entry in zero)


def test_people_are_known_by_their_names_however_written() -> None:
    assert person_key("  Ann\tLee ") == person_key("ANN lee") == "ann lee"
    record = match("hearts")
    found = result_of(record, {2: " ANN\n "}, takebacks=3, hints=2)
    (person,) = found.people
    assert (person.seat, person.person, person.name) == (2, "ann", "ANN")
    assert (person.takebacks, person.hints, person.opponents) == (3, 2, "hard")
    odd = result_of(record, {0: "Ann"}, takebacks=-1, hints=True).people[0]
    assert (odd.takebacks, odd.hints) == (0, 0)


def test_levels_of_opponents() -> None:
    record = match("hearts")
    everybody = result_of(record, dict(enumerate("ABCD")))
    assert {person.opponents for person in everybody.people} == {PEOPLE}
    sitting = list(seats(record, {0: "Ann"}))
    sitting[1] = {**sitting[1], "level": "easy"}
    kept = Record(record.game, record.log, record.options, None, tuple(sitting))
    found = read_result(kept)
    assert found.people[0].opponents == MIXED


def test_only_finished_matches_count() -> None:
    record = match("hearts")
    unfinished = Record(record.game, record.log[:-1], record.options)
    with pytest.raises(NotFinished):
        read_result(unfinished)
    with pytest.raises(NotFinished):
        read_result(Record("hearts"))
    with pytest.raises(RecordError):
        read_result(Record("hearts", ("0 play QS",)))


def test_a_match_whose_cards_were_known_before_does_not_count() -> None:
    """Replays and edited deals. A deal by code, played by someone else, counts."""
    record = match("hearts")
    for origin in ("replay", "set up"):
        with pytest.raises(CardsKnown):
            read_result(replace(record, extra={"origin": origin}))
    assert read_result(replace(record, extra={"origin": "code"})) == read_result(record)


def test_a_record_without_seats_is_of_nobody() -> None:
    found = read_result(match("hearts"))
    assert found.people == () and found.names == ("", "", "", "")


def test_when_a_match_began() -> None:
    other = datetime(2020, 1, 1)
    assert started_at("20240131-201500-hearts", other) == datetime(2024, 1, 31, 20, 15)
    for name in ("evening", "20241331-201500-x", "２0240131-201500", ""):
        assert started_at(name, other) == other


def test_a_preset_is_counted_where_its_rules_were_played() -> None:
    """The rules make a preset; a label without them doesn't."""
    record = match("five-hundred")
    kind = games()["five-hundred"]

    def counted(options: dict[str, object], label: str | None) -> str:
        table = finished(kind(options), Random(3))
        return result_of(with_table(Record("five-hundred", preset=label), table), {0: "Ann"}).preset

    assert record.preset == result_of(record, {0: "Ann"}).preset
    three: dict[str, object] = dict(kind.preset("Australian, three hands").options)
    assert counted(three, None) == counted(three, "Ours") == "Australian, three hands"
    changed = {**three, "target": 250}
    assert counted(changed, "Australian, three hands") == ""
    assert counted(changed, "American") == ""
    assert counted(changed, "Ours") == "Ours"


def test_a_partner_who_was_called_made_or_failed_the_contract() -> None:
    """Five Hundred, rules 8.6: partners share it, the others set it."""
    table = finished(games()["five-hundred"]({"players": 5, "target": 250}), Random(4))
    found = result_of(with_table(Record("five-hundred"), table), {seat: f"P{seat}" for seat in range(5)})
    played = [deal for deal in table.deals if deal.contract and deal.play and deal.teams and deal.result]
    assert any(len(deal.teams[0]) > 1 for deal in played if deal.teams)
    for person in found.people:
        assert person.won == (person.seat in table.winners)
        for role in (OWN, PARTNER, AGAINST):
            entries = [entry for entry in person.contracts if entry.role == role]
            there = [deal for deal in played if role == role_of(deal, person.seat)]
            made = [deal for deal in there if deal.result.points[deal.contract.declarer] > 0]
            assert sum(entry.count for entry in entries) == len(there)
            assert sum(entry.made for entry in entries) == len(made)


def role_of(deal: DealRecord, seat: int) -> str:
    assert deal.teams is not None and deal.contract is not None
    if seat not in deal.teams[0]:
        return AGAINST
    return OWN if seat == deal.contract.declarer else PARTNER
