"""What the player has chosen: declared as data, stored in one JSON file.

Every setting is a field of a section. Its declaration has its English words, and says which values are allowed,
both to the screens and to the check of the file. A bad value falls back to its default without affecting others.
Keys unknown to this version are written back unchanged.

The sections hold the choices of the person at the screen; those of other people are kept in `people`.
"""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from trickdesk.engine.game import OptionValue
from trickdesk.engine.record import clean_name
from trickdesk.storage.files import (
    FileProblem,
    LoadedFile,
    SaveError,
    must_be_file,
    parse_object,
    read_newest,
    read_stored,
    telling,
    write_text,
)
from trickdesk.storage.locks import writing
from trickdesk.storage.persons import NameChanges, exact_time, given_name, person_key

VERSION = 1

TRICK_REST_MS = {"quick": 600, "normal": 1200, "slow": 2200, "click": None}
"""How long a finished trick stays, in ms; None means until the player clicks."""


SYMBOLS = ("crown", "cat", "bird", "flower", "fish")
OWN_PICTURE = "own"
MOST_PEOPLE, MOST_COUNTED = 40, 1000  # people whose progress is kept; matches counted
_ABSENT = object()
PERSONAL = ("play", "look", "motion", "sound", "accessibility", "sharing", "help", "keys")


@dataclass(frozen=True)
class Setting:
    """What people see of a setting that has a control, in English.

    Attributes:
        label: Its name.
        words: The names of values; numbers are offered by size, others in this order.
        hint: A help line, if the label doesn't say enough.
        heading: The heading of the group that begins with it.
        below: The setting below which it stands, if its section has another page.
    """

    label: str
    words: Mapping[OptionValue, str] = field(default_factory=dict)
    hint: str = ""
    heading: str = ""
    below: tuple[str, str] | None = None


def choice(label: str, words: Mapping[Any, str], **shown: Any) -> Any:
    """Declare a setting with these values, the default first."""
    metadata = {"setting": Setting(label, words, **shown), "choices": tuple(words)}
    return field(default=next(iter(words)), metadata=metadata)


def number(label: str, default: int, low: int, high: int, **shown: Any) -> Any:
    """Declare a whole number from `low` to `high`."""
    return field(default=default, metadata={"setting": Setting(label, **shown), "range": (low, high)})


def setting(label: str, default: bool | str, **shown: Any) -> Any:
    """Declare a switch or a text."""
    return field(default=default, metadata={"setting": Setting(label, **shown)})


@dataclass
class Play:
    how_to_play: str = choice(
        "How to play a card",
        {"click": "one click", "double": "double click", "drag": "drag it from the hand"},
    )
    trick_rest: str = choice(
        "Pause after each trick",
        {"normal": "medium length", "quick": "short", "slow": "long", "click": "until I click"},
    )
    sort_order: str = choice(
        "Hand order",
        {
            "descending": "high cards on the left",
            "ascending": "low cards on the left",
            "dealt": "as dealt",
        },
    )
    left_handed: bool = setting("Left-handed fan", False)
    confirm_play: bool = setting("Confirm with a second click", False)
    auto_play_forced: bool = setting("Auto-play the only legal card", False)
    preselect: bool = setting(
        "Choose cards ahead of time",
        False,
        hint="Pick a card before your turn. It is played when your turn comes, if the rules allow it.",
    )
    bots_claim: bool = setting(
        "Computer players claim sure tricks", False, below=("players", "bot_min_delay_ms")
    )

    @property
    def trick_rest_ms(self) -> int | None:
        return TRICK_REST_MS[self.trick_rest]


