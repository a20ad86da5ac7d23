"""A match without its screen: players, turns, undo, claims, saving. No Qt.

- `session`: one match. `players`: who sits where. `opening`: sessions from records. `archive`: all matches of
  a user.
- `ending`: claims, deals finished by bots, concessions.
- `replay`, `lines`: positions of finished deals, and variations played from them.
- `fair_deals`: commitments and cuts, and whether the cards are as committed.
- `blindfold`: decisions of bots, made again with the hidden cards dealt again.
- `branches`, `deal_code`, `deal_draft`: deals whose cards are already known.
- `challenge`: the same deals for everybody. `codes`: what is sent to others, as files and codes. `house_rules`: rules
  with a name, sent so.
- `mistakes`, `review_store`, `decisions`: the data behind reviews and reports.
- `highlights`, `match_story`: turning points of deals and matches.
- `lesson`, `practice`, `memory_aids`, `examples`: learning.
"""

from __future__ import annotations

from trickdesk.session.archive import Archive, CannotOpen
from trickdesk.session.bot_requests import BotRequest
from trickdesk.session.ending import EndingKind, RestOfDeal
from trickdesk.session.opening import NewPlayers, describe_problem, open_match, open_text
from trickdesk.session.players import Player, Setup
from trickdesk.session.session import Session, State
