"""Hints: figures for every legal card, partial hints, no leaks, bots unchanged."""

from __future__ import annotations

import json
from itertools import count
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.bots.hinting import hint
from tests.bots.redealing import TABLES, differences, pairs
from tests.patience import wait_until
from trickdesk.bots.decision.explain import ENOUGH, Decision, Explanation
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import ADVISER, advise, context_of, decide_with
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

PAIRS = 4


def decisions(game_id: str, number: int, seed: int = 1) -> list[PlayerView]:
    rng = Random(f"{game_id} {seed}")
    found: list[PlayerView] = []
    while len(found) < number:
        found += run_deal(Table(games()[game_id]()), rng, {})
    return rng.sample(found, number)


@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_hidden_cards_change_no_hint(game_id: str, options: dict[str, object]) -> None:
    """`python -m tests.bots.hinting redealt` tries thousands."""
    found = pairs(games()[game_id](options), PAIRS, Random(f"hint {game_id} {options}"))
    assert differences(found, lambda view, _table: hint(view, 7)) == 0


def test_a_leak_into_hints_is_caught() -> None:
    found = pairs(games()["five-hundred"](), 6, Random(3))

    def peeps(view: PlayerView, table: Table) -> object:
        assert view.seat is not None
        return hint(view, table.hands[(view.seat + 1) % table.game.seats] & 1023)

    assert differences(found, peeps) > 0


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_legal_card_has_a_figure_and_only_what_is_legal_has(game_id: str) -> None:
    for view in decisions(game_id, 4):
        made = hint(view, 3)[1]
        ask, actions = view.ask, [entry.action for entry in made.explanation.weighed]
        assert len(set(actions)) == len(actions)
        texts = {write_action(action, view.game.deck) for action in actions}
        if isinstance(ask, AskPlay):
            cards = {action.card for action in actions if isinstance(action, Play)}
            assert cards == set(cards_in(ask.cards))
            for card, names in ask.names.items():
                named = {
                    action.named for action in actions if isinstance(action, Play) and action.card == card
                }
                assert named == set(names)
        elif isinstance(ask, AskCall):
            assert texts <= {f"call {call}" for call in ask.calls}
        else:
            assert isinstance(ask, AskGive)
        for entry in made.explanation.weighed:
            assert entry.deals >= ENOUGH or entry.reliable().points is None
        if actions:
            assert made.action in actions


def test_what_is_told_on_the_way_rests_on_enough_deals_and_has_no_reasons() -> None:
    told_any = False
    for game_id in sorted(games()):
        for view in decisions(game_id, 2, seed=2):
            told, made = hint(view, 3)
            for step in told:
                told_any = True
                assert step.explanation.reasons == ()
                assert max(entry.deals for entry in step.explanation.weighed) > 0
                assert step.explanation.worlds <= max(made.explanation.worlds, step.explanation.worlds)
                assert any(entry.deals >= ENOUGH for entry in step.explanation.weighed)
            assert made.explanation.reasons
    assert told_any


def test_it_is_told_again_only_after_a_while() -> None:
    """With a clock that advances 50 ms at each look: several times; stopped: once."""
    view = next(
        v for v in decisions("five-hundred", 12) if isinstance(v.ask, AskPlay) and v.ask.cards.bit_count() > 2
    )
    told: list[Decision] = []
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    advise(view, 3, told.append, clock=clock)
    assert len(told) > 2
    assert len(hint(view, 3)[0]) == 1


@pytest.mark.parametrize("game_id", sorted(games()))
def test_looking_on_does_not_change_what_is_found(game_id: str) -> None:
    """However many partial hints there are, the last one is the same: no random draws."""
    for view in decisions(game_id, 2, seed=4):
        looks = count()
        quiet = advise(view, 5, lambda _: None, clock=lambda: 0.0)
        thinking = context_of(LEVEL[ADVISER], view, 5)
        thinking.on_progress = lambda fill, looks=looks: None if next(looks) % 5 else fill()
        made = decide_with(thinking)
        assert (made.action, made.explanation.reasons) == (quiet.action, quiet.explanation.reasons)


def answers(client: BotClient) -> list[Answer]:
    """Return all answers up to the last one."""
    found: list[Answer] = []

    def done() -> bool:
        found.extend(client.poll())
        return bool(found) and not found[-1].partial

    wait_until(done, "nobody answers")
    return found


def test_the_process_tells_hints_on_the_way() -> None:
    view = next(
        v for v in decisions("five-hundred", 12) if isinstance(v.ask, AskPlay) and v.ask.cards.bit_count() > 2
    )
    client = BotClient()
    try:
        client.request_hint(4, view, 5)
        found = answers(client)
        assert len(found) > 1
        assert {answer.ticket for answer in found} == {4}
        assert all(answer.partial for answer in found[:-1])
        last = Explanation.from_json(found[-1].why or {}, view.game.deck)
        assert last == advise(view, 5, lambda _: None, clock=lambda: 0.0).explanation
        assert found[-1].error is None
        client.request_hint(5, view, 5)
        client.request(6, view, "easy", 1)  # a bot's turn: nothing more of the hint comes
        assert [answer.ticket for answer in answers(client)] == [6]
        assert client.poll() == []
    finally:
        client.close()


def test_a_hint_is_cancelled() -> None:
    view = decisions("five-hundred", 1)[0]
    client = BotClient()
    try:
        client.request_hint(4, view, 5)
        client.cancel()
        client.request(6, view, "easy", 1)
        assert [answer.ticket for answer in answers(client)] == [6]
    finally:
        client.close()


def test_a_bot_does_not_answer_on_the_way() -> None:
    """Partial answers to a request for an action are dropped."""
    view = decisions("five-hundred", 1)[0]
    client = BotClient(["no such program"])
    client.request(3, view, "easy", 1)
    line = {"ticket": client.serial, "action": "call pass", "partial": True}
    assert client.handle_line(json.dumps(line).encode()) == []
    client.request_hint(3, view, 1)
    (answer,) = client.handle_line(json.dumps(line | {"ticket": client.serial}).encode())
    assert answer.partial
    assert client.ticket == 3
    client.close()
