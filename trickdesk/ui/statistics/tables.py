"""Statistics tables: models with texts to show and numbers to sort by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trickdesk.storage.statistics.figures import Company, FigureRow, Level, MatchListing, Tally
from trickdesk.storage.statistics.history import ExcludedRecord
from trickdesk.storage.statistics.luck import MEASURES, Luck
from trickdesk.ui.statistics import wording
from trickdesk.ui.statistics.chart import Point
from trickdesk.ui.text import dates, messages, people
from trickdesk.ui.text.words import capital, fill, number, translate, translated
from trickdesk.ui.widgets.bar_chart import Bar
from trickdesk.ui.widgets.figure_table import NONE, Cell, Column

FEW = 5  # below this number, a percentage means little
MOST_MONTHS = 24
UNKNOWN = -1e9  # sorts below every figure


def result_columns(heading: str = "") -> list[Column]:
    """Return the columns of results; `heading` is that of the first one."""
    return [
        Column(heading, figures=False),
        Column(translate("Statistics", "Matches")),
        Column(translate("Statistics", "Won")),
        Column(translate("Statistics", "Won %"), translate("Statistics", "Share of matches won")),
        Column(translate("Statistics", "Deals")),
        Column(
            translate("Statistics", "Per deal"),
            translate("Statistics", "Average points of the person's side per deal"),
        ),
        Column(
            translate("Statistics", "Margin"),
            translate("Statistics", "Average final lead over the best other side"),
        ),
        Column(translate("Statistics", "Bids"), translate("Statistics", "Contracts bid by this person")),
        Column(translate("Statistics", "Made %"), translate("Statistics", "Share of these contracts made")),
        Column(
            translate("Statistics", "Set %"),
            translate("Statistics", "Share of opponents' contracts set"),
        ),
        Column(
            translate("Statistics", "Calls"),
            translate("Statistics", "Share of calls without a mistake, in reviewed deals"),
        ),
        Column(
            translate("Statistics", "Cards"),
            translate("Statistics", "Share of cards without a mistake, in reviewed deals"),
        ),
        Column(
            translate("Statistics", "Swing"),
            translate(
                "Statistics",
                "Average points per deal compared with bots of the same level playing the same cards",
            ),
        ),
        Column(
            translate("Statistics", "Help"),
            translate("Statistics", "Hints used, and decisions undone after seeing new cards"),
        ),
    ]


def result_cells(
    group: str, found: Sequence[FigureRow], one_game: bool, people: Mapping[str, str]
) -> list[list[Cell]]:
    """Return a row of cells for each group.

    With `one_game`, all of them are about the same game, so points can be added up. `people` are called so, by
    key.
    """
    labels = [wording.group_words(group, row.key, people) for row in found]
    if group == "preset" and len({row.key.partition("\n")[0] for row in found}) == 1:
        labels = [capital(wording.rules_key_words(row.key)) for row in found]
    return [_result(label, row, one_game, group) for label, row in zip(labels, found, strict=True)]


def _result(label: str, row: FigureRow, one_game: bool, group: str) -> list[Cell]:
    own, against = row.contracts.own, row.contracts.against
    help_used = row.takebacks + row.hints
    both = translate("Statistics", "{hints} hints, {takebacks} undone")
    return [
        Cell(label, row.key if group == "month" else label, label),
        _count(row.matches),
        _count(row.won),
        _share(row.won, row.matches),
        _count(row.deals),
        _mean(row.points, row.deals) if one_game else _mixed(),
        _mean(row.margin, row.matches) if one_game else _mixed(),
        _count(own.count),
        _share(own.made, own.count),
        _share(against.failed, against.count),
        *_judged(row, one_game),
        Cell(number(help_used), help_used, fill(both, hints=row.hints, takebacks=row.takebacks)),
    ]


def _judged(row: FigureRow, one_game: bool) -> list[Cell]:
    """Return the quality of calls and cards, and the swing, of reviewed deals."""
    found = row.judged
    none = Cell(NONE, UNKNOWN, translate("Statistics", "No reviews yet"))
    swing = none
    if found.swing_deals:
        swing = _mean(found.swing, found.swing_deals) if one_game else _mixed()
    return [
        _share(found.calls_right, found.calls) if found.calls else none,
        _share(found.cards_right, found.cards) if found.cards else none,
        swing,
    ]


def _mixed() -> Cell:
    return Cell(NONE, UNKNOWN, translate("Statistics", "Points from different games can't be added"))


def contract_columns() -> list[Column]:
    return [
        Column(translate("Statistics", "Game"), figures=False),
        Column(translate("Statistics", "Level")),
        Column(translate("Statistics", "Own bids"), translate("Statistics", "Contracts bid by this person")),
        Column(translate("Statistics", "Made")),
        Column(translate("Statistics", "Made %")),
        Column(translate("Statistics", "Partners"), translate("Statistics", "Contracts bid by partners")),
        Column(translate("Statistics", "Partners made %")),
        Column(translate("Statistics", "Opponents"), translate("Statistics", "Contracts bid by opponents")),
        Column(translate("Statistics", "Set"), translate("Statistics", "Opponents' contracts that were set")),
        Column(translate("Statistics", "Set %")),
    ]


def contract_cells(found: Sequence[Level]) -> list[list[Cell]]:
    rows = []
    for entry in found:
        own, partner, against = entry.contracts
        rows.append(
            [
                Cell(wording.listed_game_words(entry.game), wording.listed_game_words(entry.game)),
                Cell(wording.level_of_words(entry), entry.level),
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


def company_columns() -> list[Column]:
    return [
        Column(translate("Statistics", "Player"), figures=False),
        Column(translate("Statistics", "Won against")),
        Column(translate("Statistics", "Lost against")),
        Column(translate("Statistics", "Against %"), translate("Statistics", "Share of matches won")),
        Column(translate("Statistics", "Won together")),
        Column(translate("Statistics", "Lost together")),
        Column(translate("Statistics", "Together %"), translate("Statistics", "Share of matches won")),
    ]


def company_cells(found: Sequence[Company]) -> list[list[Cell]]:
    """Return a row for each of the people who played, the weakest first."""
    known = {entry.name: entry for entry in found}
    rows = []
    for who, one in people.people().items():
        if (entry := known.get(one.name)) is not None:
            name, (_, won, lost, beaten, unbeaten) = translated("Bot", one.name), entry
            against = (_count(beaten), _count(unbeaten), _share(beaten, beaten + unbeaten))
            together = (_count(won), _count(lost), _share(won, won + lost))
            rows.append([Cell(name, name, face=who), *against, *together])
    return rows


def match_columns() -> list[Column]:
    return [
        Column(translate("Statistics", "Started"), figures=False),
        Column(translate("Statistics", "Game"), figures=False),
        Column(translate("Statistics", "Result"), figures=False),
        Column(translate("Statistics", "Won by"), figures=False),
        Column(translate("Statistics", "Deals")),
    ]


def match_cells(found: Sequence[MatchListing]) -> list[list[Cell]]:
    rows = []
    for entry in found:
        totals, winners = wording.match_totals_words(entry), wording.won_by_words(entry)
        *_, game = titles = wording.match_titles(entry)
        rows.append(
            [
                Cell(dates.time_words(entry.started), entry.started),
                Cell(game, game, titles[0]),
                Cell(totals, totals, totals),
                Cell(winners, winners, winners),
                _count(entry.deals),
            ]
        )
    return rows


def left_out_columns() -> list[Column]:
    return [
        Column(translate("Statistics", "Left out"), figures=False),
        Column(translate("Statistics", "Why"), figures=False),
    ]


def left_out_cells(found: Sequence[ExcludedRecord]) -> list[list[Cell]]:
    told = [(entry.name, messages.sentence(entry.problem)) for entry in found]
    return [[Cell(name, name, name), Cell(problem, problem, problem)] for name, problem in told]


def month_bars(found: Sequence[FigureRow]) -> list[Bar]:
    """Return bars for the share of matches won in each month with matches."""
    return [
        Bar(
            dates.month_words(row.key, brief=True),
            row.won / row.matches,
            f"{round(100 * row.won / row.matches)}",
            wording.won_words(dates.month_words(row.key), row),
            row.matches < FEW,
        )
        for row in found[-MOST_MONTHS:]
    ]


def level_bars(found: Sequence[Level]) -> list[Bar]:
    """Return bars for the share of own contracts made at each level of one game."""
    bars = []
    for entry in found:
        own: Tally = entry.contracts.own
        if own.count:
            label = wording.level_of_words(entry)
            said = wording.made_words(f"{wording.listed_game_words(entry.game)} {label}", own)
            share = own.made / own.count
            bars.append(Bar(label, share, f"{round(100 * share)}", said, own.count < FEW))
    return bars


def _count(count: int) -> Cell:
    return Cell(number(count), count)


def _share(part: int, whole: int) -> Cell:
    tip = translate("Statistics", "{part} of {whole}", part=part, whole=whole)
    return Cell(wording.percent_words(part, whole), part / whole if whole else UNKNOWN, tip if whole else "")


def _mean(amount: int, count: int) -> Cell:
    return Cell(wording.mean_words(amount, count), amount / count if count else UNKNOWN)


def luck_columns() -> list[Column]:
    return [
        Column(translate("Luck", "Per hand"), figures=False),
        Column(translate("Luck", "Hands")),
        Column(translate("Luck", "Dealt")),
        Column(translate("Luck", "Expected")),
        Column(
            translate("Luck", "Usual range"),
            translate("Luck", "19 players in 20 are within it, if the cards are dealt by chance"),
        ),
        Column(translate("Luck", "How often"), figures=False),
    ]


def luck_cells(found: Mapping[str, Luck]) -> list[list[Cell]]:
    """Return a row for each measure."""
    return [_luck(measure, found[measure]) for measure in MEASURES if measure in found]


def _luck(measure: str, luck: Luck) -> list[Cell]:
    hands = luck.hands or 1
    return [
        Cell(wording.measure_words(measure), MEASURES.index(measure)),
        _count(luck.hands),
        Cell(wording.per_hand(luck.had, luck.hands), luck.had / hands),
        Cell(wording.per_hand(luck.expected, luck.hands), luck.expected / hands),
        Cell(wording.range_words(luck), wording.range_words(luck)),
        Cell(wording.chance_words(luck), luck.chance),
    ]


def luck_points(found: Mapping[str, Luck]) -> list[Point]:
    """Return the points of the chart."""
    return [
        Point(
            wording.measure_words(measure),
            found[measure].deviation,
            wording.luck_words(measure, found[measure]),
        )
        for measure in MEASURES
        if measure in found
    ]
