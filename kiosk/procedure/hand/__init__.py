"""One hand of a game, driven by its answers: committed, undone, corrected, replayed.

round.py       a hand: an answer is checked, committed, sent on; replayed.py, the answers read from its events
due.py         the moves of an answer, and those still due; view.py, the read-only view of a hand
"""
