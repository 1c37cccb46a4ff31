"""Money: pay lines, posted jackpots, settled wagers, and bets and pots between players.

paytable.py    the lines of a pay table; jackpot.py, posted jackpots, and the shares of winners
settlement.py  the dealer's action on a wager, and its result; book.py, the moved chips
betting.py     a round of betting between players; pots.py, the pots, and the rake
"""
