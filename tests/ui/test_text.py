"""Sentences: complete, without leftovers, and based on what the viewer knows."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tests.driving import game_name, some_games, steps
from tests.ui.samples import NAMES, at_end, auction, deals_over, giving, playing, table_where
from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Event, Play
from trickdesk.engine.bids import standing_bid
from trickdesk.engine.cards import RANKS_63, Deck, card_set, cards_in, french_deck
from trickdesk.engine.errors import IllegalAction, Message, Problem, Why
from trickdesk.engine.game import Game
from trickdesk.engine.phases import HOOK
from trickdesk.engine.record import RecordError
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.languages import ENGLISH
from trickdesk.storage.statistics.history import packed, unpacked
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.table.plates import plate_infos
from trickdesk.ui.table.scoreboard import contract_info
from trickdesk.ui.text import (
    call_text,
    card_text,
    diagrams,
    event_text,
    game_words,
    messages,
    narration,
    player_text,
    prompts,
    scores,
    text_table,
)
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.text.scores import Progress
from trickdesk.ui.text.words import MINUS, decimal, join, number, signed

YOUR_PROMPTS = {
    "Your call", "Discard cards", "Pick cards to pass", "Name the trump", "Choose your team", "Play a card",
    "You lead", "Choose who gets the points",
}  # fmt: skip


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)
def test_every_card_has_a_name_of_its_own(kind: type[Game]) -> None:
    game = kind()
    names = {card_text.card_words(game, card) for card in range(game.deck.size)}
    assert len(names) == game.deck.size
    assert all(name[0].isupper() for name in names)


def test_names_of_cards() -> None:
    rook, french = games()["red-one"](), games()["five-hundred"]()
    assert card_text.card_words(french, french.deck.id["QS"]) == "Queen of spades"
    assert card_text.the_card(french, french.deck.id["10H"]) == "the ten of hearts"
    assert card_text.the_card(french, french.deck.id["JK"]) == "the joker"
    assert card_text.card_words(rook, rook.deck.id["R14"]) == "Red 14"
    assert card_text.the_card(rook, rook.deck.id["BIRD"]) == "the Bird"
    assert card_text.the_card(rook, rook.deck.id["RED1"]) == "the Red One"


def test_names_of_cards_that_only_large_decks_have(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["five-hundred"]()
    deck = french_deck(RANKS_63, jokers=("JL", "JK"))
    monkeypatch.setattr(game, "deck", deck)
    names = ("11H", "12S", "13D", "JL")
    assert [card_text.the_card(game, deck.id[name]) for name in names] == [
        "the eleven of hearts",
        "the twelve of spades",
        "the thirteen of diamonds",
        "the low joker",
    ]
    assert [card_text.card_words(game, deck.id[name]) for name in ("13D", "JL")] == [
        "Thirteen of diamonds",
        "Low joker",
    ]
    assert [card_text.card_marks(game, deck.id[name]) for name in names] == [
        "11{H}",
        "12{S}",
        "13{D}",
        "{JL}",
    ]
    assert card_text.marked_words("{JL} as {S}") == "low joker as spades"
    assert [diagrams.short_card(game, deck.id[name]) for name in ("11H", "JL")] == ["11H", "JL"]


def test_names_of_coloured_cards_from_1_to_4(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["red-one"]()
    cards = [(f"{colour}{n}", str(n), colour) for colour in "RBGY" for n in range(1, 5)]
    deck = Deck("RBGY", cards, game.deck.words)
    monkeypatch.setattr(game, "deck", deck)
    assert card_text.the_card(game, deck.id["R1"]) == "the red 1"
    assert card_text.card_words(game, deck.id["G4"]) == "Green 4"
    assert card_text.card_marks(game, deck.id["Y2"]) == "{Y}2"
    assert diagrams.short_card(game, deck.id["B3"]) == "B3"


@pytest.mark.parametrize(
    ("game_id", "call", "words", "marks"),
    [
        ("five-hundred", "7H", "7 hearts", "7 {H}"),
        ("92q", "1C", "1 club", "1 {C}"),
        ("five-hundred", "6NT", "6 no trump", "6 NT"),
        ("red-one", "95", "95", "95"),
        ("forty-fives", "30", "30", "30"),
        ("forty-fives", "30-60", "30 for 60", "30 for 60"),
        ("five-hundred", "open-misere", "Open misère", "Open misère"),
        ("red-one", "check", "Check", "Check"),
        ("forty-fives", "hold", "Hold", "Hold"),
        ("forty-fives", "kitty", "On the kitty", "On the kitty"),
        ("red-one", "trump G", "Trump: green", "Trump: {G}"),
        ("92q", "team 1 3", "Team: Ada and Chidi", "Team: Ada and Chidi"),
    ],
)
def test_calls(game_id: str, call: str, words: str, marks: str) -> None:
    game = games()[game_id]({"misere": True} if "misere" in call else {})
    assert call_text.call_words(call, game, NAMES) == words
    assert call_text.call_marks(call, game, NAMES) == marks


@pytest.mark.parametrize(
    ("language", "call", "words"),
    [
        ("fr", "8D", "8 carreaux"),
        ("fr", "10H", "10 cœurs"),
        ("fr", "1H", "1 cœur"),
        ("fr", "7NT", "7 sans-atout"),
        ("es", "1C", "1 trébol"),
        ("de", "8H", "8 Herz"),
    ],
)
def test_the_suit_of_a_bid_has_the_form_for_its_number(
    qapp: QApplication, language: str, call: str, words: str
) -> None:
    game = games()["92q" if call in ("1H", "1C") else "five-hundred"]()
    try:
        speak(qapp, language)
        assert call_text.call_words(call, game) == words
    finally:
        speak(qapp, ENGLISH)


def test_a_sentence_within_another_is_translated_even_when_it_was_stored(qapp: QApplication) -> None:
    broken = RecordError(Message("{reason}", reason=IllegalAction(HOOK)))
    told = unpacked(packed(Message("Can't open {name}: {reason}", name="a", reason=broken)))
    try:
        speak(qapp, "de")
        inner = messages.sentence(HOOK)
        assert inner != HOOK.text
        assert messages.sentence(told).endswith(f" {inner}")
    finally:
        speak(qapp, ENGLISH)
    assert str(told) == messages.sentence(told) == f"Can't open a: {HOOK.text}"


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [("card", "R1", ""), ("suit", "R", ""), ("seat", 8, "Another player"), ("seat", -1, "Another player")],
)
def test_a_stored_sentence_may_name_what_the_game_does_not_have(
    field: str, value: object, words: str
) -> None:
    told = Message(f"It was {{{field}}}.", **{field: value})
    assert messages.sentence(told, games()["hearts"](), NAMES) == f"It was {words}."


def test_marks_are_spoken_as_words() -> None:
    assert card_text.marked_words("7 {H} by Ada") == "7 hearts by Ada"
    assert card_text.marked_words("{RED1}, then {JK}") == "Red One , then joker"


def test_standing_bid_follows_a_hold() -> None:
    ladder = ("5", "10", "15")
    assert standing_bid([(1, "pass")], ladder) is None
    assert standing_bid([(1, "5"), (2, "10"), (0, "hold"), (3, "pass")], ladder) == (0, "10")


REFUSALS = [why for why in vars(Why).values() if isinstance(why, Problem)]


@pytest.mark.parametrize("why", REFUSALS)
def test_every_refusal_is_a_sentence_under_its_own_code(why: Problem) -> None:
    assert messages.sentence(why).endswith(".")
    assert getattr(Why, why.name) is why


def follow_words(game_id: str, options: dict[str, object] | None = None, *, trump_led: bool) -> str:
    """Return the refusal of a card that doesn't follow a trump or a plain suit."""

    def bound(table: Table, ask: AskPlay) -> bool:
        play = table.play
        assert play is not None
        led_trump = play.order.suit_of[play.lead] == play.order.trump if play.trick else False
        return bool(play.trick) and ask.cards != table.hands[ask.seat] and led_trump == trump_led

    table = table_where(game_id, lambda t, ask: isinstance(ask, AskPlay) and bound(t, ask), options)
    assert table.phase is not None
    ask = table.phase.ask()
    assert isinstance(ask, AskPlay)
    card = next(cards_in(table.hands[ask.seat] & ~ask.cards))
    with pytest.raises(IllegalAction) as refused:
        table.act(ask.seat, Play(card))
    return prompts.refusal_words(refused.value.why, view(table, ask.seat), card)


