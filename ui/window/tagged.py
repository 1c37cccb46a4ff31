"""Tags of a PDF that Qt has written, so that a screen reader reads its texts in the order of the page.

Qt writes no tags. Each of its texts, from BT to ET, becomes a paragraph of a document (ISO 32000-1, 14.7 and 14.8); the
lines and areas around them become artifacts, which a screen reader leaves out. The file is written again whole, with a
new table of offsets. `Untagged` says that a file is not as Qt writes it.
"""

import re
import zlib
from collections.abc import Iterable
from typing import Final

_OFFSET: Final = re.compile(rb"(\d{10}) \d{5} n")
_WHOLE: Final = re.compile(rb"(\d+) 0 obj\n.*endobj\n", re.DOTALL)
_TEXT: Final = re.compile(rb"^BT\n.*?^ET\n", re.DOTALL | re.MULTILINE)
_TRAILER: Final = re.compile(rb"trailer\n<<\n/Size \d+ \n?(.*?)startxref", re.DOTALL)
_CLOSE, _BINARY = b">>\nendobj\n", b"%\xe2\xe3\xcf\xd3\n"


class Untagged(ValueError):
    """A file that cannot be tagged, as it is not a PDF that Qt has written."""


def tagged(content: bytes, language: str) -> bytes:
    """Return Qt's PDF with a tag for each text in a `language` such as "en". Raise Untagged for another file."""
    objects = _objects(content)
    trailer = _TRAILER.search(content)
    root = re.search(rb"/Root (\d+) 0 R", trailer[1]) if trailer is not None else None
    pages = [number for number, words in objects.items() if b"/Type /Page\n" in words]
    if trailer is None or root is None or not pages:
        raise Untagged("this PDF was not written by Qt")
    tree = max(objects) + 1
    document, parents, element = tree + 1, tree + 2, tree + 3
    of_pages: list[list[int]] = []
    for nth, page in enumerate(pages):
        found = re.search(rb"/Contents (\d+) 0 R", objects[page])
        if found is None:
            raise Untagged("a page of this PDF has no content")
        objects[int(found[1])], count = _marked(int(found[1]), objects[int(found[1])])
        tags = list(range(element, element + count))
        for at, number in enumerate(tags):
            words = f"<</Type /StructElem /S /P /P {document} 0 R /Pg {page} 0 R /K {at}>>"
            objects[number] = _object(number, words)
        element += count
        of_pages.append(tags)
        objects[page] = _with(objects[page], f"/StructParents {nth}\n/Tabs /S\n")
    lists = " ".join(f"{nth} [{_all(tags)}]" for nth, tags in enumerate(of_pages))
    objects[parents] = _object(parents, f"<</Nums [{lists}]>>")
    all_tags = _all(number for tags in of_pages for number in tags)
    objects[document] = _object(document, f"<</Type /StructElem /S /Document /P {tree} 0 R /K [{all_tags}]>>")
    words = f"<</Type /StructTreeRoot /K [{document} 0 R] /ParentTree {parents} 0 R /ParentTreeNextKey {len(pages)}>>"
    objects[tree] = _object(tree, words)
    catalog = f"/StructTreeRoot {tree} 0 R\n/MarkInfo <</Marked true>>\n/Lang ({language})\n"
    objects[int(root[1])] = _with(objects[int(root[1])], catalog + "/ViewerPreferences <</DisplayDocTitle true>>\n")
    return _written(content[: content.index(b"\n") + 1], objects, trailer[1])


def _objects(content: bytes) -> dict[int, bytes]:
    """Return each object by its number, as it is in the file, with "N 0 obj" and "endobj"."""
    start = content.rfind(b"\nxref\n") + 1
    offsets = sorted(int(offset) for offset in _OFFSET.findall(content[start:])) if start else []
    if not offsets:
        raise Untagged("this PDF has no table of offsets")
    parts = (content[at:until] for at, until in zip(offsets, (*offsets[1:], start), strict=True))
    numbered = {int(found[1]): found[0] for part in parts if (found := _WHOLE.match(part))}
    if len(numbered) < len(offsets):
        raise Untagged("this PDF has another table of offsets")
    return numbered


def _object(number: int, words: str) -> bytes:
    return f"{number} 0 obj\n{words}\nendobj\n".encode()


def _with(words: bytes, entries: str) -> bytes:
    """Return an object that is a dictionary with more entries."""
    head, close, rest = words.rpartition(_CLOSE)
    if not close or rest.strip():
        raise Untagged("an object of this PDF is not a dictionary")
    return head + entries.encode() + close


def _all(numbers: Iterable[int]) -> str:
    return " ".join(f"{number} 0 R" for number in numbers)


def _marked(number: int, words: bytes) -> tuple[bytes, int]:
    """Return the content of a page with a mark for each text, and the number of texts."""
    head, _, body = words.partition(b"stream\n")
    drawn = zlib.decompressobj().decompress(body) if b"/FlateDecode" in head else body[: body.rindex(b"endstream")]
    count = 0

    def mark(found: re.Match[bytes]) -> bytes:
        nonlocal count
        count += 1
        return b"EMC\n/P <</MCID %d>> BDC\n%bEMC\n/Artifact BMC\n" % (count - 1, found[0])

    packed = zlib.compress(b"/Artifact BMC\n" + _TEXT.sub(mark, drawn) + b"\nEMC\n")
    head = b"%d 0 obj\n<<\n/Length %d\n/Filter /FlateDecode\n>>\nstream\n" % (number, len(packed))
    return head + packed + b"\nendstream\nendobj\n", count


def _written(header: bytes, objects: dict[int, bytes], trailer: bytes) -> bytes:
    parts, at, offsets = [header, _BINARY], len(header) + len(_BINARY), dict[int, int]()
    for number, words in sorted(objects.items()):
        offsets[number] = at
        parts.append(words)
        at += len(words)
    size = max(objects) + 1
    rows = [b"%010d 00000 n \n" % offsets[n] if n in offsets else b"0000000000 65535 f \n" for n in range(size)]
    parts.append(b"xref\n0 %d\n%btrailer\n<<\n/Size %d\n%bstartxref\n%d\n%%%%EOF\n" % (
        size, b"".join(rows), size, trailer, at))  # fmt: skip
    return b"".join(parts)
