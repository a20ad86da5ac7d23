"""A match as lists of sentences, for screen readers; needs only a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import ALONE, OTHERS, SELF, TOGETHER
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.view import PlayerView, counted_in_trick
from trickdesk.ui.text import call_text, card_text, event_text, game_words, narration, remarks, scores
from trickdesk.ui.text.words import capital, fill, translate

AFTER_PLAY = (OTHERS, SELF)  # calls after the last trick
ON_KITTY = "kitty"  # Forty-Fives, rules 3.2: it is taken before trump is named
NOT_BID = ("trump ", "team", ON_KITTY, *AFTER_PLAY)  # calls after the auction


class TrickCard(NamedTuple):
    """A card of a trick: its player, its text, and whether it wins the trick."""

    seat: Seat
    card: CardId
    words: str
    wins: bool


def situation_lines(view: PlayerView, names: Sequence[str], said: str = "") -> list[str]:
    """Return the current situation: the prompt or message, contract, score and trick."""
    score = translate(
        "Listing",
        "{deal}: {totals}",
        deal=capital(scores.deal_words(view)),
        totals=scores.totals_words(view, names),
    )
    lines = [said or scores.prompt_words(view, names), capital(scores.contract_words(view, names)), score]
    lines.append(scores.all_collected_words(view, names))
    if view.turned:
        lines.append(
            translate("Listing", "Turned up: {cards}", cards=card_text.cards_words(view.game, view.turned))
        )
    elif view.talon:
        template = translate("Listing", "{place}, face down: {n}")
        parts = game_words.talon_parts(view.game, view.talon, bool(view.players))
        lines += [fill(template, place=name, n=count) for name, count in parts]
    return [line for line in lines if line]


def trick_titles(view: PlayerView, names: Sequence[str]) -> tuple[str, str]:
    """Return the headings of the current trick and the last one."""
    last = event_text.last_trick(view)
    over = len(view.finished)
    goes_on = any(map(view.cards_of, view.players))
    title = translate("Listing", "Trick {n}", n=over + 1 if goes_on or last is None else over)
    if last is None or last.winner is None:
        return title, translate("Listing", "Last trick")
    template = translate("Listing", "Last trick: {taker}")
    return title, fill(template, taker=event_text.taker_words(last.winner, view, names).rstrip("."))


def trick_card_words(view: PlayerView, trick: SeenTrick, seat: Seat) -> str:
    """Return the card a seat played to a trick, and the suit it counts as."""
    card = trick.cards[trick.seats.index(seat)]
    if seat == trick.leader and trick.named:
        return card_text.card_as(card_text.card_words(view.game, card), card_text.suit_words(trick.named))
    return card_text.card_words(view.game, card, counted_in_trick(view, trick).get(card, ""))


def laid_cards(view: PlayerView, trick: SeenTrick | None, names: Sequence[str]) -> list[TrickCard]:
    """Return the cards of a trick in order of play."""
    if trick is None:
        return []
    found = []
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        text = trick_card_words(view, trick, seat)
        text = translate("Listing", "{name}: {card}", name=names[seat], card=text)
        if seat == trick.winner:
            text = translate("Listing", "{card}, takes the trick", card=text)
        found.append(TrickCard(seat, card, text, seat == trick.winner))
    return found


def last_trick_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return the last trick in one sentence, with its reason; empty if there is none."""
    trick = event_text.last_trick(view)
    if trick is None or trick.winner is None:
        return ""
    cards = [laid.words for laid in laid_cards(view, trick._replace(winner=None), names)]
    template = translate("Listing", "Last trick: {cards}. {taker}")
    text = fill(template, cards="; ".join(cards), taker=event_text.taker_words(trick.winner, view, names))
    return " ".join(filter(None, [text, event_text.why_won_words(view, trick)]))


def last_calls_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return each player's last call during the auction: `Ada: 7 hearts; Bruno: Pass`."""
    if view.phase != "auction":
        return ""
    template = translate("Listing", "{name}: {done}")
    last = view.calls[-view.game.seats :]
    return "; ".join(
        fill(template, name=names[seat], done=call_text.call_words(call, view.game, names))
        for seat, call in last
    )


def got_words(view: PlayerView) -> str:
    """Return the cards the viewer was given, until they have played a card."""
    if not view.took or any(view.seat in trick.seats for trick in view.tricks):
        return ""
    return _got(view)


def _got(view: PlayerView) -> str:
    return translate("Listing", "You get {cards}.", cards=card_text.cards_words(view.game, view.took))


