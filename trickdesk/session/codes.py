"""Challenges, results and house rules as texts to send: files, and codes to paste.

A file is a JSON object that begins with `format` and `version`. A code is the same object without these two: as
compact JSON, compressed, after a checksum, in base 64. It looks like `TR1-abc…`. Spaces and line ends don't matter.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any

from trickdesk.engine.errors import TrickdeskError
from trickdesk.hashing import sha256
from trickdesk.storage.files import parse_object

VERSION = 1
FAMILIES = {"challenge": "TC", "result": "TT", "rules": "TR"}
CHECK = 6  # bytes of the checksum
LONGEST = 2**18  # characters of a file or code, and bytes of what is in it
FORMAT = "trickdesk-"
CODE = re.compile(rf"\s*({'|'.join(FAMILIES.values())})\s*(\d)\s*-", re.IGNORECASE)
FILE = re.compile(rf'\s*\{{\s*"format"\s*:\s*"{FORMAT}({"|".join(FAMILIES)})"')


class SharedError(TrickdeskError, ValueError):
    """Raised if a text isn't such a file or code; one sentence for the player."""


def kind_of(text: str) -> str:
    """Return what a text is meant as, by its beginning; empty if it is something else."""
    if found := FILE.match(text):
        return found[1]
    found = CODE.match(text)
    return "" if found is None else _kind(found[1])


def _kind(family: str) -> str:
    return next(kind for kind, name in FAMILIES.items() if name == family.upper())


def pack(kind: str, data: Mapping[str, Any]) -> str:
    """Return the code of an object."""
    packed = zlib.compress(json.dumps(data, sort_keys=True, separators=(",", ":")).encode(), 9)
    letters = base64.urlsafe_b64encode(checksum(kind, packed) + packed).decode().rstrip("=")
    return f"{FAMILIES[kind]}{VERSION}-{letters}"


def file_text(kind: str, data: Mapping[str, Any]) -> str:
    """Return the text of an object's file."""
    return (
        json.dumps({"format": FORMAT + kind, "version": VERSION, **data}, indent=1, ensure_ascii=False) + "\n"
    )


def unpack(text: str) -> tuple[str, dict[str, Any]]:
    """Return the kind and the object of a file or code; its contents aren't checked.

    Raises:
        SharedError: It is damaged, too large, of another version, or something else.
    """
    if len(text) > LONGEST:
        raise SharedError("This is too long for a challenge, a result or house rules.")
    if found := CODE.match(text):
        if found[2] != str(VERSION):
            raise SharedError("This was made by another version of Trickdesk.")
        kind = _kind(found[1])
        return kind, _unpacked(kind, "".join(text[found.end() :].split()))
    kind = kind_of(text)
    if not kind:
        raise SharedError("This is no challenge, result or house rules of Trickdesk.")
    try:
        data = parse_object(text)
    except ValueError:
        raise SharedError("This file is damaged, or part of it is missing.") from None
    del data["format"]
    version = data.pop("version", None)
    if type(version) is not int or version != VERSION:
        raise SharedError("This was made by another version of Trickdesk.")
    return kind, data


def checksum(kind: str, packed: bytes) -> bytes:
    return sha256(kind.encode() + packed).digest()[:CHECK]


def _unpacked(kind: str, letters: str) -> dict[str, Any]:
    try:
        found = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        check, packed = found[:CHECK], found[CHECK:]
        inside = zlib.decompressobj()
        text = inside.decompress(packed, LONGEST)
        if check == checksum(kind, packed) and inside.eof and not inside.unused_data:
            return parse_object(text.decode())
    except (ValueError, binascii.Error, zlib.error):
        pass
    raise SharedError("This code has a mistake in it, or part of it is missing.")
