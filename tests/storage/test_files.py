"""trickdesk.storage.files: whole files or the old ones, never half a file."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.storage.places import as_somebody_with_limits
from trickdesk.engine.errors import Problem
from trickdesk.storage import files
from trickdesk.storage.files import FileProblem, SaveError, backup_of, read_newest, read_text, write_text


def leftovers(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.endswith(".new"))


def parse_number(text: str) -> int:
    return int(text)


def test_a_text_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "a.txt"
    write_text(path, "één\nzwei\r\n")
    assert path.read_bytes() == "één\nzwei\r\n".encode()
    assert read_text(path) == "één\nzwei\r\n"
    assert leftovers(path.parent) == []


def test_a_byte_order_mark_is_not_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert read_text(path) == "{}"


def test_half_a_surrogate_pair_does_not_stop_the_save(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "name \ud83d")
    assert read_text(path) == "name ?"


def test_the_previous_contents_are_kept_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for text in ("1", "2", "3"):
        write_text(path, text, keep_previous=True)
    assert (read_text(path), read_text(backup_of(path))) == ("3", "2")
    write_text(path, "4")
    assert (read_text(path), read_text(backup_of(path))) == ("4", "2")


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (errno.ENOSPC, FileProblem.FULL),
        (errno.EROFS, FileProblem.READ_ONLY),
        (errno.EACCES, FileProblem.READ_ONLY),
        (errno.EIO, FileProblem.OTHER),
    ],
)
def test_a_failing_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, trouble: Problem
) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "old", keep_previous=True)

    def fail(descriptor: int) -> None:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(SaveError) as caught:
            write_text(path, "new", keep_previous=True)
    assert caught.value.trouble is trouble
    assert caught.value.path == path
    assert "a.txt" in str(caught.value)
    assert read_text(path) == "old"
    assert leftovers(tmp_path) == []


def test_a_folder_that_is_really_read_only(tmp_path: Path) -> None:
    """A file in place of the folder stops every user, including root."""
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        write_text(tmp_path / "data" / "a.txt", "new")
    assert caught.value.trouble is FileProblem.NO_FOLDER


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders say nothing there")
def test_a_folder_without_write_permission() -> None:
    # Not in `tmp_path`, whose parents only their owner may enter: then the reason would be another one.
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        try:
            with as_somebody_with_limits():
                assert list(folder.iterdir()) == []  # it can be read
                with pytest.raises(SaveError) as caught:
                    write_text(folder / "a.txt", "new")
        finally:
            folder.chmod(0o700)
        assert caught.value.trouble is FileProblem.READ_ONLY
        assert list(folder.iterdir()) == []


KILLED_WRITER = """
import os, signal, sys
from pathlib import Path
from tests.storage.places import as_somebody_with_limits
from trickdesk.storage import files

step = int(sys.argv[2])
done = 0

def dying(real):
    def call(*args):
        global done
        if done == step:
            os._exit(9)
        done += 1
        return real(*args)
    return call

os.fsync, os.replace = dying(os.fsync), dying(os.replace)
files.write_text(Path(sys.argv[1]), "2", keep_previous=True)
"""


@pytest.mark.parametrize("step", range(5))
def test_killed_before_each_step_of_a_write(tmp_path: Path, step: int) -> None:
    """The steps are: sync file, two renames, sync folder; step 4 is after them."""
    path = tmp_path / "a.txt"
    write_text(path, "1", keep_previous=True)
    killed = subprocess.run([sys.executable, "-c", KILLED_WRITER, str(path), str(step)], check=False)
    past_the_end = 4 if os.name == "posix" else 3
    assert killed.returncode == (9 if step < past_the_end else 0)
    assert read_newest(path, parse_number, alone=True).value == (1 if step < 3 else 2)
    write_text(path, "3", keep_previous=True)
    assert read_newest(path, parse_number, alone=True).value == 3


def test_what_killed_writers_left_is_swept_up(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    old, fresh = tmp_path / "a.txt.1.new", tmp_path / "a.txt.2.new"
    old.write_text("half")
    fresh.write_text("another window is writing this")
    os.utime(old, (1_000_000, 1_000_000))
    write_text(path, "1")
    assert leftovers(tmp_path) == [fresh.name]


def test_reading_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        read_text(tmp_path / "none.txt")
    assert caught.value.trouble is FileProblem.MISSING
    with pytest.raises(SaveError) as caught:
        read_text(tmp_path)
    assert caught.value.trouble is FileProblem.NOT_A_FILE


def test_reading_what_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("1")

    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(SaveError) as caught:
        read_text(path)
    assert caught.value.trouble is FileProblem.NO_ACCESS


@pytest.mark.skipif(os.name != "posix", reason="there are no such pipes")
def test_reading_what_never_ends(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        with pytest.raises(SaveError) as caught:
            read_text(path)
        assert caught.value.trouble is FileProblem.DEVICE
        assert str(caught.value) == f"{path.name} is a device or a pipe, not a file."


def test_reading_a_foreign_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"fine\nfine\n\xff\xfe")
    with pytest.raises(SaveError) as caught:
        read_text(path)
    assert (caught.value.trouble, caught.value.line) == (FileProblem.NOT_TEXT, 3)
    assert "line 3" in str(caught.value)
    with pytest.raises(SaveError) as caught:
        read_text(path, 4)
    assert caught.value.trouble is FileProblem.TOO_LARGE
    path.write_bytes(b"fine")
    assert read_text(path, 4) == "fine"


def test_a_damaged_file_is_set_aside_for_its_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "1", keep_previous=True)
    write_text(path, "2", keep_previous=True)
    path.write_text("rubbish")
    loaded = read_newest(path, parse_number, alone=True)
    assert loaded.value == 1
    assert isinstance(loaded.damaged, ValueError)
    assert (tmp_path / "a.txt.damaged").read_text() == "rubbish"
    write_text(path, "2", keep_previous=True)
    assert read_text(backup_of(path)) == "1"


def test_two_damaged_files_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("rubbish")
    backup_of(path).write_text("more rubbish")
    with pytest.raises(ValueError, match="'rubbish'"):
        read_newest(path, parse_number, alone=True)
    assert read_text(path) == "rubbish"


def test_a_damaged_file_that_cannot_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("rubbish")
    backup_of(path).write_text("1")

    def fail(*args: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", fail)
    loaded = read_newest(path, parse_number, alone=True)
    assert loaded.value == 1 and not (tmp_path / "a.txt.damaged").exists()
    assert loaded.damaged is not None


def test_a_disk_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even its root is there, as with a drive of Windows that was taken out."""

    def gone(place: str) -> None:
        raise FileNotFoundError(errno.ENOENT, "no such disk", place)

    monkeypatch.setattr(files, "_make_one", gone)
    with pytest.raises(SaveError) as caught:
        write_text(tmp_path / "deep" / "down" / "a.txt", "1")
    assert str(caught.value) == "a.txt: no such disk."
