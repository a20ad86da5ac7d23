"""Made-up reviews: of matches with mistakes of one theme, and one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from itertools import count as numbers
from random import Random

from tests.session.coach.stored import made_up
from tests.session.practice.dear import choices_of
from tests.storage.finished import keep, match, seats
from trickdesk.bots.decision.explain import ActionValue, Explanation, Reason
from trickdesk.bots.process.client import ReviewClient, ReviewNews
from trickdesk.bots.review.values import VERSION, DealReview, ReviewedDecision
from trickdesk.engine.actions import Action
from trickdesk.engine.cards import Seat
from trickdesk.engine.record import Record, feed, game_of, is_deal, parse_input, read_record
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.coach.sorting import theme_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.reviews import Reviews, at_stake, review_key
from trickdesk.storage.statistics.results import read_result

LAST = datetime(2026, 11, 24, 20)  # when the newest match began

Mistake = tuple[int, Seat, Action, Action]  # where in the log, who, what, and what was better


@cache
def mistakes_of(game_id: str, seed: int, theme: str) -> list[dict[Seat, Mistake]]:
    """Return by deal and seat the first decision that may show a theme."""
    record = read_record(match(game_id, seed).to_text())
    table, rng, found = Table(game_of(record, games())), Random(1), list[dict[Seat, Mistake]]()
    for at, entry in enumerate(record.log):
        if is_deal(entry):
            found.append({})
        put = parse_input(str(entry), table.game.deck)
        if isinstance(put, tuple) and put[0] not in found[-1] and table.phase is not None:
            seen, ask = view(table, put[0]), table.phase.ask()
            assert ask is not None
            for other in choices_of(ask, rng):
                if other != put[1] and theme_of(seen, put[1], other).code == theme:
                    found[-1][put[0]] = (at, *put, other)
        feed(table, entry, at)
    return found


def keep_reviewed(
    paths: Paths,
    game_id: str,
    deals: int,
    theme: str = "",
    unseen: int = 0,
    person: str = "Ann",
    level: str = "hard",
    days: int = 7,
    won: int = 0,
    seeds: Sequence[int] = (1,),
    last: datetime = LAST,
) -> list[tuple[str, int]]:
    """Keep a person's matches, of which this many deals have a review.

    In each reviewed deal the person makes a mistake of the theme where that is possible, and so do the bots.
    The newest `unseen` deals have no review. The person won `won` points over bots with the same cards, a little
    more or less.

    Returns:
        The deals with a review, newest first.
    """
    found: list[tuple[str, int]] = []
    for number in numbers():
        if len(found) >= deals:
            return found
        record = match(game_id, seeds[number % len(seeds)])
        path = keep(
            paths.finished, record, last - timedelta(days=days * number), seats(record, {0: person}, level)
        )
        record = read_record(path.read_text(encoding="utf-8"))
        points = read_result(record).points
        for deal in reversed(range(len(points))):
            if unseen:
                unseen -= 1
            elif len(found) < deals:
                mistakes = mistakes_of(game_id, seeds[number % len(seeds)], theme)[deal] if theme else {}
                review(paths, record, deal, points, mistakes, won)
                found.append((path.name, deal))
    raise AssertionError


def review(
    paths: Paths,
    record: Record,
    deal: int,
    points: Sequence[Sequence[int] | None],
    mistakes: dict[Seat, Mistake],
    won: int,
) -> None:
    """Store a deal's review."""
    stake, rng = at_stake(points[: deal + 1]), Random(deal)
    game = game_of(record, games())
    own = points[deal] or (0,) * game.sides
    bots = tuple(
        game.gain(game.gain(one) - (won + rng.randint(-3, 3) if side == 0 else 0))
        for side, one in enumerate(own)
    )
    judged = [judged_of(mistake, stake * (0.2 + 0.1 * rng.random())) for mistake in mistakes.values()]
    kept = DealReview(
        deal, 0, len(record.log), tuple(sorted(judged, key=lambda one: one.at)), taken_by_bots=bots,
        bots_level="hard", complete=True,
    )  # fmt: skip
    Reviews(paths.reviews).put(review_key(record, deal, VERSION), kept.to_json(game.deck))


def judged_of(mistake: Mistake, lost: float) -> ReviewedDecision:
    at, seat, action, better = mistake
    weighed = (
        ActionValue(better, lost, 0.1, None, lost, None, 100),
        ActionValue(action, 0.0, 0.1, None, 0.0, None, 100),
    )
    why = Explanation((Reason("by-rule"),), weighed, 100)
    return ReviewedDecision(
        at, seat, action, lost, 0.1, better, why=why, why_better=(Reason("clearly-best"),)
    )


class Instant(ReviewClient):
    """A reviewer with an answer at the third look: a part first, then all.

    People and bots play well, unless `mistakes`.
    """

    def __init__(self) -> None:
        super().__init__(["none"])
        self.asked: list[tuple[str, int]] = []
        self.news: list[ReviewNews] = []
        self.closed = False
        self.fails_at, self.mistakes = -1, False

    def review(self, record_text: str, deal: int) -> int:
        self.asked.append((record_text, deal))
        ticket = len(self.asked)
        if ticket == self.fails_at:
            self.news = [ReviewNews(ticket, None, "it crashed")]
        else:
            part = DealReview(deal, 0, 1)
            whole = replace(part, complete=True)
            if self.mistakes:
                whole = made_up(record_text, deal, Random(deal))
            self.news = [ReviewNews(ticket - 1, part), ReviewNews(ticket, part), ReviewNews(ticket, whole)]
        return ticket

    def poll(self) -> list[ReviewNews]:
        news, self.news = self.news[:1], self.news[1:]
        return news

    def cancel(self) -> None:
        raise AssertionError

    def close(self) -> None:
        self.closed = True
