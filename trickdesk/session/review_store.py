"""Stored reviews, found by their records; and the index of finished matches."""

from __future__ import annotations

from trickdesk.bots.review.values import VERSION, DealReview
from trickdesk.engine.record import RecordError, game_of, read_record
from trickdesk.games import games
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
        paths.history, paths.finished, Reviews(paths.reviews), VERSION, lambda: changes_in(paths.settings)
    )
