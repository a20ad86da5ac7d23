"""What a bot has to know about a game that the engine does not tell: the general answers.

Numbers that were fitted, or judged (how people bid, how often contracts are made, how fast a match goes) stand with
their game in the other modules here; a game without them is bid by none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from trickdesk.bots.levels import Agreements, Temperament
from trickdesk.bots.simulation.hand_evaluation import VOID_WORTH, best_suit, strength_of, to_bury, to_throw
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import friends_of, loses_all
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.endings import TrickValues, trick_values_of
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import Teams, Terms
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay, is_plain
from trickdesk.engine.view import PlayerView

FAR_TRICKS = 3  # a bid that misses by so many was wild: judged, not fitted


@dataclass(frozen=True, slots=True)
class BidModel:
    """The strength with which half of all players bid ``level``: ``base + step * level``; ``width`` says how sharp
    that is, ``taken`` how much stronger the declarer's hand is once the kitty is in it.

    Fitted (greatest likelihood) by ``python -m tests.bots.habits`` to the calls of the bots themselves: level medium,
    default rules, 200 deals of seed 7002, 776 (five-hundred) to 1,372 (tocan) calls of each game.
    """

    base: float
    step: float
    width: float
    taken: float = 0.0

    def chance(self, strength: float, level: int) -> float:
        """The chance that somebody with that strength bids ``level`` or more."""
        return 1 / (1 + exp(min(50.0, (self.base + self.step * level - strength) / self.width)))

    def limit(self, strength: float) -> float:
        """The level up to which half of all players bid with that strength."""
        return (strength - self.base) / self.step


class Curve(NamedTuple):
    """A logistic curve over the log-odds of the share of imagined deals in which a contract is made.

    Fitted by ``python -m tests.bots.calibrate`` on contracts of deals of each game, default rules: calls with
    inference, 100 worlds and 16,000 cards, 15 % of the bids picked by chance, cards by a player who searches over 20
    worlds, for leads and in the last four tricks. Standard errors are about 0.1, and larger for the small families.
    """

    intercept: float
    slope: float


class ScoringRate(NamedTuple):
    """How a match goes on: points by which the best side comes nearer to the target in a deal, and the standard
    deviation of the difference of two sides in a deal. Judged by eye, not fitted."""

    gain: float
    spread: float


def of_pairs(numbers: Sequence[int]) -> tuple[int, int]:
    """The sums of the numbers of four seats over the two pairs that sit opposite each other."""
    return numbers[0] + numbers[2], numbers[1] + numbers[3]


class GameKnowledge:
    """The flow from the auction to the first lead, as far as a simulation needs it, and rules of thumb.

    ``kitty``: how many cards the declarer takes.
    ``odd``: cards that are never as good as their neighbours. ``trump_before_kitty``: trump is named before the kitty
    is seen.
    ``numbers``: bids are nothing but numbers, and what is taken counts, not the bid.
    ``exchange_all``: everybody throws his plain cards away. ``weak_below``: the strength below which a hand is one.
    ``bid_model``, ``curves`` (by family of bids), ``scoring_rate``: see :mod:`trickdesk.bots.game_knowledge.base`.
    ``slack``: by level, the log-odds by which its contracts are made more or less often than those curves say, because
    it plays the cards otherwise, and ``leaning``, by how much surer of a bid than elsewhere it wants to be; both
    fitted by ``python -m tests.bots.bidding_table``.
    """

    game_id: ClassVar[str] = ""
    kitty: int = 0
    odd: CardSet = 0
    trump_before_kitty: bool = False
    numbers: bool = False
    exchange_all: bool = False
    weak_below: float = 0.0
    bid_model: ClassVar[BidModel | None] = None
    curves: ClassVar[Mapping[str, Curve]] = {}
    slack: ClassVar[Mapping[str, float]] = {}
    leaning: ClassVar[Mapping[str, Temperament]] = {}
    scoring_rate: ClassVar[ScoringRate | None] = None

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        self.game, self.agreements = game, agreements
        self.flat: dict[int, tuple[Rules, bool]] = {}
        self.plain: dict[int, Rules] = {}

    # -- contracts

    def trumps(self, bid: str) -> tuple[str, ...]:
        """The trumps that a bid may come to be played in."""
        trump = self.game.bid(bid).denomination
        return tuple(self.game.deck.suits) if trump is None else (trump,)

    def kind(self, bid: str) -> str:
        """Bids of one kind are played alike; only the score differs."""
        return self.game.bid(bid).denomination or ""

    def family(self, bid: str, hand: CardSet) -> str:
        """Bids of one family, with such hands, are equally well judged by imagined deals: see
        :mod:`trickdesk.bots.bidding.bidder`."""
        return ""

    def misses_by_far(self, goal: Goal, taken: int, points: int) -> bool:
        """Whether a side that took so many tricks and card points misses its goal by so much that its bid was wild."""
        if goal.takes_none:
            return taken >= FAR_TRICKS
        return taken + FAR_TRICKS <= goal.amount

    def blunder(self, view: PlayerView, call: str) -> str:
        """The name of the blunder that a call is, whatever comes of it, or nothing."""
        return ""

    def has_allied_defenders(self) -> bool:
        """Whether all who play against a declarer are friends."""
        return True

    def setback(self, bid: str) -> tuple[float, float]:
        """What the declarer's side and each other side score when the bid just fails."""
        return 0, 1

    def shows_strength(self, bid: str) -> bool:
        """Whether who makes that bid holds winners."""
        return not self.wants_none(bid)

    def wants_none(self, bid: str) -> bool:
        """Whether who makes that bid has to lose every trick."""
        return self.game.bid(bid).goal.takes_none

    def trick_values(self, buried: CardSet) -> TrickValues:
        """What tricks are worth, where ``buried`` are the cards that the declarer put away."""
        return trick_values_of(self.game)

    def is_sensible(self, view: PlayerView, bid: str) -> bool:
        """Whether somebody sensible could make that bid with the viewer's cards at all."""
        return True

    def has_agreed(self, seat: Seat, name: str) -> bool:
        """Whether a seat's side has agreed on something."""
        return bool(self.agreements) and name in self.agreements[self.game.side(seat)]

    def shown_by(self, seat: Seat, call: str, before: Sequence[tuple[Seat, str]]) -> CardSet:
        """The cards that a call, after the calls ``before``, says its caller holds, because his side agreed so."""
        return 0

    def shown(self, view: PlayerView) -> list[CardSet]:
        """For each seat the cards that it said it holds; agreements are open, so everybody understands it."""
        found: list[CardSet] = [0] * self.game.seats
        for at, (seat, call) in enumerate(view.calls):
            found[seat] |= self.shown_by(seat, call, view.calls[:at])
        return found

    def teams(self, declarer: Seat, rng: Random) -> Teams:
        """The sides of a deal; where the declarer is to choose, some choice."""
        teams = self.game.teams(declarer)
        if teams is not None:
            return teams
        others = [seat for seat in range(self.game.seats) if seat != declarer]
        mates = rng.sample(others, self.game.seats // 2 - 1)
        return (declarer, *mates), tuple(seat for seat in others if seat not in mates)

    def players(self, bid: str, declarer: Seat) -> Sequence[Seat]:
        """The seats that play tricks."""
        return range(self.game.seats)

    def leader(self, dealer: Seat, declarer: Seat) -> Seat:
        """Who leads to the first trick."""
        return declarer

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        """The rule-based player of all seats."""
        declarer = self.game.seats if terms.declarer is None else terms.declarer  # nobody sits there
        return self.player(terms)(rules, friends_of(terms.teams, self.game.seats), declarer)

    def player(self, terms: Terms) -> type[Policy]:
        """Which one that is."""
        return Policy

    def expected(self, view: PlayerView, hand: CardSet) -> float:
        """About how many tricks a hand takes, where everybody has to say how many."""
        return self.strength(hand, self.game.trump_index(view.trump))

    def has_beginner(self, terms: Terms) -> bool:
        """Whether beginners have a way of their own to play cards: where tricks count."""
        return not (self.game.low_wins or loses_all(terms))

    def is_predictable(self, terms: Terms) -> bool:
        """Whether it plays so much like others that their cards say what they hold: where tricks count."""
        return not (self.game.low_wins or loses_all(terms))

    def tricks(self, play: TrickPlay) -> Tricks:
        """A play in flat integers, to begin; guided by itself where the flat rules do not know all of its own."""
        trump = play.order.trump
        known = self.flat.get(trump)
        if known is None:
            rules = Rules(tables_of(self.game, trump))
            known = self.flat[trump] = rules, self.configure_rules(rules, play)
        rules, complete = known
        return Tricks(rules, self.game.seats, list(play.players), None if complete else play)

    def configure_rules(self, rules: Rules, play: TrickPlay) -> bool:
        """Tell the flat rules what is odd about a play; whether they know everything then."""
        return is_plain(play)

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """So much of :meth:`Tricks.key` as the score of a deal with those terms may depend on."""
        return key

    def scored(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...] | None:
        """The points of each side, where :meth:`Tricks.key` plainly tells them; None to ask the game."""
        return None

    # -- judging cards

    def rules_of(self, trump: int) -> Rules:
        """The flat tables of a trump, without what is odd about a play."""
        rules = self.plain.get(trump)
        if rules is None:
            rules = self.plain[trump] = Rules(tables_of(self.game, trump))
        return rules

    def strength(self, hand: CardSet, trump: int) -> float:
        """About how many tricks a hand is worth: its winners, its length in trumps and its ruffs."""
        return strength_of(self.rules_of(trump), hand, self.exchange_all)

    def best_trump(self, hand: CardSet) -> str:
        """The suit that makes the most of a hand."""
        suits = self.game.deck.suits
        return suits[best_suit([self.rules_of(suit) for suit in range(len(suits))], hand, self.exchange_all)]

    # -- putting cards away

    def bury_sets(
        self, hand: CardSet, count: int, bid: str, trump: int, allowed: CardSet, first: CardSet
    ) -> Iterator[CardSet]:
        """Some sensible sets of ``count`` cards to put away, the rule-of-thumb choice first."""
        tables = tables_of(self.game, trump)
        order = tables.order
        plain = [suit for suit in range(len(self.game.deck.suits)) if suit != order.trump]
        for cost in (tables.lose, tables.keep, tables.give):
            for voids in self.void_plans(hand, plain, order.suit_mask, count):
                price = [
                    (cost[card] - (VOID_WORTH if voids >> order.suit_of[card] & 1 else 0), card)
                    for card in cards_in(allowed & ~first)
                ]
                price.sort()
                yield first | card_set(card for _, card in price[: max(0, count - first.bit_count())])

    def bury(self, hand: CardSet, count: int, bid: str, trump: int) -> CardSet:
        """The first of those sets, where the whole hand may go."""
        return to_bury(self.rules_of(trump), hand, count, hand, 0)

    def void_plans(
        self, hand: CardSet, plain: Sequence[int], masks: Sequence[CardSet], count: int
    ) -> list[int]:
        """Masks of suits to get rid of: the shortest one or two that fit, and none."""
        held = [suit for suit in plain if hand & masks[suit]]
        pairs = [*combinations(held, 1), *combinations(held, 2)]
        sizes = {pair: sum((hand & masks[suit]).bit_count() for suit in pair) for pair in pairs}
        fitting = sorted((pair for pair in pairs if sizes[pair] <= count), key=lambda pair: sizes[pair])
        return [card_set(pair) for pair in reversed(fitting[-3:])] + [0]

    def throw(self, hand: CardSet, low: int, trump: int) -> CardSet:
        """What to throw away for new cards where the number is free: all but trumps, ``low`` cards at least."""
        return to_throw(self.rules_of(trump), hand, low)

    # -- passing cards on

    def pass_sets(self, hand: CardSet, number: int) -> Iterator[CardSet]:
        """Some sets of cards that may be passed on to another seat, the rule-of-thumb choice first."""
        raise NotImplementedError  # a game in which cards are passed on says which

    def opener(self, hands: Sequence[CardSet], first: Seat) -> Seat:
        """Who leads to the first trick where nobody declares; ``first`` is left of the dealer."""
        return first

    # -- imagining

    def exchange(
        self, world: World, dealer: Seat, declarer: Seat, bid: str, trump: str | None, taken: bool
    ) -> str:
        """Do in a world what happens between the auction and the play; the trump that is played.

        ``trump``: None to have it chosen. ``taken``: the declarer has taken the kitty already.
        """
        game = self.game
        if self.kitty and not taken:
            world.hands[declarer] |= card_set(world.talon[: self.kitty])
            world.talon = world.talon[self.kitty :]
        hand = world.hands[declarer]
        if trump is None:
            trump = self.best_trump(hand)
        extra = hand.bit_count() - game.hand_size
        if self.kitty and extra > 0:
            gone = self.bury(hand, extra, bid, game.trump_index(trump))
            world.hands[declarer] ^= gone
            world.buried = gone
        return trump

    def known_holdings(self, view: PlayerView) -> dict[Seat, tuple[int, CardSet]]:
        """What everybody knows that others hold: for a seat a number of cards, at least, and of which.

        Cards that were shown by agreement count as known as long as they may be there.
        """
        seen = view.hand | view.buried | card_set(card for trick in view.tricks for card in trick.cards)
        for row in view.shown:
            seen |= row
        shown = {seat: cards & ~seen & ~view.cannot[seat] for seat, cards in enumerate(self.shown(view))}
        return {
            seat: (cards.bit_count(), cards) for seat, cards in shown.items() if cards and seat != view.seat
        }

    def unlikely_buried(self, view: PlayerView) -> CardSet:
        """Cards that nobody sensible puts away: the trumps, once they are named."""
        if not self.kitty or view.trump in (None, "NT"):
            return 0
        trump = self.game.trump_index(view.trump)
        return self.game.order_for(trump).suit_mask[trump]
