"""Text of the exercises."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.engine.actions import Action
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.session.practice.puzzles import Puzzle
from trickdesk.session.practice.questions import Question
from trickdesk.storage.practice import Score
from trickdesk.ui.text import bot_reasons, call_text, card_text, messages, name_text, scores
from trickdesk.ui.text.words import capital, decimal, fill, listed, translate, translated

_LEVELS = {
    "easy": QT_TRANSLATE_NOOP("Practice", "Easy"),
    "medium": QT_TRANSLATE_NOOP("Practice", "Medium"),
    "hard": QT_TRANSLATE_NOOP("Practice", "Hard"),
}
SAME = 0.5  # smaller differences in points aren't mentioned


def difficulty_words(level: str) -> str:
    """Return how difficult the questions are."""
    return translated("Practice", _LEVELS[level])


def trump_marks(question: Question) -> str:
    """Return what is trump, with a suit mark; empty in games without trump."""
    game = question.game
    if question.trump is None or (question.trump == NO_TRUMP and not game.bids):
        return ""
    if question.trump == NO_TRUMP:
        return translate("Practice", "No trump")
    template = translate("Practice", "Trump: {mark} {suit}")
    return fill(template, mark=f"{{{question.trump}}}", suit=card_text.suit_words(question.trump))


def asked_trump_words(question: Question) -> str:
    """Return what is trump, for screen readers."""
    if question.trump in (None, NO_TRUMP):
        return trump_marks(question)
    return call_text.call_words(f"trump {question.trump}", question.game)


def lead_marks(question: Question) -> str:
    """Return which card was led, and as which suit if that isn't the printed one."""
    game, trick = question.game, question.trick
    card = card_text.the_card(game, trick.cards[0])  # not the first word in every language
    if trick.named is None:
        return capital(translate("Practice", "{card} was led", card=card))
    return capital(
        translate("Practice", "{card} was led as {suit}", card=card, suit=card_text.suit_words(trick.named))
    )


def asked_card_words(question: Question, place: int) -> str:
    """Return a card of the trick, for screen readers: `1: Queen of spades, led`."""
    template = (
        translate("Practice", "{n}: {card}, led") if place == 0 else translate("Practice", "{n}: {card}")
    )
    return fill(template, n=place + 1, card=card_text.card_words(question.game, question.trick.cards[place]))


def answer_words(question: Question, place: int) -> str:
    """Return whether an answer is right, which card wins, and why."""
    game = question.game
    card = card_text.the_card(game, question.card)
    if place == question.winner:
        template = translate("Practice", "Right: {card} wins.")
    else:
        template = translate("Practice", "No: {card} wins.")
    if question.reason is not None:
        why = capital(messages.sentence(question.reason, game))
    else:
        why = translate("Practice", "It is the highest card of the suit led.")
    return f"{fill(template, card=card)} {why}"


def streak_words(score: Score, streak: int) -> str:
    """Return `12 of 15 right · 4 in a row · best 9`."""
    template = translate("Practice", "{right} of {asked} right · {row} in a row · best {best}")
    return fill(template, right=score.right, asked=score.asked, row=streak, best=score.best)


def figures_words(entry: ActionValue, game: Game) -> str:
    """Return `+40 points, 72% to make it`, as far as known.

    There is no plus sign if low scores win.
    """
    text = entry.reliable()
    parts = []
    if text.points is not None:
        parts.append(scores.with_points(bot_reasons.points_figure(text.points, game)))
    if text.chance is not None:
        parts.append(translate("Practice", "{share}% to make it", share=round(100 * text.chance)))
    elif text.points is None and text.tricks is not None:
        parts.append(translate("Practice", "{tricks} tricks", tricks=decimal(text.tricks)))
    return listed(parts)


def average_words(points: float) -> str:
    """Return average points: `12 points`, `1 point`, `0.4 points`."""
    return scores.with_points(f"{points:.0f}" if points >= 1 else decimal(points))


def opinion_words(said: Action, best: Action, why: Explanation, game: Game, names: Sequence[str]) -> str:
    """Return an expert's opinion on a decision."""
    better = bot_reasons.choice_words(best, game, names)
    if said == best:
        return translate("Practice", "An expert would do the same.")
    found = {entry.action: entry.reliable() for entry in why.weighed}
    mine, theirs = found.get(said), found.get(best)
    if mine is None:
        return translate("Practice", "An expert's choice: {better}. Yours was not considered.", better=better)
    if theirs is None or mine.points is None or theirs.points is None:
        return translate("Practice", "An expert's choice: {better}.", better=better)
    lost = game.gain(theirs.points - mine.points)
    if lost < SAME:
        return translate("Practice", "An expert's choice: {better}, but it hardly matters.", better=better)
    if game.low_wins:
        template = translate("Practice", "An expert's choice: {better}, {points} fewer on average.")
    else:
        template = translate("Practice", "An expert's choice: {better}, {points} more on average.")
    return fill(template, better=better, points=average_words(lost))


def puzzle_words(puzzle: Puzzle, right: bool, days: int) -> str:
    """Return what was done in the match, its cost, and when the puzzle comes again.

    `days` is 0 if it doesn't.
    """
    game = puzzle.view.game
    did = bot_reasons.choice_words(
        puzzle.judged.action, game, name_text.shown_names(puzzle.names, puzzle.people)
    )
    cost = puzzle.judged.knew or 0.0
    template = translate("Practice", "In the match: {action}, which cost {points} on average.")
    said = fill(template, action=did, points=average_words(cost))
    if not right:
        again = translate("Practice", "It will come up again tomorrow.")
    elif not days:
        again = translate("Practice", "Solved often enough: it won't come up again.")
    else:
        again = translate("Practice", "It will come up again in {days} days.", days=days)
    return f"{said} {again}"
