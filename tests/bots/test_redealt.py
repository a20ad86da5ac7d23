"""Hidden cards dealt again change nothing: same decision, same reasons.

`TRICKDESK_DECISIONS=5000` tries this many instead of a sample.
"""

from __future__ import annotations

import os
from itertools import product
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.bots.redealing import TABLES, Decider, differences, pairs
from trickdesk.bots.decision.explain import CODES, Decision
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import weights_in
from trickdesk.bots.inference import learned
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Play
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred

DECISIONS = int(os.environ.get("TRICKDESK_DECISIONS", "0"))
EACH = -(-DECISIONS // (len(TABLES) * len(LEVELS))) or 2


def by_level(level: str, seed: int) -> Decider:
    """Return a bot without a time limit: only the amount of work decides."""
    return lambda seen, _table: decide(seen, level, seed, clock=lambda: 0.0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_hidden_cards_change_nothing(game_id: str, options: dict[str, object], level: str) -> None:
    game = games()[game_id](options)
    found = pairs(game, EACH, Random(f"{game_id} {options} {level}"))
    assert differences(found, by_level(level, 7)) == 0


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_leak_is_caught(game_id: str) -> None:
    """A bot that looks at a hidden card, or uses them as a random seed, is found."""
    found = pairs(games()[game_id](), 12, Random(game_id))

    def peeps(seen: PlayerView, table: Table) -> object:
        assert seen.seat is not None
        left = table.hands[(seen.seat + 1) % table.game.seats]
        return decide(seen, "easy", left & 1023, clock=lambda: 0.0), left.bit_length()

    assert differences(found, by_level("easy", 7)) == 0
    assert differences(found, peeps) > 0


def test_a_leak_into_what_was_learned_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts that tell where a card really is are found by what the bot then does."""
    game, there = FiveHundred(), list[Table]()
    found = pairs(game, 6, Random(3))
    weights = weights_in(knowledge_of(game).learned)
    sure = max(weights, key=weights.__getitem__)

    class Peeping(learned.Listener):
        def gather(self) -> None:
            super().gather()
            for seat, card in product(self.others, self.unseen):
                if there[-1].hands[seat] >> card & 1:
                    self.note(seat, card, sure)

    def peeps(seen: PlayerView, table: Table) -> object:
        there.append(table)
        return by_level("expert", 7)(seen, table)

    assert differences(found, peeps) == 0
    monkeypatch.setattr(learned, "Listener", Peeping)
    assert differences(found, peeps) > 0


@pytest.mark.parametrize("game_id", sorted(games()))
def test_reasons_are_codes_and_name_what_was_done(game_id: str) -> None:
    rng = Random(5)
    game = games()[game_id]()
    for seen in rng.sample(list(run_deal(Table(game), rng, {})), 8):
        made: Decision = decide(seen, "medium", 3, clock=lambda: 0.0)
        reasons = made.explanation
        assert set(reasons.codes) <= set(CODES)
        assert reasons.codes
        values = [entry.value for entry in reasons.weighed]
        assert values == sorted(values, reverse=True)
        if isinstance(made.action, Play) and reasons.weighed:
            assert made.action in [entry.action for entry in reasons.weighed]
            assert reasons.worlds >= 8
