"""Months and times as people read them, from the texts in files."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from trickdesk.engine.errors import one_line
from trickdesk.ui.text.words import capital

LONGEST = 40  # of what isn't a month


def month_words(month: str, brief: bool = False) -> str:
    """Return `March 2026` for `2026-03`; if `brief`, `Mar 26`."""
    year, _, count = month.partition("-")
    if not (year.isdecimal() and count.isdecimal() and 1 <= int(count) <= 12):
        return one_line(month, LONGEST)
    form = QLocale.FormatType.ShortFormat if brief else QLocale.FormatType.LongFormat
    name = capital(QLocale().standaloneMonthName(int(count), form))
    return f"{name} {year[-2:] if brief else year}"


def time_words(started: str) -> str:
    """Return date and time of a match in the desktop's format; `started` is ISO text."""
    moment = QDateTime.fromString(started.replace(" ", "T"), "yyyy-MM-ddTHH:mm:ss")
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
