"""Rule cases (`tests/rules/<game id>.toml`), each citing a numbered rule.

The rules are in `assets/games/<game id>/rules.md`. A file of cases is a list of `[[case]]` tables. Every case has
`name` and `paragraph` ("4.1"; "3.1, 4.1"; "docs/record.md, <heading>"), and may have a `preset` and `options`, which
change it. Cards are one text in the order of play: `"KC 2C AH"`. The other keys make it one of five kinds, and each
kind must expect something:

trick    `trump` ("H", "NT"), `cards`: a whole trick, led by its first card
         expects `winner` (the card), perhaps `points`
legal    `trump`, `hand`, perhaps `trick` (played so far; nothing: the hand leads)
         expects `legal`
auction  `dealer`, `calls` (["0 15", "1 pass"]), perhaps `before` (the totals)
         expects `declarer` and `contract` (declarer -1: passed out), or `illegal` (the index of the call that
         is refused, the last one), or `turn` and `legal` (what the next seat may say)
score    `trump`, `declarer` and `contract` where there are, perhaps `team` (92Q), `buried` (cards of the
         declarer), `before` (the totals), `deals` (how many there were, with this one), and `tricks`: the seat
         that won each trick with the cards in it that matter (["0 KC 2C", "1"]), or only how many each seat
         won ([4, 3, 3, 3])
         expects `scores`, or `totals`, or `winners` (empty: the match goes on), or several of them
log      `log`: inputs of `docs/record.md`; a deal may be short of cards: each place is filled up in deck order, a
         hand that is not known at all is an empty place (`"deal 0 | 5C JC | | | "`); perhaps `seat`: the view
         expects `result` (fields of the referee's result, as "ask.legal" or "hands.2") and `deal` (fields of
         the last deal), or `illegal`: the index of the entry that is refused, the last one;
         cards may be one text there, and "null" stands for null

The cards of a hand, legal cards and legal calls are compared as sets.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from trickdesk.cli.referee import referee
from trickdesk.engine.actions import Call, Deal
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.phases import Auction
from trickdesk.engine.play import Start, Trick, TrickPlay
from trickdesk.engine.record import card_text
from trickdesk.engine.state import DealRecord
from trickdesk.engine.table import Table
from trickdesk.games import games

Case = dict[str, Any]
FOLDER = Path(__file__).parent
KINDS = {  # the key that tells the kind -> (other keys, keys that expect something)
    "cards": ({"trump"}, {"winner", "points"}),
    "hand": ({"trump", "trick"}, {"legal"}),
    "calls": ({"dealer", "before"}, {"declarer", "contract", "illegal", "turn", "legal"}),
    "tricks": (
        {"declarer", "contract", "trump", "team", "buried", "before", "deals"},
        {"scores", "totals", "winners"},
    ),
    "log": ({"seat"}, {"result", "deal", "illegal"}),
}


def cases(game: str) -> list[Case]:
    found: list[Case] = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))["case"]
    return found


def kind_of(case: Case) -> str:
    """Return the key that decides the kind of a case; fail if it has wrong keys."""
    (kind,) = [key for key in KINDS if key in case]
    also, expected = KINDS[kind]
    unknown = set(case) - also - expected - {"name", "paragraph", "preset", "options", kind}
    assert not unknown, f"unknown keys {unknown}"
    assert expected & set(case), "the case expects nothing"
    return kind


def options_of(game: str, case: Case) -> dict[str, Any]:
    """The options of a case: those of its preset, changed by its own."""
    preset = games()[game].preset(case["preset"]).options if "preset" in case else {}
    return {**preset, **case.get("options", {})}


def all_cases() -> list[Any]:
    return [
        pytest.param(game, case, id=f"{game}: {case['paragraph']} {case['name']}")
        for game in games()
        if (FOLDER / f"{game}.toml").exists()
        for case in cases(game)
    ]


@pytest.mark.parametrize("game", list(games()))
def test_enough_cases(game: str) -> None:
    names = [case["name"] for case in cases(game)]
    assert len(set(names)) == len(names) >= 25


@pytest.mark.parametrize(("game", "case"), all_cases())
def test_case(game: str, case: Case) -> None:
    checks = {
        "cards": check_trick,
        "hand": check_legal,
        "calls": check_auction,
        "tricks": check_score,
        "log": check_log,
    }
    check = checks[kind_of(case)]
    check(games()[game](options_of(game, case)), case)


# -- tricks


def play_of(game: Game, trump: str, hands: list[int]) -> TrickPlay:
    """Return tricks under a trump, one player for each hand, with seat 0 leading."""
    seats = len(hands)
    order = game.order_for(game.trump_index(trump))
    return game.trick_play(Start(order, hands, 0, range(seats)))


def card_of(game: Game, text: str) -> tuple[int, int | None]:
    """Return a card and the suit it is led as: `JK`, `JK as H`."""
    name, _, suit = text.partition(" as ")
    return game.deck.card(name), game.deck.suits.index(suit) if suit else None


def in_order(text: str) -> list[str]:
    """`KC JK as H` -> `["KC", "JK as H"]`."""
    return [word.replace("_", " ") for word in text.replace(" as ", "_as_").split()]


def check_trick(game: Game, case: Case) -> None:
    cards = [card_of(game, text) for text in in_order(case["cards"])]
    play = play_of(game, case["trump"], [1 << card for card, _ in cards])
    for card, named in cards:
        play.play(card, named)
    trick = play.tricks[-1]
    assert game.deck.names[trick.cards[trick.winner]] == case["winner"]
    if "points" in case:
        assert game.trick_points(trick.cards) == case["points"]


def check_legal(game: Game, case: Case) -> None:
    trick = [card_of(game, text) for text in in_order(case.get("trick", ""))]
    hand = card_set(game.deck.ids(case["hand"].split()))
    play = play_of(game, case["trump"], [*(1 << card for card, _ in trick), hand, 0])
    for card, named in trick:
        play.play(card, named)
    legal = set()
    for card in cards_in(play.legal()):
        names = () if trick else play.names(card)
        legal |= {card_text(card, named, game.deck) for named in names or (None,)}
    assert legal == set(in_order(case["legal"]))


# -- auctions


def any_deal(game: Game, dealer: int) -> Deal:
    """Return a deal in deck order, for auctions in which cards don't matter."""
    size = game.hand_size
    hands = tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(game.seats))
    first = game.seats * size
    return Deal(dealer, hands, tuple(range(first, first + game.talon_size)))


