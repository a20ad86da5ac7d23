"""Hints in words: a line for each choice, and why, from reason codes and numbers alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.bots.decision.explain import ENOUGH, ActionValue, Explanation, Reason
from trickdesk.engine.actions import Action, AskCall, Call, Give
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text.calls import call_marks, call_words
from trickdesk.ui.text.cards import card_marks, card_words, cards_words, suit_words, the_card
from trickdesk.ui.text.words import capital, decimal, fill, join, listed, number, plural, signed, translated

SHOWN = 3  # alternatives that are named
SHARES = ("chance", "wants")

_SENTENCES = {
    "draws-trumps": QT_TRANSLATE_NOOP("Reason", "Leads a trump: {trumps} are still out."),
    "cashes-winner": QT_TRANSLATE_NOOP("Reason", "Leads a card that nobody can beat in its suit."),
    "leads-high": QT_TRANSLATE_NOOP("Reason", "Leads a high card: only one in its suit beats it."),
    "leads-low": QT_TRANSLATE_NOOP("Reason", "Leads a card that can be spared."),
    "last-wins": QT_TRANSLATE_NOOP("Reason", "Plays last and takes the trick."),
    "sure-winner": QT_TRANSLATE_NOOP("Reason", "Plays a card that nobody can beat any more."),
    "may-win": QT_TRANSLATE_NOOP("Reason", "Plays the best card so far."),
    "overtakes": QT_TRANSLATE_NOOP("Reason", "That beats {card} of its own side."),
    "ruffs": QT_TRANSLATE_NOOP("Reason", "It trumps in; {trumps} trumps are still out."),
    "friend-wins": QT_TRANSLATE_NOOP("Reason", "Its own side is winning the trick already, with {card}."),
    "gives-points": QT_TRANSLATE_NOOP("Reason", "It adds a card that counts."),
    "cannot-win": QT_TRANSLATE_NOOP("Reason", "Cannot beat {card}."),
    "ducks": QT_TRANSLATE_NOOP("Reason", "Could take the trick, and keeps the card that would."),
    "stays-under": QT_TRANSLATE_NOOP("Reason", "Stays under the best card: it wants no trick."),
    "must-take": QT_TRANSLATE_NOOP("Reason", "Wants no trick, and takes the one that hurts least."),
    "void": QT_TRANSLATE_NOOP("Reason", "{seat} cannot follow {suit} any more."),
    "suit-gone": QT_TRANSLATE_NOOP("Reason", "Nobody else has any {suit} left."),
    "keeps-trump": QT_TRANSLATE_NOOP("Reason", "Keeps {card} to trump {suit}."),
    "keeps-top": QT_TRANSLATE_NOOP("Reason", "Keeps {card}: no card that is out in {suit} beats it."),
    "keeps-top-trump": QT_TRANSLATE_NOOP("Reason", "Keeps {card}: no trump that is out beats it."),
    "keeps-guard": QT_TRANSLATE_NOOP("Reason", "Keeps {card} guarded: {over} is still out."),
    "contract-made": QT_TRANSLATE_NOOP("Reason", "The contract is made already."),
    "contract-lost": QT_TRANSLATE_NOOP("Reason", "The contract cannot be made any more."),
    "bid-made": QT_TRANSLATE_NOOP("Reason", "Has made its bid already."),
    "bid-full": QT_TRANSLATE_NOOP("Reason", "Has all the tricks that it has bid, and wants no more."),
    "bid-lost": QT_TRANSLATE_NOOP(
        "Reason", "Cannot take as many tricks as it has bid any more, or took more."
    ),
    "passes": QT_TRANSLATE_NOOP("Reason", "No bid is expected to bring more than a pass."),
    "nothing-to-bid": QT_TRANSLATE_NOOP("Reason", "Has no bid that is worth a thought."),
    "not-sure": QT_TRANSLATE_NOOP("Reason", "Not sure enough of a bid: {chance} %, wants {wants} %."),
    "too-weak": QT_TRANSLATE_NOOP("Reason", "A hand as weak as this leaves the bidding to others."),
    "leaves-to-partner": QT_TRANSLATE_NOOP("Reason", "Leaves it to the partner, who has bid already."),
    "no-clear-gain": QT_TRANSLATE_NOOP("Reason", "No bid is clearly better than to stay out of it."),
    "higher-than-needed": QT_TRANSLATE_NOOP("Reason", "Bids higher than needed, to keep the others out."),
    "lowest-that-will-do": QT_TRANSLATE_NOOP("Reason", "Makes the lowest bid that will do."),
    "saves-points": QT_TRANSLATE_NOOP(
        "Reason", "Will probably fail ({chance} % made), but loses less by that than by a pass."
    ),
    "takes-risk": QT_TRANSLATE_NOOP("Reason", "Takes the risk: {chance} % are enough for it."),
    "nothing-to-lose": QT_TRANSLATE_NOOP(
        "Reason", "Has nothing to lose: after a pass the match is as good as lost."
    ),
    "has-to-bid": QT_TRANSLATE_NOOP(
        "Reason", "Has to bid, and makes the bid that costs least or brings most."
    ),
    "says-tricks": QT_TRANSLATE_NOOP("Reason", "Says how many tricks it expects to take."),
    "no-difference": QT_TRANSLATE_NOOP("Reason", "It makes no difference any more."),
    "spares-partner": QT_TRANSLATE_NOOP(
        "Reason", "Does not take the trick from its partner without a clear gain."
    ),
    "feeds-partner": QT_TRANSLATE_NOOP(
        "Reason", "Adds a card that counts to a trick of its side, as nothing else is clearly better."
    ),
    "yields-nothing": QT_TRANSLATE_NOOP(
        "Reason", "Brings the others no card that counts without a clear gain."
    ),
    "keeps-winner": QT_TRANSLATE_NOOP(
        "Reason", "Throws away no card that is sure of a trick without a clear gain."
    ),
    "for-the-match": QT_TRANSLATE_NOOP(
        "Reason", "It counts what that means for the match, not the points alone."
    ),
    "played-exactly": QT_TRANSLATE_NOOP("Reason", "It counts the deals that it has solved to the end, too."),
    "waits": QT_TRANSLATE_NOOP("Reason", "Stays in the auction without a higher bid."),
    "bids": QT_TRANSLATE_NOOP("Reason", "Expects more of this bid than of a pass."),
    "shows-card": QT_TRANSLATE_NOOP(
        "Reason", "Tells its partner by this bid, as agreed, which card it holds."
    ),
    "names-trump": QT_TRANSLATE_NOOP("Reason", "Names the trump that makes the most of its hand."),
    "takes-kitty": QT_TRANSLATE_NOOP("Reason", "Expects more of the kitty than of its hand."),
    "chooses-team": QT_TRANSLATE_NOOP("Reason", "Chooses the partners with whom it expects most."),
    "passes-on": QT_TRANSLATE_NOOP("Reason", "Passes on what would cost it most."),
    "puts-away": QT_TRANSLATE_NOOP("Reason", "Puts away what its contract needs least."),
    "only-choice": QT_TRANSLATE_NOOP("Reason", "There was no other choice."),
    "by-rule": QT_TRANSLATE_NOOP("Reason", "This is how it plays by rule."),
    "clearly-best": QT_TRANSLATE_NOOP("Reason", "It was clearly best in the deals that it imagined."),
    "best-on-average": QT_TRANSLATE_NOOP("Reason", "It was best on average in the deals that it imagined."),
    "too-close": QT_TRANSLATE_NOOP(
        "Reason", "Nothing else was better by more than chance, so it plays as usual."
    ),
}

# The same where the number is 0 or 1.
_FEW = {
    ("draws-trumps", 1): QT_TRANSLATE_NOOP("Reason", "Leads a trump: one is still out."),
    ("ruffs", 0): QT_TRANSLATE_NOOP("Reason", "It trumps in; no trump is out any more."),
    ("ruffs", 1): QT_TRANSLATE_NOOP("Reason", "It trumps in; one trump is still out."),
}


def reason_words(explanation: Explanation, game: Game, names: Sequence[str] = ()) -> str:
    """One sentence for each reason; ``names`` of the seats, where it is known who sits there."""
    return " ".join(_sentence(reason, game, names) for reason in explanation.reasons)


def _sentence(reason: Reason, game: Game, names: Sequence[str]) -> str:
    fields: dict[str, str] = {}
    for name, value in reason.values.items():
        if name == "suit":
            fields[name] = suit_words(str(value)) if str(value) in game.deck.suits else ""
        elif name == "seat":
            seat = int(value)
            nobody = QCoreApplication.translate("Reason", "Another player")
            fields[name] = names[seat] if 0 <= seat < len(names) else nobody
        elif isinstance(value, str):
            fields[name] = the_card(game, game.deck.id[value]) if value in game.deck.id else ""
        elif name in SHARES:
            fields[name] = str(round(100 * value))
        else:
            fields[name] = str(round(value))
    few = reason.values.get("trumps")
    sentence = _FEW.get((reason.code, int(few))) if isinstance(few, float | int) else None
    return fill(translated("Reason", sentence or _SENTENCES[reason.code]), **fields)


def worlds_words(explanation: Explanation) -> str:
    """In how many imagined deals the alternatives were compared; empty if they were not."""
    if not explanation.worlds:
        return ""
    if not explanation.solved:
        words = plural("Reason", "{n} deal imagined.", "{n} deals imagined.", explanation.worlds)
        return fill(words, n=explanation.worlds)
    words = plural(
        "Reason",
        "{n} deal imagined, {solved} of them solved to the end.",
        "{n} deals imagined, {solved} of them solved to the end.",
        explanation.worlds,
    )
    return fill(words, n=explanation.worlds, solved=explanation.solved)


def action_words(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """``7 hearts``, ``Ace of spades``, ``Joker as hearts``, ``the queen of spades and the joker`` put away."""
    if isinstance(action, Call):
        return call_words(action.text, game, names)
    if isinstance(action, Give):
        return cards_words(game, action.cards)
    what = card_words(game, action.card)
    if action.named is None:
        return what
    suit = suit_words(game.deck.suits[action.named])
    return fill(QCoreApplication.translate("Reason", "{card} as {suit}"), card=what, suit=suit)


def alternative_words(weighed: ActionValue, game: Game, names: Sequence[str] = ()) -> str:
    """An action and what was expected: ``Ace of spades: 6.3 tricks and +12 points``, ``7 hearts: made in 72 %``."""
    translate = QCoreApplication.translate
    what = action_words(weighed.action, game, names)
    told = weighed.reliable()
    figures = []
    if told.chance is not None:
        figures.append(fill(translate("Reason", "made in {chance} %"), chance=round(100 * told.chance)))
    if told.tricks is not None:
        figures.append(fill(translate("Reason", "{tricks} tricks"), tricks=decimal(told.tricks)))
    if told.points is not None:
        points = (number if game.low_wins else signed)(round(told.points))
        figures.append(fill(translate("Reason", "{points} points"), points=points))
    return (
        fill(translate("Reason", "{what}: {figures}"), what=what, figures=join(figures)) if figures else what
    )


def explanation_words(explanation: Explanation, game: Game, names: Sequence[str] = ()) -> str:
    """The whole explanation: the reasons, the best alternatives, the imagined deals, a line each."""
    shown = [alternative_words(weighed, game, names) for weighed in explanation.weighed[:SHOWN]]
    return "\n".join(
        filter(None, [reason_words(explanation, game, names), *shown, worlds_words(explanation)])
    )


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
    weighed = [entry.reliable() for entry in why.weighed]
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
