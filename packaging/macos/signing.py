"""Code signing and notarisation on macOS.

Uses a developer's certificate if there is one, otherwise an ad-hoc signature: Macs with Apple silicon don't
start anything unsigned. A notarised program opens with a double click; any other has to be allowed once by the user.
"""

from __future__ import annotations

import os
import plistlib
import subprocess
from collections.abc import Mapping
from pathlib import Path

from devtools import CannotGoOn

IDENTITY = "TRICKDESK_MAC_IDENTITY"  # the name of a "Developer ID Application" certificate in the keychain
APPLE_ID, TEAM, PASSWORD = "TRICKDESK_APPLE_ID", "TRICKDESK_APPLE_TEAM", "TRICKDESK_APPLE_PASSWORD"
AD_HOC = "-"  # codesign's name for no identity at all
WITHOUT = (
    "Not notarised, because {lacking} is not set: macOS will refuse the first double click, and the player has to "
    "allow Trickdesk under System Settings, Privacy & Security."
)


def identity(environment: Mapping[str, str] = os.environ) -> str:
    """Return the signing identity."""
    return environment.get(IDENTITY) or AD_HOC


def entitlements(signer: str) -> dict[str, bool]:
    """Return the exceptions that the hardened runtime needs.

    Without a certificate, it wouldn't load the program's own libraries, which have no team.
    """
    return {"com.apple.security.cs.disable-library-validation": True} if signer == AD_HOC else {}


def for_pyinstaller(folder: Path) -> dict[str, str]:
    """Return the signing variables for trickdesk.spec, with the hardened runtime."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "entitlements.plist"
    file.write_bytes(plistlib.dumps(entitlements(identity())))
    return {"TRICKDESK_SIGNER": identity(), "TRICKDESK_ENTITLEMENTS": str(file)}


def lacking(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the missing secrets without which Apple can't notarise."""
    return [name for name in (IDENTITY, APPLE_ID, TEAM, PASSWORD) if not environment.get(name)]


def notarise(image: Path) -> None:
    """Sign and notarise the disk image; print a note if that isn't possible.

    Raises:
        CannotGoOn: Apple refuses.
    """
    if names := lacking():
        print(WITHOUT.format(lacking=" and ".join(names)), flush=True)
        return
    who = [
        "--apple-id",
        os.environ[APPLE_ID],
        "--team-id",
        os.environ[TEAM],
        "--password",
        os.environ[PASSWORD],
    ]
    run_step(
        ["codesign", "--sign", identity(), "--timestamp", str(image)], "The disk image could not be signed."
    )
    run_step(
        ["xcrun", "notarytool", "submit", str(image), *who, "--wait"], "Apple did not notarise the program."
    )
    run_step(
        ["xcrun", "stapler", "staple", str(image)], "Apple's word could not be pinned to the disk image."
    )


def verify(app: Path) -> None:
    """Check a signature.

    Raises:
        CannotGoOn: It isn't valid.
    """
    run_step(["codesign", "--verify", "--deep", "--strict", str(app)], "The signatures do not hold.")


def run_step(command: list[str], sentence: str) -> None:
    if subprocess.run(command, check=False).returncode != 0:
        raise CannotGoOn(sentence)
