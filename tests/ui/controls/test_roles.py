"""Every role with every entry of the menu, at a table in play, one that waits for a dealer, and a closed one."""

from pathlib import Path

import pytest

from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import ChangesSigned, ChangesTaken, JournalAccepted, JournalDoubted, SelfChecked, Started
from kiosk.staff import Person, Role
from kiosk.staff.authority import LASTS_MS
from kiosk.table import Table
from kiosk.table.kernel.damage import damaged_words
from kiosk.table.people.people import IDLE_MS
from tests.tables import kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown
from tests.ui.tables import PIN, enter_menu_pin, enter_pin, make_table, sign_as, taps
from tests.ui.walk import problems
from ui.app import Screen

WHO = {role: f"any_{role}" for role in Role}
ALONE = {"rules", "screen", "enter_pin"}
HERE = {"rules", "screen", "go"}
RACK = {"fill", "credit", "count"}
FLOOR = {
    "change_dealer", "close_table", "post_jackpots", "history", "slips", "disputes", "diagnostics", "change_limits",
} | RACK  # fmt: skip

OPEN = {Role.FLOOR: HERE | FLOOR, Role.MANAGER: HERE | FLOOR | {"locks"}, Role.TECHNICIAN: HERE | {"diagnostics"}}
SIGN_IN = {role: entries - {"change_dealer"} for role, entries in OPEN.items()}
CLOSED = {role: entries - {"close_table", "post_jackpots", "change_limits"} - RACK for role, entries in SIGN_IN.items()}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    opened = make_table(tmp_path, shoe="shoe")
    for role, who in WHO.items():
        opened.staff.add(Person(id=who, name=f"The {role}", roles=frozenset({role})), PIN)
    return opened


def entries(screen: Screen) -> set[str]:
    """Return the keys of every entry of the menu, on all of its pages."""
    found: set[str] = set()
    while True:
        keys = {item.objectName() for item in screen.items() if item.objectName().startswith("menu.")}
        if keys <= found:
            return {key.removeprefix("menu.") for key in found} - {"more"}
        found |= keys
        if "menu.more" in keys:
            screen.tap("menu.more")


def by_role(screen: Screen) -> dict[Role, set[str]]:
    """Have everybody who is not a dealer enter a PIN in turn, and return the entries of their menus."""
    found = {}
    for role in OPEN:
        enter_menu_pin(screen, WHO[role])
        found[role] = entries(screen)
        taps(screen, ("menu.go", "menu"))
    return found


def test_each_role_sees_its_permitted_acts_only(screen: Screen, table: Table) -> None:
    screen.tap("menu")
    assert entries(screen) == ALONE | RACK | {
        "cash", "change_dealer", "close_table", "change_limits", "history", "slips", "disputes",
    }  # fmt: skip
    screen.tap("menu")
    assert by_role(screen) == {role: entries | {"cash"} for role, entries in OPEN.items()}
    taps(screen, ("menu", "menu.change_dealer", "menu"))
    assert entries(screen) == ALONE
    screen.tap("menu")
    assert by_role(screen) == SIGN_IN
    rack = dict.fromkeys(table.config.denominations, 100)
    table.shift.close(rack, floor=("haddad", PIN), dealer=("ortiz", PIN))
    screen.tap("menu")
    assert entries(screen) == ALONE
    screen.tap("menu")
    assert by_role(screen) == CLOSED


def test_dealers_and_trainees_do_not_show_a_pin_in_the_menu(screen: Screen) -> None:
    taps(screen, ("menu", "menu.enter_pin"))
    names = {item.objectName() for item in screen.items() if item.objectName().startswith("menu.signer.")}
    assert names == {f"menu.signer.{who}" for who in ("haddad", "novak", *(WHO[role] for role in OPEN))}


def test_a_page_lapses_when_nobody_has_touched_it_for_two_minutes(screen: Screen, table: Table) -> None:
    taps(screen, ("menu", "menu.change_dealer"))
    enter_menu_pin(screen, WHO[Role.FLOOR])
    screen.tap("menu.history")
    assert screen.find("history.close") is not None
    screen.presence.lapse()
    screen.settle()
    assert screen.find("history.close") is None
    assert screen.find("signer.ortiz") is not None
    assert table.authority.person is None


def test_a_touch_keeps_the_person_signed_in(screen: Screen, table: Table) -> None:
    enter_menu_pin(screen, WHO[Role.FLOOR])
    table.clock.ns += (LASTS_MS - 1000) * 1_000_000  # type: ignore[attr-defined]
    screen.tap("menu.history")
    table.clock.ns += 2_000_000_000  # type: ignore[attr-defined]
    assert table.authority.person is not None


def test_a_touch_keeps_the_dealer_signed_in_and_nothing_else_does(screen: Screen, table: Table) -> None:
    for _ in range(2):
        table.clock.ns += (IDLE_MS - 1000) * 1_000_000  # type: ignore[attr-defined]
        table.watch.tick()
        assert table.dealer is not None
        screen.tap("menu")
    table.clock.ns += IDLE_MS * 1_000_000  # type: ignore[attr-defined]
    table.watch.tick()
    screen.settle()
    assert screen.find("signer.ortiz") is not None


