"""A mispay and a dispute, by touch: from the history or the menu to the last chip that moves."""

from pathlib import Path

import pytest

from kiosk.core.devices import BadgeRead
from kiosk.core.errors import Refused
from kiosk.core.money import money
from kiosk.events import DisputeOpened, PayoutStated
from kiosk.procedure import ChipsOf, Confirm, Floor, Item, Settle
from kiosk.table import Table
from tests.sizes import at_sizes, only_whole
from tests.ui.conftest import OpenScreen
from tests.ui.kiosks import SPANISH, Kiosk
from tests.ui.player import Player
from tests.ui.shift.people import shown, texts
from tests.ui.tables import enter_pin, finish, make_table, open_page, sign_as, taps, to_board
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.pages.desk import A_PAGE

HOLD_EM = "Hold\N{NO-BREAK SPACE}’Em bets"
HOUSE_NET = 2000 + 2000 - 2000 - 12_000 - 2000  # Seats 1 and 3 lose, 2, 5, and 6 win, 4 is even.
SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920))


def dealt(screen: Screen, table: Table) -> None:
    """Deal a hand and settle it: seats 2, 5, and 6 win."""
    to_board(screen, table)
    finish(screen, table)


def settle_next(screen: Screen, table: Table) -> None:
    """Carry out the screen's next request for a hand that is being settled."""
    if isinstance(table.round.prompt, Floor):
        sign_as(screen, "haddad", "acknowledge")
    else:
        screen.tap("primary")


