"""What the cards that others have played say about those they hold."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from random import Random
from statistics import mean

import pytest

from tests.bots.baseline import heuristic
from tests.bots.dealing import random_deal, run_deal
from tests.bots.positions import bare_world, game_of, is_kept, play, position
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import Beliefs, alike, play_likelihood
from trickdesk.bots.player import decide
from trickdesk.bots.simulation.sampler import Sampler
from trickdesk.engine.actions import Action, AskPlay, Stock
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

# About half of what was measured over these deals, in nats.
LEAST = {"92q": 1.2, "five-hundred": 1.0, "forty-fives": 0.35, "red-one": 1.0}
LEAST_OF_HEARTS = 0.9
LEAST_OF_SIX = 1.3
FIVE = game_of("five-hundred")


def beliefs_of(seen: PlayerView, seed: int = 1, watched: bool = True) -> Beliefs:
    return Beliefs(seen, knowledge_of(seen.game), Random(seed), weighted=False, watched=watched)


def information(table: Table, seen: PlayerView, rng: Random) -> float:
    """Return how much likelier the cards played make the real deal."""
    knowledge, beliefs = knowledge_of(seen.game), beliefs_of(seen)
    sampler = Sampler(seen, knowledge.unlikely_buried(seen), kept=knowledge.known_holdings(seen))
    worlds = [sampler.world(rng) for _ in range(40)]
    drawn = mean(exp(beliefs.log_weight(world)) for world in worlds)
    assert is_kept(beliefs, knowledge, bare_world(table))
    return beliefs.log_weight(bare_world(table)) - log(drawn)


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_the_real_cards_suit_the_play_better_than_chance(name: str, least: float) -> None:
    """All seats are played by the reference player, which has its own rules."""
    gains = gained_by(games()[name](), 16, heuristic.choose)
    assert len(gains) >= 40
    assert mean(gains) > least


@pytest.mark.parametrize("sixes", ["threes", "pairs"])
def test_the_real_cards_of_six_players_suit_their_play(sixes: str) -> None:
    """All seats are played by bots, because the reference player doesn't bid there."""
    game = game_of("five-hundred", players=6, sixes=sixes)
    gains = gained_by(game, 8, lambda seen: decide(seen, "medium", 1, clock=lambda: 0.0).action)
    assert len(gains) >= 40
    assert mean(gains) > LEAST_OF_SIX


def test_the_real_cards_of_hearts_suit_the_play_of_bots() -> None:
    """The reference player ducks in another way, so it is only not misread."""
    game = game_of("hearts")
    assert mean(gained_by(game, 16, heuristic.choose)) > 0
    assert (
        mean(gained_by(game, 16, lambda seen: decide(seen, "medium", 1, clock=lambda: 0.0).action))
        > LEAST_OF_HEARTS
    )


def gained_by(game: Game, deals: int, player: Callable[[PlayerView], Action]) -> list[float]:
    """Return how much likelier what was played makes the real deal, at many decisions."""
    gains = []
    for number in range(deals):
        rng, table = Random(9000 + number), Table(game)
        table.deal(random_deal(game, number % game.seats, rng))
        while table.phase is not None:
            if table.phase.turn < 0:
                table.restock(Stock(tuple(table.discards)))
                continue
            seen = view(table, table.phase.turn)
            if seen.seat == number % game.seats and isinstance(seen.ask, AskPlay) and seen.tricks:
                gains.append(information(table, seen, rng))
            table.act(table.phase.turn, player(seen))
    return gains


def after(*cards: str) -> PlayerView:
    """Return the declarer's view (seat 2, 6S in Five Hundred) after leading the QH."""
    hands = {2: "JK JS JC AS KS QS QH 7C 5D 6D"}
    gone = "4H 4D 5S"
    log = ["2 call 6S", "3 call pass", "0 call pass", "1 call pass", f"2 give {gone}", "2 play QH"]
    followed = dict(zip((3, 0, 1), cards, strict=True))
    table = position(FIVE, 1, hands | followed, log, seed=1, talon=gone)
    return view(play(table, *(f"{seat} play {card}" for seat, card in followed.items())), 2)


def share(seen: PlayerView, seat: int, card: str, watched: bool) -> float:
    """Return how often a seat holds a card in the sampled deals."""
    beliefs = beliefs_of(seen, watched=watched)
    (number,) = FIVE.deck.ids([card])
    return mean(beliefs.world().hands[seat] >> number & 1 for _ in range(800))


