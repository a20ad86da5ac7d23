"""Prompts: what to do now, why cards are dimmed, why an action is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.bids import CHECK, HOLD, PASS, standing_bid, team_seats
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.claims import are_points_left, may_take_all
from trickdesk.engine.errors import Problem, Why
from trickdesk.engine.game import IN_PLAY, NO_TRUMP, Game
from trickdesk.engine.order import CardOrder
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text import call_text, card_text, event_text, game_words, messages, name_text, scores
from trickdesk.ui.text.words import capital, fill, join, plural, translate


def refusal_words(why: Problem, view: PlayerView | None = None, card: CardId | None = None) -> str:
    """Return the reason as one sentence.

    With a view, it names the suit led, the number of cards, or the card.
    """
    if view is not None:
        if why is Why.MUST_FOLLOW and view.trick is not None:
            return _follow_refusal(view)
        if why is Why.WRONG_COUNT and isinstance(view.ask, AskGive):
            return _count_words(view.ask)
        if why is Why.CARD_MUST_STAY and card is not None:
            return capital(
                translate("Why", "You can't discard {card}.", card=card_text.the_card(view.game, card))
            )
    return messages.sentence(why)


def _follow_refusal(view: PlayerView) -> str:
    """Return which suit the card led requires."""
    game, trick = view.game, view.trick
    assert trick is not None
    lead, order = trick.lead(view.game.deck), view.order
    led = order.suit_of[lead]
    if led == len(game.deck.suits):
        return messages.sentence(Why.MUST_FOLLOW)
    suit = card_text.suit_words(game.deck.suits[led])
    if led == order.trump:
        return translate("Why", "You must play a trump ({suit}).", suit=suit)
    if (free := _free_trump(order, lead, view.hand)) is not None:
        card = card_text.the_card(game, free)
        return translate("Why", "You must follow {suit} or play {card}.", suit=suit, card=card)
    if order.trump < len(game.deck.suits) and order.may[lead] & order.suit_mask[order.trump]:
        return translate("Why", "You must follow {suit} or play a trump.", suit=suit)
    return translate("Why", "You must follow {suit}.", suit=suit)


def _free_trump(order: CardOrder, lead: int, hand: CardSet) -> CardId | None:
    """Return the trump that alone may be played instead of following, if it is held."""
    trumps = order.suit_mask[order.trump]
    free = order.may[lead] & ~order.must[lead] & trumps
    return None if free == trumps else next(cards_in(free & hand), None)


def _count_words(ask: AskGive) -> str:
    if ask.low == ask.high:
        return plural("Why", "Choose one card.", "Choose {n} cards.", ask.low)
    return translate("Why", "Choose {low} to {high} cards.", low=ask.low, high=ask.high)


def picks_missing_words(ask: AskGive, picks: CardSet, game: Game) -> str:
    """Return what a choice of discards still lacks: `Choose 3 cards: 1 more`."""
    if picks & ~ask.cards:
        return messages.sentence(Why.CARD_MUST_STAY)
    if ask.first & ~picks:
        return messages.sentence(game.must_go)
    missing = ask.low - picks.bit_count()
    if missing <= 0:
        return "" if picks.bit_count() <= ask.high else _count_words(ask)
    return translate("Why", "{choose}: {n} more.", choose=_count_words(ask).removesuffix("."), n=missing)


def pick_refused_words(ask: AskGive, picks: CardSet, card: CardId, view: PlayerView) -> str:
    """Return why a card can't be picked as a discard, or put back."""
    if not ask.cards >> card & 1:
        return refusal_words(Why.CARD_MUST_STAY, view, card)
    if ask.first >> card & 1:
        return messages.sentence(view.game.must_go)
    count = picks.bit_count()
    return plural(
        "Why",
        "One card is already chosen. Put it back first.",
        "{n} cards are already chosen. Put one back first.",
        count,
    )


def call_why_words(ask: AskCall, call: str, view: PlayerView, names: Sequence[str]) -> str:
    """Return why a call that isn't legal can't be made now."""
    if call in ask.barred:
        return game_words.game_text(ask.barred[call])
    special = {PASS: Why.MUST_CALL, CHECK: Why.CANNOT_CHECK, HOLD: Why.CANNOT_HOLD}
    if call in special:
        return messages.sentence(special[call])
    if call not in ask.ladder:
        return messages.sentence(Why.NO_SUCH_CALL)
    rank = ask.ladder.index(call)
    if any(legal in ask.ladder and ask.ladder.index(legal) < rank for legal in ask.calls):
        return messages.sentence(Why.BID_TOO_SOON)
    standing = standing_bid(view.calls, ask.ladder)
    if standing is None:
        return messages.sentence(Why.BID_TOO_LOW)
    seat, bid = standing
    template = translate("Why", "That isn't higher than {bid} by {name}.")
    return fill(template, bid=call_text.call_words(bid, view.game), name=name_text.name_within(names, seat))


