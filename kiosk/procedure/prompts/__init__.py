"""Prompts, their answers, and the felt that they are about.

answers.py     what a dealer tells; offered.py, what there is to choose from
felt.py        the cards, dice, and chips on the table
prompt.py      one question, and which answers fit it
steps.py       how games ask what all of them ask: cards, dice, wagers, choices, settling
"""

from kiosk.procedure.prompts.answers import Acknowledged as Acknowledged
from kiosk.procedure.prompts.answers import Answer as Answer
from kiosk.procedure.prompts.answers import Choice as Choice
from kiosk.procedure.prompts.answers import Chosen as Chosen
from kiosk.procedure.prompts.answers import Dealt as Dealt
from kiosk.procedure.prompts.answers import Disputed as Disputed
from kiosk.procedure.prompts.answers import Done as Done
from kiosk.procedure.prompts.answers import Forfeit as Forfeit
from kiosk.procedure.prompts.answers import Placed as Placed
from kiosk.procedure.prompts.answers import Rolled as Rolled
from kiosk.procedure.prompts.answers import from_json as from_json
from kiosk.procedure.prompts.answers import is_laid_out as is_laid_out
from kiosk.procedure.prompts.answers import to_json as to_json
from kiosk.procedure.prompts.felt import CardSpot as CardSpot
from kiosk.procedure.prompts.felt import Felt as Felt
from kiosk.procedure.prompts.felt import Layout as Layout
from kiosk.procedure.prompts.felt import Place as Place
from kiosk.procedure.prompts.felt import Pot as Pot
from kiosk.procedure.prompts.felt import SeatStatus as SeatStatus
from kiosk.procedure.prompts.felt import Slot as Slot
from kiosk.procedure.prompts.felt import WagerRow as WagerRow
from kiosk.procedure.prompts.felt import board_names as board_names
from kiosk.procedure.prompts.felt import no_cards_kept as no_cards_kept
from kiosk.procedure.prompts.felt import nothing_lost as nothing_lost
from kiosk.procedure.prompts.felt import nothing_returned as nothing_returned
from kiosk.procedure.prompts.offered import HOUSE_RULING as HOUSE_RULING
from kiosk.procedure.prompts.offered import Guide as Guide
from kiosk.procedure.prompts.offered import Offered as Offered
from kiosk.procedure.prompts.offered import Option as Option
from kiosk.procedure.prompts.offered import Spot as Spot
from kiosk.procedure.prompts.prompt import Cards as Cards
from kiosk.procedure.prompts.prompt import Choices as Choices
from kiosk.procedure.prompts.prompt import Confirm as Confirm
from kiosk.procedure.prompts.prompt import Dice as Dice
from kiosk.procedure.prompts.prompt import Entry as Entry
from kiosk.procedure.prompts.prompt import Floor as Floor
from kiosk.procedure.prompts.prompt import InTurn as InTurn
from kiosk.procedure.prompts.prompt import Procedure as Procedure
from kiosk.procedure.prompts.prompt import Prompt as Prompt
from kiosk.procedure.prompts.prompt import Settle as Settle
from kiosk.procedure.prompts.prompt import Wagers as Wagers
from kiosk.procedure.prompts.prompt import not_offered as not_offered
from kiosk.procedure.prompts.steps import Due as Due
from kiosk.procedure.prompts.steps import ask as ask
from kiosk.procedure.prompts.steps import burn as burn
from kiosk.procedure.prompts.steps import choices as choices
from kiosk.procedure.prompts.steps import confirm as confirm
from kiosk.procedure.prompts.steps import deal as deal
from kiosk.procedure.prompts.steps import next_seat as next_seat
from kiosk.procedure.prompts.steps import one_at_a_time as one_at_a_time
from kiosk.procedure.prompts.steps import roll as roll
from kiosk.procedure.prompts.steps import seat_by_seat as seat_by_seat
from kiosk.procedure.prompts.steps import settle_in_turn as settle_in_turn
from kiosk.procedure.prompts.steps import turn as turn
from kiosk.procedure.prompts.steps import wagers as wagers