def check_auction(game: Game, case: Case) -> None:
    table = Table(game)
    table.totals = case.get("before", table.totals)
    table.deal(any_deal(game, case["dealer"]))
    for at, entry in enumerate(case["calls"]):
        seat, text = entry.split(" ", 1)
        if at == case.get("illegal"):
            with pytest.raises(IllegalAction):
                table.act(int(seat), Call(text))
            return
        assert isinstance(table.phase, Auction), f"the auction closed before {entry}"
        table.act(int(seat), Call(text))
    assert "illegal" not in case, "no call has that index"
    phase = table.phase
    if "declarer" in case:
        contract = table.contract
        assert not isinstance(phase, Auction), "the auction goes on"
        found = (-1, "") if contract is None else (contract.declarer, contract.bid)
        assert found == (case["declarer"], case.get("contract", ""))
    else:
        assert isinstance(phase, Auction), "the auction is over"
        assert phase.turn == case["turn"]
        assert set(phase.calls(phase.turn)) == set(case["legal"])


# -- scores


def tricks_of(game: Game, tricks: list[Any]) -> list[tuple[int, list[int]]]:
    """Return the winner of each trick, and its cards as far as they matter."""
    if isinstance(tricks[0], int):
        return [(seat, []) for seat, count in enumerate(tricks) for _ in range(count)]
    return [(int(text.split()[0]), list(game.deck.ids(text.split()[1:]))) for text in tricks]