def test_reasons_name_the_suit_led() -> None:
    suits = ("spades", "hearts", "diamonds", "clubs")
    assert follow_words("tocan", trump_led=False) in [f"You must follow {suit}." for suit in suits]
    assert follow_words("tocan", trump_led=True) in [f"You must play a trump ({suit})." for suit in suits]
    wanted = [f"You must follow {suit} or play a trump." for suit in suits]
    assert follow_words("forty-fives", trump_led=False) in wanted


def test_reasons_count_and_name_cards() -> None:
    seen = giving("red-one")
    assert prompts.refusal_words(Why.WRONG_COUNT, seen) == "Choose 6 cards."
    bird = seen.game.deck.id["BIRD"]
    assert prompts.refusal_words(Why.CARD_MUST_STAY, seen, bird) == "You can't discard the Bird."


def test_picks_say_what_is_missing_and_why_one_more_is_refused() -> None:
    seen = giving("red-one")
    assert isinstance(seen.ask, AskGive)
    cards = list(cards_in(seen.ask.cards))
    assert prompts.picks_missing_words(seen.ask, card_set(cards[:5]), seen.game) == "Choose 6 cards: 1 more."
    assert prompts.picks_missing_words(seen.ask, card_set(cards[:6]), seen.game) == ""
    refused = prompts.pick_refused_words(seen.ask, card_set(cards[:6]), cards[6], seen)
    assert refused == "6 cards are already chosen. Put one back first."
    one = AskGive(seen.ask.seat, 1, 1, seen.ask.cards)
    assert prompts.picks_missing_words(one, 0, seen.game) == "Choose one card: 1 more."
    refused = prompts.pick_refused_words(one, card_set(cards[:1]), cards[1], seen)
    assert refused == "One card is already chosen. Put it back first."
    some = AskGive(seen.ask.seat, 1, 3, seen.ask.cards)
    assert prompts.picks_missing_words(some, 0, seen.game) == "Choose 1 to 3 cards: 1 more."
    assert prompts.picks_missing_words(some, card_set(cards[:2]), seen.game) == ""
    partly = AskGive(seen.ask.seat, 6, 6, seen.ask.cards & ~(1 << cards[0]), card_set(cards[1:3]))
    assert "points" in prompts.pick_refused_words(partly, card_set(cards[1:3]), cards[1], seen)
    assert "discard" in prompts.pick_refused_words(partly, 0, cards[0], seen)
    assert "points" in prompts.picks_missing_words(partly, card_set(cards[2:8]), seen.game)


