"""External programs as players: the page's example, and all kinds of misbehaviour."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from tests.bots.dealing import run_deal
from tests.bots.programs import BAD, PAGE, SILENT, command, example, installed
from tests.patience import PATIENCE, is_running, wait_for_death, wait_until
from trickdesk.bots.player import decide
from trickdesk.bots.process import external_program
from trickdesk.bots.process.external_program import (
    LONGEST_ERRORS,
    MOST_FAILURES,
    ExternalProgram,
    ProgramError,
    legal_actions,
)
from trickdesk.bots.process.worker_pipe import LONGEST_ANSWER, WorkerPipe
from trickdesk.cli import commands
from trickdesk.cli.arena import SUBSTITUTE, ArenaProgram
from trickdesk.engine.record import parse_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.games import games

posix = pytest.mark.skipif(os.name != "posix", reason="needs process groups and executable scripts")


@pytest.fixture(scope="module")
def seen() -> PlayerView:
    return next(run_deal(Table(games()["five-hundred"]()), Random(3), {}))


Make = Callable[..., ArenaProgram]


@pytest.fixture
def make(said: list[str]) -> Iterator[Make]:
    made: list[ArenaProgram] = []

    def new(code: str, seconds: float = PATIENCE) -> ArenaProgram:
        made.append(ArenaProgram("./mybot", command(code), said.append, seconds, 0))
        return made[-1]

    yield new
    for program in made:
        program.close()


@pytest.fixture
def said() -> list[str]:
    return []


def arena(*arguments: str, seats: str) -> int:
    return commands.main(["arena", "--game", "hearts", "--deals", "1", "--seats", seats, *arguments])


# -- the page


@posix
@pytest.mark.parametrize("game", games())
def test_the_example_of_the_page_plays_every_game(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mybot"
    path.write_text(example(), encoding="utf-8")
    path.chmod(0o755)
    seats = f"{path},beginner"
    assert commands.main(["arena", "--game", game, "--deals", "1", "--seats", seats, "--json"]) == 0
    printed = capfd.readouterr()
    found = json.loads(printed.out)
    assert printed.err == "" and "failures" not in found
    assert found["levels"][str(path)]["decisions"]["card"] > 0


def test_the_example_is_short_and_uses_nothing_of_ours() -> None:
    assert len(example().splitlines()) <= 32
    assert set(re.findall(r"^\s*(?:import|from) (\w+)", example(), re.MULTILINE)) == {"json", "random", "sys"}


def test_the_page_lists_every_key_of_requests_and_views(seen: PlayerView) -> None:
    request = json.loads(ExternalProgram("x", [], print).request(seen))
    assert request["view"] == json.loads(write_view(seen))
    documented = {
        name
        for line in PAGE.splitlines()
        if line.startswith("| `")
        for name in re.findall(r"`(\w+)`", line.split(" | ")[0])
    }
    assert {*request, *request["view"]} <= documented
    asks = PAGE.partition("**`ask`** has")[2]
    for view in all_views():
        assert all(f"`{key}`" in asks for key in json.loads(write_view(view))["ask"])


def test_the_page_gives_the_limits() -> None:
    assert f"may take {external_program.STARTING:g} seconds more" in PAGE
    assert f"An answer has at most {LONGEST_ANSWER // 1024} kB" in PAGE
    assert f"up to {LONGEST_ERRORS // 1000} kB" in PAGE
    assert f"The level {SUBSTITUTE} chooses instead" in PAGE


# -- legal actions


def all_views() -> Iterator[PlayerView]:
    for kind in games().values():
        yield from run_deal(Table(kind()), Random(5), {})


def test_legal_actions_are_legal() -> None:
    for view in all_views():
        ask, deck = view.ask, view.game.deck
        assert ask is not None
        for text in legal_actions(ask, deck) or ():
            verb, *rest = text.split(" ")
            assert ask.allows(parse_action(verb, rest, deck))


# -- misbehaviour


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_is_told_in_a_sentence_and_replaced(
    name: str, seen: PlayerView, make: Make, said: list[str]
) -> None:
    code, words = BAD[name]
    check_failures(make(code), words, seen, said)


@posix
@pytest.mark.parametrize("name", SILENT)
def test_a_silent_program_is_told_in_a_sentence_and_replaced(
    name: str, seen: PlayerView, make: Make, said: list[str]
) -> None:
    check_failures(make(SILENT[name], 0.2), "gave no answer within 0.2 seconds", seen, said)


def check_failures(program: ArenaProgram, words: str, seen: PlayerView, said: list[str]) -> None:
    """Check that the substitute chooses, and that the program is given up in the end."""
    for _ in range(MOST_FAILURES - 1):
        assert program.choose(seen, 7) == decide(seen, SUBSTITUTE, 7).action
    assert len(said) == 1
    assert said[0].startswith("./mybot ") and words in said[0] and said[0].endswith("chose instead.")
    assert all(letter.isprintable() for letter in said[0])
    with pytest.raises(ProgramError, match="3 times in a row, so the arena stopped"):
        program.choose(seen, 7)
    assert sum(program.failures.values()) == MOST_FAILURES


def test_a_program_that_ends_in_the_middle_is_replaced(seen: PlayerView, make: Make, said: list[str]) -> None:
    program = make("for r in asked():\n say(good(r))\n if r['number'] % 3 == 2: sys.exit()")
    for _ in range(9):
        program.choose(seen, 7)
    assert program.failures == {"ended": 3}  # requests 3, 6 and 9 find it ended
    assert len(said) == 1
    assert program.summary() == "./mybot failed: ended 3. The level beginner chose instead."


def test_an_illegal_action_keeps_the_process(seen: PlayerView, make: Make) -> None:
    program = make("for r in asked(): say(good(r) | ({'action': 'call 1'} if r['number'] == 1 else {}))")
    program.choose(seen, 7)
    before = program.pipes[0 if seen.seat is None else seen.seat].process
    program.choose(seen, 7)
    assert program.pipes[0 if seen.seat is None else seen.seat].process is before
    assert program.failures == {"illegal action": 1} and program.in_a_row == 0


def test_a_second_line_is_no_answer_to_the_next_request(seen: PlayerView, make: Make) -> None:
    program = make("for r in asked(): say(good(r)); say(good(r))")
    program.choose(seen, 7)
    program.choose(seen, 7)
    assert program.failures == {"no valid answer": 1}


def test_a_flood_of_errors_is_cut_and_shown_plainly(
    seen: PlayerView, make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    program = make("for r in asked(): os.write(2, b'\\x1b[2Joops\\n' * 100_000); say(good(r))")
    program.choose(seen, 7)
    program.close()
    shown = capsys.readouterr().err
    assert shown.startswith("\ufffd[2Joops\n") and shown.endswith("further errors aren't shown.\n")
    assert len(shown) < LONGEST_ERRORS + 100
    assert not program.failures


def test_each_seat_has_a_process_of_its_own(make: Make) -> None:
    program = make("for r in asked(): say(good(r))")
    for view in run_deal(Table(games()["hearts"]()), Random(3), {}):
        program.choose(view, 7)
    processes = {pipe.process for pipe in program.pipes.values()}
    assert len(processes) == 4 and not program.failures


# -- the end


@posix
def test_nothing_is_left_behind(seen: PlayerView, make: Make, tmp_path: Path) -> None:
    """A program that doesn't end with its input is killed, with what it started."""
    program = make(
        f"""
        import subprocess
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        open({str(tmp_path / "child")!r}, "w").write(str(child.pid))
        for r in asked(): say(good(r))
        time.sleep(600)
        """
    )
    program.choose(seen, 7)
    (pipe,) = program.pipes.values()
    assert pipe.process is not None
    child = int((tmp_path / "child").read_text())
    assert is_running(child)
    program.close()
    wait_for_death(pipe.process.pid)
    wait_for_death(child)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has in its environment")
