"""Why a bot did what it did, as sentences: made of its reason codes and its numbers alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.bots.decision.explain import Explanation, Weighed
from trickdesk.engine.actions import Call, Give
from trickdesk.engine.game import Game
from trickdesk.ui.text.calls import call_words
from trickdesk.ui.text.cards import card_words, cards_words, suit_words
from trickdesk.ui.text.words import MINUS, translated

SHOWN = 3  # alternatives that are named

_SENTENCES = {
    "draws-trumps": QT_TRANSLATE_NOOP("Reason", "Leads a trump, so that the other side has fewer."),
    "cashes-winner": QT_TRANSLATE_NOOP("Reason", "Leads a card that nobody can beat in its suit."),
    "leads-high": QT_TRANSLATE_NOOP("Reason", "Leads a high card: only one in its suit beats it."),
    "leads-low": QT_TRANSLATE_NOOP("Reason", "Leads a card that can be spared."),
    "last-wins": QT_TRANSLATE_NOOP("Reason", "Plays last and takes the trick."),
    "sure-winner": QT_TRANSLATE_NOOP("Reason", "Plays a card that nobody can beat any more."),
    "may-win": QT_TRANSLATE_NOOP("Reason", "Plays the best card so far."),
    "overtakes": QT_TRANSLATE_NOOP("Reason", "That beats a card of its own side."),
    "ruffs": QT_TRANSLATE_NOOP("Reason", "It trumps in."),
    "friend-wins": QT_TRANSLATE_NOOP("Reason", "Its own side is winning the trick already."),
    "gives-points": QT_TRANSLATE_NOOP("Reason", "It adds a card that counts."),
    "cannot-win": QT_TRANSLATE_NOOP("Reason", "Cannot beat what lies on the table."),
    "ducks": QT_TRANSLATE_NOOP("Reason", "Could take the trick, and keeps the card that would."),
    "stays-under": QT_TRANSLATE_NOOP("Reason", "Stays under the best card: it wants no trick."),
    "must-take": QT_TRANSLATE_NOOP("Reason", "Wants no trick, and takes the one that hurts least."),
    "passes": QT_TRANSLATE_NOOP("Reason", "No bid is expected to bring more than a pass."),
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
    "too-close": QT_TRANSLATE_NOOP("Reason", "Nothing else was better by more than chance."),
}


def reason_words(explanation: Explanation) -> str:
    """One sentence for each reason."""
    return " ".join(translated("Reason", _SENTENCES[code]) for code in explanation.codes)


def worlds_words(explanation: Explanation) -> str:
    """In how many imagined deals the alternatives were compared; empty if they were not."""
    translate = QCoreApplication.translate
    if not explanation.worlds:
        return ""
    if not explanation.solved:
        return translate("Reason", "{n} deals imagined.").format(n=explanation.worlds)
    text = translate("Reason", "{n} deals imagined, {solved} of them solved to the end.")
    return text.format(n=explanation.worlds, solved=explanation.solved)


def alternative_words(weighed: Weighed, game: Game, names: Sequence[str] = ()) -> str:
    """An action and what was expected of it: ``Ace of spades: +12.5``, ``7 hearts: +80.0, made in 72 %``."""
    translate = QCoreApplication.translate
    action = weighed.action
    if isinstance(action, Call):
        what = call_words(action.text, game, names)
    elif isinstance(action, Give):
        what = cards_words(game, action.cards)
    else:
        what = card_words(game, action.card)
        if action.named is not None:
            suit = suit_words(game.deck.suits[action.named])
            what = translate("Reason", "{card} as {suit}").format(card=what, suit=suit)
    value = f"{weighed.value:+.1f}".replace("-", MINUS)
    if weighed.chance is None:
        return translate("Reason", "{what}: {value}").format(what=what, value=value)
    text = translate("Reason", "{what}: {value}, made in {chance} %")
    return text.format(what=what, value=value, chance=round(100 * weighed.chance))


def explanation_words(explanation: Explanation, game: Game, names: Sequence[str] = ()) -> str:
    """The whole explanation: the reasons, the best alternatives, the imagined deals, a line each."""
    shown = [alternative_words(weighed, game, names) for weighed in explanation.weighed[:SHOWN]]
    return "\n".join(filter(None, [reason_words(explanation), *shown, worlds_words(explanation)]))
