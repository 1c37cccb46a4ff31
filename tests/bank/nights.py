"""One night of a table, and a night whose texts all contain the same hostile words."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from kiosk.bank import HouseMonth, NightCharity, NightReader, Span, TableNight, counted_night, counts_of, span_of
from kiosk.bank.night_rows import NightSlip
from kiosk.events import BoxPosted
from kiosk.journal import Event


def table_night(table: str, events: Iterable[Event], span: Span, posted: Iterable[BoxPosted] = ()) -> TableNight:
    """Return the night of a table from its events and the counts of drop boxes."""
    reader = NightReader(table, span)
    for event in events:
        if not reader.take(event):
            break
    return counted_night(reader.night(), counts_of(table, posted))


def worded_night(words: str, *, slips: int = 1) -> TableNight:
    """Return a night with `many` void slips: `words` are the reason and the names of each one's signers."""
    night = table_night("NH-07", (), span_of(date(2026, 11, 21), "08:00"))
    signed = (("floor", words), ("dealer", words))
    made = tuple(NightSlip(nth, nth, "fill", 2_500, "void", words, signed) for nth in range(1, slips + 1))
    return replace(night, slips=made)


def worded_month(words: str, *, nights: int = 1) -> HouseMonth:
    """Return a month with `many` nights that nobody has closed: `words` are the charity of each."""
    charity = NightCharity(words, 10, 35)
    night = worded_night(words, slips=0)
    every = (replace(night, table=f"T<{nth}>", charity=charity) for nth in range(nights))
    return HouseMonth(date(2026, 11, 1), tuple(every))
