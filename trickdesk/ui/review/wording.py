"""Text of reviews: decisions, their cost, better choices, and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.bots.decision.explain import Explanation, Reason
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.actions import Action, Call, Give
from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session.match_story import deal_feat
from trickdesk.session.mistakes import MistakeSize, swing
from trickdesk.session.replay import Outcome, Position, Replay
from trickdesk.ui.text import bot_reasons, call_text, card_text, event_text, game_words, moments, scores
from trickdesk.ui.text.words import (
    MINUS,
    capital,
    decimal,
    fill,
    isolated,
    join,
    number,
    plural,
    signed,
    translate,
    translated,
)

WEIGHS_MATCH = Reason("for-the-match")
_SIZES = {
    MistakeSize.SMALL: QT_TRANSLATE_NOOP("Review", "Slip"),
    MistakeSize.MEDIUM: QT_TRANSLATE_NOOP("Review", "Mistake"),
    MistakeSize.LARGE: QT_TRANSLATE_NOOP("Review", "Blunder"),
}


def size_words(size: MistakeSize) -> str:
    """Return `Slip`, `Mistake` or `Blunder`."""
    return translated("Review", _SIZES[size]) if size else ""


def decided_words(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """Return a decision on its own: `7 hearts`, `King of spades`."""
    if isinstance(action, Call):
        return call_text.call_words(action.text, game, names)
    if isinstance(action, Give):
        if not action.cards:
            return translate("Review", "Nothing discarded")
        passed, discarded = translate("Review", "{cards} passed"), translate("Review", "{cards} discarded")
        return capital(
            fill(passed if game.passes_cards else discarded, cards=card_text.cards_words(game, action.cards))
        )
    return card_text.play_words(game, action)


def action_marks(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """Return a decision in short, with suit marks."""
    if isinstance(action, Call):
        return call_text.call_marks(action.text, game, names)
    if isinstance(action, Give):
        cards = " ".join(card_text.card_marks(game, card) for card in cards_in(action.cards))
        return cards or translate("Review", "nothing")
    return card_text.play_marks(game, action)


def better_words(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """Return the better choice within a sentence: `the king of spades`, `“7 hearts”`."""
    if isinstance(action, Call):
        return translate("Review", "“{call}”", call=call_text.call_words(action.text, game, names))
    if isinstance(action, Give):
        discard, pass_on = translate("Review", "to discard {cards}"), translate("Review", "to pass {cards}")
        text, cards = pass_on if game.passes_cards else discard, card_text.cards_words(game, action.cards)
        return fill(text, cards=cards) if cards else translate("Review", "to discard nothing")
    return card_text.play_words(game, action, card_text.the_card)


def trick_place_words(position: Position) -> str:
    """Return `Trick 4, card 3`; empty before the first trick and after the last."""
    if not position.trick or isinstance(position.action, Call):
        return ""
    return translate("Review", "Trick {trick}, card {card}", trick=position.trick, card=position.card)


def step_words(replay: Replay, position: Position, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return everything that happened at a step, as sentences."""
    view, events = replay.view(position.at, viewer), replay.events(position.at)
    said = [event_text.event_words(event, view, names) for event in events]
    if any(event.kind == "scored" for event in events) and (feat := deal_feat(view)) is not None:
        said.append(moments.feat_words(feat, view, names))
    if isinstance(position.action, Give) and position.seat is not None:
        template = translate("Review", "{name}: {what}.")
        what = decided_words(position.action, replay.game)
        said = [fill(template, name=names[position.seat], what=what)]
    return " ".join(dict.fromkeys(filter(None, said)))


def loss_words(lost: float) -> str:
    """Return points lost, for a column: `−3.2`, `0`."""
    if abs(lost) < 0.05:
        return "0"
    return isolated(f"{MINUS}{lost:.0f}" if lost >= 99.5 else f"{MINUS}{decimal(lost)}")


def counted_words(count: int, game: Game) -> str:
    """Return a number of tricks, or of card points in games that count those."""
    return scores.points_words(count) if game.counts_points else scores.tricks_words(count)


