"""Why a trick was won: said only if it isn't obvious, and as the tables say."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QTextDocument

from tests.driving import game_name, some_games, steps
from tests.games.reasons import reason_of
from tests.ui.samples import NAMES, deals_over
from trickdesk.engine.actions import Event
from trickdesk.engine.cards import RANKS_63, SAME_COLOUR
from trickdesk.engine.deal import SeenTrick, seen_tricks
from trickdesk.engine.errors import Message
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.ui.match.text_table.scores import TrickModel
from trickdesk.ui.text import event_text, messages
from trickdesk.ui.text.words import capital
from trickdesk.ui.widgets.sheet import Role

FRENCH = list(RANKS_63)


def split(name: str, deck: str) -> tuple[str, int]:
    """Return a card's printed suit and rank; no suit for joker, Bird and Red One."""
    if name in ("JK", "JL", "BIRD", "RED1"):
        return "", 0
    if deck == "RBGY":
        return name[0], int(name[1:])
    return name[-1], FRENCH.index(name[:-1])


def effective(game: Game, name: str, trump: str) -> str:
    """Return the suit that a card belongs to, by the rules as written."""
    suit = split(name, game.deck.suits)[0]
    if trump != "NT":
        left_bower = game.id in ("five-hundred", "euchre") and name == "J" + SAME_COLOUR[trump]
        high_two = game.options.get("high") == "twos" and name == "2D"
        if not suit or left_bower or high_two or (game.id == "forty-fives" and name == "AH"):
            return trump
    return suit


def is_plain(game: Game, trick: SeenTrick, trump: str) -> bool:
    """Return whether the winner played the highest printed card of the suit led."""
    names = [game.deck.names[card] for card in trick.cards]
    winner = names[trick.seats.index(trick.winner)]
    led = trick.named or split(names[0], game.deck.suits)[0]
    suit, rank = split(winner, game.deck.suits)
    if suit != led or effective(game, winner, trump) != led:
        return False
    if trick.named is None and effective(game, names[0], trump) != led:
        return False
    return rank == max(r for s, r in (split(name, game.deck.suits) for name in names) if s == led)


def agrees(game: Game, trick: SeenTrick, trump: str, reason: Message) -> bool:
    """Return whether the sentence is true of the trick."""
    deck, order = game.deck, game.order_for(game.trump_index(trump))
    said, values = reason.text, reason.values
    winner = trick.cards[trick.seats.index(trick.winner)]
    lead = trick.lead(deck)
    led = order.suit_of[lead]
    power = order.power[led]
    trumps = [card for card in trick.cards if order.suit_of[card] == order.trump < len(deck.suits)]
    if "card" in values and values["card"] != deck.names[winner]:
        return False
    if said.startswith("Trumped"):
        only = "trumps" not in values
        return winner in trumps and led != order.trump and len(trumps) == (1 if only else values["trumps"])
    if "ranks above" in said:
        return power[winner] > power[deck.id[str(values["card_other"])]]
    if "the two is highest" in said:
        left = str(values.get("suit_left", ""))
        counted = {led, deck.suits.index(left)} if left else {led}
        follow = all(deck.suit[card] in counted for card in trick.cards)
        return (
            follow
            and len({deck.suit[card] for card in trick.cards}) == len(counted)
            and deck.rank[winner] == "2"
        )
    if "counts as" in said and game.id == "92q":
        twin = str(values["card_as"]) if "card_as" in values else f"{values['rank']}{trump}"
        return power[winner] == power[deck.id[twin]] and deck.suits[led] == twin[-1]
    if "counts as" in said:
        return order.suit_of[winner] == order.trump != deck.suit[winner] and values["suit"] == trump
    trump_names = sorted(trumps, key=lambda card: -power[card])
    if "only trump" in said:
        return trumps == [winner]
    if "between the 10 and the 11" in said:
        ten, eleven = (power[deck.id[f"{trump}{rank}"]] for rank in (10, 11))
        return winner in trumps and ten < power[winner] < eleven
    if "high joker beats" in said:
        return deck.names[winner] == "JL" and deck.id["JK"] not in trick.cards
    if "trump" in said and "unless" not in said and "plain" not in said:
        # The place among all trumps of the deck.
        ranked = sorted(
            (c for c in range(deck.size) if order.suit_of[c] == order.trump),
            key=lambda c: -order.power[order.trump][c],
        )
        place = ranked.index(winner)
        wanted = {
            "second": 1,
            "after the jokers": 2,
            "after the joker.": 1,
            "third": 2,
            "then the nine": place if place < 2 else -1,
        }
        return (
            place == next((p for words, p in wanted.items() if words in said), 0) and trump_names[0] == winner
        )
    if "beats every other" in said:
        return deck.names[winner] == "JK" and trump == "NT" and values.get("suit", trick.named) == trick.named
    others = [card for card in trick.cards if order.suit_of[card] == led and card != winner]
    ranks = {deck.rank[card] for card in others}
    if "ace" in said.lower():
        return "A" in ranks and all(power[c] < power[winner] for c in others)
    assert said == "In black suits, lower numbers are higher cards.", said
    higher = [rank for rank in ranks if FRENCH.index(rank) > FRENCH.index(deck.rank[winner])]
    return deck.suits[led] in "CS" and bool(higher)


