"""What the levels of computer players do otherwise, in three or four things that a person can be told."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from trickdesk.bots.levels import LEVEL, LEVELS, Effort, Level
from trickdesk.ui.text.players import level_words
from trickdesk.ui.text.words import capital, fill, plural


def level_manner_words(name: str) -> str:
    """``Plays by rule of thumb, remembers one trick, bids low.``; empty for a level that is unknown."""
    level = LEVEL.get(name)
    if level is None:
        return ""
    return fill(QCoreApplication.translate("Level", "{parts}."), parts=capital(_manner(level)))


def _manner(level: Level) -> str:
    """What is said of it, as it stands within a sentence."""
    parts = filter(None, [_cards(level), _memory(level), _endings(level), _calls(level)])
    return QCoreApplication.translate("Level", ", ").join(parts)


def levels_at_table_words(names: Sequence[str]) -> str:
    """``Easy: plays by rule of thumb, …``, a line for each level at a table, ascending."""
    translate = QCoreApplication.translate
    words, lines = translate("Level", "{level}: {manner}"), []
    for name in LEVELS:
        if name in names:
            manner = fill(translate("Level", "{parts}."), parts=_manner(LEVEL[name]))
            lines.append(fill(words, level=level_words(name), manner=manner))
    return "\n".join(lines)


def _cards(level: Level) -> str:
    translate = QCoreApplication.translate
    if level.beginner:
        return translate("Level", "plays high cards first, without a plan")
    deals = most_deals(level)
    if not deals:
        return translate("Level", "plays by rule of thumb")
    if level.ahead == 0:
        words = plural(
            "Level",
            "tries its leads in one imagined deal",
            "tries its leads in up to {n} imagined deals",
            deals,
        )
    else:
        words = plural(
            "Level", "tries cards in one imagined deal", "tries cards in up to {n} imagined deals", deals
        )
    return fill(words, n=deals)


def most_deals(level: Level) -> int:
    """In how many imagined deals it tries a card at most."""
    return max(effort.worlds for effort in _efforts(level))


def most_exact(level: Level) -> int:
    """With how many cards left in all hands it works an ending out, at most."""
    return max(effort.exact for effort in _efforts(level))


def _efforts(level: Level) -> list[Effort]:
    return [
        level.card,
        *([level.lead] if level.lead else []),
        *(level.compiled[::2] if level.compiled else []),
    ]


def _memory(level: Level) -> str:
    translate = QCoreApplication.translate
    if level.memory is None:
        return translate("Level", "remembers every trick")
    if not level.memory:
        return translate("Level", "remembers no trick")
    words = plural("Level", "remembers one trick", "remembers {n} tricks", level.memory)
    return fill(words, n=level.memory)


def _endings(level: Level) -> str:
    cards = most_exact(level)
    words = plural("Level", "works out the last card", "works out the last {n} cards", cards)
    return fill(words, n=cards) if cards else ""


def _calls(level: Level) -> str:
    translate = QCoreApplication.translate
    if level.novice:
        return translate("Level", "bids low")
    if level.inference:
        return translate("Level", "concludes from calls and cards what the others hold")
    if level.weighs_others:
        return translate("Level", "weighs what a pass leaves to the others")
    return translate("Level", "bids what it expects to make")
