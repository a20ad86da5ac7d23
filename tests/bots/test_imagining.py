"""Simulated deals are cheap and correct: equal ends, hand strengths, auctions."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import combinations
from random import Random

import pytest

from tests.bots.dealing import game_name, random_deal, some_games, start_of
from trickdesk.bots.bidding.auction_search import PARTNER_LEVELS, AuctionSearch, BiddingPlan
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of
from trickdesk.bots.simulation.hand_evaluation import VOID_WORTH
from trickdesk.bots.simulation.rollout import PlayResult, terms_of
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import NOBODY
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import CHECK, PASS, Contract
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.deal import PlayedDeal, Terms
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start, Trick
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games


def some_terms(game: Game, knowledge: GameKnowledge, rng: Random) -> Terms:
    """Return random terms for a deal."""
    seats = range(game.seats)
    if not game.has_contracts:
        goals = tuple(rng.choice(game.bids[:4]).goal if game.bids else None for _ in seats)
        teams = tuple(tuple(seat for seat in seats if game.side(seat) == side) for side in range(game.sides))
        return Terms(None, None, teams, goals)
    declarer, bid = rng.choice(seats), rng.choice(game.ladder)
    trump = rng.choice(knowledge.trumps(bid))
    return terms_of(game, Contract(declarer, bid), trump, knowledge.teams(declarer, rng, bid))


@pytest.mark.parametrize("game", some_games(8, seed=51), ids=game_name)
def test_ends_with_the_same_key_score_alike(game: Game) -> None:
    """Random play, most of it from few deals, so that many ends bring the same."""
    rng, knowledge = Random(7), knowledge_of(game)
    scores: dict[object, tuple[int, ...]] = {}
    again = 0
    for _ in range(3):
        terms = some_terms(game, knowledge, rng)
        start = start_of(game, rng)
        order = game.order_for(game.trump_index(terms.trump))
        players: Sequence[int] = range(game.seats)
        leader = rng.randrange(game.seats)
        if terms.contract is not None:
            players, leader = game.players(terms.contract), terms.contract.declarer
        for _ in range(120):
            begin = Start(order, start.hands[:], leader, players, start.rows[:], start.piles)
            tricks = knowledge.tricks(game.trick_play(begin))
            tricks.start(start.hands[:], leader, start.rows[:], [tuple(pile) for pile in start.piles])
            while tricks.left:
                card = rng.choice([*cards_in(tricks.legal())])
                names = [] if tricks.trick_size else tricks.names(card)
                tricks.play(card, rng.choice(names) if names else NOBODY)
            taken = PlayResult.of(tricks, leader)
            assert taken.points == [game.trick_points(trick.cards) for trick in taken.tricks]
            nothing = [0] * game.seats
            deal = PlayedDeal((), terms, taken.tricks, taken.points, taken.taken, nothing, [0] * game.sides)
            key = terms, knowledge.score_key(terms, tricks.key())
            again += key in scores
            points = game.score(deal).points
            assert scores.setdefault(key, points) == points
            assert knowledge.scored(terms, tricks.key()) in (None, points)
    assert again > 5 or game.seats > 4 or len(knowledge.score_key(terms, tricks.key())) == len(tricks.key())


@pytest.mark.parametrize("moon", ["others", "self"])
def test_what_is_told_without_the_game_is_what_it_scores(moon: str) -> None:
    """Hearts: a seat takes all tricks or all but one, and so nearly all points."""
    game = games()["hearts"]({"moon": moon})
    knowledge, terms = knowledge_of(game), Terms(None, None, tuple((seat,) for seat in range(4)), (None,) * 4)
    tricks = [
        Trick(0, 13 * suit, [13 * suit + 4 * n + i for i in range(4)], 1)
        for suit in range(4)
        for n in range(3)
    ]
    tricks.append(Trick(0, 12, [12, 25, 38, 51], 1))
    for last in range(4):
        played = [*tricks[:-1], tricks[-1]._replace(winner=last)]
        worth = [game.trick_points(trick.cards) for trick in played]
        taken, points = [0] * 4, [0] * 4
        for trick, counted in zip(played, worth, strict=True):
            taken[trick.winner] += 1
            points[trick.winner] += counted
        deal = PlayedDeal((), terms, played, worth, taken, [0] * 4, [0] * 4)
        assert knowledge.scored(terms, (*taken, *points, last, NOBODY)) == game.score(deal).points


def plain_strength(knowledge: GameKnowledge, hand: int, trump: int) -> float:
    """Compute `GameKnowledge.strength` in the simplest way."""
    tables, tricks = tables_of(knowledge.game, knowledge.game.order_for(trump)), 0.0
    for suit, mask in enumerate(tables.order.suit_mask):
        if knowledge.exchange_all and suit != trump:
            continue
        for card in cards_in(hand & mask):
            over = (tables.above[suit][card] & mask & ~hand).bit_count()
            length = (hand & mask).bit_count() if suit != trump else mask.bit_count()
            tricks += (1.0, 0.45, 0.15)[over] if over < min(3, length) else 0.0
    trumps = (
        (hand & tables.order.suit_mask[trump]).bit_count() if trump < len(knowledge.game.deck.suits) else 0
    )
    return tricks + 0.5 * max(0, trumps - 2)


@pytest.mark.parametrize("game", [game for game in some_games(4, seed=52) if game.ladder], ids=game_name)
def test_hands_are_judged_as_the_tables_say(game: Game) -> None:
    rng, knowledge, suits = Random(8), knowledge_of(game), game.deck.suits
    # Where one suit is always trump, no other one is asked about.
    trumps = [suit for suit in range(len(suits)) if game.order_for(suit).trump == suit]
    for _ in range(120):
        hand = card_set(rng.sample(range(game.deck.size), game.hand_size))
        worth = {trump: knowledge.strength(hand, trump) for trump in trumps}
        # Euchre counts its five cards in its own way.
        if type(knowledge).strength is GameKnowledge.strength:
            assert worth == {trump: plain_strength(knowledge, hand, trump) for trump in trumps}
        assert len(trumps) == 1 or knowledge.best_trump(hand) == suits[max(trumps, key=worth.__getitem__)]
        bid, trump, count = rng.choice(game.ladder), rng.choice(trumps), rng.randint(1, 4)
        first = next(iter(knowledge.bury_sets(hand, count, bid, trump, hand, 0)))
        assert knowledge.bury(hand, count, bid, trump) == first
        order, keep = game.order_for(trump), tables_of(game, game.order_for(trump)).keep
        held = sorted(cards_in(hand & order.suit_mask[trump]), key=keep.__getitem__)
        plain = hand & ~order.suit_mask[trump]
        fewer = plain | card_set(held[: max(0, count - plain.bit_count())])
        assert GameKnowledge.throw(knowledge, hand, count, trump) == fewer


def test_a_hand_is_rid_of_the_longest_suits_that_fit() -> None:
    """Discard all cards of one or two suits, or else the cheapest."""
    game = games()["red-one"]()
    knowledge, rng, voided = knowledge_of(game), Random(9), 0
    for _ in range(80):
        hand, trump = card_set(rng.sample(range(game.deck.size), 15)), rng.randrange(4)
        masks = game.order_for(trump).suit_mask
        gone = knowledge.bury(hand, 6, "70", trump)
        assert gone.bit_count() == 6 and not gone & ~hand
        plain = [mask for suit, mask in enumerate(masks[:4]) if suit != trump and hand & mask]
        fitting = [
            hand & (a | b) for a, b in combinations([*plain, 0], 2) if (hand & (a | b)).bit_count() <= 6
        ]
        voided += any(not suits & ~gone for suits in fitting if suits)
    assert VOID_WORTH > 0
    assert voided > 40


def test_an_auction_that_is_remembered_goes_as_the_engine_has_it() -> None:
    """For any limits: the lowest bid within them, else the call that keeps a seat in."""
    game, rng, ended = games()["red-one"](), Random(10), set()
    for number in range(12):
        table = Table(game)
        table.deal(random_deal(game, number % 4, rng))
        for _ in range(rng.randrange(3)):
            assert table.phase is not None
            seen = view(table, table.phase.turn)
            assert isinstance(seen.ask, AskCall)
            bids = [call for call in seen.ask.calls if call in game.ladder]
            table.act(table.phase.turn, Call(bids[0] if bids else PASS))
        assert table.phase is not None
        seen = view(table, table.phase.turn)
        if not isinstance(seen.ask, AskCall) or seen.ask.style == "trump":
            continue
        mind = AuctionSearch(context_of(LEVEL["hard"], seen, 1), seen.ask)
        for _ in range(30):
            limits = [float(rng.randrange(60, 140)) for _ in range(4)]
            plan = BiddingPlan(rng.choice(seen.ask.calls[:3]), float(rng.randrange(60, 140)))
            auction = copy(mind.auction)
            auction.live, auction.said = auction.live[:], auction.said[:]
            auction.say(plan.call)
            while not auction.done:
                seat, calls = auction.turn, auction.calls(auction.turn)
                bid = next((call for call in calls if call in game.ladder), None)
                over = (
                    PARTNER_LEVELS if auction.holder is not None and (auction.holder - seat) % 2 == 0 else 0
                )
                limit = plan.limit if seat == seen.ask.seat else limits[seat]
                if bid is not None and (PASS not in calls or limit >= game.bid(bid).level + over):
                    auction.say(bid)
                else:
                    auction.say(CHECK if CHECK in calls else PASS)
            assert mind.end(plan, limits) == auction.contract
            ended.add(auction.contract)
    assert len(ended) > 20
