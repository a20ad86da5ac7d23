"""Settings of Sphinx for the site with all pages (`python3 dev.py docs`).

The source folder is the whole checkout, so every page stays where it belongs and its links also work without the site.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from trickdesk import __version__

project = "Trickdesk"
copyright = "The Trickdesk authors"
release = version = __version__
extensions = ["myst_parser"]
root_doc = "docs/index"
include_patterns = [
    "docs/*.md",
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "NEWS.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "packaging/README.md",
    "packaging/RELEASE.md",
    "assets/cards/README.md",
    "assets/games/*/rules.md",
]
myst_heading_anchors = 3
nitpicky = True
html_theme = "furo"
html_title = "Trickdesk"
html_favicon = "../assets/icons/trickdesk.svg"
html_extra_path = ["site"]  # leads from the top folder to the first page
html_show_sphinx = False
html_copy_source = False
