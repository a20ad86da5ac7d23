"""Why an action is refused, as one sentence for the player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.engine.actions import AskCall, AskGive
from trickdesk.engine.bids import CHECK, HOLD, PASS
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.engine.errors import Refusal, Why
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text.calls import call_words, standing_bid
from trickdesk.ui.text.cards import suit_words, the_card
from trickdesk.ui.text.words import capital, fill, plural, translated

_SENTENCES = {
    Why.NO_DEAL: QT_TRANSLATE_NOOP("Why", "There is no deal in progress."),
    Why.DEAL_IN_PROGRESS: QT_TRANSLATE_NOOP("Why", "The deal is not over yet."),
    Why.MATCH_OVER: QT_TRANSLATE_NOOP("Why", "The match is over."),
    Why.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Why", "It is not your turn."),
    Why.WRONG_PHASE: QT_TRANSLATE_NOOP("Why", "That cannot be done now."),
    Why.WRONG_DEALER: QT_TRANSLATE_NOOP("Why", "Somebody else deals."),
    Why.WRONG_CARDS: QT_TRANSLATE_NOOP("Why", "These are not the cards that belong there."),
    Why.NO_SUCH_CALL: QT_TRANSLATE_NOOP("Why", "There is no such call."),
    Why.BID_TOO_LOW: QT_TRANSLATE_NOOP("Why", "That call is not high enough."),
    Why.BID_TOO_SOON: QT_TRANSLATE_NOOP("Why", "That call needs another one before it."),
    Why.MUST_CALL: QT_TRANSLATE_NOOP("Why", "You may not pass here."),
    Why.CANNOT_CHECK: QT_TRANSLATE_NOOP(
        "Why", "You can check only your partner's bid, while an opponent is still bidding."
    ),
    Why.CANNOT_HOLD: QT_TRANSLATE_NOOP("Why", "Only the dealer can hold, and only another player's call."),
    Why.CARD_NOT_HELD: QT_TRANSLATE_NOOP("Why", "You do not hold that card."),
    Why.WRONG_COUNT: QT_TRANSLATE_NOOP("Why", "That is not the right number of cards."),
    Why.CARD_MUST_STAY: QT_TRANSLATE_NOOP("Why", "You may not put that card away."),
    Why.MUST_FOLLOW: QT_TRANSLATE_NOOP("Why", "You must follow the suit led."),
    Why.NAME_NO_SUIT: QT_TRANSLATE_NOOP("Why", "No suit is named here."),
}


def why_words(why: Why | Refusal, view: PlayerView | None = None, card: CardId | None = None) -> str:
    """The reason as one sentence; with a view it names the suit led, the number of cards or the card meant."""
    translate = QCoreApplication.translate
    if view is not None:
        if why is Why.MUST_FOLLOW and view.trick is not None:
            return _follow_words(view)
        if why is Why.WRONG_COUNT and isinstance(view.ask, AskGive):
            return _count_words(view.ask)
        if why is Why.CARD_MUST_STAY and card is not None:
            name = capital(the_card(view.game, card))
            return fill(translate("Why", "{card} may not be put away."), card=name)
    return translated("Game", why.value) if isinstance(why, Refusal) else translated("Why", _SENTENCES[why])


def _follow_words(view: PlayerView) -> str:
    """What the card that leads the trick asks for."""
    translate, game, trick = QCoreApplication.translate, view.game, view.trick
    assert trick is not None
    trump = view.trump
    order = game.order_for(game.trump_index(trump))
    lead = trick.cards[0] if trick.named is None else order.size + game.deck.suits.index(trick.named)
    led = order.suit_of[lead]
    if led == len(game.deck.suits):
        return translated("Why", _SENTENCES[Why.MUST_FOLLOW])
    suit = suit_words(game.deck.suits[led])
    if led == order.trump:
        return fill(translate("Why", "You must play a trump ({suit})."), suit=suit)
    if order.trump < len(game.deck.suits) and order.may[lead] & order.suit_mask[order.trump]:
        return fill(translate("Why", "You must follow {suit} or play a trump."), suit=suit)
    return fill(translate("Why", "You must follow {suit}."), suit=suit)


def _count_words(ask: AskGive) -> str:
    translate = QCoreApplication.translate
    if ask.low == ask.high:
        return fill(plural("Why", "Choose one card.", "Choose {n} cards.", ask.low), n=ask.low)
    return fill(translate("Why", "Choose {low} to {high} cards."), low=ask.low, high=ask.high)


def picks_missing_words(ask: AskGive, picks: CardSet, game: Game) -> str:
    """What these cards, picked to be put away, still lack: ``Choose 3 cards: 1 more.``; empty if nothing."""
    if picks & ~ask.cards:
        return why_words(Why.CARD_MUST_STAY)
    if ask.first & ~picks:
        return why_words(game.must_go)
    missing = ask.low - picks.bit_count()
    if missing <= 0:
        return "" if picks.bit_count() <= ask.high else _count_words(ask)
    words = QCoreApplication.translate("Why", "{choose}: {n} more.")
    return fill(words, choose=_count_words(ask).removesuffix("."), n=missing)


def pick_refused_words(ask: AskGive, picks: CardSet, card: CardId, view: PlayerView) -> str:
    """Why a card can be neither picked to be put away nor, if it is picked, be put back."""
    if not ask.cards >> card & 1:
        return why_words(Why.CARD_MUST_STAY, view, card)
    if ask.first >> card & 1:
        return why_words(view.game.must_go)
    count = picks.bit_count()
    words = plural(
        "Why",
        "One card is chosen already: put it back first.",
        "{n} cards are chosen already: put one of them back first.",
        count,
    )
    return fill(words, n=count)


def call_why_words(ask: AskCall, call: str, view: PlayerView, names: Sequence[str]) -> str:
    """Why ``call``, which is not among the legal ones, cannot be made now."""
    translate = QCoreApplication.translate
    if call in ask.barred:
        return translated("Game", ask.barred[call])
    special = {PASS: Why.MUST_CALL, CHECK: Why.CANNOT_CHECK, HOLD: Why.CANNOT_HOLD}
    if call in special:
        return why_words(special[call])
    if call not in ask.ladder:
        return why_words(Why.NO_SUCH_CALL)
    rank = ask.ladder.index(call)
    if any(legal in ask.ladder and ask.ladder.index(legal) < rank for legal in ask.calls):
        return why_words(Why.BID_TOO_SOON)
    standing = standing_bid(view.calls, ask.ladder)
    if standing is None:
        return why_words(Why.BID_TOO_LOW)
    seat, bid = standing
    words = translate("Why", "Not higher than {bid} by {name}.")
    return fill(words, bid=call_words(bid, view.game), name=names[seat])
