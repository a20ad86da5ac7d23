"""Who sits where, and how a match is set up."""

from __future__ import annotations

import os
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from trickdesk import __version__
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL, USUAL_LEVEL, VERSION, Agreements, agreements_of
from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import BOT, HUMAN, MOST_COUNTED, Record, clean_name, counted, is_deal
from trickdesk.engine.record_keys import CHALLENGE, FAIR, GIVEN, HEADER, ORIGIN, SEAT, SEED, allowed
from trickdesk.session.fair_deals import FairDeals
from trickdesk.storage.persons import NameChanges, given_name, keys_of

PURE = "pure"
SEED_BITS = 128


@dataclass(frozen=True)
class Player:
    """One seat of a match: a person at this screen, or a bot.

    Attributes:
        name: Cleaned when the player is created; empty for who has none.
        human: Whether it's a person.
        level: The bot's level.
        extra: Keys of a record's seat that are unknown here, and the version of the bots that it names, so
            that seats of other records are written as they were read.
        temperament: The bot's style of bidding.
        agreements: Names of the bidding agreements of the bot's side.
        style: The habit that the bot plays by, one of `STYLES`; empty for none. Bots play plainly by others.
        pure: Whether the bot ever decided without compiled kernels, which can change decisions at the highest
            level.
        takebacks: How often the person undid a decision after it had shown new cards.
        hints: The number of decisions for which the person saw a hint.
        fallbacks: How often the bot failed to decide and the first legal choice was played.
        is_program: Whether the level is the name of a program of the user's own, which plays. Only the set-up
            of a match says so; no record can.
    """

    name: str
    human: bool = True
    level: str = ""
    extra: Mapping[str, object] = field(default_factory=dict)
    temperament: str = USUAL
    agreements: tuple[str, ...] = ()
    style: str = ""
    pure: bool = False
    takebacks: int = 0
    hints: int = 0
    fallbacks: int = 0
    is_program: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))

    @property
    def played_level(self) -> str:
        """The level, or the usual one if a record or the settings name an unknown one."""
        return self.level if self.level in LEVELS else USUAL_LEVEL

    @property
    def shown_level(self) -> str:
        """The level that plays: a program's name, or one of ours."""
        return self.level if self.is_program else self.played_level

    @property
    def unknown_level(self) -> str:
        """A level that isn't one of ours and doesn't play; empty if there is none."""
        return "" if self.human or self.is_program or self.level in LEVELS else self.level

    @property
    def played_temperament(self) -> str:
        """The temperament, or the usual one if it is unknown."""
        return self.temperament if self.temperament in TEMPERAMENTS else USUAL

    def to_json(self) -> dict[str, object]:
        """Return the seat as a record holds it."""
        seat: dict[str, object] = {"name": self.name, "player": HUMAN if self.human else BOT}
        unusual: dict[str, object] = {"takebacks": self.takebacks, "hints": self.hints}
        if not self.human:
            seat |= {"level": self.level, "bot_version": VERSION}
            unusual = {
                "temperament": "" if self.temperament == USUAL else self.temperament,
                "agreements": list(self.agreements),
                "style": self.style,
                "kernels": PURE if self.pure else "",
                "fallbacks": self.fallbacks,
            }
        return seat | {key: value for key, value in unusual.items() if value} | dict(self.extra)

    def anew(self) -> Player:
        """Return the player for another match, without counts and notes of this one."""
        extra = allowed(self.extra, SEAT, lambda key: key.is_kept)
        return replace(self, extra=extra, pure=False, takebacks=0, hints=0, fallbacks=0)

    @classmethod
    def from_json(cls, seat: Mapping[str, object], default: Player) -> Player:
        """Read the player of a record's seat; bad fields come from `default`."""
        known = ("name", "player", "level")
        name, kind, level = (seat.get(key) for key in known)
        temperament, agreements, style = (seat.get(key) for key in ("temperament", "agreements", "style"))
        names = agreements if isinstance(agreements, list) else []
        human = kind == HUMAN if kind in (HUMAN, BOT) else default.human
        player = cls(
            name if isinstance(name, str) else default.name,
            human,
            level if isinstance(level, str) and level else default.level,
            temperament=temperament if isinstance(temperament, str) and temperament else USUAL,
            agreements=tuple(names) if all(isinstance(name, str) for name in names) else (),
            style=style if isinstance(style, str) else "",
            pure=seat.get("kernels") == PURE,
            takebacks=counted(seat.get("takebacks")) if human else 0,
            hints=counted(seat.get("hints")) if human else 0,
            fallbacks=0 if human else counted(seat.get("fallbacks")),
        )
        written = player.to_json()
        extra = {
            key: value
            for key, value in seat.items()
            if key not in known and (key not in written or written[key] != value)
        }
        return replace(player, extra=extra)


def named(players: Sequence[Player], names: Sequence[str]) -> tuple[Player, ...]:
    """Return the players with these names."""
    return tuple(replace(player, name=name) for player, name in zip(players, names, strict=True))


def one_more(count: int) -> int:
    return min(count + 1, MOST_COUNTED)