def why_words(
    judged: ReviewedDecision, size: MistakeSize, replay: Replay, names: Sequence[str], exact: bool
) -> list[str]:
    """Return everything about one decision, a paragraph each.

    `exact`: the loss with all cards known is exact.
    """
    game = replay.game
    paragraphs = []
    if size and judged.better is not None:
        template = translate("Review", "{size}: {better} was better.")
        paragraphs.append(
            fill(template, size=size_words(size), better=better_words(judged.better, game, names))
        )
    if judged.knew is None:
        paragraphs.append(translate("Review", "From what the player could know: not worked out yet."))
    elif judged.knew < 0.05:
        paragraphs.append(translate("Review", "From what the player could know, nothing was better."))
    else:
        template = translate(
            "Review",
            "From what the player could know, this cost {lost} (±\N{NO-BREAK SPACE}{error}) points on average.",
        )
        paragraphs.append(fill(template, lost=decimal(judged.knew), error=decimal(judged.error)))
    paragraphs.append(_actual_words(judged, game, names, exact))
    if judged.costs_contract:
        paragraphs.append(translate("Review", "With all cards known, this decided the contract."))
    if (why := judged.why) is not None:
        given, view = why.reasons, replay.view(judged.at, judged.seat)
        if given and size and judged.better is not None:  # not "why": it would read as praise of a mistake
            reasons = bot_reasons.reasons_words(why, game, view=view)
            paragraphs.append(translate("Review", "The choice made: {reasons}", reasons=reasons))
            given = ()
        if _weighs_match(judged, why) and not {*bot_reasons.FOR_MATCH} & {*why.codes}:
            given = (*given, WEIGHS_MATCH)
        reasons = bot_reasons.reasons_words(replace(why, reasons=given), game, view=view)
        paragraphs.append(translate("Review", "Why: {reasons}", reasons=reasons) if reasons else "")
        compared = bot_reasons.explanation_words(replace(why, reasons=()), game, names).strip()
        template = translate("Review", "Expected results:\n{compared}")
        paragraphs.append(fill(template, compared=compared) if why.weighed else compared)
    return [line for line in paragraphs if line]


def _weighs_match(judged: ReviewedDecision, why: Explanation) -> bool:
    """Return whether the loss is clearly not the difference in expected points."""
    points = {entry.action: entry.reliable().points for entry in why.weighed}
    done = points.get(judged.action)
    better = None if judged.better is None else points.get(judged.better)
    if judged.knew is None or done is None or better is None:
        return False
    return abs(abs(better - done) - judged.knew) > max(judged.knew / 2, 2 * judged.error)


def _actual_words(judged: ReviewedDecision, game: Game, names: Sequence[str], exact: bool) -> str:
    if judged.actual is None:
        if isinstance(judged.action, (Call, Give)):
            return ""
        return translate("Review", "With all cards known: not worked out.") if exact else ""
    if not judged.actual:
        return translate("Review", "With all cards known, nothing was better.")
    lost = counted_words(judged.actual, game)
    if judged.best is None:
        return translate("Review", "With all cards known, this cost {lost}.", lost=lost)
    template = translate("Review", "With all cards known, {best} was {lost} better.")
    return fill(template, lost=lost, best=better_words(judged.best, game, names))


def exact_words(review: DealReview | None, replay: Replay) -> str:
    """Return from which step on the loss with all cards known is exact."""
    if review is None:
        return ""
    if review.exact_from is None:
        if not review.complete:
            return ""
        return translate(
            "Review", ("For this deal, the cost of each card with all cards known wasn't worked out.")
        )
    after = next((p for p in replay.positions if p.trick and p.at > review.exact_from), None)
    if after is None or after.trick == 1:
        return translate("Review", "Exact from the first card.")
    if after.card == 1:
        return translate("Review", "Exact from trick {n}.", n=after.trick)
    return translate("Review", "Exact from trick {n}, card {card}.", n=after.trick, card=after.card)


def reviewed_words(review: DealReview | None, decisions: int, given_up: bool = False) -> str:
    """Return how complete a review is, while figures are missing.

    `given_up`: there will be no more.
    """
    if review is not None and review.complete:
        return ""
    done = 0 if review is None else sum(entry.knew is not None for entry in review.judged)
    if given_up:
        return translate("Review", "Figures for {done} of {all} decisions.", done=done, all=decisions)
    return translate("Review", "Worked out so far: {done} of {all} decisions.", done=done, all=decisions)


def mistake_count_words(sizes: Sequence[MistakeSize], name: str) -> str:
    """Return `You: 1 blunder and 2 slips` or `You: no mistakes`."""
    large, medium, small = (
        sum(found is size for found in sizes)
        for size in (MistakeSize.LARGE, MistakeSize.MEDIUM, MistakeSize.SMALL)
    )
    parts = [
        plural("Review", "1 blunder", "{n} blunders", large) if large else "",
        plural("Review", "1 mistake", "{n} mistakes", medium) if medium else "",
        plural("Review", "1 slip", "{n} slips", small) if small else "",
    ]
    mistakes = join(list(filter(None, parts))) or translate("Review", "no mistakes")
    return translate("Review", "{name}: {mistakes}", name=name, mistakes=mistakes)


