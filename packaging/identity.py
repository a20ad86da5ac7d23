"""Who publishes Trickdesk and where: the one file to change before the first release.

What stands under example.org is a placeholder; :func:`placeholders` names what is still one, and nothing is published
while there is any. Nothing of it is compiled into the program.
"""

from __future__ import annotations

HOME_PAGE = "https://trickdesk.example.org"
MAINTAINER = "The Trickdesk authors <maintainers@example.org>"
APPLICATION = "org.example.Trickdesk"
"""The id of the program among those of a desktop or a Mac, as a domain turned round."""
SCREENSHOT = "https://trickdesk.example.org/screenshot.png"
"""Where shops find packaging/screenshot.png."""


def placeholders() -> list[str]:
    """The names of what has not been filled in."""
    values = {
        "HOME_PAGE": HOME_PAGE,
        "MAINTAINER": MAINTAINER,
        "APPLICATION": APPLICATION,
        "SCREENSHOT": SCREENSHOT,
    }
    return [name for name, value in values.items() if "example.org" in value or "org.example" in value]


def fill(text: str, **more: str) -> str:
    """A text in which every `@NAME@` of this page, and of ``more``, has its value."""
    values = {
        "HOME_PAGE": HOME_PAGE,
        "MAINTAINER": MAINTAINER,
        "APPLICATION": APPLICATION,
        "SCREENSHOT": SCREENSHOT,
    }
    for name, value in {**values, **more}.items():
        text = text.replace(f"@{name}@", value)
    return text