def new_seed() -> str:
    """Return a seed that nobody can guess; people may type any other text instead."""
    return str(int.from_bytes(os.urandom(SEED_BITS // 8), "big"))


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before the first card.

    Attributes:
        game: The game with its options.
        seed: Decides every card.
        preset: Only a label.
        first_dealer: None lets the seed decide.
        header: Keys of a record that are unknown here, unreadable, or only noted: how a deal came about.
        fair: The commitments of the deals; None in a match without any.
        given: The first deals, if they don't follow from the seed. Only their cards count.
    """

    game: Game
    players: tuple[Player, ...]
    seed: str
    preset: str | None = None
    first_dealer: Seat | None = None
    header: Mapping[str, object] = field(default_factory=dict)
    fair: FairDeals | None = None
    given: tuple[Deal, ...] = ()

    def __post_init__(self) -> None:
        if len(self.players) != self.game.seats:
            raise ValueError(f"{len(self.players)} players at a table for {self.game.seats}")
        given = [given_name(player.name, seat, player.human) for seat, player in enumerate(self.players)]
        object.__setattr__(self, "players", named(self.players, given))

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, empty for who has none."""
        return tuple(player.name for player in self.players)

    @property
    def persons(self) -> list[str]:
        """The keys of the people by seat (see `storage/persons.py`)."""
        return keys_of(self.names, self.people)

    def named_now(self, changes: NameChanges, when: str) -> Setup:
        """Return the setup with what the people of then are called now."""
        return replace(self, players=named(self.players, changes.names_now(self.names, self.people, when)))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this screen."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats of the bots."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.human)

    @property
    def unknown_levels(self) -> tuple[str, ...]:
        """The levels named for bots that aren't ours, each once."""
        return tuple(dict.fromkeys(p.unknown_level for p in self.players if p.unknown_level))

    def with_programs(self, names: Container[str]) -> Setup:
        """Return the setup in which these programs play in their seats, as the user wants.

        In a challenge none does.
        """
        if self.is_challenge:
            return self
        players = (replace(p, is_program=p.is_program or p.unknown_level in names) for p in self.players)
        return replace(self, players=tuple(players))

    def without_program(self, name: str) -> Setup:
        """Return the setup in which this program doesn't play."""
        players = (replace(p, is_program=p.is_program and p.level != name) for p in self.players)
        return replace(self, players=tuple(players))

    def agreements(self) -> Agreements:
        """Return the agreements of each side.

        People are assumed to follow those that all bots of their side have.
        """
        return agreements_of(self.game, {seat: self.players[seat].agreements for seat in self.bots})

    @property
    def origin(self) -> object:
        """How the last deal's cards came about, if not from the seed."""
        return self.header.get(ORIGIN.name)

    @property
    def is_challenge(self) -> bool:
        """Whether others play the same match, so bots decide the same for all of them."""
        return CHALLENGE.name in self.header

    @property
    def challenge(self) -> str:
        """The id of the challenge that is played; empty for an ordinary match."""
        found = self.header.get(CHALLENGE.name)
        return found if isinstance(found, str) else ""

    @property
    def has_unreadable_commitments(self) -> bool:
        """Whether the record has commitments that are damaged or of a later version."""
        return FAIR.name in self.header

    @property
    def fallbacks(self) -> int:
        """How often a bot failed to decide."""
        return sum(player.fallbacks for player in self.players)

    def decided_pure(self, seat: Seat) -> Setup:
        """Return the setup after a bot has decided without compiled kernels."""
        return self.with_player(seat, "kernels", pure=True)

    def helped(self, seat: Seat) -> Setup:
        """Return the setup after a seat undid a decision that had shown new cards."""
        return self.with_player(seat, "takebacks", takebacks=one_more(self.players[seat].takebacks))

    def hinted(self, seat: Seat) -> Setup:
        """Return the setup after a person has seen a hint."""
        return self.with_player(seat, "hints", hints=one_more(self.players[seat].hints))

    def hinted_as(self, other: Setup) -> Setup:
        """Return the setup with the hints of another one, which undo must not forget."""
        pairs = zip(self.players, other.players, strict=True)
        players = tuple(replace(player, hints=max(player.hints, theirs.hints)) for player, theirs in pairs)
        return replace(self, players=players)

    def failed(self, seat: Seat) -> Setup:
        """Return the setup after a bot has failed to decide."""
        return self.with_player(seat, "fallbacks", fallbacks=one_more(self.players[seat].fallbacks))

    def with_player(self, seat: Seat, key: str, **changes: Any) -> Setup:
        """Return the setup with changes to the player in a seat.

        If the record's seat had a foreign value for `key`, it is dropped.
        """
        players = list(self.players)
        extra = {name: value for name, value in players[seat].extra.items() if name != key}
        players[seat] = replace(players[seat], extra=extra, **changes)
        return replace(self, players=tuple(players))

    def again(self, seed: str, fair: FairDeals | None = None) -> Setup:
        """Return the setup of a new match: same players and rules, new cards and dealer."""
        players = tuple(player.anew() for player in self.players)
        header = allowed(self.header, HEADER, lambda key: key.is_kept)
        return replace(
            self, players=players, seed=seed, first_dealer=None, header=header, fair=fair, given=()
        )

    def record(self, log: Sequence[str]) -> Record:
        """Return the record of the match after the inputs `log`, as text."""
        deals = sum(is_deal(entry) for entry in log)
        fair = {} if self.fair is None else {FAIR.name: self.fair.to_json(deals)}
        given = {}
        if self.given:
            from trickdesk.session.deal_code import deal_codes  # rarely needed

            given = {GIVEN.name: deal_codes(self.game, self.given)}
        return Record(
            game=self.game.id,
            log=tuple(log),
            options=self.game.options,
            preset=self.preset,
            seats=tuple(player.to_json() for player in self.players),
            rules_version=self.game.rules_version,
            app=__version__,
            extra={**self.header, SEED.name: self.seed, **given, **fair},
        )
