"""Reports of a bot's decision or of a crash, for people and programs."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence

from PySide6.QtCore import qVersion

from trickdesk import __version__
from trickdesk.bots.decision.explain import Explanation
from trickdesk.bots.levels import VERSION
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_input
from trickdesk.engine.view import write_view
from trickdesk.session import Session
from trickdesk.session.branches import shared_record
from trickdesk.session.decisions import RecordedDecision
from trickdesk.ui.text import bot_reasons, name_text, player_text
from trickdesk.ui.text.words import fill, translate

LAST = 12  # earlier decisions included with their reasons
COMMENT = 2000  # longest comment


def decision_words(decided: RecordedDecision, names: Sequence[str]) -> str:
    """Return `Bo: 7 hearts`, `Ada: Ace of spades`."""
    what = done_words(decided, names)
    return translate("Report", "{name}: {what}", name=names[decided.seat], what=what)


def done_words(decided: RecordedDecision, names: Sequence[str]) -> str:
    """Return what a bot did, or that it couldn't decide."""
    game = decided.request.view.game
    if decided.action is None:
        return translate("Report", "no decision")
    try:
        entry = parse_input(f"{decided.seat} {decided.action}", game.deck)
    except TrickdeskError:
        return decided.action
    return bot_reasons.action_words(entry[1], game, names) if isinstance(entry, tuple) else decided.action


def report_text(
    session: Session,
    chosen: RecordedDecision | None,
    decisions: Sequence[RecordedDecision],
    debug_log: str,
    comment: str,
) -> str:
    """Return the whole report.

    It has the comment, the `chosen` decision, the decisions before it, the end of the debug log, and the record.
    """
    names = name_text.names_of(session.setup.players)
    parts = opening(translate("Report", "Trickdesk play report"), session, comment)
    if chosen is not None:
        parts.append(section(translate("Report", "The decision"), decision_text(chosen, names)))
        parts.append(
            section(translate("Report", "What the computer player saw, as data"), request_text(chosen))
        )
        before = [decided for decided in decisions if decided.at < chosen.at][-LAST:]
        if before:
            lines = "\n\n".join(decision_text(decided, names) for decided in before)
            parts.append(section(translate("Report", "Earlier decisions by computer players"), lines))
    parts += debug_section(debug_log)
    parts.append(section(translate("Report", "The record"), shared_record(session)))
    return "\n\n".join(parts)


def crash_text(session: Session | None, log: str, debug_log: str, comment: str) -> str:
    """Return a report of a crash: comment, ends of the logs, and record.

    The record has no cards of the deal in progress. `session` is None if it can't be read.
    """
    parts = opening(translate("Report", "Trickdesk crash report"), session, comment)
    empty = translate("Report", "The error log is empty.")
    parts.append(section(translate("Report", "The error log"), log.strip() or empty))
    parts += debug_section(debug_log)
    if session is not None:
        parts.append(section(translate("Report", "The record"), shared_record(session)))
    return "\n\n".join(parts)


def debug_section(lines: str) -> list[str]:
    """Return the part with the debug log; none if it is off."""
    return [section(translate("Report", "The detailed log"), lines.strip())] if lines else []


def opening(title: str, session: Session | None, comment: str) -> list[str]:
    """Return the parts that every report begins with."""
    parts = [f"{title}\n{versions(None if session is None else session.setup.game)}"]
    if comment.strip():
        parts.append(section(translate("Report", "What seems wrong"), comment.strip()[:COMMENT]))
    return parts


def section(title: str, text: str) -> str:
    """Return a section below its title.

    The title has a marker that programs recognize in all languages.
    """
    return f"== {title}\n{text}"


def versions(game: Game | None) -> str:
    """Return the versions needed to reproduce a report, the same in all languages."""
    rules = "" if game is None else f", {game.id} rules {game.rules_version}"
    lines = [
        f"Program {__version__}, bots {VERSION}{rules}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()} {platform.machine()}",
    ]
    return "\n".join(lines)


def decision_text(decided: RecordedDecision, names: Sequence[str]) -> str:
    """Return a decision with its reasons, as text."""
    request, game = decided.request, decided.request.view.game
    manner = f"{player_text.level_words(request.level)}, {player_text.temperament_words(request.temperament)}"
    template = translate("Report", "Log entry {n}, {decision} ({manner})")
    lines = [fill(template, n=decided.at + 1, decision=decision_words(decided, names), manner=manner)]
    if decided.error is not None:
        lines.append(translate("Report", "It failed: {error}", error=decided.error))
    if decided.why is not None:
        try:
            lines.append(
                bot_reasons.explanation_words(
                    Explanation.from_json(decided.why, game.deck), game, names, request.view
                )
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            lines.append(translate("Report", "Its reasons can't be read."))
    return "\n".join(lines)


def request_text(decided: RecordedDecision) -> str:
    """Return the request as the bot process received it, and its answer.

    Each is a line of JSON.
    """
    request = decided.request
    head = {
        "level": request.level,
        "seed": request.seed,
        "temperament": request.temperament,
        "agreements": request.agreements,
        "style": request.style,
        "kernels": "pure" if decided.pure else "compiled",
        "action": decided.action,
        "why": decided.why,
    }
    return json.dumps(head, ensure_ascii=False) + "\n" + write_view(request.view)
