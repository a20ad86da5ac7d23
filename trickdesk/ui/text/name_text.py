"""What players are called on screens: by name, or by words such as "You"."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import one_line
from trickdesk.engine.view import PlayerView
from trickdesk.session import Player
from trickdesk.storage.persons import NAMELESS, given_name, guest_seat
from trickdesk.ui.text import people as cast
from trickdesk.ui.text.words import fill, translate, translated

# The people of `assets/people.toml`: every language writes their names in its own letters.
BOTS = [
    QT_TRANSLATE_NOOP("Bot", "Ada"),
    QT_TRANSLATE_NOOP("Bot", "Bruno"),
    QT_TRANSLATE_NOOP("Bot", "Chidi"),
    QT_TRANSLATE_NOOP("Bot", "Dora"),
    QT_TRANSLATE_NOOP("Bot", "Emil"),
    QT_TRANSLATE_NOOP("Bot", "Fay"),
    QT_TRANSLATE_NOOP("Bot", "Gus"),
    QT_TRANSLATE_NOOP("Bot", "Hana"),
    QT_TRANSLATE_NOOP("Bot", "Ines"),
    QT_TRANSLATE_NOOP("Bot", "Jonas"),
    QT_TRANSLATE_NOOP("Bot", "Kofi"),
    QT_TRANSLATE_NOOP("Bot", "Leila"),
    QT_TRANSLATE_NOOP("Bot", "Mateo"),
    QT_TRANSLATE_NOOP("Bot", "Noa"),
    QT_TRANSLATE_NOOP("Bot", "Olga"),
    QT_TRANSLATE_NOOP("Bot", "Priya"),
]


class Names(tuple[str, ...]):
    """What the players at a table are called, by seat.

    Attributes:
        you: The seat of the only person if that person has no name and is called "You"; otherwise None.
        written: The same names, but those of computer players in the letters of records.
        talking: The seats of people who say something now and then.
    """

    you: Seat | None
    written: tuple[str, ...]
    talking: tuple[Seat, ...] = ()

    def __new__(
        cls, names: Iterable[str], you: Seat | None = None, written: Sequence[str] | None = None
    ) -> Names:
        found = super().__new__(cls, names)
        found.you = you
        found.written = found if written is None else tuple(written)
        return found


def shown_names(given: Sequence[str], people: Collection[Seat]) -> Names:
    """Return what players are called who have given these names, empty for none.

    On a shared screen, "You" would be ambiguous.
    """
    alone = len(people) == 1

    def unnamed(seat: Seat) -> str:
        if seat not in people:
            return translate("SeatRows", "Computer {n}", n=seat + 1)
        return you_words() if alone else guest_words(seat)

    written = [name or unnamed(seat) for seat, name in enumerate(given)]
    names = [
        translated("Bot", name) if name in BOTS and seat not in people else name
        for seat, name in enumerate(written)
    ]
    return Names(names, next((seat for seat in people if alone and not given[seat]), None), written)


def names_of(players: Sequence[Player], *, talk: bool = False) -> Names:
    """Return what the players of a match are called; `talk` lets people say something."""
    people = [seat for seat, player in enumerate(players) if player.human]
    names = shown_names([player.name for player in players], people)
    if talk:
        names.talking = tuple(
            seat for seat, player in enumerate(players) if cast.person_of(player) is not None
        )
    return names


def talking(names: Sequence[str]) -> Sequence[Seat]:
    """Return the seats of people who say something now and then."""
    return names.talking if isinstance(names, Names) else ()


def you_words() -> str:
    """Return what a person without a name is called who plays alone."""
    return translate("SeatRows", "You")


def guest_words(seat: Seat) -> str:
    """Return what a person without a name is called who shares the screen."""
    return translate("SeatRows", "Player {n}", n=seat + 1)


def nameless_words() -> str:
    """Return what the person without a name is called beside others."""
    return translate("SeatRows", "Without a name")


def name_taken_words(name: str) -> str:
    """Return why a person can't take this name, and what to do."""
    template = translate(
        "SeatRows", "{name} already plays here. Choose another name, or switch with Game > Playing as."
    )
    return fill(template, name=given_name(name) or nameless_words())


def people_words(found: Sequence[tuple[str, str]], own: str) -> dict[str, str]:
    """Return what people are called in a list, by key.

    Args:
        found: The key and the name of each.
        own: The key of the person who looks at the list.
    """

    def words(key: str, name: str) -> str:
        if key == NAMELESS:
            return you_words() if own == NAMELESS else nameless_words()
        seat = guest_seat(key)
        return one_line(name) if seat is None else guest_words(seat)

    return {key: words(key, name) for key, name in found}


def is_you(seat: Seat | None, view: PlayerView, names: Sequence[str]) -> bool:
    """Return whether a seat is addressed as "you".

    A person called "You" always takes that form of the verb, also for spectators. Otherwise it is the viewer.
    """
    you = you_of(names)
    return seat is not None and seat == (view.seat if you is None else you)


def you_of(names: Sequence[str]) -> Seat | None:
    """Return the seat that is called "You"; None if everyone has a name."""
    return names.you if isinstance(names, Names) else None


def written_names(names: Sequence[str]) -> Sequence[str]:
    """Return the names, those of computer players in the letters of records."""
    return names.written if isinstance(names, Names) else names


def name_within(names: Sequence[str], seat: Seat) -> str:
    """Return a name as it stands within a sentence: "You" without its capital."""
    return translate("Score", "you") if seat == you_of(names) else names[seat]