@pytest.mark.parametrize("game", some_games(6, 2), ids=game_name)
def test_a_reason_is_given_where_it_is_not_plain_and_is_true(game: Game) -> None:
    rng, said, tricks, trumped = Random(3), 0, 0, 0
    for _ in range(12):
        table = Table(game)
        for _ in steps(table, rng, deals=2):
            pass
        for record in table.deals:
            if record.play is None:
                continue
            trump = record.trump
            assert trump is not None
            for trick in seen_tricks(record.play, record.trick_points, game.deck.suits):
                if trick.winner is None:
                    continue
                tricks += 1
                trumped += trump != NO_TRUMP
                reason = game.trick_reason(trick, record.play.order)
                assert (reason is None) == is_plain(game, trick, trump), (trick, trump, reason)
                if reason is not None:
                    said += 1
                    assert agrees(game, trick, trump, reason), (trick, trump, reason)
                    words = capital(messages.sentence(reason, game))
                    assert words.endswith(".")
                    assert "{" not in words
    # In 24 deals; fewer where they have one card only, few players, or no trump.
    most = min(19, tricks // 4) * min(3, game.seats - 1) // 3
    assert said >= most * trumped // tricks or not game.bids


def why(game_id: str, trump: str, cards: str, **options: object) -> str:
    """Return the reason for a trick in words."""
    game = games()[game_id](options)
    reason = reason_of(game, trump, cards)
    return capital(messages.sentence(reason, game))


@pytest.mark.parametrize(
    ("game", "trump", "cards", "words"),
    [
        ("92q", "S", "2H 5H 10H 3H", "Everyone followed suit, so the two is highest."),
        ("92q", "C", "4C 2C QC 9S", "Everyone followed suit (spades count as clubs here), so the two is highest."),
        ("92q", "C", "4C QS KC 9C", "The queen of spades counts as queen of trumps."),
        ("92q", "C", "KH AS 5H 6H", "The ace of spades counts as the ace of hearts."),
        ("92q", "C", "AC 9C 5C KC", "The queen is the highest trump, then the nine."),
        ("92q", "C", "KH 2H AH 3C", "Trumped with the three of clubs."),
        ("92q", "C", "KH 2H AH 3H", "Everyone followed suit, so the two is highest."),
        ("92q", "C", "KH 2H AH 3D", ""),
        ("forty-fives", "C", "KH AH QH 3H", "The ace of hearts is always the third highest trump."),
        ("forty-fives", "D", "AD 5D JD KD", "The five of diamonds is the highest trump."),
        ("forty-fives", "C", "AH KC JC 2C", "The jack of clubs is the second highest trump, after the five."),
        ("forty-fives", "C", "10S 2S 9S KD", "In black suits, lower numbers are higher cards."),
        ("forty-fives", "C", "AS JS 9S KD", "The ace of a plain black suit ranks below king, queen and jack."),
        ("forty-fives", "C", "AD 3D 9H KH", "The ace is the lowest diamond unless diamonds are trumps."),
        ("forty-fives", "C", "KD 3C 2C 9D", "Trumped with the two of clubs, the highest of 2 trumps."),
        ("forty-fives", "C", "KD 3D 9H KH", ""),
        ("red-one", "Y", "R14 BIRD R5 R6", "The Bird is the second highest trump, after the Red One."),
        ("red-one", "B", "Y14 RED1 Y5 BIRD", "The Red One is always the highest trump."),
        ("red-one", "B", "R14 B5 R6 R7", "Trumped with the black 5."),
        ("five-hundred", "H", "AD JH JD KD",
         "The jack of hearts is the right bower, the highest trump after the joker."),
        ("five-hundred", "H", "AH JD KH QH", "The jack of diamonds is the left bower and counts as hearts."),
        ("five-hundred", "H", "AH JK KH QH", "The joker is the highest trump."),
        ("five-hundred", "NT", "JK/H AH KH QS", "The joker, led as hearts, beats every other card."),
        ("five-hundred", "NT", "AH JK KH QS", "The joker beats every other card."),
        ("tocan", "H", "KC 3C 7C 4H", "Trumped with the four of hearts."),
        ("tocan", "H", "KC 3C 7C AC", ""),
    ],
)  # fmt: skip
def test_reasons_in_words(game: str, trump: str, cards: str, words: str) -> None:
    assert why(game, trump, cards) == words


def test_low_aces_are_named() -> None:
    assert why("tocan", "H", "AC 3C 7C KD", ace="low") == "Aces are low: the seven of clubs is higher."


def won_by_a_two() -> PlayerView:
    """Return a view of 92Q whose last trick was won by a two."""
    table = deals_over("92q")
    seen, deck = view(table, 0), table.game.deck
    cards = deck.ids(["2H", "5H", "10H", "3H"])
    trick = SeenTrick(1, (1, 2, 3, 0), cards, None, 1, 0)
    return _replaced(seen, (trick,), "S")


def _replaced(seen: PlayerView, tricks: tuple[SeenTrick, ...], trump: str) -> PlayerView:
    from dataclasses import replace

    return replace(seen, tricks=tricks, trump=trump)


def test_the_announcement_says_why() -> None:
    seen = won_by_a_two()
    words = event_text.event_words(Event("trick", 1), seen, NAMES)
    assert words.startswith("Ada takes the trick. Everyone followed suit, so the two is highest. ")


def test_the_record_says_why() -> None:
    model = TrickModel()
    model.set_view(won_by_a_two(), NAMES)
    tip = QTextDocument()
    tip.setHtml(model.index(0, 2).data(Role.ToolTipRole))
    assert tip.toPlainText().splitlines()[1:] == ["Everyone followed suit, so the two is highest."]
    assert "\n" not in model.index(0, 3).data(Role.ToolTipRole)


def test_a_deal_without_a_declarer_has_reasons_as_well() -> None:
    table, rng, said = Table(games()["oh-hell"]()), Random(5), set()
    for _ in steps(table, rng, deals=3):
        seen = view(table, None)
        said.add(event_text.why_won_words(seen, event_text.last_trick(seen)).partition(" ")[0])
    assert "Trumped" in said
