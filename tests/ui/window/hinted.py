"""Windows at a decision, and made-up answers to hint requests."""

from __future__ import annotations

import json
import random

from PySide6.QtWidgets import QApplication

from tests.driving import random_action
from tests.session.helpers import setup
from tests.ui.window.players import play_to
from trickdesk.bots.decision.explain import ActionValue, Explanation, Reason
from trickdesk.bots.process.client import Answer
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.ui.window.main_window import MainWindow


def choices(view: PlayerView) -> list[Action]:
    """Return the person's legal actions; for sets of cards, only one."""
    ask = view.ask
    if isinstance(ask, AskCall):
        return [Call(call) for call in ask.calls]
    if isinstance(ask, AskPlay):
        plays: list[Action] = []
        for card in cards_in(ask.cards):
            plays += [Play(card, name) for name in ask.names.get(card, (None,))]
        return plays
    assert ask is not None
    return [random_action(ask, random.Random(1))]


def answer(view: PlayerView, best: Action, *, partial: bool = False, deals: int = 100) -> Answer:
    """Return a hint for an action; each other one is ten points worse than the last."""
    others = [action for action in choices(view) if action != best]
    weighed = [
        ActionValue(action, 50.0 - 10 * place, 1.0, None, 50.0 - 10 * place, 3.0, deals)
        for place, action in enumerate([best, *others])
    ]
    reasons = () if partial else (Reason("by-rule"),)
    why = Explanation(reasons, tuple(weighed), deals).to_json(view.game.deck)
    text = write_action(best, view.game.deck)
    return Answer(0, text, why=json.loads(json.dumps(why)), partial=partial)


def asked(
    window: MainWindow,
    wanted: type[object],
    game_id: str,
    people: str = "h...",
    style: str = "",
    **options: object,
) -> PlayerView:
    """Begin a match where a person has a decision of this kind, with a choice."""

    def is_wanted(view: PlayerView) -> bool:
        ask = view.ask
        return (
            isinstance(ask, wanted)
            and (not isinstance(ask, AskCall) or not style or ask.style == style)
            and (isinstance(ask, AskGive) or len(choices(view)) > 1)
        )

    play_to(window, setup(people, games()[game_id](options), seed="3"), is_wanted, 7)
    return window.controller.view


def listen(window: MainWindow) -> None:
    """Let the open hint, if any, process its answers."""
    coach = window.screen_.coach
    QApplication.processEvents()
    if coach.panel is not None:
        window.controller.bots.listen()
        QApplication.processEvents()
