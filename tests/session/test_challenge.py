"""Challenges: round trips, results that can't be true, the deal of the day, leaks."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count, pairwise
from pathlib import Path
from random import Random

import pytest

from tests.session.damaged import damaged, made, played, try_once
from tests.session.forging import CHANGES
from tests.session.helpers import play_until, step
from trickdesk.bots.levels import USUAL
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.engine.record import read_record, write_action, write_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games
from trickdesk.hashing import sha256
from trickdesk.session import Player, Session, State
from trickdesk.session.bot_requests import first_legal
from trickdesk.session.challenge import (
    Challenge,
    ChallengeError,
    Result,
    challenge_of,
    checked,
    compare,
    day_challenge,
    fresh_challenge,
    read_challenge,
    recheck,
)
from trickdesk.session.challenge.bot_work import asked_again
from trickdesk.session.challenge.overview import Entry, OverviewFiles
from trickdesk.session.codes import SharedError, file_text, pack, unpack
from trickdesk.session.fair_deals import SEALED
from trickdesk.session.players import Setup
from trickdesk.storage.challenges import ChallengeFiles
from trickdesk.storage.files import write_text
from trickdesk.storage.paths import find_paths

PRESETS = [(name, preset.name) for name, kind in games().items() for preset in kind.presets]
DAYS = {  # of 24 December 2026 with bots of version 8: the id, and a hash of the deal
    "92q": ("ec03be94ae3188e4fb4f6e47", "ba6ca991fc3b"),
    "euchre": ("c1ca706c35d9889be3f5f0c6", "01b20cec47dc"),
    "five-hundred": ("916cc44c8963ba5e827cd3c0", "92cd95fc397e"),
    "forty-fives": ("60c7010a8546e94bd948a75d", "c732e1b968f0"),
    "hearts": ("3856e0175f0db28532d53f85", "9fe85946eeb1"),
    "oh-hell": ("5d8625d3148b5f37a466b544", "523224b943cf"),
    "red-one": ("cc5b46a557fa8d172608e31f", "c8fd88985173"),
    "spades": ("7b4c7068f3daa7951e067bb5", "6e1f91f81f60"),
    "tocan": ("29d315fec1036b9b6ff85995", "76164493dcd0"),
}


def of(game: Game, deals: int = 8) -> Challenge:
    bots = [Player(name, human=False, level="expert", temperament="bold") for name in "BCDEFGH"]
    return fresh_challenge(game, [Player("Ann"), *bots[: game.seats - 1]], deals, "Friday", "Ours")


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_challenge_comes_back_from_its_file_and_its_code(name: str, preset: str) -> None:
    kind = games()[name]
    challenge = of(kind(dict(kind.preset(preset).options)))
    for write in (pack, file_text):
        text = write("challenge", challenge.to_json())
        assert len(text) < 20_000
        again = read_challenge(text)
        assert again.to_json() == challenge.to_json() and again.id == challenge.id


@pytest.mark.parametrize("name", games())
def test_a_result_comes_back_and_gives_the_record_again(name: str) -> None:
    challenge, result = made(name)
    for write in (pack, file_text):
        again = Result.from_json(unpack(write("result", result.to_json()))[1])
        assert again == result
        record = checked(challenge, again)
        assert challenge_of(record).id == challenge.id
    other = played(challenge, 2, "Bo")
    comparison = compare(challenge, [result, other])
    assert len(comparison.rows) == challenge.deals
    assert all(sum(row.differences) == pytest.approx(0) for row in comparison.rows)
    assert comparison.total.points[0] == sum(deal[0] for deal in result.scores)


def test_the_largest_challenge_is_small() -> None:
    """Eight players, sixteen deals, all of them given."""
    game = games()["92q"]({"players": 8, "last_deal": 16})
    setup = Setup(game, (Player("Ann"), *[Player("", False, "easy")] * 7), "1", fair=SEALED)
    session = Session.start(setup, None)[0]
    play_until(session, {State.MATCH_OVER}, Random(1))
    challenge = challenge_of(read_record(session.record_text()))
    assert len(challenge.given) == 16
    text = file_text("challenge", challenge.to_json())
    assert len(text.encode()) < 20_000
    # A match of it has these deals, also after it was saved and opened.
    deals = [entry for entry in json.loads(session.record_text())["log"] if entry.startswith("deal")]
    again = checked(challenge, played(read_challenge(text), 3))
    hands = [sorted(map(sorted, map(str.split, entry.split("|")[1:]))) for entry in deals]
    new = [str(entry) for entry in again.log if str(entry).startswith("deal")]
    assert [sorted(map(sorted, map(str.split, entry.split("|")[1:]))) for entry in new] == hands


# -- what can't be true


def refusal(challenge: Challenge, result: Result) -> str:
    """Return the sentence by which a result is refused; empty if it isn't."""
    try:
        checked(challenge, Result.from_json(result.to_json()))
    except ChallengeError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_result_is_refused(name: str, what: str) -> None:
    challenge, result = made(name)
    forged = CHANGES[what](challenge, result)
    if refusal(challenge, forged):
        return
    # Another order of cards may be legal and score the same: then the bots, asked again, tell.
    assert what.endswith("card")
    with pytest.raises(ChallengeError):  # and a file that is only edited has a wrong check
        Result.from_json({**forged.to_json(), "check": result.to_json()["check"]})


