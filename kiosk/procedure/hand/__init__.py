"""One hand of a game, which answers move on: committed, undone, corrected, replayed.

round.py       a hand: an answer is checked, committed, sent on; replayed.py, the answers read from its events
due.py         what an answer moves, and what of it is still due; view.py, what is looked at of a hand
"""
