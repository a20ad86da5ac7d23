"""Widgets of earlier tests are destroyed in this thread, as in the program, and not where matches are written."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from trickdesk.ui.garbage import collect_due


@pytest.fixture(autouse=True)
def collect_here() -> Iterator[None]:
    gc.disable()
    yield
    collect_due()
