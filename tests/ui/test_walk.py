"""Every state of the table screen at several sizes: each target and each text, found by walking the live items."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from kiosk.devices import DeviceState, ShoeAlarm
from kiosk.prompt import Cards, Floor, Wagers
from tests.ui.conftest import OpenScreen
from tests.ui.tables import HOLE, deck, enter_pin, make_table, shoe_deals, shoe_is, split, taps
from tests.ui.walk import problems
from ui.app import Screen

SIZES = [(1280, 800, 6), (1280, 800, 9), (1920, 1080, 1), (1920, 1080, 6), (1920, 1080, 9), (3840, 2160, 9)]


class Longer(QTranslator):
    """A language that is 40 % longer: every word gets more vowels, placeholders stay."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        words = []
        for word in source.split(" "):
            plain = word.isalpha() and len(word) > 1
            words.append(word + "aeioua"[: max(1, round(len(word) * 0.4))] if plain else word)
        return " ".join(words)


def look_at_every_state(screen: Screen, folder: Path) -> dict[str, list[str]]:
    """Play a hand with everything that can happen, and return what is wrong in each state."""
    table = screen.table
    wrong: dict[str, list[str]] = {}

    def look(state: str) -> None:
        found = problems(screen)
        if found:
            wrong[state] = found

    seats = table.round.felt.seats
    last = seats[-1]
    look("sign in")
    screen.tap("signer.ortiz")
    look("sign in, PIN")
    enter_pin(screen, "1111")
    screen.tap("signIn")
    look("sign in, refused")
    enter_pin(screen)
    screen.tap("signIn")
    shoe_is(table, DeviceState.READY)
    look("no wagers")
    for seat in seats:
        taps(screen, ("chip.5", f"seat{seat}.spot.ante", f"seat{seat}.spot.six_card_bonus", "chip.2.50"))
        taps(screen, (f"seat{seat}.spot.pocket_bonus", f"seat{seat}.spot.board_bonus"))
    taps(screen, ("chip.25", "seat1.spot.ante"))
    look("wager refused")
    screen.tap("primary")
    look("shuffle")
    screen.tap("primary")
    cards = split(deck(table))
    shoe_deals(table, "".join(cards[:2]))
    look("dealing")
    table.shoe_event(ShoeAlarm("05", "The cover of the shoe is open. Close it, then deal on."))
    look("alarm")
    screen.tap("clearAlarm")
    shoe_is(table, DeviceState.BACKING_OFF)
    look("shoe lost")
    shoe_is(table, DeviceState.READY)
    look("partial")
    screen.tap("primary")
    shoe_deals(table, "".join(cards[2:]))
    look("flop bets")
    taps(screen, (f"seat{last}.option.3x",))
    look("flop bets, one decided")
    screen.tap("forfeit")
    look("forfeit")
    taps(screen, ("forfeit", "exceptions"))
    look("exceptions")
    screen.tap("reason.voided")
    look("exceptions, ruling")
    screen.tap("reason.misdeal")
    look("exceptions, name")
    screen.tap("signer.novak")
    look("exceptions, PIN")
    taps(screen, ("exceptions", "floor"))
    look("call floor")
    screen.tap("reason.0")
    look("floor called")
    taps(screen, ("floor", "signer.novak"))
    look("floor is here, PIN")
    enter_pin(screen)
    screen.tap("panel.sign")
    for nth, one in enumerate(("2h", "9h", "4h")):
        if nth == 1 and last > 2:
            screen.tap("seat2.option.fold")
        taps(screen, ("secondary", "primary"))
        look(f"street {nth}")
        screen.tap("secondary")
        look(f"street {nth}, grid")
        screen.tap(f"card.{one}")
        if nth == 1:
            screen.tap("cardWrong")
            look("card wrong")
            screen.tap("card.9h")
            look("card wrong, which")
            screen.tap("cardWrong")
    nth = 0
    while not isinstance(table.round.prompt, Wagers):
        nth += 1
        prompt = table.round.prompt
        assert prompt is not None
        state = f"{prompt.guide.step} {type(prompt).__name__} {nth}"
        look(state)
        if isinstance(prompt, Floor):
            screen.tap("signer.haddad")
            look(f"{state}, PIN")
            enter_pin(screen, "1111" if nth == 1 else "2468")
            screen.tap("acknowledge")
            look(f"{state}, signed")
            if nth == 1:
                enter_pin(screen)
                screen.tap("acknowledge")
        elif isinstance(prompt, Cards):
            place = prompt.left[0]
            screen.tap(f"card.{split(HOLE[place.seat])[place.nth]}")
        else:
            screen.tap("primary")
    screen.tap("secondary")
    look("last bets repeated")
    table.stopped = "The journal was changed by somebody else. Call a supervisor; nothing was lost."
    shoe_is(table, DeviceState.ABSENT)
    look("stopped")
    return wrong


@pytest.mark.parametrize(("width", "height", "seats"), SIZES)
def test_everything_can_be_touched_and_read(
    open_screen: OpenScreen, tmp_path: Path, width: int, height: int, seats: int
) -> None:
    table = make_table(tmp_path, shoe="shoe", seats=seats, signed_in=False)
    assert look_at_every_state(open_screen(table, (width, height)), tmp_path) == {}


@pytest.mark.parametrize(("width", "height", "seats"), [(1280, 800, 9), (1920, 1080, 6)])
def test_a_longer_language_fits(open_screen: OpenScreen, tmp_path: Path, width: int, height: int, seats: int) -> None:
    longer = Longer()
    assert QCoreApplication.installTranslator(longer)
    try:
        table = make_table(tmp_path, shoe="shoe", seats=seats, signed_in=False)
        assert look_at_every_state(open_screen(table, (width, height)), tmp_path) == {}
    finally:
        QCoreApplication.removeTranslator(longer)


def test_a_finger_may_rest_on_its_target(screen: Screen) -> None:
    """No touch is dropped for being slow: Qt's own handler does that after 0.8 s."""
    handlers = [child for item in screen.items() for child in item.children() if child.inherits("QQuickTapHandler")]
    assert len(handlers) > 20
    assert {handler.property("longPressThreshold") for handler in handlers} == {0}
