"""Finished matches with made-up reviews in which some decisions were costly."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.storage.finished import keep, match, seats
from trickdesk.bots.decision.explain import ActionValue, Explanation, Reason
from trickdesk.bots.review.values import VERSION, DealReview, ReviewedDecision
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.record import feed, game_of, parse_input, read_record
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.storage.paths import Paths
from trickdesk.storage.reviews import Reviews, at_stake, review_key
from trickdesk.storage.statistics.results import read_result

NOON = datetime(2026, 3, 1, 12)


class Dear(NamedTuple):
    """A costly decision: where it is, what was done, and what was better."""

    at: int
    ask: Ask
    action: Action
    better: Action


def choices_of(ask: Ask, rng: Random) -> Sequence[Action]:
    """Return some of the legal actions."""
    if isinstance(ask, AskCall):
        return [Call(call) for call in ask.calls]
    if isinstance(ask, AskGive):
        free = list(cards_in(ask.cards & ~ask.first))
        count = ask.low - ask.first.bit_count()
        return [Give(ask.first | card_set(rng.sample(free, count))) for _ in range(6)]
    return [Play(card, ask.names[card][0] if card in ask.names else None) for card in cards_in(ask.cards)]


def keep_dear(
    paths: Paths, game_id: str, kinds: Sequence[str] = ("call", "give", "play"), person: str = "Ann"
) -> list[Dear]:
    """Save a person's match with a review: a costly decision of each kind.

    The first is the costliest. The person has seat 0.
    """
    record = match(game_id)
    path = keep(paths.finished, record, NOON, seats(record, {0: person}))
    record = read_record(path.read_text(encoding="utf-8"))
    table, rng = Table(game_of(record, games())), Random(1)
    by_deal: dict[int, dict[str, Dear]] = {}
    for at, entry in enumerate(record.log):
        put = parse_input(str(entry), table.game.deck)
        if isinstance(put, tuple) and put[0] == 0:
            ask = table.phase.ask() if table.phase is not None else None
            assert ask is not None
            others = [action for action in choices_of(ask, rng) if action != put[1]]
            kind = str(entry).split()[1]
            if others:
                found = by_deal.setdefault(len(table.deals) - 1, {})
                found.setdefault(kind, Dear(at, ask, put[1], others[-1]))
        feed(table, entry, at)
    deal, chosen = max(by_deal.items(), key=lambda entry: sum(kind in entry[1] for kind in kinds))
    dears = [chosen[kind] for kind in kinds if kind in chosen]
    stake = at_stake(read_result(record).points[: deal + 1])
    judged = [_judged(dear, stake * (0.6 - 0.1 * n)) for n, dear in enumerate(dears)]
    review = DealReview(
        deal, 0, len(record.log), tuple(sorted(judged, key=lambda one: one.at)), complete=True
    )
    kept = review.to_json(table.game.deck)
    Reviews(paths.reviews).put(review_key(record, deal, VERSION), kept)
    return dears


def _judged(dear: Dear, lost: float) -> ReviewedDecision:
    weighed = (
        ActionValue(dear.better, lost, 0.1, None, lost, None, 100),
        ActionValue(dear.action, 0.0, 0.1, None, 0.0, None, 100),
    )
    why = Explanation((Reason("by-rule"),), weighed, 100)
    return ReviewedDecision(
        dear.at, 0, dear.action, lost, 0.1, dear.better, why=why, why_better=(Reason("clearly-best"),)
    )


def folder(tmp_path: Path) -> Paths:
    return Paths(tmp_path, tmp_path, tmp_path)
