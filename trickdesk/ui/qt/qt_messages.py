"""Logs Qt's own messages, so that a report of a crash has them."""

from __future__ import annotations

import logging
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

log = logging.getLogger(__name__)

MOST = 100  # different messages in the log, so that a number in each doesn't fill it
_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def start_logging() -> None:
    """Log each warning and error of Qt once; they still go to the error output."""
    told = set[str]()

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        text = qFormatLogMessage(kind, context, message)
        if sys.stderr is not None:
            print(text, file=sys.stderr)
        if kind in _LEVELS and text not in told and len(told) < MOST:
            told.add(text)
            log.log(_LEVELS[kind], "%s", text)

    qInstallMessageHandler(handle)


def stop_logging() -> None:
    """Leave Qt's messages to Qt, before Python ends."""
    qInstallMessageHandler(None)
