"""The composition root: commands, how a table is opened with its devices, demos. It alone knows all parts."""

import gc

# Python looks for garbage whenever 700 objects more are there. A start makes 200,000 that all stay, and would spend a
# twelfth of its time on looking. While a window is open, `ui.window.garbage` says when that is done.
gc.set_threshold(20_000)
