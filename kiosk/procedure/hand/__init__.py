"""One hand of a game, which answers move on: committed, undone, corrected, replayed.

round.py       a hand: an answer is checked, committed, sent on; replayed.py, the answers read from its events
due.py         what an answer moves, and what of it is still due; view.py, what is looked at of a hand
"""

from kiosk.procedure.hand.due import IN_POTS as IN_POTS
from kiosk.procedure.hand.due import DoesNotAddUp as DoesNotAddUp
from kiosk.procedure.hand.due import check_conserved as check_conserved
from kiosk.procedure.hand.due import left_of as left_of
from kiosk.procedure.hand.replayed import Statement as Statement
from kiosk.procedure.hand.replayed import called_items as called_items
from kiosk.procedure.hand.replayed import settled_items as settled_items
from kiosk.procedure.hand.replayed import statement_of as statement_of
from kiosk.procedure.hand.round import By as By
from kiosk.procedure.hand.round import Commit as Commit
from kiosk.procedure.hand.round import Draft as Draft
from kiosk.procedure.hand.round import Round as Round
from kiosk.procedure.hand.round import refuse_forfeit as refuse_forfeit
from kiosk.procedure.hand.round import refuse_forfeits as refuse_forfeits
from kiosk.procedure.hand.round import refuse_signed as refuse_signed
from kiosk.procedure.hand.round import unrecorded as unrecorded
from kiosk.procedure.hand.view import HandView as HandView
