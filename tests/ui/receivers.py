"""Find objects to which PySide has given their own metaobject, because a signal calls a method that is not a slot."""

from PySide6.QtCore import QObject

from ui.window.pane import Pane


def plain_receivers(pane: Pane) -> list[str]:
    """Return the classes of such objects in a window. `tests/ui/test_slots.py` explains why there must be none."""
    objects = [value for value in vars(pane).values() if isinstance(value, QObject)]
    objects += [child for value in objects for child in value.findChildren(QObject)]
    return sorted({type(value).__name__ for value in objects if "__METAOBJECT__" in vars(value)})
