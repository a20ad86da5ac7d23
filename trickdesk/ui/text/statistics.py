"""Text of the statistics: headings, names of groups, and figures."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from trickdesk.engine.errors import one_line
from trickdesk.games import games
from trickdesk.storage.figures import FigureRow, Level, MatchListing, Tally
from trickdesk.storage.results import MIXED, PEOPLE
from trickdesk.ui.text.calls import call_words
from trickdesk.ui.text.game_words import game_name, preset_words
from trickdesk.ui.text.house_rules import game_titles
from trickdesk.ui.text.players import level_words
from trickdesk.ui.text.words import capital, decimal, fill, isolated, join, number, plural, strung, translate

NONE = "–"
LONGEST_LABEL = 40


def game_words(game_id: str) -> str:
    """Return a game's name, or its id if this version doesn't know it."""
    kind = games().get(game_id)
    return game_name(kind) if kind else one_line(game_id, LONGEST_LABEL)


def match_titles(entry: MatchListing) -> tuple[str, ...]:
    """Return a match's game with its rules, in shorter and shorter forms."""
    kind = games().get(entry.game)
    if kind is None:
        return (one_line(entry.game, LONGEST_LABEL),)
    return game_titles(kind, kind.accepted(entry.options), entry.preset)


def preset_key_words(key: str) -> str:
    """Return the game and preset of a row: `Five Hundred: Social`."""
    template = translate("Statistics", "{game}: {rules}")
    return fill(template, game=game_words(key.partition("\n")[0]), rules=rules_key_words(key))


def rules_key_words(key: str) -> str:
    """Return the preset of a row without its game."""
    game_id, _, name = key.partition("\n")
    kind = games().get(game_id)
    known = next((preset for preset in kind.presets if preset.name == name), None) if kind else None
    if known is not None:
        return preset_words(known)
    return one_line(name, LONGEST_LABEL) if name else translate("Statistics", "custom rules")


def opponents_words(level: str) -> str:
    """Return `Hard`, `Mixed levels`, `People`."""
    if level == PEOPLE:
        return translate("Statistics", "People")
    if level == MIXED:
        return translate("Statistics", "Mixed levels")
    return level_words(one_line(level, LONGEST_LABEL))


def month_words(month: str, brief: bool = False) -> str:
    """Return `March 2026` for `2026-03`; if `brief`, `Mar 26`."""
    year, _, count = month.partition("-")
    if not (year.isdecimal() and count.isdecimal() and 1 <= int(count) <= 12):
        return one_line(month, LONGEST_LABEL)
    form = QLocale.FormatType.ShortFormat if brief else QLocale.FormatType.LongFormat
    name = capital(QLocale().standaloneMonthName(int(count), form))
    return f"{name} {year[-2:] if brief else year}"


def time_words(started: str) -> str:
    """Return date and time of a match in the desktop's format; `started` is ISO text."""
    moment = QDateTime.fromString(started.replace(" ", "T"), "yyyy-MM-ddTHH:mm:ss")
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def group_words(group: str, key: str) -> str:
    """Return the name of a row in a grouping."""
    if group == "preset":
        return preset_key_words(key)
    by_group = {"game": game_words, "opponents": opponents_words, "month": month_words}
    return by_group[group](key) if group in by_group else one_line(key, LONGEST_LABEL)


def percent_of(share: int) -> str:
    """Return a share as text: `42%`."""
    return isolated(translate("Statistics", "{n}%", n=share))


def percent_words(part: float, whole: float) -> str:
    """Return `42%`; empty if `whole` is 0."""
    return percent_of(round(100 * part / whole)) if whole else NONE


def mean_words(amount: float, count: float) -> str:
    """Return a mean with one decimal and a true minus sign; empty if `count` is 0."""
    return decimal(amount / count, True) if count else NONE


def tally_words(tally: Tally) -> str:
    """Return `12 of 20 made, 60%`."""
    if not tally.count:
        return translate("Statistics", "none")
    template = translate("Statistics", "{made} of {count} made, {share}")
    share = percent_words(tally.made, tally.count)
    return fill(template, made=tally.made, count=tally.count, share=share)


def level_of_words(entry: Level) -> str:
    """Return a contract's level: `7`, `Misère`."""
    if entry.level or entry.bid == "0":
        return str(entry.level)
    kind = games().get(entry.game)
    return call_words(entry.bid, kind()) if kind else one_line(entry.bid, LONGEST_LABEL)


def won_words(label: str, row: FigureRow) -> str:
    """Return `March 2026: won 7 of 20 matches, 35%`."""
    return plural(
        "Statistics",
        "{label}: won {won} of {matches} match, {share}.",
        "{label}: won {won} of {matches} matches, {share}.",
        row.matches,
        label=label,
        won=row.won,
        matches=row.matches,
        share=percent_words(row.won, row.matches),
    )


def made_words(label: str, tally: Tally) -> str:
    """Return `Five Hundred 7: 12 of 20 made, 60%`."""
    return translate("Statistics", "{label}: {made}.", label=label, made=tally_words(tally))


def match_totals_words(entry: MatchListing) -> str:
    """Return `Ann and Bo 500 – Cy and Di 120`."""
    kind = games().get(entry.game)
    if kind is None or len(entry.totals) == len(entry.names):
        sides = [[name] for name in entry.names]
    else:
        count = len(entry.totals)
        sides = [
            [name for seat, name in enumerate(entry.names) if seat % count == side] for side in range(count)
        ]
    parts = [
        strung(" ", (join(side), number(total))) for side, total in zip(sides, entry.totals, strict=False)
    ]
    return strung(" \N{EN DASH} ", parts)


def winner_words(entry: MatchListing) -> str:
    """Return who has won a match."""
    count = max(1, len(entry.totals))
    return join([name for seat, name in enumerate(entry.names) if seat % count in entry.winners])
