"""Plain reading of a PDF that Qt wrote: the selectable letters on each page, its tags, and its fonts."""

import re
import zlib
from pathlib import Path

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)endobj", re.DOTALL)


def pages_in(path: Path) -> list[str]:
    """Return the text of each page, letter after letter as it is drawn. Lines and cells are not separated."""
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(path.read_bytes())}
    return [_text(objects, page) for _, page in sorted(objects.items()) if b"/Type /Page\n" in page]


def fonts_in(path: Path) -> tuple[int, int]:
    """Return the number of fonts in a file, and of those embedded in it."""
    content = path.read_bytes()
    return content.count(b"/Type /FontDescriptor"), len(re.findall(rb"/FontFile[23]? \d+ 0 R", content))


def tags_in(path: Path) -> list[str]:
    """Return the text of each tag in the order of the document's tree, as a screen reader reads it.

    Raise AssertionError if a tag differs from the one on its page, or a text has no tag.
    """
    content = path.read_bytes()
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(content)}
    for offset in re.findall(rb"(\d{10}) 00000 n", content):
        assert _OBJECT.match(content, int(offset)), f"no object at {offset!r}"
    (catalog,) = (words for words in objects.values() if b"/Type /Catalog" in words)
    assert b"/MarkInfo <</Marked true>>" in catalog
    root = objects[_of(catalog, b"StructTreeRoot")]
    (document,) = (objects[int(number)] for number in re.findall(rb"/K \[(\d+) 0 R\]", root))
    by_page = dict(re.findall(rb"(\d+) \[([^\]]*)\]", objects[_of(root, b"ParentTree")]))
    drawn: dict[int, list[str]] = {}
    said = []
    for tag in re.findall(rb"(\d+) 0 R", document.partition(b"/K [")[2]):
        element = objects[int(tag)]
        page, mark = _of(element, b"Pg"), re.search(rb"/K (\d+)>>", element)
        assert mark is not None
        key = re.search(rb"/StructParents (\d+)", objects[page])
        assert key is not None
        assert re.findall(rb"(\d+) 0 R", by_page[key[1]])[int(mark[1])] == tag
        if page not in drawn:
            stream = _stream(objects[_of(objects[page], b"Contents")])
            assert stream.count(b"BDC\n") + stream.count(b" BMC\n") == stream.count(b"EMC\n")
            assert stream.count(b"/P <</MCID") == len(re.findall(rb"^BT$", stream, re.MULTILINE))
            marks = re.findall(rb"/P <</MCID \d+>> BDC\n(.*?)EMC\n", stream, re.DOTALL)
            drawn[page] = [_text(objects, objects[page], part) for part in marks]
        said.append(drawn[page][int(mark[1])])
    return said


def _text(objects: dict[int, bytes], page: bytes, stream: bytes | None = None) -> str:
    letters = {font: _letters(objects, int(number)) for font, number in re.findall(
        rb"/(F\d+) (\d+) 0 R", objects[_of(page, b"Resources")])}  # fmt: skip
    drawn, font = [], b""
    for named, glyphs in re.findall(
        rb"/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)> Tj",
        _stream(objects[_of(page, b"Contents")]) if stream is None else stream,
    ):
        font = named or font
        drawn += [letters[font][int(glyphs[at : at + 4], 16)] for at in range(0, len(glyphs), 4)]
    return "".join(drawn)


def _letters(objects: dict[int, bytes], font: int) -> dict[int, str]:
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
