"""Plain-text labels, tooltips and message boxes that never interpret markup.

Names, files, records and system messages come from outside. If Qt takes text for rich text, `<img src=...>`
opens that file. So labels, tooltips, message boxes and pages are created here and nowhere else.
"""

from __future__ import annotations

import re
from typing import Protocol
from unicodedata import bidirectional

from PySide6.QtCore import QEvent, QPoint, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QImage,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    Qt,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextLayout,
    QTextLength,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMessageBox,
    QStyle,
    QStyleOption,
    QTextBrowser,
    QToolTip,
    QWidget,
)

from trickdesk.ui.qt import window_placement

FROM_RIGHT = "\N{RIGHT-TO-LEFT MARK}"
SILENT = " "  # a description; instead of none, Qt would tell the tooltip
LONG_TIP = 80  # letters; longer tooltips are wrapped
BOX_LETTERS = 64  # longest line in a message box


class HasToolTip(Protocol):
    """Something with a tooltip: a widget, an action, an item, or a picture in text."""

    def setToolTip(self, toolTip: str, /) -> None: ...


class PlainLabel(QLabel):
    """A label that never interprets text as markup.

    It can be muted, red for a danger, or a heading: 1 (large) or 2.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        muted: bool = False,
        danger: bool = False,
        heading: int = 0,
        wraps: bool = False,
        selectable: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        if muted:
            self.setProperty("muted", True)
        if danger:
            self.setProperty("danger", True)
        if selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        if heading:
            self.setProperty("heading", str(heading))
        self.setText(text)

    def setText(self, text: str, /) -> None:
        """Set the text.

        It starts at the leading edge, even if it begins with a foreign name.
        """
        from_right = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        foreign = from_right and bool(text) and bidirectional(text[0]) == "L"
        super().setText(f"{FROM_RIGHT}{text}" if foreign else text)

    def show_text(self, text: str) -> None:
        """Set the text; without any, hide the label."""
        self.setText(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        way = self.layoutDirection()
        if way == Qt.LayoutDirection.LeftToRight or not self.wordWrap():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.drawFrame(painter)
        option, margin = QStyleOption(), self.margin()
        option.initFrom(self)
        rect = self.contentsRect().adjusted(margin, margin, -margin, -margin)
        flags = QStyle.visualAlignment(way, self.alignment()).value | Qt.TextFlag.TextForceRightToLeft.value
        text = broken(self.text(), self.font(), rect.width())
        self.style().drawItemText(
            painter, rect, flags, option.palette, self.isEnabled(), text, self.foregroundRole()
        )
        painter.end()


def label_for(control: QWidget, text: str, *, muted: bool = False) -> PlainLabel:
    """Create a control's label, which is also its accessible name, without `&`."""
    control.setAccessibleName(text.replace("&", ""))
    label = PlainLabel(text, muted=muted)
    label.setBuddy(control)
    return label


def broken(text: str, font: QFont, width: float) -> str:
    """Break right-to-left text into lines of this width.

    Qt breaks it in the same places, but also draws the space at the end of a line, which shifts the line.
    """
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    lines = []
    for part in text.split("\n"):
        layout = QTextLayout(part, font)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            lines.append(part[line.textStart() :][: line.textLength()].rstrip(" "))
        layout.endLayout()
    return "\n".join(lines)


MOST_OF_PAGE = 99  # percent of its width that a picture may have


class PlainPage(QTextBrowser):
    """A text page that follows no links and loads nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()  # Qt leaves the frame where scroll bars were

    def show_markdown(self, words: str) -> None:
        """Show Markdown; HTML in it is shown as plain text."""
        features = QTextDocument.MarkdownFeature
        document, way = self.document(), self.layoutDirection()
        if way == Qt.LayoutDirection.RightToLeft:
            option = document.defaultTextOption()
            option.setTextDirection(way)  # also for paragraphs that begin with a foreign name
            document.setDefaultTextOption(option)
            words = "\n".join(map(_turned_row, words.split("\n")))
        document.setMarkdown(words, features.MarkdownDialectGitHub | features.MarkdownNoHTML)

    def put_picture(self, token: str, image: QImage, text: str) -> None:
        """Replace a placeholder with a picture; `text` describes it to screen readers.

        Screen readers don't find the alternative text of a picture, so the description follows it as
        invisible text.
        """
        document = self.document()
        cursor = document.find(token, 0, QTextDocument.FindFlag.FindCaseSensitively)
        if cursor.isNull():
            return
        name = QUrl(f"picture:{token}")
        document.addResource(QTextDocument.ResourceType.ImageResource, name, image)
        shown = QTextImageFormat()
        shown.setName(name.toString())
        shown.setWidth(image.deviceIndependentSize().width())
        shown.setHeight(image.deviceIndependentSize().height())
        shown.setMaximumWidth(QTextLength(QTextLength.Type.PercentageLength, MOST_OF_PAGE))
        shown.setProperty(QTextFormat.Property.ImageAltText, text)
        set_tip(shown, "")
        cursor.insertImage(shown)
        unseen = QTextCharFormat()
        unseen.setFontPointSize(1)
        unseen.setForeground(QColor(Qt.GlobalColor.transparent))
        cursor.insertText(text, unseen)

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        return None


def _turned_row(line: str) -> str:
    """Reverse the cells of a Markdown table row, for right-to-left text."""
    if not (line.startswith("|") and line.endswith("|")):
        return line
    return "|".join(["", *reversed(re.split(r"(?<!\\)\|", line)[1:-1]), ""])


def plain_document(*parts: str | QImage) -> QTextDocument:
    """Return a document for printing, of plain text and pictures."""
    document = QTextDocument()
    cursor = QTextCursor(document)
    for part in parts:
        if isinstance(part, str):
            cursor.insertText(part)
        else:
            cursor.insertImage(part)
    return document


def plain_tip(text: str) -> str:
    """Return text that a tooltip shows literally.

    Qt wraps lines only in rich text.
    """
    if len(text) <= LONG_TIP and not Qt.mightBeRichText(text):
        return text
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)


def set_tip(target: HasToolTip, text: str) -> None:
    """Set a tooltip; on widgets, also the accessible description.

    Otherwise screen readers would read the tooltip's markup. They don't read a text twice that is the name, too.
    """
    target.setToolTip(plain_tip(text))
    if isinstance(target, QWidget):
        named = target.text() if isinstance(target, QLabel | QAbstractButton) else ""
        is_name = text.casefold() == (target.accessibleName() or named).casefold()
        target.setAccessibleDescription(SILENT if text and is_name else text)


def show_tip(point: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip now, at a point on the screen."""
    QToolTip.showText(point, plain_tip(text), widget)


