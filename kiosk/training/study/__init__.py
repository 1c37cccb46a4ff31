"""The way to a certificate: study, mistakes to spot, exercises against the clock, and the next task.

cards.py       spaced cards: pay tables, clauses, words, the order of steps, rulings, limits, signers; reasons.py,
               the reason for each answer
noticing.py    mistakes to spot: a misread card, a false claim, a mispay, a wager late or out of bounds
ladder.py      hands read in three, two, one second; chips cut against the clock
exercises.py   one session of any of these
full_table.py  a full table settled against the clock
assigned.py    the house's material for a group, with a day
home.py        the first page: today, the map of steps, weak spots, the day to be ready
curriculum.py  the person's stage, the due items, and the next task
"""
