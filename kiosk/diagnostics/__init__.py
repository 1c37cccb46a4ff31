"""Diagnostics of a table for a technician: devices, journal, versions, self tests and an export."""

from kiosk.diagnostics.log_export import export as export
from kiosk.diagnostics.log_export import folders as folders
from kiosk.diagnostics.report import Diagnostics as Diagnostics
from kiosk.diagnostics.report import ShownFrame as ShownFrame
from kiosk.diagnostics.self_tests import Fact as Fact
