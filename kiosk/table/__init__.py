"""One table, live: each verb is checked, committed to the journal, and only then seen.

kernel.py      what every part has: the hand in progress, and how a verb is begun, committed and told
live.py        the kernel that writes a journal; state.py, log.py: what the journal adds up to
table.py       the parts, composed; view.py, what is looked at of them
play.py        wagers, decisions, cards, and what was done
shift.py       opening, posting, fills, closing; rack.py, what is in the rack
people.py      who is here; floor.py, the floor at the table; calls.py, for what; at_console.py, signed elsewhere
devices.py     how the devices are; shoe.py and camera.py, what they bring; doubts.py, whether it lies as shown
rulings.py     what goes wrong and is ruled; reopening.py, a mispay; disputes.py; chips_moved.py, both by wager and pot
payouts.py     what is signed for before it is pushed; slips.py, on paper
sealed.py      what decides, as a manager has signed for it
watch.py       the clock and the journal, while nobody touches the table
"""

from kiosk.table.at_console import AtConsole as AtConsole
from kiosk.table.board import Board as Board
from kiosk.table.board import rows_of as rows_of
from kiosk.table.calls import CallAtTable as CallAtTable
from kiosk.table.calls import calls_of as calls_of
from kiosk.table.calls import cards_of as cards_of
from kiosk.table.chips_moved import ChipsMoved as ChipsMoved
from kiosk.table.chips_moved import ChipsOf as ChipsOf
from kiosk.table.decks import deck_words as deck_words
from kiosk.table.devices import FLOOR_SERVER as FLOOR_SERVER
from kiosk.table.devices import DeviceShown as DeviceShown
from kiosk.table.devices import device_as_told as device_as_told
from kiosk.table.disputes import CLAIMS as CLAIMS
from kiosk.table.disputes import RULINGS as RULINGS
from kiosk.table.disputes import SAID_BY as SAID_BY
from kiosk.table.disputes import Dispute as Dispute
from kiosk.table.disputes import disputed_chips as disputed_chips
from kiosk.table.disputes import opened_words as opened_words
from kiosk.table.disputes import ruled_words as ruled_words
from kiosk.table.elsewhere import signed_in_elsewhere as signed_in_elsewhere
from kiosk.table.evidence import EvidenceFolder as EvidenceFolder
from kiosk.table.live import LiveKernel as LiveKernel
from kiosk.table.log import TableGame as TableGame
from kiosk.table.log import TableLog as TableLog
from kiosk.table.log import games_of as games_of
from kiosk.table.log import opened as opened
from kiosk.table.log import reopen as reopen
from kiosk.table.payouts import VOID_REASONS as VOID_REASONS
from kiosk.table.payouts import DuePayouts as DuePayouts
from kiosk.table.payouts import Stage as Stage
from kiosk.table.people import MayDeal as MayDeal
from kiosk.table.people import Signature as Signature
from kiosk.table.reopening import REASONS as REASONS
from kiosk.table.reopening import Difference as Difference
from kiosk.table.rulings import NOTHING as NOTHING
from kiosk.table.rulings import UNSIGNED as UNSIGNED
from kiosk.table.rulings import Details as Details
from kiosk.table.rulings import changes_of as changes_of
from kiosk.table.sealed import LookAgain as LookAgain
from kiosk.table.shift import RackChange as RackChange
from kiosk.table.slips import SlipStatus as SlipStatus
from kiosk.table.state import TableState as TableState
from kiosk.table.suspension import place_words as place_words
from kiosk.table.suspension import suspension_words as suspension_words
from kiosk.table.table import Table as Table
from kiosk.table.table import open_table as open_table
from kiosk.table.view import TableView as TableView
from kiosk.table.watch import ACCEPTED_FOR as ACCEPTED_FOR
from kiosk.table.zones import seat_of as seat_of
from kiosk.table.zones import zone_of as zone_of
from kiosk.table.zones import zones_of as zones_of
