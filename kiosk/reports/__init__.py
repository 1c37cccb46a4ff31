"""Reports of a house from the journals of its tables: by gaming day, shift, table, game, dealer, or charity.

- `measures.py`: the measures, with the events of each
- `kept_days.py`: the stored gaming days
- `names.py`: the names of games, wagers, and lines
- `report.py`: the figures of each row, and the band of a hold
- `questions.py`: the questions of a shift manager, and the figures that answer them
- `report_files.py`: a report as lines to print, and as CSV
"""

from kiosk.reports.kept_days import DAY_KINDS as DAY_KINDS
from kiosk.reports.kept_days import DayReader as DayReader
from kiosk.reports.kept_days import KeptDays as KeptDays
from kiosk.reports.kept_days import TableDay as TableDay
from kiosk.reports.kept_days import times_entered as times_entered
from kiosk.reports.names import ReportNames as ReportNames
from kiosk.reports.names import report_names as report_names
from kiosk.reports.questions import QUESTIONS as QUESTIONS
from kiosk.reports.questions import AnswerLine as AnswerLine
from kiosk.reports.questions import answers as answers
from kiosk.reports.questions import question as question
from kiosk.reports.report import ALL as ALL
from kiosk.reports.report import GroupBy as GroupBy
from kiosk.reports.report import HouseReport as HouseReport
from kiosk.reports.report import TableFigures as TableFigures
from kiosk.reports.report import house_report as house_report
from kiosk.reports.report_files import PrintedLine as PrintedLine
from kiosk.reports.report_files import band_text as band_text
from kiosk.reports.report_files import figure_words as figure_words
from kiosk.reports.report_files import is_wrong as is_wrong
from kiosk.reports.report_files import report_csv as report_csv
from kiosk.reports.report_files import report_lines as report_lines
from kiosk.reports.report_files import value_text as value_text
