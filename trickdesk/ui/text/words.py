"""What all sentences share: lists, capitals, numbers with a sign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

MINUS = "\N{MINUS SIGN}"


def translated(context: str, source: object) -> str:
    """The translation of a text that QT_TRANSLATE_NOOP has marked, which the stubs take for any object."""
    return QCoreApplication.translate(context, str(source))


def plural(context: str, one: str, many: str, count: int) -> str:
    """The form of a sentence that goes with a number, its fields not filled in yet.

    ``one`` is the English sentence for 1, ``many`` for all other numbers; a language may have other forms.
    """
    words = QCoreApplication.translate(context, many, None, count)
    return one if count == 1 and words == many else words


def join(names: Sequence[str]) -> str:
    """``Ada``, ``Ada and Bruno``, ``Ada, Bruno and Chidi``."""
    if len(names) < 2:
        return "".join(names)
    translate = QCoreApplication.translate
    head = names[0]
    for name in names[1:-1]:
        head = translate("Words", "{first}, {second}").format(first=head, second=name)
    return translate("Words", "{first} and {second}").format(first=head, second=names[-1])


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """``+40``, ``0``, or a negative number with a true minus sign."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """A number with a true minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)
