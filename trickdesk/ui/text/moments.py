"""Text at the end of deals and matches: results and turning points."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.view import PlayerView
from trickdesk.session.highlights import Highlight, Verdict, running_totals
from trickdesk.session.match_story import BestDeal, Course, Feat, MatchStory
from trickdesk.ui.text import call_text, card_text, event_text, game_words, name_text, scores
from trickdesk.ui.text.words import fill, join, number, translate


def verdict_words(ended: Verdict, own: bool) -> str:
    """Return `Made`, `Made, with 2 tricks to spare`, or `Failed by 1 trick`.

    `own`: it is the viewer's own bid, without a contract.
    """
    over = ended.over
    if own and ended.made:
        return translate("Moment", "You made your bid")
    if over is None or over == 0:
        return translate("Moment", "Made") if ended.made else translate("Moment", "Failed")
    much = scores.points_words(abs(over)) if ended.points else scores.tricks_words(abs(over))
    if own:
        template = (
            translate("Moment", "You missed your bid: {much} too many")
            if over > 0
            else translate("Moment", "You missed your bid: {much} too few")
        )
        return fill(template, much=much)
    if ended.made:
        return translate("Moment", "Made, with {much} to spare", much=much)
    return translate("Moment", "Failed by {much}", much=much)


def moment_words(moment: Highlight, view: PlayerView, names: Sequence[str]) -> str:
    """Return a turning point: `Trick 7 made it: Ada, with the queen of spades`."""
    trick = view.tricks[moment.trick]
    assert trick.winner is not None
    template = {
        "made": translate("Moment", "Trick {n} made it: {who}."),
        "failed": translate("Moment", "Trick {n} sank it: {who}."),
        "most": translate("Moment", "The biggest trick, {points}: {who}."),
    }.get(moment.kind, translate("Moment", "The last trick: {who}."))
    who, reason = names[trick.winner], event_text.why_won_words(view, trick)
    card = card_text.the_card(view.game, trick.cards[trick.seats.index(trick.winner)])
    if card.lower() not in reason.lower():  # don't say it twice
        who = translate("Moment", "{name}, with {card}", name=who, card=card)
    said = fill(template, n=moment.trick + 1, who=who, points=scores.points_words(trick.points or 0))
    return " ".join(filter(None, [said, reason]))


def best_deal_words(deal: int, points: int, view: PlayerView, names: Sequence[str]) -> str:
    """Return `You did best in deal 4: 240 points`, or who did."""
    side = view.winners[0]
    winners = view.game.seats_of(side)
    if len(winners) == 1 and name_text.is_you(winners[0], view, names):
        template = translate("Moment", "You did best in deal {n}: {points}.")
    else:
        template = translate("Moment", "{names} did best in deal {n}: {points}.")
    return fill(
        template,
        names=game_words.side_words(view.game, side, names),
        n=deal + 1,
        points=scores.points_words(points),
    )


def story_words(story: MatchStory, view: PlayerView, names: Sequence[str]) -> str:
    """Return the one sentence about a match that is most worth reading, or nothing."""
    if story.feat is not None:
        deal, feat = story.feat
        return translate("Moment", "Deal {n}: {what}", n=deal + 1, what=feat_words(feat, view, names))
    return "" if story.course is None else match_course_words(story.course, view, names)


def feat_words(feat: Feat, view: PlayerView, names: Sequence[str]) -> str:
    """Return a feat as a sentence: `Ada and Chidi took every trick`."""
    forms = {
        "moon": (
            translate("Moment", "You shot the moon."),
            translate("Moment", "{name} shot the moon."),
            translate("Moment", "{names} shot the moon."),
        ),
        "none": (
            translate("Moment", "You bid {bid} and lost every trick, as promised."),
            translate("Moment", "{name} bid {bid} and lost every trick, as promised."),
            translate("Moment", "{names} bid {bid} and lost every trick, as promised."),
        ),
        "promised": (
            translate("Moment", "You bid {bid} and took every trick."),
            translate("Moment", "{name} bid {bid} and took every trick."),
            translate("Moment", "{names} bid {bid} and took every trick."),
        ),
        "all": (
            translate("Moment", "You took every trick."),
            translate("Moment", "{name} took every trick."),
            translate("Moment", "{names} took every trick."),
        ),
        "highest": (
            translate("Moment", "You made {bid}, the highest bid there is."),
            translate("Moment", "{name} made {bid}, the highest bid there is."),
            translate("Moment", "{names} made {bid}, the highest bid there is."),
        ),
    }[feat.kind]
    bid = call_text.call_words(feat.bid, view.game) if feat.bid else ""
    return _told_of(feat.seats, forms, view, names, bid=bid)


def match_course_words(course: Course, view: PlayerView, names: Sequence[str]) -> str:
    """Return how a match was won: `The lead never changed hands`."""
    if course.kind == "exact":
        forms = (
            translate("Moment", "You made every bid of the match."),
            translate("Moment", "{name} made every bid of the match."),
            translate("Moment", "{names} made every bid of the match."),
        )
        seats = view.game.seats_of(*view.winners)
        return _told_of(seats, forms, view, names)
    if course.kind == "floor":
        forms = (
            translate("Moment", "You fell to {points}, which loses the match."),
            translate("Moment", "{name} fell to {points}, which loses the match."),
            translate("Moment", "{names} fell to {points}, which loses the match."),
        )
        lowest = view.totals.index(min(view.totals))
        seats = view.game.seats_of(lowest)
        return _told_of(seats, forms, view, names, points=scores.points_words(min(view.totals)))
    template = {
        "behind": translate("Moment", "What a comeback: {behind} behind after deal {n}."),
        "last": translate("Moment", "The last deal decided it: {behind} behind before, {ahead} ahead after."),
        "close": translate("Moment", "It was close: only {ahead} between first and second."),
        "throughout": translate("Moment", "The lead never changed hands."),
        "since": translate("Moment", "After deal {n}, the lead never changed hands."),
    }[course.kind]
    return fill(
        template,
        n=course.deal + 1,
        behind=scores.points_words(course.behind),
        ahead=scores.points_words(course.ahead),
    )


def _told_of(
    seats: Sequence[int], forms: tuple[str, str, str], view: PlayerView, names: Sequence[str], **fields: str
) -> str:
    """Fill the form of a sentence for you, for one player or for several."""
    you, one, several = forms
    if len(seats) > 1:
        return fill(several, names=join([names[seat] for seat in seats]), **fields)
    return fill(you if name_text.is_you(seats[0], view, names) else one, name=names[seats[0]], **fields)


def best_cards_words(best: BestDeal, view: PlayerView, names: Sequence[str]) -> str:
    """Return the caption of the key trick of the winners' best deal.

    `view` is that at the end of the match.
    """
    shown = best.view
    deal, side = shown.deals[-1], view.winners[0]
    points, contract = deal.points[side], deal.contract
    if contract is None or not best.decides(side):
        return best_deal_words(shown.deal_number - 1, points, view, names)
    template = (
        translate("Moment", "Trick {trick} of the best deal, deal {n}: {bid} made, {points}.")
        if deal.made
        else translate("Moment", "Trick {trick} of the best deal, deal {n}: {bid} defeated, {points}.")
        if points
        else translate("Moment", "Trick {trick} of the best deal, deal {n}: {bid} defeated.")
    )
    bid = scores.contract_bid_words(contract, shown)
    return fill(
        template, trick=best.trick + 1, n=shown.deal_number, bid=bid, points=scores.points_words(points)
    )


def totals_after_words(totals: Sequence[int], deal: int, view: PlayerView, names: Sequence[str]) -> str:
    """Return `After deal 3: Ada 40, Bruno 15`."""
    each = [
        translate(
            "Moment",
            "{names} {points}",
            names=game_words.side_words(view.game, side, names),
            points=number(total),
        )
        for side, total in enumerate(totals)
    ]
    if not deal:
        return translate("Moment", "At the start: {scores}.", scores=join(each))
    return translate("Moment", "After deal {n}: {scores}.", n=deal, scores=join(each))


def course_words(view: PlayerView, names: Sequence[str]) -> list[str]:
    """Return the totals after every deal of the match, a sentence for each."""
    return [totals_after_words(totals, deal, view, names) for deal, totals in enumerate(running_totals(view))]
