"""Hearts: cards passed in simulated deals go where the engine passes them."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.dealing import random_deal
from tests.bots.positions import game_of, real_world
from trickdesk.bots.bidding.choices import PassSimulation
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of
from trickdesk.engine.actions import AskGive, Give
from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import view


def simulated(table: Table, cards: CardSet) -> tuple[list[CardSet], Seat]:
    """Return the hands and the leader after the seat on turn has passed cards."""
    assert table.phase is not None
    seen = view(table, table.phase.turn)
    assert isinstance(seen.ask, AskGive)
    simulation, found = PassSimulation(context_of(LEVEL["hard"], seen, 1), seen.ask), []

    def value(world: object, hands: list[CardSet], leader: Seat, *_: object) -> DealValue:
        found.append((hands, leader))
        return DealValue(0.0, 0.0, 0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulation, "value", value)
        simulation.worth(real_world(table), cards)
    return found[0]


WAYS = [(players, way) for players in (3, 4, 5) for way in ("left", "right")]


@pytest.mark.parametrize(
    ("players", "passing"), [*WAYS, (4, "across"), (5, "second_left"), (5, "second_right")]
)
def test_simulated_passes_go_the_way_of_the_engine(players: int, passing: str) -> None:
    """The others give what the rule of thumb says, so the engine can do the same."""
    game, rng = game_of("hearts", players=players, passing=passing), Random(passing)
    table, knowledge = Table(game), knowledge_of(game)
    table.put(random_deal(game, 0, rng))
    assert table.phase is not None
    seat = table.phase.turn
    ask = view(table, seat).ask
    assert isinstance(ask, AskGive)
    mine = card_set(rng.sample(list(cards_in(table.hands[seat])), ask.low))
    imagined = simulated(table, mine)
    table.act(seat, Give(mine))
    while isinstance(ask := table.phase.ask(), AskGive):
        table.act(ask.seat, Give(next(iter(knowledge.pass_sets(table.hands[ask.seat], ask.low)))))
    assert imagined == (list(table.hands), table.phase.turn)


def test_low_cards_are_among_the_sets_for_a_hand_that_may_shoot() -> None:
    """Beside the sets of dangerous cards, with which every other hand is best off."""
    deck = (game := game_of("hearts")).deck
    hand = card_set(deck.ids(["AH", "KH", "QH", "JH", "10H", "9H", "AS", "KS", "AD", "AC", "KC", "3D", "2C"]))
    sets = list(knowledge_of(game).pass_sets(hand, 3))
    low = card_set(deck.ids(("3D", "2C")))
    assert len(sets) == len(set(sets)) == 24
    assert not sets[0] & low and any(cards & low == low for cards in sets)
    assert all(cards.bit_count() == 3 and cards & ~hand == 0 for cards in sets)
