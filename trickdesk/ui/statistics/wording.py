"""Text of the statistics: headings, names of groups, and figures."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale

from trickdesk.engine.errors import one_line
from trickdesk.games import games
from trickdesk.storage.statistics.figures import CardsAndPlay, Company, FigureRow, Level, MatchListing, Tally
from trickdesk.storage.statistics.luck import ALWAYS, BEST, HIGH, KITTY, LONG, TRUMPS, Luck
from trickdesk.storage.statistics.results import MIXED, PEOPLE
from trickdesk.ui.text import (
    call_text,
    dates,
    game_words,
    house_rules,
    name_text,
    people,
    player_text,
    scores,
)
from trickdesk.ui.text.words import (
    decimal,
    fill,
    isolated,
    join,
    number,
    plural,
    signed,
    strung,
    translate,
    translated,
)
from trickdesk.ui.widgets.figure_table import NONE

LONGEST_LABEL = 40
ENOUGH = 10  # matches with a partner


def listed_game_words(game_id: str) -> str:
    """Return a game's name, or its id if this version doesn't know it."""
    kind = games().get(game_id)
    return game_words.game_name(kind) if kind else one_line(game_id, LONGEST_LABEL)


def match_titles(entry: MatchListing) -> tuple[str, ...]:
    """Return a match's game with its rules, in shorter and shorter forms."""
    kind = games().get(entry.game)
    if kind is None:
        return (one_line(entry.game, LONGEST_LABEL),)
    return house_rules.game_titles(kind, kind.accepted(entry.options), entry.preset)


def preset_key_words(key: str) -> str:
    """Return the game and preset of a row: `Five Hundred: Social`."""
    template = translate("Statistics", "{game}: {rules}")
    return fill(template, game=listed_game_words(key.partition("\n")[0]), rules=rules_key_words(key))


def rules_key_words(key: str) -> str:
    """Return the preset of a row without its game."""
    game_id, _, name = key.partition("\n")
    kind = games().get(game_id)
    known = next((preset for preset in kind.presets if preset.name == name), None) if kind else None
    if known is not None:
        return game_words.preset_words(known)
    return one_line(name, LONGEST_LABEL) if name else translate("Statistics", "custom rules")


def opponents_words(level: str) -> str:
    """Return `Hard`, `Mixed levels`, `People`."""
    if level == PEOPLE:
        return translate("Statistics", "People")
    if level == MIXED:
        return translate("Statistics", "Mixed levels")
    return player_text.level_words(one_line(level, LONGEST_LABEL))


def group_words(group: str, key: str, people: Mapping[str, str]) -> str:
    """Return the name of a row in a grouping; `people` are called so, by key."""
    if group == "preset":
        return preset_key_words(key)
    by_group = {"game": listed_game_words, "opponents": opponents_words, "month": dates.month_words}
    return by_group[group](key) if group in by_group else people.get(key, one_line(key, LONGEST_LABEL))


def percent_of(share: int) -> str:
    """Return a share as text: `42%`."""
    return isolated(translate("Statistics", "{n}%", n=share))


def percent_scale() -> list[str]:
    """Return the figures beside the grid of a chart."""
    return [percent_of(share) for share in range(0, 101, 25)]


def percent_words(part: float, whole: float) -> str:
    """Return `42%`; a dash if `whole` is 0."""
    return percent_of(round(100 * part / whole)) if whole else NONE


def mean_words(amount: float, count: float) -> str:
    """Return a mean with one decimal and a true minus sign; a dash if `count` is 0."""
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
    return call_text.call_words(entry.bid, kind()) if kind else one_line(entry.bid, LONGEST_LABEL)


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


def best_partner_words(found: Sequence[Company]) -> str:
    """Return with whom most matches were won; empty if nobody played `ENOUGH`."""
    known = {one.name for one in people.people().values()}
    often = [entry for entry in found if entry.name in known and entry.with_won + entry.with_lost >= ENOUGH]
    best = max(often, key=lambda entry: entry.with_won / (entry.with_won + entry.with_lost), default=None)
    if best is None:
        return ""
    share = percent_words(best.with_won, best.with_won + best.with_lost)
    template = translate("Statistics", "The best partner is {name}: {share} of the matches were won.")
    return fill(template, name=translated("Bot", best.name), share=share)


