"""Bill of materials in CycloneDX's format: the packages of a build, with licences."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import freeze

from devtools import CannotGoOn, venv
from trickdesk import licences

TOOL = freeze.WORK / "bom"
# What packages of Trickdesk have in them: the licence that we know, and the part in trickdesk/licences.
QT = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
SHIPPED = {
    "PySide6_Essentials": (QT, "pyside"),
    "shiboken6": (QT, "pyside"),
    "platformdirs": ("MIT", "platformdirs"),
    "miniaudio": ("MIT", "miniaudio"),
    "cffi": ("MIT-0", "cffi"),
    "pyinstaller": ("GPL-2.0-only", "pyinstaller"),
    "mypy": ("MIT", "mypyc"),
}
# What only builds: the BOM lists it as excluded.
TOOLS = {
    *("altgraph", "ast_serialize", "librt", "macholib", "mypy_extensions", "packaging", "pathspec", "pefile"),
    *("pip", "pycparser", "pyinstaller-hooks-contrib", "pywin32-ctypes", "setuptools"),
    *("typing_extensions", "wheel"),
}


def build() -> list[Path]:
    """Write dist/trickdesk-VERSION.cdx.json.

    Raises:
        CannotGoOn: cyclonedx-py fails, or a part or licence is new.
    """
    freeze.prepare_environment()
    venv.prepare("kernels")  # their run-time library is in every package
    freeze.DIST.mkdir(exist_ok=True)
    result = freeze.DIST / f"trickdesk-{freeze.version()}.cdx.json"
    command = [str(install_tool()), "environment", "--output-reproducible", "--output-file", str(result)]
    command += ["--pyproject", str(freeze.ROOT / "pyproject.toml"), venv.venv_program("python")]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(freeze.build_time())}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise CannotGoOn(f"There is no bill of materials:\n{done.stderr}")
    bill = json.loads(result.read_text(encoding="utf-8"))
    mark(bill)
    if found := objections(bill):
        raise CannotGoOn("\n".join(found))
    result.write_text(json.dumps(bill, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return [result]


def install_tool() -> Path:
    """Install cyclonedx-py in its own environment, so that it isn't on the list.

    Raises:
        CannotGoOn: pip fails.
    """
    programs = TOOL / ("Scripts" if os.name == "nt" else "bin")
    lock = venv.LOCKS / "bom.txt"
    stamp = TOOL / "lock"
    if not venv.is_stamped(stamp, lock.read_text()):
        subprocess.run([sys.executable, "-m", "venv", str(TOOL)], check=True)
        pip = [str(programs / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        if subprocess.run([*pip, "-r", str(lock)], check=False).returncode != 0:
            raise CannotGoOn("cyclonedx-py could not be installed. See pip's message above.")
        stamp.write_text(lock.read_text())
    return programs / "cyclonedx-py"


def mark(bill: dict[str, Any]) -> None:
    """Mark what only builds, and add Python, which isn't a package of its own."""
    for part in bill["components"]:
        part["scope"] = "excluded" if part["name"] in TOOLS else "required"
    bill["components"].append(
        {
            "type": "platform",
            "bom-ref": "python",
            "name": "Python",
            "version": platform.python_version(),
            "licenses": [{"license": {"id": "PSF-2.0"}}],
            "scope": "required",
        }
    )


def objections(bill: dict[str, Any]) -> list[str]:
    """Return which parts are new, and which licences trickdesk/licences lacks."""
    known = {part.key for part in licences.PARTS}
    found = []
    for part in bill["components"]:
        name, said = part["name"], licence(part)
        if part["scope"] == "excluded" or name in ("Python", "trickdesk"):
            continue
        expected, key = SHIPPED.get(name, ("", ""))
        if key not in known:
            found.append(f"{name} ({said}) is new. Add it to trickdesk/licences and to packaging/bom.py.")
        elif said != expected:
            found.append(f"{name} is under {said}, not under {expected}. Update trickdesk/licences.")
    return found


def licence(part: dict[str, Any]) -> str:
    """Return the licences of a part as one SPDX expression."""
    names = [
        entry.get("expression") or entry["license"].get("id") or entry["license"]["name"]
        for entry in part.get("licenses", [])
    ]
    return " AND ".join(names) or "no known licence"
