"""The base of each part of a table: the hand in progress, and how a verb begins, commits, and notifies.

kernel.py      the common base of the parts
state.py       the state folded from the journal; log.py, its writing and reading; checkpoint.py, its stored form
rack.py        the chips in it; transfer.py, a fill or credit on its way; cash.py, the drop box and cash
elsewhere.py   payouts that the cage or a check pays
orders.py      the floor's orders from a console
devices.py     how the devices are
suspension.py  why a hand waits; damage.py, why a table stops
"""