def test_the_hand_that_goes_on_is_its_dealers(screen: Screen, table: Table) -> None:
    taps(screen, ("chip.5", "seat1.spot.ante"))
    enter_menu_pin(screen, WHO[Role.FLOOR])
    screen.tap("primary")
    assert table.authority.person is None


def test_a_trainee_deals_with_a_dealer_beside_by_touch(open_screen: OpenScreen, table: Table) -> None:
    kernel_of(table).house = table.house.model_copy(update={"trainees_deal": True})
    screen = open_screen(table)
    taps(screen, ("menu", "menu.change_dealer", f"signer.{WHO[Role.TRAINEE]}"))
    enter_pin(screen, "1111", then="signIn")
    assert "Wrong PIN" in shown(screen, "strip")
    enter_pin(screen, then="signIn")
    assert shown(screen, "padTitle") == "Supervising dealer for The trainee: choose your name, then enter your PIN."
    assert problems(screen) == []
    screen.tap("signInAgain")
    taps(screen, (f"signer.{WHO[Role.TRAINEE]}",))
    enter_pin(screen)
    taps(screen, ("signIn", "signer.tran"))
    enter_pin(screen, then="signIn")
    assert screen.model.property("dealer") == "The trainee with J. Tran"
    assert table.people.supervisor is not None
    assert problems(screen) == []


def test_departed_dealer_is_named_and_another_signs_in(screen: Screen, table: Table) -> None:
    table.staff.deactivate("ortiz")
    table.shoe.clear_alarm()
    screen.settle()
    assert shown(screen, "strip") == "!  M. Ortiz no longer works here: another dealer signs in."
    assert screen.find("signer.ortiz") is None
    sign_as(screen, "tran", "signIn")
    assert screen.find("primary") is not None


def test_a_table_that_stopped_still_has_its_menu(screen: Screen, table: Table) -> None:
    kernel_of(table).stopped = "The journal was changed."
    table.shoe.clear_alarm()
    screen.settle()
    before = table.journal.last_seq()
    enter_menu_pin(screen, WHO[Role.TECHNICIAN])
    assert entries(screen) == OPEN[Role.TECHNICIAN]
    assert problems(screen) == []
    screen.tap("menu.diagnostics")
    assert screen.find("diagnostics.close") is not None
    assert table.journal.last_seq() == before


def test_a_manager_accepts_the_findings_in_the_journal(open_screen: OpenScreen, table: Table) -> None:
    found = "Event 5 was altered: stop the table, and keep the file."
    kernel_of(table).commit(JournalDoubted(findings=(found,)), actor="kiosk")
    kernel_of(table).stopped = damaged_words(found)
    screen = open_screen(table)
    enter_menu_pin(screen, WHO[Role.FLOOR])
    assert not any(key.startswith("accept_") for key in entries(screen))
    screen.tap("menu.go")
    taps(
        screen,
        ("menu.enter_pin", f"menu.signer.{WHO[Role.MANAGER]}", *(f"menu.pin.{word}" for word in PIN), "menu.sign"),
    )
    while screen.find("menu.accept_1") is None:
        assert problems(screen) == []
        screen.tap("menu.more")
    screen.tap("menu.accept_1")
    assert table.stopped
    assert "The damage is known and was reviewed" in shown(screen, "menu.padTitle")
    taps(screen, (f"menu.signer.{WHO[Role.MANAGER]}", *(f"menu.pin.{word}" for word in PIN), "menu.sign"))
    assert "" == table.stopped
    (accepted,) = table.journal.events(1, JournalAccepted)
    assert accepted.actor == WHO[Role.MANAGER]
    assert JournalAccepted(findings=(found,), why="The damage is known and was reviewed") == accepted.what
    taps(screen, ("chip.5", "seat1.spot.ante"))
    assert table.round.draft is not None


def test_a_table_that_stopped_for_another_reason_is_not_accepted(table: Table) -> None:
    kernel_of(table).stopped = "The journal was moved: call a technician."
    table.people.enter_pin(WHO[Role.MANAGER], PIN)
    with pytest.raises(Refused):
        table.watch.accept("The manager’s decision")
    assert "The journal was moved: call a technician." == table.stopped


def test_a_manager_signs_for_changed_files(open_screen: OpenScreen, table: Table) -> None:
    kernel = kernel_of(table)
    vouchers = table.staff.vouchers({Role.MANAGER})
    kernel.commit(Started(version="1", digests={"rules": "aa" * 32}, vouchers=vouchers), actor="kiosk")
    kernel.commit(SelfChecked(digests={"rules": "bb" * 32}), actor="kiosk")
    screen = open_screen(table)
    taps(screen, ("chip.5", "seat1.spot.ante"))
    assert "rules aaaaaaaa → bbbbbbbb" in str(screen.model.property("strip"))
    enter_menu_pin(screen, WHO[Role.FLOOR])
    assert "sign_changes" not in entries(screen)
    screen.tap("menu.go")
    to_sign_changes(screen)
    assert "rules: aaaaaaaa → bbbbbbbb" in shown(screen, "menu.padTitle")
    assert table.authority.person is None  # The earlier PIN signs for nothing.
    assert table.sealed.words
    assert f"menu.signer.{WHO[Role.FLOOR]}" not in {item.objectName() for item in screen.items()}
    taps(screen, (f"menu.signer.{WHO[Role.MANAGER]}", *(f"menu.pin.{word}" for word in PIN), "menu.sign"))
    assert problems(screen) == []
    assert table.sealed.words == ""
    assert table.authority.person is None  # Nobody stays signed in.
    (signed,) = table.journal.events(1, ChangesSigned)
    assert signed.actor == WHO[Role.MANAGER]
    taps(screen, ("chip.5", "seat1.spot.ante"))
    assert table.round.draft is not None


