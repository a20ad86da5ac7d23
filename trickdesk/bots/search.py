"""Choosing among options by playing each of them out in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.playout import Resumed, Sheet, worth
from trickdesk.bots.policy import Policy, tables_of
from trickdesk.bots.worlds import Sampler, World
from trickdesk.engine.actions import Play
from trickdesk.engine.ask import AskPlay
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.view import PlayerView

BATCH = 8  # worlds between two looks at who is ahead
CLEAR = 2.5  # standard errors that settle a comparison
BETTER = 1.0  # standard errors by which the rule-based choice has to be beaten
LEAST = 8  # worlds that are always looked at


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a decision may cost: ``worlds`` at most, and ``cards`` played in playouts over all of them."""

    worlds: int
    cards: int

    def worlds_for(self, options: int, cards_each: int) -> int:
        """The number of worlds that the effort allows for so many options."""
        return max(LEAST, min(self.worlds, self.cards // max(1, options * cards_each)))


@dataclass(slots=True)
class Thinking:
    """One decision in the making: what is known, how much to think, the one source of chance, when to stop."""

    view: PlayerView
    hints: Hints
    effort: Effort
    rng: Random
    stop: Callable[[], bool]
    temperament: str = "steady"  # of bidding.TEMPERAMENTS

    def sampler(self) -> Sampler:
        return Sampler(self.view, self.hints.unlikely_buried(self.view))

    def draw(self, sampler: Sampler) -> World:
        """A world; of two the one in which the declarer, if it is somebody else, has more of a hand for the bid."""
        view, world = self.view, sampler.world(self.rng)
        contract = view.contract
        if contract is None or contract.declarer == view.seat or not self.hints.shows_strength(contract.bid):
            return world
        other, declarer = sampler.world(self.rng), contract.declarer
        trump = view.game.trump_index(contract.trump)
        first, second = (self.hints.strength(w.hands[declarer], trump) for w in (world, other))
        return other if second > first else world


def paired(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """The mean of the differences over the common worlds, and its standard error."""
    diffs = [a - b for a, b in zip(first, second, strict=False)]
    n = len(diffs)
    mean = sum(diffs) / n
    spread = sum((d - mean) ** 2 for d in diffs) / max(1, n - 1)
    return mean, sqrt(spread / n)


def best_option(
    count: int,
    value: Callable[[int, World], float],
    draw: Callable[[], World],
    worlds: int,
    stop: Callable[[], bool],
    favourite: int | None = None,
) -> int:
    """The option with the best mean ``value(option, world)`` over common worlds.

    Options that are clearly behind are dropped on the way. A ``favourite`` is chosen unless it is beaten by more
    than the noise.
    """
    if count == 1:
        return 0
    values: list[list[float]] = [[] for _ in range(count)]
    alive = list(range(count))
    for done in range(1, worlds + 1):
        world = draw()
        for option in alive:
            values[option].append(value(option, world))
        if stop():
            break
        if done % BATCH == 0 and done > BATCH:
            leader = max(alive, key=lambda option: sum(values[option]))
            alive = [option for option in alive if option == leader or not behind(values, option, leader)]
            if len(alive) == 1:
                break
    leader = max(alive, key=lambda option: sum(values[option]))
    if favourite is None:
        return leader
    gain, error = paired(values[leader], values[favourite])
    return leader if gain > BETTER * error else favourite


def behind(values: Sequence[Sequence[float]], option: int, leader: int) -> bool:
    """Whether an option is clearly worse than the leader."""
    gain, error = paired(values[leader], values[option])
    return gain > CLEAR * error and gain > 0


def card_classes(view: PlayerView, legal: CardSet, odd: CardSet) -> list[CardId]:
    """One card, the lowest, of each class of legal cards that are as good as each other.

    Two cards are, when they are of one suit, worth the same points, lie both open or both hidden, and no card that
    can still be played comes between them in any trick.
    """
    game = view.game
    trump = game.trump_index(view.contract.trump if view.contract else None)
    tables = tables_of(game, trump)
    order, above = tables.order, tables.above
    assert view.seat is not None
    gone = view.hand
    for trick in view.tricks:
        if trick.winner is not None:
            for card in trick.cards:
                gone |= 1 << card
    live = tables.all & ~gone
    row = view.shown[view.seat]
    ranked = sorted(cards_in(legal), key=lambda card: (order.suit_of[card], tables.keep[card]))
    chosen: list[CardId] = []
    last = -1
    for card in ranked:
        alike = (
            last >= 0
            and order.suit_of[card] == order.suit_of[last]
            and tables.points[card] == tables.points[last]
            and row >> card & 1 == row >> last & 1
            and not odd & (1 << card | 1 << last)
            and not any(beats[last] & ~beats[card] & live for beats in above)
        )
        if not alike:
            chosen.append(card)
        last = card
    return chosen


def card_options(view: PlayerView, ask: AskPlay, odd: CardSet) -> list[Play]:
    """The plays worth comparing; a card that leads as a named suit counts once for each name."""
    options = []
    for card in card_classes(view, ask.cards, odd):
        names = ask.names.get(card)
        options += [Play(card, name) for name in names] if names else [Play(card)]
    return options


def policy_for(thinking: Thinking) -> Policy:
    """The rule-based player for the deal in a view."""
    view = thinking.view
    assert view.contract is not None and view.teams is not None
    trump = view.game.trump_index(view.contract.trump)
    return thinking.hints.policy(view.contract.bid, trump, view.teams, view.contract.declarer)


def by_rule(thinking: Thinking, policy: Policy, resumed: Resumed) -> Play:
    """The rule-based player's choice; the hidden cards of the world it is asked in do not matter to it."""
    play = resumed.play(thinking.sampler().world(thinking.rng))
    card = policy.card(play, resumed.played)
    ask = thinking.view.ask
    assert isinstance(ask, AskPlay)
    names = ask.names.get(card)
    return Play(card, policy.name(play, names) if names else None)


def choose_card(thinking: Thinking) -> Play:
    """The card with the best mean result over common worlds, the rule-based choice in case of doubt."""
    view, ask = thinking.view, thinking.view.ask
    assert isinstance(ask, AskPlay) and view.contract is not None and view.teams is not None
    contract, teams, seat, game = view.contract, view.teams, ask.seat, view.game
    options = card_options(view, ask, thinking.hints.odd)
    if len(options) == 1:
        return options[0]
    policy, resumed = policy_for(thinking), Resumed(view)
    ruled = by_rule(thinking, policy, resumed)
    if not thinking.effort.worlds:
        return ruled
    if ruled in options:
        options.remove(ruled)
    options = [ruled, *(play for play in options if play.card != ruled.card or play.named is not None)]
    sampler = thinking.sampler()

    def value(option: int, world: World) -> float:
        chosen = options[option]
        play = resumed.play(world)
        play.play(chosen.card, chosen.named)
        policy.play_out(play, resumed.played | 1 << chosen.card)
        return worth(game, Sheet(view, contract, teams, play, world), seat)

    left = (view.hand.bit_count() + view.piles[seat]) * len(view.players)
    worlds = thinking.effort.worlds_for(len(options), left)
    best = best_option(
        len(options), value, lambda: thinking.draw(sampler), worlds, thinking.stop, favourite=0
    )
    return options[best]
