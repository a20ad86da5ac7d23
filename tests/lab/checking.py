"""Random matches through the lab, whose records are checked and replayed."""

from __future__ import annotations

import json
from random import Random

from trickdesk import lab
from trickdesk.cli.referee import referee
from trickdesk.games import games

MOST = 300  # steps; a match may be longer, and then ends there


def check_match(match: lab.Match, seed: str) -> int:
    """Play a random match, and replay its record; return the number of steps."""
    rng, totals = Random(seed), [0] * match.game.seats
    seen: list[object] = []
    match.reset(seed)
    while not match.is_over and len(seen) < MOST:
        number = rng.choice(match.legal())
        seen.append((match.seat, match.vector(), match.legal(), number))
        points = match.step(number)
        totals = [before + more for before, more in zip(totals, points, strict=True)]
    while match.turn.picked:
        seen.append((match.seat, match.vector(), match.legal(), match.legal()[-1]))
        match.step(match.legal()[-1])
    text = match.record()
    result = referee(text, games())
    assert result["ok"], result
    assert json.loads(json.dumps(result["totals"])) == list(match.view(0).totals)
    side = match.game.side
    assert totals == [match.game.gain(match.view(0).totals[side(seat)]) for seat in range(match.game.seats)]
    again = [(turn.view.seat, turn.vector(), turn.legal(), number) for turn, number in lab.replay(text)]
    assert again == seen, next(pair for pair in zip(seen, again, strict=False) if pair[0] != pair[1])
    return len(seen)
