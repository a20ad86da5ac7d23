from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.driving import GAMES_WITH_DECLARER
from tests.naive import Match, new_match, random_input, random_options
from tests.naive.forty_fives import FortyFives
from tests.naive.red_one import RedOne
from trickdesk.bots.solver.ranks import RankSolver
from trickdesk.cli import solve
from trickdesk.engine.errors import NotationError

ROOT = Path(__file__).resolve().parents[2]
ACES = [["AS", "2H"], ["KS", "3H"], ["QS", "4H"], ["JS", "5H"]]


def run(*arguments: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "trickdesk", "solve", *arguments],
        input=data, capture_output=True, cwd=ROOT, check=False,
    )  # fmt: skip


# -- the end of a record, against the naive referee


def ending(game_id: str, cards: int, rng: Random) -> tuple[dict[str, Any], Match]:
    """Return a random record that ends with at most `cards` cards in each hand.

    Also returns its naive match.
    """
    while True:
        options = random_options(game_id, rng)
        match = new_match(game_id, options)
        log: list[str] = []
        if match.seats > 4:
            continue
        while match.phase not in ("deal-over", "match-over") or not match.deals:
            line = random_input(match, rng)
            match.feed(line)
            log.append(line)
            if match.phase != "play":
                continue
            if match.deal["contract"] is None and len(match.deal["teams"]) > 2:
                break  # no declarer, and more than two sides
            assert match.turn is not None
            if match.cards_left(match.turn) <= cards and rng.random() < 0.5:
                head = {"format": "trickdesk-record", "version": 1, "game": game_id, "options": options}
                return head | {"log": log}, match


def taken(match: Match, side: list[int], unit: str) -> int:
    """Return what the side has taken in the deal, by the rules alone."""
    tricks = [trick for trick in match.deal["tricks"] if trick["winner"] is not None]
    mine = [trick for trick in tricks if trick["winner"] in side]
    if unit == "tricks":
        return len(mine)
    points: int = sum(trick["points"] for trick in mine)
    if isinstance(match, RedOne) and not any(match.hands) and tricks[-1]["winner"] in side:
        points += 20 if match.options["last_trick"] else 0
        if match.options["discard_points"] == "last_trick":
            points += sum(map(match.counts, match.buried))
    if isinstance(match, FortyFives) and match.options["bonus"] and match.options["auction"] == "bids":
        order = match.trump_order()
        trumps = [(order.index(c), t["winner"]) for t in tricks for c in t["cards"] if c in order]
        to_come = [card for hand in match.hands for card in hand] + [card for _, card in match.table]
        if trumps and all(order.index(card) > min(trumps)[0] for card in to_come if card in order):
            points += 5 if min(trumps)[1] in side else 0
    return points


def best(match: Match, side: list[int], unit: str, low: bool) -> int:
    """Minimax over the naive referee: return the side's result at the end of the deal."""
    if match.phase != "play":
        return taken(match, side, unit)
    assert match.turn is not None
    found = list(cards(match, side, unit, low).values())
    return max(found) if (match.turn in side) != low else min(found)


def cards(match: Match, side: list[int], unit: str, low: bool) -> dict[str, int]:
    ask = match.ask()
    assert ask is not None
    found = {}
    for card in ask["legal"]:
        after = pickle.loads(pickle.dumps(match))
        after.feed(f"{match.turn} play {card}")
        found[card] = best(after, side, unit, low)
    return found


@pytest.mark.parametrize("game_id", GAMES_WITH_DECLARER)
def test_the_end_of_a_record_against_the_naive_referee(game_id: str) -> None:
    rng = Random(game_id)
    for _ in range(8):
        record, match = ending(game_id, 2, rng)
        result: dict[str, Any] = solve.solve_record(json.dumps(record).encode())
        assert result["ok"], result
        sides, unit, value, found = (result[key] for key in ("sides", "unit", "value", "cards"))
        assert unit == ("points" if game_id in ("red-one", "forty-fives") else "tricks")
        assert result["to_act"] == match.turn
        low = "misere" in (match.deal["contract"] or "")
        done = taken(match, sides[0], unit)
        expected = cards(match, sides[0], unit, low)
        assert {card: mine for card, (mine, _) in found.items()} == {c: n - done for c, n in expected.items()}
        assert value[0] == best(match, sides[0], unit, low) - done
        assert len({sum(both) for both in [value, *found.values()]}) == 1


