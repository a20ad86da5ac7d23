"""Deal codes: short texts that rebuild a deal exactly. Also reads pasted deals.

A code looks like `TD1-five-hundred-0A1B2-C3D4E-...`: the game, then one large number in base 32 and a
checksum, in groups of five symbols. The number holds, lowest digits first, the options that differ from the
default, the dealer, and where every card is. The checksum covers the names and values of the options. So
options and values may be added at the end of their lists, and old codes stay readable.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb

from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import CardId
from trickdesk.engine.errors import (
    IllegalAction,
    Message,
    NotationError,
    OptionError,
    TrickdeskError,
    one_line,
)
from trickdesk.engine.game import Game, OptionValue
from trickdesk.engine.record import BY_CODE, LONGEST, Record, is_deal, parse_input, read_record, replay
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.hashing import sha256

FAMILY, VERSION = "TD", "1"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U, which look like others
LOOKS_LIKE = str.maketrans("ILO", "110")
GROUP = 5
CHECK = 4  # symbols of the checksum
MOST_SYMBOLS = 200  # symbols of the number; the longest deal has fewer than 60
LONGEST_TEXT = 1000  # characters of a pasted code, including spaces and line ends
LONGEST_NUMBER = 80  # characters of a deal number
MOST_OPTIONS, MOST_VALUES = 64, 1024
Digits = Iterator[tuple[int, int]]  # (digit, number of values that it can have)


class CodeError(TrickdeskError, ValueError):
    """Raised if a text isn't a deal code, or if a deal can't have one."""


def looks_like_code(text: str) -> bool:
    """Whether a typed or pasted text is meant as a deal code."""
    return text.strip()[: len(FAMILY) + 2].upper().rstrip("-") in (f"{FAMILY}{n}" for n in range(1, 10))


# -- writing


def deal_code(game: Game, deal: Deal, number: int = 1) -> str:
    """Return the code of deal `number` (from 1).

    Raises:
        CodeError: No match can start with such a deal.
    """
    game = type(game)(game.options | dict(game.beginning_with(number)))
    size = game.deal_size(1)
    if [len(hand) for hand in deal.hands] != [size.hand] * game.seats or len(deal.talon) != size.talon:
        raise CodeError("A match can't start with a deal like this.")
    value = 0
    for digit, radix in reversed([*option_digits(game), *deal_digits(game, deal)]):
        value = value * radix + digit
    return grouped(game, symbols(value) + checksum(game, value))


def deal_codes(game: Game, deals: Sequence[Deal]) -> list[str]:
    """Return the codes of the first deals of a match."""
    return [deal_code(game, deal, number) for number, deal in enumerate(deals, 1)]


def option_digits(game: Game) -> Digits:
    """Yield the options that differ from the default, as digits.

    First their number, then for each the index of the option and of its value.
    """
    values = game.changed(game.options)
    changed = [
        (place, list(option.choices).index(values[option.name]))
        for place, option in enumerate(game.option_list)
        if option.name in values
    ]
    yield len(changed), MOST_OPTIONS
    for place, value in changed:
        yield place, MOST_OPTIONS
        yield value, MOST_VALUES


def deal_digits(game: Game, deal: Deal) -> Digits:
    """Yield a deal as digits: the dealer, the rank of each hand, and the talon."""
    yield deal.dealer, game.seats
    left = list(range(game.deck.size))
    for hand in deal.hands:
        if game.has_piles:
            yield from ordered(hand, left)
        else:
            places = sorted(map(left.index, hand))
            yield sum(comb(place, n) for n, place in enumerate(places, 1)), comb(len(left), len(hand))
            left = [card for card in left if card not in hand]
    yield from ordered(deal.talon, left)


def ordered(cards: Sequence[CardId], left: list[CardId]) -> Digits:
    """Yield the index of each card among those that are left."""
    for card in cards:
        yield left.index(card), len(left)
        left.remove(card)


def symbols(value: int) -> str:
    found = ""
    while value or not found:
        value, digit = divmod(value, len(ALPHABET))
        found = ALPHABET[digit] + found
    return found


def checksum(game: Game, value: int) -> str:
    """Return four symbols that change with typing errors and with changed options."""
    meaning = [game.id, game.rules_version, sorted(game.changed(game.options).items()), value]
    digest = sha256(json.dumps(meaning).encode()).digest()
    return symbols(int.from_bytes(digest[:4], "big") % len(ALPHABET) ** CHECK).rjust(CHECK, ALPHABET[0])


def grouped(game: Game, code: str) -> str:
    groups = [code[start : start + GROUP] for start in range(0, len(code), GROUP)]
    return "-".join([FAMILY + VERSION, game.id, *groups])


# -- reading


class Number:
    """A number from which digits are taken, the lowest first."""

    def __init__(self, value: int) -> None:
        self.value = value

    def take(self, radix: int) -> int:
        self.value, digit = divmod(self.value, radix)
        return digit


def read_code(text: str, games: Mapping[str, type[Game]]) -> tuple[Game, Deal]:
    """Read a deal code strictly; return the game and the deal.

    Raises:
        CodeError: It isn't a code, or has a mistake in it.
    """
    kind, code = split(text, games)
    value = 0
    for symbol in code[:-CHECK]:
        value = value * len(ALPHABET) + ALPHABET.index(symbol)
    number = Number(value)
    game = read_options(kind, number)
    if checksum(game, value) != code[-CHECK:]:
        raise mistaken()
    deal = read_deal(game, number)
    if number.value or deal_code(game, deal) != grouped(game, code):
        raise mistaken()
    return game, deal


def deals_of(codes: object, game: Game) -> tuple[Deal, ...]:
    """Read the codes of the first deals of a match.

    Raises:
        CodeError: They aren't deals of this match.
    """
    if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
        raise mistaken()
    if game.last_deal and len(codes) > game.last_deal:
        raise mistaken()
    deals = tuple(read_code(code, {game.id: type(game)})[1] for code in codes)
    if deal_codes(game, deals) != codes:
        raise mistaken()
    return deals


def mistaken() -> CodeError:
    return CodeError("This code has a mistake in it, or part of it is missing.")


def split(text: str, games: Mapping[str, type[Game]]) -> tuple[type[Game], str]:
    """Return the game of a code, and its symbols including the checksum.

    Raises:
        CodeError: It can't be a deal code.
    """
    if len(text) > LONGEST_TEXT:
        raise CodeError("This is too long for a deal code.")
    words = "".join(text.split()).upper()
    head, _, rest = words.partition("-")
    if head[:2] != FAMILY or not head[2:].isdecimal():
        raise CodeError(
            Message("That isn't a deal code. Deal codes start with {code}.", code=FAMILY + VERSION)
        )
    if head[2:] != VERSION:
        raise CodeError("This code was made by another version of Trickdesk.")
    found = [game for game in games if rest.startswith(f"{game.upper()}-")]
    if not found:
        raise CodeError("This code is for a game that Trickdesk doesn't know.")
    game = max(found, key=len)
    code = rest[len(game) :].replace("-", "").translate(LOOKS_LIKE)
    strange = next((symbol for symbol in code if symbol not in ALPHABET), None)
    if strange is not None:
        raise CodeError(Message("“{letter}” can't be part of a deal code.", letter=one_line(strange)))
    if not CHECK < len(code) <= MOST_SYMBOLS:
        raise mistaken()
    return games[game], code


def read_options(kind: type[Game], number: Number) -> Game:
    chosen: dict[str, OptionValue] = {}
    for _ in range(number.take(MOST_OPTIONS)):
        place, value = number.take(MOST_OPTIONS), number.take(MOST_VALUES)
        if place >= len(kind.option_list) or value >= len(kind.option_list[place].choices):
            raise mistaken()
        chosen[kind.option_list[place].name] = kind.option_list[place].choices[value]
    try:
        return kind(chosen)
    except OptionError:
        raise mistaken() from None


def read_deal(game: Game, number: Number) -> Deal:
    dealer, size = number.take(game.seats), game.deal_size(1)
    left = list(range(game.deck.size))
    hands = []
    for _ in range(game.seats):
        if game.has_piles:
            hands.append(take_ordered(size.hand, left, number))
        else:
            hands.append(take_set(size.hand, left, number))
    return Deal(dealer, tuple(hands), take_ordered(size.talon, left, number))


def take_ordered(count: int, left: list[CardId], number: Number) -> tuple[CardId, ...]:
    return tuple(left.pop(number.take(len(left))) for _ in range(count))


def take_set(count: int, left: list[CardId], number: Number) -> tuple[CardId, ...]:
    """Take the set of cards with the next rank (combinatorial number system)."""
    rank, places, place = number.take(comb(len(left), count)), [], len(left)
    for n in range(count, 0, -1):
        place -= 1
        while comb(place, n) > rank:
            place -= 1
        rank -= comb(place, n)
        places.append(place)
    cards = tuple(left[place] for place in reversed(places))
    left[:] = [card for card in left if card not in cards]
    return cards


class DealRequestError(TrickdeskError, ValueError):
    """Raised if a text doesn't describe a deal; one sentence for the player."""


