"""dev.py: what it looks for, what it prints, and what it does."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from devtools import ROOT, CannotGoOn, resources, sizes, system_packages, venv
from tests import conftest


def test_help_and_unknown_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert "python3 dev.py play" in capsys.readouterr().out
    for arguments in ([], ["dance"]):
        assert dev.main(arguments) == 2
        assert "python3 dev.py test" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_play_without_a_display_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert dev.main(["play"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "no display" in said.err


@pytest.fixture
def bare_linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_packages, "has_library", lambda name: name == "libGL.so.1")
    monkeypatch.setattr(system_packages, "FONT_FOLDERS", (str(tmp_path / "no fonts"),))
    monkeypatch.setattr("shutil.which", lambda name, path=None: None)


@pytest.mark.usefixtures("bare_linux")
def test_what_is_missing_is_named_as_debian_names_it() -> None:
    libraries = {"libegl1": "libEGL.so.1", "libgl1": "libGL.so.1"}
    missing = system_packages.missing_packages(libraries, {"xvfb": "Xvfb"}, font=True)
    assert missing == ["libegl1", "xvfb", "fonts-dejavu-core"]


@pytest.mark.usefixtures("bare_linux")
def test_other_systems_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert (
        system_packages.missing_packages(
            system_packages.WINDOW_LIBRARIES, system_packages.WINDOW_PROGRAMS, font=True
        )
        == []
    )


def test_a_font_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_packages, "FONT_FOLDERS", (str(tmp_path),))
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "DejaVuSans.ttf").touch()
    assert system_packages.missing_packages({}, {}, font=True) == []


def test_without_rights_the_one_command_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "install_packages", lambda packages: False)
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/apt-get")
    with pytest.raises(CannotGoOn) as caught:
        system_packages.need_packages(["libegl1", "xvfb"])
    command = str(caught.value).splitlines()[-1].strip()
    assert command == "sudo apt-get install -y --no-install-recommends libegl1 xvfb"


@pytest.mark.usefixtures("bare_linux")
def test_elsewhere_the_libraries_are_named() -> None:
    with pytest.raises(CannotGoOn, match=r"libxcb-cursor\.so\.0, a font"):
        system_packages.need_packages(["libxcb-cursor0", "fonts-dejavu-core"])


def test_nothing_missing_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        system_packages, "install_packages", lambda packages: pytest.fail("nothing to install")
    )
    system_packages.need_packages([])


def test_a_failed_step_fails_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    steps = dev.Steps()
    steps.run("good", [sys.executable, "-c", ""])
    steps.skip("window", "it needs Xvfb")
    assert steps.summary() == 0
    steps.run("bad", [sys.executable, "-c", "raise SystemExit(3)"])
    assert steps.summary() == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[-3:]] == ["good", "window", "bad"]
    assert lines[-1].endswith("FAILED (3)")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a checkout with one asset and the script that the program copies."""
    monkeypatch.setattr(resources, "ROOT", tmp_path)
    monkeypatch.setattr(resources, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(resources, "SCRIPT", tmp_path / "packaging" / "verify_deal.py")
    monkeypatch.setattr(resources, "QRC", tmp_path / "resources.qrc")
    monkeypatch.setattr(resources, "COMPILED", tmp_path / "resources_rc.py")
    (tmp_path / "assets" / "games").mkdir(parents=True)
    (tmp_path / "assets" / "games" / "a & b.md").write_text("# Rules")
    (tmp_path / "assets" / ".hidden").touch()
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "verify_deal.py").write_text("print()")
    (tmp_path / "packaging" / "build.py").touch()
    return tmp_path


def test_the_list_of_resources_follows_the_assets(checkout: Path) -> None:
    resources.write_qrc()
    listed = [
        line.strip() for line in (checkout / "resources.qrc").read_text().splitlines() if "<file>" in line
    ]
    assert listed == ["<file>assets/games/a &amp; b.md</file>", "<file>packaging/verify_deal.py</file>"]


