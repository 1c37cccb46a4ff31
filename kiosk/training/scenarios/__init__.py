"""The hands of guided training, and the dealer's moves: a file of hands, and the moves at each prompt.

scenario.py    hands as files: written by a trainer, made from a seed, or taken from the journal
moves.py       what a dealer does at each prompt, and what may be mistaken for it
situation.py   what goes wrong on purpose; remedies.py, what a ruling is about, and whether the hand bears it
"""
