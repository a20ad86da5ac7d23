"""A slow and simple second referee, written from the rules alone: the test oracle.

referee(record, seat)     the result object of `trickdesk referee`
new_match(game, options)  a running Match: .feed(line), .result(seat); random_input(match, rng)
OPTIONS[game]             {option: (default, [every allowed value])}
PRESETS[game]             {preset: {option: value that differs from the default}}
random_deal, random_input, random_options, random_record, mutate: see `fuzz`
"""

from __future__ import annotations

from .common import Match, Refused
from .fuzz import mutate, random_deal, random_input, random_options, random_record
from .record import GAMES, OPTIONS, PRESETS, new_match, referee

__all__ = [
    "GAMES",
    "OPTIONS",
    "PRESETS",
    "Match",
    "Refused",
    "mutate",
    "new_match",
    "random_deal",
    "random_input",
    "random_options",
    "random_record",
    "referee",
]
