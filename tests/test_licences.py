"""Licences of all parts of Trickdesk: complete, and in every package."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from trickdesk import licences

ROOT = Path(licences.__file__).resolve().parents[2]


def test_every_text_belongs_to_a_part() -> None:
    files = {path.name for path in licences.FOLDER.glob("*.txt")}
    assert files == set(licences.TEXTS) == {name for part in licences.PARTS for name in part.texts}


@pytest.mark.parametrize(
    ("name", "beginning", "end"),
    [
        ("trickdesk.txt", "MIT License", "SOFTWARE."),
        ("lgpl-3.txt", "GNU LESSER GENERAL PUBLIC LICENSE", "Library."),
        ("gpl-3.txt", "GNU GENERAL PUBLIC LICENSE", "<https://www.gnu.org/licenses/why-not-lgpl.html>."),
        ("apache-2.txt", "Apache License", "limitations under the License."),
        ("python.txt", "A. HISTORY OF THE SOFTWARE", ""),
        ("pyinstaller.txt", "================================\n The PyInstaller licensing terms", ""),
    ],
)
def test_the_texts_are_whole(name: str, beginning: str, end: str) -> None:
    text = licences.read(name).strip()
    assert text.startswith(beginning)
    assert text.endswith(end)
    assert "\N{REPLACEMENT CHARACTER}" not in text


def test_our_own_licence_is_the_one_of_the_sources() -> None:
    assert licences.read("trickdesk.txt") == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_every_licence_that_the_notices_name_is_there() -> None:
    """Each notice names a licence whose text is below it, or on its own page."""
    names, _, texts = licences.read("qt-others.txt").partition("\nThe licences\n")
    elsewhere = {"CC0 1.0", "Apache 2.0", "public domain", "LGPL 3"}
    for line in re.findall(r"^  Licence: (.*)$", names, re.MULTILINE):
        parts = [line] if f"\n{line}\n." in texts else re.split(r", or |, ", line)
        for part in parts:
            assert part in elsewhere or f"\n{part}\n." in texts, line


def test_packages_bring_the_texts() -> None:
    """In frozen programs by PyInstaller's recipe, in wheels by the project's metadata."""
    recipe = (ROOT / "packaging" / "trickdesk.spec").read_text(encoding="utf-8")
    assert '"licences" / "*.txt"' in recipe
    assert '"trickdesk.licences" = ["*.txt"]' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    copyright_ = (ROOT / "packaging" / "linux" / "copyright").read_text(encoding="utf-8")
    for part in licences.PARTS:
        assert part.name.split(":")[0] in copyright_, part.name


def test_nothing_is_read_before_it_is_asked_for() -> None:
    """Neither the table of licences nor a licence text is loaded with the window."""
    code = "import sys, trickdesk.ui.app, trickdesk.ui.window.main_window; print('trickdesk.licences' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "False"