def check_score(game: Game, case: Case) -> None:
    table = Table(game)
    table.dealer = 0
    table.totals = list(case.get("before", table.totals))
    record = DealRecord(0)
    table.deals += [record] * case.get("deals", 1)
    declarer = case.get("declarer", 0)
    if "contract" in case:
        table.game.set_contract(table, Contract(declarer, case["contract"]), [])
    else:
        table.game.set_teams(table, tuple((seat,) for seat in range(game.seats)))
    table.set_trump(declarer, case["trump"], [])
    if "team" in case:
        team = tuple(case["team"])
        table.game.set_teams(table, (team, tuple(seat for seat in range(game.seats) if seat not in team)))
    table.buried[declarer] = card_set(game.deck.ids(case.get("buried", "").split()))
    play = TrickPlay(
        Start(game.order_for(game.trump_index(case["trump"])), [0] * game.seats, 0, range(game.seats))
    )
    for seat, cards in tricks_of(game, case["tricks"]):
        play.tricks.append(Trick(seat, cards[0] if cards else -1, cards, seat))
        play.taken[seat] += 1
        record.trick_points.append(game.trick_points(cards))
    record.play = play
    table.finish([])
    assert record.result is not None
    if "scores" in case:
        assert list(record.result.points) == case["scores"]
    if "totals" in case:
        assert table.totals == case["totals"]
    if "winners" in case:
        assert list(table.winners) == case["winners"]


# -- logs


def filled_up(game: Game, entry: str, number: int) -> str:
    """Fill up the places of deal `number` in deck order; return other entries as is."""
    if not entry.startswith("deal "):
        return entry
    size = game.deal_size(number)
    head, *places = [place.split() for place in entry.split("|")]
    talon = places.pop()[1:] if places and places[-1][:1] == ["talon"] else []
    named = {name for place in [*places, talon] for name in place}
    rest = [name for name in game.deck.names if name not in named]
    places += [[] for _ in range(game.seats - len(places))]
    for place in places:
        due = max(0, size.hand - len(place))
        place += rest[:due]
        del rest[:due]
    talon += rest if size.talon else []
    parts = [*places, ["talon", *talon]] if talon else places
    return " | ".join([" ".join(head), *(" ".join(part) for part in parts)])


def found_at(result: Any, path: str) -> Any:
    """`ask.legal` -> `result["ask"]["legal"]`."""
    for key in path.split("."):
        result = result[int(key)] if isinstance(result, list) else result[key]
    return result


def agree(path: str, found: Any, expected: Any) -> bool:
    if isinstance(found, list) and isinstance(expected, str):
        expected = in_order(expected)
    if path.split(".")[0] in ("ask", "hands", "shown") and isinstance(found, list):
        return sorted(found) == sorted(expected)
    return bool(found == (None if expected == "null" else expected))


def check_log(game: Game, case: Case) -> None:
    log: list[str] = []
    for entry in case["log"]:
        number = 1 + sum(earlier.startswith("deal ") for earlier in log)
        log.append(filled_up(game, entry, number))
    record = {"format": "trickdesk-record", "version": 1, "game": game.id, "log": log}
    result = referee(json.dumps(record | {"options": options_of(game.id, case)}), games(), case.get("seat"))
    if "illegal" in case:
        assert case["illegal"] == len(log) - 1
        assert (result["ok"], result.get("at")) == (False, case["illegal"])
        return
    assert result["ok"], result
    deals: Any = result["deals"]
    for whole, fields in ((result, case.get("result", {})), (deals[-1], case.get("deal", {}))):
        for path, expected in fields.items():
            found = found_at(whole, path)
            assert agree(path, found, expected), f"{path}: {found}, not {expected}"
