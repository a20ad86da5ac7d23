"""Text about players, and about the levels of computer players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.bots.levels import LEVEL, LEVELS, USUAL_LEVEL, Effort, Level
from trickdesk.bots.process.client import Trouble
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session import Player
from trickdesk.ui.text import game_words, messages, name_text
from trickdesk.ui.text.words import capital, fill, join, plural, translate, translated

_LEVELS = {
    "beginner": QT_TRANSLATE_NOOP("Player", "Beginner"),
    "easy": QT_TRANSLATE_NOOP("Player", "Easy"),
    "medium": QT_TRANSLATE_NOOP("Player", "Medium"),
    "hard": QT_TRANSLATE_NOOP("Player", "Hard"),
    "expert": QT_TRANSLATE_NOOP("Player", "Expert"),
}
_TEMPERAMENTS = {
    "cautious": QT_TRANSLATE_NOOP("Player", "Cautious"),
    "steady": QT_TRANSLATE_NOOP("Player", "Steady"),
    "bold": QT_TRANSLATE_NOOP("Player", "Bold"),
}
_TROUBLES = {
    Trouble.NOT_STARTED: QT_TRANSLATE_NOOP(
        "Player",
        (
            "The computer players can't start, so the first legal choice is played for them. "
            "Restart Trickdesk; if that doesn't help, reinstall it."
        ),
    ),
    Trouble.ENDED: QT_TRANSLATE_NOOP(
        "Player",
        (
            "The computer players have crashed, so the first legal choice is played for them. "
            "If they don't recover, restart Trickdesk."
        ),
    ),
    Trouble.SILENT: QT_TRANSLATE_NOOP(
        "Player",
        (
            "The computer players are too slow to answer, so the first legal choice is played "
            "for them. Closing other programs may help."
        ),
    ),
    Trouble.RUBBISH: QT_TRANSLATE_NOOP(
        "Player",
        (
            "The computer players' answers can't be used, so the first legal choice is played "
            "for them. If this keeps happening, reinstall Trickdesk."
        ),
    ),
    Trouble.BROKEN: QT_TRANSLATE_NOOP(
        "Player",
        ("A computer player failed, so the first legal choice was played for it. See the log for details."),
    ),
    Trouble.ILLEGAL: QT_TRANSLATE_NOOP(
        "Player",
        (
            "A computer player tried an illegal play, so the first legal choice was played "
            "instead. If this keeps happening, reinstall Trickdesk."
        ),
    ),
}


def initials(names: Sequence[str]) -> list[str]:
    """One or two letters that tell players apart: `A`, `4` of `Player 4`, `An`.

    What nothing in the names tells apart has the number of its seat.
    """
    found = [""] * len(names)
    for seat, name in enumerate(names):
        others = [other for place, other in enumerate(names) if place != seat]
        for cut in (_first, _number, _of_words, _first_two):
            short = cut(name)
            if short and all(cut(other) != short for other in others):
                found[seat] = short
                break
        else:
            found[seat] = str(seat + 1)
    return found


def _first(name: str) -> str:
    return next((letter for letter in name if letter.isalnum()), name[:1]).upper()


def _number(name: str) -> str:
    """Return the number at the end of a name."""
    digits = name[len(name.rstrip("0123456789")) :]
    return digits if len(digits) < 3 else ""


def _of_words(name: str) -> str:
    """Return the initials of the first word and the last."""
    words = name.split()
    return words[0][:1].upper() + words[-1][:1].upper() if len(words) > 1 else ""


def _first_two(name: str) -> str:
    return name[:1].upper() + name[1:2]


def level_words(level: str) -> str:
    """Return how well a bot plays; unknown levels are returned unchanged."""
    return translated("Player", _LEVELS.get(level, level))


def temperament_words(temperament: str) -> str:
    """Return how boldly a bot bids."""
    return translated("Player", _TEMPERAMENTS.get(temperament, temperament))


def manner_words(name: str, manner: str) -> str:
    """Return `Ada: Computer · Hard · Bold`."""
    return translate("Player", "{name}: {manner}", name=name, manner=manner)


def player_words(player: Player, game: Game) -> str:
    """Return `Person`, or `Computer · Hard · Bold · 6NT shows the joker`."""
    if player.human:
        return translate("Player", "Person")
    words = [
        translate("Player", "Computer"),
        level_words(player.shown_level),
        *([] if player.is_program else [temperament_words(player.played_temperament)]),
        *(game_words.option_label(option) for option in game.agreements if option.name in player.agreements),
    ]
    return " · ".join(words)


def remark_words(players: Sequence[Player]) -> list[str]:
    """Return remarks about a result: hints, undone decisions, failed bots."""
    found = []
    takebacks = sum(player.takebacks for player in players)
    if takebacks:
        found.append(
            plural(
                "Player",
                "With help: one decision was undone after seeing new cards.",
                "With help: {n} decisions were undone after seeing new cards.",
                takebacks,
            )
        )
    hints = sum(player.hints for player in players)
    if hints:
        found.append(plural("Player", "With a hint.", "With {n} hints.", hints))
    fallbacks = sum(player.fallbacks for player in players)
    if fallbacks:
        found.append(
            plural(
                "Player",
                "A computer player failed once. The first legal choice was played instead.",
                "Computer players failed {n} times. Each time, the first legal choice was played.",
                fallbacks,
            )
        )
    return found


def trouble_words(trouble: Trouble) -> str:
    """Return why the computer players fail, what happens meanwhile, and what helps."""
    return translated("Player", _TROUBLES[trouble])


def program_failure_words(problem: Exception, is_over: bool) -> str:
    """Return why a program of the user's own failed, and who plays in its place."""
    template = translate("Player", "{problem} The level {level} chose instead.")
    if is_over:
        template = translate("Player", "{problem} From now on, the level {level} plays in its place.")
    return fill(template, problem=messages.sentence(problem), level=level_words(USUAL_LEVEL))


