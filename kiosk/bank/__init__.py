"""The bank of a table: one book of double entries, which the journal's events feed.

accounts.py      the accounts, and entries between them that add up to zero
ledger.py        the balances
fold.py          the entries that an event makes
elsewhere.py     payouts of a hand that the cage or a check pays
night.py         the night of a table
night_rows.py    the rows of a night: differences, slips, drop boxes
night_reader.py  reads a night from the events of a journal
night_files.py   writes a night as CSV and as a ledger for bean-check
month.py         the sum of the signed nights of a month
charities.py     the shares of the state and a charity
days.py          the gaming day
decks.py         the register of decks and dice
inspections.py   the receipt of an inspection
racks.py         the chips that a rack pays with
between.py       transfers between tables, as both journals have them
signatures.py    the figures that people sign for
variances.py     error notices, and patterns of shortages
"""

from kiosk.bank.charities import shares_of as shares_of
from kiosk.bank.charities import totals_by_charity as totals_by_charity
from kiosk.bank.days import EnteredTimes as EnteredTimes
from kiosk.bank.days import Span as Span
from kiosk.bank.days import end_of as end_of
from kiosk.bank.days import gaming_day as gaming_day
from kiosk.bank.days import span_of as span_of
from kiosk.bank.decks import BEFORE as BEFORE
from kiosk.bank.decks import CARDS as CARDS
from kiosk.bank.decks import PAIRS as PAIRS
from kiosk.bank.decks import REASONED as REASONED
from kiosk.bank.decks import DeckEvent as DeckEvent
from kiosk.bank.decks import DeckRecord as DeckRecord
from kiosk.bank.decks import deck_register as deck_register
from kiosk.bank.decks import is_retention_over as is_retention_over
from kiosk.bank.decks import steps_at as steps_at
from kiosk.bank.decks import taken_over as taken_over
from kiosk.bank.elsewhere import PaidByOthers as PaidByOthers
from kiosk.bank.fold import after as after
from kiosk.bank.fold import conserves as conserves
from kiosk.bank.inspections import receipt_page as receipt_page
from kiosk.bank.inspections import receipt_rows as receipt_rows
from kiosk.bank.ledger import BankLedger as BankLedger
from kiosk.bank.ledger import kept_ledger as kept_ledger
from kiosk.bank.month import HouseMonth as HouseMonth
from kiosk.bank.month import month_csv as month_csv
from kiosk.bank.month import month_differences as month_differences
from kiosk.bank.month import month_lines as month_lines
from kiosk.bank.month import month_spans as month_spans
from kiosk.bank.month import over_of as over_of
from kiosk.bank.month import seen_together as seen_together
from kiosk.bank.month import short_of as short_of
from kiosk.bank.month import spans_around as spans_around
from kiosk.bank.month import unfinished_parts as unfinished_parts
from kiosk.bank.month import was_dealt as was_dealt
from kiosk.bank.night import TableNight as TableNight
from kiosk.bank.night import kept_night as kept_night
from kiosk.bank.night_files import NOT_SIGNED as NOT_SIGNED
from kiosk.bank.night_files import OF_MONTH as OF_MONTH
from kiosk.bank.night_files import Dates as Dates
from kiosk.bank.night_files import NightLine as NightLine
from kiosk.bank.night_files import amount_text as amount_text
from kiosk.bank.night_files import night_beancount as night_beancount
from kiosk.bank.night_files import night_csv as night_csv
from kiosk.bank.night_files import night_lines as night_lines
from kiosk.bank.night_reader import NIGHT_KINDS as NIGHT_KINDS
from kiosk.bank.night_reader import NightReader as NightReader
from kiosk.bank.night_reader import counted_night as counted_night
from kiosk.bank.night_reader import counts_of as counts_of
from kiosk.bank.night_reader import is_posted_for as is_posted_for
from kiosk.bank.night_rows import CashLimit as CashLimit
from kiosk.bank.night_rows import NightBox as NightBox
from kiosk.bank.night_rows import NightCharity as NightCharity
from kiosk.bank.night_rows import NightExplanation as NightExplanation
from kiosk.bank.racks import Rack as Rack
from kiosk.bank.racks import chips_from as chips_from
from kiosk.bank.racks import without_owed as without_owed
from kiosk.bank.signatures import SignedFigures as SignedFigures
from kiosk.bank.signatures import digest_of as digest_of
from kiosk.bank.signatures import figures_of as figures_of
from kiosk.bank.signatures import signed_night as signed_night
from kiosk.bank.signatures import to_explain as to_explain
from kiosk.bank.variances import MonthDifferences as MonthDifferences
from kiosk.bank.variances import VarianceLimit as VarianceLimit
