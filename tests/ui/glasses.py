"""The glass of each window size in tests: its diagonal in inches, as a house declares it.

No test depends on the machine's display.
"""

from typing import Any, Final

from kiosk.table import Table
from tests.tables import kernel_of
from ui.vm.controls.comfort import HasLooks

INCHES: Final = {(3840, 2160): 27.0}
USUAL: Final = 15.6


def inches_of(size: tuple[int, int]) -> float:
    """Return the diagonal of a glass of this many pixels, or a usual one for a size that no table has."""
    return INCHES.get(size, USUAL)


def declare_glass(table: HasLooks, size: tuple[int, int]) -> None:
    """Declare the glass of a table, or of its stand-in in training, unless it is declared."""
    if table.house.screen.with_those_of(table.config.screen).inches is not None:
        return
    screen = table.house.screen.model_copy(update={"inches": inches_of(size)})
    whose: Any = kernel_of(table) if isinstance(table, Table) else table
    whose.house = table.house.model_copy(update={"screen": screen})
