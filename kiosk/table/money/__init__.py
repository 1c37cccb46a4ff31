"""Chips that leave the rack: what is signed for before it is pushed, and what was moved.

payouts.py      what a big payout still needs: signatures, a form, a slip
table_slips.py  slips issued, printed, made void; slips.py, its contents
claims.py       a posted jackpot is won once in the house
moved.py        what was moved, by wager and pot
transfers.py    fills and credits; transfer_papers.py, their papers
cash.py         buy-ins, coupons, tips, chips that are changed, and the drop box
"""
