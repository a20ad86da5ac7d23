"""What is worth telling of a deal and of a match, from public knowledge alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from trickdesk.engine.cards import Seat
from trickdesk.engine.deal import ScoredDeal
from trickdesk.engine.game import Game
from trickdesk.engine.record import rebuild
from trickdesk.engine.state import DealRecord
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, scored_deal, view
from trickdesk.session.highlights import best_deal, deciding_trick, running_totals

FEATS = ("moon", "none", "promised", "all", "highest")  # the best to tell first
SLAM_FROM = 7  # tricks of a deal; all of fewer are nothing rare, unless they were bid
FAR, CLOSE = 0.4, 0.05  # leads, as shares of the target


class Feat(NamedTuple):
    """A rare success in a deal.

    `kind` is `moon` (all penalty points were taken), `none` (a bid to take no trick was made), `promised` (all
    tricks were bid and taken), `all` (they were taken) or `highest` (the highest bid was made).
    """

    kind: str
    seats: tuple[Seat, ...]
    bid: str = ""


class Course(NamedTuple):
    """How a match was won.

    `kind` is `exact` (the winners made every bid), `floor` (another side lost by its low score), `behind` (they
    were `behind` points behind after `deal`, which counts from 0), `last` (the last deal took them from behind
    to `ahead`), `close` (won by `ahead`), `throughout` (they led after every deal) or `since` (they led from
    `deal` on).
    """

    kind: str
    deal: int = 0
    behind: int = 0
    ahead: int = 0


class BestDeal(NamedTuple):
    """The end of the winners' best deal for spectators, and its key trick (from 0)."""

    view: PlayerView
    trick: int

    def decides(self, side: int) -> bool:
        """Return whether the trick decided a contract in favour of a side of the match."""
        deal = self.view.deals[-1]
        contract = deal.contract
        return contract is not None and (self.view.game.side(contract.declarer) == side) == deal.made


class MatchStory(NamedTuple):
    """What is worth telling of a finished match; `feat` with its deal (from 0)."""

    best: BestDeal | None
    feat: tuple[int, Feat] | None
    course: Course | None


def match_story(table: Table) -> MatchStory:
    """Return the story of a match; it replays a single deal."""
    seen, game = view(table, None), table.game
    feats = [
        (deal, feat)
        for deal, record in enumerate(table.deals)
        if record.play and record.teams
        and (feat := _feat(game, scored_deal(game, record), record.teams, record.play.taken))
    ]  # fmt: skip
    won = {*game.seats_of(*seen.winners)}
    feats.sort(key=lambda told: (FEATS.index(told[1].kind), not won.issuperset(told[1].seats), -told[0]))
    is_exact = all(_made_bids(game, record, sorted(won)) for record in table.deals)
    return MatchStory(_best(table, seen), feats[0] if feats else None, match_course(seen, is_exact))


def deal_feat(seen: PlayerView) -> Feat | None:
    """Return the feat of the last deal, or None."""
    if not seen.deals or seen.deals[-1].passed_out or seen.teams is None:
        return None
    return _feat(seen.game, seen.deals[-1], seen.teams, seen.taken)


def match_course(seen: PlayerView, is_exact: bool = False) -> Course | None:
    """Return how the match was won; None if that is nothing to tell.

    `is_exact`: the winners have made every bid.
    """
    if len(seen.winners) != 1 or len(seen.deals) < 2:
        return None
    game, winner = seen.game, seen.winners[0]
    leads = []
    for totals in running_totals(seen)[1:]:
        gains = [game.gain(total) for total in totals]
        leads.append(gains.pop(winner) - max(gains))
    whole = game.target or max(map(abs, seen.totals))
    ahead, worst = leads[-1], min(leads)
    if is_exact:
        return Course("exact")
    if ahead <= 0:  # a rule of the game decided otherwise
        return None
    if (
        game.target
        and not game.low_wins
        and min(seen.totals) <= -game.target
        and seen.totals[winner] < game.target
    ):
        return Course("floor")
    if -worst >= FAR * whole:
        return Course("behind", leads.index(worst), -worst)
    if leads[-2] < 0:
        return Course("last", len(leads) - 1, -leads[-2], ahead)
    if ahead <= CLOSE * whole:
        return Course("close", ahead=ahead)
    since = max((deal + 1 for deal, lead in enumerate(leads) if lead <= 0), default=0)
    return Course("since", since) if since else Course("throughout")


def _feat(game: Game, deal: ScoredDeal, teams: Sequence[Sequence[Seat]], taken: Sequence[int]) -> Feat | None:
    """Return the feat of a deal that was played, or None."""
    for line in deal.lines:
        if line.side is not None and game.moon_line and line.message.text == game.moon_line:
            return Feat("moon", game.seats_of(line.side))
    if deal.contract is None:
        return None
    declarer, text = deal.contract.declarer, deal.contract.bid
    bid, tricks, playing = game.bid(text), sum(taken), game.players(deal.contract)
    team = tuple(seat for seat in teams[0] if seat in playing)
    if bid.goal.takes_none:
        return Feat("none", (declarer,), text) if deal.made else None
    if deal.made and (bid.goal.takes_all or (not bid.goal.in_points and bid.goal.amount == tricks)):
        return Feat("promised", team, text)
    for side in teams:
        is_small = 2 * len(side) <= sum(map(len, teams))
        if is_small and tricks >= SLAM_FROM and sum(taken[seat] for seat in side) == tricks:
            return Feat("all", tuple(side))
    highest = [bid for bid in game.bids if bid.buys][-1]
    return Feat("highest", team, text) if deal.made and bid is highest and bid.level else None


def _made_bids(game: Game, record: DealRecord, seats: Sequence[Seat]) -> bool:
    """Return whether these seats made their own bids in a deal."""
    for seat in seats:
        own = game.own_goal(record.goals, seat) if record.goals and record.contract is None else None
        if own is None or record.play is None:
            return False
        if not own.goal.is_met(sum(record.play.taken[mate] for mate in own.seats)):
            return False
    return True


def _best(table: Table, seen: PlayerView) -> BestDeal | None:
    """Return the winners' best deal of several; None if nothing was played in it."""
    found = best_deal(seen)
    if found is None or len(seen.deals) < 2:
        return None
    shown = view(rebuild(table, table.inputs_of(found[0]).stop), None)
    winner = table.game.seats_of(seen.winners[0])[0]
    moment = deciding_trick(replace(shown, seat=winner))  # bids are public
    if moment is None:
        return None
    best = BestDeal(shown, moment.trick)
    # A trick that others took is no picture of how well the winners did.
    taker = shown.tricks[moment.trick].winner
    assert taker is not None
    team = next((team for team in shown.teams or () if winner in team), (winner,))
    fits = taker in team or best.decides(seen.winners[0])
    return best if fits else None
