"""Chips that leave the rack: what is signed for before it is pushed, and what was moved.

payouts.py      what a big payout still needs: signatures, a form, a slip
table_slips.py  slips issued, printed, made void; slips.py, its contents
claims.py       a posted jackpot is won once in the house
moved.py        what was moved, by wager and pot
transfers.py    fills and credits; transfer_papers.py, their papers
cash.py         buy-ins, coupons, tips, chips that are changed, and the drop box
"""

from kiosk.table.money.cash import TableCash as TableCash
from kiosk.table.money.claims import JackpotClaims as JackpotClaims
from kiosk.table.money.claims import in_question as in_question
from kiosk.table.money.moved import ChipsMoved as ChipsMoved
from kiosk.table.money.moved import check_lay as check_lay
from kiosk.table.money.moved import moved_so_far as moved_so_far
from kiosk.table.money.moved import still_moves as still_moves
from kiosk.table.money.moved import to_give_back as to_give_back
from kiosk.table.money.moved import without_kept as without_kept
from kiosk.table.money.payouts import VOID_REASONS as VOID_REASONS
from kiosk.table.money.payouts import DuePayouts as DuePayouts
from kiosk.table.money.payouts import Payouts as Payouts
from kiosk.table.money.payouts import Stage as Stage
from kiosk.table.money.slips import SlipStatus as SlipStatus
from kiosk.table.money.slips import slips_of as slips_of
from kiosk.table.money.table_slips import TableSlips as TableSlips
from kiosk.table.money.transfers import TRANSFER_VOID_REASONS as TRANSFER_VOID_REASONS
from kiosk.table.money.transfers import TransferPart as TransferPart
from kiosk.table.money.transfers import Transfers as Transfers
from kiosk.table.money.transfers import refuse_moving as refuse_moving
