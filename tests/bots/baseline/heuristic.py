"""The heuristic player, version 1: sound play by rule in all games, frozen.

It decides at once, from the view alone, and always in the same way. The numbers below were fitted once, on
deals that this player played against itself. Neither they nor the rules will change; a better player would be
version 2.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from tests.bots.baseline.cards import MISERES, Costs, choose_card, costs_of
from tests.bots.baseline.ducking import low_card, passed_on
from tests.bots.baseline.exactly import exact_card, tricks_bid
from tests.bots.baseline.numbers import Scale, numbers_of
from trickdesk.engine.actions import Action, AskCall, AskGive, Call, Give
from trickdesk.engine.bids import CHECK, HOLD, PASS, team_seats
from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView

VERSION = 1
KITTY = "kitty"
TWICE = "60-120"  # the call that is paid twice as much as 30-60, for the same five tricks
WINNERS = (1.0, 0.4, 0.1)  # value of a card with none, one or two higher cards of its suit in other hands


ALL_FIVE = {"30-60": 26.0, "60-120": 31.0}  # the promise of a hand that calls for all five tricks
POOR_HAND = 2.5  # low trumps that a hand must be worth to be better than the kitty (Forty-Fives, rules 3.2)
SPREAD = 0.95  # of the tricks made about the promise, as the scale of a logistic curve
MISERE_DANGER = {
    "misere": 0,
    "open-misere": 0,
}  # cards that may still be likely to win a trick after the discard


def choose(view: PlayerView) -> Action:
    """Return the heuristic player's action for `view.ask`."""
    ask = view.ask
    assert ask is not None
    if isinstance(ask, AskGive):
        return Give(give(view, ask) if ask.to is None else passed_on(view, ask))
    if not isinstance(ask, AskCall):
        if view.game.low_wins:
            return low_card(view, ask)
        return exact_card(view, ask) if view.contract is None and any(view.goals) else choose_card(view, ask)
    if ask.style == "tricks":
        return Call(tricks_bid(view, ask))
    if ask.style == "trump":
        return Call(name_trump(view, ask))
    return Call(team(view, ask) if ask.style == "team" else bid(view, ask))


# -- judging a hand


def promise(game: Game, hand: CardSet, trump: str) -> float:
    """Return what the hand should make with a trump, in the units of bids."""
    scale, costs = scale_of(game, trump), costs_of(game, game.trump_index(trump))
    trumps = 0 if trump == NO_TRUMP else costs.order.suit_mask[costs.order.trump]
    promised = scale.base + (0.0 if game.options.get("kitty", True) else numbers_of(game).no_kitty)
    for suit, mask in enumerate(costs.order.suit_mask):
        held = hand & mask
        for card in cards_in(held):
            missing = (costs.above[suit][card] & mask & ~hand).bit_count()
            if mask == trumps:
                promised += scale.length + (scale.high if missing < len(WINNERS) else 0.0)
            elif missing < min(held.bit_count(), len(WINNERS)):
                promised += scale.plain * WINNERS[missing]
    promised += scale.special * (hand & specials(game)).bit_count()
    promised += scale.point * sum(costs.points[card] for card in cards_in(hand))
    return round(promised, 6)  # so that equals are equal


def scale_of(game: Game, trump: str = "") -> Scale:
    numbers = numbers_of(game)
    scales = numbers.no_trump if trump == NO_TRUMP else numbers.scales
    return scales.get(game.seats, Scale(0.0, 1.0))


@lru_cache(maxsize=8)
def specials(game: Game) -> CardSet:
    """Return the cards worth more than their rank."""
    return card_set(card for card, rank in enumerate(game.deck.rank) if rank == numbers_of(game).special)


def best_trump(game: Game, hand: CardSet) -> str:
    """Return the suit that is best for a hand; the first of equals."""
    return max(game.deck.suits, key=lambda suit: promise(game, hand, suit))


# -- calls


def needed(game: Game, bid: str) -> float:
    """Return what a hand must promise for a bid: its number, unless for all tricks."""
    return ALL_FIVE[bid] if bid in ALL_FIVE else float(game.bid(bid).level)


