"""The naive referee against worked examples, and against itself on random matches."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests import naive
from tests.naive.common import Match
from tests.naive.five_hundred import FiveHundred
from tests.naive.forty_fives import FortyFives
from tests.naive.q92 import Q92
from tests.naive.red_one import RedOne
from tests.naive.tocan import Tocan


def dealt(match: Match, dealer: int = 3) -> Any:
    """Return the match after its first deal; any cards will do."""
    match.feed(match.random_deal(random.Random(1), dealer))
    return match


def contract(match: Any, declarer: int, call: str, trump: str) -> Any:
    match.deal.update(declarer=declarer, contract=call, trump=trump)
    return match


def winner(match: Match, cards: str) -> str:
    """Return the card that wins the trick."""
    trick = list(enumerate(cards.split()))
    return trick[match.trick_winner(trick)][1]


def legal(match: Any, hand: str, led: str) -> set[str]:
    match.phase = "play"
    match.table = [(0, led)]
    match.hands[1] = hand.split()
    return set(match.legal_plays(1))


def call(match: Match, *calls: str) -> Any:
    for line in calls:
        seat, text = line.split(" ", 1)
        match.feed(f"{seat} call {text}")
    return match


def scored(match: Any, taken: list[int]) -> list[int]:
    match.deal["taken"] = taken
    return match.score()  # type: ignore[no-any-return]


def ended(match: Any, declarer: int, before: list[int], scores: list[int]) -> list[int] | None:
    match.deal["declarer"] = declarer
    match.totals = [b + s for b, s in zip(before, scores, strict=True)]
    return match.match_winners()  # type: ignore[no-any-return]


# ------------------------------------------------------------------ Red One


@pytest.mark.parametrize(
    ("trump", "cards", "best", "points"),
    [
        ("B", "R14 RED1 B5 B6", "RED1", 45),
        ("Y", "BIRD Y5 Y14 R14", "BIRD", 45),
        ("B", "G9 Y14 R14 R13", "G9", 20),
    ],
)
def test_red_one_tricks(trump: str, cards: str, best: str, points: int) -> None:
    match = contract(dealt(RedOne()), 0, "70", trump)
    assert winner(match, cards) == best
    assert match.trick_points(cards.split()) == points


def test_red_one_following() -> None:
    match = contract(dealt(RedOne()), 0, "70", "B")
    assert legal(match, "RED1 R5 G7", "R9") == {"R5"}
    assert legal(match, "RED1 G7", "R9") == {"RED1", "G7"}


def test_red_one_auctions() -> None:
    match = call(dealt(RedOne()), "0 80", "1 pass", "2 check", "3 85", "0 pass", "2 90", "3 pass")
    assert (match.deal["declarer"], match.deal["contract"]) == (2, "90")
    match = call(dealt(RedOne()), "0 80", "1 pass", "2 check", "3 pass")
    assert match.turn == 2
    assert match.ask()["legal"][:2] == ["pass", "85"]
    call(match, "2 pass")
    assert (match.deal["declarer"], match.deal["contract"], match.phase) == (0, "80", "give")


@pytest.mark.parametrize(("option", "scores"), [("none", [-90, 45]), ("last_trick", [105, 45])])
def test_red_one_buried_points(option: str, scores: list[int]) -> None:
    match = contract(dealt(RedOne({"discard_points": option})), 0, "90", "B")
    match.deal["tricks"] = [{"winner": 1, "points": 45}, {"winner": 2, "points": 85}]
    match.buried = ["BIRD"]
    assert match.score() == scores


def test_red_one_end() -> None:
    assert ended(dealt(RedOne()), 0, [455, 470], [55, 70]) == [1]
    assert ended(dealt(RedOne()), 0, [445, 0], [55, 0]) is None
    assert ended(dealt(RedOne()), 0, [455, 450], [55, 60]) is None


# ------------------------------------------------------------------ Tocan


def test_tocan_tricks() -> None:
    match = contract(dealt(Tocan()), 0, "6H", "H")
    assert winner(match, "KC 3C 7C 4H") == "4H"
    assert winner(match, "KC 3C 7C 4S") == "KC"
    assert winner(match, "KC 3C 7C 4D") == "KC"


@pytest.mark.parametrize(("took", "scores"), [(6, [6, 0, 0, 0]), (7, [7, 0, 0, 0]), (4, [0, 2, 2, 2])])
def test_tocan_scores(took: int, scores: list[int]) -> None:
    match = contract(dealt(Tocan()), 0, "6H", "H")
    assert scored(match, [took, 13 - took, 0, 0]) == scores


def test_tocan_auction() -> None:
    match = call(dealt(Tocan({"no_trump": True})), "0 5S", "1 5NT", "2 6C")
    assert (match.high_seat, match.high_call) == (2, "6C")
    assert "pass" not in dealt(Tocan()).ask()["legal"]


def test_tocan_zones() -> None:
    match = contract(dealt(Tocan()), 0, "6H", "H")
    match.rows[1] = ["KC", "4D", "9H", "2S"]
    assert legal(match, "3C 8D QH", "7C") == {"KC", "3C"}
    match.rows[1] = ["4D", "9H", "2S"]
    assert legal(match, "8D QH JD", "7C") == {"4D", "9H", "2S", "8D", "QH", "JD"}


def test_tocan_end() -> None:
    assert ended(dealt(Tocan()), 1, [17, 16, 10, 5], [2, 0, 2, 2]) == [0]
    assert ended(dealt(Tocan()), 1, [17, 17, 10, 5], [2, 2, 2, 2]) == [0, 1]


# ------------------------------------------------------------------ Forty-Fives


@pytest.mark.parametrize(
    ("trump", "cards", "best"),
    [("D", "JD 5D", "5D"), ("C", "AD 2D", "2D"), ("C", "10C 2C", "2C"), ("C", "3D AH 4D KC", "AH")],
)
def test_forty_fives_tricks(trump: str, cards: str, best: str) -> None:
    assert winner(contract(dealt(FortyFives()), 0, "20", trump), cards) == best


def test_forty_fives_auctions() -> None:
    match = call(dealt(FortyFives(), 0), "1 15", "2 20", "3 pass", "0 hold")
    assert match.turn == 1
    call(match, "1 pass", "2 pass")
    assert (match.deal["declarer"], match.deal["contract"]) == (0, "20")
    match = call(
        dealt(FortyFives(), 0), "1 15", "2 20", "3 pass", "0 hold", "1 25", "2 pass", "0 hold", "1 pass"
    )
    assert (match.deal["declarer"], match.deal["contract"]) == (0, "25")


def test_forty_fives_exchange() -> None:
    match = FortyFives()
    mine, kitty = ["5C", "JC", "10C", "9C", "4H"], ["KC", "2C", "AH", "2D"]
    rest = [c for c in match.pack() if c not in mine + kitty]
    hands = [rest[:5], mine, rest[5:10], rest[10:15]]
    line = " | ".join(["deal 0", *[" ".join(h) for h in hands], " ".join(["talon", *kitty, *rest[15:]])])
    match.feed(line)
    call(match, "1 20", "2 pass", "3 pass", "0 pass", "1 trump C")
    assert match.hands[1] == ["5C", "JC", "AH", "KC", "2C"]


@pytest.mark.parametrize(
    ("bid", "winners", "scores"),
    [
        ("25", [0, 1, 1, 0, 1], [-25, 20]),
        ("15", [1, 0, 0, 0, 0], [25, 5]),
        ("30-60", [1, 0, 0, 0, 0], [-30, 5]),
        ("30-60", [0, 0, 0, 0, 0], [60, 0]),
        ("60-120", [0, 0, 0, 0, 0], [120, 0]),
    ],
)
def test_forty_fives_scores(bid: str, winners: list[int], scores: list[int]) -> None:
    match = contract(dealt(FortyFives()), 0, bid, "C")
    best = 1 if bid == "25" else winners.index(0)  # the trick with the five of trumps
    match.deal["tricks"] = [
        {"winner": w, "cards": ["5C" if i == best else "3D"]} for i, w in enumerate(winners)
    ]
    assert scored(match, [winners.count(0), winners.count(1), 0, 0]) == scores


def test_forty_fives_following() -> None:
    for renege in ("off", "traditional"):
        match = contract(dealt(FortyFives({"renege": renege})), 0, "20", "D")
        assert legal(match, "AH 9D 3C", "QD") == {"9D", "AH"}
        assert legal(match, "JD 9S", "5D") == {"JD"}
        assert legal(match, "5D JD 9C", "AD") == {"5D", "JD"} | ({"9C"} if renege == "traditional" else set())
        assert legal(match, "AH 3C", "4H") == {"AH", "3C"}


def test_forty_fives_end() -> None:
    assert ended(dealt(FortyFives()), 0, [100, 110], [20, 10]) == [0]
    assert ended(dealt(FortyFives()), 0, [100, 115], [20, 10]) == [0]
    assert ended(dealt(FortyFives({"both_over": "highest"})), 0, [100, 115], [20, 10]) == [1]


# ------------------------------------------------------------------ 92Q


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("4C QS KC 9C", "QS"),
        ("4C QC QS 5C", "QC"),
        ("4C 2C QC 9S", "2C"),
        ("4C 2C QC 9H", "QC"),
        ("KH AS 5H 6H", "AS"),
        ("AH AS 5H 6H", "AH"),
        ("KH 2S 2H 6H", "2S"),
        ("KH 2S 2H 6D", "KH"),
        ("KH 2H AH 3C", "3C"),
        ("5S KS AS 3S", "AS"),
    ],
)
def test_q92_tricks(cards: str, best: str) -> None:
    assert winner(contract(dealt(Q92()), 0, "7C", "C"), cards) == best


def test_q92_twos_without_conversion() -> None:
    match = contract(dealt(Q92({"two_conversion": False})), 0, "7C", "C")
    assert winner(match, "4C 2C QC 9S") == "QC"
    assert winner(match, "4C 2C QC 9C") == "2C"


@pytest.mark.parametrize(
    ("bid", "team", "taken", "scores"),
    [
        ("7C", [0, 2], [4, 3, 3, 3], [12, 0, 9, 0]),
        ("8C", [0, 2], [4, 3, 3, 3], [0, 9, 0, 9]),
        ("7C", [0, 1], [6, 7, 0, 0], [54, 63, 0, 0]),
    ],
)
def test_q92_scores(bid: str, team: list[int], taken: list[int], scores: list[int]) -> None:
    match = contract(dealt(Q92()), 0, bid, "C")
    match.set_teams(team)
    assert scored(match, taken) == scores


# ------------------------------------------------------------------ Five Hundred


@pytest.mark.parametrize(
    ("trump", "cards", "best"),
    [
        ("C", "6C KS AC JS", "JS"),
        ("H", "6H JD AH JH", "JH"),
        ("NT", "JH QH 10S JD", "QH"),
        ("NT", "5D JK AD 6D", "JK"),
        ("NT", "JK,as,H AH 4D 6D", "JK as H"),
    ],
)
def test_five_hundred_tricks(trump: str, cards: str, best: str) -> None:
    match = contract(dealt(FiveHundred()), 0, f"7{trump}", trump)
    trick = list(enumerate(c.replace(",", " ") for c in cards.split()))
    assert trick[match.trick_winner(trick)][1] == best


def test_five_hundred_following() -> None:
    match = contract(dealt(FiveHundred()), 0, "7S", "S")
    assert legal(match, "QS JK AH", "AS") == {"QS", "JK"}
    assert legal(match, "9S 5C", "JC") == {"9S"}
    match = contract(dealt(FiveHundred()), 0, "7NT", "NT")
    assert legal(match, "JK 4H 10C", "KH") == {"4H"}
    assert legal(match, "JK 4H 10C", "JK as D") == {"JK", "4H", "10C"}
    match = contract(dealt(FiveHundred({"nt_joker": "free"})), 0, "7NT", "NT")
    assert legal(match, "JK 4H 10C", "KH") == {"4H", "JK"}


def test_five_hundred_strict_joker() -> None:
    match = contract(dealt(FiveHundred({"nt_joker": "strict"})), 0, "7NT", "NT")
    assert legal(match, "JK 4H 10C", "KH") == {"4H", "JK"}
    match.played[1] = {"H"}
    assert legal(match, "JK 4H 10C", "KH") == {"4H"}
    assert legal(match, "JK 10C", "KH") == {"JK"}
    match.voids[1] = {"H"}
    assert legal(match, "JK 10C", "KH") == {"10C"}
    assert legal(match, "JK", "KH") == {"JK"}


@pytest.mark.parametrize(
    ("options", "declarer", "bid", "taken", "scores"),
    [
        ({}, 0, "7D", [5, 1, 3, 1], [180, 0]),
        ({}, 0, "10NT", [5, 1, 2, 2], [-520, 0]),
        ({}, 1, "9D", [1, 4, 1, 4], [0, -380]),
        ({"defender_points": True}, 1, "9D", [1, 4, 1, 4], [20, -380]),
        ({"slam_250": True}, 1, "6S", [0, 5, 0, 5], [0, 250]),
        ({}, 1, "6S", [0, 5, 0, 5], [0, 40]),
        ({"misere": True, "defender_points": True}, 1, "misere", [5, 0, 5, 0], [0, 250]),
        ({"misere": True, "defender_points": True}, 1, "open-misere", [5, 1, 4, 0], [0, -500]),
    ],
)
def test_five_hundred_scores(
    options: dict[str, Any], declarer: int, bid: str, taken: list[int], scores: list[int]
) -> None:
    match = contract(dealt(FiveHundred(options)), declarer, bid, "D")
    match.set_teams(match.declaring_side())
    assert scored(match, taken) == scores


def test_five_hundred_auctions() -> None:
    match = call(dealt(FiveHundred()), "0 pass", "1 pass", "2 pass", "3 6H")
    assert (match.deal["declarer"], match.phase) == (3, "give")
    match = call(dealt(FiveHundred()), "0 6H", "1 pass", "2 7S")
    with pytest.raises(naive.Refused):
        match.feed("3 call 6NT")
    call(match, "3 pass", "0 8NT")
    assert match.high_call == "8NT"
    match = call(dealt(FiveHundred()), "0 pass", "1 pass", "2 pass", "3 pass")
    assert (match.phase, match.next_dealer, match.deal["scores"]) == ("deal-over", 3, [0, 0])


def test_five_hundred_misere_calls() -> None:
    match = dealt(FiveHundred({"misere": True}))
    assert "misere" not in match.ask()["legal"]
    call(match, "0 7NT", "1 misere")
    assert match.ask()["legal"][:2] == ["pass", "8S"]
    call(match, "2 open-misere")
    assert match.ask()["legal"] == ["pass", "10NT"]


def test_five_hundred_end() -> None:
    match = contract(dealt(FiveHundred()), 0, "6S", "S")
    match.set_teams([0, 2])
    match.deal["taken"] = [10, 0, 0, 0]
    assert ended(match, 0, [480, 300], [40, 0]) == [0]
    assert ended(match, 0, [-400, 300], [-100, 0]) == [1]


# ------------------------------------------------------------------ records and random matches


def test_a_record_before_the_first_deal() -> None:
    record = {"format": "trickdesk-record", "version": 1, "game": "92q", "log": []}
    assert naive.referee(record) == {
        "ok": True,
        "game": "92q",
        "phase": "deal-over",
        "to_act": None,
        "ask": None,
        "deals": [],
        "totals": [0, 0, 0, 0],
        "winners": None,
        "hands": [[], [], [], []],
    }


@pytest.mark.parametrize("game", list(naive.GAMES))
@pytest.mark.parametrize("seed", range(8))
def test_random_records_are_good_and_mutants_bad(game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    record = naive.random_record(game, rng, None if seed == 0 else 2)
    result = naive.referee(json.loads(json.dumps(record)))
    assert result["ok"], result
    if seed == 0 and result["phase"] == "match-over":
        assert result["winners"]
    for deal in result["deals"][:-1]:
        assert deal["scores"] is not None
    assert result["totals"] == [sum(d["scores"][i] for d in result["deals"] if d["scores"])
                                for i in range(len(result["totals"]))]  # fmt: skip
    mutant = naive.mutate(record, rng)
    assert naive.referee(mutant)["ok"] is False


@pytest.mark.parametrize("game", list(naive.GAMES))
def test_a_view_hides_what_the_seat_may_not_know(game: str) -> None:
    rng = random.Random(f"view {game}")
    match = naive.new_match(game)
    while match.phase != "play":
        match.feed(naive.random_input(match, rng))
    secret = match.hands[1][0]
    assert secret not in json.dumps(match.result(0)["hands"])
    assert secret in json.dumps(match.result(1)["hands"])
    asked = [s for s in range(match.seats) if match.result(s)["ask"] is not None]
    assert asked == [match.turn]
