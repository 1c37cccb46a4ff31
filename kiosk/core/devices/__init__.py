"""Protocols that the core requires of hardware. Drivers implement them; the core never sees a wire.

A driver reports on its own thread. The listener moves the event to its own thread.
"""

from kiosk.core.devices.badge import BadgeEvent as BadgeEvent
from kiosk.core.devices.badge import BadgeRead as BadgeRead
from kiosk.core.devices.badge import BadgeReader as BadgeReader
from kiosk.core.devices.badge import masked as masked
from kiosk.core.devices.camera import Camera as Camera
from kiosk.core.devices.camera import CameraDeck as CameraDeck
from kiosk.core.devices.camera import CameraEvent as CameraEvent
from kiosk.core.devices.camera import CameraKept as CameraKept
from kiosk.core.devices.camera import CameraSetup as CameraSetup
from kiosk.core.devices.camera import CameraTested as CameraTested
from kiosk.core.devices.camera import CameraZone as CameraZone
from kiosk.core.devices.camera import CardsSeen as CardsSeen
from kiosk.core.devices.camera import DiceSeen as DiceSeen
from kiosk.core.devices.camera import Evidence as Evidence
from kiosk.core.devices.camera import Picture as Picture
from kiosk.core.devices.camera import SeenCard as SeenCard
from kiosk.core.devices.camera import ZoneUnclear as ZoneUnclear
from kiosk.core.devices.printer import PrinterChanged as PrinterChanged
from kiosk.core.devices.printer import PrinterState as PrinterState
from kiosk.core.devices.printer import SlipEvent as SlipEvent
from kiosk.core.devices.printer import SlipFailed as SlipFailed
from kiosk.core.devices.printer import SlipLine as SlipLine
from kiosk.core.devices.printer import SlipPage as SlipPage
from kiosk.core.devices.printer import SlipPrinted as SlipPrinted
from kiosk.core.devices.printer import SlipPrinter as SlipPrinter
from kiosk.core.devices.seats import SeatCards as SeatCards
from kiosk.core.devices.seats import SeatEvent as SeatEvent
from kiosk.core.devices.seats import SeatReader as SeatReader
from kiosk.core.devices.shoe import CardRead as CardRead
from kiosk.core.devices.shoe import CardUnread as CardUnread
from kiosk.core.devices.shoe import Shoe as Shoe
from kiosk.core.devices.shoe import ShoeAlarm as ShoeAlarm
from kiosk.core.devices.shoe import ShoeEvent as ShoeEvent
from kiosk.core.devices.sign import JackpotSign as JackpotSign
from kiosk.core.devices.sign import SignRow as SignRow
from kiosk.core.devices.state import FAMILIES as FAMILIES
from kiosk.core.devices.state import Described as Described
from kiosk.core.devices.state import DeviceState as DeviceState
from kiosk.core.devices.state import Frame as Frame
from kiosk.core.devices.state import StateChanged as StateChanged
from kiosk.core.devices.state import Traced as Traced
from kiosk.core.devices.state import Way as Way
