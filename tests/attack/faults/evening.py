"""An evening with the program, in chapters, without its window."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar
from unittest.mock import patch

from tests.attack.faults.promises import OUTSIDE, Promises, is_sentence, practice_state
from tests.session.helpers import FRESH, brief_seed, other_line, setup, short_game, step
from tests.storage.decks import KINDS, make_deck
from tests.storage.finished import finished, keep, seats
from tests.ui.review.fakes import made_up
from tests.written import with_table
from trickdesk.bots.review.values import DealReview
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import Record, read_record
from trickdesk.session import Archive, Session
from trickdesk.session import State as Waiting
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.opening import open_text
from trickdesk.session.review_store import ReviewStore, history_of
from trickdesk.storage.crashes import CrashFile
from trickdesk.storage.files import read_text
from trickdesk.storage.logfile import start_log
from trickdesk.storage.paths import find_paths
from trickdesk.storage.pictures.decks import deck_folders, read_deck
from trickdesk.storage.pictures.seat_pictures import keep_picture, read_picture, remove_pictures
from trickdesk.storage.practice import Card, PracticeFile, PracticeProgress, Score
from trickdesk.storage.saves import Match
from trickdesk.storage.settings import SettingsFile, switch_person
from trickdesk.storage.statistics import history
from trickdesk.storage.statistics.figures import CountedFrom, Filter, report
from trickdesk.storage.statistics.history import History

T = TypeVar("T")

BEFORE, NOW = datetime(2024, 5, 6, 19), datetime(2024, 5, 6, 20)
INPUTS = 3
GAME = "forty-fives"  # its short matches are the shortest
PNG = b"\x89PNG no picture, but bytes"
UNDER_WAY, NEARLY_OVER = "20240506-190000-tocan", "20240506-180000-forty-fives"


class Evening:
    """One evening: what is done, what is promised, what is told.

    Attributes:
        told: The sentences that the player was told.
    """

    def __init__(self, folder: Path, promises: Promises) -> None:
        self.folder, self.promises = folder, promises
        self.paths = find_paths(folder)
        self.told: list[str] = []
        self.rng = Random(1)

    def tell(self, error: Exception) -> None:
        """Tell the player an error; AssertionError if that is no sentence."""
        assert isinstance(error, TrickdeskError), repr(error)
        assert is_sentence(str(error)), repr(error)
        self.told.append(str(error))

    def attempt(self, work: Callable[[], T]) -> T | None:
        """Do something that may fail with a sentence."""
        try:
            return work()
        except TrickdeskError as error:
            self.tell(error)
            return None

    def keep(self, key: str, value: str | None, work: Callable[[], object]) -> bool:
        """Write something; unless it fails it is promised."""
        self.promises.trying(key, value)
        try:
            work()
        except TrickdeskError as error:
            self.tell(error)
            return False
        self.promises.kept(key)
        return True

    @contextmanager
    def begun(self) -> Iterator[Archive]:
        """Start the program, and end it; each save of a match is awaited."""
        promises, evening = self.promises, self
        save = Match.save

        def awaited(match: Match, render: Callable[[], str], *, over: bool = False) -> None:
            text, key = render(), f"match {match.match_id}"
            promises.trying(key, text)
            save(match, lambda: text, over=over)
            match.flush()
            if match.problem is None:
                promises.kept(key)
            else:
                evening.tell(match.problem)

        handler, crash_file = start_log(self.paths), CrashFile(self.paths)
        try:
            with patch.object(Match, "save", awaited), patch.object(history, "BUSY_S", 0.02):
                yield Archive(self.paths)
        finally:
            crash_file.close()
            if handler is not None:
                logging.getLogger().removeHandler(handler)
                handler.close()

    def leave(self, session: Session) -> None:
        """Leave a match."""
        session.close()
        if session.not_saved:
            assert is_sentence(str(session.not_saved)), session.not_saved
            self.told.append(str(session.not_saved))


def play_a_match(evening: Evening) -> None:
    """Change a setting, start a match, play, undo, save a copy, and leave."""
    with evening.begun() as archive:
        file = SettingsFile(evening.paths.settings)
        settings, problem = file.load()
        if problem is not None:
            evening.tell(problem)
        settings.look.felt = "navy"
        value = json.dumps(["navy", "Ada", ""])
        evening.keep("settings", value, lambda: file.save(settings))
        evening.attempt(archive.unfinished)
        assert not evening.attempt(archive.crashes)
        evening.attempt(archive.abandoned)
        archive.recent_files()
        session, _ = archive.start(setup("hhhh", short_game(GAME)), NOW)
        for _ in range(INPUTS):
            step(session, evening.rng)
        assert session.undo()
        assert session.redo() is not None
        assert session.undo()
        path = evening.folder / OUTSIDE / "copy.trickdesk"
        for _ in range(2):
            evening.promises.trying("recent", json.dumps(["copy.trickdesk", "old.trickdesk"]))
            text = session.record_text()
            evening.keep(f"{OUTSIDE} {path.name}", text, lambda: archive.save_as(session, path))
            step(session, evening.rng)
        evening.leave(session)


def end_a_match(evening: Evening) -> None:
    """Continue a match, play it to its end, take the end back, and play it again."""
    with evening.begun() as archive:
        session = evening.attempt(lambda: archive.resume(NEARLY_OVER, FRESH))
        if session is not None:
            while session.state is not Waiting.MATCH_OVER:
                step(session, evening.rng)
            assert session.undo()
            while session.state is not Waiting.MATCH_OVER:
                step(session, evening.rng)
            evening.leave(session)


def look_around(evening: Evening) -> None:
    """Open a record as a match, and delete two matches."""
    with evening.begun() as archive:
        path = evening.folder / OUTSIDE / "other.trickdesk"
        evening.promises.trying("recent", json.dumps([path.name, "old.trickdesk"]))
        session = evening.attempt(lambda: archive.open_file(path, FRESH, NOW))
        if session is not None:
            assert session.match is not None
            match_id = session.match.match_id
            evening.leave(session)
            there = evening.attempt(archive.unfinished) or []
            if any(summary.match_id == match_id for summary in there):
                evening.keep(f"match {match_id}", None, lambda: archive.discard(match_id))
        evening.keep(f"match {UNDER_WAY}", None, lambda: archive.discard(UNDER_WAY))


def review_a_deal(evening: Evening) -> None:
    """Review the deal of a record, add a variation, and export a score sheet."""
    with evening.begun() as archive:
        shelf = ReviewStore(evening.paths)
        path = evening.folder / OUTSIDE / "other.trickdesk"
        text = evening.attempt(lambda: read_text(path))
        if text is not None:
            deal = reviewed_deal(text)
            evening.attempt(lambda: shelf.get(text, 0))
            evening.promises.trying(*WRITTEN["review"])
            evening.attempt(lambda: shelf.put(text, REVIEWS[0]))
            if evening.attempt(lambda: shelf.get(text, 0)) == REVIEWS[0]:
                evening.promises.kept(WRITTEN["review"][0])
            evening.attempt(lambda: archive.lines(deal))
            other_line(deal, deal.first + 4)
            evening.keep(*WRITTEN["lines"], lambda: archive.keep_lines(deal))
            deal.lines.remove(0)
            evening.keep(WRITTEN["lines"][0], None, lambda: archive.keep_lines(deal))
        sheet = evening.folder / OUTSIDE / "sheet.pdf"
        evening.keep(f"{OUTSIDE} sheet.pdf", PNG.decode("latin-1"), lambda: archive.write(sheet, PNG))


def look_at_statistics(evening: Evening) -> None:
    """Read statistics, rebuild them, and reset some."""
    with evening.begun():
        kept = history_of(evening.paths)

        def work(index: History) -> None:
            index.update()
            report(index, Filter(), "game")
            index.left_out()

        def anew(index: History) -> None:
            index.clear()
            work(index)

        evening.attempt(lambda: kept.safely(work))
        evening.attempt(lambda: kept.safely(anew))
        kept.throw_away()
        evening.attempt(lambda: kept.safely(work))
        kept.close()
        counted, times = CountedFrom(evening.paths.counted_from), {"bo": 5.0}
        for person, time in (("ada", 7.0), ("", 8.0)):
            more = {**times, person: time}
            if (
                evening.keep("counted", json.dumps(more), partial(counted.reset, person, time))
                or evening.attempt(counted.times) == more
            ):
                times = more
        del times["bo"]
        evening.keep("counted", json.dumps(times), lambda: counted.restore("bo"))


def practise(evening: Evening) -> None:
    """Practise, choose a picture and drop it, and load decks."""
    with evening.begun():
        file = PracticeFile(evening.paths.practice)
        progress = evening.attempt(file.load)
        for number in (4, 5):
            if progress is None:  # then the window shows an empty page; that must not be saved
                evening.attempt(lambda: file.save(PracticeProgress()))
            else:
                progress = progress.with_score("tocan", Score(number, 2, 1))
                evening.keep("practice", told_of(progress), partial(file.save, progress))
        settings_file = SettingsFile(evening.paths.settings)
        settings, problem = settings_file.load()
        if problem is not None:
            evening.tell(problem)
        pictures = evening.paths.pictures
        evening.promises.trying("pictures " + "0" * 16 + ".png", PNG.decode("latin-1"))
        with patch("trickdesk.storage.pictures.seat_pictures.os.urandom", lambda size: bytes(size)):
            name = evening.attempt(lambda: keep_picture(pictures, PNG))
        if name is not None:
            evening.promises.kept(f"pictures {name}.png")
            settings.look.picture = name
            value = json.dumps(["fern", "Ada", name])
            evening.keep("settings", value, lambda: settings_file.save(settings))
            evening.attempt(lambda: read_picture(pictures, name))
            settings.look.picture = ""
            value = json.dumps(["fern", "Ada", ""])
            evening.keep("settings", value, lambda: settings_file.save(settings))
            evening.keep(f"pictures {name}.png", None, lambda: remove_pictures(pictures, [name]))
        switch_person(settings, "Bo")
        evening.keep("settings", json.dumps(["fern", "Bo", ""]), lambda: settings_file.save(settings))
        for deck in deck_folders(evening.paths.decks):
            try:
                read_deck(evening.paths.decks / deck, KINDS)
            except TrickdeskError as error:
                evening.told.append(str(error))  # the window has its own words for this


def told_of(progress: PracticeProgress) -> str:
    """Return what a file with this progress would tell."""
    file = PracticeFile(Path("nowhere"))
    with patch.object(file, "load", lambda: progress):
        return practice_state(file)


CHAPTERS: dict[str, Callable[[Evening], None]] = {
    "match": play_a_match,
    "end": end_a_match,
    "files": look_around,
    "review": review_a_deal,
    "statistics": look_at_statistics,
    "practice": practise,
}


COUNTED = ("end", "review", "statistics")  # chapters that change what is counted


def reviewed_deal(text: str) -> ReviewedDeal:
    """Return the first deal of a record."""
    session = open_text(text, FRESH, None)
    return ReviewedDeal(session.setup, session.open_deal(0), 0)


REVIEWS: list[DealReview] = []
WRITTEN: dict[str, tuple[str, str]] = {}  # by what it is, the key and the contents of a file


def furnish(folder: Path) -> None:
    """Fill a folder with what a player has before the evening."""
    paths = find_paths(folder)
    (folder / OUTSIDE).mkdir(parents=True)
    archive, file = Archive(paths), SettingsFile(paths.settings)
    settings, _ = file.load()
    for felt in ("navy", "fern"):
        settings.look.felt, settings.players.name = felt, "Ada"
        file.save(settings)
    session = begun(archive, "tocan", BEFORE, 6)
    archive.save_as(session, folder / OUTSIDE / "old")
    session.close()
    record = one_deal()
    (folder / OUTSIDE / "other.trickdesk").write_text(record.to_text())
    length = inputs_of(GAME)
    begun(archive, GAME, BEFORE.replace(hour=18), length - 3).close()
    for number, game in enumerate(("euchre", "forty-fives")):
        found = with_table(Record(game), finished(short_game(game), Random(1)))
        keep(paths.finished, found, datetime(2024, 5, 1 + number), seats(found, {0: "Ada"}))
    for number in (1, 2):
        CountedFrom(paths.counted_from).reset("bo", 4.0 + number / 2)
        progress = PracticeProgress().with_score("tocan", Score(number, 1, 1))
        PracticeFile(paths.practice).save(progress.with_card("a:3", Card(2, date(2026, 3, 1))))
    CountedFrom(paths.counted_from).reset("bo", 5.0)
    make_deck(paths.decks / "mine")
    index = history_of(paths)
    index.safely(lambda index: index.update())
    index.close()
    _write_elsewhere(folder, record)


def _write_elsewhere(folder: Path, record: Record) -> None:
    """Find out what the review and the variations of a record look like on the disk."""
    text = record.to_text()
    deal = reviewed_deal(text)
    other = folder.with_name("elsewhere")
    paths = find_paths(other)
    REVIEWS[:] = [made_up(deal)]
    ReviewStore(paths).put(text, REVIEWS[0])
    other_line(deal, deal.first + 4)
    Archive(paths).keep_lines(deal)
    for what, place in (("review", "reviews"), ("lines", "lines")):
        [path] = (other / place).iterdir()
        WRITTEN[what] = f"{place} {path.name}", path.read_text()


def begun(archive: Archive, game: str, when: datetime, inputs: int) -> Session:
    """Return a match of a person and bots after some inputs."""
    rng = Random(3)
    session, _ = archive.start(setup("h...", short_game(game), brief_seed(game)), when)
    while session.inputs < inputs:
        step(session, rng)
    session.flush()
    return session


def inputs_of(game: str) -> int:
    """Return the length of the match that `begun` begins."""
    rng = Random(3)
    session, _ = Session.start(setup("h...", short_game(game), brief_seed(game)), None)
    while session.state is not Waiting.MATCH_OVER:
        step(session, rng)
    return session.inputs


def one_deal() -> Record:
    """Return the record of a match after its first deal."""
    rng = Random(3)
    session, _ = Session.start(setup("h...", short_game("tocan"), "1"), None)
    while session.state is not Waiting.DEAL_OVER:
        step(session, rng)
    return read_record(session.record_text())
