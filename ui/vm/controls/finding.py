"""Find a person among many: sort names as the language of the screen does, and split them into keys by their letters.

Each key names the letters between which its names are, as the thumb index of a dictionary does. A touch of a key leaves
its names alone, until those fit onto keys of their own. The keys follow from the names, so that it takes as many
touches wherever in the alphabet most names are.

A name in letters that the language of the screen does not use, as 陈伟 in English, is found by its ID. Its key
shows the ID.
"""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale

from kiosk.core.value import value
from kiosk.staff import Person, as_seen
from ui.window.language import spoken

RANGES: Final = 11  # Keys of ranges, as many as digit keys, and the key that goes back.
_MAX_LETTERS: Final = 5  # Letters of each end of a range.
_FROM_TO: Final = "{first} – {last}"


@value
class NameRange:
    """A key of the finder: the names from `start` to before `stop` of the sorted ones."""

    label: str
    start: int
    stop: int


def sorted_by_name(people: Sequence[Person]) -> tuple[Person, ...]:
    """Return people as the language of the screen sorts: Á beside A, Ñ after N in Spanish, 陈 by its sound."""
    return _sorted(tuple(people), spoken())


def words_sorter() -> Callable[[str], QCollatorSortKey]:
    """Return a key for `sorted` that puts words in the order of the screen's language."""
    return QCollator(QLocale(spoken())).sortKey


@lru_cache(maxsize=16)
def _sorted(people: tuple[Person, ...], language: str) -> tuple[Person, ...]:
    collator = QCollator(QLocale(language))
    return tuple(sorted(people, key=lambda person: (collator.sortKey(_filed(person, language)), person.id)))


def filed(person: Person) -> str:
    """Return the words under which a person is found: the name, or the ID where readers cannot spell the name."""
    return _filed(person, spoken())


def _filed(person: Person, language: str) -> str:
    return person.name if _is_written(person.name, language) else person.id.capitalize()


def _is_written(name: str, language: str) -> bool:
    """Return whether the first letter of a name is one that readers of a language know."""
    first = next((sign for sign in name if unicodedata.category(sign).startswith("L")), "")
    return unicodedata.name(first, "").startswith(("LATIN", "CJK") if language.startswith("zh") else "LATIN")


def key_names(people: Sequence[Person]) -> dict[str, str]:
    """Return {id: words of the key} of people. The key has the ID, too, if names look equal, or are sorted by IDs."""
    seen = [as_seen(person.name) for person in people]
    twice = {name for name in seen if seen.count(name) > 1} if len(set(seen)) < len(seen) else frozenset()
    return {
        person.id: f"{person.name} · {person.id}" if name in twice or filed(person) != person.name else person.name
        for person, name in zip(people, seen, strict=True)
    }


def range_names(people: Sequence[Person]) -> list[str]:
    """Return, in order, the words whose first letters the keys of ranges name."""
    named = key_names(people)
    return [named[person.id] if filed(person) == person.name else filed(person) for person in people]


def ranges(names: Sequence[str], start: int, stop: int, *, fit: int) -> tuple[NameRange, ...]:
    """Split the sorted names from `start` to before `stop` into keys, so that the last one has `fit` names.

    There are as few further touches as possible; among equal choices, the keys end at early letters.
    """
    most = fit
    while most * RANGES < stop - start:
        most *= RANGES
    return _ranges(tuple(names), start, stop, most)


@lru_cache(maxsize=256)
def _ranges(names: tuple[str, ...], start: int, stop: int, most: int) -> tuple[NameRange, ...]:
    found, at, least = [], start, 1 + _alike(names[start], names[stop - 1])
    for keys in range(RANGES, 0, -1):
        if at < stop:
            end = _end(names, at, stop, keys, most)
            found.append(NameRange(_label(names, at, end, least), at, end))
            at = end
    return tuple(found)


def _end(names: Sequence[str], at: int, stop: int, keys: int, most: int) -> int:
    """Return the end of a key whose names begin at `at`, so that the other `keys` have room for the rest."""
    least, longest = max(at + 1, stop - (keys - 1) * most), min(stop, at + most)
    wanted = min(max(at + -(-(stop - at) // keys), least), longest)
    slack = (wanted - at) // 2
    ends = range(max(least, wanted - slack), min(longest, wanted + slack) + 1)

    def letters_and_distance(end: int) -> tuple[int, int]:
        return (0 if end == stop else _alike(names[end - 1], names[end])), abs(end - wanted)

    return min(ends, key=letters_and_distance)


def _label(names: Sequence[str], start: int, stop: int, least: int) -> str:
    """Return the fewest letters, from `least` on, by which the first and last name differ from those beside them."""
    first, last = names[start], names[stop - 1]
    before = _alike(names[start - 1], first) if start > 0 else 0
    after = _alike(last, names[stop]) if stop < len(names) else 0
    begins, ends = _beginning(first, max(before + 1, least)), _beginning(last, max(after + 1, least))
    is_one = len(begins) == len(ends) == _alike(begins, ends)
    return begins if is_one else _FROM_TO.format(first=begins, last=ends)


def _beginning(name: str, count: int) -> str:
    """Return the first letters of a name; if they are many, those that differ from the names beside it."""
    found = list(_letters(name))[:count]
    return "".join(found).rstrip() if len(found) <= _MAX_LETTERS else "…" + "".join(found[-_MAX_LETTERS:]).strip()


def _alike(name: str, other: str) -> int:
    """Return the number of equal letters with which two names begin, ignoring case and accents."""
    count = 0
    for letter, against in zip(_letters(name), _letters(other), strict=False):
        if _plain(letter) != _plain(against):
            break
        count += 1
    return count


def _letters(name: str) -> Iterator[str]:
    """Yield the letters that a reader sees, each with its accents and joiners."""
    letter = ""
    for sign in name:
        if letter and not unicodedata.category(sign).startswith(("M", "C")):
            yield letter
            letter = ""
        letter += sign
    if letter:
        yield letter


def _plain(letter: str) -> str:
    return unicodedata.normalize("NFD", letter.casefold())[:1]
