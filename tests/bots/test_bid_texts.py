"""Games and bots don't depend on the texts of bids: they read the fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.bots.baseline import heuristic
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Action, AskPlay, Call
from trickdesk.engine.bids import Bid
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

Decider = Callable[[PlayerView], Action]


def with_other_texts(kind: type[Game]) -> tuple[Game, dict[str, str]]:
    """Return the game with meaningless bid texts, and what each stands for."""
    meant: dict[str, str] = {}

    def renamed(bid: Bid) -> Bid:
        text = "bid " + "".join(chr(ord("a") + ord(letter) % 26) for letter in bid.text)
        meant[text] = bid.text
        return replace(bid, text=text)

    class Other(kind):  # type: ignore[misc, valid-type]
        def setup(self) -> None:
            super().setup()
            self.bids: tuple[Bid, ...] = tuple(map(renamed, self.bids))
            self.forced: Bid | None = renamed(self.forced) if self.forced else None

    return Other(), meant


def deal_played(game: Game, decide: Decider, meant: dict[str, str]) -> tuple[list[Action], list[int]]:
    """Return all actions of one deal, with the usual texts, and the totals after it."""
    table, done = Table(game), list[Action]()
    while not table.deals:
        table.put(Shuffler("other texts").deal(game, 0, 0))
        while table.phase is not None:
            if table.phase.turn < 0:
                table.put(Shuffler("other texts").restock(table.discards, 1, 0))
                continue
            action = decide(view(table, table.phase.turn))
            table.act(table.phase.turn, action)
            done.append(Call(meant.get(action.text, action.text)) if isinstance(action, Call) else action)
    return done, table.totals


BIDDING = [kind for kind in games().values() if kind().bids]


@pytest.mark.parametrize("kind", BIDDING, ids=lambda kind: kind.id)
def test_a_deal_goes_the_same_way(kind: type[Game]) -> None:
    """Neither the game nor bots guess from the form of a text."""
    other, meant = with_other_texts(kind)
    assert len(meant) >= len(other.ladder)

    def bot(seen: PlayerView) -> Action:
        calls = "hard" if seen.seat else "expert"  # one expert is enough: it thinks the longest
        level = "medium" if isinstance(seen.ask, AskPlay) else calls
        return decide(seen, level, 3, clock=lambda: 0.0).action

    done, totals = deal_played(kind(), bot, {})
    assert (done, totals) == deal_played(other, bot, meant)
    assert any(isinstance(action, Call) and action.text in meant.values() for action in done)


@pytest.mark.parametrize("kind", [kind for kind in BIDDING if kind.id != "forty-fives"], ids=lambda k: k.id)
def test_the_yardstick_does_not_guess_either(kind: type[Game]) -> None:
    """Except for the two calls for all tricks in Forty-Fives, which it knows by name."""
    other, meant = with_other_texts(kind)
    done, totals = deal_played(kind(), heuristic.choose, {})
    assert (done, totals) == deal_played(other, heuristic.choose, meant)
