"""Text of the lobby: players, rules, and times."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, QTime

from trickdesk.bots.levels import LEVELS
from trickdesk.engine.game import Game
from trickdesk.session import Player
from trickdesk.ui.text import house_rules, name_text, player_text
from trickdesk.ui.text.words import fill, join, listed, plural, translate


def players_words(kind: type[Game]) -> str:
    """Return `4 players`, `3 or 4 players`, or `3 to 7 players`."""
    choices = next((option.choices for option in kind.option_list if option.name == "players"), ())
    counts = sorted({count for count in choices if type(count) is int}) or [kind().seats]
    if len(counts) == 1:
        return plural("Lobby", "{n} player", "{n} players", counts[0])
    if len(counts) > 2 and counts == list(range(counts[0], counts[-1] + 1)):
        return translate("Lobby", "{least} to {most} players", least=counts[0], most=counts[-1])
    few = listed(map(str, counts[:-1]))
    return translate("Lobby", "{few} or {most} players", few=few, most=counts[-1])


def sides_words(game: Game, players: Sequence[Player]) -> str:
    """Return `You and Bruno against Ada and Chidi`, starting with a person's side."""
    names = name_text.names_of(players)
    own = next((seat for seat, player in enumerate(players) if player.human), 0)
    sides: dict[int, list[str]] = {}
    for step in range(game.seats):
        seat = (own + step) % game.seats
        sides.setdefault(game.side(seat), []).append(names[seat])
    first, *others = sides.values()
    template = translate("Lobby", "{these} against {those}")
    if all(len(side) == 1 for side in others):
        return fill(template, these=join(first), those=join([name for side in others for name in side]))
    for side in others:
        first = [fill(template, these=join(first), those=join(side))]
    return first[0]


def strength_words(players: Sequence[Player]) -> str:
    """Return `Computers: Hard`; empty without computer players."""
    bots = [player for player in players if not player.human]
    found = sorted({LEVELS.index(player.played_level) for player in bots if not player.is_program})
    programs = dict.fromkeys(player.level for player in bots if player.is_program)
    if not bots:
        return ""
    if programs:
        names = join([*(player_text.level_words(LEVELS[place]) for place in found), *programs])
        return fill(translate("Lobby", "Computers: {level}"), level=names)
    low, high = player_text.level_words(LEVELS[found[0]]), player_text.level_words(LEVELS[found[-1]])
    if low == high:
        return translate("Lobby", "Computers: {level}", level=low)
    return translate("Lobby", "Computers: {low} to {high}", low=low, high=high)


def table_titles(game: Game, players: Sequence[Player], preset: str | None) -> tuple[str, ...]:
    """Return who plays, how well, and by which rules, in shorter and shorter lines."""
    rules = house_rules.rules_titles(type(game), game.options, preset or "")
    sides, strength = sides_words(game, players), strength_words(players)
    lines = [(sides, strength, words) for words in rules]
    lines += [(sides, "", rules[-1]), ("", "", rules[-1])]
    return tuple(" · ".join(filter(None, line)) for line in lines)


def table_words(game: Game, players: Sequence[Player], preset: str | None) -> str:
    return table_titles(game, players, preset)[0]


def when_words(then: datetime, now: datetime) -> str:
    """Return `today at 17:20`, `yesterday at 9:05`, or the date."""
    locale = QLocale()
    time = locale.toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    days = (now.date() - then.date()).days
    if days == 0:
        return translate("Lobby", "today at {time}", time=time)
    if days == 1:
        return translate("Lobby", "yesterday at {time}", time=time)
    moment = QDateTime.fromSecsSinceEpoch(int(then.timestamp()))
    return locale.toString(moment.date(), QLocale.FormatType.ShortFormat)
