"""Why tricks were won, and what tables say, in random deals of all presets."""

from __future__ import annotations

from random import Random

import pytest

from tests.session.helpers import begin, step
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import State

DEALS = 20


@pytest.mark.parametrize("kind", list(games().values()))
def test_every_reason_is_about_a_card_of_its_trick(kind: type[Game]) -> None:
    said = set()
    for number in range(DEALS):
        preset = kind.presets[number % len(kind.presets)]
        session, rng = begin("........", kind(preset.options), seed=str(number)), Random(number)
        while session.state is State.BOT:
            step(session, rng)
            view = session.view_for(None)
            notice = view.game.notice(view)
            said.add(None if notice is None else notice.text)
        view, deck = session.view_for(None), session.setup.game.deck
        for trick in view.tricks:
            reason = view.game.trick_reason(trick, view.trump)
            if reason is not None:
                cards = {str(field) for key, field in reason.values.items() if key.startswith("card")}
                assert not cards or cards & {deck.names[card] for card in trick.cards}
                said.add(reason.text)
    assert len(said) > 1
