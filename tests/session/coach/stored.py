"""Made-up mistakes, and folders of matches with made-up reviews of their deals."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from tests.storage.finished import keep, match, seats
from trickdesk.bots.review.reviewing import DealToReview, PastDecision
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.actions import Action, AskCall, AskPlay, Call
from trickdesk.session.review_store import ReviewStore
from trickdesk.storage.paths import Paths
from trickdesk.storage.statistics.figures import CostlyDecision

NOON = datetime(2026, 3, 1, 12)
PERSON, KEY = "Ann", "ann"
VARIETY = 12  # different matches


def mistake(theme: str, lost: float, deal: int, at: int = 1) -> CostlyDecision:
    return CostlyDecision("x", "hearts", at, deal, 0, 0.1, "", lost, theme)


def paths_in(folder: Path) -> Paths:
    return Paths(folder / "data", folder / "config", folder / "machine")


def others(decided: PastDecision) -> list[Action]:
    """Return the other legal actions of a decision, as far as they are a list."""
    ask = decided.view.ask
    found: list[Action] = []
    if isinstance(ask, AskPlay):
        found += ask.plays
    if isinstance(ask, AskCall):
        found += map(Call, ask.calls)
    return [action for action in found if action != decided.action]


def made_up(text: str, deal: int, rng: Random) -> DealReview:
    """Return a review in which some decisions of the person are mistakes."""
    found = DealToReview(text, deal)
    judged = []
    for decided in found.decisions():
        choices = others(decided) if decided.seat == 0 else []
        lost = rng.random() * 60 if choices and rng.random() < 0.3 else 0.0
        better = rng.choice(choices) if lost else None
        judged.append(
            ReviewedDecision(decided.at, decided.seat, decided.action, lost, lost / rng.uniform(1, 9), better)
        )
    return DealReview(deal, found.first, found.end, tuple(judged), complete=True)


def store(paths: Paths, game_id: str, deals: int, share: float = 1.0) -> Iterator[tuple[Path, int]]:
    """Keep matches with so many deals at least, and reviews of a share of them.

    Yields:
        Each reviewed deal: its record and its number.
    """
    reviews, rng, number = ReviewStore(paths), Random(deals), 0
    while deals > 0:
        record = match(game_id, 1 + number % VARIETY)
        when = NOON + timedelta(days=9 * number)
        path = keep(paths.finished, record, when, seats(record, {0: PERSON}, hints=number))
        text, count = (
            path.read_text(encoding="utf-8"),
            sum(str(entry).startswith("deal ") for entry in record.log),
        )
        for deal in range(count):
            if rng.random() < share:
                reviews.put(text, made_up(text, deal, rng))
                yield path, deal
        deals, number = deals - count, number + 1
