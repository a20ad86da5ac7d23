"""Everything the program says, as translated sentences; pure functions over what a view holds.

Texts that are drawn may hold marks such as ``{H}`` for a symbol (``marked_words`` and ``call_marks``); all others are
plain words, fit for speech.
"""

from __future__ import annotations

from trickdesk.ui.text.calls import bid_parts, call_marks, call_words, standing_bid, team_seats
from trickdesk.ui.text.cards import card_words, cards_words, marked_words, suit_words, the_card, unmarked
from trickdesk.ui.text.endings import (
    claim_choice,
    claim_details,
    claim_question,
    concede_words,
    ending_words,
    finish_details,
    not_certain_words,
)
from trickdesk.ui.text.errors import error_words
from trickdesk.ui.text.events import event_words, turn_words
from trickdesk.ui.text.fields import side_words
from trickdesk.ui.text.lines import (
    decision_line,
    exchange_lines,
    exchange_rows,
    has_exchange,
    kitty_line,
    lead_line,
    passed_line,
    trick_lines,
)
from trickdesk.ui.text.now import Lesson, decision_kind, lesson_words, more_words, now_words
from trickdesk.ui.text.players import (
    initials,
    level_words,
    manner_words,
    part_words,
    player_words,
    remark_words,
    temperament_words,
    trouble_words,
)
from trickdesk.ui.text.refusals import call_why_words, pick_refused_words, picks_missing_words, why_words
from trickdesk.ui.text.rules import (
    game_name,
    kitty_words,
    option_help,
    option_label,
    options_in_force,
    preset_words,
    suit_word,
    tagline_words,
    talon_words,
    value_words,
)
from trickdesk.ui.text.scores import (
    bids_words,
    brief_status_words,
    contract_words,
    deal_words,
    points_words,
    progress,
    progress_words,
    prompt_words,
    score_line_words,
    status_words,
    totals_words,
    tricks_words,
    winners_words,
)
from trickdesk.ui.text.tricks import last_trick, reason_words, taken_words, taker_words
from trickdesk.ui.text.words import capital, join

__all__ = [
    "Lesson",
    "bid_parts",
    "bids_words",
    "brief_status_words",
    "call_marks",
    "call_why_words",
    "call_words",
    "capital",
    "card_words",
    "cards_words",
    "claim_choice",
    "claim_details",
    "claim_question",
    "concede_words",
    "contract_words",
    "deal_words",
    "decision_kind",
    "decision_line",
    "ending_words",
    "error_words",
    "event_words",
    "exchange_lines",
    "exchange_rows",
    "finish_details",
    "game_name",
    "has_exchange",
    "initials",
    "join",
    "kitty_line",
    "kitty_words",
    "last_trick",
    "lead_line",
    "lesson_words",
    "level_words",
    "manner_words",
    "marked_words",
    "more_words",
    "not_certain_words",
    "now_words",
    "option_help",
    "option_label",
    "options_in_force",
    "part_words",
    "passed_line",
    "pick_refused_words",
    "picks_missing_words",
    "player_words",
    "points_words",
    "preset_words",
    "progress",
    "progress_words",
    "prompt_words",
    "reason_words",
    "remark_words",
    "score_line_words",
    "side_words",
    "standing_bid",
    "status_words",
    "suit_word",
    "suit_words",
    "tagline_words",
    "taken_words",
    "taker_words",
    "talon_words",
    "team_seats",
    "temperament_words",
    "the_card",
    "totals_words",
    "trick_lines",
    "tricks_words",
    "trouble_words",
    "turn_words",
    "unmarked",
    "value_words",
    "why_words",
    "winners_words",
]
