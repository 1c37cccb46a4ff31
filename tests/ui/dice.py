"""A round of dice, entered through the table."""

from typing import Final

from kiosk.core.dice import die
from kiosk.procedure import Choices, Dice, Place, Settle
from kiosk.table import Table

COMMUNITY: Final = ("9/red", "10/red", "J/red")
HANDS: Final = {1: "A/red A/black A/green", 2: "K/red K/black K/green", 3: "9/black 9/green 10/black"}
"""Three aces, three kings, and a full house of nines over tens."""


def die_at(place: Place) -> str:
    """Return the die of a place: seat 1 tosses the highest."""
    if place.seat and place.spot == "hole":
        return HANDS[place.seat].split()[place.nth]
    return COMMUNITY[place.nth] if place.spot == "community" else "A/red" if place.seat == 1 else "9/black"


def play_to(table: Table, asked: type[Dice | Settle], bids: dict[int, str]) -> None:
    """Play with seats 1, 2, and 3 up to this prompt, each seat bidding as given, or otherwise calling or checking."""
    while not isinstance(table.round.prompt, asked):
        prompt = table.round.prompt
        if isinstance(prompt, Dice):
            table.play.enter_die(die(die_at(prompt.left[0])))
        elif isinstance(prompt, Choices) and prompt.guide.step == "setup":
            for seat in prompt.options:
                table.play.choose(seat, "play" if seat < 4 else "out")
            table.play.proceed()
        elif isinstance(prompt, Choices) and prompt.guide.step == "stake":
            table.play.choose_all("in")
            table.play.proceed()
        elif isinstance(prompt, Choices):
            (seat,) = prompt.options
            keys = [option.key for option in prompt.options[seat]]
            wanted, _, points = bids.get(seat, "").partition(":")
            if wanted in keys:
                table.play.choose(seat, wanted, int(points) if points else None)
            else:
                table.play.choose(seat, "call" if "call" in keys else "check")
        else:
            table.play.proceed()