@pytest.mark.parametrize("end", ["sys.exit()", "time.sleep(600)"])
def test_what_leaves_the_group_is_killed_too(seen: PlayerView, make: Make, tmp_path: Path, end: str) -> None:
    """A daemon of another session, without a parent, that holds the pipes."""
    note = tmp_path / "daemon"
    program = make(
        f"""
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                open({str(note)!r}, "w").write(str(os.getpid()) + ".")
                time.sleep(600)
            os._exit(0)
        os.wait()
        for r in asked():
            say(good(r))
        {end}
        """
    )
    program.choose(seen, 7)
    (pipe,) = program.pipes.values()
    wait_until(lambda: note.exists() and note.read_text().endswith("."))
    assert is_running(int(note.read_text()[:-1]))
    program.close()
    wait_for_death(int(note.read_text()[:-1]))
    assert pipe.wait(PATIENCE), "a thread still waits for the pipes"


@posix
def test_pipes_that_others_hold_open_are_closed(
    seen: PlayerView, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a system that can't say which processes a program has started."""
    monkeypatch.setattr(external_program, "kill_marked", lambda mark: None)
    note = tmp_path / "daemon"
    program = make(
        f"""
        if os.fork() == 0:
            os.setsid()
            open({str(note)!r}, "w").write(str(os.getpid()) + ".")
            time.sleep(600)
        for r in asked():
            say(good(r))
        """
    )
    program.choose(seen, 7)
    wait_until(lambda: note.exists() and note.read_text().endswith("."))
    (pipe,) = program.pipes.values()
    program.close()
    try:
        assert pipe.wait(PATIENCE)
        assert pipe.process is not None and pipe.process.stdout is not None and pipe.process.stdout.closed
    finally:
        os.kill(int(note.read_text()[:-1]), signal.SIGKILL)


def test_a_tree_of_windows_is_ended_by_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: started.append(words))
    process = Mock(pid=77)
    external_program.kill_tree(process)
    assert started[0][0].endswith("taskkill.exe") and started[0][1:] == ["/T", "/F", "/PID", "77"]
    assert not process.kill.called
    monkeypatch.setattr(subprocess, "Popen", Mock(side_effect=FileNotFoundError))
    external_program.kill_tree(process)
    assert process.kill.called


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_the_program_ends_with_an_arena_that_is_told_to_end(number: int, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    path = installed(tmp_path, f"open({str(note)!r}, 'w').write(str(os.getpid()) + '\\n'); time.sleep(600)")
    words = [sys.executable, "-m", "trickdesk", "arena", "--game", "hearts", "--seats", f"{path},easy"]
    # A shell lets what it starts in the background ignore an interrupt, and tests may run there.
    process = subprocess.Popen(
        words,
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    wait_until(lambda: note.exists() and note.read_text().endswith("\n"))
    process.send_signal(number)
    assert process.wait(PATIENCE) != 0
    wait_for_death(int(note.read_text()))


def test_a_signal_within_the_queue_holds_up_no_end() -> None:
    """An exception of a signal handler may leave the queue locked for ever."""
    pipe = WorkerPipe(command("while True: say({})"), os.environ)
    wait_until(pipe.heard.full)
    assert pipe.receive() is not None
    with pipe.heard.mutex:
        ending = threading.Thread(target=pipe.kill, daemon=True)
        ending.start()
        ending.join(PATIENCE)
        assert not ending.is_alive()
    assert pipe.wait(PATIENCE)


# -- the command line


@posix
def test_a_failing_program_is_in_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = installed(
        tmp_path, "for r in asked(): say(good(r) if r['number'] % 5 else good(r) | {'action': 'play JK'})"
    )
    assert arena("--json", seats=f"{path},beginner") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["failures"] == {str(path): {"illegal action": 11}}
    assert printed.err.count("\n") == 1 and "chose an illegal action: “play JK”" in printed.err
    assert arena(seats=f"{path},beginner") == 0
    assert f"{path} failed: illegal action 11." in capsys.readouterr().out


@posix
def test_a_program_that_always_fails_stops_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = installed(tmp_path, "sys.exit(1)")
    assert arena(seats=f"{path},beginner") == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    first, last = printed.err.splitlines()
    assert first == (
        f"trickdesk arena: {path} ended or closed its output without an answer. "
        "The level beginner chose instead."
    )
    assert last == f"trickdesk arena: {path} failed 3 times in a row, so the arena stopped."


@posix
@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ("./mybot,easy", "There is no program “./mybot”."),
        ("./data,easy", "“./data” isn't executable. Make it so, or put its interpreter first."),
        ("./,easy", "There is no program “./”."),
        ("no-such-interpreter mybot.py,easy", "There is no program “no-such-interpreter”."),
        (f"{sys.executable} mybot.py,easy", "There is no file “mybot.py”. Write its full path."),
        ("'./mybot,easy", "has a quotation mark without its partner."),
        ("./my\x1bbot,easy", "contains characters that can't be printed."),
        ("mybot,easy", "There is no level “mybot”"),
    ],
)
def test_no_such_program(
    seats: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").write_text("data")
    assert arena(seats=seats) == 2
    said = capsys.readouterr().err
    assert said.startswith("trickdesk arena: ") and words in said
    assert said.count("\n") == 1 and said.endswith(".\n")


@posix
def test_a_file_that_is_no_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = installed(tmp_path, "")
    path.write_bytes(b"\x00\x01")
    assert arena(seats=f"{path},easy") == 1
    assert f"{path} can't be started: " in capsys.readouterr().err


@posix
def test_programs_play_on_no_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--cluster", "tcp://localhost:1", seats=f"{installed(tmp_path, '')},easy") == 2
    assert "Leave out --cluster." in capsys.readouterr().err


@posix
def test_the_better_example_has_40_lines_and_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = [line for line in example(1).splitlines() if line and not line.startswith(("#!", '"""'))]
    assert len(code) <= 40
    (tmp_path / "bot.py").write_text(example(1).replace("range(100)", "range(2)"), encoding="utf-8")
    program = shlex.join([sys.executable, str(tmp_path / "bot.py")])
    deals = ["--deals", "1", "--matches", "--set", "deals=down", "--set", "cards=4", "--set", "players=3"]
    arguments = ["arena", "--game", "oh-hell", "--json", *deals, "--seats", f"{program},random"]
    assert commands.main(arguments) == 0
    assert "failures" not in json.loads(capsys.readouterr().out)


@posix
def test_two_processes_give_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A program fails when it is to lead first; its processes end with the arena."""
    mark = tmp_path / "pids"
    code = f"""
open({str(mark)!r}, "a").write(f"{{os.getpid()}}\\n")
for r in asked():
    leads = r["view"]["ask"]["kind"] == "play" and not r["view"]["tricks"]
    say(good(r) | ({{"action": "play XX"}} if leads else {{}}))
"""
    program = str(installed(tmp_path, code))
    found = []
    for jobs in "1", "2":
        assert (
            arena(
                "--json", "--deals", "2", "--set", "passing=none", "--jobs", jobs, seats=f"{program},beginner"
            )
            == 0
        )
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["failures"][program]["illegal action"] == 2
    pids = mark.read_text().split()
    assert len(pids) > 2
    for pid in pids:
        wait_for_death(int(pid))


@posix
def test_a_program_that_fails_too_often_in_one_of_two_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = installed(tmp_path, "for r in asked(): say(good(r) | {'action': 'play XX'})")
    assert arena("--jobs", "2", seats=f"{program},beginner") == 1
    assert "failed 3 times in a row, so the arena stopped." in capsys.readouterr().err


@posix
def test_ratings_seat_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bot.py").write_text(example(), encoding="utf-8")
    program = shlex.join([sys.executable, str(tmp_path / "bot.py")])
    assert arena("--ratings", "--json", "--deals", "1", seats=f"{program},beginner,random") == 0
    rated = [row["level"] for row in json.loads(capsys.readouterr().out)["ratings"]]
    assert sorted(rated) == sorted([program, "beginner", "random"])


@posix
def test_a_command_of_several_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").write_text(example(), encoding="utf-8")
    assert arena("--json", seats=f"{sys.executable} 'my bot.py',easy") == 0
    assert capsys.readouterr().err == ""


@posix
def test_nothing_that_a_record_says_starts_a_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "mark"
    path = installed(tmp_path, f"open({str(mark)!r}, 'w')")
    evil: Sequence[dict[str, str]] = [{"name": str(path), "player": "bot", "level": str(path)}] * 4
    record = {"format": "trickdesk-record", "version": 1, "game": "hearts", "seats": evil, "log": []}
    (tmp_path / "record").write_text(json.dumps(record), encoding="utf-8")
    for words in (["referee"], ["solve"], ["arena", "--game", "hearts", "--seats"]):
        commands.main([*words, str(tmp_path / "record")])
    assert capsys.readouterr().out
    assert not mark.exists()
    assert subprocess.run([path], check=False).returncode == 0
    assert mark.exists()
