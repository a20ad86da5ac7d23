"""Signatures of a Mac's program: a developer's where there is one, the machine's own otherwise, and Apple's word on it.

Macs of Apple's own kind start nothing unsigned. A program that Apple has seen (is "notarised") opens with a double
click; any other has to be allowed once by its player.
"""

from __future__ import annotations

import os
import plistlib
import subprocess
from collections.abc import Mapping
from pathlib import Path

import freeze

IDENTITY = "TRICKDESK_MAC_IDENTITY"  # the name of a "Developer ID Application" certificate in the keychain
APPLE_ID, TEAM, PASSWORD = "TRICKDESK_APPLE_ID", "TRICKDESK_APPLE_TEAM", "TRICKDESK_APPLE_PASSWORD"
AD_HOC = "-"  # codesign's name for no identity at all
WITHOUT = (
    "Not notarised, because {lacking} is not set: macOS will refuse the first double click, and the player has to "
    "allow Trickdesk under System Settings, Privacy & Security."
)


def identity(environment: Mapping[str, str] = os.environ) -> str:
    """Who signs."""
    return environment.get(IDENTITY) or AD_HOC


def entitlements(signer: str) -> dict[str, bool]:
    """What the hardened runtime has to allow.

    Libraries without a team may otherwise not be loaded.
    """
    return {"com.apple.security.cs.disable-library-validation": True} if signer == AD_HOC else {}


def for_pyinstaller(folder: Path) -> dict[str, str]:
    """How trickdesk.spec signs each file of the program, with the hardened runtime."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "entitlements.plist"
    file.write_bytes(plistlib.dumps(entitlements(identity())))
    return {"TRICKDESK_SIGNER": identity(), "TRICKDESK_ENTITLEMENTS": str(file)}


def lacking(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The names of the secrets without which Apple cannot be asked."""
    return [name for name in (IDENTITY, APPLE_ID, TEAM, PASSWORD) if not environment.get(name)]


def notarise(image: Path) -> None:
    """Sign the disk image, have Apple see it and pin its word to it; a note where that cannot be.

    Raises CannotGoOn if Apple refuses.
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
    must(["codesign", "--sign", identity(), "--timestamp", str(image)], "The disk image could not be signed.")
    must(["xcrun", "notarytool", "submit", str(image), *who, "--wait"], "Apple did not notarise the program.")
    must(["xcrun", "stapler", "staple", str(image)], "Apple's word could not be pinned to the disk image.")


def verify(app: Path) -> None:
    """Raises CannotGoOn if a signature does not hold."""
    must(["codesign", "--verify", "--deep", "--strict", str(app)], "The signatures do not hold.")


def must(command: list[str], sentence: str) -> None:
    if subprocess.run(command, check=False).returncode != 0:
        raise freeze.dev.CannotGoOn(sentence)