def test_who_did_not_win_a_trick_hardly_could() -> None:
    """The last seat let the queen of hearts win."""
    seen = after("5H", "6H", "7H")
    believed = [[share(seen, 1, card, watched) for card in ("KH", "AH")] for watched in (False, True)]
    assert all(0 < watched < even - 0.06 for even, watched in zip(*believed, strict=True))


def test_of_touching_cards_either_may_be_played() -> None:
    """The ace of hearts won, as the king would have: the player may have both."""
    seen = after("5H", "6H", "AH")
    assert share(seen, 1, "KH", True) > share(seen, 1, "KH", False) - 0.06


def test_a_trump_that_may_be_played_at_any_time_says_nothing() -> None:
    """Forty-Fives: the weights are the same without it."""
    game, found = games()["forty-fives"](), 0
    knowledge = knowledge_of(game)
    for number in range(20):
        table = Table(game)
        for asked in run_deal(table, Random(number), {}):
            assert asked.turn is not None
            seen = view(table, (asked.turn + 1) % game.seats)
            if seen.trick is None or len(seen.trick.cards) < 2:
                continue
            assert table.play is not None and seen.tricks
            suits, trump = table.play.order.suit_of, table.play.order.trump
            if suits[seen.trick.cards[0]] == trump or suits[seen.trick.cards[-1]] != trump:
                continue
            found += 1
            world = bare_world(table)
            hands = [beliefs_of(seen).hand(world, seat) for seat in range(game.seats)]
            plays = play_likelihood(seen, knowledge)
            assert plays is not None
            weight = plays.log_weight(hands)
            plays.count -= 1
            assert weight == plays.log_weight(hands)
    assert found > 5


@pytest.mark.parametrize("name", sorted(games()))
def test_nothing_is_read_where_cards_come_from_piles(name: str) -> None:
    table, read = Table(games()[name]()), set()
    for seen in run_deal(table, Random(3), {}):
        read.add(beliefs_of(seen).plays is not None)
    assert read == ({False} if table.game.has_piles else {False, True})


def test_in_hearts_who_stays_low_hardly_has_a_higher_card_that_would_have_lost() -> None:
    """Seat 2 plays the 4S under the king; the nine or jack would have been as safe."""
    game = game_of("hearts", passing="none")
    cards = ["0 play 2C", "1 play AC", "2 play 4C", "3 play 5C", "1 play KS", "2 play 4S"]
    hands = {0: "2C 9S JS", 1: "AC KS", 2: "4C 4S", 3: "5C"}
    seen = view(position(game, 3, hands, cards, seed=8), 3)
    believed = []
    for watched in (False, True):
        beliefs = beliefs_of(seen, watched=watched)
        held = [beliefs.world().hands[2] for _ in range(800)]
        believed.append([mean(hand >> card & 1 for hand in held) for card in game.deck.ids(["9S", "JS"])])
    assert all(0 < watched < even - 0.03 for even, watched in zip(*believed, strict=True)), believed


def led_at_no_trump(**options: object) -> PlayerView:
    """Return seat 3's view of the joker that seat 2 has led as a heart."""
    log = ["2 call 6NT", "3 call pass", "0 call pass", "1 call pass", "2 give 4H 4D 5S", "2 play JK as H"]
    hands = {2: "JK JS JC AS KS QS AC 7C 5D 6D"}
    return view(position(game_of("five-hundred", **options), 1, hands, log, seed=1, talon="4H 4D 5S"), 3)


def test_a_joker_is_remembered_as_what_it_led() -> None:
    seen = led_at_no_trump()
    plays = play_likelihood(seen, knowledge_of(seen.game))
    assert plays is not None
    assert plays.cards == [*FIVE.deck.ids(["JK"])]
    assert (plays.named, plays.others) == ([FIVE.deck.suits.index("H")], [True])


def test_nothing_is_read_under_rules_that_are_not_in_the_flat_tables() -> None:
    seen = led_at_no_trump(nt_joker="strict")
    assert play_likelihood(seen, knowledge_of(seen.game)) is None


def test_touching_cards_are_alike_unless_one_counts_more() -> None:
    """Red One: a fourteen counts 10, a thirteen and a twelve nothing."""
    game = game_of("red-one")
    tricks = knowledge_of(game).tricks(game.trick_play(Start(game.order_for(0), [0] * 4, 0, range(4))))
    twelve, thirteen, fourteen = game.deck.ids(["G12", "G13", "G14"])
    tricks.begin([1 << twelve | 1 << thirteen | 1 << fourteen, 0, 0, 0], 0, [0] * 4, [])
    tricks.played = 0
    assert alike(tricks, twelve, thirteen)
    assert not alike(tricks, thirteen, fourteen)
