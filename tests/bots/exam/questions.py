"""Reads exam questions and deals them.

A question is a position in which a good player has one right answer, or one wrong one. `<game>.toml` has those
of a game, each a table `[[question]]`:

- `name`: unique in the exam. `why`: one sentence that says why the answer is right.
- `source`: where the question is from, if it isn't ours. `settled`: figures, where playing it out decided.
- `rules`: options of the game that differ from the usual rules. `scores`: the totals, by side.
- `seat`: who is asked. `dealer`: by default the seat before it.
- `hands`: by seat, the cards that matter. `kitty`: the same for the kitty and the stock, from the top. All
  other cards are dealt at random.
- `lacks`: by seat, cards or letters of suits that it isn't dealt.
- `calls`: what was called and given before, in order, as records write it: `6H`, `pass`, `give 4H 4D 5S`,
  `trump D`. With `x`, a bot of level easy decides.
- `tricks`: the tricks so far, each with its leader: `2: AH 5H x x`. `x` is a card that doesn't matter, the
  lowest that the seat may play. `-` is a seat that sits out.
- `accept`: answers that are right. `refuse`: answers that are wrong. At least one of them is given. They are
  calls or cards; `*` stands for any letters. If cards are given away, one of the groups of cards in `accept`
  must be among them, and none of the cards in `refuse`.

The files in `known-faults` aren't part of the exam. Their questions are faults that bots are known to have, with what
they cost. Hard and expert don't hide what they have: of equal cards they nearly always play the lowest, also as the
declarer. Among bots that costs nothing, because they take equal cards for alike.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tests.bots.positions import answer
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Action, AskPlay, Call, Deal, Play
from trickdesk.engine.cards import CardSet, Deck, card_set, cards_in
from trickdesk.engine.errors import IllegalAction, TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games

HERE = Path(__file__).parent
GAMES = tuple(game_id for game_id in games() if (HERE / f"{game_id}.toml").exists())
KNOWN_FAULTS = tuple(sorted(f"known-faults/{path.stem}" for path in (HERE / "known-faults").glob("*.toml")))
ANY, OUT = "x", "-"
ATTEMPTS = 3_000  # deals tried until one fits what was called and played
TEXTS = ("name", "why", "source", "settled", "kitty")
LISTS = ("calls", "tricks", "accept", "refuse")
BY_SEAT = ("hands", "lacks")
KEYS = (*TEXTS, *LISTS, *BY_SEAT, "rules", "scores", "seat", "dealer")
NEEDED = ("name", "why", "seat")


class QuestionError(Exception):
    """Raised for a question that can't be read or dealt."""