def denomination(game: Game, bid: str) -> str:
    """Return a bid's trump, or nothing if it is named later or there is none."""
    meant = game.bid(bid)
    return "" if meant.goal.takes_none else meant.denomination or ""


def bid(view: PlayerView, ask: AskCall) -> str:
    """Return a safe misère, the best bid where bids are paid, else the lowest enough."""
    standing, holder = standing_bid(view, ask)
    partners = standing if holder == partner(view) else ""
    offered = {call: call for call in ask.calls if call in ask.ladder and not hopeless(view, call)}
    if HOLD in ask.calls:
        offered = {HOLD: standing, **offered}
    for call in MISERES:
        meant = offered.pop(call, "")
        if meant and not partners and misere_danger(view, view.hand) <= MISERE_DANGER[call]:
            return call
    pick = (most_valuable_bid if ask.values else lowest_bid)(view, ask, offered, partners)
    return pick or (PASS if PASS in ask.calls else ask.calls[0])


def lowest_bid(view: PlayerView, ask: AskCall, offered: dict[str, str], partners: str) -> str:
    """Return the lowest bid in the denomination with the most to spare, if any."""
    game, hand = view.game, view.hand
    lowest: dict[str, tuple[str, str]] = {}
    for call, meant in offered.items():
        lowest.setdefault(denomination(game, meant), (call, meant))
    best, margin = "", 0.0
    for name, (call, meant) in lowest.items():
        promised = promise(game, hand, name or best_trump(game, hand))
        if TWICE in ask.calls and promised >= ALL_FIVE[TWICE]:
            return TWICE
        if not best or promised - needed(game, meant) > margin:
            best, margin = call, promised - needed(game, meant)
    if best and (margin >= (scale_of(game).over if partners else 0.0) or PASS not in ask.calls):
        return CHECK if margin < 0 and CHECK in ask.calls else best
    return CHECK if CHECK in ask.calls and best and margin >= 0 else ""


def most_valuable_bid(view: PlayerView, ask: AskCall, offered: dict[str, str], partners: str) -> str:
    """Return the bid with the best average where the bid is paid, not the tricks.

    Over a partner's bid it must be better than that one; in the partner's denomination the partner helps
    more.
    """
    game = view.game
    scale = scale_of(game)
    worth = dict(zip(ask.ladder, ask.values, strict=True))
    best, most = "", scale.over * worth[partners] if partners else 0.0
    promises: dict[str, float] = {}
    for call, meant in offered.items():
        name = denomination(game, meant)
        if name not in promises:
            promises[name] = promise(game, view.hand, name)
            if partners and name == denomination(game, partners):
                promises[name] += scale.support
        chance = 1 / (1 + exp((needed(game, meant) - 0.5 - promises[name]) / SPREAD))
        if (gain := worth[meant] * (2 * chance - 1)) > most:
            best, most = call, gain
    return best


def standing_bid(view: PlayerView, ask: AskCall) -> tuple[str, Seat]:
    """Return the current bid and its holder; nothing and -1 if there is none."""
    standing, holder = "", -1
    for seat, call in view.calls:
        if call in ask.ladder:
            standing, holder = call, seat
        elif call == HOLD:
            holder = seat
    return standing, holder


def partner(view: PlayerView) -> Seat:
    """Return the opposite seat in a game of two pairs, else -2: nobody."""
    game = view.game
    assert view.seat is not None
    return (view.seat + 2) % 4 if game.seats == 4 and game.sides == 2 else -2


def hopeless(view: PlayerView, bid: str) -> bool:
    """Return whether all tricks were bid without a card that this needs."""
    game = view.game
    needed = numbers_of(game).all_needs_special and game.bid(bid).level == game.hand_size
    return needed and not view.hand & specials(game)


def name_trump(view: PlayerView, ask: AskCall) -> str:
    """Name the strongest suit; with a poor hand, take the kitty."""
    game, scale = view.game, scale_of(view.game)
    trump = best_trump(game, view.hand)
    poor = promise(game, view.hand, trump) - scale.base < POOR_HAND * scale.length
    return KITTY if KITTY in ask.calls and poor else f"trump {trump}"


