"""`kiosk new-game`: create a package for the house's own game. It can be dealt as it is, and is then changed into that
game.

It has one wager, one pay table, a file of figures, and for each sentence of the rule document a test that is still
to be written.
"""

import re
import textwrap
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import NamedTuple

from kiosk.core.disk import fill_folder
from kiosk.core.errors import Refused
from kiosk.games import GAMES

_TEMPLATES = Path(__file__).resolve().parent
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_NUMBERED = re.compile(r"(\d+|[a-z])[.)]\s+")
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"“'‘(])")
_MAX_HEADING_WORDS = 9
_WORDS_IN_NAME = 8
_WIDTH = 116

_TEST = """

@pytest.mark.skip(reason="not written yet")
def $name() -> None:
$says
"""


class RuleSentence(NamedTuple):
    """A sentence of a rule document, and its clause."""

    clause: str
    text: str


def sentences(document: str) -> tuple[RuleSentence, ...]:
    """Return the sentences of a rule document with their clauses: heading and number, or heading and paragraph.

    A heading is a short line that does not end a sentence. Tables are left out: they are in the file of figures.
    """
    return tuple(
        RuleSentence(clause, sentence.strip())
        for clause, paragraph in _clauses(document)
        for sentence in _SENTENCE_ENDS.split(" ".join(paragraph.split()))
    )


def _clauses(document: str) -> Iterator[tuple[str, str]]:
    found: list[tuple[str, str, str]] = []  # (heading, number, paragraph)
    heading = ""
    for paragraph in _paragraphs(document):
        numbered = _NUMBERED.match(paragraph)
        if numbered:
            found.append((heading, numbered[1], paragraph[numbered.end() :]))
        elif _is_heading(paragraph):
            heading = paragraph.strip("# ").rstrip(":")
        else:
            found.append((heading, "", paragraph))
    has_numbers = {heading for heading, number, _ in found if number}
    count = Counter(heading for heading, _, _ in found)
    nth: Counter[str] = Counter()
    for heading, number, paragraph in found:
        nth[heading] += 1
        is_counted = heading not in has_numbers and count[heading] > 1
        yield f"{heading} {number or (nth[heading] if is_counted else '')}".strip(), paragraph


def _paragraphs(document: str) -> Iterator[str]:
    """Yield paragraphs. A line that begins with a number is a separate paragraph; lines of a table are left out."""
    for block in re.split(r"\n\s*\n", document):
        lines: list[str] = []
        for line in block.splitlines():
            if not line.strip() or line.lstrip().startswith("|") or "\t" in line:
                continue
            if lines and _NUMBERED.match(line.lstrip()):
                yield "\n".join(lines)
                lines = []
            lines.append(line.strip())
        if lines:
            yield "\n".join(lines)


def _is_heading(paragraph: str) -> bool:
    ends = paragraph.rstrip().endswith((".", "!", "?", ";", ","))
    return "\n" not in paragraph and not ends and len(paragraph.split()) <= _MAX_HEADING_WORDS


def new_game(name: str, folder: Path, *, rules: Path | None = None) -> tuple[Path, ...]:
    """Make the package of a game in a new folder, and return its files.

    `rules` is the game's document, as plain text. Raise Refused for an invalid name, an existing folder, or a document
    that cannot be read.
    """
    if not _NAME.fullmatch(name):
        raise Refused("name", "Use lowercase letters for a game name, such as lucky_nines.")
    if iskeyword(name) or name in GAMES or find_spec(name) is not None:
        raise Refused("name", "The name {name} is taken by Python, a package, or a game: choose another.", name=name)
    found = sentences(_read(rules)) if rules is not None else ()
    if rules is not None and not found:
        raise Refused("file", "{file} has no sentence of a rule: choose the game’s document.", file=rules)
    tests = _tests(found)
    words = name.replace("_", " ").title()
    values = {
        "name": name, "package": name.replace("_", "-"), "title": words, "model": words.replace(" ", ""),
        "document": f"`{rules.name}`" if rules is not None else "its document", "tests": tests,
    }  # fmt: skip
    files = {"game.txt": f"{name}.py", "figures.txt": f"{name}.toml", "tests.txt": f"test_{name}.py",
             "package.txt": "pyproject.toml"}  # fmt: skip
    made = {
        file: Template((_TEMPLATES / template).read_text(encoding="utf-8")).substitute(values).encode()
        for template, file in files.items()
    }
    if not fill_folder(folder, made):
        raise Refused("folder", "{folder} already exists: choose another name or folder.", folder=folder)
    return tuple(folder / file for file in files.values())


def _read(rules: Path) -> str:
    try:
        return rules.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise Refused("file", "{file} cannot be read as plain text: {error}.", file=rules, error=why) from None


def _tests(found: tuple[RuleSentence, ...]) -> str:
    """Return an empty test for each sentence, named by its clause and its first words."""
    taken: Counter[str] = Counter()
    tests = []
    for clause, sentence in found:
        words = re.findall(r"[a-z0-9]+", f"{clause} {sentence}".lower().replace("'", "").replace("’", ""))
        name = "test_" + "_".join(words[: len(clause.split()) + _WORDS_IN_NAME])
        taken[name] += 1
        unique = name if taken[name] == 1 else f"{name}_{taken[name]}"
        tests.append(Template(_TEST).substitute(name=unique, says=_docstring(f"{clause}: {sentence}")))
    return "".join(tests)


def _docstring(says: str) -> str:
    quoted = says.replace("\\", "\\\\").replace('"', '\\"')
    return textwrap.fill(f'"""{quoted}"""', width=_WIDTH, initial_indent="    ", subsequent_indent="    ")
