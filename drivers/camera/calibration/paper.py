"""The papers to set up a camera, as one PDF: the board at its true size, and the tags for the table's corners."""

import io
from pathlib import Path
from typing import Final

from PIL import Image as Pictures
from PIL import ImageDraw, ImageFont

from drivers.camera.calibration.calibrate import SQUARE_MM, SQUARES, TAGS, board_picture, tag_picture
from kiosk.core.disk import replace_file

Page = Pictures.Image

NAME: Final = "camera-board.pdf"
DOTS_AN_INCH: Final = 300
PAGE_MM: Final = (297.0, 210.0)  # A4, landscape
TAG_MM: Final = 40.0  # Side of a tag's black square.
_CORNERS: Final = ("far left", "far right", "near right", "near left")
_BOARD: Final = f"Print at 100 %. Each square must measure {SQUARE_MM:.0f} mm. Glue it to a stiff, flat board."
_TAGS: Final = "Print at 100%. Cut each out with its white margin and fix it in its table corner."


def write(folder: Path) -> Path:
    """Write the pages into a folder, and return the file. Raise OSError if they cannot be written."""
    path = folder / NAME
    board, tags = pages()
    file = io.BytesIO()
    board.save(file, "PDF", save_all=True, append_images=[tags], resolution=DOTS_AN_INCH)
    replace_file(path, file.getvalue())
    return path


def pages() -> tuple[Page, Page]:
    """Return the page with the board, and the one with the tags."""
    return _board(), _tags()


def dots(mm: float) -> int:
    """Return a length in dots of the printed page."""
    return round(mm * DOTS_AN_INCH / 25.4)


def _page(words: str, *, y_mm: float) -> Page:
    page = Pictures.new("L", (dots(PAGE_MM[0]), dots(PAGE_MM[1])), 255)
    middle = (page.width // 2, dots(y_mm))
    ImageDraw.Draw(page).text(middle, words, 0, ImageFont.load_default(dots(4.5)), anchor="mm")
    return page


def _board() -> Page:
    page = _page(_BOARD, y_mm=PAGE_MM[1] - 18)
    drawn = Pictures.fromarray(board_picture(DOTS_AN_INCH / 25.4))
    # The board's white margin is wider than the page, so the words are printed on it.
    edge = dots(SQUARE_MM)
    inner = drawn.crop((edge, edge, drawn.width - edge, drawn.height - edge))
    size = (dots(SQUARE_MM * SQUARES[0]), dots(SQUARE_MM * SQUARES[1]))
    page.paste(inner.resize(size, Pictures.Resampling.NEAREST), ((page.width - size[0]) // 2, dots(18)))
    return page


def _tags() -> Page:
    page = _page(_TAGS, y_mm=14)
    draw, font = ImageDraw.Draw(page), ImageFont.load_default(dots(5))
    for tag in range(TAGS):
        drawn = Pictures.fromarray(tag_picture(tag))
        whole = dots(TAG_MM * drawn.width / 400)
        x, y = dots(40 + 130 * (tag % 2)), dots(24 + 92 * (tag // 2))
        page.paste(drawn.resize((whole, whole), Pictures.Resampling.NEAREST), (x, y))
        draw.rectangle((x, y, x + whole, y + whole), outline=170)
        draw.text((x + whole // 2, y + whole + dots(5)), f"Tag {tag}: {_CORNERS[tag]}", 0, font, anchor="mm")
    return page
