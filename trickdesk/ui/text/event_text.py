"""Events as announcements, and who won a trick and why."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import (
    ALONE,
    CHECK,
    HOLD,
    KEEP,
    OTHERS,
    PASS,
    SECRET,
    SELF,
    SWAP,
    TOGETHER,
    team_seats,
)
from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text import call_text, card_text, endings, game_words, messages, name_text, scores
from trickdesk.ui.text.endings import QUICK
from trickdesk.ui.text.words import capital, fill, join, listed, number, plural, signed, translate


def taker_words(seat: Seat, view: PlayerView, names: Sequence[str]) -> str:
    """Return `Chidi takes the trick`."""
    if name_text.is_you(seat, view, names):
        return translate("Event", "You take the trick.")
    return translate("Event", "{name} takes the trick.", name=names[seat])


def why_won_words(view: PlayerView, trick: SeenTrick | None) -> str:
    """Return why a finished trick of this deal was won.

    Empty if the highest card of the suit led won it.
    """
    if trick is None or trick.winner is None:
        return ""
    reason = view.game.trick_reason(trick, view.order)
    return capital(messages.sentence(reason, view.game))


def taken_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return who won the last trick and with which card, or why; empty without one."""
    trick = last_trick(view)
    if trick is None or trick.winner is None:
        return ""
    card = card_text.the_card(view.game, trick.cards[trick.seats.index(trick.winner)])
    reason = why_won_words(view, trick)
    you = name_text.is_you(trick.winner, view, names)
    template = translate("Event", "{name} took the last trick with {card}.")
    if you:
        template = translate("Event", "You took the last trick with {card}.")
    if card.lower() in reason.lower():  # don't say it twice
        template = translate("Event", "{name} took the last trick.")
        if you:
            template = translate("Event", "You took the last trick.")
    return " ".join(filter(None, [fill(template, name=names[trick.winner], card=card), reason]))


def last_trick(view: PlayerView) -> SeenTrick | None:
    """Return the last finished trick of the deal."""
    return view.finished[-1] if view.finished else None


def event_words(event: Event, view: PlayerView, names: Sequence[str]) -> str:
    """Return the announcement of an event, as the viewer may see it.

    The viewer is addressed as "you".
    """
    you = name_text.is_you(event.seat, view, names)
    name = "" if event.seat is None else names[event.seat]
    if event.kind == "dealt":
        # There is one event for each hand, but one announcement for all.
        return _dealt_words(view, names) if event.seat == 0 else ""
    if event.kind == "called":
        return _called_words(event.text, view.game, name, you)
    if event.kind == "revealed":
        return _revealed_words(view, names)
    if event.kind == "played":
        return _played_words(event, view, name, you)
    if event.kind == "trick":
        assert event.seat is not None
        count = translate("Event", "{count} so far.", count=scores.tricks_words(view.taken[event.seat]))
        words = [taker_words(event.seat, view, names), why_won_words(view, last_trick(view)), count]
        return " ".join(filter(None, words))
    if event.kind in QUICK:
        return endings.ending_words(event, view, names)
    if event.kind == "scored":
        return _scored_words(view, names)
    if event.kind == "match over":
        return scores.winners_words(view, names)
    if event.kind == "passed out":
        if any(view.game.as_bid(call) for _, call in view.calls):
            return translate("Event", "Nobody won the auction.")
        return translate("Event", "Everyone passed.")
    if event.kind in ("contract", "trump", "team"):
        return _contract_words(event, view, names, you)
    if event.kind in ("chose", "passed"):
        return _passed_words(event, view, names, you)
    return _cards_words(event, view, name, you)


