"""Reasons for dropping a touch, with the sentence for each."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from kiosk.core.text import Text, text


class Dropped(Enum):
    """The reason why a touch does not count."""

    PALM = auto()
    SLID = auto()
    RESIZED = auto()
    LATE = auto()  # The question changed under the finger.
    BOUNCED = auto()  # The same place was touched a moment before.
    STUCK = auto()  # Dirt or a defect of the panel touches for seconds: it is ignored, and other fingers count.
    LOST = auto()  # The release of the touch before was lost, as when the panel was unplugged.
    TWO = auto()  # Two fingers touched one target, or two answers to one question.
    WIPED = auto()  # A cloth wiped the screen a moment before.
    LOCKED = auto()  # The screen is locked for cleaning.
    WOKE = auto()  # The screen was dim.


WHY: Final[Mapping[Dropped, Text]] = MappingProxyType(
    {
        Dropped.PALM: text("Palm ignored. Use one finger."),
        Dropped.SLID: text("Swipe ignored. Touch, then lift."),
        Dropped.RESIZED: text("The screen resized as you touched: touch ignored. Look again."),
        Dropped.LATE: text("The question changed as you touched: touch ignored. Look again."),
        Dropped.BOUNCED: text("Second contact ignored. To touch the same place again, wait a moment."),
        Dropped.STUCK: text("Something is on the screen: wipe it."),
        Dropped.LOST: text("The touchscreen lost a touch. Touch again."),
        Dropped.TWO: text("Two fingers at once. Nothing was entered: touch with one."),
        Dropped.WIPED: text("Wipe ignored. To clean the screen, touch the padlock first."),
        Dropped.LOCKED: text("Screen locked for cleaning. To unlock, touch 1, then 2."),
        Dropped.WOKE: text("The screen was dim. That touch only woke it."),
    }
)
