"""The same cards played by bots in the people's chairs: what of a result was luck."""

from __future__ import annotations

from collections.abc import Callable

from trickdesk.bots.player import decide
from trickdesk.bots.review.deals import ReviewedDeal
from trickdesk.bots.review.seats import usual_level
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.view import view


def level_for_people(deal: ReviewedDeal) -> str:
    """The level that plays in their chairs: that of most bots against them; empty where nobody sat there."""
    return usual_level(deal.game, deal.sitters, deal.people[0]) if deal.people else ""


def taken_by_bots(deal: ReviewedDeal, stop: Callable[[], bool]) -> tuple[int, ...] | None:
    """The points of each total, bots of that level in the people's chairs, and all others as they are; None if it was
    stopped.

    Chance is the session's own where the record has its seed, so that a bot that sees the same does the same.
    """
    level = level_for_people(deal)
    shuffler = Shuffler(deal.seed)
    table, again = deal.table_at(deal.first + 1), 0
    while table.phase is not None:
        if stop():
            return None
        seat = table.phase.turn
        if seat < 0:
            table.restock(shuffler.restock(table.discards, deal.number, again))
            again += 1
            continue
        sitter = deal.sitters[seat]
        made = decide(
            view(table, seat),
            level if sitter.human else sitter.level,
            shuffler.number(f"bot {len(table.log)}"),
            stop,
            lambda: 0.0,
            sitter.temperament,
            deal.agreements,
        )
        table.act(seat, made.action)
    result = table.deals[-1].result
    assert result is not None
    return result.points