def test_a_game_has_its_own_word_for_suit() -> None:
    words = {game_id: game_words.suit_word(kind) for game_id, kind in games().items()}
    assert {game_id for game_id, word in words.items() if word != "suit"} == {"red-one"}
    assert words["red-one"] == "colour"


def test_reasons_of_calls() -> None:
    seen = auction("five-hundred", "6H", {"misere": True})
    assert isinstance(seen.ask, AskCall)
    caller = NAMES[seen.calls[0][0]]
    assert (
        prompts.call_why_words(seen.ask, "6S", seen, NAMES) == f"That isn't higher than 6 hearts by {caller}."
    )
    assert prompts.call_why_words(seen.ask, "misere", seen, NAMES) == prompts.refusal_words(Why.BID_TOO_SOON)
    opener = auction("tocan")
    assert isinstance(opener.ask, AskCall)
    assert prompts.call_why_words(opener.ask, "pass", opener, NAMES) == "You can't pass here."


SPOKEN = {
    "called",
    "contract",
    "passed out",
    "took kitty",
    "gave",
    "team",
    "played",
    "trick",
    "scored",
    "match over",
}


@pytest.mark.parametrize("game", some_games(1, 11), ids=game_name)
def test_everything_that_happens_is_said(game: Game) -> None:
    rng, table, spectator = Random(5), Table(game), None
    for events in steps(table, rng, deals=2):
        for seat in (0, spectator):
            seen = view(table, seat)
            for event in events:
                words = event_text.event_words(event.seen_by(seat), seen, NAMES)
                assert "{" not in words
                told_later = event.kind == "called" and event.text.startswith(("trump", "team"))
                passed = event.kind == "scored" and seen.deals[-1].contract is None
                if event.kind in SPOKEN and not told_later and not passed:
                    assert words.endswith((".", ":")), (event, words)
            assert "{" not in scores.prompt_words(seen, NAMES) + scores.contract_words(seen, NAMES)
            assert all(game_words.game_name(game) in words for words in scores.status_words(seen, NAMES))


