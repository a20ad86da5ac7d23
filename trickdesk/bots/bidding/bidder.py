"""Chooses a call by the value of each bid and of a pass.

Simulated deals are biased: cards are played by rule, and the auction goes to the bidder who overestimates a
hand. So the share of deals in which a contract is made is corrected by curves fitted for each game
(`trickdesk.bots.game_knowledge.base.Curve`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property, partial
from math import inf, sqrt
from types import MappingProxyType
from typing import NamedTuple

from trickdesk.bots.arithmetic import exp, log, total_of
from trickdesk.bots.bidding.simulate import DealSimulator, SimulatedEnd, likely_teams
from trickdesk.bots.decision.explain import ENOUGH, SHOWS, SHOWS_SUIT, ActionValue, Reason
from trickdesk.bots.decision.match_equity import DealValue, equity_of
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.game_knowledge.base import BidKind, Curve
from trickdesk.bots.inference.beliefs import AuctionModel, Beliefs
from trickdesk.bots.levels import LEAST, TEMPERAMENTS, Temperament
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import CHECK, HOLD, PASS, Contract
from trickdesk.engine.cards import CardSet, Seat

PRIOR = 0.5  # successes and failures added to the simulated ones, so that no chance is 0 or 1
NO_DEAL = DealValue(0.0, 0.0, 0)
LOWEST, SPREAD = 3, 5  # bids tried in one denomination: this many of the lowest, and this many others
SAFE = 0.85  # chance of success that allows a higher bid than necessary
DENOMINATIONS = 3  # denominations tried
HOPEFUL = 0.35  # chance of making the next bid with which a hand checks instead of passing
SHOWING_STRENGTH = 1.4  # tricks at no trump that a hand needs to show the joker: the joker and a king
NOTHING_HELD = 0.85  # chance that a hand below weak_below needs to bid while the match is open
LOST = 0.15  # chance to win the match after a pass below which any better bid is made
MADE_SHARE = 0.65  # share of all contracts that are made; a less likely one gives way to showing a card
HOPELESS = 0.05  # chance below which higher bids in the denomination are not tried
# Safety margin for a chance of success, in standard errors (winner's curse: overestimated hands win auctions).
SAFETY_ERRORS = 0.75
PARTNER_MARGIN = 0.1  # extra chance of success needed to outbid the partner, who had a reason to bid
EVEN = 0.5  # a bid with a negative value and a chance below this is a sacrifice
# Share of a deal's value that counts if others get the contract: they compete, and may fail.
OTHERS_SHARE = 0.5
Candidate = tuple["str | None", "list[tuple[str, str]]"]  # (trump or None, (call, bid) pairs)


def log_odds(successes: int, count: int) -> float:
    """Return the log-odds of a share."""
    return log((successes + PRIOR) / (count - successes + PRIOR))


def calibrated(
    curves: Mapping[str, Curve], family: str, successes: int, count: int, slack: float = 0.0
) -> float:
    """Return the chance that a contract of a family is made.

    Args:
        curves: The game's curves by family.
        family: The family of bids.
        successes: The simulated deals in which it was made.
        count: All simulated deals.
        slack: Log-odds by which the level makes more contracts than the curve predicts.
    """
    intercept, slope = curves.get(family, (0.0, 1.0))
    return 1 / (1 + exp(-intercept - slack - slope * log_odds(successes, count)))


@dataclass(slots=True)
class Offer:
    """A call that could be made, with its chance of success and its value.

    `trump` is None if it is chosen later. `bid` is the bid that the call stands for. The contract was made in
    `successes` of the simulated `worlds`. `gain` and `loss` are its value if it is made and if not; `won` and
    `lost` are the points of the deal.
    """

    call: str
    trump: str | None
    bid: str
    successes: int
    worlds: int
    chance: float
    gain: float
    loss: float
    won: float
    lost: float

    @property
    def points(self) -> float:
        return self.chance * self.won + (1 - self.chance) * self.lost

    @property
    def value(self) -> float:
        return self.chance * self.gain + (1 - self.chance) * self.loss

    @property
    def error(self) -> float:
        """The standard error of the value, as far as it comes from the chance."""
        return (self.gain - self.loss) * sqrt(self.chance * (1 - self.chance) / max(1, self.worlds))


class LeftContract(NamedTuple):
    """A contract that a pass leaves to others.

    It was made in `successes` of `worlds` simulated deals, and is made with this `chance`.
    """

    successes: int
    worlds: int
    chance: float


class PassValue(NamedTuple):
    """The value of a pass for the match, and the points of the deal if known.

    `left`: the contracts that it may leave, by whose they are (`GameKnowledge.left`).
    """

    value: float
    points: float | None
    left: Mapping[str, LeftContract] = MappingProxyType({})


class Outcome(NamedTuple):
    """A contract in simulated deals: how many made it, and what it is worth.

    `worth`: its value if it is made and if not, then the points of the deal.
    """

    successes: int
    worth: tuple[float, float, float, float]


def mean_of(deals: Sequence[DealValue]) -> tuple[float, float]:
    """Return the mean value and the mean points of some deals."""
    count = len(deals)
    value, points = total_of([deal.value for deal in deals]), total_of([deal.points for deal in deals])
    return value / count, points / count


def spread(pairs: list[tuple[str, str]], wanted: Set[str]) -> list[tuple[str, str]]:
    """Return the lowest bids of a denomination, some higher ones, and wanted calls.

    The higher ones are evenly spread.
    """
    rest = pairs[LOWEST:]
    step = -(-len(rest) // SPREAD) or 1
    chosen = pairs[:LOWEST] + rest[step - 1 :: step]
    return [pair for pair in pairs if pair in chosen or pair[0] in wanted]


class Bidder:
    """Chooses one call of an auction."""

    def __init__(self, context: SearchContext, ask: AskCall) -> None:
        self.context, self.ask = context, ask
        self.view, self.knowledge, self.game = context.view, context.knowledge, context.view.game
        self.score = equity_of(self.view, ask.seat)
        self.temperament = self.bid_temperament()
        self.simulator = DealSimulator(context, self.score)
        self.lowest: dict[str, str] = {}  # by trump: the lowest bid that may be played in it
        self.bid, self.holder, self.shows = self.current_bid()
        self.beliefs = Beliefs(
            self.view, self.knowledge, context.rng, context.level.inference, heard=self.heard()
        )
        # Whether the high bid wins the auction if nobody outbids it; some bids only show a suit.
        self.buys = not self.bid or self.game.bid(self.bid).buys
        self.passing: PassValue | None = None  # once it is known
        self.wanted = {action.text for action in context.also if isinstance(action, Call)}

    def bid_temperament(self) -> Temperament:
        """Return how certain of success the temperament and the level need to be."""
        margin, least = TEMPERAMENTS[self.context.temperament]
        level, game = self.context.level, self.game
        leaning = self.knowledge.leaning.get(level.name)
        if leaning is not None:
            margin, least = margin + leaning.margin, least + leaning.least
        if game.sides == game.seats and game.teams(self.ask.seat) is not None:
            least -= level.daring  # everyone plays alone, with no partners to choose
        return Temperament(margin, least)

    def worlds(self, options: int) -> list[World]:
        """Return the worlds in which this many options and a pass are simulated."""
        return [self.world() for _ in range(self.context.worlds_for(options + 1))]

    def world(self) -> World:
        return self.beliefs.world()

    def heard(self) -> Seat | None:
        """Return whose bids alone are heeded: without inference, only the high bidder's.

        Novices don't even listen to those.
        """
        level = self.context.level
        return None if level.novice or self.shows else self.holder

    def strength_for(self, hand: CardSet, bid: str) -> tuple[float, str]:
        """Return the strength of a hand for a bid, and its trump."""
        trumps = self.knowledge.trumps(bid)
        trump = trumps[0] if len(trumps) == 1 else self.knowledge.best_trump(hand)
        return self.knowledge.strength(hand, self.game.trump_index(trump)), trump

    def current_bid(self) -> tuple[str, Seat | None, bool]:
        """Return the high bid, who holds it, and whether it was made to show a card."""
        bid, holder, shows = "", None, False
        for at, (seat, call) in enumerate(self.view.calls):
            if call in self.ask.ladder:
                bid, holder = call, seat
                shows = bool(self.knowledge.shown_by(seat, call, self.view.calls[:at]))
            elif call == HOLD:
                holder = seat
        return bid, holder, shows

    @cached_property
    def out(self) -> set[Seat]:
        """The seats that can't call any more."""
        dealer = self.view.dealer
        assert dealer is not None
        rules = self.game.auction(dealer, self.view.totals).rules
        passes = Counter(seat for seat, call in self.view.calls if rules.once or call == PASS)
        return {seat for seat, count in passes.items() if count >= rules.rounds}

    # -- bidding

    def candidates(self) -> list[Candidate]:
        """Return the denominations worth trying, each with its (call, bid) pairs."""
        offered = [(call, call) for call in self.ask.calls if call in self.ask.ladder]
        if HOLD in self.ask.calls:
            offered.insert(0, (HOLD, self.bid))
        kinds: dict[BidKind, list[tuple[str, str]]] = {}
        for call, bid in offered:
            if (
                self.knowledge.is_sensible(self.view, bid)
                or PASS not in self.ask.calls
                or call in self.wanted
            ):
                kinds.setdefault(self.knowledge.kind(bid), []).append((call, bid))
        found: list[tuple[float, str | None, list[tuple[str, str]]]] = []
        for pairs in kinds.values():
            trumps: tuple[str | None, ...] = self.knowledge.trumps(pairs[0][1])
            if len(trumps) > 1 and not self.knowledge.trump_before_kitty:
                trumps = (None,)  # it is chosen once the kitty is seen
            for trump in trumps:
                strength = inf
                if trump is not None and not self.knowledge.wants_none(pairs[0][1]):
                    strength = self.knowledge.strength(self.view.hand, self.game.trump_index(trump))
                found.append((strength, trump, spread(pairs, self.wanted)))
        found.sort(key=lambda entry: -entry[0])
        best = [(trump, pairs) for _, trump, pairs in found[:DENOMINATIONS]]
        tried = {trump for trump, _ in best}
        for _, trump, pairs in found[DENOMINATIONS:]:
            is_alone = trump in tried and self.game.bid(pairs[0][1]).alone
            if is_alone or any(call in self.wanted for call, _ in pairs):
                best.append((trump, pairs))
        return best

    def offers(self, candidates: Sequence[Candidate], worlds: Sequence[World]) -> list[Offer]:
        """Return an offer for every call worth trying, simulated in the same worlds."""
        offers: list[Offer] = []
        for trump, pairs in candidates:
            deals: list[SimulatedEnd] = []
            seat, bid = self.ask.seat, pairs[0][1]
            teams = likely_teams(self.knowledge, worlds, seat, bid, trump)
            for world in worlds:
                deals.append(self.simulator.play(world.copy(), seat, bid, trump, teams=teams))
                if self.context.on_progress is not None and len(deals) >= ENOUGH:
                    so_far = offers, trump, pairs, deals
                    self.context.on_progress(partial(self.record_progress, *so_far))
                if self.context.stop():
                    break
            offers += self.price_offers(trump, pairs, deals)
        return offers

    def record_progress(
        self, offers: list[Offer], trump: str | None, pairs: list[tuple[str, str]], deals: list[SimulatedEnd]
    ) -> None:
        """Record the comparison while a denomination's deals are still being played."""
        self.record_offers([*offers, *self.price_offers(trump, pairs, deals)], None)

    def price_offers(
        self, trump: str | None, pairs: Sequence[tuple[str, str]], deals: Sequence[SimulatedEnd]
    ) -> list[Offer]:
        """Return the offers of a denomination from the same deals, up to a hopeless one."""
        lower: list[Offer] = []
        for call, bid in pairs:
            if lower and lower[-1].chance < HOPELESS and call not in self.wanted:
                continue
            offer = self.offer(call, trump, bid, deals)
            # Each family has its own curve, but a higher bid must not seem likelier than a lower one that was
            # made as often.
            easier = [low.chance for low in lower if low.successes >= offer.successes]
            offer.chance = min([offer.chance, *easier])
            lower.append(offer)
        return lower

    def offer(self, call: str, trump: str | None, bid: str, deals: Sequence[SimulatedEnd]) -> Offer:
        """Return the offer for a bid, from deals played under its trump."""
        seat, knowledge, level = self.ask.seat, self.knowledge, self.context.level.name
        outcome = self.outcome(seat, bid, deals)
        chance = 0.0
        if outcome.successes:
            family, slack = knowledge.family(bid, self.view.hand), knowledge.slack.get(level, 0.0)
            chance = calibrated(knowledge.curves, family, outcome.successes, len(deals), slack)
        return Offer(call, trump, bid, outcome.successes, len(deals), chance, *outcome.worth)

    def outcome(self, declarer: Seat, bid: str, deals: Sequence[SimulatedEnd]) -> Outcome:
        """Return what a contract is worth to the seat that is asked."""
        game, setback, team = self.game, self.knowledge.setback(bid), deals[0].deal.terms.teams[0]
        points = [round(setback[seat not in team]) for seat in range(game.sides)]
        gains: list[DealValue] = []
        losses = [
            DealValue(self.score.value(points, Contract(declarer, bid)), self.score.display_points(points), 0)
        ]
        for ended, times in Counter(deals).items():
            is_made, worth = self.simulator.result(ended, declarer, bid)
            (gains if is_made else losses).extend([worth] * times)
        loss, lost = mean_of(losses)
        gain, won = mean_of(gains) if gains else (loss, lost)
        return Outcome(len(gains), (gain, loss, won, lost))

    # -- passing

    def value_of_pass(self, worlds: Sequence[World]) -> PassValue:
        """Return the value of a pass: the high bidder's contract, or what others may bid.

        Beginners don't ask what others would make. Levels that don't weigh others do so only if everyone
        plays alone or their own side holds the bid.
        """
        level, alone = self.context.level, self.game.sides == self.game.seats
        if level.beginner or not (level.weighs_others or alone or self.partner_holds()):
            return PassValue(0.0, None)
        if self.holder is not None and self.buys:
            return self.value_of_contract(self.holder, worlds)
        found: list[DealValue] = []
        for world in worlds:
            found.append(self.value_for_others(world))
            if self.context.stop():
                break
        return PassValue(*mean_of(found))

    def value_of_contract(self, holder: Seat, worlds: Sequence[World]) -> PassValue:
        """Return the value of the high bidder's contract.

        The share of deals in which it is made is corrected, since its bidder had a reason to bid; not if the bid
        was made to show a card. If the bidder chooses the partners, deals with and without this seat among them
        are told apart.
        """
        deals: dict[str, list[SimulatedEnd]] = defaultdict(list)
        for world in worlds:
            trump = self.strength_for(world.hands[holder], self.bid)[1]
            ended = self.simulator.play(world, holder, self.bid, trump)
            deals[self.whose(ended.deal.terms.teams[0])].append(ended)
            if self.context.stop():
                break
        count = sum(map(len, deals.values()))
        value = points = 0.0
        left: dict[str, LeftContract] = {}
        for whose, ends in deals.items():
            successes, (gain, loss, won, lost) = self.outcome(holder, self.bid, ends)
            chance = successes / len(ends)
            if not self.shows:
                chance = calibrated(self.knowledge.left, whose, successes, len(ends))
            left[whose] = LeftContract(successes, len(ends), chance)
            share = len(ends) / count
            value += share * (chance * gain + (1 - chance) * loss)
            points += share * (chance * won + (1 - chance) * lost)
        return PassValue(value, points, left)

    def whose(self, team: Container[Seat]) -> str:
        """Return whose contract a pass leaves, if this team plays it.

        It is an `opponent`'s, the `partner`'s, or the partner's `raise` of the own suit.
        """
        if self.ask.seat not in team:
            return "opponent"
        if not self.side_holds():  # a bidder who may choose this seat
            return "partner"
        kind, mine = self.knowledge.kind(self.bid), self.ask.seat
        own = [call for seat, call in self.view.calls if seat == mine and call in self.ask.ladder]
        return "raise" if any(self.knowledge.kind(call) == kind for call in own) else "partner"

    def value_for_others(self, world: World) -> DealValue:
        """Return the value of one world in which nobody has bid yet for the contract.

        The strongest seat that may still call is assumed to make the lowest bid, unless the contract would
        fail.
        """
        knowledge, game = self.knowledge, self.game
        if knowledge.first_bid_wins:
            return self.value_of_next(world)
        others = [seat for seat in range(game.seats) if seat not in self.out and seat != self.ask.seat]
        if not others:
            return NO_DEAL
        best = []
        for seat in others:
            hand = world.hands[seat]
            trump = knowledge.best_trump(hand)
            best.append((knowledge.strength(hand, game.trump_index(trump)), seat, trump))
        _, seat, trump = max(best)
        bid = self.lowest.get(trump)
        if bid is None:
            bid = self.lowest[trump] = next(
                bid for bid in self.ask.ladder if trump in knowledge.trumps(bid) and game.bid(bid).buys
            )
        is_made, worth = self.simulator.result(self.simulator.play(world, seat, bid, trump), seat, bid)
        if not is_made:
            return NO_DEAL
        value, points, tricks = worth
        return DealValue(OTHERS_SHARE * value, OTHERS_SHARE * points, tricks)

    def value_of_next(self, world: World) -> DealValue:
        """Return the value of one world in which the next seat with a bid has it."""
        contract = self.knowledge.next_contract(self.view, world)
        if contract is None:
            return NO_DEAL
        seat, bid = contract.declarer, contract.bid
        trump = self.knowledge.trumps(bid)[0]
        return self.simulator.result(self.simulator.play(world, seat, bid, trump), seat, bid)[1]

    # -- choosing

    def reason_against(self, offer: Offer, passing: float) -> Reason | None:
        """Return why a bid is not made, or None if it can be.

        It must be better than a pass and likely enough to succeed. Few worlds are not enough evidence for a
        bid.
        """
        if offer.worlds < LEAST or offer.gain <= max(passing, offer.loss):
            return Reason("nothing-to-bid" if offer.value > passing else "passes")
        doubt = SAFETY_ERRORS * sqrt(offer.chance * (1 - offer.chance) / offer.worlds)
        certain, least = offer.chance - doubt, self.temperament.least
        if self.holder is not None and not self.side_holds() and self.partner_may_bid():
            least = max(least, EVEN)
        even = (passing - offer.loss) / (offer.gain - offer.loss) + self.temperament.margin
        over = PARTNER_MARGIN if self.partner_holds() and not self.shows else 0.0
        if self.is_lost(passing):
            if certain > max(0.0, even + over):
                return None
            least = 0.0
        elif certain >= max(even + over, NOTHING_HELD if self.is_poor() else least):
            return None
        if offer.value <= passing:
            return Reason("passes")
        if certain < max(even, least):
            return Reason("not-sure", {"chance": offer.chance, "wants": max(even, least) + doubt})
        return Reason("leaves-to-partner" if certain < even + over else "too-weak")

    def is_lost(self, passing: float) -> bool:
        """Return whether a pass as good as loses the match, so no bid is too risky."""
        return self.score.before + passing / self.score.scale < LOST

    def bid_reason(self, chosen: Offer, best: Offer, passing: float) -> Reason:
        """Return why `chosen` is bid, given that `best` has the highest expected value."""
        if self.knowledge.shown_by(self.ask.seat, chosen.call, self.view.calls):
            return Reason(SHOWS)
        if self.is_lost(passing):
            return Reason("nothing-to-lose")
        if chosen is not best:
            higher = self.ask.ladder.index(chosen.bid) > self.ask.ladder.index(best.bid)
            return Reason("higher-than-needed" if higher else "lowest-that-will-do")
        if chosen.value <= passing:
            return Reason("takes-risk", {"chance": chosen.chance})
        sacrifice = chosen.value < 0 and chosen.chance < EVEN
        return Reason("saves-points" if sacrifice else "bids", {"chance": chosen.chance} if sacrifice else {})

    def is_poor(self) -> bool:
        """Return whether the hand is weak under any trump; it leaves bidding to others."""
        hand, suits = self.view.hand, range(len(self.game.deck.suits))
        return max(self.knowledge.strength(hand, suit) for suit in suits) < self.knowledge.weak_below

    def partner_holds(self) -> bool:
        """Return whether the own side has the high bid, and that may win the auction."""
        return self.side_holds() and self.buys

    def side_holds(self) -> bool:
        """Return whether the own side has the high bid, even if it only shows a suit."""
        return self.holder is not None and self.game.side(self.holder) == self.game.side(self.ask.seat)

    def partner_may_bid(self) -> bool:
        """Return whether a partner may still call."""
        game, seat = self.game, self.ask.seat
        return bool({*game.seats_of(game.side(seat))} - {seat} - self.out)

    def is_contested(self) -> bool:
        """Return whether another side may still bid."""
        sides = {self.game.side(seat) for seat in range(self.game.seats) if seat not in self.out}
        return len(sides - {self.game.side(self.ask.seat)}) > 0

    def highest_safe(self, best: Offer, sound: Sequence[Offer]) -> Offer:
        """Return the highest bid that is as safe and about as good as the best.

        A high bid ends the auction sooner. Novice levels make the highest safe bid, or the lowest one if none
        is safe. To play without the partner is no higher bid.
        """
        alike = [
            offer
            for offer in sound
            if offer.trump == best.trump and self.is_alone(offer) == self.is_alone(best)
        ]
        if self.context.level.novice:
            sure = SAFE + self.temperament.margin
            safe = [offer for offer in alike if offer.chance >= sure]
            return (max if safe else min)(safe or alike, key=lambda offer: self.ask.ladder.index(offer.bid))
        if not self.is_contested():
            return best
        enough = best.value - abs(best.value) / 10
        equal = [offer for offer in alike if offer.chance >= SAFE and offer.value >= enough]
        return max([best, *equal], key=lambda offer: self.ask.ladder.index(offer.bid))

    def is_alone(self, offer: Offer) -> bool:
        return self.game.bid(offer.bid).alone

    def call(self) -> Call:
        """Return the best call that is likely enough to succeed, or a pass."""
        calls = self.ask.calls
        if calls == (PASS,):
            return Call(PASS)
        candidates = self.candidates()
        worlds = self.worlds(len(candidates))
        offers = self.offers(candidates, worlds)
        if PASS not in calls and CHECK not in calls:
            self.record_offers(offers, None)
            return self.say(max(offers, key=lambda offer: offer.value).call, Reason("has-to-bid"))
        self.passing = self.value_of_pass(worlds)
        self.record_offers(offers, self.passing)
        quiet = self.passing.value
        sound = [offer for offer in offers if self.reason_against(offer, quiet) is None]
        best = max(sound, key=lambda offer: offer.value, default=None)
        shows = self.showing_call()
        if best is not None and (shows is None or best.chance >= MADE_SHARE):
            chosen = self.highest_safe(best, sound)
            return self.say(chosen.call, self.bid_reason(chosen, best, quiet))
        if shows is not None:
            return self.say(shows, Reason(SHOWS))
        if self.context.level.weighs_others and (suit := self.suit_call()):
            return self.say(suit, Reason(SHOWS_SUIT))
        if CHECK in calls and (PASS not in calls or any(offer.chance >= HOPEFUL for offer in offers)):
            return self.say(CHECK, Reason("waits"))
        top = max(offers, key=lambda offer: offer.value, default=None)
        why = None if top is None else self.reason_against(top, quiet)
        return self.say(PASS, why or Reason("nothing-to-bid"))

    def say(self, call: str, why: Reason) -> Call:
        """Return a call, and record why."""
        self.context.reasons = [why]
        return Call(call)

    def showing_call(self) -> str | None:
        """Return a call that shows the partner a card, as agreed.

        None if there is none, if the hand has nothing else to help with, or if the partner doesn't need it.
        """
        if self.partner_holds() or not self.partner_may_bid():
            return None
        view, knowledge = self.view, self.knowledge
        for call in self.ask.calls:
            shown = knowledge.shown_by(self.ask.seat, call, view.calls)
            if shown and not shown & ~view.hand:
                index = self.game.trump_index(knowledge.trumps(call)[0])
                if knowledge.strength(view.hand, index) >= SHOWING_STRENGTH:
                    return call
        return None

    def suit_call(self) -> str | None:
        """Return a bid that only shows a suit, if it is worth showing; else None.

        It is worth that if bots would bid as much on it. There must be a partner who may still call, and the
        own side must not have the high bid.
        """
        bid_model, knowledge, suits = self.knowledge.bid_model, self.knowledge, tuple(self.game.deck.suits)
        bids = [self.game.bid(call) for call in self.ask.calls if call in self.ask.ladder]
        shown = [bid for bid in bids if not bid.buys and bid.denomination in suits]
        if not shown or bid_model is None or self.side_holds() or not self.partner_may_bid():
            return None
        model = AuctionModel(self.view, knowledge)
        worth = {
            bid.text: model.estimator(knowledge.trumps(bid.text)).strength(self.view.hand) for bid in shown
        }
        best = max(shown, key=lambda bid: worth[bid.text])
        return best.text if bid_model.limit(worth[best.text]) >= best.level else None

    def record_offers(self, offers: Sequence[Offer], passing: PassValue | None) -> None:
        """Record the comparison: the better of two trumps for each bid, and a pass."""
        best: dict[str, Offer] = {}
        for offer in offers:
            if offer.call not in best or offer.value > best[offer.call].value:
                best[offer.call] = offer
        worlds = max((offer.worlds for offer in offers), default=0)
        self.context.weighed = [
            ActionValue(
                Call(offer.call), offer.value, offer.error, offer.chance, offer.points, None, offer.worlds
            )
            for offer in best.values()
        ]
        if passing is not None and PASS in self.ask.calls:
            quiet = ActionValue(Call(PASS), passing.value, 0.0, None, passing.points, None, worlds)
            self.context.weighed.append(quiet)
        self.context.worlds = worlds
