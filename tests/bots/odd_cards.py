"""Finds plays that a good partner would not make.

`python -m tests.bots.odd_cards --level hard --deals 100`: bots of one level play deals from a seed among
themselves. Every card chosen from several is checked by what its seat could know:

- *partner's trick*: the last to play needlessly takes a trick that its side holds already (but not in
  games in which all players score their own tricks);
- *dear*: the last to play wins with a higher card than another winning one of the same suit;
- *winner thrown*: a losing card is played that no card still out could beat or ruff, although a card that is
  beaten and counts no more was there;
- *not the lowest*: an equivalent card was lower; winners may be led from the top, and so may any card with which
  a side that needs every trick may win one;
- *given away*: a counting card goes to a trick that the opponents are sure to win, although there was one
  with fewer points;
- *kept back*: no counting card goes to a trick that the own side is sure to win, although there was one that
  is no winner.

If a side wants no trick, nothing is checked. `--show` prints each odd card with the figures of its reasons.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from tests.bots.dealing import run_deal
from tests.driving import GAMES_WITH_DECLARER
from trickdesk.bots.cardplay.card_search import even_world, needs_all
from trickdesk.bots.decision.explain import Decision
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.player import context_of, decide
from trickdesk.bots.simulation.rollout import ResumedPlay, loses_all
from trickdesk.engine.actions import Action, AskPlay, Play
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.order import CardOrder
from trickdesk.engine.record import write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

OWN_TRICKS = ("92q",)
PATTERNS = ("partner's trick", "dear", "winner thrown", "not the lowest", "given away", "kept back")


@dataclass(slots=True)
class Trick:
    """What a seat on turn knows about the trick and its own cards.

    Attributes:
        wins: Legal cards that beat the trick so far.
        mine: Whether its side holds the trick.
        sure: Whether nobody who has still to play can change that.
        out: Cards that it hasn't seen.
        lies: Cards on the table.
    """

    order: CardOrder
    legal: CardSet
    wins: CardSet
    mine: bool
    sure: bool
    last: bool
    out: CardSet
    lies: CardSet
    points: tuple[int, ...]
    odd: CardSet

    def outranked(self, card: CardId) -> bool:
        """Return whether a higher card of its suit may come in a later trick."""
        suit = self.order.suit_of[card]
        power, rest = self.order.power[suit], self.out & self.order.suit_mask[suit]
        return any(power[other] > power[card] for other in cards_in(rest))

    def beaten(self, card: CardId) -> bool:
        """Return whether a card beats it, or may beat it if it is an odd one."""
        return bool(self.out & self.odd & self.order.suit_mask[self.order.suit_of[card]]) or self.outranked(
            card
        )

    def stands(self, card: CardId) -> bool:
        """Return whether it would win a trick that it leads."""
        trumps = self.order.suit_mask[self.order.trump]
        return not self.beaten(card) and (bool(trumps >> card & 1) or not trumps & self.out)

    def lower(self, card: CardId) -> list[CardId]:
        """Return lower legal cards of its suit that count the same."""
        suit, points = self.order.suit_of[card], self.points
        power = self.order.power[suit]
        suited = cards_in(self.legal & self.order.suit_mask[suit])
        return [other for other in suited if power[other] < power[card] and points[other] == points[card]]

    def alike(self, card: CardId, other: CardId) -> bool:
        """Return whether two cards of a suit are equivalent, whatever is led."""
        live = list(cards_in(self.out | self.lies))
        for power in self.order.power:
            low, high = sorted((power[card], power[other]))
            if any(low < power[out] <= high for out in live):
                return False
        return True

    def spare(self, card: CardId) -> bool:
        """Return whether a card is of no more use to anyone."""
        return self.order.suit_of[card] != self.order.trump and self.beaten(card)


def trick_of(seen: PlayerView) -> Trick:
    """Return the trick in a view; if it is still to be led, nobody holds it."""
    knowledge, ask, seat = knowledge_of(seen.game), seen.ask, seen.seat
    assert isinstance(ask, AskPlay) and seat is not None
    resumed = ResumedPlay(seen, knowledge.tricks)
    tricks = resumed.in_flat(even_world(context_of(LEVEL["easy"], seen, 0)))
    rules, policy = tricks.rules, knowledge.policy(seen.terms, tricks.rules)
    gone = seen.hand | seen.buried | card_set(card for trick in seen.tricks for card in trick.cards)
    lies = card_set(seen.trick.cards) if seen.trick else 0
    out = seen.game.deck.all & ~gone  # the others' discards may still be out, as far as the seat knows
    points = tuple(rules.points)
    if not lies:
        return Trick(resumed.order, ask.cards, 0, False, False, False, out, 0, points, knowledge.odd)
    policy.read_trick(tricks, ask.cards)
    friends, row = policy.friends[seat], resumed.order.suit_of[tricks.lead] * rules.size
    after, sure = seat, True
    for _ in range(tricks.count - tricks.trick_size - 1):
        after = tricks.after[after]
        if friends >> after & 1 != friends >> policy.holder & 1:  # an opponent
            above = rules.above[row + policy.best] | knowledge.odd
            sure = sure and not above & out & ~seen.cannot[after]
    last = tricks.trick_size == tricks.count - 1
    mine = bool(friends >> policy.holder & 1)
    return Trick(resumed.order, ask.cards, policy.winners, mine, sure, last, out, lies, points, knowledge.odd)


def oddity(seen: PlayerView, card: CardId) -> str:
    """Return the pattern that a card fits; empty if there is nothing odd."""
    knowledge, trick = knowledge_of(seen.game), trick_of(seen)
    odd, leads = knowledge.odd, seen.trick is None
    row = seen.shown[seen.seat or 0]
    lower = [other for other in trick.lower(card) if not odd & (1 << card | 1 << other)]
    equal = [other for other in lower if trick.alike(card, other) and row >> other & 1 == row >> card & 1]
    wins = bool(trick.wins >> card & 1)
    from_top = needs_all(seen) and (leads or wins)
    if equal and not from_top and (not leads or trick.outranked(card)):
        return "not the lowest"
    if leads or odd >> card & 1:
        return ""
    others = list(cards_in(trick.legal & ~trick.wins & ~odd))
    if wins and trick.last and trick.mine and others and seen.game.id not in OWN_TRICKS:
        return "partner's trick"
    if wins:
        cheaper = [other for other in lower if trick.wins >> other & 1 and not (from_top and other in equal)]
        return "dear" if trick.last and cheaper and not trick.mine else ""
    points = trick.points
    spare = [other for other in others if other != card and trick.spare(other)]
    if (
        points[card]
        and not trick.mine
        and trick.sure
        and any(points[other] < points[card] for other in spare)
    ):
        return "given away"
    if not points[card] and trick.mine and trick.sure and any(points[other] for other in spare):
        return "kept back"
    thrown = trick.stands(card) and any(points[other] <= points[card] for other in spare)
    return "winner thrown" if thrown and not (trick.mine and points[card]) else ""


@dataclass(slots=True)
class Judged:
    """Results of some deals; `cards` counts those chosen from several."""

    cards: int = 0
    odd: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return the row of the table."""
        total = self.odd.total()
        named = ", ".join(f"{pattern} {self.odd[pattern]}" for pattern in PATTERNS if self.odd[pattern])
        share = 100 * total / max(1, self.cards)
        return f"{self.cards:6} cards  odd {total:4}  {share:5.2f} in 100  {named}"


