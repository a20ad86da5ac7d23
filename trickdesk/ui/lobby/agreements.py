"""What partners agree on about their calls, where a game has any such custom: a switch each."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trickdesk.engine.game import Game
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby.rules_form import OptionField
from trickdesk.ui.widgets.plain_text import PlainLabel


class AgreementRows(QWidget):
    """The switches of one game, as they were chosen last; hidden for a game that has none."""

    def __init__(
        self, games: Iterable[type[Game]], settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(4)
        title = PlainLabel(self.tr("Agreements of partners"))
        title.setProperty("heading", "2")
        column.addWidget(title)
        self.fields: dict[str, list[OptionField]] = {}
        for game in games:
            self.fields[game.id] = [OptionField(option) for option in game.agreements]
            last = settings.games.last_agreements.get(game.id)
            for field in self.fields[game.id]:
                field.value = isinstance(last, list) and field.option.name in last
                column.addWidget(field)

    def set_game(self, game: type[Game]) -> None:
        """Show the switches of a game."""
        for game_id, fields in self.fields.items():
            for field in fields:
                field.setVisible(game_id == game.id)
        self.setVisible(bool(self.fields[game.id]))

    def chosen(self, game: Game) -> tuple[str, ...]:
        """The names of what is agreed on."""
        return tuple(field.option.name for field in self.fields[game.id] if field.value)
