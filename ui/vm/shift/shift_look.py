"""One look of the pages around the hands: every property that their QML reads."""

from kiosk.core.value import value
from ui.vm.controls.pay_rows import PayColumn
from ui.vm.table.guide_rows import RailRow


@value
class GameRow:
    """A game that may be dealt here. `last`: it was dealt here last."""

    key: str
    title: str
    revision: str
    limits: str
    seats: str
    jackpots: str
    last: str


@value
class PostedRow:
    """A jackpot: the posted amount, and the entered one; `chosen`: the keys are for it."""

    name: str
    posted: str
    entered: str
    chosen: bool


@value
class KeepRow:
    """A seat that may keep the old minimum; `chosen`: it does."""

    seat: int
    chosen: bool


@value
class CountRow:
    """A chip of the rack, and its count: `chips` of them are drawn in its tube.

    `full` are in whole tubes that were just touched: the tube that is shown is the next one.
    """

    chip: str
    hue: str
    count: str
    chips: int
    amount: str
    counted: bool
    chosen: bool
    full: int


@value
class ComparedRow:
    """A counted chip, `before` the count for comparison, and `off` the difference; "" without one."""

    chip: str
    hue: str
    count: str
    chips: int
    amount: str
    off: str
    before: str


@value
class SumRow:
    """A line that is compared or signed for. `tone` is "", total or off."""

    label: str
    value: str
    tone: str = ""


@value
class WayRow:
    """The acts that are allowed now. `note` is their effect."""

    key: str
    label: str
    note: str = ""


@value
class PanelChip:
    """A moved chip: `chips` are drawn, `of` is the slip's number if it differs. `tone` is "", right, or wrong."""

    chip: str
    hue: str
    chips: int
    count: str
    of: str
    amount: str
    tone: str = ""


@value
class PanelSigner:
    """A signer for a part of a fill: `phase` is done, now, or next. `withdraws`: a touch takes a signature back."""

    role: str
    label: str
    name: str
    phase: str
    withdraws: bool


@value
class PanelRow:
    """A part of a fill: requested, on its way, or counted. `phase` is done, now, or next."""

    title: str
    number: str
    phase: str
    at: str
    amount: str
    slip: str
    chips: tuple[PanelChip, ...]
    signers: tuple[PanelSigner, ...]
    note: str
    wrong: bool = False


@value
class SignatureRow:
    """A signer in a role. `phase` is done, now or next."""

    role: str
    label: str
    name: str
    note: str
    phase: str


@value
class ShiftLook:
    """One look of the pages; `page` is "" if none is up. `beside`: the felt stays at its side."""

    page: str = ""
    beside: bool = False
    table_id: str = ""
    heading: str = ""
    clock: str = ""
    step: str = ""
    instruction: str = ""
    rule: str = ""
    rail: tuple[RailRow, ...] = ()
    games: tuple[GameRow, ...] = ()
    pays_title: str = ""
    pays: tuple[PayColumn, ...] = ()
    jackpots: tuple[PostedRow, ...] = ()
    keeps: tuple[KeepRow, ...] = ()
    keeps_title: str = ""
    jackpots_note: str = ""
    jackpots_when: str = ""
    keys_title: str = ""
    keys_value: str = ""
    keys_next: str = ""
    keys_extra: str = "000"
    rack: tuple[CountRow, ...] = ()
    rack_title: str = ""
    rack_total: str = ""
    rack_note: str = ""
    compared: tuple[ComparedRow, ...] = ()
    terms: tuple[SumRow, ...] = ()
    panels: tuple[PanelRow, ...] = ()
    has_panels: bool = False
    sums: tuple[SumRow, ...] = ()
    ways: tuple[WayRow, ...] = ()
    signatures: tuple[SignatureRow, ...] = ()
    strip: str = ""
    strip_tone: str = ""
    back: str = ""
    secondary: str = ""
    secondary_tone: str = "floorLine"
    calls_floor: bool = False
    floor_called: bool = False
    primary: str = ""
    can_proceed: bool = False
