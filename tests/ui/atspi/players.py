"""A player who knows only what a screen reader says about the text table."""

from __future__ import annotations

import re
import time

from tests.patience import PATIENCE
from tests.ui.atspi.reader import ACCESSIBLE, Gone, Node, Reader, Seen, states

BESIDE = {
    "Pass",
    "Hint",
    "Clear",
    "Check",
    "Hold",
    "Another card",
    "Review",
    "Challenge…",
    "All games",
}  # buttons
MINE = ("Play a card", "You lead")
ASKED = (*MINE, "Your call", "How many", "Name the", "Choose", "Discard ", "Pass ")
SILENCE = 0.3  # seconds
PLAYED = re.compile(r" plays? the ")
TAKEN = re.compile(r" takes? the trick\.")


class Person:
    """Bids as low as possible if there is no bid, else passes; plays the first card.

    `deals` is the number of finished deals, `done` what was asked.
    """

    def __init__(self, reader: Reader, window: Node) -> None:
        self.reader = reader
        self.page = reader.find(window, "filler", "Text table")
        lists = {node.name: node for node in self.page.children if node.role == "list"}
        self.situation, self.hand, self.log = (
            lists[name] for name in ("Current situation", "Your hand", "Events")
        )
        self.deals = 0
        self.done: set[str] = set()

    # -- what there is

    def lines(self, part: Node) -> list[str]:
        """Return the names of a list's items."""
        wanted = [
            node.message("org.freedesktop.DBus.Properties", "Get", "ss", ACCESSIBLE, "Name")
            for node in part.children
        ]
        return [str(answer[0][1]) for answer in self.reader.try_ask(wanted) if answer is not None]

    def cards(self) -> list[tuple[str, str]]:
        """Return each card of the hand: its name, and its description."""
        nodes = self.hand.children
        wanted = [
            node.message("org.freedesktop.DBus.Properties", "Get", "ss", ACCESSIBLE, what)
            for node in nodes
            for what in ("Name", "Description")
        ]
        told = ["" if answer is None else str(answer[0][1]) for answer in self.reader.try_ask(wanted)]
        return list(zip(told[::2], told[1::2], strict=True))

    def panel(self) -> Node | None:
        """Return the panel with the current question, if there is one."""
        nodes = self.page.children
        answers = self.reader.try_ask(
            [
                m
                for n in nodes
                for m in (n.message(ACCESSIBLE, "GetRoleName"), n.message(ACCESSIBLE, "GetState"))
            ]
        )
        for node, role, state in zip(nodes, answers[::2], answers[1::2], strict=True):
            if (
                role is not None
                and state is not None
                and role[0] == "panel"
                and "showing" in states(state[0])
            ):
                return node
        return None

    # -- what is done

    def play_match(self) -> None:
        """Play to the end of the match, and leave it."""
        end = time.monotonic() + 3 * PATIENCE
        while True:
            assert time.monotonic() < end, self.reader.tree(self.page)
            heard = len(self.reader.announced)
            try:
                if self.step():
                    return
            except Gone:
                continue  # what was looked at has gone meanwhile
            self.listen(heard)

    def listen(self, heard: int) -> None:
        """Wait until something is asked, or a moment after the last announcement."""
        limit = time.monotonic() + SILENCE
        while time.monotonic() < limit:
            told = self.reader.announced[heard:]
            if told and told[-1].startswith(ASKED):
                return
            if told:
                heard += len(told)
                limit = time.monotonic() + SILENCE
            self.reader.listen(0.02)

    def step(self) -> bool:
        """Do what is asked now, if anything; return whether the match was left."""
        if (self.reader.announced or [""])[-1].startswith(MINE):
            self.play()
            return False
        panel = self.panel()
        if panel is not None:
            parts = list(self.reader.look(panel))
            buttons = {part.name: part for part in parts if part.role == "push button"}
            if "All games" in buttons:
                buttons["All games"].node.press()
                return True
            if "Clear" in buttons:
                self.give(buttons)
            elif "Review" in buttons:
                self.go_on(buttons)
            else:
                self.call(panel, parts)
        elif (self.lines(self.situation) or [""])[0].startswith(MINE):
            self.play()
        return False

    def play(self) -> None:
        """Move to the first card with no reason against it, and play it."""
        cards = self.cards()
        may = [row for row, (_, why) in enumerate(cards) if not why or why == "face up"]
        if not may:
            return
        self.done.add("play")
        self.hand.focus()
        self.reader.keys("Home", *["Right"] * may[0], "Return")

    def give(self, buttons: dict[str, Seen]) -> None:
        """Pick as many cards as needed, from the last, and discard them."""
        self.done.add("give")
        words = next(name for name in buttons if name not in BESIDE)
        picked, wanted = [int(number) for number in re.findall(r"\d+", words)] or (0, 0)
        cards = self.cards()
        free = [row for row, (_, told) in enumerate(cards) if not told]
        self.hand.focus()
        for row in free[len(free) - (wanted - picked) :]:
            self.reader.keys("Home", *["Right"] * row, "space")
        self.reader.keys("Return")

    def call(self, panel: Node, parts: list[Seen]) -> None:
        """Choose anything until it can be confirmed; pass if there is a bid already."""
        self.done.add("call")
        pushes = {part.name: part for part in parts if part.role == "push button"}
        choices = [part for part in parts if part.role in ("check box", "toggle button", "radio button")]
        free = [choice for choice in choices if "sensitive" in choice.states]
        if (
            "Pass" in pushes
            and "sensitive" in pushes["Pass"].states
            and (not free or free[0] is not choices[0])
        ):
            pushes["Pass"].node.press()
            return
        for choice in [free[0], free[-1], *free[1:-1]] if free else []:
            if "checked" not in choice.node.states:
                choice.node.press()
            if self.confirmed(panel):
                return
        self.confirmed(panel)

    def confirmed(self, panel: Node) -> bool:
        """Press the main button, the last one; return whether that was possible."""
        buttons = [part for part in self.reader.look(panel) if part.role == "push button"]
        able = [part for part in buttons if part.name not in BESIDE and "sensitive" in part.states]
        if able and able[-1].name == [part for part in buttons if part.name not in BESIDE][-1].name:
            able[-1].node.press()
            return True
        return False

    def go_on(self, buttons: dict[str, Seen]) -> None:
        """Check the result of a finished deal, and continue."""
        self.check_what_was_heard()
        self.deals += 1
        self.reader.announced.clear()
        next(buttons[name] for name in ("Next deal", "Continue") if name in buttons).node.press()

    def check_what_was_heard(self) -> None:
        """Check that everything readable about the deal was announced once, in order."""
        read, heard = self.lines(self.log), self.reader.announced
        once = [line for line in read if line in set(heard)]
        assert once == [words for words in heard if words in set(read)], "\n".join(
            ["READ", *read, "HEARD", *heard]
        )
        played = [line for line in read if PLAYED.search(line)]
        assert played == [words for words in heard if PLAYED.search(words)]
        takers = [line for line in read if TAKEN.search(line)]
        told = [words for words in heard if TAKEN.search(words)]
        assert len(takers) == len(told)
        assert all(words.startswith(line) for line, words in zip(takers, told, strict=True))
