"""Money: pay lines, posted jackpots, settled wagers, and bets and pots between players.

paytable.py    the lines of a pay table; jackpot.py, what is posted, and how winners share it
settlement.py  what the dealer does with a wager, and what became of it; book.py, what has moved
betting.py     a round of betting between players; pots.py, the pots, and what the house takes of them
"""

from kiosk.procedure.money.betting import BettingRound as BettingRound
from kiosk.procedure.money.betting import Legal as Legal
from kiosk.procedure.money.betting import Limits as Limits
from kiosk.procedure.money.book import DROP as DROP
from kiosk.procedure.money.book import HOUSE as HOUSE
from kiosk.procedure.money.book import MOVED_WORDS as MOVED_WORDS
from kiosk.procedure.money.book import PUT_IN as PUT_IN
from kiosk.procedure.money.book import Book as Book
from kiosk.procedure.money.book import ChipsOf as ChipsOf
from kiosk.procedure.money.book import Transfer as Transfer
from kiosk.procedure.money.book import added_up as added_up
from kiosk.procedure.money.book import sign as sign
from kiosk.procedure.money.jackpot import Posting as Posting
from kiosk.procedure.money.jackpot import Split as Split
from kiosk.procedure.money.jackpot import posting_wait_ms as posting_wait_ms
from kiosk.procedure.money.jackpot import refuse_amounts as refuse_amounts
from kiosk.procedure.money.jackpot import refuse_posting as refuse_posting
from kiosk.procedure.money.jackpot import shares as shares
from kiosk.procedure.money.paytable import Line as Line
from kiosk.procedure.money.paytable import PayTable as PayTable
from kiosk.procedure.money.pots import Division as Division
from kiosk.procedure.money.pots import Layer as Layer
from kiosk.procedure.money.pots import OddChip as OddChip
from kiosk.procedure.money.pots import Rake as Rake
from kiosk.procedure.money.pots import RakeFrom as RakeFrom
from kiosk.procedure.money.pots import Uncalled as Uncalled
from kiosk.procedure.money.pots import lay_out_pots as lay_out_pots
from kiosk.procedure.money.pots import pot_key as pot_key
from kiosk.procedure.money.pots import pot_name as pot_name
from kiosk.procedure.money.pots import split_pot as split_pot
from kiosk.procedure.money.pots import uncalled_part as uncalled_part
from kiosk.procedure.money.settlement import Does as Does
from kiosk.procedure.money.settlement import Item as Item
from kiosk.procedure.money.settlement import Outcome as Outcome
from kiosk.procedure.money.settlement import PayTerms as PayTerms
from kiosk.procedure.money.settlement import Settled as Settled
from kiosk.procedure.money.settlement import Settlement as Settlement
from kiosk.procedure.money.settlement import Share as Share
from kiosk.procedure.money.settlement import terms_together as terms_together
