"""Classes of values: compared, hashed and written as a dataclass is, whatever they have of their own."""

from __future__ import annotations

from dataclasses import field, replace

from kiosk.core.frozen import frozen


@frozen
class Spot:
    seat: int
    cards: tuple[str, ...] = ()
    heard: int = field(default=0, compare=False, repr=False)


@frozen
class Other:
    seat: int
    cards: tuple[str, ...] = ()


@frozen
class Nothing:
    """Has no fields."""


@frozen
class Own:
    """Says itself how it is written."""

    word: str

    def __repr__(self) -> str:
        return self.word


def test_values_are_equal_by_what_they_hold_and_of_one_class_alone() -> None:
    others: tuple[object, ...] = (Spot(1, ("Ah",), 6), Spot(2, ("Ah",), 5), Other(1, ("Ah",)), (1, ("Ah",), 5))
    assert [True, False, False, False] == [Spot(1, ("Ah",), 5) == other for other in others]
    assert (1, 2, 1) == (len({Spot(1), Spot(1, (), 7)}), len({Spot(1), Spot(2)}), len({Nothing(), Nothing()}))


def test_values_are_written_with_their_fields() -> None:
    assert ("Spot(seat=1, cards=('Ah',))", "Nothing()") == (repr(replace(Spot(1), cards=("Ah",))), repr(Nothing()))


def test_what_a_class_says_of_itself_stays() -> None:
    assert ("Pot", True) == (repr(Own("Pot")), Own("Pot") == Own("Pot"))
