"""What is told of a deal and a match, and which of it comes first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.ui.samples import at_end, deals_over
from trickdesk.engine.bids import Aim, Contract, Goal
from trickdesk.engine.cards import card_set
from trickdesk.engine.deal import PlayedDeal, ScoreLine, Terms
from trickdesk.engine.errors import Message
from trickdesk.engine.play import Trick
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session import match_story as module
from trickdesk.session.highlights import best_deal
from trickdesk.session.match_story import FEATS, Course, Feat, deal_feat, match_course, match_story

PARTNERS = ((0, 2), (1, 3))


def course_of(
    game_id: str, points: Sequence[tuple[int, ...]], winners: tuple[int, ...], is_exact: bool = False
) -> Course | None:
    """Return the course of a match whose deals scored these points."""
    seen = view(deals_over(game_id), None)
    deals = tuple(seen.deals[0]._replace(points=each) for each in points)
    totals = tuple(map(sum, zip(*points, strict=True)))
    return match_course(replace(seen, deals=deals, totals=totals, winners=winners), is_exact)


@pytest.mark.parametrize(
    ("points", "course"),
    [
        ([(0, 200), (260, 0), (260, 0)], Course("behind", 0, 200)),
        ([(0, 100), (20, 130), (260, 0), (260, 0)], Course("behind", 1, 210)),
        ([(0, 199), (120, 0)], None),
        ([(0, 199), (220, 0)], Course("last", 1, 199, 21)),
        ([(100, 90), (60, 45)], Course("close", ahead=25)),
        ([(100, 90), (61, 45)], Course("throughout")),
        ([(0, 40), (100, 0), (300, 0)], Course("since", 1)),
        ([(0, 0), (100, 0), (100, 0)], Course("since", 1)),
        ([(520, 0)], None),
        ([(0, 0), (240, -500)], Course("floor")),
        ([(0, 0), (240, -499)], Course("since", 1)),
        ([(0, 0), (500, -500)], Course("since", 1)),
    ],
)
def test_the_course_of_a_match_to_500(points: Sequence[tuple[int, ...]], course: Course | None) -> None:
    assert course_of("five-hundred", points, (0,)) == course


def test_where_low_scores_win_fewer_points_are_ahead() -> None:
    points = [(40, 0, 0, 20), (0, 30, 60, 20), (0, 30, 50, 20)]
    assert course_of("hearts", points, (0,)) == Course("behind", 0, 40)


def test_every_bid_made_is_told_before_the_lead() -> None:
    points = [(0, 200), (260, 0), (260, 0)]
    assert course_of("five-hundred", points, (0,), is_exact=True) == Course("exact")


def test_a_shared_win_has_no_course() -> None:
    assert course_of("hearts", [(1, 1, 9, 15), (5, 5, 9, 7)], (0, 1)) is None


def contract(bid: str, taken: tuple[int, ...], made: bool = True, **options: object) -> PlayerView:
    """Return the end of a deal of Five Hundred with such a contract of seat 0."""
    seen = view(deals_over("five-hundred", 1, options), 1)
    bought = Contract(0, bid)
    deal = seen.deals[-1]._replace(contract=bought, made=made, passed_out=False)
    return replace(seen, deals=(deal,), contract=bought, teams=PARTNERS, taken=taken)


@pytest.mark.parametrize(
    ("seen", "feat"),
    [
        (contract("8H", (6, 0, 4, 0)), Feat("all", (0, 2))),
        (contract("8H", (6, 0, 3, 1)), None),
        (contract("8H", (0, 6, 0, 4), made=False), Feat("all", (1, 3))),
        (contract("10H", (6, 0, 4, 0)), Feat("promised", (0, 2), "10H")),
        (contract("10H", (6, 0, 3, 1), made=False), None),
        (contract("misere", (0, 6, 0, 4), misere=True), Feat("none", (0,), "misere")),
        (contract("misere", (1, 6, 0, 3), made=False, misere=True), None),
    ],
)
def test_the_feats_of_a_contract(seen: PlayerView, feat: Feat | None) -> None:
    assert deal_feat(seen) == feat


def test_the_highest_bid_is_a_feat_where_points_are_bid() -> None:
    seen = view(deals_over("red-one"), None)
    told = {}
    for bid in seen.game.bids:
        deal = seen.deals[-1]._replace(contract=Contract(1, bid.text), made=True)
        shown = replace(seen, deals=(deal,), teams=PARTNERS, taken=(5, 4, 3, 3))
        told[bid.text] = deal_feat(shown)
    highest = seen.game.ladder[-1]
    assert told.pop(highest) == Feat("highest", (0, 2), highest)
    assert set(told.values()) == {None}


def test_no_bid_is_the_highest_where_the_first_one_wins() -> None:
    seen = view(deals_over("euchre"), None)
    for bid in seen.game.bids:
        deal = seen.deals[-1]._replace(contract=Contract(1, bid.text), made=True, passed_out=False)
        assert deal_feat(replace(seen, deals=(deal,), teams=PARTNERS, taken=(1, 2, 1, 1))) is None


def test_all_tricks_of_a_small_deal_or_for_most_players_are_no_feat() -> None:
    seen = contract("8H", (6, 0, 4, 0))
    assert deal_feat(replace(seen, taken=(3, 0, 2, 0))) is None
    assert deal_feat(replace(seen, teams=((3,), (0, 1, 2)))) is None


def test_who_takes_all_points_at_hearts_has_shot_the_moon() -> None:
    game = games()["hearts"]()
    deck, seats = game.deck, range(4)
    tricks = [Trick(0, card, [card, card + 1, card + 2, card + 3], 2) for card in range(0, deck.size, 4)]
    assert card_set(card for trick in tricks for card in trick.cards).bit_count() == deck.size
    terms = Terms(None, "NT", tuple((seat,) for seat in seats), (None,) * 4)
    worth = [game.trick_points(trick.cards) for trick in tricks]
    result = game.score(PlayedDeal((), terms, tricks, worth, (0, 0, 13, 0), (0,) * 4, (0,) * 4))
    seen = view(deals_over("hearts"), 0)
    assert deal_feat(seen) is None
    deal = seen.deals[-1]._replace(lines=result.lines)
    assert deal_feat(replace(seen, deals=(deal,))) == Feat("moon", (2,))


def test_only_the_rarest_feat_is_told_and_rather_that_of_the_winners(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at_end("red-one")
    won = tuple(seat for seat in range(4) if seat % 2 == table.winners[0])
    lost = tuple(seat for seat in range(4) if seat not in won)

    def told(*feats: Feat | None) -> tuple[int, Feat] | None:
        left = [*feats, *[None] * len(table.deals)]
        monkeypatch.setattr(module, "_feat", lambda *_: left.pop(0))
        return match_story(table).feat

    assert told() is None
    for better, worse in pairwise(FEATS):
        assert told(Feat(worse, won), Feat(better, lost), Feat(worse, won)) == (1, Feat(better, lost))
    assert told(Feat("all", won), Feat("all", lost)) == (0, Feat("all", won))
    assert told(Feat("all", won), None, Feat("all", won)) == (2, Feat("all", won))


def exact_table() -> Table:
    """Return a match of Oh Hell in which everybody bid what they took."""
    table = at_end("oh-hell")
    for record in table.deals:
        assert record.play is not None
        record.goals = tuple(Goal(Aim.EXACTLY, tricks) for tricks in record.play.taken)
    return table


def test_a_winner_who_made_every_bid_is_told() -> None:
    table = exact_table()
    (winner,) = table.winners
    course = match_story(table).course
    assert course == Course("exact")
    last = table.deals[-1]
    for seat, is_exact in (((winner + 1) % 4, True), (winner, False)):
        goals = list(last.goals)
        goals[seat] = Goal(Aim.EXACTLY, 9)
        last.goals = tuple(goals)
        assert (match_story(table).course == course) == is_exact


def test_the_goals_of_each_deal_are_kept() -> None:
    table = at_end("oh-hell")
    assert table.deals[-1].goals == tuple(table.goals)
    assert all(None not in record.goals for record in table.deals)
    assert any(record.goals != table.deals[-1].goals for record in table.deals)


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_best_deal_is_shown_as_a_spectator_saw_it(game_id: str) -> None:
    table = at_end(game_id, seed=2)
    seen, best = view(table, None), match_story(table).best
    found = best_deal(seen)
    if seen.game.low_wins:
        assert best is None, "its key trick was taken by others"
        return
    assert best is not None and found is not None
    assert best.view.deal_number == found[0] + 1
    assert best.view.deals == seen.deals[: found[0] + 1]
    assert (best.view.seat, best.view.hand, best.view.buried) == (None, 0, 0)
    assert best.view.tricks[best.trick].winner is not None


def test_a_match_of_one_deal_has_no_best_one() -> None:
    table = deals_over("five-hundred")
    table.winners = (0,)
    assert match_story(table).best is None


def test_a_score_line_about_another_player_is_no_moon() -> None:
    seen = view(deals_over("hearts"), 0)
    lines = tuple(ScoreLine(seat, 26, Message("another player took all the points")) for seat in range(4))
    assert deal_feat(replace(seen, deals=(seen.deals[-1]._replace(lines=lines),))) is None


def test_beside_praise_is_a_trick_that_the_winners_took() -> None:
    shown, others = 0, 0
    for seed in range(1, 20):
        table = at_end("oh-hell", {"deals": "down", "cards": "3"}, seed=seed)
        best, winner = match_story(table).best, view(table, None).winners[0]
        if best is None:
            others += 1
        else:
            assert best.view.tricks[best.trick].winner == winner
            shown += 1
    assert shown and others
