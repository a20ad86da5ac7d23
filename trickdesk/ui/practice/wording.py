"""Text of the coach and the exercises."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.engine.actions import Action
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.session.coach.claims import NOTHING, WINDOW, Claim, Loss
from trickdesk.session.coach.looking import Standing
from trickdesk.session.coach.report import CoachReport, Month, Trend
from trickdesk.session.coach.themes import THEMES
from trickdesk.session.practice.puzzles import Puzzle
from trickdesk.session.practice.questions import Question
from trickdesk.storage.practice import Score
from trickdesk.storage.saves import started_at, time_text
from trickdesk.storage.statistics.figures import CostlyDecision
from trickdesk.ui.text import (
    bot_reasons,
    call_text,
    card_text,
    dates,
    game_words,
    messages,
    name_text,
    player_text,
    scores,
)
from trickdesk.ui.text.words import capital, decimal, fill, isolated, listed, plural, translate, translated
from trickdesk.ui.widgets.bar_chart import GRID, Bar

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
    template = translate("Practice", "In the match: {action}. That cost {points} on average.")
    if puzzle.view.seat in puzzle.bots:
        template = translate("Practice", "A mistake here: {action}. That costs {points} on average.")
    said = fill(template, action=did, points=average_words(cost))
    if not right:
        again = translate("Practice", "This puzzle will come up again tomorrow.")
    elif not days:
        again = translate("Practice", "You have solved this puzzle often enough. It won't come up again.")
    else:
        again = translate("Practice", "This puzzle will come up again in {days} days.", days=days)
    return f"{said} {again}"


SHORT = 10.0  # points; fewer have a decimal
FEW = 10  # deals; a month with fewer means little
STEPS = (4, 8, 12, 16, 24, 32)  # of the top of a chart, times a power of ten


def loss_figure(loss: Loss) -> str:
    """Return points with their error: `12 ± 4`, `1.4 ± 0.6`; nothing lost is `0`."""
    if loss == NOTHING:
        return "0"
    parts = [decimal(part) if loss.error < 1 else f"{part:.0f}" for part in (abs(loss.points), loss.error)]
    return isolated(" ± ".join(parts))


def claim_words(claim: Claim, game: Game) -> str:
    """Return what somebody does wrong, and what it costs."""
    cost = translate(
        "Coach", "That costs about {points} points a deal. It happened {cases} times in {deals} deals."
    )
    cost = fill(cost, points=loss_figure(claim.loss), cases=len(claim.cases), deals=claim.deals)
    return f"{messages.sentence(claim.theme.says, game)} {cost}"


def nothing_words(deals: int) -> str:
    return plural(
        "Coach", "Nothing stands out in your last deal.", "Nothing stands out in your last {n} deals.", deals
    )


def advice_words(deals: int) -> str:
    """Return what to do if nothing stands out in so many deals."""
    if deals < WINDOW:
        return translate(
            "Coach", "A habit shows in about {n} deals. Look at more deals, or play on.", n=WINDOW
        )
    return translate(
        "Coach", "No mistake comes back often. Practise your costliest decisions in “My decisions”."
    )


def error_words() -> str:
    """Return what the figure after ± means."""
    said = translate(
        "Coach",
        "The figure after ± allows for chance: {figure} means that the true figure is probably 8 to 16.",
    )
    return fill(said, figure=loss_figure(Loss(12.0, 4.0)))


def page_words(status: str, report: CoachReport, game: Game) -> str:
    """Return what the page shows, for screen readers."""
    told = [claim_words(claim, game) for claim in report.claims] or [nothing_words(report.deals)]
    return " ".join([*(told if report.reviewed else []), status])


def compared_words(standing: Standing) -> str:
    """Return how a person plays compared with bots that had the same cards."""
    fields = {"level": player_text.level_words(standing.level), "points": loss_figure(standing.lead)}
    if standing.lead.points >= 0:
        said = translate("Coach", "With your cards, {level} would have done {points} points a deal worse.")
    else:
        said = translate("Coach", "With your cards, {level} would have done {points} points a deal better.")
    above, below = (player_text.level_words(level) for level in (standing.above, standing.below))
    if standing.above and standing.below:
        place = translate("Coach", "Your level is between {above} and {below}.", above=above, below=below)
    elif standing.above:
        place = translate("Coach", "You play better than {level}.", level=above)
    elif standing.below:
        place = translate("Coach", "You don't play as well as {level} yet.", level=below)
    else:
        place = translate("Coach", "That is too close to say who plays better.")
    return f"{fill(said, **fields)} {place}"


def trend_words(trend: Trend, game: Game) -> str:
    """Return in one sentence how a theme has changed, and what to do if it is worse."""
    is_better = trend.now.points < trend.before.points
    if is_better:
        said = translate(
            "Coach",
            "Better than before: “{theme}” used to cost {before} points a deal, and now costs {now}.",
        )
    else:
        said = translate(
            "Coach", "Worse than before: “{theme}” used to cost {before} points a deal, and now costs {now}."
        )
    theme = messages.sentence(trend.theme.says, game).rstrip(".")
    said = fill(said, theme=theme, before=loss_figure(trend.before), now=loss_figure(trend.now))
    return said if is_better else f"{said} {messages.sentence(trend.theme.tip_in(game), game)}"


def theme_words(code: str, game: Game) -> str:
    """Return a theme and what to do instead; empty if it isn't known."""
    theme = THEMES.get(code)
    return (
        ""
        if theme is None
        else " ".join(messages.sentence(one, game) for one in (theme.says, theme.tip_in(game)))
    )


