"""Two signers are two people: nobody signs for their own work or as two, and two are always enough."""

from dataclasses import replace
from typing import Any

import pytest

from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import KioskError, NotAuthorized
from kiosk.events import PayoutSigned
from kiosk.procedure import Floor, Settle
from kiosk.settings import PayoutLimits
from kiosk.staff import Person, Role, besides
from kiosk.table import Stage, Table
from kiosk.table.people.people import People
from tests.dealt import refused
from tests.payouts import big
from tests.reopened import play, reopen, right, settle_again
from tests.staff.registers import lay_license
from tests.tables import BOTH, DEALER, FLOOR, JACKPOTS, PINS, House, kernel_of, make_ready

TRAINEE, PIN = "till", "8305"


def beside_a_trainee(house: House) -> Table:
    """Return the table with a trainee who deals, and a supervising dealer who is also floor supervisor."""
    house.settings = replace(house.settings, house=house.settings.house.model_copy(update={"trainees_deal": True}))
    house.staff.add(Person(id=TRAINEE, name="T. Ill", roles=frozenset({Role.TRAINEE})), PIN)
    table = house.restart()
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.people.sign_in(TRAINEE, PIN, supervising=(BOTH, PINS[BOTH]))
    return table


def stage(table: Table) -> Stage | None:
    due = table.payouts.due
    return None if due is None else due.stage


def ids(people: tuple[Person, ...]) -> list[str]:
    return [person.id for person in people]


def test_a_dealer_who_took_over_does_not_sign_for_the_hand_as_the_floor(house: House) -> None:
    table = house.table
    with refused("no_hand"):
        table.people.relieve_in_hand((BOTH, PINS[BOTH]), (FLOOR, PINS[FLOOR]))
    table.play.place(1, "ante", 500)
    with refused("in_hand"):
        table.people.sign_in(BOTH, PINS[BOTH])
    with refused("same_person"):
        table.people.relieve_in_hand((BOTH, PINS[BOTH]), (BOTH, PINS[BOTH]))
    with refused("same_dealer"):
        table.people.relieve_in_hand((DEALER, PINS[DEALER]), (FLOOR, PINS[FLOOR]))
    with refused("wrong_pin"):
        table.people.relieve_in_hand((BOTH, PINS[BOTH]), (FLOOR, "0000"))
    assert table.dealer is not None and table.dealer.id == DEALER
    table.people.relieve_in_hand((BOTH, PINS[BOTH]), (FLOOR, PINS[FLOOR]))
    assert table.dealer.id == BOTH
    assert [FLOOR] == ids(table.people.who_may(Role.FLOOR))
    table.play.clear_wagers(1)
    play(table)
    table = house.restart()
    assert table.dealer is not None and table.dealer.id == BOTH
    with refused("same_person"):
        table.reopening.reopen("Wrong card entered", BOTH, PINS[BOTH])
    table.reopening.reopen("Wrong card entered", FLOOR, PINS[FLOOR])


def test_a_dealer_who_is_also_floor_does_not_reopen_their_own_hand(table: Table) -> None:
    table.people.sign_in(BOTH, PINS[BOTH])
    play(table)
    assert [FLOOR] == ids(table.reopening.signers)
    with refused("same_person"):
        table.reopening.reopen("Wrong card entered", BOTH, PINS[BOTH])
    table.people.sign_in(DEALER, PINS[DEALER])
    with refused("same_person"):  # Nor after another person has taken over.
        table.reopening.reopen("Wrong card entered", BOTH, PINS[BOTH])
    table.reopening.reopen("Wrong card entered", FLOOR, PINS[FLOOR])


def test_the_dealer_beside_a_trainee_signs_for_nothing_of_the_hand(house: House) -> None:
    table = beside_a_trainee(house)
    table = big(house)
    assert Stage.SECOND is stage(table)
    assert [] == ids(table.payouts.signers)
    with refused("same_person"):
        table.payouts.sign(BOTH, PINS[BOTH])
    with refused("same_person"):
        table.rulings.rule("voided", "misdeal", signature=(BOTH, PINS[BOTH]))
    house.staff.add(Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})), "7194")
    assert ["novak"] == ids(table.payouts.signers)  # People may be added to the staff while the hand waits.
    table.payouts.sign("novak", "7194")


