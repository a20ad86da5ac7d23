"""Form for presets, house rules and agreements, generated from a game's options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QInputDialog,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import GROUPS, Game, Option, OptionValue
from trickdesk.session.house_rules import LONGEST_NAME, HouseRules
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby.last_setup import last_agreements, preset_name, presets_of
from trickdesk.ui.lobby.rules_choice import RulesButton, RulesChoice
from trickdesk.ui.qt.plain_text import PlainLabel, inform, set_tip, show_tip
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import game_words, house_rules, messages
from trickdesk.ui.text.words import fill, without_signs
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.value_control import (
    ValueControl,
    offer_values,
    offered_values,
    show_value,
    value_changed,
    value_control,
    value_of,
)

SPACING = 4  # pixels between rows
BESIDE, BELOW = 8, 2  # pixels between a label and its control
AROUND = 4  # pixels that the style leaves free beside the text of a combo box
LABEL_SHARE, CONTROL_SHARE = 3, 4  # shares of a row's width
COLUMN, COLUMN_GAP = 46, 4  # width of a column of rules, and the gap beside it, in letters


def whole_width(box: QComboBox) -> int:
    """Return the width at which a combo box cuts none of its texts."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    option.rect = QRect(0, 0, 1000, box.sizeHint().height())
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    longest = max(box.fontMetrics().horizontalAdvance(box.itemText(row)) for row in range(box.count()))
    return option.rect.width() - field.width() + longest + AROUND


class OptionField(QWidget):
    """Control of one option.

    Signals:
        changed: Another value is chosen.
    """

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option, self._whole = option, 0
        # Fixed, so that a page that is too high scrolls instead of squeezing its controls.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.control = self._make_control()
        set_tip(self.control, game_words.option_help(option))
        self.help_button = self._make_help()
        if not option.help:
            self.help_button.hide()
        title = (
            self.control
            if isinstance(self.control, QCheckBox)
            else PlainLabel(game_words.option_label(option))
        )
        self._left = lay_row(title, self.help_button, 0, spacing=BESIDE)
        self._row = lay_row((self._left, LABEL_SHARE), on=self, margins=0)
        if not isinstance(self.control, QCheckBox):
            self._row.addWidget(self.control, CONTROL_SHARE)

    def _is_narrow(self, width: int) -> bool:
        """Return whether label or values would be cut if they stood side by side."""
        if not isinstance(self.control, QComboBox):
            return False
        gap = grown(BESIDE)
        share = (width - gap) * CONTROL_SHARE // (LABEL_SHARE + CONTROL_SHARE)
        room = min(share, width - gap - self._left.sizeHint().width())
        return room < max(self._whole_width(), self.control.minimumSizeHint().width())

    def _whole_width(self) -> int:
        """Return the width at which the control cuts nothing; it is measured once."""
        if not self._whole and isinstance(self.control, QComboBox):
            self._whole = whole_width(self.control)
        return self._whole

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._whole = 0

    def least_width(self) -> int:
        """Return the width that label and control need below each other."""
        return max(self._left.sizeHint().width(), self._whole_width())

    def height_at(self, width: int) -> int:
        """Return the height that it would need at this width."""
        label, control = self._left.sizeHint().height(), self.control.sizeHint().height()
        return label + grown(BELOW) + control if self._is_narrow(width) else max(label, control)

    def fit(self, width: int) -> None:
        """Put the control below its label if there is no room beside it."""
        direction, narrow = QBoxLayout.Direction, self._is_narrow(width)
        self._row.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)
        self._row.setSpacing(grown(BELOW if narrow else BESIDE))
        for place, share in enumerate((LABEL_SHARE, CONTROL_SHARE)):
            self._row.setStretch(place, 0 if narrow else share)  # it would share the height, too

    def _make_control(self) -> ValueControl:
        option = self.option
        control = value_control(game_words.option_label(option), option.choices, self._words)
        if isinstance(control, QComboBox):
            control.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            control.setMinimumContentsLength(8)
        value_changed(control).connect(self.changed)
        return control

    def _words(self, value: OptionValue) -> str:
        return game_words.option_words(self.option, value)

    def _make_help(self) -> QToolButton:
        button = QToolButton()
        button.setText("?")
        button.setProperty("help", True)
        help_text = game_words.option_help(self.option)
        button.setAccessibleName(fill(self.tr("Help: {option}"), option=game_words.option_label(self.option)))
        set_tip(button, help_text)
        button.clicked.connect(
            lambda: show_tip(button.mapToGlobal(QPoint(0, button.height())), help_text, button)
        )
        return button

    @property
    def value(self) -> OptionValue:
        return value_of(self.control)

    @value.setter
    def value(self, value: OptionValue) -> None:
        show_value(self.control, value)

    def offer(self, choices: Sequence[OptionValue]) -> None:
        """Offer these values; one that is not among them becomes the first of them."""
        value = self.value
        if isinstance(self.control, QComboBox) and set(offered_values(self.control)) != set(choices):
            offer_values(self.control, choices, self._words)
            self._whole = 0
            self.updateGeometry()
        self.value = value if value in choices else choices[0]


