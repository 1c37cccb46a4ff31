"""The way to a certificate: what is studied, noticed and done against the clock, and what comes next.

cards.py       spaced cards: pay tables, clauses, words, the order of steps, rulings, limits, who signs; reasons.py,
               why each answer is right
noticing.py    what a dealer has to notice: a misread card, a false claim, a mispay, a wager late or out of bounds
ladder.py      hands read in three, two, one second; chips cut against the clock
exercises.py   one sitting of any of these
full_table.py  a full table settled against the clock
assigned.py    what the house sets for a group, with a day
home.py        the first page: today, the map of steps, weak spots, the day to be ready
curriculum.py  which stage somebody has reached, what is due, and the next thing to do
"""
