"""The heuristic player, version 1: sound play by rule in all games, frozen as the arena's yardstick.

It decides at once, from the view alone, always the same. The numbers below were fitted once, on deals that this
player played against itself; neither they nor the rules change any more: a better one would be version 2.
"""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.bots.heuristic_cards import MISERES, Costs, choose_card, costs_of
from trickdesk.engine.actions import Action, Call, Give
from trickdesk.engine.ask import AskCall, AskGive
from trickdesk.engine.cards import JOKER, CardSet, Seat, card_set, cards_in
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView

VERSION = 1
PASS, CHECK, HOLD, KITTY = "pass", "check", "hold", "kitty"
VOID_WORTH = 8  # how much cheaper a card is to put away whose suit can be got rid of


@dataclass(frozen=True, slots=True)
class Scale:
    """What a hand's ``strength`` promises, in the units of the bids: ``base`` + ``each`` * strength, and ``point``
    for every card point held. ``over``: by how much more a partner's bid has to be beaten."""

    base: float
    each: float
    point: float = 0.0
    over: float = 0.0


SCALES = {
    ("five-hundred", 4): Scale(4.8, 0.45, over=1.0),
    ("red-one", 4): Scale(72.0, 0.5, 0.5, over=10.0),
    ("forty-fives", 2): Scale(19.0, 2.2),
    ("forty-fives", 3): Scale(15.5, 2.3),
    ("forty-fives", 4): Scale(19.2, 1.2, over=5.0),
    ("forty-fives", 5): Scale(10.0, 2.5),
    ("forty-fives", 6): Scale(16.0, 0.9),
    ("tocan", 3): Scale(4.4, 0.53),
    ("tocan", 4): Scale(3.5, 0.69),
    ("92q", 4): Scale(7.0, 0.23),
    ("92q", 6): Scale(3.8, 0.29),
    ("92q", 8): Scale(2.75, 0.25),
}
NO_KITTY = {
    "five-hundred": -0.8,
    "forty-fives": -0.9,
}  # added to the base where the rules leave the kitty out
ALL_FIVE = {"30-60": 22.5, "60-120": 24.0}  # the promise of a hand that calls for all five tricks
POOR_HAND = 0.6  # strength below which the kitty is better than the hand (rules.md 3.5)
MISERE_DANGER = {"misere": 0, "open-misere": 0}  # cards that may be in danger of taking a trick after burying


def choose(view: PlayerView) -> Action:
    """What the heuristic player does about ``view.ask``."""
    ask = view.ask
    assert ask is not None
    if isinstance(ask, AskGive):
        return Give(give(view, ask))
    if not isinstance(ask, AskCall):
        return choose_card(view, ask)
    if ask.style == "trump":
        return Call(name_trump(view, ask))
    return Call(team(view, ask) if ask.style == "team" else bid(view, ask))


# -- judging a hand


def strength(game: Game, hand: CardSet, trump: int) -> float:
    """About how many tricks a hand is worth: its winners, its length in trumps and its ruffs."""
    costs = costs_of(game, trump)
    tricks = 0.0
    for suit, mask in enumerate(costs.order.suit_mask):
        held = hand & mask
        for card in cards_in(held):
            over = (costs.above[suit][card] & mask & ~hand).bit_count()
            length = held.bit_count() if suit != trump else mask.bit_count()
            if over < min(3, length):
                tricks += (1.0, 0.45, 0.15)[over]
    trumps = (hand & costs.order.suit_mask[trump]).bit_count() if trump < len(game.deck.suits) else 0
    return tricks + 0.5 * max(0, trumps - 2)


def best_trump(game: Game, hand: CardSet) -> str:
    """The suit that makes the most of a hand; the first of equals."""
    suits = game.deck.suits
    return max(suits, key=lambda suit: strength(game, hand, suits.index(suit)))


def scale_of(game: Game) -> Scale:
    return SCALES.get((game.id, game.seats), Scale(0.0, 1.0))


def promise(game: Game, hand: CardSet, trump: str) -> float:
    """What the hand should make with that trump, in the units of the bids."""
    scale = scale_of(game)
    base = scale.base + (0.0 if game.options.get("kitty", True) else NO_KITTY.get(game.id, 0.0))
    points = sum(costs_of(game, len(game.deck.suits)).points[card] for card in cards_in(hand))
    return base + scale.each * strength(game, hand, game.trump_index(trump)) + scale.point * points


# -- calls


def needed(bid: str) -> float:
    """The number in a bid."""
    return ALL_FIVE[bid] if bid in ALL_FIVE else float(bid.rstrip("CDHSNT"))


def denomination(game: Game, bid: str) -> str:
    """The trump in a bid, or nothing where it is named later."""
    name = bid.lstrip("0123456789")
    return name if name == NO_TRUMP or (len(name) == 1 and name in game.deck.suits) else ""


