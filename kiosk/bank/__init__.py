"""The bank of a table: one book of double entries, which the journal's events feed.

accounts.py  the accounts, and entries between them that add up to zero
ledger.py    the balances
fold.py      which entries an event makes
racks.py     the chips that a rack pays with
"""

from kiosk.bank.fold import after as after
from kiosk.bank.fold import conserves as conserves
from kiosk.bank.ledger import BankLedger as BankLedger
from kiosk.bank.ledger import began_with as began_with
from kiosk.bank.ledger import kept_ledger as kept_ledger
from kiosk.bank.racks import Rack as Rack
from kiosk.bank.racks import chips_from as chips_from
