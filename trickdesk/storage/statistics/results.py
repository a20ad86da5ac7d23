"""What a finished match counts for its players' statistics, read from its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import Seat, card_set
from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.engine.game import Game, OptionValue
from trickdesk.engine.record import BOT, REPLAYED, SET_UP, Record, counted, deal_by_deal
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.games import games
from trickdesk.storage.persons import keys_of, names_in, people_in
from trickdesk.storage.statistics.luck import KITTY, TRUMPS, Ledger, Luck, added, gauge_of, others_of

if TYPE_CHECKING:
    from trickdesk.engine.table import Table

LONGEST_LABEL = 60
PEOPLE, MIXED = "people", "mixed"
OWN, PARTNER, AGAINST = "own", "partner", "against"


class NotFinished(TrickdeskError):
    """Raised for the record of a match that isn't over."""


class CardsKnown(TrickdeskError):
    """Raised for the record of a match whose cards somebody knew before."""


@dataclass(frozen=True, slots=True)
class ContractCount:
    """The number of contracts of a level, and how many were made.

    Attributes:
        role: OWN (bid by the person), PARTNER (bid by a partner) or AGAINST (bid by opponents).
        level: The level of the bid.
        bid: The text of the bid if it has no level, else "".
    """

    role: str
    level: int
    bid: str
    count: int
    made: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a match for the person in one seat.

    Attributes:
        person: The key of the person in the record.
        name: The person's name there, or empty.
        opponents: The level of the bots on other sides: MIXED if they differ, PEOPLE if there are none.
        won: Whether the person's side won.
        margin: The lead over the best other side at the end; positive is good in every game.
        points: The total of the person's side.
        takebacks: How often the person undid a decision after it had shown new cards.
        hints: The number of decisions with a hint.
        contracts: Contracts of the match, by role and level.
        luck: What the hands of the person, of partners and of opponents had, by role.
        company: The names of computer players with a habit, and whether each was a partner.
    """

    seat: Seat
    person: str
    name: str
    opponents: str
    won: bool
    margin: int
    points: int
    takebacks: int
    hints: int
    contracts: tuple[ContractCount, ...]
    luck: Mapping[str, Ledger]
    company: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match, with the results of its people.

    Attributes:
        options: Those that don't have their default.
        names: By seat, empty where none was given.
        totals: By side.
        winners: The sides that won.
        points: For each deal, the points by side, or None if it was passed out.
        challenge: The id of the challenge that was played; empty for an ordinary match.
    """

    game: str
    preset: str
    options: Mapping[str, OptionValue]
    deals: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[tuple[int, ...] | None, ...]
    people: tuple[SeatResult, ...]
    challenge: str = ""


def read_result(record: Record) -> MatchResult:
    """Replay a record and return its result.

    Raises:
        RecordError: The record is damaged.
        NotFinished: The match isn't over.
        CardsKnown: Somebody knew its cards before.
    """
    if record.origin in (REPLAYED, SET_UP):
        raise CardsKnown("Its cards were known beforehand: a deal was replayed or set up by hand.")
    contracts: list[list[_Found]] = []
    dealt: list[list[dict[str, Luck]]] = []
    for table in deal_by_deal(record, games()):
        contracts.append([_contract(table, seat) for seat in range(table.game.seats)])
        if table.deals and table.phase is None:
            dealt.append(luck_of(table))
    if not table.winners:
        raise NotFinished("The match isn't over.")
    game, totals, challenge = table.game, tuple(table.totals), record.extra.get(CHALLENGE.name)
    seats: Sequence[Mapping[str, object]] = record.seats or [{}] * game.seats
    names, people = names_in(seats), people_in(seats)
    keys = keys_of(names, people)
    results = tuple(
        SeatResult(
            seat,
            keys[seat],
            names[seat],
            _opponents(game, seats, seat),
            game.side(seat) in table.winners,
            _margin(game, totals, game.side(seat)),
            totals[game.side(seat)],
            counted(seats[seat].get("takebacks")),
            counted(seats[seat].get("hints")),
            _counted([deal[seat] for deal in contracts]),
            _luck(game, dealt, seat),
            _company(game, seats, names, seat),
        )
        for seat in people
    )
    points = tuple(
        None if deal.result is None or deal.passed_out else deal.result.points for deal in table.deals
    )
    return MatchResult(
        game.id,
        _preset(record, game),
        game.changed(game.options),
        len(table.deals),
        names,
        totals,
        tuple(table.winners),
        points,
        results,
        challenge if isinstance(challenge, str) else "",
    )


