"""Correct after chips have moved, by touch: a tour of the screens that must order only the difference."""

from typing import Final

from kiosk.core.devices import DeviceState
from kiosk.games.texas_holdem.naming import Winners
from kiosk.procedure import Cards, Choices, Floor, Settle
from tests.ui.poker import THREE, all_in_until, all_in_with, choose
from tests.ui.tables import enter_pin, shoe_deals, shoe_is, taps
from tests.ui.tour import Tour

# Seats 1, 2, and 3 on a board of hearts: flushes for seats 1 and 3, three kings for seat 2.
HOLE = "8hKdAh3hKc2h"
BONUS = "4c4d5s6s"
HEARTS = ("Kh", "9h", "Th")
FIVE_FLUSHES = "AhQhJh8h7h2h3h4h5h6h"  # Five seats that each hold two hearts.


def to_settling(tour: Tour, *spots: str, board: tuple[str, ...] = HEARTS, hole: str = HOLE) -> None:
    """Deal by touch to seat 1 and the next ones, each betting once the ante on each street, to the first settlement."""
    screen, table = tour.screen, tour.table
    shoe_is(table, DeviceState.READY)
    screen.tap("chip.5")
    for number in range(1, len(hole) // 4 + 1):
        taps(screen, (f"seat{number}.spot.{spot}" for spot in ("ante", *spots)))
    taps(screen, ("primary", "primary"))
    shoe_deals(table, hole + BONUS)
    for word in board:
        screen.settle()
        if isinstance(table.round.prompt, Choices):
            taps(screen, ("secondary", "primary"))
        shoe_deals(table, word)
    screen.settle()


def to_prompt(tour: Tour, kind: type) -> None:
    """Touch the primary action until the screen shows this kind of prompt."""
    while not isinstance(tour.table.round.prompt, kind):
        tour.screen.tap("primary")


def acknowledge(tour: Tour, who: str = "haddad") -> None:
    tour.screen.tap(f"signer.{who}")
    enter_pin(tour.screen, then="acknowledge")


def sign_panel(tour: Tour, who: str = "haddad") -> None:
    tour.screen.tap(f"signer.{who}")
    enter_pin(tour.screen, then="panel.sign")


def misread(tour: Tour, wrong: str, right: str) -> None:
    """Correct a card that the shoe has read, which the floor signs."""
    taps(tour.screen, ("cardWrong", f"card.{wrong}", f"card.{right}"))
    tour.look(f"{wrong} was {right}, who signs")
    sign_panel(tour)


def paid_then_corrected(tour: Tour) -> None:
    """Pay seats 3 and 2; then a card of seat 1, which is called, is corrected."""
    to_settling(tour)
    to_prompt(tour, Floor)
    acknowledge(tour)
    tour.look("seats 3 and 2 due")
    tour.screen.tap("primary")
    tour.look("seats 3 and 2 paid, seat 1 called")
    misread(tour, "8h", "8d")
    tour.look("only seat 1 due")


def undone_over_payments(tour: Tour) -> None:
    """Pay a Board bonus; take it back to the river, which is then another card."""
    screen = tour.screen
    to_settling(tour, "board_bonus", board=("Kh", "9d", "9h"))
    to_prompt(tour, Settle)
    screen.tap("primary")
    tour.look("board bonus paid")
    screen.tap("undo")
    tour.look("undo says what was paid")
    screen.tap("panel.sign")
    tour.look("back over the payments")
    while not isinstance(tour.table.round.prompt, Cards):
        screen.tap("undo")
        if tour.table.play.undo_signatures:
            screen.tap("reason.0")
            sign_panel(tour)
        elif screen.find("panel.sign"):
            screen.tap("panel.sign")
    shoe_deals(tour.table, "2d")
    screen.settle()
    tour.look("another river, and what was paid comes back")


def called_then_misread(tour: Tour) -> None:
    """Correct a called flush away while its call waits."""
    to_settling(tour)
    to_prompt(tour, Floor)
    taps(tour.screen, ("cardWrong", "card.Ah", "card.Ad"))
    tour.look("misread in a called hand, who signs")
    sign_panel(tour)
    tour.look("the changed hand is settled")


def called_at_five_seats_then_misread(tour: Tour) -> None:
    """Correct a card of the board that five called bonuses need: what each seat gets now is signed."""
    to_settling(tour, "board_bonus", hole=FIVE_FLUSHES)
    to_prompt(tour, Floor)
    taps(tour.screen, ("cardWrong", "card.9h", "card.9d"))
    tour.look("misread in five called hands, who signs")
    tour.screen.tap("signer.haddad")
    tour.look("misread in five called hands, PIN")
    enter_pin(tour.screen, then="panel.sign")
    tour.look("the changed hands are settled")


def deal_under_way(tour: Tour) -> None:
    """Deal two of six hole cards: no key ends the deal."""
    screen, table = tour.screen, tour.table
    shoe_is(table, DeviceState.READY)
    screen.tap("chip.5")
    for number in (1, 2, 3):
        screen.tap(f"seat{number}.spot.ante")
    taps(screen, ("primary", "primary"))
    shoe_deals(table, HOLE[:4])
    screen.settle()
    tour.look("two of six cards are dealt")


def dealt_without_the_shoe(tour: Tour) -> None:
    """Deal face down with the shoe out; at the showdown a card leaves the shoe."""
    screen, table = tour.screen, tour.table
    shoe_is(table, DeviceState.READY)
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.tap("chip.5")
    for number in (1, 2, 3):
        screen.tap(f"seat{number}.spot.ante")
    taps(screen, ("primary", "primary"))
    tour.look("dealing without the shoe")
    screen.tap("primary")
    tour.look("confirm that all are dealt")
    while not isinstance(table.round.prompt, Choices):
        screen.tap("primary")
    shoe_is(table, DeviceState.READY)
    if table.doubts.are_open:
        tour.look("the shoe is back")
        screen.tap("primary")
    for word in HEARTS:
        screen.settle()
        if isinstance(table.round.prompt, Choices):
            taps(screen, ("secondary", "primary"))
        shoe_deals(table, word)
    screen.settle()
    tour.look("turn over the hole cards")
    shoe_deals(table, "Js")
    tour.look("a card that leaves the shoe is refused")


def pots_together(tour: Tour) -> None:
    """Have a covering player win the main pot and a side pot."""
    screen, table = tour.screen, tour.table
    all_in_until(table, Winners)
    screen.settle()
    tour.look("who wins")
    choose(screen, 3, "wins_all")
    while not isinstance(table.round.prompt, Settle):
        screen.tap("primary")
    tour.look("push both pots")


def wager_corrected_at_the_end(tour: Tour) -> None:
    """Pay three seats on Board; at the end, seat 2 had bet $10 and not $5. The board is called again."""
    screen, table = tour.screen, tour.table
    to_settling(tour, "board_bonus")
    while table.round.prompt is not None and table.round.prompt.guide.step != "clear":
        if isinstance(table.round.prompt, Floor):
            acknowledge(tour)
        else:
            screen.tap("primary")
    path = ("wager", "wrong_wager", "as_meant", "2", "board_bonus", "amount")
    taps(screen, ("exceptions", *(f"reason.{key}" for key in path), "amount.1", "amount.0", "amount.enter"))
    tour.look("seat 2 had bet $10, who signs")
    sign_panel(tour)
    screen.tap("panel.sign")
    tour.look("called again, only seat 2 is due")


def pots_come_back(tour: Tour) -> None:
    """Push both pots to seat 3; then one of its aces was a three."""
    screen, table = tour.screen, tour.table
    all_in_with(table, THREE, {1: "KsKh", 2: "QsQh", 3: "AsAh"}, "2c2d7d9c3cTc4cJc")
    screen.settle()
    tour.look("both pots to seat 3")
    screen.tap("primary")
    misread(tour, "As", "3s")
    tour.look("seat 3 gives them back first")


POT_CASES: Final = (pots_together, pots_come_back)
CASES: Final = (
    paid_then_corrected, undone_over_payments, called_then_misread, called_at_five_seats_then_misread, deal_under_way,
    dealt_without_the_shoe, wager_corrected_at_the_end,
)  # fmt: skip
