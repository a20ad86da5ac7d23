from __future__ import annotations

import errno
import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import trickdesk.__main__ as program
from trickdesk import __version__, kernels
from trickdesk.cli import commands, list_games
from trickdesk.games import games

ROOT = Path(__file__).resolve().parents[2]


def trickdesk(*arguments: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "trickdesk", *arguments],
        input=data,
        capture_output=True,
        cwd=ROOT,
        check=False,
    )


def test_version() -> None:
    done = trickdesk("--version")
    assert done.returncode == 0
    assert done.stdout.decode().strip() == f"trickdesk {__version__} (kernels: {kernels.loaded()})"


def test_nothing_is_collected_until_the_window_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would run in any thread, for nothing."""
    from trickdesk.ui import app

    monkeypatch.setattr(app, "main", lambda **_: 0)
    was_enabled = gc.isenabled()
    gc.enable()
    try:
        assert commands.main([]) == 0
        assert not gc.isenabled()
    finally:
        if was_enabled:
            gc.enable()


def test_help_names_every_command() -> None:
    text = trickdesk("--help").stdout.decode()
    words = (
        "games",
        "referee",
        "arena",
        "bot-worker",
        "review-worker",
        "deck-worker",
        "FILE",
        "--game",
        "--data-dir",
        "--debug",
        "--version",
    )
    assert all(word in text for word in words)


def test_games_as_json_is_everything_that_is_declared(capsys: pytest.CaptureFixture[str]) -> None:
    assert list_games.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in found] == list(games())
    for entry in found:
        kind = games()[entry["id"]]
        for preset in entry["presets"]:
            assert kind(preset["options"])
        defaults = {option["name"]: option["default"] for option in entry["options"]}
        assert defaults == {option.name: option.default for option in kind.option_list}
        for option in entry["options"]:
            assert option["default"] in option["values"]


def test_games_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert list_games.main([]) == 0
    text = capsys.readouterr().out
    for kind in games().values():
        assert f"{kind.id}: {kind.name}" in text
        assert all(preset.name in text for preset in kind.presets)
        assert all(f"    {option.name} = " in text for option in kind.option_list)


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        commands.main(["--game", "whist"])
    assert stopped.value.code == 2
    assert "five-hundred" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["games"], ["referee", "-"], ["--version"]])
def test_no_qt_and_no_platformdirs(command: list[str]) -> None:
    """Commands for machines without a display must work without Qt installed."""
    script = (
        "import sys; from trickdesk.cli.commands import main\n"
        f"try: main({command!r})\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'platformdirs', 'trickdesk.ui'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=b"",
        capture_output=True,
        cwd=ROOT,
        env={**os.environ},
        check=True,
    )
    assert done.stdout.decode().splitlines()[-1] == "[]"


# -- where no result can go, and no record can come from


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize(
    "words", [["games"], ["games", "--json"], ["--version"], ["referee"], ["solve", "--stream"]], ids=" ".join
)
def test_a_full_disk_is_told_in_a_sentence(words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "trickdesk", *words],
            input=b"x\n",
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == f"trickdesk: Can't write the output: {os.strerror(errno.ENOSPC)}.\n".encode()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_letter_that_the_terminal_does_not_have_costs_no_other(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    done = trickdesk("games")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u2212" in done.stdout
    assert b"Tocan" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="it needs a shell")
@pytest.mark.parametrize("command", ["referee", "solve"])
def test_closed_input_is_told_in_a_sentence(command: str) -> None:
    line = f'exec "{sys.executable}" -m trickdesk {command} <&-'
    done = subprocess.run(line, shell=True, capture_output=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == f"trickdesk {command}: Standard input is closed.\n".encode()


def test_an_interrupted_command_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "run", interrupted)
    assert program.main() == program.INTERRUPTED
    assert capsys.readouterr().err == ""