def swing_words(review: DealReview, view: PlayerView, side: int) -> str:
    """Return what bots scored with the same cards, and the difference."""
    if review.taken_by_bots is None or not view.deals:
        return ""
    own, bots = view.deals[-1].points, review.taken_by_bots
    swing_ = swing(view.game, own, bots, side)
    if swing_:
        template = translate("Review", "You: {own}. Bots with your cards: {bots}. Difference: {swing}.")
    else:
        template = translate("Review", "You: {own}. Bots with your cards: {bots}. No difference.")
    told = {"bots": against_words(bots, side), "own": against_words(own, side), "swing": signed(swing_)}
    return fill(template, **told)


def against_words(points: Sequence[int], side: int) -> str:
    """Return a side's points, with the opponents' if there are two sides: `40 to 120`."""
    if len(points) != 2:
        return signed(points[side])
    return translate("Review", "{own} to {other}", own=number(points[side]), other=number(points[1 - side]))


def match_swing_words(swing: int) -> str:
    """Return the total swing of a match, shown with its result."""
    template = translate("Review", "Luck aside: {swing} compared with bots playing your cards.")
    return fill(template, swing=scores.with_points(signed(swing)))


def side_of(mask: int, names: Sequence[str]) -> str:
    """Return the names of the seats in a mask."""
    return join([name for seat, name in enumerate(names) if mask >> seat & 1])


def curve_words(review: DealReview | None, replay: Replay, names: Sequence[str]) -> str:
    """Return the curve as text: its value wherever it changes."""
    if review is None or not review.curve or not review.sides:
        return ""
    found, last = [], None
    places = {position.at: position for position in replay.positions}
    for at, value in review.curve:
        if value == last:
            continue
        last = value
        position = places.get(at)
        where = trick_place_words(position) if position is not None else ""
        amount = counted_words(value, replay.game)
        template = translate("Review", "{place}: {amount}") if where else "{amount}"
        found.append(fill(template, place=where, amount=amount))
    template = translate("Review", "{names}: taken with best play from here, not the score. {figures}.")
    return fill(template, names=side_of(review.sides[0], names), figures="; ".join(found))


def curve_value_words(value: int, review: DealReview, game: Game, names: Sequence[str]) -> str:
    """Return `Ada and Chidi, best play: 7 tricks taken`, shown above the curve."""
    template = translate("Review", "{names}, best play: {amount} taken")
    return fill(template, names=side_of(review.sides[0], names), amount=counted_words(value, game))


def from_words(told: str, position: Position) -> str:
    """Return `Ada, best play: 7 tricks taken, from trick 4, card 3`, for a curve."""
    template = translate("Review", "{value}, from trick {trick}, card {card}")
    return fill(template, value=told, trick=position.trick, card=position.card)


# -- variations


def line_name(position: Position, game: Game, names: Sequence[str]) -> str:
    """Return a name for a variation: `Trick 4: king of hearts instead`."""
    assert position.action is not None and position.seat is not None
    what = decided_words(position.action, game, names)
    if trick_place_words(position):
        template = translate("Review", "Trick {n}: {what} instead")
        return fill(template, n=position.trick, what=what[:1].lower() + what[1:])
    return translate("Review", "{name}: {what} instead", name=names[position.seat], what=what)


def outcome_words(outcome: Outcome, game: Game, names: Sequence[str]) -> str:
    """Return how a variation ended: contract, tricks, and points of every side."""
    parts = []
    if outcome.contract is not None and outcome.over:
        bid = call_text.call_words(outcome.contract.bid, game)
        made = translate("Review", "{bid} made") if outcome.made else translate("Review", "{bid} failed")
        parts.append(fill(made, bid=bid))
    for side in range(game.sides):
        tricks = sum(outcome.tricks[seat] for seat in game.seats_of(side))
        template = translate("Review", "{side} {tricks}")
        if outcome.points:
            template = translate("Review", "{side} {tricks} and {points}")
        points = signed(outcome.points[side]) if outcome.points else ""
        sides = game_words.side_words(game, side, names)
        parts.append(fill(template, side=sides, tricks=scores.tricks_words(tricks), points=points))
    if not outcome.over:
        parts.append(translate("Review", "not played to the end"))
    return "; ".join(parts)