def test_the_last_hand_is_reopened_from_its_recall_and_a_card_put_right(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.reopen"))
    assert shown(screen, "desk.title") == "Mispay"
    assert {"paid $20", "taken $20", "pushed", "paid $120"} <= texts(screen)
    taps(screen, ("desk.reopen", "answer.1"))
    sign_as(screen, "haddad", "desk.sign")
    assert table.reopening.is_open
    assert "Hand 1 is reopened" in shown(screen, "strip")
    # The river was the four of spades and not of hearts: there is no flush any more.
    taps(screen, ("cardWrong", "card.4h", "card.4s", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    assert {"paid $120, should be taken $20", "▼ Take", "$140"} <= texts(screen)
    assert not [words for words in texts(screen) if words.startswith("▲ Pay $")], "nothing else moves"
    screen.tap("primary")
    screen.tap("primary")
    assert table.hand_number == 2
    assert shown(screen, "strip") == "!  Hand 1 is resettled."


def test_a_list_of_moves_without_room_ends_between_two_moves(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1280, 800))
    to_board(screen, table)
    open_page(screen, "cash")
    found = screen.find("desk.row.1")
    assert found is not None
    moves = [f"Wager number {nth} paid $15" for nth in range(20)]
    found.setProperty("note", ", ".join(moves))
    screen.settle()
    (said,) = [words for words in texts(screen) if words.startswith(moves[0])]
    whole, ellipsis = said[:-2], said[-2:]
    assert ellipsis == " …"
    assert 3 < len(whole.split(", ")) < len(moves)
    assert whole.split(", ") == moves[: len(whole.split(", "))]


def test_actual_payment_is_entered_before_reopening(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.row.2", "amount.1", "amount.5", "desk.enter"))
    assert any(said.startswith("actually paid $15 · ") for said in texts(screen)), texts(screen)
    screen.tap("desk.reopen")
    sign_as(screen, "haddad", "desk.sign")
    assert {f"{HOLD_EM}: paid $15, should be paid $20", "▲ Pay", "$5"} <= texts(screen)
    screen.tap("primary")
    assert table.hand_number == 2
    assert table.shift.house_net == HOUSE_NET


def test_the_floor_signs_again_for_a_changed_amount(screen: Screen, table: Table) -> None:
    """The flush of seat 5 was acknowledged and paid in the hand that is not over yet."""
    to_board(screen, table)
    while not any(chips.seat == 5 and chips.cents > 0 for chips in table.reopening.moved):
        if isinstance(table.round.prompt, Floor):
            sign_as(screen, "haddad", "acknowledge")
        else:
            screen.tap("primary")
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.row.5", "amount.1", "amount.0", "amount.0", "desk.enter"))
    assert "The floor signed for a payout of seat 5, so it must sign for this change, too." in texts(screen)
    assert "actually paid $100 · pay $20 more" in texts(screen)
    assert not list(table.journal.events(1, PayoutStated))
    sign_as(screen, "haddad", "desk.sign")
    assert [event.of(PayoutStated).signed_by for event in table.journal.events(1, PayoutStated)] == [("haddad",)]


@only_whole
def test_each_wager_of_a_seat_is_asked_for_by_itself(screen: Screen, table: Table) -> None:
    to_board(screen, table, "board_bonus")
    finish(screen, table)
    open_page(screen, "disputes")
    screen.tap("desk.mispay")
    assert f"Board bonus paid $15, {HOLD_EM} taken $20" in texts(screen)
    screen.tap("desk.row.2")
    assert shown(screen, "desk.lead") == "Seat 2: which wager?"
    taps(screen, ("desk.row.2.board_bonus", "amount.way.1", "amount.5", "desk.reopen"))
    sign_as(screen, "haddad", "desk.sign")
    assert {"Board bonus: taken $5, should be paid $15", "▲ Pay", "$20"} <= texts(screen)


@only_whole
def test_actual_payment_fits_in_portrait_in_spanish(screen: Screen, table: Table) -> None:
    to_board(screen, table, "board_bonus")
    finish(screen, table)
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.row.2", "desk.row.2.board_bonus"))
    taps(screen, ("amount.1", "amount.4", "amount.5", "desk.enter"))
    Kiosk(1080, 1920, SPANISH).wear(screen)
    assert any("en realidad Bono Board" in said and "$145" in said for said in texts(screen))
    assert problems(screen) == []


@only_whole
def test_a_pot_is_the_pushed_amount_and_not_the_net(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="holdem")
    screen = open_screen(table)
    player = Player(screen, seed=3)
    items: tuple[Item, ...] = ()
    while table.hand_number == 1:
        if isinstance(table.round.prompt, Settle):
            items = table.round.prompt.items
        player.step()
    item = items[-1]
    open_page(screen, "disputes")
    screen.tap("desk.mispay")
    assert f"pushed {money(item.pay)}" in texts(screen)
    digits = str(item.pay // 100 - 1)
    taps(screen, (f"desk.row.{item.seat}", *(f"amount.{digit}" for digit in digits), "desk.enter"))
    assert any("push $1 more" in said for said in texts(screen)), "no chips of the house are paid"
    screen.tap("desk.reopen")
    sign_as(screen, "haddad", "desk.sign")
    wrong = money(item.pay - 100)
    assert {f"{item.wager}: pushed {wrong}, should be pushed {money(item.pay)}", "▲ Push", "$1"} <= texts(screen)


@only_whole
@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
@pytest.mark.parametrize("game", ["holdem", "dice"])
def test_ruling_on_a_pot_is_limited_to_the_pot(
    open_screen: OpenScreen, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, size)
    player = Player(screen, seed=3)
    while table.hand_number == 1:
        player.step()
    open_page(screen, "disputes")
    pots = [chips for chips in table.reopening.settled(1) if chips.chips_of is ChipsOf.POT]
    too_much = pots[0].lay + 100
    digits = str(too_much if game == "dice" else too_much // 100)
    taps(screen, ("desk.mispay", f"desk.row.{pots[0].seat}", *(f"amount.{digit}" for digit in digits), "desk.enter"))
    assert "The pots held only " in shown(screen, "desk.strip")
    seat = pots[0].seat
    table.disputes.open(1, seat, "player", "Paid too little", wager=pots[0].key)
    (waiting,) = table.disputes.waiting
    with pytest.raises(Refused, match="No house money in this game"):
        table.disputes.rule(waiting.seq, "The player is right", 500, "haddad", "2468")
    screen.tap("desk.close")
    open_page(screen, "disputes")
    screen.tap(f"desk.row.{waiting.seq}")
    assert "The players have agreed" in texts(screen) and "Player and house agreed on an amount" not in texts(screen)
    screen.tap("answer.1")
    assert not {"House pays", "House takes"} & texts(screen)
    assert "Which seat gives or gets chips?" in texts(screen)
    others = table.disputes.others(waiting.seq)
    found = texts(screen)
    assert "No chips move" in found and problems(screen) == []
    if len(others) > A_PAGE:
        screen.tap("desk.on")
        found |= texts(screen)
        assert problems(screen) == []
        screen.tap("desk.back")
    assert {f"Seat {other}" for other in others} <= found
    screen.tap(f"desk.row.{others[0]}")
    assert f"Seats {seat} and {others[0]}: how much does seat {seat} get or give?" in texts(screen)
    assert {"Gets", "Gives"} <= texts(screen)
    screen.tap("amount.5")
    sign_as(screen, "haddad", "desk.sign")
    given = "5" if game == "dice" else "$5"
    assert any(f"Seat {others[0]} gives seat {seat} {given}." in said for said in texts(screen))
    assert table.disputes.waiting == ()


def test_a_mispay_that_is_found_at_clear_is_reported_and_moved_in_the_same_hand(screen: Screen, table: Table) -> None:
    to_board(screen, table)
    while not isinstance(table.round.prompt, Confirm):
        settle_next(screen, table)
    screen.tap("exceptions")
    assert shown(screen, "reason.mispay") == "Mispay: wrong payout in this hand"
    taps(screen, ("reason.mispay", "desk.row.2", "amount.1", "amount.5", "desk.enter"))
    assert "pay $5 more" in texts(screen)
    screen.tap("desk.close")
    assert {f"{HOLD_EM}: paid $15, should be paid $20", "▲ Pay", "$5"} <= texts(screen)
    screen.tap("primary")
    assert table.hand_number == 2
    assert table.shift.house_net == HOUSE_NET


@pytest.mark.parametrize("where", [("exceptions", "reason.mispay"), ("undo",)])
def test_a_mispay_is_found_where_a_dealer_looks(screen: Screen, table: Table, where: tuple[str, ...]) -> None:
    dealt(screen, table)
    taps(screen, where)
    assert shown(screen, "desk.title") == "Mispay"


@only_whole
def test_a_badge_chooses_the_signer_of_a_mispay(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, shoe="shoe", badge="desk")
    table.staff.set_badge("haddad", "13")
    screen = open_screen(table)
    dealt(screen, table)
    taps(screen, ("undo", "desk.row.2", "amount.1", "amount.5", "desk.reopen"))
    assert "Hold your badge" in shown(screen, "padTitle") or "hold your badge" in shown(screen, "padTitle")
    table.people.badge_event(BadgeRead("13", 0))
    screen.settle()
    enter_pin(screen)
    assert table.reopening.is_open


@only_whole
def test_wagers_for_the_next_hand_are_there_again(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    screen.tap("seat3.spot.ante")
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.reopen", "answer.5"))
    sign_as(screen, "haddad", "desk.sign")
    screen.tap("primary")
    assert shown(screen, "strip") == "!  Hand 1 is resettled. The wagers of hand 2 stand."
    assert table.round.entries


def test_a_hand_that_cannot_be_reopened_says_why(screen: Screen, table: Table) -> None:
    to_board(screen, table)
    open_page(screen, "disputes")
    screen.tap("desk.mispay")
    assert "open a dispute" in shown(screen, "desk.empty")


def test_a_wrong_pin_reopens_nothing(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.reopen", "answer.0", "signer.haddad"))
    enter_pin(screen, "1111", then="desk.sign")
    assert "Wrong PIN" in shown(screen, "desk.strip")
    assert not table.reopening.is_open


def test_a_dispute_is_recorded_refusals_and_ruled_on(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.dispute", "desk.row.2", "answer.0", "answer.0"))
    taps(screen, ("amount.6", "amount.0", "desk.write"))
    (waiting,) = table.disputes.waiting
    assert (waiting.opened.of(DisputeOpened).claimed, waiting.opened.of(DisputeOpened).kiosk) == (6000, 2000)
    row = f"desk.row.{waiting.seq}"
    taps(screen, (row, "answer.2", "amount.1", "amount.0"))
    sign_as(screen, "haddad", "desk.sign")
    assert table.disputes.waiting == ()
    ruled = shown(screen, "desk.empty")  # The dealer's present moves stay when the dispute ends.
    assert ruled.startswith("Hand 1 · seat 2 · Hold")
    assert ruled.endswith(". Ruled: “Player and house agreed on an amount”. The house pays $10.")
    assert table.shift.house_net == HOUSE_NET - 1000
    screen.tap("desk.close")
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.end"))
    assert shown(screen, "recall.said") == "Ruled: “Player and house agreed on an amount”. The house pays $10."
    screen.tap("recall.back")
    assert "The player disputes seat 2" in shown(screen, "recall.said")


@only_whole
def test_a_ruling_is_shown_with_the_waiting_disputes(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    for seat in (2, 3):
        table.disputes.open(1, seat, "player", "Paid too little")
    ruled_on, waits = table.disputes.waiting
    open_page(screen, "disputes")
    taps(screen, (f"desk.row.{ruled_on.seq}", "answer.0"))
    sign_as(screen, "haddad", "desk.sign")
    assert shown(screen, "desk.lead") == "Hand 1 · seat 2. Ruled: “The result stands”."
    taps(screen, (f"desk.row.{waits.seq}", "desk.cancel"))
    assert shown(screen, "desk.lead").startswith("Touch a dispute")


@only_whole
@pytest.mark.parametrize("size", SIZES)
def test_every_page_can_be_touched_and_read(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    table = make_table(tmp_path, shoe="shoe", seats=9)
    screen = open_screen(table, size)
    wrong: dict[str, list[str]] = {}

    def look(*names: str) -> None:
        taps(screen, names)
        found = problems(screen)
        if found:
            wrong[" ".join(names)] = found

    dealt(screen, table)
    open_page(screen, "disputes")
    look()
    look("desk.new")
    look("desk.row.2")
    look("answer.0")
    look("answer.0")
    look("amount.6", "amount.0", "amount..50", "amount.way.1")
    look("desk.write")
    look(f"desk.row.{table.disputes.waiting[0].seq}")
    look("answer.0")
    look("signer.novak")
    look("desk.cancel", "desk.mispay")
    look("desk.row.2", "amount.1", "desk.enter")
    look("desk.reopen")
    look("signer.haddad")
    if size[0] < size[1]:
        screen.tap("desk.close")
    else:  # This is the table itself.
        enter_pin(screen)
        look("desk.sign")
        taps(screen, ("cardWrong", "card.4h"))
        look("card.4s")
    open_page(screen, "slips")
    look()
    assert wrong == {}


def test_a_waiting_dispute_is_shown_between_hands(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    table.disputes.open(1, 3, "player", "Paid too little", 4000)
    screen.settle()
    assert "Dispute over hand 1 pending: the floor rules on it" in shown(screen, "strip")
    screen.tap("seat3.spot.ante")
    assert shown(screen, "strip") == "", "a hand is not disturbed by it"
    (waiting,) = table.disputes.waiting
    table.disputes.rule(waiting.seq, "The kiosk is right", 0, "haddad", "2479")
    taps(screen, ("undo", "exceptions", "reason.voided", "reason.misdeal", "panel.sign"))
    screen.settle()
    assert "dispute" not in shown(screen, "strip")
