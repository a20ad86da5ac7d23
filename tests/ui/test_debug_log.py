"""The debug log: off at first, bounded, and the same whatever cards are hidden."""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from tests.driving import game_name, steps
from tests.patience import PATIENCE
from tests.session.helpers import begin, setup
from tests.ui.window.quick import QuickClient
from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.process.client import Answer
from trickdesk.engine.claims import Claim
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_input, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.storage.files import Writer, read_text
from trickdesk.storage.logfile import (
    DEBUG,
    LOG_BYTES,
    RECENT,
    SHARED,
    keep_debug_log,
    recent_debug_lines,
    shared_debug_log,
    shared_log,
)
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.saves import Saves
from trickdesk.storage.settings import Settings
from trickdesk.ui.export import wording
from trickdesk.ui.match import controller as module
from trickdesk.ui.match.controller import GameController

KINDS = ("session", "bots", "animation", "saving", "files")
TIMES = re.compile(r"^\S+ \S+ |\d+ ms$", re.MULTILINE)
GAMES = [*(kind() for kind in games().values()), games()["five-hundred"]({"players": 2})]


@pytest.fixture
def paths(tmp_path: Path) -> Iterator[Paths]:
    yield find_paths(tmp_path)
    keep_debug_log(find_paths(tmp_path), False)


class ScriptedClient(QuickClient):
    """Answers with the next line of a log."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
        style: str = "",
        unhurried: bool = False,
        fixed: bool = False,
    ) -> None:
        self.ticket = ticket

    def poll(self) -> list[Answer]:
        if self.ticket is None or not self.lines:
            return []
        ticket, self.ticket = self.ticket, None
        return [Answer(ticket, self.lines[0].partition(" ")[2])]


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        self.now += 10
        return self.now


def told(game: Game, log: list[str], people: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the debug lines, without times, of a match that follows the log."""
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=Clock().monotonic))
    monkeypatch.setattr(Writer, "put", lambda self, write: write())  # without a thread, always in this order
    paths, table, lines = find_paths(folder), Table(game), log[1:]
    table.put(parse_input(log[0], game.deck))
    keep_debug_log(paths, True)
    client, settings = ScriptedClient(lines), Settings()
    settings.players.bot_min_delay_ms = 0
    controller = GameController(settings, client)
    session = Session(setup(people, game), Saves(paths).new_match(game.id, datetime(2026, 1, 2)), table)
    controller.begin(session)
    for _ in range(10 * len(log)):
        before = session.inputs
        controller.table_idle()
        if session.state is State.CURTAIN:
            controller.uncover()
        elif session.state is State.HUMAN:
            entry = parse_input(lines[0], game.deck)
            assert isinstance(entry, tuple)
            controller.act(entry[1])
        else:
            controller.bots.listen()
            controller.listen()
        if session.inputs > before:
            lines.pop(0)
            session.flush()
        if not lines:
            break
    assert not lines, (session.state, lines)
    controller.stop_pending()
    if controller.can_undo:
        session.undo()
        session.flush()
        session.redo()
        session.flush()
    controller.close()
    keep_debug_log(paths, False)
    return TIMES.sub("", paths.debug_log.read_text(encoding="utf-8")).splitlines()


@pytest.mark.parametrize("people", ["h", "hh"])
@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_hidden_cards_make_no_difference(
    game: Game, people: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards that nobody has named since the deal are swapped."""
    rng, compared = Random(game_name(game)), 0
    for number in range(4):
        table, length = Table(game), rng.randint(6, 30)
        for made, _ in enumerate(steps(table, rng)):
            if made == length:
                break
        log = [write_input(entry, game.deck) for entry in table.log]
        # Until the next cards come, which would be others here.
        log = log[: next((at for at, line in enumerate(log) if at and line[0] in "ds"), len(log))]
        named = {word for line in log[1:] for word in line.split()}
        hidden = sorted(set(game.deck.names) & set(log[0].split()) - named)
        first = told(game, log, people, tmp_path / f"{number}", monkeypatch)
        assert sum("session" in line for line in first) >= len(log) - 1
        assert not set(game.deck.names) & {word for line in first for word in re.findall(r"\w+", line)}
        for other in range(3):
            if len(hidden) < 2:
                break
            a, b = rng.sample(hidden, 2)
            swapped = " ".join({a: b, b: a}.get(word, word) for word in log[0].split(" "))
            try:
                Table(game).put(parse_input(swapped, game.deck))
                again = [swapped, *log[1:]]
                trial = Table(game)
                for line in again:
                    trial.put(parse_input(line, game.deck))
            except IllegalAction:
                continue
            assert told(game, again, people, tmp_path / f"{number}-{other}", monkeypatch) == first
            compared += 1
    assert compared > 2


def test_a_claim_of_a_bot_that_fails_is_not_told(
    paths: Paths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is asked again, and only it knows why."""

    class Boaster(QuickClient):
        claimed = 0

        def request(self, *args: object, **options: object) -> None:
            super().request(*args, **options)  # type: ignore[arg-type]
            self.answers = [answer._replace(claims=True) for answer in self.answers]

        def request_claim(self, ticket: int, view: PlayerView, claim: Claim) -> None:
            self.claimed += 1
            self.answers = [Answer(ticket, "")]

    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=Clock().monotonic))
    settings, client = Settings(), Boaster()
    settings.play.bots_claim, settings.players.bot_min_delay_ms = True, 0
    controller = GameController(settings, client)
    told: list[object] = []
    controller.finisher.refused.connect(told.append)
    controller.finisher.changed.connect(lambda kind: told.append(kind) if kind is not None else None)
    keep_debug_log(paths, True)
    session = begin("", games()["hearts"]())
    controller.begin(session)
    for _ in range(3000):
        controller.table_idle()
        controller.bots.listen()
        controller.listen()
        if session.state is not State.BOT or (client.claimed and session.turn is None):
            break
    assert client.claimed
    assert not told
    text = recent_debug_lines()
    assert text.count("is asked") <= sum("input" in line and "seat" in line for line in text.splitlines()) + 1
    controller.close()


