"""Print the screen's sentences in a terminal, in the terminal's language.

The language is the first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that says one, as in every program of the system.
Records, exports, and texts of the configuration are not translated: programs read them, too.
"""

from __future__ import annotations

import getpass
import json
import os
import re
import sys
import unicodedata
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from kiosk.core.errors import KioskError
from kiosk.core.text import Sentence, Text, text

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

NEW_PIN: Final = text("New PIN")
AGAIN: Final = text("Repeat PIN")
CODE: Final = text("Recovery code")

_FOLDER: Final = Path(__file__).resolve().parents[3] / "ui" / "translations"
_CONTEXT: Final = "kiosk"
_KEPT: Final = "\n\u200c\u200d"
# Categories of characters that move the cursor or change the letters after them.
_MOVE: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")

_PLAINLY: Final = tuple(
    (re.compile(found), words)
    for found, words in (
        ("^Value error, ", ""),
        (r"does not match the formats '%Y-%m-%d'\.$", "is not a day: write one as 2026-11-21."),
        (r"does not match the formats '%Y-%m'\.$", "is not a month: write one as 2026-11."),
        ("^Input should be greater than or equal to (.*)$", r"Enter at least \1."),
        ("^Input should be less than or equal to (.*)$", r"Enter at most \1."),
        ("^Input should be a valid integer.*", "Enter a whole number."),
        ("^Input should be a valid number.*", "Enter a number."),
        ("^Input should be a finite number.*", "Enter a number."),
    )
)


def tell(said: Text | str) -> None:
    """Print a sentence, in the terminal's language."""
    sys.stdout.write(f"{printable(in_terminal(said))}\n")


def tell_error(said: Text | str) -> None:
    """Print a sentence on standard error, in the terminal's language."""
    sys.stderr.write(f"{printable(in_terminal(said))}\n")


def printable(said: str) -> str:
    """Return text for a terminal: characters that would move its cursor or change its colors are escaped."""
    return "".join(sign if sign.isprintable() or sign in _KEPT else repr(sign)[1:-1] for sign in said)


def printable_json(said: str) -> str:
    """Return JSON with the same meaning that moves no cursor of a terminal: such signs are escaped."""
    if said.isprintable():
        return said
    return "".join(json.dumps(sign)[1:-1] if unicodedata.category(sign) in _MOVE else sign for sign in said)


def plainly(said: str) -> str:
    """Return what the parser of the command line says about a typed value, in plain words."""
    for found, words in _PLAINLY:
        said = found.sub(words, said)
    return said


def show_every_letter() -> None:
    """Have a terminal that lacks a letter print a sign in its place, and continue."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def ask_pin() -> str:
    """Ask for a PIN, which is not shown. Raise KioskError if it would be."""
    with _hidden():
        pin: str = typer.prompt("PIN", hide_input=True)
    return pin


def ask_code() -> str:
    """Ask for the recovery code, which is not shown. Raise KioskError if it would be."""
    with _hidden():
        code: str = typer.prompt(in_terminal(CODE), hide_input=True)
    return code


def ask_new_pin() -> str:
    """Ask for a PIN twice, which is not shown. Raise KioskError if it would be."""
    with _hidden():
        pin: str = typer.prompt(in_terminal(NEW_PIN), hide_input=True, confirmation_prompt=in_terminal(AGAIN))
    return pin


@contextmanager
def _hidden() -> Iterator[None]:
    """Refuse to ask if the digits would be shown: without a terminal, such as by ssh without -t."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", getpass.GetPassWarning)
            yield
    except getpass.GetPassWarning:
        raise KioskError("terminal", "The PIN would be seen here: type the command in a terminal (ssh -t).") from None


def in_terminal(said: Text | str) -> str:
    """Return a text, or a sentence that knows its text, in the terminal's language."""
    if isinstance(said, Sentence):
        said = said.text
    translator = _translator(language(os.environ))
    if isinstance(said, str) or translator is None:
        return str(said)
    values = {
        name: in_terminal(value) if isinstance(value, Text | Sentence) else value for name, value in said.values.items()
    }
    many = int(said.values["n"]) if said.singular else -1
    form = translator.translate(_CONTEXT, said.template, None, many) or said.form
    return said._replace(values=values).filled(form).replace("\N{NO-BREAK SPACE}", " ")


def language(environment: Mapping[str, str]) -> str:
    """Return the code of the terminal's language if it is installed, or "" for English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(name, "").split(":"):
            locale = wanted.partition(".")[0].partition("@")[0]
            if locale in ("C", "POSIX") or locale.partition("_")[0] == "en":
                return ""
            for code in (locale, locale.partition("_")[0]):
                if code.replace("_", "").isalpha() and (_FOLDER / f"kiosk_{code}.qm").is_file():
                    return code
    return ""


@cache
def _translator(code: str) -> QTranslator | None:
    """Return the translator of a language; None for English, and if the file cannot be read."""
    if not code:
        return None
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    return translator if translator.load(str(_FOLDER / f"kiosk_{code}.qm")) else None
