"""The hands of guided training, and the dealer's moves: a file of hands, and the moves at each prompt.

scenario.py    hands as files: written by a trainer, made from a seed, or taken from the journal
moves.py       what a dealer does at each prompt, and what may be mistaken for it
situation.py   what goes wrong on purpose; remedies.py, what a ruling is about, and whether the hand bears it
"""

from kiosk.training.scenarios.moves import Foreseen as Foreseen
from kiosk.training.scenarios.moves import Move as Move
from kiosk.training.scenarios.moves import Verb as Verb
from kiosk.training.scenarios.moves import due as due
from kiosk.training.scenarios.moves import is_pot as is_pot
from kiosk.training.scenarios.moves import verb_of as verb_of
from kiosk.training.scenarios.remedies import MISTAKES as MISTAKES
from kiosk.training.scenarios.remedies import about as about
from kiosk.training.scenarios.remedies import fresh_card as fresh_card
from kiosk.training.scenarios.remedies import mistaken as mistaken
from kiosk.training.scenarios.remedies import righted as righted
from kiosk.training.scenarios.scenario import Scenario as Scenario
from kiosk.training.scenarios.scenario import Scenarios as Scenarios
from kiosk.training.scenarios.scenario import cards_in as cards_in
from kiosk.training.scenarios.scenario import keep_hand as keep_hand
from kiosk.training.scenarios.situation import DEAD_SHOE as DEAD_SHOE
from kiosk.training.scenarios.situation import Happens as Happens
from kiosk.training.scenarios.situation import Mishap as Mishap
from kiosk.training.scenarios.situation import another_deck as another_deck
from kiosk.training.scenarios.situation import forfeited as forfeited
from kiosk.training.scenarios.situation import irregularity_of as irregularity_of
from kiosk.training.scenarios.situation import known as known
from kiosk.training.scenarios.situation import redealing as redealing
from kiosk.training.scenarios.situation import replacing as replacing
from kiosk.training.scenarios.situation import situation_of as situation_of
from kiosk.training.scenarios.situation import steps_of as steps_of
