"""Bot reasons as text: every code has a sentence, with all fields filled in."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.driving import where_low_wins
from tests.ui.samples import calling, giving, playing
from trickdesk.bots.decision.explain import CODES, ActionValue, Explanation, Reason
from trickdesk.bots.player import advise, decide
from trickdesk.engine.actions import Action, AskPlay, Call, Give, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.mistakes import bar_shares
from trickdesk.ui.text import bot_reasons
from trickdesk.ui.text.bot_reasons import CLEARLY_LONGER, HintRow, HintTable

NAMES = ("Ann", "Bo", "Cy", "Di")


def test_every_code_has_a_sentence_of_its_own() -> None:
    game = games()["five-hundred"]()
    values: dict[str, float | str] = {"trumps": 3, "tricks": 2, "card": "AS", "chance": 0.43, "wants": 0.45}
    values |= {"suit": "H", "seat": 2.0, "over": "KS", "bid": "7H"}
    sentences = [bot_reasons.reasons_words(Explanation((Reason(code, values),)), game) for code in CODES]
    assert len(set(sentences)) == len(CODES)
    for code, name, number, words in (
        ("draws-trumps", "trumps", 1.0, "one is still"), ("draws-trumps", "trumps", 2.0, "2 are still"),
        ("bid-open", "tricks", 1.0, "exactly one more trick."), ("bid-open", "tricks", 2.0, "exactly 2 more tricks."),
    ):  # fmt: skip
        assert words in bot_reasons.reasons_words(Explanation((Reason(code, {name: number}),)), game)
    void = Explanation((Reason("void", {"seat": 2.0, "suit": "H"}),))
    assert bot_reasons.reasons_words(void, game, NAMES) == "Cy has no hearts left."
    assert bot_reasons.reasons_words(void, game) == "Another player has no hearts left."
    assert all(sentence.endswith(".") and not sentence[0].islower() for sentence in sentences)


def test_alternatives_in_words() -> None:
    game = games()["five-hundred"]()
    deck = game.deck
    said = bot_reasons.alternative_words(ActionValue(Play(deck.id["AS"]), 12.54, 1, None, 12.4, 6.26), game)
    assert said == "Ace of spades: +12 points and 6.3 tricks"
    assert bot_reasons.alternative_words(ActionValue(Play(deck.id["JK"], 1), -3, 1), game).startswith(
        "Joker as "
    )
    assert (
        bot_reasons.alternative_words(ActionValue(Call("7H"), 80, 1, 0.716, 64.2), game)
        == "7 hearts: +64 points and 72% to make it"
    )
    assert (
        bot_reasons.alternative_words(ActionValue(Call("pass"), -4, 1, None, -4.2), game)
        == "Pass: \N{MINUS SIGN}4 points"
    )
    # A figure that rests on a handful of deals is none.
    assert (
        bot_reasons.alternative_words(ActionValue(Call("8NT"), 302, 1, 0.82, 300, None, 6), game)
        == "8 no trump"
    )
    hearts = games()["hearts"]()
    assert bot_reasons.alternative_words(ActionValue(Play(0), -4, 1, None, 4.2), hearts).endswith(
        ": 4.2 points"
    )
    assert bot_reasons.alternative_words(ActionValue(Call("pass"), 1, 1, None, 1.2), game) == "Pass: +1 point"
    assert bot_reasons.alternative_words(ActionValue(Call("pass"), -1, 1, None, -1.2), game).endswith(
        "1 point"
    )
    assert bot_reasons.given_away_words(1.2, game) == "That costs 1 point on average."
    assert bot_reasons.given_away_words(1.0, hearts) == "That costs 1.0 points on average."
    buried = ActionValue(Give(card_set(deck.ids(["4H", "9C"]))), 1, 0)
    assert "four of hearts" in bot_reasons.alternative_words(buried, game).lower()
    assert bot_reasons.worlds_words(Explanation((Reason("by-rule"),))) == ""
    assert (
        bot_reasons.worlds_words(Explanation((Reason("by-rule"),), (), 40, 7))
        == "Based on 40 simulated deals, 7 of them solved exactly."
    )


def test_the_figures_of_a_hint_have_the_longest_bar_where_fewest_points_are_expected() -> None:
    seen = playing("hearts")
    points = (4.0, 6.5, 13.0)
    weighed = tuple(ActionValue(Play(card), -n, 1.0, None, n) for card, n in enumerate(points))
    rows = bot_reasons.hint_table(seen, Explanation((), weighed, 50), Play(0)).rows
    assert [row.bar for row in rows] == bar_shares(weighed, seen.game)
    assert [row.bar for row in rows] == sorted((row.bar or 0 for row in rows), reverse=True)
    assert [row.figures for row in rows] == [("4.0",), ("6.5",), ("13.0",)]
    usual = replace(seen, game=where_low_wins(seen.game, False))
    rows = bot_reasons.hint_table(usual, Explanation((), weighed, 50), Play(0)).rows
    assert [row.bar for row in rows] == sorted((row.bar or 0 for row in rows), reverse=True)
    assert [row.figures for row in rows] == [("+4.0",), ("+6.5",), ("+13.0",)]


def test_bars_that_contradict_the_points_say_what_they_weigh() -> None:
    game = games()["five-hundred"]()
    match = "The bars weigh the effect on the match, not just the points."
    eight = ActionValue(Call("8H"), -20.0, 1.0, 0.3, -58.0)
    passed = ActionValue(Call("pass"), -70.0, 1.0, None, -5.0)
    best = ActionValue(Call("7NT"), 10.0, 1.0, 0.6, 10.0)
    longer, shorter = bar_shares((eight, passed), game)
    assert longer is not None and shorter is not None and longer > shorter
    told = Explanation((Reason("bids"),), (best, eight, passed), 50)
    assert bot_reasons.bars_words(told, game) == match
    assert match in bot_reasons.note_words(told, (), game)
    assert bot_reasons.bars_words(replace(told, solved=3), game).endswith("solved exactly.")
    assert not bot_reasons.bars_words(replace(told, reasons=(Reason("bids"), Reason("for-the-match"))), game)
    agreeing = replace(told, weighed=(best, replace(passed, value=-5.0), replace(eight, value=-58.0)))
    assert not bot_reasons.bars_words(agreeing, game)
    few = replace(told, weighed=(best, replace(eight, deals=3), passed))
    assert not bot_reasons.bars_words(few, game)
    close = replace(told, weighed=(best, replace(eight, value=-69.0), passed))
    assert not bot_reasons.bars_words(close, game)
    low = games()["hearts"]()
    fewer = Explanation((), (ActionValue(Play(0), -2, 1, None, 2), ActionValue(Play(1), -9, 1, None, 9)), 50)
    assert not bot_reasons.bars_words(fewer, low)
    assert bot_reasons.bars_words(fewer, where_low_wins(low, False)) == match


@pytest.mark.parametrize("code", ["too-close", "keeps-winner", "yields-nothing"])
def test_a_hint_says_why_it_recommends_a_card_with_fewer_points(code: str) -> None:
    seen = playing("five-hundred")
    low, high = Play(1), Play(2)
    fewer, more = ActionValue(low, 9.0, 1.0, None, 9.0), ActionValue(high, 12.0, 1.0, None, 12.0)
    why = Explanation((Reason("leads-low"), Reason(code)), (more, fewer), 50)
    told = bot_reasons.reasons_words(Explanation((Reason(code),)), seen.game)
    always = f"later. {told}" if code == "too-close" else "later."
    assert bot_reasons.hint_sentence(seen, why, low).endswith(f"later. {told}")
    assert bot_reasons.hint_sentence(seen, why, high).endswith(always)
    same = replace(why, weighed=(replace(more, value=9.2, points=9.2), fewer))
    assert bot_reasons.hint_sentence(seen, same, low).endswith(always)
    few = replace(why, weighed=(replace(more, deals=3), fewer))
    assert bot_reasons.hint_sentence(seen, few, low).endswith(always)


@pytest.mark.parametrize("code", ["for-the-match", "played-exactly"])
@pytest.mark.parametrize(
    ("error", "value", "points", "close"),
    [(0.5, 8.8, 9.8, True), (0.1, 8.8, 9.8, False), (0.5, 5.0, 9.8, False), (0.5, 8.8, 19.8, False)],
)
def test_the_match_is_no_reason_within_the_error(
    code: str, error: float, value: float, points: float, close: bool
) -> None:
    """The chosen card leads by its value, 9.0, but another one has better points."""
    seen = playing("five-hundred")
    best, other = ActionValue(Play(1), 9.0, 0.0, None, 9.0), ActionValue(Play(2), value, error, None, points)
    why = Explanation(
        (Reason("leads-low"), Reason("best-on-average"), Reason(code)), (best, other), 50, int(code[0] == "p")
    )
    said = bot_reasons.hint_sentence(seen, why, best.action)
    assert ("too small to be sure" in said) == close
    told = bot_reasons.reasons_words(Explanation((Reason(code),)), seen.game)
    assert (told in said) == (not close)


def test_no_choice_looks_better_that_has_fewer_points() -> None:
    """Only its bar is longer."""
    seen = playing("five-hundred")
    usual, other = ActionValue(Play(1), 9.0, 0.0, None, 12.0), ActionValue(Play(2), 12.0, 2.0, None, 9.0)
    for code, ends in (("too-close", "this is the usual one."), ("spares-partner", "without a clear gain.")):
        why = Explanation((Reason("leads-low"), Reason(code)), (other, usual), 50)
        said = bot_reasons.hint_sentence(seen, why, usual.action)
        assert "looks better" not in said
        assert ends in said
    more = replace(
        why, weighed=(replace(other, points=13.0), usual), reasons=(Reason("leads-low"), Reason("too-close"))
    )
    assert "looks better" in bot_reasons.hint_sentence(seen, more, usual.action)


def test_a_hint_subtracts_the_figures_as_they_stand() -> None:
    seen, low, reason = playing("tocan"), Play(1), Reason("clearly-best")
    weighed = ActionValue(low, 4.04, 0.0, None, 4.04), ActionValue(Play(2), 1.36, 0.1, None, 1.36)
    assert "scores 2.6 points less" in bot_reasons.hint_sentence(
        seen, Explanation((reason,), weighed, 50), low
    )


@pytest.mark.parametrize("low", [True, False])
def test_where_low_scores_win_a_hint_says_what_else_counts(low: bool) -> None:
    """Otherwise many points on top of the list would contradict the note."""
    game = where_low_wins(games()["hearts"](), low)
    fewer = "Fewer points are better."
    best, other = ActionValue(Play(0), 2, 1, None, 14.1), ActionValue(Play(1), -9, 1, None, 10.7)
    told = Explanation(
        (Reason("passes-on"), Reason("best-on-average"), Reason("for-the-match")), (best, other), 50
    )
    assert (fewer in bot_reasons.note_words(told, (), game)) is False
    assert ("what the others score counts too" in bot_reasons.note_words(told, (), game)) == low
    agreeing = replace(told, reasons=told.reasons[:2], weighed=(replace(best, points=2.0), other))
    assert (fewer in bot_reasons.note_words(agreeing, (), game)) == low
    untold = replace(told, reasons=told.reasons[:2])
    assert ("what the others score counts too" in bot_reasons.note_words(untold, (), game)) == low


ABOUT_PARTNERS = ("overtakes", "friend-wins", "feeds", "spares-partner", "feeds-partner")


@pytest.mark.parametrize("code", ABOUT_PARTNERS)
@pytest.mark.parametrize(
    ("game_id", "options", "own", "others"),
    [
        ("tocan", {}, "nother defender", "nother defender"),
        ("five-hundred", {"players": 3}, "nother defender", "nother defender"),
        ("red-one", {}, "our partner", "a partner"),
        ("five-hundred", {}, "our partner", "a partner"),
        ("five-hundred", {"players": 6}, "a partner", "a partner"),
        ("five-hundred", {"players": 6, "sixes": "pairs"}, "our partner", "a partner"),
    ],
)
def test_only_partners_are_called_partners(
    code: str, game_id: str, options: dict[str, object], own: str, others: str
) -> None:
    """A hint speaks of your partner; opponents of a lone declarer have none."""

    def friend_leads(table: Table, ask: AskPlay) -> bool:
        alone = table.game.sides == table.game.seats
        return led_by(table, ask) == ("defender" if alone else "partner")

    seen = playing(game_id, friend_leads, options)
    why = about_the_lead(code, seen)
    assert own in bot_reasons.hint_sentence(seen, why, Play(next(cards_in(seen.hand))))
    assert others in bot_reasons.reasons_words(why, seen.game, NAMES, seen).replace("A p", "a p")


def test_a_defender_of_another_side_is_no_partner() -> None:
    """Five Hundred with six players in pairs: four defend, of two sides."""
    seen = playing(
        "five-hundred",
        lambda table, ask: led_by(table, ask) == "defender",
        {"players": 6, "sixes": "pairs"},
    )
    assert bot_reasons.reasons_words(about_the_lead("friend-wins", seen), seen.game, NAMES, seen).startswith(
        "Another d"
    )


def led_by(table: Table, ask: AskPlay) -> str:
    """Return what the leader of the trick is to the seat on turn, who hasn't led."""
    trick, game, contract = view(table, ask.seat).trick, table.game, table.contract
    assert contract is not None
    if trick is None:
        return ""
    leader, seat, declarer = (game.side(one) for one in (trick.seats[0], ask.seat, contract.declarer))
    if leader == seat:
        return "partner"
    return "opponent" if declarer in (leader, seat) else "defender"


