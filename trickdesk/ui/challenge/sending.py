"""Sends a challenge or a result: as a code on the clipboard, or as a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trickdesk.session.challenge.challenge import Challenge
from trickdesk.session.challenge.result import Result
from trickdesk.session.codes import file_text, pack
from trickdesk.storage.saves import SHARED
from trickdesk.ui.qt.plain_text import choose
from trickdesk.ui.text.words import translate
from trickdesk.ui.widgets.file_dialogs import save_shared


def send(parent: QWidget, what: Challenge | Result, title: str, folder: Path) -> str:
    """Ask how to send something, and do so.

    Args:
        parent: The window.
        what: What is sent.
        title: The name of the challenge.
        folder: The folder that is offered for a file.

    Returns:
        What has been done; empty if nothing.
    """
    cancel, copy = translate("Challenge", "Cancel"), translate("Challenge", "&Copy code")
    save = translate("Challenge", "&Save as file…")
    if isinstance(what, Challenge):
        kind, question = (
            "challenge",
            translate(
                "Challenge",
                "Others play the same deals against the same computer players. Then you compare results.",
            ),
        )
    else:
        kind, question = (
            "result",
            translate("Challenge", "Players of the same challenge see your result beside their own."),
        )
        title = translate("Challenge", "{challenge}, {name}", challenge=title, name=what.name)
    answer = choose(parent, title, question, cancel, copy, save, warns=False)
    if answer == 1:
        QGuiApplication.clipboard().setText(pack(kind, what.to_json()))
        return translate("Challenge", "Copied. Paste the code into a message.")
    text = file_text(kind, what.to_json())
    path = save_shared(parent, folder, title, SHARED[kind], text) if answer == 2 else None
    return "" if path is None else translate("Challenge", "Saved as {name}. Send this file.", name=path.name)
