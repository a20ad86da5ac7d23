"""trickdesk.session.practice.puzzles: the player's costly decisions, as seen then."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.session.practice.dear import folder, keep_dear
from trickdesk.bots.review.values import VERSION
from trickdesk.engine.actions import Play
from trickdesk.games import games
from trickdesk.session.practice.puzzles import NoPuzzle, due, key_of, load
from trickdesk.storage.files import SaveError
from trickdesk.storage.paths import Paths
from trickdesk.storage.practice import Card
from trickdesk.storage.reviews import Reviews
from trickdesk.storage.statistics.figures import CostlyDecision, Filter, costliest_decisions
from trickdesk.storage.statistics.history import History

TODAY = date(2026, 3, 10)


def found_in(paths: Paths) -> list[CostlyDecision]:
    index = History(paths.history, paths.finished, Reviews(paths.reviews), VERSION)
    index.update()
    found = costliest_decisions(index, Filter("ann"), 100)
    index.close()
    return found


@pytest.mark.parametrize("game_id", games())
def test_a_puzzle_is_what_was_known_then(tmp_path: Path, game_id: str) -> None:
    paths = folder(tmp_path)
    kept = keep_dear(paths, game_id)
    found = found_in(paths)
    assert [entry.at for entry in found] == [entry.at for entry in kept]
    for entry, made in zip(found, kept, strict=True):
        puzzle = load(entry, paths)
        view = puzzle.view
        assert view.seat == view.turn == 0 and view.ask == made.ask
        assert len(puzzle.names) == view.game.seats and puzzle.names[0] == "Ann"
        assert puzzle.bots == tuple(range(1, view.game.seats))
        assert puzzle.best == made.better and puzzle.judged.action == made.action
        assert puzzle.is_right(made.better) and not puzzle.is_right(made.action)
        assert puzzle.stake * entry.share == pytest.approx(puzzle.judged.knew)
        assert puzzle.why.codes == ("clearly-best",) and len(puzzle.why.weighed) == 2


def test_a_card_as_good_as_the_best_is_right_too(tmp_path: Path) -> None:
    paths = folder(tmp_path)
    keep_dear(paths, "hearts", ("play",))
    puzzle = load(found_in(paths)[0], paths)
    from trickdesk.bots.cardplay.card_search import card_classes
    from trickdesk.bots.game_knowledge import knowledge_of

    classes = card_classes(puzzle.view, puzzle.view.ask.cards, knowledge_of(puzzle.view.game).odd)
    assert isinstance(puzzle.best, Play)
    for cards in classes:
        weighed = {puzzle.weighed(Play(card)) is not None for card in cards}
        assert len(weighed) == 1 or puzzle.best.card in cards or puzzle.judged.action.card in cards


def test_cards_that_are_equal_share_their_figures(tmp_path: Path) -> None:
    paths = folder(tmp_path)
    keep_dear(paths, "oh-hell", ("play",))
    puzzle = load(found_in(paths)[0], paths)
    low, high = (Play(puzzle.view.game.deck.id[name]) for name in ("8S", "9S"))
    assert puzzle.judged.why is not None
    [figures] = [entry for entry in puzzle.judged.why.weighed if entry.action == low]
    why = replace(puzzle.judged.why, weighed=(figures,))
    puzzle = replace(puzzle, judged=replace(puzzle.judged, better=low, why=why))
    assert puzzle.weighed(high) == figures
    assert puzzle.is_right(high)


def test_what_is_gone_is_no_puzzle(tmp_path: Path) -> None:
    paths = folder(tmp_path)
    keep_dear(paths, "forty-fives")
    entry = found_in(paths)[0]
    Reviews(paths.reviews).put(entry.key, {"judged": []})
    with pytest.raises(NoPuzzle):
        load(entry, paths)
    Reviews(paths.reviews).clear(0, 0)
    with pytest.raises(NoPuzzle):
        load(entry, paths)
    (paths.finished / entry.name).unlink()
    with pytest.raises(SaveError):
        load(entry, paths)


def test_what_comes_again_is_asked_before_what_is_new() -> None:
    entries = [CostlyDecision(f"m{n}", "hearts", n, 0, 0, 1.0 / (n + 1), "k") for n in range(5)]
    cards = {
        key_of(entries[0]): Card(1, TODAY + timedelta(days=1)),  # later
        key_of(entries[2]): Card(0, TODAY),
        key_of(entries[3]): Card(2, TODAY - timedelta(days=3)),
        key_of(entries[4]): Card(4, TODAY - timedelta(days=30)),  # done
    }
    assert due(entries, cards, TODAY) == [entries[3], entries[2], entries[1]]