def turn_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return whose turn it is, for the announcement after the events."""
    text = scores.prompt_words(view, names)
    if not text or view.turn is None:
        return ""
    return text if text.endswith("?") else f"{text}."


def _dealt_words(view: PlayerView, names: Sequence[str]) -> str:
    if view.dealer is None:
        return ""
    dealt = (
        translate("Event", "Deal {n}. You dealt.", n=view.deal_number)
        if name_text.is_you(view.dealer, view, names)
        else translate("Event", "Deal {n}. {name} dealt.", n=view.deal_number, name=names[view.dealer])
    )
    return f"{dealt} {no_passing_words(view)}".rstrip()


def no_passing_words(view: PlayerView) -> str:
    """Return that no cards are passed in this deal, if they are in others."""
    skipped = view.phase == "play" and view.game.passes_cards and view.seat is not None and not view.given
    return translate("Event", "No passing in this deal.") if skipped else ""


def _called_words(call: str, game: Game, name: str, you: bool) -> str:
    if call.startswith(("trump ", "team")):
        return ""  # the next event says it
    said = {
        PASS: (translate("Event", "You pass."), translate("Event", "{name} passes.")),
        CHECK: (translate("Event", "You check."), translate("Event", "{name} checks.")),
        HOLD: (translate("Event", "You hold."), translate("Event", "{name} holds.")),
        "kitty": (
            translate("Event", "You go on the kitty."),
            translate("Event", "{name} goes on the kitty."),
        ),
        SECRET: (translate("Event", "You have bid."), translate("Event", "{name} has bid.")),
        OTHERS: (
            translate("Event", "You give the points to everyone else."),
            translate("Event", "{name} gives the points to everyone else."),
        ),
        SELF: (
            translate("Event", "You take the points off your own score."),
            translate("Event", "{name} takes the points off their own score."),
        ),
        TOGETHER: (
            translate("Event", "You defend together."),
            translate("Event", "{name} defends together."),
        ),
        ALONE: (translate("Event", "You defend alone."), translate("Event", "{name} defends alone.")),
        KEEP: (translate("Event", "You don't swap cards."), translate("Event", "{name} doesn't swap cards.")),
        SWAP: (
            translate("Event", "You swap {cards}."),
            translate("Event", "{name} swaps {cards}."),
        ),
    }.get(
        call.partition(" ")[0],
        (translate("Event", "You bid {bid}."), translate("Event", "{name} bids {bid}.")),
    )
    cards = card_text.cards_words(game, call_text.swap_cards(call, game))
    return fill(said[0 if you else 1], name=name, bid=call_text.call_words(call, game), cards=cards)


def _revealed_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return all bids once they are shown: `Everyone has bid: Ada 3, Bruno 0.`."""
    template = translate("Event", "{name} {bid}")
    bids = [
        fill(template, name=names[seat], bid=call_text.call_words(call, view.game))
        for seat, call in view.calls
    ]
    return translate("Event", "Everyone has bid: {bids}.", bids=listed(bids))


def _played_words(event: Event, view: PlayerView, name: str, you: bool) -> str:
    card = card_text.the_card(view.game, next(cards_in(event.cards)))
    if event.text:
        words = (
            translate("Event", "You play {card} as {suit}."),
            translate("Event", "{name} plays {card} as {suit}."),
        )
        return fill(words[0 if you else 1], name=name, card=card, suit=card_text.suit_words(event.text))
    words = (translate("Event", "You play {card}."), translate("Event", "{name} plays {card}."))
    return fill(words[0 if you else 1], name=name, card=card)


def _contract_words(event: Event, view: PlayerView, names: Sequence[str], you: bool) -> str:
    name = "" if event.seat is None else names[event.seat]
    if event.kind == "contract":
        text = (
            translate("Event", "The contract is yours: {bid}.")
            if you
            else translate("Event", "{name} has the contract: {bid}.")
        )
        return fill(text, name=name, bid=call_text.call_words(event.text, view.game))
    if event.kind == "team":
        team = join([names[seat] for seat in team_seats(event.text) if seat != event.seat])
        if not team:
            if you:
                return translate("Event", "You play alone.")
            return translate("Event", "{name} plays alone.", name=name)
        if you:
            return translate("Event", "You play with {team}.", team=team)
        return translate("Event", "{name} plays with {team}.", name=name, team=team)
    if view.contract is not None and view.game.bid(view.contract.bid).denomination is not None:
        return ""  # the contract already names it
    if event.text == NO_TRUMP:
        return translate("Event", "There is no trump.")
    return translate("Event", "Trump: {suit}.", suit=card_text.suit_words(event.text))


