"""`PlayerView`: what one seat may know, built field by field; also as text.

The text holds the fields of the view, with cards by name, and nothing else. No hidden card can be derived
from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from operator import and_, sub, xor
from typing import TYPE_CHECKING, Any

from trickdesk.engine.actions import Ask, AskCall, AskGive, AskPlay
from trickdesk.engine.bids import SECRET, Aim, Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Deck, Seat, card_set, cards_in
from trickdesk.engine.deal import (
    MatchStanding,
    PlayedDeal,
    ScoredDeal,
    ScoreLine,
    SeenDeal,
    SeenTrick,
    seen_tricks,
)
from trickdesk.engine.errors import Message
from trickdesk.engine.game import Game
from trickdesk.engine.order import CardOrder
from trickdesk.engine.play import Trick

if TYPE_CHECKING:
    from trickdesk.engine.state import DealRecord
    from trickdesk.engine.table import Table


@dataclass(frozen=True, slots=True)
class PlayerView(SeenDeal):
    """Everything that `seat` may know (None: a spectator), and nothing else.

    Cards are ids and masks of `game.deck`.

    Attributes:
        secret: Whether the others' calls are secret now. `calls` has `SECRET` for each of them, and `goals` None.
        ask: What the seat is asked now, or None.
        hand: Every card that the seat may play, including its face-up row. Empty as long as it may not see them.
        shown: By seat, the cards face up in front of it.
        piles: By seat, the number of cards in its face-down pile.
        turned: The cards of the kitty that lie face up.
        faced: Those, and the ones that have been taken since.
        talon: The number of undealt cards on the table.
        drew: By seat, how many cards it drew for its discards, if it did so openly.
        buried: What the seat itself discarded.
        took: What the seat took from the kitty or got from another seat.
        given: What the seat picked for another seat.
        known: By seat, what the viewer knows it still has: cards of `given`, and a card taken in sight of all.
        totals: By side.
        carried: What the game remembers from the deals before (`DealResult.carried`).
        winners: The sides that have won the match.
        deal_number: From 1.
        next_dealer: Who deals next; None during a deal and before the first.
    """

    game: Game
    seat: Seat | None
    phase: str
    deal_number: int
    dealer: Seat | None
    next_dealer: Seat | None
    turn: Seat | None
    secret: bool
    ask: Ask | None
    hand: CardSet
    shown: tuple[CardSet, ...]
    piles: tuple[int, ...]
    turned: CardSet
    faced: CardSet
    talon: int
    drew: tuple[int, ...]
    buried: CardSet
    took: CardSet
    given: CardSet
    known: tuple[CardSet, ...]
    totals: tuple[int, ...]
    carried: tuple[int, ...]
    deals: tuple[ScoredDeal, ...]
    winners: tuple[int, ...]

    @property
    def tricks_left(self) -> int:
        """The tricks still to be completed; only while the viewer is on turn."""
        assert self.seat is not None
        return self.hand.bit_count() + self.piles[self.seat]

    @property
    def order(self) -> CardOrder:
        """The card order of the deal; that of no trump until trump is named."""
        return self.game.order_of(self.trump, self.contract)

    def cards_of(self, seat: Seat) -> int:
        """Return how many cards a seat has, its row and its pile included."""
        return self.counts[seat] + self.shown[seat].bit_count() + self.piles[seat]


def scored_deal(game: Game, record: DealRecord) -> ScoredDeal:
    """Return a finished deal, which no longer changes."""
    if record.scored is None:
        assert record.result is not None
        result, contract, teams = record.result, record.contract, record.teams
        made = contract is not None and teams is not None and game.is_made(teams, result.points)
        record.scored = ScoredDeal(
            record.dealer, record.passed_out, contract, made, result.points, result.lines
        )
    return record.scored


def played_with(seen: PlayerView, call: str) -> PlayedDeal:
    """Return the deal as games score it after a call of the viewer.

    Its last trick is over. Discards are unknown.
    """
    assert seen.seat is not None
    tricks = []
    for trick in seen.tricks:
        assert trick.winner is not None
        tricks.append(Trick(trick.leader, trick.lead(seen.game.deck), list(trick.cards), trick.winner))
    return PlayedDeal(
        calls=(*seen.calls, (seen.seat, call)),
        terms=seen.terms,
        tricks=tuple(tricks),
        trick_points=tuple(trick.points or 0 for trick in seen.tricks),
        taken=seen.taken,
        buried=(0,) * seen.game.seats,
        totals=seen.totals,
        carried=seen.carried,
    )


def scored_with(seen: PlayerView, call: str) -> PlayerView:
    """Return the view with the totals and winners after a call of the viewer."""
    points = seen.game.score(played_with(seen, call)).points
    totals = tuple(total + gained for total, gained in zip(seen.totals, points, strict=True))
    teams = seen.terms.teams
    winners = seen.game.winners(MatchStanding(totals, seen.deal_number, seen.contract, points, teams))
    return replace(seen, totals=totals, winners=winners)


def public_view(seen: PlayerView) -> PlayerView:
    """Return the same view for a spectator: without private knowledge."""
    known = (0,) * len(seen.known)
    seen = without_secret_call(seen)
    return replace(seen, seat=None, ask=None, hand=0, buried=0, took=0, given=0, known=known)


def without_secret_call(seen: PlayerView) -> PlayerView:
    """Return the same view without the viewer's own call, if that is still secret."""
    if not seen.secret:
        return seen
    return replace(seen, calls=calls_for(None, seen.calls), goals=(None,) * len(seen.goals))


