"""Results of the nightly verifier on the stored journals, and reports made from them."""

from kiosk.floor.verified.reports import ReportBy as ReportBy
from kiosk.floor.verified.reports import day_begins_ms as day_begins_ms
from kiosk.floor.verified.reports import report as report
from kiosk.floor.verified.reports import zone_of as zone_of
from kiosk.floor.verified.verified import EVENT_COLUMNS as EVENT_COLUMNS
from kiosk.floor.verified.verified import LastVerified as LastVerified
from kiosk.floor.verified.verified import keep_verification as keep_verification
from kiosk.floor.verified.verified import kept_journals as kept_journals
from kiosk.floor.verified.verified import last_verified as last_verified
from kiosk.floor.verified.verified import newest_verified as newest_verified
from kiosk.floor.verified.verified import verifications as verifications
from kiosk.floor.verified.verified import verified_upto as verified_upto
