"""Chooses a card: by rule, unless simulated deals clearly favour another one.

Beginners play high cards first, keep trumps for later and don't plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from trickdesk.bots.cardplay.conventions import YIELDS, find_vetoes, seen_by
from trickdesk.bots.cardplay.endgames import Endgames
from trickdesk.bots.cardplay.reasons import known_facts, play_reasons
from trickdesk.bots.decision.explain import (
    KEEP_CODES,
    LEAVE_CODES,
    TRUMP_CODES,
    VOID_CODES,
    ActionValue,
    Reason,
)
from trickdesk.bots.decision.match_equity import DealValue, equity_of
from trickdesk.bots.decision.search import (
    Results,
    SearchContext,
    best_of,
    compare,
    preferred,
    progress_watcher,
    record_results,
)
from trickdesk.bots.decision.stopping import CLEAR, TRIFLE
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.simulation.hand_evaluation import points_of
from trickdesk.bots.simulation.policy import Policy, least_valuable, most_valuable
from trickdesk.bots.simulation.rollout import ResumedPlay, played_deal
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tables import Tables, tables_of
from trickdesk.bots.simulation.tricks import NOBODY, Tricks
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.view import PlayerView

TRIVIAL_GAIN = 0.1  # points; a smaller gain never overrides a convention


def beginner_card(policy: Policy, tricks: Tricks) -> CardId:
    """Return the card that a beginner plays for the seat on turn.

    A beginner leaves a trick to a partner, but doesn't draw trumps, give points to a partner, save high cards
    or count cards. `policy` knows who plays with whom.
    """
    legal, rules = tricks.legal(), policy.rules
    if not legal & (legal - 1):
        return policy.card(tricks)
    if not tricks.trick_size:
        plain = legal & ~rules.mask[rules.trump]
        return most_valuable(plain or legal, rules.keep)
    policy.read_trick(tricks, legal)
    winners = policy.winners
    if policy.friends[tricks.turn] >> policy.holder & 1 or not winners:
        return least_valuable(legal & ~winners or legal, rules.lose)
    last = tricks.trick_size == tricks.count - 1
    return least_valuable(winners, rules.keep) if last else most_valuable(winners, rules.keep)


def timid_card(policy: Policy, tricks: Tricks) -> CardId:
    """Return the card that a beginner plays where low wins.

    A beginner stays low, and throws the highest card whatever it counts, but looks neither at who wins the trick nor
    for the cards that are still out.
    """
    legal, rules = tricks.legal(), policy.rules
    void = tricks.trick_size and not legal & rules.mask[rules.suit_of[tricks.lead]]
    return most_valuable(legal, rules.keep) if void else least_valuable(legal, rules.keep)


def card_classes(view: PlayerView, legal: CardSet, odd: CardSet) -> list[list[CardId]]:
    """Return the legal cards in classes of equivalent cards, lowest first.

    Two cards are equivalent if they belong to one suit, are worth the same points, are both open or both
    hidden, and no card still to be played ranks between them in any trick.
    """
    tables = tables_of(view.game, view.order)
    order, above = tables.order, tables.above
    assert view.seat is not None
    gone = view.hand | view.buried
    for trick in view.finished:
        gone |= card_set(trick.cards)
    live = tables.all & ~gone
    row = view.shown[view.seat]
    ranked = sorted(cards_in(legal), key=lambda card: (order.suit_of[card], tables.keep[card]))

    def alike(card: CardId, last: CardId) -> bool:
        return (
            order.suit_of[card] == order.suit_of[last]
            and tables.points[card] == tables.points[last]
            and row >> card & 1 == row >> last & 1
            and not odd & (1 << card | 1 << last)
            and not any(beats[last] & ~beats[card] & live for beats in above)
        )

    classes: list[list[CardId]] = []
    for card in ranked:
        known = next((cards for cards in classes if alike(card, cards[-1])), None)
        if known is None:
            classes.append([card])
        else:
            known.append(card)
    return classes


def card_options(ask: AskPlay, classes: Sequence[Sequence[CardId]]) -> list[Play]:
    """Return the plays to compare, one of each class.

    A card that can be led as several suits counts once for each.
    """
    options = []
    for card, *_ in classes:
        names = ask.names.get(card)
        options += [Play(card, name) for name in names] if names else [Play(card)]
    return options


def even_world(context: SearchContext) -> World:
    """Return a random world that the view allows.

    For results that don't depend on hidden cards.
    """
    return Beliefs(context.view, context.knowledge, context.rng, weighted=False).world()


def policy_for(context: SearchContext, tricks: Tricks) -> Policy:
    """Return the rule-based player for the deal in a view."""
    return context.knowledge.policy(context.view.terms, tricks.rules)


def remembered_cards(view: PlayerView, tricks: int | None) -> CardSet:
    """Return the cards played, as far as a player remembers.

    `tricks`: how many completed tricks the player remembers; None for all.
    """
    over = view.finished
    kept = over if tricks is None else over[max(0, len(over) - tricks) :]
    seen = card_set(card for trick in kept for card in trick.cards)
    return seen | (card_set(view.trick.cards) if view.trick else 0)


def by_rule(context: SearchContext, policy: Policy, tricks: Tricks) -> Play:
    """Return the rule-based player's choice.

    It does not depend on the hidden cards of the given world.
    """
    level, plays_for_points = context.level, policy.plays_for_points
    tricks.played = remembered_cards(context.view, level.memory)
    policy.plays_for_points = plays_for_points and level.plays_for_points
    beginner = level.beginner and context.knowledge.has_beginner(context.view.terms)
    simple = timid_card if context.view.game.low_wins else beginner_card
    card = simple(policy, tricks) if beginner else policy.card(tricks)
    policy.plays_for_points = plays_for_points
    ask = context.view.ask
    assert isinstance(ask, AskPlay)
    return Play(card, policy.name(tricks, card) if ask.names.get(card) else None)


class CardSearch:
    """Compares the legal plays in common worlds."""

    def __init__(
        self, context: SearchContext, options: Sequence[Play], policy: Policy, resumed: ResumedPlay
    ) -> None:
        view = context.view
        assert view.seat is not None
        self.context, self.view, self.options = context, view, options
        self.policy, self.resumed = policy, resumed
        self.moves = [(play.card, NOBODY if play.named is None else play.named) for play in options]
        infers = context.level.inference
        self.beliefs = Beliefs(view, context.knowledge, context.rng, weighted=infers, watched=infers)
        self.terms = view.terms
        equity = equity_of(view, view.seat)
        self.equity, self.worth = equity, equity.worth
        self.endings = Endgames(view, context.knowledge, resumed, context.effort, self.worth)
        self.left = sum(map(view.cards_of, view.players))
        self.cards = self.worlds = 0
        self.mine = equity.mine
        # The value of each end, by what each seat took, and by the part of it that is scored.
        self.known: dict[tuple[int, ...], DealValue] = {}
        self.alike: dict[tuple[int, ...], DealValue] = {}

    def evaluate(self, world: World, alive: Sequence[int]) -> tuple[list[DealValue], list[float]]:
        """Return the values of some options in a world.

        Returns:
            Two lists: the values when played out by the policy, and with best play, which is empty if that
                wasn't solved.
        """
        played = []
        tricks, end_after = self.resumed.in_flat(world), self.policy.end_after
        buried = points_of(tricks.rules, world.buried | world.dead)
        for option in alive:
            key = end_after(tricks, *self.moves[option], buried)
            value = self.known.get(key)
            if value is None:
                value = self.known[key] = self.end_value(tricks, key, world)
            played.append(value)
        self.cards += self.left * len(alive)
        self.worlds += 1
        return played, self.endings.values(world, [self.options[option] for option in alive])

    def end_value(self, tricks: Tricks, key: tuple[int, ...], world: World) -> DealValue:
        """Return the value of a new end, reusing that of another with the same score."""
        mine = sum([tricks.places[seat].taken for seat in self.mine])
        points = self.context.knowledge.scored(self.terms, key[:-1])
        if points is not None:
            return self.equity.worth_of(points, self.terms, mine)
        alike = key[-1], mine, *self.context.knowledge.score_key(self.terms, key[:-1])
        value = self.alike.get(alike)
        if value is None:
            taken = self.resumed.taken(tricks)
            value = self.alike[alike] = self.worth(played_deal(self.view, self.terms, taken, world))
        return value

    def enough(self) -> bool:
        """Return whether enough work is done, or the search must stop."""
        return self.context.effort.is_spent(self.worlds, self.cards) or self.context.stop()

    def best(self, favourite: int, vetoes: Mapping[int, str]) -> int:
        """Return the option to choose: the favourite, unless another is clearly better.

        An option in `vetoes` must be clearly better than all others. If it isn't, the veto becomes the reason
        for the choice.
        """
        watch = progress_watcher(self.context, self.options)
        results, alive = compare(
            len(self.options),
            self.evaluate,
            self.beliefs.world,
            self.context.effort.worlds,
            self.enough,
            watch,
            TRIFLE * self.equity.scoring_rate.gain,
        )
        chosen = self.pick(results, alive, favourite, vetoes)
        record_results(self.context, results, alive, self.options, chosen)
        return chosen

    def pick(
        self, results: Sequence[Results], alive: Sequence[int], favourite: int, vetoes: Mapping[int, str]
    ) -> int:
        """Return the option to choose from the results; see `best`."""
        allowed = [option for option in range(len(results)) if option not in vetoes]
        if not allowed:
            return preferred(results, alive, favourite)
        good = [option for option in alive if option in allowed] or [best_of(results, allowed)]
        leader = best_of(results, alive)
        if leader in vetoes:
            gain, error = results[leader].lead(results[best_of(results, good)])
            if gain > max(TRIVIAL_GAIN, CLEAR * error):
                return leader
            self.context.reasons = [Reason(vetoes[leader])]
        return preferred(results, good, favourite if favourite in good else best_of(results, good))


def choose_card(context: SearchContext) -> Play:
    """Choose the card with the best mean result over common worlds.

    The rule-based choice wins if the difference is not clear.
    """
    view, ask = context.view, context.view.ask
    assert isinstance(ask, AskPlay)
    classes = card_classes(view, ask.cards, context.knowledge.odd)
    options = card_options(ask, classes)
    chosen = options[0]
    if len(options) > 1 or context.on_progress is not None:
        resumed = ResumedPlay(view, context.knowledge.tricks)
        tricks = resumed.in_flat(even_world(context))
        policy = policy_for(context, tricks)
        ruled = by_rule(context, policy, tricks)
        favourite = next(i for i, option in enumerate(options) if represents(ruled, option, classes))
        chosen = options[favourite]
        if context.effort.worlds:
            veto = find_vetoes(context, policy, tricks)
            why = {i: veto[option.card] for i, option in enumerate(options) if option.card in veto}
            chosen = options[CardSearch(context, options, policy, resumed).best(favourite, why)]
    card = among_equals(context, next(cards for cards in classes if cards[0] == chosen.card))
    context.weighed = [
        replace(entry, action=Play(card, chosen.named)) if entry.action == chosen else entry
        for entry in context.weighed
    ]
    return Play(card, chosen.named)


def among_equals(context: SearchContext, cards: Sequence[CardId]) -> CardId:
    """Return which of some equivalent cards to play.

    The choice matters because it tells the others something. A card that looks wasteful misleads a partner,
    so it is the lowest card, with two exceptions:

    - Winners are led from the top. In a plain suit the declarer leads any of them: a fixed choice would tell
      the opponents what else the declarer holds.
    - If every trick is needed, a card that may win is the highest one. Everyone knows that, so it tells no
      more than the lowest would.
    """
    view = context.view
    if len(cards) == 1:
        return cards[0]
    tables = tables_of(view.game, view.order)
    suit = tables.order.suit_of[cards[0]]
    if not view.trick and not tables.above[suit][cards[0]] & tables.order.suit_mask[suit] & ~seen_by(view):
        deceives = view.seat == view.terms.declarer and suit != tables.order.trump
        return context.rng.choice(cards) if deceives else cards[-1]
    return cards[-1] if needs_all(view) and beats_trick(view, tables, cards[0]) else cards[0]


def needs_all(view: PlayerView) -> bool:
    """Return whether a side misses its goal if it loses another trick."""
    assert view.seat is not None
    own = view.game.own_goal(view.goals, view.seat)
    if own is None or own.goal.in_points:
        return False
    team = next(team for team in view.terms.teams if view.seat in team)
    seats = own.seats if view.contract is None else team
    left = view.game.deal_size(view.deal_number).hand - sum(view.taken)
    return own.goal.amount - sum(view.taken[seat] for seat in seats) == left


def beats_trick(view: PlayerView, tables: Tables, card: CardId) -> bool:
    """Return whether a card beats all cards on the table."""
    trick = view.trick
    if trick is None:
        return True
    led = tables.order.suit_of[trick.lead(view.game.deck)]
    return all(tables.above[led][other] >> card & 1 for other in trick.cards)


def card_reasons(context: SearchContext, play: Play) -> list[Reason]:
    """Return what a card does, what its player knows, and the rule that decided.

    Nothing that would be said of every other choice as well, and no card is kept that the next best choice keeps.
    """
    view = context.view
    tricks = ResumedPlay(view, context.knowledge.tricks).in_flat(even_world(context))
    policy, others = policy_for(context, tricks), other_cards(context, play)
    does = [
        reason
        for reason in play_reasons(context, policy, tricks, play.card)
        if not others or any(reason not in play_reasons(context, policy, tricks, card) for card, _ in others)
    ]
    next_best = [card for card, value in others if value == others[0][1]]
    does = [
        reason
        for reason in does
        if reason.code != "keeps-points"
        or any(reason not in play_reasons(context, policy, tricks, card) for card in next_best)
    ]
    facts = [
        reason
        for reason in known_facts(context, tricks, play.card)
        if reason.code not in KEEP_CODES
        or any(reason not in known_facts(context, tricks, card) for card in next_best)
    ]
    # What is kept says what a card is for that leaves the trick to others. A card that counts as a trump does always,
    # except beside a two that may win. Who is void matters only for what a card does.
    codes = {reason.code for reason in does[:1]}
    first = KEEP_CODES if codes <= {*LEAVE_CODES} else () if "two-wins" in codes else KEEP_CODES[:1]
    # A trump that would win now isn't kept to trump another trick.
    now = TRUMP_CODES if "ducks" in codes else ()
    kept = [reason for reason in facts if reason.code in first and reason.code not in now]
    unsaid = VOID_CODES if not does else ()
    rules = [one for one in context.reasons if one.code != YIELDS or not points_given(context, play)]
    rest = [one for one in (*facts, *rules) if one not in (*kept, *does) and one.code not in unsaid]
    return [*kept, *does, *rest]


def other_cards(context: SearchContext, play: Play) -> list[tuple[CardId, float]]:
    """Return the cards that were compared and are worth less or more, best first."""
    values = {entry.action.card: entry.value for entry in context.weighed if isinstance(entry.action, Play)}
    others = [(card, value) for card, value in values.items() if value != values.get(play.card, value)]
    return sorted(others, key=lambda other: -other[1])


def points_given(context: SearchContext, play: Play) -> bool:
    """Return whether a card counts although another legal one doesn't."""
    ask, points = context.view.ask, tables_of(context.view.game, context.view.order).points
    assert isinstance(ask, AskPlay)
    return points[play.card] > min(points[card] for card in cards_in(ask.cards))


def for_all(context: SearchContext, weighed: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    """Return an entry for each legal card; equivalent cards were tried as one."""
    view, ask = context.view, context.view.ask
    if not isinstance(ask, AskPlay):
        return tuple(weighed)
    alike = {card: cards for cards in card_classes(view, ask.cards, context.knowledge.odd) for card in cards}
    found: list[ActionValue] = []
    for entry in weighed:
        action = entry.action
        assert isinstance(action, Play)
        cards = [action.card, *(card for card in alike[action.card] if card != action.card)]
        found += [replace(entry, action=Play(card, action.named)) for card in cards]
    return tuple(found)


def represents(play: Play, option: Play, classes: Sequence[Sequence[CardId]]) -> bool:
    """Return whether an option represents a play."""
    return play.named == option.named and any(
        play.card in cards and option.card == cards[0] for cards in classes
    )