def calls_for(seat: Seat | None, calls: Iterable[tuple[Seat, str]]) -> tuple[tuple[Seat, str], ...]:
    """Return secret calls as a seat may see them."""
    return tuple((caller, call if caller == seat else SECRET) for caller, call in calls)


def view(table: Table, seat: Seat | None) -> PlayerView:
    """Return the view of `seat`, or of a spectator (None).

    >>> from trickdesk.engine.shuffle import Shuffler
    >>> from trickdesk.engine.table import Table
    >>> from trickdesk.games import games
    >>> game = games()["hearts"]()
    >>> table = Table(game)
    >>> events = table.deal(Shuffler("any seed").deal(game, 0, dealer=0))
    >>> seen = view(table, 1)
    >>> seen.hand == table.hands[1], seen.counts
    (True, (13, 13, 13, 13))
    >>> seen.ask.low  # seat 1 is the first that passes cards
    3
    >>> view(table, 2).ask is None
    True
    """
    game, phase, play = table.game, table.phase, table.play
    if play is not None:
        record = table.deals[-1]
        record.seen = seen_tricks(play, record.trick_points, game.deck.suits, record.seen)
    shown = tuple(map(and_, table.rows, table.hands))
    turn = table.turn
    secret = phase is not None and phase.secret
    return PlayerView(
        game=game,
        seat=seat,
        phase=table.phase_name,
        deal_number=len(table.deals),
        dealer=table.dealer if table.deals else None,
        next_dealer=table.next_dealer if table.deals and phase is None else None,
        turn=turn,
        secret=secret,
        ask=phase.ask() if phase is not None and turn is not None and turn == seat else None,
        hand=0 if seat is None or seat in table.unseen else table.hands[seat],
        shown=shown,
        counts=tuple(map(int.bit_count, map(xor, table.hands, shown))),
        piles=tuple(map(sub, map(len, table.piles), table.drawn)),
        turned=table.turned,
        faced=table.faced,
        talon=len(table.talon),
        drew=tuple(table.drew),
        buried=0 if seat is None else table.buried[seat],
        took=0 if seat is None else table.took[seat],
        given=0 if seat is None else table.given[seat],
        known=known_cards(table, seat),
        cannot=tuple(table.cannot),
        calls=calls_for(seat, table.calls) if secret else tuple(table.calls),
        contract=table.contract,
        trump=table.trump,
        teams=table.teams,
        goals=tuple(
            [goal if s == seat else None for s, goal in enumerate(table.goals)] if secret else table.goals
        ),
        players=play.players if play else (),
        tricks=record.seen if play else (),
        taken=tuple(play.taken) if play else (0,) * game.seats,
        totals=tuple(table.totals),
        carried=table.carried,
        deals=tuple([scored_deal(game, record) for record in table.deals if record.result is not None]),
        winners=table.winners,
    )


