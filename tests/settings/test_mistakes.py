"""Every mistake of the corpus gets the sentences written beside it, and each exception has a reason.

A mistake that nobody finds can cost money or a license. `mistakes/<kind>.toml` has the edits of each, and the errors of
`kiosk check`: file, line, key, and a sentence.
"""

from pathlib import Path
from typing import Final

import pytest

from tests.settings.corpus import found_in, kinds, mistakes
from tests.sizes import some

DEALT: Final = ("scenarios", "at-once")  # These include the kinds about scenarios.


def test_the_corpus_is_large() -> None:
    assert 500 <= sum(len(mistakes(kind)) for kind in kinds())


def test_the_sound_configuration_has_no_mistake(tmp_path: Path) -> None:
    assert ([], []) == found_in(tmp_path, [], scenarios=True)


@pytest.mark.parametrize("kind", kinds())
def test_each_mistake_is_found(kind: str, tmp_path: Path) -> None:
    wrong = {}
    for nth, mistake in enumerate(some(mistakes(kind), each=2)):
        errors, warnings = found_in(tmp_path / str(nth), mistake["edits"], scenarios=kind in DEALT)
        if (mistake.get("errors", []), mistake.get("warnings", [])) != (errors, warnings):
            wrong[mistake["is"]] = {"errors": errors, "warnings": warnings}
    assert {} == wrong


@pytest.mark.parametrize("kind", kinds())
def test_allowed_mistakes_give_a_reason(kind: str) -> None:
    silent = [row["is"] for row in mistakes(kind) if not row.get("errors") and not row.get("warnings")]
    assert silent == [row["is"] for row in mistakes(kind) if row.get("allowed", "").endswith(".")]


@pytest.mark.parametrize("kind", kinds())
def test_each_sentence_names_its_file_in_one_line(kind: str) -> None:
    for mistake in mistakes(kind):
        for sentence in (*mistake.get("errors", ()), *mistake.get("warnings", ())):
            file, _, rest = sentence.partition(": ")
            assert rest and "\n" not in sentence, sentence
            assert not file.startswith("/"), sentence
            assert "Traceback" not in sentence and "s3cret" not in sentence, sentence
            assert len(sentence) < 800, sentence
