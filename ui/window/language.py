"""The language of the screen: English as it is in the sources, or a file of ui/translations/."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

ENGLISH: Final = "en"
LONGER: Final = "longer"  # English with words that are 40 % longer, to test that every page has enough space.
FOLDER: Final = Path(__file__).resolve().parent.parent / "translations"

_NAMES: Final = {"en": "English", "es": "Español"}  # Qt's names include a country.
_WORD: Final = re.compile(r"\{[^}]*\}|%\d|[^\W\d_]{2,}")
_VOWELS: Final = "aeiouaeiou"


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the languages that the screen can speak, English first."""
    return (ENGLISH, *sorted(path.stem.removeprefix("kiosk_") for path in folder.glob("kiosk_*.qm")))


def name_of(code: str) -> str:
    """Return a language's own name."""
    name = _NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] or code


def next_language() -> str:
    """Return the language that comes after the one that the screen speaks now."""
    codes = languages()
    return codes[(codes.index(spoken()) + 1) % len(codes)] if spoken() in codes else ENGLISH


class Longer(QTranslator):
    """English with each word 40 % longer. Inserted values stay as they are."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return _WORD.sub(lambda match: _longer(match[0]), source)

    def isEmpty(self) -> bool:
        return False


def _longer(word: str) -> str:
    return word if word[0] in "{%" else word + _VOWELS[: max(1, round(len(word) * 0.4))]


_SPOKEN: Final = "spoken"  # The property of the application that names its language.


def spoken() -> str:
    """Return the code of the language that the screen speaks now; English also if its words are longer."""
    return ENGLISH if _code() == LONGER else _code()


def _code() -> str:
    app = QCoreApplication.instance()
    code = app.property(_SPOKEN) if app is not None else None
    return code if isinstance(code, str) else ENGLISH


Translate: TypeAlias = Callable[..., str]


def translate_in(code: str) -> Translate:
    """Return the function that translates into a language, whichever is installed. It is used as Qt's own."""
    if code == ENGLISH:
        return _in_english
    translator = Longer() if code == LONGER else QTranslator()
    if code != LONGER and not translator.load(str(FOLDER / f"kiosk_{code}.qm")):
        return _in_english

    def translate(context: str, source: str, sense: str | None = None, n: int = -1) -> str:
        return _in_english(context, translator.translate(context, source, sense, n) or source, sense, n)

    return translate


def _in_english(_context: str, source: str, _sense: str | None = None, n: int = -1) -> str:
    return source if n < 0 else source.replace("%n", str(n))


class Language:
    """The language that is installed in the application, one at a time."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._translator: QTranslator | None = None

    def speak(self, code: str) -> bool:
        """Install a language; English where there is no file of it. Return whether it is spoken."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        _remember(ENGLISH)
        if code == ENGLISH:
            return True
        translator = Longer() if code == LONGER else QTranslator()
        if code != LONGER and not translator.load(str(self._folder / f"kiosk_{code}.qm")):
            return False
        QCoreApplication.installTranslator(translator)
        self._translator = translator
        _remember(code)
        return True


def _remember(code: str) -> None:
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(_SPOKEN, code)
