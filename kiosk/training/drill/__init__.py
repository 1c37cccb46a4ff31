"""One drill: questions, asked when they are due.

stages.py         a question in its stages
session.py        one drill; schedule.py, what is asked next: spaced repetition
real_mistakes.py  what really went wrong at a table, which is asked more often
"""

from kiosk.training.drill.real_mistakes import mistakes as mistakes
from kiosk.training.drill.schedule import Schedule as Schedule
from kiosk.training.drill.session import DrillSession as DrillSession
from kiosk.training.drill.stages import DONT_KNOW as DONT_KNOW
from kiosk.training.drill.stages import Questions as Questions
from kiosk.training.drill.stages import StagedQuestions as StagedQuestions
