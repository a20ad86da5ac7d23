"""Agreements, such as "6NT shows the joker" in Five Hundred, and their effects."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from tests.bots.five_hundred import FIVE, HEARTS, HELPFUL, NOBODY, OVER, asked, said
from tests.bots.positions import position
from trickdesk.bots.bidding.bidder import Bidder, Offer
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL, LEVELS, Agreements
from trickdesk.bots.player import context_of, decide
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.cards import JOKER
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

JOKER_BIT = 1 << FIVE.deck.id[JOKER]
AGREED = ("joker-6nt",)
NORTH_SOUTH: Agreements = (AGREED, ())  # seats 0 and 2
EAST_WEST: Agreements = ((), AGREED)
SHOWN = ["0 call 6NT"]
# Not the two lowest levels: they ignore the opponent's bid, and may think seven of something good on this hand.
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS[2:])


def bidder(seen: PlayerView, agreements: Agreements, inference: bool = False) -> Bidder:
    level = replace(LEVEL["medium"], inference=inference)
    context = context_of(level, seen, 1, agreements=agreements)
    return Bidder(context, seen.ask)  # type: ignore[arg-type]


class TestBidding:
    @EACH_LEVEL
    @pytest.mark.parametrize("seed", range(3))
    def test_the_joker_is_shown_where_that_is_agreed(self, level: str, seed: int) -> None:
        call, why = said(asked(OVER, 1, HELPFUL, seed), level, EAST_WEST, seed)
        assert call == "6NT"
        assert why.codes == ("shows-card",)  # it may be made for other reasons than its value

    @EACH_LEVEL
    @pytest.mark.parametrize("agreements", [NOBODY, NORTH_SOUTH])
    def test_it_is_no_bid_where_the_own_side_has_not_agreed(self, level: str, agreements: Agreements) -> None:
        assert said(asked(OVER, 1, HELPFUL), level, agreements)[0] == "pass"

    @EACH_LEVEL
    def test_the_joker_without_help_is_not_shown(self, level: str) -> None:
        alone = "JK 4H 7H 8H 5D 6D 8C 9C 5S 6S"
        assert said(asked(OVER, 1, alone), level, EAST_WEST)[0] == "pass"

    @EACH_LEVEL
    def test_a_better_bid_goes_first(self, level: str) -> None:
        strong = "JK JH JD AH KH 9H 7H AS KS 5C"
        call = said(asked([], 0, strong), level, NORTH_SOUTH)[0]
        assert call == said(asked([], 0, strong), level, NOBODY)[0] != "6NT"

    @pytest.mark.parametrize("seed", range(3))
    def test_nobody_shows_what_he_does_not_hold(self, seed: int) -> None:
        winners = "AH KH AD KD QD AC KC AS 8S 7S"
        bids = {}
        for agreements in (NORTH_SOUTH, NOBODY):
            candidates = bidder(asked([], 0, winners, seed), agreements).candidates()
            bids[agreements] = {bid for _, pairs in candidates for _, bid in pairs}
        assert "6NT" in bids[NOBODY]
        assert "6NT" not in bids[NORTH_SOUTH]
        assert "7NT" in bids[NORTH_SOUTH]

    @EACH_LEVEL
    def test_it_is_not_shown_to_a_partner_who_is_out(self, level: str) -> None:
        seen = asked(["2 call 6H", "3 call pass", "0 call pass"], 1, HELPFUL, dealer=1)
        assert said(seen, level, EAST_WEST)[0] == "pass"

    def test_it_is_not_shown_over_the_partners_own_bid(self) -> None:
        assert bidder(asked(["0 call 6S", "1 call pass"], 2, HELPFUL), NORTH_SOUTH).showing_call() is None
        assert bidder(asked(OVER, 1, HELPFUL), EAST_WEST).showing_call() == "6NT"


class TestUnderstanding:
    @pytest.mark.parametrize("inference", [False, True])
    @pytest.mark.parametrize(("log", "seat"), [(SHOWN, 1), ([*SHOWN, "1 call pass"], 2)])
    def test_everybody_imagines_the_joker_there(self, log: list[str], seat: int, inference: bool) -> None:
        """For the partner and the opponents alike: agreements are public."""
        hand = "JH KH 10H 9H 8H 7H AS 6C 7D 5D"
        seen = asked(log, seat, hand)
        one = bidder(seen, NORTH_SOUTH, inference)
        assert all(world.hands[0] & JOKER_BIT for world in one.worlds(3))
        natural = bidder(seen, NOBODY, inference).worlds(3)
        assert not all(world.hands[0] & JOKER_BIT for world in natural)

    def test_who_holds_the_joker_himself_believes_his_eyes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """No deal is sampled in which the card is elsewhere."""
        one = bidder(asked(SHOWN, 1, HELPFUL), NORTH_SOUTH)
        drawn: list[World] = []
        draw = one.beliefs.world

        def world() -> World:
            drawn.append(draw())
            return drawn[-1]

        monkeypatch.setattr(one, "beliefs", SimpleNamespace(world=world))
        assert one.worlds(3) == drawn

    @pytest.mark.parametrize(
        ("log", "shown"),
        [
            (["0 call 6NT"], [True, False, False, False]),
            (["0 call 6H", "1 call 6NT"], [False] * 4),
            (["0 call 6S", "1 call 6C", "2 call 6NT"], [False, False, True, False]),
            (["0 call 6S", "1 call 6C", "2 call pass", "3 call pass", "0 call 6NT"], [False] * 4),
            (["0 call 7NT"], [False] * 4),
        ],
    )
    def test_only_a_first_call_of_6nt_by_those_who_agreed_shows_it(
        self, log: list[str], shown: list[bool]
    ) -> None:
        table = position(FIVE, 3, {}, log, seed=1)
        seen = view(table, 3)
        assert [bool(cards) for cards in knowledge_of(FIVE, NORTH_SOUTH).shown(seen)] == shown
        assert knowledge_of(FIVE).shown(seen) == [0] * 4

    @pytest.mark.parametrize(("log", "seat"), [(SHOWN, 1), ([*SHOWN, "1 call pass"], 2)])
    def test_a_suit_without_its_top_is_worth_more_beside_the_joker(self, log: list[str], seat: int) -> None:
        """Partner and opponent know on whose side the highest trump is."""
        seen = asked(log, seat, HEARTS)
        chances = {}
        for agreements in (NORTH_SOUTH, NOBODY):
            one = bidder(seen, agreements)
            offers = one.offers(one.candidates(), one.worlds(3))
            chances[agreements] = max(offer.chance for offer in offers if offer.call == "8H")
        if seat == 1:
            assert chances[NORTH_SOUTH] < chances[NOBODY]
        else:
            assert chances[NORTH_SOUTH] > chances[NOBODY]

    def test_a_bid_that_shows_is_not_taken_for_a_contract_that_is_made(self) -> None:
        """The partner counts on a natural 6NT, but checks one that shows the joker."""
        weak = "4H 4D 5H 5D 5C 6C 6D 5S 6S 7S"
        one = bidder(asked([*SHOWN, "1 call pass"], 2, weak), NORTH_SOUTH)
        assert one.shows
        worlds = one.worlds(3)
        shown = one.value_of_contract(0, [world.copy() for world in worlds])
        one.shows = False
        assert shown.value < one.value_of_contract(0, worlds).value - 20

    def test_a_bid_that_shows_is_taken_over_as_if_nobody_had_bid(self) -> None:
        """A natural bidder is left to play the contract more readily."""
        sound = {}
        for agreements in (NORTH_SOUTH, NOBODY):
            one = bidder(asked([*SHOWN, "1 call pass"], 2, HEARTS), agreements)
            offer = Offer("7H", "H", "7H", 6_000, 10_000, 0.6, 200.0, -200.0, 200.0, -200.0)
            sound[agreements] = one.reason_against(offer, passing=0.0) is None
        assert sound == {NORTH_SOUTH: True, NOBODY: False}


@pytest.mark.parametrize("game_id", sorted(games()))
def test_what_can_be_agreed_on_is_understood(game_id: str) -> None:
    """Each declared agreement gives some first call a meaning, only for its side."""
    game = games()[game_id]()
    for option in game.agreements:
        assert option.default is False
        knowledge = knowledge_of(game, ((option.name,), *[()] * (game.sides - 1)))
        ladder = view(position(game, game.seats - 1, {}, [], seed=1), 0).ask.ladder
        assert any(knowledge.shown_by(0, call, ()) for call in ladder)
        assert not any(knowledge.shown_by(1, call, ()) for call in ladder)


def test_the_same_view_seed_and_manners_give_the_same_decision() -> None:
    seen = asked([*SHOWN, "1 call pass"], 2, "JH JD AH 9H 8H 7H KS 6C 7D 5D")
    for temperament in ("cautious", "steady", "bold"):
        twice = [
            decide(seen, "hard", 5, clock=lambda: 0.0, temperament=temperament, agreements=NORTH_SOUTH)
            for _ in range(2)
        ]
        assert twice[0] == twice[1]


@pytest.mark.parametrize("level", ["medium", "expert"])
def test_a_deal_with_agreements_comes_to_its_end(level: str) -> None:
    """Including discards and card play, on both sides."""
    table = position(FIVE, 3, {1: HELPFUL}, OVER, seed=2)
    both: Agreements = (AGREED, AGREED)
    while table.phase is not None:
        seen = view(table, table.phase.turn)
        table.act(table.phase.turn, decide(seen, level, 1, clock=lambda: 0.0, agreements=both).action)
    assert (1, "6NT") in table.calls
    assert table.deals[-1].result is not None
