"""What the program has promised to keep, and what is really there."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable
from pathlib import Path

from tests.session.helpers import FRESH
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import read_record
from trickdesk.session import Archive
from trickdesk.session.review_store import history_of
from trickdesk.storage.files import backup_of, read_newest, read_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.practice import PracticeFile
from trickdesk.storage.settings import SettingsFile
from trickdesk.storage.statistics.figures import CountedFrom, Filter, Report, report
from trickdesk.storage.statistics.history import MEMORY, History

LONGEST_SENTENCE = 250
OUTSIDE = "outside"  # the folder for what the player saves elsewhere
# Everything that may be in the folder between two starts.
OURS = re.compile(
    r"(settings|recent|practice|counted-from)\.json(~|\.lock)?|trickdesk\.log(\.1)?|history\.sqlite(-journal)?"
    r"|(autosave|finished|saves|lines|reviews|pictures|decks|outside)"
    r"|(autosave|finished)/[-\w]+\.trickdesk~?|autosave/[-\w]+\.lock|[0-9a-f]{8}\.running"
    r"|lines/[0-9a-f]+\.json(\.lock)?|reviews/[0-9a-f]+\.json|pictures/[0-9a-f]+\.png|decks/.*|outside/[-\w.]+"
)
LEFT_BY_KILLS = re.compile(r".*(\.[0-9a-f]{8}\.new|\.json\.lock)")

State = dict[str, str | None]


class Promises:
    """For each thing that the player has, the states in which it may be found later.

    `tell` is told every change, so that a process that is killed has told all.
    """

    def __init__(self, tell: Callable[[dict[str, object]], None], known: State) -> None:
        self.may: dict[str, list[str | None]] = {key: [value] for key, value in known.items()}
        self._tell = tell

    def trying(self, key: str, value: str | None) -> None:
        """Something is being written: it may be there from now on."""
        self.may.setdefault(key, [None]).append(value)
        self._tell({"may": key, "value": value})

    def kept(self, key: str) -> None:
        """It was acknowledged: nothing older will do."""
        self.may[key] = self.may[key][-1:]
        self._tell({"kept": key})

    def hear(self, told: dict[str, str | None]) -> None:
        """Take over what another process has told."""
        if "may" in told:
            self.may.setdefault(str(told["may"]), [None]).append(told["value"])
        elif "kept" in told:
            self.may[str(told["kept"])] = self.may[str(told["kept"])][-1:]


def is_sentence(said: str) -> bool:
    """Whether this is something that can be said to a player."""
    return said.isprintable() and 0 < len(said) <= LONGEST_SENTENCE and said.rstrip()[-1] in ".!?"


def settings_state(file: SettingsFile) -> str:
    """Return the settings that the evening changes.

    AssertionError if there is a problem.
    """
    settings, problem = file.load()
    assert problem is None, f"settings: {problem}"
    return json.dumps([settings.look.felt, settings.players.name, settings.look.picture])


def state(paths: Paths) -> State:
    """Return everything that the player has, as the program reads it."""
    found: State = {"settings": settings_state(SettingsFile(paths.settings))}
    archive = Archive(paths)
    for summary in archive.saves.finished():
        assert summary.problem is None, f"{summary.path.name}: {summary.problem}"
        found[f"match {summary.match_id}"] = read_text(summary.path)
    assert archive.crashes() == [], "a crash is told that was none"
    for summary in archive.abandoned():
        assert summary.problem is None, f"{summary.path.name}: {summary.problem}"
    assert archive.abandoned() == [], "a crash is told twice"
    for summary in archive.saves.unfinished():
        assert summary.problem is None, f"{summary.path.name}: {summary.problem}"
        assert f"match {summary.match_id}" not in found, f"{summary.match_id} is twice there"
        assert not summary.in_use, f"{summary.path.name} is still locked"
        found[f"match {summary.match_id}"] = newest_text(summary.path)
        session = archive.resume(summary.match_id, FRESH)
        assert not session.repaired
        session.close()
    found["practice"] = practice_state(PracticeFile(paths.practice))
    found["counted"] = json.dumps(dict(CountedFrom(paths.counted_from).times()))
    found["recent"] = json.dumps([path.name for path in archive.recent.paths()])
    for place in (OUTSIDE, "lines", "reviews", "pictures"):
        for path in sorted((paths.data / place).glob("*")):
            if not LEFT_BY_KILLS.fullmatch(path.name):
                found[f"{place} {path.name}"] = path.read_bytes().decode("latin-1")
    return found


def newest_text(path: Path) -> str:
    """Return the text of the record that would be continued."""

    def parse(text: str) -> str:
        read_record(text)
        return text

    return read_newest(path, parse, alone=True).value if path.exists() else read_text(backup_of(path))


def practice_state(file: PracticeFile) -> str:
    """Return the progress in exercises."""
    found = file.load()
    cards = {key: [card.box, card.due.isoformat()] for key, card in found.puzzles.items()}
    return json.dumps([{key: dataclasses.asdict(score) for key, score in found.ranking.items()}, cards])


def told_by(history: History, paths: Paths) -> Report:
    """Return all statistics, after what is new has been read."""
    found: list[Report] = []

    def work(index: History) -> None:
        index.update()
        times = dict(CountedFrom(paths.counted_from).times())
        found.append(report(index, Filter(counted_from=times), "game"))
        assert not index.left_out(), index.left_out()

    history.safely(work)
    return found[-1]


def check_statistics(paths: Paths) -> None:
    """Check that the index tells what one made from nothing tells."""
    kept = history_of(paths)
    anew = history_of(paths)
    anew.path = Path(MEMORY)
    try:
        told, right = told_by(kept, paths), told_by(anew, paths)
        assert told == right, f"the statistics are wrong:\n{told}\n{right}"
        assert kept.kept, "the index is not on the disk"
    finally:
        kept.close()
        anew.close()


def check_folder(folder: Path, after_a_kill: bool) -> None:
    """Check that nothing is in the folder that nobody will ever remove."""
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        known = OURS.fullmatch(name) or (after_a_kill and LEFT_BY_KILLS.fullmatch(name))
        assert known, f"{name} is left in the folder"


def check_promises(promises: Promises, found: State) -> None:
    """Check that each thing is in a state in which it may be."""
    for key in {*promises.may, *found}:
        wanted, there = promises.may.get(key, [None]), found.get(key)
        if there not in wanted:
            shown = [value if value is None else value[-300:] for value in (there, *wanted)]
            raise AssertionError(f"{key}: found {shown[0]!r} instead of {shown[1:]!r}")


def check(paths: Paths, promises: Promises, after_a_kill: bool, counted: bool) -> None:
    """Check what the next start finds; if `counted`, the statistics too.

    AssertionError if anything is wrong.
    """
    try:
        found = state(paths)
    except TrickdeskError as error:
        raise AssertionError(f"the next start fails: {error!r}") from error
    check_promises(promises, found)
    if counted:
        check_statistics(paths)
    check_folder(paths.data, after_a_kill)
