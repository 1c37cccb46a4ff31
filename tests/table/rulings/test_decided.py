"""The dealer alone changes no decision before an early card, a floor ruling, or shown hands.

Cards that were dealt in their turn are in `test_signatures.py`.
"""

from itertools import cycle
from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.dice import die
from kiosk.procedure import Cards, Choice, Choices, Chosen, Confirm, Dice, Place
from kiosk.table import Details, Table
from tests.dealt import deal, deal_to_flop_bets, plug_in, read, refused
from tests.tables import BOTH, FLOOR, PINS
from tests.ui.tables import PIN, make_table, restarted, shoe_deals

SIGNED = (FLOOR, PINS[FLOOR])
OF_ROOM = ("haddad", PIN)


def drafted(table: Table) -> dict[int, Choice]:
    draft = table.round.draft
    return dict(draft.choices) if isinstance(draft, Chosen) else {}


@pytest.mark.parametrize("remedy", ["plays_next", "aside"])
def test_decision_before_an_early_card_is_final(table: Table, remedy: str) -> None:
    """Seat 1 has folded, and the nine that pairs its hand comes too early: it stays folded, and the others decide."""
    deal_to_flop_bets(table)
    table.play.choose(1, "fold")
    table.shoe.event(read("9d"))
    table.rulings.rule("early_card", remedy, signature=SIGNED)
    with refused("decided"):
        table.play.choose(1, "3x")
    with refused("unsigned"):
        table.play.undo(agreed=True)
    table.play.choose(1, "fold")
    table.play.choose_all("1x")
    assert drafted(table) == {1: Choice("fold"), 2: Choice("1x"), 5: Choice("1x")}
    table.play.choose(2, "2x")  # A player who decided after it may correct the entry.
    table.play.undo(agreed=True)
    assert drafted(table)[2] == Choice("1x")