def no_reviews_words(unseen: int, game: Game) -> tuple[str, str]:
    """Return what there is to do while no deal has a review."""
    if unseen:
        title = plural("Coach", "{n} deal to look at", "{n} deals to look at", unseen)
        text = translate(
            "Coach",
            "The coach finds out what costs you points. For that, each of your deals has to be reviewed once. "
            "It takes a few seconds a deal, and you can play meanwhile.",
        )
        return title, text
    text = translate(
        "Coach",
        "Finish a match of {game}, then come back. The coach will look at its deals and say what costs you points.",
        game=game_words.game_name(game),
    )
    return translate("Coach", "No deals yet"), text


def deal_count_words(report: CoachReport) -> str:
    """Return how many deals have a review, and how many don't; empty without any."""
    if not report.reviewed:
        return ""
    said = plural("Coach", "{n} deal reviewed", "{n} deals reviewed", report.reviewed)
    return listed([said, translate("Coach", "{n} not yet", n=len(report.unseen)) if report.unseen else ""])


def look_words(deals: int) -> str:
    """Return the label of the button that reviews deals."""
    return plural("Coach", "&Look at {n} deal", "&Look at {n} deals", deals)


def looking_words(done: int, among: int) -> str:
    return translate("Coach", "Looking at deals: {n} of {all}", n=done, all=among)


def case_words(case: CostlyDecision, game: Game | None = None) -> str:
    """Return a deal in the list of mistakes; with a game, say which one it was."""
    when = dates.time_words(time_text(started_at(case.name, datetime.min)))
    points = average_words(case.lost)
    said = translate("Coach", "{when}, deal {n}: {points} lost.", when=when, n=case.deal + 1, points=points)
    theme = None if game is None else THEMES.get(case.theme)
    return said if theme is None else f"{said} {messages.sentence(theme.says, game)}"


def loss_bars(months: Sequence[Month], lost: Sequence[Loss]) -> tuple[list[Bar], list[str]]:
    """Return a bar for what was lost in each month, and the figures beside the grid."""
    most = max((loss.points + loss.error for loss in lost), default=0.0)
    steps = [step * 10.0**power for power in range(-1, 5) for step in STEPS]
    top = next((step for step in steps if step >= most), most)
    bars = [
        Bar(
            dates.month_words(month.month, brief=True),
            loss.points / top,
            f"{loss.points:.0f}" if loss.points >= SHORT else decimal(loss.points),
            plural(
                "Coach",
                "{month}: {points} points lost per deal, in {n} deal.",
                "{month}: {points} points lost per deal, in {n} deals.",
                month.deals,
                month=dates.month_words(month.month),
                points=loss_figure(loss),
            ),
            month.deals < FEW,
            loss.error / top,
        )
        for month, loss in zip(months, lost, strict=True)
    ]
    figures = [top * line / GRID for line in range(GRID + 1)]
    return bars, [f"{figure:.0f}" if top >= GRID else decimal(figure) for figure in figures]
