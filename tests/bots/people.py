"""The people of the program."""

from __future__ import annotations

from pathlib import Path

from trickdesk.bots.people import read_people

PEOPLE = read_people((Path(__file__).parents[2] / "assets" / "people.toml").read_text(encoding="utf-8"))
