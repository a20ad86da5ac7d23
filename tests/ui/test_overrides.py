"""Errors in methods called by Qt don't end the program."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SCRIPT = """
import sys
import trickdesk.ui
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QApplication, QTreeView, QWidget

def fail():
    exec({code!r}, globals())

class Mixed:
    def event(self, event):
        if event.type() == QEvent.Type.User:
            fail()
        return QWidget.event(self, event)

class Widget(QWidget):
    def event(self, event):
        if event.type() == QEvent.Type.User:
            fail()
        return super().event(event)

class Both(Mixed, QWidget):
    pass

class Below(Widget):
    pass

class Painter(QWidget):
    def paintEvent(self, event):
        fail()

class Other(QWidget):
    def paintEvent(self, event):
        print("painted")

class Model(QStandardItemModel):
    def flags(self, index):
        fail()

def try_it(function, *arguments):
    try:  # PySide hands the error on to the caller of Qt
        function(*arguments)
    except Exception as error:
        print(type(error).__name__)

application = QApplication([])
for kind in (Widget, Both, Below):
    widget = kind()
    try_it(QApplication.sendEvent, widget, QEvent(QEvent.Type.User))
model, view = Model(1, 1), QTreeView()
view.setModel(model)
try_it(view.setCurrentIndex, model.index(0, 0))
sys.excepthook = lambda kind, error, trace: print(kind.__name__)
whole = QWidget()
for number in range(3):
    Painter(whole).resize(20, 20)
    Other(whole).resize(20, 20)
whole.grab()
print("alive")
"""


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("[][1]", "IndexError"),
        ("1 / 0", "ZeroDivisionError"),
        ("int([])", "TypeError"),
        ("gone = QWidget(); shiboken6.delete(gone); gone.isVisible()", "RuntimeError"),
        ("raise ValueError('no')", "ValueError"),
    ],
)
def test_an_error_in_a_method_that_qt_calls_is_told(code: str, error: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", SCRIPT.format(code=code)]
    run = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [error] * 4 + [error, "painted"] * 3 + ["alive"]