def test_it_is_off_until_it_is_wanted(paths: Paths, caplog: pytest.LogCaptureFixture) -> None:
    def say() -> None:
        for kind in KINDS:
            logging.getLogger(f"{DEBUG}.{kind}").debug("something of %s", kind)

    say()
    assert recent_debug_lines() == "" and not paths.debug_log.exists()
    keep_debug_log(paths, True)
    keep_debug_log(paths, True)  # as at each change of a setting
    say()
    lines = recent_debug_lines().splitlines()
    assert [line.rpartition(" ")[2] for line in lines] == list(KINDS)
    keep_debug_log(paths, False)
    say()
    assert recent_debug_lines() == ""
    assert shared_debug_log(paths).splitlines() == lines
    assert not caplog.records  # the log of errors would get them, too, and lose what is older
    assert shared_log(paths) == ""


def test_it_takes_little_room(paths: Paths) -> None:
    keep_debug_log(paths, True)
    log = logging.getLogger(f"{DEBUG}.session")
    [handler] = logging.getLogger(DEBUG).handlers
    for number in range(4 * RECENT):
        log.debug("%s %d", "x" * 1000, number)
        if number % 100 == 0:
            handler.flush()
    handler.flush()
    lines = recent_debug_lines().splitlines()
    assert len(lines) == RECENT and lines[-1].endswith(f" {4 * RECENT - 1}")
    assert len(shared_debug_log(paths)) <= SHARED
    files = [paths.debug_log, paths.debug_log.with_name(f"{paths.debug_log.name}.1")]
    assert all(file.stat().st_size <= LOG_BYTES for file in files)


def test_nothing_waits_for_its_disk(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    hanging, go_on = threading.Event(), threading.Event()

    def hang(file: Path) -> logging.Handler:
        hanging.set()
        go_on.wait(PATIENCE)
        return logging.NullHandler()

    monkeypatch.setattr("trickdesk.storage.logfile._rotating", hang)
    monkeypatch.setattr("trickdesk.storage.logfile.WAITING_S", 0.0)
    keep_debug_log(paths, True)
    log = logging.getLogger(f"{DEBUG}.session")
    for number in range(3 * RECENT):
        log.debug("line %d", number)
    assert hanging.wait(PATIENCE)
    assert recent_debug_lines().endswith(f"line {3 * RECENT - 1}\n")
    keep_debug_log(paths, False)
    go_on.set()


def test_reports_take_it_along(paths: Paths) -> None:
    session = begin()
    line = "2026-01-02 03:04:05,678 DEBUG trickdesk.debug.session: input 1"
    for text in (wording.report_text(session, None, [], line, ""), wording.crash_text(None, "", line, "")):
        assert f"== The detailed log\n{line}\n" in f"{text}\n"
    for text in (wording.report_text(session, None, [], "", ""), wording.crash_text(None, "", "", "")):
        assert "detailed log" not in text


def test_saves_and_files_are_in_it(paths: Paths) -> None:
    keep_debug_log(paths, True)
    match = Saves(paths).new_match("tocan", datetime(2026, 1, 2))
    session = Session.start(setup(), match)[0]
    session.flush()
    read_text(match.path)
    session.close()
    told = TIMES.sub("", recent_debug_lines())
    assert "trickdesk.debug.saving: match saved after" in told
    assert "trickdesk.debug.files: .trickdesk file written" in told
    assert "trickdesk.debug.files: .trickdesk file read" in told
