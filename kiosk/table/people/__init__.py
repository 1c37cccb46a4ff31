"""The people at a table, the signers, and the rule that nobody signs for their own work.

people.py      the dealer, the supervising dealer, and the person who must come
who_signs.py   who may sign here now; at_console.py, signed at a console
elsewhere.py   at which other table somebody is signed in
"""

from kiosk.table.people.at_console import AtConsole as AtConsole
from kiosk.table.people.at_console import keep_console as keep_console
from kiosk.table.people.at_console import prove_at as prove_at
from kiosk.table.people.elsewhere import signed_in_elsewhere as signed_in_elsewhere
from kiosk.table.people.people import Elsewhere as Elsewhere
from kiosk.table.people.people import MayDeal as MayDeal
from kiosk.table.people.people import People as People
from kiosk.table.people.people import Signature as Signature
from kiosk.table.people.who_signs import own_hand as own_hand
from kiosk.table.people.who_signs import own_work as own_work
from kiosk.table.people.who_signs import signers as signers
