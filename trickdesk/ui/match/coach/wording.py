"""Memory aids as text, for screen readers and for the command that reads them out."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.game import Game
from trickdesk.session.memory_aids import Aids, SuitAid
from trickdesk.storage.settings import Help
from trickdesk.ui.text import card_text, player_text, scores
from trickdesk.ui.text.words import capital, fill, join, listed, plural, translate


def aids_words(aids: Aids, wanted: Help, game: Game, names: Sequence[str]) -> str:
    """Return all aids that are switched on, as sentences."""
    said: list[str] = []
    if wanted.cards_gone:
        said += [gone_words(aid, game) for aid in aids.suits if aid.suit]
    if wanted.trumps_out and (text := trumps_words(aids)):
        said.append(f"{text}.")
    if wanted.voids:
        said += [text for aid in aids.suits if (text := void_words(aid, names))]
    if wanted.points_taken:
        said.append(f"{points_taken_words(aids, names)}.")
    return " ".join(said)


def gone_words(aid: SuitAid, game: Game) -> str:
    """Return `Hearts: played 3, yours 2, still out ace, queen and nine.`."""
    out = [card_name(game, card, aid.suit) for card in aid.cards if aid.out >> card & 1]
    template = translate("Aids", "{suit}: played {gone}, yours {own}, still out {out}.")
    if not out:
        template = translate("Aids", "{suit}: played {gone}, yours {own}, none out.")
    return fill(
        template,
        suit=capital(card_text.suit_words(aid.suit)),
        gone=aid.gone.bit_count(),
        own=aid.own.bit_count(),
        out=join(out),
    )


def card_name(game: Game, card: int, suit: str) -> str:
    """Return a card's name in a list of its suit.

    This is its rank, or its full name if it is printed as another suit.
    """
    deck = game.deck
    printed = deck.suits[deck.suit[card]] if deck.suit[card] < len(deck.suits) else ""
    if printed != suit:
        return card_text.card_words(game, card)
    return card_text.rank_words(deck.rank[card]) if deck.words.ranks else str(deck.rank[card])


def trumps_words(aids: Aids) -> str:
    """Return `4 trumps still out`; empty without trump."""
    if aids.trumps_out is None:
        return ""
    return plural("Aids", "{n} trump still out", "{n} trumps still out", aids.trumps_out)


def void_words(aid: SuitAid, names: Sequence[str]) -> str:
    """Return `Ada and Chidi have no hearts.`; empty if no void is known."""
    if not aid.void or not aid.suit:
        return ""
    who, suit = join([names[seat] for seat in aid.void]), card_text.suit_words(aid.suit)
    count = len(aid.void)
    return plural("Aids", "{names} has no {suit}.", "{names} have no {suit}.", count, names=who, suit=suit)


def points_taken_words(aids: Aids, names: Sequence[str]) -> str:
    """Return `You and Bruno 45 points, Ada and Chidi 20 points`."""
    parts = []
    for seats, amount in aids.taken:
        count = scores.points_words(amount) if aids.points else scores.tricks_words(amount)
        template = translate("Aids", "{names} {count}")
        parts.append(fill(template, names=join([names[seat] for seat in seats]), count=count))
    return listed(parts)


def brief_taken_words(aids: Aids, names: Sequence[str]) -> str:
    """Return `Points: Y 13, A 0, B 0, C 0`."""
    short = player_text.initials(names)
    parts = []
    for seats, amount in aids.taken:
        template = translate("Aids", "{names} {count}")
        parts.append(fill(template, names="+".join(short[seat] for seat in seats), count=amount))
    template = translate("Aids", "Points: {list}") if aids.points else translate("Aids", "Tricks: {list}")
    return fill(template, list=listed(parts))