WhyNot = Callable[[CardId], Problem | None]


class Tip(NamedTuple):
    """The first explanation of a kind of decision: a title, and text."""

    title: str
    words: str


def decision_kind(view: PlayerView) -> str:
    """Return the kind of decision (one of `engine.game.DECISIONS`) that is due.

    Empty if there is none.
    """
    ask = view.ask
    if isinstance(ask, AskPlay):
        if view.trick is None:
            return "lead"
        order = view.order
        led = order.suit_of[view.trick.lead(view.game.deck)]
        return "follow" if led < len(view.game.deck.suits) and view.hand & order.suit_mask[led] else "throw"
    if isinstance(ask, AskGive):
        return "rob" if ask.takes else "give" if ask.to is None else "pass"
    if isinstance(ask, AskCall):
        return ask.style if ask.style in scores.CHOICES else "call"
    return ""


def now_words(view: PlayerView, names: Sequence[str], why_not: WhyNot, picks: CardSet = 0) -> str:
    """Return the prompt in one line, with the reason for dimmed cards.

    Empty if no decision is due. `why_not(card)` returns why a card can't be played, or None. `picks` are the cards
    picked so far, to discard or pass.
    """
    ask = view.ask
    if isinstance(ask, AskPlay):
        return _play_words(ask, view, why_not)
    if isinstance(ask, AskGive):
        return _give_words(ask, view, names, picks)
    return _call_words(ask, view, names) if isinstance(ask, AskCall) else ""


