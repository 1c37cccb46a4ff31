"""Make changes that only the floor may make, by touch: called hands, signed payouts, counted stacks, and rulings."""

from typing import Final

from kiosk.core.devices import DeviceState
from kiosk.procedure import Cards, Choices, Floor, Settle
from tests.ui.corrections import sign_panel, to_prompt, to_settling
from tests.ui.jackpots import to_jackpot
from tests.ui.poker import all_in_until, seat
from tests.ui.tables import deck, enter_pin, finish, open_page, shoe_deals, shoe_is, sign_as, taps, to_board, to_dealing
from tests.ui.tour import Tour


def rule(tour: Tour, *keys: str) -> None:
    """Follow a path of the exceptions."""
    taps(tour.screen, ("exceptions", *(f"reason.{key}" for key in keys)))


def forfeit_of_a_called_hand(tour: Tour) -> None:
    """Have a called hand forfeited: the floor chooses the breach and signs."""
    screen = tour.screen
    to_settling(tour)
    to_prompt(tour, Floor)
    screen.tap("forfeit")
    tour.look("which rule was broken")
    taps(screen, ("reason.card_left_table", "reason.3"))
    tour.look("forfeit of a called hand, who signs")


def undo_over_a_card(tour: Tour) -> None:
    """Undo back over the river, which the shoe has read."""
    to_settling(tour)
    to_prompt(tour, Floor)
    tour.screen.tap("undo")
    tour.look("undo of a card that the shoe read")


def void_of_a_paid_jackpot(tour: Tour) -> None:
    """Void a hand whose jackpot two people have signed."""
    screen = tour.screen
    to_jackpot(screen, tour.table)
    sign_as(screen, "novak", "payout.sign")
    rule(tour, "hand", "voided", "misdeal")
    tour.look("void of a signed jackpot, who signs")
    sign_panel(tour)
    tour.look("void of a signed jackpot, second signature")


def changes_of_a_signed_jackpot(tour: Tour) -> None:
    """Touch *Forfeit hand*, and then correct a card, after one person has signed a jackpot."""
    screen = tour.screen
    to_jackpot(screen, tour.table)
    screen.tap("forfeit")
    tour.look("forfeit of a signed jackpot, which rule was broken")
    taps(screen, ("forfeit", "cardWrong", "card.Qh", "card.Qs"))
    tour.look("misread in a signed jackpot, who signs")


def kept_payout(tour: Tour) -> None:
    """Keep a jackpot of a player who may not be paid now."""
    screen = tour.screen
    to_jackpot(screen, tour.table)
    sign_as(screen, "novak", "payout.sign")
    rule(tour, "hand", "unpaid", "no_id")
    tour.look("payout held, who signs")
    sign_panel(tour)
    tour.look("payout held, second signature")
    sign_panel(tour, "novak")
    tour.look("payout held")


def early_card_plays(tour: Tour) -> None:
    """Have a flop leave the shoe too early; the floor rules that it plays."""
    screen, table = tour.screen, tour.table
    to_dealing(screen, table)
    shoe_deals(table, deck(table))
    shoe_deals(table, "2h")
    screen.settle()
    tour.look("early card")
    rule(tour, "card", "early_card", "plays_next")
    tour.look("early card plays, who signs")
    sign_panel(tour)
    tour.look("early card plays")


def dispute_of_a_big_payout(tour: Tour) -> None:
    """Rule that a player is right in a dispute over $24,900: it needs the same papers as this payout in a hand."""
    screen, table = tour.screen, tour.table
    to_board(screen, table)
    finish(screen, table)
    open_page(screen, "history")
    taps(screen, ("history.hand.1", "recall.dispute", "desk.row.2", "answer.0", "answer.0"))
    taps(screen, (*(f"amount.{digit}" for digit in "24900"), "desk.write"))
    [waiting] = table.disputes.waiting
    screen.tap(f"desk.row.{waiting.seq}")
    tour.look("what is ruled")
    taps(screen, ("answer.1", "signer.haddad"))
    enter_pin(screen, then="desk.sign")
    tour.look("ruled without an amount, refused")
    taps(screen, (*(f"amount.{digit}" for digit in "24880"), "desk.sign"))
    tour.look("signed without a PIN, which is no wrong try")
    enter_pin(screen, then="desk.sign")
    tour.look("what the payout still needs")