@pytest.mark.parametrize("game", some_games(1, 11), ids=game_name)
def test_the_only_person_is_spoken_to_with_other_eyes_too(game: Game) -> None:
    """A review shows what others saw of a person without a name."""
    rng, table, said = Random(5), Table(game), 0
    names = Names(["You", *NAMES[1:]], you=0)
    for events in steps(table, rng, deals=2):
        for event in events:
            words = event_text.event_words(event.seen_by(1), view(table, 1), names)
            assert not re.search(r"\bYou (\w+[^s]s|passes|goes)\b|: \.", words), words
            assert event.seat != 1 or not words.startswith("You ")
            said += words.startswith("You ")
    assert said


@pytest.mark.parametrize("game", some_games(1, 11), ids=game_name)
def test_a_spectator_reads_no_wrong_verb_behind_you(game: Game) -> None:
    """The name of an unnamed person takes a different form of the verb."""
    said: set[str] = set()
    names = Names(["You", *NAMES[1:]], you=0)
    for seed in range(5, 25):
        rng, table = Random(seed), Table(game)
        for events in steps(table, rng, deals=2):
            seen = view(table, None)
            told = [event_text.event_words(event.seen_by(None), seen, names) for event in events]
            told += [
                scores.prompt_words(seen, names),
                narration.lead_line(seen, names),
                event_text.taken_words(seen, names),
            ]
            for words in told:
                assert not re.search(r"\bYou (\w+[^s]s|is|passes|goes|chooses)\b|: \.", words), words
            prompt = scores.prompt_words(seen, names)
            assert (seen.turn == 0) == (prompt in YOUR_PROMPTS), prompt
            said |= {prompt} & YOUR_PROMPTS
        if "Play a card" in said:
            break
    assert "Play a card" in said


def test_secret_cards_are_not_named() -> None:
    seen = giving("five-hundred")
    own = seen.seat
    assert own is not None
    other = (own + 1) % 4
    kitty = Event("took kitty", own, "", 0b111, 3, private_to=own)
    assert event_text.event_words(kitty.seen_by(own), seen, NAMES).startswith("You take the kitty: the ")
    hidden = Event("took kitty", other, "", 0b111, 3, private_to=other).seen_by(own)
    assert event_text.event_words(hidden, seen, NAMES) == f"{NAMES[other]} takes the kitty: 3 cards."


@pytest.mark.parametrize("game", some_games(2, 12), ids=game_name)
def test_scores_are_explained(game: Game) -> None:
    table = deals_over(game.id, 2, dict(game.options))
    for deal in view(table, 0).deals:
        for line in deal.lines:
            words = messages.sentence(line.message, game, NAMES)
            assert words
            assert "{" not in words
            assert " 1 tricks" not in f" {words}"


def test_score_line_values() -> None:
    game = games()["forty-fives"]()
    template = "{seat} of {side} for {bid}: {card}, {points}"
    line = Message(template, seat=1, side=0, bid="30-60", card="5H", points=-3)
    assert messages.sentence(line, game, NAMES) == (
        f"Ada of South and Bruno for 30 for 60: the five of hearts, {MINUS}3"
    )


