from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.session.helpers import begin
from trickdesk.cli import referee

ROOT = Path(__file__).resolve().parents[2]
GOOD = begin().record_text()
GOOD_LINE = json.dumps(json.loads(GOOD)).encode()
BAD_LINE = json.dumps(json.loads(GOOD) | {"log": ["0 call pass"]}).encode()


def run(*arguments: str, data: bytes = b"") -> tuple[int, list[dict[str, Any]]]:
    done = subprocess.run(
        [sys.executable, "-m", "trickdesk", "referee", *arguments],
        input=data,
        capture_output=True,
        cwd=ROOT,
        check=False,
    )
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_a_good_and_a_bad_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good").write_text(GOOD)
    (tmp_path / "bad").write_bytes(BAD_LINE)
    assert referee.main([str(tmp_path / "good")]) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "auction"
    assert referee.main([str(tmp_path / "bad")]) == 2
    result = json.loads(capsys.readouterr().out)
    assert (result["ok"], result["at"], result["input"]) == (False, 0, "0 call pass")


def test_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert referee.main([str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err


def test_one_record_from_standard_input() -> None:
    assert run("-", data=GOOD.encode())[0] == 0
    status, [result] = run("-", data=b"\xff")
    assert status == 2
    assert result["at"] is None


def test_a_seat_sees_its_own_hand_only() -> None:
    _, [result] = run("-", "--seat", "1", data=GOOD.encode())
    assert [hand is not None for hand in result["hands"]] == [False, True, False, False]


def test_a_stream_goes_on_after_anything_bad() -> None:
    bad = [b"", b"{", b"\xff\xfe", b'"\xc3"', b"[]", BAD_LINE, b"{" * 100_000]
    lines = [line for entry in bad for line in (entry, GOOD_LINE)]
    status, results = run("--stream", data=b"\n".join(lines))  # the last line has no end
    assert status == 0
    assert [result["ok"] for result in results] == [False, True] * len(bad)
    assert [result["at"] for result in results[::2]] == [None] * 5 + [0, None]
    assert all(isinstance(result["message"], str) for result in results[::2])


def test_each_result_of_a_stream_is_flushed_at_once() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trickdesk", "referee", "--stream"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (GOOD_LINE, b"", BAD_LINE):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"] == (line == GOOD_LINE)


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX pipe")
def test_a_reader_that_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trickdesk", "referee", "--stream"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, errors = process.communicate(GOOD_LINE + b"\n")
    assert errors == b""
    assert process.returncode == 0
