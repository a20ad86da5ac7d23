"""Duplicate deals: what cancels out, what is the same everywhere, what counts."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.arena.yardsticks import MORE, Yardsticks
from tests.bots.dealing import random_deal
from trickdesk.bots.arena.playing import RANDOM, Agents, Players, PlayerStats, is_wild, one_deal
from trickdesk.bots.arena.tournament import (
    BadSeats,
    Tournament,
    first_group,
    play_round,
    players_for,
    rounds,
    seatings,
)
from trickdesk.bots.arena.workers import Workers
from trickdesk.bots.levels import LEVELS
from trickdesk.engine.actions import Call, Deal, Give, Play
from trickdesk.engine.cards import JOKER, card_set
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games

GAMES = sorted(games())
FIVE_HUNDRED = games()["five-hundred"]
AGENTS = Yardsticks()


def tournament(game_id: str, *levels: str, **more: object) -> Tournament:
    game = games()[game_id](more.get("options"))  # type: ignore[arg-type]
    return Tournament(game_id, players_for(game, levels), "test", agents=AGENTS, **more)  # type: ignore[arg-type]


# -- seatings


@pytest.mark.parametrize("options", [{}, {"players": 6}, {"players": 6, "sides": "trios"}])
def test_every_player_sits_in_every_seat_of_its_kind(options: dict[str, object]) -> None:
    game = games()["forty-fives"](options)
    for count in (game.sides, game.seats):
        seated = seatings(game, count)
        for seat in range(game.seats):
            assert sorted(seating[seat] for seating in seated) == list(range(count))
    for seating in seatings(game, game.sides):
        assert all(
            (seating[s] == seating[t]) == (game.side(s) == game.side(t)) for s in range(4) for t in range(4)
        )


def test_two_levels_where_all_play_alone_are_one_against_the_rest() -> None:
    assert players_for(games()["tocan"](), ("hard", "easy")) == ("hard", "easy", "easy", "easy")
    assert players_for(FIVE_HUNDRED(), ("hard", "easy")) == ("hard", "easy")
    with pytest.raises(BadSeats, match="not 3"):
        players_for(FIVE_HUNDRED(), ("hard", "easy", "easy"))


def test_the_first_group() -> None:
    assert first_group(("a", "b", "a", "b")) == {0, 2}
    assert first_group(("a", "a")) == {0}


# -- duplicate deals


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("how", ["deals", "play_only", "matches"])
def test_a_level_gains_nothing_on_itself(game_id: str, how: str) -> None:
    more = {} if how == "deals" else {how: True}
    for found in rounds(tournament(game_id, "heuristic", "heuristic", **more), 4 if how != "matches" else 1):
        assert found.gain == found.tricks == 0


@pytest.mark.parametrize("game_id", ["red-one", "tocan"])
def test_a_level_with_chance_in_it_gains_nothing_on_itself(game_id: str) -> None:
    """Its seeds depend on deal, seat and count, not on the player."""
    found = play_round(tournament(game_id, "random", "random"), 1)
    assert found.gain == found.tricks == 0


def test_seatings_that_look_alike_are_played_once() -> None:
    four = Tournament("tocan", ("heuristic", "random") * 2, "arena test", agents=AGENTS)
    assert len(play_round(four, 0).results) == 2
    assert len(play_round(tournament("tocan", "heuristic", "random"), 0).results) == 4


def test_what_one_side_gains_the_other_loses() -> None:
    for number in range(4):
        one = play_round(tournament("five-hundred", "heuristic", "random"), number)
        other = play_round(tournament("five-hundred", "random", "heuristic"), number)
        assert one.gain == -other.gain
        assert one.tricks == -other.tricks
        assert one.tricks > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_the_heuristic_beats_chance(game_id: str) -> None:
    found = list(rounds(tournament(game_id, "heuristic", "random"), 12))
    assert sum(one.gain for one in found) > 0
    sign = -1 if games()[game_id].low_wins else 1
    assert sign * sum(one.tricks for one in found) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_play_only_has_one_contract_at_all_tables(game_id: str) -> None:
    """With play only, the heuristic makes all calls and discards; those are not timed."""
    game = games()[game_id]()
    shuffler, contracts = Shuffler("play only"), []
    for name in ("heuristic", "random"):
        notes = PlayerStats()
        table = one_deal(
            game, shuffler, Players([AGENTS.decider(name)] * 4, [notes] * 4, AGENTS, play_only=True)
        )
        contracts.append((table.contract, table.goals, table.teams, table.buried, table.given))
        assert notes.times["card"] and not notes.times["call"] and not notes.times["give"]
    assert contracts[0] == contracts[1]
    assert any(contracts[0][1]) or all(contracts[0][4])


@pytest.mark.parametrize(
    "game_id",
    ["forty-fives", *(pytest.param(g, marks=pytest.mark.slow) for g in GAMES if g != "forty-fives")],
)
def test_the_clairvoyant_gains_on_the_heuristic(game_id: str) -> None:
    assert sum(one.gain for one in rounds(tournament(game_id, "clairvoyant", "heuristic"), 1)) > 0


def test_the_clairvoyant_is_never_offered_at_the_table() -> None:
    assert set(Agents.names) == {RANDOM, *LEVELS}
    assert set(AGENTS.names) - set(Agents.names) == {"heuristic", "clairvoyant", *MORE}


@pytest.mark.parametrize("name", [*AGENTS.names, *(f"{level}:bold" for level in LEVELS), "easy:steady"])
def test_every_name_is_known(name: str) -> None:
    assert AGENTS.is_known(name)
    assert callable(AGENTS.decider(name))


@pytest.mark.parametrize(
    "name", ["", "easy:", "easy:wild", ":bold", "heuristic:bold", "easy:bold:bold", "boldly"]
)
def test_other_names_are_not(name: str) -> None:
    assert not AGENTS.is_known(name)
    with pytest.raises(KeyError):
        AGENTS.decider(name)


def test_a_name_may_tell_the_temperament() -> None:
    """The bold bid more than the cautious; without a temperament it is the usual one."""
    game = games()["five-hundred"]()
    bids = dict.fromkeys(("easy:cautious", "easy", "easy:steady", "easy:bold"), 0)
    for name in bids:
        for seed in range(20):
            table = Table(game)
            table.deal(random_deal(game, 3, Random(seed)))
            bids[name] += AGENTS.decider(name)(view(table, 0), seed, None) != Call("pass")
    assert bids["easy:cautious"] < bids["easy"] == bids["easy:steady"] < bids["easy:bold"]


def test_more_processes_find_the_same() -> None:
    what = tournament("forty-fives", "heuristic", "random")
    one, two = list(rounds(what, 3)), list(rounds(what, 3, Workers(jobs=2)))
    assert [(r.number, r.gain, r.tricks, r.results) for r in one] == [
        (r.number, r.gain, r.tricks, r.results) for r in two
    ]


def test_a_sequential_contest_stops_when_it_is_decided() -> None:
    found = list(rounds(tournament("forty-fives", "heuristic", "random"), 400, sequential=True))
    assert 20 <= len(found) < 200


def test_wins_of_a_match_are_shared_out() -> None:
    found = play_round(tournament("tocan", "heuristic", "random", matches=True), 0)
    assert len(found.results) == 4
    for result in found.results:
        assert result["heuristic"] + 3 * result["random"] == 1
    assert found.deals > 8


# -- blunders


def spades_contract() -> Table:
    """Seat 0 has bid 6 spades and leads the queen of hearts.

    Seat 1 has played the king, and seat 3 holds the ace.
    """
    deck = FIVE_HUNDRED.deck
    hands = [
        ["AS", "KS", "QS", "10S", "9S", "8S", "QH", "5D", "6D", "7D"],
        ["KH", "10H", "5C", "6C", "7C", "8C", "9C", "8D", "9D", "10D"],
        ["5H", "6H", "JD", "JH", "JS", "JC", "5S", "6S", "7S", "JK"],
        ["AH", "4H", "7H", "8H", "AC", "KC", "QC", "AD", "KD", "QD"],
    ]
    rest = [
        card for card in range(deck.size) if deck.names[card] not in {name for hand in hands for name in hand}
    ]
    table = Table(FIVE_HUNDRED())
    table.deal(Deal(3, tuple(deck.ids(hand) for hand in hands), tuple(rest)))
    for seat, call in enumerate(["6S", "pass", "pass", "pass"]):
        table.act(seat, Call(call))
    table.act(0, Give(card_set(rest)))
    for seat, name in enumerate(["QH", "KH", "5H"]):
        table.act(seat, Play(deck.id[name]))
    return table


@pytest.mark.parametrize(("name", "found"), [("AH", "took a partner's winner"), ("4H", ""), ("8H", "")])
def test_overtaking_a_partners_winner(name: str, found: str) -> None:
    table = spades_contract()
    play = Play(FIVE_HUNDRED.deck.id[name])
    log = list(table.log)
    assert AGENTS.blunder(table, view(table, 3), play) == found
    assert table.log == log


def test_ten_without_the_joker() -> None:
    for deal in range(6):
        table = Table(FIVE_HUNDRED())
        table.deal(random_deal(table.game, 3, Random(deal)))
        seen = view(table, 0)
        joker = seen.hand >> FIVE_HUNDRED.deck.id[JOKER] & 1
        assert AGENTS.blunder(table, seen, Call("10H")) == ("" if joker else "ten without the joker")
        assert AGENTS.blunder(table, seen, Call("9H")) == ""


@pytest.mark.parametrize(("bid", "expected"), [("6S", False), ("10NT", True)])
def test_wild_calls(bid: str, expected: bool) -> None:
    """Played by the heuristic the contract of seat 0 makes about seven tricks."""
    table = Table(FIVE_HUNDRED())
    table.deal(Shuffler("wild").deal(table.game, 0, 3))
    table.act(0, Call(bid))
    choose = AGENTS.decider("heuristic")
    while table.phase is not None:
        seat = table.phase.turn
        calling = table.phase_name == "auction"
        table.act(seat, Call("pass") if calling else choose(view(table, seat), 0, None))
    assert is_wild(table) == expected
