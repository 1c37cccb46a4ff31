"""The staff: people, their proofs, their permissions, and their signatures."""

from kiosk.staff.authority import MAY as MAY
from kiosk.staff.authority import ROLE_NAMES as ROLE_NAMES
from kiosk.staff.authority import Act as Act
from kiosk.staff.authority import Authority as Authority
from kiosk.staff.changes import staff_changes as staff_changes
from kiosk.staff.file import MAX_DIGITS as MAX_DIGITS
from kiosk.staff.file import MIN_DIGITS as MIN_DIGITS
from kiosk.staff.file import Person as Person
from kiosk.staff.file import Role as Role
from kiosk.staff.names import as_seen as as_seen
from kiosk.staff.names import cleaned as cleaned
from kiosk.staff.names import on_paper as on_paper
from kiosk.staff.names import reads_alike as reads_alike
from kiosk.staff.register import NotProven as NotProven
from kiosk.staff.register import Staff as Staff
from kiosk.staff.register import small_hasher as small_hasher
from kiosk.staff.separation import besides as besides
from kiosk.staff.separation import refuse_unmarked as refuse_unmarked
