"""The base of each part of a table: the hand in progress, and how a verb begins, commits, and notifies.

kernel.py      what every part has
state.py       what the journal adds up to; log.py, how it is written and read; checkpoint.py, what is kept of it
rack.py        the chips in it; transfer.py, a fill or credit on its way
orders.py      what the floor has ordered from a console
devices.py     how the devices are
suspension.py  why a hand waits; damage.py, why a table stops
"""

from kiosk.bank import Rack as Rack
from kiosk.table.kernel.checkpoint import recovered_state as recovered_state
from kiosk.table.kernel.damage import damaged_words as damaged_words
from kiosk.table.kernel.devices import FLOOR_SERVER as FLOOR_SERVER
from kiosk.table.kernel.devices import Devices as Devices
from kiosk.table.kernel.devices import DeviceShown as DeviceShown
from kiosk.table.kernel.devices import device_shown as device_shown
from kiosk.table.kernel.kernel import Kernel as Kernel
from kiosk.table.kernel.kernel import Signing as Signing
from kiosk.table.kernel.log import STOPS as STOPS
from kiosk.table.kernel.log import TableGame as TableGame
from kiosk.table.kernel.log import TableLog as TableLog
from kiosk.table.kernel.log import as_opened as as_opened
from kiosk.table.kernel.log import games_of as games_of
from kiosk.table.kernel.log import opened as opened
from kiosk.table.kernel.log import opened_settings as opened_settings
from kiosk.table.kernel.log import opening_of as opening_of
from kiosk.table.kernel.log import reopen as reopen
from kiosk.table.kernel.rack import ItemKey as ItemKey
from kiosk.table.kernel.rack import chips_of_items as chips_of_items
from kiosk.table.kernel.rack import chips_one_by_one as chips_one_by_one
from kiosk.table.kernel.rack import unpayable as unpayable
from kiosk.table.kernel.state import UNREAD as UNREAD
from kiosk.table.kernel.state import FloorCall as FloorCall
from kiosk.table.kernel.state import TableState as TableState
from kiosk.table.kernel.suspension import CLOCK_BEHIND as CLOCK_BEHIND
from kiosk.table.kernel.suspension import NEW_DECK_ORDER as NEW_DECK_ORDER
from kiosk.table.kernel.suspension import SAME_ORDER as SAME_ORDER
from kiosk.table.kernel.suspension import place_words as place_words
from kiosk.table.kernel.suspension import replaced_place as replaced_place
from kiosk.table.kernel.suspension import suspension_words as suspension_words
from kiosk.table.kernel.transfer import PendingTransfer as PendingTransfer
