"""General knowledge of a game: what bots need beyond what the engine says.

Numbers that were fitted or estimated (how players bid, how often contracts are made, how fast a match goes)
are in each game's own module. Without them, bots bid by the general rules alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import ClassVar, NamedTuple

from trickdesk.bots.arithmetic import exp
from trickdesk.bots.levels import Agreements, Temperament
from trickdesk.bots.simulation.hand_evaluation import VOID_WORTH, best_suit, strength_of, to_bury, to_throw
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import friends_of, loses_all
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.endings import TrickValues, trick_values_of
from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import Teams, Terms
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.order import CardOrder
from trickdesk.engine.play import BoundedPlay, TrickPlay, is_plain
from trickdesk.engine.view import PlayerView

FAR_TRICKS = 3  # a bid that misses by this many was wild (estimated, not fitted)


@dataclass(frozen=True, slots=True)
class BidModel:
    """The strength with which half of all players bid `level`: base + step * level.

    `width` is the width of that transition, and `taken` is how much stronger the declarer's hand is with the
    kitty. `noise` is the share of calls that are made for unknown reasons. Where bids name suits, `choosy` is the
    strength that another suit may seem to have more (0: players may bid any suit).

    Fitted by maximum likelihood with `python -m tests.bots.habits` to the calls of the bots themselves: level
    medium, default rules, 200 deals of seed 7002, and 776 (five-hundred) to 1,372 (tocan) calls of each game.
    """

    base: float
    step: float
    width: float
    taken: float = 0.0
    noise: float = 0.2
    choosy: float = 0.0

    def chance(self, strength: float, level: int) -> float:
        """Return the chance that a player with this strength bids `level` or more."""
        return 1 / (1 + exp(min(50.0, (self.base + self.step * level - strength) / self.width)))

    def limit(self, strength: float) -> float:
        """Return the level that half of all players bid with this strength."""
        return (strength - self.base) / self.step


class Curve(NamedTuple):
    """A logistic curve: the chance of making a contract, from simulated deals.

    Its argument is the log-odds of the share of simulated deals in which the contract is made.

    Fitted with `python -m tests.bots.calibrate` to contracts of each game with default rules. Calls were made
    with inference, 100 worlds and 16,000 cards, and 15 % of the bids at random. Cards were played by a player
    who searches 20 worlds for leads and in the last four tricks. Standard errors are about 0.1, and larger
    for the small families.
    """

    intercept: float
    slope: float


class BidKind(NamedTuple):
    """What bids have in common that are played in the same way, by the same seats."""

    denomination: str | None
    alone: bool
    takes_none: bool


class CardNoise(NamedTuple):
    """Shares of the cards that are led, follow suit or are thrown for unknown reasons."""

    lead: float = 0.5
    follow: float = 0.5
    throw: float = 0.5


class ScoringRate(NamedTuple):
    """How fast a match goes; estimated, not fitted.

    `gain` is the number of points by which the best side gets nearer to the target in a deal. `spread` is the
    standard deviation of the difference of two sides in a deal.
    """

    gain: float
    spread: float


@lru_cache(maxsize=4)
def weights_in(text: str) -> Mapping[str, float]:
    """Return the weights in the text that `python -m tests.bots.train` writes."""
    return {fact: float(weight) for fact, weight in map(str.split, text.replace(",", "\n").split("\n")[1:-1])}


class GameKnowledge:
    """The deal from auction to first lead, as simulations need it, and rules of thumb.

    - `kitty`: how many cards the declarer takes.
    - `odd`: cards that are never equivalent to their neighbours in rank.
    - `trump_before_kitty`: whether trump is named before the kitty is seen.
    - `numbers`: whether bids are plain numbers, and a made contract scores what was taken rather than the
      bid.
    - `exchange_all`: whether all players exchange their plain cards.
    - `first_bid_wins`: whether the first bid ends the auction.
    - `weak_below`: hands with less strength are weak.
    - `alone_from`: the strength with which most players bid alone.
    - `bid_model`, `curves` (by family of bids) and `scoring_rate`: see the classes of this module.
    - `auction_model`: by which bids are read as long as the auction lasts, if not by the `bid_model`.
    - `left`: the curves for a contract that a pass leaves to the high bidder: an `opponent`, the `partner` (also a
      bidder who chooses this seat), or the partner who has raised the own suit (`raise`). Fitted with
      `python -m tests.bots.pass_table`, the default to Five Hundred: 3,270 passes of level hard (784 deals). Where
      auctions are searched, families of bids with a name have only their own curve.
    - `card_noise`: how little the cards of others say.
    - `learned`: a text with the weights of facts about hidden cards (`trickdesk.bots.inference.learned`), and of the
      likelihoods of calls and plays beside them.
    - `slack`: by level, the log-odds by which it makes more or fewer contracts than the curves predict,
      because it plays its cards differently.
    - `leaning`: by level, how much more certain of a bid it must be than in other games. This and `slack` are
      fitted with `python -m tests.bots.bidding_table`.
    """

    game_id: ClassVar[str] = ""
    odd: CardSet = 0
    trump_before_kitty: bool = False
    numbers: bool = False
    exchange_all: bool = False
    first_bid_wins: bool = False
    weak_below: float = 0.0
    alone_from: float = 0.0
    bid_model: BidModel | None = None
    auction_model: BidModel | None = None
    curves: ClassVar[Mapping[str, Curve]] = {}
    left: ClassVar[Mapping[str, Curve]] = {
        "opponent": Curve(0.65, 0.7),
        "partner": Curve(0.87, 0.9),
        "raise": Curve(1.4, 0.9),
    }
    slack: ClassVar[Mapping[str, float]] = {}
    leaning: ClassVar[Mapping[str, Temperament]] = {}
    scoring_rate: ScoringRate | None = None
    opening: CardSet = 0  # cards that must be led to the first trick, once a play has told the rules
    card_noise: ClassVar[CardNoise] = CardNoise()
    learned: ClassVar[str] = ""

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        self.game, self.agreements, self.kitty = game, agreements, game.kitty
        self.flat: dict[CardOrder, tuple[Rules, bool]] = {}
        self.plain: dict[int, Rules] = {}

    # -- contracts

    def trumps(self, bid: str) -> tuple[str, ...]:
        """Return the trumps in which a bid may be played."""
        trump = self.game.bid(bid).denomination
        return tuple(self.game.deck.suits) if trump is None else (trump,)

    def kind(self, bid: str) -> BidKind:
        """Return the kind of a bid; the deals of one kind are simulated together."""
        named = self.game.bid(bid)
        return BidKind(named.denomination, named.alone, named.goal.takes_none)

    def family(self, bid: str, hand: CardSet) -> str:
        """Return the family of a bid with this hand; each family has its own curve.

        See `trickdesk.bots.bidding.bidder`.
        """
        return ""

    def misses_by_far(self, goal: Goal, taken: int, points: int) -> bool:
        """Return whether a side misses its goal by so much that its bid was wild."""
        if goal.takes_none:
            return taken >= FAR_TRICKS
        return taken + FAR_TRICKS <= goal.amount

    def blunder(self, view: PlayerView, call: str) -> str:
        """Return the name of the blunder that a call is, whatever its result; "" if none."""
        return ""

    def has_allied_defenders(self) -> bool:
        """Return whether everybody who plays against a declarer is on one side."""
        return True

    def setback(self, bid: str) -> tuple[float, float]:
        """Return the scores of the declarer's side and of each other if a bid just fails."""
        return 0, 1

    def wants_none(self, bid: str) -> bool:
        """Return whether a bid is to lose every trick."""
        return self.game.bid(bid).goal.takes_none

    def trick_values(self, buried: CardSet) -> TrickValues:
        """Return what tricks are worth, with `buried` as the declarer's discards."""
        return trick_values_of(self.game)

    def is_sensible(self, view: PlayerView, bid: str) -> bool:
        """Return whether a sensible player could make a bid with the viewer's cards."""
        return True

    def has_agreed(self, seat: Seat, name: str) -> bool:
        """Return whether a seat's side has an agreement."""
        return bool(self.agreements) and name in self.agreements[self.game.side(seat)]

    def shown_by(self, seat: Seat, call: str, before: Sequence[tuple[Seat, str]]) -> CardSet:
        """Return the cards that a call shows by agreement, after the calls `before`."""
        return 0

    def shown(self, view: PlayerView) -> list[CardSet]:
        """Return the cards that each seat has shown; all seats understand agreements."""
        found: list[CardSet] = [0] * self.game.seats
        for at, (seat, call) in enumerate(view.calls):
            found[seat] |= self.shown_by(seat, call, view.calls[:at])
        return found

    def offered(self, view: PlayerView, at: int) -> Sequence[str] | None:
        """Return the trumps that could be bid at call `at`; None if all could."""
        return None

    def next_contract(self, view: PlayerView, world: World) -> Contract | None:
        """Return which contract a world has if the viewer passes now; None if nobody bids.

        Only where `first_bid_wins`.
        """
        raise NotImplementedError

    def partners(self, bid: str) -> int:
        """Return how many partners a declarer who chooses them usually takes."""
        return self.game.seats // 2 - 1

    def teams(self, declarer: Seat, rng: Random, bid: str) -> Teams:
        """Return the sides of a deal; random ones if the declarer chooses."""
        teams = self.game.teams(declarer)
        if teams is not None:
            return teams
        others = [seat for seat in range(self.game.seats) if seat != declarer]
        mates = rng.sample(others, self.partners(bid))
        return (declarer, *mates), tuple(seat for seat in others if seat not in mates)

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        """Return the rule-based player of all seats."""
        declarer = self.game.seats if terms.declarer is None else terms.declarer  # no seat has this number
        return self.player(terms)(rules, friends_of(terms.teams, self.game.seats), declarer)

    def player(self, terms: Terms) -> type[Policy]:
        """Return the class of that player."""
        return Policy

    def expected(self, view: PlayerView, hand: CardSet) -> float:
        """Return about how many tricks a hand takes, for bids of an exact number."""
        return self.strength(hand, self.game.trump_index(view.trump))

    def has_beginner(self, terms: Terms) -> bool:
        """Return whether beginners play cards in their own way: only if tricks count."""
        return not (self.game.low_wins or loses_all(terms))

    def is_predictable(self, terms: Terms) -> bool:
        """Return whether play is conventional enough to infer hands from it.

        True if tricks count.
        """
        return not (self.game.low_wins or loses_all(terms))

    def tricks(self, play: TrickPlay) -> Tricks:
        """Return an unstarted play in flat integers.

        If the flat rules don't cover the game's own rules, the engine's play guides it.
        """
        order = play.order
        known = self.flat.get(order)
        if known is None:
            rules = Rules(tables_of(self.game, order))
            known = self.flat[order] = rules, self.configure_rules(rules, play)
        rules, complete = known
        return Tricks(rules, self.game.seats, list(play.players), None if complete else play)

    def configure_rules(self, rules: Rules, play: TrickPlay) -> bool:
        """Add the game's special rules to the flat rules.

        Returns:
            Whether they are complete now.
        """
        if type(play) is not BoundedPlay:
            return is_plain(play)
        bounds = play.bounds
        self.opening, rules.bound = bounds.opening, True
        rules.opening, rules.barred = bounds.opening, bounds.barred
        rules.guarded, rules.breaking = bounds.guarded, bounds.breaking
        return True

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the part of `Tricks.key` on which the score of a deal may depend."""
        return key

    def scored(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return each side's points if `Tricks.key` determines them, else None."""
        return None

    def owed(self, carried: Sequence[int]) -> Sequence[float]:
        """Return what each side will pay for what is carried on, in points."""
        return ()

    # -- evaluating cards

    def rules_of(self, trump: int) -> Rules:
        """Return the flat tables of a trump, without special rules."""
        rules = self.plain.get(trump)
        if rules is None:
            rules = self.plain[trump] = Rules(tables_of(self.game, self.game.order_for(trump)))
        return rules

    def strength(self, hand: CardSet, trump: int) -> float:
        """Return about how many tricks a hand is worth.

        Counts winners, length in trumps, and ruffs.
        """
        return strength_of(self.rules_of(trump), hand, self.exchange_all)

    def best_trump(self, hand: CardSet) -> str:
        """Return the trump under which a hand is worth the most."""
        suits = self.game.deck.suits
        return suits[best_suit([self.rules_of(suit) for suit in range(len(suits))], hand, self.exchange_all)]

    # -- discarding

    def bury_sets(
        self, hand: CardSet, count: int, bid: str, trump: int, allowed: CardSet, first: CardSet
    ) -> Iterator[CardSet]:
        """Yield some sensible discards of `count` cards, the rule-of-thumb choice first."""
        order = self.game.order_for(trump)
        tables = tables_of(self.game, order)
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
        """Return the rule-of-thumb discard if any card of the hand may be discarded."""
        return to_bury(self.rules_of(trump), hand, count, hand, 0)

    def void_plans(
        self, hand: CardSet, plain: Sequence[int], masks: Sequence[CardSet], count: int
    ) -> list[int]:
        """Return masks of suits to void: up to three sets of one or two suits, and none."""
        held = [suit for suit in plain if hand & masks[suit]]
        pairs = [*combinations(held, 1), *combinations(held, 2)]
        sizes = {pair: sum((hand & masks[suit]).bit_count() for suit in pair) for pair in pairs}
        fitting = sorted((pair for pair in pairs if sizes[pair] <= count), key=lambda pair: sizes[pair])
        return [card_set(pair) for pair in reversed(fitting[-3:])] + [0]

    def throw(self, hand: CardSet, low: int, trump: int) -> CardSet:
        """Return the cards to exchange if their number is free.

        These are all cards but trumps, and at least `low` cards.
        """
        return to_throw(self.rules_of(trump), hand, low)

    def robbed(self, hand: CardSet, takes: CardSet, trump: int) -> CardSet:
        """Return the card that goes for the one turned up; no card if none is weaker."""
        keep = tables_of(self.game, self.game.order_for(trump)).keep
        weakest = min(cards_in(hand | takes), key=lambda card: keep[card])
        return 1 << weakest & ~takes

    # -- passing cards

    def pass_sets(self, hand: CardSet, number: int) -> Iterator[CardSet]:
        """Return some sets of cards to pass, the rule-of-thumb choice first."""
        raise NotImplementedError  # only games in which cards are passed need it

    def opener(self, hands: Sequence[CardSet], first: Seat) -> Seat:
        """Return who leads to the first trick without a declarer.

        `first` is the seat left of the dealer. Where a card must be led, it is the seat that holds it.
        """
        return next((seat for seat, hand in enumerate(hands) if hand & self.opening), first)

    # -- simulating

    def exchange(
        self, world: World, dealer: Seat, declarer: Seat, bid: str, trump: str | None, taken: bool
    ) -> str:
        """Simulate what happens in a world between auction and play; return the trump.

        Args:
            world: Changed in place.
            dealer: The dealer's seat.
            declarer: The declarer's seat.
            bid: The contract.
            trump: The trump; None to have it chosen.
            taken: Whether the declarer has already taken the kitty.
        """
        game = self.game
        kitty = game.kitty_for(bid)
        if kitty and not taken:
            world.hands[declarer] |= card_set(world.talon[:kitty])
            world.talon = world.talon[kitty:]
        hand = world.hands[declarer]
        if trump is None:
            trump = self.best_trump(hand)
        extra = hand.bit_count() - game.hand_size
        if kitty and extra > 0:
            gone = self.bury(hand, extra, bid, game.trump_index(trump))
            world.hands[declarer] ^= gone
            world.buried = gone
        return trump

    def known_holdings(self, view: PlayerView) -> dict[Seat, tuple[int, CardSet]]:
        """Return what all seats know that others hold.

        By seat, the least number of cards, and of which cards. Cards shown by agreement count as known as
        long as they may still be there.
        """
        seen = view.hand | view.buried | view.played
        for row in view.shown:
            seen |= row
        shown = {seat: cards & ~seen & ~view.cannot[seat] for seat, cards in enumerate(self.shown(view))}
        return {
            seat: (cards.bit_count(), cards) for seat, cards in shown.items() if cards and seat != view.seat
        }

    def suspected(self, view: PlayerView, unseen: CardSet) -> list[float]:
        """Return how much likelier somebody's plan makes each unseen card at each holder.

        In logarithms, as `Learned.odds`; empty if nobody seems to have a plan. All levels that think know it.
        """
        return []

    def unlikely_buried(self, view: PlayerView) -> CardSet:
        """Return the cards that are hardly ever discarded: trumps, once they are named.

        Exceptions are a declarer's surplus cards, and a hand that was exchanged for the kitty.
        """
        if not (self.kitty or self.exchange_all) or view.trump in (None, NO_TRUMP):
            return 0
        trump = self.game.trump_index(view.trump)
        return self.game.order_for(trump).suit_mask[trump]
