"""The names of people: as a house types them, as a reader sees them, and which of them look alike.

A name keeps its accents, its joiners and its script. What nobody can see, or what moves other letters, is refused by
name. Two names that look alike on a key, or that a reader may take for one, belong to one person until their license
numbers say otherwise.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from kiosk.core.errors import Refused

MOST_LETTERS: Final = 64  # that a reader sees
MOST_SIGNS: Final = 200  # of Unicode, with every accent and joiner
_JOINERS: Final = "\u200c\u200d"  # between the letters of Persian and of Indian scripts
_UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters without ink
_SIGNS: Final = frozenset(".,-'’‘·&()/ ")
_KINDS: Final = ("L", "M", "Nd")

_ALIKE: Final = MappingProxyType(
    str.maketrans(
        (  # Cyrillic, then Greek, in small letters, and below what each looks like
            "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442"
            "\u0443\u0445\u0456\u0458\u0455\u04bb\u04cf"
            "\u03b1\u03b2\u03b3\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1"
            "\u03c4\u03c5\u03c7\u03c9"
        ),
        "abekmhopctyxijshl" + "abyenikvoptuxw",
    )
    | {0x0501: "d", 0x051B: "q", 0x051D: "w"}
)


def cleaned(name: str) -> str:
    """Return a name as it is kept: composed accents, and single spaces between its words.

    Raise Refused `name`, with the reason, where it is empty, too long, or holds what a name cannot.
    """
    name = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in name)
    name = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    name = " ".join(part for part in name.split(" ") if part)
    for sign in name:
        if not _is_of_name(sign):
            raise Refused(
                "name",
                "A name has letters, digits, spaces and punctuation: take {sign} out.",
                sign=f"“{sign}”" if sign.isprintable() and sign not in _UNSEEN else f"U+{ord(sign):04X}",
            )
    if not any(unicodedata.category(sign).startswith("L") for sign in name):
        raise Refused("name", "A name needs a letter: enter it again.")
    if letters(name) > MOST_LETTERS or len(name) > MOST_SIGNS:
        raise Refused("name", "This name has {letters} letters, and {most} is the most: shorten it.",
                      letters=letters(name), most=MOST_LETTERS)  # fmt: skip
    return name


def letters(name: str) -> int:
    """Return how many letters a reader sees: an accent belongs to its letter, and a joiner is none."""
    return sum(sign not in _JOINERS and not unicodedata.category(sign).startswith("M") for sign in name)


def as_seen(name: str) -> str:
    """Return a name as it looks: names that differ only in case, spaces, or letters of other scripts are equal."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = "".join(sign for sign in plain if sign not in _JOINERS and sign not in _UNSEEN)
    return " ".join(seen.translate(_ALIKE).split())


def on_paper(name: str, person_id: str) -> str:
    """Return a name as paper has it: with the ID, where it has letters that a printer or a typeface may lack."""
    letters_of = (sign for sign in name if unicodedata.category(sign).startswith("L"))
    is_latin = all(unicodedata.name(sign, "").startswith(("LATIN", "MODIFIER")) for sign in letters_of)
    return name if is_latin else f"{name} · {person_id}"


def reads_alike(name: str, other: str) -> bool:
    """Say whether two names may be one person's: equal as seen, without accents, or but for one letter.

    A first name may be its first letters ("D. Reyes", "Dana Reyes"), and words may change places ("Reyes, Dana").
    """
    words, others = _words(name), _words(other)
    if words == others or sorted(words) == sorted(others):
        return True
    if not words or not others:
        return False
    pairs = ((words, others), (words[1:] + words[:1], others), (words, others[1:] + others[:1]))
    return any(_is_one(these[0], those[0]) and _is_near(these[1:], those[1:]) for these, those in pairs)


@lru_cache(maxsize=4096)
def _words(name: str) -> tuple[str, ...]:
    plain = unicodedata.normalize("NFD", as_seen(name))
    ink = "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))
    return tuple("".join(sign if sign.isalnum() else "" if sign in "'’‘" else " " for sign in ink).split())


def _is_one(first: str, other: str) -> bool:
    """Say whether two first names may be one: one begins the other, or they differ in one letter of four or more."""
    return first.startswith(other) or other.startswith(first) or _differs_in_one(first, other)


def _is_near(words: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Say whether two surnames are equal, or differ in one letter of four or more."""
    joined, joined_other = "".join(words), "".join(others)
    return bool(joined) and (joined == joined_other or _differs_in_one(joined, joined_other))


def _differs_in_one(word: str, other: str) -> bool:
    """Say whether one letter is added, left out, changed, or swapped with the next; short words never are near."""
    short, long = sorted((word, other), key=len)
    if len(short) < 4 or len(long) - len(short) > 1:
        return False
    same = next(
        (at for at, (sign, other_sign) in enumerate(zip(short, long, strict=False)) if sign != other_sign), len(short)
    )
    if len(short) < len(long):
        return short[same:] == long[same + 1 :]
    swapped = short[:same] + short[same + 1 : same + 2] + short[same : same + 1] + short[same + 2 :]
    return short[same + 1 :] == long[same + 1 :] or swapped == long


def _is_of_name(sign: str) -> bool:
    if sign in _UNSEEN:
        return False
    return sign in _SIGNS or sign in _JOINERS or unicodedata.category(sign).startswith(_KINDS)
