"""Every page of a console: each target and each text, at every size, in every language and in longer words."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication

from tests.ui.floor.tour import ConsoleTour, console
from tests.ui.kiosks import IS_WHOLE
from tests.ui.walk import problems
from ui.app import load_fonts
from ui.window.language import ENGLISH, LONGER, Language

SIZES: Final = ((1280, 800), (1080, 1920), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize("language", [ENGLISH, "es", "zh_CN", LONGER])
def test_every_page_of_a_console(qapp: QGuiApplication, tmp_path: Path, language: str) -> None:
    """One size after the other; `WALK=all` looks at each state at all of them."""
    load_fonts(qapp)
    spoken, sizes = Language(), cycle(SIZES)
    assert spoken.speak(language)
    wrong: dict[str, list[str]] = {}
    with console(tmp_path, SIZES[0]) as (pane, model):

        def look(state: str) -> None:
            for size in SIZES if IS_WHOLE else (next(sizes),):
                pane.window.resize(*size)
                pane.settle()
                found = problems(pane, lists=True)
                if found:
                    wrong[f"{state} at {size}"] = found
            pane.window.resize(*SIZES[0])
            pane.settle()

        ConsoleTour(pane, model, look).go()
    spoken.speak(ENGLISH)
    assert wrong == {}
