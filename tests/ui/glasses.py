"""The glass of each size of window in tests: its diagonal in inches, as a house declares it.

No test depends on the machine's display.
"""

from typing import Any, Final

from kiosk.table import Table
from tests.tables import kernel_of
from ui.vm.controls.comfort import HasLooks

INCHES: Final = {(3840, 2160): 27.0}
USUAL: Final = 15.6


def inches_of(size: tuple[int, int]) -> float:
    """Return the diagonal of a glass of so many pixels; a usual one for a size that no table has."""
    return INCHES.get(size, USUAL)


def declare_glass(table: HasLooks, size: tuple[int, int]) -> None:
    """Have the house of a table, or of its stand-in in training, declare the glass, where nobody has declared one."""
    if table.house.screen.with_those_of(table.config.screen).inches is not None:
        return
    screen = table.house.screen.model_copy(update={"inches": inches_of(size)})
    whose: Any = kernel_of(table) if isinstance(table, Table) else table
    whose.house = table.house.model_copy(update={"screen": screen})
