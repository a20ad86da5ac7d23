"""Where the program keeps its files; the only module that asks the platform."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from trickdesk.storage.files import FileProblem, SaveError, telling

APP = "trickdesk"


@dataclass(frozen=True)
class Paths:
    """The folders and files of one user.

    They are created only when something is written. `machine` never moves with the others to another computer.
    """

    data: Path
    config: Path
    machine: Path

    @property
    def autosave(self) -> Path:
        """Folder of unfinished matches."""
        return self.data / "autosave"

    @property
    def finished(self) -> Path:
        """Folder of finished matches."""
        return self.data / "finished"

    @property
    def saves(self) -> Path:
        """Folder for matches that the player saves under a name."""
        return self.data / "saves"

    @property
    def decks(self) -> Path:
        """Folder of decks of cards that the player has added."""
        return self.data / "decks"

    @property
    def pictures(self) -> Path:
        """Folder of pictures that people have chosen for their seats."""
        return self.data / "pictures"

    @property
    def history(self) -> Path:
        """The index of the finished matches; it can be rebuilt from them."""
        return self.data / "history.sqlite"

    @property
    def counted_from(self) -> Path:
        """File of the times from which matches count in statistics, by person."""
        return self.data / "counted-from.json"

    @property
    def reviews(self) -> Path:
        """Folder of reviews of deals; they can be made again."""
        return self.data / "reviews"

    @property
    def practice(self) -> Path:
        """Each person's progress in exercises, and when puzzles come back."""
        return self.data / "practice.json"

    @property
    def lines(self) -> Path:
        """Folder of variations of deals."""
        return self.data / "lines"

    @property
    def challenges(self) -> Path:
        """Folder of challenges, with others' results in a folder for each."""
        return self.data / "challenges"

    @property
    def programs(self) -> Path:
        """Folder with the commands of the user's own programs that may start here."""
        return self.machine / "programs"

    @property
    def log(self) -> Path:
        return self.data / "trickdesk.log"

    @property
    def debug_log(self) -> Path:
        return self.data / "trickdesk-debug.log"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def recent(self) -> Path:
        return self.config / "recent.json"


def find_paths(data_dir: Path | None = None) -> Paths:
    """Return the platform's folders for this user.

    `data_dir` replaces all but the machine's.

    Raises:
        SaveError: `data_dir` is in the home folder of a user who has none.
    """
    machine = platformdirs.user_state_path(APP, appauthor=False)
    if data_dir is not None:
        try:
            with telling(data_dir, writing=False):
                folder = data_dir.expanduser().absolute()
        except RuntimeError as error:
            raise SaveError(FileProblem.NO_HOME, Path(data_dir.parts[0])) from error
        return Paths(data=folder, config=folder, machine=machine)
    return Paths(
        data=platformdirs.user_data_path(APP, appauthor=False),
        config=platformdirs.user_config_path(APP, appauthor=False),
        machine=machine,
    )
