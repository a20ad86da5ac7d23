"""How the package is tried: it says if it can't be, and failures are reported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging import try_deb


@pytest.fixture(autouse=True)
def nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Pretend that everything is there; the tests decide what the jobs do."""
    jobs = {"make": "", "try": ""}

    def enter(job: str, suites: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, "-c", jobs[job]], stderr=subprocess.PIPE, text=True)

    monkeypatch.setattr(try_deb, "need_tools", lambda: None)
    monkeypatch.setattr(try_deb, "build", lambda: True)
    monkeypatch.setattr(try_deb, "packages", lambda: [Path("trickdesk_1_all.deb")])
    monkeypatch.setattr(try_deb, "enter", enter)
    return jobs


ASKS = pytest.mark.parametrize(("flags", "status"), [(["--if-possible"], 0), ([], 2)])


def test_all_is_well() -> None:
    assert try_deb.main(["--if-possible"]) == 0


@ASKS
def test_without_root_that_is_said(
    flags: list[str], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise try_deb.CannotTry("it needs root on Linux.")

    monkeypatch.setattr(try_deb, "need_tools", refuse)
    assert try_deb.main(flags) == status
    assert capsys.readouterr().err == "The package was not tried on a bare system: it needs root on Linux.\n"


@ASKS
@pytest.mark.parametrize("job", ["make", "try"])
def test_without_an_archive_that_is_said(
    flags: list[str],
    status: int,
    job: str,
    nothing_is_done: dict[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    nothing_is_done[job] = f"import sys; print('no archive', file=sys.stderr); sys.exit({try_deb.CANNOT})"
    assert try_deb.main(flags) == status
    assert "not tried on a bare system: no archive" in capsys.readouterr().err


@pytest.mark.parametrize("flags", [["--if-possible"], []])
def test_what_the_package_does_not_do_fails(
    flags: list[str], nothing_is_done: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    nothing_is_done["try"] = "import sys; sys.exit('bookworm: no window')"
    assert try_deb.main(flags) == 1
    assert "bookworm: no window" in capsys.readouterr().err


def test_a_package_that_cannot_be_built_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(try_deb, "build", lambda: False)
    assert try_deb.main(["--if-possible"]) == 1


def test_a_job_that_breaks_down_fails(nothing_is_done: dict[str, str]) -> None:
    nothing_is_done["try"] = "1 / 0"
    assert try_deb.main(["--if-possible"]) == 1
