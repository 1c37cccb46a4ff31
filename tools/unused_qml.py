"""Find the names that the QML files define and use."""

import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from tools.unused_python import DefinedName

_NOT_CODE: Final = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)
_WORD: Final = re.compile(r"[A-Za-z_]\w*")
_DEFINED: Final = re.compile(
    r"^\s*(?:(?:default |required |readonly )*(property) +[\w.<>]+ +(\w+)"
    r"|(id): *(\w+)|(signal) +(\w+)|(function) +(\w+))",
    re.MULTILINE,
)
_SET: Final = re.compile(r"(?:^|[{;])[ \t]*([a-z]\w*)(?:\.\w+)*[ \t]*:", re.MULTILINE)
_HUMP: Final = re.compile(r"(?<=[a-z0-9])([A-Z])")
_FUNCTION_OF_PYTHON: Final = re.compile(r"on([A-Z]\w*)")


class Qml:
    """All QML files, {file: text}. `reads` are the names that they read, of Python or of one another."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.defined: list[DefinedName] = []
        self._texts = files
        self._code = {file: _NOT_CODE.sub(_blank, text) for file, text in files.items()}
        self._read = {file: self._reads_of(file, code) for file, code in self._code.items()}
        self.reads = {name for names in self._read.values() for name in names}
        self.reads |= {_lower(match[1]) for name in self.reads if (match := _FUNCTION_OF_PYTHON.fullmatch(name))}
        self.reads |= {_HUMP.sub(r"_\1", name).lower() for name in self.reads}  # QML writes a field in camel case.

    def _reads_of(self, file: str, code: str) -> dict[str, int]:
        """Return how often a file reads each name, without its definitions and assignments."""
        skipped = {match.start(1) for match in _SET.finditer(code)}
        for match in _DEFINED.finditer(code):
            kind = next(word for word in match.groups()[::2] if word)
            at = next(at for at in (2, 4, 6, 8) if match[at])
            self.defined.append(DefinedName(kind, match[at], file, code.count("\n", 0, match.start(at)) + 1))
            if "required" not in match[0]:  # A required property may come from a role that Python names.
                skipped.add(match.start(at))
        counts: dict[str, int] = {}
        for match in _WORD.finditer(code):
            if match.start() not in skipped or match[0].startswith("on"):
                counts[match[0]] = counts.get(match[0], 0) + 1
        return counts

    def unused(self, python: AbstractSet[str], texts: str) -> Iterator[DefinedName]:
        """Yield unused names. `python` are the names that Python reads, `texts` all its strings."""
        for file in self._code:
            kind = file.rpartition("/")[2].removesuffix(".qml")
            others = (text for other, text in self._texts.items() if other != file)
            if not any(re.search(rf"\b{kind}\b", text) for text in (texts, *others)):
                yield DefinedName("component", kind, file, 1)
        for name in self.defined:
            if not self._is_used(name, python):
                yield name

    def _is_used(self, name: DefinedName, python: AbstractSet[str]) -> bool:
        here = self._read[name.file].get(name.name, 0) - (name.kind == "property" and self._is_required(name))
        if name.kind == "id":
            return here > 0
        if name.kind == "signal":
            handler = f"on{name.name[0].upper()}{name.name[1:]}"
            return any(handler in names for names in self._read.values()) or name.name in python
        elsewhere = any(name.name in names for file, names in self._read.items() if file != name.file)
        return here > 0 or elsewhere or name.name in python

    def _is_required(self, name: DefinedName) -> bool:
        return "required" in self._code[name.file].splitlines()[name.line - 1]


def _blank(code: re.Match[str]) -> str:
    """Return empty lines in place of a comment or text."""
    return '""' + "\n" * code[0].count("\n")


def _lower(name: str) -> str:
    return name[0].lower() + name[1:]