def bid(view: PlayerView, ask: AskCall) -> str:
    """The lowest bid in the denomination that promises most beyond what it needs; a pass if none promises enough."""
    game, hand = view.game, view.hand
    standing, holder = standing_bid(view, ask)
    offered = [(call, call) for call in ask.calls if call in ask.ladder]
    if HOLD in ask.calls:
        offered.insert(0, (HOLD, standing))
    lowest: dict[str, tuple[str, str]] = {}
    for call, meant in offered:
        if meant in MISERES:
            if misere_danger(view, hand) <= MISERE_DANGER[meant] and holder != partner(view):
                return call
        elif not hopeless(view, meant):
            lowest.setdefault(denomination(game, meant), (call, meant))
    best, margin = "", 0.0
    for name, (call, meant) in lowest.items():
        gain = promise(game, hand, name or best_trump(game, hand)) - needed(meant)
        if not best or gain > margin:
            best, margin = call, gain
    if best and (
        margin >= (scale_of(game).over if holder == partner(view) else 0.0) or PASS not in ask.calls
    ):
        return CHECK if margin < 0 and CHECK in ask.calls else best
    if CHECK in ask.calls and best and margin >= 0:
        return CHECK
    return PASS if PASS in ask.calls else ask.calls[0]


def standing_bid(view: PlayerView, ask: AskCall) -> tuple[str, Seat]:
    """The bid that stands and who holds it; nothing and -1 before the first."""
    standing, holder = "", -1
    for seat, call in view.calls:
        if call in ask.ladder:
            standing, holder = call, seat
        elif call == HOLD:
            holder = seat
    return standing, holder


def partner(view: PlayerView) -> Seat:
    """The seat opposite in a game of two pairs, else -2: nobody."""
    game = view.game
    assert view.seat is not None
    return (view.seat + 2) % 4 if game.seats == 4 and game.sides == 2 else -2


def hopeless(view: PlayerView, bid: str) -> bool:
    """Ten tricks of Five Hundred without the joker."""
    game = view.game
    return game.id == "five-hundred" and bid.startswith("10") and not view.hand >> game.deck.id[JOKER] & 1


def name_trump(view: PlayerView, ask: AskCall) -> str:
    """The strongest suit; the kitty instead of a poor hand."""
    game = view.game
    trump = best_trump(game, view.hand)
    poor = strength(game, view.hand, game.trump_index(trump)) < POOR_HAND
    return KITTY if KITTY in ask.calls and poor else f"trump {trump}"


def team(view: PlayerView, ask: AskCall) -> str:
    """Who bid the trump or the Left suit first, then who bid at all, then who sits farthest away."""
    game, contract = view.game, view.contract
    assert contract is not None and contract.trump is not None
    left = {"C": "S", "S": "C", "D": "H", "H": "D"}.get(contract.trump, "")
    merit = [0.0] * game.seats
    for seat, call in view.calls:
        name = denomination(game, call)
        merit[seat] += 4.0 if name and name in (contract.trump, left) else 2.0 if name else 0.0
    for seat in range(game.seats):
        away = (seat - ask.seat) % game.seats
        merit[seat] += min(away, game.seats - away) / game.seats
    return max(ask.calls, key=lambda call: sum(merit[int(seat)] for seat in call.split()[1:]))


# -- putting cards away


def give(view: PlayerView, ask: AskGive) -> CardSet:
    """What to put away: for a misère what is in danger, in an exchange all but the trumps, else losers and a suit."""
    game, contract = view.game, view.contract
    assert contract is not None
    trump = contract.trump or best_trump(game, view.hand)
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
    """The cheapest cards, cheaper still where a whole suit goes."""
    order = costs.order
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
        return costs.lose[card] - (VOID_WORTH if order.suit_of[card] in voids else 0)

    rest = sorted(cards_in(ask.cards & ~ask.first), key=price)
    return ask.first | card_set(rest[: max(0, ask.low - ask.first.bit_count())])


# -- misère (rules.md 5.8)


def danger(view: PlayerView, hand: CardSet, card: int) -> int:
    """How much likelier a card is to take a trick than to stay under: the fewer cards of others lie below it, the
    less; the joker takes one."""
    costs = costs_of(view.game, len(view.game.deck.suits))
    suit = costs.order.suit_of[card]
    if suit >= len(view.game.deck.suits):
        return 99
    mask = costs.order.suit_mask[suit]
    above = costs.above[suit][card]
    lower = (mask & ~above & ~hand).bit_count()
    own_lower = (mask & ~above & hand).bit_count() - 1
    return lower - own_lower - 1  # every own card below it keeps it safe for one more trick


def misere_danger(view: PlayerView, hand: CardSet) -> int:
    """The cards in danger of taking a trick once the three worst are buried."""
    bad = sorted((danger(view, hand, card) for card in cards_in(hand)), reverse=True)
    spare = 2 if view.game.options.get("kitty", True) else 0  # the kitty may bring a bad one
    return sum(found > 0 for found in bad[spare:])


def misere_burial(view: PlayerView, count: int) -> CardSet:
    keep = costs_of(view.game, len(view.game.deck.suits)).keep
    worst = sorted(
        cards_in(view.hand), key=lambda card: (danger(view, view.hand, card), keep[card]), reverse=True
    )
    return card_set(worst[:count])
