"""Irregularities and the floor's rulings: every remedy is an event, and the hand is replayed.

rulings.py     what goes wrong, and its remedies; refused_cards.py, cards that lie there already
changes.py     the answers and chips that a remedy changes
reopening.py   a mispay: the last hand is opened again
disputes.py    what a player claims, and how it is ruled
floor.py       the floor, called and come
signatures.py  what a signature covers, and how many it takes to change that
"""

from kiosk.table.rulings.changes import NOTHING as NOTHING
from kiosk.table.rulings.changes import Details as Details
from kiosk.table.rulings.changes import changes_of as changes_of
from kiosk.table.rulings.changes import chips_in_pots as chips_in_pots
from kiosk.table.rulings.disputes import CLAIMS as CLAIMS
from kiosk.table.rulings.disputes import RESULT_STANDS as RESULT_STANDS
from kiosk.table.rulings.disputes import SAID_BY as SAID_BY
from kiosk.table.rulings.disputes import Dispute as Dispute
from kiosk.table.rulings.disputes import Disputes as Disputes
from kiosk.table.rulings.disputes import disputed_chips as disputed_chips
from kiosk.table.rulings.disputes import opened_words as opened_words
from kiosk.table.rulings.disputes import ruled_words as ruled_words
from kiosk.table.rulings.floor import TableFloor as TableFloor
from kiosk.table.rulings.refused_cards import LIES_THERE as LIES_THERE
from kiosk.table.rulings.refused_cards import written_down as written_down
from kiosk.table.rulings.reopening import REASONS as REASONS
from kiosk.table.rulings.reopening import Difference as Difference
from kiosk.table.rulings.reopening import Reopening as Reopening
from kiosk.table.rulings.reopening import resettled_words as resettled_words
from kiosk.table.rulings.rulings import UNSIGNED as UNSIGNED
from kiosk.table.rulings.rulings import Rulings as Rulings
from kiosk.table.rulings.signatures import acknowledged_by as acknowledged_by
from kiosk.table.rulings.signatures import decided_already as decided_already
from kiosk.table.rulings.signatures import needed_for_undo as needed_for_undo
from kiosk.table.rulings.signatures import prove_all as prove_all
