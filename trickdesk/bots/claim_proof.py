"""Proves that a claim holds in every possible deal, against any play.

All other players, partners included, are treated as one adversary, which decides as late as possible which
cards they hold. The search covers all deals consistent with what the claimer has seen at once, and
distinguishes them only by what the claimer sees. So a line of play that it finds works in every deal, and the
answer depends on the view alone.

Equivalent cards are searched as one. What may be claimed is a rule (`trickdesk.engine.claims`). The proof judges
people's claims too, but it is a search: it needs the bots' tables of cards, runs in their process so that the
window never waits for it, and bots that claim need it for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.simulation.rollout import ResumedPlay
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.claims import Claim, claims, is_all, side_of, taken_by
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay
from trickdesk.engine.view import PlayerView

FEW_EQUALS = 3  # up to this many equivalent cards are all tried if others play to the trick after them
NODES = 40_000  # limit of the search; a claim that needs more is rejected
BOT_NODES = 2_000  # the same for a bot's own claims
BOT_TRICKS = 6  # a bot looks for claims with at most this many tricks left
ROW, HAND = 4, 3  # cards drawn at a time from piles


class Unseen(NamedTuple):
    """All deals that are consistent with what one seat has seen.

    Tuples are indexed by seat; the claimer's own entries are empty.

    - `hand`: the claimer's cards, the row included.
    - `pool`: the cards that may be in any hand, pile or discard.
    - `known[s]`: cards that seat `s` certainly holds, its row included.
    - `hidden[s]`: how many other cards `s` holds, none of them in `cannot[s]`.
    - `rows[s]`: the face-up cards of a seat; `piles[s]`: how many cards are face down there, seen by nobody.
    """

    hand: CardSet
    pool: CardSet
    known: tuple[CardSet, ...]
    hidden: tuple[int, ...]
    cannot: tuple[CardSet, ...]
    rows: tuple[CardSet, ...]
    piles: tuple[int, ...]


def unseen_by(view: PlayerView) -> Unseen:
    """Return the deals that are possible for the viewer."""
    game, me = view.game, view.seat
    shown = reduce(or_, (*view.shown, *view.known))
    seats = range(game.seats)
    return Unseen(
        view.hand,
        game.deck.all & ~(view.hand | shown | view.played | view.turned | view.buried),
        tuple(0 if seat == me else view.shown[seat] | view.known[seat] for seat in seats),
        tuple(0 if seat == me else view.counts[seat] - view.known[seat].bit_count() for seat in seats),
        tuple(0 if seat == me else view.cannot[seat] for seat in seats),
        view.shown,
        view.piles,
    )


def is_possible(unseen: Unseen) -> bool:
    """Return whether such a deal exists (Hall's theorem).

    The cards in the pool that any group of seats may hold must be enough for the group. Piles and discards
    take the rest.
    """
    pool, needs = unseen.pool, sum(unseen.hidden)
    if not needs:
        return True
    holders = [(pool & ~no, n) for no, n in zip(unseen.cannot, unseen.hidden, strict=True) if n]
    if all(cards.bit_count() >= needs for cards, _ in holders):
        return True
    together = [(0, 0)]
    for cards, n in holders:
        for others, m in together[:]:
            both, size = cards | others, n + m
            if both.bit_count() < size:
                return False
            together.append((both, size))
    return True


def possible_cards(unseen: Unseen, seat: Seat) -> CardSet:
    """Return the cards that a seat may have in its hand."""
    hidden = unseen.pool & ~unseen.cannot[seat] if unseen.hidden[seat] else 0
    return unseen.known[seat] | hidden


def without(unseen: Unseen, seat: Seat, card: int, ruled_out: CardSet) -> Unseen | None:
    """Return the deals that are left after another seat has played a card.

    The card shows that the seat holds none of `ruled_out`. None if no deal allows it.
    """
    bit, known = 1 << card, unseen.known
    if known[seat] >> card & 1:
        known = replaced(known, seat, known[seat] & ~bit)
        after = unseen._replace(known=known, rows=replaced(unseen.rows, seat, unseen.rows[seat] & ~bit))
    else:
        hidden = replaced(unseen.hidden, seat, unseen.hidden[seat] - 1)
        after = unseen._replace(pool=unseen.pool & ~bit, hidden=hidden)
    if known[seat] & ruled_out:
        return None
    if ruled_out & ~after.cannot[seat]:
        after = after._replace(cannot=replaced(after.cannot, seat, after.cannot[seat] | ruled_out))
    return after if is_possible(after) else None


def replaced(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Return the tuple with one value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def names_alone(play: TrickPlay, card: CardId) -> tuple[int, ...]:
    """Return the suits that the seat on turn may name if it leads its only card."""
    hands, turn = play.hands, play.turn
    kept, hands[turn] = hands[turn], 1 << card
    names = play.names(card)
    hands[turn] = kept
    return names


class EquivalentCards:
    """Finds equivalent cards, which no rule distinguishes except by rank.

    `naming` has the cards that name a suit when led, `harmless` those that win no trick in another suit.
    """

    def __init__(self, game: Game, play: TrickPlay, is_plain: bool) -> None:
        self.play, self.is_plain, order = play, is_plain, play.order
        cards, leads = range(order.size), range(len(order.must))
        self.order = order
        self.naming = card_set(card for card in cards if names_alone(play, card))
        worth = type(play).legal is not TrickPlay.legal  # a game's own rules of play may depend on points
        signs: list[object] = []
        for card in cards:
            bound = [(order.must[lead] >> card & 1, order.may[lead] >> card & 1) for lead in leads]
            sign = (order.must[card], order.may[card], bound, worth and game.trick_points((card,)))
            signs.append(sign if is_plain and not self.naming >> card & 1 else card)
        self.alike = [[signs[a] == signs[b] for b in cards] for a in cards]
        suits = range(len(order.suit_mask))
        self.suits = [
            sorted((card for card in cards if order.suit_of[card] == suit), key=order.power[suit].__getitem__)
            for suit in suits
        ]
        self.harmless = card_set(
            card
            for card in cards
            if not any(order.power[suit][card] for suit in suits if suit != order.suit_of[card])
        )

    def best(self) -> CardId:
        """Return the card that is winning the trick on the table, by the tables."""
        play = self.play
        return max(play.trick, key=self.order.power[self.order.suit_of[play.lead]].__getitem__)

    def on_table(self) -> CardSet:
        """Return the cards of the trick on the table that still matter."""
        if not self.play.trick:
            return 0
        return 1 << self.best() if self.is_plain else card_set(self.play.trick)

    def trimmed(self, unseen: Unseen) -> Unseen:
        """Return the deals without equivalent cards that can't all be in a hand.

        It makes no difference which of them are gone. If there are piles, more of them may be drawn, so
        nothing is dropped.
        """
        if any(unseen.piles):
            return unseen
        slots, pool = sum(unseen.hidden), 0
        for group in self.groups(unseen, self.any_of(unseen)):
            pool |= card_set(group[-slots:]) if slots else 0
        return unseen if pool == unseen.pool else unseen._replace(pool=pool)

    def any_of(self, unseen: Unseen) -> CardSet:
        """Return the cards of the pool that some seat may hold."""
        cards = 0
        for seat, count in enumerate(unseen.hidden):
            cards |= unseen.pool & ~unseen.cannot[seat] if count else 0
        return cards

    def groups(self, unseen: Unseen, mine: CardSet) -> Iterator[list[CardId]]:
        """Yield the pool's cards in `mine`, in groups of equivalent ones, lowest first."""
        between = unseen.hand | self.on_table()
        between |= unseen.pool if any(unseen.piles) else 0
        for other in range(len(unseen.known)):
            between |= possible_cards(unseen, other)
        for suit in self.suits:
            group: list[CardId] = []
            for card in suit:
                if not between >> card & 1:
                    continue
                if group and not (mine >> card & 1 and self.are_equal(unseen, group[-1], card)):
                    yield group
                    group = []
                if mine >> card & 1:
                    group.append(card)
            if group:
                yield group

    def are_equal(self, unseen: Unseen, one: CardId, other: CardId) -> bool:
        """Return whether two pool cards are equivalent and the same seats may hold them."""
        return self.alike[one][other] and all(no >> one & 1 == no >> other & 1 for no in unseen.cannot)

    def representatives(self, unseen: Unseen, seat: Seat, others: int) -> list[CardId]:
        """Return the pool cards to try for a seat: representatives of each class.

        `others` is the number of other seats that play to this trick later. If a card may win, it matters to
        them which of several equivalent cards was played, so more than one is tried.
        """
        found = list[CardId]()
        power = self.order.power[self.order.suit_of[self.play.lead]] if self.play.trick else None
        best = power[self.best()] if power else 0
        for group in self.groups(unseen, unseen.pool & ~unseen.cannot[seat]):
            can_win = power is None or power[group[0]] > best
            if not others or not can_win:
                found.append(group[0])
            elif len(group) <= FEW_EQUALS:
                found += group
            else:
                middle = len(group) // 2
                found += dict.fromkeys(
                    (group[0], group[1], group[middle - 1], group[middle], group[-2], group[-1])
                )
        return found


class TooHard(Exception):
    """Raised if the search needs more nodes than its limit."""


class Move(NamedTuple):
    """A card, the suit that it names (if any), and the deals left after it."""

    card: CardId
    named: int | None
    after: Unseen


def proven_play(
    view: PlayerView, claim: Claim, nodes: int = NODES, stop: Callable[[], bool] = lambda: False
) -> Play | None:
    """Return the next card of a line that proves the claim.

    None if the claim is not certain or the proof is too long. The search ends early when `stop()` returns
    True.
    """
    try:
        return Proof(view, claim, nodes, stop).find_play()
    except TooHard:
        return None


def can_claim(view: PlayerView) -> bool:
    """Return whether a bot on lead can claim all of several remaining tricks.

    Only a short search is made.
    """
    if view.trick is not None or not 1 < view.hand.bit_count() <= BOT_TRICKS:
        return False
    return any(is_all(view, claim) and proven_play(view, claim, BOT_NODES) for claim in claims(view))


class Proof:
    """One proof search; `nodes` counts its positions."""

    def __init__(self, view: PlayerView, claim: Claim, limit: int, stop: Callable[[], bool]) -> None:
        assert view.seat is not None
        self.stop = stop
        game, self.me = view.game, view.seat
        self.view, self.claim, self.limit, self.nodes = view, claim, limit, 0
        self.unseen = unseen_by(view)
        self.side = side_of(view, self.me)
        self.mine = taken_by(view, self.side)
        self.left = view.tricks_left
        self.alone = not any(self.side >> seat & 1 for seat in view.players if seat != self.me)
        seats = range(game.seats)
        world = World([0 for _ in seats], [0 for _ in seats], [() for _ in seats], [], 0, 0)
        self.play: TrickPlay = ResumedPlay(view, knowledge_of(game).tricks).play(world)
        self.order = self.play.order
        self.above = tables_of(game, self.order).above
        self.costing = card_set(card for card in range(game.deck.size) if game.trick_points((card,)) > 0)
        self.is_plain = type(self.play).winner is TrickPlay.winner  # its tables decide who wins a trick
        self.equivalents = EquivalentCards(game, self.play, self.is_plain)
        self.naming = self.equivalents.naming
        self.start = len(self.play.tricks)
        # Whether the adversary wants to win tricks (True) or to lose them (False).
        self.many = claim.low > self.mine
        self.known: dict[object, bool] = {}

    def find_play(self) -> Play | None:
        """Return the first card of a proof, or None if there is none.

        Raises:
            TooHard: The search exceeds its limit.
        """
        if self.verdict(self.mine, self.left) is False:
            return None
        for move in self.own_moves(self.unseen):
            if self.holds_after(move, self.mine, self.left):
                return Play(move.card, move.named)
        return None

    # -- the search

    def holds(self, unseen: Unseen, mine: int, left: int) -> bool:
        """Return whether the claim holds from here on, with `left` tricks to complete."""
        if self.claim.clean and not self.can_cost(unseen):
            return True
        play = self.play
        if self.is_plain and not any(unseen.piles) and self.is_obvious(unseen, mine, left):
            return True
        unseen = self.equivalents.trimmed(unseen)
        key = self.key(unseen, mine)
        known = self.known.get(key)
        if known is None:
            self.nodes += 1
            if self.nodes > self.limit or self.stop():
                raise TooHard
            if play.turn == self.me:
                known = any(self.holds_after(move, mine, left) for move in self.own_moves(unseen))
            else:
                known = all(self.holds_after(move, mine, left) for move in self.moves(unseen))
            self.known[key] = known
        return known

    def holds_after(self, move: Move, mine: int, left: int) -> bool:
        """Return whether the claim holds after a move."""
        play, unseen = self.play, move.after
        play.hands[play.turn] = 1 << move.card
        play.play(move.card, move.named)
        try:
            if play.trick:
                return self.holds(unseen, mine, left)
            trick = play.tricks[-1]
            if self.side >> trick.winner & 1:
                mine += 1
                if self.claim.clean and card_set(trick.cards) & self.costing:
                    return False
            verdict = self.verdict(mine, left - 1)
            if verdict is not None:
                return verdict
            return all(self.holds(drawn, mine, left - 1) for drawn in self.drawn(unseen, 0))
        finally:
            play.undo()

    def verdict(self, mine: int, left: int) -> bool | None:
        """Return whether the claim is already won or lost; None while it is open.

        `mine` tricks are taken and `left` are to come.
        """
        low, high, clean = self.claim
        if mine > high or mine + left < low:
            return False
        return True if not left or (mine >= low and mine + left <= high and not clean) else None

    def key(self, unseen: Unseen, mine: int) -> object:
        """Return everything that the rest of the search depends on."""
        play = self.play
        key = (unseen, mine, play.turn, self.trick_so_far())
        if not self.names_left(unseen):
            return key
        # The suits that a card may be led as depend on what was played to earlier leads.
        return (*key, tuple((trick.leader, trick.lead, *trick.cards) for trick in play.tricks[self.start :]))

    def trick_so_far(self) -> object:
        """Return what still matters of the trick on the table.

        That is what must be followed, who is winning with which card, and whether it costs points.
        """
        play, order = self.play, self.order
        if not play.trick:
            return None
        led = order.suit_of[play.lead], order.must[play.lead], order.may[play.lead]
        if not self.is_plain:
            return led, tuple(play.trick)
        best = self.equivalents.best()
        costs = bool(self.claim.clean and card_set(play.trick) & self.costing)
        return led, play.leader, play.trick.index(best), best, costs

    def names_left(self, unseen: Unseen) -> bool:
        """Return whether a card that names a suit is still to be played."""
        if not self.naming:
            return False
        return bool(self.naming & (unseen.hand | unseen.pool | reduce(or_, unseen.known)))

    def can_cost(self, unseen: Unseen) -> bool:
        """Return whether a card that costs points can still be played."""
        still = unseen.hand | unseen.pool | reduce(or_, unseen.known) | card_set(self.play.trick)
        return bool(still & self.costing)

    # -- certain without a search

    def is_obvious(self, unseen: Unseen, mine: int, left: int) -> bool:
        """Return whether all of the claimer's cards clearly win, or clearly lose.

        False while the claimer has yet to play to the trick on the table.
        """
        play, low, high = self.play, self.claim.low, self.claim.high
        others, leads = self.others(unseen), play.turn == self.me
        if play.trick:
            taker = self.taker()
            if taker is None:
                return False
            led, best = self.order.suit_of[play.lead], self.equivalents.best()
            leads = taker == self.me
            if leads and self.above[led][best] & others:
                return False
        hand, suit_of, above = unseen.hand, self.order.suit_of, self.above
        if leads:
            all_win = all(not above[suit_of[card]][card] & others for card in cards_in(hand))
            return low <= mine + left <= high and not self.claim.clean and all_win
        if not self.alone or mine < low:
            return False
        mask = self.order.suit_mask
        return all(
            self.equivalents.harmless >> card & 1
            and not others & mask[suit_of[card]] & ~above[suit_of[card]][card]
            for card in cards_in(hand)
        )

    def taker(self) -> Seat | None:
        """Return who is winning the trick; None if the claimer has yet to play to it."""
        play = self.play
        seats = [play.leader]
        while len(seats) < len(play.trick):
            seats.append(play.after[seats[-1]])
        return seats[play.trick.index(self.equivalents.best())] if self.me in seats else None

    def others(self, unseen: Unseen) -> CardSet:
        """Return the cards that the other seats may play."""
        found = 0
        for seat in self.view.players:
            if seat != self.me:
                found |= possible_cards(unseen, seat)
        return found

    # -- moves

    def fill_hands(self, unseen: Unseen) -> None:
        """Give every seat of the play all cards that it may hold."""
        hands = self.play.hands
        for seat, cards in enumerate(unseen.known):
            hands[seat] = unseen.pool | cards
        hands[self.me] = unseen.hand

    def own_moves(self, unseen: Unseen) -> Iterator[Move]:
        """Yield the claimer's moves, the most promising first."""
        self.fill_hands(unseen)
        play, order = self.play, self.order
        cards = list(cards_in(play.legal()))
        cards.sort(key=lambda card: order.power[order.suit_of[card]][card], reverse=True)
        if not self.many and not play.trick:
            cards.reverse()
        names = [play.names(card) if not play.trick else () for card in cards]
        rows = unseen.rows
        for card, suits in zip(cards, names, strict=True):
            bit = 1 << card
            after = unseen._replace(
                hand=unseen.hand & ~bit, rows=replaced(rows, self.me, rows[self.me] & ~bit)
            )
            for named in suits or (None,):
                yield Move(card, named, after)

    def moves(self, unseen: Unseen) -> list[Move]:
        """Return the moves of another seat on turn, each possible in some deal.

        Equivalent cards are represented by some of them.
        """
        play, turn = self.play, self.play.turn
        self.fill_hands(unseen)
        found: list[Move] = []
        cards = [*cards_in(unseen.known[turn])]
        if unseen.hidden[turn]:
            cards += self.equivalents.representatives(unseen, turn, self.others_after(turn))
        for card in cards:
            for named in self.suits_for(card):
                out = self.ruled_out(unseen, turn, card, named)
                if (after := without(unseen, turn, card, out)) is not None:
                    found.append(Move(card, named, after))
        power = self.order.power[self.order.suit_of[play.lead] if play.trick else self.order.trump]
        # Likely refutations first: high cards if the adversary wants to win tricks, low ones otherwise.
        found.sort(key=lambda move: power[move.card], reverse=self.many)
        return found

    def others_after(self, turn: Seat) -> int:
        """Return how many other seats play to this trick after a seat."""
        play = self.play
        count, seat = 0, turn
        while seat != play.last:
            seat = play.after[seat]
            count += seat != self.me
        return count

    def suits_for(self, card: CardId) -> tuple[int | None, ...]:
        """Return the suits that a card may be led as; (None,) for an ordinary card."""
        if self.play.trick or not self.naming >> card & 1:
            return (None,)
        return names_alone(self.play, card)

    def ruled_out(self, unseen: Unseen, turn: Seat, card: CardId, named: int | None) -> CardSet:
        """Return the cards that a seat can't hold if it plays this card."""
        play = self.play
        if not self.names_left(unseen):
            return play.ruled_out(card)
        # The game's own `ruled_out` is incomplete if a card may be led as another suit, so try each other
        # card.
        hands, found = play.hands, 0
        kept = hands[turn]
        for other in cards_in(possible_cards(unseen, turn) & ~(1 << card)):
            hands[turn] = 1 << card | 1 << other
            allowed = play.legal() >> card & 1 and (named is None or named in play.names(card))
            found |= 0 if allowed else 1 << other
        hands[turn] = kept
        return found | unseen.cannot[turn]

    # -- piles

    def drawn(self, unseen: Unseen, seat: Seat) -> Iterator[Unseen]:
        """Yield every way in which seats from `seat` on refill rows and hands from piles."""
        while seat < len(unseen.piles) and not unseen.piles[seat]:
            seat += 1
        if seat == len(unseen.piles):
            yield unseen
            return
        for row in self.row_drawn(unseen, seat):
            for hand in self.hand_drawn(row, seat):
                yield from self.drawn(hand, seat + 1)

    def row_drawn(self, unseen: Unseen, seat: Seat) -> Iterator[Unseen]:
        """Yield every refill of an empty row, which all seats see."""
        size = 0 if unseen.rows[seat] else min(ROW, unseen.piles[seat])
        for cards in combinations(cards_in(unseen.pool), size):
            up = card_set(cards)
            after = unseen._replace(
                pool=unseen.pool & ~up,
                rows=replaced(unseen.rows, seat, unseen.rows[seat] | up),
                piles=replaced(unseen.piles, seat, unseen.piles[seat] - size),
            )
            if seat == self.me:
                yield after._replace(hand=after.hand | up)
            else:
                yield after._replace(known=replaced(after.known, seat, after.known[seat] | up))

    def hand_drawn(self, unseen: Unseen, seat: Seat) -> Iterator[Unseen]:
        """Yield every refill of an empty hand, which only its owner sees."""
        mine = seat == self.me
        held = unseen.hand & ~unseen.rows[seat] if mine else unseen.hidden[seat]
        size = 0 if held else min(HAND, unseen.piles[seat])
        if not size:
            yield unseen
            return
        piles = replaced(unseen.piles, seat, unseen.piles[seat] - size)
        if not mine:
            yield unseen._replace(
                piles=piles,
                hidden=replaced(unseen.hidden, seat, size),
                cannot=replaced(unseen.cannot, seat, 0),
            )
            return
        for cards in combinations(cards_in(unseen.pool), size):
            new = card_set(cards)
            yield unseen._replace(hand=unseen.hand | new, pool=unseen.pool & ~new, piles=piles)
