"""Simulates deals to their end, from the contract or without one, and values them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from trickdesk.bots.arithmetic import total_of
from trickdesk.bots.decision.match_equity import DealValue, MatchEquity, equity_of
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.simulation.hand_evaluation import points_of
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import PlayResult, played_deal, terms_of
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.deal import PlayedDeal, Teams, Terms
from trickdesk.engine.order import CardOrder
from trickdesk.engine.play import Start


def strengths(knowledge: GameKnowledge, worlds: Sequence[World], trump: str | None) -> list[float]:
    """Return the mean strength of each seat's hand under a trump."""
    index, seats = knowledge.game.trump_index(trump), range(knowledge.game.seats)
    return [
        total_of([knowledge.strength(world.hands[seat], index) for world in worlds]) / len(worlds)
        for seat in seats
    ]


def likely_teams(
    knowledge: GameKnowledge, worlds: Sequence[World], seat: Seat, bid: str, trump: str | None
) -> Teams | None:
    """Return the teams if the declarer chooses the strongest partners.

    None if the teams are fixed.
    """
    game = knowledge.game
    if game.teams(seat) is not None:
        return None
    strong = strengths(knowledge, worlds, trump)
    others = sorted((s for s in range(game.seats) if s != seat), key=lambda s: -strong[s])
    mates = knowledge.partners(bid)
    return tuple(sorted((seat, *others[:mates]))), tuple(sorted(others[mates:]))


@dataclass(slots=True, eq=False)
class SimulatedEnd:
    """The end of simulated deals in which each seat took the same.

    `deal` is one of them; the others have the same score.
    """

    deal: PlayedDeal


@dataclass(slots=True)
class ContractSetup:
    """What all deals of one contract, trump and teams share, and how they ended."""

    terms: Terms
    order: CardOrder
    leader: Seat
    players: Sequence[Seat]
    tricks: Tricks
    policy: Policy
    ends: dict[tuple[int, ...], SimulatedEnd] = field(default_factory=dict)
    alike: dict[tuple[int, ...], PlayedDeal] = field(default_factory=dict)


