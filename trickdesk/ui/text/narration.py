"""Lines shown in pauses: others' decisions, the exchange, trick winners."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import ALONE, OTHERS, SELF
from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text import call_text, card_text, event_text, game_words, name_text
from trickdesk.ui.text.endings import ENDINGS
from trickdesk.ui.text.words import fill, join, translate


def trick_lines(seat: Seat, view: PlayerView, names: Sequence[str], until_click: bool) -> list[str]:
    """Return who wins the trick, why if not obvious, and whether a click is needed."""
    taker = event_text.taker_words(seat, view, names)
    if until_click:
        taker = translate("Line", "{sentence} – click to continue", sentence=taker.rstrip("."))
    return [line for line in (taker, event_text.why_won_words(view, event_text.last_trick(view))) if line]


def decision_line(event: Event, batch: Sequence[Event], view: PlayerView, names: Sequence[str]) -> str:
    """Return what another player has decided before or after the tricks.

    Empty if no pause is needed, for instance after the viewer's own decisions. `batch` has all events of the
    same moment.
    """
    if event.kind == "dealt":
        return event_text.no_passing_words(view)
    if event.kind in ("contract", "passed out", "revealed", *ENDINGS):
        return event_text.event_words(event, view, names)
    if event.kind == "trump" and event.seat is None and event.text != NO_TRUMP:
        return event_text.event_words(event, view, names)  # it was turned up
    if event.seat is None or event.seat == view.seat:
        return ""
    if event.kind == "took kitty":
        went = next((call for call in batch if call.kind == "called" and call.text == "kitty"), event)
        return event_text.event_words(went, view, names)
    if event.kind == "trump":
        return _trump_line(event, view, names)
    if event.kind == "called" and event.text in (ALONE, OTHERS, SELF):
        return event_text.event_words(event, view, names)
    if event.kind == "robbed":
        return event_text.event_words(event, view, names)
    if event.kind == "team" or (event.kind == "gave" and _stays_away(event, batch, view)):
        return event_text.event_words(event, view, names)
    return ""


def has_exchange(batch: Sequence[Event], view: PlayerView) -> bool:
    """Return whether seats exchange cards without making a call."""
    return not view.game.has_piles and any(event.kind == "drew" for event in batch)


def _stays_away(event: Event, batch: Sequence[Event], view: PlayerView) -> bool:
    """Return whether discards need a line of their own.

    If the player also takes cards, the line about those is enough.
    """
    return not has_exchange(batch, view) and (
        batch[-1] is event or all(other.kind not in ("took kitty", "robbed") for other in batch)
    )


def kitty_line(event: Event, batch: Sequence[Event], view: PlayerView) -> str:
    """Return the cards the viewer takes, if some are then discarded automatically."""
    if event.kind != "took kitty" or event.seat != view.seat or not has_exchange(batch, view):
        return ""
    template = translate("Line", "You take the {kitty}: {cards}")
    return fill(template, kitty=game_words.kitty_words(view.game), cards=_marks(event.cards, view))


def passed_line(events: Sequence[Event], view: PlayerView, names: Sequence[str]) -> str:
    """Return what another player passes to the viewer, with marks; empty if nothing."""
    mine = (event for event in events if event.kind == "passed" and event.private_to == view.seat)
    event = next(mine, None)
    if event is None or event.seat is None:
        return ""
    template = translate("Line", "{name} passes you {cards}")
    return fill(template, name=card_text.unmarked(names[event.seat]), cards=_marks(event.cards, view))


def _trump_line(event: Event, view: PlayerView, names: Sequence[str]) -> str:
    """Return `Ada: hearts for 15`; empty if the bid has named the trump."""
    assert event.seat is not None
    bid = None if view.contract is None else view.game.bid(view.contract.bid)
    if bid is None or bid.denomination is not None:
        return ""
    template = (
        translate("Line", "{name}: {suit} for {bid}")
        if bid.goal.in_points
        else translate("Line", "{name}: {suit}, {bid}")
    )
    return fill(
        template,
        name=names[event.seat],
        suit=card_text.suit_words(event.text),
        bid=call_text.call_words(bid.text, view.game),
    )


def lead_line(view: PlayerView, names: Sequence[str]) -> str:
    """Return who leads to the first trick, if it has just begun and isn't the viewer."""
    if (
        view.phase != "play"
        or view.tricks
        or view.turn in (None, view.seat)
        or name_text.is_you(view.turn, view, names)
    ):
        return ""
    return translate("Line", "{name} leads.", name=names[view.turn])


