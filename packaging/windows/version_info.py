"""Version information in a program's properties on Windows, for PyInstaller."""

from __future__ import annotations

import re

import identity

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", {publisher!r}),
      StringStruct("FileDescription", "Trickdesk"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "trickdesk"),
      StringStruct("LegalCopyright", "{publisher}, MIT licence"),
      StringStruct("ProductName", "Trickdesk"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows' four numbers; suffixes such as rc1 are dropped."""
    parts = [int(part) for part in re.findall(r"\d+", re.split("[^0-9.]", version)[0])]
    major, minor, patch = (*parts, 0, 0)[:3]
    return major, minor, patch, 0


def publisher() -> str:
    """Return the maintainer without the address."""
    return identity.MAINTAINER.partition(" <")[0]


def text(version: str) -> str:
    return TEMPLATE.format(version=version, numbers=numbers(version), publisher=publisher())
