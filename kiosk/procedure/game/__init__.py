"""The declaration of a game: its rules, steps, layout, procedure, irregularities, record, and its handbook.

game.py               a game; handbook.py, its clauses in short, and the house's rulings
document.py           the figures of its document, and where a house differs from them
pay_table_checks.py   what a pay table may not say
"""

from kiosk.procedure.game.document import DocumentDifference as DocumentDifference
from kiosk.procedure.game.document import DocumentFigure as DocumentFigure
from kiosk.procedure.game.document import line_pays as line_pays
from kiosk.procedure.game.document import listed as listed
from kiosk.procedure.game.document import pay_figures as pay_figures
from kiosk.procedure.game.game import Game as Game
from kiosk.procedure.game.game import HandHistories as HandHistories
from kiosk.procedure.game.game import Opening as Opening
from kiosk.procedure.game.game import RecordFormat as RecordFormat
from kiosk.procedure.game.game import Rules as Rules
from kiosk.procedure.game.game import Script as Script
from kiosk.procedure.game.game import Step as Step
from kiosk.procedure.game.handbook import CHIPS_ONLY as CHIPS_ONLY
from kiosk.procedure.game.handbook import COUPONS as COUPONS
from kiosk.procedure.game.handbook import Handbook as Handbook
from kiosk.procedure.game.handbook import HouseRuling as HouseRuling
from kiosk.procedure.game.handbook import StandingRuling as StandingRuling
from kiosk.procedure.game.handbook import rulings_of as rulings_of
from kiosk.procedure.game.pay_table_checks import says_its_line as says_its_line