def test_the_dealer_beside_a_trainee_does_not_rule_on_the_hand_afterwards(house: House) -> None:
    table = beside_a_trainee(house)
    play(table)
    table.people.sign_in(DEALER, PINS[DEALER])
    table = house.restart()
    table.disputes.open(1, 1, "player", "Paid too little", 4000)
    (waiting,) = table.disputes.waiting
    assert [FLOOR] == ids(table.disputes.rulers(waiting.seq))
    with refused("same_person"):
        table.disputes.rule(waiting.seq, "The player is right", 1000, BOTH, PINS[BOTH])
    with refused("same_person"):
        table.reopening.reopen("Wrong card entered", BOTH, PINS[BOTH])


def test_a_dealer_without_a_certificate_supervises_no_trainee(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_certificate(_: People, person: Person, game: str) -> None:
        if (person.id, game) == (BOTH, "nh"):
            raise NotAuthorized("no_certificate", "The certificate was revoked.")

    monkeypatch.setattr(People, "refuse_uncertified", no_certificate)
    with refused("no_certificate"):
        beside_a_trainee(house)
    assert house.table.dealer is not None and house.table.dealer.id == DEALER


def test_a_dealer_who_corrects_a_reopened_hand_does_not_rule_on_it_afterwards(table: Table) -> None:
    play(table)
    table.people.sign_in(BOTH, PINS[BOTH])
    reopen(table)
    right(table)
    table.people.sign_in(DEALER, PINS[DEALER])
    table.disputes.open(1, 1, "player", "Paid too little", 4000)
    (waiting,) = table.disputes.waiting
    assert [FLOOR] == ids(table.disputes.rulers(waiting.seq))
    with refused("same_person"):
        table.disputes.rule(waiting.seq, "The player is right", 1000, BOTH, PINS[BOTH])


def test_a_dealer_who_relieves_in_a_reopened_hand_has_dealt_the_next_hand_too(house: House) -> None:
    house.staff.add(Person(id="ida", name="Ida Vogt", roles=frozenset({Role.DEALER})), PIN)
    table = house.table
    play(table)
    table.play.place(1, "ante", 500)
    reopen(table)
    table.people.relieve_in_hand((BOTH, PINS[BOTH]), (FLOOR, PINS[FLOOR]))
    settle_again(table)
    table.play.clear_wagers(1)
    play(table)
    table.people.sign_in("ida", PIN)
    with refused("same_person"):
        table.reopening.reopen("Wrong card entered", BOTH, PINS[BOTH])


def test_a_dealer_who_is_also_floor_ends_no_call_posts_no_jackpots_and_closes_no_table(house: House) -> None:
    table = house.table
    table.people.sign_in(BOTH, PINS[BOTH])
    table.floor.call("Fill or chips")
    house.clock.advance(ms=25 * 3_600_000)
    for act in (
        lambda: table.floor.come(BOTH, PINS[BOTH]),
        lambda: table.shift.post_jackpots(JACKPOTS, BOTH, PINS[BOTH]),
        lambda: table.shift.close(house.rack(), floor=(BOTH, PINS[BOTH]), dealer=(DEALER, PINS[DEALER])),
    ):
        with refused("same_person"):
            act()
    assert FLOOR in ids(table.people.who_may(Role.FLOOR)) and BOTH not in ids(table.people.who_may(Role.FLOOR))


@pytest.mark.parametrize(
    ("first", "second", "are_one"),
    [
        ({"name": "R. Haddad"}, {"name": "r.  haddad "}, True),
        ({"license": "G-100"}, {"license": "g-100"}, True),
        ({"badge": "77"}, {"badge": "77"}, True),
        ({}, {}, False),
        ({"badge": "77"}, {"badge": "78"}, False),
        ({"name": "J. Kim", "license": "G-1"}, {"name": "J. Kim", "license": "G-2"}, False),
        ({"name": "J. Kim", "license": "G-1"}, {"name": "J. Kim"}, True),
        ({"name": "Jos\u00e9 Ruiz"}, {"name": "Jose\u0301 Ruiz"}, True),
    ],
)
def test_two_ids_can_be_one_person(first: dict[str, Any], second: dict[str, Any], are_one: bool) -> None:
    ida = replace(Person(id="ida", name="I. Da", roles=frozenset({Role.FLOOR})), **first)
    ivo = replace(Person(id="ivo", name="I. Vo", roles=frozenset({Role.FLOOR})), **second)
    assert (besides((ida,), (ivo,)) == ()) is are_one


def test_one_person_under_two_ids_opens_no_table(house: House) -> None:
    table = house.table
    table.shift.close(house.rack(), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))
    house.staff.add(Person(id="ida", name="Ida Vogt", roles=frozenset({Role.FLOOR}), license="G-100"), PIN)
    with refused("same_person"):  # The house must confirm that these are two people.
        house.staff.add(Person(id="idv", name="Ida Vogt", roles=frozenset({Role.DEALER})), PIN)
    house.staff.add(Person(id="ivo", name="I. Vogt", roles=frozenset({Role.DEALER}), license="G-102"), PIN)
    house.staff.add(Person(id="mona", name="Mona", roles=frozenset({Role.MANAGER}), license="G-8"), PIN)
    lay_license(house.staff, "ivo", "g-100")
    with refused("same_person"):
        table.shift.open("nh", house.rack(), floor=("ida", PIN), dealer=("ivo", PIN))
    house.staff.set_license("ivo", "G-101")
    table.shift.open("nh", house.rack(), floor=("ida", PIN), dealer=("ivo", PIN))


