"""An exact result is worth what the game would score for it."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.dealing import game_name, run_deal, some_games
from tests.bots.positions import real_world
from trickdesk.bots.cardplay import endgames as outcome
from trickdesk.bots.cardplay.card_search import CardSearch, card_classes, card_options, even_world, policy_for
from trickdesk.bots.cardplay.conventions import SPARES, find_vetoes
from trickdesk.bots.cardplay.endgames import Endgames, finished_deal, taken_so_far
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.search import Results, SearchContext
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL, Effort
from trickdesk.bots.simulation.rollout import ResumedPlay, made, played_deal
from trickdesk.bots.solver.endings import best_trump, is_sum
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games


def asked(game: Game, seed: int, left: int) -> tuple[Table, PlayerView] | None:
    """Return a table where a card is due and a hand has `left` cards."""
    table = Table(game)
    for seen in run_deal(table, Random(seed), {}):
        assert seen.seat is not None
        if isinstance(seen.ask, AskPlay) and seen.hand.bit_count() + seen.piles[seen.seat] == left:
            return table, seen
    return None


def context_of(seen: PlayerView, effort: Effort, seed: int = 1) -> SearchContext:
    return SearchContext(seen, knowledge_of(seen.game), effort, Random(seed), lambda: False)


def search_of(context: SearchContext, options: list[Play]) -> CardSearch:
    resumed = ResumedPlay(context.view, context.knowledge.tricks)
    tricks = resumed.in_flat(even_world(context))
    return CardSearch(context, options, policy_for(context, tricks), resumed)


@pytest.mark.parametrize(
    "game",
    [
        *some_games(8, seed=47),
        games()["forty-fives"]({"bonus": False}),
        *(
            games()["red-one"]({"last_trick": True, "discard_points": to})
            for to in ("none", "bidder", "last_trick")
        ),
    ],
    ids=game_name,
)
@pytest.mark.parametrize("left", [1, 3, 5])
def test_a_total_scores_what_a_play_with_that_total_scores(game: Game, left: int) -> None:
    found = asked(game, left, min(left, game.hand_size))
    if found is None or found[0].contract is None:  # passed out, or without a declarer
        return
    table, seen = found
    assert table.teams is not None
    side = card_set(table.teams[0])
    context = context_of(seen, Effort(0, 0))
    resumed, world = ResumedPlay(seen, context.knowledge.tricks), real_world(table)
    begun = resumed.play(world)
    start = played_deal(seen, seen.terms, begun, world)
    tricks = resumed.in_flat(world)
    policy_for(context, tricks).play_out(tricks)
    play = resumed.taken(tricks)
    deal = played_deal(seen, seen.terms, play, world)
    trick_values = context.knowledge.trick_values(deal.buried[deal.contract.declarer])
    if not is_sum(trick_values, begun):
        return  # it's open which side takes most tricks, so nothing is solved
    best = best_trump(begun) if trick_values.best else -1
    total, everything = taken_so_far(play, trick_values, side, best)
    last = trick_values.last * (side >> play.tricks[-1].winner & 1)
    shared = finished_deal(start, begun, trick_values, everything + trick_values.last, best, total + last)
    points, expected = game.score(shared).points, game.score(deal).points
    assert made(game, shared) == made(game, deal)
    for team in table.teams:
        sides = {game.side(seat) for seat in team}
        assert sum(points[s] for s in sides) == sum(expected[s] for s in sides)


@pytest.mark.parametrize("points", ["none", "last_trick", "bidder"])
def test_windows_tell_whether_the_contract_is_made(points: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red One, seven cards each: windows at the bid agree with all values."""
    game, open_still = games()["red-one"]({"discard_points": points}), 0
    for seed in range(8):
        found = asked(game, seed, 7)
        if found is None:
            continue
        table, seen = found
        knowledge, world = knowledge_of(game), real_world(table)
        options = [Play(card) for card in cards_in(seen.ask.cards)]
        found_by = []
        for many in (outcome.CONTRACT_ONLY_ABOVE, 4 * 7):
            monkeypatch.setattr(outcome, "CONTRACT_ONLY_ABOVE", many)
            effort = Effort(1, 0, exact=40, nodes=1 << 40)
            endings = Endgames(
                seen,
                knowledge,
                ResumedPlay(seen, knowledge.tricks),
                effort,
                lambda deal: DealValue(made(game, deal), 0, 0),
            )
            found_by.append(endings.values(world, options))
        monkeypatch.undo()
        windows, exact = found_by
        assert windows == exact or (not windows and len(set(exact)) == 1)
        open_still += bool(windows)
    assert open_still


