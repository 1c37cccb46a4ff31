"""The calibration print is one file with the board and the tags, which the camera recognizes."""

from pathlib import Path

import numpy as np
import pytest

from drivers.camera.calibration import paper
from drivers.camera.calibration.calibrate import SQUARE_MM, Calibrator, TagFinder
from drivers.camera.picture.look import Image


def seen(page: paper.Page, step: int = 2) -> Image:
    """Return a page as a camera would see it."""
    return np.repeat(np.asarray(page, np.uint8)[::step, ::step, None], 3, axis=2).copy()


def test_file_is_written_whole(tmp_path: Path) -> None:
    path = paper.write(tmp_path)
    assert path.read_bytes().startswith(b"%PDF")
    assert [path.name for path in tmp_path.iterdir()] == [paper.NAME]


def test_folder_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        paper.write(tmp_path / "stick")


def test_board_is_found_on_its_page_at_its_true_size() -> None:
    board, _ = paper.pages()
    calibrator = Calibrator()
    assert calibrator.show(seen(board))
    dark = np.asarray(board)[paper.dots(18) + 40] < 128  # These are along the first row of squares.
    assert abs(int(np.argmin(dark[np.argmax(dark) :])) - paper.dots(SQUARE_MM)) <= 1


def test_every_tag_is_found_on_its_page() -> None:
    _, tags = paper.pages()
    found = TagFinder().find(seen(tags))
    assert sorted(found) == [0, 1, 2, 3]
    side = np.linalg.norm(found[0][1] - found[0][0]) * 2
    assert abs(side - paper.dots(paper.TAG_MM)) < 4
