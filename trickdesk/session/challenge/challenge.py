"""`Challenge`: a match that is fixed but for what its one person decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, VERSION
from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import Message
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, clean_name, game_of, replay
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games
from trickdesk.hashing import sha256
from trickdesk.session.codes import SharedError, unpack
from trickdesk.session.deal_code import deal_codes, deals_of
from trickdesk.session.fair_deals import KNOWN, canonical
from trickdesk.session.players import Player, Setup, new_seed

KIND = "challenge"
ID_DIGITS = 24
LONGEST_SEED, LONGEST_WORD = 200, 60
OF_BOT = ("level", "temperament", "agreements", "style")  # what decides how a bot plays, with its version
DAMAGED = "This challenge is damaged, or was made by another version of Trickdesk."


PERSON = Player("")


def plain(player: Player) -> Player:
    """Return a bot without counts and notes of another match."""
    return replace(player, extra={}, pure=False, fallbacks=0)


class ChallengeError(SharedError):
    """Raised if something is no challenge, or no result of one."""


@dataclass(frozen=True, eq=False)
class Challenge:
    """A match that is fixed beforehand.

    Attributes:
        name: Any text, cleaned.
        game: With its house rules, which fix the number of deals.
        preset: A label of the rules.
        players: One person without a name, and bots.
        given: The first deals, if they don't follow from the seed. Their cards count, not their dealers.
        bot_version: The `VERSION` of the bots that play in it.
    """

    name: str
    game: Game
    preset: str | None
    players: tuple[Player, ...]
    seed: str
    first_dealer: Seat
    given: tuple[Deal, ...] = ()
    bot_version: int = VERSION

    def __post_init__(self) -> None:
        """Clean what comes from outside.

        Raises:
            ChallengeError: Not one person plays against known bots, or there is no last deal.
            CodeError: A match can't begin with the given deals.
        """
        people = [player for player in self.players if player.human]
        if len(people) != 1:
            raise ChallengeError("A challenge is for one person and computer players.")
        if any(player.is_program or player.unknown_level for player in self.players):
            raise ChallengeError("Others don't have your own program, so it can't play in a challenge.")
        if not self.game.last_deal:
            raise ChallengeError("A challenge needs a number of deals.")
        object.__setattr__(self, "given", deals_of(deal_codes(self.game, self.given), self.game))
        object.__setattr__(self, "name", clean_name(self.name))
        players = (PERSON if player.human else plain(player) for player in self.players)
        object.__setattr__(self, "players", tuple(players))

    @cached_property
    def id(self) -> str:
        """24 hexadecimal digits that follow from all that matters for the play."""
        data = self._content()
        meaning = {key: data[key] for key in ("game", "rules_version", "seed", "first_dealer", "bot_version")}
        seats = [{key: seat.get(key) for key in ("player", *OF_BOT)} for seat in data["seats"]]
        meaning |= {
            "options": self.game.changed(self.game.options),
            "seats": seats,
            "given": data.get("given"),
        }
        return sha256(canonical(meaning).encode()).hexdigest()[:ID_DIGITS]

    @property
    def deals(self) -> int:
        return self.game.last_deal

    @property
    def seat(self) -> Seat:
        """The seat of the person."""
        return next(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def problem(self) -> Message | None:
        """Why it can't be played here; None if it can."""
        if self.bot_version == VERSION:
            return None
        return Message("The computer players of this challenge are from another version of Trickdesk.")

    def setup(self, name: str) -> Setup:
        """Return the match of a person with this name.

        Raises:
            ChallengeError: The bots here would play differently.
        """
        if self.problem is not None:
            raise ChallengeError(self.problem)
        return self.setup_of(Player(name))

    def setup_of(self, person: Player) -> Setup:
        """Return the match as this person plays it, or has played it in another version."""
        players = tuple(person if player.human else player for player in self.players)
        header = {CHALLENGE.name: self.id}
        return Setup(self.game, players, self.seed, self.preset, self.first_dealer, header, KNOWN, self.given)

    def deal(self, index: int, dealer: Seat) -> Deal:
        """Return deal `index` (from 0), dealt by `dealer`."""
        if index < len(self.given):
            return replace(self.given[index], dealer=dealer)
        return Shuffler(self.seed).deal(self.game, index, dealer)

    def to_json(self) -> dict[str, Any]:
        return {**self._content(), "id": self.id}

    def _content(self) -> dict[str, Any]:
        seats = [player.to_json() for player in self.players]
        for seat in seats:
            seat.pop("bot_version", None)
        given = {"given": deal_codes(self.game, self.given)} if self.given else {}
        return {
            "name": self.name,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "preset": self.preset,
            "options": dict(self.game.options),
            "seats": seats,
            "seed": self.seed,
            "first_dealer": self.first_dealer,
            "bot_version": self.bot_version,
            **given,
        }

    @classmethod
    def from_json(cls, data: object) -> Challenge:
        """Read a challenge.

        Raises:
            TrickdeskError: It is damaged, or this version can't play it.
        """
        if not isinstance(data, Mapping):
            raise ChallengeError(DAMAGED)
        game = _game(data)
        name, preset, seed = data.get("name"), data.get("preset"), data.get("seed")
        dealer, version = data.get("first_dealer"), data.get("bot_version")
        if not isinstance(name, str) or not isinstance(seed, str) or not 0 < len(seed) <= LONGEST_SEED:
            raise ChallengeError(DAMAGED)
        if type(dealer) is not int or type(version) is not int or version < 1:
            raise ChallengeError(DAMAGED)
        if not 0 <= dealer < game.seats or not (preset is None or isinstance(preset, str)):
            raise ChallengeError(DAMAGED)
        label = None if preset is None else clean_name(preset)
        given = deals_of(data.get("given", []), game)
        made = cls(name, game, label, _players(data.get("seats"), game), seed, dealer, given, version)
        if data.get("id") != made.id:
            raise ChallengeError("This challenge has been changed after it was made.")
        return made