@pytest.mark.parametrize("key", ["hints", "takebacks", "fallbacks", "name"])
def test_a_count_that_is_edited_in_a_file_is_refused(key: str) -> None:
    data = made("hearts")[1].to_json()
    data[key] = "Eve" if key == "name" else 3
    with pytest.raises(ChallengeError, match="changed"):
        Result.from_json(data)


def test_a_level_that_is_edited_in_a_challenge_is_refused() -> None:
    data = made("hearts")[0].to_json()
    data["seats"][1]["level"] = "expert"
    with pytest.raises(ChallengeError, match="changed"):
        Challenge.from_json(data)


def test_bots_are_asked_again_for_all_that_they_decided() -> None:
    challenge, result = made("tocan", 1)
    asked = list(recheck(challenge, result))
    assert len(asked) == sum(int(entry[0]) != challenge.seat for entry in result.log)
    assert all(one.request.fixed and one.is_right(one.played) for one in asked)
    assert not asked[0].is_right("play 2C") and not asked[0].is_right(None)
    ask = asked[0].request.view.ask
    assert ask is not None
    first = write_action(first_legal(ask), challenge.game.deck)
    failed = next(recheck(challenge, replace(result, fallbacks=1)))
    assert failed.instead == first


def test_no_more_failures_of_bots_are_believed_than_the_result_tells() -> None:
    challenge, result = made("tocan", 1)
    count = sum(asked.played == asked.instead for asked in recheck(challenge, replace(result, fallbacks=1)))
    assert count > 1

    def ask(told: Result) -> Result:
        """Answer as played, but otherwise whenever the first choice was played."""
        work = asked_again(challenge, told)
        answer: str | None = None
        try:
            next(work)
            for asked in recheck(challenge, replace(told, fallbacks=1)):
                answer = "another" if asked.played == asked.instead else asked.played
                work.send(answer)
        except StopIteration as done:
            found: Result = done.value
            return found
        raise AssertionError("it doesn't end")

    assert ask(replace(result, fallbacks=count))
    for fewer in (0, 1, count - 1):
        with pytest.raises(ChallengeError, match="would have played differently"):
            ask(replace(result, fallbacks=fewer))


# -- damage


def test_damaged_texts_get_a_sentence() -> None:
    chance = Random("suite")
    told = {try_once(*damaged(chance)) for _ in range(1500)}
    assert len(told) > 8


def test_a_bomb_takes_no_memory() -> None:
    bomb = zlib.compress(b'{"name": "' + b"x" * 50_000_000, 9)
    tracemalloc.start()
    with pytest.raises(SharedError):
        unpack("TC1-" + urlsafe_b64encode(bomb).decode())
    assert tracemalloc.get_traced_memory()[1] < 8_000_000
    tracemalloc.stop()


# -- the deal of the day


