"""Games against the house: a game declares its wagers, and settling and the record follow from that.

limits.py      the most that the house pays in a hand, and on a wager
made.py        what cards make
banked.py      wagers, and the bank that settles them; record.py, what is recorded of them
"""

from kiosk.procedure.banked.banked import A_PUSH as A_PUSH
from kiosk.procedure.banked.banked import A_TIE as A_TIE
from kiosk.procedure.banked.banked import BEATS as BEATS
from kiosk.procedure.banked.banked import EVEN_MONEY as EVEN_MONEY
from kiosk.procedure.banked.banked import FOLD as FOLD
from kiosk.procedure.banked.banked import FOLDED as FOLDED
from kiosk.procedure.banked.banked import FORFEITED as FORFEITED
from kiosk.procedure.banked.banked import LOSES_TO as LOSES_TO
from kiosk.procedure.banked.banked import TIES as TIES
from kiosk.procedure.banked.banked import AboutHand as AboutHand
from kiosk.procedure.banked.banked import Against as Against
from kiosk.procedure.banked.banked import AgainstQualified as AgainstQualified
from kiosk.procedure.banked.banked import Bank as Bank
from kiosk.procedure.banked.banked import Verdict as Verdict
from kiosk.procedure.banked.banked import Wager as Wager
from kiosk.procedure.banked.banked import lost_to as lost_to
from kiosk.procedure.banked.banked import parts_of as parts_of
from kiosk.procedure.banked.limits import BankedRules as BankedRules
from kiosk.procedure.banked.made import NO_LINE as NO_LINE
from kiosk.procedure.banked.made import Made as Made
from kiosk.procedure.banked.made import by_five as by_five
from kiosk.procedure.banked.made import by_line as by_line
from kiosk.procedure.banked.record import BankedRecord as BankedRecord
from kiosk.procedure.banked.record import BankedScript as BankedScript
from kiosk.procedure.banked.record import card_texts as card_texts
from kiosk.procedure.banked.record import hand_result as hand_result
from kiosk.procedure.banked.record import refuse_posted as refuse_posted
from kiosk.procedure.banked.record import total_of as total_of
from kiosk.procedure.banked.record import wager_result as wager_result