def known_cards(table: Table, seat: Seat | None) -> tuple[CardSet, ...]:
    """Return by seat the hidden cards that a viewer knows it holds."""
    if seat is None:
        return (0,) * table.seats
    known, receiver = table.held[:], table.given_to[seat]
    if receiver >= 0:
        known[receiver] |= table.given[seat]
    known[seat] = 0
    return tuple(map(and_, known, table.hands))


PLAIN = ("seat", "phase", "deal_number", "dealer", "next_dealer", "turn", "secret", "talon", "trump")
SETS = ("hand", "turned", "faced", "buried", "took", "given")  # one card set each
SETS_BY_SEAT = ("shown", "known", "cannot")
NUMBERS = ("counts", "piles", "drew", "players", "taken", "totals", "winners")


def write_view(view: PlayerView) -> str:
    """Return the view as one line of JSON."""
    deck = view.game.deck
    data: dict[str, Any] = {"game": view.game.id, "options": view.game.options}
    data |= {name: getattr(view, name) for name in PLAIN + NUMBERS}
    data |= {name: deck.names_of(getattr(view, name)) for name in SETS}
    data |= {name: [deck.names_of(cards) for cards in getattr(view, name)] for name in SETS_BY_SEAT}
    data["ask"] = None if view.ask is None else write_ask(view.ask, deck)
    data["calls"] = view.calls
    data["contract"] = write_contract(view.contract)
    data["teams"] = view.teams
    data["goals"] = [goal and [goal.aim.value, goal.amount] for goal in view.goals]
    data["tricks"] = [
        [t.leader, t.seats, [deck.names[card] for card in t.cards], t.named, t.winner, t.points]
        for t in view.tricks
    ]
    data["deals"] = [
        [
            deal.dealer,
            deal.passed_out,
            write_contract(deal.contract),
            deal.made,
            deal.points,
            [[line.side, line.points, line.message.text, line.message.values] for line in deal.lines],
        ]
        for deal in view.deals
    ]
    if view.carried:
        data["carried"] = view.carried
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_ask(ask: Ask, deck: Deck) -> dict[str, Any]:
    if isinstance(ask, AskCall):
        return {"kind": "call", **asdict(ask)}
    if isinstance(ask, AskGive):
        sets = {"cards": deck.names_of(ask.cards), "first": deck.names_of(ask.first)}
        sets["takes"] = deck.names_of(ask.takes)
        return {"kind": "give", **asdict(ask), **sets}
    names = {deck.names[card]: [deck.suits[suit] for suit in suits] for card, suits in ask.names.items()}
    return {"kind": "play", "seat": ask.seat, "cards": deck.names_of(ask.cards), "names": names}


def write_contract(contract: Contract | None) -> list[Any] | None:
    return None if contract is None else [contract.declarer, contract.bid]


