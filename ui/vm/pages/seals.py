"""The view-model of decks and dice: the register's decks of this table, and each step of one, signed for.

A deck is touched in the list, or its number is entered or scanned; then the step is chosen, and people sign. What
changes the deck at this table is in the table's journal, and everything else in the house journal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import StrEnum
from typing import Any, Final, Protocol

from kiosk.bank import PAIRS, DeckRecord, receipt_rows
from kiosk.core.cards import card
from kiosk.core.clock import stamp
from kiosk.core.errors import KioskError, Refused
from kiosk.core.seals import MAX_CODE, MAX_SEAL, bar_code, seal_number
from kiosk.core.text import EMPTY, Text, text
from kiosk.events import DeckLogged
from kiosk.staff import Person, Role
from kiosk.table import BACKS, NAMED, DeckReading, Signature, Table
from ui.vm.controls import amount_keys
from ui.vm.controls.badges import badge_works
from ui.vm.controls.pin import PinAsked
from ui.vm.controls.view import in_qml
from ui.vm.controls.words import DEALER_BADGE, DEALER_SIGNS, say, with_sign
from ui.vm.pages import seal_words as words
from ui.vm.pages.desk import Desk, DeskAction, DeskAnswer, DeskCard, DeskLook, DeskRow, PaperLine
from ui.window.working import Working

_AT_TABLE: Final = frozenset({"inspected", "rejected", "in play"})
_ORDER: Final = (
    *("in play", "inspected", "issued", "changed", "rejected", "set aside", "opened", "received", "returned"),
    "retired",
)
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ./"


class DeckRegister(Protocol):
    """The register, as `kiosk.app.house.decks.HouseDecks` has it. Without `keeps`, the house's steps are elsewhere."""

    @property
    def keeps(self) -> bool: ...
    def today(self) -> date: ...
    def read(self) -> Mapping[str, DeckRecord]: ...
    def log(self, what: DeckLogged, signatures: tuple[Signature, ...]) -> DeckLogged: ...


class SealStep(StrEnum):
    """The question of the page."""

    SHOWN = "shown"
    NUMBER = "number"
    CODE = "code"
    WAY = "way"
    READ = "read"
    WHY = "why"
    PIECES = "pieces"
    CARDS = "cards"
    REST = "rest"
    BAG = "bag"
    SIGN = "sign"


_TYPED: Final = frozenset({SealStep.NUMBER, SealStep.CODE, SealStep.BAG})


