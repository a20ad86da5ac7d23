"""Deals as diagrams, and as plain text with calls and tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from textwrap import wrap

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.engine.cards import CardId, Seat, cards_in
from trickdesk.engine.deal import ScoredDeal, SeenTrick
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session.branches import OpenDeal
from trickdesk.ui.text import call_text, card_text, game_words, scores
from trickdesk.ui.text.words import fill, listed, signed, translate, translated

WIDTH = 78  # letters in a line
GAP = 2  # between columns
COMPASS = 4  # number of seats that sit like the points of the compass

# Suits and suitless cards, in one or two letters.
_SHORT = {
    "S": QT_TRANSLATE_NOOP("Diagram", "S"),
    "H": QT_TRANSLATE_NOOP("Diagram", "H"),
    "D": QT_TRANSLATE_NOOP("Diagram", "D"),
    "C": QT_TRANSLATE_NOOP("Diagram", "C"),
    "R": QT_TRANSLATE_NOOP("Diagram", "R"),
    "G": QT_TRANSLATE_NOOP("Diagram", "G"),
    "Y": QT_TRANSLATE_NOOP("Diagram", "Y"),
    "B": QT_TRANSLATE_NOOP("Diagram", "B"),
    "JK": QT_TRANSLATE_NOOP("Diagram", "JK"),
    "JL": QT_TRANSLATE_NOOP("Diagram", "JL"),
    "BIRD": QT_TRANSLATE_NOOP("Diagram", "BIRD"),
    "RED1": QT_TRANSLATE_NOOP("Diagram", "RED1"),
}


@dataclass(frozen=True, slots=True)
class Diagram:
    """A deal as far as its reader may see it.

    Attributes:
        hands: By seat; None if hidden.
        talon: Top card first.
        view: Has the calls and tricks.
        scored: The result; None while the deal is in progress.
        code: The deal code; empty if there is none.
    """

    number: int
    hands: tuple[tuple[CardId, ...] | None, ...]
    talon: tuple[CardId, ...] | None
    view: PlayerView
    scored: ScoredDeal | None
    code: str = ""

    @classmethod
    def of_open(cls, deal: OpenDeal) -> Diagram:
        """Return the diagram of a finished deal, as it was dealt."""
        return cls(
            deal.number, deal.deal.hands, deal.deal.talon or None, deal.view, deal.view.deals[-1], deal.code
        )

    @classmethod
    def of_view(cls, view: PlayerView) -> Diagram:
        """Return the diagram of a deal in progress, as one seat knows it."""
        hands: list[tuple[CardId, ...] | None] = [tuple(cards_in(cards)) or None for cards in view.shown]
        if view.seat is not None and (view.hand or not view.counts[view.seat]):  # not before a blind bid
            hands[view.seat] = tuple(cards_in(view.hand))
        return cls(view.deal_number, tuple(hands), tuple(cards_in(view.turned)) or None, view, None)


# -- content


def hand_lines(game: Game, cards: Sequence[CardId], trump: str | None) -> list[tuple[str, list[str]]]:
    """Return each suit's letter with the ranks held, highest first.

    Suitless cards follow, each by its name and without ranks.
    """
    deck, power = game.deck, game.order_for(game.trump_index(trump)).power
    none = len(deck.suits)
    lines = []
    for suit in range(none - 1, -1, -1):
        held = sorted((c for c in cards if deck.suit[c] == suit), key=lambda c: -power[suit][c])
        lines.append((deck.suits[suit], [card_text.rank_index(game, card) for card in held]))
    return lines + [(deck.names[card], []) for card in cards if deck.suit[card] == none]


def title_words(diagram: Diagram, names: Sequence[str]) -> str:
    """Return `Deal 3, dealt by Ada`."""
    dealer = diagram.view.dealer
    template = translate("Diagram", "Deal {n}, dealt by {name}")
    return fill(template, n=diagram.number, name="" if dealer is None else names[dealer])


def contract_line(diagram: Diagram, names: Sequence[str]) -> str:
    """Return the contract and its progress, or the trump, or that nobody bid."""
    if diagram.scored is not None and diagram.scored.passed_out:
        return translate("Diagram", "Passed out")
    return scores.contract_words(diagram.view, names)


def points_line(diagram: Diagram, names: Sequence[str]) -> str:
    """Return `Ada and Chidi +140, Bruno and You 20`.

    Empty before the deal is scored, or if nobody scores.
    """
    if diagram.scored is None or diagram.scored.passed_out:
        return ""
    template = translate("Diagram", "{side} {points}")
    return listed(
        fill(template, side=game_words.side_words(diagram.view.game, side, names), points=signed(points))
        for side, points in enumerate(diagram.scored.points)
    )


def calls_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return `Ada: Pass, Bruno: 7 hearts`."""
    template = translate("Diagram", "{name}: {call}")
    return listed(
        fill(template, name=names[seat], call=call_text.call_words(call, view.game, names))
        for seat, call in view.calls
    )


# -- as plain text


