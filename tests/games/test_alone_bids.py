"""Bids that seat the partner out, beside bids of the same suit that do not."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.bots.dealing import random_deal
from tests.bots.positions import dealt, play_cards, say
from tests.bots.review.deals import opened
from tests.games.alone_bids import AloneBids
from trickdesk.bots.bidding.choices import bidder
from trickdesk.bots.claim_proof import proven_play
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import AuctionModel, Beliefs
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.player import context_of, decide, never
from trickdesk.bots.review.expected_loss import expected_loss
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.engine.actions import AskCall, AskPlay, Call, Play
from trickdesk.engine.bids import PASS, Contract
from trickdesk.engine.cards import cards_in
from trickdesk.engine.claims import Claim, claims
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.bid_meanings import kind_of
from trickdesk.session.coach.sorting import call_code
from trickdesk.ui.panels.bids import GridPanel
from trickdesk.ui.table.plates import plate_infos
from trickdesk.ui.text import call_text
from trickdesk.ui.text.prompts import lesson_words

NAMES = ("Ann", "Bo", "Cy", "Di")
ALL_TRUMPS = "AH KH QH JH 10H"
NEEDS_HELP = "AH QH 9C 9D 10S"
GAME = AloneBids()


def at_auction(hand: str, seed: int = 1) -> PlayerView:
    """Return the view of seat 0, which calls first, with this hand."""
    return view(dealt(GAME, 3, {0: hand}, seed), 0)


def worth(seen: PlayerView, level: str = "hard") -> dict[str, float]:
    """Return the points that a bot expects of each call."""
    weighed = decide(seen, level, 1, clock=lambda: 0.0).explanation.weighed
    return {one.action.text: one.points or 0.0 for one in weighed if isinstance(one.action, Call)}


def out_of(table: Table) -> tuple[int, ...]:
    """Return the seats that sit out."""
    play = table.play
    assert play is not None
    return tuple(seat for seat in range(4) if seat not in play.players)


# -- the deal


@pytest.mark.parametrize("first_lead", ["left_of_dealer", "declarer"])
@pytest.mark.parametrize("declarer", range(4))
def test_the_partner_sits_out_and_someone_who_plays_leads(first_lead: str, declarer: int) -> None:
    game = AloneBids({"first_lead": first_lead})
    for bid in ("3H", "3H alone"):
        table = Table(game)
        table.put(random_deal(game, 3, Random(1)))
        say(table, *[PASS] * declarer, bid)
        assert out_of(table) == ((declarer + 2) % 4,) * bid.endswith("alone")
        assert table.phase is not None
        usual = 0 if first_lead == "left_of_dealer" else declarer
        assert table.phase.turn == (usual + 1 if usual in out_of(table) else usual)


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_three_players_play_every_trick(level: str) -> None:
    for seed in range(4):
        table = say(dealt(GAME, 3, {}, seed), *[PASS] * seed, "3C alone")
        (out,) = out_of(table)
        kept, rng = table.hands[out], Random(seed)
        while table.phase is not None:
            seen = view(table, table.phase.turn)
            assert seen.seat != out and isinstance(seen.ask, AskPlay)
            card = rng.choice([*cards_in(seen.ask.cards)])
            table.act(
                table.phase.turn,
                Play(card) if level == "random" else decide(seen, level, seed, clock=lambda: 0.0).action,
            )
        tricks = view(table, 0).tricks
        assert [len(trick.cards) for trick in tricks] == [3] * 5
        assert table.hands[out] == kept


# -- bots


def test_a_partner_who_sits_out_is_dealt_cards_and_plays_none() -> None:
    """In worlds of every seat that plays, from the first lead to the last trick."""
    rng, checked = Random(3), 0
    for seed in range(6):
        table = say(dealt(GAME, 3, {}, seed), *[PASS] * (seed % 4), "3D alone")
        (out,) = out_of(table)
        while table.phase is not None:
            seen = view(table, table.phase.turn)
            knowledge = knowledge_of(GAME)
            beliefs = Beliefs(seen, knowledge, rng, weighted=True, watched=True)
            resumed = ResumedPlay(seen, knowledge.tricks)
            for _ in range(4):
                world = beliefs.world()
                assert [hand.bit_count() for hand in world.hands] == [
                    seen.cards_of(seat) for seat in range(4)
                ]
                tricks = resumed.in_flat(world)
                knowledge.policy(seen.terms, tricks.rules).play_out(tricks)
                result = resumed.taken(tricks)
                assert sum(result.taken) == len(result.tricks) == 5 and not result.taken[out]
                played = {card for trick in result.tricks for card in trick.cards}
                assert len(played) == 15 and not played & set(cards_in(world.hands[out]))
                checked += 1
            ask = seen.ask
            assert isinstance(ask, AskPlay)
            table.act(table.phase.turn, Play(rng.choice([*cards_in(ask.cards)])))
    assert checked == 6 * 15 * 4


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_same_trump_is_priced_with_and_without_the_partner(level: str) -> None:
    sure, unsure = worth(at_auction(ALL_TRUMPS), level), worth(at_auction(NEEDS_HELP), level)
    assert 3.8 < sure["3H alone"] <= 4 and 1.8 < sure["3H"] <= 2
    assert unsure["3H alone"] < unsure["3H"]
    assert decide(at_auction(ALL_TRUMPS), level, 1, clock=lambda: 0.0).action == Call("3H alone")
    assert decide(at_auction(NEEDS_HELP), level, 1, clock=lambda: 0.0).action != Call("3H alone")


def test_a_review_says_which_of_the_two_was_better() -> None:
    for hand, made, better in [(ALL_TRUMPS, "3H", "3H alone"), (NEEDS_HELP, "3H alone", "3H")]:
        seen = at_auction(hand)
        found = expected_loss(seen, Call(made), 1, never)
        assert found.gave is not None and found.gave > 0.2
        assert found.better is not None and found.better != Call(made)
        right = expected_loss(seen, Call(better), 1, never)
        assert right.gave is not None and right.gave < found.gave
    assert isinstance(seen.ask, AskCall)
    assert call_code(seen, seen.ask, "3H alone", "3H") == "bids-too-high"
    assert call_code(seen, seen.ask, "3H", "3H alone") == "bids-too-low"


def test_an_exact_review_knows_who_played() -> None:
    table = say(dealt(GAME, 3, {1: "AH KH QH 9C 9D"}, 5), PASS, "3H alone")
    rng = Random(1)
    while table.phase is not None:
        ask = view(table, table.phase.turn).ask
        assert isinstance(ask, AskPlay)
        table.act(table.phase.turn, Play(rng.choice([*cards_in(ask.cards)])))
    solved = opened(table)
    list(solved.steps(lambda: False))
    assert solved.solved.sides == (1 << 1, 1 << 0 | 1 << 2)
    assert len(solved.solved.costs) == 15
    taken = table.deals[-1].play
    assert taken is not None
    assert max(solved.solved.curve)[1] == taken.taken[1], "after the last card, what was taken"


def test_both_ways_to_bid_a_suit_show_that_suit() -> None:
    table = say(dealt(GAME, 3, {}, 1), "3H alone")
    model = AuctionModel(view(table, 1), knowledge_of(GAME))
    model.bids[0, model.knowledge.kind("3H alone")] = "3H alone"
    assert model.others(0, "3H alone") == ["C", "D", "S"]
    assert kind_of(GAME, (), 0, "3H", 5) != kind_of(GAME, (), 0, "3H alone", 5)


def test_trumps_named_later_can_be_bid_in_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """All kinds of bids are compared, not only the first."""
    monkeypatch.setattr(type(knowledge_of(GAME)), "trumps", lambda self, bid: tuple(self.game.deck.suits))
    seen = at_auction(ALL_TRUMPS)
    assert isinstance(seen.ask, AskCall)
    candidates = bidder(context_of(LEVEL["hard"], seen, 1), seen.ask).candidates()
    assert {GAME.bid(pairs[0][1]).alone for _, pairs in candidates} == {False, True}
    assert {trump for trump, _ in candidates} == {None}


@pytest.mark.slow
def test_hard_calls_alone_as_often_as_it_makes_it() -> None:
    """In 60 deals, at 0:0; before, the deals were imagined with the partner's help."""
    said, made = [], []
    for number in range(60):
        table = Table(GAME)
        table.put(random_deal(GAME, number % 4, Random(f"alone {number}")))
        chance = 0.0
        while table.phase is not None:
            found = decide(view(table, table.phase.turn), "hard", number, clock=lambda: 0.0)
            if isinstance(found.action, Call) and found.action.text in GAME.ladder:
                chance = next(
                    one.chance or 0 for one in found.explanation.weighed if one.action == found.action
                )
            table.act(table.phase.turn, found.action)
            if table.contract is not None and not GAME.bid(table.contract.bid).alone:
                break
        deal = table.deals[-1]
        if deal.contract is not None and GAME.bid(deal.contract.bid).alone:
            assert deal.teams is not None and deal.result is not None
            said.append(chance)
            made.append(GAME.is_made(deal.teams, deal.result.points))
    assert 5 <= len(made) <= 20, "not in every deal"
    assert abs(sum(made) - sum(said)) / len(made) < 0.15, (made, said)


