"""Deck folders: complete and valid, or refused with a reason."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.storage.decks import CARD, KINDS, make_deck
from tests.ui.cards.names import FRENCH, MORE_COLOURED, MORE_FRENCH, RED_ONE
from trickdesk.storage.pictures import decks
from trickdesk.storage.pictures.decks import (
    EXTRA,
    DeckProblem,
    DeckRefused,
    deck_folders,
    read_deck,
    read_manifest,
    whole_decks,
)
from trickdesk.storage.pictures.svg import Fault


def refusal(folder: Path) -> DeckRefused:
    with pytest.raises(DeckRefused) as refused:
        read_deck(folder, KINDS)
    return refused.value


def test_there_are_two_printed_decks() -> None:
    assert sorted(map(len, whole_decks(KINDS))) == [42, 53]
    assert {"AS", "JK"} <= max(whole_decks(KINDS), key=len)


def test_a_complete_deck_is_read(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "mine", [*FRENCH, "back"])
    (folder / "README.txt").write_text("hello")
    deck = read_deck(folder, KINDS)
    assert (deck.folder, deck.name) == ("mine", "Mine")
    assert set(deck.faces) == {("", card) for card in [*FRENCH, "back"]}
    assert set(read_deck(make_deck(tmp_path / "red", RED_ONE), KINDS).faces) == {
        ("", card) for card in RED_ONE
    }


def test_cards_of_larger_packs_may_be_there_or_not(tmp_path: Path) -> None:
    assert {*MORE_FRENCH, *MORE_COLOURED} == EXTRA
    folder = make_deck(tmp_path / "mine", [*FRENCH, *MORE_FRENCH])
    make_deck(folder / "large", [*FRENCH, "11H"])
    faces = read_deck(folder, KINDS).faces
    assert {card for variant, card in faces if not variant} == {*FRENCH, *MORE_FRENCH}
    assert {card for variant, card in faces if variant == "large"} == {*FRENCH, "11H"}
    (folder / "11H.svg").write_text("hello")
    assert refusal(folder).why is Fault.NOT_SVG
    assert refusal(make_deck(tmp_path / "other", MORE_FRENCH)).why is DeckProblem.MISSING


def test_variants_are_complete_too(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "mine")
    make_deck(folder / "large")
    assert ("large", "KS") in read_deck(folder, KINDS).faces
    (folder / "large" / "7D.svg").unlink()
    refused = refusal(folder)
    assert (refused.why, refused.file, refused.detail) == (DeckProblem.MISSING, "large", "7D")


def without(folder: Path) -> None:
    (folder / "deck.toml").unlink()


def lose(folder: Path) -> None:
    (folder / "QH.svg").unlink()


def lose_all(folder: Path) -> None:
    for path in folder.glob("*.svg"):
        path.unlink()


def nest(folder: Path) -> None:
    lose(folder)
    (folder / "QH.svg").mkdir()


def crowd(folder: Path) -> None:
    for k in range(700):
        (folder / f"{k}.txt").touch()


def spoil(file: str, data: str | bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / file).write_bytes(data if isinstance(data, bytes) else data.encode())


SPOILT: dict[str, tuple[Callable[[Path], object], DeckProblem | Fault, str]] = {
    "no manifest": (without, DeckProblem.MANIFEST, "deck.toml"),
    "no name": (spoil("deck.toml", "format = 1"), DeckProblem.MANIFEST, "deck.toml"),
    "of another format": (spoil("deck.toml", 'format = 2\nname = "a"'), DeckProblem.MANIFEST, "deck.toml"),
    "manifest of bytes": (spoil("deck.toml", b"\xff\xfe\x00"), DeckProblem.MANIFEST, "deck.toml"),
    "huge manifest": (spoil("deck.toml", "#" * 10_000), DeckProblem.TOO_LARGE, "deck.toml"),
    "a card missing": (lose, DeckProblem.MISSING, ""),
    "no card": (lose_all, DeckProblem.MISSING, ""),
    "not SVG": (spoil("QH.svg", "hello"), Fault.NOT_SVG, "QH.svg"),
    "a script": (spoil("QH.svg", CARD.replace("<circle", "<script/><circle")), Fault.ELEMENT, "QH.svg"),
    "square": (spoil("QH.svg", CARD.replace("5 7", "5 5")), Fault.SHAPE, "QH.svg"),
    "too large": (spoil("QH.svg", CARD + " " * (1 << 18)), DeckProblem.TOO_LARGE, "QH.svg"),
    "a folder": (nest, DeckProblem.UNREADABLE, ""),
    "a crowd": (crowd, DeckProblem.TOO_MANY, ""),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_bad_deck_is_refused(how: str, tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "mine")
    do, why, file = SPOILT[how]
    do(folder)
    refused = refusal(folder)
    assert refused.why is why
    assert file in ("", refused.file)


def test_all_together_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "MOST_IN_ALL", 50 * len(CARD))
    assert refusal(make_deck(tmp_path / "mine")).why is DeckProblem.ALL_TOO_LARGE


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_and_pipes_are_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.svg"
    secret.write_text(CARD)
    folder = make_deck(tmp_path / "mine")
    (folder / "QH.svg").unlink()
    (folder / "QH.svg").symlink_to(secret)
    assert refusal(folder).why is DeckProblem.LINK
    (folder / "QH.svg").unlink()
    os.mkfifo(folder / "QH.svg")
    assert refusal(folder).why is DeckProblem.UNREADABLE
    whole = make_deck(tmp_path / "whole")
    (whole / "large").symlink_to(tmp_path)
    assert refusal(whole).why is DeckProblem.LINK
    (tmp_path / "other").symlink_to(folder)
    assert refusal(tmp_path / "other").why is DeckProblem.LINK


def test_folders_are_listed_up_to_a_limit(tmp_path: Path) -> None:
    assert deck_folders(tmp_path / "none") == []
    for k in range(40):
        (tmp_path / f"d{k:02}").mkdir()
    (tmp_path / "a file").touch()
    (tmp_path / ".hidden").mkdir()
    assert deck_folders(tmp_path) == [f"d{k:02}" for k in range(decks.MOST_DECKS)]


def test_a_manifest_names_colours_for_four() -> None:
    text = 'format = 1\nname = "x"\nfour.S = 1\n[four.D]\n"#c4122f" = "#0030cc"\nred = "#123456"\n"#fff000" = "blue"\n'
    assert read_manifest(text.encode()).four == {"D": {"#c4122f": "#0030cc"}}
    assert read_manifest(b'format = 1\nname = "x"\nfour = "none"').four == {}


def test_manifests_are_toml() -> None:
    text = 'format = 1  # of decks\nname = "Größe \\"7\\""\n\nlicence = "CC0"\n'
    assert read_manifest(text.encode()) == ('Größe "7"', "", "CC0", {})


@pytest.mark.parametrize(
    "text", ["format = 1\nname = " + "[" * 5_000, 'format = 2\nname = "x"', "name =", 'name = "x"']
)
def test_other_manifests_are_refused(text: str) -> None:
    with pytest.raises(DeckRefused) as refused:
        read_manifest(text.encode())
    assert refused.value.why is DeckProblem.MANIFEST
