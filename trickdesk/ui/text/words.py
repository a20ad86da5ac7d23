"""Helpers for sentences: fields, lists, capitals, signed numbers, text direction."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QGuiApplication

MINUS = "\N{MINUS SIGN}"
ISOLATE, ISOLATED = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
FROM_RIGHT = "\N{RIGHT-TO-LEFT MARK}"
# The blocks of Hebrew, Arabic and all other scripts written from right to left.
_READ_FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def translate(context: str, text: str, comment: str | None = None, /, **fields: object) -> str:
    """Return the translation of a sentence, with these fields filled in."""
    found = QCoreApplication.translate(context, text, comment)
    return fill(found, **fields) if fields else found


def translated(context: str, source: object) -> str:
    """Return the translation of a QT_TRANSLATE_NOOP text, typed as str."""
    return QCoreApplication.translate(context, str(source))


def plural(context: str, one: str, many: str, count: int, /, **fields: object) -> str:
    """Return the form of a sentence for a number, with `n` and other fields filled in.

    `one` is the English sentence for 1, `many` for all other numbers. A language may have other forms.
    """
    text = QCoreApplication.translate(context, many, None, count)
    return fill(one if count == 1 and text == many else text, **{"n": count, **fields})


def _from_right() -> bool:
    return QGuiApplication.isRightToLeft()


def isolated(value: object) -> str:
    """Return a value, isolated from the text around it if directions may differ.

    Without this, a Hebrew name would move the number after it to its other side. A Latin name in an English
    sentence needs no isolation.
    """
    text = str(value)
    return f"{ISOLATE}{text}{ISOLATED}" if _from_right() or _READ_FROM_RIGHT.search(text) else text


def fill(text: str, /, **fields: object) -> str:
    """Fill a sentence's fields; it keeps its own text direction.

    Fields can't have format specifications.
    """
    # A sentence that begins with a name would otherwise get the name's direction.
    start = FROM_RIGHT if text.startswith("{") and _from_right() else ""
    return start + text.format(**{name: _field(value) for name, value in fields.items()})


def fill_page(text: str, /, **fields: object) -> str:
    """Fill the fields of a page as they are: an address with marks can't be copied."""
    return text.format(**fields)


def _field(value: object) -> str:
    """Return a field's text, isolated unless it is a count.

    A count is plain, so that a percent sign stays behind it.
    """
    return str(value) if isinstance(value, int) and value >= 0 else isolated(value)


def without_signs(text: str) -> str:
    """Remove the direction marks from text that is copied or saved."""
    return text.translate(dict.fromkeys(map(ord, (ISOLATE, ISOLATED, FROM_RIGHT))))


def strung(gap: str, parts: Iterable[str]) -> str:
    """Join numbers or names in reading direction."""
    return (FROM_RIGHT if _from_right() else "") + gap.join(map(isolated, parts))


def listed(parts: Iterable[str]) -> str:
    """Return `Ada`, `Ada, Bruno`, or `Ada, Bruno, Chidi`; empty parts are left out."""
    head, *others = [part for part in parts if part] or [""]
    if not others:
        return head
    head = isolated(head)
    for part in others:
        text = translate("Words", "{first}, {second}")
        head = text.format(first=head, second=isolated(part))
    return FROM_RIGHT + head if _from_right() else head


def join(names: Sequence[str]) -> str:
    """Return `Ada`, `Ada and Bruno`, or `Ada, Bruno and Chidi`."""
    if len(names) < 2:
        return "".join(names)
    template = translate("Words", "{first} and {second}")
    return fill(template, first=listed(names[:-1]), second=names[-1])


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """Return `+40`, `0`, or a negative number with a true minus sign."""
    return isolated(f"+{points}") if points > 0 else number(points)


def number(points: int) -> str:
    """Return a number with a true minus sign."""
    return isolated(f"{MINUS}{-points}") if points < 0 else str(points)


def decimal(value: float, sign: bool = False) -> str:
    """Return a number with one decimal and the language's decimal sign: `7.3`, `−0,4`.

    With `sign`, also `+7.3`. What rounds to zero has no sign.
    """
    if abs(value) < 0.05:
        value, sign = 0.0, False
    text = f"{value:+.1f}" if sign else f"{value:.1f}"
    text = text.replace("-", MINUS).replace(".", QLocale().decimalPoint())
    return isolated(text) if text[0] in (MINUS, "+") else text