# -- claims


def test_a_declarer_alone_claims_against_two() -> None:
    hands = {1: "AH KH QH JH KC", 2: "AC 9C 10C 9D 10D", 0: "9S 10S JS QS JD", 3: "JC QC QD KD AD"}
    table = say(dealt(GAME, 0, hands, 1), "3H alone")
    seen = view(table, 1)
    assert claims(seen) == (Claim(5, 5),)
    assert proven_play(seen, Claim(5, 5)) is None, "an opponent may have the ace of clubs"
    play_cards(table, "KC AC JD 9D 9S")
    seen = view(table, 1)
    assert claims(seen) == (Claim(4, 4),)
    assert proven_play(seen, Claim(4, 4)) is not None
    assert proven_play(view(say(dealt(GAME, 0, {1: ALL_TRUMPS}, 1), "3H alone"), 1), Claim(5, 5)) is not None


# -- screens


def test_the_screen_says_who_sits_out_and_how_a_bid_is_meant(qtbot: QtBot) -> None:
    assert call_text.call_words("3H alone", GAME) == "3 hearts alone"
    seen = at_auction(ALL_TRUMPS)
    assert isinstance(seen.ask, AskCall)
    panel = GridPanel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    assert len(panel.cells) == 4 and len(panel.others) == 4
    assert "If you bid alone, your partner sits out" in lesson_words(seen).words
    assert "3 spades alone" in [button.accessibleName() for button in panel.others]
    table = say(dealt(GAME, 3, {}, 1), PASS, "3H alone")
    seen = view(table, 0)
    assert [info.out for info in plate_infos(seen, NAMES)] == [False, False, False, True]
    assert GAME.players(Contract(1, "3H alone")) == seen.players