def test_nobody_unlocks_themselves(house: House) -> None:
    for person_id, license in (("mara", "G-7"), ("mira", "G-9"), ("mona", "G-8")):
        manager = Person(id=person_id, name=person_id.title(), roles=frozenset({Role.MANAGER}), license=license)
        house.staff.add(manager, PIN)
    lay_license(house.staff, "mira", "G-7")
    table = house.table
    for _ in range(6):
        with pytest.raises(KioskError):
            table.people.enter_pin("mara", "0000")
    with refused("same_person"):
        table.people.unlock("mara", "mira", PIN)
    table.people.unlock("mara", "mona", PIN)
    table.people.enter_pin("mara", PIN)


# Seat 2 makes a flush with the bonus cards, which is called to the floor; seat 1 a straight, which is not.
TWO = "2c 9h 3d Jh 4h 5h 6h Ks 9d Kd Qc"


def test_two_payouts_that_two_supervisors_signed_first_are_signed_again_by_the_same_two(house: House) -> None:
    low = PayoutLimits.model_validate({"from": "2026-01-01", "slip": 10, "second_signature": 10})
    table = house.table
    kernel_of(table).log.limits = lambda: low
    play(table, TWO, spots=("ante", "six_card_bonus"), to_end=False)
    table.play.proceed()
    assert isinstance(table.round.prompt, Floor)
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert isinstance(table.round.prompt, Settle) and [2, 1] == [item.seat for item in table.round.prompt.items]
    assert Stage.SIGN is stage(table)
    table.payouts.sign(BOTH, PINS[BOTH])
    assert {FLOOR, BOTH} == set(ids(table.payouts.signers))
    for who in (FLOOR, BOTH):
        assert Stage.SECOND is stage(table)
        table.payouts.sign(who, PINS[who])
    assert Stage.SLIP is stage(table)
    signed = [(event.actor, event.what) for event in table.journal.hand(1) if isinstance(event.what, PayoutSigned)]
    seats = [(who, what.signature, [row[0] for row in what.items]) for who, what in signed]
    assert [(BOTH, "first", [1]), (FLOOR, "second", [1]), (BOTH, "second", [2])] == seats


def test_first_signer_of_a_batch_cannot_be_its_second(house: House) -> None:
    table = big(house)
    assert [BOTH] == ids(table.payouts.signers)
    with refused("same_person"):
        table.payouts.sign(FLOOR, PINS[FLOOR])


def test_the_second_signer_who_acknowledges_the_hand_again_signs_once(house: House) -> None:
    table = big(house)
    table.payouts.sign(BOTH, PINS[BOTH])
    table.play.undo(agreed=True, why="Floor decision", signatures=[(FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])])
    table.floor.acknowledge(BOTH, PINS[BOTH])
    assert stage(table) is Stage.SECOND
    assert ids(table.payouts.signers) == [FLOOR]
    table.payouts.sign(FLOOR, PINS[FLOOR])
    make_ready(table)
    (slip,) = (status.slip for status in table.slips.newest(1))
    assert (slip.floor, slip.second) == ("J. Kim", "R. Haddad")
