"""The journal of a table: one append-only file of events, chained, signed, and verified."""

from kiosk.journal.archiving import archive as archive
from kiosk.journal.chain import NOT_A_KEY as NOT_A_KEY
from kiosk.journal.chain import Checkpoint as Checkpoint
from kiosk.journal.chain import Event as Event
from kiosk.journal.chain import another_version as another_version
from kiosk.journal.chain import is_vouched as is_vouched
from kiosk.journal.chain import load_or_create_key as load_or_create_key
from kiosk.journal.chain import public_bytes as public_bytes
from kiosk.journal.chain import seal_key as seal_key
from kiosk.journal.chain import vouched_for as vouched_for
from kiosk.journal.file import lock_journal as lock_journal
from kiosk.journal.growth import Growth as Growth
from kiosk.journal.growth import bytes_words as bytes_words
from kiosk.journal.opening import is_witnessed as is_witnessed
from kiosk.journal.opening import sealed_end as sealed_end
from kiosk.journal.read import JournalReader as JournalReader
from kiosk.journal.read import read_journal as read_journal
from kiosk.journal.read import unfinished as unfinished
from kiosk.journal.tail import JournalTail as JournalTail
from kiosk.journal.verification import Finding as Finding
from kiosk.journal.verification import Report as Report
from kiosk.journal.verification import Walk as Walk
from kiosk.journal.verification import fault_at as fault_at
from kiosk.journal.verification import verify as verify
from kiosk.journal.write import Journal as Journal
