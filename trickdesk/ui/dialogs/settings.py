"""Settings dialog, generated from the declared settings; changes apply at once."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QWidget,
)

from trickdesk.bots.levels import LEVELS
from trickdesk.languages import LANGUAGES
from trickdesk.storage.files import SaveError, make_folder, telling
from trickdesk.storage.pictures.decks import DeckFolder
from trickdesk.storage.pictures.seat_pictures import (
    PictureProblem,
    PictureRefused,
    keep_picture,
    picture_names,
    remove_pictures,
)
from trickdesk.storage.settings import HELP_SIZES, OWN_PICTURE, PAGES, SETTINGS, Help, Settings, rename
from trickdesk.ui.cards.own import reading, take_decks
from trickdesk.ui.cards.own_decks import look_through
from trickdesk.ui.dialogs.labels import fields_of, label_words, setting_words, value_words
from trickdesk.ui.dialogs.own_programs import ProgramNotes
from trickdesk.ui.dialogs.picture_choice import PictureChoice, depends_on, is_pictured, pictures_of
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.plain_text import PlainLabel, inform, plain_tip
from trickdesk.ui.qt.translation import language_of, system_language
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import errors, messages, name_text, player_text
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.theme.own_pictures import (
    MOST_PIXELS,
    drop_pictures,
    picture_of,
    png_of,
    readable_endings,
    take_pictures,
)
from trickdesk.ui.widgets.file_dialogs import ask_picture
from trickdesk.ui.widgets.name_edit import NameField
from trickdesk.ui.widgets.page_parts import FormArea, fit_to_items, lay_column, lay_row, push_button
from trickdesk.ui.widgets.value_control import (
    ValueControl,
    show_value,
    value_changed,
    value_control,
    value_of,
)


class DeckNotes(QWidget):
    """Shows how to add decks; rescans the deck folder each time it is shown.

    Signals:
        found: The decks in the folder were read.
    """

    found = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._background = Background("decks", self)
        self.refused = PlainLabel(wraps=True, danger=True)
        self.refused.hide()
        about = PlainLabel(
            self.tr("To add a deck, put a folder with SVG pictures of all cards into the deck folder."),
            muted=True,
            wraps=True,
        )
        self.open_folder = push_button(self.tr("Open deck folder"), self._open, auto_default=False)
        self.look_again = push_button(self.tr("Refresh"), self._look, auto_default=False)
        row = lay_row(self.open_folder, self.look_again, 1)
        lay_column(self.refused, about, row, on=self, margins=0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look()

    def _look(self) -> None:
        """Scan the folder, unless a scan is running."""
        if not self._background.is_busy:
            work = partial(look_through, self.folder)
            self._background.ask(work, self._show_found, lambda _: self._show_found(DeckFolder((), ())))

    def _show_found(self, found: DeckFolder) -> None:
        take_decks(found.decks)
        sentences = [errors.refused_deck_words(folder, why) for folder, why in found.refused]
        self.refused.show_text("\n".join(sentences))
        self.found.emit()

    def _open(self) -> None:
        """Open the folder, and create it if necessary."""
        try:
            patiently(self._make, self.folder)
        except SaveError as error:
            self.refused.show_text(messages.sentence(error))
        else:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))

    def _make(self) -> None:
        with telling(self.folder, writing=True):
            make_folder(self.folder)


class PictureNotes(QWidget):
    """Lets a person use a picture of their own, from a file that is read in a thread.

    Signals:
        changed(name): Another picture is kept under this name; empty if there is none now.
    """

    changed = Signal(str)

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._background = Background("pictures", self)
        self._file = ""  # the one being read
        self.refused = PlainLabel(wraps=True, danger=True)
        self.refused.hide()
        about = PlainLabel(
            self.tr("A picture of your own is cut to a square. The copy stays on this computer."),
            muted=True,
            wraps=True,
        )
        self.choose = push_button(self.tr("Choose picture…"), self._choose, auto_default=False)
        self.remove = push_button(
            self.tr("Remove picture"), lambda: self.changed.emit(""), auto_default=False
        )
        row = lay_row(self.choose, self.remove, 1)
        lay_column(self.refused, about, row, on=self, margins=0)

    def _choose(self) -> None:
        path = ask_picture(self, readable_endings())
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Read a picture from a file."""
        self.choose.setEnabled(False)
        self._file = path.name
        self._background.ask(partial(picture_of, path), self._keep, self._refuse)

    def _keep(self, image: QImage) -> None:
        try:
            name = patiently(partial(keep_picture, self.folder, png_of(image)), self.folder)
        except SaveError as error:
            self._refuse(error)
            return
        take_pictures({name: image})
        self._say("")
        self.changed.emit(name)

    def delete(self, names: Collection[str]) -> None:
        """Delete pictures that nobody uses any more."""
        try:
            patiently(partial(remove_pictures, self.folder, names), self.folder)
        except SaveError as error:
            self._say(messages.sentence(error))

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, SaveError):
            self._say(messages.sentence(error))
            return
        if not isinstance(error, PictureRefused):  # whatever a strange file leads to
            error = PictureRefused(PictureProblem.NOT_A_PICTURE, self._file)
        self._say(errors.refused_picture_words(error, MOST_PIXELS))

    def _say(self, sentence: str) -> None:
        self.choose.setEnabled(True)
        self.refused.show_text(sentence)


