"""Deal codes: they restore the deal exactly, and typing errors are noticed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.driving import game_name, played, random_game, some_games
from trickdesk.engine.actions import AskGive, Deal
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session.deal_code import ALPHABET, CodeError, deal_code, looks_like_code, read_code

FIVE_HUNDRED = Shuffler("1").deal(games()["five-hundred"](), 0, 2)
CODE = "TD1-five-hundred-JRV71-WYBJW-2AB10-6BC08-0VT"


def as_held(game: Game, deal: Deal) -> Deal:
    """Return the deal with hands sorted, unless their order matters."""
    return deal if game.has_piles else replace(deal, hands=tuple(tuple(sorted(hand)) for hand in deal.hands))


@pytest.mark.parametrize("game", some_games(12, 5), ids=game_name)
def test_the_code_rebuilds_the_deal(game: Game) -> None:
    for seed in range(5):
        deal = Shuffler(str(seed)).deal(game, 0, seed % game.seats)
        code = deal_code(game, deal)
        for written in (code, code.lower(), f" {code[:20]}\n{code[20:]} ", code.replace("-", " - ")):
            again, read = read_code(written, games())
            assert read == as_held(game, deal)
            assert type(again) is type(game)
            assert again.options == game.options
        assert deal_code(again, read) == code
        Table(again).deal(read)


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)
def test_every_value_of_every_option_is_in_the_code(kind: type[Game]) -> None:
    for option in kind.option_list:
        for value in option.choices:
            try:
                game = kind({option.name: value})
            except OptionError:
                continue  # excluded by the default of another option
            deal = Shuffler("1").deal(game, 0, 0)
            assert read_code(deal_code(game, deal), games())[0].options == game.options


@pytest.mark.parametrize("name", ["hearts", "oh-hell"])
@pytest.mark.parametrize("seed", range(6))
def test_later_deals_of_a_match_begin_one_of_their_own(name: str, seed: int) -> None:
    """Numbers of cards and ways to pass differ from deal to deal."""
    game = random_game(games()[name], Random(seed))
    for number in range(1, (game.last_deal or 5) + 1):
        deal = Shuffler("x").deal(game, number - 1, 0)
        again, read = read_code(deal_code(game, deal, number), games())
        assert read == as_held(game, deal)
        table = played(game, Random(seed), number - 1)
        if len(table.deals) == number - 1 and not table.winners:
            first = Table(again)
            first.deal(read)
            table.deal(replace(deal, dealer=table.next_dealer if table.deals else 0))
            assert first.phase_name == table.phase_name
            if table.phase_name == "give":
                assert passed_by(first) == passed_by(table)


def passed_by(table: Table) -> int:
    """Return how many seats on the cards are passed."""
    ask = table.phase.ask()
    assert isinstance(ask, AskGive) and ask.to is not None
    return (ask.to - ask.seat) % table.game.seats


def test_what_a_code_looks_like() -> None:
    """Codes that people have written down must stay valid."""
    assert deal_code(games()["five-hundred"](), FIVE_HUNDRED) == CODE
    assert read_code(CODE.replace("1", "l").replace("0", "o").replace("TDl", "TD1"), games())[1].dealer == 2
    assert looks_like_code(" td1-x")
    assert looks_like_code("TD2-x")
    for text in ("", "42", "TD", "TDX", "deal 3 | AS"):
        assert not looks_like_code(text)


def test_codes_are_short() -> None:
    lengths = [
        len(deal_code(game, Shuffler("1").deal(game, 0, 0))) for game in (kind() for kind in games().values())
    ]
    assert max(lengths) < 90


def test_a_slip_is_noticed() -> None:
    """One wrong symbol, two swapped, one too few or too many."""
    start = len("TD1-five-hundred-")
    slips = {CODE[:-1], CODE + "0", CODE[:start] + "0" + CODE[start:]}
    for at in range(start, len(CODE)):
        if CODE[at] == "-":
            continue
        slips |= {CODE[:at] + symbol + CODE[at + 1 :] for symbol in ALPHABET[::5]}
        if at + 1 < len(CODE):
            slips.add(CODE[:at] + CODE[at + 1] + CODE[at] + CODE[at + 2 :])
    slips = {slip for slip in slips if slip.replace("-", "") != CODE.replace("-", "")}
    assert len(slips) > 150
    for slip in slips:
        with pytest.raises(CodeError, match="mistake"):
            read_code(slip, games())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "isn't a deal code"),
        ("42", "isn't a deal code"),
        ("TDX-five-hundred-1", "isn't a deal code"),
        ("TD2-five-hundred-1N7A4", "another version"),
        ("TD1-whist-1N7A4", "for a game that Trickdesk doesn't know"),
        ("TD1-five-hundred", "for a game that Trickdesk doesn't know"),
        ("TD1-five-hundred-", "part of it is missing"),
        ("TD1-five-hundred-1N7U4", "“U” can't be part of"),
        ("TD1-five-hundred-1N7\u20664", "can't be part of"),
        ("TD1-five-hundred-" + "1" * 300, "part of it is missing"),
        ("TD1-five-hundred-" + "1" * 3000, "too long"),
        ("TD1-hearts-" + "Z" * 190, "part of it is missing"),
    ],
)
def test_what_is_no_code(text: str, sentence: str) -> None:
    with pytest.raises(CodeError, match=sentence):
        read_code(text, games())


def test_rubbish_never_does_anything_but_that() -> None:
    rng = Random(3)
    for _ in range(3000):
        game = rng.choice(list(games()))
        text = "".join(rng.choice(ALPHABET) for _ in range(rng.randint(1, 80)))
        with pytest.raises(CodeError):
            read_code(f"TD1-{game}-{text}", games())


def test_a_deal_of_another_size_has_no_code() -> None:
    deal = replace(FIVE_HUNDRED, talon=())
    with pytest.raises(CodeError, match="A match can't start"):
        deal_code(games()["five-hundred"](), deal)
