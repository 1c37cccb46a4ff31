"""An examination by the house, without hints; who has passed may deal.

rule.py        when it is passed; paper.py, what it asks; hand.py, a hand of it
needs.py       more time, larger words, or one hand for one person
sitting.py     one sitting; time_used.py, the time of its present answer; book.py, where it is kept, and certificates
office.py      what is sat when; gate.py, who may deal by certificates
"""

from kiosk.training.examination.book import DealingCertificate as DealingCertificate
from kiosk.training.examination.book import ExamRecord as ExamRecord
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
from kiosk.training.examination.office import AnswerTimes as AnswerTimes
from kiosk.training.examination.office import ExamOffice as ExamOffice
from kiosk.training.examination.office import RetakeLimits as RetakeLimits
from kiosk.training.examination.office import TrainedHours as TrainedHours
from kiosk.training.examination.paper import kinds_in as kinds_in
from kiosk.training.examination.sitting import Examination as Examination
from kiosk.training.examination.sitting import ExamMistake as ExamMistake
from kiosk.training.examination.sitting import HandSheetKeeper as HandSheetKeeper
