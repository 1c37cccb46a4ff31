"""Training: the same procedure, another source of answers.

    scenario.py    hands as files: written by a trainer, made from a seed, or taken from the journal
    moves.py       what a dealer does at each prompt, and what may be mistaken for it
    judge.py       whether that was the right move; if not, why not, and by which clause
    table.py       a table that deals guided hands, in a journal that is no table's
    guided.py      one hand dealt by a trainee; veiled.py, how it is shown where nothing is prompted
    session.py     one drill
    situation.py   what goes wrong on purpose
    remedies.py    what a ruling is about, and whether the hand bears it
    exam_rule.py   when an examination is passed; exam_paper.py, what it asks; exam_hand.py, a hand of it
    examination.py one sitting; exam_book.py, where it is kept, and certificates; gate.py, who may deal by them
    schedule.py    what is asked next: spaced repetition, and the mistakes that really happened
    scoring.py     how good somebody is, from what they answered
    store.py       every answer, for ever
    study/         cards, what is to be noticed, the clock, a full table; the way to a certificate
    reports.py     progress over weeks, lines, percentiles

Nothing here deals, pays or judges a hand by rules of its own: amounts come out of the live procedure, always.
"""

from kiosk.training.exam_book import DealingCertificate as DealingCertificate
from kiosk.training.exam_book import day_of as day_of
from kiosk.training.exam_hand import ExamHand as ExamHand
from kiosk.training.exam_hand import SettleAnswer as SettleAnswer
from kiosk.training.exam_hand import SettledSpot as SettledSpot
from kiosk.training.exam_hand import SettleSheet as SettleSheet
from kiosk.training.exam_hand import needs_cut as needs_cut
from kiosk.training.examination import Examination as Examination
from kiosk.training.gate import CertificateState as CertificateState
from kiosk.training.gate import certified as certified
from kiosk.training.guided import GuidedHand as GuidedHand
from kiosk.training.judge import Violation as Violation
from kiosk.training.moves import Move as Move
from kiosk.training.moves import Verb as Verb
from kiosk.training.reports import WEEKS as WEEKS
from kiosk.training.reports import LineRow as LineRow
from kiosk.training.reports import Progress as Progress
from kiosk.training.reports import Week as Week
from kiosk.training.scenario import Scenario as Scenario
from kiosk.training.school import School as School
from kiosk.training.school import Trainee as Trainee
from kiosk.training.school import scenario_problems as scenario_problems
from kiosk.training.school import store_path as store_path
from kiosk.training.session import DONT_KNOW as DONT_KNOW
from kiosk.training.session import DrillSession as DrillSession
from kiosk.training.store import Level as Level
from kiosk.training.store import OtherStore as OtherStore
from kiosk.training.store import SessionKind as SessionKind
from kiosk.training.store import Store as Store
from kiosk.training.store import no_store as no_store
from kiosk.training.study import LATE as LATE
from kiosk.training.study import READS as READS
from kiosk.training.study import CardSession as CardSession
from kiosk.training.study import Curriculum as Curriculum
from kiosk.training.study import FullTable as FullTable
from kiosk.training.study import LearningStage as LearningStage
from kiosk.training.study import NextTask as NextTask
from kiosk.training.study import Skill as Skill
from kiosk.training.veiled import VeiledTable as VeiledTable