@dataclass(frozen=True, slots=True)
class DealRequest:
    """A deal to play: given cards, a seed, or the last deal of a record.

    `origin` is where the cards come from, as a record says it; empty if they come from the seed. A record has
    been replayed.
    """

    game: Game
    seed: str
    deal: Deal | None = None
    origin: str = ""
    record: tuple[Record, Table] | None = None


def read_wanted(text: str, game: Game, typed: bool) -> DealRequest:
    """Read a deal that the user typed or pasted, for the current `game`.

    The text can be a deal code, a record, a line of a record, or a deal number. If it was `typed`, any other
    short text is a deal number too, as in the lobby. If it was pasted, a deal number must consist of digits.

    Raises:
        TrickdeskError: It is none of these.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise DealRequestError("This text is too long to be a deal.")
    if not text:
        raise DealRequestError("The text is empty.")
    if looks_like_code(text):
        game, deal = read_code(text, games())
        return DealRequest(game, deal_code(game, deal), deal, BY_CODE)
    if text.startswith("{"):
        record = read_record(text)
        table = replay(record, games())
        if not table.deals:
            raise DealRequestError("This record has no deals.")
        return DealRequest(game, "", record=(record, table))
    lines = [line.strip().strip('",') for line in text.splitlines()]
    written = [line for line in lines if is_deal(line)]
    if written:
        deal = written_deal(written[-1], game)
        return DealRequest(game, deal_code(game, deal), deal, BY_CODE)
    if len(text) <= LONGEST_NUMBER and len(lines) == 1 and (typed or text.isdecimal()):
        return DealRequest(game, text)
    if typed:
        raise DealRequestError("This text is too long for a deal number.")
    raise DealRequestError(
        Message("“{text}” isn't a deal, a deal code or a deal number.", text=one_line(text))
    )


def written_deal(line: str, game: Game) -> Deal:
    """Read a deal in the notation of records, for the current game.

    Raises:
        DealRequestError: It isn't a deal, or the rules don't allow it.
    """
    try:
        deal = parse_input(line, game.deck)
    except NotationError as error:
        template = "This isn't a deal of {game}: {reason}"
        raise DealRequestError(Message(template, game=game.name, reason=error)) from None
    assert isinstance(deal, Deal)
    try:
        Table(game).deal(deal)
    except IllegalAction as error:
        template = "Your current rules for {game} don't allow this deal: {reason}"
        raise DealRequestError(Message(template, game=game.name, reason=error)) from None
    return deal
