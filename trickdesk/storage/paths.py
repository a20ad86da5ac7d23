"""Where the program keeps its files. The only module that asks the platform."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from trickdesk.storage.files import FileProblem, SaveError, telling

APP = "trickdesk"


@dataclass(frozen=True)
class Paths:
    """The folders and files of one user.

    Nothing is created before something is written.
    """

    data: Path
    config: Path

    @property
    def autosave(self) -> Path:
        """Folder of the matches that are still being played."""
        return self.data / "autosave"

    @property
    def finished(self) -> Path:
        """Folder of the matches played to the end."""
        return self.data / "finished"

    @property
    def saves(self) -> Path:
        """Folder of the saves that the player has named."""
        return self.data / "saves"

    @property
    def decks(self) -> Path:
        """Folder of the decks of cards that the player has added."""
        return self.data / "decks"

    @property
    def history(self) -> Path:
        """The index of the finished matches, made from them."""
        return self.data / "history.sqlite"

    @property
    def counted_from(self) -> Path:
        """From when on the matches of each person count for the figures."""
        return self.data / "counted-from.json"

    @property
    def reviews(self) -> Path:
        """Folder of the reviews of deals that were made; they can be made again."""
        return self.data / "reviews"

    @property
    def practice(self) -> Path:
        """What a person has practised, and when it comes again."""
        return self.data / "practice.json"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def recent(self) -> Path:
        return self.config / "recent.json"


def find_paths(data_dir: Path | None = None) -> Paths:
    """The platform's folders for this user, or all below `data_dir`.

    :class:`SaveError` where that is below the home folder of somebody who has none.
    """
    if data_dir is not None:
        try:
            with telling(data_dir, writing=False):
                folder = data_dir.expanduser().absolute()
        except RuntimeError as error:
            raise SaveError(FileProblem.NO_HOME, Path(data_dir.parts[0])) from error
        return Paths(data=folder, config=folder)
    return Paths(
        data=platformdirs.user_data_path(APP, appauthor=False),
        config=platformdirs.user_config_path(APP, appauthor=False),
    )
