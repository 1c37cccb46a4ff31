"""The names of people: as a house types them, as a reader sees them, and the names that look alike.

A name keeps its accents, its joiners, and its script. Characters that are invisible or move other letters are refused
by name. Two names that look alike on a key, or that a reader may take for one, belong to one person until their license
numbers show otherwise.
"""

import re
import unicodedata
from functools import lru_cache
from itertools import starmap
from types import MappingProxyType
from typing import Final

from kiosk.core.errors import Refused

MAX_LETTERS: Final = 64  # Visible letters.
MAX_SIGNS: Final = 200  # Unicode characters, with accents and joiners.
_JOINERS: Final = "\u200c\u200d"  # Joiners in Persian and Indian scripts.
_UNSEEN: Final = frozenset(  # Letters and marks without ink.
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u2d7f\u3164\uffa0\U00016fe4"
) | frozenset(map(chr, range(0xFE00, 0xFE10)))
# Selectors of a form of the Chinese character before them.
_VARIANTS: Final = frozenset(map(chr, range(0xE0100, 0xE01F0)))
_SIGNS: Final = frozenset(".,-'’‘·&()/ ")
_KINDS: Final = ("L", "M", "Nd")
_STOPS: Final = ".,'’-"
# Such names need no check of single characters.
_PLAIN: Final = re.compile(r"(?=.*[A-Za-z])[A-Za-z0-9.,'&()/-]+(?: [A-Za-z0-9.,'&()/-]+)*")

_CHEROKEE: Final = "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᎥᎩᏂ"
_CHEROKEE_AS: Final = "abcdeghjklmprstvwziyh"
_LISU: Final = "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"
_LISU_AS: Final = "bpdtgkjczfmnlsrvhwxyaeiou"
_ARMENIAN: Final = "օսհոցյզք"
_ARMENIAN_AS: Final = "ouhngjqp"
_COPTIC: Final = "ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ"
_COPTIC_AS: Final = "abezhikmnopctyx"

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
    | dict(zip(map(ord, _CHEROKEE), _CHEROKEE_AS, strict=True))
    | dict(zip(map(ord, _LISU), _LISU_AS, strict=True))
    | dict(zip(map(ord, _ARMENIAN), _ARMENIAN_AS, strict=True))
    | dict(zip(map(ord, _COPTIC), _COPTIC_AS, strict=True))
    | {0x0251: "a", 0x0261: "g", 0x0131: "i", 0x0280: "r"}  # Latin: alpha, script g, i without a dot, a small R
)
_CYRILLIC: Final = "абвгдежзийклмнопрстуфхцчшщыэюяёіїєґъь"
_CYRILLIC_SOUNDS: Final = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch y e yu ya e i i e g"
_GREEK: Final = "αβγδεζηθικλμνξοπρσςτυφχψω"
_GREEK_SOUNDS: Final = "a v g d e z i th i k l m n x o p r s s t y f ch ps o"
_SOUNDS: Final = MappingProxyType(
    str.maketrans(
        dict.fromkeys(_CYRILLIC, "")
        | dict(zip(_CYRILLIC, _CYRILLIC_SOUNDS.split(" "), strict=False))  # The last two letters are silent.
        | dict(zip(_GREEK, _GREEK_SOUNDS.split(" "), strict=True))
    )
)
"""The sounds of Cyrillic and Greek letters: a name in them and in Latin letters may be one person's."""

_LATIN: Final = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?([A-Z]{1,2})(?: WITH .*)?")
_OTHERS: Final = MappingProxyType({"ð": "d", "þ": "th", "ŋ": "n", "ĸ": "k"})
_LONE: Final = (  # Letters that look like another one in a word.
    (re.compile(r"(?<=[^\W\d_A-Z])I|(?<=[^\W\d_A-Z]I)I"), "l"),
    (re.compile(r"\bl(?=[^\W\d_])"), "I"),
    (re.compile(r"(?<=[^\W\d_])1|1(?=[^\W\d_])"), "l"),
    (re.compile(r"(?<=[^\W\d_])0|0(?=[^\W\d_'’‘])"), "o"),
)
_STACKED: Final = re.compile("M{5}")  # Accents that would cover other lines; no language has so many on a letter.
_EUROPEAN: Final = ("LATIN", "GREEK", "CYRILLIC", "MODIFIER")
_EAST_ASIAN: Final = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC")


def _mark_or_letter(sign: str) -> str:
    return "M" if unicodedata.category(sign) == "Mn" else "L"


def cleaned(name: str) -> str:
    """Return a name as it is stored: composed accents, and single spaces between its words.

    Raise Refused `name`, with the reason, if it is empty, too long, or has an invalid character.
    """
    if len(name) <= MAX_LETTERS and _PLAIN.fullmatch(name):
        return name
    name = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in name)
    name = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    name = " ".join(part for part in name.split(" ") if part)
    for sign in name:
        if not _is_of_name(sign):
            raise Refused(
                "name",
                "A name has letters, digits, spaces and punctuation: remove {sign}.",
                sign=f"“{sign}”" if sign.isprintable() and sign not in _UNSEEN else f"U+{ord(sign):04X}",
            )
    if not any(unicodedata.category(sign).startswith("L") for sign in name):
        raise Refused("name", "A name needs a letter: enter it again.")
    words = name.split(" ")
    stacked = next((word for word in words if _STACKED.search("".join(map(_mark_or_letter, word)))), "")
    if stacked:
        raise Refused("name", "“{word}” has too many accents on one letter: enter the name again.", word=stacked)
    has_initial = any(letters(word.strip(_STOPS)) == 1 for word in words)
    mixed = next((word for word in words if _mixes_alphabets(word)), name if has_initial else "")
    if mixed and _mixes_alphabets(mixed):
        raise Refused("name", "“{word}” has letters of two alphabets: enter the name again.", word=mixed)
    if letters(name) > MAX_LETTERS or len(name) > MAX_SIGNS:
        raise Refused("name", "This name has {letters} letters, at most {most} are allowed: shorten it.",
                      letters=letters(name), most=MAX_LETTERS)  # fmt: skip
    return name


