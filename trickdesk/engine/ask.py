"""What a seat is being asked; the screens and the bots are driven by nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickdesk.engine.cards import CardSet, Seat


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
    """Put away ``low`` to ``high`` of ``cards`` face down; those in ``first`` have to be among them.

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
    """Play one of ``cards``; ``names`` gives, for a card that must name a suit, the suits it may name."""

    seat: Seat
    cards: CardSet
    names: dict[int, tuple[int, ...]] = field(default_factory=dict)


Ask = AskCall | AskGive | AskPlay
