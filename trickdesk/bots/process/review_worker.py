"""The process that reviews deals: lines of JSON in and out.

`{"ticket": n, "record": "...", "deal": n}` gets several answers. Each
`{"ticket": n, "review": {...}, "judged": [...]}` has the review without its decisions, and the decisions that
are new or have changed. The review in the last answer is `complete`. An error is
`{"ticket": n, "error": "..."}`.

`{"cancel": n}`, exceptions and the end of the input work as in `trickdesk.bots.process.worker`. This process
runs at a lower priority.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from trickdesk.bots.process.worker import Worker, serve
from trickdesk.bots.review.reviewing import review_deal
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.record import RecordError, game_of, read_record
from trickdesk.games import games

NICE = 10  # priority of reviews, lower than that of the window and the bots


class ReviewWorker(Worker):
    """Reviews one deal at a time; a new request replaces a pending or running one."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Write all answers to a request except the last, and return that one."""
        ticket = request["ticket"]
        last: dict[str, Any] = {"ticket": ticket, "error": "nothing was reviewed"}
        try:
            answers = self.answers(request)
            last = next(answers)
            for answer in answers:
                if request is not self.wanted:
                    break
                self.write(last)
                last = answer
        except RecordError as error:
            return {"ticket": ticket, "error": str(error)}
        except (KeyError, ValueError, TypeError) as error:
            self.report_exception()
            return {"ticket": ticket, "error": f"not a request: {error!r}"}
        except Exception:
            self.report_exception()
            return {"ticket": ticket, "error": "the review failed"}
        return last

    def answers(self, request: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield an answer for each step of the review."""
        record, number = str(request["record"]), int(request["deal"])
        deck = game_of(read_record(record), games()).deck
        sent: dict[int, ReviewedDecision] = {}
        for review in review_deal(record, number, lambda: self.wanted is not request):
            new = [judged for judged in review.judged if sent.get(judged.at) != judged]
            sent.update((judged.at, judged) for judged in new)
            yield {
                "ticket": request["ticket"],
                "review": head(review).to_json(deck),
                "judged": [judged.to_json(deck) for judged in new],
            }


def head(review: DealReview) -> DealReview:
    """Return a review without its decisions."""
    return replace(review, judged=())


def main() -> int:
    """Run `trickdesk review-worker`."""
    with suppress(AttributeError, OSError):  # Windows has no `nice`
        os.nice(NICE)
    return serve(ReviewWorker)