def exchange_lines(batch: Sequence[Event], view: PlayerView, names: Sequence[str]) -> list[tuple[str, bool]]:
    """Return a line for what each seat kept, took, discarded and drew.

    The flag says whether the line contains marks. Only the viewer's own line names cards.
    """
    seats = dict.fromkeys(event.seat for event in batch if event.kind in ("took kitty", "gave", "drew"))
    lines = []
    for seat in seats:
        assert seat is not None
        own = [event for event in batch if event.seat == seat]
        mine = seat == view.seat
        lines.append((_own_line(own, view), True) if mine else (_other_line(own, names[seat], view), False))
    return lines


def exchange_counts(view: PlayerView) -> dict[str, Sequence[int]]:
    """Return the public part of the exchange.

    By kind of event, it has the number of cards of each seat.
    """
    game, contract = view.game, view.contract
    if contract is None:
        return {"robbed": view.drew} if any(view.drew) else {}
    if game.turns_up and not game.kitty:  # what was drawn is the card turned up
        return {"robbed": view.drew, "gave": view.drew if view.players else (0,) * game.seats}
    took = [0] * game.seats
    if view.players or view.talon < game.talon_size:
        took[contract.declarer] = game.kitty_for(contract.bid)
    drew = view.drew if view.players else (0,) * game.seats
    put = [a + b for a, b in zip(took, drew, strict=True)] if view.players else drew
    return {"took kitty": took, "gave": put, "drew": drew}


def exchange_rows(view: PlayerView) -> list[dict[Seat, str]]:
    """Return rows for the table of calls: numbers taken, discarded and drawn."""
    templates = {
        "took kitty": translate("Line", "Takes {n}"),
        "gave": translate("Line", "Discards {n}"),
        "drew": translate("Line", "Draws {n}"),
        "robbed": translate("Line", "Robs") if view.contract is None else translate("Line", "Takes {n}"),
    }
    return [
        {seat: fill(templates[kind], n=count) for seat, count in enumerate(counts) if count}
        for kind, counts in exchange_counts(view).items()
        if any(counts)
    ]


def _own_line(events: Sequence[Event], view: PlayerView) -> str:
    """Return `You kept J{H} 7{H}, took K{H} from the kitty and drew 2.`."""
    taken, given, drawn = (_cards(events, kind) for kind in ("took kitty", "gave", "drew"))
    parts = []
    if any(event.kind == "gave" for event in events):
        kept = _marks(view.hand & ~taken & ~drawn, view)
        parts.append(translate("Line", "kept {cards}", cards=kept or translate("Line", "nothing")))
    if taken:
        template = translate("Line", "took {cards} from the {kitty}")
        cards = _marks(taken & ~given, view) or translate("Line", "nothing")
        parts.append(fill(template, cards=cards, kitty=game_words.kitty_words(view.game)))
    if drawn:
        parts.append(translate("Line", "drew {n}", n=drawn.bit_count()))
    return translate("Line", "You {done}.", done=join(parts))


def _other_line(events: Sequence[Event], name: str, view: PlayerView) -> str:
    """Return `Bruno took the kitty, discarded 4 and drew 2.`."""
    discarded, drew = (sum(e.count for e in events if e.kind == kind) for kind in ("gave", "drew"))
    parts = []
    if any(event.kind == "took kitty" for event in events):
        parts.append(translate("Line", "took the {kitty}", kitty=game_words.kitty_words(view.game)))
    if discarded:
        parts.append(translate("Line", "discarded {n}", n=discarded))
    if drew:
        parts.append(translate("Line", "drew {n}", n=drew))
    done = join(parts) or translate("Line", "kept every card")
    return translate("Line", "{name} {done}.", name=name, done=done)


def _cards(events: Sequence[Event], kind: str) -> int:
    mask = 0
    for event in events:
        mask |= event.cards if event.kind == kind else 0
    return mask


def _marks(cards: int, view: PlayerView) -> str:
    """Return cards with marks, strongest first."""
    order = view.order
    ranked = sorted(cards_in(cards), key=lambda card: -order.power[order.suit_of[card]][card])
    return " ".join(card_text.card_marks(view.game, card) for card in ranked)
