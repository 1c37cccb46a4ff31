"""The way to a certificate: what is studied, noticed and done against the clock, and what comes next.

cards.py       spaced cards: pay tables, clauses, words, the order of steps, rulings, limits, who signs; reasons.py,
               why each answer is right
noticing.py    what a dealer has to notice: a misread card, a false claim, a mispay, a wager late or out of bounds
ladder.py      hands read in three, two, one second; chips cut against the clock
exercises.py   one sitting of any of these
full_table.py  a full table settled against the clock
assigned.py    what the house sets for a group, with a day
home.py        the first page: today, the map of steps, weak spots, the day to be ready
curriculum.py  which stage somebody has reached, what is due, and the next thing to do
"""

from kiosk.training.study.assigned import Assigned as Assigned
from kiosk.training.study.curriculum import LESSON as LESSON
from kiosk.training.study.curriculum import Curriculum as Curriculum
from kiosk.training.study.curriculum import LearningStage as LearningStage
from kiosk.training.study.curriculum import NextTask as NextTask
from kiosk.training.study.exercises import LATE as LATE
from kiosk.training.study.exercises import READS as READS
from kiosk.training.study.exercises import CardSession as CardSession
from kiosk.training.study.full_table import FullTable as FullTable
from kiosk.training.study.full_table import deal_full_table as deal_full_table
from kiosk.training.study.home import Home as Home
from kiosk.training.study.home import StepStrength as StepStrength
from kiosk.training.study.home import TodayTask as TodayTask
from kiosk.training.study.home import WeakSpot as WeakSpot
from kiosk.training.study.home import is_card as is_card
from kiosk.training.study.room import StudyRoom as StudyRoom
