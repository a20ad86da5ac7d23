"""The rows of the tables of figures, made of what the index says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from trickdesk.storage.figures import MOST_MATCHES, Level, Listed, Row, Tally
from trickdesk.storage.history import LeftOut
from trickdesk.ui.statistics.chart import Bar
from trickdesk.ui.statistics.models import Cell, Column
from trickdesk.ui.text import statistics as words
from trickdesk.ui.text.errors import error_words
from trickdesk.ui.text.words import fill, number

FEW = 5  # of which a share means little
MOST_MONTHS = 24
MOST_LISTED = MOST_MATCHES
UNKNOWN = -1e9  # sorts below every figure


def result_columns() -> list[Column]:
    translate = QCoreApplication.translate
    return [
        Column("", "", figures=False),
        Column(translate("Statistics", "Matches")),
        Column(translate("Statistics", "Won")),
        Column(
            translate("Statistics", "Won %"), translate("Statistics", "Share of the matches that were won")
        ),
        Column(translate("Statistics", "Deals")),
        Column(
            translate("Statistics", "Per deal"),
            translate("Statistics", "Points of the own side in a deal, on average"),
        ),
        Column(
            translate("Statistics", "Margin"),
            translate(
                "Statistics",
                "By how much the own side was ahead of the best other one at the end, on average",
            ),
        ),
        Column(
            translate("Statistics", "Bids"),
            translate("Statistics", "Contracts that the person has bid himself"),
        ),
        Column(
            translate("Statistics", "Made %"),
            translate("Statistics", "Share of these contracts that were made"),
        ),
        Column(
            translate("Statistics", "Set %"),
            translate("Statistics", "Share of the opponents' contracts that failed"),
        ),
        Column(
            translate("Statistics", "Calls"),
            translate(
                "Statistics", "Share of the calls that were no mistakes, in deals that have been reviewed"
            ),
        ),
        Column(
            translate("Statistics", "Cards"),
            translate(
                "Statistics", "Share of the cards that were no mistakes, in deals that have been reviewed"
            ),
        ),
        Column(
            translate("Statistics", "Swing"),
            translate(
                "Statistics",
                "By how many points a deal went better than for bots of the same level with the same cards, on average",
            ),
        ),
        Column(
            translate("Statistics", "Help"),
            translate("Statistics", "Hints, and decisions taken back after new cards had been seen"),
        ),
    ]


def result_cells(group: str, found: Sequence[Row], one_game: bool) -> list[list[Cell]]:
    """One row for each; ``one_game``: each of them is of one game, so that its points can be added."""
    return [_result(words.group_words(group, row.key), row, one_game, group) for row in found]


def _result(label: str, row: Row, one_game: bool, group: str) -> list[Cell]:
    own, against = row.contracts.own, row.contracts.against
    mixed = QCoreApplication.translate("Statistics", "Points of different games cannot be added")
    help_used = row.takebacks + row.hints
    both = QCoreApplication.translate("Statistics", "{hints} hints, {takebacks} taken back")
    return [
        Cell(label, row.key if group == "month" else label),
        _count(row.matches),
        _count(row.won),
        _share(row.won, row.matches),
        _count(row.deals),
        _mean(row.points, row.deals) if one_game else Cell(words.NONE, UNKNOWN, mixed),
        _mean(row.margin, row.matches) if one_game else Cell(words.NONE, UNKNOWN, mixed),
        _count(own.count),
        _share(own.made, own.count),
        _share(against.failed, against.count),
        *_judged(row, one_game),
        Cell(number(help_used), help_used, fill(both, hints=row.hints, takebacks=row.takebacks)),
    ]


def _judged(row: Row, one_game: bool) -> list[Cell]:
    """How good calls and cards were, and the swing, as far as deals were reviewed."""
    found = row.judged
    none = QCoreApplication.translate("Statistics", "No reviews yet")
    mixed = QCoreApplication.translate("Statistics", "Points of different games cannot be added")
    return [
        _share(found.calls_right, found.calls) if found.calls else Cell(words.NONE, UNKNOWN, none),
        _share(found.cards_right, found.cards) if found.cards else Cell(words.NONE, UNKNOWN, none),
        _mean(found.swing, found.swing_deals)
        if one_game and found.swing_deals
        else Cell(words.NONE, UNKNOWN, mixed if found.swing_deals else none),
    ]


def contract_columns() -> list[Column]:
    translate = QCoreApplication.translate
    return [
        Column(translate("Statistics", "Game"), figures=False),
        Column(translate("Statistics", "Level")),
        Column(
            translate("Statistics", "Own bids"),
            translate("Statistics", "Contracts that the person has bid himself"),
        ),
        Column(translate("Statistics", "Made")),
        Column(translate("Statistics", "Made %")),
        Column(
            translate("Statistics", "Partners"), translate("Statistics", "Contracts that partners have bid")
        ),
        Column(translate("Statistics", "Made %")),
        Column(
            translate("Statistics", "Opponents"), translate("Statistics", "Contracts that opponents have bid")
        ),
        Column(translate("Statistics", "Set"), translate("Statistics", "Contracts of opponents that failed")),
        Column(translate("Statistics", "Set %")),
    ]


def contract_cells(found: Sequence[Level]) -> list[list[Cell]]:
    rows = []
    for entry in found:
        own, partner, against = entry.contracts
        rows.append(
            [
                Cell(words.game_words(entry.game), words.game_words(entry.game)),
                Cell(words.level_of_words(entry), entry.level),
                _count(own.count),
                _count(own.made),
                _share(own.made, own.count),
                _count(partner.count),
                _share(partner.made, partner.count),
                _count(against.count),
                _count(against.failed),
                _share(against.failed, against.count),
            ]
        )
    return rows


def match_columns() -> list[Column]:
    translate = QCoreApplication.translate
    return [
        Column(translate("Statistics", "Begun"), figures=False),
        Column(translate("Statistics", "Game"), figures=False),
        Column(translate("Statistics", "Result"), figures=False),
        Column(translate("Statistics", "Won by"), figures=False),
        Column(translate("Statistics", "Deals")),
    ]


def match_cells(found: Sequence[Listed]) -> list[list[Cell]]:
    rows = []
    for entry in found:
        totals, winners = words.match_totals_words(entry), words.winner_words(entry)
        game = words.game_words(entry.game)
        rows.append(
            [
                Cell(words.time_words(entry.started), entry.started),
                Cell(game, game),
                Cell(totals, totals, totals),
                Cell(winners, winners, winners),
                _count(entry.deals),
            ]
        )
    return rows


def left_out_columns() -> list[Column]:
    translate = QCoreApplication.translate
    return [
        Column(translate("Statistics", "Left out"), figures=False),
        Column(translate("Statistics", "Why"), figures=False),
    ]


def left_out_cells(found: Sequence[LeftOut]) -> list[list[Cell]]:
    told = [(entry.name, error_words(entry.problem)) for entry in found]
    return [[Cell(name, name, name), Cell(problem, problem, problem)] for name, problem in told]


def month_bars(found: Sequence[Row]) -> list[Bar]:
    """The share of matches won in each of the last months in which there were any."""
    return [
        Bar(
            words.month_words(row.key, brief=True),
            row.won / row.matches,
            f"{round(100 * row.won / row.matches)}",
            words.won_words(words.month_words(row.key), row),
            row.matches < FEW,
        )
        for row in found[-MOST_MONTHS:]
    ]


def level_bars(found: Sequence[Level]) -> list[Bar]:
    """The share of own contracts made at each level of one game."""
    bars = []
    for entry in found:
        own: Tally = entry.contracts.own
        if own.count:
            label = words.level_of_words(entry)
            said = words.made_words(f"{words.game_words(entry.game)} {label}", own)
            share = own.made / own.count
            bars.append(Bar(label, share, f"{round(100 * share)}", said, own.count < FEW))
    return bars


def _count(count: int) -> Cell:
    return Cell(number(count), count)


def _share(part: int, whole: int) -> Cell:
    tip = fill(QCoreApplication.translate("Statistics", "{part} of {whole}"), part=part, whole=whole)
    return Cell(words.percent_words(part, whole), part / whole if whole else UNKNOWN, tip if whole else "")


def _mean(amount: int, count: int) -> Cell:
    return Cell(words.mean_words(amount, count), amount / count if count else UNKNOWN)
