"""Find the line of each key of a TOML file, so that a problem names its line. The file has been read already.

`tomllib` returns the values of a file and not their lines. This walks the same text once more and keeps the line of
each key, of each element of a list, and of each key of a table in braces.
"""

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

Key: TypeAlias = tuple[str | int, ...]

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_NAME: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""+|' + r"'''.*?'''+|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'", re.DOTALL
)
_SCALAR: Final = re.compile(r"[^,\]}\n#]+")


def lines_of_keys(text: str) -> Mapping[Key, int]:
    """Return {key: line}, lines from 1, of a text that is TOML."""
    return _TomlWalk(text).lines


def line_of(key: Key, lines: Mapping[Key, int]) -> int | None:
    """Return the line of a key, or of the nearest one around it that is in the file; None if none does."""
    return next((lines[key[:size]] for size in range(len(key), 0, -1) if key[:size] in lines), None)


class _TomlWalk:
    def __init__(self, text: str) -> None:
        self.lines: dict[Key, int] = {}
        self._text, self._at = text, 0
        self._counts: dict[Key, int] = {}  # The number of tables of each [[list]] so far.
        table: Key = ()
        while self._skip(_BLANK) < len(text):
            if text.startswith("[", self._at):
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self._text, self._at)
        assert found is not None, "every pattern that is skipped fits nothing, too"
        self._at = found.end()
        return self._at

    def _keep(self, key: Key) -> None:
        self.lines.setdefault(key, self._text.count("\n", 0, self._at) + 1)

    def _name(self) -> str:
        self._skip(_SPACE)
        found = _NAME.match(self._text, self._at)
        assert found is not None, "the file is TOML"
        self._at = found.end()
        return found[0].strip("\"'")

    def _dotted(self) -> Key:
        names = [self._name()]
        while self._skip(_SPACE) < len(self._text) and self._text[self._at] == ".":
            self._at += 1
            names.append(self._name())
        return tuple(names)

    def _header(self) -> Key:
        is_list = self._text.startswith("[[", self._at)
        self._at += 2 if is_list else 1
        names = self._dotted()
        key: Key = ()
        for nth, name in enumerate(names):
            key += (name,)
            if is_list and nth == len(names) - 1:
                self._keep(key)
                self._counts[key] = self._counts.get(key, -1) + 1
            if key in self._counts:
                key += (self._counts[key],)
        self._keep(key)
        self._at += 2 if is_list else 1
        return key

    def _pair(self, table: Key) -> None:
        self._skip(_BLANK)
        begin = self._at
        key = table + self._dotted()
        end, self._at = self._at, begin
        self._keep(key)
        self._at = self._text.index("=", end) + 1
        self._value(key)

    def _value(self, key: Key) -> None:
        self._skip(_SPACE)
        match self._text[self._at : self._at + 1]:
            case "[":
                self._list(key)
            case "{":
                self._braces(key)
            case '"' | "'":
                self._skip_one(_STRING)
            case _:
                self._skip_one(_SCALAR)

    def _skip_one(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self._text, self._at)
        assert found is not None, "the file is TOML"
        self._at = found.end()

    def _list(self, key: Key) -> None:
        self._at += 1
        nth = 0
        while self._text[self._skip(_BLANK)] != "]":
            if self._text[self._at] == ",":
                self._at += 1
                continue
            self._keep((*key, nth))
            self._value((*key, nth))
            nth += 1
        self._at += 1

    def _braces(self, key: Key) -> None:
        self._at += 1
        while self._text[self._skip(_BLANK)] != "}":
            if self._text[self._at] == ",":
                self._at += 1
                continue
            self._pair(key)
        self._at += 1
