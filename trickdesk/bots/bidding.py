"""Calls, burying, trump and team: each candidate is imagined up to the end of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from trickdesk.bots.playout import Sheet, Teams, made, worth
from trickdesk.bots.search import Thinking, best_option
from trickdesk.bots.worlds import World
from trickdesk.engine.actions import Call, Give
from trickdesk.engine.ask import AskCall, AskGive
from trickdesk.engine.cards import CardSet, Seat, card_set
from trickdesk.engine.game import Contract
from trickdesk.engine.play import Start

PASS, CHECK, HOLD, KITTY = "pass", "check", "hold", "kitty"
LOWEST, SPREAD = 3, 5  # bids looked at in one denomination: the lowest, and some of the others
SAFE = 0.85  # chance of making it that allows a bid higher than is necessary
DENOMINATIONS = 3  # denominations looked at
DOUBT = 0.5  # standard errors taken off a chance: the auction goes to whoever errs on the high side
HOPEFUL = 0.35  # chance of making the next bid that keeps a checker in the auction
BEST_OF = 3  # worlds drawn for a bidder's hand, of which the one that suits the bid best counts


def imagine(
    thinking: Thinking,
    world: World,
    declarer: Seat,
    bid: str,
    trump: str | None,
    *,
    taken: bool = False,
    teams: Teams | None = None,
) -> Sheet:
    """The deal to its end in a world (which is used up), from the contract on."""
    view, hints = thinking.view, thinking.hints
    game = view.game
    assert view.dealer is not None
    trump = hints.exchange(world, declarer, bid, trump, taken)
    teams = teams or hints.teams(declarer, thinking.rng)
    index = game.trump_index(trump)
    leader, players = hints.leader(view.dealer, declarer), hints.players(bid, declarer)
    play = game.trick_play(
        Start(game.order_for(index), world.hands, leader, players, world.rows, world.piles)
    )
    hints.policy(bid, index, teams, declarer).play_out(play, 0)
    return Sheet(view, Contract(declarer, bid, trump), teams, play, world)


def spread(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The lowest bids of a denomination and a few higher ones, evenly spread."""
    rest = pairs[LOWEST:]
    step = -(-len(rest) // SPREAD) or 1
    return pairs[:LOWEST] + rest[step - 1 :: step]


@dataclass(slots=True)
class Offer:
    """A call that could be made: its trump (None: to be chosen later) and the bid that it stands for, the chance of
    success and what it is worth."""

    call: str
    trump: str | None
    bid: str
    chance: float
    value: float


class Bidder:
    """One call in the auction."""

    def __init__(self, thinking: Thinking, ask: AskCall) -> None:
        self.thinking, self.ask = thinking, ask
        self.view, self.hints, self.game = thinking.view, thinking.hints, thinking.view.game
        self.sampler = thinking.sampler()
        self.bid, self.holder = self.standing()

    def standing(self) -> tuple[str, Seat | None]:
        """The bid that stands, and who holds it."""
        bid, holder = "", None
        for seat, call in self.view.calls:
            if call in self.ask.ladder:
                bid, holder = call, seat
            elif call == HOLD:
                holder = seat
        return bid, holder

    def candidates(self) -> list[tuple[str | None, list[tuple[str, str]]]]:
        """The denominations worth a thought, each with its lowest (call, bid) pairs."""
        offered = [(call, call) for call in self.ask.calls if call in self.ask.ladder]
        if HOLD in self.ask.calls:
            offered.insert(0, (HOLD, self.bid))
        kinds: dict[str, list[tuple[str, str]]] = {}
        for call, bid in offered:
            if self.hints.sane(self.view, bid) or PASS not in self.ask.calls:
                kinds.setdefault(self.hints.kind(bid), []).append((call, bid))
        found: list[tuple[float, str | None, list[tuple[str, str]]]] = []
        for pairs in kinds.values():
            trumps = self.hints.trumps(pairs[0][1])
            if len(trumps) > 1 and not self.hints.blind:
                return [(None, spread(pairs))]  # it is chosen when the kitty is seen
            for trump in trumps:
                strength = inf
                if self.hints.shows_strength(pairs[0][1]):
                    strength = self.hints.strength(self.view.hand, self.game.trump_index(trump))
                found.append((strength, trump, spread(pairs)))
        found.sort(key=lambda entry: -entry[0])
        return [(trump, pairs) for _, trump, pairs in found[:DENOMINATIONS]]

    def offers(self) -> list[Offer]:
        """Every call worth a thought, tried out in the same worlds."""
        candidates = self.candidates()
        seat = self.ask.seat
        each = self.game.hand_size * self.game.seats
        count = self.thinking.effort.worlds_for(len(candidates) + 1, each)
        worlds = [self.sampler.world(self.thinking.rng) for _ in range(count)]
        offers = []
        for trump, pairs in candidates:
            sheets = []
            for world in worlds:
                sheets.append(imagine(self.thinking, world.copy(), seat, pairs[0][1], trump))
                if self.thinking.stop():
                    break
            offers += [self.offer(call, trump, bid, sheets) for call, bid in pairs]
        return offers

    def offer(self, call: str, trump: str | None, bid: str, sheets: Sequence[Sheet]) -> Offer:
        """A bid judged by the deals that were played under its trump."""
        successes, total = 0, 0.0
        for sheet in sheets:
            sheet.contract = Contract(sheet.contract.declarer, bid, sheet.contract.trump)
            successes += made(self.game, sheet)
            total += worth(self.game, sheet, self.ask.seat)
        count = len(sheets)
        chance = successes / count
        doubt = DOUBT * sqrt(chance * (1 - chance) / count)
        return Offer(call, trump, bid, chance - doubt, total / count)

    def passing(self) -> float:
        """What the standing contract is worth to us, its holder having a hand for it; 0 if there is none."""
        if self.holder is None:
            return 0.0
        holder, trumps = self.holder, self.hints.trumps(self.bid)
        each = self.game.hand_size * self.game.seats
        values: list[float] = []
        for _ in range(max(1, self.thinking.effort.worlds_for(DENOMINATIONS + 1, each) // 2)):
            drawn = []
            for _ in range(BEST_OF):
                world = self.sampler.world(self.thinking.rng)
                hand = world.hands[holder]
                trump = trumps[0] if len(trumps) == 1 else self.hints.best_trump(hand)
                drawn.append((self.hints.strength(hand, self.game.trump_index(trump)), trump, world))
            _, trump, world = max(drawn, key=lambda entry: entry[0])
            values.append(
                worth(self.game, imagine(self.thinking, world, holder, self.bid, trump), self.ask.seat)
            )
            if self.thinking.stop():
                break
        return sum(values) / len(values)

    def raised(self, best: Offer, sound: Sequence[Offer]) -> Offer:
        """The highest bid that is as safe and about as good as the best: long auctions help nobody."""
        enough = best.value - abs(best.value) / 10
        equal = [
            offer
            for offer in sound
            if offer.trump == best.trump and offer.chance >= SAFE and offer.value >= enough
        ]
        return max([best, *equal], key=lambda offer: self.ask.ladder.index(offer.bid))

    def call(self) -> Call:
        """The call with the best result among those that are likely enough to succeed; pass if there is none."""
        calls = self.ask.calls
        if calls == (PASS,):
            return Call(PASS)
        offers = self.offers()
        sound = [offer for offer in offers if offer.chance >= self.hints.needs(offer.bid)]
        if PASS not in calls and CHECK not in calls:
            return Call(max(sound or offers, key=lambda offer: offer.value).call)
        if sound:
            best = max(sound, key=lambda offer: offer.value)
            if best.value > self.passing():
                return Call(self.raised(best, sound).call)
        if CHECK in calls and any(offer.chance >= HOPEFUL for offer in offers):
            return Call(CHECK)
        return Call(PASS if PASS in calls else CHECK)


def choose_call(thinking: Thinking, ask: AskCall) -> Call:
    """A call of the auction, a trump, the kitty or a team."""
    if ask.style == "trump":
        return choose_trump(thinking, ask)
    if ask.style == "team":
        return choose_team(thinking, ask)
    return Bidder(thinking, ask).call()


def choose_trump(thinking: Thinking, ask: AskCall) -> Call:
    """Name a trump, or go on the kitty."""
    view, hints, game = thinking.view, thinking.hints, thinking.view.game
    assert view.contract is not None
    bid, seat = view.contract.bid, ask.seat
    named = [call for call in ask.calls if call != KITTY]
    named.sort(key=lambda call: -hints.strength(view.hand, game.deck.suits.index(call[-1])))
    calls = named[:DENOMINATIONS] + [call for call in ask.calls if call == KITTY]

    def value(option: int, world: World) -> float:
        world = world.copy()
        trump, taken = calls[option][-1], bool(view.took)
        if calls[option] == KITTY:
            world.dead |= world.hands[seat]
            world.hands[seat] = card_set(world.talon[: hints.kitty])
            world.talon = world.talon[hints.kitty :]
            trump, taken = hints.best_trump(world.hands[seat]), True
        return worth(game, imagine(thinking, world, seat, bid, trump, taken=taken), seat)

    sampler = thinking.sampler()
    worlds = thinking.effort.worlds_for(len(calls), game.hand_size * game.seats)
    best = best_option(len(calls), value, lambda: sampler.world(thinking.rng), worlds, thinking.stop)
    return Call(calls[best])


def choose_team(thinking: Thinking, ask: AskCall) -> Call:
    """The team-mates with whom the contract brings most."""
    view, game, seat = thinking.view, thinking.view.game, ask.seat
    assert view.contract is not None
    contract = view.contract
    teams = []
    for call in ask.calls:
        team = tuple(sorted((seat, *map(int, call.split()[1:]))))
        teams.append((team, tuple(other for other in range(game.seats) if other not in team)))

    def value(option: int, world: World) -> float:
        sheet = imagine(
            thinking, world.copy(), seat, contract.bid, contract.trump, taken=True, teams=teams[option]
        )
        return worth(game, sheet, seat)

    sampler = thinking.sampler()
    worlds = thinking.effort.worlds_for(len(teams), game.hand_size * game.seats)
    best = best_option(len(teams), value, lambda: sampler.world(thinking.rng), worlds, thinking.stop)
    return Call(ask.calls[best])


def choose_give(thinking: Thinking, ask: AskGive) -> Give:
    """Cards to put away: some sensible sets are tried out in the same worlds."""
    view, hints, game, seat = thinking.view, thinking.hints, thinking.view.game, ask.seat
    assert view.contract is not None
    bid, trump = view.contract.bid, view.contract.trump
    if ask.low < ask.high:
        return Give(hints.throw(view.hand, ask.low, game.trump_index(trump)))
    trumps: Sequence[str]
    if trump is not None:
        trumps = (trump,)
    else:
        suits = game.deck.suits
        trumps = sorted(suits, key=lambda suit: -hints.strength(view.hand, suits.index(suit)))[:2]
    options: list[tuple[str, CardSet]] = []
    for suit in trumps:
        sets = hints.bury_sets(view.hand, ask.low, bid, game.trump_index(suit), ask.cards, ask.first)
        options += [(suit, cards) for cards in dict.fromkeys(sets)]

    def value(option: int, world: World) -> float:
        suit, cards = options[option]
        world = world.copy()
        world.hands[seat] ^= cards
        world.buried = cards
        return worth(game, imagine(thinking, world, seat, bid, suit, taken=True), seat)

    sampler = thinking.sampler()
    worlds = thinking.effort.worlds_for(len(options), game.hand_size * game.seats)
    best = best_option(
        len(options), value, lambda: sampler.world(thinking.rng), worlds, thinking.stop, favourite=0
    )
    return Give(options[best][1])
