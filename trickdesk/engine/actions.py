"""Actions of a seat, what it is asked for, and events: frozen values.

Actions and what chance deals are the inputs of a match. Screens and bots are driven by nothing but what is asked.
Events are derived from the inputs and never logged.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from trickdesk.engine.cards import CardId, CardSet, Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Anything said: ``pass``, ``7H``, ``check``, ``trump R``, ``team 2 4``."""

    text: str


@dataclass(frozen=True, slots=True)
class Give:
    """Cards put away face down."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to the trick.

    `named` is the suit (an index into `deck.suits`) that a joker leads as.
    """

    card: CardId
    named: int | None = None


Action = Call | Give | Play


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt.

    Hands are in the order of the record (foundation order where they are piles), the talon is top first.
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
    """Say one of ``calls``.

    ``style`` says how the choices are best laid out: ``grid`` (level x suit, a value for each), ``steps`` (a level,
    then a suit), ``amount`` (a number), ``ladder`` (a list), ``tricks`` (exactly so many), ``trump`` (name a suit),
    ``team`` (choose seats).
    ``ladder`` holds every bid of the auction in ascending order, legal now or not; ``values`` what each is worth.
    ``barred``: calls that a rule of the game forbids now, with the sentence that says so.
    """

    seat: Seat
    style: str
    calls: tuple[str, ...]
    ladder: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    barred: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AskGive:
    """Discard `low` to `high` of `cards` face down, among them all of `first`.

    ``to``: the seat that gets them; None where nobody does.
    """

    seat: Seat
    low: int
    high: int
    cards: CardSet
    first: CardSet = 0
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class AskPlay:
    """Play one of `cards`.

    `names` gives, for a card that must name a suit, the suits that it may name.
    """

    seat: Seat
    cards: CardSet
    names: dict[int, tuple[int, ...]] = field(default_factory=dict)


Ask = AskCall | AskGive | AskPlay


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    ``kind`` and what it fills in:
    ``dealt`` (seat; cards), ``turned up`` (cards of the kitty), ``row`` (seat; cards turned up in front of it),
    ``drew`` (seat; cards), ``called`` (seat, text), ``contract`` (declarer, text), ``passed out``,
    ``took kitty`` (seat; cards), ``gave`` (seat; cards), ``chose`` (seat; cards that it will pass on),
    ``passed`` (who gave them; cards; ``private_to`` is who got them),
    ``trump`` (seat, suit letter or NT), ``team`` (seat, text),
    ``played`` (seat, cards, text: the suit named), ``trick`` (winner, count: its points), ``scored``,
    ``match over``. The session adds what begins the end of a deal that comes by itself: ``claimed`` (seat; text and
    count: how the claim is put), ``finished``, ``conceded`` (seat), and before each further trick ``goes on``.

    ``count`` is the number of cards and public. ``cards`` is the one field that may be secret: it is for
    ``private_to`` alone unless that is None.
    """

    kind: str
    seat: Seat | None = None
    text: str = ""
    cards: CardSet = 0
    count: int = 0
    private_to: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as ``seat`` (None: a spectator) may see it."""
        if self.private_to is None or self.private_to == seat:
            return self
        return replace(self, cards=0)
