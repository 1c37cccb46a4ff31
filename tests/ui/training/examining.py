"""Deal a hand of an examination rightly, by touch."""

from typing import Any

from kiosk.core.money import chips
from kiosk.procedure import Chosen, InTurn, Placed
from kiosk.training import Verb, needs_cut
from tests.ui.training.house import shown, sign_in_again
from ui.training import TrainingWindow
from ui.vm.controls.words import say
from ui.vm.table.money.chip_rows import chip_text
from ui.vm.training.words import ENTERED_CHOICE


def texts(window: TrainingWindow) -> str:
    return "\n".join(str(item.property("text")) for item in window.items() if item.property("text"))


def begin_exam(window: TrainingWindow) -> Any:
    """Touch the tile of the examination, and begin one unless one was left open. Return the examination."""
    window.tap("exam")
    if shown(window).view == "exam_begin":
        window.tap("primary")
    return shown(window).sat


def work_hand(window: TrainingWindow) -> None:
    """Do the next step of a hand, rightly, by touch."""
    if sign_in_again(window):
        return
    view = shown(window).exam
    hand = view.hand
    if hand.enters:
        enter(window, hand)
    elif hand.settles:
        settle(window, view)
    else:
        window.tap(f"move.{hand.offered.index(hand.right)}")


def enter(window: TrainingWindow, hand: Any) -> None:
    entry, points = hand.entry, hand.table.round.felt.layout.points
    match entry:
        case Placed(bets):
            palette = hand.table.config.palette
            for seat, of in bets.items():
                for spot, cents in of.items():
                    for chip, count in chips(cents, tuple(palette)).stacks:
                        window.tap(f"chip.{chip_text(chip)}")
                        for _ in range(count):
                            window.tap(f"seat{seat}.spot.{spot}")
        case Chosen(choices):
            for seat, choice in choices.items():
                decide(window, hand, seat, choice, points=points)
        case _:
            raise AssertionError("nothing is to be entered")
    window.tap("primary")


def decide(window: TrainingWindow, hand: Any, seat: int, choice: Any, *, points: bool) -> None:
    """Touch a player's action, at the seat or in the strip below the felt, and enter its amount, if any."""
    name = f"seat{seat}.option.{choice.option}"
    if window.find(name) is None:
        if window.find(f"seat{seat}.act") is not None:
            window.tap(f"seat{seat}.act")
        name = f"option.{choice.option}"
    if choice.amount is not None and window.find(f"{name}:{choice.amount}") is not None:
        window.tap(f"{name}:{choice.amount}")
    else:
        window.tap(name)
        if choice.amount is not None:
            type_amount(window, choice.amount, points=points)
    if isinstance(hand.prompt, InTurn):
        assert say(ENTERED_CHOICE.fill(choice="")).rstrip(" :：") in texts(window)


def type_amount(window: TrainingWindow, amount: int, *, points: bool) -> None:
    """Type an amount on the pad over the felt."""
    for digit in str(amount if points else amount // 100):
        window.tap(f"amount.{digit}")
    if not points and amount % 100:
        corner = str(shown(window).exam.table.amountCorner)
        window.tap(f"amount.{corner}")
        for digit in f"{amount % 100:02d}" if corner == "." else "":
            window.tap(f"amount.{digit}")
    window.tap("amount.enter")


def settle(window: TrainingWindow, view: Any) -> None:
    """Answer, type, and cut for each row, in the order of the rules, by touch."""
    sheet, points = view.hand.sheet, view.hand.table.round.felt.layout.points
    for spot, due in sheet.due:
        rows = [row.spot for row in sheet.rows]
        while view.entered.page != rows.index(spot) // 6:
            window.tap("moreRows")
        window.tap(f"row.{rows.index(spot) % 6}")
        window.tap(f"does.{due.verb.value}")
        if due.called:
            window.tap("does.call")
        if due.amount:
            for digit in str(due.amount if points else due.amount // 100):
                window.tap(f"key.{digit}")
            if not points and due.amount % 100:
                window.tap("key..")
                for digit in f"{due.amount % 100:02d}":
                    window.tap(f"key.{digit}")
        if needs_cut(due, view.hand.rack):
            for chip, count in chips(due.amount, view.hand.rack).stacks:
                for _ in range(count):
                    window.tap(f"rack.{chip if points else chip_text(chip)}")
        assert due.verb is not Verb.PAY or due.amount
        window.tap("answerRow")
    window.tap("primary")
