"""A floor console: the state of every table, alerts, and answers."""

from kiosk.floor.console.hands import AfterHand as AfterHand
from kiosk.floor.console.hands import CameTo as CameTo
from kiosk.floor.console.hands import HandAtFloor as HandAtFloor
from kiosk.floor.console.hands import HandRecalled as HandRecalled
from kiosk.floor.console.hands import HandsFound as HandsFound
from kiosk.floor.console.hands import HandsSought as HandsSought
from kiosk.floor.console.hands import readable as readable
from kiosk.floor.console.house import Alert as Alert
from kiosk.floor.console.house import AlertKind as AlertKind
from kiosk.floor.console.house import FloorHouse as FloorHouse
from kiosk.floor.console.link import ConsoleLink as ConsoleLink
from kiosk.floor.console.news import AnswerTaken as AnswerTaken
from kiosk.floor.console.news import Behind as Behind
from kiosk.floor.console.news import ConsoleNews as ConsoleNews
from kiosk.floor.console.news import TableSeen as TableSeen
from kiosk.floor.console.news import Unseen as Unseen
from kiosk.floor.console.office import Office as Office