def more_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return advice for players who are new to the game.

    Empty if there isn't any, or nothing to choose.
    """
    kind = decision_kind(view)
    if isinstance(view.ask, AskPlay):
        if view.ask.cards.bit_count() == 1:
            return ""
        if advice := _advice(kind, view, names):
            return advice
    text = game_words.game_text(view.game.note(kind, view.trump))
    if kind == "throw" and isinstance(view.ask, AskPlay) and view.ask.cards != view.hand:
        text = ""  # it may advise a card that isn't allowed now
    if kind not in IN_PLAY:
        return text
    return " ".join(filter(None, [text or _taking_words(view), _alone_words(kind, view)]))


def lesson_words(view: PlayerView) -> Tip:
    """Return the explanation of a kind of decision, for its first time."""
    kind, ask = decision_kind(view), view.ask
    suits = _has_suits(view.game)
    title, text = {
        "lead": (
            translate("Now", "You lead"),
            translate("Now", "Play the first card of the trick. The others must follow its suit if they can.")
            if suits
            else translate(
                "Now", "Play the first card of the trick. The others must follow its colour if they can."
            ),
        ),
        "follow": (
            translate("Now", "Follow the lead"),
            translate("Now", "Follow the card led if you can. You can't play the greyed cards now."),
        ),
        "throw": (
            translate("Now", "You can't follow"),
            translate("Now", "You have none of the suit led, so play something else.")
            if suits
            else translate("Now", "You have none of the colour led, so play something else."),
        ),
        "call": (
            translate("Now", "The bids"),
            translate("Now", "The first player who bids makes trump, and the bidding is over.")
            if isinstance(ask, AskCall) and ask.style == "suits"
            else translate("Now", "In turn, each player bids more than the one before, or passes."),
        ),
        "tricks": (
            translate("Now", "Your tricks"),
            translate("Now", "Each player bids once, before any card is played."),
        ),
        "blind": (
            translate("Now", "Before you look"),
            translate("Now", "A bid made before you see your cards counts more, but it is risky."),
        ),
        **_choice_lessons(suits),
    }.get(kind, ("", ""))
    parts = [text]
    if kind == "throw" and view.trump not in (None, NO_TRUMP):
        parts.append(
            translate("Now", "A trump beats the suit led.")
            if suits
            else translate("Now", "A trump beats the colour led.")
        )
    if isinstance(ask, AskCall) and kind == "call":
        parts += _bids_lesson(ask, view)
    return Tip(title, " ".join(parts))


def _choice_lessons(suits: bool) -> dict[str, tuple[str, str]]:
    """Return title and text for choices other than bids and plays."""
    return {
        "trump": (
            translate("Now", "The trump"),
            translate("Now", "Cards of the suit you name beat all others in this deal.")
            if suits
            else translate("Now", "Cards of the colour you name beat all others in this deal."),
        ),
        "team": (
            translate("Now", "Your team"),
            translate("Now", "The players you choose now are your partners in this deal."),
        ),
        "score": (
            translate("Now", "All the points"),
            translate("Now", "Everyone else gets the points, or they come off your own score."),
        ),
        "swap": (
            translate("Now", "Farmer's hand"),
            translate("Now", "You can show three low cards and swap them for three face-down ones."),
        ),
        "defend": (
            translate("Now", "Alone or together"),
            translate(
                "Now", "If you defend alone, your partner sits out. Winning three tricks then scores more."
            ),
        ),
        "give": (
            translate("Now", "Cards to discard"),
            translate("Now", "Click the cards you want to get rid of. Click again to take one back."),
        ),
        "rob": (
            translate("Now", "The card turned up"),
            translate("Now", "It is a trump. You can take it and put away a card that you need less."),
        ),
        "pass": (
            translate("Now", "Cards to pass"),
            translate("Now", "Pick cards for another player before you see the ones you'll get."),
        ),
    }


def _bids_lesson(ask: AskCall, view: PlayerView) -> list[str]:
    """Explain calls other than plain bids, such as no trump, misère, check and hold."""
    said = []
    bids = [view.game.bid(text) for text in ask.ladder]
    if any(bid.denomination == NO_TRUMP and not bid.goal.takes_none for bid in bids):
        said.append(translate("Now", "At no trump, no suit beats the others."))
    nothing = next((bid.text for bid in bids if bid.goal.takes_none), None)
    if nothing is not None:
        template = translate("Now", "{bid} means taking no tricks at all.")
        said.append(fill(template, bid=call_text.call_words(nothing, view.game)))
    if any(bid.alone and not bid.goal.takes_none for bid in bids):
        said.append(translate("Now", "If you bid alone, your partner sits out and can't help you."))
    level = next((bid.level for bid in bids if not bid.buys), None)
    if level is not None:
        template = translate(
            "Now", "A bid of {n} only shows a suit to your partner. It can't win the bidding."
        )
        said.append(fill(template, n=level))
    if CHECK in ask.calls:
        said.append(translate("Now", "A check keeps your partner's bid and keeps you in."))
    if HOLD in ask.calls:
        said.append(translate("Now", "Hold takes over the highest bid without raising it."))
    return said


# -- cards


def _play_words(ask: AskPlay, view: PlayerView, why_not: WhyNot) -> str:
    if view.tricks_left == 1:
        return translate("Now", "Your last card.")
    passed = event_text.no_passing_words(view) if not view.finished else ""
    return " ".join(filter(None, [passed, _card_words(ask, view, why_not)]))


def _card_words(ask: AskPlay, view: PlayerView, why_not: WhyNot) -> str:
    """Return which cards can be played."""
    dark = next(cards_in(view.hand & ~ask.cards), None)
    why = None if dark is None else why_not(dark)
    reason = "" if why is None else messages.sentence(why)
    trick = view.trick
    if trick is None:
        if ask.cards.bit_count() == 1:
            card = card_text.the_card(view.game, next(cards_in(ask.cards)))
            return translate("Now", "You can lead only {card}. {reason}", card=card, reason=reason).rstrip()
        return (
            translate("Now", "You lead. {reason}", reason=reason)
            if reason
            else translate("Now", "You lead: play any card.")
        )
    lead, order = trick.lead(view.game.deck), view.order
    led = order.suit_of[lead]
    if led >= len(view.game.deck.suits):
        card = card_text.the_card(view.game, trick.cards[0])
        return reason or capital(translate("Now", "{card} was led: play any card.", card=card))
    return _follow_words(ask, view, lead, order, "" if why is Why.MUST_FOLLOW else reason)


def _follow_words(ask: AskPlay, view: PlayerView, lead: int, order: CardOrder, reason: str) -> str:
    """Return which cards can be played to the suit led.

    `reason` says why some can't, if there is more to it than following suit.
    """
    deck, led = view.game.deck, order.suit_of[lead]
    text = _suit_forms(deck.suits[led], _has_suits(view.game))
    held = view.hand & order.suit_mask[led]
    trumps = ask.cards & order.suit_mask[order.trump] if order.trump < len(deck.suits) else 0
    if reason:
        return reason
    if ask.cards.bit_count() == 1:
        card = card_text.the_card(view.game, next(cards_in(ask.cards)))
        return translate("Now", "{led}: you can play only {card}.", led=text.led, card=card)
    if not held:
        template = translate("Now", "{led} and you have none: play any card.")
    elif ask.cards == view.hand:
        template = translate("Now", "{led}: you can play any card.")
        if held == view.hand:
            template = translate("Now", "{led} and you have only {some}: play any card.")
    elif led != order.trump and trumps:
        template = translate("Now", "{led} and you have {some}: play one of them, or a trump.")
        if (free := _free_trump(order, lead, view.hand)) is not None:
            template = translate("Now", "{led} and you have {some}: play one of them, or {card}.")
            return fill(template, led=text.led, some=text.some, card=card_text.the_card(view.game, free))
    else:
        template = translate("Now", "{led} and you have {some}: play one of them.")
    return fill(template, led=text.led, some=text.some)


def _has_suits(game: Game) -> bool:
    """Return whether the deck has suits (hearts) rather than colours (red)."""
    return bool(game.deck.words.ranks)


class _Forms(NamedTuple):
    led: str
    some: str


def _suit_forms(suit: str, plural: bool) -> _Forms:
    """Return `Hearts were led` and `hearts`, or `Red was led` and `red cards`."""
    word = card_text.suit_words(suit)
    if plural:
        return _Forms(capital(translate("Now", "{suit} were led", suit=word)), word)
    led = capital(translate("Now", "{colour} was led", colour=word))
    return _Forms(led, translate("Now", "{colour} cards", colour=word))


def _taking_words(view: PlayerView) -> str:
    """Return which card wins a trick."""
    if view.trump in (None, NO_TRUMP):
        return translate("Now", "The highest card of the suit led takes the trick.")
    return translate("Now", "The highest card of the suit led takes the trick, unless someone trumps it.")


def _advice(kind: str, view: PlayerView, names: Sequence[str]) -> str:
    """Return advice that matters more than the game's; empty if there is none."""
    taker = may_take_all(view)
    if taker is None:
        if kind == "follow" and view.game.is_harmless(view):
            return translate("Now", "No points can fall on this trick, so play your highest card.")
        return ""
    template = (
        translate(
            "Now",
            "{name} has taken all the points so far. "
            "Throw points only on somebody else's trick, and keep a high card.",
        )
        if kind == "throw"
        else translate(
            "Now",
            "{name} has taken all the points so far. "
            "Take a trick with a point yourself, or {name} may shoot the moon.",
        )
    )
    return fill(template, name=names[taker])


