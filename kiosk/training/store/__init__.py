"""Every answer of every trainee, forever, and how good somebody is from them.

store.py       the file of answers; sessions.py, what it keeps; tables.py, its tables
carried.py     one person's answers in parts, for other kiosks
dates.py       the order and the dates of answers, whatever the clock said
scoring.py     right and quick, by line and by person
"""

from kiosk.training.store.carried import parts_of as parts_of
from kiosk.training.store.carried import take_part as take_part
from kiosk.training.store.dates import day_of_ms as day_of_ms
from kiosk.training.store.dates import end_of_day as end_of_day
from kiosk.training.store.dates import week_of as week_of
from kiosk.training.store.dates import weeks_to as weeks_to
from kiosk.training.store.scoring import USUAL_PACE_MS as USUAL_PACE_MS
from kiosk.training.store.scoring import LineAnswer as LineAnswer
from kiosk.training.store.scoring import LineStanding as LineStanding
from kiosk.training.store.scoring import Standings as Standings
from kiosk.training.store.scoring import Tally as Tally
from kiosk.training.store.scoring import by_person as by_person
from kiosk.training.store.scoring import pace_ms as pace_ms
from kiosk.training.store.scoring import percentile as percentile
from kiosk.training.store.scoring import target_ms as target_ms
from kiosk.training.store.sessions import Given as Given
from kiosk.training.store.sessions import Level as Level
from kiosk.training.store.sessions import Merged as Merged
from kiosk.training.store.sessions import Session as Session
from kiosk.training.store.sessions import SessionKind as SessionKind
from kiosk.training.store.store import DAY_MS as DAY_MS
from kiosk.training.store.store import FOLDER as FOLDER
from kiosk.training.store.store import FULL_TABLE as FULL_TABLE
from kiosk.training.store.store import HOUR_MS as HOUR_MS
from kiosk.training.store.store import OtherStore as OtherStore
from kiosk.training.store.store import Store as Store
from kiosk.training.store.store import no_store as no_store
