"""Where Trickdesk is published. The program shows it and never goes there.

An address at example.org is a placeholder: nothing has been published yet.
"""

from __future__ import annotations

HOME_PAGE = "https://trickdesk.example.org"


def is_published() -> bool:
    return "example.org" not in HOME_PAGE
