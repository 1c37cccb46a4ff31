"""The composition root: commands, opening a table with its devices, and demos. Only this package imports all others.

command_line/  parts of all commands: sentences in a terminal, shutdown by a signal, the report to systemd
house/         open a table from its settings; journals, people, certificates, devices
demo/          a demo table
commands/      devices, journals, jackpots, staff, training
floor/         the floor server, and a demo floor
new_game/      create a package for a new game

main.py        the list of commands; settling.py, settle hand records in several processes
hardening.py   harden the process at startup; surroundings.py, check the requirements before imports

These packages export no names. Each command imports the parts that it needs, to keep startup short.
"""

import gc

# Python collects garbage after each 700 new objects. A start makes 200,000 permanent ones, and would spend a twelfth of
# its time on collection. While a window is open, `ui.window.garbage` decides when to collect.
gc.set_threshold(20_000)
