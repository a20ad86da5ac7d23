"""Publisher of Trickdesk: home page, maintainer, application id.

The only file to change before the first release, beside `trickdesk/__init__.py`. Addresses at example.org are
placeholders, and nothing can be published while there are any. None of this file is compiled into the program.
"""

from __future__ import annotations

from trickdesk import HOME_PAGE as HOME_PAGE

MAINTAINER = "The Trickdesk authors <maintainers@example.org>"
APPLICATION = "org.example.Trickdesk"
"""The program's id on desktops and Macs: a domain in reverse order."""
SCREENSHOT = "https://trickdesk.example.org/five-hundred-play.png"
"""Where app stores find docs/pictures/five-hundred-play.png."""


def placeholders() -> list[str]:
    """Return the names that still have placeholders."""
    values = {
        "HOME_PAGE": HOME_PAGE,
        "MAINTAINER": MAINTAINER,
        "APPLICATION": APPLICATION,
        "SCREENSHOT": SCREENSHOT,
    }
    return [name for name, value in values.items() if "example.org" in value or "org.example" in value]


def fill(text: str, **more: str) -> str:
    """Replace every `@NAME@` by its value here or in `more`."""
    values = {
        "HOME_PAGE": HOME_PAGE,
        "MAINTAINER": MAINTAINER,
        "APPLICATION": APPLICATION,
        "SCREENSHOT": SCREENSHOT,
    }
    for name, value in {**values, **more}.items():
        text = text.replace(f"@{name}@", value)
    return text