def changed(table: Table, part: str) -> None:
    """Let the table find a changed part."""
    kernel = kernel_of(table)
    kernel.commit(SelfChecked(digests={part: "bb" * 32}), actor="kiosk")
    kernel.notify()


def at_the_pad(open_screen: OpenScreen, table: Table) -> Screen:
    """Return a screen at which a manager has read that the rules have changed, and typed all but one digit of a PIN."""
    digests = {"rules": "aa" * 32, "program": "aa" * 32}
    vouchers = table.staff.vouchers({Role.MANAGER})
    kernel_of(table).commit(Started(version="1", digests=digests, vouchers=vouchers), actor="kiosk")
    changed(table, "rules")
    screen = open_screen(table)
    screen.tap("menu")
    to_sign_changes(screen)
    taps(screen, (f"menu.signer.{WHO[Role.MANAGER]}", *(f"menu.pin.{word}" for word in PIN[:-1])))
    return screen


def test_a_pin_signs_for_no_change_that_came_while_it_was_typed(open_screen: OpenScreen, table: Table) -> None:
    screen = at_the_pad(open_screen, table)
    changed(table, "program")
    screen.settle()
    assert 0 == screen.menu.signing.shown.dots
    assert "program: aaaaaaaa → bbbbbbbb" in shown(screen, "menu.padTitle")
    assert "has changed. Read it again" in shown(screen, "menu.strip")
    assert [] == problems(screen)


def test_a_pin_signs_for_no_change_that_its_own_check_finds(open_screen: OpenScreen, table: Table) -> None:
    screen, kernel = at_the_pad(open_screen, table), kernel_of(table)
    checks = kernel.require_signed
    kernel.require_signed = lambda person: changed(table, "program")
    taps(screen, (f"menu.pin.{PIN[-1]}", "menu.sign"))
    assert [] == list(table.journal.events(1, ChangesSigned))
    assert table.authority.person is None
    assert "program: aaaaaaaa → bbbbbbbb" in shown(screen, "menu.padTitle")
    kernel.require_signed = checks
    taps(screen, (f"menu.signer.{WHO[Role.MANAGER]}", *(f"menu.pin.{word}" for word in PIN), "menu.sign"))
    assert "" == table.sealed.words


def test_the_pad_goes_when_nothing_is_left_to_sign_for(open_screen: OpenScreen, table: Table) -> None:
    """A command has signed meanwhile."""
    screen = at_the_pad(open_screen, table)
    taken = ChangesTaken(digests={"rules": "bb" * 32}, by=WHO[Role.MANAGER], through="command", vouchers=None)
    kernel_of(table).commit(taken, actor="kiosk")
    kernel_of(table).notify()
    screen.settle()
    assert not screen.menu.shown.is_open


def to_sign_changes(screen: Screen) -> None:
    """Sign in as a manager, and touch the entry that signs for changes."""
    signer = f"menu.signer.{WHO[Role.MANAGER]}"
    taps(screen, ("menu.enter_pin", signer, *(f"menu.pin.{word}" for word in PIN), "menu.sign"))
    while screen.find("menu.sign_changes") is None:
        screen.tap("menu.more")
    screen.tap("menu.sign_changes")


def test_a_manager_unlocks_a_locked_pin(screen: Screen, table: Table) -> None:
    for _ in range(5):
        with pytest.raises(NotAuthorized):
            table.people.enter_pin("novak", "1111")
    enter_menu_pin(screen, WHO[Role.MANAGER])
    while screen.find("menu.locks") is None:
        screen.tap("menu.more")
    screen.tap("menu.locks")
    assert problems(screen) == []
    screen.tap("desk.row.novak")
    assert problems(screen) == []
    screen.tap(f"signer.{WHO[Role.MANAGER]}")
    enter_pin(screen, then="desk.sign")
    assert shown(screen, "desk.lead") == "E. Novak is unlocked."
    assert shown(screen, "desk.empty") == "Nobody is locked out."
    assert problems(screen) == []
    screen.tap("desk.close")
    assert table.people.enter_pin("novak", PIN).id == "novak"


def test_a_touch_of_the_felt_ends_the_menu_session(screen: Screen, table: Table) -> None:
    """A supervisor signs in at the menu and walks away; the dealer continues."""
    enter_menu_pin(screen, WHO[Role.FLOOR])
    assert table.authority.person is not None
    screen.tap("menu")
    screen.tap("chip.5")
    assert table.authority.person is None
