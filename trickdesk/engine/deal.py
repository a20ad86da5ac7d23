"""A deal as games score and explain it: its terms, result and public history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Deck, Seat, card_set
from trickdesk.engine.errors import Message
from trickdesk.engine.play import Trick, TrickPlay

Teams = tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms a deal is played under.

    Attributes:
        contract: None in a deal without a declarer.
        trump: A suit letter or NT, or None until it is named.
        teams: The declarer's team first. A player without a partner is a team of one.
        goals: By seat; None for a seat without a goal.
    """

    contract: Contract | None
    trump: str | None
    teams: Teams
    goals: tuple[Goal | None, ...]

    @property
    def declarer(self) -> Seat | None:
        """The declarer, or None if the deal has none."""
        return None if self.contract is None else self.contract.declarer


@dataclass(frozen=True, slots=True, eq=False)
class PlayedDeal:
    """A finished deal, as tables and simulations pass it to `Game.score`.

    Simulated deals leave out what doesn't affect the score: the order of tricks (except the last), and
    discards of seats other than the declarer.

    Attributes:
        calls: Everything said, with the seats.
        tricks: In the order in which they were played, with their `trick_points`.
        taken: By seat, the number of tricks.
        buried: By seat, its discards.
        totals: By side, before this deal.
        carried: What earlier deals left in `DealResult.carried`; empty before the first.
    """

    calls: Sequence[tuple[Seat, str]]
    terms: Terms
    tricks: Sequence[Trick]
    trick_points: Sequence[int]
    taken: Sequence[int]
    buried: Sequence[CardSet]
    totals: Sequence[int]
    carried: tuple[int, ...] = ()

    @property
    def contract(self) -> Contract:
        """The contract; only for games in which every deal played has one."""
        assert self.terms.contract is not None
        return self.terms.contract


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """The score of a match after a deal.

    Attributes:
        totals: By side.
        deals: The number of deals so far.
        contract: Of the last deal; None if it was passed out or has no declarer.
        points: Of the last deal, by side.
        teams: Of the last deal, the declarer's first; empty if it was passed out.
    """

    totals: Sequence[int]
    deals: int
    contract: Contract | None
    points: Sequence[int]
    teams: Teams = ()


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the explanation of a deal's score.

    `points` is None for a remark.
    """

    side: int | None
    points: int | None
    message: Message


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of each side (index into the totals), and how they came about.

    `carried` is what the game remembers for later deals, such as overtricks that are penalised once there are
    ten. Everyone may know it. An empty tuple leaves what was carried before.
    """

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()
    carried: tuple[int, ...] = ()


class ScoredDeal(NamedTuple):
    """A finished deal, with its points and their explanation.

    `contract` is None without a declarer. `points` is by side.
    """

    dealer: Seat
    passed_out: bool
    contract: Contract | None
    made: bool
    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


class SeenTrick(NamedTuple):
    """A trick as everyone saw it.

    `seats[i]` played `cards[i]`. `named` is the suit letter that a joker was led as, else None. `winner` and
    `points` are None until the trick is complete.
    """

    leader: Seat
    seats: tuple[Seat, ...]
    cards: tuple[CardId, ...]
    named: str | None
    winner: Seat | None
    points: int | None

    def lead(self, deck: Deck) -> int:
        """Return the lead, as card orders number it."""
        return self.cards[0] if self.named is None else deck.size + deck.suits.index(self.named)


@dataclass(frozen=True, slots=True)
class SeenDeal:
    """The current deal as a spectator knows it.

    Attributes:
        counts: By seat, the number of hidden cards.
        cannot: By seat, cards that it is known not to have among its hidden ones.
        calls: Everything said, with the seats.
        contract: None until somebody is declarer.
        trump: A suit letter or NT, or None until it is named.
        teams: None until they are known.
        goals: By seat; None for a seat without a goal.
        players: The seats that play tricks, once play has begun.
        tricks: All tricks, the current one last.
        taken: By seat, the number of tricks.
    """

    counts: tuple[int, ...]
    cannot: tuple[CardSet, ...]
    calls: tuple[tuple[Seat, str], ...]
    contract: Contract | None
    trump: str | None
    teams: Teams | None
    goals: tuple[Goal | None, ...]
    players: tuple[Seat, ...]
    tricks: tuple[SeenTrick, ...]
    taken: tuple[int, ...]

    @property
    def terms(self) -> Terms:
        """The terms of the deal; only once the teams are known."""
        assert self.teams is not None
        return Terms(self.contract, self.trump, self.teams, self.goals)

    @property
    def played(self) -> CardSet:
        """All cards played so far."""
        return card_set(card for trick in self.tricks for card in trick.cards)

    @property
    def finished(self) -> tuple[SeenTrick, ...]:
        """The complete tricks."""
        return self.tricks if self.trick is None else self.tricks[:-1]

    @property
    def trick(self) -> SeenTrick | None:
        """The current trick, or None if no card of it has been played."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner is None else None


def seen_tricks(
    play: TrickPlay, points: Sequence[int], suits: str, known: Sequence[SeenTrick] = ()
) -> tuple[SeenTrick, ...]:
    """Return the tricks of a deal, the current one last.

    `points` are the card points of the complete tricks; `suits` are the letters of the deck. `known` are the tricks
    as they were earlier: those that were complete then are taken over.
    """

    def seen(
        leader: Seat, lead: int, cards: list[CardId], winner: Seat | None, worth: int | None
    ) -> SeenTrick:
        first, size = play.players.index(leader), play.order.size
        seats = (play.players[first:] + play.players[:first])[: len(cards)]
        named = suits[lead - size] if lead >= size else None
        return SeenTrick(leader, seats, tuple(cards), named, winner, worth)

    found = [trick for trick in known if trick.winner is not None]
    begin = len(found)
    found += [seen(*trick, worth) for trick, worth in zip(play.tricks[begin:], points[begin:], strict=True)]
    if play.trick:
        found.append(seen(play.leader, play.lead, play.trick, None, None))
    return tuple(found)
