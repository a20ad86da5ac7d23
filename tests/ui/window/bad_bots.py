"""The real window with a faulty bot process."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.patience import wait_until
from trickdesk.bots.process.client import BotClient
from trickdesk.session import Session, State
from trickdesk.ui.window.main_window import MainWindow


class Impatient(BotClient):
    """Client of a bad process: late answers count as none; good ones may take time."""

    now = 0.0

    def __init__(self, command: list[str]) -> None:
        super().__init__(command, clock=lambda: self.now)


def play(window: MainWindow, inputs: int, silent: bool = False) -> Session:
    """Let the bots act until the match has this many inputs."""
    session = window.controller.session
    assert session is not None
    client = window.controller.bots.client

    def happened() -> bool:
        QApplication.processEvents()
        window.table.skip()
        if silent and client.process is not None:
            client.now += 1000  # type: ignore[attr-defined]
        if session.state is State.DEAL_OVER and window.controller.is_settled:
            window.controller.next_deal()  # everybody has passed
        return session.inputs >= inputs

    wait_until(happened, "the match does not go on")
    return session