def hide_tip() -> None:
    QToolTip.hideText()


def plain_title(text: str) -> str:
    """Return a button's or menu entry's text without mnemonic and shortcut."""
    return text.replace("&", "&&").replace("\t", " ")


def ask(parent: QWidget, title: str, text: str) -> bool:
    """Ask whether to do something; return True for yes. Enter and Escape say no."""
    buttons = QMessageBox.StandardButton
    box = _box(parent, title, text, QMessageBox.Icon.Question, buttons.Yes | buttons.No)
    box.setDefaultButton(buttons.No)
    return box.exec() == buttons.Yes


def choose(parent: QWidget, title: str, text: str, safe: str, *others: str, warns: bool = True) -> int:
    """Ask which of several things to do; `warns` if one of them loses something.

    Return 0 for the safe one, which Enter and Escape also choose.
    """
    icon = QMessageBox.Icon.Warning if warns else QMessageBox.Icon.Question
    box = _box(parent, title, text, icon, QMessageBox.StandardButton.NoButton)
    first = box.addButton(safe, QMessageBox.ButtonRole.RejectRole)
    buttons = [first, *(box.addButton(other, QMessageBox.ButtonRole.ActionRole) for other in others)]
    box.setDefaultButton(first)
    box.setEscapeButton(first)
    box.exec()
    pressed = box.clickedButton()
    return buttons.index(pressed) if pressed in buttons else 0


def confirm(parent: QWidget, title: str, text: str, yes: str, no: str) -> int:
    """Ask for confirmation of something harmless.

    Return 1 for `yes` (Enter), 0 for `no` (Escape).
    """
    box = _box(parent, title, text, QMessageBox.Icon.Question, QMessageBox.StandardButton.NoButton)
    agreed = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setEscapeButton(box.addButton(no, QMessageBox.ButtonRole.RejectRole))
    box.setDefaultButton(agreed)
    box.exec()
    return int(box.clickedButton() is agreed)


def inform(parent: QWidget, title: str, text: str) -> None:
    """Show a message box with one sentence."""
    _box(parent, title, text, QMessageBox.Icon.Warning, QMessageBox.StandardButton.Ok).exec()


class _Box(QMessageBox):
    """Message box that keeps its default button focused, and wraps lines by letters.

    A change of theme lays out the buttons again, which moves the focus. Qt wraps lines at a number of pixels,
    whatever the text size.
    """

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.ApplicationFontChange):
            self._widen()
        return done

    def _widen(self) -> None:
        label, layout, parent = self.findChild(QLabel, "qt_msgbox_label"), self.layout(), self.parentWidget()
        if label is None or layout is None or parent is None or not self.isVisible():
            return
        metrics = label.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self.text().splitlines()), default=0)
        line = min(longest + 4, metrics.averageCharWidth() * BOX_LETTERS)
        room = window_placement.room(window_placement.available_for(parent)).width()
        width = min(self.width() + line - label.width(), room)
        if width > self.width():
            label.setWordWrap(True)
            self.move(self.x() - (width - self.width()) // 2, self.y())
            self.setFixedSize(width, layout.totalHeightForWidth(width))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            QTimer.singleShot(0, self, self._focus_default)

    def _focus_default(self) -> None:
        button = self.defaultButton()
        if button is not None:
            button.setFocus()


def _box(
    parent: QWidget, title: str, text: str, icon: QMessageBox.Icon, buttons: QMessageBox.StandardButton
) -> QMessageBox:
    box = _Box(icon, title, "", buttons, parent)
    box.setOption(QMessageBox.Option.DontUseNativeDialog)  # a native one may interpret markup again
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box


def fixed_font() -> QFont:
    """Return the desktop's fixed-width font, as large as other text."""
    font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    font.setPointSizeF(QApplication.font().pointSizeF())
    return font