def test_a_whole_command(tmp_path: Path) -> None:
    record, match = ending("five-hundred", 3, Random(1))
    (tmp_path / "match").write_text(json.dumps(record))
    done = run("--json", str(tmp_path / "match"))
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == solve.solve_record((tmp_path / "match").read_bytes())
    text = run(data=json.dumps(record).encode()).stdout.decode()
    ask = match.ask()
    assert ask is not None
    assert f"cards of seat {match.turn}" in text
    assert all(card in text for card in ask["legal"])


def test_what_cannot_be_solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = ending("red-one", 2, Random(2))
    (tmp_path / "auction").write_text(json.dumps(record | {"log": record["log"][:2]}))
    (tmp_path / "broken").write_bytes(b"\xff")
    for name, word in (("auction", "No trick"), ("broken", "UTF-8"), ("none", "none")):
        assert solve.main([str(tmp_path / name)]) == 2
        assert word in capsys.readouterr().err
    assert solve.main(["--json", str(tmp_path / "auction")]) == 2
    assert json.loads(capsys.readouterr().out)["ok"] is False


# -- plain hands


def solved(**position: object) -> dict[str, int]:
    return solve.solve_hands(position, RankSolver())


def test_plain_hands() -> None:
    assert solved(hands=ACES, trump="S", leader=0, trick=[]) == {"AS": 1, "2H": 1}
    assert solved(hands=ACES, trump="NT", leader=1, trick=[]) == {"KS": 1, "3H": 1}
    on_table = [["2H"], *ACES[1:]]
    assert solved(hands=on_table, trump="NT", leader=0, trick=["AS"]) == {"KS": 1}
    assert solved(hands=on_table, trump="H", leader=0, trick=["AS"]) == {"KS": 1}


def test_the_side_is_that_of_the_seat_to_play() -> None:
    """Seat 3 is last to a trick that its partner wins: one for it, one for the five."""
    hands = [["2H"], ["AH"], ["4H"], ["3C", "5H"]]
    assert solved(hands=hands, trump="NT", leader=0, trick=["JS", "KS", "QS"]) == {"3C": 2, "5H": 2}
    assert solved(hands=hands, trump="NT", leader=0, trick=["JS", "QS", "KS"]) == {"3C": 1, "5H": 1}


@pytest.mark.parametrize(
    "change",
    [
        {"hands": ACES[:3]},
        {"hands": [*ACES[:3], ["JS"]]},
        {"hands": [*ACES[:3], ["JS", "1H"]]},
        {"hands": [*ACES[:3], ["JS", "AS"]]},
        {"hands": [*ACES[:3], ["JS", 5]]},
        {"hands": [[], [], [], []]},
        {"hands": None},
        {"trump": "X"},
        {"trump": ""},
        {"trump": None},
        {"leader": 4},
        {"leader": True},
        {"leader": "0"},
        {"trick": ["6H"]},
        {"trick": "6H"},
        {"trick": ["6H", "7H", "8H", "9H"]},
    ],
    ids=str,
)
def test_no_position(change: dict[str, object]) -> None:
    position = {"hands": ACES, "trump": "S", "leader": 0, "trick": []} | change
    with pytest.raises((solve.BadPosition, NotationError)):
        solved(**position)


def test_a_stream_goes_on_after_anything_bad() -> None:
    good = json.dumps({"hands": ACES, "trump": "S", "leader": 0, "trick": []}).encode()
    bad = [b"", b"{", b"\xff\xfe", b"[]", b"{}", b"{" * 100_000]
    done = run("--stream", data=b"\n".join([good, *bad, good]) + b"\n")
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert results[0] == results[-1] == {"tricks": {"AS": 1, "2H": 1}}
    assert [list(result) for result in results[1:-1]] == [["error"]] * len(bad)
