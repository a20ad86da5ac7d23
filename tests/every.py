"""One check for many cases in one test: separate tests would cost far more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def check_each(cases: Iterable[tuple[object, T]], check: Callable[[T], None]) -> None:
    """Run `check` for every (name, case); fail once with all findings."""
    names, found = 0, []
    for name, case in cases:
        names += 1
        try:
            check(case)
        except AssertionError as reason:
            found.append(f"{name}: {reason}")
    assert names, "no case at all"
    assert not found, f"{len(found)} of {names}:\n" + "\n".join(found)
