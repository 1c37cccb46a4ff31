"""Chips that leave the rack: signatures before payouts, and moved chips.

payouts.py      the open requirements of a large payout: signatures, a form, a slip
table_slips.py  slips issued, printed, made void; slips.py, its contents
claims.py       a posted jackpot is won once in the house
moved.py        the moved chips, by wager and pot
transfers.py    fills and credits; transfer_papers.py, their papers
cash.py         buy-ins, coupons, tips, chips that are changed, and the drop box
"""