def to_betting(tour: Tour) -> None:
    """Seat three players in the poker room, and deal face down to the first decision."""
    table = tour.table
    seat(table, {1: 10_000, 2: 20_000, 3: 40_000})
    while not isinstance(table.round.prompt, Choices):
        if isinstance(table.round.prompt, Cards):
            table.play.deal_unread()
        else:
            table.play.proceed()
    tour.screen.settle()


def counted_stack(tour: Tour) -> None:
    """Have the floor enter the count of a stack in a hand: $235 where the screen has $200."""
    screen = tour.screen
    to_betting(tour)
    rule(tour, "wager", "more", "wrong_stack", "counted")
    screen.tap("reason.1")
    tour.look("how much is counted")
    taps(screen, (*(f"amount.{digit}" for digit in "235"), "amount.enter"))
    tour.look("counted stack, who signs")
    sign_panel(tour)
    tour.look("the counted stack holds")


def chips_that_are_owed(tour: Tour) -> None:
    """Rule that one player gives another $145."""
    screen = tour.screen
    to_betting(tour)
    rule(tour, "wager", "more", "chips_owed", "given")
    taps(screen, ("reason.1", "reason.2", *(f"amount.{digit}" for digit in "45"), "amount.enter"))
    tour.look("chips that are owed, who signs")
    sign_panel(tour)
    tour.look("both stacks have moved")


def one_card_unread(tour: Tour) -> None:
    """Show two hands and a third with one unread card: the card is asked for, and no beaten hand is named."""
    screen, table = tour.screen, tour.table
    seat(table, {1: 10_000, 2: 10_000, 3: 10_000})
    hands = {1: ["Qs", "Qh"], 2: ["9c", "8c"], 3: ["Ad"]}
    others = iter(("3c", "Qd", "7c", "6d", "3d", "5h", "3h", "2s"))
    prompt = table.round.prompt
    while not (isinstance(prompt, Cards) and prompt.turning):
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            keys = [option.key for option in prompt.options[acting]]
            table.play.choose(acting, "all_in" if "all_in" in keys else "call")
        elif isinstance(prompt, Cards):
            place = prompt.left[0]
            named = hands[place.seat][place.nth : place.nth + 1] if place.seat else [next(others)]
            if named:
                shoe_deals(table, named[0])
            else:
                shoe_is(table, DeviceState.BACKING_OFF)
                table.play.deal_unread()
                shoe_is(table, DeviceState.READY)
                table.doubts.confirm_cards()
        else:
            table.play.proceed()
        prompt = table.round.prompt
    screen.settle()
    tour.look("one card of the last hand is unread")
    screen.tap("card.Kd")
    tour.look("every card is read")


def dead_hand_after_the_showdown(tour: Tour) -> None:
    """Find a hand with three cards while the pot is pushed: the hand is dead, and the pot goes to the others."""
    screen, table = tour.screen, tour.table
    all_in_until(table, Settle, unread=False)
    screen.settle()
    tour.look("push the pots")
    rule(tour, "deal", "wrong_number_after_action", "dead_hand")
    screen.tap("reason.2")
    tour.look("the winner's hand is dead, who signs")
    sign_panel(tour)
    tour.look("the pots go to the others")


CASES: Final = (
    forfeit_of_a_called_hand, undo_over_a_card, void_of_a_paid_jackpot, changes_of_a_signed_jackpot, kept_payout,
    early_card_plays, dispute_of_a_big_payout,
)  # fmt: skip
POKER_CASES: Final = (counted_stack, chips_that_are_owed, one_card_unread, dead_hand_after_the_showdown)
