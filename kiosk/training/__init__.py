"""Training: the same procedure, another source of answers.

store/         all answers, forever, and the skill computed from them
drill/         one drill: the choice of questions, and the real mistakes at the table
scenarios/     hands as files, the moves at each prompt, the irregularities on purpose
guided/        one hand dealt by a trainee, and each move judged
examination/   examinations, certificates, and the check of a dealer's certificate
study/         cards, mistakes to spot, the clock, a full table; the way to a certificate

school.py      the training of a house: its trainees and its store
reports.py     progress over weeks, lines, percentiles
house_files.py checks of a house's training files
reminders.py   reminders at sign-in

Nothing here deals, pays, or judges a hand by its own rules: the live procedure computes all amounts.
"""

from kiosk.training.drill.session import DrillSession as DrillSession
from kiosk.training.drill.stages import DONT_KNOW as DONT_KNOW
from kiosk.training.drill.stages import StagedQuestions as StagedQuestions
from kiosk.training.examination.book import DealingCertificate as DealingCertificate
from kiosk.training.examination.book import day_of as day_of
from kiosk.training.examination.gate import CertificateState as CertificateState
from kiosk.training.examination.gate import certificates_here as certificates_here
from kiosk.training.examination.gate import certified as certified
from kiosk.training.examination.hand import OUT_OF_TIME as OUT_OF_TIME
from kiosk.training.examination.hand import ExamHand as ExamHand
from kiosk.training.examination.hand import SettleAnswer as SettleAnswer
from kiosk.training.examination.hand import SettledSpot as SettledSpot
from kiosk.training.examination.hand import SettleSheet as SettleSheet
from kiosk.training.examination.hand import needs_cut as needs_cut
from kiosk.training.examination.needs import HANDS as HANDS
from kiosk.training.examination.needs import TIMES as TIMES
from kiosk.training.examination.needs import WORDS as WORDS
from kiosk.training.examination.needs import PersonNeeds as PersonNeeds
from kiosk.training.examination.sitting import Examination as Examination
from kiosk.training.examination.sitting import ExamMistake as ExamMistake
from kiosk.training.guided.guided import GuidedHand as GuidedHand
from kiosk.training.guided.judge import Violation as Violation
from kiosk.training.guided.table import forget_hands as forget_hands
from kiosk.training.guided.veiled import VeiledTable as VeiledTable
from kiosk.training.guided.watched import WatchedHand as WatchedHand
from kiosk.training.house_files import scenario_problems as scenario_problems
from kiosk.training.reports import WEEKS as WEEKS
from kiosk.training.reports import LineRow as LineRow
from kiosk.training.reports import Progress as Progress
from kiosk.training.reports import Week as Week
from kiosk.training.scenarios.moves import Move as Move
from kiosk.training.scenarios.moves import Verb as Verb
from kiosk.training.scenarios.scenario import Scenario as Scenario
from kiosk.training.school import CarriedHere as CarriedHere
from kiosk.training.school import School as School
from kiosk.training.school import Trainee as Trainee
from kiosk.training.school import export_name as export_name
from kiosk.training.school import store_path as store_path
from kiosk.training.store.carried import carried_parts as carried_parts
from kiosk.training.store.carried import take_part as take_part
from kiosk.training.store.sessions import Level as Level
from kiosk.training.store.sessions import Merged as Merged
from kiosk.training.store.sessions import SessionKind as SessionKind
from kiosk.training.store.store import OtherStore as OtherStore
from kiosk.training.store.store import Store as Store
from kiosk.training.store.store import nothing_stored as nothing_stored
from kiosk.training.study.curriculum import Curriculum as Curriculum
from kiosk.training.study.curriculum import LearningStage as LearningStage
from kiosk.training.study.curriculum import NextTask as NextTask
from kiosk.training.study.exercises import LATE as LATE
from kiosk.training.study.exercises import READS as READS
from kiosk.training.study.exercises import CardSession as CardSession
from kiosk.training.study.full_table import FullTable as FullTable
from kiosk.training.study.home import Home as Home
from kiosk.training.study.home import StepStrength as StepStrength
from kiosk.training.study.home import TodayTask as TodayTask
from kiosk.training.study.home import WeakSpot as WeakSpot
from kiosk.training.study.home import is_card as is_card