class DoesNotFitError(Exception):
    """Raised if a deal doesn't lead to the position of the question."""


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """The cards of one trick, by seat in order; `ANY` is a card that doesn't matter."""

    cards: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A position with the answers that are right or wrong; see the module's docstring."""

    game: Game
    name: str
    why: str
    seat: int
    dealer: int
    hands: Mapping[int, Sequence[int]]
    lacks: Mapping[int, CardSet]
    kitty: Sequence[int]
    calls: Sequence[str]
    tricks: Sequence[PlayedTrick]
    accept: Sequence[str]
    refuse: Sequence[str]
    scores: Sequence[int]
    source: str
    settled: str

    def is_right(self, given: str) -> bool:
        """Whether an answer is right: an action as records write it."""
        verb, _, text = given.partition(" ")
        if verb == "give":
            cards = set(text.split())
            groups = [set(group.split()) for group in self.accept]
            return not cards & set(self.refuse) and (not groups or any(group <= cards for group in groups))
        good = not self.accept or any(fnmatchcase(text, pattern) for pattern in self.accept)
        return good and not any(fnmatchcase(text, pattern) for pattern in self.refuse)

    def ask(self, level: str, number: int) -> str:
        """Return the answer of a bot of this level, in the deal with this number."""
        return answer(self.table(number), level, number)

    def table(self, number: int) -> Table:
        """Return the table in one of the deals; the same number gives the same deal.

        Raises:
            QuestionError: No deal fits.
        """
        rng, wrong = Random(f"{self.name} {number}"), "there are too few cards"
        for _ in range(ATTEMPTS):
            deal = self.deal(rng)
            if deal is None:
                continue
            try:
                return self.played(deal, rng)
            except (IllegalAction, DoesNotFitError) as error:
                wrong = str(error)
        raise QuestionError(f"{self.name}: no deal fits, because {wrong}")

    def deal(self, rng: Random) -> Deal | None:
        """Return a random deal with the named cards, or None if a hand has no card to get."""
        size = self.game.deal_size(1)
        used = card_set(card for hand in self.hands.values() for card in hand) | card_set(self.kitty)
        rest = [card for card in range(self.game.deck.size) if not used >> card & 1]
        rng.shuffle(rest)
        hands = {}
        # The seats that lack most choose first.
        for seat in sorted(range(self.game.seats), key=lambda seat: -self.lacks[seat].bit_count()):
            fits = [card for card in rest if not self.lacks[seat] >> card & 1]
            missing = size.hand - len(self.hands[seat])
            if len(fits) < missing:
                return None
            hands[seat] = (*self.hands[seat], *fits[:missing])
            rest = [card for card in rest if card not in hands[seat]]
        return Deal(self.dealer, tuple(hands[seat] for seat in range(self.game.seats)), (*self.kitty, *rest))

    def played(self, deal: Deal, rng: Random) -> Table:
        """Return the table after the deal, the calls and the tricks.

        Raises:
            IllegalAction: They don't fit the deal.
            DoesNotFitError: A seat has no card that doesn't matter, or another seat is on turn.
        """
        table = Table(self.game)
        table.totals[:] = self.scores or table.totals
        table.put(deal)
        for call in self.calls:
            table.act(turn_of(table), self.called(table, call, rng))
        for trick in self.tricks:
            for seat, name in trick.cards:
                table.act(seat, self.card(table, name))
        if turn_of(table) != self.seat:
            raise DoesNotFitError(f"seat {turn_of(table)} is on turn, not {self.seat}")
        return table

    def called(self, table: Table, call: str, rng: Random) -> Action:
        """Return what the seat on turn calls or gives."""
        verb, *cards = call.split()
        if cards == [ANY] or verb == ANY:
            seen = view(table, turn_of(table))
            return decide(seen, "easy", rng.getrandbits(32), clock=lambda: 0.0).action
        return parse_action(verb, cards, table.game.deck) if verb == "give" else Call(call)

    def card(self, table: Table, name: str) -> Play:
        """Return the card of the seat on turn, or the lowest one that isn't named."""
        deck, seat = table.game.deck, turn_of(table)
        if name != ANY:
            play = parse_action("play", name.split(" "), deck)
            assert isinstance(play, Play)
            return play
        ask = view(table, seat).ask
        assert isinstance(ask, AskPlay)
        free = list(cards_in(ask.cards & ~card_set(self.hands[seat])))
        if not free:
            raise DoesNotFitError("a seat has only cards that are named")
        order = table.game.order_for(table.game.trump_index(table.trump))
        led = order.suit_of[table.play.lead] if table.play and table.play.trick else order.trump
        power, trumps = order.power[led], order.power[order.trump]
        low = min(free, key=lambda card: (power[card], trumps[card], order.power[order.suit_of[card]][card]))
        names = ask.names.get(low)
        return Play(low, names[0] if names else None)


def turn_of(table: Table) -> int:
    """Return the seat on turn; -1 if the deal is over."""
    return -1 if table.phase is None else table.phase.turn


@cache
def questions_in(game_id: str) -> tuple[Question, ...]:
    """Return the questions of a game, or of a file in `KNOWN_FAULTS`.

    Raises:
        QuestionError: The file is damaged; the message says where.
    """
    return read_questions(Path(game_id).name, (HERE / f"{game_id}.toml").read_text(encoding="utf-8"))


