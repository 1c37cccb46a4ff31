"""The hands of guided training, and the dealer's moves: a file of hands, and the moves at each prompt.

scenario.py    hands as files: written by a trainer, made from a seed, or taken from the journal
moves.py       the dealer's moves at each prompt, and moves that may be mistaken for them
situation.py   planned irregularities; remedies.py, the details of a ruling, and whether the hand allows it
"""
