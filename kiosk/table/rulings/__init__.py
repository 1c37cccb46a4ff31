"""Irregularities and the floor's rulings: every remedy is an event, and the hand is replayed.

rulings.py     irregularities, and their remedies; refused_cards.py, refusals of cards that are there already
changes.py     the answers and chips that a remedy changes
reopening.py   a mispay: the last hand is opened again
disputes.py    disputes, and their rulings
floor_calls.py the floor, called and come
tips.py        the newest tip and counted chips, which an undo gives back
signatures.py  the scope of a signature, and the signatures for a change
"""
