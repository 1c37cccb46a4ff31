"""Finished hands: as rows, recalled step by step, and the evidence of the camera's readings."""

from kiosk.archive.camera_readings import Flat as Flat
from kiosk.archive.camera_readings import ZoneReading as ZoneReading
from kiosk.archive.camera_readings import readings as readings
from kiosk.archive.history import HandRow as HandRow
from kiosk.archive.history import History as History
from kiosk.archive.history import Mark as Mark
from kiosk.archive.history import Sought as Sought
from kiosk.archive.history import exported_counts as exported_counts
from kiosk.archive.history import hand_rows as hand_rows
from kiosk.archive.history import row_of as row_of
from kiosk.archive.recall import exported as exported
from kiosk.archive.recall import finished as finished
from kiosk.archive.recall import histories as histories
from kiosk.archive.recall import never_turned as never_turned
from kiosk.archive.recall import steps as steps
from kiosk.archive.recalled_hand import Recall as Recall
from kiosk.archive.recalled_hand import description_of as description_of
from kiosk.archive.recalled_table import RecalledTable as RecalledTable
