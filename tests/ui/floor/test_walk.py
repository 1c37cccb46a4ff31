"""Every page of a console: each target and each text, at every size, in every other language and in longer words.

If longer words fit, so does the original English text.
"""

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication

from tests.sizes import IS_WHOLE, only_whole, sized
from tests.ui.floor.tour import ConsoleTour, console
from tests.ui.kiosks import one_after_the_other
from tests.ui.walk import problems
from ui.window.language import ENGLISH, LONGER, Language
from ui.window.typefaces import load_fonts

SIZES: Final = ((1280, 800), (1080, 1920), (1920, 1080), (3840, 2160))
LANGUAGES: Final = (ENGLISH, "es", "zh_CN", LONGER)


@only_whole
@pytest.mark.parametrize("language", sized((LONGER,), whole=LANGUAGES))
def test_every_page_of_a_console(qapp: QGuiApplication, tmp_path: Path, language: str) -> None:
    """The sizes take turns, and each language starts at another one; `make faults` checks each state at all of them."""
    load_fonts(qapp)
    spoken, sizes = Language(), one_after_the_other(SIZES, LANGUAGES.index(language))
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

        ConsoleTour(pane, model, look).go()
    spoken.speak(ENGLISH)
    assert wrong == {}