@dataclass
class Appearance:
    """How cards and table look.

    `deck` is `classic`, `bold`, or `own:` and a folder name; unknown decks appear as classic. `symbol` is the
    picture at the person's seat; if it is `own`, that of the name `picture` (see `storage/pictures/seat_pictures.py`).
    """

    theme: str = choice(
        "Theme",
        {"system": "same as the system", "light": "light", "dark": "dark", "contrast": "high contrast"},
    )
    felt: str = choice(
        "Table",
        {
            "fern": "fern green",
            "navy": "navy blue",
            "claret": "claret red",
            "slate": "slate grey",
            "contrast": "plain black",
            "club": "club",
            "kitchen": "kitchen",
            "garden": "garden",
        },
    )
    deck: str = setting("Cards", "classic", words={"classic": "classic", "bold": "bold, easy to see"})
    back: str = choice(
        "Card backs",
        {
            "lattice": "lattice, blue",
            "scales": "scales, ruby",
            "rosette": "rosette, violet",
            "stars": "stars, teal",
            "arabesque": "scrolls, black and gold",
            "plain": "plain, pine green",
            "own": "the deck’s own",
        },
    )
    four_colour: bool = setting("Suit colours", False, words={False: "two colours", True: "four colours"})
    index: str = choice("Card index", {"standard": "standard", "large": "large"})
    letters: str = choice("Card letters", {"language": "language default", "english": "English"})
    table_bar: bool = setting(
        "Bar at the table",
        True,
        hint="Undo, hint, last trick, rules and all games. Esc opens them as a menu.",
    )
    text_size: int = choice("Text size", {size: f"{size}%" for size in (100, 125, 150, 175, 200)})
    symbol: str = choice(
        "Your symbol",
        {"initial": "your initial", **{symbol: symbol for symbol in SYMBOLS}, OWN_PICTURE: "your picture"},
        below=("players", "name"),
    )
    picture: str = ""


@dataclass
class Motion:
    speed: str = choice(
        "Speed", {"normal": "normal", "off": "off", "quick": "quick", "slow": "slow"}, heading="Motion"
    )
    reduced: str = choice(
        "Reduced motion",
        {"system": "same as the system", "on": "on", "off": "off"},
        hint="Cards appear in place instead of flying across the table.",
    )


@dataclass
class Sound:
    """`volume` is in percent."""

    on: bool = setting(
        "Sounds for cards, tricks and my turn",
        False,
        hint="Also for contracts made or failed, and the end of a match.",
        heading="Sound",
        below=("motion", "reduced"),
    )
    volume: int = number("Volume", 60, 0, 100, below=("sound", "on"))


@dataclass
class Accessibility:
    """`text_table`: matches start in the text table instead of the drawn one."""

    announcements: str = choice(
        "Screen reader announcements",
        {"all": "everything", "turns": "only my turns", "off": "none"},
        hint="What a screen reader says about events at the table.",
    )
    large_targets: bool = setting("Large buttons for touch", False)
    text_table: bool = setting(
        "Start in the text table (F2)",
        False,
        hint="The whole table in words, for keyboard and screen reader users.",
    )


@dataclass
class SharedScreen:
    """Settings for several people at one screen.

    Attributes:
        cover: In which matches cards are hidden when idle.
        idle_minutes: Minutes until then.
        hold_to_look: Whether people see their cards only while holding a key.
    """

    cover: str = choice(
        "Hide cards when idle",
        {"shared": "on a shared screen", "always": "always", "never": "never"},
        hint="Turns your cards face down when another window is in front or you've been idle for a while.",
    )
    idle_minutes: int = choice(
        "Hide my cards after",
        {5: "5 minutes", 1: "1 minute", 2: "2 minutes", 10: "10 minutes", 30: "30 minutes"},
    )
    hold_to_look: bool = setting("Hold a key to see cards", False)


@dataclass
class Help:
    """Which help is shown.

    Attributes:
        what_now: Prompts at the table.
        explain: When kinds of decisions are explained.
        checker: The smallest mistakes that are pointed out.
        trend: Whether the end of a match says what has become better or worse.

    The other fields are memory aids.
    """

    what_now: bool = setting("Show prompts at the table", True)
    explain: str = choice(
        "Extra explanations",
        {"first": "in my first three matches of a game", "always": "always", "never": "never"},
        hint="Explains what you can do, and each new kind of decision the first time it comes up.",
    )
    checker: str = choice(
        "Point out my mistakes",
        {
            "off": "never",
            "large": "large mistakes only",
            "medium": "medium and large mistakes",
            "any": "all mistakes",
        },
        hint="After each call or card, shows how much better another one would have been.",
    )
    trend: bool = setting(
        "Say when my play has changed",
        True,
        hint="One sentence at the end of a match, once forty of your deals have been reviewed.",
    )
    cards_gone: bool = setting("Show cards already played, by suit", False)
    trumps_out: bool = setting("Show how many trumps are still out", False)
    voids: bool = setting("Show who is void in a suit", False)
    points_taken: bool = setting("Show what each side has taken", False)

    @property
    def size(self) -> str:
        """The size that the fields amount to; empty if none."""
        return next((size for size, fields in HELP_SIZES.items() if vars(self) == vars(Help(**fields))), "")

    @property
    def has_aids(self) -> bool:
        return self.cards_gone or self.trumps_out or self.voids or self.points_taken


