"""The composition root: commands, how a table is opened with its devices, demos. It alone knows all parts.

command_line/  what all commands have: sentences in a terminal, the end by a signal, the report to systemd
house/         how a table is opened from its settings; journals, people, certificates, devices
demo/          a table to try
commands/      devices, journals, jackpots, staff, training
floor/         the floor's server, and a floor to try
new_game/      a game of a house's own, begun

main.py        the commands, put together; settling.py, hand records in several processes
hardening.py   the process before it does anything; surroundings.py, what it needs before a part is imported

No room has a face: parts are imported by the command that needs them, so that a short command stays short.
"""

import gc

# Python looks for garbage whenever 700 objects more are there. A start makes 200,000 that all stay, and would spend a
# twelfth of its time on looking. While a window is open, `ui.window.garbage` says when that is done.
gc.set_threshold(20_000)
