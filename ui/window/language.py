"""The language of the screen: English as it stands in the sources, or a file of ui/translations/."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontDatabase

ENGLISH: Final = "en"
LONGER: Final = "longer"  # no language: English with words that are 40 % longer, to see that every page has the room
# Letters that the kiosk's own typeface does not have, by the language that is written with them.
SCRIPTS: Final = {"zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese}
FOLDER: Final = Path(__file__).resolve().parent.parent / "translations"

_WORD: Final = re.compile(r"\{[^}]*\}|%\d|[^\W\d_]{2,}")
_VOWELS: Final = "aeiouaeiou"


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the languages that the screen can speak, English first."""
    return (ENGLISH, *sorted(path.stem.removeprefix("kiosk_") for path in folder.glob("kiosk_*.qm")))


def line_percent(code: str) -> int:
    """Return how tall a line of a language is: 100 in the kiosk's own typeface."""
    return 110 if code in SCRIPTS else 100


def is_written(code: str) -> bool:
    """Return whether this machine has a typeface with the letters of a language."""
    return code not in SCRIPTS or bool(QFontDatabase.families(SCRIPTS[code]))


class Longer(QTranslator):
    """English with each word 40 % longer. What is filled in stays as it is."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return _WORD.sub(lambda match: _longer(match[0]), source)

    def isEmpty(self) -> bool:
        return False


def _longer(word: str) -> str:
    return word if word[0] in "{%" else word + _VOWELS[: max(1, round(len(word) * 0.4))]


class Language:
    """The language that is installed in the application, one at a time."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._translator: QTranslator | None = None

    def speak(self, code: str) -> bool:
        """Install a language; English where there is no file of it, or no typeface. Return whether it is spoken."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        if code == ENGLISH:
            return True
        if not is_written(code):
            return False
        translator = Longer() if code == LONGER else QTranslator()
        if code != LONGER and not translator.load(str(self._folder / f"kiosk_{code}.qm")):
            return False
        QCoreApplication.installTranslator(translator)
        self._translator = translator
        return True