def team(view: PlayerView, ask: AskCall) -> str:
    """Choose the first bidder of the trump or Left suit, any bidder, or the farthest."""
    game, contract = view.game, view.contract
    assert contract is not None and view.trump is not None
    left = {"C": "S", "S": "C", "D": "H", "H": "D"}.get(view.trump, "")
    merit = [0.0] * game.seats
    for seat, call in view.calls:
        name = denomination(game, call) if call in game.ladder else ""
        merit[seat] += 4.0 if name and name in (view.trump, left) else 2.0 if name else 0.0
    for seat in range(game.seats):
        away = (seat - ask.seat) % game.seats
        merit[seat] += min(away, game.seats - away) / game.seats
    return max(ask.calls, key=lambda call: sum(merit[seat] for seat in team_seats(call)))


# -- putting cards away


def give(view: PlayerView, ask: AskGive) -> CardSet:
    """Choose discards: dangers at misère, plain cards in an exchange, else losers."""
    game, contract = view.game, view.contract
    if ask.takes:  # a plain card, or a lower trump, goes for the card turned up
        keep = costs_of(game, game.trump_index(view.trump)).keep
        return 1 << min(cards_in(view.hand | ask.takes), key=keep.__getitem__) & ~ask.takes
    assert contract is not None
    trump = view.trump or best_trump(game, view.hand)
    if contract.bid in MISERES:
        return misere_burial(view, ask.low)
    costs = costs_of(game, game.trump_index(trump))
    if ask.low < ask.high:
        plain = view.hand & ~costs.order.suit_mask[costs.order.trump]
        short = ask.low - plain.bit_count()
        trumps = sorted(cards_in(view.hand & ~plain), key=costs.keep.__getitem__)
        return plain | card_set(trumps[: max(0, short)])
    return bury(game, costs, view.hand, ask)


def bury(game: Game, costs: Costs, hand: CardSet, ask: AskGive) -> CardSet:
    """Discard the cheapest cards; those that empty a suit are cheaper still."""
    order, void = costs.order, numbers_of(game).void_worth
    room = ask.low
    voids: list[int] = []
    short_first = sorted(
        range(len(game.deck.suits)), key=lambda suit: (hand & order.suit_mask[suit]).bit_count()
    )
    for suit in short_first:
        size = (hand & order.suit_mask[suit]).bit_count()
        if suit != order.trump and 0 < size <= room and len(voids) < 2:
            voids.append(suit)
            room -= size

    def price(card: int) -> int:
        return costs.keep[card] + costs.points[card] - (void if order.suit_of[card] in voids else 0)

    rest = sorted(cards_in(ask.cards & ~ask.first), key=price)
    return ask.first | card_set(rest[: max(0, ask.low - ask.first.bit_count())])


# -- misère (Five Hundred, rules 7.5)


def danger(view: PlayerView, hand: CardSet, card: int) -> int:
    """Return how much more likely a card is to win than to lose a trick.

    The more lower cards others hold, the likelier it wins; the joker always does.
    """
    costs = costs_of(view.game, len(view.game.deck.suits))
    suit = costs.order.suit_of[card]
    if suit >= len(view.game.deck.suits):
        return 99
    mask = costs.order.suit_mask[suit]
    above = costs.above[suit][card]
    lower = (mask & ~above & ~hand).bit_count()
    own_lower = (mask & ~above & hand).bit_count() - 1
    return lower - own_lower - 1  # each lower card in hand keeps it safe for one more trick


def misere_danger(view: PlayerView, hand: CardSet) -> int:
    """Return the cards that may take a trick after the three worst are discarded."""
    bad = sorted((danger(view, hand, card) for card in cards_in(hand)), reverse=True)
    spare = 2 if view.game.options.get("kitty", True) else 0  # the kitty may bring a bad one
    return sum(found > 0 for found in bad[spare:])


def misere_burial(view: PlayerView, count: int) -> CardSet:
    keep = costs_of(view.game, len(view.game.deck.suits)).keep
    worst = sorted(
        cards_in(view.hand), key=lambda card: (danger(view, view.hand, card), keep[card]), reverse=True
    )
    return card_set(worst[:count])
