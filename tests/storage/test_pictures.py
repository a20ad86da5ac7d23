"""Copies of the pictures that people choose for their seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.pictures import seat_pictures as pictures
from trickdesk.storage.pictures.seat_pictures import (
    PictureProblem,
    PictureRefused,
    keep_picture,
    picture_names,
    read_outside,
    read_picture,
    remove_pictures,
)
from trickdesk.storage.settings import Settings


def test_a_picture_is_kept_and_removed(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    name = keep_picture(folder, b"png")
    assert read_picture(folder, name) == b"png"
    remove_pictures(folder, [name, "0" * 16])
    with pytest.raises(SaveError) as caught:
        read_picture(folder, name)
    assert caught.value.trouble is FileProblem.MISSING


def test_an_error_names_the_folder_and_not_our_name(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        keep_picture(tmp_path / "pictures", b"png")
    assert caught.value.path == tmp_path / "pictures"


def test_a_chosen_file_is_read_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ada.png"
    path.write_bytes(b"12345")
    assert read_outside(path) == b"12345"
    monkeypatch.setattr(pictures, "MOST_BYTES", 4)
    with pytest.raises(PictureRefused) as refused:
        read_outside(path)
    assert (refused.value.why, refused.value.file) == (PictureProblem.TOO_LARGE, "ada.png")
    with pytest.raises(SaveError):
        read_outside(tmp_path / "gone.png")


def test_only_our_names_count() -> None:
    settings, ours = Settings(), "0123456789abcdef"
    settings.look.picture = ours
    settings.people.known = {
        "Bo": {"look": {"picture": "f" * 16}},
        "Cy": {"look": {"picture": "../../etc/passwd"}},
        "Di": {"look": "no section"},
        "Ed": {"look": {"picture": 3}},
    }
    assert picture_names(settings) == {ours, "f" * 16}
