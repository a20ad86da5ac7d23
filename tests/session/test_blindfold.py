"""Re-deals agree with what a seat knew, and move all other cards."""

from __future__ import annotations

import random
from functools import reduce
from operator import or_

import pytest

from tests.session.helpers import TABLES, begin, play_out
from trickdesk.bots.player import decide
from trickdesk.engine.cards import CardSet
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import view, write_view
from trickdesk.games import games
from trickdesk.session.blindfold import Blindfold, places
from trickdesk.session.session import known_cards

REDEALS = 5
FREE = games()["forty-fives"]({"players": 6, "exchange": "free"})  # its stock runs out
GAMES = {**TABLES, "stock": FREE}


def some_of(game: Game, count: int, seed: int = 1) -> list[Blindfold]:
    """Return tests of so many decisions of random deals."""
    rng, found = random.Random(seed), list[Blindfold]()
    while len(found) < count:
        seed += 1
        session = begin("", game, seed=str(seed))
        play_out(session, seed)
        table = session.open_deal(0)
        at = [at for at, entry in enumerate(table.log) if isinstance(entry, tuple)]
        found += [session.blindfold(place) for place in rng.sample(at, min(len(at), 8))]
    return found[:count]


def twin(test: Blindfold, number: int) -> Table | None:
    """Return the table that a re-deal makes, whose request is made from it."""
    tables: list[Table] = []
    request = test._request

    def keep(table: Table) -> object:
        tables.append(table)
        return request(table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(test, "_request", keep)
        return tables[0] if test.redeal(number) is not None else None


@pytest.mark.parametrize("name", GAMES)
def test_a_re_deal_looks_the_same_to_the_seat_and_moves_hidden_cards(name: str) -> None:
    tested = 0
    for test in some_of(GAMES[name], 12):
        before = test.request.view
        assert not test.hidden & known_cards(before)
        for number in range(REDEALS):
            dealt = test.redeal(number)
            if dealt is None:
                continue
            tested += 1
            assert dealt.is_alike and write_view(dealt.request.view) == write_view(before)
            assert dealt.request.seed == test.request.seed
    assert tested > 25


@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_the_seat_has_not_seen_is_dealt_again(name: str) -> None:
    """Several re-deals move nearly every hidden card, and never any other."""
    moved_of_all = hidden_of_all = 0
    for test in some_of(GAMES[name], 8):
        true, moved = test.table, 0
        for number in range(REDEALS):
            table = twin(test, number)
            if table is None:
                continue
            pairs = zip(
                true.hands + true.buried + true.given, table.hands + table.buried + table.given, strict=True
            )
            changes: list[CardSet] = [one ^ other for one, other in pairs]
            moved |= reduce(or_, changes)
            assert table is not true and places(table) != places(true)
        assert not moved & ~test.hidden
        held = reduce(or_, true.hands)
        moved_of_all += (moved & held & test.hidden).bit_count()
        hidden_of_all += (held & test.hidden).bit_count()
    assert moved_of_all > 0.8 * hidden_of_all > 0


def test_re_deals_differ_and_come_back_for_the_same_number() -> None:
    test = next(test for test in some_of(games()["hearts"](), 20) if test.hidden.bit_count() > 30)
    dealt = [twin(test, number) for number in (0, 0, 1)]
    first, again, other = (places(table) for table in dealt if table is not None)
    assert first == again != other


def test_bots_decide_the_same_and_for_the_same_reasons() -> None:
    for name, game in TABLES.items():
        for test in some_of(game, 2, seed=len(name)):
            asked, dealt = test.request, test.redeal(0)
            if dealt is not None:
                seen = dealt.request.view
                first, second = (decide(v, "easy", asked.seed, clock=lambda: 0.0) for v in (asked.view, seen))
                assert first == second


def test_nothing_is_dealt_again_if_everything_is_known() -> None:
    """At the last card of a deal, everybody has seen all others."""
    session = begin("", games()["hearts"]())
    play_out(session, 1)
    table = session.open_deal(0)
    test = session.blindfold(len(table.log) - 1)
    assert test.request.view == view(test.table, test.request.view.seat)
    assert not test.hidden and test.redeal(0) is None
