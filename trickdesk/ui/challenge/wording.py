"""Text of the page with the deals that others play too."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale

from trickdesk.engine.game import Game
from trickdesk.session.challenge.challenge import Challenge
from trickdesk.session.challenge.comparison import Row
from trickdesk.session.challenge.overview import Entry, Overview
from trickdesk.session.challenge.result import Result
from trickdesk.ui.text import game_words, house_rules, messages, name_text, player_text, scores
from trickdesk.ui.text.words import decimal, fill, join, listed, number, plural, signed, strung, translate
from trickdesk.ui.widgets.figure_table import NONE, Cell

UNKNOWN = -1e9  # sorts below all points


def day_words(day: date) -> str:
    """Return a day in the desktop's format."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def name_words(challenge: Challenge) -> str:
    """Return the name of a challenge, or what it is: `Hearts, 8 deals`."""
    template, deals = (
        translate("Challenge", "{game}, {deals}"),
        plural("Challenge", "{n} deal", "{n} deals", challenge.deals),
    )
    return challenge.name or fill(template, game=game_words.game_name(challenge.game), deals=deals)


def entry_title(entry: Entry) -> str:
    """Return the name of a challenge; for a deal of the day, its game and day."""
    if entry.day is None:
        return name_words(entry.challenge)
    template = translate("Challenge", "{game}, {day}")
    return fill(template, game=game_words.game_name(entry.challenge.game), day=day_words(entry.day))


def about_words(challenge: Challenge) -> str:
    """Return the rules, and who else sits at the table; or why it can't be played."""
    if challenge.problem is not None:
        return messages.sentence(challenge.problem)
    bots = [player for player in challenge.players if not player.human]
    levels = listed(dict.fromkeys(player_text.level_words(player.shown_level) for player in bots))
    against = plural(
        "Challenge",
        "against a computer player ({levels})",
        "against {n} computer players ({levels})",
        len(bots),
        levels=levels,
    )
    if any(bot.name for bot in bots):
        names = name_text.names_of(challenge.players)
        others = join([names[seat] for seat, player in enumerate(challenge.players) if not player.human])
        against = translate("Challenge", "against {names} ({levels})", names=others, levels=levels)
    return strung(" · ", [house_rules.rules_words(challenge.game, challenge.preset), against])


def state_words(entry: Entry) -> str:
    """Return how far one has played it."""
    if entry.own is not None:
        return translate("Challenge", "Played")
    if entry.match:
        return translate(
            "Challenge", "Under way: {n} of {all} deals", n=entry.over, all=entry.challenge.deals
        )
    return translate("Challenge", "Not played")


def waiting_words(found: Overview) -> str:
    """Return in two short sentences what waits; empty if nothing does."""
    days, challenges = found.waiting
    parts = []
    if days:
        parts.append(
            plural(
                "Challenge", "Deal of the day: {n} game to play.", "Deal of the day: {n} games to play.", days
            )
        )
    if challenges:
        parts.append(plural("Challenge", "{n} challenge waits.", "{n} challenges wait.", challenges))
    return " ".join(parts)


def shown_points(points: int, game: Game) -> str:
    """Return points with their sign; there is no plus if low scores win."""
    return number(points) if game.low_wins else signed(points)


def made_cell(challenge: Challenge, result: Result | None, none: str = NONE) -> Cell:
    """Return the points of a result, or what stands where there is none."""
    if result is None:
        return Cell(none, UNKNOWN)
    side = challenge.game.side(challenge.seat)
    points = sum(deal[side] for deal in result.scores)
    return Cell(shown_points(points, challenge.game), points)


def cell(row: Row, player: int, game: Game) -> Cell:
    """Return what somebody made of a deal."""
    made, mean, scale = (
        shown_points(row.points[player], game),
        decimal(row.differences[player], True),
        signed(row.scale[player]),
    )
    template = translate("Challenge", "{points}, {mean} against the mean, {scale} on the scale")
    told = fill(template, points=scores.with_points(made), mean=mean, scale=scale)
    return Cell(strung(" · ", [made, mean, scale]), row.points[player], told)


def help_words(result: Result) -> str:
    """Return how much help somebody took; a dash for none."""
    parts = []
    if result.hints:
        parts.append(plural("Challenge", "{n} hint", "{n} hints", result.hints))
    if result.takebacks:
        parts.append(plural("Challenge", "{n} undone", "{n} undone", result.takebacks))
    return listed(parts) or "–"


def hidden_words(entry: Entry) -> str:
    """Return why no result is shown yet."""
    names = [result.name for result in entry.results]
    play = translate("Challenge", "Play all deals first. Then everybody's results stand here, deal by deal.")
    if not names:
        return play
    came = translate("Challenge", "Already here: the result of {names}.", names=join(names))
    return f"{came} {play}"


def scale_words() -> str:
    """Return what the figures of a cell are."""
    return translate(
        "Challenge",
        "Each cell: points made · lead over others, against the mean · the same on a scale. Enter opens the review.",
    )