class RuleGroup(QWidget):
    """Rows below a heading."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.rows = lay_column(PlainLabel(title, muted=True, heading=2), on=self, margins=0, spacing=SPACING)
        self.controls: list[QWidget] = []  # in their tab order
        self._options: list[OptionField] = []

    def add(self, field: OptionField) -> None:
        self.rows.addWidget(field)
        self._options.append(field)
        self.controls += [field.control, field.help_button]

    def shown(self) -> list[OptionField]:
        """Return the options that are shown."""
        return [field for field in self._options if not field.isHidden()]

    def height_at(self, width: int) -> int:
        """Return the height that it would need at this width."""
        more = (field.height_at(width) - field.sizeHint().height() for field in self.shown())
        return self.sizeHint().height() + sum(more)


class Columns(QWidget):
    """Groups one below the other, in as many columns as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[RuleGroup] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_groups(self, groups: Sequence[RuleGroup]) -> None:
        """Show these groups; those that were shown before stay children of this widget."""
        self.groups = list(groups)
        for group in groups:
            if group.parent() is not self:
                group.setParent(self)
                group.show()
        self.updateGeometry()
        self._place()

    def width_of(self, columns: int) -> int:
        """Return the width of so many columns."""
        letter = self.fontMetrics().averageCharWidth()
        fields = (field.least_width() for group in self.groups for field in group.shown())
        return columns * max([COLUMN * letter, *fields]) + (columns - 1) * COLUMN_GAP * letter

    def _filled(self, width: int) -> tuple[list[list[RuleGroup]], int]:
        """Return the groups of each column, balanced in height, and the columns' width."""
        shown = [group for group in self.groups if not group.isHidden()]
        gap = COLUMN_GAP * self.fontMetrics().averageCharWidth()
        count = max(1, min(len(shown), (width + gap) // max(1, self.width_of(1) + gap)))
        wide = (width + gap) // count - gap
        heights = [self._height(group, wide) for group in shown]

        def highest(cuts: Sequence[int]) -> int:
            return max(sum(heights[start:end]) for start, end in pairwise((0, *cuts, len(shown))))

        best = min(combinations(range(1, len(shown)), count - 1), key=highest)
        return [shown[start:end] for start, end in pairwise((0, *best, len(shown)))], wide

    def _height(self, group: RuleGroup, width: int) -> int:
        return group.height_at(width) + self.fontMetrics().height()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns, wide = self._filled(width)
        return max((sum(self._height(group, wide) for group in column) for column in columns), default=0)

    def sizeHint(self) -> QSize:
        return QSize(self.width_of(1), self.heightForWidth(self.width_of(1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((group.minimumSizeHint().width() for group in self.groups), default=0), 0)

    def _place(self) -> None:
        columns, wide = self._filled(self.width())
        gap = COLUMN_GAP * self.fontMetrics().averageCharWidth()
        for place, column in enumerate(columns):
            top, space = 0, self.fontMetrics().height()
            for group in column:
                box = QRect(place * (wide + gap), top, wide, self._height(group, wide) - space)
                for field in group.shown():
                    field.fit(wide)
                group.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))
                top = box.bottom() + 1 + space

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()


class RulesForm(Columns):
    """House rules of one game, by groups; with built-in presets and the player's own.

    The page that shows it places `preset_button`, and the other buttons if they are wanted. `more` are groups
    that follow those of the rules.

    Signals:
        changed: Other options are chosen.
        presetsChanged: The player's own presets in the settings have changed.
        shareWanted(what): `copy` or `save` these rules, `open` or `paste` others.
    """

    changed = Signal()
    presetsChanged = Signal()
    shareWanted = Signal(str)

    def __init__(self, settings: Settings, more: Sequence[RuleGroup] = ()) -> None:
        super().__init__()
        self._settings, self._more = settings, more
        self._game: type[Game]  # that of `set_game`
        self._busy = False
        self.fields: dict[str, OptionField] = {}
        self.preset: str | None = None  # the name of the one that the options match
        self.preset_button = RulesButton()
        self.preset_button.clicked.connect(self._ask_how)
        self.save_button = push_button(self.tr("Save as preset…"), self._ask_name, small=True)
        self.delete_button = push_button(self.tr("Delete"), self._delete_preset, small=True)
        self.share_button = push_button(self.tr("Share…"), small=True)
        menu = QMenu(self.share_button)
        for what, title in (
            ("copy", self.tr("Copy code")),
            ("save", self.tr("Save as file…")),
            ("paste", self.tr("Paste code")),
            ("open", self.tr("Open file…")),
        ):
            menu.addAction(title, partial(self.shareWanted.emit, what))
        self.share_button.setMenu(menu)
        # The lobby places it outside the scroll area, where it is always visible.
        self.problem = PlainLabel(wraps=True, danger=True)
        self.problem.hide()

    # -- what is chosen

    def set_game(self, game: type[Game], options: Mapping[str, object]) -> None:
        """Show a game with these options; ignore any that no longer apply."""
        self._game = game
        for old in self.groups:
            if old not in self._more:
                old.hide()
                old.deleteLater()
        self.fields = {}
        groups = {name: RuleGroup(game_words.rules_heading(name)) for name in GROUPS}
        for option in game.option_list:
            if len(option.choices) > 1:
                field = self.fields[option.name] = OptionField(option)
                field.changed.connect(self._edited)
                groups[option.group].add(field)
        self.set_groups([*groups.values(), *self._more])
        # Before `more` are the rules, whose new controls are last in the tab order.
        controls = [control for group in self.groups for control in group.controls]
        for before, control in pairwise(controls):
            QWidget.setTabOrder(before, control)
        self.set_options(game.accepted(options))

    def options(self) -> dict[str, OptionValue]:
        """Return the value of every option."""
        chosen = {name: field.value for name, field in self.fields.items()}
        return self._game.defaults(chosen) | chosen

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Set these values, and the default of every other option."""
        chosen = self._game.defaults(options) | dict(options)
        self._busy = True
        for name, field in self.fields.items():
            field.offer(field.option.choices)
            field.value = chosen[name]
        self._busy = False
        self._edited()

    def game(self) -> Game | None:
        """Return the game with these rules; if they conflict, show why and return None."""
        try:
            game = self._game(self.options())
        except OptionError as error:
            self.problem.show_text(messages.sentence(error))
            return None
        self.problem.hide()
        return game

    # -- presets

    def _own(self) -> dict[str, dict[str, Any]]:
        return self._settings.games.presets.get(self._game.id, {})

    def _edited(self) -> None:
        if not self._busy:
            self._offer_choices()
            self._show_preset()
            self.changed.emit()

    def _offer_choices(self) -> None:
        """Offer the values that matter beside the others, and hide what has only one."""
        self._busy = True
        for field in self.fields.values():
            choices = self._game.choices(field.option, self.options())
            field.offer(choices)
            field.setVisible(len(choices) > 1)
        for group in self.groups[: len(GROUPS)]:
            group.setVisible(bool(group.shown()))
        self._busy = False

    def _show_preset(self) -> None:
        """Show the name of the rules, after the preset that they match or are near."""
        chosen = self.options()
        self.preset = preset_name(self._settings, self._game, chosen)
        titles = house_rules.rules_titles(self._game, chosen, self.preset or "")
        self.preset_button.show_card(titles, house_rules.preset_card(self._game, self.preset or "", chosen))
        self.save_button.setEnabled(self.preset is None)
        self.delete_button.setEnabled(self.preset in self._own())

    def choose_preset(self, name: str) -> None:
        """Set the options of a preset."""
        self.set_options(presets_of(self._settings, self._game)[name])

    def _ask_how(self) -> None:
        options = [field.option for field in self.fields.values() if not field.isHidden()]
        presets = presets_of(self._settings, self._game)
        dialog = RulesChoice(self._game, presets, options, self.preset, self.window())
        dialog.presetChosen.connect(self.choose_preset)
        # Queued: the dialog is gone by then, and has given back the focus.
        dialog.optionChosen.connect(self._go_to, Qt.ConnectionType.QueuedConnection)
        pass_by(dialog).open()

    def _go_to(self, option: str) -> None:
        """Focus an option's control, and scroll to it."""
        field, around = self.fields[option], self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(field)
        field.control.setFocus(Qt.FocusReason.TabFocusReason)

    def _ask_name(self) -> None:
        name, agreed = QInputDialog.getText(
            self, self.tr("Save as preset"), self.tr("Name for these house rules:")
        )
        if agreed and name.strip() and not self.save_preset(name):
            sentence = self.tr("“{name}” is a built-in preset. Choose another name.")
            inform(self, self.tr("Save as preset"), fill(sentence, name=name.strip()))

    def shared(self) -> HouseRules | None:
        """Return the rules with a name, to send them; None if they conflict."""
        if (game := self.game()) is None:
            return None
        title = house_rules.rules_titles(self._game, game.options, self.preset or "")[0]
        return HouseRules(without_signs(title), game)

    def save_preset(self, name: str) -> bool:
        """Save the options as a preset; return False if the name is empty or built in."""
        name = name.strip()[:LONGEST_NAME]
        if not name or any(name == preset.name for preset in self._game.presets):
            return False
        self._settings.games.presets.setdefault(self._game.id, {})[name] = self.options()
        self._show_preset()
        self.presetsChanged.emit()
        return True

    def _delete_preset(self) -> None:
        if self.preset is not None and self._own().pop(self.preset, None) is not None:
            self._show_preset()
            self.presetsChanged.emit()


class AgreementRows(RuleGroup):
    """Switches for a game's partnership agreements; hidden if it has none."""

    def __init__(self, games: Iterable[type[Game]], settings: Settings) -> None:
        super().__init__(self.tr("Partnership agreements"))
        self.fields: dict[str, list[OptionField]] = {}
        for game in games:
            self.fields[game.id] = [OptionField(option) for option in game.agreements]
            chosen = last_agreements(settings, game)
            for field in self.fields[game.id]:
                field.value = field.option.name in chosen
                self.add(field)

    def set_game(self, game: type[Game]) -> None:
        """Show the switches of a game."""
        for game_id, fields in self.fields.items():
            for field in fields:
                field.setVisible(game_id == game.id)
        self.setVisible(bool(self.fields[game.id]))

    def chosen(self, game: Game) -> tuple[str, ...]:
        """Return the names of the chosen agreements."""
        return tuple(field.option.name for field in self.fields[game.id] if field.value)