def test_contract_and_winners() -> None:
    seen = playing("five-hundred")
    words = scores.contract_words(seen, NAMES)
    assert " by " in words
    assert " needed, " in words
    assert words.endswith(" 0 taken")
    over = view(at_end("tocan"), None)
    assert scores.winners_words(over, NAMES).endswith((" wins the match.", " win the match."))


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)
def test_every_option_value_has_words(kind: type[Game]) -> None:
    for option in kind.option_list:
        assert game_words.option_label(option)
        for value in option.choices:
            words = game_words.option_words(option, value)
            assert words
            assert "_" not in words
    usual = kind().options
    matter = [o for o in kind.option_list if len(o.choices) == 1 or len(kind.choices(o, usual)) > 1]
    assert [label for label, _, _ in game_words.options_in_force(kind())] == [
        game_words.option_label(o) for o in matter
    ]


def test_numbers() -> None:
    assert [signed(5), signed(0), signed(-5), number(-5)] == ["+5", "0", f"{MINUS}5", f"{MINUS}5"]
    assert join([]) == ""
    assert join(["a", "b", "c"]) == "a, b and c"


@pytest.mark.parametrize(("language", "shown"), [("en", "7.3"), ("de", "7,3"), ("fr", "7,3"), ("he", "7.3")])
def test_tenths_have_the_decimal_sign_of_the_language(language: str, shown: str) -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert [decimal(value, sign=True) for value in (7.3, -7.3)] == [f"+{shown}", f"{MINUS}{shown}"]
        assert {decimal(value, sign=True) for value in (0.0, 0.04, -0.04)} == {decimal(0)}
    finally:
        QLocale.setDefault(usual)


def test_avatars_tell_players_apart() -> None:
    """On a shared screen, people are called Player and a number by default."""
    assert player_text.initials(["You", "Ada", "Bruno", "Chidi"]) == ["Y", "A", "B", "C"]
    assert player_text.initials([f"Player {n}" for n in range(1, 9)]) == [str(n) for n in range(1, 9)]
    assert player_text.initials(["Player 1", "Paul", "Bea", "Player 4"]) == ["1", "Pa", "B", "4"]
    assert player_text.initials(["Ann Baker", "Ann Cook", "Anna"]) == ["AB", "AC", "3"]
    assert player_text.initials(["<b>Zoe", "“Al”", "…"]) == ["B", "A", "…"]
    assert player_text.initials(["élise", "Ann", "Ann"]) == ["É", "2", "3"]


def test_the_briefest_status_has_all_totals() -> None:
    """Initials replace names if there is no room for the totals otherwise."""
    seen = view(deals_over("five-hundred", 3), 0)
    *longer, briefest = scores.brief_status_words(seen, NAMES)
    assert all(len(briefest) < len(words) for words in longer)
    assert briefest.startswith("S and B ")
    assert all(number(total) in briefest for total in seen.totals)


@pytest.mark.parametrize("game_id", ["five-hundred", "red-one", "oh-hell"])
def test_tricks_are_bid_only_where_everybody_bids_for_himself(game_id: str) -> None:
    seen = auction(game_id)
    assert ("bid" in scores.contract_words(seen, NAMES)) is (not seen.game.has_contracts)


def test_the_contract_says_you_within_the_sentence() -> None:
    seen = playing("five-hundred")
    assert seen.contract is not None
    for declarer, names, by in (
        (2, Names(["You", "Ada", "Bruno", "Chidi"], you=0), "you and Bruno"),
        (1, Names(["You", "Ada", "Bruno", "Chidi"], you=0), "Ada and Chidi"),
        (0, Names(["Mia", "Ada", "Bruno", "Chidi"]), "Mia and Bruno"),
    ):
        teams = ((0, 2), (1, 3)) if declarer != 1 else ((1, 3), (0, 2))
        told = replace(seen, contract=replace(seen.contract, declarer=declarer), teams=teams)
        assert f" by {by}, " in scores.contract_words(told, names)


