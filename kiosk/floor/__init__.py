"""The floor: one PostgreSQL that has what every table pushes, and from which it is answered. A table goes on alone."""

from kiosk.floor.certificates import CertificateAuthority as CertificateAuthority
from kiosk.floor.certificates import shown_certificate as shown_certificate
from kiosk.floor.enrolment import add_console as add_console
from kiosk.floor.enrolment import enrol as enrol
from kiosk.floor.enrolment import role_of as role_of
from kiosk.floor.enrolment import shut_out as shut_out
from kiosk.floor.link import FloorLink as FloorLink
from kiosk.floor.link import LinkEvent as LinkEvent
from kiosk.floor.link import Parted as Parted
from kiosk.floor.own_server import OwnServer as OwnServer
from kiosk.floor.pushing import PushStatus as PushStatus
from kiosk.floor.pushing import push_on as push_on
from kiosk.floor.pushing import refusal as refusal
from kiosk.floor.schema import migrate as migrate
from kiosk.floor.server import connected as connected
from kiosk.floor.tried_rights import rights as rights
from kiosk.floor.verified import kept_journals as kept_journals
