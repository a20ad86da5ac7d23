"""Beliefs of a seat about hidden cards.

Samples worlds that are consistent with the view, weighted by the calls and plays of the other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from trickdesk.bots.arithmetic import exp, log, total_of
from trickdesk.bots.game_knowledge.base import BidKind, BidModel, CardNoise, GameKnowledge
from trickdesk.bots.inference.learned import Learned, learned_odds
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.sampler import RandomBlock, Sampler, World
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import NOBODY, Tricks, index
from trickdesk.bots.solver.bits import bit, count
from trickdesk.engine.bids import HOLD, PASS
from trickdesk.engine.cards import CardSet, Seat, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start
from trickdesk.engine.view import PlayerView

if TYPE_CHECKING:
    from mypy_extensions import i64


CANDIDATES, KEPT = 32, 8  # worlds drawn at random, and how many of them are kept
MORE_CANDIDATES = 64  # during the auction, when only calls are compared
EFFECTIVE = KEPT  # the weights must be spread over at least this many candidates
# Powers of the weights, tried in turn until they are spread enough.
TEMPERS = (1.0, 0.7, 0.5, 0.35, 0.25, 0.15)
BEGINNING = 16  # rounds of a chain before its first world
ROUNDS_EACH = 4  # from one world to the next
SWAPS = 2  # swaps tried in a round, for every three unseen cards
FINE: Final = 1 << 24  # different random numbers
RARE = 1e-4  # no call counts as rarer than this
# 1/100 tricks that a card is worth, by the number of higher cards.
TOPS, TRUMP_TOPS = ((100, 45, 15), (100, 80, 65, 50))
SPARE_TRUMP: Final = 50  # 1/100 tricks for each trump above FEW_TRUMPS
FEW_TRUMPS: Final = 2
LOW: Final = 12  # bits for the rank; see card_values
LOW_MASK: Final = 0xFFF
FIELD: Final = 18
FIELD_MASK: Final = 0x3FFFF
TOGETHER = 3  # this many fields (trumps) fit into one machine word
CHUNK: Final = 11  # cards summed with one look-up
CHUNK_MASK: Final = 0x7FF
UNKNOWN: Final = -1
ROUNDS = 3  # until this many tricks are complete, no seat can have drawn from a pile
KITTY = "kitty"
NOTHING = BidModel(1.5, 0.0, 0.5)  # a bid of misère says only that the hand isn't stronger than this


def alike(tricks: Tricks, one: i64, other: i64) -> bool:
    """Return whether two cards of the seat on turn are equivalent.

    They are if no card that is still out ranks between them.
    """
    rules = tricks.rules
    suit = rules.suit_of[one]
    if rules.suit_of[other] != suit or rules.points[other] != rules.points[one]:
        return False
    between = rules.above[suit * rules.size + one] ^ rules.above[suit * rules.size + other]
    return not between & rules.all & ~(tricks.played | tricks.here.hand)


class PlayLikelihood:
    """Likelihood of the cards played by other seats, given the rule-based player.

    A card that could be played even if its holder could follow suit (such as a trump that may be played at
    any time) says nothing.
    """

    def __init__(self, view: PlayerView, tricks: Tricks, policy: Policy, noise: CardNoise) -> None:
        self.view, self.tricks, self.policy = view, tricks, policy
        self.lead_noise: float = noise.lead
        self.follow_noise: float = noise.follow
        self.throw_noise: float = noise.throw
        suits = view.game.deck.suits
        self.leader: int = view.tricks[0].leader
        # All cards up to the last one of another seat: the suit that each was led as, and whether another
        # seat played it.
        self.cards: list[i64] = []
        self.named: list[i64] = []
        self.others: list[bool] = []
        last = 0
        for trick in view.tricks:
            named = NOBODY if trick.named is None else suits.index(trick.named)
            for at, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                self.cards.append(card)
                self.named.append(NOBODY if at else named)
                self.others.append(seat != view.seat)
                if seat != view.seat:
                    last = len(self.cards)
        self.count: int = last

    def log_weight(self, hands: list[CardSet]) -> float:
        """Return the log-likelihood of the plays; `hands` are those before the first lead."""
        tricks, policy = self.tricks, self.policy
        tricks.start(hands, self.leader, [], [])
        weight = 0.0
        for at in range(self.count):
            card = self.cards[at]
            if self.others[at]:
                legal = tricks.legal()
                free = tricks.trick_size and tricks.may & ~tricks.must & bit(card)
                options: int = count(legal)
                if options > 1 and not free:
                    chosen = policy.card(tricks)
                    sensible = chosen == card or alike(tricks, chosen, card)
                    noise = self.lead_noise
                    if tricks.trick_size:
                        noise = self.follow_noise if legal & tricks.must else self.throw_noise
                    weight += log(noise / options + (1 - noise if sensible else 0.0))
            tricks.play(card, self.named[at])
        return weight


def play_likelihood(view: PlayerView, knowledge: GameKnowledge) -> PlayLikelihood | None:
    """Return the likelihood of the other seats' plays; None if they say nothing.

    They say nothing

    - if cards are drawn from piles, since nobody knows what a seat could have played,
    - if a side has to lose every trick, since the rules of thumb are only some of many equally good ones, and
    - under house rules that the flat tables don't cover.
    """
    game = view.game
    others = any(seat != view.seat for trick in view.tricks for seat in trick.seats[: len(trick.cards)])
    if not others or game.has_piles or not knowledge.is_predictable(view.terms):
        return None
    order, nothing = view.order, [0] * game.seats
    tricks = knowledge.tricks(
        game.trick_play(Start(order, nothing[:], view.tricks[0].leader, view.players, nothing, ()))
    )
    if tricks.guide is not None:
        return None
    policy = knowledge.policy(view.terms, tricks.rules)
    return PlayLikelihood(view, tricks, policy, knowledge.card_noise)


@lru_cache(maxsize=64)
def card_values(game: Game, trumps: tuple[int, ...], only_trumps: bool) -> tuple[int, ...]:
    """Return what each card adds to a hand's strength, under several trumps at once.

    Each number has a field of `FIELD` bits for each trump. The lower `LOW` bits of a field are 1/100 tricks
    for the card's rank. The bits above them are 1 for a trump, so that sums count the trumps. With
    `only_trumps`, other cards are worth nothing.
    """
    values = [0] * game.deck.size
    for i, trump in enumerate(trumps):
        tables = tables_of(game, game.order_for(trump))
        for card in range(game.deck.size):
            suit = tables.order.suit_of[card]
            is_trump = suit == trump < len(game.deck.suits)
            tops = TRUMP_TOPS if is_trump else () if only_trumps else TOPS
            over = (tables.above[suit][card] & tables.order.suit_mask[suit]).bit_count()
            worth = tops[over] if over < len(tops) else 0
            values[card] |= (worth | is_trump << LOW) << FIELD * i
    return tuple(values)


class StrengthEstimator:
    """Quick estimate of a hand's tricks under the best of several trumps.

    Hands are evaluated far more often than anything else here. So the values for all trumps of a group are
    added in one number, and sums over `CHUNK` neighbouring cards are kept.
    """

    def __init__(self, game: Game, trumps: tuple[int, ...], only_trumps: bool) -> None:
        groups = [trumps[at : at + TOGETHER] for at in range(0, len(trumps), TOGETHER)]
        self.counts: list[i64] = [len(group) for group in groups]
        self.values = [card_values(game, group, only_trumps) for group in groups]
        # By group, and for each set of cards within a chunk: the sum of their values, or UNKNOWN.
        self.chunks: i64 = (game.deck.size + CHUNK - 1) // CHUNK
        self.sums: list[list[i64]] = [[UNKNOWN] * (self.chunks << CHUNK) for _ in groups]

    def strength(self, hand: CardSet) -> float:
        """Return the strength of a hand in tricks."""
        best: i64 = 0
        cards: i64 = hand
        for group in range(len(self.counts)):
            total = self.total(group, cards)
            for _ in range(self.counts[group]):
                trumps = (total & FIELD_MASK) >> LOW
                tricks = (total & LOW_MASK) + (
                    SPARE_TRUMP * (trumps - FEW_TRUMPS) if trumps > FEW_TRUMPS else 0
                )
                if tricks > best:
                    best = tricks
                total >>= FIELD
        return best / 100

    def total(self, group: i64, cards: i64) -> i64:
        """Return the sum of the values of some cards, with a field for each trump."""
        sums = self.sums[group]
        total: i64 = 0
        chunk: i64 = 0
        while cards:
            at = chunk << CHUNK | cards & CHUNK_MASK
            value = sums[at]
            if value == UNKNOWN:
                value = self.summed(group, cards & CHUNK_MASK, chunk * CHUNK)
                sums[at] = value
            total += value
            cards >>= CHUNK
            chunk += 1
        return total

    def summed(self, group: i64, cards: i64, first: i64) -> i64:
        """Return the sum for the cards of one chunk, counted from card `first`."""
        values = self.values[group]
        total: i64 = 0
        while cards:
            here = cards & -cards
            cards ^= here
            total += values[first + index(here)]
        return total


@lru_cache(maxsize=16)
def strength_estimator(game: Game, trumps: tuple[int, ...], only_trumps: bool) -> StrengthEstimator:
    """Return the estimator for these trumps; it keeps its sums between calls."""
    return StrengthEstimator(game, trumps, only_trumps)


class CallLikelihood:
    """Likelihood of one call: `seat` did (`made`) or did not bid `level`.

    The model depends on the strength of a hand, as `estimator` estimates it. It also depends on how much that
    is below its strength in `others`, the suits that could have been bid instead. A share of `noise` of all
    calls is made for other reasons. `usual` is the chance of the call over all hands.
    """

    def __init__(
        self,
        seat: Seat,
        estimator: StrengthEstimator,
        bid_model: BidModel,
        level: int,
        made: bool,
        others: StrengthEstimator | None = None,
    ) -> None:
        self.seat, self.estimator, self.bid_model, self.level, self.made = (
            seat,
            estimator,
            bid_model,
            level,
            made,
        )
        self.base: float = bid_model.base
        self.step: float = bid_model.step
        self.width: float = bid_model.width
        self.others = others
        self.choosy: float = bid_model.choosy
        self.noise: float = bid_model.noise
        self.usual = 0.5

    def strength(self, hand: CardSet) -> float:
        """Return the strength on which the call depends."""
        return self.estimator.strength(hand)

    def chance(self, hand: CardSet) -> float:
        """Return the chance of the call with this hand, by `BidModel.chance`."""
        strength = self.estimator.strength(hand)
        chance = 1 / (1 + exp(min(50.0, (self.base + self.step * self.level - strength) / self.width)))
        if self.others is not None:
            behind = self.others.strength(hand) - strength
            chance /= 1 + exp(min(50.0, behind / self.choosy))
        return chance if self.made else 1 - chance

    def likelihood(self, hand: CardSet) -> float:
        """Return the chance of the call with this hand, noise included."""
        return (1 - self.noise) * self.chance(hand) + self.noise * self.usual


class AuctionModel:
    """Finds the calls of an auction that say something about a hand."""

    def __init__(self, view: PlayerView, knowledge: GameKnowledge) -> None:
        self.view, self.knowledge, self.game = view, knowledge, view.game
        self.ladder = view.game.ladder
        trumps = {t for bid in self.ladder if not knowledge.wants_none(bid) for t in knowledge.trumps(bid)}
        self.every = self.estimator(sorted(trumps))
        self.bids: dict[tuple[Seat, BidKind], str] = {}  # the highest of each kind
        self.passes: dict[Seat, CallLikelihood] = {}

    def readings(self) -> list[CallLikelihood]:
        """Return the likelihoods of what the other seats called.

        These are each seat's highest bid in each trump, and its pass. A pass that leaves the bid to a partner
        says nothing.
        """
        knowledge, view, game = self.knowledge, self.view, self.game
        bid_model = knowledge.bid_model
        if view.contract is None and knowledge.auction_model is not None:
            bid_model = knowledge.auction_model
        if bid_model is None:
            return []
        standing, holder = "", None
        for at, (seat, call) in enumerate(view.calls):
            bid = standing if call == HOLD else call
            if call == PASS:
                if holder is None or game.side(seat) != game.side(holder):
                    self.passes[seat] = self.passed(at, standing, bid_model)
            elif bid in self.ladder:
                standing, holder = bid, seat
                if not self.knowledge.shown_by(seat, call, view.calls[:at]):
                    self.bids[seat, self.knowledge.kind(bid)] = bid
        bids = [self.made(seat, bid, bid_model) for (seat, _), bid in self.bids.items()]
        found = [*bids, *self.passes.values()]
        return [reading for reading in found if reading.seat != view.seat and self.holds_still(reading.seat)]

    def passed(self, at: int, standing: str, bid_model: BidModel) -> CallLikelihood:
        """Return the likelihood of call `at`, a pass over the high bid `standing`."""
        lowest = min((bid.level for bid in self.game.bids if not bid.goal.takes_none), default=0)
        level = self.game.bid(standing).level if standing else lowest
        offered = self.knowledge.offered(self.view, at)
        estimator = self.every if offered is None else self.estimator(offered)
        return CallLikelihood(self.view.calls[at][0], estimator, bid_model, level, False)

    def made(self, seat: Seat, bid: str, bid_model: BidModel) -> CallLikelihood:
        """Return the likelihood of a bid.

        The declarer's hand includes the kitty once it is taken, and trump may be known.
        """
        contract, trumps = self.view.contract, self.knowledge.trumps(bid)
        if contract is not None and contract.declarer == seat:
            if self.knowledge.kitty:
                bid_model = replace(bid_model, base=bid_model.base + bid_model.taken)
            if self.view.trump in trumps:
                trumps = (self.view.trump,)
        if self.knowledge.wants_none(bid):
            return CallLikelihood(seat, self.estimator(trumps), NOTHING, 0, False)
        level, others = self.game.bid(bid).level, self.others(seat, bid) if bid_model.choosy else ()
        return CallLikelihood(
            seat, self.estimator(trumps), bid_model, level, True, self.estimator(others) if others else None
        )

    def others(self, seat: Seat, bid: str) -> list[str]:
        """Return the suits that a seat could have bid instead of a suit, but has not bid."""
        suits = self.game.deck.suits
        if self.game.bid(bid).denomination not in tuple(suits):
            return []
        named = {kind.denomination for caller, kind in self.bids if caller == seat}
        return [suit for suit in suits if suit not in named]

    def estimator(self, trumps: Sequence[str]) -> StrengthEstimator:
        return strength_estimator(
            self.game, tuple(map(self.game.trump_index, trumps)), self.knowledge.exchange_all
        )

    def holds_still(self, seat: Seat) -> bool:
        """Return whether the seat still has the cards that it called on.

        False if it has drawn others since.
        """
        view, contract = self.view, self.view.contract
        if self.knowledge.exchange_all and contract is not None and view.trump is not None:
            return seat == contract.declarer and (seat, KITTY) not in view.calls
        return not self.game.has_piles or len(view.finished) < ROUNDS


class Chain:
    """Goes from world to world so that each comes as often as it is likely.

    In a round, pairs of cards of different holders are swapped. A swap that makes a world less likely is made only as
    often as it makes it so (the rule of Metropolis). What is likely is a sum of logarithms: the `odds` of each card at
    each holder, and the calls. The plays cost more to ask, so they decide about a whole round.

    Holders are the seats, their piles, the talon and the discards, as in `Sampler`.
    """

    def __init__(
        self,
        sampler: Sampler,
        rng: Random,
        learned: Learned,
        readings: list[CallLikelihood],
        plays: PlayLikelihood | None,
        played: list[CardSet],
    ) -> None:
        world = sampler.world(rng)
        self.chance = RandomBlock(rng)
        self.start = world
        self.plays = plays
        self.weight_of_calls: float = learned.calls
        self.weight_of_plays: float = learned.plays
        self.seats: i64 = len(world.hands)
        self.size: i64 = sampler.view.game.deck.size
        self.odds: list[float] = learned.odds
        self.played: list[i64] = list(played)
        self.cards: list[i64] = list(cards_in(sampler.unseen))
        self.never: list[i64] = list(sampler.never)
        self.kept: list[i64] = [0] * len(world.hands)
        self.least: list[i64] = [0] * len(world.hands)
        for seat, (least, kept) in sampler.known.items():
            self.kept[seat], self.least[seat] = kept, least
        self.readings: list[list[CallLikelihood]] = [[] for _ in world.hands]
        for reading in readings:
            self.readings[reading.seat].append(reading)
        self.hands: list[i64] = list(world.hands)
        self.rows: list[list[int]] = [[] for _ in world.hands]
        self.rows += [list(pile) for pile in world.piles] + [world.talon[:], list(cards_in(world.dead))]
        self.at: list[i64] = [0] * sampler.view.game.deck.size
        for holder, row in enumerate(self.rows):
            for card in row:
                self.at[card] = holder
        for seat, hand in enumerate(world.hands):
            for card in cards_in(hand):
                self.at[card] = seat
        self.called: list[float] = [self.calls(seat, hand) for seat, hand in enumerate(world.hands)]
        self.play = self.plays_of(self.hands)
        self.rounds(BEGINNING)

    def calls(self, seat: i64, hand: i64) -> float:
        """Return how likely a seat's calls are with a hand."""
        total = 0.0
        for reading in self.readings[seat]:
            total += log(reading.likelihood(hand | self.played[seat]))
        return self.weight_of_calls * total

    def plays_of(self, hands: list[i64]) -> float:
        """Return how likely the plays are."""
        if self.plays is None:
            return 0.0
        full = [hands[seat] | self.played[seat] for seat in range(self.seats)]
        return self.weight_of_plays * self.plays.log_weight(full)

    def happens(self, logarithm: float) -> bool:
        """Return True with a chance, given by its logarithm."""
        return logarithm >= 0.0 or float(int(self.chance.below(FINE))) < exp(logarithm) * FINE

    def rounds(self, number: i64) -> None:
        """Go on for some rounds."""
        swaps: i64 = max(2, len(self.cards) * SWAPS // 3)
        for _ in range(number if len(self.cards) > 1 else 0):
            hands, called, at = self.hands[:], self.called[:], self.at[:]
            rows = [row[:] for row in self.rows]
            for _ in range(swaps):
                self.swap()
            if self.plays is not None:
                play = self.plays_of(self.hands)
                if self.happens(play - self.play):
                    self.play = play
                else:
                    self.hands, self.called, self.at, self.rows = hands, called, at, rows

    def swap(self) -> None:
        """Swap two cards, if that is likely enough."""
        size, seats, number = self.size, self.seats, len(self.cards)
        one = self.cards[self.chance.below(number)]
        other = self.cards[self.chance.below(number)]
        here, there = self.at[one], self.at[other]
        if here == there or self.never[here] & bit(other) or self.never[there] & bit(one):
            return
        both = bit(one) | bit(other)
        odds = self.odds
        gain = (
            odds[here * size + other]
            + odds[there * size + one]
            - odds[here * size + one]
            - odds[there * size + other]
        )
        mine, theirs = 0.0, 0.0
        if here < seats:
            hand = self.hands[here] ^ both
            if count(hand & self.kept[here]) < self.least[here]:
                return
            mine = self.calls(here, hand)
            gain += mine - self.called[here]
        if there < seats:
            hand = self.hands[there] ^ both
            if count(hand & self.kept[there]) < self.least[there]:
                return
            theirs = self.calls(there, hand)
            gain += theirs - self.called[there]
        if not self.happens(gain):
            return
        self.take(here, one, other, both, mine)
        self.take(there, other, one, both, theirs)

    def take(self, holder: i64, gone: i64, card: i64, both: i64, called: float) -> None:
        """Put a card where another one was."""
        self.at[card] = holder
        if holder < self.seats:
            self.hands[holder] ^= both
            self.called[holder] = called
        else:
            row = self.rows[holder]
            row[row.index(gone)] = card

    def next(self) -> World:
        """Return the next world."""
        self.rounds(ROUNDS_EACH)
        start, seats = self.start, self.seats
        dead: i64 = 0
        for card in self.rows[2 * seats + 1]:
            dead |= bit(card)
        piles = [tuple(self.rows[seat]) for seat in range(seats, 2 * seats)]
        hands = [self.hands[seat] for seat in range(seats)]
        return World(hands, start.rows[:], piles, self.rows[2 * seats][:], dead, start.buried)


class Beliefs:
    """A source of worlds for one decision.

    The same view and state of `rng` give the same worlds. Every world is consistent with the view, and no
    possible card is excluded, except that trumps are assumed to be hardly ever discarded.

    With `weighted`, worlds in which the other hands fit their calls are more frequent; with `watched`, those
    that fit the cards played. For that, `KEPT` of `CANDIDATES` random worlds are drawn in proportion to their
    likelihood. Without `weighted`, the bids of the seat `heard` count, if given.

    Where the game has learned from its players, or suspects one, a `Chain` of worlds follows all of this and that.
    """

    def __init__(
        self,
        view: PlayerView,
        knowledge: GameKnowledge,
        rng: Random,
        weighted: bool,
        watched: bool = False,
        heard: Seat | None = None,
    ) -> None:
        self.rng = rng
        self.drawn = MORE_CANDIDATES if view.contract is None else CANDIDATES
        self.sampler = Sampler(view, knowledge.unlikely_buried(view), kept=knowledge.known_holdings(view))
        self.readings: list[CallLikelihood] = []
        if weighted or heard is not None:
            found = AuctionModel(view, knowledge)
            self.readings = found.readings()
            if not weighted:
                passes = [*found.passes.values()]
                self.readings = [one for one in self.readings if one.seat == heard and one not in passes]
        self.plays = play_likelihood(view, knowledge) if watched else None
        self.played = [0] * view.game.seats
        for trick in view.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=False):
                self.played[seat] |= bit(card)
        self.learned: Learned | None = None
        if weighted:
            self.learned = learned_odds(view, knowledge, self.sampler.unseen)
        suspected = knowledge.suspected(view, self.sampler.unseen)
        if suspected:
            self.learned = Learned(suspected, 1.0, 1.0)
        self.chain: Chain | None = None
        self.ready: list[World] = []
        self.even: list[World] = []  # drawn, but not weighted yet
        if self.readings:
            self.learn_what_is_usual()

    def learn_what_is_usual(self) -> None:
        """Estimate how often each call is made with the hands that its caller may have."""
        self.even = self.candidates()
        for reading in self.readings:
            total = 0.0
            for world in self.even:
                total += reading.chance(self.hand(world, reading.seat))
            reading.usual = max(RARE, total / len(self.even))

    def candidates(self) -> list[World]:
        """Return some random worlds."""
        return [self.sampler.world(self.rng) for _ in range(self.drawn)]

    def hand(self, world: World, seat: Seat) -> CardSet:
        """Return the hand that a seat called on: its cards and those it has played."""
        return world.hands[seat] | self.played[seat]

    def world(self) -> World:
        """Return one world; the caller may change it."""
        if self.learned is not None:
            if self.chain is None:
                self.chain = Chain(
                    self.sampler, self.rng, self.learned, self.readings, self.plays, self.played
                )
            return self.chain.next()
        if not self.readings and self.plays is None:
            return self.sampler.world(self.rng)
        if not self.ready:
            self.ready = self.batch()
        return self.ready.pop().copy()

    def log_weight(self, world: World) -> float:
        """Return the log-likelihood of the calls and plays in a world."""
        called = 0.0
        for reading in self.readings:
            called += log(reading.likelihood(self.hand(world, reading.seat)))
        if self.plays is None:
            return called
        return called + self.plays.log_weight([self.hand(world, seat) for seat in range(len(world.hands))])

    def batch(self) -> list[World]:
        """Return the next worlds by systematic resampling from random ones.

        Systematic resampling takes worlds at equal steps along the running sum of the weights, from one
        random start. So each world is taken as often as its weight says, to within one, and a single random
        number is enough.
        """
        worlds = self.even or self.candidates()
        self.even = []
        weights = tempered([self.log_weight(world) for world in worlds])
        step = total_of(weights) / KEPT
        kept: list[World] = []
        at: float = self.rng.random() * step
        for i, world in enumerate(worlds):
            weight = weights[i]
            while at < weight and len(kept) < KEPT:
                kept.append(world)
                at += step
            at -= weight
        return kept or worlds[:1]


def effective(weights: list[float]) -> float:
    """Return the number of equal weights that would be spread as widely."""
    total = total_of(weights)
    return total * total / total_of([weight * weight for weight in weights])


def tempered(logs: list[float]) -> list[float]:
    """Return weights from their logarithms, evened out until enough of them count.

    Smaller powers of the weights are tried until the effective number of weights is `EFFECTIVE`. Without
    this, one likely world could stand for nearly all others. Then no weight may exceed 1/`KEPT` of the sum.
    """
    top = max(logs)
    weights: list[float] = []
    for temper in TEMPERS:
        weights = [exp(temper * (value - top)) for value in logs]
        if effective(weights) >= EFFECTIVE:
            break
    cap = total_of(weights) / KEPT
    return [min(weight, cap) for weight in weights]
