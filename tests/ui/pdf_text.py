"""Plain reading of a PDF that Qt wrote: the letters that somebody can select on each page, and its fonts."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)endobj", re.DOTALL)


def pages_in(path: Path) -> list[str]:
    """Return the text of each page, letter after letter as it is drawn. Lines and cells are not parted."""
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(path.read_bytes())}
    return [_text(objects, page) for _, page in sorted(objects.items()) if b"/Type /Page\n" in page]


def fonts_in(path: Path) -> tuple[int, int]:
    """Return how many fonts a file has, and how many of them are in the file itself."""
    content = path.read_bytes()
    return content.count(b"/Type /FontDescriptor"), len(re.findall(rb"/FontFile[23]? \d+ 0 R", content))


def _text(objects: dict[int, bytes], page: bytes) -> str:
    letters = {font: _letters(objects, int(number)) for font, number in re.findall(
        rb"/(F\d+) (\d+) 0 R", objects[_of(page, b"Resources")])}  # fmt: skip
    drawn, font = [], b""
    for named, glyphs in re.findall(
        rb"/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)> Tj", _stream(objects[_of(page, b"Contents")])
    ):
        font = named or font
        drawn += [letters[font][int(glyphs[at : at + 4], 16)] for at in range(0, len(glyphs), 4)]
    return "".join(drawn)


def _letters(objects: dict[int, bytes], font: int) -> dict[int, str]:
    """Return the letters that the glyphs of a font stand for."""
    found: dict[int, str] = {}
    mapped = _stream(objects[_of(objects[font], b"ToUnicode")])
    for first, last, start, signs in re.findall(rb"<(\w{4})> <(\w{4})> (?:<(\w{4})>|\[([^\]]*)\])", mapped):
        for nth in range(int(last, 16) - int(first, 16) + 1 if start else 0):
            found[int(first, 16) + nth] = chr(int(start, 16) + nth)
        for nth, sign in enumerate(re.findall(rb"<(\w+)>", signs)):
            found[int(first, 16) + nth] = bytes.fromhex(sign.decode()).decode("utf-16-be")
    return found


def _of(words: bytes, name: bytes) -> int:
    number = re.search(rb"/" + name + rb" (\d+) 0 R", words)
    assert number is not None, name
    return int(number[1])


def _stream(words: bytes) -> bytes:
    head, _, rest = words.partition(b"stream\n")
    body = rest[: rest.rindex(b"endstream")]
    return zlib.decompressobj().decompress(body) if b"FlateDecode" in head else body
