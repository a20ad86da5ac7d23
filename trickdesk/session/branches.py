"""Matches that start from known cards, and records that are safe to share.

Everything is read from the session's record, so it reveals nothing that the record doesn't.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from trickdesk.engine.actions import Deal, Event
from trickdesk.engine.cards import CardSet
from trickdesk.engine.record import REPLAYED, is_deal, rebuild
from trickdesk.engine.record_keys import CHALLENGE, HEADER, ORIGIN, Shared, allowed
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.deal_code import CodeError, deal_code
from trickdesk.session.opening import replayed
from trickdesk.session.players import Setup, new_seed
from trickdesk.session.session import Session, State
from trickdesk.storage.saves import Match


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A finished deal with all cards open.

    Attributes:
        number: From 1.
        deal: The cards as they were dealt.
        view: A spectator's view at the end of the deal.
        log: The indexes of its inputs in the record.
        buried: By seat, its discards.
        code: The deal code, or "" if the deal has none.
    """

    number: int
    deal: Deal
    view: PlayerView
    log: range
    buried: tuple[CardSet, ...]
    code: str


def begin_with(setup: Setup, match: Match | None, deal: Deal, origin: str) -> tuple[Session, list[Event]]:
    """Start a match whose first deal is given.

    Raises:
        IllegalAction: The deal doesn't fit the game.
    """
    return started(setup, match, Table(setup.game), deal, origin)


def replay_deal(session: Session, match: Match | None) -> tuple[Session, list[Event]]:
    """Start a new match from the last deal, with its cards, dealer and totals.

    The deals after it are others, unless all cards of the match are known.
    """
    table = replayed(session.record_text())[1]
    at = table.inputs_of(-1).start
    deal = table.log[at]
    assert isinstance(deal, Deal)
    setup, is_known = session.setup, session.setup.fair is not None and session.setup.fair.is_known
    if setup.is_challenge or not is_known:
        # The next deals must be others, or they would show the cards of those that are still to come in the match.
        setup = replace(setup, seed=new_seed(), given=())
    # Its cards are known now, so it is no part of a challenge any more.
    header = {key: value for key, value in setup.header.items() if key != CHALLENGE.name}
    setup = replace(setup, header=header)
    return started(setup, match, rebuild(table, at), deal, REPLAYED)


def started(
    setup: Setup, match: Match | None, table: Table, deal: Deal, origin: str
) -> tuple[Session, list[Event]]:
    events = table.deal(deal)
    setup = replace(setup, first_dealer=None, header={**setup.header, ORIGIN.name: origin})
    session = Session(setup, match, table)
    session.save()
    return session, events


def finished_deals(session: Session) -> list[OpenDeal]:
    """Return the finished deals of a match, oldest first, without the current one."""
    table = replayed(session.record_text())[1]
    over = [deal for deal, record in enumerate(table.deals) if record.result is not None]
    return [open_deal(table, deal + 1, table.inputs_of(deal)) for deal in over]


def open_deal(table: Table, number: int, log: range) -> OpenDeal:
    deal, then = table.log[log.start], rebuild(table, log.stop)
    assert isinstance(deal, Deal)
    try:
        code = deal_code(table.game, deal, number)
    except CodeError:
        code = ""
    return OpenDeal(number, deal, view(then, None), log, tuple(then.buried), code)


def shared_record(session: Session) -> str:
    """Return the record without what is secret until the deal or the match is over.

    `HEADER` says which keys are. The seed of the match, for example, gives away all cards. What this version
    can't read and may have secrets is left out.
    """
    if session.state is State.MATCH_OVER:
        return session.record_text()
    log = session.inputs_since(0)
    if session.state is not State.DEAL_OVER:
        log = log[: max((at for at, entry in enumerate(log) if is_deal(entry)), default=0)]
    unread = allowed(session.setup.header, HEADER, lambda key: key.shared is Shared.ALWAYS)
    record = replace(session.setup, header=unread).record(log)
    extra = allowed(record.extra, HEADER, lambda key: key.shared is not Shared.MATCH_OVER)
    return replace(record, extra=extra).to_text()
