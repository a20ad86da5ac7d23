"""Translated sentences about matches: pure functions of what a view contains.

Text to be drawn may contain marks such as `{H}` for a symbol (`marked_words`, `call_marks`). All other text
is plain, and fit for speech.
"""

from __future__ import annotations

from trickdesk.engine.bids import team_seats
from trickdesk.ui.text.calls import bid_parts, call_marks, call_words, is_after_exchange, standing_bid
from trickdesk.ui.text.cards import (
    card_words,
    cards_words,
    denomination_marks,
    marked_words,
    suit_words,
    the_card,
    unmarked,
)
from trickdesk.ui.text.endings import (
    claim_choice,
    claim_details,
    claim_question,
    concede_words,
    ending_words,
    finish_details,
    not_certain_words,
)
from trickdesk.ui.text.events import event_words, last_trick, reason_words, taken_words, turn_words
from trickdesk.ui.text.fair_deals import blindfold_summary, blindfold_words
from trickdesk.ui.text.game_words import (
    game_name,
    kitty_words,
    option_help,
    option_label,
    options_in_force,
    preset_words,
    side_words,
    suit_word,
    tagline_words,
    talon_parts,
    talon_words,
    value_words,
)
from trickdesk.ui.text.narration import (
    decision_line,
    exchange_lines,
    exchange_rows,
    has_exchange,
    kitty_line,
    lead_line,
    passed_line,
    trick_lines,
)
from trickdesk.ui.text.players import (
    initials,
    level_words,
    manner_words,
    part_words,
    player_words,
    program_failure_words,
    remark_words,
    trouble_words,
    unknown_level_words,
)
from trickdesk.ui.text.prompts import (
    call_why_words,
    decision_kind,
    lesson_words,
    more_words,
    now_words,
    pick_refused_words,
    picks_missing_words,
    why_words,
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
    standing_words,
    status_words,
    totals_words,
    tricks_words,
    winners_words,
)
from trickdesk.ui.text.words import capital, join
