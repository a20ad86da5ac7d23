"""Language of the screens: as chosen, or as in the system."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from trickdesk import resources_rc  # noqa: F401  (the translations are compiled resources)
from trickdesk.languages import ENGLISH, LANGUAGES

OURS, OF_QT = "trickdesk_language", "qt_language"  # object names


def system_language() -> str:
    """Return the system's first language that the program supports, or English."""
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def language_of(chosen: str) -> str:
    """Return the language for a setting; empty or unknown means the system's."""
    return chosen if chosen in LANGUAGES else system_language()


def current_language(app: QApplication) -> str:
    """Return the current language of the program."""
    return app.property(OURS) or ENGLISH


def speak(app: QApplication, chosen: str) -> None:
    """Set the language from now on.

    Text that is already shown doesn't change.
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
    # Dates and numbers follow the language; if it is the system's, they follow the user's regional settings.
    QLocale.setDefault(QLocale.system() if language == system_language() else QLocale(language))
    app.setLayoutDirection(QLocale(language).textDirection())


def _load(app: QApplication, name: str, file: str, folder: str) -> None:
    """Load a translation file; without it, that part stays English."""
    translator = QTranslator(app)
    translator.setObjectName(name)
    if translator.load(file, folder):
        app.installTranslator(translator)
