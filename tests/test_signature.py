"""Whether a copy is signed: what the systems say, and how it is shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import trickdesk
from trickdesk import signature
from trickdesk.signature import Copy, ask, mac_answer, said, windows_answer
from trickdesk.ui.dialogs.about import AboutDialog, SignatureDialog

SIGNED_MAC = """\
Executable=/Applications/Trickdesk.app/Contents/MacOS/trickdesk
Identifier=org.example.Trickdesk
Authority=Developer ID Application: The Trickdesk authors (ABCDE12345)
Authority=Developer ID Certification Authority
Authority=Apple Root CA
TeamIdentifier=ABCDE12345
"""


def test_sources_are_not_signed() -> None:
    assert ask() == (Copy.SOURCES, "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("NotSigned\r\n", (Copy.UNSIGNED, "")),
        ('Valid\r\nCN="The authors, Ltd.", O=Cards, C=AT', (Copy.SIGNED, "The authors, Ltd.")),
        ("Valid\nCN=The authors, C=AT", (Copy.SIGNED, "The authors")),
        ("HashMismatch\nCN=The authors", (Copy.CHANGED, "")),
        ("UnknownError\n", (Copy.UNKNOWN, "")),
        ("NotTrusted\nCN=The authors", (Copy.UNKNOWN, "")),
        ("", (Copy.UNKNOWN, "")),
    ],
)
def test_windows(text: str, expected: tuple[Copy, str]) -> None:
    assert windows_answer(text) == expected


@pytest.mark.parametrize(
    ("checked", "shown", "expected"),
    [
        ("", SIGNED_MAC, (Copy.SIGNED, "The Trickdesk authors (ABCDE12345)")),
        ("Trickdesk.app: a sealed resource is missing or invalid", SIGNED_MAC, (Copy.CHANGED, "")),
        ("", "Identifier=trickdesk\nSignature=adhoc\n", (Copy.UNSIGNED, "")),
        ("Trickdesk.app: code object is not signed at all", "", (Copy.UNSIGNED, "")),
        ("", "codesign: nothing is known", (Copy.UNKNOWN, "")),
    ],
)
def test_macs(checked: str, shown: str, expected: tuple[Copy, str]) -> None:
    assert mac_answer(checked, shown) == expected


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
@pytest.mark.parametrize("trouble", [FileNotFoundError(), subprocess.TimeoutExpired("codesign", 20)])
def test_a_system_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, system: str, trouble: Exception
) -> None:
    def fail(*_: object) -> str:
        raise trouble

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(signature, "said", fail)
    assert ask() == (Copy.UNSIGNED if system == "linux" else Copy.UNKNOWN, "")


def test_the_program_is_asked_for_by_its_file(tmp_path: Path) -> None:
    code = "import os, sys; print(os.environ['TRICKDESK_FILE']); sys.exit('and an error')"
    assert said([sys.executable, "-c", code], tmp_path / "ä b").splitlines() == [
        str(tmp_path / "ä b"),
        "and an error",
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("copy", Copy)
def test_what_is_shown(monkeypatch: pytest.MonkeyPatch, copy: Copy) -> None:
    monkeypatch.setattr(signature, "ask", lambda: (copy, "The authors"))
    dialog = SignatureDialog()
    assert ("signed by The authors" in dialog.text.text()) == (copy is Copy.SIGNED)
    assert "Nothing has been published yet" in dialog.text.text()
    assert "never looks for newer versions by itself" in dialog.text.text()
    monkeypatch.setattr(trickdesk, "HOME_PAGE", "https://cards.invalid")
    dialog = SignatureDialog()
    assert "Newer versions are at https://cards.invalid." in dialog.text.text()


@pytest.mark.usefixtures("qapp")
def test_nothing_is_asked_before_the_button(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def answer() -> tuple[Copy, str]:
        asked.append(True)
        return Copy.SOURCES, ""

    monkeypatch.setattr(signature, "ask", answer)
    about = AboutDialog()
    assert not asked
    about.signature.click()
    assert asked and about.findChild(SignatureDialog) is not None
