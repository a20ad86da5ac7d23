"""Stored reviews, found by their records; and the index of finished matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trickdesk.bots.review.values import VERSION, DealReview
from trickdesk.engine.record import RecordError, feed, game_of, read_record
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.coach.sorting import theme_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import changes_in
from trickdesk.storage.reviews import Reviews, review_key
from trickdesk.storage.statistics.history import History


class ReviewStore:
    """The stored reviews of one user.

    Every call may take as long as the disk does, so don't call it from the UI thread.
    """

    def __init__(self, paths: Paths) -> None:
        self._reviews = Reviews(paths.reviews)

    def get(self, record_text: str, deal: int) -> DealReview | None:
        """Return the stored review of a deal (from 0), or None.

        None also if it is damaged or was made by another version.

        Raises:
            SaveError: The disk can't be read.
        """
        try:
            record = read_record(record_text)
            data = self._reviews.get(review_key(record, deal, VERSION))
            if data is None:
                return None
            review = DealReview.from_json(data, game_of(record, games()).deck)
        except (RecordError, ValueError, KeyError, TypeError, OverflowError):
            return None
        return review if review.deal == deal and 0 <= review.first < review.end <= len(record.log) else None

    def put(self, record_text: str, review: DealReview) -> None:
        """Store the review of a deal.

        Raises:
            SaveError: The file can't be written.
        """
        record = read_record(record_text)
        deck = game_of(record, games()).deck
        self._reviews.put(review_key(record, review.deal, VERSION), review.to_json(deck))


def history_of(paths: Paths) -> History:
    """Return the index of a user's finished matches, with the results of reviews."""
    return History(
        paths.history,
        paths.finished,
        Reviews(paths.reviews),
        VERSION,
        lambda: changes_in(paths.settings),
        ThemeSorter(),
    )


class ThemeSorter:
    """Gives mistakes their themes; deals of a match in their order need one replay."""

    def __init__(self) -> None:
        self._text, self._fed = "", 0  # the record, and how much of its log is on the table

    def __call__(self, record_text: str, review: Mapping[str, Any], wrong: Sequence[int]) -> dict[int, str]:
        """Return the codes of the themes of a review's mistakes, by index in the log.

        Raises:
            RecordError: The record is damaged.
            ValueError, KeyError, TypeError: It isn't a review.
        """
        if record_text != self._text or self._fed > min(wrong):
            record = read_record(record_text)
            self._log, self._table, self._fed = record.log, Table(game_of(record, games())), 0
        self._text, table = "", self._table  # a damaged one isn't gone on with
        judged = DealReview.from_json(review, table.game.deck).judged
        better = {one.at: one for one in judged if one.at in wrong}
        found, end = {}, max(wrong) + 1
        for at, entry in enumerate(self._log[self._fed : end], self._fed):
            if at in better and (best := better[at].better) is not None:
                found[at] = theme_of(view(table, better[at].seat), better[at].action, best).code
            feed(table, entry, at)
        self._text, self._fed = record_text, end
        return found