def read_questions(game_id: str, text: str) -> tuple[Question, ...]:
    """Read the text of a file; raise `QuestionError` if it is damaged."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise QuestionError(f"{game_id}: {error}") from None
    found = []
    for number, entry in enumerate(data.get("question", []), 1):
        name = entry.get("name", f"question {number}")
        try:
            found.append(question_of(game_id, entry))
        except (TrickdeskError, ValueError) as error:
            raise QuestionError(f"{game_id}, {name}: {error}") from None
    names = [question.name for question in found]
    if twice := {name for name in names if names.count(name) > 1}:
        raise QuestionError(f"{game_id}: {sorted(twice)[0]} is there twice")
    return tuple(found)


def question_of(game_id: str, entry: Mapping[str, Any]) -> Question:
    """Return the question in a table of the file.

    Raises:
        ValueError: A key is unknown, missing or of the wrong kind.
        TrickdeskError: A card or an option doesn't exist.
    """
    check(entry)
    game = games()[game_id](entry.get("rules", {}))
    deck, seats = game.deck, range(game.seats)
    tricks = [trick_of(text, game) for text in entry.get("tricks", [])]
    named = {seat: list(deck.ids(entry.get("hands", {}).get(str(seat), "").split())) for seat in seats}
    for seat, card in (played for trick in tricks for played in trick.cards):
        if card != ANY and (place := deck.card(card.split(" ")[0])) not in named[seat]:
            named[seat].append(place)
    kitty = deck.ids(entry.get("kitty", "").split())
    # The kitty's cards may be in the hand of the declarer by then.
    named = {seat: [card for card in hand if card not in kitty] for seat, hand in named.items()}
    whole = [card for hand in (*named.values(), kitty) for card in hand]
    if len(whole) != len(set(whole)):
        raise ValueError("a card is in two places")
    if any(len(hand) > game.deal_size(1).hand for hand in named.values()):
        raise ValueError("a hand has too many cards")
    seat = entry["seat"]
    return Question(
        game=game,
        name=entry["name"],
        why=entry["why"],
        seat=seat,
        dealer=entry.get("dealer", (seat - 1) % game.seats),
        hands=named,
        lacks={seat: cards_of(entry.get("lacks", {}).get(str(seat), ""), deck) for seat in seats},
        kitty=kitty,
        calls=entry.get("calls", []),
        tricks=tricks,
        accept=entry.get("accept", []),
        refuse=entry.get("refuse", []),
        scores=entry.get("scores", []),
        source=entry.get("source", ""),
        settled=entry.get("settled", ""),
    )


def check(entry: Mapping[str, Any]) -> None:
    """Check the keys of a question; raise `ValueError` for what is wrong."""
    if unknown := sorted(set(entry) - set(KEYS)):
        raise ValueError(f"“{unknown[0]}” is unknown")
    if missing := [key for key in NEEDED if key not in entry]:
        raise ValueError(f"“{missing[0]}” is missing")
    for key in (*TEXTS, *LISTS, *BY_SEAT):
        kind = str if key in TEXTS else list if key in LISTS else dict
        if not isinstance(entry.get(key, kind()), kind):
            raise ValueError(f"“{key}” is of the wrong kind")
    if not entry.get("accept") and not entry.get("refuse"):
        raise ValueError("no answer is accepted or refused")


def trick_of(text: str, game: Game) -> PlayedTrick:
    """Read `2: AH 5H x x`, where `JK=H` is a joker that names hearts."""
    leader, _, cards = text.partition(": ")
    found = []
    for place, card in enumerate(cards.split()):
        if card != OUT:
            found.append(((int(leader) + place) % game.seats, card.replace("=", " as ")))
    return PlayedTrick(tuple(found))


def cards_of(text: str, deck: Deck) -> CardSet:
    """Read cards and letters of suits."""
    found = 0
    for word in text.split():
        if word in tuple(deck.suits):
            found |= card_set(card for card in range(deck.size) if deck.suit[card] == deck.suits.index(word))
        else:
            found |= 1 << deck.card(word)
    return found
