"""Big payouts: dated limits, who signs, the tax form, the slip, and its copies."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import DeviceState, PrinterState, SlipEvent, SlipFailed, SlipPage, SlipPrinted, StateChanged
from kiosk.core.text import text
from kiosk.events import HandOpened
from kiosk.procedure import Confirm, Does, Floor, Item, Place, Settle
from kiosk.settings import NEEDS_NOTHING, HouseSettings, Needs, PayoutLimits, in_force, needs
from kiosk.table import SlipStatus, Stage, Table
from kiosk.table.money.payouts import Payouts
from tests.dealt import refused
from tests.payouts import big, deal, to_six_card
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of, make_ready, void, write_slips

LIMITS = PayoutLimits.model_validate(
    {
        "from": "2026-01-01",
        "slip": 600,
        "second_signature": 1200,
        "tax_form": {"name": "W-2G", "amount": 600, "odds": "300:1"},
    }
)


@dataclass
class KeepingTray:
    """A printer that keeps its prints, and reports them on request."""

    report: Callable[[SlipEvent], None]
    pages: dict[str, SlipPage] = field(default_factory=dict)
    jammed: bool = False
    state: PrinterState = PrinterState.READY

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        self.report = on_event

    def stop(self) -> None: ...

    def print(self, slip: SlipPage, key: str) -> None:
        if self.jammed:
            self.report(SlipFailed(key, "The paper is jammed: open the printer."))
        elif key not in self.pages:
            self.pages[key] = slip
            self.report(SlipPrinted(key, "printed"))


@pytest.fixture
def tray(house: House) -> KeepingTray:
    tray = KeepingTray(house.table.slips.slip_event)
    house.table.slips.connect(tray)
    return tray


def stage(table: Table) -> Stage | None:
    return table.payouts.due.stage if table.payouts.due else None


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.journal.events()]


def page_of(kept: SlipStatus) -> dict[str, str]:
    return {line.text: line.value for line in kept.page().lines}


def item(pay: int, stake: int = 1000, does: Does = Does.PAY) -> Item:
    return Item(1, text("6 Card bonus"), does, stake, text("Straight flush"), pay)


@pytest.mark.parametrize(
    ("pay", "stake", "needed"),
    [
        (59_999, 1000, NEEDS_NOTHING),
        (60_000, 1000, Needs(slip=True)),
        (60_000, 200, Needs(slip=True, tax_form="W-2G")),
        (60_000, 201, Needs(slip=True)),
        (119_999, 1000, Needs(slip=True)),
        (120_000, 1000, Needs(slip=True, second_signature=True)),
        (2_500_000, 1000, Needs(slip=True, second_signature=True, tax_form="W-2G")),
    ],
)
def test_a_payout_that_reaches_a_limit_needs_its_papers(pay: int, stake: int, needed: Needs) -> None:
    assert needs(LIMITS, item(pay, stake)) == needed


def test_only_payments_on_a_stake_are_payouts_of_the_house() -> None:
    assert needs(LIMITS, item(500_000, stake=0)) == NEEDS_NOTHING
    assert needs(LIMITS, item(0, stake=500_000, does=Does.TAKE)) == NEEDS_NOTHING
    assert needs(None, item(500_000)) == NEEDS_NOTHING


def test_the_latest_limits_whose_day_has_come_hold() -> None:
    newer = LIMITS.model_copy(update={"since": LIMITS.since.replace(year=2027), "slip": 200_000})
    day_ms = 24 * 3_600_000
    at_2026_12_30, at_2027_01_02 = 1_798_632_000_000, 1_798_891_200_000
    assert in_force((newer, LIMITS), at_2026_12_30) is LIMITS
    assert in_force((newer, LIMITS), at_2027_01_02) is newer
    assert in_force((newer, LIMITS), at_2026_12_30 - 400 * day_ms) is LIMITS, "a wrong clock switches nothing off"
    assert in_force((newer, LIMITS), 0) is LIMITS
    assert in_force((), 0) is None


def test_two_lists_from_one_day_are_refused() -> None:
    limits = {"from": "2026-01-01", "slip": 600}
    with pytest.raises(ValueError, match="two lists apply from 2026-01-01"):
        HouseSettings.model_validate({"name": "House", "payouts": [limits, limits]})


def test_the_limits_of_the_day_on_which_a_hand_begins_hold_to_its_end(house: House) -> None:
    table = house.table
    deal(table)
    frozen = table.journal.hand(1)[0].of(HandOpened).rules.payouts
    assert frozen is not None
    assert frozen["second_signature"] == "1200"
    looser = house.settings.house.model_copy(update={"payouts": ()})
    house.settings = replace(house.settings, house=looser)
    table = house.restart()
    to_six_card(table)
    assert stage(table) is Stage.SLIP


def test_a_jackpot_needs_a_second_signature_then_a_slip_before_it_is_pushed(table: Table, tray: KeepingTray) -> None:
    deal(table)
    to_six_card(table)
    prompt = table.round.prompt
    assert isinstance(prompt, Settle)
    assert prompt.items[0].pay == JACKPOTS["minor"] == 100_000
    assert stage(table) is Stage.SLIP, "the floor has acknowledged the hand, and 1,000 is below the second limit"
    assert not table.play.can_proceed
    with refused("no_slip"):
        table.play.proceed()
    table.payouts.make_slips()
    assert stage(table) is None
    table.play.proceed()
    assert isinstance(table.round.prompt, Confirm)
    assert list(tray.pages) == ["NH-07-6PN9JZ-000001"]


def test_the_second_signature_is_another_persons_than_the_first_and_the_dealer(house: House) -> None:
    table = big(house)
    assert stage(table) is Stage.SECOND
    assert [signer.id for signer in table.payouts.signers] == [BOTH]
    with refused("unsigned"):
        table.play.proceed()
    with refused("same_person"):
        table.payouts.sign(FLOOR, PINS[FLOOR])
    with refused("same_person"):
        table.payouts.sign(DEALER, PINS[DEALER])
    with refused("wrong_pin"):
        table.payouts.sign(BOTH, "0000")
    table.payouts.sign(BOTH, PINS[BOTH])
    assert stage(table) is Stage.TAX
    with refused("not_now"):
        table.payouts.make_slips()
    table.payouts.tax_form_filled()
    assert stage(table) is Stage.SLIP


def test_everything_on_the_way_survives_a_restart(house: House) -> None:
    table = big(house)
    stages = []
    while (due := table.payouts.due) is not None:
        stages.append(due.stage)
        match due.stage:
            case Stage.SECOND:
                table.payouts.sign(BOTH, PINS[BOTH])
            case Stage.TAX:
                table.payouts.tax_form_filled()
            case Stage.SLIP:
                table.payouts.make_slips()
            case _:
                write_slips(table)
        table = house.restart()
    assert stages == [Stage.SECOND, Stage.TAX, Stage.SLIP, Stage.PAPER]
    table.play.proceed()
    table.play.proceed()
    assert kinds(table).count("slip_issued") == 1


def test_a_slip_says_everything(house: House, tray: KeepingTray) -> None:
    table = big(house)
    make_ready(table)
    (kept,) = table.slips.newest(9)
    page = page_of(kept)
    assert page.pop("Date").startswith("2026-")
    assert page.pop("Record")
    assert page == {
        "House": "Demo House",
        "Table": "NH-07",
        "Hand": "1",
        "Game": "New Hampshire Hold\N{NO-BREAK SPACE}’Em",
        "Seat": "1",
        "Flop · Turn · River": "9d Kd Qc",
        "6 Card Bonus": "4h 5h 6h Ks",
        "Seat 1": "2h 3h",
        "Wager": "6 Card bonus, $10",
        "Won with": "Straight flush, six high",
        "Pays": "100% of the MINOR",
        "Tax form": "W-2G",
        "Dealer": "M. Ortiz",
        "Floor": "R. Haddad",
        "Second signature": "J. Kim",
        "Amount": "$5,000",
    }
    assert kept.page() == tray.pages["NH-07-6PN9JZ-000001"]
    assert kept.page().mark == ""


def test_a_payout_that_nobody_has_acknowledged_is_signed_for_by_the_floor(house: House) -> None:
    """A straight needs no floor call, but with a low limit it needs a slip, and so a signature."""
    low = PayoutLimits.model_validate({"from": "2026-01-01", "slip": 50})
    kernel_of(house.table).log.limits = lambda: low
    deal(house.table, "2h 3d 4h 5h 6c Ks 9d Kd Qc")
    house.table.play.proceed()
    table = house.table
    assert stage(table) is Stage.SIGN
    assert {signer.id for signer in table.payouts.signers} == {FLOOR, BOTH}
    table.payouts.sign(BOTH, PINS[BOTH])
    table.payouts.make_slips()
    assert table.slips.newest(1)[0].slip.floor == "J. Kim"


def test_nothing_is_asked_for_below_the_limits(house: House) -> None:
    deal(house.table, "2h 3d 4h 5h 6c Ks 9d Kd Qc")
    house.table.play.proceed()
    assert stage(house.table) is None
    assert house.table.play.can_proceed


def test_undo_and_again_needs_no_second_slip(house: House, tray: KeepingTray) -> None:
    table = big(house)
    make_ready(table)
    table.play.proceed()
    table.play.undo(agreed=True, signatures=((FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])))
    assert stage(table) is None
    table.play.proceed()
    assert len(tray.pages) == 1


def test_a_slip_that_no_longer_fits_is_void_before_the_hand_goes_on(house: House, tray: KeepingTray) -> None:
    table = big(house)
    make_ready(table)
    table.rulings.correct(
        Place("six_card", 0, 2), card("7h"), (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])
    )  # 2 3 4 5 7 of hearts: a flush
    assert isinstance(table.round.prompt, Floor)
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert stage(table) is Stage.VOID
    assert not table.play.can_proceed
    with refused("slip_stale"):
        table.play.proceed()
    with refused("same_person"):
        table.payouts.sign(DEALER, PINS[DEALER])
    table.payouts.sign(FLOOR, PINS[FLOOR])
    assert stage(table) is None, "a flush pays $150"
    (kept,) = table.slips.newest(9)
    assert (kept.voided, kept.voided_by) == ("The hand was corrected", FLOOR)
    void = tray.pages["NH-07-6PN9JZ-000001-void"]
    assert void.mark == "VOID"
    assert [line.value for line in void.lines[-2:]] == ["The hand was corrected", "R. Haddad"]


def test_a_reprint_is_marked_and_counted(house: House, tray: KeepingTray) -> None:
    table = big(house)
    make_ready(table)
    for _ in range(2):
        table.slips.reprint(1)
    assert [page.mark for page in tray.pages.values()] == ["", "REPRINT 1", "REPRINT 2"]
    assert {page.lines for page in tray.pages.values()} == {tray.pages["NH-07-6PN9JZ-000001"].lines}
    assert table.slips.newest(1)[0].copies == 2


def test_a_void_needs_the_signatures_of_the_payout_and_another_slip(house: House, tray: KeepingTray) -> None:
    table = big(house)
    make_ready(table)
    with refused("wrong_pin"):
        table.slips.void(1, "Made out for the wrong seat", (FLOOR, "0000"), (BOTH, PINS[BOTH]))
    with refused("same_person"):
        table.slips.void(1, "Made out for the wrong seat", (DEALER, PINS[DEALER]), (BOTH, PINS[BOTH]))
    with refused("unsigned"):
        table.slips.void(1, "Made out for the wrong seat", (BOTH, PINS[BOTH]))
    assert {voider.id for voider in table.slips.voiders(1)} == {FLOOR, BOTH}
    table.slips.void(1, "The slip is damaged or unreadable", (BOTH, PINS[BOTH]), (FLOOR, PINS[FLOOR]))
    assert stage(table) is Stage.SLIP, "the payout still needs one"
    table.payouts.make_slips()
    assert [(status.slip.number, status.voided != "") for status in table.slips.newest(9)] == [(2, False), (1, True)]
    with refused("slip_void"):
        table.slips.reprint(1)
    with refused("slip_void"):
        table.slips.void(1, "Floor decision", (BOTH, PINS[BOTH]), (FLOOR, PINS[FLOOR]))
    with refused("no_slip"):
        table.slips.reprint(3)


def test_slips_are_void_with_their_hand(house: House) -> None:
    table = big(house)
    make_ready(table)
    void(table, FLOOR, PINS[FLOOR])
    (kept,) = table.slips.newest(9)
    assert (kept.voided, kept.voided_by) == ("The hand is void", FLOOR)


def test_numbers_go_on_over_hands_and_restarts_without_a_gap(house: House) -> None:
    numbers = []
    table = house.table
    for _ in range(3):
        deal(table)
        to_six_card(table)
        make_ready(table)
        table.play.proceed()
        table.play.proceed()
        table = house.restart()
        table.shoe.event(StateChanged(DeviceState.READY, ""))
        numbers.append([status.slip.number for status in table.slips.newest(9)])
    assert numbers == [[1], [2, 1], [3, 2, 1]]
    assert [status.slip.hand for status in table.slips.newest(2)] == [3, 2]


def to_paper(table: Table) -> None:
    """Complete the signatures, forms, and slip of the payout, up to the slip on paper."""
    while (due := table.payouts.due) is not None and due.stage is not Stage.SLIP:
        if due.stage is Stage.TAX:
            table.payouts.tax_form_filled()
        else:
            table.payouts.sign(table.payouts.signers[0].id, PINS[table.payouts.signers[0].id])
    table.payouts.make_slips()


def test_a_slip_that_is_not_printed_holds_the_hand_until_it_is_written(house: House, tray: KeepingTray) -> None:
    table = big(house)
    tray.jammed = True
    to_paper(table)
    assert table.notice == "Slip NH-07-6PN9JZ-000001: The paper is jammed: open the printer."
    with refused("no_paper"):
        table.play.proceed()
    table = house.restart()
    assert stage(table) is Stage.PAPER
    with refused("paper"):
        table.payouts.slips_written([""], FLOOR, PINS[FLOOR])
    with refused("paper"):
        table.payouts.slips_written([], FLOOR, PINS[FLOOR])
    with refused("same_person"):
        table.payouts.slips_written(["1001"], DEALER, PINS[DEALER])
    with refused("wrong_pin"):
        table.payouts.slips_written(["1001"], FLOOR, "0000")
    assert kinds(table).count("slip_written") == 0
    table.payouts.slips_written(["1001"], FLOOR, PINS[FLOOR])
    assert table.play.can_proceed
    assert ("1001", FLOOR) == (table.slips.newest(1)[0].paper, table.slips.newest(1)[0].written_for)
    with refused("not_now"):
        table.payouts.slips_written(["1002"], FLOOR, PINS[FLOOR])


def test_a_paper_holds_one_slip_of_all_hands(table: Table) -> None:
    for papers in (["1001"], ["1002"]):
        deal(table)
        to_six_card(table)
        to_paper(table)
        if papers == ["1002"]:
            with refused("paper"):
                table.payouts.slips_written(["01001"], FLOOR, PINS[FLOOR])
        table.payouts.slips_written(papers, FLOOR, PINS[FLOOR])
        table.play.proceed()
        table.play.proceed()
    assert ["1002", "1001"] == [kept.paper for kept in table.slips.newest(9)]


def test_two_slips_of_a_hand_are_on_two_papers(
    house: House, tray: KeepingTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the number of one is written with a leading zero."""
    table = big(house)
    tray.jammed = True
    to_paper(table)
    due = table.payouts.due
    assert due is not None
    monkeypatch.setattr(Payouts, "due", replace(due, slips=(*due.slips, *due.slips)))
    for papers in (["12", "12"], ["12", "012"]):
        with refused("paper"):
            table.payouts.slips_written(papers, FLOOR, PINS[FLOOR])


