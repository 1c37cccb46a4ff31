"""Hand records: finished hands as JSON lines, read and settled by the procedure that the dealer sees.

record_input.py  what all games have in common where a record is read
records.py       a record settled
"""

from kiosk.procedure.records.record_input import Forfeited as Forfeited
from kiosk.procedure.records.record_input import RecordedHand as RecordedHand
from kiosk.procedure.records.record_input import RecordInput as RecordInput
from kiosk.procedure.records.record_input import forfeited as forfeited
from kiosk.procedure.records.record_input import read_cards as read_cards
from kiosk.procedure.records.record_input import refuse_twice as refuse_twice
from kiosk.procedure.records.record_input import seats_once as seats_once
from kiosk.procedure.records.records import Settler as Settler
from kiosk.procedure.records.records import option_names as option_names
