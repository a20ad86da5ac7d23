"""Bot pauses: a forced card takes as long as one that was chosen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.bots.dealing import run_deal
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.ui.match.bot_pacing import Pace, is_free, is_plain, pause_ms

LEAST = 350
LEVEL = "expert"


@pytest.fixture(scope="module")
def seen() -> list[PlayerView]:
    """Yield every view with a decision in some deals."""
    found: list[PlayerView] = []
    for seed in range(3):
        found += run_deal(Table(games()["five-hundred"]()), Random(seed), {})
    return found


def cards(seen: list[PlayerView]) -> list[PlayerView]:
    """Yield those that follow to a trick, except for the last card."""
    return [v for v in seen if isinstance(v.ask, AskPlay) and v.trick and v.hand.bit_count() > 1]


def test_a_forced_card_waits_as_long_as_free_ones_took(seen: list[PlayerView]) -> None:
    pace = Pace()
    times = [400.0, 700.0, 900.0]
    free = [view for view in cards(seen) if is_free(view)]
    forced = [view for view in cards(seen) if not is_free(view)]
    assert len(free) > 10 and len(forced) > 10
    for view, ms in zip(free, times, strict=False):
        pace.took(view, LEVEL, ms)
    assert all(pace.pause_ms(view, LEVEL, LEAST, 1) == LEAST for view in free), "these take their own time"
    pauses = [pace.pause_ms(forced[0], LEVEL, LEAST, seed) for seed in range(300)]
    assert set(pauses) == set(times)
    assert all(60 < pauses.count(ms) < 140 for ms in times)
    assert pace.pause_ms(forced[0], "easy", LEAST, 1) == LEAST, "another level thinks in another time"


def test_calls_come_slower_than_cards(seen: list[PlayerView]) -> None:
    call = next(view for view in seen if isinstance(view.ask, AskCall))
    assert Pace().pause_ms(call, LEVEL, LEAST, 1) == 900
    assert [Pace().pause_ms(call, LEVEL, least, 1) for least in (0, 5000)] == [0, 5000], (
        "the setting still rules"
    )


def test_a_forced_card_does_not_count_as_thinking(seen: list[PlayerView]) -> None:
    pace = Pace()
    forced = next(view for view in cards(seen) if not is_free(view))
    pace.took(forced, LEVEL, 5000)
    assert pace.pause_ms(forced, LEVEL, LEAST, 1) == LEAST


def test_the_first_forced_card_waits_as_long_as_a_call_took(seen: list[PlayerView]) -> None:
    pace = Pace()
    call = next(view for view in seen if isinstance(view.ask, AskCall))
    pace.took(call, LEVEL, 800)
    assert pace.pause_ms(next(v for v in cards(seen) if not is_free(v)), LEVEL, LEAST, 1) == 800


def test_only_the_last_times_count(seen: list[PlayerView]) -> None:
    pace = Pace()
    free = next(view for view in cards(seen) if is_free(view))
    forced = next(view for view in cards(seen) if not is_free(view))
    for ms in (5000, *[400] * 20):
        pace.took(free, LEVEL, ms)
    assert {pace.pause_ms(forced, LEVEL, LEAST, seed) for seed in range(100)} == {400}


def test_nobody_waits_where_everybody_knows_the_choice(seen: list[PlayerView]) -> None:
    """The last card of a hand, and calls, which depend only on earlier calls."""
    last = next(v for v in seen if isinstance(v.ask, AskPlay) and v.hand.bit_count() == 1)
    call = next(view for view in seen if isinstance(view.ask, AskCall))
    assert isinstance(call.ask, AskCall)
    only = replace(call, ask=replace(call.ask, calls=("pass",)))
    for view in (last, only):
        assert not is_free(view) and is_plain(view)
        assert pause_ms(view, LEAST, [3000.0], Random(1)) == pause_ms(view, LEAST, [], Random(1)) < 1000


def test_what_must_be_put_away_is_no_choice(seen: list[PlayerView]) -> None:
    give = next(view for view in seen if isinstance(view.ask, AskGive))
    assert is_free(give)
    ask = give.ask
    assert isinstance(ask, AskGive)
    for forced in (AskGive(ask.seat, 3, 3, 0b111), AskGive(ask.seat, 2, 2, 0b111, 0b11)):
        assert not is_free(replace(give, ask=forced))
    assert is_free(replace(give, ask=AskGive(ask.seat, 0, 3, 0b111)))


def test_a_card_that_may_be_named_in_several_ways_is_a_choice(seen: list[PlayerView]) -> None:
    card = next(iter(cards(seen)))
    for suits in ((0, 1), (0,)):
        view = replace(card, ask=AskPlay(0, 1 << 5, {5: suits}))
        assert is_free(view) is (len(suits) > 1)


def test_leads_and_other_games_take_their_own_time(seen: list[PlayerView]) -> None:
    pace = Pace()
    free = next(view for view in cards(seen) if is_free(view))
    forced = next(view for view in cards(seen) if not is_free(view))
    lead = next(v for v in seen if isinstance(v.ask, AskPlay) and v.trick is None and is_free(v))
    pace.took(replace(free, game=games()["tocan"]()), LEVEL, 900)
    assert pace.pause_ms(forced, LEVEL, LEAST, 1) == LEAST
    pace.took(free, LEVEL, 400)
    pace.took(lead, LEVEL, 700)
    assert {pace.pause_ms(forced, LEVEL, LEAST, seed) for seed in range(30)} == {400}