def _alone_words(kind: str, view: PlayerView) -> str:
    """Return which suits only the viewer has, where low cards are called safe."""
    assert isinstance(view.ask, AskPlay)
    if kind == "follow" or not view.game.low_wins or not are_points_left(view):
        return ""
    out = view.game.deck.all & ~(view.played | view.hand)
    masks = zip(view.game.deck.suits, view.order.suit_mask, strict=False)  # cards without a suit come last
    alone = [suit for suit, mask in masks if mask & view.ask.cards and not mask & out]
    if not alone:
        return ""
    template = (
        translate("Now", "{suits}: nobody else has any, so even a low one takes the trick.")
        if kind == "lead"
        else translate("Now", "{suits}: nobody else has any, so even a low one is dangerous.")
    )
    return fill(template, suits=capital(join([card_text.suit_words(suit) for suit in alone])))


# -- everything else


def _give_words(ask: AskGive, view: PlayerView, names: Sequence[str], picks: CardSet) -> str:
    many = ask.high
    if picks and not picks_missing_words(ask, picks, view.game):
        if ask.takes:
            return translate("Now", "Press Enter or the button to take the card turned up.")
        return (
            translate("Now", "Press Enter or the button to discard these cards.")
            if ask.to is None
            else translate("Now", "Press Enter or the button to pass these cards.")
        )
    if ask.to is not None:
        where = _way_words((ask.to - ask.seat) % view.game.seats, view.game.seats)
        return plural(
            "Now",
            "Pass a card {where}, to {name}.",
            "Pass {n} cards {where}, to {name}.",
            many,
            where=where,
            name=names[ask.to],
        )
    if ask.takes:
        card = card_text.the_card(view.game, next(cards_in(ask.takes)))
        return translate(
            "Now", "The card turned up is {card}. Choose a card to put away for it, or none.", card=card
        )
    if ask.low < ask.high:
        return translate("Now", "Choose {low} to {high} cards to discard, face down.", low=ask.low, high=many)
    said = plural(
        "Now", "Choose a card to discard, face down.", "Choose {n} cards to discard, face down.", many
    )
    if ask.first:
        reason = messages.sentence(view.game.must_go)
        return f"{said} {reason}"
    if ask.cards != view.hand:
        return plural(
            "Now",
            "Choose a card to discard, face down. You must keep the greyed ones.",
            "Choose {n} cards to discard, face down. You must keep the greyed ones.",
            many,
        )
    return said