class LanguagePage(QWidget):
    """List of languages, each in its own language.

    Signals:
        chosen(code): A language was chosen; the code is empty for the system's.
    """

    chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        system = translate(
            "Language", "System language ({language})", language=LANGUAGES[system_language()].name
        )
        self.buttons: dict[str, QRadioButton] = {}
        names = {code: language.name for code, language in LANGUAGES.items()}
        for code, name in {"": system, **names}.items():
            button = self.buttons[code] = QRadioButton(name)
            button.setChecked(code == (language if language in LANGUAGES else ""))
            button.clicked.connect(lambda _on, code=code: self.chosen.emit(code))
        note = PlainLabel(
            translate("Language", "Takes effect at once. Your match continues."),
            muted=True,
            wraps=True,
        )
        lay_column(*self.buttons.values(), note, 1, on=self, margins=0, spacing=10)

    def take_focus(self) -> None:
        """Focus the current language."""
        next(button for button in self.buttons.values() if button.isChecked()).setFocus()


STEP, INDENT = 10, 22  # step of a slider; indent below a check box, in pixels
GAP = 10  # above a heading, more than between rows
OWN_NAME = ("players", "name")  # the setting that all matches of the person follow
LETTERS = 32  # least width of a text field in letters; it moves below its label if necessary


