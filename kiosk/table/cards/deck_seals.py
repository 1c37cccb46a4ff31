"""The deck or the dice in play at a table, by seal number; and the deck of a jackpot, set aside in a sealed bag."""

from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Any, Final

from kiosk.bank import gaming_day
from kiosk.core.cards import DECK
from kiosk.core.errors import Refused
from kiosk.core.seals import bar_code, seal_number
from kiosk.core.text import text
from kiosk.events import DeckSealed
from kiosk.procedure import Felt
from kiosk.settings import DEFAULT_DECKS, DeckRules, DeviceSettings, in_force
from kiosk.staff import Role
from kiosk.table.cards.inspection import DeckInspection
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.inspection import DeckReading
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.log import reopen
from kiosk.table.money.table_slips import TableSlips
from kiosk.table.people.people import Signature
from kiosk.table.rulings.reopening import games_by_key

BACKS: Final = ("red", "blue", "other")
AWAY: Final = {
    "shoe": text("The shoe is not ready: connect it, or inspect the deck by hand."),
    "camera": text("The camera is not ready: set it up, or inspect the deck by hand."),
}
INSPECTIONS: Final = ("hand", "shoe", "camera")
"""The ways of an inspection of a deck: by hand, by shoe, or by camera."""


class DeckSeals:
    """The seal number of the deck, or set of dice, that is in play at one table.

    `machines` are the shoes and cameras of the house, by name: the receipt of an inspection says which one it was.
    """

    def __init__(
        self,
        kernel: Kernel,
        slips: TableSlips,
        devices: Devices,
        inspection: DeckInspection,
        machines: Mapping[str, DeviceSettings],
    ) -> None:
        self._kernel = kernel
        self._devices = devices
        self._inspection = inspection
        self._slips = slips
        self._machines = machines

    @property
    def seal(self) -> str:
        """Return the seal number of the deck or dice in play, "" if none was entered since the last change."""
        return self._kernel.state.seal

    @property
    def rules(self) -> DeckRules | None:
        """Return the house's rules for decks of today, None if it keeps no register."""
        return in_force(self._kernel.house.decks, self._kernel.now_ms)

    @property
    def won_in(self) -> int:
        """Return the hand that won a jackpot and whose deck was not set aside; 0 for none."""
        return self._kernel.state.won_in

    @property
    def asks(self) -> bool:
        """Return whether the house keeps a register, and a seal number, or a jackpot's deck, is to be entered."""
        return self.rules is not None and self._kernel.state.is_open and (not self.seal or self.won_in > 0)

    @property
    def won_seal(self) -> str:
        """Return the seal number of the jackpot's deck, "" if it was not entered."""
        return self._kernel.state.won_seal if self.won_in else ""

    @property
    def must_count(self) -> bool:
        """Return whether another deck must be counted before its seal number is entered."""
        return bool(self._kernel.state.deck)

    @property
    def won_cards(self) -> tuple[str, ...]:
        """Return the cards that were face up in the hand of the jackpot: of the seats first, then of the table."""
        kernel = self._kernel
        events = kernel.journal.hand(self.won_in) if self.won_in else []
        return tuple(dict.fromkeys(_up(reopen(games_by_key(kernel), events).felt))) if events else ()

    @property
    def inspections(self) -> tuple[str, ...]:
        """Return the ways to inspect a deck at this table; dice are inspected by hand.

        A shoe or a camera is among them if the house's files have its maker, its model, and its serial number, which
        the receipt must name.
        """
        machines = INSPECTIONS[1:] if self._kernel.round.game.pieces == len(DECK) else ()
        return ("hand", *(how for how in machines if self._machine(how) is not None))

    @property
    def reading(self) -> DeckReading | None:
        """Return what a shoe or a camera has read of a deck so far, None if none is inspected so."""
        return self._inspection.reading

    def _machine(self, how: str) -> DeviceSettings | None:
        config = self._kernel.table_game.config
        machine = self._machines.get({"shoe": config.shoe, "camera": config.camera}.get(how) or "")
        return machine if machine is not None and machine.is_identified else None

    def refuse_seal(self, entered: str) -> str:
        """Return the seal number of a deck that may come into play. Raise Refused for one that is in play."""
        seal = seal_number(entered)
        if seal == self.seal:
            raise Refused("seal", "This seal number is in play already: enter the other one.")
        return seal

    def refuse_inspection(self, seal: str, pieces: int) -> None:
        """Raise Refused unless the deck has a seal number that is not in play, and all its pieces."""
        self._begin()
        self.refuse_seal(seal)
        due = self._kernel.round.game.pieces
        if pieces != due:
            raise Refused(
                "pieces",
                "Pieces: {count}, and not {due}. Show all of them again, or call the floor.",
                count=pieces,
                due=due,
            )

    def inspect(self, seal: str, back: str, code: str, pieces: int, *, floor: Signature, dealer: Signature) -> None:
        """Enter the inspection of a deck by hand before it is in play, and print its receipt; two people sign."""
        self.refuse_inspection(seal, pieces)
        what = DeckSealed(
            step="inspected", seal=seal_number(seal), back=back, code=bar_code(code), pieces=pieces, how="hand",
            signed=self._prove(floor, dealer),
        )  # fmt: skip
        self._enter_inspection(what)

    def begin_reading(self, seal: str, back: str, code: str, how: str) -> None:
        """Begin to read a deck with the table's shoe or camera. Each card that passes it from now on is of this deck.

        A deck that was read before, whole or in part, is read from its first card.
        """
        self._begin()
        self.refuse_seal(seal)
        if how not in self.inspections[1:]:
            raise Refused("how", "This table has no {how}: inspect the deck by hand.", how=how)
        if not self._devices.reads(how):
            raise Refused("away", AWAY[how])
        self._inspection.begin(seal_number(seal), back, bar_code(code), how)

    def stop_reading(self) -> None:
        """Stop reading a deck, without a result."""
        self._inspection.stop()

    def refuse_read(self) -> DeckReading:
        """Return what was read of the deck. Raise Refused unless it is one whole deck."""
        self._begin()
        reading = self._read()
        if not reading.is_complete:
            raise Refused("read", "The deck was not read whole: read it again, reject it, or inspect it by hand.")
        return reading

    def inspect_read(self, *, floor: Signature, dealer: Signature) -> None:
        """Enter the inspection of the deck that was read whole, and print its receipt; two people sign."""
        reading = self.refuse_read()
        signed = self._prove(floor, dealer)
        self._enter_inspection(self._sealed(reading, step="inspected", signed=signed, pieces=reading.count))

    def reject(self, why: str, *, floor: Signature, dealer: Signature) -> None:
        """Reject the deck that was read, and not as a whole one, for a reason; two people sign."""
        self._begin()
        reading = self._read()
        if reading.is_complete:
            raise Refused("read", "All cards of this deck were read: sign for it, or retire it.")
        if not reading.count:
            raise Refused("read", "No card was read yet.")
        signed = self._prove(floor, dealer)
        found = {"missing": reading.missing, "doubled": reading.doubled, "unread": reading.unread}
        what = self._sealed(reading, step="rejected", signed=signed, why=why, **found)
        self._kernel.commit(what, actor=signed[0][1])
        self._kernel.refresh()

    def _read(self) -> DeckReading:
        if self.reading is None:
            raise Refused("no_reading", "No deck is being inspected.")
        return self.reading

    def _sealed(self, reading: DeckReading, **fields: Any) -> DeckSealed:
        machine = self._machine(reading.how)
        if machine is None:
            raise Refused("how", "This table has no {how}: inspect the deck by hand.", how=reading.how)
        return DeckSealed(
            seal=reading.seal, back=reading.back, code=reading.code, how=reading.how, read=reading.count,
            machine=machine.name, maker=machine.maker, model=machine.model, serial=machine.serial, **fields,
        )  # fmt: skip

    def _enter_inspection(self, what: DeckSealed) -> None:
        self._slips.print_receipt(self._kernel.commit(what, actor=what.signed[0][1]).seq)
        self._kernel.refresh()

    def refuse_play(self, seal: str) -> None:
        """Raise Refused unless a deck may come into play: it has a seal number, and was counted where that is due."""
        self._begin()
        self.refuse_seal(seal)
        if self.must_count:
            raise Refused("deck", "Count the new deck or dice first, under “Exceptions”.")

    def put_in_play(self, seal: str, back: str, code: str, *, floor: Signature, dealer: Signature) -> None:
        """Enter the seal number of the deck that is in play, its back, and its bar code, "" for none; two people sign.

        The deck that was in play before is changed with it, except that of a jackpot, which is to be set aside.
        """
        self.refuse_play(seal)
        kernel = self._kernel
        removed, why = (self.seal, "") if self.seal else kernel.state.removed
        if removed == self.won_seal:
            removed, why = "", ""
        signed = self._prove(floor, dealer)
        what = DeckSealed(
            step="in play", seal=seal_number(seal), removed=removed, why=why, back=back, code=bar_code(code),
            signed=signed,
        )  # fmt: skip
        kernel.commit(what, actor=signed[0][1])
        kernel.refresh()

    def refuse_setting_aside(self, cards: tuple[str, ...], bag: str, rest: int) -> None:
        """Raise Refused unless the winning cards and the rest are one whole deck, and the bag has a number."""
        self._begin()
        if not self.won_in:
            raise Refused("no_jackpot", "No jackpot deck needs to be set aside.")
        if not self.won_seal:
            raise Refused("seal", "Enter the seal number first.")
        if not cards:
            raise Refused("cards", "Touch the winning cards first.")
        due = self._kernel.round.game.pieces - len(cards)
        if rest != due:
            raise Refused(
                "rest", "Other cards: {count}, not {due}. Count again, or call the floor.", count=rest, due=due
            )
        if not bag.strip():
            raise Refused("bag", "Enter the seal number of the bag.")
        seal_number(bag)

    def set_aside(self, cards: tuple[str, ...], bag: str, rest: int, *, floor: Signature, dealer: Signature) -> None:
        """Set the winning cards and the counted rest of a jackpot's deck aside in a sealed bag; two people sign.

        If it is still in play, no hand begins before another deck was counted.
        """
        self.refuse_setting_aside(cards, bag, rest)
        kernel, rules = self._kernel, self.rules or DEFAULT_DECKS
        today = gaming_day(kernel.now_ms, kernel.house.gaming_day_begins)
        signed = self._prove(floor, dealer)
        what = DeckSealed(
            step="set aside",
            seal=self.won_seal,
            cards=cards,
            hand=self.won_in,
            bag=seal_number(bag),
            pieces=rest,
            until=(today + timedelta(days=rules.jackpot_days)).isoformat(),
            signed=signed,
        )
        kernel.commit(what, actor=signed[0][1])
        kernel.refresh()

    def _begin(self) -> None:
        self._kernel.require_open()
        if self._kernel.state.hand is not None:
            raise Refused("in_hand", "A hand has begun: finish it first, or void it under “Exceptions”.")

    def _prove(self, floor: Signature, dealer: Signature) -> tuple[tuple[str, str], ...]:
        supervisor = self._kernel.prove(*floor, Role.FLOOR)
        hands = self._kernel.prove(*dealer, Role.DEALER, but_not=frozenset({supervisor.id}))
        return ("floor", supervisor.id), ("dealer", hands.id)


def _up(felt: Felt) -> Iterator[str]:
    for key, seat in sorted(felt.cards, key=lambda at: (at[1] == 0, at[1])):
        for slot in felt.cards[key, seat]:
            if slot.up and slot.card is not None:
                yield slot.card.text
