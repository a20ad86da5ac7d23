"""The index of finished matches, and its queries."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.storage.finished import keep, match, seats
from trickdesk.engine.errors import IllegalAction, Message, Why
from trickdesk.engine.record import read_record
from trickdesk.games import games
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.statistics import history as history_module
from trickdesk.storage.statistics.figures import (
    EVERYBODY,
    GROUPS,
    CardsAndPlay,
    CountedFrom,
    Filter,
    cards_and_play,
    choices,
    levels,
    luck,
    matches,
    report,
    rows,
    total,
)
from trickdesk.storage.statistics.history import History, UpdateResult
from trickdesk.storage.statistics.luck import added
from trickdesk.storage.statistics.results import MatchResult, SeatResult, read_result

NOON = datetime(2026, 3, 1, 12)
GAMES = ("hearts", "oh-hell", "five-hundred")


def keep_some(folder: Path) -> list[Path]:
    """Save twelve matches on as many days: Ann plays in all but two, Bo in three.

    Bo isn't in the last one.
    """
    paths = []
    for number in range(12):
        people = {0: "Ann"} if number % 4 else {0: "ann", 1: "Bo"}
        if number in (5, 6):
            people = {2: "Bo"}
        if number == 11:
            people = {}
        record = match(GAMES[number % 3], number % 2)
        sitting = seats(record, people, "easy" if number % 2 else "expert", takebacks=number)
        paths.append(keep(folder, record, NOON + timedelta(days=10 * number), sitting))
    return paths


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    found = History(tmp_path / "data" / "history.sqlite", tmp_path / "finished")
    yield found
    found.close()


def test_matches_for_a_challenge_are_found(history: History) -> None:
    record = match("hearts")
    for number, challenge in enumerate(("", "b" * 24, "a" * 24)):
        path = keep(history.folder, record, NOON + timedelta(days=number), seats(record, {0: "Ann"}))
        if challenge:
            text = path.read_text("utf-8").replace('"game"', f'"challenge": "{challenge}", "game"', 1)
            path.write_text(text, encoding="utf-8")
    history.update()
    day = "202603{:02}-120000-hearts.trickdesk"
    assert history.challenges() == [("b" * 24, day.format(2)), ("a" * 24, day.format(3))]
    (history.folder / day.format(2)).unlink()
    history.update()
    assert history.challenges() == [("a" * 24, day.format(3))]


def all_results(paths: list[Path]) -> list[tuple[MatchResult, SeatResult]]:
    found = [read_result(read_record(path.read_text(encoding="utf-8"))) for path in paths]
    return [(result, person) for result in found for person in result.people]


def test_sums_are_those_of_the_records(tmp_path: Path, history: History) -> None:
    paths = keep_some(tmp_path / "finished")
    assert history.update() == UpdateResult(12, 0, True)
    for person in ("", "ann", "bo", "nobody"):
        for game in ("", "hearts"):
            expected = [
                (result, who)
                for result, who in all_results(paths)
                if person in ("", who.person) and game in ("", result.game)
            ]
            chosen = Filter(person, game)
            found = total(history, chosen)
            assert found.matches == len(expected)
            assert found.won == sum(who.won for _, who in expected)
            assert found.deals == sum(result.deals for result, _ in expected)
            assert found.points == sum(who.points for _, who in expected)
            assert found.margin == sum(who.margin for _, who in expected)
            assert found.takebacks == sum(who.takebacks for _, who in expected)
            contracts = [entry for _, who in expected for entry in who.contracts]
            own = [entry for entry in contracts if entry.role == "own"]
            assert found.contracts.own.count == sum(entry.count for entry in own)
            assert found.contracts.own.made == sum(entry.made for entry in own)
            assert (
                sum(entry.contracts.own.count for entry in levels(history, chosen))
                == found.contracts.own.count
            )
            for group in GROUPS:
                parts = rows(history, chosen, group)
                assert sum(row.matches for row in parts) == found.matches
                assert sum(row.contracts.against.made for row in parts) == found.contracts.against.made


def test_what_there_is_to_choose_from(tmp_path: Path, history: History) -> None:
    keep_some(tmp_path / "finished")
    history.update()
    found = choices(history)
    assert [key for key, _ in found.people] == ["ann", "bo"]
    assert set(found.games) == set(GAMES) and set(found.opponents) == {"easy", "expert"}
    months = [row.key for row in rows(history, Filter(), "month")]
    assert months == ["2026-03", "2026-04", "2026-05", "2026-06"]
    assert all("\n" in row.key for row in rows(history, Filter(), "preset"))


def test_the_newest_so_many_and_those_since_a_day(tmp_path: Path, history: History) -> None:
    paths = keep_some(tmp_path / "finished")
    history.update()
    newest = [path for path in reversed(paths) if path != paths[-1]]
    assert [entry.name for entry in matches(history, Filter())] == [path.name for path in reversed(paths)]
    for entry, path in zip(matches(history, Filter()), reversed(paths), strict=True):
        record = read_record(path.read_text(encoding="utf-8"))
        kind = games()[record.game]
        assert entry.preset == record.preset
        assert kind(entry.options).options == kind(record.options).options
    by_ann = [entry.name for entry in matches(history, Filter("ann", last=2))]
    assert by_ann == [path.name for path in newest if path not in (paths[5], paths[6])][:2]
    assert total(history, Filter("ann", last=2)).matches == 2
    since = (NOON + timedelta(days=95)).isoformat(" ")
    assert total(history, Filter(since=since)).matches == 1  # the last one is of bots alone
    assert [entry.name for entry in matches(history, Filter(since=since))] == [
        path.name for path in (paths[11], paths[10])
    ]


def test_only_what_is_new_changed_or_gone_is_read(tmp_path: Path, history: History) -> None:
    paths = keep_some(tmp_path / "finished")
    history.update()
    assert history.update() == UpdateResult(0, 0, True)
    paths[0].unlink()
    paths[1].write_text(paths[2].read_text(encoding="utf-8"), encoding="utf-8")
    assert history.update() == UpdateResult(1, 1, True)
    assert total(history, Filter()).matches == len(all_results(paths[1:]))
    history.close()
    again = History(history.path, history.folder)
    assert again.update() == UpdateResult(0, 0, True)
    again.close()


def test_an_update_can_be_stopped_and_goes_on_later(
    tmp_path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_module, "BATCH", 4)
    keep_some(tmp_path / "finished")
    told: list[tuple[int, int]] = []
    found = history.update(lambda done, among: told.append((done, among)), lambda: len(told) > 6)
    assert found == UpdateResult(6, 0, False)
    assert told == [(done, 12) for done in range(7)]
    assert len(matches(history, Filter())) == 6
    assert history.update() == UpdateResult(6, 0, True)


def test_damaged_records_are_left_out_and_named(tmp_path: Path, history: History) -> None:
    folder = tmp_path / "finished"
    paths = keep_some(folder)
    paths[3].write_text("{", encoding="utf-8")
    (folder / "pipe.trickdesk").mkdir()
    (folder / "nowhere.trickdesk").symlink_to(folder / "missing")
    (folder / "notes.txt").write_text("not ours")
    assert history.update() == UpdateResult(14, 0, True)
    left = {entry.name: entry.problem for entry in history.left_out()}
    assert set(left) == {paths[3].name, "pipe.trickdesk", "nowhere.trickdesk"}
    assert all(left.values())
    assert total(history, Filter()).matches == len(all_results([p for p in paths if p != paths[3]]))
    paths[3].write_text(paths[0].read_text(encoding="utf-8"), encoding="utf-8")
    history.update()
    assert paths[3].name not in {entry.name for entry in history.left_out()}


def test_another_version_reads_what_this_one_could_not(
    tmp_path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = keep_some(tmp_path / "finished")
    paths[0].write_text("{}", encoding="utf-8")
    history.update()
    assert history.update() == UpdateResult(0, 0, True)
    monkeypatch.setattr(history_module, "__version__", "99.0.0")
    assert history.update() == UpdateResult(1, 0, True)


def test_two_copies_of_the_program_make_the_index_once(
    tmp_path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_some(tmp_path / "finished")
    real, asked = history_module.version_of, []

    def late(connection: sqlite3.Connection) -> int:
        """Say that there are no tables; the other copy makes them right after."""
        asked.append(connection)
        if len(asked) > 1:
            return real(connection)
        other = History(history.path, tmp_path / "finished")
        assert other.update() == UpdateResult(12, 0, True)
        other.close()
        return 0

    monkeypatch.setattr(history_module, "version_of", late)
    assert history.update() == UpdateResult(0, 0, True)
    assert len(matches(history, Filter())) == 12


def test_a_rule_that_was_broken_is_stored_as_its_sentence() -> None:
    broken = Message("Line {line}: {why}", line=3, why=IllegalAction(Why.NOT_YOUR_TURN))
    read = history_module.unpacked(history_module.packed(broken))
    assert str(read) == f"Line 3: {Why.NOT_YOUR_TURN.text}"
    inner = Message("Here: {why}", why=SaveError(FileProblem.FULL, Path("a")))
    assert (
        str(history_module.unpacked(history_module.packed(inner))) == "Here: Can't write a: the disk is full."
    )


@pytest.mark.parametrize("damage", ["rubbish", "torn", "other tables", "other version", "wrong types"])
def test_a_damaged_index_is_made_anew(tmp_path: Path, history: History, damage: str) -> None:
    paths = keep_some(tmp_path / "finished")
    history.update()
    history.close()
    if damage == "rubbish":
        history.path.write_bytes(b"no database, " * 1000)
    elif damage == "torn":
        data = history.path.read_bytes()
        history.path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    else:
        with sqlite3.connect(history.path) as db:
            if damage == "other tables":
                db.execute("DROP TABLE results")
                db.execute("CREATE TABLE results (x)")
            elif damage == "other version":
                db.execute("PRAGMA user_version = 99")
            else:
                db.execute("UPDATE matches SET names = '[', deals = 'many'")
        db.close()
    found = []

    def work(index: History) -> None:
        index.update()
        found.append(report(index, Filter(), "game"))

    history.safely(work)
    assert history.kept
    assert found[-1].total.matches == len(all_results(paths))
    again = History(history.path, history.folder)
    assert again.update() == UpdateResult(0, 0, True)
    again.close()


@pytest.mark.skipif(os.name != "posix", reason="links and rights of POSIX")
def test_the_index_is_private_and_no_link(tmp_path: Path, history: History) -> None:
    keep_some(tmp_path / "finished")
    history.update()
    assert stat.S_IMODE(history.path.stat().st_mode) == 0o600
    other = tmp_path / "other.sqlite"
    other.write_text("precious")
    link = tmp_path / "link.sqlite"
    link.symlink_to(other)
    linked = History(link, tmp_path / "finished")
    linked.safely(lambda index: index.update())
    assert not linked.kept
    assert total(linked, Filter()).matches > 0
    assert other.read_text() == "precious"
    linked.close()


def test_without_a_place_on_the_disk_it_is_kept_in_memory(tmp_path: Path) -> None:
    keep_some(tmp_path / "finished")
    (tmp_path / "file").write_text("")
    index = History(tmp_path / "file" / "history.sqlite", tmp_path / "finished")
    index.safely(lambda found: found.update())
    assert not index.kept
    assert total(index, Filter("ann")).matches == 9
    index.close()


def test_no_folder_no_matches(history: History) -> None:
    assert history.update() == UpdateResult(0, 0, True)
    empty = report(history, Filter(), "game")
    assert (empty.total.matches, empty.rows, empty.matches) == (0, (), ())


def test_what_is_reset_is_not_counted_and_comes_back(tmp_path: Path, history: History) -> None:
    paths = keep_some(tmp_path / "finished")
    history.update()
    kept = CountedFrom(tmp_path / "config" / "counted-from.json")
    assert kept.times() == {}
    ended = (NOON + timedelta(days=40, minutes=20)).timestamp()
    kept.reset("ann", ended)
    everything = all_results(paths)
    late = [(r, who) for r, who in all_results(paths[5:]) if who.person == "ann"]
    assert total(history, Filter("ann", counted_from=kept.times())).matches == len(late)
    with_bo = len(late) + sum(who.person == "bo" for _, who in everything)
    assert total(history, Filter(counted_from=kept.times())).matches == with_bo
    kept.reset(EVERYBODY, ended)
    assert total(history, Filter(counted_from=kept.times())).matches == len(all_results(paths[5:]))
    kept.restore(EVERYBODY)
    kept.restore("ann")
    assert total(history, Filter(counted_from=kept.times())).matches == len(everything)


def test_resets_that_cannot_be_read_reset_nothing(tmp_path: Path) -> None:
    file = tmp_path / "counted-from.json"
    for text in ("", "[]", "{", '{"ann": "now"}', '{"ann": 1e999}', '{"ann": true}'):
        file.write_text(text)
        assert CountedFrom(file).times() == {}
    file.write_text('{"ann": 5, "bo": []}')
    assert CountedFrom(file).times() == {"ann": 5.0}


def test_a_match_that_began_at_that_very_moment_counts(tmp_path: Path, history: History) -> None:
    keep_some(tmp_path / "finished")
    history.update()
    moment = (NOON + timedelta(days=100)).isoformat(" ")
    later = (NOON + timedelta(days=100, seconds=1)).isoformat(" ")
    assert total(history, Filter(since=moment)).matches == total(history, Filter(since=later)).matches + 1


def test_so_does_a_match_of_bots_alone(tmp_path: Path, history: History) -> None:
    keep_some(tmp_path / "finished")
    history.update()
    last = NOON + timedelta(days=110)
    moments = (last, last + timedelta(seconds=1))
    counts = [len(matches(history, Filter(since=moment.isoformat(" ")))) for moment in moments]
    assert counts == [1, 0]


def test_of_people_the_one_with_most_matches_comes_first(tmp_path: Path, history: History) -> None:
    """By name, Ann would come before Zoe, who has played more."""
    for number in range(3):
        record = match("hearts", number)
        people = {0: "Zoe", 1: "Ann"} if number == 0 else {0: "Zoe"}
        keep(tmp_path / "finished", record, NOON + timedelta(days=number), seats(record, people, "easy"))
    history.update()
    assert [name for _, name in choices(history).people] == ["Zoe", "Ann"]


def test_figures_of_one_preset_alone(tmp_path: Path, history: History) -> None:
    keep_some(tmp_path / "finished")
    history.update()
    keys = choices(history).rules
    by_key = {row.key: row for row in rows(history, Filter(), "preset")}
    assert set(keys) == set(by_key)
    assert any(sum(key.startswith(f"{game}\n") for key in keys) > 1 for game in GAMES)
    for key, row in by_key.items():
        chosen = Filter(game=key.partition("\n")[0], rules=key)
        assert total(history, chosen).matches == row.matches
        own = sum(entry.contracts.own.count for entry in levels(history, chosen))
        assert own == row.contracts.own.count
        names = {entry.name for entry in matches(history, chosen)}
        others = [k for k in keys if k != key]
        assert all(not names & {entry.name for entry in matches(history, Filter(rules=k))} for k in others)


def test_luck_is_the_sum_of_the_matches_that_count(tmp_path: Path, history: History) -> None:
    for number in range(3):
        record = match("five-hundred", number)
        keep(tmp_path / "finished", record, NOON + timedelta(days=number), seats(record, {0: "Ann", 1: "Bo"}))
    history.update()
    of_ann, of_both = luck(history, Filter(person="ann")), luck(history, Filter())
    results = [
        read_result(replace(r, seats=seats(r, {0: "Ann"})))
        for r in (match("five-hundred", n) for n in range(3))
    ]
    expected = added(result.people[0].luck["own"] for result in results)
    assert of_ann["own"].keys() == expected.keys()
    for measure, found in of_ann["own"].items():
        assert found == pytest.approx(expected[measure])
    assert of_ann["own"]["high"].hands == sum(result.deals for result in results)
    assert of_both["own"]["high"].hands == 2 * of_ann["own"]["high"].hands
    assert luck(history, Filter(person="nobody")) == {"own": {}, "partner": {}, "against": {}}


def test_luck_that_is_not_known_is_not_told(tmp_path: Path, history: History) -> None:
    record = match("five-hundred", 1)
    keep(tmp_path / "finished", record, NOON, seats(record, {0: "Ann"}))
    history.update()
    before = luck(history, Filter())
    [(result,)] = history.connection.execute("SELECT id FROM results").fetchall()
    for role, measure in (("own", "stars"), ("nobody", "high")):
        values = (result, role, measure, 1, 1.0, 1.0, 1.0)
        history.connection.execute("INSERT INTO luck VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    assert before["own"] and luck(history, Filter()) == before


def test_results_are_split_into_cards_and_play(tmp_path: Path, history: History) -> None:
    record = match("five-hundred", 1)
    keep(tmp_path / "finished", record, NOON, seats(record, {0: "Ann"}))
    history.update()
    db = history.connection
    result, game = db.execute("SELECT id, match FROM results").fetchone()
    db.execute("INSERT OR REPLACE INTO deals VALUES (?, 0, 'key', '[120, -40]', 10.0)", (game,))
    db.execute("INSERT INTO judged VALUES (?, 0, 1, 1, 1, 1, 0.0, 50)", (result,))
    assert cards_and_play(history, Filter()) == [CardsAndPlay("five-hundred", 1, 160, 50)]
    assert cards_and_play(history, Filter(game="hearts")) == []