def day_of(name: str) -> tuple[str, str]:
    challenge = day_challenge(name, date(2026, 12, 24), 8)
    deal = write_input(challenge.deal(0, challenge.first_dealer), challenge.game.deck)
    return challenge.id, sha256(deal.encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", games())
def test_the_deal_of_a_day_never_changes(name: str) -> None:
    assert day_of(name) == DAYS[name]
    eve, next_day = (day_challenge(name, date(2026, 12, day)) for day in (24, 25))
    assert eve.id != next_day.id == day_challenge(name, date(2026, 12, 25)).id


@pytest.mark.parametrize(("zone", "seed"), [("Pacific/Kiritimati", "1"), ("Pacific/Pago_Pago", "77")])
def test_the_deal_of_a_day_depends_on_nothing_else(zone: str, seed: str) -> None:
    code = "from tests.session.test_challenge import *; print([day_of(name) for name in sorted(games())])"
    environment = {**os.environ, "TZ": zone, "PYTHONHASHSEED": seed}
    root = Path(__file__).parents[2]
    run = [sys.executable, "-c", code]
    found = subprocess.run(run, capture_output=True, text=True, cwd=root, env=environment, check=True)
    assert found.stdout.strip() == str([DAYS[name] for name in sorted(DAYS)])


def numbers(seed: str, purpose: str) -> Iterator[int]:
    """Yield the numbers of a stream, as docs/fair-deals.md describes it."""
    key = hashlib.sha256(seed.encode()).digest() + purpose.encode()
    for block in count():
        found = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(found[at : at + 8], "big") for at in range(0, 32, 8))


def below(stream: Iterator[int], limit: int) -> int:
    return next(number for number in stream if number < 2**64 - 2**64 % limit) % limit


