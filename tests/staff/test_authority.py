"""Permissions: every role with every act, changes of a house, and how long an entered PIN counts."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.app.house.house import open_journal
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import PinUnlocked
from kiosk.games import GAMES
from kiosk.settings import Settings, check, config_dir, load
from kiosk.staff import Act, Person, Role, Staff
from kiosk.staff.authority import LASTS_MS, MAY
from kiosk.table import AtConsole
from tests.tables import BOTH, DEALER, FLOOR, PINS, QUICK_HASHER, HeldClock, House, void

PIN = "2590"
ANYBODY = {role: f"any_{role}" for role in Role}

EXPECTED = {
    Role.TRAINEE: {Act.CHANGE_DEALER},
    Role.DEALER: {Act.DEAL, Act.SUPERVISE, Act.CLOSE_TABLE, Act.CHANGE_DEALER, Act.SEE_HISTORY},
    Role.FLOOR: {
        Act.SIGN_AS_FLOOR, Act.POST_JACKPOTS, Act.CLOSE_TABLE, Act.CHANGE_DEALER, Act.SEE_HISTORY, Act.SEE_DIAGNOSTICS,
        Act.SHOW_DECK, Act.SEE_EVIDENCE,
    },
    Role.MANAGER: {*Act} - {Act.DEAL, Act.SUPERVISE},
    Role.TECHNICIAN: {Act.SEE_DIAGNOSTICS, Act.EXPORT_LOG, Act.SET_UP_CAMERA, Act.SHOW_DECK},
}  # fmt: skip


def changed(house: House, **changes: object) -> Settings:
    return replace(house.settings, house=house.settings.house.model_copy(update=changes))


@pytest.fixture
def house(tmp_path: Path) -> House:
    opened = House(tmp_path)
    for role, who in ANYBODY.items():
        opened.staff.add(Person(id=who, name=f"The {role}", roles=frozenset({role})), PIN)
    return opened


def test_every_act_is_in_the_table() -> None:
    assert {role: {act for act in Act if role in MAY[act]} for role in Role} == EXPECTED


def test_person_with_a_pin_may_do_the_acts_of_their_role(house: House) -> None:
    for role, who in ANYBODY.items():
        house.table.people.enter_pin(who, PIN)
        assert {act for act in Act if house.table.people.may(act)} == EXPECTED[role]


def test_the_table_is_its_dealers_again_when_nobody_has_done_anything_for_two_minutes(house: House) -> None:
    table = house.table
    table.people.enter_pin(ANYBODY[Role.TECHNICIAN], PIN)
    assert not table.people.may(Act.SEE_HISTORY)
    house.clock.advance(ms=LASTS_MS - 1000)
    table.authority.prolong()
    house.clock.advance(ms=LASTS_MS - 1000)
    assert table.people.may(Act.SEE_DIAGNOSTICS)
    house.clock.advance(ms=LASTS_MS)
    assert not table.people.may(Act.SEE_DIAGNOSTICS)
    assert table.people.may(Act.SEE_HISTORY)
    table.authority.prolong()
    assert table.authority.person is None


def test_a_wall_clock_does_not_end_or_prolong_it(house: House) -> None:
    house.table.people.enter_pin(ANYBODY[Role.FLOOR], PIN)
    house.clock.ms += 86_400_000
    assert house.table.people.may(Act.POST_JACKPOTS)
    house.clock.ms -= 2 * 86_400_000
    house.clock.ns += LASTS_MS * 1_000_000
    assert not house.table.people.may(Act.POST_JACKPOTS)


def test_a_refusal_names_the_permitted_people(house: House) -> None:
    with pytest.raises(NotAuthorized, match=r"^Not permitted. Sign in as manager or technician\.$"):
        house.table.people.need(Act.EXPORT_LOG)


def test_menu_pin_is_recorded_and_keeps_the_open_hand(house: House) -> None:
    table = house.table
    table.play.place(1, "ante", 500)
    table.people.enter_pin(ANYBODY[Role.FLOOR], PIN)
    table.play.place(2, "ante", 500)
    shown = [event for event in table.journal.events() if event.kind == "pin_shown"]
    assert [(event.actor, event.hand) for event in shown] == [(ANYBODY[Role.FLOOR], None)]
    bets = table.round.draft
    table = house.restart()
    assert table.round.draft == bets
    assert table.authority.person is None


def test_a_wrong_pin_shows_nothing(house: House) -> None:
    with pytest.raises(NotAuthorized, match="Wrong PIN: 2 tries left"):
        house.table.people.enter_pin(FLOOR, "1111")
    assert house.table.authority.person is None


def test_a_manager_acts_as_the_floor(house: House) -> None:
    table = house.table
    table.floor.call("Fill or chips")
    table.floor.come(ANYBODY[Role.MANAGER], PIN)
    assert table.floor.called is None
    assert {person.id for person in table.people.who_may(Role.FLOOR)} == {
        FLOOR,
        BOTH,
        ANYBODY[Role.FLOOR],
        ANYBODY[Role.MANAGER],
    }


def test_a_technician_signs_for_nothing_of_a_hand(house: House) -> None:
    table = house.table
    table.floor.call("Fill or chips")
    with pytest.raises(NotAuthorized, match="The technician is not floor or manager"):
        table.floor.come(ANYBODY[Role.TECHNICIAN], PIN)


def test_a_house_changes_the_roles_of_an_act(house: House) -> None:
    house.settings = changed(house, authority={Act.POST_JACKPOTS: (Role.MANAGER,)})
    table = house.restart()
    house.clock.advance(ms=86_400_000)
    with pytest.raises(NotAuthorized, match="is not manager"):
        table.shift.post_jackpots(dict(table.shift.jackpots), FLOOR, PINS[FLOOR])
    table.shift.post_jackpots(dict(table.shift.jackpots), ANYBODY[Role.MANAGER], PIN)


def test_an_act_that_nobody_knows_is_named_by_the_check(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(config_dir(), tmp_path / "config"))
    path = folder / "house.toml"
    path.write_text(
        path.read_text() + '\n[authority]\npost_jackpot = ["floor"]\nsee_history = ["king"]\nexport_log = []\n'
    )
    problems = "\n".join(check(folder, GAMES).errors)
    assert "post_jackpot" in problems
    assert "king" in problems
    assert "authority.export_log" in problems


def test_a_trainee_does_not_deal_at_a_live_table(house: House) -> None:
    house.table.people.sign_out()
    with pytest.raises(NotAuthorized, match="The trainee is not dealer"):
        house.table.people.sign_in(ANYBODY[Role.TRAINEE], PIN)
    assert house.table.dealer is None


def test_a_trainee_deals_with_a_supervising_dealer_if_the_house_allows_it(house: House) -> None:
    house.settings = changed(house, trainees_deal=True)
    table = house.restart()
    table.people.sign_out()
    trainee = ANYBODY[Role.TRAINEE]
    with pytest.raises(Refused, match="who must also sign"):
        table.people.sign_in(trainee, PIN)
    with pytest.raises(NotAuthorized, match="The floor is not dealer"):
        table.people.sign_in(trainee, PIN, (ANYBODY[Role.FLOOR], PIN))
    table.people.sign_in(trainee, PIN, (BOTH, PINS[BOTH]))
    table = house.restart()
    assert table.dealer is not None
    assert table.people.supervisor is not None
    assert (table.dealer.id, table.people.supervisor.id) == (trainee, BOTH)
    table.people.sign_out()
    assert table.people.supervisor is None


def test_the_supervising_dealer_does_not_acknowledge_the_hand(house: House) -> None:
    house.settings = changed(house, trainees_deal=True)
    table = house.restart()
    table.people.sign_out()
    table.people.sign_in(ANYBODY[Role.TRAINEE], PIN, (BOTH, PINS[BOTH]))
    with pytest.raises(NotAuthorized, match="cannot do this"):
        table.floor.acknowledge(BOTH, PINS[BOTH])


def test_a_dealer_who_no_longer_works_here_finishes_the_hand_and_deals_no_other(house: House) -> None:
    table = house.table
    table.play.place(1, "ante", 500)
    house.staff.deactivate(DEALER)
    table.play.clear_wagers(1)
    table.play.place(1, "ante", 500)
    void(table)
    assert table.dealer is None
    assert table.people.dealer_has_left == "M. Ortiz"
    with pytest.raises(Refused, match="sign in first"):
        table.play.place(1, "ante", 500)
    with pytest.raises(NotAuthorized, match=r"M\. Ortiz no longer works here"):
        table.people.sign_in(DEALER, PINS[DEALER])
    table.people.sign_in(BOTH, PINS[BOTH])
    assert table.people.dealer_has_left == ""


def test_a_table_is_closed_when_nobody_deals_any_more(house: House) -> None:
    house.table.people.sign_out()
    house.table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    assert not house.table.is_open


def test_a_second_sign_in_elsewhere_is_reported_and_harms_nothing(tmp_path: Path) -> None:
    settings, clock = load(config_dir(), GAMES), HeldClock()
    staff = Staff.load(tmp_path / "staff.json", clock, hasher=QUICK_HASHER, create=True)
    for who, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
        staff.add(Person(id=who, name=who.title(), roles=frozenset({role})), PINS[who])
    here, there = (open_journal(settings, table, tmp_path, clock, staff) for table in ("NH-07", "TH-11"))
    for table in (here, there):
        rack = dict.fromkeys(table.config.denominations, 100)
        table.shift.open(table.game.key, rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    here.people.sign_out()
    here.people.sign_in(DEALER, PINS[DEALER])
    assert here.notice == "Also signed in at TH-11: change the dealer there."
    there.people.sign_out()
    here.people.sign_out()
    here.people.sign_in(DEALER, PINS[DEALER])
    assert here.notice == ""


def test_a_console_ends_a_lock_of_which_the_table_has_not_heard(house: House) -> None:
    house.table.people.unlock(FLOOR, ANYBODY[Role.MANAGER], PIN, AtConsole("console_pit_3", 5))
    (event,) = house.table.journal.events(1, PinUnlocked)
    assert (event.actor, event.of(PinUnlocked).person) == (ANYBODY[Role.MANAGER], FLOOR)


def test_a_lock_is_ended_by_a_manager_alone(house: House) -> None:
    table = house.table
    for _ in range(5):
        with pytest.raises(NotAuthorized):
            table.people.enter_pin(FLOOR, "1111")
    with pytest.raises(NotAuthorized):
        table.people.unlock(FLOOR, ANYBODY[Role.TECHNICIAN], PIN)
    table.people.enter_pin(ANYBODY[Role.MANAGER], PIN)  # A person who is here signs for it all the same.
    with pytest.raises(NotAuthorized):
        table.people.unlock(FLOOR, ANYBODY[Role.MANAGER], "1111")
    assert [person.id for person in house.staff.locked()] == [FLOOR]
    table.people.unlock(FLOOR, ANYBODY[Role.MANAGER], PIN)
    with pytest.raises(Refused, match="not locked out"):
        table.people.unlock(FLOOR, ANYBODY[Role.MANAGER], PIN)
    assert table.people.enter_pin(FLOOR, PINS[FLOOR]).id == FLOOR
    (event,) = table.journal.events(1, PinUnlocked)
    assert (event.actor, event.of(PinUnlocked).person) == (ANYBODY[Role.MANAGER], FLOOR)
