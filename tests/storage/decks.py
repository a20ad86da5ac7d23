"""Creates deck folders for tests."""

from __future__ import annotations

from pathlib import Path

from tests.ui.cards.names import FRENCH
from trickdesk.games import games

KINDS = [kind.deck.names for kind in games().values()]
CARD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7" fill="#fff"/>'
    '<circle cx="2" cy="3" r="1.5"/></svg>'
)


def make_deck(folder: Path, cards: list[str] = FRENCH, name: str = "Mine") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.toml").write_text(f'# ours\nformat = 1\nname = "{name}"\n', encoding="utf-8")
    for card in cards:
        (folder / f"{card}.svg").write_text(CARD)
    return folder
