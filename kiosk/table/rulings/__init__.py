"""Irregularities and the floor's rulings: every remedy is an event, and the hand is replayed.

rulings.py     what goes wrong, and its remedies; refused_cards.py, cards that lie there already
changes.py     the answers and chips that a remedy changes
reopening.py   a mispay: the last hand is opened again
disputes.py    what a player claims, and how it is ruled
floor.py       the floor, called and come
tips.py        the newest tip, which an undo gives back
signatures.py  what a signature covers, and how many it takes to change that
"""
