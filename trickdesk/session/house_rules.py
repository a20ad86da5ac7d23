"""House rules with a name, as a file or code to send."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.engine.errors import one_line
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, game_of
from trickdesk.games import games
from trickdesk.session.codes import SharedError, file_text, pack, unpack

LONGEST_NAME = 40
KEYS = {"name": str, "game": str, "rules_version": int, "options": dict}


@dataclass(frozen=True)
class HouseRules:
    name: str
    game: Game

    def _to_json(self) -> dict[str, object]:
        game = self.game
        options = game.changed(game.options)
        return {"name": self.name, "game": game.id, "rules_version": game.rules_version, "options": options}

    @property
    def code(self) -> str:
        return pack("rules", self._to_json())

    @property
    def file_text(self) -> str:
        return file_text("rules", self._to_json())


def read_rules(text: str) -> HouseRules:
    """Read the text of a file or a code.

    Raises:
        SharedError: It is damaged, or something else.
        RecordError: This version doesn't have such a game, or such rules.
    """
    kind, data = unpack(text)
    if kind != "rules" or {key: type(value) for key, value in data.items()} != KEYS:
        raise SharedError("These house rules are damaged, or part of them is missing.")
    if not (name := one_line(data["name"].strip(), LONGEST_NAME - 1)):
        raise SharedError("These house rules have no name.")
    record = Record(data["game"], rules_version=data["rules_version"], options=data["options"])
    return HouseRules(name, game_of(record, games()))