class DealSimulator:
    """Simulates deals from the contract on, for one decision."""

    def __init__(self, context: SearchContext, score: MatchEquity) -> None:
        self.context, self.score = context, score
        self.view, self.knowledge, self.game = context.view, context.knowledge, context.view.game
        self.fixed = [self.game.teams(seat) for seat in range(self.game.seats)]
        self.setups: dict[tuple[Seat, str, str, Teams], ContractSetup] = {}
        self.terms: dict[tuple[Seat, str, str | None, Teams], Terms] = {}
        self.results: dict[tuple[PlayedDeal, Seat, str], tuple[bool, DealValue]] = {}

    def play(
        self,
        world: World,
        declarer: Seat,
        bid: str,
        trump: str | None,
        *,
        taken: bool = False,
        teams: Teams | None = None,
    ) -> SimulatedEnd:
        """Play a world to its end from the contract on; the world is used up.

        Args:
            world: The hands; changed by the play.
            declarer: The declarer's seat.
            bid: The contract.
            trump: The trump; None to have it chosen.
            taken: Whether the declarer has the kitty already.
            teams: The teams, if the declarer chooses them; by default the game's knowledge chooses.
        """
        dealer = self.view.dealer
        assert dealer is not None
        trump = self.knowledge.exchange(world, dealer, declarer, bid, trump, taken)
        teams = teams or self.fixed[declarer] or self.knowledge.teams(declarer, self.context.rng, bid)
        setup = self.setups.get((declarer, bid, trump, teams))
        if setup is None:
            setup = self.setups[declarer, bid, trump, teams] = self.setup(declarer, bid, trump, teams)
        tricks = setup.tricks
        if tricks.guide is not None:
            setup.tricks = tricks = self.tricks(setup.order, world, setup.leader, setup.players)
        tricks.start(world.hands, setup.leader, world.rows, world.piles)
        setup.policy.play_out(tricks)
        key = points_of(tricks.rules, world.buried), *tricks.key()
        ended = setup.ends.get(key)
        if ended is None:
            ended = setup.ends[key] = SimulatedEnd(self.deal(setup, key, world))
        return ended

    def setup(self, declarer: Seat, bid: str, trump: str, teams: Teams) -> ContractSetup:
        knowledge, game, dealer = self.knowledge, self.game, self.view.dealer
        assert dealer is not None
        contract = Contract(declarer, bid)
        order, players = game.order_of(trump, contract), game.players(contract)
        leader = game.leader(dealer, contract)
        nothing = [0] * game.seats
        tricks = self.tricks(order, World(nothing, nothing, [()] * game.seats, [], 0, 0), leader, players)
        terms = terms_of(game, contract, trump, teams)
        return ContractSetup(terms, order, leader, players, tricks, knowledge.policy(terms, tricks.rules))

    def tricks(self, order: CardOrder, world: World, leader: Seat, players: Sequence[Seat]) -> Tricks:
        """Return an unstarted play in flat integers.

        If the engine guides the play, it is valid for that world only.
        """
        start = Start(order, world.hands[:], leader, players, world.rows, world.piles)
        return self.knowledge.tricks(self.game.trick_play(start))

    def deal(self, setup: ContractSetup, key: tuple[int, ...], world: World) -> PlayedDeal:
        """Return a deal that scores the same as the one just played."""
        taken = setup.tricks.taken
        mine = sum([taken[seat] for seat in self.score.mine])
        known = key[0], mine, *self.knowledge.score_key(setup.terms, key[1:])
        deal = setup.alike.get(known)
        if deal is None:
            ended = PlayResult.of(setup.tricks, setup.leader)
            deal = setup.alike[known] = played_deal(self.view, setup.terms, ended, world)
        return deal

    def under(self, deal: PlayedDeal, declarer: Seat, bid: str) -> PlayedDeal:
        """Return the same deal, played for another bid."""
        teams, trump = deal.terms.teams, deal.terms.trump
        terms = self.terms.get((declarer, bid, trump, teams))
        if terms is None:
            terms = self.terms[declarer, bid, trump, teams] = terms_of(
                self.game, Contract(declarer, bid), trump, teams
            )
        return replace(deal, terms=terms)

    def result(self, ended: SimulatedEnd, declarer: Seat, bid: str) -> tuple[bool, DealValue]:
        """Return whether a bid was made in such an end, and what that is worth."""
        deal = ended.deal
        found = self.results.get((deal, declarer, bid))
        if found is None:
            found = self.score.result(self.under(deal, declarer, bid))
            self.results[deal, declarer, bid] = found
        return found


class UndeclaredSimulator:
    """Simulates deals that have no declarer, for one decision of a seat."""

    def __init__(self, context: SearchContext, seat: Seat) -> None:
        self.view, self.knowledge, self.game = context.view, context.knowledge, context.view.game
        self.seat, self.score = seat, equity_of(context.view, seat)
        self.order = self.view.order
        self.nothing: list[CardSet] = [0] * self.game.seats
        self.no_piles: list[tuple[int, ...]] = [()] * self.game.seats
        self.tricks = self.tricks_of(self.nothing, 0)
        self.known: dict[tuple[object, ...], DealValue] = {}

    @property
    def first(self) -> Seat:
        """The seat left of the dealer."""
        assert self.view.dealer is not None
        return (self.view.dealer + 1) % self.game.seats

    def tricks_of(self, hands: Sequence[CardSet], leader: Seat) -> Tricks:
        """Return an unstarted play in flat integers.

        If the engine guides the play, it is valid for these hands only.
        """
        start = Start(self.order, list(hands), leader, range(self.game.seats))
        return self.knowledge.tricks(self.game.trick_play(start))

    def value(
        self, world: World, hands: list[CardSet], leader: Seat, terms: Terms, policy: Policy
    ) -> DealValue:
        """Return the value of a world that is played by the policy; `hands` are used up."""
        if self.tricks.guide is not None:
            self.tricks = self.tricks_of(hands, leader)
        tricks = self.tricks
        tricks.start(hands, leader, self.nothing, self.no_piles)
        policy.play_out(tricks)
        key = tricks.key()
        mine = sum([tricks.places[seat].taken for seat in self.score.mine])
        points = self.knowledge.scored(terms, key)
        if points is not None:
            return self.score.worth_of(points, terms, mine)
        alike = terms.goals, mine, *self.knowledge.score_key(terms, key)
        worth = self.known.get(alike)
        if worth is None:
            ended = PlayResult.of(tricks, leader)
            worth = self.known[alike] = self.score.worth(played_deal(self.view, terms, ended, world))
        return worth