HELP_SIZES: dict[str, dict[str, Any]] = {
    "learn": {"explain": "always", "checker": "medium"},
    "normal": {},
    "bare": {"what_now": False, "explain": "never"},
}
"""What differs from the defaults, by size of help."""


@dataclass
class Keys:
    """Custom keys by command name, in the notation of `QKeySequence`."""

    chosen: dict[str, Any] = field(default_factory=dict, metadata={"depth": 1})


@dataclass
class Players:
    """The player's name, and how computer players play; delays are in ms.

    `name` is empty for a person without a name (see `storage/persons.py`). `partner` is who of the people of
    `assets/people.toml` is the partner in every new match; empty for nobody.
    `programs` has the words of the command for each program of the user's own, by name.
    """

    name: str = setting("Your name", "", hint="Shown at your seat and in the statistics.")
    bot_level: str = setting("Computer player level", "medium", heading="Computer players")
    partner: str = ""
    bot_min_delay_ms: int = number(
        "Computer player speed",
        350,
        0,
        5000,
        words={0: "quick", 350: "normal", 1200: "slow"},
        hint="The shortest pause before each card or call.",
    )
    remarks: bool = setting(
        "People at the table talk",
        True,
        hint="At most one sentence in a deal, and never about cards that are hidden.",
    )
    programs: dict[str, Any] = field(default_factory=dict, metadata={"depth": 1})

    @property
    def commands(self) -> dict[str, list[str]]:
        """The programs with a command, by name."""
        return {
            name: command
            for name, command in self.programs.items()
            if isinstance(command, list) and command and all(isinstance(word, str) for word in command)
        }


@dataclass
class People:
    """Who else plays here.

    Attributes:
        known: The settings of other people, by name and section (see `switch_person`).
        renamed: By local time, who took another name: `from` and `to`.
    """

    known: dict[str, dict[str, Any]] = field(default_factory=dict, metadata={"depth": 2})
    renamed: dict[str, dict[str, Any]] = field(default_factory=dict, metadata={"depth": 2})

    @property
    def name_changes(self) -> NameChanges:
        return NameChanges.from_json(self.renamed)


@dataclass
class Files:
    debug_log: bool = setting(
        "Keep a detailed log",
        False,
        hint="Writes down what the program does and when, but no cards. Reports include its end.",
        heading="Reports of problems",
    )


@dataclass
class Window:
    """The values of Qt's `saveGeometry` and `saveState`, in base64."""

    geometry: str = ""
    state: str = ""


@dataclass
class Games:
    """By game id: the last options and agreements, and the player's own presets.

    Attributes:
        learned: Games whose lesson was finished.
        left_lessons: By game, the key of the step at which its lesson was left.
        begun: By person and game, how many matches have begun.
        last_seats: By number of players, who sat at the last table of that size, an object for each seat.
    """

    last_game: str = ""
    learned: list[str] = field(default_factory=list)
    left_lessons: dict[str, Any] = field(default_factory=dict)
    begun: dict[str, dict[str, Any]] = field(default_factory=dict, metadata={"depth": 2})
    last_options: dict[str, dict[str, Any]] = field(default_factory=dict, metadata={"depth": 2})
    last_agreements: dict[str, list[str]] = field(default_factory=dict, metadata={"depth": 1})
    last_seats: dict[str, list[dict[str, Any]]] = field(default_factory=dict, metadata={"depth": 1})
    presets: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict, metadata={"depth": 3})

    def times_begun(self, person: str, game_id: str) -> int:
        """Return how many matches of a game somebody has begun; 0 for a bad count."""
        return _count_of(self.begun, person, game_id)

    def note_begin(self, person: str, game_id: str) -> None:
        """Count another match that somebody has begun.

        People and counts are limited, because names can come from anywhere.
        """
        known = _entry_of(self.begun, person)
        known[game_id] = min(self.times_begun(person, game_id) + 1, MOST_COUNTED)