def told_deal(game_id: str, day: str, number: int, seats: int, cards: int, deck: list[str]) -> str:
    """Return a deal of a day as docs/challenges.md says that it follows from the date."""
    seed, deck = f"{game_id} {day}", list(deck)
    dealer = (below(numbers(seed, "dealer"), seats) + number) % seats
    stream = numbers(seed, f"deal {number}")
    for place in range(len(deck) - 1, 0, -1):
        other = below(stream, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    hands = [" ".join(deck[seat * cards : (seat + 1) * cards]) for seat in range(seats)]
    rest = " ".join(["talon", *deck[seats * cards :]])
    return " | ".join([f"deal {dealer}", *hands, *([rest] if rest != "talon" else [])])


RANKS = [*map(str, range(2, 11)), *"JQKA"]
USUAL_DECK = [rank + suit for suit in "CDHS" for rank in RANKS]
SHORT = [rank + suit for suit, lowest in (("C", 3), ("D", 2), ("H", 2), ("S", 3)) for rank in RANKS[lowest:]]
OF_RED_ONE = [f"{colour}{rank}" for colour in "RBGY" for rank in range(5, 15)]
TOLD: dict[str, tuple[int, list[str]]] = {  # how many cards each of four players gets, and the deck
    "92q": (13, USUAL_DECK),
    "euchre": (5, [rank + suit for suit in "CDHS" for rank in RANKS[RANKS.index("9") :]]),
    "five-hundred": (10, [*SHORT, "JK"]),
    "forty-fives": (5, USUAL_DECK),
    "hearts": (13, USUAL_DECK),
    "oh-hell": (5, USUAL_DECK),
    "red-one": (9, [*OF_RED_ONE, "BIRD", "RED1"]),
    "spades": (13, USUAL_DECK),
    "tocan": (13, USUAL_DECK),
}


@pytest.mark.parametrize("name", games())
def test_the_deal_of_a_day_is_what_the_page_about_it_says(name: str) -> None:
    cards, deck = TOLD[name]
    told = told_deal(name, "2026-12-24", 0, 4, cards, deck)
    assert hashlib.sha256(told.encode()).hexdigest()[:12] == DAYS[name][1]
    challenge = day_challenge(name, date(2026, 12, 24))
    assert challenge.seat == 0 and challenge.deals == (5 if name == "oh-hell" else 1)
    usual, changed = games()[name](), challenge.game.options
    assert {key for key in changed if changed[key] != usual.options[key]} <= {"last_deal", "deals", "cards"}
    for player in challenge.players[1:]:
        assert (player.level, player.temperament, player.agreements, player.style) == ("hard", USUAL, (), "")
    if name == "oh-hell":  # from five cards to one
        dealer = int(told_deal(name, "2026-12-24", 1, 4, 4, deck)[5])
        second = write_input(challenge.deal(1, dealer), challenge.game.deck)
        assert second == told_deal(name, "2026-12-24", 1, 4, 4, deck)


# -- midnight, other time zones, and a clock set back


def own_match(data: Path, challenge: Challenge, seed: int, stem: str, over: bool = True) -> None:
    """Play a challenge as Ann, to the end or for a few decisions."""
    session, chance = Session.start(challenge.setup("Ann"), None)[0], Random(seed)
    while session.state is not State.MATCH_OVER and (over or session.inputs < 5):
        step(session, chance)
    folder = find_paths(data).finished if over else find_paths(data).autosave
    write_text(folder / f"{stem}-hearts.trickdesk", session.record_text())


def days_of(data: Path, today: date) -> dict[date, Entry]:
    """Return what the list says about Hearts on each day."""
    found = OverviewFiles(find_paths(data), lambda: today).read("Ann").days
    return {entry.day or today: entry for entry in found if entry.challenge.game.id == "hearts"}


EVE, CHRISTMAS = date(2026, 12, 24), date(2026, 12, 25)


def test_a_deal_begun_before_midnight_is_played_to_its_end(tmp_path: Path) -> None:
    begun = day_challenge("hearts", EVE)
    OverviewFiles(find_paths(tmp_path), lambda: EVE).add(begun)  # as the window does when it is begun
    own_match(tmp_path, begun, 1, "20261224-235900", over=False)
    found = days_of(tmp_path, CHRISTMAS)
    assert set(found) == {EVE, CHRISTMAS} and not found[CHRISTMAS].match
    assert found[EVE].match == "20261224-235900-hearts" and found[EVE].own is None
    (find_paths(tmp_path).autosave / "20261224-235900-hearts.trickdesk").unlink()
    own_match(tmp_path, begun, 1, "20261224-235900")
    found = days_of(tmp_path, CHRISTMAS)
    assert found[EVE].own and not found[EVE].match and not found[CHRISTMAS].own


def test_after_the_clock_is_set_back_the_first_result_stays(tmp_path: Path) -> None:
    files = OverviewFiles(find_paths(tmp_path), lambda: EVE)
    for day in (EVE, CHRISTMAS):
        files.add(day_challenge("hearts", day))
    own_match(tmp_path, day_challenge("hearts", EVE), 1, "20261224-120000")
    own_match(tmp_path, day_challenge("hearts", CHRISTMAS), 2, "20261225-120000")
    first = days_of(tmp_path, CHRISTMAS)[EVE].own
    assert first and OverviewFiles(find_paths(tmp_path), lambda: CHRISTMAS).read("Ann").waiting == (
        len(games()) - 1,
        0,
    )
    for stem in ("20261225-130000", "20261224-110000"):  # from copies of the record, one begun before
        own_match(tmp_path, day_challenge("hearts", EVE), 3, stem)
        found = days_of(tmp_path, EVE)
        assert found[EVE].own == first and not found[EVE].results
        assert found[CHRISTMAS].own and set(found) == {EVE, CHRISTMAS}
    assert files.read("Ann").waiting == (len(games()) - 1, 0)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="needs time zones of POSIX")
