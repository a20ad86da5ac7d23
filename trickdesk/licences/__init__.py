"""Licences of everything Trickdesk is made of, and where its source code is.

The texts are files beside this module. Every package includes them; they are read only when shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
# File -> title of its page. Names are spelled as their makers do.
TEXTS = {
    "trickdesk.txt": "Trickdesk: MIT",
    "lgpl-3.txt": "GNU LGPL 3",
    "gpl-3.txt": "GNU GPL 3",
    "qt-others.txt": "Qt: code of others",
    "icu.txt": "ICU: Unicode",
    "python.txt": "Python: PSF",
    "pyinstaller.txt": "PyInstaller",
    "apache-2.txt": "Apache 2.0",
    "mypyc.txt": "mypyc: MIT",
    "platformdirs.txt": "platformdirs: MIT",
    "miniaudio.txt": "miniaudio: MIT",
    "cffi.txt": "cffi: MIT-0",
}


@dataclass(frozen=True)
class Part:
    """A part that Trickdesk includes or needs.

    `key` identifies it in `assets/help`; `texts` are keys of `TEXTS`.
    """

    key: str
    name: str
    holders: str
    licence: str
    source: str
    texts: tuple[str, ...]

    @property
    def pages(self) -> str:
        """The titles of its texts."""
        return ", ".join(TEXTS[name] for name in self.texts)


PARTS = (
    Part("trickdesk", "Trickdesk", "The Trickdesk authors", "MIT", "", ("trickdesk.txt",)),
    Part(
        *("qt", "Qt", "The Qt Company Ltd. and other contributors", "LGPL 3"),
        *("https://download.qt.io", ("lgpl-3.txt", "gpl-3.txt", "qt-others.txt", "apache-2.txt")),
    ),
    Part(
        *("pyside", "Qt for Python: PySide6 and Shiboken", "The Qt Company Ltd. and other contributors"),
        *("LGPL 3", "https://code.qt.io/cgit/pyside/pyside-setup.git", ("lgpl-3.txt", "gpl-3.txt")),
    ),
    Part(
        *("icu", "ICU", "Unicode, Inc. and others", "Unicode"),
        *("https://github.com/unicode-org/icu", ("icu.txt",)),
    ),
    Part(
        *("python", "Python", "Python Software Foundation and others", "PSF 2"),
        *("https://www.python.org/downloads/source", ("python.txt",)),
    ),
    Part(
        *("pyinstaller", "PyInstaller: its starter", "PyInstaller Development Team"),
        *("GPL 2 or later, with an exception for all programs; Apache 2.0", "https://pyinstaller.org"),
        ("pyinstaller.txt", "gpl-3.txt", "apache-2.txt"),
    ),
    Part(
        *("mypyc", "mypyc: its run-time library", "Jukka Lehtosalo, Dropbox, Inc. and contributors"),
        *("MIT, PSF 2", "https://github.com/python/mypy", ("mypyc.txt",)),
    ),
    Part(
        *("platformdirs", "platformdirs", "The platformdirs developers", "MIT"),
        *("https://github.com/tox-dev/platformdirs", ("platformdirs.txt",)),
    ),
    Part(
        *("miniaudio", "miniaudio", "Irmen de Jong, David Reid, Sean Barrett", "MIT"),
        *("https://github.com/irmen/pyminiaudio", ("miniaudio.txt",)),
    ),
    Part(
        *("cffi", "cffi: its run-time part", "Armin Rigo, Maciej Fijalkowski and contributors"),
        *("MIT No Attribution", "https://github.com/python-cffi/cffi", ("cffi.txt",)),
    ),
)


def read(name: str) -> str:
    """Read a text of `TEXTS`.

    Raises:
        OSError: This copy of the program lacks it.
    """
    return (FOLDER / name).read_text(encoding="utf-8")
