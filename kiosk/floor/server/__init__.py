"""The PostgreSQL of the floor: its schema and who may do what there, who comes in, and one of our own to try."""

from kiosk.floor.server.certificates import CertificateAuthority as CertificateAuthority
from kiosk.floor.server.certificates import shown_certificate as shown_certificate
from kiosk.floor.server.enrolment import add_console as add_console
from kiosk.floor.server.enrolment import enrol as enrol
from kiosk.floor.server.enrolment import make_role as make_role
from kiosk.floor.server.enrolment import role_of as role_of
from kiosk.floor.server.enrolment import shut_out as shut_out
from kiosk.floor.server.known import KnownServer as KnownServer
from kiosk.floor.server.known import begin_epoch as begin_epoch
from kiosk.floor.server.own_server import OwnServer as OwnServer
from kiosk.floor.server.schema import PUBLISHER as PUBLISHER
from kiosk.floor.server.schema import migrate as migrate
from kiosk.floor.server.schema import plainly as plainly
from kiosk.floor.server.schema import schema_of as schema_of
from kiosk.floor.server.server import NOT_UNDERSTOOD as NOT_UNDERSTOOD
from kiosk.floor.server.server import FloorError as FloorError
from kiosk.floor.server.server import connected as connected
from kiosk.floor.server.server import cut as cut
from kiosk.floor.server.server import host_of as host_of
from kiosk.floor.server.server import refuse_named as refuse_named
from kiosk.floor.server.server import wrong_connection as wrong_connection
from kiosk.floor.server.standby import confirmed as confirmed
from kiosk.floor.server.standby import waits_for_standby as waits_for_standby
from kiosk.floor.server.tried_rights import rights as rights
from kiosk.floor.server.waiting import Waker as Waker
from kiosk.floor.server.waiting import listen as listen
