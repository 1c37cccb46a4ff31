"""Irregularities of a hand, each with the remedies that may be ruled.

irregularities.py  what one is, in which situations it can be, and what a remedy does
cards.py           those of cards, which most games have alike
"""

from kiosk.procedure.irregularities.cards import GIVEN_BACK as GIVEN_BACK
from kiosk.procedure.irregularities.cards import LAID_ASIDE as LAID_ASIDE
from kiosk.procedure.irregularities.cards import RETRIEVED as RETRIEVED
from kiosk.procedure.irregularities.cards import decisions_of as decisions_of
from kiosk.procedure.irregularities.cards import deck_of as deck_of
from kiosk.procedure.irregularities.cards import early as early
from kiosk.procedure.irregularities.cards import exposed as exposed
from kiosk.procedure.irregularities.cards import misdeals as misdeals
from kiosk.procedure.irregularities.cards import unpaid as unpaid
from kiosk.procedure.irregularities.cards import usual_irregularities as usual_irregularities
from kiosk.procedure.irregularities.cards import voided as voided
from kiosk.procedure.irregularities.cards import wagers_of as wagers_of
from kiosk.procedure.irregularities.irregularities import FORFEITS as FORFEITS
from kiosk.procedure.irregularities.irregularities import MISDEAL as MISDEAL
from kiosk.procedure.irregularities.irregularities import REPLACED as REPLACED
from kiosk.procedure.irregularities.irregularities import UNCHANGED as UNCHANGED
from kiosk.procedure.irregularities.irregularities import About as About
from kiosk.procedure.irregularities.irregularities import Decides as Decides
from kiosk.procedure.irregularities.irregularities import Effect as Effect
from kiosk.procedure.irregularities.irregularities import HandSoFar as HandSoFar
from kiosk.procedure.irregularities.irregularities import Irregularity as Irregularity
from kiosk.procedure.irregularities.irregularities import Remedy as Remedy
from kiosk.procedure.irregularities.irregularities import Situation as Situation
from kiosk.procedure.irregularities.irregularities import are_dealt as are_dealt
from kiosk.procedure.irregularities.irregularities import between_hands as between_hands
from kiosk.procedure.irregularities.irregularities import dice_out as dice_out
from kiosk.procedure.irregularities.irregularities import folded as folded
from kiosk.procedure.irregularities.irregularities import in_hand as in_hand
from kiosk.procedure.irregularities.irregularities import miscounted as miscounted
from kiosk.procedure.irregularities.irregularities import on as on
from kiosk.procedure.irregularities.irregularities import players_in as players_in
from kiosk.procedure.irregularities.irregularities import rulings_on as rulings_on
from kiosk.procedure.irregularities.irregularities import to_act as to_act
