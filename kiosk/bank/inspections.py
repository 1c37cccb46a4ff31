"""The receipt of an inspection: the same lines at a table's slip printer, on the screen, and by `kiosk decks`."""

from collections.abc import Callable
from typing import Final

from kiosk.core.clock import stamp
from kiosk.core.devices import SlipLine, SlipPage
from kiosk.core.text import Sentence, Text, text
from kiosk.events import DeckLogged

TITLE: Final = text("INSPECTION RECEIPT")
REPRINT: Final = text("REPRINT")
SHOWN_TO: Final = {"hand": text("by hand"), "shoe": text("in the shoe"), "camera": text("to the camera")}
_SIGNED: Final = {"floor": text("Floor"), "dealer": text("Dealer"), "second": text("Second signature")}


def receipt_rows(
    what: DeckLogged, at_ms: int, *, house: str, name: Callable[[str], str] = str
) -> tuple[tuple[Text, str], ...]:
    """Return the lines of an inspection's receipt at `at_ms`, (label, value). `name` names a person by the ID."""
    assert what.step == "inspected", "only an inspection has a receipt"
    signed = ((_SIGNED[duty], name(who)) for duty, who in what.signed if duty != "dealer")
    rows = (
        (text("House"), house),
        (text("Date"), stamp(at_ms)),
        (text("Table"), what.table),
        (text("Seal number"), what.seal),
        (text("Bar code"), what.code),
        (text("Card back"), what.back),
        (text("Pieces"), str(what.pieces)),
        (text("Inspected"), Sentence(SHOWN_TO[what.how])),
        (text("Machine"), what.machine),
        (text("Maker"), what.maker),
        (text("Model"), what.model),
        (text("Serial number"), what.serial),
        (text("Cards read by the machine"), str(what.read or "")),
        (text("Dealer"), name(what.dealer)),
        *signed,
    )
    return tuple((label, value or "–") for label, value in rows)


def receipt_page(
    what: DeckLogged, at_ms: int, number: str, origin: str, *, house: str, name: Callable[[str], str], again: bool
) -> SlipPage:
    """Return the receipt as it is printed; `again` marks a copy. `origin` names the record that it is of."""
    rows = receipt_rows(what, at_ms, house=house, name=name)
    lines = [SlipLine(Sentence(label), value) for label, value in (*rows, (text("Record"), origin))]
    return SlipPage(number, Sentence(TITLE), tuple(lines), Sentence(REPRINT) if again else "")