def test_a_forfeit_at_another_seat_leaves_the_decisions_before_an_early_card_final(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose(1, "fold")
    table.shoe.event(read("9d"))
    table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    table.play.forfeit(2, signature=SIGNED)
    with refused("decided"):
        table.play.choose(1, "3x")
    assert drafted(table) == {1: Choice("fold")}


def test_a_forfeit_that_the_floor_signs_makes_the_decisions_before_it_final(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose(1, "fold")
    table.play.forfeit(2, signature=SIGNED)
    with refused("decided"):
        table.play.choose(1, "3x")


def test_the_floor_undoes_decisions_made_before_an_early_card(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose(1, "fold")
    table.shoe.event(read("9d"))
    table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    table.play.undo(agreed=True, why="Floor decision", signatures=[SIGNED])
    assert drafted(table) == {}
    table.play.choose(1, "1x")
    assert drafted(table) == {1: Choice("1x")}


def test_a_decision_stays_though_its_card_was_entered_by_hand_for_the_ruling(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose(1, "1x")
    table.rulings.rule("early_card", "plays_next", Details(card=card("9d")), SIGNED)
    with refused("decided"):
        table.play.choose(1, "3x")


def room(tmp_path: Path, **changes: object) -> Table:
    table = make_table(tmp_path, game="holdem", **changes)  # type: ignore[arg-type]
    plug_in(table)
    for seat in (1, 2, 3):
        table.play.choose(seat, "sit_at_button" if seat == 3 else "sit", 30_000)
    return table


def act(table: Table, *decisions: str | tuple[str, int]) -> None:
    for decision in decisions:
        (seat,) = table.round.prompt.options  # type: ignore[union-attr]
        option, amount = decision if isinstance(decision, tuple) else (decision, None)
        table.play.choose(seat, option, amount)


def to_showdown(table: Table) -> None:
    """Deal to the river with no hole card read. There seat 1 bets $20, and both others call."""
    board = iter(["3c", "8s", "Tc", "Jd", "4h"])
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread()
    act(table, "call", "call", "check")
    for _ in range(3):
        while isinstance(prompt := table.round.prompt, Cards):
            if prompt.may_be_unread:
                table.play.deal_unread()
            else:
                table.play.enter_card(card(next(board)))
        if prompt is not None and prompt.guide.step != "river":
            act(table, "check", "check", "check")
    act(table, ("bet", 2_000), "call", "call")


def test_the_last_call_stays_once_the_hands_are_shown_though_nobody_reads_them(tmp_path: Path) -> None:
    """Seat 1 shows, and seat 3 would have folded: the dealer does not go back over the showdown alone."""
    table = room(tmp_path)
    to_showdown(table)
    table.play.undo(agreed=True)  # Nobody has shown yet: a misheard decision is corrected.
    act(table, "call")
    table.play.proceed()
    table.play.undo(agreed=True)
    assert isinstance(table.round.prompt, Confirm)
    with refused("unsigned"):
        table.play.undo(agreed=True)
    table = restarted(table, tmp_path)
    with refused("unsigned"):
        table.play.undo(agreed=True)
    table.play.undo(agreed=True, why="Floor decision", signatures=[OF_ROOM])
    act(table, "fold")


def test_a_call_stays_once_the_flop_has_come_early(tmp_path: Path) -> None:
    table = room(tmp_path, shoe="shoe")
    table.play.proceed()
    shoe_deals(table, "Ah2c7dKh3s8d")
    act(table, "call", "call")
    shoe_deals(table, "9d")
    table.rulings.rule("early_card", "aside", signature=OF_ROOM)
    with refused("unsigned"):
        table.play.undo(agreed=True)
    act(table, "check")
    table.play.undo(agreed=True)  # Seat 2 had seen the card when it checked.


def test_nobody_changes_a_wager_once_the_second_card_of_the_dealer_is_shown(tmp_path: Path) -> None:
    """Texas Peek: the shoe has read the card, so that it turns with the last decision, without a separate answer."""
    table = make_table(tmp_path, game="peek", shoe="shoe")
    plug_in(table)
    for seat in (1, 2):
        table.play.place(seat, "blind", 500)
    deal(table, "2c 8h Qd")
    for seat in (1, 2):
        table.play.choose(seat, "peek", 1_000)
    deal(table, "2d Ah 9s Kd 9h")
    for seat in (1, 2):
        table.play.choose(seat, "2x")
    deal(table, "2h 3c 7s Jh")
    for seat, option in ((1, "im_in"), (2, "surrender")):
        table.play.choose(seat, option)
    table.play.proceed()
    table.play.undo(agreed=True)  # The surrender is not settled, and the card is not turned over.
    table.play.proceed()
    table.play.proceed()
    assert [slot.up for slot in table.round.felt.cards["dealer", 0]] == [True, True]
    table.play.undo(agreed=True)
    assert [slot.up for slot in table.round.felt.cards["dealer", 0]] == [True, False]
    with refused("unsigned"):
        table.play.undo(agreed=True)


def test_a_ruling_stays_the_floors_when_its_signer_takes_over_the_hand(table: Table) -> None:
    """Kim rules as the floor that seat 1 has bet 3×, then relieves the dealer: this ruling cannot be undone alone."""
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    table.play.proceed()
    seq = table.round.entries[-1].seq
    table.rulings.rule("misheard", "changed", Details(seat=1, decision=(seq, Choice("3x"))), (BOTH, PINS[BOTH]))
    table.people.relieve_in_hand((BOTH, PINS[BOTH]), SIGNED)
    with refused("unsigned"):
        table.play.undo(agreed=True)


def test_a_die_of_the_first_roll_is_corrected_by_the_floor_once_the_dice_after_the_stakes_are_out(
    tmp_path: Path,
) -> None:
    """A tie is rolled again, and everything after it is void, the stakes included: the dealer alone may not do that."""
    table = make_table(tmp_path, game="dice")
    faces = cycle(("10/black", "9/black", "A/green", "Q/red", "J/red", "K/black"))
    rolled: list[Place] = []
    while table.round.prompt is not None and table.round.prompt.guide.step != "bid":
        match table.round.prompt:
            case Choices(options=options):
                for seat, offered in options.items():
                    table.play.choose(seat, next(key.key for key in offered if key.key in ("in", "play")))
                table.play.proceed()
            case Dice(left=left):
                rolled.append(left[0])
                table.play.enter_die(die(next(faces)))
            case _:
                table.play.proceed()
    wrong = Details(places=(rolled[2],), die=die("Q/black"))  # The ace is a queen: two tie.
    with refused("unsigned"):
        table.rulings.rule("misread", "correct", wrong)
    assert table.rulings.signatures("misread", "correct", wrong) == 1
    table.rulings.rule("misread", "correct", wrong, ("haddad", PIN))
