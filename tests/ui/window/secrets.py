"""What can be seen and heard of a window: cards, and its accessibility tree."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface

from trickdesk.ui.text import card_text, game_words, prompts
from trickdesk.ui.window.main_window import MainWindow


def words_of(interface: QAccessibleInterface | None) -> Iterator[str]:
    """Return everything that a screen reader finds below an interface."""
    if interface is None or not interface.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for index in range(interface.childCount()):
        yield from words_of(interface.child(index))


def spoken_in(window: MainWindow) -> str:
    """Return all text of the window except the lobby, which describes cards of games."""
    parts = [
        window.table,
        window.pages.curtain,
        window.dock,
        window.banner,
        window.statusBar(),
        window.menuBar(),
    ]
    parts += [window.screen_.panel] if window.screen_.panel is not None else []
    found = [word for part in parts for word in words_of(QAccessible.queryAccessibleInterface(part))]
    return "\n".join([*found, window.windowTitle(), window.accessibleName()]).lower()


def faces_in_scene(window: MainWindow) -> set[int]:
    return {item.card for item in window.table.board.items if item.card >= 0}


def public_cards(window: MainWindow) -> int:
    """Return the cards that everyone can see."""
    view = window.controller.session.view_for(None)
    mask = view.turned
    for shown in view.shown:
        mask |= shown
    for trick in view.tricks:
        for card in trick.cards:
            mask |= 1 << card
    return mask


def without_rules(window: MainWindow, spoken: str) -> str:
    """Return the text without what isn't about a hand: game names and rules."""
    view = window.controller.view
    general = (
        prompts.more_words(view, window.screen_.names),
        prompts.lesson_words(view).words,
        game_words.game_name(view.game),
    )
    for words in general:
        spoken = spoken.replace(words.lower(), "") if words else spoken
    return spoken


def check_nothing_secret(window: MainWindow, allowed: int) -> None:
    """Check that neither scene nor tree has a card outside `allowed`."""
    game = window.controller.session.setup.game
    assert all(allowed >> card & 1 for card in faces_in_scene(window))
    spoken = without_rules(window, spoken_in(window))
    for card in range(game.deck.size):
        if not allowed >> card & 1:
            word = card_text.card_words(game, card).lower()
            assert word not in spoken, spoken[max(0, spoken.find(word) - 200) :][:300]
