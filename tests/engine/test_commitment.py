"""Fair deals: the examples on the page, and shuffles without a bias."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.engine.shuffle_statistics import fit, measure
from tests.verifying import SCRIPT
from trickdesk.engine.record import write_input
from trickdesk.games import games
from trickdesk.games.forty_fives import FortyFives
from trickdesk.session.fair_deals import committed, deal_cards, deal_seed, new_stock, terms_of

PAGE = (Path(__file__).resolve().parents[2] / "docs/fair-deals.md").read_text(encoding="utf-8")
(BLOCK,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
*DEALS, STOCK = json.loads(BLOCK)


@pytest.mark.parametrize("example", DEALS, ids=lambda example: example["terms"]["game"])
def test_the_deals_on_the_page(example: dict[str, Any]) -> None:
    terms, game = example["terms"], games()[example["terms"]["game"]](example["terms"]["options"])
    assert terms_of(game, terms["deal"] - 1, terms["dealer"], terms["options"]) == terms
    fair = committed(terms, example["seed"], example["cut"])
    assert fair.commitment == example["commitment"]
    assert write_input(deal_cards(fair, terms, game), game.deck) == example["deal"]


def test_the_stock_on_the_page() -> None:
    fair, deck = committed({}, STOCK["seed"], STOCK["cut"]), FortyFives().deck
    cards = deck.ids(STOCK["cards"])
    assert write_input(new_stock(fair, cards, STOCK["again"], deck), deck) == STOCK["stock"]
    assert new_stock(fair, cards[::-1], STOCK["again"], deck) == new_stock(fair, cards, STOCK["again"], deck)


def test_the_script_agrees_with_the_page() -> None:
    for example in DEALS:
        terms = example["terms"]
        pack = SCRIPT.shuffled(example["seed"], ["deal", example["cut"], terms], terms["deck"])
        assert [word for word in example["deal"].split()[2:] if word not in ("|", "talon")] == pack
    purpose = ["stock", STOCK["cut"], STOCK["again"], STOCK["cards"]]
    assert SCRIPT.shuffled(STOCK["seed"], purpose, STOCK["cards"]) == STOCK["stock"].split()[1:]


def test_everything_changes_the_cards() -> None:
    """The seed, the cut, the number of the deal, the dealer and the options."""
    game, other = FortyFives(), FortyFives({"target": 45})
    names = sorted(game.options)
    ways = [
        (game, 0, 0, "a", ""), (game, 0, 0, "b", ""), (game, 0, 0, "a", "1"), (game, 1, 0, "a", ""),
        (game, 0, 1, "a", ""), (other, 0, 0, "a", ""),
    ]  # fmt: skip
    found = set()
    for kind, index, dealer, seed, cut in ways:
        terms = terms_of(kind, index, dealer, names)
        found.add(deal_cards(committed(terms, seed, cut), terms, kind).hands)
    assert len(found) == len(ways)


def test_each_deal_has_a_seed_of_128_bits() -> None:
    seeds = [deal_seed("1", index) for index in range(50)] + [deal_seed("2", 0)]
    assert len(set(seeds)) == 51
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    assert deal_seed("1", 0) == "b2a92d48450ec00859727857938eea85"


def test_every_card_is_as_likely_at_every_place_and_beside_every_other() -> None:
    by_place, neighbours = measure(4000, 8)
    assert by_place.chance > 0.001
    assert min(found.chance for found in neighbours) > 0.001 / len(neighbours)


def test_a_bias_would_be_noticed() -> None:
    assert fit(49, 49).chance == pytest.approx(0.474, abs=0.001)
    assert fit(85.4, 49).chance == pytest.approx(0.001, abs=0.0001)