def diagram_text(diagram: Diagram, names: Sequence[str]) -> str:
    """Return the deal as plain text: diagram, calls, tricks and the code."""
    view = diagram.view
    head = [f"{game_words.game_name(view.game)} · {title_words(diagram, names)}"]
    head += [*wrapped(contract_line(diagram, names)), *wrapped(points_line(diagram, names))]
    parts = [head, hands_text(diagram, names)]
    if talon := talon_lines(view.game, diagram.talon or (), partial(short_card, view.game)):
        parts.append([line for words in talon for line in wrapped(words)])
    if view.calls:
        parts.append([translate("Diagram", "Calls"), *wrapped(calls_words(view, names))])
    if view.tricks:
        parts.append(tricks_text(view, names))
    if diagram.code:
        parts.append([translate("Diagram", "Deal code"), diagram.code])
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def talon_lines(
    game: Game, talon: Sequence[CardId], shown: Callable[[CardId], str], gap: str = " ", most: int = 99
) -> list[str]:
    """Return `Kitty: 7H QS 9D` for each part of the undealt cards.

    Of each part, up to `most` cards are shown.
    """
    template, lines, first = translate("Diagram", "{talon}: {cards}"), [], 0
    for name, count in game_words.talon_parts(game, len(talon)):
        cards = [shown(card) for card in talon[first : first + min(count, most)]]
        more = ["…"] if count > most else []
        lines.append(fill(template, talon=name, cards=gap.join([*cards, *more])))
        first += count
    return lines


def wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def block(diagram: Diagram, seat: Seat, names: Sequence[str]) -> list[str]:
    """Return a hand below its name."""
    cards, game = diagram.hands[seat], diagram.view.game
    if cards is None:
        return [names[seat], translate("Diagram", "hidden")]
    lines = hand_lines(game, cards, diagram.view.trump)
    return [names[seat], *(f"{short(name)} {' '.join(ranks)}" if name in game.deck.suits and ranks
                           else f"{short(name)} -" if name in game.deck.suits else short(name)
                           for name, ranks in lines)]  # fmt: skip


def short(name: str) -> str:
    """Return a suit or suitless card in one or two letters."""
    return translated("Diagram", _SHORT[name])


def short_card(game: Game, card: CardId) -> str:
    """Return a card in plain text: `QS`, `R14`, `JK`."""
    deck = game.deck
    if deck.suit[card] == len(deck.suits):
        return short(deck.names[card])
    suit, rank = short(deck.suits[deck.suit[card]]), card_text.rank_index(game, card)
    return f"{rank}{suit}" if deck.words.ranks else f"{suit}{rank}"


def cards_named(game: Game, text: str) -> tuple[CardId, ...]:
    """Parse cards that the user has typed, in diagram notation or by English name."""
    deck = game.deck
    ours = {short_card(game, card).upper(): name for card, name in enumerate(deck.names)}
    return deck.ids([ours.get(word, word) for word in text.upper().replace(",", " ").split()])


def hands_text(diagram: Diagram, names: Sequence[str]) -> list[str]:
    """Return four hands as at a table with seat 0 below; others three to a row."""
    blocks = [block(diagram, seat, names) for seat in range(diagram.view.game.seats)]
    if len(blocks) == COMPASS:
        south, west, north, east = blocks
        left = max(map(len, west)) + GAP
        middle = max(map(len, [*south, *north])) + GAP
        return [
            *(" " * left + line for line in north),
            *beside([west, [], east], [left, middle, 0]),
            *(" " * left + line for line in south),
        ]
    width = max(len(line) for lines in blocks for line in lines) + GAP
    lines: list[str] = []
    for first in range(0, len(blocks), 3):
        lines += [*([""] if lines else []), *beside(blocks[first : first + 3], [width] * 3)]
    return lines


def beside(blocks: Sequence[Sequence[str]], widths: Sequence[int]) -> list[str]:
    """Return blocks of lines side by side."""
    return [
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in zip_longest(*blocks, fillvalue="")
    ]


def tricks_text(view: PlayerView, names: Sequence[str]) -> list[str]:
    """Return a line for each trick; `>` marks the leader, `*` the winner."""
    game = view.game
    head = [translate("Diagram", "Tricks"), *names[: game.seats]]
    rows = [head]
    for n, trick in enumerate(view.tricks, 1):
        rows.append([str(n), *(played(game, trick, seat) for seat in range(game.seats))])
    widths = [max(map(len, column)) + GAP for column in zip(*rows, strict=True)]
    return beside(list(zip(*rows, strict=True)), widths)


def played(game: Game, trick: SeenTrick, seat: Seat) -> str:
    if seat not in trick.seats:
        return ""
    card = short_card(game, trick.cards[trick.seats.index(seat)])
    if seat == trick.leader and trick.named is not None:
        card = f"{card}={short(trick.named)}"
    led, took = (">" if seat == trick.leader else " "), ("*" if seat == trick.winner else "")
    return f"{led}{card}{took}"