@in_qml
class SealsScreen(Desk):
    """The decks of this table. Without a `register`, only the table's own entries are known."""

    def __init__(
        self,
        table: Table,
        register: DeckRegister | None = None,
        *,
        working: Working | None = None,
    ) -> None:
        super().__init__(table)
        self._register = register
        self._working = working or Working(self)
        self._decks: Mapping[str, DeckRecord] = {}
        self._said = EMPTY
        self._floor: Signature | None = None
        self._begin()
        self._read()
        self.refresh()

    def _begin(self, seal: str = "") -> None:
        """Begin with the list; `seal` is the deck that is chosen in it. A deck that is being read comes first."""
        self._step, self._floor = SealStep.SHOWN, None
        self._seal, self._code, self._back = seal, "", 0
        self._act, self._why = "", ""  # The entered step, and its reason.
        self._pieces, self._by_hand = "", True
        self._cards: list[str] = []
        self._rest, self._bag = "", ""
        reading = self._table.seals.reading
        self._reads = -1 if reading is None else reading.count
        if reading is not None:
            self._step, self._seal, self._act, self._by_hand = SealStep.READ, reading.seal, "inspected", False
        self.forget()

    def on_table(self) -> None:
        """Look again. A card that is read while people sign for the deck asks them to look again, too."""
        reading = self._table.seals.reading
        reads = -1 if reading is None else reading.count
        if reads != self._reads:
            is_late = self._step is not SealStep.READ and 0 <= self._reads < reads
            self._begin(self._seal)
            if is_late:
                self.explain(words.READ_MORE)
        super().on_table()

    def _read(self) -> None:
        """Read the register in a thread: the journal of a year takes longer than a touch."""
        if self._register is not None:
            self._working.start(self._register.read, self._take)

    def _take(self, found: Any) -> None:
        if isinstance(found, KioskError | OSError):
            self.explain(str(found))
        else:
            self._decks = found
        self.refresh()

    @property
    def busy(self) -> bool:
        """Return whether the register is being read."""
        return self._working.is_busy

    # ---------------------------------------------------------------------------------------------------- the decks

    @property
    def _listed(self) -> list[str]:
        """Return the decks of this table, and those of the store and of bags: decks in play first."""
        here = self._table.config.id
        found = [
            seal
            for seal, deck in self._decks.items()
            if deck.step in _ORDER and deck.last.table in ("", here)
        ]  # fmt: skip
        return sorted(found, key=lambda seal: (_ORDER.index(self._decks[seal].step), seal))

    @property
    def _choices(self) -> tuple[str, ...]:
        """Return the steps that the chosen deck can take here now, and "receipt" where it has one of this table."""
        register, deck = self._register, self._decks.get(self._seal)
        keeps = register is not None and register.keeps
        if deck is None:
            return ("received", "inspected", "in play") if keeps else ("inspected", "in play")
        assert register is not None, "who has a record of a deck has the register"
        today = register.today()
        found = [key for key in words.CHOICES if (keeps or key in _AT_TABLE) and deck.may(key, today)]
        return (*found, "receipt") if self._receipt_seq else tuple(found)

    @property
    def _receipt_seq(self) -> int:
        deck = self._decks.get(self._seal)
        is_here = deck is not None and deck.inspected_in == self._table.config.id and self._table.slips.prints
        return deck.inspected_seq if deck is not None and is_here else 0

    def laid_out(self) -> DeskLook:
        seals, shown = self._table.seals, DeskLook(title=say(words.TITLE), lead=say(self._lead))
        cancel = DeskAction("cancel", say(words.CANCEL))
        reading = seals.reading
        if self._step is SealStep.READ and reading is not None:
            return self._reading(reading, shown)
        shown = self._paper(shown)
        if self._act == "set aside":
            shown = replace(shown, cards=tuple(DeskCard(key, key in self._cards) for key in seals.won_cards))
        else:
            shown = self.page_of(self._listed, self._row, shown)
            nothing = words.READING if self.busy else words.NO_DECKS
            shown = replace(shown, empty="" if shown.rows or shown.paper else say(nothing))
        match self._step:
            case SealStep.SHOWN:
                return self._shown(shown)
            case SealStep.CARDS:
                on = DeskAction("rest", say(words.NEXT), "primary", bool(self._cards))
                return replace(shown, ask=say(words.WINNING), actions=(cancel, on))
            case SealStep.WAY:
                ways = tuple(DeskAnswer(say(words.HOW_NAMES[how])) for how in seals.inspections)
                deck = self._decks.get(self._seal)
                ask = words.NOT_KNOWN.fill(seal=self._seal) if deck is None else self._is(self._seal, deck)
                return replace(shown, ask=say(ask), answers=ways, actions=(cancel,))
            case SealStep.WHY:
                reasons = tuple(DeskAnswer(say(why)) for why in words.REASONS[self._act].values())
                ask = words.WHY.fill(seal=self._seal, step=words.STEP_NAMES[self._act])
                return replace(shown, ask=say(ask), answers=reasons, actions=(cancel,))
            case SealStep.SIGN:
                return self._signs(replace(shown, actions=(cancel,)))
            case step:
                return self._asks(step, replace(shown, actions=(cancel,)))

    def _shown(self, shown: DeskLook) -> DeskLook:
        aside = (DeskAction("aside", say(words.ASIDE), "primary"),) if self._table.seals.won_seal else ()
        new = DeskAction("new", say(words.NEW), "plain" if aside or self._seal else "primary")
        shown = replace(shown, actions=(new, *aside))
        if not self._seal:
            return shown
        deck = self._decks.get(self._seal)
        ask = words.NOT_KNOWN.fill(seal=self._seal) if deck is None else self._is(self._seal, deck)
        names = (words.REPRINT if key == "receipt" else words.CHOICES[key] for key in self._choices)
        return replace(shown, ask=say(ask), answers=tuple(DeskAnswer(say(name)) for name in names))

    def _reading(self, reading: DeckReading, shown: DeskLook) -> DeskLook:
        """Return the look while a shoe or a camera reads a deck: the number of its cards, and the faults so far."""
        due = self._table.round.game.pieces
        is_wrong = reading.has_fault or (reading.count >= due and not reading.is_complete)
        ask = words.READ_WRONG if is_wrong else words.READ_WHOLE if reading.is_complete else words.READ_ASK[reading.how]
        rows = (
            (text("Cards read"), say(words.READ_COUNT.fill(count=reading.count, due=due))),
            (text("Doubled"), _cards(reading.doubled, reading.doubled[:NAMED])),
            (text("Not readable"), str(reading.unread or "–")),
            (text("Missing"), _cards(reading.missing, reading.named)),
        )
        after = (
            (words.AGAIN, words.HOW_NAMES["hand"], words.REJECT) if reading.count and not reading.is_complete else ()
        )
        stop = DeskAction("stop", say(words.STOP))
        return replace(
            shown,
            ask=say(ask.fill(seal=reading.seal)),
            large=say(words.READ_COUNT.fill(count=reading.count, due=due)),
            empty=say(words.READ_NOTE),
            answers=tuple(DeskAnswer(say(name)) for name in after),
            paper=tuple(PaperLine(say(label), value, large=False) for label, value in rows),
            paper_title=say(words.READ_BY[reading.how]),
            paper_number=reading.seal,
            paper_mark=say(words.NOT_WHOLE) if is_wrong else "",
            actions=(stop, DeskAction("on_", say(words.SIGN), "primary", reading.is_complete)),
        )

    def _asks(self, step: SealStep, shown: DeskLook) -> DeskLook:
        is_dice = self._table.round.felt.layout.dice
        signs: tuple[Text, ...] = ()
        if step is SealStep.NUMBER and not is_dice:
            signs = tuple(map(words.BACK_NAMES.__getitem__, BACKS))
        shown = self.amount_pad(_PADS[step], signs, shown)
        typed = step in _TYPED
        has_code = step is SealStep.NUMBER and self._register is not None and self._register.keeps
        code = (DeskAction("code", say(words.TO_CODE), due=bool(self._amount)),) if has_code else ()
        goes_on = step not in (SealStep.BAG, SealStep.PIECES)
        on = DeskAction(
            "on_", say(words.NEXT if goes_on else words.SIGN), "primary", bool(self._amount) or step is SealStep.CODE
        )
        return replace(
            shown,
            amount=self._amount or "–",
            amount_corner="-" if typed else "00",
            letters=LETTERS if typed else "",
            actions=(*shown.actions, *code, on),
        )

    @property
    def _lead(self) -> Text:
        seals = self._table.seals
        if self._said:
            return self._said
        if seals.won_seal:
            return words.WON.fill(hand=seals.won_in)
        return words.IN_PLAY.fill(seal=seals.seal) if seals.seal else words.NOT_ENTERED

    @staticmethod
    def _is(seal: str, deck: DeckRecord) -> Text:
        return words.IS.fill(seal=seal, step=words.STEP_NAMES[deck.step])

    def _row(self, seal: str) -> DeskRow:
        deck = self._decks[seal]
        last = deck.last
        back = say(words.BACK_NAMES.get(last.back, Text(last.back)))
        bag = say(text("bag {bag}, until {day}", bag=last.bag, day=last.until)) if deck.step == "set aside" else ""
        return DeskRow(
            key=seal,
            title=seal,
            note=bag or " · ".join(filter(None, (back, last.code))),
            value=say(words.STEP_NAMES[deck.step]),
            mark=stamp(deck.at_ms)[:10],
            tone="good" if deck.step == "in play" else "plain",
            chosen=seal == self._seal,
        )

    def _paper(self, shown: DeskLook) -> DeskLook:
        """Return the look with the receipt of the chosen deck, or its last step where it was not inspected."""
        seal = self._table.seals.won_seal if self._act == "set aside" else self._seal
        deck, name = self._decks.get(seal), self._name
        rows: tuple[tuple[Text, str], ...]
        if not seal:
            return shown
        if deck is None:
            back = words.BACK_NAMES.get(self._new_back, EMPTY)
            title, rows = words.UNKNOWN, ((text("Card back"), say(back) or "–"), (text("Bar code"), self._code or "–"))
        elif deck.inspected is not None:
            rows = receipt_rows(deck.inspected, deck.inspected_ms, house=self._table.house.name, name=name)
            title = words.RECEIPT
        else:
            last, title = deck.last, words.RECORD
            back = words.BACK_NAMES.get(last.back, Text(last.back))
            rows = (
                (text("Step"), say(words.STEP_NAMES[deck.step])),
                (text("Date"), stamp(deck.at_ms)),
                (text("Table"), last.table or "–"),
                (text("Card back"), say(back) or "–"),
                (text("Bar code"), last.code or "–"),
                (text("Signed"), ", ".join(name(who) for _, who in last.signed)),
            )
        is_out = not (self._receipt_seq and self._table.slips.is_unprinted(self._receipt_seq))
        return replace(
            shown,
            paper=tuple(PaperLine(say(label), say(value), large=False) for label, value in rows),
            paper_title=say(title),
            paper_number=seal,
            paper_mark="" if is_out else say(words.UNPRINTED),
        )

    def _name(self, person_id: str) -> str:
        person = self._table.staff.person(person_id)
        return person.name if person is not None else person_id

    def _signs(self, shown: DeskLook) -> DeskLook:
        sign = words.SIGN_STEP[self._act]
        bag = text("Bag {bag}", bag=self._bag)
        numbers = bag if self._act == "set aside" else text("Seal number {seal}", seal=self._seal)
        shown = replace(shown, ask=say(text("{what}: {number}", what=sign, number=numbers)))
        if self._floor is None:
            return self.pad(self._table.people.who_may(Role.FLOOR), sign, shown)
        others = tuple(person for person in self._seconds if person.id != self._floor[0])
        self._pin_asked = PinAsked(others, DEALER_BADGE if badge_works(self._table) else DEALER_SIGNS)
        return replace(shown, sign_text=say(sign))

    @property
    def _is_at_table(self) -> bool:
        return self._act in _AT_TABLE or self._act == "set aside"

    @property
    def _seconds(self) -> tuple[Person, ...]:
        """Return who may sign second: a dealer, and for a step of the house another supervisor, too."""
        people = self._table.people
        found = {person.id: person for person in people.who_may(Role.DEALER)}
        if not self._is_at_table:
            found |= {person.id: person for person in people.who_may(Role.FLOOR)}
        return tuple(found.values())

    # ------------------------------------------------------------------------------------------------------- touches

    def chose(self, key: str) -> None:
        if self._step is SealStep.CARDS:
            self._cards = [each for each in self._cards if each != key] if key in self._cards else [*self._cards, key]
        elif self._act != "set aside":
            self._said = EMPTY
            self._begin(key)

    def answered(self, nth: int) -> None:
        self.forget()
        if self._step is SealStep.READ:
            self._answered_reading(nth)
            return
        if self._step is SealStep.WAY:
            self._inspect_by(self._table.seals.inspections[nth])
            return
        if self._step is SealStep.WHY:
            self._why = tuple(words.REASONS[self._act])[nth]
            self._go(SealStep.SIGN)
            return
        chosen = self._choices[nth]
        match chosen:
            case "receipt":
                self._table.slips.print_receipt_again(self._receipt_seq)
                return
            case "inspected":
                self._table.seals.refuse_seal(self._seal)
            case "in play":
                self._table.seals.refuse_play(self._seal)
            case _:
                pass
        self._said, self._act = EMPTY, chosen
        if chosen == "inspected" and len(self._table.seals.inspections) > 1:
            self._go(SealStep.WAY)
            return
        asks = SealStep.PIECES if chosen == "inspected" else SealStep.WHY if chosen in words.REASONS else SealStep.SIGN
        self._go(asks)

    def _inspect_by(self, how: str) -> None:
        if how == "hand":
            self._go(SealStep.PIECES)
            return
        self._table.seals.begin_reading(self._seal, self._back_of_chosen, self._code, how)
        self._begin()

    def _answered_reading(self, nth: int) -> None:
        reading = self._table.seals.reading
        assert reading is not None, "a deck is being read"
        if nth == 0:
            self._table.seals.begin_reading(reading.seal, reading.back, reading.code, reading.how)
            self._begin()
        elif nth == 1:
            self._by_hand, self._code = True, reading.code
            self._go(SealStep.PIECES)
        else:
            self._act = "rejected"
            self._go(SealStep.WHY)

    def acted(self, key: str) -> None:
        match key:
            case "new":
                self._said = EMPTY
                self._begin()
                self._go(SealStep.NUMBER)
            case "aside":
                self._said = EMPTY
                self._begin()
                self._act, self._step = "set aside", SealStep.CARDS
            case "stop":
                self._table.seals.stop_reading()
                self._begin(self._seal)
            case "on_" if self._step is SealStep.READ:
                self._table.seals.refuse_read()
                self._go(SealStep.SIGN)
            case "rest" if self._cards:
                self._go(SealStep.REST)
            case "code" if self._amount:
                self._entered_seal()
                self._go(SealStep.CODE)
            case "on_" if self._amount or self._step is SealStep.CODE:
                self._entered_number()
            case _:
                self._begin(self._seal if self._seal in self._decks else "")

    def _entered_seal(self) -> None:
        self._seal, self._back = seal_number(self._amount), self._amount_sign

    def _entered_number(self) -> None:
        seals = self._table.seals
        match self._step:
            case SealStep.NUMBER:
                self._entered_seal()
                self._go(SealStep.SHOWN)
            case SealStep.CODE:
                self._code = bar_code(self._amount)
                self._go(SealStep.SHOWN)
            case SealStep.PIECES:
                seals.refuse_inspection(self._seal, int(self._amount))
                self._pieces = self._amount
                self._go(SealStep.SIGN)
            case SealStep.REST:
                self._rest = self._amount
                self._go(SealStep.BAG)
            case _:
                seals.refuse_setting_aside(tuple(self._cards), self._amount, int(self._rest))
                self._bag = seal_number(self._amount)
                self._go(SealStep.SIGN)

    def _go(self, step: SealStep) -> None:
        self._step = step
        self.forget()

    def typed(self, entered: str, key: str) -> str:
        if self._step not in _TYPED:
            return super().typed(entered, key)
        if key == amount_keys.BACK:
            return entered[:-1]
        most = MAX_CODE if self._step is SealStep.CODE else MAX_SEAL
        return entered + key if len(entered) < most else entered

    def on_new_badge(self, badge: str) -> None:
        """Take a bar code that a scanner reads: a seal number, or the code on the box of a deck in the register."""
        super().on_new_badge(badge)
        if self._step in (SealStep.SHOWN, *_TYPED):
            self._table.people.forget_new_badge()
            self.perform(lambda: self._scanned(badge))

    def _scanned(self, code: str) -> None:
        if self._step is SealStep.CODE:
            self._amount = bar_code(code)
            return
        of_code = (seal for seal, deck in self._decks.items() if deck.last.code == code)
        number = next(of_code, "") or seal_number(code)
        if self._step is SealStep.BAG:
            self._amount = seal_number(code)
        elif number in self._decks:
            self._begin(number)
        else:
            self._go(SealStep.NUMBER)
            self._amount = number

    def signed(self, who: str, pin: str) -> None:
        needs_two = self._is_at_table or self._act in PAIRS
        if needs_two and self._floor is None:
            self._table.people.check_signature((who, pin), Role.FLOOR)
            self._floor = who, pin
            self._entry.forget()
            self.signing.waits()
            return
        if self._is_at_table:
            assert self._floor is not None, "two people sign at the table"
            self._at_table(self._floor, (who, pin))
        else:
            self._at_house((who, pin) if self._floor is None else self._floor, (who, pin) if self._floor else None)
        self._begin("" if self._act == "set aside" else self._seal)
        self._read()

    def _at_table(self, floor: Signature, dealer: Signature) -> None:
        seals, seal = self._table.seals, self._seal
        back = self._back_of_chosen
        match self._act:
            case "set aside":
                seals.set_aside(tuple(self._cards), self._bag, int(self._rest), floor=floor, dealer=dealer)
                self._said = words.DONE.fill(bag=self._bag)
            case "inspected" if self._by_hand:
                seals.inspect(seal, back, self._code, int(self._pieces), floor=floor, dealer=dealer)
            case "inspected":
                seals.inspect_read(floor=floor, dealer=dealer)
            case "rejected":
                seals.reject(self._why, floor=floor, dealer=dealer)
            case _:
                seals.put_in_play(seal, back, self._code, floor=floor, dealer=dealer)

    @property
    def _back_of_chosen(self) -> str:
        known, reading = self._decks.get(self._seal), self._table.seals.reading
        if reading is not None and reading.seal == self._seal:
            return reading.back
        return known.last.back if known is not None else self._new_back

    @property
    def _new_back(self) -> str:
        return "" if self._table.round.felt.layout.dice else BACKS[self._back]

    def _at_house(self, first: Signature, second: Signature | None) -> None:
        register, act = self._register, self._act
        if register is None:
            raise Refused("register", "The register is kept elsewhere: use `kiosk decks` there.")
        is_new = act == "received"
        what = DeckLogged(
            seal=self._seal,
            step=act,
            signed=(),
            kind="set of dice" if is_new and self._table.round.felt.layout.dice else "deck",
            back=self._new_back if is_new else "",
            code=self._code if is_new else "",
            table=self._table.config.id if act == "issued" else "",
            reason=self._why,
        )
        register.log(what, (first,) if second is None else (first, second))

    def drop_signatures(self) -> bool:
        had, self._floor = self._floor is not None, None
        return had


def _cards(cards: Sequence[str], named: Sequence[str]) -> str:
    """Return cards as they are shown: each one if all are named, else their number; "–" for none."""
    if not cards:
        return "–"
    return "  ".join(with_sign(card(name)) for name in cards) if len(named) == len(cards) else str(len(cards))


_PADS: Final = {
    SealStep.NUMBER: words.NUMBER,
    SealStep.CODE: words.CODE,
    SealStep.PIECES: words.PIECES,
    SealStep.REST: words.REST,
    SealStep.BAG: words.BAG,
}
