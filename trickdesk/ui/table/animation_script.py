"""Animation script: which events are shown together, and where the table pauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from trickdesk.engine.actions import Event
from trickdesk.engine.view import PlayerView
from trickdesk.ui.table.painted import Line
from trickdesk.ui.text import narration
from trickdesk.ui.text.endings import QUICK

ENDING_MS = 300  # pause after a trick while the rest of the deal is played automatically
LINE_MS, MORE_MS = 1200, 700  # pause for one line of text, and for each further line, at normal speed


class TableMessage(NamedTuple):
    """Text shown during a pause of `ms` (None: until a click); `low`: below a trick."""

    rows: tuple[Line, ...]
    ms: int | None
    low: bool = False


class Part(NamedTuple):
    """Events that are shown together, and the pause after them."""

    events: list[Event]
    saying: TableMessage | None


def script(
    batch: Sequence[Event], view: PlayerView, names: Sequence[str], pace: float, trick_ms: int | None
) -> list[Part]:
    """Split a batch of events into parts.

    `pace` is a factor on all pauses except those after tricks; 0 means no such pauses.
    """
    parts = [Part(events, None) for events in grouped(batch)]
    if batch and batch[0].kind in QUICK:
        trick_ms = min(ENDING_MS, ENDING_MS if trick_ms is None else trick_ms)
    for i, (events, _) in enumerate(parts):
        first = events[0]
        if first.kind == "trick" and first.seat is not None:
            lines = narration.trick_lines(first.seat, view, names, trick_ms is None)
            rows = tuple(Line(line, bold=n == 0) for n, line in enumerate(lines))
            parts[i] = Part(events, TableMessage(rows, trick_ms, low=True))
        elif pace and (line := narration.decision_line(first, batch, view, names)):
            parts[i] = Part(events, TableMessage((Line(line, bold=True),), round(LINE_MS * pace)))
        elif pace and (
            marks := narration.kitty_line(first, batch, view) or narration.passed_line(events, view, names)
        ):
            parts[i] = Part(events, TableMessage((Line(marks, True, marked=True),), round(LINE_MS * pace)))
    exchange = [i for i, part in enumerate(parts) if part.events[0].kind in ("gave", "drew")]
    if pace and exchange and narration.has_exchange(batch, view):
        rows = tuple(
            Line(text, marked=marked) for text, marked in narration.exchange_lines(batch, view, names)
        )
        ms = round((LINE_MS + MORE_MS * (len(rows) - 1)) * pace)
        parts[exchange[-1]] = Part(parts[exchange[-1]].events, TableMessage(rows, ms))
    return _with_lead(parts, narration.lead_line(view, names))


def _with_lead(parts: list[Part], line: str) -> list[Part]:
    """Add who leads to the last message before the first trick."""
    said = [i for i, part in enumerate(parts) if part.saying is not None]
    if line and said:
        events, saying = parts[said[-1]]
        assert saying is not None
        parts[said[-1]] = Part(events, saying._replace(rows=(*saying.rows, Line(line))))
    return parts


def at_rest(view: PlayerView, before: PlayerView | None) -> PlayerView:
    """Return the view during a pause; the score changes only later.

    Args:
        view: The view after the batch.
        before: What the table has shown so far.
    """
    seen = replace(view, ask=None, turn=None)
    if before is None or before.deal_number != view.deal_number or len(before.deals) == len(view.deals):
        return seen
    return replace(
        seen,
        phase=before.phase,
        deals=before.deals,
        totals=before.totals,
        winners=before.winners,
        next_dealer=before.next_dealer,
    )


def grouped(events: Sequence[Event]) -> list[list[Event]]:
    """Group events that are shown together.

    All hands of a deal are one group, and so are all cards turned up, drawn or passed on.
    """
    groups: list[list[Event]] = []
    for event in events:
        together = ("row", "drew") if event.kind in ("row", "drew") else (event.kind,)
        if event.kind in ("dealt", "row", "drew", "passed") and groups and groups[-1][0].kind in together:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups
