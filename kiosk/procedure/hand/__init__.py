"""One hand of a game, which answers move on: committed, undone, corrected, replayed.

round.py       a hand: an answer is checked, committed, sent on; told.py, what its journal says of the answers
view.py        what is looked at of one
"""

from kiosk.procedure.hand.round import By as By
from kiosk.procedure.hand.round import Commit as Commit
from kiosk.procedure.hand.round import Draft as Draft
from kiosk.procedure.hand.round import Round as Round
from kiosk.procedure.hand.round import refuse_forfeit as refuse_forfeit
from kiosk.procedure.hand.round import unrecorded as unrecorded
from kiosk.procedure.hand.view import HandView as HandView
