"""Why a bot did what it did, as sentences: made of its reason codes and its numbers alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.bots.decision.explain import Explanation, Reason, Weighed
from trickdesk.engine.actions import Action, Call, Give
from trickdesk.engine.game import Game
from trickdesk.ui.text.calls import call_words
from trickdesk.ui.text.cards import card_words, cards_words, suit_words, the_card
from trickdesk.ui.text.words import decimal, fill, join, number, plural, signed, translated

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


def alternative_words(weighed: Weighed, game: Game, names: Sequence[str] = ()) -> str:
    """An action and what was expected: ``Ace of spades: 6.3 tricks and +12 points``, ``7 hearts: made in 72 %``."""
    translate = QCoreApplication.translate
    what = action_words(weighed.action, game, names)
    told = weighed.told()
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
