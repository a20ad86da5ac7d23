"""Says who signed this copy, by asking the system. Nothing is sent anywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from enum import Enum
from pathlib import Path

PATIENCE = 20  # seconds
WINDOWS = (
    "$s = Get-AuthenticodeSignature -LiteralPath $env:TRICKDESK_FILE; "
    "Write-Output $s.Status; Write-Output $s.SignerCertificate.Subject"
)


class Copy(Enum):
    """What is known about the signature of a copy."""

    SOURCES = "runs from its sources, or from a package of Python's"
    UNSIGNED = "nobody has signed it"
    SIGNED = "signed, and unchanged since"
    CHANGED = "signed, but changed since"
    UNKNOWN = "the system doesn't say"


def ask() -> tuple[Copy, str]:
    """Return what is known about this copy, and who signed it if anyone did."""
    if not getattr(sys, "frozen", False):
        return Copy.SOURCES, ""
    program = Path(sys.executable)
    try:
        if sys.platform == "win32":
            return windows_answer(said(["powershell", "-NoProfile", "-Command", WINDOWS], program))
        if sys.platform == "darwin":
            app = program.parents[2]  # Trickdesk.app/Contents/MacOS/trickdesk
            checked = said(["codesign", "--verify", "--strict", str(app)], program)
            return mac_answer(checked, said(["codesign", "--display", "--verbose=2", str(app)], program))
    except (OSError, subprocess.TimeoutExpired):
        return Copy.UNKNOWN, ""
    return Copy.UNSIGNED, ""  # on Linux, packages of single programs have none


def said(command: list[str], program: Path) -> str:
    """Return what a program of the system prints."""
    window = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    environment = {**os.environ, "TRICKDESK_FILE": str(program)}
    done = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=PATIENCE,
        env=environment,
        creationflags=window,
    )
    return done.stdout.decode(errors="replace").strip()


def windows_answer(text: str) -> tuple[Copy, str]:
    """Return what PowerShell says: the status, then whose certificate it is."""
    status, _, subject = text.partition("\n")
    name = re.search(r'CN=("[^"]+"|[^,]+)', subject)
    kinds = {"Valid": Copy.SIGNED, "NotSigned": Copy.UNSIGNED, "HashMismatch": Copy.CHANGED}
    kind = kinds.get(status.strip(), Copy.UNKNOWN)
    return kind, name[1].strip('"') if name and kind is Copy.SIGNED else ""


def mac_answer(checked: str, shown: str) -> tuple[Copy, str]:
    """Return what codesign says: what its check complains about, and who signed."""
    if "not signed at all" in checked or re.search(r"^Signature=adhoc$", shown, re.MULTILINE):
        return Copy.UNSIGNED, ""
    name = re.search(r"^Authority=(?:Developer ID Application: )?(.+)$", shown, re.MULTILINE)
    if name is None:
        return Copy.UNKNOWN, ""
    return (Copy.CHANGED, "") if checked else (Copy.SIGNED, name[1])
