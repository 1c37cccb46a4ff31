"""The typefaces that the kiosk ships, and draws everything with.

Inter has the letters and figures. Kiosk Han has the Chinese and the symbols that Inter lacks (`tools/typefaces.py`).
The fonts of the system are used only for a name that a house types in other letters.
"""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

FAMILIES: Final = ("Inter", "Kiosk Han")
FOLDER: Final = Path(__file__).resolve().parent.parent / "fonts"


def load_fonts(app: QGuiApplication) -> None:
    """Use the shipped typefaces for everything, with figures of one width.

    The hinting is set here, because the fontconfig of a system has another one, or none, and each draws letters
    differently.
    """
    if app.font().family() == FAMILIES[0]:
        return
    for path in sorted(FOLDER.glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))
    font = QFont(FAMILIES)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    font.setFeature(QFont.Tag("tnum"), 1)
    app.setFont(font)