def test_resources_are_compiled_when_they_are_old(checkout: Path) -> None:
    compiled, asset = checkout / "resources_rc.py", checkout / "assets" / "games" / "a & b.md"
    resources.write_qrc()
    resources.compile_resources()
    first = compiled.stat().st_mtime_ns, compiled.read_text()
    resources.compile_resources()
    assert (compiled.stat().st_mtime_ns, compiled.read_text()) == first
    asset.write_text("# Other rules")
    resources.compile_resources()
    assert compiled.read_text() != first[1]


def test_a_listed_file_that_is_gone_is_named(checkout: Path) -> None:
    resources.write_qrc()
    (checkout / "assets" / "games" / "a & b.md").unlink()
    with pytest.raises(CannotGoOn, match=r"a & b\.md"):
        resources.compile_resources()


@pytest.mark.parametrize("extra", [*venv.LOCKED, "bom"])
def test_locks_have_every_package_with_its_hash(extra: str) -> None:
    """Run `python3 dev.py lock` if a package was added."""
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, groups = whole["project"], whole["dependency-groups"]
    wanted = groups.get(extra) or [*project["dependencies"], *project["optional-dependencies"][extra]]
    text = (venv.LOCKS / f"{extra}.txt").read_text(encoding="utf-8")
    packages = dict(re.findall(r"^([\w.-]+)==(.*(?:\n    --hash.*)+)", text, re.MULTILINE))
    assert {re.split("[^\\w-]", name)[0].lower() for name in wanted} <= set(packages)
    assert all("--hash=sha256:" in more for more in packages.values())
    assert len(re.findall("^[^ #]", text, re.MULTILINE)) == len(re.findall("^[\\w.-]+==", text, re.MULTILINE))
    assert "http" not in text


def test_the_lowest_versions_are_those_that_are_allowed() -> None:
    """Run `python3 dev.py lock` if one was raised."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    text = (venv.LOCKS / "lowest.txt").read_text(encoding="utf-8")
    for wanted in (*project["dependencies"], *extras["arena"], *extras["cluster"]):
        name, lowest = re.match(r"([\w-]+)>=([\d.]+)", wanted).groups()
        assert re.search(rf"^{name.lower()}=={re.escape(lowest)}[.0]*\s", text, re.MULTILINE), name


def test_locked_versions_come_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """If they can't be had, the newest that fit are installed, and a sentence says so."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 1 if "-r" in command else 0)

    said: list[str] = []
    (tmp_path / "pyvenv.cfg").write_text("")
    monkeypatch.setattr(venv, "VENV", tmp_path)
    monkeypatch.setattr(venv, "make_venv", lambda: None)
    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr(venv, "say", said.append)
    venv.prepare("dev")
    assert [command[-2:] for command in commands] == [
        ["-r", str(venv.LOCKS / "dev.txt")],
        ["-e", f"{ROOT}[dev]"],
    ]
    assert "can't be had here" in said[-1]
    venv.prepare("dev")
    assert len(commands) == 2


def test_every_test_of_a_real_window_is_run() -> None:
    places = [ROOT / name for name in dev.WINDOW_TESTS]
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if "mark.window" in path.read_text("utf-8")]
    assert all(
        any(path.is_relative_to(place) for place in places) for path in files if path != Path(__file__)
    )
    assert len(files) > len(places)


def test_the_architecture_says_what_features_cost() -> None:
    """Ten lines in a hundred more or less; `python3 dev.py size` has today's figures."""
    page = " ".join((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("## The price")[1].split())
    for feature, count in sizes.sizes().items():
        said = re.search(rf"{re.escape(feature)} ([\d,]+)", page)
        assert said is not None, feature
        assert abs(int(said[1].replace(",", "")) - count) <= max(20, count // 10), f"{feature}: {count}"


def test_blank_lines_comments_and_docstrings_are_no_code() -> None:
    source = '"""A module\n\nwith two paragraphs."""\n\n# why\nNAMES = (\n    "a",  # the first\n)\n\n\n'
    source += 'def f():\n    """Do it."""\n    return """\n    text\n    """\n'
    assert sizes.code_lines(source) == 7


def test_pytest_without_the_packages_of_tests_says_which_command_to_run(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.setattr(conftest, "find_spec", lambda name: None if name == "pytestqt" else object())
    with pytest.raises(pytest.UsageError, match=r"python3 dev\.py test"):
        conftest.pytest_configure(pytestconfig)
