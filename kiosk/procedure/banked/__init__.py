"""Games against the house: a game declares its wagers, and settling and the record follow from that.

limits.py      the most that the house pays in a hand, and on a wager
made.py        the hands that cards make
banked.py      wagers, and the bank that settles them; record.py, their hand records
"""
