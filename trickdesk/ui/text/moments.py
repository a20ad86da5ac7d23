"""Text at the end of deals and matches: results and turning points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from trickdesk.engine.view import PlayerView
from trickdesk.session.highlights import Highlight, Verdict, running_totals
from trickdesk.ui.text.cards import the_card
from trickdesk.ui.text.events import reason_words
from trickdesk.ui.text.game_words import is_you, side_words
from trickdesk.ui.text.scores import points_words, tricks_words
from trickdesk.ui.text.words import fill, join, number, signed


def verdict_words(ended: Verdict, own: bool) -> str:
    """Return `Made`, `Made, and 2 tricks more`, or `Failed by 1 trick`.

    `own`: it is the viewer's bid, which has to be made exactly.
    """
    translate, over = QCoreApplication.translate, ended.over
    if over is None or over == 0:
        if own:
            return translate("Moment", "Your bid is made")
        return translate("Moment", "Made") if ended.made else translate("Moment", "Failed")
    much = points_words(abs(over)) if ended.points else tricks_words(abs(over))
    if own:
        template = (
            translate("Moment", "Your bid is missed: {much} too many")
            if over > 0
            else translate("Moment", "Your bid is missed: {much} too few")
        )
        return fill(template, much=much)
    if ended.made:
        return fill(translate("Moment", "Made, with {much} to spare"), much=much)
    return fill(translate("Moment", "Failed by {much}"), much=much)


def moment_words(moment: Highlight, view: PlayerView, names: Sequence[str]) -> str:
    """Return a turning point: `Trick 7 made it: Ada, with the queen of spades`."""
    translate, trick = QCoreApplication.translate, view.tricks[moment.trick]
    assert trick.winner is not None
    template = {
        "made": translate("Moment", "Trick {n} made it: {name}, with {card}."),
        "failed": translate("Moment", "Trick {n} sank it: {name}, with {card}."),
        "most": translate("Moment", "The biggest trick, {points}: {name}, with {card}."),
    }.get(moment.kind, translate("Moment", "The last trick: {name}, with {card}."))
    said = fill(
        template,
        n=moment.trick + 1,
        name=names[trick.winner],
        card=the_card(view.game, trick.cards[trick.seats.index(trick.winner)]),
        points=points_words(trick.points or 0),
    )
    return " ".join(filter(None, [said, reason_words(view, trick)]))


def best_deal_words(deal: int, points: int, view: PlayerView, names: Sequence[str]) -> str:
    """Return `Your best deal was deal 4: +240`, or whose best deal it was."""
    side = view.winners[0]
    winners = [seat for seat in range(view.game.seats) if view.game.side(seat) == side]
    if len(winners) == 1 and is_you(winners[0], view, names):
        template = QCoreApplication.translate("Moment", "Your best deal was deal {n}: {points}.")
    else:
        template = QCoreApplication.translate("Moment", "The best deal of {names} was deal {n}: {points}.")
    return fill(template, names=side_words(view.game, side, names), n=deal + 1, points=signed(points))


def score_words(totals: Sequence[int], deal: int, view: PlayerView, names: Sequence[str]) -> str:
    """Return `After deal 3: Ada 40, Bruno 15`."""
    translate = QCoreApplication.translate
    each = [
        fill(
            translate("Moment", "{names} {points}"),
            names=side_words(view.game, side, names),
            points=number(total),
        )
        for side, total in enumerate(totals)
    ]
    if not deal:
        return fill(translate("Moment", "At the start: {scores}."), scores=join(each))
    return fill(translate("Moment", "After deal {n}: {scores}."), n=deal, scores=join(each))


def course_words(view: PlayerView, names: Sequence[str]) -> list[str]:
    """Return the totals after every deal of the match, a sentence for each."""
    return [score_words(totals, deal, view, names) for deal, totals in enumerate(running_totals(view))]