@dataclass
class LearnedTips:
    """What people have learned, by name.

    Attributes:
        matches: By person and game id, the number of finished matches.
        met: By person, the kinds of decisions (game id and kind) that were explained.
    """

    matches: dict[str, dict[str, Any]] = field(default_factory=dict, metadata={"depth": 2})
    met: dict[str, dict[str, Any]] = field(default_factory=dict, metadata={"depth": 2})

    def finished(self, person: str, game: str) -> int:
        """Return how many matches of a game somebody has finished."""
        return _count_of(self.matches, person, game)

    def count_match(self, person: str, game: str) -> None:
        """Count one more finished match."""
        known = _entry_of(self.matches, person)
        known[game] = min(self.finished(person, game) + 1, MOST_COUNTED)

    def has_met(self, person: str, what: str) -> bool:
        """Whether this kind of decision was explained before."""
        return bool(self.met.get(person, {}).get(what))

    def meet(self, person: str, what: str) -> None:
        """Note that this kind of decision was explained."""
        _entry_of(self.met, person)[what] = 1


@dataclass
class Settings:
    """All settings.

    `language` is a locale name such as `de`, or "" for the system's language.
    """

    language: str = ""
    play: Play = field(default_factory=Play, metadata={"page": "Play"})
    players: Players = field(default_factory=Players, metadata={"page": "Players"})
    help: Help = field(default_factory=Help, metadata={"page": "Help"})
    look: Appearance = field(default_factory=Appearance, metadata={"page": "Appearance"})
    motion: Motion = field(default_factory=Motion, metadata={"page": "Motion and sound"})
    sound: Sound = field(default_factory=Sound)
    accessibility: Accessibility = field(default_factory=Accessibility, metadata={"page": "Accessibility"})
    sharing: SharedScreen = field(default_factory=SharedScreen, metadata={"page": "Shared screen"})
    keys: Keys = field(default_factory=Keys)
    people: People = field(default_factory=People)
    files: Files = field(default_factory=Files)
    window: Window = field(default_factory=Window)
    games: Games = field(default_factory=Games)
    learnt: LearnedTips = field(default_factory=LearnedTips)
    # What was in the file when it was read, to keep unknown keys and the version number of a newer program.
    _in_file: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)
    # The result of `to_json` at the last read or write; differences to it are choices made since.
    _last_exchanged: dict[str, Any] | None = field(default=None, repr=False, compare=False)

    @classmethod
    def from_json(cls, raw: dict[str, Any]) -> Settings:
        """Build settings from a JSON object; missing or bad values take their defaults."""
        settings = cls(_in_file=raw)
        language = raw.get("language")
        if isinstance(language, str):
            settings.language = language
        for name in section_names():
            values = raw.get(name)
            if isinstance(values, dict):
                fill(getattr(settings, name), values)
        settings.players.name = given_name(settings.players.name)
        for people in _kept_by_name(settings):
            for name in [name for name in people if name and not given_name(name)]:
                _move_entry(people, name, "")
        return settings

    def to_json(self) -> dict[str, Any]:
        """Return a JSON object that `from_json` reads back, with unknown keys kept."""
        version = self._in_file.get("version")
        newer = isinstance(version, int) and not isinstance(version, bool) and version > VERSION
        merged = {**self._in_file, "version": version if newer else VERSION, "language": self.language}
        for name in section_names():
            before = self._in_file.get(name)
            merged[name] = {**(before if isinstance(before, dict) else {}), **vars(getattr(self, name))}
        return merged

    def mark_exchanged(self, chosen: dict[str, Any]) -> None:
        """Note that the file has these choices, from `to_json`; later ones are new."""
        self._last_exchanged = chosen

    def merged_into(
        self, stored: LoadedFile[dict[str, Any] | None], chosen: dict[str, Any]
    ) -> dict[str, Any]:
        """Return what to write: the file of any copy, with what was chosen here.

        `chosen` is the result of `to_json`.
        """
        if stored.value is None or self._last_exchanged is None:
            return chosen
        # A backup is older than what was written last, which may have been from here: all choices count.
        before = {} if stored.damaged else self._last_exchanged
        return _with_changes(stored.value, before, chosen)

    def reset(self, section: str, name: str) -> None:
        """Set one setting back to its default."""
        part = getattr(self, section)
        setattr(part, name, getattr(type(part)(), name))


