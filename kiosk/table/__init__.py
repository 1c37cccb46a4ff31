"""One live table: each act is checked, committed to the journal, and only then shown.

kernel/     the base of every part: the hand in progress, and the begin, commit, and announcement of an act
people/     the present people and the signers, at the table and elsewhere
money/      signatures before payouts; slips; claims of jackpots; moved chips
rulings/    irregularities and rulings; mispays, disputes, floor calls
cards/      the events of the shoe and the camera, and the comparison of seen and dealt cards

table.py    the parts, composed; live.py, the kernel that writes a journal; view.py, their read-only view
play.py     wagers, decisions, cards, and confirmations
shift.py    opening, posting, fills, closing
sealed.py   the sealed parts that a manager signs for
watch.py    the clock and the journal, between touches
copies.py   the time since which the journal has no copy on another machine
calls.py    the calls for the floor, as they are shown elsewhere; board.py, the jackpots on the players' sign

Each package imports only those above it, and none of the files beside them, which combine them.
"""

from kiosk.table.board import Board as Board
from kiosk.table.board import sign_rows as sign_rows
from kiosk.table.calls import CallAtTable as CallAtTable
from kiosk.table.calls import calls_of as calls_of
from kiosk.table.calls import cards_of as cards_of
from kiosk.table.cards.deck_seals import BACKS as BACKS
from kiosk.table.cards.decks import deck_words as deck_words
from kiosk.table.cards.doubts import seats_disagreement as seats_disagreement
from kiosk.table.cards.evidence import EvidenceFolder as EvidenceFolder
from kiosk.table.cards.zones import seat_of as seat_of
from kiosk.table.cards.zones import zone_of as zone_of
from kiosk.table.cards.zones import zones_of as zones_of
from kiosk.table.copies import FLOOR_SERVER_COPY as FLOOR_SERVER_COPY
from kiosk.table.kernel.cash import LEAVES as LEAVES
from kiosk.table.kernel.checkpoint import recovered_state as recovered_state
from kiosk.table.kernel.devices import FLOOR_SERVER as FLOOR_SERVER
from kiosk.table.kernel.devices import DeviceShown as DeviceShown
from kiosk.table.kernel.devices import device_shown as device_shown
from kiosk.table.kernel.inspection import NAMED as NAMED
from kiosk.table.kernel.inspection import DeckReading as DeckReading
from kiosk.table.kernel.log import TableGame as TableGame
from kiosk.table.kernel.log import TableLog as TableLog
from kiosk.table.kernel.log import games_of as games_of
from kiosk.table.kernel.log import opened as opened
from kiosk.table.kernel.log import opening_of as opening_of
from kiosk.table.kernel.log import reopen as reopen
from kiosk.table.kernel.state import TableState as TableState
from kiosk.table.kernel.suspension import place_words as place_words
from kiosk.table.kernel.suspension import suspension_words as suspension_words
from kiosk.table.live import LiveKernel as LiveKernel
from kiosk.table.money.moved import ChipsMoved as ChipsMoved
from kiosk.table.money.moved import check_lay as check_lay
from kiosk.table.money.payouts import VOID_REASONS as VOID_REASONS
from kiosk.table.money.payouts import DuePayouts as DuePayouts
from kiosk.table.money.payouts import Stage as Stage
from kiosk.table.money.slip_copies import SlipCopies as SlipCopies
from kiosk.table.money.slip_copies import copies_of as copies_of
from kiosk.table.money.slips import Slip as Slip
from kiosk.table.money.slips import SlipStatus as SlipStatus
from kiosk.table.money.transfer_papers import CHIP_STEPS as CHIP_STEPS
from kiosk.table.money.transfer_papers import TransferPaper as TransferPaper
from kiosk.table.money.transfers import TRANSFER_VOID_REASONS as TRANSFER_VOID_REASONS
from kiosk.table.money.transfers import TransferPart as TransferPart
from kiosk.table.people.at_console import AtConsole as AtConsole
from kiosk.table.people.elsewhere import signed_in_elsewhere as signed_in_elsewhere
from kiosk.table.people.people import MayDeal as MayDeal
from kiosk.table.people.people import Signature as Signature
from kiosk.table.play import UNDO_REASONS as UNDO_REASONS
from kiosk.table.rulings.changes import NO_DETAILS as NO_DETAILS
from kiosk.table.rulings.changes import Details as Details
from kiosk.table.rulings.changes import changes_of as changes_of
from kiosk.table.rulings.changes import chips_in_pots as chips_in_pots
from kiosk.table.rulings.disputes import CLAIMS as CLAIMS
from kiosk.table.rulings.disputes import RESULT_STANDS as RESULT_STANDS
from kiosk.table.rulings.disputes import SAID_BY as SAID_BY
from kiosk.table.rulings.disputes import Dispute as Dispute
from kiosk.table.rulings.disputes import disputed_chips as disputed_chips
from kiosk.table.rulings.disputes import opened_words as opened_words
from kiosk.table.rulings.disputes import ruled_words as ruled_words
from kiosk.table.rulings.floor_calls import CHIPS_CALL as CHIPS_CALL
from kiosk.table.rulings.reopening import REASONS as REASONS
from kiosk.table.rulings.reopening import Difference as Difference
from kiosk.table.rulings.rulings import UNSIGNED as UNSIGNED
from kiosk.table.sealed import LookAgain as LookAgain
from kiosk.table.sealed import RegisterFound as RegisterFound
from kiosk.table.sealed import SignedElsewhere as SignedElsewhere
from kiosk.table.table import Table as Table
from kiosk.table.table import open_table as open_table
from kiosk.table.view import TableView as TableView
from kiosk.table.watch import ACCEPTED_FOR as ACCEPTED_FOR
