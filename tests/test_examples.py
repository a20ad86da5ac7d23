"""The examples in the docstrings of engine, games and storage are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

from trickdesk import engine, games, storage

MODULES = [
    package.__name__ + "." + module.name
    for package in (engine, games, storage)
    for module in pkgutil.iter_modules(package.__path__)
]


@pytest.mark.parametrize("name", [package.__name__ for package in (engine, games, storage)] + MODULES)
def test_the_examples_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_what_newcomers_meet_first_has_an_example() -> None:
    found = {
        test.name.removeprefix(engine.__name__ + ".")
        for name in MODULES
        for test in doctest.DocTestFinder().find(importlib.import_module(name))
        if test.examples
    }
    assert found >= {
        "cards",
        "order.CardOrder",
        "record.parse_input",
        "record.replay",
        "table.Table.act",
        "view.view",
    }
