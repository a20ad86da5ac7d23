"""Actions of a seat, the questions it is asked, and events, as frozen values.

The inputs of a match are the actions of the seats and the cards that chance deals. Screens and bots react
only to the questions (`Ask`). Events are derived from the inputs and never logged.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from trickdesk.engine.bids import SECRET
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in


@dataclass(frozen=True, slots=True)
class Call:
    """Anything said: `pass`, `7H`, `check`, `trump R`, `team 2 4`, `others`."""

    text: str


@dataclass(frozen=True, slots=True)
class Give:
    """Cards that a seat discards or passes, face down."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to the trick.

    `named` is the suit (an index into `deck.suits`) that a joker is led as.
    """

    card: CardId
    named: int | None = None


Action = Call | Give | Play


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt.

    Cards in a hand are in the order of the record, which is the order of drawing if hands are piles (Tocan).
    The talon starts with its top card.
    """

    dealer: int
    hands: tuple[tuple[CardId, ...], ...]
    talon: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """The discards, shuffled into a new stock, in drawing order."""

    cards: tuple[CardId, ...]


Input = Deal | Stock | tuple[int, Action]


@dataclass(frozen=True, slots=True)
class AskCall:
    """Say one of `calls`.

    Attributes:
        style: How to arrange the choices: `grid` (levels by suits, with values), `steps` (a level, then a
            suit), `amount` (a number), `ladder` (a list), `suits` (a suit, with the partner or alone), `tricks` (an
            exact number of tricks), `blind` (a bid before the seat sees its cards, or `look`), `trump` (name a suit),
            `team` (choose seats), `score` (choose who gets the points of the deal),
            `swap` (swap cards before the auction, or keep them), `defend` (alone, or together).
        ladder: Every bid of the auction in ascending order, legal now or not.
        values: The value of each bid in `ladder`; with `score`, the points of each call.
        barred: Calls that a rule of the game forbids now, each with its reason as a sentence.
    """

    seat: Seat
    style: str
    calls: tuple[str, ...]
    ladder: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    barred: dict[str, str] = field(default_factory=dict)

    def allows(self, action: Action) -> bool:
        """Whether the action is one of the answers."""
        return isinstance(action, Call) and action.text in self.calls


@dataclass(frozen=True, slots=True)
class AskGive:
    """Discard or pass between `low` and `high` of `cards`, including all of `first`.

    `to` is the seat that gets them, or None if they are discarded. `takes` is what the seat gets for a discard:
    the card turned up.
    """

    seat: Seat
    low: int
    high: int
    cards: CardSet
    first: CardSet = 0
    to: Seat | None = None
    takes: CardSet = 0

    def allows(self, action: Action) -> bool:
        """Whether the action is one of the answers."""
        if not isinstance(action, Give) or action.cards & ~self.cards or self.first & ~action.cards:
            return False
        return self.low <= action.cards.bit_count() <= self.high


@dataclass(frozen=True, slots=True)
class AskPlay:
    """Play one of `cards`.

    `names` maps each card that must name a suit when it is led to the suits that it may name.
    """

    seat: Seat
    cards: CardSet
    names: dict[int, tuple[int, ...]] = field(default_factory=dict)

    @property
    def plays(self) -> list[Play]:
        """All legal plays."""
        return [Play(card, named) for card in cards_in(self.cards) for named in self.names.get(card, (None,))]

    def allows(self, action: Action) -> bool:
        """Whether the action is one of the answers."""
        if not isinstance(action, Play) or not self.cards >> action.card & 1:
            return False
        return action.named in self.names.get(action.card, (None,))


Ask = AskCall | AskGive | AskPlay


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    The fields that each `kind` uses:

    - `dealt`: seat, cards (none as long as the seat itself may not see them)
    - `turned up`: cards of the kitty
    - `row`: seat, cards turned up in front of it
    - `drew`: seat, cards
    - `called`: seat, text
    - `looked`: seat, cards (its whole hand, which it sees for the first time)
    - `revealed`: none; the secret calls of all seats are shown now
    - `contract`: seat (the declarer), text
    - `passed out`, `scored`, `match over`: none
    - `took kitty`: seat, cards
    - `robbed`: seat, cards (the one that was turned up)
    - `gave`: seat, cards discarded
    - `chose`: seat, cards that it will pass on
    - `passed`: seat (who passed them), cards, private_to (who got them)
    - `trump`: seat, text (a suit letter or NT)
    - `team`: seat, text
    - `played`: seat, cards, text (the suit named)
    - `trick`: seat (the winner), count (its points)

    When a deal ends early, the session adds `claimed` (seat; text and count give the claim), `finished` or
    `conceded` (seat), and `goes on` before each further trick.

    `count` is public: the number of cards, except where noted. If `private_to` isn't None, only that seat may
    see `cards` and `text`.
    """

    kind: str
    seat: Seat | None = None
    text: str = ""
    cards: CardSet = 0
    count: int = 0
    private_to: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as `seat` (None: a spectator) may see it."""
        if self.private_to is None or self.private_to == seat:
            return self
        return replace(self, cards=0, text=SECRET if self.text else "")