def view_of(data: Mapping[str, Any], games: Mapping[str, type[Game]]) -> PlayerView:
    """Build the view from the JSON object that `write_view` writes.

    If it isn't a view, it raises one of many errors.
    """
    game = game_with(games[data["game"]], json.dumps(data["options"], sort_keys=True))
    deck = game.deck
    fields: dict[str, Any] = {name: data[name] for name in PLAIN}
    fields |= {name: tuple(data[name]) for name in NUMBERS}
    fields |= {name: read_set(data[name], deck) for name in SETS}
    fields |= {name: tuple(read_set(cards, deck) for cards in data[name]) for name in SETS_BY_SEAT}
    teams = data["teams"]
    return PlayerView(
        game=game,
        ask=None if data["ask"] is None else read_ask(data["ask"], deck),
        calls=tuple((seat, call) for seat, call in data["calls"]),
        contract=read_contract(data["contract"]),
        teams=None if teams is None else tuple(map(tuple, teams)),
        carried=tuple(data.get("carried", ())),
        goals=tuple(goal and Goal(Aim(goal[0]), goal[1]) for goal in data["goals"]),
        tricks=tuple(
            SeenTrick(leader, tuple(seats), deck.ids(cards), named, winner, points)
            for leader, seats, cards, named, winner, points in data["tricks"]
        ),
        deals=tuple(
            ScoredDeal(
                dealer,
                passed_out,
                read_contract(contract),
                made,
                tuple(points),
                tuple(ScoreLine(side, score, Message(text, **values)) for side, score, text, values in lines),
            )
            for dealer, passed_out, contract, made, points, lines in data["deals"]
        ),
        **fields,
    )


@lru_cache(maxsize=8)
def game_with(kind: type[Game], options: str) -> Game:
    """Return the game with these options (JSON), cached for all views of a match."""
    return kind(json.loads(options))


def read_set(names: list[str], deck: Deck) -> CardSet:
    return card_set(deck.ids(names))


def read_ask(data: Mapping[str, Any], deck: Deck) -> Ask:
    kind, seat = data["kind"], data["seat"]
    if kind == "call":
        calls, ladder, values = (tuple(data[name]) for name in ("calls", "ladder", "values"))
        return AskCall(seat, data["style"], calls, ladder, values, dict(data["barred"]))
    if kind == "give":
        return AskGive(
            seat,
            data["low"],
            data["high"],
            read_set(data["cards"], deck),
            read_set(data["first"], deck),
            data["to"],
            read_set(data["takes"], deck),
        )
    names = {deck.id[card]: tuple(map(deck.suits.index, suits)) for card, suits in data["names"].items()}
    return AskPlay(seat, read_set(data["cards"], deck), names)


def read_contract(data: list[Any] | None) -> Contract | None:
    return None if data is None else Contract(*data)


# -- cards that count as a suit other than their printed one


def counted_in_trick(view: PlayerView, trick: SeenTrick) -> dict[CardId, str]:
    """Return the cards of a trick that count as another suit, with its letter."""
    order = _order(view)
    if order is None:
        return {}
    led = order.suit_of[trick.lead(view.game.deck)]
    found = {card: order.counts_as(card, led) for card in trick.cards}
    if trick.named is not None:
        found[trick.cards[0]] = led
    return _letters(view, found)


def counted(view: PlayerView) -> dict[CardId, str]:
    """Return the same for the viewer's cards, face-up cards and the current trick.

    Some cards count as another suit only if they aren't led. Cards of the viewer count that way if the viewer
    may play them to the current trick.
    """
    order, trick = _order(view), view.trick
    if order is None:
        return {}
    found = {card: order.counts_as(card) for row in view.shown for card in cards_in(row)}
    led = None
    if trick is not None and view.seat not in trick.seats:
        lead = trick.lead(view.game.deck)
        led = None if view.hand & order.must[lead] else order.suit_of[lead]
    found |= {card: order.counts_as(card, led) for card in cards_in(view.hand)}
    return _letters(view, found) | (counted_in_trick(view, trick) if trick is not None else {})


def _order(view: PlayerView) -> CardOrder | None:
    return None if view.trump is None else view.order


def _letters(view: PlayerView, found: dict[CardId, int]) -> dict[CardId, str]:
    deck = view.game.deck
    return {
        card: deck.suits[suit]
        for card, suit in found.items()
        if suit not in (deck.suit[card], len(deck.suits))
    }
