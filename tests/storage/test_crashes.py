"""trickdesk.storage.crashes: the trace of a crash is told once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from trickdesk.storage import crashes
from trickdesk.storage.crashes import CrashFile, take_crashes
from trickdesk.storage.paths import Paths, find_paths

PROGRAM = """
import faulthandler, os, signal, sys
from pathlib import Path
from trickdesk.storage.crashes import CrashFile
from trickdesk.storage.paths import find_paths

def play():
    {what}

crash_file = CrashFile(find_paths(Path(sys.argv[1])))
play()
crash_file.close()
"""
CRASH = "faulthandler._sigsegv()"


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "data")


def run(paths: Paths, what: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM.format(what=what), str(paths.data)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_file_is_there_while_the_program_runs(
    paths: Paths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[object] = []
    fake = SimpleNamespace(enable=lambda *place: where.append(place), disable=lambda: where.append("nowhere"))
    monkeypatch.setattr(crashes, "faulthandler", fake)
    crash_file = CrashFile(paths)
    [file] = paths.data.iterdir()
    assert file.suffix == ".running" and where[0] != ()
    crash_file.close()
    assert list(paths.data.iterdir()) == [] and where[1:] == [()]
    monkeypatch.setattr(sys, "stderr", None)  # as in a program with a window on Windows
    (tmp_path / "file").touch()
    CrashFile(find_paths(tmp_path / "file")).close()
    assert where[2:] == ["nowhere", "nowhere"]


def test_the_trace_of_a_crash_is_found_once(paths: Paths) -> None:
    done = run(paths, CRASH)
    assert done.returncode != 0 and done.stderr == ""
    [trace] = take_crashes(paths)
    assert trace.startswith(("Fatal Python error: ", "Windows fatal exception: ")) and " in play\n" in trace
    assert take_crashes(paths) == [] and list(paths.data.iterdir()) == []


def test_two_crashes_leave_two_traces(paths: Paths) -> None:
    run(paths, CRASH)
    run(paths, "os.abort()")
    assert len(take_crashes(paths)) == 2


@pytest.mark.parametrize("what", ["pass", "os._exit(1)", "signal.raise_signal(signal.SIGTERM)"])
def test_a_program_that_ends_or_is_ended_has_not_crashed(paths: Paths, what: str) -> None:
    run(paths, what)
    assert len(list(paths.data.iterdir())) == (what != "pass")
    assert take_crashes(paths) == [] and list(paths.data.iterdir()) == []


def test_a_crash_after_the_end_is_no_crash_of_the_program(paths: Paths) -> None:
    done = run(paths, f"crash_file.close(); {CRASH}")
    assert "Fatal Python error" in done.stderr or "Windows fatal exception" in done.stderr
    assert take_crashes(paths) == []


def test_the_file_of_another_copy_stays(paths: Paths) -> None:
    command = [sys.executable, "-c", PROGRAM.format(what="print(flush=True); input()"), str(paths.data)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin is not None and other.stdout is not None
        assert other.stdout.readline() == "\n"
        [file] = paths.data.iterdir()
        assert file.read_text() == f"{other.pid}\n"
        assert take_crashes(paths) == [] and file.exists()
        other.stdin.write("\n")
    assert other.returncode == 0 and not file.exists()


def test_without_a_file_the_trace_goes_to_the_error_output(paths: Paths) -> None:
    paths.data.write_text("a file is in the way")
    done = run(paths, CRASH)
    assert "Fatal Python error" in done.stderr or "Windows fatal exception" in done.stderr
    assert take_crashes(paths) == []
