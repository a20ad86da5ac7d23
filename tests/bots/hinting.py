"""Measures hints (`redealt`: leaks, `times`), and prints them (`words`).

`python -m tests.bots.hinting redealt --hints 2000` asks for hints over all games, each at two tables that the
seat on turn cannot distinguish. It counts those that differ, in partial hints or at the end. `... times
--hints 200` asks a process, as the window does, at decisions of each game in deals that bots play. It prints
how long the first and the last figures took. With `--processor` it thinks in its own process and measures
processor time. `... words --hints 60 --seed 3` prints hints at random decisions of all games as players read
them, each with what its player sees, for somebody who plays well and says which of them they accept.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from random import Random

from tests.bots.dealing import run_deal
from tests.bots.redealing import TABLES, differences, pairs
from trickdesk.bots.decision.explain import ENOUGH, Decision, Explanation
from trickdesk.bots.player import advise, decide
from trickdesk.bots.process.client import BotClient
from trickdesk.engine.actions import AskCall, AskPlay
from trickdesk.engine.bids import PASS
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.ui.text.name_text import Names

PATIENCE = 60.0


def hint(view: PlayerView, seed: int) -> tuple[list[Decision], Decision]:
    """Return all that a hint says, partial and final, independent of the clock."""
    told: list[Decision] = []
    return told, advise(view, seed, told.append, clock=lambda: 0.0)


def redealt(hints: int, seed: int, only: str | None = None) -> tuple[int, int]:
    """Return how many hints change when hidden cards are dealt again, and of how many."""
    tables = [(game_id, options) for game_id, options in TABLES if only in (None, game_id)]
    each, different, asked = -(-hints // len(tables)), 0, 0
    for game_id, options in tables:
        found = pairs(games()[game_id](options), each, Random(f"{game_id} {options} {seed}"))
        different += differences(found, lambda view, _table: hint(view, seed))
        asked += len(found)
        print(f"{game_id} {options}: {asked} asked, {different} differ", flush=True)
    return different, asked


def timed(client: BotClient, view: PlayerView, seed: int) -> tuple[float, float]:
    """Return the seconds to the first answer with usable figures and to the last one."""
    start, first = time.monotonic(), None
    client.request_hint(seed, view, seed)
    while time.monotonic() < start + PATIENCE:
        for answer in client.poll():
            assert answer.error is None, answer.error
            now = time.monotonic() - start
            why = Explanation.from_json(answer.why or {}, view.game.deck)
            counts = any(entry.deals >= ENOUGH for entry in why.weighed)
            if first is None and (counts or not answer.partial):
                first = now
            if not answer.partial:
                return first or now, now
        time.sleep(0.001)
    raise TimeoutError("no answer")


def worked(view: PlayerView, seed: int) -> tuple[float, float]:
    """Return the same in CPU seconds, without another process."""
    start, told = time.process_time(), list[float]()
    advise(view, seed, lambda _: told.append(time.process_time() - start), clock=time.process_time)
    now = time.process_time() - start
    return told[0] if told else now, now


def share(values: Sequence[float], part: float) -> str:
    return f"{1000 * sorted(values)[int(part * (len(values) - 1))]:.0f}"


def times(game_id: str, hints: int, seed: int, processor: bool) -> str:
    """Print the times for one game in a line."""
    game, rng, client = games()[game_id](), Random(f"{game_id} {seed}"), BotClient()
    if not processor:
        client.start()
    found: list[tuple[float, float]] = []
    bots = {
        seat: lambda view: decide(view, "easy", rng.randrange(1 << 30)).action for seat in range(game.seats)
    }
    while len(found) < hints:
        for view in run_deal(Table(game), rng, bots):
            free = not (isinstance(view.ask, AskCall) and view.ask.calls == (PASS,))
            if free and rng.random() < 0.5 and len(found) < hints:
                at = len(found)
                found.append(worked(view, at) if processor else timed(client, view, at))
    client.close()
    firsts, lasts = zip(*found[1:], strict=True)  # the process starts with the first one
    return (
        f"{game_id}: {len(firsts)} hints; first figures p50 {share(firsts, 0.5)} p95 {share(firsts, 0.95)}"
        f" max {share(firsts, 1)} ms; last p50 {share(lasts, 0.5)} p95 {share(lasts, 0.95)} ms"
    )


def drawn(hints: int, seed: int, only: str | None = None) -> Iterator[PlayerView]:
    """Yield views at random decisions in deals that bots play, by turns of games."""
    rng, kinds = Random(seed), [only] if only else sorted(games())
    for n in range(hints):
        kind = games()[kinds[n % len(kinds)]]
        game = kind(rng.choice(kind.presets).options)
        bots = {
            seat: lambda view: decide(view, "medium", rng.randrange(1 << 30)).action
            for seat in range(game.seats)
        }
        seen = [
            view
            for view in run_deal(Table(game), rng, bots)
            if not isinstance(view.ask, AskPlay) or view.ask.cards & (view.ask.cards - 1)
        ]
        asked = [view for view in seen if isinstance(view.ask, AskPlay) or view.ask == seen[0].ask]
        yield rng.choice(seen if rng.random() < 0.5 else asked)


def in_words(view: PlayerView, seed: int) -> str:
    """Return what a player sees, and the hint as they read it."""
    from trickdesk.ui.text import bot_reasons, card_text, text_table

    assert view.seat is not None
    names = Names([f"P{seat}" for seat in range(view.game.seats)], you=view.seat)
    made = advise(view, seed, lambda _: None)
    why, rules = made.explanation, view.game.changed(view.game.options)
    table = bot_reasons.hint_table(view, why, made.action, names)
    lines = [
        f"--- {view.game.id} {rules or ''} seat {view.seat}",
        "; ".join(text_table.situation_lines(view, names)),
        "hand: " + card_text.cards_words(view.game, view.hand),
        *(
            f"  {trick.seats} {' '.join(view.game.deck.names[c] for c in trick.cards)}"
            for trick in view.tricks
        ),
        "> " + bot_reasons.hint_sentence(view, why, made.action, names),
        *("   " + bot_reasons.row_words(row, table.columns) for row in table.rows[:6]),
        "  = " + " ".join(f"{one.code}{dict(one.values) or ''}" for one in why.reasons),
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("redealt", "times", "words"))
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--game", choices=sorted(games()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor", action="store_true")
    chosen = parser.parse_args()
    if chosen.what == "redealt":
        different, asked = redealt(chosen.hints, chosen.seed, chosen.game)
        print(f"{asked - different} of {asked} hints are the same with every hidden card dealt again")
        return
    if chosen.what == "words":
        for n, view in enumerate(drawn(chosen.hints, chosen.seed, chosen.game)):
            print(in_words(view, n), flush=True)
        return
    for game_id in [chosen.game] if chosen.game else sorted(games()):
        print(times(game_id, chosen.hints, chosen.seed, chosen.processor), flush=True)


if __name__ == "__main__":
    main()
