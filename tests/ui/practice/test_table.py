"""A table that asks: what is played, put back and refused."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.samples import NAMES, giving, playing
from trickdesk.engine.actions import AskGive, AskPlay, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.errors import Why
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui.panels import JokerSuitPanel
from trickdesk.ui.practice.table import ExerciseTable
from trickdesk.ui.text.prompts import refusal_words


def asking(qtbot: QtBot, seen: PlayerView) -> ExerciseTable:
    exercise = ExerciseTable(Settings())
    qtbot.addWidget(exercise)
    exercise.resize(1000, 700)
    exercise.ask(seen, NAMES[: seen.game.seats], "What now?")
    return exercise


def test_a_joker_is_played_as_the_suit_named(qtbot: QtBot) -> None:
    seen = playing("five-hundred", lambda _, ask: any(len(suits) > 1 for suits in ask.names.values()))
    exercise = asking(qtbot, seen)
    assert isinstance(seen.ask, AskPlay)
    joker, suits = next(iter(seen.ask.names.items()))
    decided: list[object] = []
    exercise.decided.connect(decided.append)
    exercise.table.cardChosen.emit(joker)
    assert isinstance(exercise.panel, JokerSuitPanel) and not decided
    exercise.panel.cancelled.emit()
    assert exercise.panel is None and exercise.table.choice.ask is seen.ask
    exercise.table.cardChosen.emit(joker)
    exercise.panel.named.emit(suits[1])
    assert decided == [Play(joker, suits[1])]


def test_cards_that_must_go_stay_picked(qtbot: QtBot) -> None:
    seen = giving("red-one")
    assert isinstance(seen.ask, AskGive)
    first, more, *_ = cards_in(seen.ask.cards)
    seen = replace(seen, ask=replace(seen.ask, first=1 << first))
    exercise = asking(qtbot, seen)
    exercise.table.set_picks(card_set([first, more]))
    exercise.put_back()
    assert exercise.table.picks() == 1 << first


def test_a_refusal_stands_at_its_card(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = playing("hearts", lambda table, ask: bool(table.hands[ask.seat] & ~ask.cards))
    exercise = asking(qtbot, seen)
    assert isinstance(seen.ask, AskPlay)
    card = next(cards_in(seen.hand & ~seen.ask.cards))
    exercise.ask(seen, NAMES[: seen.game.seats], "What now?", refusals={card: Why.MUST_FOLLOW})
    shown: list[object] = []
    monkeypatch.setattr(exercise.table, "refuse", lambda *told: shown.append(told))
    with qtbot.waitSignal(exercise.refused) as refused:
        exercise.table.cardRefused.emit(card)
    words = refusal_words(Why.MUST_FOLLOW, seen, card)
    assert shown == [(card, words)] and refused.args == [words]
