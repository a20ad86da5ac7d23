"""Claims: which are on offer, and that exactly the certain ones are accepted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.bots.claim_proof.agreement import compare
from tests.bots.claim_proof.brute import layouts, random_position
from tests.bots.positions import game_of
from tests.driving import random_game, step
from trickdesk.bots.claim_proof import (
    EquivalentCards,
    can_claim,
    is_possible,
    proven_play,
    unseen_by,
    without,
)
from trickdesk.engine.cards import cards_in
from trickdesk.engine.claims import Claim, claim_kind, claims, is_all
from trickdesk.engine.record import write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games


def test_a_claim_is_accepted_exactly_when_it_holds_in_every_deal() -> None:
    """`python -m tests.bots.claim_proof.agreement` tries more, also dearer ones."""
    found, _, wrong = compare(105, 1, 40, budget=10_000)
    assert not wrong, wrong
    said: Counter[bool] = Counter([])
    for (_, verdict, _), n in found.items():
        said[verdict] += n
    assert min(said[True], said[False]) > 26, said


def in_play(game_id: str, seed: int, left: int) -> PlayerView:
    """Return the view of the seat on turn with so many tricks left."""
    return at_play(game_id, seed, left)[1]


def at_play(game_id: str, seed: int, left: int) -> tuple[Table, PlayerView]:
    """Return the same with the table."""
    rng = Random(seed)
    table = Table(game_of(game_id))
    while True:
        step(table, rng)
        if table.winners:
            table = Table(table.game)
        if table.phase is not None and table.phase_name == "play":
            seen = view(table, table.phase.turn)
            if seen.tricks_left == left:
                return table, seen


def test_most_sides_claim_every_trick_that_is_left() -> None:
    for game_id in ("red-one", "tocan", "forty-fives", "92q"):
        seen = in_play(game_id, 3, 3)
        (claim,) = claims(seen)
        assert is_all(seen, claim)
        assert claim_kind(seen, claim) == ("all", 3)


def test_who_must_take_exactly_so_many_claims_those() -> None:
    words = set()
    for seed in range(30):
        seen = in_play("oh-hell", seed, 3)
        assert seen.seat is not None
        goal, taken = seen.goals[seen.seat], seen.taken[seen.seat]
        assert goal is not None
        (claim,) = claims(seen)
        assert claim.low == claim.high == min(max(goal.amount, taken), taken + 3)
        words.add(claim_kind(seen, claim).name)
    assert words == {"all", "none", "exactly"}


def test_in_hearts_no_more_points_are_claimed_and_by_one_who_has_them_all_the_rest_as_well() -> None:
    offered = set()
    for seed in range(40):
        seen = in_play("hearts", seed, 9)
        takers = {trick.winner for trick in seen.tricks if trick.points}
        found = [claim_kind(seen, claim).name for claim in claims(seen)]
        assert found == (["clean", "all"] if takers == {seen.seat} else ["clean"])
        offered.add(len(found))
    assert offered == {1, 2}


def test_at_misere_the_declarer_claims_no_trick_and_the_others_that_he_takes_one() -> None:
    found: set[str] = set()
    rng = Random(5)
    while len(found) < 3:
        table = Table(game_of("five-hundred", misere=True))
        while not table.winners and len(table.deals) < 4:
            step(table, rng)
            if table.contract is None or "misere" not in table.contract.bid or table.phase_name != "play":
                continue
            assert table.phase is not None
            seen = view(table, table.phase.turn)
            (claim,) = claims(seen)
            declares, lost = seen.seat == table.contract.declarer, seen.taken[table.contract.declarer]
            word = claim_kind(seen, claim).name
            assert word == ("decided" if lost else "none" if declares else "beaten")
            found.add(word)


def test_nobody_claims_out_of_turn() -> None:
    rng, table = Random(1), Table(game_of("five-hundred"))
    while table.phase_name != "play":
        step(table, rng)
    assert table.phase is not None
    for seat in (None, *range(4)):
        assert bool(claims(view(table, seat))) is (seat == table.phase.turn)


def test_a_proof_goes_on_to_the_end_against_anything_that_others_play() -> None:
    """The proven plan takes what was claimed, in the real deal and against any play."""
    held, rng = Counter[str](), Random(7)
    for number in range(280):
        kind = list(games().values())[number % 7]
        table, seen = at_play(kind.id, number, 1 + number % 2)
        for claim in claims(seen)[:1]:
            if proven_play(seen, claim) is None:
                continue
            held[kind.id] += 1
            while table.phase is not None and len(table.deals) == seen.deal_number:
                now = view(table, table.phase.turn)
                if now.seat != seen.seat:
                    step(table, rng)
                    continue
                play = proven_play(now, claim)
                assert play is not None and now.seat is not None, (kind.id, claim)
                table.act(now.seat, play)
            play_ = table.deals[-1].play
            assert play_ is not None
            teams = table.deals[-1].teams or ()
            side = next(team for team in teams if seen.seat in team)
            assert claim.low <= sum(play_.taken[seat] for seat in side) <= claim.high
    assert sum(held.values()) > 10, held


def test_a_refusal_does_not_depend_on_the_cards_of_others() -> None:
    """The claimer sees the same in every possible deal, and decides by that alone."""
    rng, answers = Random(6), set()
    for number in range(70):
        where = random_position(rng, list(games().values())[number % 7], 2, 8)
        if where.table.game.has_piles:
            continue
        claim = claims(where.view)[0]
        said = proven_play(where.view, claim)
        answers.add(said is None)
        for hands, _ in layouts(where.view):
            for seat, cards in enumerate(hands):
                if seat != where.view.seat:
                    known = where.view.known[seat] | where.view.shown[seat]
                    where.table.hands[seat] = known | sum(1 << card for card in cards)
            seen = view(where.table, where.view.seat)
            told = replace(seen, known=where.view.known, buried=where.view.buried)
            assert proven_play(told, claim) == said
    assert answers == {True, False}


def test_a_bot_claims_only_on_lead_with_more_than_one_trick_left() -> None:
    rng, found = Random(4), 0
    for _ in range(60):
        table = Table(random_game(games()["red-one"], rng))
        while not table.winners and len(table.deals) < 3 and found < 3:
            step(table, rng)
            if table.phase_name != "play" or table.phase is None:
                continue
            seen = view(table, table.phase.turn)
            if can_claim(seen):
                found += 1
                assert seen.trick is None
                assert seen.tricks_left > 1
                assert proven_play(seen, claims(seen)[0]) is not None
    assert found


def test_a_search_that_is_too_long_or_stopped_refuses() -> None:
    rng = Random(3)
    while True:
        where = random_position(rng, games()["hearts"], 4, 10)
        claim = claims(where.view)[0]
        if proven_play(where.view, claim) is not None and proven_play(where.view, claim, nodes=0) is None:
            break
    assert proven_play(where.view, claim, stop=lambda: True) is None


def test_what_may_be_held_is_what_some_deal_holds() -> None:
    """A seat may hold a card if it does in some deal and nothing rules it out."""
    rng = Random(2)
    for number in range(40):
        where = random_position(rng, list(games().values())[number % 7], 3, 60)
        seen, unseen = where.view, unseen_by(where.view)
        assert is_possible(unseen)
        deals = [hands for hands, _ in layouts(seen)]
        for seat in range(seen.game.seats):
            if seat == seen.seat or not unseen.hidden[seat]:
                continue
            for card in cards_in(unseen.pool & ~unseen.cannot[seat]):
                out = rng.getrandbits(seen.game.deck.size) & ~(1 << card)
                some = any(
                    card in hands[seat] and not any(out >> other & 1 for other in hands[seat])
                    for hands in deals
                )
                possible = some and not unseen.known[seat] & out
                assert (without(unseen, seat, card, out) is not None) is possible


def test_a_claim_goes_over_the_line_as_numbers() -> None:
    claim = Claim(2, 5, True)
    assert Claim.from_json(list(claim)) == claim
    for rubbish in (None, [], [1], [1, 2, 3, 4], ["x", 1, 0], {"low": 1}):
        with pytest.raises((TypeError, ValueError)):
            Claim.from_json(rubbish)


def test_the_proof_writes_a_legal_play() -> None:
    rng = Random(9)
    for number in range(30):
        where = random_position(rng, list(games().values())[number % 7], 3, 30)
        play = proven_play(where.view, claims(where.view)[0])
        if play is not None:
            seat, deck = where.view.seat, where.table.game.deck
            where.match.feed(f"{seat} {write_action(play, deck)}")


def test_cards_are_equal_only_where_the_same_seats_may_hold_them() -> None:
    """Otherwise a claim could pass because the wrong one of two neighbours was tried."""
    table, seen = at_play("hearts", 3, 6)
    unseen = unseen_by(seen)
    assert table.play is not None
    kinds = EquivalentCards(table.game, table.play, True)
    deck = table.game.deck
    one, other = next(
        (a, b)
        for a in cards_in(unseen.pool)
        for b in cards_in(unseen.pool)
        if a != b and deck.suit[a] == deck.suit[b] and kinds.alike[a][b]
    )
    nothing = unseen._replace(cannot=(0,) * 4)
    assert kinds.are_equal(nothing, one, other)
    assert kinds.are_equal(unseen._replace(cannot=(0, 1 << one | 1 << other, 0, 0)), one, other)
    assert not kinds.are_equal(unseen._replace(cannot=(0, 1 << one, 0, 0)), one, other)
    assert not kinds.are_equal(unseen._replace(cannot=(0, 0, 0, 1 << other)), one, other)
