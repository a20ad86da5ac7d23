"""Fair deals of whole matches: commitment, cut, secrets and the script."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.session.fair_matches import OVER, played, sealed
from tests.session.helpers import FRESH, begin, play_until, setup, short_game, step, table_of
from tests.verifying import SCRIPT, run_alone
from trickdesk.engine.actions import Stock
from trickdesk.engine.record import RecordError, is_deal
from trickdesk.games import games
from trickdesk.games.forty_fives import FortyFives
from trickdesk.session import Session, open_text
from trickdesk.session.branches import begin_with, replay_deal, shared_record
from trickdesk.session.fair_deals import KNOWN, committed, entry_of, terms_of
from trickdesk.session.players import new_seed


def crowded() -> Session:
    """Return a match of Forty-Fives in which the stock runs out."""
    game = FortyFives({"players": 6, "exchange": "free"})
    for seed in range(100):
        session = played(sealed(game), 2, seed)
        if any(isinstance(entry, Stock) for entry in table_of(session).log):
            return session
    raise AssertionError("the stock never ran out")


def lines(text: str) -> list[str]:
    return [line for line in json.loads(text)["log"] if is_deal(line)]


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_script_verifies_matches_without_the_program(game_id: str, tmp_path: Path) -> None:
    session = played(sealed(games()[game_id]()), 4)
    text = session.record_text()
    path = tmp_path / "match.trickdesk"
    path.write_text(text, encoding="utf-8")
    result = run_alone(path)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("is as committed") == len(lines(text))
    assert session.check_deals() == [True] * len(lines(text))
    assert open_text(text, FRESH, None).record_text() == text


def test_a_new_stock_is_verified_too() -> None:
    session = crowded()
    assert all(session.check_deals())
    SCRIPT.check(json.loads(session.record_text()))


def refuses(text: str) -> bool:
    try:
        SCRIPT.check(json.loads(text))
    except (AttributeError, LookupError, TypeError, ValueError):
        return True
    return False


def program_refuses(text: str) -> bool:
    try:
        session = open_text(text, FRESH, None)
    except RecordError:
        return True
    checked = session.check_deals()
    return "fair" in session.setup.header or not checked or not all(checked)


def covered(line: str) -> bool:
    head = ('  "format"', '  "version"', '  "game"', '  "rules_version"', '  "options"', '  "fair"')
    return line.startswith((*head, '    "deal ', '    "stock '))


def test_one_changed_byte_is_refused() -> None:
    """Anywhere in what the script covers, unless it means the same."""
    rng = random.Random(5)
    for session in (played(sealed(games()["five-hundred"]()), 2), crowded()):
        text = session.record_text()
        whole = json.loads(text)
        data, at, tried = text.encode(), 0, 0
        for line in text.splitlines(keepends=True):
            for place in range(at, at + len(line.encode())):
                if not covered(line):
                    break
                for byte in {data[place] ^ 1, rng.choice(b'0123456789ABCDEFacdeft |"')} - {data[place]}:
                    changed = (data[:place] + bytes([byte]) + data[place + 1 :]).decode("utf-8", "replace")
                    try:
                        same = json.loads(changed) == whole
                    except ValueError:
                        same = False
                    if same:
                        continue
                    tried += 1
                    assert refuses(changed), changed[place - 20 : place + 20]
                    # To a referee, a missing version or option is the usual one.
                    if place % 20 == 0 and line.startswith(('  "fair"', '    "')):
                        assert program_refuses(changed), changed[place - 20 : place + 20]
            at += len(line.encode())
        assert tried > 2000


def test_the_script_says_what_is_wrong(tmp_path: Path) -> None:
    record: dict[str, Any] = json.loads(played(sealed(), 2).record_text())
    cases = []
    for change in ("old", "known", "cards", "commitment"):
        other = json.loads(json.dumps(record))
        if change == "old":
            del other["fair"]
        elif change == "known":
            other["fair"] = {"version": 1, "deals": None}
        elif change == "cards":
            words = other["log"][0].split(" ")
            words[3], words[4] = words[4], words[3]
            other["log"][0] = " ".join(words)
        else:
            other["fair"]["deals"][0]["commitment"] = "0" * 64
        path = tmp_path / f"{change}.trickdesk"
        path.write_text(json.dumps(other), encoding="utf-8")
        result = run_alone(path)
        assert result.returncode == 1
        cases.append(result.stderr.strip())
    assert cases == [
        "Not verified: this record carries no commitment",
        "Not verified: the seed of this match was known from the beginning",
        "Not verified: the cards of deal 1 are not as committed",
        "Not verified: deal 1 is not as committed",
    ]
    assert run_alone(tmp_path / "nothing").returncode == 1


def test_the_commitment_comes_before_the_cards_and_stays() -> None:
    session = Session(sealed(), None)
    before = session.prepare()
    assert before is not None
    session.cut(" 17 ")
    cut = session.prepare()
    assert cut == before._replace(cut="17")
    session.next_deal()
    (entry,) = json.loads(session.record_text())["fair"]["deals"]
    assert entry == {"commitment": before.commitment, "seed": before.seed, "cut": "17"}
    uncut = Session(sealed(), None)
    uncut.next_deal()
    assert lines(uncut.record_text()) != lines(session.record_text())


def test_what_is_shared_during_a_deal_holds_no_secret() -> None:
    session, rng = played(sealed(short_game("hearts")), 1), random.Random(1)
    session.next_deal()
    step(session, rng)
    deals = json.loads(session.record_text())["fair"]["deals"]
    shared = shared_record(session)
    assert deals[0]["seed"] in shared
    assert deals[1]["seed"] not in shared
    assert session.setup.seed not in json.loads(shared).values()
    assert len(json.loads(shared)["fair"]["deals"]) == 1
    SCRIPT.check(json.loads(shared))
    again = open_text(shared, FRESH, None)
    again.next_deal()
    assert again.check_deals() == [True, True]


def test_no_view_holds_a_seed() -> None:
    session = Session(sealed(), None)
    session.next_deal()
    fair = session.setup.fair
    assert fair is not None
    entry = fair.deal(0)
    assert entry is not None
    assert session.reveal() == []
    for seat in (None, *range(4)):
        text = repr(session.view_for(seat))
        assert entry.seed not in text
        assert session.setup.seed not in text.split()


def test_a_deal_is_cut_only_before_it_is_dealt() -> None:
    session, rng = Session(sealed(), None), random.Random(2)
    assert session.can_cut
    session.next_deal()
    text = session.record_text()
    assert not session.can_cut
    session.cut("late")
    assert session.record_text() == text
    play_until(session, OVER, rng)
    assert session.can_cut
    session.cut("5")
    session.next_deal()
    dealt = lines(session.record_text())[1]
    assert session.undo()  # back into the deal before
    play_until(session, OVER, rng)
    assert not session.can_cut
    session.cut("another")
    session.next_deal()
    again = lines(session.record_text())[1]
    assert [set(part.split()) for part in again.split("|")][1:] == [set(p.split()) for p in dealt.split("|")][
        1:
    ]
    assert all(session.check_deals())


def test_undo_after_the_seed_was_shown_counts_as_help() -> None:
    """Also of a decision that showed nothing: the last card of a deal."""

    def marks(seed: int, look: bool) -> int:
        session = played(sealed(), 1, seed)
        if look:
            assert session.reveal()[0] is not None
        assert session.undo()
        return session.setup.players[0].takebacks

    innocent = [seed for seed in range(12) if marks(seed, False) == 0]
    assert innocent
    assert all(marks(seed, True) == 1 for seed in innocent)


def test_records_without_commitments_stay_as_they_are() -> None:
    session, rng = begin(), random.Random(1)
    play_until(session, OVER, rng)
    old = open_text(session.record_text(), FRESH, None)
    assert old.setup.fair is None
    assert old.check_deals() == []
    assert not old.can_cut
    assert old.prepare() is None
    old.next_deal()
    session.next_deal()
    assert old.record_text() == session.record_text()
    assert "fair" not in json.loads(old.record_text())


def test_a_deal_number_deals_what_it_always_did() -> None:
    known, usual = Session(replace(setup(), fair=KNOWN), None), begin()
    known.next_deal()
    assert lines(known.record_text()) == lines(usual.record_text())
    assert not known.can_cut
    assert json.loads(known.record_text())["fair"] == {"version": 1, "deals": None}
    again = open_text(known.record_text(), FRESH, None)
    assert again.setup.fair == KNOWN
    assert again.check_deals() == [None]


def test_given_cards_have_no_commitment_but_later_deals_do() -> None:
    given = table_of(begin()).log[0]
    session, _ = begin_with(sealed(), None, given, "set up")  # type: ignore[arg-type]
    play_until(session, OVER, random.Random(1))
    session.next_deal()
    assert session.check_deals() == [None, True]
    SCRIPT.check(json.loads(session.record_text()))
    assert open_text(session.record_text(), FRESH, None).check_deals() == [None, True]


def test_a_replayed_deal_is_still_as_committed() -> None:
    session = played(sealed(), 2)
    again, _ = replay_deal(session, None)
    assert all(again.check_deals())
    assert lines(again.record_text()) == lines(session.record_text())


@pytest.mark.parametrize(
    "odd",
    [
        None, 1, [], {}, {"version": 2, "deals": []}, {"version": True, "deals": None},
        {"version": 1, "options": [], "deals": []}, {"version": 1, "options": ["no"], "deals": [None]},
        {"version": 1, "options": [1], "deals": [None]}, {"version": 1, "options": [], "deals": [1]},
        {"version": 1, "options": [], "deals": [{"commitment": "a", "seed": "b"}]},
        {"version": 1, "options": [], "deals": [{"commitment": "a" * 64, "seed": "b" * 32, "cut": ""}]},
        {"version": 1, "options": [], "deals": [{"commitment": "a" * 64, "seed": "b" * 32, "cut": 1}]},
        {"version": 1, "options": [], "deals": [{"commitment": "a" * 64, "seed": "b" * 32, "x": "1"}]},
    ],
)  # fmt: skip
def test_damaged_entries_are_kept_and_never_trusted(odd: object) -> None:
    record = json.loads(begin().record_text())
    session = open_text(json.dumps({**record, "fair": odd}), FRESH, None)
    assert session.setup.fair is None
    assert session.setup.header["fair"] == odd
    play_until(session, OVER, random.Random(1))
    assert json.loads(session.record_text())["fair"] == odd
    assert "fair" not in session.setup.again("2").header


def test_options_that_a_later_version_adds_are_named() -> None:
    """The commitment covers the options that there were when the match began."""
    text = played(sealed(), 1).record_text()
    record = json.loads(text)
    assert record["fair"]["options"] == sorted(record["options"])
    record["options"]["new_one"] = True
    assert SCRIPT.check(record) == "the commitments don't cover these options: new_one"


def committed_to(bound: Sequence[str], options: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    """Return a deal of Hearts whose commitment covers the options `bound` only."""
    game, seed = games()["hearts"](options), "0" * 32
    terms = {**terms_of(game, 0, 0, bound), **changes}
    pack = SCRIPT.shuffled(seed, ["deal", "", terms], terms["deck"])
    hands = [" ".join(pack[at : at + 13]) for at in range(0, 52, 13)]
    return {
        "format": "trickdesk-record", "version": 1, "game": game.id, "rules_version": game.rules_version,
        "options": dict(game.options), "seed": "1",
        "fair": {"version": 1, "options": list(bound), "deals": [entry_of(committed(terms, seed))]},
        "log": [" | ".join(["deal 0", *hands])],
    }  # fmt: skip


@pytest.mark.parametrize("left_out", [(), ("target",), ("target", "moon"), None], ids=str)
def test_a_commitment_that_leaves_options_out_is_not_called_good(
    left_out: Sequence[str] | None, tmp_path: Path
) -> None:
    """With the same commitment, the record could name other options afterwards."""
    names = sorted(games()["hearts"]().options)
    bound = [] if left_out is None else [name for name in names if name not in left_out]
    bare = [name for name in names if name not in bound]
    for options in ({}, {"target": 50, "moon": "self"} if bare else {}):
        record = committed_to(bound, options)
        path = tmp_path / "match.trickdesk"
        path.write_text(json.dumps(record), encoding="utf-8")
        result = run_alone(path)
        session = open_text(json.dumps(record), FRESH, None)
        assert session.check_deals() == [True]
        assert sorted(session.uncovered_options()) == bare
        assert ("is as committed" in result.stdout) == (not bare)
        assert result.returncode == (3 if bare else 0)
        assert result.stderr == (
            f"Only in part verified: the commitments don't cover these options: {', '.join(bare)}\n"
            if bare
            else ""
        )


def test_a_commitment_to_no_option_is_not_called_good_even_if_the_record_has_none(tmp_path: Path) -> None:
    record = {**committed_to([], {}), "options": {}}
    assert SCRIPT.check(record) == "the commitments don't cover these options: all of them"


def test_later_deals_of_a_match_are_committed_to_the_same_options() -> None:
    session = open_text(json.dumps(committed_to([], {})), FRESH, None)
    play_until(session, OVER, random.Random(1))
    session.next_deal()
    assert session.check_deals() == [True, True]
    assert "target" in session.uncovered_options()


def test_a_pack_that_no_game_has_is_refused() -> None:
    names = sorted(games()["hearts"]().deck.names)
    everything = sorted(games()["hearts"]().options)
    twice = sorted([*(name for name in names if name != "QS"), "2C"])
    record = committed_to(everything, {}, deck=twice)
    with pytest.raises(ValueError, match="deal 1 has a card twice"):
        SCRIPT.check(record)
    assert program_refuses(json.dumps(record))
    other = committed_to(everything, {}, deck=sorted([*(name for name in names if name != "QS"), "1S"]))
    assert SCRIPT.check(other) == ""  # it doesn't know the game's pack
    assert program_refuses(json.dumps(other))
    second = committed_to(everything, {}, deck=sorted({*names, "1S"} - {"QS"}), deal=2)
    mixed = committed_to(everything, {})
    mixed["log"] += second["log"]
    mixed["fair"]["deals"] += second["fair"]["deals"]
    with pytest.raises(ValueError, match="deal 2 has another deck than the deal before"):
        SCRIPT.check(mixed)


def without_play(session: Session) -> dict[str, Any]:
    """Return a record that ends with the first new stock."""
    record: dict[str, Any] = json.loads(session.record_text())
    at = next(at for at, line in enumerate(record["log"]) if line.startswith("stock "))
    record["log"] = record["log"][: at + 1]
    record["fair"]["deals"] = record["fair"]["deals"][: sum(map(is_deal, record["log"]))]
    return record


def test_a_stock_in_another_order_is_found() -> None:
    """Such a record is legal: the stock has the right cards."""
    record = without_play(crowded())
    whole = json.dumps(record)
    assert SCRIPT.check(record) == "" and not program_refuses(whole)
    words = record["log"][-1].split(" ")
    for one, other in ((1, 2), (1, -1), (-2, -1)):
        changed = [*words]
        changed[one], changed[other] = words[other], words[one]
        record["log"][-1] = " ".join(changed)
        checked = open_text(json.dumps(record), FRESH, None).check_deals()
        assert checked[-1] is False and all(checked[:-1])
        with pytest.raises(ValueError, match="a stock of deal"):
            SCRIPT.check(record)


def test_stocks_that_cannot_be_are_refused() -> None:
    record = without_play(crowded())
    stock, log = record["log"][-1], record["log"][:-1]
    first = next(at for at, line in enumerate(log) if is_deal(line))
    cases = {
        "comes before the first deal": [stock, *log],
        "has cards that it can't have": [*log, "stock XX YY"],
        "cards that it can't have": [*log, stock + " " + stock.split(" ")[1]],
        "can't have": [*log, "stock"],
        "its log is damaged": [*log, "stocks 5H"],
    }
    assert first == 0
    for wrong, lines_ in cases.items():
        with pytest.raises(ValueError, match=wrong):
            SCRIPT.check({**record, "log": lines_})
        assert program_refuses(json.dumps({**record, "log": lines_}))
    invented = SCRIPT.shuffled(record["fair"]["deals"][0]["seed"], ["stock", "", 0, ["5H"]], ["5H"])
    # Which cards were discarded is left to those who know the rules.
    assert program_refuses(json.dumps({**record, "log": [*log, "stock " + " ".join(invented)]}))


def test_deals_without_a_commitment_are_counted(tmp_path: Path) -> None:
    record = json.loads(played(sealed(games()["hearts"]()), 3).record_text())
    record["fair"]["deals"][1] = None
    path = tmp_path / "match.trickdesk"
    path.write_text(json.dumps(record), encoding="utf-8")
    result = run_alone(path)
    assert result.returncode == 3
    assert result.stderr == "Only in part verified: 1 of 3 deals without a commitment\n"
    assert result.stdout.count("is as committed") == 2
    checked = open_text(json.dumps(record), FRESH, None).check_deals()
    assert checked == [True, None, True]


DEEP = '{"format": "trickdesk-record", "version": 1, "fair": ' + "[" * 100_000 + "]" * 100_000 + "}"
NO_RECORDS = {
    DEEP: "it is nested too deeply",
    "": "Expecting value: line 1 column 1 (char 0)",
    "[]": "this is no record",
    "{}": "this record carries no commitment",
    '{"fair": 1}': "'format' is missing",
    '{"format": "trickdesk-record", "version": 1, "fair": 1}': "its contents are damaged",
    '{"format": "trickdesk-record", "version": true, "fair": {"version": 1}}': "unknown version",
}


@pytest.mark.parametrize("text", NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_the_script_says_in_a_sentence_that_something_is_no_record(text: str, tmp_path: Path) -> None:
    path = tmp_path / "match.trickdesk"
    path.write_text(text, encoding="utf-8")
    result = run_alone(path)
    assert (result.returncode, result.stderr) == (1, f"Not verified: {NO_RECORDS[text]}\n")


def test_the_script_says_how_it_is_used() -> None:
    result = run_alone()
    assert (result.returncode, result.stderr) == (1, "Usage: python3 verify_deal.py match.trickdesk\n")


def test_a_record_without_deals_proves_nothing() -> None:
    record = json.loads(played(sealed(), 1).record_text())
    record["log"], record["fair"]["deals"] = [], []
    with pytest.raises(ValueError, match="it has no deal to check"):
        SCRIPT.check(record)


def test_seeds_come_from_the_system_with_128_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def urandom(size: int) -> bytes:
        asked.append(size)
        return b"\xff" * size

    monkeypatch.setattr("os.urandom", urandom)
    assert int(new_seed()) == 2**128 - 1
    assert asked == [16]