@pytest.mark.parametrize("zone", ["UTC-14", "UTC+12", "UTC"])  # of POSIX: the first is 14 hours ahead
def test_the_day_is_that_of_ones_own_clock(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        days = {}
        for hour, minute in ((9, 59), (10, 0), (11, 59), (12, 0), (23, 59)):
            moment = datetime(2026, 12, 24, hour, minute, tzinfo=UTC).timestamp()
            days[hour] = datetime.fromtimestamp(moment).date().day
    finally:
        monkeypatch.undo()
        time.tzset()
    told = {"UTC-14": [24, 25, 25, 25, 25], "UTC+12": [23, 23, 23, 24, 24], "UTC": [24] * 5}
    assert list(days.values()) == told[zone]


@pytest.mark.parametrize("ahead", [-60, -1, 0, 1, 2])
def test_results_from_other_time_zones_are_taken(ahead: int, tmp_path: Path) -> None:
    day = EVE + timedelta(ahead)
    files = OverviewFiles(find_paths(tmp_path), lambda: EVE)
    text = pack("result", played(day_challenge("hearts", day), 1, "Bo").to_json())
    if ahead == -60:
        with pytest.raises(ChallengeError, match="don't have"):
            files.open_text(text)
        return
    files.open_text(text)
    found = days_of(tmp_path, EVE)
    assert set(found) == {EVE}  # nothing of a day to come is shown
    assert len(found[EVE].results) == (ahead == 0)
    assert not days_of(tmp_path, day)[day].own and len(days_of(tmp_path, day)[day].results) == 1


# -- what is stored


def test_nothing_that_is_stored_shows_a_card(tmp_path: Path) -> None:
    game = games()["hearts"]({"last_deal": 2})
    deals = tuple(Shuffler(seed).deal(game, 0, 0) for seed in "ab")
    challenge = replace(of(game, 2), given=deals)
    files = ChallengeFiles(find_paths(tmp_path))
    files.add(challenge.id, file_text("challenge", challenge.to_json()))
    files.put_result(challenge.id, "0", pack("result", played(challenge, 1).to_json()))
    names = [game.deck.names[card] for card in deals[0].hands[0]]
    pairs = [f"{a}{between}{b}" for a, b in pairwise(names) for between in (" ", ",", '", "')]
    for path in tmp_path.rglob("*"):
        data = path.read_bytes() if path.is_file() else b""
        for pair in pairs:
            hidden = urlsafe_b64encode(pair.encode() + b"  ")[: len(pair)]
            assert not any(text in data for text in (pair.encode(), pair.encode().hex().encode(), hidden))
        assert not any(word in path.name for word in ("hearts", "Friday", "Ann"))
    (entry,) = OverviewFiles(find_paths(tmp_path), lambda: date(2026, 12, 24)).read("Ann").challenges
    assert entry.challenge.id == challenge.id and not entry.match and entry.own is None


@pytest.mark.parametrize(
    "name", ["<b>Eve</b>", "../../etc/passwd", "a\0b\x1b[2J\u202e", "x" * 10_000, "\ud800"]
)
def test_names_are_only_text(name: str, tmp_path: Path) -> None:
    challenge, result = made("hearts", 1)
    challenge, result = replace(challenge, name=name), replace(result, name=name)
    again = read_challenge(pack("challenge", challenge.to_json()))
    assert len(again.name) <= 40 and again.name.isprintable() and again.id == challenge.id
    assert len(Result.from_json(result.to_json()).name) <= 40
    files = ChallengeFiles(find_paths(tmp_path))
    files.add(challenge.id, file_text("challenge", challenge.to_json()))
    assert [path.stem for path in (tmp_path / "challenges").iterdir()] == [challenge.id]


def test_a_damaged_file_is_told_and_stays(tmp_path: Path) -> None:
    files = ChallengeFiles(find_paths(tmp_path))
    files.add("0" * 24, "{")
    found = OverviewFiles(find_paths(tmp_path), lambda: date(2026, 12, 24)).read("Ann")
    assert found.challenges == () and found.problem is not None
    assert files.texts() == {"0" * 24: "{"}
    files.remove("0" * 24)
    assert files.texts() == {}


def test_what_is_removed_from_the_folder_is_missed_by_nothing(tmp_path: Path) -> None:
    challenge, result = made("hearts", 1)
    files, folder = OverviewFiles(find_paths(tmp_path), lambda: EVE), tmp_path / "challenges" / challenge.id
    files.add(challenge)
    files.open_text(pack("result", replace(result, name="Bo").to_json()))
    own_match(tmp_path, challenge, 2, "20261224-120000")
    (whole,) = files.read("Ann").challenges
    assert whole.own and [one.name for one in whole.results] == ["Bo"]
    (own,), (other,) = folder.glob("own-*"), folder.glob("new-*")
    own.unlink()  # comes again from one's own match
    (again,) = files.read("Ann").challenges
    assert (again.own, again.results) == (whole.own, whole.results)
    other.unlink()
    (tmp_path / "finished" / "20261224-120000-hearts.trickdesk").unlink()  # the result is kept
    (without,) = files.read("Ann").challenges
    assert without.own == whole.own and not without.results
    (tmp_path / "challenges" / f"{challenge.id}.trickdesk-challenge").unlink()
    assert files.read("Ann").challenges == ()


def test_two_people_make_no_challenge() -> None:
    game = games()["hearts"]()
    with pytest.raises(TrickdeskError):
        fresh_challenge(game, [Player("A"), Player("B"), *[Player("", False, "easy")] * 2], 4, "")
