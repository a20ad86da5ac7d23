"""The blindfold test for thousands of decisions.

`python -m tests.bots.blindfold --decisions 5000 [--redeals 1] [--seed 1]` takes decisions of every game, level,
phase and style from random deals. It asks the bots' process as the program does, and fails at any difference between
views, actions or reasons.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle

from tests.session.helpers import TABLES, setup, step
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.bots.styles import STYLES
from trickdesk.engine.game import Game
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.session import BotRequest, Session, State
from trickdesk.session.blindfold import Blindfold

OVER = {State.DEAL_OVER, State.MATCH_OVER}
LEVELS = (*("beginner", "easy", "medium") * 5, "hard", "hard", "expert")
MANNERS = ("", *STYLES)
GAMES = {**TABLES, "misère": FiveHundred({"misere": True})}
MOST = 6  # decisions of one deal
PATIENCE = 60.0  # seconds for one decision


def decisions(game: Game, level: str, style: str, seed: int) -> Iterator[tuple[str, Blindfold]]:
    """Yield some decisions of a random deal, of each of its phases, with the phase."""
    plain = setup("", game, str(seed))
    begun = replace(
        plain, players=tuple(replace(player, level=level, style=style) for player in plain.players)
    )
    session, rng = Session(begun, None), random.Random(seed)
    session.next_deal()
    phases: dict[str, list[int]] = {}
    while session.state not in OVER:
        assert session.turn is not None
        phases.setdefault(session.view_for(session.turn).phase, []).append(session.inputs)
        step(session, rng)
    for phase, places in phases.items():
        for at in rng.sample(places, min(len(places), -(-MOST // len(phases)))):
            yield phase, session.blindfold(at)


def asked(client: BotClient, request: BotRequest) -> Answer:
    """Return the answer of the bots' process."""
    manner = request.temperament, request.agreements, request.style, request.unhurried, request.fixed
    client.request(request.ticket, request.view, request.level, request.seed, *manner)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for answer in client.poll():
            if answer.error is not None:
                raise RuntimeError(answer.error)
            return answer
        time.sleep(0.0005)
    raise TimeoutError


def differs(client: BotClient, test: Blindfold, redeals: int) -> tuple[int, int]:
    """Return the numbers of re-deals, and of those that changed anything."""
    found = [dealt for dealt in map(test.redeal, range(redeals)) if dealt is not None]
    if not found:
        return 0, 0
    before = asked(client, test.request)
    wrong = sum(not dealt.is_alike or asked(client, dealt.request)[1:] != before[1:] for dealt in found)
    return len(found), wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--redeals", type=int, default=1, help="of each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    chosen = parser.parse_args()
    began, client = time.monotonic(), BotClient(time_out=PATIENCE)
    tested, dealt, wrong, known = Counter[tuple[str, str]](), 0, 0, 0
    levels, styles = Counter[str](), Counter[str]()
    try:
        for number, (name, game) in enumerate(cycle(GAMES.items()), chosen.seed * len(GAMES)):
            level = LEVELS[number // len(GAMES) % len(LEVELS)]
            style = MANNERS[number % len(MANNERS)]
            for phase, test in decisions(game, level, style, number):
                count, different = differs(client, test, chosen.redeals)
                if not count:
                    known += 1
                    continue
                tested[name, phase] += 1
                levels[level] += 1
                styles[style or "plain"] += 1
                dealt, wrong = dealt + count, wrong + different
            if tested.total() >= chosen.decisions or time.monotonic() - began > 60 * chosen.minutes:
                break
    finally:
        client.close()
    for (name, phase), count in sorted(tested.items()):
        print(f"{name:16}{phase:10}{count:6}")
    for counts in (levels, styles):
        print(", ".join(f"{name} {count}" for name, count in counts.items()))
    print(f"{known} more decisions whose seat had seen where every card lies")
    seconds = time.monotonic() - began
    print(f"{tested.total()} decisions, {dealt} re-deals, {wrong} differences, {seconds:.0f} s")
    return wrong != 0


if __name__ == "__main__":
    raise SystemExit(main())
