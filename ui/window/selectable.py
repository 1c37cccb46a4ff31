"""Text of a PDF that can be selected, searched, copied, and read aloud.

Qt names the letter of each glyph by the first character that the font draws with it. For Inter that is a tab in place
of a space, and no letter at all for figures of one width and for signs beside figures. Nor does Qt write tags.
"""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont

from kiosk.core.log import program_log
from ui.window.language import spoken
from ui.window.tagged import Untagged, tagged
from ui.window.typefaces import FAMILIES

_UNNAMED: Final = ("tnum", "calt")  # Features of the font whose glyphs have no letter.
_TAB, _SPACE = b"<0009>", b"<0020>"
_MAPPED, _END = b"beginbfrange", b"endbfrange"


def page_font(size: int, *, bold: bool = False) -> QFont:
    """Return the font of a printed page, in points."""
    font = with_letters(QFont(FAMILIES, size))
    font.setBold(bold)
    return font


def with_letters(font: QFont) -> QFont:
    """Have each glyph of a font be one of a letter. Return the font."""
    for feature in _UNNAMED:
        font.setFeature(QFont.Tag(feature), 0)
    return font


def selectable(content: bytes) -> bytes:
    """Return a PDF that Qt has written with its spaces named as spaces, and with a tag for each text.

    A slip that cannot be tagged is printed all the same, and the log says so.
    """
    head, *parts = content.split(_MAPPED)
    for nth, part in enumerate(parts):
        mapped, end, rest = part.partition(_END)
        parts[nth] = mapped.replace(_TAB, _SPACE) + end + rest
    named = _MAPPED.join((head, *parts))
    try:
        return tagged(named, spoken().replace("_", "-"))
    except Untagged as error:
        program_log.warning("A PDF has no tags: %s.", error)
        return named


def make_selectable(path: Path) -> None:
    """Make the text of a PDF file selectable, as `selectable` does. Raise OSError if it cannot be written."""
    path.write_bytes(selectable(path.read_bytes()))
