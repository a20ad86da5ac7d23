"""A :class:`PlayerView` as text, so that it can go to another process: JSON, cards by name.

The text holds the fields of the view and nothing else; there is no way from it to a hidden card.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from trickdesk.engine.ask import Ask, AskCall, AskGive, AskPlay
from trickdesk.engine.bids import Aim, Contract, Goal
from trickdesk.engine.cards import CardSet, Deck, card_set
from trickdesk.engine.deal import ScoreLine
from trickdesk.engine.errors import NotationError, OptionError, one_line
from trickdesk.engine.game import Game
from trickdesk.engine.seen import SeenTrick
from trickdesk.engine.view import PlayerView, ScoredDeal

PLAIN = ("seat", "phase", "deal_number", "dealer", "next_dealer", "turn", "talon", "trump")
SETS = ("hand", "turned", "buried", "took", "given")  # one set of cards each
SETS_BY_SEAT = ("shown", "known", "cannot")
NUMBERS = ("counts", "piles", "drew", "players", "taken", "totals", "winners")


def write_view(view: PlayerView) -> str:
    """The view as one line of JSON."""
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
            [[line.side, line.points, line.text, dict(line.values)] for line in deal.lines],
        ]
        for deal in view.deals
    ]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_ask(ask: Ask, deck: Deck) -> dict[str, Any]:
    if isinstance(ask, AskCall):
        return {
            "kind": "call",
            "seat": ask.seat,
            "style": ask.style,
            "calls": ask.calls,
            "ladder": ask.ladder,
            "values": ask.values,
            "barred": ask.barred,
        }
    if isinstance(ask, AskGive):
        cards, first = deck.names_of(ask.cards), deck.names_of(ask.first)
        return {
            "kind": "give",
            "seat": ask.seat,
            "low": ask.low,
            "high": ask.high,
            "cards": cards,
            "first": first,
            "to": ask.to,
        }
    names = {deck.names[card]: [deck.suits[suit] for suit in suits] for card, suits in ask.names.items()}
    return {"kind": "play", "seat": ask.seat, "cards": deck.names_of(ask.cards), "names": names}


def write_contract(contract: Contract | None) -> list[Any] | None:
    return None if contract is None else [contract.declarer, contract.bid]


def read_view(text: str, games: Mapping[str, type[Game]]) -> PlayerView:
    """The view that :func:`write_view` wrote; :class:`NotationError` if the text is none."""
    try:
        return view_of(json.loads(text), games)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise NotationError(f"This is not a view: {one_line(repr(error))}.") from error


def view_of(data: Mapping[str, Any], games: Mapping[str, type[Game]]) -> PlayerView:
    """The view from its JSON object."""
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
                tuple(ScoreLine(*line) for line in lines),
            )
            for dealer, passed_out, contract, made, points, lines in data["deals"]
        ),
        **fields,
    )


@lru_cache(maxsize=8)
def game_with(kind: type[Game], options: str) -> Game:
    """The game under the options (JSON); cached, since every view of a match names the same."""
    try:
        return kind(json.loads(options))
    except OptionError as error:
        raise NotationError(str(error)) from None


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
        )
    names = {deck.id[card]: tuple(map(deck.suits.index, suits)) for card, suits in data["names"].items()}
    return AskPlay(seat, read_set(data["cards"], deck), names)


def read_contract(data: list[Any] | None) -> Contract | None:
    return None if data is None else Contract(*data)
