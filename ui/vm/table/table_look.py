"""One look of the table screen: every property that its QML reads."""

from dataclasses import field

from PySide6.QtGui import QImage

from kiosk.core.value import value
from ui.vm.table.felt.felt_rows import PotChips, PotRow, SpotRow
from ui.vm.table.felt.option_keys import OptionKey
from ui.vm.table.felt.seat_results import NO_RESULT, Result
from ui.vm.table.felt.seat_rows import SeatRow, SeatWagerRow
from ui.vm.table.guide_rows import RailRow
from ui.vm.table.money.chip_rows import ChipPile
from ui.vm.table.money.pay_lines import PaidLine
from ui.vm.table.money.payout_proof import PayoutProof
from ui.vm.table.money.totals import WagerTotal
from ui.vm.table.under_way.card_keys import CardKey, DieKey
from ui.vm.table.under_way.signing import FloorCard


@value
class Jackpot:
    name: str
    amount: str


@value
class DeviceDot:
    label: str
    ok: bool


@value
class Chip:
    text: str
    hue: str


@value
class Reason:
    key: str
    label: str
    tint: str = "plain"
    narrow: bool = False


@value
class PanelStep:
    step: str


@value
class DueNow:
    """The next result of a seat, on its own if there is no room for it at the seat. `seat` is 0 for none."""

    seat: int = 0
    name: str = ""
    result: Result = NO_RESULT
    chips: tuple[ChipPile, ...] = ()


@value
class FeltNeeds:
    """The things that need room on the felt. QML gets all of them at once, so that nothing is laid out in steps.

    `seats`, `holes`, `tiles`, `options` and `lines` are the most that there are of each, `pots` is their number;
    `results`, `chips` to push, `stacks` and `totals` are whether there are any, and `due` whether a result is due.
    `strip`: options need the felt's width, one seat at a time, for open amounts, and for players with stacks of their
    own who play against each other. `signs`: a person signs, or a panel is open. `pays`: a called hand has a pay table.
    """

    kind: str = ""
    seats: int = 0
    holes: int = 0
    dice: bool = False
    lines: int = 0
    results: bool = False
    chips: bool = False
    stacks: bool = False
    pots: int = 0
    totals: bool = False
    due: bool = False
    tiles: int = 0
    options: int = 0
    strip: bool = False
    signs: bool = False
    pays: bool = False


@value
class TableLook:
    """One look of the table screen."""

    seats: tuple[SeatRow, ...] = ()
    spots: tuple[SpotRow, ...] = ()
    pots: tuple[PotRow, ...] = ()
    pot_chips: tuple[PotChips, ...] = ()
    pot_total: str = ""
    call_line: str = ""
    rail: tuple[RailRow, ...] = ()
    keys: tuple[CardKey, ...] = ()
    dice_keys: tuple[DieKey, ...] = ()
    view: str = "table"
    stopped: str = ""
    table_id: str = ""
    title: str = ""
    limits: str = ""
    jackpots: tuple[Jackpot, ...] = ()
    devices: tuple[DeviceDot, ...] = ()
    dealer: str = ""
    clock: str = ""
    kind: str = ""
    dice: bool = False
    points: bool = False
    dice_open: bool = False
    needs: FeltNeeds = FeltNeeds()
    due: DueNow = DueNow()
    totals: tuple[WagerTotal, ...] = ()
    settled: str = ""
    has_stacks: bool = False
    step: str = ""
    step_now: int = 0
    instruction: str = ""
    aloud: str = ""
    rule: str = ""
    clause: str = ""
    strip: str = ""
    strip_tone: str = ""
    chips: tuple[Chip, ...] = ()
    chip: int = 0
    acting: int = 0
    acting_title: str = ""
    acting_lines: tuple[SeatWagerRow, ...] = ()
    acting_options: tuple[OptionKey, ...] = ()
    strip_places: int = 0
    amount_title: str = ""
    amount_has_limits: bool = False
    amount: str = ""
    amount_corner: str = ""
    primary: str = ""
    can_proceed: bool = False
    secondary: str = ""
    tips: bool = False
    can_undo: bool = False
    can_forfeit: bool = False
    can_except: bool = False
    can_correct: bool = False
    forfeiting: bool = False
    chooses_other: bool = False
    correcting: bool = False
    floor_called: bool = False
    has_alarm: bool = False
    panel: str = ""
    panel_title: str = ""
    panel_note: str = ""
    panel_brief: str = ""
    panel_steps: tuple[PanelStep, ...] = ()
    panel_action: str = ""
    panel_leaves: bool = False
    reasons: tuple[Reason, ...] = ()
    keys_open: bool = False
    keys_title: str = ""
    keys_picture: QImage = field(default_factory=QImage)  # The picture of the card that the camera could not read.
    has_keys_picture: bool = False
    pad: str = ""
    floor_tag: str = ""
    floor_verb: str = ""
    floor_title: str = ""
    floor_terms: str = ""
    floor_amount: str = ""
    floor_does: str = ""
    floor_disputed: bool = False
    floor_wager: str = ""
    floor_language: str = ""
    floor_wait: str = ""
    floor_slip: str = ""
    floor_proofs: tuple[PayoutProof, ...] = ()
    first_proof: PayoutProof = PayoutProof("", "", False)
    floor_cards: tuple[FloorCard, ...] = ()
    pay_table: str = ""
    pay_lines: tuple[PaidLine, ...] = ()