@pytest.mark.parametrize(
    ("tricks", "bids", "said"),
    [(1, (1, 1, 1), "3 bid for 1 trick"), (1, (0, 0, 1), "1 of 1 trick bid"), (1, (0,), "0 of 1 trick bid")],
)
def test_more_bids_than_tricks_are_said_in_words(tricks: int, bids: tuple[int, ...], said: str) -> None:
    game = games()["oh-hell"]({"deals": "up_down"})
    seen = auction("oh-hell", " ".join(map(str, bids)), {"deals": "up_down"})
    assert seen.game.deal_size(1).hand == game.deal_size(1).hand == tricks
    assert scores.bids_words(seen) == said


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (Progress(1, 7, False), "1 of 7 tricks"),
        (Progress(1, 1, False), "1 of 1 trick"),
        (Progress(9, 7, False), "9 tricks, 7 needed"),
        (Progress(105, 90, True), "105 points, 90 needed"),
        (Progress(2, 0, False), "2 tricks, none allowed"),
    ],
)
def test_progress_of_a_contract(now: Progress, said: str) -> None:
    assert scores.progress_words(now) == said


def test_the_stock_that_was_shuffled_anew_has_no_kitty() -> None:
    """Auction Forty-Fives, rules 3.6: it is as large as kitty and stock were."""
    game = games()["forty-fives"]({"players": 6})
    assert game_words.talon_words(game, game.talon_size) == "Kitty + Stock"
    assert game_words.talon_words(game, game.talon_size, in_play=True) == "Stock"
    seen = playing("forty-fives", lambda table, _: len(table.talon) == game.talon_size, {"players": 6})
    lines = text_table.situation_lines(seen, NAMES)
    assert any(line.startswith("Stock, ") for line in lines)
    assert not any(line.startswith("Kitty") for line in lines)


def test_the_declarer_comes_before_the_partners_who_were_called() -> None:
    """Five Hundred, rules 8.6; with fixed partners the seats keep their order."""
    seen = playing("five-hundred", options={"players": 5})
    assert seen.contract is not None
    for declarer, named in ((4, "Dora, South and Bruno"), (0, "South, Bruno and Dora")):
        told = replace(seen, contract=replace(seen.contract, declarer=declarer), teams=((0, 2, 4), (1, 3)))
        assert f" by {named}, " in scores.contract_words(told, NAMES)
    seen = playing("five-hundred")
    assert seen.contract is not None
    told = replace(seen, contract=replace(seen.contract, declarer=2), teams=((0, 2), (1, 3)))
    assert " by South and Bruno, " in scores.contract_words(told, NAMES)


def test_whether_hearts_are_broken_is_told_until_the_deal_is_over() -> None:
    seen = view(deals_over("hearts"), 0)
    assert seen.phase in ("deal-over", "match-over")
    assert not scores.notice_words(seen)
    assert contract_info(seen, NAMES) is None
    assert scores.notice_words(replace(seen, phase="play")) == "Hearts: broken"


def test_plates_say_what_their_numbers_are() -> None:
    seen = view(deals_over("hearts"), 0)
    points = seen.game.points_taken(seen)
    assert [info.line for info in plate_infos(seen, NAMES)] == [f"{n} this deal" for n in points]
    seen = playing("oh-hell")
    for took, line, brief in ((0, "0 of 0 tricks", "0 of 0"), (2, "2 tricks, 0 bid", "2 of 0")):
        goals = (seen.game.bid("0").goal, *seen.goals[1:])
        info = plate_infos(replace(seen, goals=goals, taken=(took, *seen.taken[1:])), NAMES)[0]
        assert (info.line, info.brief) == (line, brief)


def test_the_tip_for_following_holds_with_the_ace_on_the_table() -> None:
    for queen in (13, 0):
        game = games()["hearts"]({"queen": queen})
        assert "highest card below the winning one" in game.note("follow", None)