def judged(game_id: str, level: str, seed: int) -> Judged:
    """Check one deal."""
    table, rng, found = Table(games()[game_id]()), Random(seed), Judged()

    def choose(seen: PlayerView) -> Action:
        made = decide(seen, level, rng.getrandbits(32), clock=lambda: 0.0)
        ask, action = seen.ask, made.action
        if not isinstance(ask, AskPlay) or not isinstance(action, Play) or loses_all(seen.terms):
            return action
        if ask.cards & (ask.cards - 1):
            found.cards += 1
            # Conventions give way to a clear gain, and hard now looks at every card of its own.
            pattern = oddity(seen, action.card)
            if pattern and "clearly-best" not in made.explanation.codes:
                found.odd[pattern] += 1
                found.lines.extend(told(seen, made, f"{pattern}, deal {seed}"))
        return action

    for _ in run_deal(table, rng, dict.fromkeys(range(table.game.seats), choose)):
        pass
    return found


def told(seen: PlayerView, made: Decision, what: str) -> Iterator[str]:
    """Describe an odd card in a few lines."""
    deck, why = seen.game.deck, made.explanation
    assert seen.seat is not None
    lies = " ".join(deck.names[card] for card in seen.trick.cards) if seen.trick else "leads"
    hand = " ".join(deck.names[card] for card in cards_in(seen.hand))
    bid = seen.contract.bid if seen.contract else ""
    yield f"  {what}: {bid} by {seen.contract and seen.contract.declarer}, trump {seen.trump}, seat {seen.seat}"
    yield f"    on {lies}, from {hand}: {write_action(made.action, deck)} {' '.join(why.codes)}"
    for entry in why.weighed:
        yield f"      {write_action(entry.action, deck)} {entry.value:+.2f} +- {entry.error:.2f} ({entry.deals})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES_WITH_DECLARER))
    parser.add_argument("--level", default="hard", choices=LEVELS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--show", action="store_true")
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.processes) as pool:
        for game_id in chosen.games.split(","):
            seeds = range(chosen.seed * 100_000, chosen.seed * 100_000 + chosen.deals)
            whole = Judged()
            for one in pool.map(partial(judged, game_id, chosen.level), seeds, chunksize=4):
                whole.cards += one.cards
                whole.odd += one.odd
                if chosen.show and one.lines:
                    print("\n".join(one.lines), flush=True)
            print(f"{game_id:13}{chosen.level:9}{whole.line()}", flush=True)


if __name__ == "__main__":
    main()
