"""The screens of the kiosk: windows and what they give out here, what each shows in rooms below, drawn by `qml/`.

A room is a package of view-models in `vm/` and a folder of the same name in `qml/`. `window` holds the base of every
window, `controls` the small things that every room shares; a room imports only rooms that stand before it:

    window · controls · table, camera · shift, pages, training · the windows here

`tests/ui/test_rooms.py` says which room may import which, in Python and in QML, and holds it.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401, before what it would read

# PySide puts a function of its own in the place of `import`, for a switch of names (`from __feature__ import …`) that
# is not used here. It reads the source of every module that is imported later, and keeps it: megabytes of a kiosk's
# memory, and a tenth of a second of its start. So Python's own is put back.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
