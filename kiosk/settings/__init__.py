"""The house’s files as frozen models, checked against each other, and where its records lie."""

from kiosk.settings.files import DeviceKinds as DeviceKinds
from kiosk.settings.files import DeviceSettings as DeviceSettings
from kiosk.settings.files import HouseSettings as HouseSettings
from kiosk.settings.files import Settings as Settings
from kiosk.settings.files import TableSettings as TableSettings
from kiosk.settings.files import check as check
from kiosk.settings.files import config_dir as config_dir
from kiosk.settings.files import load as load
from kiosk.settings.folders import STAFF_FILE as STAFF_FILE
from kiosk.settings.folders import Records as Records
from kiosk.settings.folders import camera_folders as camera_folders
from kiosk.settings.folders import data_dir as data_dir
from kiosk.settings.folders import refuse_shared as refuse_shared
from kiosk.settings.folders import table_id as table_id
from kiosk.settings.payouts import NOTHING as NOTHING
from kiosk.settings.payouts import Needs as Needs
from kiosk.settings.payouts import PayoutLimits as PayoutLimits
from kiosk.settings.payouts import frozen as frozen
from kiosk.settings.payouts import in_force as in_force
from kiosk.settings.payouts import needs as needs
from kiosk.settings.payouts import thawed as thawed
from kiosk.settings.screen import PERSONAL as PERSONAL
from kiosk.settings.screen import ScreenSettings as ScreenSettings
from kiosk.settings.screen_choices import FILE as FILE
from kiosk.settings.screen_choices import ScreenChoices as ScreenChoices
