"""Defenders play together, also those without a partner of their own.

Five Hundred, rules 8.5 to 8.7.
"""

from __future__ import annotations

import pytest

from tests.bots.five_hundred import SEEDS, five_hundred
from tests.bots.positions import answer, ending, lowest, play_cards, position, real_world
from trickdesk.bots.cardplay.card_search import CardSearch, policy_for
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.player import context_of
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.engine.actions import Play
from trickdesk.engine.bids import team_call
from trickdesk.engine.cards import card_set
from trickdesk.engine.table import Table
from trickdesk.engine.view import view

Options = dict[str, object]
GONE = "7C 8C 9C"
CALLED: Options = {"players": 5, "fives": "called"}
# Options, and the seats that play with the declarer, seat 2.
SIDES: list[tuple[Options, tuple[int, ...]]] = [
    ({"players": 3}, ()),
    ({"players": 5, "fives": "alone"}, ()),
    (CALLED, (3,)),
    (CALLED, ()),
    ({"players": 6, "sixes": "pairs"}, (5,)),
    ({"players": 6, "sixes": "threes"}, (0, 4)),
]


def log_of(options: Options, mates: tuple[int, ...]) -> list[str]:
    """Return what is said and discarded until seat 2 leads in 6S."""
    players = five_hundred(**options).seats
    passes = [f"{(3 + place) % players} call pass" for place in range(players - 1)]
    team = [f"2 call {team_call(mates)}"] if options.get("fives") == "called" else []
    return ["2 call 6S", *passes, f"2 give {GONE}", *team]


@pytest.mark.parametrize(("options", "mates"), SIDES)
def test_all_defenders_are_friends(options: Options, mates: tuple[int, ...]) -> None:
    """Playouts know who plays with whom, even if each scores their own tricks."""
    game = five_hundred(**options)
    table = position(game, 1, {}, log_of(options, mates), seed=1, talon=GONE)
    declaring = card_set((2, *mates))
    defending = card_set(range(game.seats)) & ~declaring
    while table.phase is not None:
        seen = view(table, table.phase.turn)
        context = context_of(LEVEL["hard"], seen, 1)
        tricks = ResumedPlay(seen, context.knowledge.tricks).in_flat(real_world(table))
        friends = policy_for(context, tricks).friends
        assert friends == [declaring if declaring >> s & 1 else defending for s in range(game.seats)]
        table.act(table.phase.turn, Play(lowest(table, table.phase.turn)))
    assert table.play is not None and len(table.play.tricks) == 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("options", "mates"), SIDES[:5])
def test_another_defenders_ace_is_not_ruffed(
    options: Options, mates: tuple[int, ...], seed: int, level: str
) -> None:
    game = five_hundred(**options)
    winner, last = 3 if 3 not in mates else 4, 1
    low = iter(("10H", "9H", "7H"))
    hands = {seat: next(low) for seat in range(game.seats) if seat not in (winner, last, 2)}
    hands |= {2: "8H JK", winner % game.seats: "AH", last: "AS KS 9S 10S AD KD 10D AC KC 10C"}
    table = position(game, 1, hands, log_of(options, mates), seed=seed, talon=GONE)
    order = [seat % game.seats for seat in range(2, 2 + game.seats)][:-1]
    play_cards(table, " ".join(hands[seat].split()[0] for seat in order))
    assert answer(table, level, seed) not in ("play AS", "play KS", "play 9S", "play 10S")


# Where the declaring side has five tricks and needs one of the last two.
ENDINGS: list[tuple[Options, tuple[int, ...], int]] = [
    ({"players": 3}, (), 61),
    (CALLED, (3,), 90),
    ({"players": 6, "sixes": "pairs"}, (5,), 7),
]


@pytest.mark.parametrize(("options", "mates", "seed"), ENDINGS)
@pytest.mark.parametrize("points", [False, True])
def test_the_contract_counts_for_more_than_a_trick_of_ones_own(
    options: Options, mates: tuple[int, ...], seed: int, points: bool
) -> None:
    """The ace wins a trick; if it is kept, the other defender takes both."""
    options = {**options, "defender_points": points}
    table = last_two(options, mates, seed)
    assert table.play is not None and sum(table.play.taken[seat] for seat in (2, *mates)) == 5
    play_cards(table, "KH")
    seen = view(table, 1)
    context = context_of(LEVEL["expert"], seen, 1)
    resumed = ResumedPlay(seen, context.knowledge.tricks)
    policy = policy_for(context, resumed.in_flat(real_world(table)))
    plays = [Play(card) for card in table.game.deck.ids(["7H", "AH"])]
    played, solved = CardSearch(context, plays, policy, resumed).evaluate(real_world(table), [0, 1])
    assert played[1].tricks == played[0].tricks + 1
    assert played[0].value > played[1].value and solved[0] > solved[1]


def last_two(options: Options, mates: tuple[int, ...], seed: int) -> Table:
    """Return the table before the last two tricks; seat 0 leads."""
    game = five_hundred(**options)
    low = iter(("2C 3C", "4C 5C", "2D 3D"))
    left = {seat: next(low) for seat in range(3, game.seats)}
    left |= {0: "KH AD", 1: "AH 7H", 2: "8H 9H"}
    return ending(game, 1, left, log_of(options, mates), 0, seed=seed, talon=GONE)