class SettingsFile:
    """The file of the settings."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[Settings, SaveError | None]:
        """Load the settings; never raises.

        If the file is damaged, the last good version or the defaults are used; `save` sets it aside.

        Returns:
            The settings, and the problem if they aren't those of the file. A missing file is no problem.
        """
        settings, problem = Settings(), None
        try:
            loaded = read_newest(self._target(), parse_object, alone=False)
        except SaveError as error:
            problem = None if error.trouble is FileProblem.MISSING else error
        except ValueError:
            problem = SaveError(FileProblem.DAMAGED, self.path)
        else:
            settings = Settings.from_json(loaded.value)
            problem = SaveError(FileProblem.DAMAGED, self.path) if loaded.damaged else None
        settings.mark_exchanged(copy.deepcopy(settings.to_json()))
        return settings, problem

    def save(self, settings: Settings) -> None:
        """Save the changes; the previous file is kept as `settings.json~`.

        Raises:
            SaveError: The file can't be read or written.
        """
        must_be_file(self.path)
        target, chosen = self._target(), copy.deepcopy(settings.to_json())
        nothing: dict[str, Any] | None = None
        with writing(target):
            stored = read_stored(target, parse_object, nothing, alone=True)
            text = json.dumps(settings.merged_into(stored, chosen), indent=1)
            write_text(target, text + "\n", keep_previous=stored.value is not None)
        settings.mark_exchanged(chosen)

    def _target(self) -> Path:
        """Return the real path of the file, so that a user's link to it is kept."""
        with telling(self.path, writing=False):
            return Path(os.path.realpath(self.path)) if self.path.is_symlink() else self.path


def _count_of(known: dict[str, dict[str, Any]], person: str, game: str) -> int:
    count = known.get(person, {}).get(game)
    return count if type(count) is int else 0


def _entry_of(known: dict[str, dict[str, Any]], person: str) -> dict[str, Any]:
    """Return the entry of a person; the oldest entry goes if there are too many."""
    if person not in known and len(known) >= MOST_PEOPLE:
        del known[next(iter(known))]
    return known.setdefault(person, {})


