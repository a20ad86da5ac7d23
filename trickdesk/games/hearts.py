"""Hearts: avoid hearts and the queen of spades.

"Rules 4.2" refers to that paragraph of assets/games/hearts/rules.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import OTHERS, SELF
from trickdesk.engine.cards import RANKS_52, CardId, CardSet, Seat, card_set, cards_in, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine, SeenDeal
from trickdesk.engine.errors import Message, OptionError, Problem
from trickdesk.engine.game import LAST_DEAL, NO_TRUMP, Game, Option, OptionValue, Picture, Preset, switch
from trickdesk.engine.order import CardOrder, printed_order
from trickdesk.engine.phases import Choose, PassCards, Phase, PlayPhase
from trickdesk.engine.play import BoundedPlay, Bounds, Start, Trick, TrickPlay

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

DECKS = {players: french_deck(RANKS_52, without=without)
         for players, without in {3: ("2D",), 4: (), 5: ("2D", "2C")}.items()}  # fmt: skip
QUEEN, JACK = "QS", "JD"
HIGH_SPADES = {"KS": 10, "AS": 7}
SPOTS = {rank: spots for spots, rank in enumerate(RANKS_52, 2)}
JACK_COUNTS = -10
PASSED = 3  # cards that each seat passes
# Ways to pass cards, in seats to the left; some need a number of players.
WAYS = {"left": 1, "right": -1, "across": 2, "none": 0, "second_left": 2, "second_right": -2}
PLAYERS = {"across": 4, "second_left": 5, "second_right": 5}
CHOICE = "choice"
NOT_BROKEN = Problem("NOT_BROKEN", "You can't lead hearts before somebody has thrown one.")
NEITHER_PLAYED = Problem(
    "NOT_BROKEN", "You can't lead hearts before a heart or the queen of spades has been played."
)
NO_POINTS_YET = Problem("NO_POINTS_YET", "You can't throw hearts or the queen of spades on the first trick.")
NO_HEARTS_YET = Problem("NO_POINTS_YET", "You can't throw hearts on the first trick.")
NO_COUNTING_YET = Problem("NO_POINTS_YET", "You can't throw a card with points on the first trick.")
NOTE_HIGH_SPADES = (
    "Hearts and the queen, king and ace of spades count against the player who takes them. "
    "Get rid of your highest card below the winning one, or else play low."
)
NOTES_WITHOUT_QUEEN = {
    "pass": "Points are bad in this game. High hearts are dangerous to keep.",
    "follow": "Hearts count against the player who takes them. "
    "Get rid of your highest card below the winning one, or else play low.",
}


class Hearts(Game):
    """Hearts: everyone plays alone, and the lowest score wins."""

    id = "hearts"
    name = "Hearts"
    tagline = "Avoid hearts and the queen of spades. Lowest score wins."
    picture = Picture(("10H", "KH", "AH", "QS"), "claret")
    newcomers = 1
    is_guest = True
    deck = DECKS[4]
    counts_points = True
    low_wins = True
    notes = {
        "pass": "Points are bad in this game. High hearts and high spades are dangerous to keep.",
        "lead": "The winner of a trick takes its points, and points are bad. Low cards are safe.",
        "follow": "Hearts and the queen of spades count against the player who takes them. "
        "Get rid of your highest card below the winning one, or else play low.",
        "throw": "A card of another suit can't take the trick. Get rid of a dangerous one.",
        "score": "The difference is the same, but points for the others bring the end of the match nearer.",
    }
    tips = {
        "keeps-danger": "Pass the queen of spades, or the king and ace, if you have fewer than four spades. "
        "Then pass high hearts.",
        "throws-harmless": "Throw the queen of spades first, then high hearts, then high cards of a short suit.",
        "lets-shoot": "When one player has taken all the hearts so far, keep a high heart and take a trick with it.",
    }
    lacks = ("auction",)
    option_list = (
        Option("players", "Players", 4, (3, 4, 5), group="deal"),
        Option("passing", "Passing three cards", "cycle",
               ("cycle", "left", "none", "right", "across", "everyone", "second_left", "second_right"), "",
               {"cycle": "left, right, across, not at all", "left": "always to the left", "none": "never",
                "right": "always to the right", "across": "always across",
                "everyone": "to everyone in turn, then not at all",
                "second_left": "always to the second on the left",
                "second_right": "always to the second on the right"}, group="exchange"),
        switch("club_leads", "The lowest club leads", True,
               "Off: the player to the left of the dealer leads any card."),
        switch("safe_start", "First trick without points", True,
               "Hearts and the queen of spades can't be thrown on the first trick."),
        Option("breaking", "Hearts may be led", "hearts", ("hearts", "queen", "any"), "",
               {"hearts": "once a heart has been played", "queen": "once a heart or the queen has been played",
                "any": "at any time"}),
        Option("moon", "Shooting the moon", OTHERS, (OTHERS, SELF, CHOICE), "",
               {OTHERS: "all the points for everyone else", SELF: "all the points off your own score",
                CHOICE: "the player who shot it chooses"}, group="score"),
        switch("jack", "The jack of diamonds is worth −10", False, "If you take it, you score ten points less.",
               group="score"),
        Option("target", "The match ends at", 100, (50, 100, 75, 150, 500), group="score"),
        Option("queen", "The queen of spades counts", 13, (13, 5, 25, 0),
               "If it counts nothing, it is a card like any other.", {0: "nothing"}, group="score"),
        Option("hearts", "Each heart counts", "one", ("one", "spots"), "",
               {"one": "one point", "spots": "its number; jack 11, queen 12, king 13, ace 14"}, group="score"),
        switch("high_spades", "The king and ace of spades count, too", False, "The king counts 10 and the ace 7.",
               group="score"),
        LAST_DEAL,
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset("Short evening", {"target": 50}, "A short evening: to 50", "At home", stated=("target",)),
        Preset(
            "Omnibus",
            {"jack": True},
            "The jack of diamonds helps",
            "United States",
            ("omnibus",),
            stated=("jack",),
        ),
        Preset(
            "Spot Hearts",
            {"hearts": "spots", "queen": 25, "target": 500},
            place="United States",
            stated=("hearts",),
        ),
        Preset(
            "Black Maria",
            {
                "high_spades": True,
                "passing": "right",
                "club_leads": False,
                "safe_start": False,
                "breaking": "any",
            },
            place="United Kingdom",
            stated=("high_spades",),
        ),
    )

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        players = int(chosen["players"])
        if option.name == "passing":
            fitting = [way for way in option.choices if PLAYERS.get(str(way), players) == players]
            return [way for way in fitting if way != "everyone" or players == 5]
        if option.name == "high_spades" and not chosen["queen"]:
            return (option.default,)
        found = super().choices(option, chosen)
        return sorted(found) if option.name in ("target", "queen") else found

    def setup(self) -> None:
        self.seats = self.sides = int(self.options["players"])
        self.target = int(self.options["target"])
        needed = PLAYERS.get(str(self.options["passing"]), self.seats)
        if needed != self.seats and needed == PLAYERS["across"]:
            raise OptionError("Passing across needs four players.")
        if needed != self.seats:
            raise OptionError("Passing to the second player needs five players.")
        if self.options["high_spades"] and not self.options["queen"]:
            raise OptionError("The king and ace of spades count only if the queen does.")
        self.deck = deck = DECKS[self.seats]
        self.hand_size = deck.size // self.seats
        hearts = card_set(card for card in range(deck.size) if deck.suits[deck.suit[card]] == "H")
        self.queen_counts = int(self.options["queen"])
        queen = 1 << deck.id[QUEEN] if self.queen_counts else 0  # without points, a card like any other
        clubs = card_set(card for card in range(deck.size) if deck.suits[deck.suit[card]] == "C")
        spots = self.options["hearts"] == "spots"
        values = {card: SPOTS[deck.names[card][:-1]] if spots else 1 for card in cards_in(hearts)}
        spades = {QUEEN: self.queen_counts} | (HIGH_SPADES if self.options["high_spades"] else {})
        values |= {deck.id[name]: counts for name, counts in spades.items() if counts}
        self.passes_cards = self.options["passing"] != "none"
        self.hearts, self.queen, self.lowest_club = hearts, queen, clubs & -clubs
        self.penalties = card_set(values)
        self.everything = sum(values.values())  # points in a deal
        high = self.options["high_spades"]
        self.moon_line = SHOT_HIGH if high else SHOT if queen else SHOT_WITHOUT_QUEEN
        guarded, breaking = {"hearts": (hearts, hearts), "queen": (hearts, hearts | queen), "any": (0, 0)}[
            str(self.options["breaking"])
        ]
        self.bounds = Bounds(  # rules 4.1 to 4.4
            opening=self.lowest_club if self.options["club_leads"] else 0,
            barred=self.penalties if self.options["safe_start"] else 0,
            guarded=guarded,
            breaking=breaking,
            why_guarded=NOT_BROKEN if breaking == guarded else NEITHER_PLAYED,
            why_barred=NO_COUNTING_YET if high else NO_POINTS_YET if queen else NO_HEARTS_YET,
        )
        if not queen:
            self.notes = self.notes | NOTES_WITHOUT_QUEEN
        elif high:
            self.notes = self.notes | {"follow": NOTE_HIGH_SPADES}
        if self.options["jack"]:
            values[deck.id[JACK]] = JACK_COUNTS
        self.values = values

    def order_for(self, trump: int) -> CardOrder:
        """Ace high, two low, no trump (rules 1.1)."""
        return printed_order(self.deck, len(self.deck.suits), RANKS_52)

    def trick_play(self, start: Start) -> TrickPlay:
        return BoundedPlay(start, self.bounds)

    def trick_points(self, cards: Sequence[CardId]) -> int:
        return sum(self.values.get(card, 0) for card in cards)

    def notice(self, seen: SeenDeal) -> Message | None:
        if not seen.players or not self.bounds.guarded:
            return None
        if seen.played & self.bounds.breaking:
            return Message("broken", suit="H", meaning=Message("Hearts can be led now."))
        return Message("not broken yet", suit="H", meaning=self.bounds.why_guarded.message)

    def is_harmless(self, seen: SeenDeal) -> bool:
        """Whether this is a first trick on which no points can fall (rules 4.3)."""
        trick, barred = seen.trick, self.bounds.barred
        if trick is None or seen.finished or not barred or card_set(trick.cards) & barred:
            return False
        order = self.order_for(len(self.deck.suits))
        return not order.suit_mask[order.suit_of[trick.cards[0]]] & barred

    # -- the flow of a deal

    def passed_by(self, number: int) -> int:
        """How many seats to the left the cards go in deal `number` (rules 3.1, 3.2, 7.2).

        0 means that nobody passes.
        """
        passing = str(self.options["passing"])
        way: tuple[int, ...]
        if passing == "everyone" and self.seats == 5:
            way = (1, -1, 2, -2, 0)
        elif passing in ("cycle", "everyone"):
            way = (1, -1, 2, 0) if self.seats == 4 else (1, -1, 0)
        else:
            way = (WAYS[passing],)
        return way[(number - 1) % len(way)]

    def beginning_with(self, number: int) -> Mapping[str, OptionValue]:
        """Options of a match whose first deal passes cards the same way as deal `number`."""
        by = self.passed_by(number)
        if by == self.passed_by(1):
            return {}
        fits = [way for way in WAYS if PLAYERS.get(way, self.seats) == self.seats]
        return {"passing": next(way for way in fits if WAYS[way] == by)}

    @property
    def calls(self) -> tuple[str, ...]:
        return (OTHERS, SELF)

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Ask for the cards to pass, unless nobody passes in this deal (rules 3.1)."""
        self.set_teams(table, tuple((seat,) for seat in range(self.seats)))
        table.set_trump(None, NO_TRUMP, [])  # the same in every deal, so it needs no event
        by, first = self.passed_by(len(table.deals)), (table.dealer + 1) % self.seats
        if not by:
            return self.first_lead(table)
        return PassCards(first, PASSED, [(seat + by) % self.seats for seat in range(self.seats)], table.hands)

    def first_lead(self, table: TableState) -> Phase:
        """Start the tricks with the holder of the lowest club (rules 4.1)."""
        leader = (table.dealer + 1) % self.seats
        if self.bounds.opening:
            leader = next(seat for seat, hand in enumerate(table.hands) if hand & self.bounds.opening)
        return self.start_play(table, leader)

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, PassCards):
            return self.first_lead(table)
        if isinstance(done, PlayPhase) and self.options["moon"] == CHOICE:
            shooter = self.shooter(self.taken_cards(done.play.tricks))
            if shooter is not None:
                values = (self.everything, -self.everything)
                return Choose("score", shooter, (OTHERS, SELF), values=values)
        return None

    # -- score

    def taken_cards(self, tricks: Sequence[Trick]) -> list[CardSet]:
        """Return the cards in each seat's tricks."""
        took = [0] * self.seats
        for trick in tricks:
            took[trick.winner] |= card_set(trick.cards)
        return took

    def shooter(self, took: Sequence[CardSet]) -> Seat | None:
        """Return who took all cards that cost points, or None (rules 5.2, 7.9, 7.11)."""
        wanted = self.penalties
        return next((seat for seat, cards in enumerate(took) if cards & wanted == wanted), None)

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score hearts, spades and shooting the moon (rules 5.1, 5.2, 7.10, 7.11)."""
        took = self.taken_cards(deal.tricks)
        shooter = self.shooter(took)
        jack = 1 << self.deck.id[JACK] if self.options["jack"] else 0
        jacks = [JACK_COUNTS if cards & jack else 0 for cards in took]
        if shooter is not None:
            return self.score_moon(deal, shooter, jacks)
        lines = []
        for seat, cards in enumerate(took):
            hearts, points = cards & self.hearts, self.trick_points(list(cards_in(cards)))
            message = Message(SCORED[bool(cards & self.queen), bool(cards & jack)], hearts=hearts.bit_count())
            if self.everything > len(RANKS_52) + self.queen_counts:
                worth = self.trick_points(list(cards_in(hearts)))
                text = SCORED_POINTS[bool(cards & jack)]
                message = Message(text, hearts=worth, spades=points - worth - jacks[seat])
            lines.append(ScoreLine(seat, points, message))
        return DealResult(tuple(line.points or 0 for line in lines), tuple(lines))

    def score_moon(self, deal: PlayedDeal, shooter: Seat, jacks: Sequence[int]) -> DealResult:
        """Score a deal in which the moon was shot (rules 5.2, 7.6)."""

        def scores(way: str) -> tuple[int, ...]:
            own, each = (0, self.everything) if way == OTHERS else (-self.everything, 0)
            return tuple((own if seat == shooter else each) + jack for seat, jack in enumerate(jacks))

        way = str(self.options["moon"])
        if way == CHOICE and deal.calls:
            way = deal.calls[-1][1]
        elif way == CHOICE:
            # Nobody has chosen in a deal that bots imagine. A shooter in front wants the match to end.
            totals = [total + gained for total, gained in zip(deal.totals, scores(OTHERS), strict=True)]
            way = OTHERS if totals[shooter] == min(totals) else SELF
        points = scores(way)
        lines = [
            ScoreLine(seat, points[seat], Message(self.moon_line if seat == shooter else SHOT_BY_ANOTHER))
            for seat in range(self.seats)
        ]
        return DealResult(points, tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The seats with the lowest total at the end (rules 6.1, 6.2, 7.12)."""
        if self.last_deal:
            return self.after_last_deal(match)
        if max(match.totals) < self.target:
            return ()
        return tuple(seat for seat, total in enumerate(match.totals) if total == min(match.totals))


SCORED = {  # keys: whether the queen of spades was taken, and the jack if it counts
    (False, False): "hearts: {hearts}",
    (True, False): "hearts: {hearts}, and the queen of spades",
    (False, True): "hearts: {hearts}, and the jack of diamonds",
    (True, True): "hearts: {hearts}, the queen of spades and the jack of diamonds",
}
SCORED_POINTS = (  # with other values: without and with the jack of diamonds
    "points in hearts: {hearts}, in spades: {spades}",
    "points in hearts: {hearts}, in spades: {spades}, and the jack of diamonds",
)
SHOT, SHOT_WITHOUT_QUEEN = "all hearts and the queen of spades", "all hearts"
SHOT_HIGH = "all the cards with points"
SHOT_BY_ANOTHER = "another player took all the points"
GAME = Hearts
