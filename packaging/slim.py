"""Chooses the files of Qt and the system that a frozen Trickdesk carries.

Plain functions, so that tests can call them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from trickdesk.languages import LANGUAGES

# Parts of Python and Qt that aren't used; each would bring libraries or modules with it. Other modules import them
# only when they need them.
EXCLUDES = [
    *("PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtTest"),
    *("_aix_support", "_hashlib", "_py_abc", "_ssl", "_strptime", "_threading_local", "calendar", "curses"),
    *("doctest", "email", "ensurepip", "getopt", "http", "idlelib", "importlib.metadata"),
    *("importlib.readers", "importlib.resources", "lib2to3", "mypy", "mypy_extensions", "pdb", "pip"),
    *("pprint", "py_compile", "pydoc", "readline", "setuptools", "smtplib", "ssl", "statistics", "tarfile"),
    *("tkinter", "tracemalloc", "unittest", "xml.sax", "xmlrpc"),
]
# Imported by fractions, log files and the audio library, but never used here; stand_in.py stands in for them.
STAND_INS = ["decimal", "pickle", "urllib.request"]
# For more than one process and for clusters, which the arena of a package doesn't have.
ARENA_EXCLUDES = ["asyncio", "concurrent", "multiprocessing"]

# Also left out on Linux, where a frozen program uses UTF-8 in every locale, as Qt does.
LINUX_EXCLUDES = [
    *("_bz2", "_lzma", "bz2", "lzma"),
    *("platformdirs.android", "platformdirs.ios", "platformdirs.macos", "platformdirs.windows"),
    *(
        "_codecs_cn",
        "_codecs_hk",
        "_codecs_iso2022",
        "_codecs_jp",
        "_codecs_kr",
        "_codecs_tw",
        "_multibytecodec",
    ),
]
_CODECS = re.compile(
    r"encodings(\.(aliases|ascii|charmap|cp437|idna|latin_1|punycode|(raw_)?unicode_escape|utf_\w+))?"
)

# Plugins by folder: Trickdesk needs a window (xcb, Wayland, Windows, macOS), SVG, photographs of people,
# input methods, and printers for score sheets.
PLUGINS = {
    "iconengines": "svgicon",
    "imageformats": "svg|jpeg",
    "platforminputcontexts": "composeplatforminputcontextplugin|ibusplatforminputcontextplugin",
    "platforms": "xcb|wayland(-generic)?|offscreen|windows|cocoa",
    "platformthemes": "xdgdesktopportal",
    "printsupport": "(cups|windows|cocoa)printersupport",
    "styles": "modernwindowsstyle|macstyle",
    "wayland-decoration-client": "adwaita|bradient",
    "wayland-shell-integration": "xdg-shell",
}
UNUSED = re.compile(
    r"(lib)?Qt6(EglF[Ss]\w*|Network|OpenGL|Pdf|Qml\w*|Quick\w*|VirtualKeyboard|WlShell\w*)\b"
    r"|opengl32sw|d3dcompiler"
    r"|icuuc\.dll"  # part of Windows 10
)
# Every Linux desktop has these in compatible versions, so packages depend on them instead of carrying them.
SYSTEM = re.compile(
    r"lib(X11|X11-xcb|xcb|xcb-[a-z-]+|Xau|Xdmcp|Xext|xkbcommon|xkbcommon-x11|wayland-[a-z]+|EGL|GL|GLX"
    r"|GLdispatch|dbus-1|systemd|gcrypt|gpg-error|lz4|lzma|cap|glib-2\.0|gthread-2\.0|pcre2-8|pcre|fontconfig"
    r"|freetype|png16|cups|avahi-(client|common)|brotli[a-z]+|stdc\+\+|gcc_s|mvec|sqlite3|z|zstd|bsd|md|uuid|expat|bz2)\.so"
)
# Libraries of the build machine that only plugins need that are left out.
STRAY = re.compile(
    r"lib(atk|atspi|blkid|cairo|com_err|datrie|epoxy|fribidi|gdk|gio|gmodule|gobject|graphite2|gssapi|gtk"
    r"|harfbuzz|jpeg|k5crypto|keyutils|krb5|mount|pango|pixman|selinux|ssl|crypto|thai|tiff|webp|deflate|Lerc"
    r"|gnutls|unistring|p11-kit|gmp|nettle|hogweed|idn2|tasn1"  # for the printers' library, which is the system's
    r"|jbig|Xcomposite|Xcursor|Xdamage|Xfixes|Xi|Xinerama|Xrandr|Xrender|drm|gbm)[-_.0-9a-z]*\.so"
)
# Run-time hooks that PyInstaller would run in every process, though nothing here needs them: sources for
# `inspect`, helpers for `multiprocessing`.
HOOKS = {"pyi_rth_inspect", "pyi_rth_multiprocessing"}
# Sets Qt's paths, for which it loads Qt in every process. Qt for Python finds them by itself (tested on Linux
# only).
LINUX_HOOKS = {"pyi_rth_pyside6"}
_PLUGIN = re.compile(r"/plugins/([\w-]+)/(?:lib)?q?(.+?)\.(?:so|dll|dylib)$")
_TRANSLATION = re.compile(r"/translations/(\w+?)_(\w+)\.qm$")


def excludes(codecs: Sequence[str], *, linux: bool = False) -> list[str]:
    """Return the modules to leave out.

    Args:
        codecs: Modules of Python's codecs.
        linux: Also leave out what Linux doesn't need.
    """
    return (
        EXCLUDES
        + STAND_INS
        + ARENA_EXCLUDES
        + (LINUX_EXCLUDES + [name for name in codecs if not _CODECS.fullmatch(name)] if linux else [])
    )


def keeps(target: str, *, linux: bool = False) -> bool:
    """Return whether a file that PyInstaller has collected belongs in the package.

    Args:
        target: Its path in the package.
        linux: Leave libraries that every desktop has to the system.
    """
    path = "/" + target.replace("\\", "/")
    name = path.rpartition("/")[2]
    if plugin := _PLUGIN.search(path):
        return re.fullmatch(PLUGINS.get(plugin[1], ""), plugin[2]) is not None
    if translation := _TRANSLATION.search(path):
        return translation[1] == "qtbase" and translation[2].split("_")[0] in LANGUAGES
    if UNUSED.match(name):
        return False
    return not (linux and (SYSTEM.match(name) or STRAY.match(name)))


def runs(script: str, *, linux: bool = False) -> bool:
    """Return whether a run-time hook of PyInstaller is needed."""
    return script not in HOOKS and not (linux and script in LINUX_HOOKS)
