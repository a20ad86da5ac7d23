"""Qt resources: lists the files in assets/ in resources.qrc and compiles them."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from devtools import ROOT, CannotGoOn
from devtools.venv import venv_program

ASSETS = ROOT / "assets"
SCRIPT = ROOT / "packaging" / "verify_deal.py"  # the program saves copies of it
QRC = ROOT / "resources.qrc"
COMPILED = ROOT / "trickdesk" / "resources_rc.py"


def asset_files() -> list[Path]:
    """Return all files that the program reads, in a fixed order."""
    files = (path for path in ASSETS.rglob("*") if path.is_file() and not path.name.startswith("."))
    files = (path for path in files if path.name != "README.md")
    return sorted([*files, SCRIPT], key=lambda path: path.relative_to(ROOT).as_posix())


def translations() -> dict[Path, Path]:
    """Return the translations in assets/, and the file each is compiled to."""
    folder = QRC.parent / "build" / "languages"
    return {path: folder / f"{path.stem}.qm" for path in asset_files() if path.suffix == ".ts"}


def qrc_text() -> str:
    """Return the contents of resources.qrc.

    The program finds assets/a/b.svg as :/assets/a/b.svg, and a compiled translation assets/languages/x.ts as
    :/assets/languages/x.qm.
    """
    lines, compiled = [], translations()
    for path in asset_files():
        name = path.relative_to(ROOT).as_posix()
        if path in compiled:
            alias = path.relative_to(ROOT).with_suffix(".qm").as_posix()
            file = compiled[path].relative_to(ROOT).as_posix()
            lines.append(f'    <file alias="{escape(alias)}">{escape(file)}</file>\n')
        else:
            lines.append(f"    <file>{escape(name)}</file>\n")
    return "<RCC>\n  <qresource>\n" + "".join(lines) + "  </qresource>\n</RCC>\n"


def write_qrc() -> None:
    """Update resources.qrc from assets/."""
    text = qrc_text()
    if not QRC.exists() or QRC.read_text(encoding="utf-8") != text:
        QRC.write_bytes(text.encode())


def compile_resources() -> None:
    """Compile the resources to trickdesk/resources_rc.py if they have changed.

    Raises:
        CannotGoOn: A tool of Qt is missing or fails.
    """
    stamp = f"# {resources_hash()}\n"
    if COMPILED.exists():
        with open(COMPILED, encoding="utf-8") as file:
            if file.readline() == stamp:
                return
    for source, target in translations().items():
        compile_translation(source, target)
    # What doesn't shrink by the threshold, in percent, stays as it is; usually 70. All of it stays in memory.
    text = stamp + run_tool("pyside6-rcc", "--threshold", "30", str(QRC))
    # Another run at the same time must never see half a file.
    new = COMPILED.with_name(f"{COMPILED.name}.{os.getpid()}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, COMPILED)


def compile_translation(source: Path, target: Path) -> None:
    """Compile one language."""
    target.parent.mkdir(parents=True, exist_ok=True)
    new = target.with_name(f"{target.name}.{os.getpid()}.new")
    run_tool("pyside6-lrelease", "-silent", str(source), "-qm", str(new))
    os.replace(new, target)


def run_tool(name: str, *arguments: str) -> str:
    """Run a tool of Qt; return what it prints.

    Raises:
        CannotGoOn: It is missing or fails.
    """
    # Qt's tools are beside the Python that has PySide6, or on the path while pip builds.
    tool = (
        shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name) or venv_program(name)
    )
    # Otherwise Qt writes the times of the files into the resources, and no two builds would be the same.
    environment = {**os.environ, "QT_RCC_SOURCE_DATE_OVERRIDE": "1"}
    try:
        done = subprocess.run(
            [tool, *arguments], check=False, capture_output=True, text=True, env=environment
        )
    except OSError as error:
        raise CannotGoOn(f"The resources could not be compiled: {error}") from None
    if done.returncode != 0:
        raise CannotGoOn(f"The resources could not be compiled: {done.stderr.strip()}")
    return done.stdout


def resources_hash() -> str:
    """Return a hash that changes with resources.qrc and any of its files."""
    digest = hashlib.sha256(QRC.read_bytes())
    for path in asset_files():
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
