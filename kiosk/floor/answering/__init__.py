"""The state of a table for consoles, and a console's answers and orders, sealed for that table alone."""

from kiosk.floor.answering.answers import VERBS as VERBS
from kiosk.floor.answering.answers import AnsweredAtTable as AnsweredAtTable
from kiosk.floor.answering.answers import ConsoleAnswer as ConsoleAnswer
from kiosk.floor.answering.answers import poll as poll
from kiosk.floor.answering.answers import take as take
from kiosk.floor.answering.orders import ORDER as ORDER
from kiosk.floor.answering.orders import RIGHTS as RIGHTS
from kiosk.floor.answering.orders import Order as Order
from kiosk.floor.answering.orders import orders_for as orders_for
from kiosk.floor.answering.orders import shown_digest as shown_digest
from kiosk.floor.answering.pin_box import PinBox as PinBox
from kiosk.floor.answering.pin_box import SignedAnswer as SignedAnswer
from kiosk.floor.answering.pin_box import sealed_for as sealed_for
from kiosk.floor.answering.status import StatusBuilder as StatusBuilder
from kiosk.floor.answering.status import TableStatus as TableStatus
from kiosk.floor.answering.status import received_text as received_text