def _cards_words(event: Event, view: PlayerView, name: str, you: bool) -> str:
    """Return cards turned up, drawn, taken or discarded.

    They are named only if the viewer may know them.
    """
    cards = card_text.cards_words(view.game, event.cards)
    count = plural("Event", "{n} card", "{n} cards", event.count)
    if event.kind == "turned up":
        return translate("Event", "Turned up: {cards}.", cards=cards)
    if event.kind == "row":
        words = (translate("Event", "You turn up {cards}."), translate("Event", "{name} turns up {cards}."))
    elif event.kind == "drew":
        words = (
            translate("Event", "You draw {cards}.") if cards else translate("Event", "You draw {count}."),
            translate("Event", "{name} draws {count}."),
        )
    elif event.kind == "took kitty":
        words = (
            translate("Event", "You take the {kitty}: {cards}."),
            translate("Event", "{name} takes the {kitty}: {count}."),
        )
    elif event.kind == "robbed" and view.contract is not None:
        words = (
            translate("Event", "You pick up {cards}."),
            translate("Event", "{name} picks up {cards}.")
            if cards
            else translate("Event", "{name} picks up the card."),
        )
    elif event.kind == "robbed":
        words = (
            translate("Event", "You rob: {cards}."),
            translate("Event", "{name} robs: {cards}.") if cards else translate("Event", "{name} robs."),
        )
    elif event.kind == "looked":
        words = (
            translate("Event", "You look at your cards."),
            translate("Event", "{name} looks at their cards."),
        )
    elif event.kind == "gave" and event.cards and event.private_to is None:
        return ""  # swapped in sight of all: the call has named them
    elif event.kind == "gave":
        words = (
            translate("Event", "You discard {count}."),
            translate("Event", "{name} discards {count}."),
        )
    else:
        return ""
    return fill(
        words[0 if you else 1],
        name=name,
        cards=cards or count,
        count=count,
        kitty=game_words.kitty_words(view.game),
    )


def _passed_words(event: Event, view: PlayerView, names: Sequence[str], you: bool) -> str:
    """Return cards picked and passed; passes between others are not announced."""
    assert event.seat is not None
    name, cards = names[event.seat], card_text.cards_words(view.game, event.cards)
    if event.kind == "chose":
        template = (
            translate("Event", "You picked {cards}.")
            if you
            else translate("Event", "{name} has picked cards.")
        )
        count = plural("Event", "{n} card", "{n} cards", event.count)
        return fill(template, name=name, cards=cards or count)
    if event.private_to == view.seat and name_text.is_you(event.private_to, view, names):
        return translate("Event", "{name} passes you {cards}.", name=name, cards=cards)
    if you and event.seat == view.seat and event.private_to is not None:
        template = translate("Event", "You pass {cards} to {name}.")
        return fill(
            template, name=names[event.private_to], cards=card_text.cards_words(view.game, view.given)
        )
    return ""


def _scored_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return what each side scored in the deal, and its total."""
    if not view.deals or view.deals[-1].passed_out:
        return ""
    sides = [
        translate(
            "Event",
            "{names} {points}, {total} in total",
            names=game_words.side_words(view.game, side, names),
            points=signed(points),
            total=number(view.totals[side]),
        )
        for side, points in enumerate(view.deals[-1].points)
    ]
    return translate("Event", "The deal is over: {sides}.", sides="; ".join(sides))