def _way_words(by: int, seats: int) -> str:
    """Return where cards go that are passed so many seats to the left."""
    if 2 * by == seats:
        return translate("Now", "across")
    if 2 * by < seats:
        return translate("Now", "to the left") if by == 1 else translate("Now", "to the second on the left")
    return (
        translate("Now", "to the right")
        if by == seats - 1
        else translate("Now", "to the second on the right")
    )


def _call_words(ask: AskCall, view: PlayerView, names: Sequence[str]) -> str:
    if ask.style in ("tricks", "blind"):
        text = (
            translate("Now", "Say how many tricks you'll take.")
            if ask.style == "tricks"
            else translate("Now", "Your cards are face down. Bid blind, or look at them and bid then.")
        )
        if view.secret:
            text += " " + translate("Now", "Your bid stays secret until everyone has bid.")
        barred = sorted(set(ask.barred.values()))
        return " ".join([text, *map(game_words.game_text, barred[:1])])
    if ask.style == "trump":
        return translate("Now", "Name the trump for this deal.")
    if ask.style == "defend":
        assert view.contract is not None
        name = name_text.name_within(names, view.contract.declarer)
        return translate("Now", "Defend alone against {name}, or with your partner.", name=name)
    if ask.style == "swap":
        return translate("Now", "Swap low cards for as many face-down ones, or keep your hand.")
    if ask.style == "score":
        return plural(
            "Now",
            "Give {n} point to everyone else, or take it off your own score.",
            "Give {n} points to everyone else, or take them off your own score.",
            max(ask.values),
        )
    if ask.style == "team":
        sizes = {len(team_seats(call)) for call in ask.calls} or {1}
        count = max(sizes)
        if len(sizes) > 1:
            return plural(
                "Now",
                "Choose a partner for this deal, or play alone.",
                "Choose up to {n} partners for this deal, or play alone.",
                count,
            )
        return plural("Now", "Choose a partner for this deal.", "Choose {n} partners for this deal.", count)
    if set(ask.calls) == {PASS}:
        return translate("Now", "You can only pass.")
    return _bid_words(ask, view, names)


def _suit_words(ask: AskCall, view: PlayerView, names: Sequence[str]) -> str:
    """Return how trump can be made."""
    turned = turned_words(ask, view)
    if not is_suit_offered(ask, view.game):
        if PASS in ask.calls:
            return translate("Now", "{turned}. Name another suit, or pass.", turned=turned)
        return translate("Now", "{turned}, and you can't pass. Name another suit.", turned=turned)
    if ask.seat == view.dealer:
        return translate("Now", "{turned}. Pick it up and make it trump, or pass.", turned=turned)
    assert view.dealer is not None
    name = name_text.name_within(names, view.dealer)
    return translate(
        "Now", "{turned}. Make it trump, or pass. {name} would take it.", turned=turned, name=name
    )


def is_suit_offered(ask: AskCall, game: Game) -> bool:
    """Return whether bids accept the suit turned up, because no other can be named."""
    return len({game.bid(call).denomination for call in ask.calls if call in ask.ladder}) == 1


def turned_words(ask: AskCall, view: PlayerView) -> str:
    """Return which card is offered as the trump, or was turned down."""
    card = card_text.the_card(view.game, next(cards_in(view.turned)))
    if is_suit_offered(ask, view.game):
        return capital(translate("Panel", "{card} is turned up", card=card))
    return capital(translate("Panel", "{card} was turned down", card=card))


def _bid_words(ask: AskCall, view: PlayerView, names: Sequence[str]) -> str:
    standing = standing_bid(view.calls, ask.ladder)
    may_pass = PASS in ask.calls
    if ask.style == "suits":
        return _suit_words(ask, view, names)
    if standing is None:
        return (
            translate("Now", "Nobody has bid yet. Bid or pass.")
            if may_pass
            else translate("Now", "Nobody has bid yet, and you can't pass. Make a bid.")
        )
    if not any(call in ask.ladder for call in ask.calls):
        template = translate("Now", "You can't bid more than {bid} by {name}.")
    elif may_pass:
        template = translate("Now", "Bid more than {bid} by {name}, or pass.")
    else:
        template = translate("Now", "You can't pass. Bid more than {bid} by {name}.")
    seat, bid = standing
    name = translate("Now", "you") if seat == view.seat else names[seat]
    return fill(template, bid=call_text.call_words(bid, view.game), name=name)
