"""The language of the screens: the chosen one, or the system's."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from trickdesk import resources_rc  # noqa: F401  (the translations are compiled resources)

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "es": "Español", "fr": "Français", "he": "עברית"}
"""Each name in its own language, so that its speakers find it in the list."""

OURS, OF_QT = "trickdesk_language", "qt_language"  # the objects' names


def system_language() -> str:
    """The first language of the system's that the program speaks.

    English where it speaks none of them.
    """
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def language_of(chosen: str) -> str:
    """The language for a setting; empty or unknown: the system's."""
    return chosen if chosen in LANGUAGES else system_language()


def current_language(app: QApplication) -> str:
    """The language in which the program speaks now."""
    return app.property(OURS) or ENGLISH


def speak(app: QApplication, chosen: str) -> None:
    """From now on say everything in this language.

    What stands on the screen already stays as it is.
    """
    language = language_of(chosen)
    if language == current_language(app):
        return
    for name in (OURS, OF_QT):
        for old in app.findChildren(QTranslator, name):
            app.removeTranslator(old)
            old.deleteLater()
    if language != ENGLISH:
        translations = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _load(app, OF_QT, f"qtbase_{language}", translations)
        _load(app, OURS, f"trickdesk_{language}", ":/assets/languages")
    app.setProperty(OURS, language)
    # Dates and numbers as they are written there; where it is the system's, as somebody has set them.
    QLocale.setDefault(QLocale.system() if language == system_language() else QLocale(language))
    app.setLayoutDirection(QLocale(language).textDirection())


def _load(app: QApplication, name: str, file: str, folder: str) -> None:
    """Take over one file of translations.

    Where it is missing, that part stays English.
    """
    translator = QTranslator(app)
    translator.setObjectName(name)
    if translator.load(file, folder):
        app.installTranslator(translator)
