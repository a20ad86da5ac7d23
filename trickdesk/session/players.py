"""Who sits where, and how a match is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from trickdesk import __version__
from trickdesk.bots.levels import VERSION
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record

HUMAN, BOT = "human", "bot"
LONGEST_NAME = 20


def shown_name(name: str) -> str:
    """A name as a screen can show it, in one short line; a record may hold any text as a name."""
    line = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1].rstrip() + "…"


@dataclass(frozen=True)
class Player:
    """One seat of a match: a person at this screen, or a bot of a ``level``.

    ``extra`` keeps the keys of a record's seat that are not ours, and the version of the bots that it names: the seat
    of a record that was played by others is written as it was read.
    """

    name: str
    human: bool = True
    level: str = ""
    extra: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """The seat as a record holds it."""
        seat: dict[str, object] = {"name": self.name, "player": HUMAN if self.human else BOT}
        if not self.human:
            seat |= {"level": self.level, "bot_version": VERSION}
        return seat | dict(self.extra)

    @classmethod
    def from_json(cls, seat: Mapping[str, object], default: Player) -> Player:
        """The player of a record's seat; what is missing or of the wrong type is taken from ``default``."""
        known, own = ("name", "player", "level"), ("bot_version", VERSION)
        name, kind, level = (seat.get(key) for key in known)
        return cls(
            name if isinstance(name, str) and name.strip() else default.name,
            kind == HUMAN if kind in (HUMAN, BOT) else default.human,
            level if isinstance(level, str) and level else default.level,
            {key: value for key, value in seat.items() if key not in known and (key, value) != own},
        )


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before the first card.

    ``game`` holds the options; ``preset`` is a label. ``seed`` decides every card; ``first_dealer`` None lets the
    seed decide that too. ``header`` keeps the keys of a record that are not ours.
    """

    game: Game
    players: tuple[Player, ...]
    seed: str
    preset: str | None = None
    first_dealer: Seat | None = None
    header: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.players) != self.game.seats:
            raise ValueError(f"{len(self.players)} players at a table for {self.game.seats}")

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this screen."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    def record(self, log: Sequence[str]) -> Record:
        """The record of the match after the inputs ``log``, one text each."""
        return Record(
            game=self.game.id,
            log=tuple(log),
            options=self.game.options,
            preset=self.preset,
            seats=tuple(player.to_json() for player in self.players),
            rules_version=self.game.rules_version,
            app=__version__,
            extra={**self.header, "seed": self.seed},
        )
