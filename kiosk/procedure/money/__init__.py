"""Money: pay lines, posted jackpots, settled wagers, and bets and pots between players.

paytable.py    the lines of a pay table; jackpot.py, what is posted, and how winners share it
settlement.py  what the dealer does with a wager, and what became of it; book.py, what has moved
betting.py     a round of betting between players; pots.py, the pots, and what the house takes of them
"""
