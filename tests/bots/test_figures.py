"""A bot's reasons agree with the figures shown beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.bots.dealing import run_deal
from trickdesk.bots.decision.explain import ENOUGH, KEEP_CODES, SAME, ActionValue, Decision, look_alike
from trickdesk.bots.decision.search import BETTER
from trickdesk.bots.player import FOR_MATCH, decide
from trickdesk.engine.actions import Action, AskCall, Call, Play
from trickdesk.engine.bids import HOLD, PASS, Aim
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

DECISIONS = 300
LEVELS = ("medium", "hard", "easy", "beginner")
TOLD = 0.5  # points; smaller differences do not show in a figure


def decisions(game_id: str) -> Iterator[tuple[PlayerView, Decision, list[CardSet]]]:
    """Yield decisions of bots of several levels in their own deals, with all hands."""
    rng, count = Random(game_id), 0
    found: list[tuple[PlayerView, Decision, list[CardSet]]] = []

    def choose(seen: PlayerView) -> Action:
        assert seen.ask is not None
        made = decide(seen, LEVELS[seen.ask.seat % len(LEVELS)], rng.getrandbits(32), clock=lambda: 0.0)
        found.append((seen, made, table.hands[:]))
        return made.action

    while True:
        table = Table(games()[game_id]())
        found.clear()
        for _ in run_deal(table, rng, dict.fromkeys(range(table.game.seats), choose)):
            pass
        for one in found:
            count += 1
            if count > DECISIONS:
                return
            yield one


def entry_of(action: object, weighed: tuple[ActionValue, ...]) -> ActionValue | None:
    return next((entry for entry in weighed if entry.action == action), None)


def contradiction(seen: PlayerView, made: Decision) -> str:
    """Return the code of a reason that the figures contradict."""
    why, action = made.explanation, made.action
    weighed, codes = why.weighed, why.codes
    chosen, quiet = entry_of(action, weighed), entry_of(Call(PASS), weighed)
    others = [entry for entry in weighed if entry.action != action]
    for_match = "for-the-match", *(reason.code for reason in FOR_MATCH.values())
    excused = not {*for_match, "played-exactly"}.isdisjoint(codes)
    for reason in why.reasons:
        said, wrong = reason.code, False
        if said in ("passes", "passes-for-match"):
            wrong = quiet is not None and any(other.value > quiet.value for other in others)
            wrong = wrong or (not excused and any(tells_more(seen, other, quiet) for other in others))
        elif said in ("bids", "bids-for-match"):
            wrong = chosen is None or (quiet is not None and chosen.value <= quiet.value)
            wrong = wrong or (not excused and tells_more(seen, quiet, chosen))
        elif said in ("clearly-best", "best-on-average"):
            wrong = (
                chosen is None
                or chosen.value != weighed[0].value
                or (not excused and any(tells_more(seen, other, chosen) for other in others))
            )
        elif said == "for-the-match":
            wrong = not any(tells_more(seen, other, chosen, SAME) for other in others)
        elif said == "too-close":
            assert chosen is not None
            wrong = any(other.value - chosen.value > BETTER * other.error + SAME for other in others)
        elif said == "no-difference":
            wrong = weighed[0].value - weighed[-1].value >= SAME and not look_alike(weighed, seen.game)
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
                here = ladder.index(action.text)
                wrong = higher == (here < ladder.index(best.action.text))
                # The best may be too uncertain; then another action is about as good, and on the same side.
                wrong = wrong and not any(
                    isinstance(o.action, Call)
                    and o.action.text in ladder
                    and (ladder.index(o.action.text) < here) == higher
                    and chosen is not None
                    and o.value >= chosen.value
                    for o in others
                )
        elif said in ("saves-points", "takes-risk"):
            wrong = chosen is None or chosen.chance is None or reason.values["chance"] != chosen.chance
        elif said == "chance-made":
            held = chosen is not None and chosen.chance is not None  # a bid, or the highest one is held
            told = action if held else Call(str(reason.values["bid"]))
            bids = [entry.chance for entry in weighed if entry.action in (told, Call(HOLD))]
            wrong = reason.values["chance"] not in bids
        if wrong:
            return said
    return ""


def untruth(seen: PlayerView, made: Decision, hands: list[CardSet]) -> str:
    """Return the code of a wrong fact, or of a card kept that was as good to play."""
    game, ids = seen.game, seen.game.deck.id
    masks = game.order_for(game.trump_index(seen.trump)).suit_mask
    entries = {
        entry.action.card: entry for entry in made.explanation.weighed if isinstance(entry.action, Play)
    }
    for reason in made.explanation.reasons:
        said, values, wrong = reason.code, reason.values, False
        held = masks[game.deck.suits.index(str(values["suit"]))] if "suit" in values else 0
        if said == "void":
            wrong = bool(hands[int(values["seat"])] & held)
        elif said == "suit-gone":
            wrong = any(hand & held for seat, hand in enumerate(hands) if seat != seen.seat)
        elif said in ("keeps-trump", "keeps-top", "keeps-top-trump"):
            assert isinstance(made.action, Play)
            kept, chosen = entries[ids[str(values["card"])]], entries[made.action.card]
            wrong = kept.value >= chosen.value or not seen.hand >> ids[str(values["card"])] & 1
            out = (
                game.deck.all & ~seen.hand & ~card_set(card for trick in seen.tricks for card in trick.cards)
            )
            wrong = wrong or (said == "keeps-trump" and bool(seen.hand & held & ~(1 << made.action.card)))
            wrong = wrong or (said != "keeps-top-trump" and not out & held)
        elif said == "keeps-guard":
            card, over = ids[str(values["card"])], ids[str(values["over"])]
            wrong = not seen.hand >> card & 1 or bool(seen.hand >> over & 1)
        elif said.startswith(("contract-", "bid-")):
            wrong = said != told(seen)
        if wrong:
            return said
    return ""


def told(seen: PlayerView) -> str:
    """Return what is decided, if the side takes nothing more, or everything."""
    terms, me = seen.terms, seen.seat
    assert me is not None
    seat = me if terms.declarer is None else terms.declarer
    goal, side = terms.goals[seat], next(team for team in terms.teams if seat in team)
    assert goal is not None
    kind, left = "bid" if terms.declarer is None else "contract", seen.hand.bit_count() + seen.piles[me]
    tricks, points = sum(seen.taken[mate] for mate in side), 0
    most_points = 0
    if goal.aim is Aim.POINTS:
        taken = seen.game.points_taken(seen)
        points = sum(taken[mate] for mate in side)
        # Anything not yet in the other side's tricks may still be won: all cards, and what each trick counts.
        gone = [trick for trick in seen.tricks if trick.winner is not None]
        cards = card_set(card for trick in gone for card in trick.cards)
        rest = seen.game.trick_points(list(cards_in(seen.game.deck.all & ~cards)))
        each, bonus = (
            seen.game.trick_points(()),
            5 if seen.game.options.get("bonus") else 0,
        )  # for the best trump
        bonus -= sum(taken) - sum(trick.points or 0 for trick in gone)
        most_points = points + rest + each * (left - 1) + bonus
    ends = [
        goal.is_met(tricks + more, points + (most_points - points) * more // left) for more in range(left + 1)
    ]
    if goal.aim is Aim.EXACTLY:
        return "bid-full" if ends[0] else "bid-open" if any(ends) else "bid-lost"
    return f"{kind}-made" if all(ends) else "" if any(ends) else f"{kind}-lost"


def tells_more(
    seen: PlayerView, other: ActionValue | None, chosen: ActionValue | None, much: float = TOLD
) -> bool:
    """Return whether an action has better points than another: more, in Hearts fewer."""
    if other is None or chosen is None:
        return False
    points, fewer = other.reliable().points, chosen.reliable().points
    if points is None or fewer is None:
        return False
    return points < fewer - much if seen.game.id == "hearts" else points > fewer + much


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(games()))
def test_no_sentence_contradicts_its_figures(game_id: str) -> None:
    codes: Counter[str] = Counter()
    for seen, made, hands in decisions(game_id):
        found = contradiction(seen, made) or untruth(seen, made, hands)
        assert not found, (found, made)
        codes.update(made.explanation.codes)
    assert len(codes) > 10
    assert codes["void"]
    # Where tricks are bad or have to be exact, a card kept is no reason by itself.
    expected = {"hearts": ("stays-under",), "oh-hell": ("bid-open",)}.get(game_id, KEEP_CODES)
    assert any(codes[code] for code in expected)


def test_a_figure_rests_on_some_deals() -> None:
    handful = ActionValue(Call("8NT"), 302.0, 1.0, 0.82, 302.0, 8.0, ENOUGH - 1)
    assert (
        handful.reliable().chance,
        handful.reliable().points,
        handful.reliable().tricks,
    ) == (None, None, None)
    assert ActionValue(Call("8NT"), 302.0, 1.0, 0.82, 302.0, 8.0, ENOUGH).reliable().chance == 0.82
