"""People at a table."""

from __future__ import annotations

from dataclasses import replace

from trickdesk.session import Player
from trickdesk.ui.text.people import people, person_of


def test_a_person_of_a_record_is_known_by_name_and_any_style() -> None:
    ada = Player("Ada", False, "expert", style="saves-trumps")
    assert person_of(ada) is person_of(replace(ada, style="an older one")) is people()["ada"]
    assert person_of(replace(ada, style="")) is None
    assert person_of(replace(ada, name="Adam")) is None