class SettingsDialog(QDialog):
    """Changes `settings` in place.

    Signals:
        changed(settings): A setting has changed; the caller saves them.
        languageChosen: Another language was chosen.
        programAdded(command): The user has added a program of their own.
    """

    changed = Signal(object)
    programAdded = Signal(list)
    languageChosen = Signal()

    def __init__(self, settings: Settings, data_folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings, self.data_folder, self._reading = settings, data_folder, reading()
        self.setWindowTitle(self.tr("Settings"))
        self.list, self.pages = QListWidget(), QStackedWidget()
        self.list.setAccessibleName(self.tr("Pages"))
        self.forms: dict[str, QFormLayout] = {}
        self.controls: dict[tuple[str, str], QWidget] = {}
        for page, title in PAGES.items():
            self.list.addItem(setting_words(title))
            self.pages.addWidget(_scrolled(self._page(page)))
        self.language = LanguagePage(settings.language)
        self.language.chosen.connect(self._speak)
        self.list.addItem(self.tr("Language and files"))
        self.pages.addWidget(_scrolled(self._last_page()))
        fit_to_items(self.list)
        self.list.currentRowChanged.connect(self._turn_to)
        row = lay_row(self.list, (self.pages, 1), spacing=14)
        self.reset_button = push_button(self.tr("Reset page"), self.reset, auto_default=False)
        close = push_button(self.tr("Close"), self.accept)
        close.setDefault(True)
        foot = lay_row(self.reset_button, 0, close)
        lay_column(row, foot, on=self)
        self.list.setCurrentRow(0)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 130, metrics.height() * 36)
        self.changed.connect(self._follow)

    # -- pages

    def _page(self, page: str) -> QWidget:
        widget = QWidget()
        form = self.forms[page] = QFormLayout()
        lay_column(form, 1, on=widget)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setVerticalSpacing(grown(10))
        form.setHorizontalSpacing(grown(18))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fill(page)
        return widget

    def _fill(self, page: str) -> None:
        """Recreate the controls of a page from the settings."""
        form = self.forms[page]
        while form.rowCount():
            form.removeRow(0)
        if page == "help":
            self._add_sizes(form)
        self._add_rows(form, page)
        if page == "help":
            self._take_size()
        if page == "players":
            self.programs = ProgramNotes(self.settings.players)
            self.programs.added.connect(self.programAdded)
            self.programs.changed.connect(lambda: self.changed.emit(self.settings))
            form.addRow(_heading(self.tr("Programs of your own"), above=True))
            form.addRow(self.programs)
        self._follow()

    def _add_rows(self, form: QFormLayout, page: str) -> None:
        """Add the controls of a page, with their headings."""
        for section, name in fields_of(page):
            control = self.controls[section, name] = self._control(section, name)
            heading = setting_words(SETTINGS[section, name].heading)
            if heading:
                form.addRow(_heading(heading, above=form.rowCount() > 0 or page == "files"))
            self._add_row(form, section, name, control)

    def _add_sizes(self, form: QFormLayout) -> None:
        """Add the sizes of help; the last one shows the single settings."""
        label = self.tr("How much help")
        words = {
            "learn": self.tr("Learn: explanations, and a check of my play"),
            "normal": self.tr("Normal: explanations while a game is new"),
            "bare": self.tr("Bare: no help unless I ask"),
            "": self.tr("Choose…"),
        }
        self.sizes = value_control(label, tuple(words), lambda size: words[str(size)])
        show_value(self.sizes, self.settings.help.size)
        form.addRow(PlainLabel(label), self.sizes)
        value_changed(self.sizes).connect(self._take_size)

    def _take_size(self) -> None:
        """Set what the chosen size of help consists of, or show the single settings."""
        part, size = self.settings.help, str(value_of(self.sizes))
        if size not in ("", part.size):
            vars(part).update(vars(Help(**HELP_SIZES[size])))
            for section, name in fields_of("help"):
                control = self.controls[section, name]
                assert isinstance(control, ValueControl)
                show_value(control, getattr(part, name))
            self.changed.emit(self.settings)
        form = self.forms["help"]
        for row in range(1, form.rowCount()):
            form.setRowVisible(row, not size)

    def _add_row(self, form: QFormLayout, section: str, name: str, control: QWidget) -> None:
        """Add a control with its label and help line."""
        caption = label_words(section, name)
        hint = setting_words(SETTINGS[section, name].hint)
        control.setAccessibleDescription(hint)
        if isinstance(control, PictureChoice):
            form.addRow(_heading(caption, above=form.rowCount() > 0))
            form.addRow(control)
            if name == "deck":
                notes = DeckNotes(self.data_folder / "decks", self)
                notes.found.connect(self._offer_decks)
                form.addRow(notes)
            elif name == "symbol":
                self.picture = PictureNotes(self.data_folder / "pictures", self)
                self.picture.remove.setEnabled(bool(self.settings.look.picture))
                self.picture.changed.connect(self._use_picture)
                form.addRow(self.picture)
            return
        note = _note(hint) if hint else None
        if name == "bot_level" and isinstance(control, QComboBox):
            note = _manner_of(control)
        if isinstance(control, QCheckBox):
            form.addRow(control if note is None else _above(control, note, INDENT))
            return
        label = PlainLabel(caption)
        if note is None:
            # As high as its row, to be centred beside the control.
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            form.addRow(label, control)
        else:
            control.ensurePolished()
            label.setMinimumHeight(control.sizeHint().height())
            form.addRow(_above(label), _above(control, note))

    def _control(self, section: str, name: str) -> QWidget:
        """Create the control for a field's values or type."""
        part = getattr(self.settings, section)
        value, words = getattr(part, name), SETTINGS[section, name].words
        label = label_words(section, name)
        if is_pictured(section, name):
            return self._pictures(section, name, value)
        if name == "bot_level":
            return self._levels(label, value)
        if words or isinstance(value, bool):
            control = value_control(label, tuple(words) or (False, True), partial(value_words, section, name))
            if type(value) is int:
                value = min(map(int, words), key=lambda step: abs(step - value))
            show_value(control, value)
            value_changed(control).connect(lambda: self._set(section, name, value_of(control)))
            return control
        if isinstance(value, int):
            return self._slider(section, name, part.__dataclass_fields__[name].metadata["range"], value)
        line = NameField()  # for `OWN_NAME`, the only text
        line.setText(value)
        line.setAccessibleName(label)
        line.setMinimumWidth(LETTERS * line.fontMetrics().averageCharWidth())
        line.setCursorPosition(0)  # show the beginning of long text
        line.editingFinished.connect(lambda: self._take_name(line))
        return line

    def _pictures(self, section: str, name: str, value: object) -> PictureChoice:
        choice = PictureChoice(label_words(section, name))
        choice.show_pictures(pictures_of(self.settings.look, name), value)
        choice.chosen.connect(lambda chosen: self._set(section, name, chosen))
        if name == "deck":
            choice.chosen.connect(self._offer_backs)
        return choice

    def _use_picture(self, name: str) -> None:
        """Use another picture, or the initial instead of it."""
        look = self.settings.look
        before, look.picture = picture_names(self.settings), name
        if name or look.symbol == OWN_PICTURE:
            look.symbol = OWN_PICTURE if name else "initial"
        gone = before - picture_names(self.settings)
        drop_pictures(gone)
        self.picture.remove.setEnabled(bool(name))
        self._show_pictures("symbol")
        self.changed.emit(self.settings)
        self.picture.delete(gone)

    def _offer_decks(self) -> None:
        """Show the decks found in the folder; apply changed ones to the table at once."""
        self._show_pictures("deck")
        self._offer_backs()
        if self._reading != reading():
            self._reading = reading()
            self.changed.emit(self.settings)

    def _offer_backs(self) -> None:
        """Show the backs again, since a deck may have its own."""
        self._show_pictures("back")
        self._follow()

    def _show_pictures(self, name: str) -> None:
        control, look = self.controls["look", name], self.settings.look
        assert isinstance(control, PictureChoice)
        control.show_pictures(pictures_of(look, name), getattr(look, name))

    def _follow(self) -> None:
        """Update the pictures; the bold deck has only one index size."""
        for (_, name), control in self.controls.items():
            if isinstance(control, PictureChoice):
                control.follow(depends_on(self.settings.look))
                control.setEnabled(name != "index" or self.settings.look.deck != "bold")

    def _levels(self, label: str, level: str) -> QComboBox:
        box = value_control(label, LEVELS, lambda level: player_text.level_words(str(level)))
        assert isinstance(box, QComboBox)
        for place, known in enumerate(LEVELS):
            tip = player_text.level_manner_words(known)
            box.setItemData(place, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
            box.setItemData(place, tip, Qt.ItemDataRole.AccessibleDescriptionRole)
        show_value(box, level)
        box.currentIndexChanged.connect(lambda: self._set("players", "bot_level", box.currentData()))
        return box

    def _slider(self, section: str, name: str, limits: tuple[int, int], value: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(*limits)
        slider.setSingleStep(STEP)
        slider.setPageStep(2 * STEP)
        ignore_passing_wheel(slider)
        slider.setAccessibleName(label_words(section, name))
        slider.setValue(value)
        slider.valueChanged.connect(lambda number: self._set(section, name, number))
        return slider

    def _last_page(self) -> QWidget:
        """Create the page with the language, the data folder and the debug log."""
        page = QWidget()
        label = PlainLabel(self.tr("Matches are saved in this folder:"))
        where = PlainLabel(str(self.data_folder), wraps=True, selectable=True)
        label.setBuddy(where)
        folder = QUrl.fromLocalFile(str(self.data_folder))
        show = push_button(
            self.tr("Open folder"), lambda: QDesktopServices.openUrl(folder), auto_default=False
        )
        column = lay_column(_heading(self.tr("Language")), self.language, on=page, spacing=10)
        column.addWidget(_heading(self.tr("Data folder"), above=True))
        column.addWidget(label)
        column.addWidget(where)
        column.addWidget(show, 0, Qt.AlignmentFlag.AlignLeft)
        form = QFormLayout()
        column.addLayout(form)
        self._add_rows(form, "files")
        column.addStretch(1)
        return page

    # -- actions

    def _turn_to(self, row: int) -> None:
        self.pages.setCurrentIndex(row)
        self.reset_button.setVisible(row < len(PAGES))

    def show_language(self) -> None:
        """Turn to the language page, and focus the current language."""
        self.list.setCurrentRow(len(PAGES))
        self.language.take_focus()

    def _speak(self, language: str) -> None:
        """Apply another language at once, which takes a new window."""
        if language != self.settings.language:
            before = language_of(self.settings.language)
            self.settings.language = language
            self.changed.emit(self.settings)
            if language_of(language) != before:
                self.accept()
                self.languageChosen.emit()

    def _set(self, section: str, name: str, value: object) -> None:
        """Apply a new value if it differs."""
        part = getattr(self.settings, section)
        if getattr(part, name) != value:
            setattr(part, name, value)
            self.changed.emit(self.settings)

    def _take_name(self, field: QLineEdit) -> None:
        """Take another name, unless somebody else here has it."""
        before, wanted = self.settings.players.name, field.text()
        is_free = rename(self.settings, wanted, datetime.now())
        field.setText(self.settings.players.name)
        if self.settings.players.name != before:
            self.changed.emit(self.settings)
        if not is_free:
            inform(self, label_words(*OWN_NAME), name_text.name_taken_words(wanted))

    def reset(self) -> None:
        """Reset the settings of this page to their defaults."""
        page = list(PAGES)[self.list.currentRow()]
        for section, name in fields_of(page):
            if (section, name) == OWN_NAME:
                rename(self.settings, "", datetime.now())
            else:
                self.settings.reset(section, name)
        self._fill(page)
        self.changed.emit(self.settings)


def _manner_of(levels: QComboBox) -> PlainLabel:
    """Return a label that describes how the chosen level plays."""
    label = _note("")

    def show_manner() -> None:
        description = player_text.level_manner_words(levels.currentData())
        label.setText(description)
        levels.setAccessibleDescription(description)

    levels.currentIndexChanged.connect(show_manner)
    show_manner()
    return label


def _note(help_line: str) -> PlainLabel:
    """Return a help line."""
    return PlainLabel(help_line, muted=True, wraps=True)


def _heading(title: str, above: bool = False) -> PlainLabel:
    """Return a heading; if something stands above it, with a gap."""
    heading = PlainLabel(title, heading=2)
    heading.setContentsMargins(0, grown(GAP) if above else 0, 0, 0)
    return heading


def _above(upper: QWidget, lower: QWidget | None = None, indent: int = 0) -> QWidget:
    """Put one widget above another, the lower one indented by `indent` pixels."""
    both = QWidget()
    column = lay_column(upper, on=both, margins=0, spacing=2)
    if lower is None:
        column.addStretch(1)
        both.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    else:
        row = QHBoxLayout()
        row.addSpacing(grown(indent))
        row.addWidget(lower, 1)
        column.addLayout(row)
    return both


def _scrolled(page: QWidget) -> FormArea:
    """Return the page in a scroll area."""
    area = FormArea()
    area.setWidget(page)
    return area