def _with_changes(stored: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return `stored` with the entries that differ between `before` and `after`."""
    result = {}
    for key in {**stored, **after}:
        old, new, kept = (source.get(key, _ABSENT) for source in (before, after, stored))
        if new == old:
            value = kept
        elif isinstance(new, dict) and isinstance(kept, dict):
            value = _with_changes(kept, old if isinstance(old, dict) else {}, new)
        else:
            value = new
        if value is not _ABSENT:
            result[key] = value
    return result


def section_names() -> list[str]:
    """Return the names of the sections, in the order of the settings screen."""
    return [entry.name for entry in fields(Settings) if is_dataclass(entry.default_factory)]


PAGES: dict[str, str] = {
    entry.name: entry.metadata["page"] for entry in fields(Settings) if "page" in entry.metadata
}
"""The titles of the pages, by the section that each shows; `files` is on the page of the languages."""
SETTINGS: dict[tuple[str, str], Setting] = {
    (name, entry.name): entry.metadata["setting"]
    for name in section_names()
    for entry in fields(getattr(Settings(), name))
    if "setting" in entry.metadata
}
"""What has a control, by section and field."""


def settings_on(page: str) -> list[tuple[str, str]]:
    """Return the settings (section, field) on a page, in order."""
    own = [key for key, shown in SETTINGS.items() if key[0] == page and shown.below is None]
    return [key for first in own for key in _with_those_below(first)]


def _with_those_below(first: tuple[str, str]) -> Iterator[tuple[str, str]]:
    yield first
    for key, shown in SETTINGS.items():
        if shown.below == first:
            yield from _with_those_below(key)


def fill(section: Any, values: dict[str, Any]) -> None:
    """Set the fields of a section from the values that fit them."""
    for entry in fields(section):
        value = values.get(entry.name)
        if value is not None and _fits(value, getattr(section, entry.name), entry.metadata):
            setattr(section, entry.name, value)


def _fits(value: Any, default: Any, metadata: Any) -> bool:
    if type(value) is not type(default):
        return False
    if "choices" in metadata:
        return value in metadata["choices"]
    if "range" in metadata:
        low, high = metadata["range"]
        return bool(low <= value <= high)
    if isinstance(value, list):
        return all(isinstance(entry, str) for entry in value)
    return _is_nested(value, metadata.get("depth", 0))


def _is_nested(value: Any, depth: int) -> bool:
    """Whether `value` consists of objects nested `depth` levels deep."""
    if depth == 0:
        return True
    return isinstance(value, dict) and all(_is_nested(entry, depth - 1) for entry in value.values())


def people_of(settings: Settings) -> list[str]:
    """Return the names of all who have settings of their own, in alphabetical order.

    The name of a person without one is empty.
    """
    names = {clean_name(name) for name in settings.people.known if not name or clean_name(name)}
    return sorted(names | {settings.players.name}, key=str.casefold)


def switch_person(settings: Settings, name: str) -> None:
    """Switch to another person: store the current settings and load theirs.

    A new person starts with the current settings, but without the picture of another. If there are too many
    people, the one away longest is forgotten.
    """
    name, before = given_name(name), settings.players.name
    if name == before:
        return
    known = settings.people.known
    stored = known.pop(before, {})
    for section in PERSONAL:
        kept = stored.get(section)
        chosen = copy.deepcopy(vars(getattr(settings, section)))
        stored[section] = {**(kept if isinstance(kept, dict) else {}), **chosen}
    known[before] = stored
    if name in known:
        for section in PERSONAL:
            _restore(settings, section, known[name].get(section))
    else:
        settings.look.picture = ""
        if settings.look.symbol == OWN_PICTURE:
            settings.reset("look", "symbol")
    settings.players.name = name
    while len(known) > MOST_PEOPLE:
        del known[next(other for other in known if other != name)]


def rename(settings: Settings, name: str, now: datetime) -> bool:
    """Give the person at the screen another name, or none, and all that is theirs.

    Returns:
        Whether nobody else here has that name.
    """
    name, before = given_name(name), settings.players.name
    is_other = person_key(name) != person_key(before)
    if is_other and any(person_key(other) == person_key(name) for other in settings.people.known):
        return False
    if is_other:
        settings.people.renamed[exact_time(now)] = {"from": before, "to": name}
    _rename_all(settings, before, name)
    return True


def take_renames(settings: Settings, renamed: Mapping[str, Any]) -> bool:
    """Take over names changed in another window; return whether one is new."""
    known = settings.people.renamed
    news = {at: change for at, change in renamed.items() if at not in known and isinstance(change, dict)}
    known |= news
    for change in NameChanges.from_json(news):
        if person_key(settings.players.name) == person_key(change.before):
            _rename_all(settings, settings.players.name, change.after)
    return bool(news)


def _rename_all(settings: Settings, before: str, name: str) -> None:
    """Keep under another name what was kept under the one before."""
    if name == before:
        return
    settings.players.name = name
    for people in _kept_by_name(settings):
        _move_entry(people, before, name)
    for rows in settings.games.last_seats.values():
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict) and row.get("person") and before and row.get("name") == before:
                row["name"] = name


def _kept_by_name(settings: Settings) -> tuple[dict[str, dict[str, Any]], ...]:
    """Return all that is kept by name."""
    return settings.people.known, settings.games.begun, settings.learnt.matches, settings.learnt.met


def _move_entry(people: dict[str, dict[str, Any]], before: str, name: str) -> None:
    """Move what is kept under one name to another; of two counts, keep the larger."""
    if before in people:
        found = people.setdefault(name, {})
        for key, value in people.pop(before).items():
            counts = [count for count in (value, found.get(key)) if type(count) is int]
            found[key] = max(counts) if len(counts) == 2 else found.get(key, value)


def forget(settings: Settings, name: str) -> None:
    """Forget a person's settings, unless that person is at the screen."""
    if name != settings.players.name:
        settings.people.known.pop(name, None)


def _restore(settings: Settings, section: str, values: object) -> None:
    """Restore a stored section; missing or invalid values take their defaults."""
    part = getattr(settings, section)
    usual = type(part)()
    for entry in fields(part):
        setattr(part, entry.name, getattr(usual, entry.name))
    if isinstance(values, dict):
        fill(part, copy.deepcopy(values))