def log_lines(view: PlayerView, names: Sequence[str]) -> list[str]:
    """Return all the viewer knows of the deal: calls, exchange, tricks and score."""
    if view.dealer is None:
        return []
    lines = [_said(view, names, "dealt", 0)]
    lines += _calling(view, names)
    lines += _exchange(view, names)
    lines += [
        _call(view, names, *entry) for entry in view.calls if call_text.is_after_exchange(entry[1], view.game)
    ]
    over, remark = view.phase in remarks.OVER, remarks.remark_line(view, names)
    # What is said about the last trick comes after the score.
    after = len(view.finished) if over else -1
    for number, trick in enumerate(view.tricks, 1):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            named = trick.named or "" if seat == trick.leader else ""
            lines.append(_said(view, names, "played", seat, named, 1 << card))
        if trick.winner is not None:
            lines += [
                event_text.taker_words(trick.winner, view, names),
                event_text.why_won_words(view, trick),
                remark.words if remark.tricks == number != after else "",
            ]
    lines += [_said(view, names, "called", seat, call) for seat, call in view.calls if call in AFTER_PLAY]
    if over and view.deals:
        lines.append(_said(view, names, "passed out" if view.deals[-1].passed_out else "scored"))
        lines.append(remark.words if remark.tricks == after else "")
        lines.append(_said(view, names, "match over"))
    return [line for line in lines if line]


def _said(
    view: PlayerView,
    names: Sequence[str],
    kind: str,
    seat: Seat | None = None,
    text: str = "",
    cards: int = 0,
) -> str:
    """Return the announcement of an event."""
    return event_text.event_words(Event(kind, seat, text, cards, cards.bit_count()), view, names)


def _calling(view: PlayerView, names: Sequence[str]) -> Iterator[str]:
    """Yield the calls and their results, followed by results without a call."""
    contract = view.contract
    if view.faced:
        yield _said(view, names, "turned up", None, "", view.faced)
    if view.trump is not None and contract is None and (view.trump != NO_TRUMP or view.game.bids):
        yield _said(view, names, "trump", None, view.trump)  # it wasn't named by a player
    for seat, call in view.calls:
        if call in AFTER_PLAY or call_text.is_after_exchange(call, view.game):
            continue
        if contract is not None and call.startswith((*NOT_BID, ALONE, TOGETHER)):
            yield _said(view, names, "contract", contract.declarer, contract.bid)
            contract = None
        yield _call(view, names, seat, call)
        if call == ON_KITTY and view.contract is not None:
            yield from _exchanged(view, names, "took kitty")
    if contract is not None:
        yield _said(view, names, "contract", contract.declarer, contract.bid)


def _call(view: PlayerView, names: Sequence[str], seat: Seat, call: str) -> str:
    """Return a call as a sentence."""
    if call.startswith("trump "):
        return _said(view, names, "trump", seat, call.split()[-1])
    return _said(view, names, "team" if call.startswith("team") else "called", seat, call)


def _exchange(view: PlayerView, names: Sequence[str]) -> Iterator[str]:
    """Yield who takes, discards and draws, with the cards the viewer knows."""
    if view.given:
        yield translate("Listing", "You pass {cards}.", cards=card_text.cards_words(view.game, view.given))
    from_kitty = bool(view.game.kitty) and view.contract is not None and view.contract.declarer == view.seat
    if view.took and not from_kitty:
        yield _got(view)
    early = "took kitty" if any(call == ON_KITTY for _, call in view.calls) else ""
    for kind in narration.exchange_counts(view):
        if kind != early:
            yield from _exchanged(view, names, kind)


def _exchanged(view: PlayerView, names: Sequence[str], kind: str) -> Iterator[str]:
    """Yield who took, discarded or drew, one `kind` of them."""
    counts, seats, dealer = narration.exchange_counts(view)[kind], view.game.seats, view.dealer or 0
    own = {"took kitty": view.took if view.game.kitty else 0, "gave": view.buried}.get(kind, 0)
    for seat in (number % seats for number in range(dealer + 1, dealer + 1 + seats)):
        mine = view.faced if kind == "robbed" else own if seat == view.seat else 0
        if kind == "gave" and mine:
            yield translate("Listing", "You discard {cards}.", cards=card_text.cards_words(view.game, mine))
        elif counts[seat]:
            yield event_text.event_words(Event(kind, seat, "", mine, counts[seat]), view, names)
