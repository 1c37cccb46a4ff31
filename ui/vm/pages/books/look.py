"""The look of the books page, and the rows of its lists."""

from typing import Final

from kiosk.core.value import value
from ui.vm.controls.rows import NamedKey

EVENTS_SHOWN: Final = 100
"""Most hands of a difference, and most events of a figure, that are listed."""


@value
class NightRow:
    """A row of the night: a charity, a table, or a total. `note` is its second line, beside a charity its tables."""

    key: str
    table: str
    opener: str = ""
    fills: str = ""
    credits: str = ""
    drop: str = ""
    closer: str = ""
    win: str = ""
    hands: str = ""
    difference: str = ""
    kind: str = "table"
    note: str = ""
    wrong: bool = False
    explained: bool = False
    chosen: bool = False


@value
class ShareRow:
    """The shares of the win of a charity's tables."""

    charity: str
    win: str
    due: str
    share: str
    house: str
    deposit: str
    total: bool = False


@value
class SideLine:
    label: str
    value: str
    wrong: bool = False


@value
class SlipMark:
    """A slip of a table, in its order. `kind` is done, open, void, or missing."""

    number: str
    kind: str


@value
class SignedLine:
    """The person who signed for a count of a table, or nobody if `who` is ""."""

    label: str
    who: str


@value
class BooksRow:
    key: str
    label: str
    count: str
    amount: str
    chosen: bool = False


@value
class ReportBar:
    """A bar of a chart. `share` is its length, and `low` and `high` its band, as parts of the chart; −1 for none."""

    key: str
    of: str
    note: str
    value: str
    share: float
    low: float = -1.0
    high: float = -1.0
    wrong: bool = False
    chosen: bool = False


@value
class BooksLook:
    """One look. `tab` is night, count, charities, players or reports; `step` is show, pad, text or sign.

    `closes` is the label of the key that signs the night, "" if it is signed; `explains` and `sees` are the keys of a
    difference, "" for none.

    `month_parts` are the differences before the day, those of the day, and those of the table at the side, as parts of
    the limit of a notice, or of their sum if it is above the limit.
    """

    tab: str = "night"
    step: str = "show"
    tabs: tuple[NamedKey, ...] = ()
    day: str = ""
    note: str = ""
    busy: bool = False
    nights: tuple[NightRow, ...] = ()
    shares: tuple[ShareRow, ...] = ()
    state_percent: str = ""
    charity_percent: str = ""
    side_title: str = ""
    side_amount: str = ""
    side_wrong: bool = False
    side_text: str = ""
    side_lines: tuple[SideLine, ...] = ()
    keys: tuple[NamedKey, ...] = ()
    rows: tuple[BooksRow, ...] = ()
    bars: tuple[ReportBar, ...] = ()
    letters: tuple[NamedKey, ...] = ()
    typed: str = ""
    total: str = ""
    is_enough: bool = False
    leaves: bool = False
    has_nights: bool = False
    has_shares: bool = False
    month_title: str = ""
    month_total: str = ""
    month_parts: tuple[float, ...] = ()
    month_note: str = ""
    month_left: str = ""
    month_wrong: bool = False
    slips_title: str = ""
    slips_note: str = ""
    slips_wrong: bool = False
    slips: tuple[SlipMark, ...] = ()
    signed: tuple[SignedLine, ...] = ()
    closes: str = ""
    can_close: bool = False
    explains: str = ""
    sees: str = ""
    strip: str = ""
    strip_tone: str = ""
