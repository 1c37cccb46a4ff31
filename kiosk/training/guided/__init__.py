"""One hand dealt by a trainee at a table that is no table of the house: each move is judged.

guided.py      the hand; hand_report.py, how it went; watched.py, one that the kiosk deals
on_purpose.py  what goes wrong in it on purpose; misreading.py, a card that the shoe misreads
judge.py       whether that was the right move; if not, why not, and by which clause
table.py       a table that deals guided hands, in a journal that is no table's
veiled.py      how a hand is shown where nothing is prompted
"""

from kiosk.training.guided.guided import SCENARIO as SCENARIO
from kiosk.training.guided.guided import GuidedHand as GuidedHand
from kiosk.training.guided.hand_report import KINDS as KINDS
from kiosk.training.guided.hand_report import PROCEDURE as PROCEDURE
from kiosk.training.guided.hand_report import kind_of as kind_of
from kiosk.training.guided.judge import Judgment as Judgment
from kiosk.training.guided.judge import Violation as Violation
from kiosk.training.guided.table import forget_hands as forget_hands
from kiosk.training.guided.table import open_training as open_training
from kiosk.training.guided.veiled import VeiledTable as VeiledTable
from kiosk.training.guided.watched import WATCHED_HAND as WATCHED_HAND
from kiosk.training.guided.watched import WatchedHand as WatchedHand
