"""Stored reviews, by the records they belong to; the match index reads them."""

from __future__ import annotations

from trickdesk.bots.review.values import VERSION, DealReview
from trickdesk.engine.record import RecordError, game_of, read_record
from trickdesk.games import games
from trickdesk.storage.history import History
from trickdesk.storage.paths import Paths
from trickdesk.storage.reviews import Reviews, review_key


class ReviewStore:
    """The reviews of one user.

    Each may take as long as the disk does: not for the window's thread.
    """

    def __init__(self, paths: Paths) -> None:
        self._reviews = Reviews(paths.reviews)

    def get(self, record_text: str, deal: int) -> DealReview | None:
        """The stored review of a deal (from 0), or None.

        None also for a damaged one and for one of an older kind.

        :class:`~trickdesk.storage.files.SaveError` where nothing can be read.
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
        """Keep the review of a deal. :class:`~trickdesk.storage.files.SaveError`."""
        record = read_record(record_text)
        deck = game_of(record, games()).deck
        self._reviews.put(review_key(record, review.deal, VERSION), review.to_json(deck))


def history_of(paths: Paths) -> History:
    """The index of a user's finished matches, with what reviews say of them."""
    return History(paths.history, paths.finished, Reviews(paths.reviews), VERSION)
