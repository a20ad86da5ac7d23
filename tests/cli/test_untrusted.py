"""Untrusted input: endless records and arguments, and control characters."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest

from tests.session.helpers import begin
from trickdesk.cli import commands, referee, solve
from trickdesk.engine.record import LONGEST

ROOT = Path(__file__).resolve().parents[2]
GOOD = json.dumps(json.loads(begin().record_text())).encode()
POSITION = b'{"hands": [["AS"], ["KS"], ["QS"], ["JS"]], "trump": "S", "leader": 0, "trick": []}'
EVIL = "\x1b]0;title\x07\x9b31m\u202e\u2066\n\r\u2028"
HALF = "\ud800"  # half of a surrogate pair


class Endless(BytesIO):
    """An endless stream of one letter; asking for too much of it is an error."""

    def __init__(self, first: bytes = b"") -> None:
        super().__init__(first)
        self.most = 0

    def read(self, size: int | None = -1) -> bytes:
        assert size is not None and size >= 0, "everything was asked for"
        self.most = max(self.most, size)
        found = super().read(size)
        return found + b"x" * (size - len(found))

    def readline(self, size: int | None = -1) -> bytes:
        assert size is not None and size >= 0, "a whole line was asked for"
        self.most = max(self.most, size)
        found = super().readline(size)
        return found if found.endswith(b"\n") else found + b"x" * (size - len(found))


@pytest.mark.parametrize("command", [referee, solve])
def test_an_endless_input_is_read_as_far_as_a_record_goes(
    command: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    endless = Endless()
    monkeypatch.setattr(f"{command.__name__}.sys.stdin", type("Stdin", (), {"buffer": endless}))
    assert command.main(["-"]) == 2
    said = capsys.readouterr()
    assert "larger than 1 MiB" in said.out + said.err
    assert endless.most <= LONGEST + 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device")
@pytest.mark.parametrize("command", ["referee", "solve"])
def test_a_device_that_never_ends(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main([command, "/dev/zero"]) == 2
    said = capsys.readouterr()
    assert "larger than 1 MiB" in said.out + said.err


def test_of_an_endless_line_only_the_beginning_is_kept() -> None:
    lines = referee.lines_of(Endless(b"one\n"))
    assert next(lines) == b"one"
    assert len(next(lines)) == LONGEST + 1


def test_the_lines_of_a_stream() -> None:
    longest, longer = b"y" * LONGEST, b"x" * (3 * LONGEST)
    data = b"a\n\n" + longest + b"\n" + longer + b"\nb\n" + longer[:-5] + b"\nlast"
    lines = list(referee.lines_of(BytesIO(data)))
    assert [line for line in lines if len(line) <= LONGEST] == [b"a", b"", longest, b"b", b"last"]
    assert [len(line) for line in lines if len(line) > LONGEST] == [LONGEST + 1] * 2
    assert list(referee.lines_of(BytesIO(b""))) == []


def test_a_stream_goes_on_after_a_line_that_is_too_long(capsys: pytest.CaptureFixture[str]) -> None:
    long = b'"' + b"x" * (2 * LONGEST) + b'"'
    assert referee.stream(referee.lines_of(BytesIO(b"\n".join([GOOD, long, GOOD]))), None) == 0
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [result["ok"] for result in results] == [True, False, True]
    assert (results[1]["at"], results[1]["why"]) == (None, "TOO_LONG")
    assert solve.stream(referee.lines_of(BytesIO(b"\n".join([POSITION, long, POSITION])))) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers == [{"tricks": {"AS": 1}}, answers[1], {"tricks": {"AS": 1}}]
    assert "1 MiB" in answers[1]["error"]


def test_a_byte_order_mark_is_no_part_of_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    marked = b"\xef\xbb\xbf" + GOOD
    assert referee.judge(marked, None)["ok"]
    assert referee.stream(referee.lines_of(BytesIO(marked + b"\n" + marked)), None) == 0
    assert [json.loads(line)["ok"] for line in capsys.readouterr().out.splitlines()] == [True, True]
    (tmp_path / "marked").write_bytes(marked)
    assert solve.main([str(tmp_path / "marked")]) == 2
    assert "No trick is being played" in capsys.readouterr().err
    assert not referee.judge(b"\xef\xbb\xbf" + marked, None)["ok"]


# -- what reaches the terminal


def plain(said: str) -> bool:
    """Return whether a text consists of visible lines only."""
    return all(letter.isprintable() or letter == "\n" for letter in said)


@pytest.mark.parametrize("word", [EVIL, HALF, "e" + "\u0301" * 1_000, "x" * 500_000])
@pytest.mark.parametrize("command", ["referee", "solve"])
def test_nothing_of_a_record_is_printed_raw(
    command: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(GOOD)
    changes: list[dict[str, object]] = [
        {"game": word}, {"version": word}, {"options": {word: 1}}, {"options": {"target": word}},
        {"format": word}, {"log": [word]}, {"log": [f"0 play {word}"]}, {"log": [f"{word} call pass"]},
        {"seats": [{"name": word, "player": word, "level": word}] * 4, "preset": word, word: word},
    ]  # fmt: skip
    for change in changes:
        (tmp_path / "evil").write_text(json.dumps(record | change), encoding="utf-8")
        commands.main([command, str(tmp_path / "evil")])
        said = capsys.readouterr()
        assert plain(said.err)
        assert len(said.err) < 200
        assert plain(said.out)
        assert said.out.isascii()


EVIL_NAME = "evil\x1b]0;title\x07\x9b31m\u202e\nx"
COMMAND_LINES: list[Sequence[str]] = [
    ["referee", EVIL_NAME],
    ["solve", EVIL_NAME],
    ["games", EVIL_NAME],
    ["games", "--json", "--" + EVIL_NAME],
    ["referee", "-", "--seat", EVIL_NAME],
    ["--game", EVIL_NAME],
    ["x.trickdesk", EVIL_NAME],
    ["arena", "--game", EVIL_NAME, "--seats", "easy,hard"],
    ["arena", "--game", "tocan", "--seats", EVIL_NAME],
    ["arena", "--game", "tocan", "--seats", "easy,hard", "--preset", EVIL_NAME],
    ["arena", "--game", "tocan", "--seats", "easy,hard", "--set", EVIL_NAME],
    ["arena", "--game", "tocan", "--seats", "easy,hard", "--set", f"{EVIL_NAME}=1"],
    ["arena", "--game", "tocan", "--seats", "easy,hard", "--set", f"target={EVIL_NAME}"],
    ["arena", "--game", "tocan", "--seats", "easy,hard", "--deals", EVIL_NAME],
    ["arena", "--game", "tocan", "--seats", "easy,hard", "--seed", EVIL_NAME],
]


@pytest.mark.parametrize("words", COMMAND_LINES, ids=lambda words: " ".join(words[:2]).split("evil")[0])
def test_nothing_of_a_command_line_is_printed_raw(
    words: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """File names come from strangers too, since shells expand them."""
    try:
        status: object = commands.main(words)
    except SystemExit as leaving:
        status = leaving.code
    assert status == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "evil" in said.err
    assert plain(said.err)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a command line cannot hold such bytes")
@pytest.mark.parametrize(
    "words", [["referee"], ["solve"], ["arena", "--game", "tocan", "--seats", "easy,hard", "--seed"]]
)
def test_a_command_line_that_is_no_utf_8(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trickdesk", *words, b"\xff\x9b"], capture_output=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr
    assert plain(done.stderr.decode())
