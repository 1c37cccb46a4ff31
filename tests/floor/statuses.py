"""The status of a test table, as it would be sent to the floor."""

from typing import Final

from kiosk.core.text import as_json, counted, text
from kiosk.floor.answering.status import DeviceStatus, TableStatus
from kiosk.table import CallAtTable

WORDS: Final = as_json(text("{seat} waits for {what}.", seat=3, what=text("the floor")))
CALL: Final = CallAtTable(
    id="5/1", kind="hand", at_ms=1_790_000_000_000, seats=(3,), line=WORDS, does="pay", cards=("Ah",),
    pictures=("ab" * 32,),
)  # fmt: skip
STATUS: Final = TableStatus(
    game="nh",
    title="New Hampshire",
    seats=6,
    taken=(1, 3),
    usual=(30, 60),
    stopped=as_json(counted("%n card", "%n cards", n=2)),
    calls=(CALL,),
    devices=(DeviceStatus("shoe", "Shoe", is_well=False, since_ms=7, why=WORDS),),
    jackpots={"mega": 100},
    games=(("nh", "New Hampshire"),),
    box="ab" * 32,
    vouched="cd" * 64,
)
