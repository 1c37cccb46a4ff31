"""Quotations on the screen are in the document: the tests of each clause have its sentences."""

import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

from kiosk.games import GAMES
from tests.rules import (
    test_new_hampshire,
    test_peekpoker,
    test_peekpoker_winning,
    test_texas_holdem,
    test_texas_holdem_pots,
    test_texas_holdem_seats,
    test_texas_holdem_terms,
    test_texas_peek,
)
from tools.translations import FOLDER, translations_in
from ui.vm.table.under_way.exception_words import DOCUMENT

_CLAUSES = {
    "nh": (test_new_hampshire,),
    "peek": (test_texas_peek,),
    "holdem": (test_texas_holdem, test_texas_holdem_pots, test_texas_holdem_seats, test_texas_holdem_terms),
    "dice": (test_peekpoker, test_peekpoker_winning),
}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_quoted_sentence_is_in_its_document(key: str) -> None:
    document = " ".join(_words(module) for module in _CLAUSES[key])
    quoted = {irregularity.says.template for irregularity in GAMES[key].irregularities if irregularity.says}
    assert all(_plain(sentence) in document for sentence in quoted), sorted(
        sentence for sentence in quoted if _plain(sentence) not in document
    )


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ts")), ids=lambda path: path.stem)
def test_a_translated_sentence_of_a_document_is_not_quoted(path: Path) -> None:
    (said,) = [forms for (_, source, _), forms in translations_in(path).items() if source == DOCUMENT.template]
    assert not set('“”"«»「」') & set("".join(said))


def _words(module: ModuleType) -> str:
    """Return the docstrings of a module's tests, which quote the document."""
    tests = [member for name, member in vars(module).items() if name.startswith("test_") and inspect.isfunction(member)]
    return " ".join(_plain(test.__doc__ or "") for test in tests)


def _plain(sentence: str) -> str:
    """Return words without differences of line ends and quotation marks."""
    return re.sub(r"\s+", " ", re.sub(r"[‘’']", "'", re.sub(r"[“”]", '"', sentence))).strip()
