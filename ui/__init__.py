"""The screens of the kiosk: the windows are public here, their view models are in the packages below, QML is in `qml/`.

A room is a package of view models in `vm/` and a folder of the same name in `qml/`. `window` has the base of every
window, `controls` the small parts that every room shares; a room imports only rooms before it:

    window · controls · table, camera · shift, pages, training · the windows here

`tests/ui/test_rooms.py` checks which room imports which, in Python and in QML.
"""

import builtins

import PySide6.QtCore  # noqa: F401, before what it would read

# PySide replaces `import` by its own function, for a switch of names (`from __feature__ import …`) that is not used
# here. It reads the source of every later module, and keeps it: megabytes of memory, and a tenth of a second of the
# start. So Python's own function is restored.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
