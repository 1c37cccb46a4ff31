"""Every sentence for people is a template with its values, so that a screen can say it in another language."""

import ast
import json
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.errors import JournalError, Refused
from kiosk.core.text import (
    Sentence,
    Text,
    as_json,
    clauses,
    counted,
    either,
    from_json,
    homonym,
    listed,
    text,
    within_sentence,
)

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for part in ("kiosk", "drivers", "ui") for path in (ROOT / part).rglob("*.py"))
ERRORS = {"KioskError", "Refused", "NotAuthorized", "NotProven", "DeviceError", "JournalError", "ReplayMismatch"}


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def fields(template: str) -> set[str]:
    """Return the names in a template, `odds` for "{odds.words}"."""
    return {name.split(".")[0] for _, name, _, _ in string.Formatter().parse(template) if name}


def test_a_sentence_is_a_template_and_its_values() -> None:
    """A sentence that is assembled where it is raised could never be translated."""
    for path in SOURCES:
        wrong = []
        for name, call in calls(path):
            given = {keyword.arg for keyword in call.keywords} - ({"events"} if name in ERRORS else set())
            if name == "counted":
                forms = [
                    constant.value
                    for constant in call.args
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
                ]
                if (
                    len(forms) != 2
                    or fields(forms[0]) - fields(forms[1])
                    or (given and fields(forms[1]) != given - {"n"})
                ):
                    wrong.append(f"line {call.lineno}: {ast.unparse(call)}")
            if (name not in ERRORS | {"text", "sentence"}) or None in given or isinstance(call.args[0], ast.Starred):
                continue
            sentence = call.args[1 if name in ERRORS else 0]
            template = sentence.value if isinstance(sentence, ast.Constant) else None
            is_made_here = isinstance(sentence, ast.JoinedStr | ast.BinOp | ast.IfExp)
            if is_made_here or (name == "text" and not isinstance(template, str)):
                wrong.append(f"line {call.lineno}: {ast.unparse(call)}")
            elif isinstance(template, str) and (given or name in ERRORS) and fields(template) != given:
                wrong.append(f"line {call.lineno}: {template} is given {given or 'nothing'}")
        assert wrong == [], path


DRIVERS = [
    path
    for path in SOURCES
    if path.is_relative_to(ROOT / "drivers")
    # Messages for developers are excluded; the camera's own process sends its sentences as JSON.
    and not {"camera", "train"} & set(path.parts)
    and not path.stem.startswith(("sim", "plug", "conformance", "kinds", "make"))
]


def test_a_driver_puts_no_sentence_together() -> None:
    """A device's report is shown to the dealer. With values in it, it is a `sentence`, which keeps its template."""
    for path in DRIVERS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        raised = {
            id(inner) for node in ast.walk(tree) if isinstance(node, ast.Raise | ast.Assert) for inner in ast.walk(node)
        }
        made = [
            f"line {node.lineno}: {ast.unparse(node)}"
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr) and id(node) not in raised
            if isinstance(node.values[-1], ast.Constant) and str(node.values[-1].value).rstrip().endswith(".")
        ]
        assert made == [], path


def test_an_error_says_its_sentence() -> None:
    error = Refused("seat", "There is no seat {seat} in this hand.", seat=9)
    assert ("seat", "There is no seat 9 in this hand.") == (error.code, error.message)
    assert error.message.text == Text("There is no seat {seat} in this hand.", {"seat": 9})


def test_a_text_that_waits_for_its_values_gets_those_of_the_error() -> None:
    waits = text("Seat {seat} may call or fold.")
    assert str(Refused("capped", waits, seat=5)) == "Seat 5 may call or fold."
    assert str(Refused("capped", waits.fill(seat=4))) == "Seat 4 may call or fold."
    assert "{seat}" in str(Refused("capped", waits))


def test_the_sentence_of_another_error_is_handed_on() -> None:
    error = Refused("seat", "There is no seat {seat} in this hand.", seat=9)
    assert error.message.text == JournalError("stopped", error.message).message.text


def test_braces_in_a_sentence_without_values_are_left_alone() -> None:
    assert "{'a': 1} is not known." == Refused("x", "{'a': 1} is not known.").message


def test_a_sentence_is_a_string() -> None:
    sentence = Sentence(text("Seat {seat}: {what}", seat=3, what=text("fold")))
    assert sentence == "Seat 3: fold"


def test_texts_one_after_the_other() -> None:
    assert "ace, king" == str(listed([text("ace"), text("king")]))
    assert "" == str(listed([]))
    assert ", ".join(map(str, range(2001))) == str(listed(range(2001)))
    assert "1, 2, 3" == str(from_json(json.loads(json.dumps(as_json(listed([1, 2, 3]))))))
    assert "slips 1, 2; 3 void" == str(clauses(["slips 1, 2", "3 void"]))


@pytest.mark.parametrize(("n", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")])
def test_a_sentence_that_counts_has_a_form_for_one(n: int, words: str) -> None:
    assert words == str(counted("%n card", "%n cards", n=n))


def test_a_sentence_that_counts_may_be_refused_filled_later_and_kept() -> None:
    left = counted("{card} and %n more card.", "{card} and %n more cards.")
    assert "ace and 1 more card." == str(left._replace(values={"n": 1, "card": text("ace")}))
    assert "1 hand is due." == Refused("x", counted("%n hand is due.", "%n hands are due.", n=1)).message
    kept = json.loads(json.dumps(as_json(counted("%n hand", "%n hands", n=1))))
    assert "1 hand" == str(from_json(kept))


def test_texts_of_which_any_will_do() -> None:
    assert "floor" == str(either([text("floor")]))
    assert "floor, manager or technician" == str(either([text("floor"), text("manager"), text("technician")]))


def test_a_text_within_a_sentence_begins_small() -> None:
    assert "pair of nines" == str(within_sentence(text("Pair of {rank}", rank=text("nines"))))


def test_a_text_is_kept_as_json_and_said_in_another_language_later() -> None:
    words = text("Take seat {seat} · {wager}", seat=3, wager=text("Board bonus"))
    kept = json.loads(json.dumps(as_json(words)))
    assert from_json(kept).values["wager"] == text("Board bonus")
    assert str(from_json(kept)) == str(words)
    assert str(from_json("Take {this}")) == "Take {this}", "as it was kept before"


def test_a_kept_text_keeps_its_sense() -> None:
    words = text("{does} seat {seat}", does=homonym("Push", "of a pot"), seat=3)
    assert from_json(json.loads(json.dumps(as_json(words)))).values["does"] == homonym("Push", "of a pot")


def test_a_sentence_is_filled_completely_each_time() -> None:
    paid = text("Seat {seat}: {amount}", seat=1, amount="$5")
    assert "Seat 2: $10" == str(paid.fill(seat=2, amount="$10"))
    assert {"seat": 3} == paid.fill(seat=3).values
    assert "Seat 1: $5" == str(paid)
