"""What a hint says: a line for each choice, one sentence why, and how much it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from trickdesk.bots.decision.explain import ENOUGH, Explanation
from trickdesk.engine.actions import Action, AskCall, Call, Give
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text.bot_reasons import reason_words
from trickdesk.ui.text.calls import call_marks, call_words
from trickdesk.ui.text.cards import card_marks, card_words, cards_words, suit_words
from trickdesk.ui.text.words import capital, decimal, fill, join, listed, number, plural, signed

MANY = 3  # calls that were not considered above which they are only counted
FINE = 400  # points of a target below which tenths of a point matter


BESIDE = (
    "for-the-match",
    "played-exactly",
    "no-difference",
)  # reasons without which the figures might surprise


@dataclass(frozen=True, slots=True)
class HintRow:
    """A choice, drawn (``marks``) and in ``words``; ``points`` for the bar, ``figures`` to be printed beside it.

    ``figures``: in the order of the columns, empty where there is none. ``best``: it is proposed.
    """

    action: Action
    marks: str
    words: str
    bar: float | None  # how long: the better, the longer
    figures: tuple[str, ...]
    best: bool


@dataclass(frozen=True, slots=True)
class HintTable:
    """All that was weighed, the best first, below the names of its ``columns``; ``left``: the calls that were not."""

    columns: tuple[str, ...]
    rows: tuple[HintRow, ...]
    left: tuple[str, ...]


def hint_table(
    view: PlayerView, why: Explanation, action: Action | None, names: Sequence[str] = ()
) -> HintTable:
    """The figures of a hint, of which ``action`` is what it proposes."""
    translate = QCoreApplication.translate
    weighed = [entry.told() for entry in why.weighed]
    weighed.sort(key=lambda entry: entry.action != action)  # the rest stays in its order, the best first
    has = {name: any(getattr(entry, name) is not None for entry in weighed) for name in _COLUMNS}
    shown = [name for name in _COLUMNS if has[name] and not (name == "tricks" and view.game.counts_points)]
    if weighed and not shown:
        shown = ["points"]  # for what is said instead of figures
    heads = {
        "chance": translate("Hint", "made"),
        "tricks": translate("Hint", "tricks"),
        "points": translate("Hint", "points"),
    }
    # Where few points are good, what counts is how many fewer they are than with the worst choice.
    worst = max((entry.points for entry in weighed if entry.points is not None), default=0.0)
    rows = [
        HintRow(
            entry.action,
            choice_marks(entry.action, view.game, names),
            choice_words(entry.action, view.game, names),
            worst - entry.points if view.game.low_wins and entry.points is not None else entry.points,
            tuple(_figure(name, getattr(entry, name), view.game) for name in shown)
            if entry.deals >= ENOUGH
            else (*[""] * (len(shown) - 1), translate("Hint", "too few")),
            entry.action == action,
        )
        for entry in weighed
    ]
    known = {entry.action for entry in weighed}
    if action is not None and action not in known:  # found by rule: there is nothing to compare it with
        what = choice_marks(action, view.game, names), choice_words(action, view.game, names)
        rows.insert(0, HintRow(action, *what, None, ("",) * len(shown), True))
        known.add(action)
    left: list[str] = []
    if isinstance(view.ask, AskCall) and weighed:
        left = [call_words(call, view.game, names) for call in view.ask.calls if Call(call) not in known]
    return HintTable(tuple(heads[name] for name in shown), tuple(rows), tuple(left))


_COLUMNS = ("chance", "tricks", "points")


def _figure(column: str, value: float | None, game: Game) -> str:
    if value is None:
        return ""
    if column == "chance":
        return fill(QCoreApplication.translate("Hint", "{n} %"), n=round(100 * value))
    if column == "tricks":
        return decimal(value)
    return points_figure(value, game)


def points_figure(points: float, game: Game) -> str:
    """Points that are expected: with a sign where more are better, in tenths where a deal is worth few."""
    sign = not game.low_wins
    if game.target < FINE:
        return decimal(points, sign) if abs(points) >= 0.05 else decimal(0)
    return (signed if sign else number)(round(points))


def choice_marks(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """A choice with marks for its suits: ``7 {H}``, ``Q{S}``, ``{JK} as {S}``."""
    if isinstance(action, Call):
        if action.text.startswith("trump "):
            return f"{{{action.text.removeprefix('trump ')}}}"
        return call_marks(action.text, game, names)
    if isinstance(action, Give):
        cards = "  ".join(card_marks(game, card) for card in cards_in(action.cards))
        return cards or QCoreApplication.translate("Hint", "none")
    if action.named is None:
        return card_marks(game, action.card)
    words = QCoreApplication.translate("Reason", "{card} as {suit}")
    return fill(words, card=card_marks(game, action.card), suit=f"{{{game.deck.suits[action.named]}}}")


def choice_words(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """A choice in words, as it begins a sentence: ``7 hearts``, ``Queen of spades``."""
    translate = QCoreApplication.translate
    if isinstance(action, Call):
        return call_words(action.text, game, names)
    if isinstance(action, Give):
        return capital(cards_words(game, action.cards)) if action.cards else translate("Hint", "No card")
    words = card_words(game, action.card)
    if action.named is None:
        return words
    suit = suit_words(game.deck.suits[action.named])
    return fill(translate("Reason", "{card} as {suit}"), card=words, suit=suit)


def hint_sentence(view: PlayerView, why: Explanation, action: Action, names: Sequence[str] = ()) -> str:
    """The proposal and why; what it does comes before how it was found."""
    translate = QCoreApplication.translate
    what = choice_words(action, view.game, names)
    reasons = [*why.reasons[:1], *(reason for reason in why.reasons[1:] if reason.code in BESIDE)]
    words = reason_words(Explanation(tuple(reasons)), view.game)
    if not words:
        return what
    return fill(translate("Hint", "{choice}: {reason}"), choice=what, reason=_lower(words))


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def deals_words(why: Explanation, partial: bool) -> str:
    """How many deals it rests on."""
    translate = QCoreApplication.translate
    if not why.worlds:
        return "" if partial else translate("Hint", "by rule of thumb")
    words = plural("Hint", "{n} deal imagined", "{n} deals imagined", why.worlds)
    if partial:
        words = plural("Hint", "{n} deal so far", "{n} deals so far", why.worlds)
    return fill(words, n=why.worlds)


def note_words(why: Explanation, left: Sequence[str]) -> str:
    """What was left out, how many deals were solved, and on whose knowledge it rests."""
    translate = QCoreApplication.translate
    parts = [left_words(left)]
    if why.solved:
        words = plural("Hint", "{n} of them solved to the end.", "{n} of them solved to the end.", why.solved)
        parts.append(fill(words, n=why.solved))
    parts.append(translate("Hint", "Uses only what you can see."))
    return " ".join(filter(None, parts))


def row_words(row: HintRow, columns: Sequence[str]) -> str:
    """A line for screen readers: ``Queen of spades: tricks 6.3, points +12``."""
    figures = [f"{name} {figure}" for name, figure in zip(columns, row.figures, strict=True) if figure]
    if not figures:
        return row.words
    words = QCoreApplication.translate("Hint", "{choice}: {figures}")
    return fill(words, choice=row.words, figures=listed(figures))


def left_words(left: Sequence[str]) -> str:
    """``Not considered: 9 hearts and 10 hearts``, or how many such calls there are."""
    translate = QCoreApplication.translate
    if not left:
        return ""
    if len(left) > MANY:
        words = plural("Hint", "Not considered: {n} call.", "Not considered: {n} calls.", len(left))
        return fill(words, n=len(left))
    return fill(translate("Hint", "Not considered: {calls}."), calls=join(list(left)))


def given_away_words(points: float, game: Game) -> str:
    """What the play checker says, within a few words."""
    digits = 1 if game.target < FINE else 0
    amount = f"{points:.{digits}f}"
    words = QCoreApplication.translate("Hint", "That gives away {n} points on average.")
    return fill(words, n=amount)