def _game(data: Mapping[str, Any]) -> Game:
    kind, options, version = data.get("game"), data.get("options"), data.get("rules_version")
    if not isinstance(kind, str) or not isinstance(options, dict) or type(version) is not int:
        raise ChallengeError(DAMAGED)
    return game_of(Record(kind, rules_version=version, options=options), games())


def _players(seats: object, game: Game) -> tuple[Player, ...]:
    if not isinstance(seats, list) or len(seats) != game.seats:
        raise ChallengeError(DAMAGED)
    if not all(isinstance(seat, dict) for seat in seats):
        raise ChallengeError(DAMAGED)
    players = tuple(Player.from_json(seat, PERSON) for seat in seats)
    known = {option.name for option in game.agreements}
    for player in players:
        is_known = player.human or (
            player.level in LEVELS
            and player.temperament in TEMPERAMENTS
            and known.issuperset(player.agreements)
            and len(player.style) <= LONGEST_WORD
        )
        if player.extra or not is_known:  # this version would play otherwise than the challenge says
            raise ChallengeError(DAMAGED)
    return players


def fresh_challenge(
    game: Game, players: Sequence[Player], deals: int, name: str, preset: str | None = None
) -> Challenge:
    """Return a challenge of so many new deals, or the most below that.

    Raises:
        ChallengeError: The players can't play one.
    """
    seed = new_seed()
    game = type(game)(game.of_deals(game.options, deals))
    return Challenge(name, game, preset, tuple(players), seed, Shuffler(seed).first_dealer(game))


def given_challenge(
    game: Game, players: Sequence[Player], deal: Deal, name: str, preset: str | None = None
) -> Challenge:
    """Return a challenge of one deal that is given, as from the deal editor.

    Raises:
        TrickdeskError: The players can't play one, or a match can't begin with this deal.
    """
    game = type(game)(game.of_deals(game.options, 1))
    return Challenge(name, game, preset, tuple(players), new_seed(), deal.dealer, (deal,))


def challenge_of(record: Record, name: str = "") -> Challenge:
    """Return the challenge to play what was played in a finished match.

    Raises:
        TrickdeskError: The record is damaged or isn't over, or others can't play it.
    """
    table = replay(record, games())
    if not table.winners or record.seats is None:
        raise ChallengeError("Only a match that is over can be a challenge.")
    game, dealt = table.game, [entry for entry in table.log if isinstance(entry, Deal)]
    if not game.last_deal:
        game = type(game)(game.of_deals(game.options, len(dealt)))
    dealt = dealt[: game.last_deal]
    seed = record.seed or new_seed()
    shuffler = Shuffler(seed)
    followed = [shuffler.deal(game, index, deal.dealer) == deal for index, deal in enumerate(dealt)]
    given = dealt if not all(followed) else []
    if given:
        seed = new_seed()  # the seed of a fair match stays its own
    players = tuple(Player.from_json(seat, PERSON) for seat in record.seats)
    label = None if record.preset is None else clean_name(record.preset)
    return Challenge(name, game, label, players, seed, dealt[0].dealer, tuple(given))


def read_challenge(text: str) -> Challenge:
    """Read a challenge's file or code.

    Raises:
        TrickdeskError: It is something else, or damaged.
    """
    kind, data = unpack(text)
    if kind != KIND:
        raise ChallengeError("This isn't a challenge.")
    return Challenge.from_json(data)