def letters(name: str) -> int:
    """Return the number of letters that a reader sees: an accent belongs to its letter, and a joiner is none."""
    return sum(sign not in _JOINERS and not unicodedata.category(sign).startswith("M") for sign in name)


@lru_cache(maxsize=4096)
def as_seen(name: str) -> str:
    """Return a name as it looks: names that differ only in case, spaces, or letters of other scripts are equal."""
    return " ".join(_folded(name).translate(_ALIKE).replace("rn", "m").replace("vv", "w").replace("cl", "d").split())


@lru_cache(maxsize=4096)
def as_heard(name: str) -> str:
    """Return a name as it sounds: the letters of Cyrillic and Greek in Latin ones."""
    return " ".join(_folded(name).translate(_SOUNDS).split())


def _folded(name: str) -> str:
    """Return a name in lower case with figures of one kind and without invisible characters."""
    plain = "".join(str(unicodedata.decimal(sign, sign)) for sign in unicodedata.normalize("NFKC", name))
    for lone, meant in _LONE:
        plain = lone.sub(meant, plain)
    return "".join(sign for sign in plain.casefold() if sign not in (*_JOINERS, *_UNSEEN, *_VARIANTS))


def on_paper(name: str, person_id: str) -> str:
    """Return a name for paper: with the ID, if it has letters that a printer or a typeface may lack."""
    letters_of = (sign for sign in name if unicodedata.category(sign).startswith("L"))
    is_latin = all(unicodedata.name(sign, "").startswith(("LATIN", "MODIFIER")) for sign in letters_of)
    return name if is_latin else f"{name} · {person_id}"


def reads_alike(name: str, other: str) -> bool:
    """Return whether two names may be one person's: equal as seen, without accents, or but for one letter.

    A first name may be its first letters ("D. Reyes", "Dana Reyes"), and words may change places ("Reyes, Dana").
    """
    seen, heard = _words(as_seen(name)), _words(as_heard(name))
    other_seen, other_heard = _words(as_seen(other)), _words(as_heard(other))
    ways = ((seen, other_seen), (heard, other_heard), (seen, other_heard), (heard, other_seen))
    return any(starmap(_may_be_one, dict.fromkeys(ways)))


def _may_be_one(words: tuple[str, ...], others: tuple[str, ...]) -> bool:
    if words == others or sorted(words) == sorted(others):
        return True
    if not words or not others:
        return False
    pairs = ((words, others), (words[1:] + words[:1], others), (words, others[1:] + others[:1]))
    return any(starmap(_are_near, pairs))


def _are_near(words: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Return whether two names, first names first, may be one."""
    return _is_one(words[0], others[0]) and _is_near(words[1:], others[1:])


@lru_cache(maxsize=4096)
def _words(name: str) -> tuple[str, ...]:
    """Return the words of a name without accents and strokes. `name` is as it is seen, or heard."""
    plain = unicodedata.normalize("NFD", "".join(map(_base, name)))
    ink = "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))
    return tuple("".join(sign if sign.isalnum() else "" if sign in "'’‘" else " " for sign in ink).split())


def _is_one(first: str, other: str) -> bool:
    """Return whether two first names may be one: one begins the other, or they differ in one letter of four or more."""
    return first.startswith(other) or other.startswith(first) or _differs_in_one(first, other)


def _is_near(words: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Return whether two surnames are equal, or differ in one letter of four or more."""
    joined, joined_other = "".join(words), "".join(others)
    return bool(joined) and (joined == joined_other or _differs_in_one(joined, joined_other))


def _differs_in_one(word: str, other: str) -> bool:
    """Return whether one letter is added, left out, changed, or swapped with the next; short words never are near."""
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


def _base(sign: str) -> str:
    """Return a Latin letter without its stroke or hook, two for æ; any other sign as it is."""
    found = _LATIN.fullmatch(unicodedata.name(sign, ""))
    return _OTHERS.get(sign, found[1].lower() if found else sign)


def _mixes_alphabets(word: str) -> bool:
    """Return whether a word mixes Latin letters with those of a similar alphabet, but of none that is read."""
    plain = (sign for sign in unicodedata.normalize("NFKC", word) if unicodedata.category(sign).startswith("L"))
    scripts = {unicodedata.name(sign, "").split(" ")[0] for sign in plain}
    return "LATIN" in scripts and not scripts <= {*_EUROPEAN, *_EAST_ASIAN}


def _is_of_name(sign: str) -> bool:
    if sign in _UNSEEN:
        return False
    return sign in _SIGNS or sign in _JOINERS or unicodedata.category(sign).startswith(_KINDS)
