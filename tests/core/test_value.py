"""Value classes are compared, hashed, and printed as dataclasses are, with any further members."""

import ast
from dataclasses import field, replace
from pathlib import Path

import pytest

from kiosk.core.value import value


@value
class FrozenSpot:
    seat: int
    cards: tuple[str, ...] = ()
    heard: int = field(default=0, compare=False, repr=False)


@value
class Other:
    seat: int
    cards: tuple[str, ...] = ()


@value
class Nothing:
    """Has no fields."""


@value
class Own:
    word: str

    def __repr__(self) -> str:
        return self.word


def test_values_are_equal_by_content_within_one_class() -> None:
    others: tuple[object, ...] = (
        FrozenSpot(1, ("Ah",), 6),
        FrozenSpot(2, ("Ah",), 5),
        Other(1, ("Ah",)),
        (1, ("Ah",), 5),
    )
    assert [True, False, False, False] == [FrozenSpot(1, ("Ah",), 5) == other for other in others]
    assert (1, 2, 1) == (
        len({FrozenSpot(1), FrozenSpot(1, (), 7)}),
        len({FrozenSpot(1), FrozenSpot(2)}),
        len({Nothing(), Nothing()}),
    )


def test_values_are_written_with_their_fields() -> None:
    assert ("FrozenSpot(seat=1, cards=('Ah',))", "Nothing()") == (
        repr(replace(FrozenSpot(1), cards=("Ah",))),
        repr(Nothing()),
    )


def test_a_class_keeps_its_own_methods() -> None:
    assert ("Pot", True) == (repr(Own("Pot")), Own("Pot") == Own("Pot"))


ROOT = Path(__file__).resolve().parents[2]
PLAIN = frozenset({"dataclass(frozen=True, slots=True)", "dataclass(frozen=True)"})
SLOTLESS = frozenset({"games/conformance.py"})  # It has a cache.


def plain_values(source: str) -> list[str]:
    """Return the classes of a source that are frozen dataclasses without any other option."""
    classes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    return [node.name for node in classes if PLAIN & {ast.unparse(decorator) for decorator in node.decorator_list}]


@pytest.mark.parametrize("part", ["kiosk", "drivers", "ui"])
def test_a_value_is_made_one_way(part: str) -> None:
    others = ("kiosk/events/", "drivers/camera/train/")  # Events are frozen for Python; training needs no kiosk.
    files = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / part).rglob("*.py"))}
    found = {name: plain_values(path.read_text(encoding="utf-8")) for name, path in files.items()}
    assert {} == {
        name: values
        for name, values in found.items()
        if values and not name.startswith(others) and name.removeprefix("kiosk/") not in SLOTLESS
    }


def test_a_plain_value_is_caught() -> None:
    assert ["Bet"] == plain_values("@dataclass(frozen=True, slots=True)\nclass Bet:\n    cents: int")
    assert [] == plain_values("@dataclass(frozen=True, kw_only=True)\nclass Bet:\n    cents: int")
