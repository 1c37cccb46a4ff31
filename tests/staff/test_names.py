"""Names of people as houses have them, and names that only look like another person's."""

import pytest

from kiosk.core.errors import Refused
from kiosk.staff import Person, Role
from kiosk.staff.names import as_seen, cleaned, letters, on_paper, reads_alike
from kiosk.staff.separation import is_same_person

LONG = "Nguyễn Phúc Công Tằng Tôn Nữ Thị Hoàng Phương Mai"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("علی\u200cرضا محمدی", "علی\u200cرضا محمدی"),
        ("Ana\u00a0 María", "Ana María"),
        ("José Nu\u0301ñez".replace("é", "e\u0301"), "José Núñez"),
        (LONG, LONG),
        ("王秀英", "王秀英"),
        ("O’Neill, J. (2)", "O’Neill, J. (2)"),
    ],
    ids=["a joiner", "a pasted space", "accents apart", "49 letters", "Chinese", "punctuation"],
)
def test_a_name_is_kept_as_a_reader_sees_it(typed: str, kept: str) -> None:
    assert kept == cleaned(typed) == Person(id="ana", name=typed, roles=frozenset({Role.DEALER})).name


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "A name needs a letter"),
        ("  \u3000", "A name needs a letter"),
        ("\u3164\u3164", "remove U+3164"),
        ("Kim\u2800", "remove U+2800"),
        ("Kim 🂡", "remove “🂡”"),
        ("Kim\u202e", "remove U+202E"),
        ("Ki\nm", "remove U+000A"),
        ("Kim\x1b[31m", "remove U+001B"),
        ("=1+1", "remove “=”"),
        ("Kim\ufe0f", "remove U+FE0F"),
        ("Kim\u034f", "remove U+034F"),
        ("Kim\u17b4", "remove U+17B4"),
        ("R. Ꮋaddad", "“Ꮋaddad” has letters of two alphabets"),
        ("\u1587. Haddad", "“\u1587. Haddad” has letters of two alphabets"),
        ("A" * 65, "65 letters, at most 64 are allowed"),
        ("Kim" + "\u0301" * 6, "has too many accents on one letter"),
        ("A" + "\u0301" * 300, "has too many accents on one letter"),
    ],
)
def test_a_name_that_is_refused_says_why(typed: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        cleaned(typed)
    assert why in refused.value.message


def test_accents_and_joiners_are_no_letters() -> None:
    assert (3, 2, 49) == (letters("Zo\u0308e"), letters("آ\u200cب"), letters(LONG))


@pytest.mark.parametrize("alike", ["Р. Haddad", "R. Hаddаd", "R.  HADDAD", "r. haddad"])
def test_names_that_look_alike_are_one_person_until_license_numbers_differ(alike: str) -> None:
    floor = Person(id="haddad", name="R. Haddad", roles=frozenset({Role.FLOOR}))
    other = Person(id="other", name=alike, roles=frozenset({Role.DEALER}))
    assert is_same_person(floor, other)
    assert as_seen("R. Haddad") != as_seen("R. Haddat")
    numbered = [Person(id=who.id, name=who.name, roles=who.roles, license=who.id) for who in (floor, other)]
    assert not is_same_person(*numbered)


@pytest.mark.parametrize(
    ("name", "other", "may_be_one"),
    [
        ("Dana Reyes", "D. Reyes", True),
        ("Reyes, Dana", "Dana Reyes", True),
        ("Dana Reyes", "Dana Reyez", True),
        ("Dana Reyes", "Dana Ryees", True),
        ("Dana Reyes", "Dana Reeyes", True),
        ("José Núñez", "Jose Nunez", True),
        ("Sean O’Neill", "Sean ONeill", True),
        ("R. Haddad", "Р. Haddad", True),  # This Cyrillic letter sounds like R and looks like P.
        ("P. Haddad", "Р. Haddad", True),
        ("R. Haddad", "Ꭱ. Haddad", True),  # a Cherokee letter
        ("R. Haddad", "R. ꓧꓮꓓꓓꓮꓓ", True),  # Lisu
        ("O. Haddad", "Օ. Haddad", True),  # Armenian
        ("A. Haddad", "Ⲁ. Haddad", True),  # Coptic
        ("Dana Ivanova", "Дана Иванова", True),
        ("Kim 1", "Kim ١", True),
        ("Bill Ross", "BiII Ross", True),
        ("Ian Ross", "lan Ross", True),
        ("Bob Otto", "B0b 0tto", True),
        ("Bernard Cole", "Bemard Cole", True),
        ("R. Haddad", "R. Hacldad", True),
        ("R. Haddad", "R. Hɑddɑd", True),
        ("Søren Łuk", "Soren Luk", True),
        ("Kim 1", "Kim 2", False),
        ("Дана Иванова", "Олег Петров", False),
        ("Ali Kim", "Ana Kim", False),
        ("J. Tran", "A. Tran", False),
        ("J. Tran", "J. Kim", False),
        ("Mira", "Mara", False),
        ("Dana Reyes", "Dana Reed", False),
        ("王秀英", "王秀", False),
        ("Ana Cruz", "Ana Cruz Vega", False),
    ],
)
def test_names_that_a_reader_may_take_for_one(name: str, other: str, *, may_be_one: bool) -> None:
    assert (may_be_one, may_be_one) == (reads_alike(name, other), reads_alike(other, name))


@pytest.mark.parametrize("other", ["g-100", "G100", "G--100", "G-1OO", "G-l00", "G-I00"])
def test_a_license_number_that_reads_the_same_is_the_same(other: str) -> None:
    who = [
        Person(id=each, name=name, roles=frozenset({Role.FLOOR}), license=license)
        for each, name, license in (("haddad", "R. Haddad", "G-100"), ("kim", "S. Kim", other))
    ]
    assert is_same_person(*who)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("Nguyễn Thị Ñáñez-O’Neill", "Nguyễn Thị Ñáñez-O’Neill"),
        ("陈伟", "陈伟 · chen"),
        ("علی\u200cرضا", "علی\u200cرضا · chen"),
        ("Ana Иванова", "Ana Иванова · chen"),
        ("김민수", "김민수 · chen"),
    ],
)
def test_paper_has_the_id_of_a_name_whose_letters_a_printer_may_lack(name: str, printed: str) -> None:
    assert on_paper(name, "chen") == printed
