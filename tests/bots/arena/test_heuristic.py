"""The reference player: always legal, sensible, and never different."""

from __future__ import annotations

import dataclasses
import hashlib
from random import Random

import pytest

from tests.bots.arena.yardsticks import Yardsticks
from tests.bots.baseline import heuristic
from tests.bots.dealing import game_name, run_deal, some_games
from tests.driving import GAMES_WITH_DECLARER
from trickdesk.bots.arena.playing import Players, PlayerStats, play_deal
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.cards import JOKER
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games

DEALS = 12  # of each game, whose decisions are pinned
# Changing one of these would invalidate all figures measured so far. A better player would be a version 2.
FROZEN = {
    "92q": "0a8274bf75e4fe41",
    "euchre": "eb08f076eed193e7",
    "five-hundred": "cffe1d00559ace4a",
    "forty-fives": "250ef88fdd63ce97",
    "hearts": "b04d948771fdf6f0",
    "oh-hell": "eab20493cb3bfbab",
    "red-one": "e53df00687c24d02",
    "spades": "2f13ec94f71c6ca5",
    "tocan": "be098053157f3e12",
}


@pytest.mark.parametrize("game", some_games(8, seed=41), ids=game_name)
def test_legal_and_always_the_same(game: Game) -> None:
    """The table refuses illegal actions; every other seat is random for odd contracts."""
    rng = Random(3)
    table = Table(game)
    for _ in range(4):
        if table.winners:
            break
        for seen in run_deal(table, rng, dict.fromkeys(range(0, game.seats, 2), heuristic.choose)):
            assert heuristic.choose(seen) == heuristic.choose(dataclasses.replace(seen))
        assert table.deals[-1].result is not None


def digest(game: Game) -> str:
    """Return a fingerprint of all actions in some deals of heuristic players."""
    log = []
    table = Table(game)
    for index in range(DEALS):
        table = table if game.last_deal else Table(game)  # where deals differ, one after the other
        players = Players(
            [Yardsticks().decider("heuristic")] * game.seats, [PlayerStats() for _ in range(game.seats)]
        )
        play_deal(table, Shuffler("frozen"), index, players)
        log += [repr(entry) for entry in table.log]
    return hashlib.sha256("\n".join(log).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game_id", sorted(games()))
def test_it_is_frozen(game_id: str) -> None:
    assert heuristic.VERSION == 1
    assert digest(games()[game_id]()) == FROZEN[game_id]


@pytest.mark.slow
def test_contracts_are_made_more_often_than_not() -> None:
    for game_id in GAMES_WITH_DECLARER:
        game, notes = games()[game_id](), PlayerStats()
        for index in range(60):
            players = Players([Yardsticks().decider("heuristic")] * game.seats, [notes] * game.seats)
            play_deal(Table(game), Shuffler("contracts"), index, players)
        assert 0.5 < notes.made / (notes.made + notes.failed) < 0.9, game_id


def test_no_ten_without_the_joker() -> None:
    game = games()["five-hundred"]({"misere": True})
    joker = game.deck.id[JOKER]
    for index in range(150):
        table = Table(game)
        table.deal(Shuffler("tens").deal(game, index, 0))
        while table.phase_name == "auction":
            seat = table.phase.turn
            seen = view(table, seat)
            call = heuristic.choose(seen)
            assert isinstance(call, Call)
            assert not call.text.startswith("10") or seen.hand >> joker & 1
            table.act(seat, call)


def misere_hand(names: str) -> Table:
    """Seat 1 holds these cards after a bid of seven."""
    game = games()["five-hundred"]({"misere": True})
    deck = game.deck
    mine = deck.ids(names.split())
    rest = [card for card in range(deck.size) if card not in mine]
    deal = Shuffler("misere").deal(game, 0, 3)
    table = Table(game)
    table.deal(dataclasses.replace(
        deal, hands=(tuple(rest[:10]), mine, tuple(rest[10:20]), tuple(rest[20:30])), talon=tuple(rest[30:])
    ))  # fmt: skip
    table.act(0, Call("7S"))
    return table


@pytest.mark.parametrize(
    ("names", "called"),
    [("5C 6C 8C 5S 7S 4D 6D 4H 5H 7H", True), ("AC KC QC AS KS AD KD QD AH JK", False)],
)
def test_misere(names: str, called: bool) -> None:
    table = misere_hand(names)
    seen = view(table, 1)
    assert isinstance(seen.ask, AskCall)
    assert "misere" in seen.ask.calls
    call = heuristic.choose(seen)
    assert isinstance(call, Call)
    assert (call.text in ("misere", "open-misere")) == called


def test_team_mates_are_who_bid_the_trump() -> None:
    table = Table(games()["92q"]({"players": 8}))
    table.deal(Shuffler("team").deal(table.game, 0, 7))
    for seat, text in enumerate(["1H", "2S", "pass", "3D", "pass", "4C", "pass", "pass"]):
        table.act(seat, Call(text))
    for seat, text in ((0, "5D"), (1, "pass"), (3, "pass"), (5, "pass")):
        table.act(seat, Call(text))
    call = heuristic.choose(view(table, 0))
    assert isinstance(call, Call)
    assert {"3"} < set(call.text.split()[1:])  # diamonds are trump, and no other seat bid hearts


@pytest.mark.parametrize(
    ("names", "called"),
    [("JK JS JC AS KS QS AD 5C 6H 4H", "8S"), ("QS 9S 7S 6S KD 8D 5C 6H 4H 7H", "pass")],
)
def test_a_hand_bids_what_it_is_worth(names: str, called: str) -> None:
    """Tricks beyond the bid are paid nothing in Five Hundred."""
    game = games()["five-hundred"]()
    hand = game.deck.ids(names.split())
    rest = [card for card in range(game.deck.size) if card not in hand]
    table = Table(game)
    deal = dataclasses.replace(
        Shuffler("worth").deal(game, 0, 3),
        hands=(hand, tuple(rest[:10]), tuple(rest[10:20]), tuple(rest[20:30])),
        talon=tuple(rest[30:]),
    )
    table.deal(deal)
    assert heuristic.choose(view(table, 0)) == Call(called)
