"""The base of each part of a table: the hand in progress, and how a verb begins, commits, and notifies.

kernel.py      what every part has
state.py       what the journal adds up to; log.py, how it is written and read; checkpoint.py, what is kept of it
rack.py        the chips in it; transfer.py, a fill or credit on its way; cash.py, the drop box and cash
elsewhere.py   payouts that the cage or a check pays
orders.py      what the floor has ordered from a console
devices.py     how the devices are
suspension.py  why a hand waits; damage.py, why a table stops
"""
