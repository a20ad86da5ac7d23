"""Reviews deals for the coach, and reads what reviews tell. For threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from threading import Event
from typing import NamedTuple

from trickdesk.bots.levels import LEVELS
from trickdesk.bots.process.client import ReviewClient
from trickdesk.bots.review.values import DealReview
from trickdesk.engine.record import LONGEST
from trickdesk.session.coach.claims import WINDOW, Loss, Losses, loss_of
from trickdesk.session.coach.report import CoachReport, Trend, coach_report, trend
from trickdesk.session.review_store import ReviewStore, history_of
from trickdesk.storage.files import SaveError, read_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.statistics.figures import Choices, Filter, choices, judged_deals, swings
from trickdesk.storage.statistics.history import History

POLL_S = 0.1  # between looks whether a review is ready

DealPlace = tuple[str, int]  # the file of a match, and the deal from 0


class Standing(NamedTuple):
    """How a person plays compared with bots that had the same cards.

    Attributes:
        level: The level in most of the deals.
        lead: The points a deal that the person made more than that level.
        above: The best level that the person surely beats, or empty.
        below: The next better level that surely beats the person, or empty.
    """

    level: str
    lead: Loss
    above: str
    below: str


class CoachPage(NamedTuple):
    """All that the page shows; `standing` is None if bots played none of the deals."""

    report: CoachReport
    people: Choices
    standing: Standing | None


def standing_of(won: Mapping[str, Sequence[int]]) -> Standing | None:
    """Return how a person plays, from the points won over each level in deals."""
    leads = {level: loss_of(won[level]) for level in LEVELS if level in won}
    if not leads:
        return None
    most = max(leads, key=lambda level: len(won[level]))
    above = [level for level, lead in leads.items() if lead.is_sure]
    best = LEVELS.index(above[-1]) if above else -1
    below = [level for level, lead in leads.items() if Loss(-lead.points, lead.error).is_sure]
    better = [level for level in below if LEVELS.index(level) > best]
    return Standing(most, leads[most], above[-1] if above else "", better[0] if better else "")


def read_page(
    paths: Paths, chosen: Filter, expert: Mapping[str, Losses], update: bool, stop: Callable[[], bool]
) -> CoachPage:
    """Return the page of a person and game; with `update`, after reading what is new."""

    def read(index: History) -> CoachPage:
        if update:
            index.update(stop=stop)
        report = coach_report(index, chosen, expert)
        return CoachPage(report, choices(index), standing_of(swings(index, chosen)))

    with closing(history_of(paths)) as history:
        return history.safely(read)


def after_match(paths: Paths, person: str, game: str, name: str) -> tuple[Sequence[DealPlace], Trend | None]:
    """Return what a person's match of this name has changed.

    Returns:
        Its deals that have to be reviewed first, and the theme that has changed. Neither, if too few deals from
        before have a review.
    """

    def read(index: History) -> tuple[Sequence[DealPlace], Trend | None]:
        index.update()
        deals = judged_deals(index, Filter(person, game))
        own = [deal for deal in deals if deal.name == name]
        before = [deal for deal in deals if deal.name != name and deal.mistakes is not None]
        unseen = [(deal.name, deal.deal) for deal in own if deal.mistakes is None]
        if len(before) < WINDOW:
            return (), None
        return unseen, None if unseen else trend([*own, *before], len(own))

    with closing(history_of(paths)) as history:
        return history.safely(read)


def review_deals(
    paths: Paths,
    deals: Sequence[DealPlace],
    make: Callable[[], ReviewClient],
    stopped: Event,
    tell: Callable[[list[int]], object],
) -> None:
    """Review deals one after another, and store the reviews, until it is stopped.

    `tell` gets in a list how many are done. A deal that can't be read or reviewed is left out.

    Raises:
        SaveError: A review can't be stored.
    """
    store, reviewer = ReviewStore(paths), make()
    try:
        for done, (name, deal) in enumerate(deals, 1):
            review_one(paths, store, reviewer, name, deal, stopped)
            if stopped.is_set():
                return
            tell([done])
    finally:
        reviewer.close()


def review_one(
    paths: Paths, store: ReviewStore, reviewer: ReviewClient, name: str, deal: int, stopped: Event
) -> None:
    """Review a deal and store the review.

    Raises:
        SaveError: It can't be stored.
    """
    try:
        text = read_text(paths.finished / name, LONGEST)
    except SaveError:
        return
    review = review_of(text, deal, reviewer, stopped)
    if review is not None:
        store.put(text, review)


def review_of(record_text: str, deal: int, reviewer: ReviewClient, stopped: Event) -> DealReview | None:
    """Return the complete review of a deal; None if that fails or is stopped."""
    ticket = reviewer.review(record_text, deal)
    while not stopped.wait(POLL_S):
        for news in reviewer.poll():
            if news.ticket == ticket and (news.error is not None or news.review is None):
                return None
            if news.ticket == ticket and news.review is not None and news.review.complete:
                return news.review
    return None