def made_words(label: str, tally: Tally) -> str:
    """Return `Five Hundred 7: 12 of 20 made, 60%`."""
    return translate("Statistics", "{label}: {made}.", label=label, made=tally_words(tally))


def match_totals_words(entry: MatchListing) -> str:
    """Return `Ann and Bo 500 – Cy and Di 120`."""
    kind, names = games().get(entry.game), name_text.shown_names(entry.names, entry.people)
    if kind is None or len(entry.totals) == len(names):
        sides = [[name] for name in names]
    else:
        count = len(entry.totals)
        sides = [[name for seat, name in enumerate(names) if seat % count == side] for side in range(count)]
    parts = [
        strung(" ", (join(side), number(total))) for side, total in zip(sides, entry.totals, strict=False)
    ]
    return strung(" \N{EN DASH} ", parts)


def won_by_words(entry: MatchListing) -> str:
    """Return who has won a match."""
    count, names = max(1, len(entry.totals)), name_text.shown_names(entry.names, entry.people)
    return join([name for seat, name in enumerate(names) if seat % count in entry.winners])


MOST_PLAYERS = 1_000_000  # rarer luck isn't put in numbers
FEW_HANDS = 20  # too few to say anything
SURE = 2.0  # standard deviations: the usual range, for 19 players in 20


def measure_words(measure: str) -> str:
    """Return what is counted in hands: `High cards`."""
    return {
        HIGH: translate("Luck", "High cards"),
        LONG: translate("Luck", "Longest suit"),
        BEST: translate("Luck", "Best trump suit"),
        TRUMPS: translate("Luck", "Trumps"),
        ALWAYS: translate("Luck", "Cards that are always trumps"),
        KITTY: translate("Luck", "High cards in the kitty"),
    }[measure]


def per_hand(value: float, hands: int) -> str:
    """Return a mean with two decimals; a dash without hands."""
    if not hands:
        return NONE
    return f"{value / hands:.2f}".replace(".", QLocale().decimalPoint())


def range_words(luck: Luck) -> str:
    """Return the usual range per hand: `2.31–2.82`; a dash without hands."""
    spread = SURE * math.sqrt(luck.variance)
    ends = (max(0.0, luck.expected - spread), luck.expected + spread)
    return isolated("–".join(per_hand(end, luck.hands) for end in ends)) if luck.hands else NONE


def chance_words(luck: Luck) -> str:
    """Return how many players have luck like this, as a sentence."""
    if luck.hands < FEW_HANDS:
        return translate("Luck", "There are too few hands to tell.")
    players = round(1 / max(luck.chance, 0.1 / MOST_PLAYERS))
    if players < 2:
        return translate("Luck", "This happens to most players.")
    if players > MOST_PLAYERS:
        return translate("Luck", "This happens to fewer than one player in a million.")
    template = translate("Luck", "This happens to one player in {n}.")
    return fill(template, n=QLocale().toString(players))


def luck_words(measure: str, luck: Luck) -> str:
    """Return a measure in words: `High cards: 2.91 per hand, 2.79 expected. ...`."""
    return plural(
        "Luck",
        "{what}: {had} in {n} hand, {expected} expected, usually {range}. {chance}",
        "{what}: {had} a hand in {n} hands, {expected} expected, usually {range}. {chance}",
        luck.hands,
        what=measure_words(measure),
        had=per_hand(luck.had, luck.hands),
        expected=per_hand(luck.expected, luck.hands),
        range=range_words(luck),
        chance=chance_words(luck),
    )


def cards_and_play_words(entry: CardsAndPlay) -> str:
    """Return what reviewed deals brought by cards and by play, in one sentence."""
    return plural(
        "Luck",
        "{game}, {n} reviewed deal: {points} in all, {cards} by cards and {play} by play.",
        "{game}, {n} reviewed deals: {points} in all, {cards} by cards and {play} by play.",
        entry.deals,
        game=listed_game_words(entry.game),
        points=scores.with_points(signed(entry.points)),
        cards=signed(entry.points - entry.play),
        play=signed(entry.play),
    )
