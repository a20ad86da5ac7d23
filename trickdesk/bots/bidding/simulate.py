"""A deal imagined from its contract to the end."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.decision.search import Thinking
from trickdesk.bots.hints.base import Hints
from trickdesk.bots.simulation.rollout import Taken, played_deal, terms_of
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.deal import PlayedDeal, Teams
from trickdesk.engine.play import Start


def strengths(hints: Hints, worlds: Sequence[World], trump: str | None) -> list[float]:
    """The mean strength of each seat's hand under a trump."""
    index, seats = hints.game.trump_index(trump), range(hints.game.seats)
    return [sum(hints.strength(world.hands[seat], index) for world in worlds) / len(worlds) for seat in seats]


def likely_teams(hints: Hints, worlds: Sequence[World], seat: Seat, trump: str | None) -> Teams | None:
    """The team that a declarer would choose, who takes those for the strongest that seem to be; None: no choice."""
    game = hints.game
    if game.teams(seat) is not None:
        return None
    strong = strengths(hints, worlds, trump)
    others = sorted((s for s in range(game.seats) if s != seat), key=lambda s: -strong[s])
    mates = game.seats // 2 - 1
    return tuple(sorted((seat, *others[:mates]))), tuple(sorted(others[mates:]))


def simulate_deal(
    thinking: Thinking,
    world: World,
    declarer: Seat,
    bid: str,
    trump: str | None,
    *,
    taken: bool = False,
    teams: Teams | None = None,
    known: dict[tuple[object, ...], PlayedDeal] | None = None,
) -> PlayedDeal:
    """The deal to its end in a world (which is used up), from the contract on.

    ``trump``: None to have it chosen. ``taken``: the declarer has the kitty already. ``teams``: where the declarer
    chooses them; by default as the hints would. ``known``: deals of the same contract and teams; those that score
    alike are one.
    """
    view, hints = thinking.view, thinking.hints
    game = view.game
    assert view.dealer is not None
    trump = hints.exchange(world, view.dealer, declarer, bid, trump, taken)
    teams = teams or hints.teams(declarer, thinking.rng)
    index = game.trump_index(trump)
    leader, players = hints.leader(view.dealer, declarer), hints.players(bid, declarer)
    play = game.trick_play(
        Start(game.order_for(index), world.hands, leader, players, world.rows, world.piles)
    )
    tricks = hints.tricks(play)
    tricks.begin(world.hands[:], leader, world.rows, list(world.piles))
    terms = terms_of(game, Contract(declarer, bid), trump, teams)
    hints.policy(terms, tricks.rules).play_out(tricks)
    key = trump, sum([tricks.rules.points[card] for card in cards_in(world.buried)]), *tricks.key()
    deal = None if known is None else known.get(key)
    if deal is None:
        ended = Taken.of(tricks, play.order, leader=leader)
        deal = played_deal(view, terms, ended, world)
        if known is not None:
            known[key] = deal
    return deal
