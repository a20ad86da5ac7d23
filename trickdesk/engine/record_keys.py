"""The keys of records: how they are read, when they may be shared, what stays.

[docs/record.md](../../docs/record.md) describes their values. A key without a row here is unknown: it comes from
another program or a later version, and stays in the record wherever that goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from trickdesk.engine.errors import Message

TEXT = str, Message("“{key}” must be text.")
GAME = str, Message("“{key}” must be the name of a game.")
WHOLE = int, Message("“{key}” must be a whole number.")
OBJECT = dict, Message("“{key}” must be an object.")
LIST = list, Message("“{key}” must be a list.")


class Shared(Enum):
    """When a record that others get has a key: at once, or what is secret only later."""

    ALWAYS = "always"
    DEALS_OVER = "of deals that are over"
    MATCH_OVER = "when the match is over"


@dataclass(frozen=True, slots=True)
class Key:
    """A key that the program knows.

    Attributes:
        name: As it is written.
        kind: The type that its value must have, and what is said if it has another. None if a bad value is
            treated as if there were none.
        is_required: Whether a text without it is no record.
        shared: When others may see its value.
        is_kept: Whether a new match with the same players and rules has the same value.
        is_reviewed: Whether the reviews of deals depend on it; only for seats.
    """

    name: str
    kind: tuple[type, Message] | None = None
    is_required: bool = False
    shared: Shared = Shared.ALWAYS
    is_kept: bool = True
    is_reviewed: bool = False


SEED = Key("seed", shared=Shared.MATCH_OVER, is_kept=False)
FAIR = Key("fair", shared=Shared.DEALS_OVER, is_kept=False)
ORIGIN = Key("origin", is_kept=False)
CHALLENGE = Key("challenge", is_kept=False)
GIVEN = Key("given", shared=Shared.MATCH_OVER, is_kept=False)
# In the order in which they are written; what `Record` has in `extra` comes just before the log.
HEADER = (
    Key("format", TEXT, is_required=True),
    Key("version", WHOLE, is_required=True),
    Key("app", TEXT, is_kept=False),
    Key("game", GAME, is_required=True),
    Key("rules_version", WHOLE),
    Key("preset", TEXT),
    Key("options", OBJECT),
    Key("seats", LIST),
    ORIGIN,
    CHALLENGE,
    SEED,
    GIVEN,
    FAIR,
    Key("log", LIST, is_required=True, shared=Shared.DEALS_OVER, is_kept=False),
)
SEAT = (
    Key("name"),
    Key("player", is_reviewed=True),
    Key("level", is_reviewed=True),
    Key("bot_version", is_kept=False),
    Key("temperament", is_reviewed=True),
    Key("agreements", is_reviewed=True),
    Key("style", is_reviewed=True),
    Key("kernels", is_kept=False),
    Key("fallbacks", is_kept=False),
    Key("takebacks", is_kept=False),
    Key("hints", is_kept=False),
)


def allowed(
    values: Mapping[str, object], keys: Iterable[Key], rule: Callable[[Key], bool]
) -> dict[str, object]:
    """Return the values without those of known keys that break the rule."""
    refused = {key.name for key in keys if not rule(key)}
    return {name: value for name, value in values.items() if name not in refused}
