"""What only the floor may change, by touch: a tour of called hands, signed payouts, counted stacks, and rulings."""

from __future__ import annotations

from typing import Final

from kiosk.core.devices import DeviceState
from kiosk.procedure import Floor
from tests.ui.corrections import sign_panel, to_prompt, to_settling
from tests.ui.jackpots import to_jackpot
from tests.ui.tables import deck, enter_pin, place_antes, shoe_deals, shoe_is, taps
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
    screen.tap("signer.novak")
    enter_pin(screen)
    screen.tap("payout.sign")
    rule(tour, "hand", "voided", "misdeal")
    tour.look("void of a signed jackpot, who signs")
    sign_panel(tour)
    tour.look("void of a signed jackpot, second signature")


def kept_payout(tour: Tour) -> None:
    """Keep a jackpot of a player who may not be paid now."""
    screen = tour.screen
    to_jackpot(screen, tour.table)
    screen.tap("signer.novak")
    enter_pin(screen)
    screen.tap("payout.sign")
    rule(tour, "hand", "unpaid", "no_id")
    tour.look("payout held, who signs")
    sign_panel(tour)
    tour.look("payout held")


def early_card_plays(tour: Tour) -> None:
    """Have a flop leave the shoe too early; the floor rules that it plays."""
    screen, table = tour.screen, tour.table
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table)
    taps(screen, ("primary", "primary"))
    shoe_deals(table, deck(table))
    shoe_deals(table, "2h")
    screen.settle()
    tour.look("early card")
    rule(tour, "card", "early_card", "plays_next")
    tour.look("early card plays, who signs")
    sign_panel(tour)
    tour.look("early card plays")


CASES: Final = (forfeit_of_a_called_hand, undo_over_a_card, void_of_a_paid_jackpot, kept_payout, early_card_plays)
