"""All lessons over AT-SPI, with a wrong answer at each decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.atspi.desk import why_not
from tests.ui.atspi.program import running
from tests.ui.atspi.reader import Node, Reader
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import parse_action, write_action
from trickdesk.engine.view import counted
from trickdesk.games import games
from trickdesk.session.lesson import LessonSession
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.lessons.files import load_lesson
from trickdesk.ui.text import call_text, card_text, game_words

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(why_not()), reason=why_not())]
KEYS_OF = {"pass": ["p"], "nil": ["0", "Return"], "check": ["k", "Return"], "kitty": ["k", "Return"]}


class Pupil:
    """Takes a lesson by ear.

    The session used here knows what is legal, as a pupil's memory would.
    """

    def __init__(self, desk: Desk, game_id: str) -> None:
        self.desk, self.reader = desk, desk.reader
        self.session = LessonSession(load_lesson(game_id, ""), "You")
        self.game = self.session.setup.game
        self.erred = 0

    def take(self) -> None:
        self.desk.menu[game_words.game_name(self.game)].press()
        while (step := self.session.step) is not None:
            self.hear(step.text)
            if self.session.is_reading:
                self.desk.find("push button", "Continue").press()
                self.session.go_on()
            else:
                self.err()
                action = next(action for entry in step.expect if (action := self.legal(entry)) is not None)
                self.do(action)
                self.session.act(0, action)
            while (told := self.session.scripted()) is not None:
                self.session.bot_answer(self.session.ticket, told)
        self.reader.wait(
            lambda: "showing" in self.desk.find("push button", "Play now").states, "the lesson does not end"
        )

    def hear(self, words: str) -> None:
        """Wait for a step's text; meanwhile, a key skips the pause of a trick."""
        looks = 0

        def heard() -> bool:
            nonlocal looks
            looks += 1
            if self.session.view_for(0).tricks and looks % 8 == 0 and words not in self.reader.announced:
                self.reader.keys("Up")
            return words in self.reader.announced

        self.reader.wait(heard, f"“{words}” is not announced")
        self.reader.wait_for(words)

    def legal(self, entry: str) -> Action | None:
        verb, *rest = entry.split()
        action = parse_action(verb, rest, self.game.deck)
        return action if self.session.why_not(action) is None else None

    # -- a mistake

    def err(self) -> None:
        """Try an action that the rules allow and the lesson doesn't, if there is one."""
        step, action = self.session.step, self.mistake()
        assert step is not None
        if action is None:
            return
        self.do(action)
        reason = step.reason(write_action(action, self.game.deck))
        self.reader.wait_for(f"{reason} Try again.")
        self.erred += 1
        if isinstance(action, Give):
            self.reader.keys("Escape")  # leaves the last card; all were put back

    def mistake(self) -> Action | None:
        step, ask = self.session.step, self.session.view_for(0).ask
        assert step is not None
        for entry in step.tempting:
            if (action := self.legal(entry)) is not None:
                return action
        possible: list[Action] = []
        if isinstance(ask, AskCall):
            possible = [Call(call) for call in ask.calls]
        elif isinstance(ask, AskPlay):
            possible = [Play(card) for card in cards_in(ask.cards)]
        elif isinstance(ask, AskGive):
            cards = list(cards_in(ask.cards))[-ask.low :]
            possible = [Give(sum(1 << card for card in cards))]
        deck = self.game.deck
        return next((a for a in possible if write_action(a, deck) not in step.expect), None)

    # -- answers

    def do(self, action: Action) -> None:
        if isinstance(action, Call):
            self.reader.keys(*self.keys_for(action.text))
        elif isinstance(action, Give):
            at = ""
            for card in cards_in(action.cards):
                at = self.walk_to(card, at)
                self.reader.keys("space")
            self.reader.keys("Return")
        else:
            self.walk_to(action.card)
            self.reader.keys("Return")

    def keys_for(self, call: str) -> list[str]:
        if call in KEYS_OF:
            return KEYS_OF[call]
        if call.startswith("team "):
            return [*(str(int(seat) + 1) for seat in call.split()[1:]), "Return"]
        if call.startswith("trump "):
            return [call[-1].lower(), "Return"]
        ask = self.session.view_for(0).ask
        if isinstance(ask, AskCall) and ask.style == "suits":
            bid = self.game.bid(call)
            return ["2" if bid.alone else "1", str(bid.denomination).lower(), "Return"]
        parts = call_text.bid_parts(call, self.game)
        typed = call if parts is None else f"{parts[0]}{parts[1][0].lower()}"
        return [*typed, "Return"]

    def walk_to(self, card: int, after: str = "") -> str:
        """Move through the hand to another card; return its name.

        The cursor stops at cards that can be chosen. The answer shows whether it is there.
        """
        suits = counted(self.session.view_for(0))
        wanted = card_text.card_words(self.game, card, suits.get(card, ""))
        hand = self.desk.find("list", "Your hand")
        possible = [
            seen.name for seen in self.reader.look(hand) if "selectable" in seen.states and seen.depth
        ]
        to = possible.index(wanted)
        steps = (to - possible.index(after)) % len(possible) if after else to + 1
        self.reader.keys(*["Right"] * steps)
        return wanted


class Desk:
    """What was found in the window once; screen readers keep it too."""

    def __init__(self, reader: Reader, window: Node) -> None:
        self.reader, self.window = reader, window
        looked = reader.look(window, hidden=True)
        self.menu = {seen.name: seen.node for seen in looked if seen.role == "menu item"}
        self._known: dict[str, Node] = {}

    def find(self, role: str, name: str) -> Node:
        if name not in self._known:
            self._known[name] = self.reader.find(self.window, role, name)
        return self._known[name]


def test_every_lesson_is_taken_by_ear(tmp_path: Path) -> None:
    with running(tmp_path) as (reader, window):
        desk = Desk(reader, window)
        for game_id in games():
            pupil = Pupil(desk, game_id)
            pupil.take()
            assert pupil.erred > 2
    learned = SettingsFile(find_paths(tmp_path / "data").settings).load()[0].games.learned
    assert sorted(learned) == sorted(games())