def test_nothing_is_solved_while_both_sides_can_take_most_tricks() -> None:
    """Red One, rules 7.13: what tricks are worth doesn't add up then."""
    game, counted = games()["red-one"]({"most_tricks": True}), [0, 0]
    for seed in range(30):
        found = asked(game, seed, 3)
        if found is None:
            continue
        table, seen = found
        knowledge, effort = knowledge_of(game), Effort(1, 0, exact=40, nodes=1 << 40)
        endings = Endgames(
            seen,
            knowledge,
            ResumedPlay(seen, knowledge.tricks),
            effort,
            lambda deal: DealValue(made(game, deal), 0, 0),
        )
        taken = [seen.taken[0] + seen.taken[2], seen.taken[1] + seen.taken[3]]
        open_still = max(taken) * 2 <= game.hand_size
        values = endings.values(real_world(table), [Play(card) for card in cards_in(seen.ask.cards)])
        assert bool(values) != open_still
        counted[open_still] += 1
    assert min(counted) > 2


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_work_is_bounded_by_the_level(game_id: str) -> None:
    """Playout cards and solver nodes are counted, and levels stay near their limits."""
    rng = Random(3)
    for seen in rng.sample([s for s in run_deal(Table(games()[game_id]()), rng, {}) if s.phase == "play"], 5):
        assert isinstance(seen.ask, AskPlay)
        for name in ("medium", "hard", "expert"):
            effort = LEVEL[name].card
            context = context_of(seen, effort)
            options = card_options(seen.ask, card_classes(seen, seen.ask.cards, context.knowledge.odd))
            if len(options) < 2:
                continue
            search = search_of(context, options)
            search.best(0, {})
            once = search.left * len(options)
            assert search.worlds <= effort.worlds
            assert search.cards <= max(effort.cards + once, 8 * once)
            assert search.endings.nodes <= 2 * effort.nodes
            assert context.worlds == search.worlds
            assert [entry.action for entry in context.weighed] == options


def test_a_friends_sure_winner_is_not_to_be_beaten() -> None:
    """Five Hundred: the partner led an ace all must follow, or may still be beaten."""
    game = games()["five-hundred"]()
    seen_any = 0
    for seed in range(40):
        table = Table(game)
        for seen in run_deal(table, Random(seed), {}):
            trick = seen.trick
            if not isinstance(seen.ask, AskPlay) or trick is None or len(trick.cards) < 3:
                continue
            assert seen.seat is not None
            context = context_of(seen, Effort(0, 0))
            tricks = ResumedPlay(seen, context.knowledge.tricks).in_flat(real_world(table))
            found = find_vetoes(context, policy_for(context, tricks), tricks)
            veto = card_set(card for card, why in found.items() if why == SPARES)
            order = table.play.order
            power = order.power[order.suit_of[table.play.lead]]
            best = max(trick.cards, key=power.__getitem__)
            friend = trick.seats[trick.cards.index(best)] % 2 == seen.seat % 2
            better = card_set(card for card in range(game.deck.size) if power[card] > power[best])
            assert veto == (seen.ask.cards & better if friend else 0)
            seen_any += veto != 0
    assert seen_any > 5


def test_a_card_that_is_vetoed_needs_a_clear_gain() -> None:
    found = asked(games()["five-hundred"](), 2, 6)
    assert found is not None
    seen = found[1]
    options = [Play(card) for card in range(3)]
    search = search_of(context_of(seen, Effort(0, 0)), options)
    plain = Results([0.0, 1.0] * 8)
    a_little = Results([value + (0.5 if i % 4 else -0.5) for i, value in enumerate(plain.played)])
    clearly = Results([value + 2 + i % 2 / 10 for i, value in enumerate(plain.played)])
    assert search.pick([plain, a_little, plain], [0, 1, 2], 0, {}) == 1
    assert search.pick([plain, a_little, plain], [0, 1, 2], 0, {1: SPARES}) == 0
    assert [reason.code for reason in search.context.reasons] == [SPARES]
    assert search.pick([plain, clearly, plain], [0, 1, 2], 0, {1: SPARES}) == 1
