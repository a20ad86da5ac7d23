"""Several people at one screen, over AT-SPI: nobody finds or hears others' cards."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from tests.ui.atspi.desk import why_not
from tests.ui.atspi.program import data_folder, running
from tests.ui.atspi.reader import Node, Reader
from trickdesk.engine.actions import AskCall, AskPlay, Call, Play
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.session import Archive, Player, Session, Setup, State
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings
from trickdesk.ui.text import card_text

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(why_not()), reason=why_not())]
NAMES = ("Ann", "Ben", "Cleo")


def prepare(settings: Settings) -> None:
    settings.accessibility.text_table = True


def begin(folder: Path) -> Session:
    """Save a match of three people in the program's folder; return its session."""
    archive = Archive(find_paths(data_folder(folder)), lambda do, _path: do())
    players = tuple(Player(name, True, "") for name in NAMES)
    game = games()["oh-hell"]({"players": 3, "deals": "down", "cards": "4"})
    session, _ = archive.start(Setup(game, players, "3"), datetime(2026, 1, 1))
    session.close()
    return session


class Sharers:
    """The three people at the screen; `session` is the state of the match."""

    def __init__(self, reader: Reader, window: Node, session: Session) -> None:
        self.reader, self.window, self.session = reader, window, session
        self.heard: list[str] = []  # by the person who sits there, since sitting down

    @property
    def name(self) -> str:
        assert self.session.turn is not None
        return NAMES[self.session.turn]

    def check(self, seat: int | None) -> None:
        """Check that no text and no announcement names another's card; None: anyone's."""
        self.reader.listen(0.1)
        told = [*self.reader.words(self.window), *self.reader.announced]
        self.heard, self.reader.announced = list(self.reader.announced), []
        words = "\n".join(told).lower()
        game = self.session.setup.game
        for other in range(len(NAMES)):
            for card in cards_in(self.session.view_for(other).hand) if other != seat else ():
                name = card_text.card_words(game, card).lower()
                at = words.find(name)
                assert at < 0, f"{NAMES[other]}: {words[max(0, at - 100) : at + 100]}"
        if seat is not None:
            own = [
                card_text.card_words(game, card).lower()
                for card in cards_in(self.session.view_for(seat).hand)
            ]
            assert all(name in words for name in own)

    def sit_down(self, too_early: bool = False) -> None:
        """Check that nothing can be read behind the curtain, then sit down.

        With `too_early`, that person first presses keys that would have an effect behind the curtain.
        """
        button = self.reader.find(self.window, "push button", f"I am {self.name} – show my cards")
        if too_early:
            self.reader.keys("F2", "l", "space", "Tab")
        self.check(None)
        self.reader.wait_for_state(button, "sensitive")
        self.reader.announced.clear()
        button.press()
        if self.session.state is State.CURTAIN:
            self.session.uncover()
        self.reader.find(self.window, "list", "Your hand")
        self.reader.wait(lambda: any(map(self.asks, self.reader.announced)), "it is not said what is asked")
        self.check(self.session.turn)

    @staticmethod
    def asks(words: str) -> bool:
        return words.startswith(("How many tricks", "You lead", "Play a card"))

    def act(self) -> None:
        seat = self.session.turn
        assert seat is not None
        ask = self.session.view_for(seat).ask
        if isinstance(ask, AskCall):
            self.reader.keys(ask.calls[0], "Return")
            self.session.act(seat, Call(ask.calls[0]))
            said = f"You bid {ask.calls[0]}."
        else:
            assert isinstance(ask, AskPlay)
            card = next(cards_in(ask.cards))
            name = card_text.card_words(self.session.setup.game, card)
            hand = self.reader.find(self.window, "list", "Your hand")
            names = [seen.name for seen in self.reader.look(hand) if seen.role == "list item"]
            hand.focus()
            self.reader.keys("Home", *["Right"] * names.index(name), "Return")
            self.session.act(seat, Play(card))
            said = f"You play the {name[0].lower()}{name[1:]}."
        self.reader.wait(lambda: said in self.reader.announced, f"“{said}” is not announced")


def test_nobody_finds_or_hears_a_card_of_another(tmp_path: Path) -> None:
    session = begin(tmp_path)
    with running(tmp_path, prepare) as (reader, window):
        reader.menu_item(window, "Continue").press()
        people = Sharers(reader, window, session)
        people.sit_down()
        reader.menu_item(window, "Hint").press()
        reader.find(window, "panel", "Hint")
        people.act()
        reader.menu_item(window, "Undo").press()  # before the next one has looked: it is Ann's turn again
        session.undo()
        for _ in NAMES:
            people.sit_down()
            people.act()
        for number, _ in enumerate(NAMES):
            people.sit_down(too_early=number == 1)
            # The next person hears what is on the table and then the prompt, once each.
            laid = [words for words in people.heard if words.startswith("Ann: ")]
            assert len(laid) == (number > 0)
            assert sum(map(people.asks, people.heard)) == 1
            people.act()
        people.sit_down()
        assert "took the last trick" in people.heard[0]
        reader.menu_item(window, "Text table").press()  # the scene in its place
        reader.wait(lambda: not reader.every(window, "filler", "Text table"), "the text table stays")
        people.check(session.turn)
        reader.menu_item(window, "Text table").press()
        reader.find(window, "filler", "Text table")
        reader.menu_item(window, "Text table").press()
        reader.wait(lambda: not reader.every(window, "filler", "Text table"), "the text table stays")
        reader.menu_item(window, "Hide my cards").press()
        reader.find(window, "push button", "Show my cards (F9)")
        people.check(None)