def about_the_lead(code: str, seen: PlayerView) -> Explanation:
    assert seen.trick is not None
    card = seen.game.deck.names[seen.trick.cards[0]]
    return Explanation(
        (Reason(code, {"card": card} if code in ("overtakes", "friend-wins", "feeds") else {}),)
    )


@pytest.mark.parametrize("game_id", sorted(games()))
def test_whole_explanations(game_id: str) -> None:
    rng = Random(4)
    game = games()[game_id]()
    for seen in rng.sample(list(run_deal(Table(game), rng, {})), 5):
        made = decide(seen, "medium", 2, clock=lambda: 0.0)
        words = bot_reasons.explanation_words(made.explanation, game, NAMES)
        assert words.splitlines()[0] == bot_reasons.reasons_words(made.explanation, game, NAMES)
        assert len(words.splitlines()) <= 5
        assert "{" not in words


WHY_BEHIND = (
    "the difference is too small to be sure",
    "the risk is too high",
    "lso weighs the match",
    "what the others score counts",
    "about as good; this is the usual one",
    "solved exactly",
)
RULES = (
    "about as good as a lower one",
    "gains too little",
    "rarely does as well",
    "lowest bid that will do",
    "clear gain",
    "clearly better",
    "pays off",
)


def ahead(table: HintTable, game: Game) -> list[HintRow]:
    """Return the rows of a hint that look better than the first."""
    first, *others = table.rows
    if "points" not in table.columns or not first.figures[0]:
        return []
    at = table.columns.index("points")

    def points(row: HintRow) -> float:
        figure = row.figures[at].replace("\N{MINUS SIGN}", "-")
        return -game.gain(999.0) if not figure or figure[-1].isalpha() else float(figure)

    return [
        row
        for row in others
        if game.gain(points(row) - points(first)) > 0 or (row.bar or 0) - (first.bar or 0) > CLEARLY_LONGER
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_hint_stands_first_and_says_why_another_looks_better(game_id: str) -> None:
    rng, behind = Random(f"first {game_id}"), 0
    views = list(run_deal(Table(games()[game_id]()), rng, {}))
    asked = [seen for seen in views if not isinstance(seen.ask, AskPlay)]
    for seen in [*rng.sample(asked, min(8, len(asked))), *rng.sample(views, 4)]:
        made = advise(seen, 1, lambda _: None, clock=lambda: 0.0)
        table = bot_reasons.hint_table(seen, made.explanation, made.action)
        if not table.rows:
            continue
        assert [row.best for row in table.rows].index(True) == 0
        if ahead(table, seen.game):
            behind += 1
            said = bot_reasons.hint_sentence(seen, made.explanation, made.action)
            assert any(words in said for words in (*WHY_BEHIND, *RULES)), said
    assert behind or game_id not in ("five-hundred", "forty-fives", "red-one")  # others may have none


@pytest.mark.parametrize(
    ("action", "reason", "error", "said"),
    [
        (Call("pass"), "not-sure", 8.0, "the difference is too small to be sure."),
        (Call("pass"), "not-sure", 1.0, "scores more in the simulated deals, but the risk is too high."),
        (
            Call("6S"),
            "higher-than-needed",
            1.0,
            "about as good as a lower one, and leaves the others less room.",
        ),
        (Give(7), "passes-on", 8.0, "What would cost most to keep. Another choice looks better"),
    ],
)
def test_why_the_advice_is_not_the_best_figure(action: Action, reason: str, error: float, said: str) -> None:
    seen = calling("five-hundred", "grid")
    other = Call("7H") if isinstance(action, Call) else Give(56)
    weighed = (ActionValue(other, 20.0, error, 0.2, 20.0), ActionValue(action, 8.0, 0.0, None, 8.0))
    values = {"chance": 0.2, "wants": 0.47} if reason == "not-sure" else {}
    why = Explanation((Reason(reason, values), Reason("too-close")), weighed, 50)
    assert said.lower() in bot_reasons.hint_sentence(seen, why, action).lower()
    first = replace(why, weighed=(weighed[1], replace(weighed[0], value=1.0, points=1.0)))
    assert "nother choice" not in bot_reasons.hint_sentence(seen, first, action)


def test_after_a_list_of_cards_no_verb_lacks_its_subject() -> None:
    seen, values = giving("five-hundred"), {"card": "JK", "suit": "H"}
    for code in CODES:
        if code.startswith(("passes-", "puts-")):
            hint = bot_reasons.hint_sentence(seen, Explanation((Reason(code, values),)), Give(7))
            assert hint.rpartition(": ")[2].startswith(("the ", "no ", "few ", "high ", "these ", "what "))


def test_names_keep_their_capital_after_a_colon() -> None:
    seen = giving("five-hundred")
    for reason in (Reason("keeps-points", {"seat": 1}), Reason("stops-all", {"seat": 1})):
        hint = bot_reasons.hint_sentence(seen, Explanation((reason,)), Give(7), ["Ada", "Bo", "Cy", "Di"])
        assert ": Bo has all the points so far" in hint
    danger = Explanation((Reason("passes-danger", {"card": "QS"}),))
    assert ": the queen of spades could cost" in bot_reasons.hint_sentence(seen, danger, Give(7))