def _luck(game: Game, dealt: Sequence[Sequence[Ledger]], seat: Seat) -> dict[str, Ledger]:
    """Return what was dealt to a seat, to its partners and to its opponents."""
    roles = zip((OWN, PARTNER, AGAINST), ([seat], *others_of(game, seat)), strict=True)
    return {role: added(deal[other] for deal in dealt for other in seats) for role, seats in roles}


def luck_of(table: Table) -> list[dict[str, Luck]]:
    """Return by seat what it was dealt in the last deal."""
    gauge = gauge_of(table.game)
    found = [gauge.of_hand(card_set(hand)) for hand in table.dealt]
    trump, suits = table.trump, table.game.deck.suits
    if table.contract is None and trump is not None and trump in suits:  # by a card turned up
        trumps = gauge.trumps[suits.index(trump)]
        for hand, own in zip(table.dealt, found, strict=True):
            own[TRUMPS] = gauge.drawn(trumps, card_set(hand), table.faced)
    dealt = next(entry for entry in reversed(table.log) if isinstance(entry, Deal))
    kitty, contract = card_set(dealt.talon[: table.game.kitty]), table.contract
    if contract is not None and kitty and not kitty & ~table.took[contract.declarer]:
        taker = contract.declarer
        found[taker][KITTY] = gauge.of_kitty(kitty, card_set(dealt.hands[taker]))
    return found


def _preset(record: Record, game: Game) -> str:
    """Return the preset whose rules were played; empty for changed rules.

    A record's own label counts only where it isn't that of a preset of the game.
    """
    for preset in game.presets:
        if game.defaults(preset.options) | dict(preset.options) == game.options:
            return preset.name
    label = "" if record.preset is None else one_line(record.preset, LONGEST_LABEL)
    return "" if any(label == preset.name for preset in game.presets) else label


def _opponents(game: Game, seats: Sequence[Mapping[str, object]], seat: Seat) -> str:
    levels = set()
    for other in others_of(game, seat)[1]:
        level = seats[other].get("level")
        if seats[other].get("player") == BOT and isinstance(level, str):
            levels.add(one_line(level, LONGEST_LABEL))
    if not levels:
        return PEOPLE
    return levels.pop() if len(levels) == 1 else MIXED


def _company(
    game: Game, seats: Sequence[Mapping[str, object]], names: Sequence[str], seat: Seat
) -> tuple[tuple[str, bool], ...]:
    roles = zip((True, False), others_of(game, seat), strict=True)
    return tuple(
        (names[other], is_partner)
        for is_partner, others in roles
        for other in others
        if seats[other].get("player") == BOT and seats[other].get("style")
    )


def _margin(game: Game, totals: Sequence[int], side: int) -> int:
    others = [total for other, total in enumerate(totals) if other != side]
    return game.gain(totals[side]) - max(map(game.gain, others))


_Key = tuple[str, int, str]  # role, level, bid
_Found = tuple[_Key, bool] | None


def _counted(found: Sequence[_Found]) -> tuple[ContractCount, ...]:
    counts, made = Counter[_Key](), Counter[_Key]()
    for contract in found:
        if contract is not None:
            counts[contract[0]] += 1
            made[contract[0]] += contract[1]
    return tuple(ContractCount(*key, count, made[key]) for key, count in sorted(counts.items()))


def _contract(table: Table, seat: Seat) -> _Found:
    """Return the goal of the last deal for a seat, and whether it was made; or None."""
    if not table.deals:
        return None
    deal, game, goal = table.deals[-1], table.game, table.goals[seat]
    if deal.result is None or deal.play is None or deal.teams is None:
        return None
    if deal.contract is None:
        if goal is None:
            return None
        own = game.own_goal(table.goals, seat)
        assert own is not None
        met = own.goal.is_met(sum(deal.play.taken[mate] for mate in own.seats))
        return (OWN, goal.amount, "" if goal.amount else "0"), met
    role = AGAINST
    if seat in deal.teams[0]:
        role = OWN if seat == deal.contract.declarer else PARTNER
    bid = game.bid(deal.contract.bid)
    return (role, bid.level, "" if bid.level else bid.text), game.is_made(deal.teams, deal.result.points)
