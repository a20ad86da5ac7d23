"""Fair matches played at random, and checked by the script in a bare Python.

`python -m tests.session.fair_matches [DEALS] [GAME ...]` plays that many deals of each game by all its
presets, cuts about half of them, and checks every record.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from tests.session.helpers import play_until, setup
from tests.verifying import run_alone
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import Session, Setup, State
from trickdesk.session.fair_deals import SEALED

OVER = {State.DEAL_OVER, State.MATCH_OVER}
CUTS = ("", "17", "", "Zoé ♠", "", "\"\\{'", "", "x" * 40)
MOST = 20  # deals of a match
OTHERS = {"forty-fives": ({"players": 6, "exchange": "free"},)}  # so that the stock runs out


def sealed(game: Game | None = None, people: str = "h...", seed: str = "1") -> Setup:
    return replace(setup(people, game, seed), fair=SEALED)


def played(begun: Setup, deals: int, seed: int = 1) -> Session:
    """Play up to so many deals at random; some are cut."""
    session, rng = Session(begun, None), random.Random(seed)
    for index in range(deals):
        if session.state is State.MATCH_OVER:
            break
        session.cut(CUTS[(index + seed) % len(CUTS)])
        session.next_deal()
        play_until(session, OVER, rng)
    return session


def matches(kind: type[Game]) -> Iterator[Session]:
    """Play one match after another, with the presets in turn."""
    options = [*(preset.options for preset in kind.presets), *OTHERS.get(kind.id, ())]
    for seed, chosen in enumerate(cycle(options)):
        game = kind(chosen)
        yield played(sealed(game, "h" * game.seats, str(seed)), MOST, seed)


def main(wanted: int, names: list[str]) -> int:
    for name in names:
        deals = cuts = stocks = 0
        for session in matches(games()[name]):
            text = session.record_text()
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "match.trickdesk"
                path.write_text(text, encoding="utf-8")
                result = run_alone(path)
            right = result.stdout.count("is as committed")
            if result.returncode or right != session.deals_over or not all(session.check_deals()):
                print(f"{name}: {result.stderr}{text}")
                return 1
            deals += right
            cuts += result.stdout.count("cut:")
            stocks += text.count('"stock ')
            if deals >= wanted:
                break
        print(f"{name}: {deals} deals are as committed, {cuts} of them cut, with {stocks} new stocks")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, sys.argv[2:] or sorted(games())))