def test_the_first_print_that_comes_out_is_no_reprint(house: House, tray: KeepingTray) -> None:
    table = big(house)
    tray.jammed = True
    to_paper(table)
    table.payouts.print_again()
    assert table.notice == "Slip NH-07-6PN9JZ-000001: The paper is jammed: open the printer.", "its number, not its key"
    tray.jammed = False
    table.payouts.print_again()
    assert [page.mark for page in tray.pages.values()] == [""]
    assert (stage(table), table.slips.newest(1)[0].failed) == (None, "")
    table.slips.reprint(1)
    assert [page.mark for page in tray.pages.values()] == ["", "REPRINT 1"]


def test_interrupted_slip_is_not_reprinted_automatically(house: House) -> None:
    table = big(house)
    to_paper(table)  # No printer has proved that it came out.
    table = house.restart()
    tray = KeepingTray(table.slips.slip_event)
    table.slips.connect(tray)
    assert tray.pages == {}
    assert "unclear whether it printed" in table.notice
    table.slips.reprint(1)
    assert [page.mark for page in tray.pages.values()] == ["REPRINT 1"]


def test_a_repeated_printer_message_is_written_once(house: House, tray: KeepingTray) -> None:
    table = big(house)
    make_ready(table)
    table.slips.slip_event(SlipPrinted("NH-07-6PN9JZ-000001", "printed"))
    assert kinds(table).count("slip_printed") == 1
