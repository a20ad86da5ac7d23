"""What bots say about a decision agrees with the figures that stand beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.dealing import run_deal
from trickdesk.bots.decision.explain import ENOUGH, SAME, Decision, Weighed
from trickdesk.bots.decision.search import BETTER
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Action, Call
from trickdesk.engine.ask import AskCall
from trickdesk.engine.bids import PASS
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

DECISIONS = 500
LEVELS = ("medium", "hard", "easy", "beginner")
TOLD = 0.5  # of a point: less is not seen in a figure


def decisions(game_id: str) -> Iterator[tuple[PlayerView, Decision]]:
    """Decisions of bots of several levels at one table, in deals that they call and play themselves."""
    rng, count = Random(game_id), 0
    found: list[tuple[PlayerView, Decision]] = []

    def choose(seen: PlayerView) -> Action:
        assert seen.ask is not None
        made = decide(seen, LEVELS[seen.ask.seat % len(LEVELS)], rng.getrandbits(32), clock=lambda: 0.0)
        found.append((seen, made))
        return made.action

    while True:
        table = Table(games()[game_id]())
        found.clear()
        for _ in run_deal(table, rng, dict.fromkeys(range(table.game.seats), choose)):
            pass
        for pair in found:
            count += 1
            if count > DECISIONS:
                return
            yield pair


def entry_of(action: object, weighed: tuple[Weighed, ...]) -> Weighed | None:
    return next((entry for entry in weighed if entry.action == action), None)


def contradiction(seen: PlayerView, made: Decision) -> str:
    """The code of a reason that the figures contradict."""
    why, action = made.explanation, made.action
    weighed, codes = why.weighed, why.codes
    chosen, quiet = entry_of(action, weighed), entry_of(Call(PASS), weighed)
    others = [entry for entry in weighed if entry.action != action]
    excused = "for-the-match" in codes or "played-exactly" in codes
    for reason in why.reasons:
        said, wrong = reason.code, False
        if said == "passes":
            wrong = quiet is not None and any(other.value > quiet.value for other in others)
            wrong = wrong or (not excused and any(tells_more(other, quiet) for other in others))
        elif said == "bids":
            wrong = chosen is None or (quiet is not None and chosen.value <= quiet.value)
            wrong = wrong or (not excused and tells_more(quiet, chosen))
        elif said in ("clearly-best", "best-on-average"):
            wrong = chosen is not weighed[0] or (
                not excused and any(tells_more(other, chosen) for other in others)
            )
        elif said == "too-close":
            assert chosen is not None
            wrong = any(other.value - chosen.value > BETTER * other.error + SAME for other in others)
        elif said == "no-difference":
            wrong = weighed[0].value - weighed[-1].value >= SAME
        elif said == "not-sure":
            chance, wants = float(reason.values["chance"]), float(reason.values["wants"])
            wrong = chance >= wants or all(entry.chance != chance for entry in others)
        elif said in ("leaves-to-partner", "too-weak", "no-clear-gain"):
            wrong = quiet is not None and all(other.value <= quiet.value for other in others)
        elif said in ("higher-than-needed", "lowest-that-will-do"):
            assert isinstance(seen.ask, AskCall) and isinstance(action, Call)
            ladder, higher = seen.ask.ladder, said == "higher-than-needed"
            best = max((o for o in weighed if o.action != Call(PASS)), key=lambda entry: entry.value)
            if isinstance(best.action, Call) and {best.action.text, action.text} <= set(ladder):
                wrong = higher == (ladder.index(action.text) < ladder.index(best.action.text))
        elif said in ("saves-points", "takes-risk"):
            wrong = chosen is None or chosen.chance is None or reason.values["chance"] != chosen.chance
        if wrong:
            return said
    return ""


def tells_more(other: Weighed | None, chosen: Weighed | None) -> bool:
    """Whether an action has more points beside it than another."""
    if other is None or chosen is None:
        return False
    points, fewer = other.told().points, chosen.told().points
    return points is not None and fewer is not None and points > fewer + TOLD


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(games()))
def test_no_sentence_contradicts_its_figures(game_id: str) -> None:
    codes: Counter[str] = Counter()
    for seen, made in decisions(game_id):
        found = contradiction(seen, made)
        assert not found, (found, made)
        codes.update(made.explanation.codes)
    assert len(codes) > 10


def test_a_figure_rests_on_some_deals() -> None:
    handful = Weighed(Call("8NT"), 302.0, 1.0, 0.82, 302.0, 8.0, ENOUGH - 1)
    assert (handful.told().chance, handful.told().points, handful.told().tricks) == (None, None, None)
    assert Weighed(Call("8NT"), 302.0, 1.0, 0.82, 302.0, 8.0, ENOUGH).told().chance == 0.82