def unknown_level_words(levels: Sequence[str]) -> str:
    """Return that these levels of an opened match don't play, and who does."""
    template = translate("Player", "{names} can’t play in this match, so the level {level} plays instead.")
    return fill(template, names=join(levels), level=level_words(USUAL_LEVEL))


def part_words(view: PlayerView, seat: Seat, names: Sequence[str]) -> list[str]:
    """Return a seat's role in a few words: winner, its partners, declarer or dealer."""
    text = []
    if view.game.side(seat) in view.winners:
        text.append(translate("Player", "Won the match"))
    partners = join([name_text.name_within(names, other) for other in team_of(view, seat) if other != seat])
    if partners:
        text.append(translate("Player", "Partner of {names}", names=partners))
    if view.contract is not None and view.contract.declarer == seat:
        text.append(capital(game_words.declarer_words(view.game)))
    if view.dealer == seat:
        text.append(translate("Player", "Dealer"))
    return text


def team_of(view: PlayerView, seat: Seat) -> Sequence[Seat]:
    """Return the seat and its partners, for the match or for this deal.

    Opponents of a lone declarer have no partners.
    """
    game = view.game
    if game.sides < game.seats:
        return game.seats_of(game.side(seat))
    teams = view.teams if view.teams and min(map(len, view.teams)) > 1 else ()
    return next((team for team in teams if seat in team), (seat,))


def level_manner_words(name: str) -> str:
    """Return `Plays by rule of thumb, remembers one trick, bids low`.

    Empty for an unknown level.
    """
    level = LEVEL.get(name)
    if level is None:
        return ""
    return translate("Level", "{parts}.", parts=capital(_manner(level)))


def _manner(level: Level) -> str:
    """Return how a level plays, as part of a sentence."""
    return join(list(filter(None, [_cards(level), _memory(level), _endings(level), _calls(level)])))


def levels_at_table_words(names: Sequence[str]) -> str:
    """Return a line for each level at a table, lowest first.

    Such as `Easy: plays by rules of thumb, …`
    """
    template, lines = translate("Level", "{level}: {manner}"), []
    for name in LEVELS:
        if name in names:
            manner = translate("Level", "{parts}.", parts=_manner(LEVEL[name]))
            lines.append(fill(template, level=level_words(name), manner=manner))
    return "\n".join(lines)


def _cards(level: Level) -> str:
    if level.beginner:
        return translate("Level", "plays high cards first (low ones in Hearts), without a plan")
    deals = most_deals(level)
    if not deals:
        return translate("Level", "plays by rules of thumb")
    if level.ahead == 0:
        return plural(
            "Level", "tries leads in one simulated deal", "tries leads in up to {n} simulated deals", deals
        )
    return plural(
        "Level", "tries cards in one simulated deal", "tries cards in up to {n} simulated deals", deals
    )


def most_deals(level: Level) -> int:
    """Return the greatest number of deals a level simulates for one card."""
    return max(effort.worlds for effort in _efforts(level))


def most_exact(level: Level) -> int:
    """Return the greatest number of cards left from which a level plays exactly."""
    return max(effort.exact for effort in _efforts(level))


def _efforts(level: Level) -> list[Effort]:
    return [
        level.card,
        *([level.lead] if level.lead else []),
        *(level.compiled[::2] if level.compiled else []),
    ]


def _memory(level: Level) -> str:
    if level.memory is None:
        return translate("Level", "remembers every trick")
    if not level.memory:
        return translate("Level", "remembers no tricks")
    return plural("Level", "remembers one trick", "remembers {n} tricks", level.memory)


def _endings(level: Level) -> str:
    cards = most_exact(level)
    return plural("Level", "works out the last card", "works out the last {n} cards", cards) if cards else ""


def _calls(level: Level) -> str:
    if level.novice:
        return translate("Level", "bids low")
    if level.inference:
        return translate("Level", "infers the others' cards from calls and plays")
    if level.weighs_others:
        return translate("Level", "considers what opponents could make after a pass")
    return translate("Level", "bids what it expects to make")
