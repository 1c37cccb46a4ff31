"""A finished hand at one of its events, replayed on request, and that event in words."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from kiosk.archive.recall import finished
from kiosk.archive.ruling_words import ruling_words, void_words
from kiosk.core.money import Dollars, money
from kiosk.core.text import EMPTY, Text, counted, listed, text, text_of
from kiosk.events import (
    Answered,
    CameraRead,
    CardCameEarly,
    CardPutBack,
    CardRefused,
    CashMoved,
    ClosedRackCounted,
    Corrected,
    DealerOn,
    DeviceChanged,
    DisputeOpened,
    DisputeRuled,
    EarlyCardsAside,
    EarlyCardsPlay,
    FloorCalled,
    FloorCame,
    FloorComing,
    HandOpened,
    HandReopened,
    HandResumed,
    HandSettled,
    HandVoided,
    Happening,
    JackpotClaimed,
    Noted,
    PadLocked,
    PaidElsewhere,
    PaperPrinted,
    PaperUnprinted,
    PayoutKept,
    PayoutSigned,
    PayoutStated,
    PinLocked,
    PinRefused,
    PlayerNamed,
    RackCounted,
    RedealBegan,
    RedealEnded,
    ReliefOrdered,
    ReplacementOrdered,
    Ruled,
    Ruling,
    SeatsConfirmed,
    SeatsDisagreed,
    ShiftSigned,
    ShoeConfirmed,
    ShoeDoubted,
    SignedAtConsole,
    SlipCleared,
    SlipIssued,
    SlipProven,
    SlipReprinted,
    SlipUnproven,
    SlipVoided,
    SlipWritten,
    StackChanged,
    Started,
    TableLocked,
    TableOpened,
    TableUnlocked,
    TaxFormFilled,
    TransferCounted,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
    Undone,
    WagersGivenBack,
)
from kiosk.games import GAMES
from kiosk.journal import Event, JournalReader
from kiosk.procedure import (
    Acknowledged,
    Answer,
    Cards,
    Choices,
    Chosen,
    Dealt,
    Disputed,
    Draft,
    Forfeit,
    Placed,
    Prompt,
    Rolled,
    Round,
    Wagers,
    from_json,
)
from kiosk.settings import TableSettings
from kiosk.table import (
    DeviceShown,
    TableState,
    device_shown,
    opened_words,
    opening_of,
    ruled_words,
    seats_disagreement,
)

_ENDS = (HandSettled, HandVoided, HandReopened)
_CARRIED = (HandSettled, FloorCalled, FloorCame)
_ALARM = "alarm "
_FOLDS_KEPT = 8


class Recall:
    """A finished hand, event by event. `events` are counted from 0; the last one ends the hand."""

    def __init__(self, journal: JournalReader, number: int) -> None:
        """Raise Refused if hand `number` is not there, or not over, ReplayMismatch where its rules have changed."""
        self.number = number
        self.events = finished(journal, number)
        self._opening = opening_of(GAMES, self.events[0])
        self._before = tuple(_before(journal, self.events[0].seq))
        self.hand = lru_cache(maxsize=_FOLDS_KEPT)(self._hand)
        self.hand(0)

    @property
    def last(self) -> int:
        return len(self.events) - 1

    def _hand(self, at: int) -> Round:
        hand = self._opening.after(self.events[1 : at + 1])
        # The end of a hand is never on the screen: the next one follows immediately.
        return hand if hand.prompt is not None or at == 0 else self.hand(at - 1)

    def state(self, at: int) -> TableState:
        """Return the state of the table after event `at`."""
        opened = self.events[0].of(HandOpened)
        state = TableState(is_open=True, game=opened.game, dealer=opened.dealer)
        state.jackpots = dict(opened.jackpots)
        for event in (*self._before, *self.events[: at + 1]):
            mine = event.hand == self.number
            if mine and isinstance(event.what, HandReopened):
                state.reopened = self.number
                state.events.append(event)
            if isinstance(event.what, _CARRIED) if not mine else not isinstance(event.what, _ENDS):
                state.fold(event)
        return state

    def devices(self, at: int, config: TableSettings) -> dict[str, DeviceShown]:
        """Return the devices as they were after event `at`, as far as the journal says."""
        devices: dict[str, DeviceShown] = {}
        for event in (*self._before, *self.events[: at + 1]):
            match event.what:
                case DeviceChanged(device=name, state=state, why=why) if not state.startswith(_ALARM):
                    devices[name] = device_shown(config, name, state, why)
                case _:
                    pass
        return devices

    def alarms(self, at: int) -> dict[str, str]:
        """Return the alarm that a device gave with event `at`, {code: sentence}, if it did."""
        match self.events[at].what:
            case DeviceChanged(state=state, why=why) if state.startswith(_ALARM):
                return {state.removeprefix(_ALARM): why}
            case _:
                return {}

    def question_after(self, at: int) -> int:
        """Return the event at which the table asks its next question, or the last event."""
        asked = self._asked(at)
        return next((nth for nth in range(at + 1, self.last + 1) if self._asked(nth) != asked), self.last)

    def question_before(self, at: int) -> int:
        """Return the event at which the table asked the question before, or the first event."""
        before = at - 1
        while before > 0 and self._asked(before) == self._asked(at):
            before -= 1
        while before > 0 and self._asked(before - 1) == self._asked(before):
            before -= 1
        return max(0, before)

    def _asked(self, at: int) -> tuple[str, str]:
        """Return the step and clause of the question that was open after event `at`."""
        for event in self.events[at + 1 :]:
            if isinstance(event.what, Answered | Noted):
                return event.what.step, event.what.clause
        return "", ""

    def happened(self, at: int) -> Text:
        """Describe event `at`. A card that was dealt face down is not named."""
        event = self.events[at]
        match event.what:
            case Noted(answer=answer):
                before = self.hand(at - 1)
                return _noted(before.prompt, before.draft, from_json(answer), _amounts(before))
            case Answered(source="badge"):
                return BY_BADGE
            case Answered(answer=answer):
                return _answered(self.hand(at - 1), from_json(answer))
            case DisputeOpened() as opened:
                return opened_words(opened, _amounts(self.hand(0)))
            case DisputeRuled() as ruled:
                return ruled_words(ruled, _amounts(self.hand(0)))
            case _:
                return _by_itself(event, self._opening.game.key)


def description_of(event: Event, game: str) -> Text | None:
    """Describe an event without its hand; None for an answer, and for a message that only a device sends."""
    match event.what:
        case Answered(source="badge"):
            return BY_BADGE
        case Answered(answer=answer):
            said = from_json(answer)
            return _ANSWERED.get(type(said))
        case Noted() | CameraRead() | Undone():
            return None
        case DisputeOpened() as opened:
            return opened_words(opened)
        case DisputeRuled() as ruled:
            return ruled_words(ruled)
        case _:
            return _by_itself(event, game)


def _by_itself(event: Event, game: str) -> Text:
    """Describe an event for which nothing else of its hand is needed."""
    match event.what:
        case HandVoided() as voided:
            return text("Hand void: {why}. Every wager is returned.", why=void_words(voided, game))
        case FloorCalled(why=why):
            return text("Floor called: {why}", why=why)
        case (
            Corrected(ruling=Ruling() as ruling)
            | Ruled(ruling=ruling)
            | ReplacementOrdered(ruling=ruling)
            | RedealBegan(ruling=ruling)
            | EarlyCardsPlay(ruling=ruling)
            | EarlyCardsAside(ruling=ruling)
        ):
            when, said = ruling_words(ruling, game)
            words = text("{when}. {said}", when=when, said=said)
            return text("Seat {seat}: {words}", seat=ruling.seat, words=words) if ruling.seat else words
        case StackChanged(ruling=ruling, seat=seat, was=was, now=now):
            said = ruling_words(ruling, game)[1]
            return text(
                "Seat {seat}: the stack was {was}, and is {now}. {said}", seat=seat, was=Dollars(was), now=Dollars(now),
                said=said,
            )  # fmt: skip
        case PayoutKept(ruling=ruling):
            return text("Seat {seat}: {words}", seat=ruling.seat, words=ruling_words(ruling, game)[1])
        case SlipCleared(number=number, cleared=cleared):
            return _CLEARED[cleared].fill(number=number)
        case SlipIssued(number=number):
            return text("Slip {number} issued.", number=number)
        case SlipReprinted(number=number, copy=copy):
            return text("Slip {number} printed again, extra print {copy}.", number=number, copy=copy)
        case SlipVoided(number=number, reason=reason):
            return text("Slip {number} voided: {reason}.", number=number, reason=reason)
        case CashMoved(what=kind, seat=seat, cents=cents, reverses=reverses):
            words = _BACK if reverses else _CASH[kind]
            return words.fill(seat=seat, amount=Dollars(abs(cents)))
        case DeviceChanged(why=why) | ShoeDoubted(why=why):
            return text_of(why) if why else text("Device state changed.")
        case SeatsDisagreed(seats=seats):
            return seats_disagreement(seats)
        case what:
            return _HAPPENED.get(type(what), Text(event.kind.replace("_", " ").capitalize()))


_BACK: Final = text("Floor took back an entry of {amount} that was wrong.")
_CASH: Final = {
    "buy-in": text("Seat {seat} bought {amount} in chips. The cash is in the drop box."),
    "coupon": text("Seat {seat} got {amount} for a coupon. The coupon is in the drop box."),
    "tip": text("Seat {seat} tipped {amount}."),
    "cash-out": text("Seat {seat} was paid {amount} in cash for chips."),
    "carried-in": text("Seat {seat} brought {amount} in chips from another table."),
    "carried-out": text("Seat {seat} took {amount} in chips to another table."),
    "exchange": text("{amount} was changed for other chips."),
}
_CLEARED: Final = {
    "paid": text("Slip {number}: the payout was paid from the cage."),
    "returned": text("Slip {number}: the payout went back to the house."),
}
BY_BADGE: Final = text("Floor acknowledged the hand by badge, without a PIN.")
_ANSWERED: Mapping[type[Answer], Text] = {
    Acknowledged: text("Floor acknowledged the hand."),
    Disputed: text("Floor disputed the hand."),
}
_HAPPENED: Mapping[type[Happening], Text] = {
    HandReopened: text("Hand reopened: its settlement no longer counts."),
    PayoutStated: text("Actual payment to a seat entered."),
    PayoutSigned: text("Payout signed for."),
    TaxFormFilled: text("Tax form completed."),
    SlipProven: text("Slip printed."),
    SlipWritten: text("Slip written by hand; the floor signed."),
    SlipUnproven: text("Slip not confirmed as printed."),
    TransferRequested: text("Fill, credit, or transfer requested."),
    TransferSent: text("Chips sent with a slip."),
    TransferCounted: text("Fill or credit counted: it differs from the slip."),
    TransferReceived: text("Chips of a slip received."),
    TransferVoided: text("Fill or credit voided."),
    PaperPrinted: text("Fill, credit, or inspection paper printed."),
    PaperUnprinted: text("Fill, credit, or inspection paper not confirmed as printed."),
    RackCounted: text("Rack counted."),
    PaidElsewhere: text("A payout is paid by the cage or by check; the floor signed."),
    PlayerNamed: text("Floor checked the list, and named the player of a seat."),
    ClosedRackCounted: text("Rack of the closed table counted."),
    HandOpened: text("Hand started."),
    DealerOn: text("Another dealer relieved the first; the floor signed."),
    HandResumed: text("A PIN was entered to continue the hand."),
    Undone: text("Last entry undone."),
    HandSettled: text("All wagers settled: the hand is over."),
    FloorCame: text("Floor arrived."),
    FloorComing: text("Floor supervisor on the way."),
    SignedAtConsole: text("Next entry signed at a console."),
    TableLocked: text("Floor locked the table: this is the last hand."),
    TableUnlocked: text("Floor unlocked the table."),
    ReliefOrdered: text("Dealer to be relieved after this hand."),
    ShiftSigned: text("Floor signed to close after this hand."),
    JackpotClaimed: text("Jackpot claim decided."),
    WagersGivenBack: text("Every wager returned."),
    CardCameEarly: text("A card left the shoe early: the floor rules on it."),
    CardPutBack: text("Card put back in its place."),
    RedealEnded: text("All cards are back in place."),
    ShoeConfirmed: text("Dealer confirmed the cards."),
    CardRefused: text("Card refused: it is already in this hand."),
    SeatsConfirmed: text("Dealer confirmed the cards."),
    PinRefused: text("Wrong PIN entered."),
    PinLocked: text("A PIN was locked."),
    PadLocked: text("Too many wrong PINs at this table: PIN entry is locked."),
}


def _before(journal: JournalReader, seq: int) -> Iterator[Event]:
    """Yield earlier events that the screen still showed, in order: devices, a call, the last hand's wagers."""
    found: list[Event] = []
    kinds: set[type[Happening]] = {
        DeviceChanged, FloorCalled, FloorCame, HandSettled, RackCounted, TableOpened, Started,
    }  # fmt: skip
    for event in journal.before(seq, *kinds):
        if isinstance(event.what, Started):
            break
        if isinstance(event.what, HandSettled | TableOpened):
            if HandSettled not in kinds:
                continue
            kinds -= {HandSettled, TableOpened}
        found.append(event)
    return iter(found[::-1])


def _amounts(hand: Round) -> Callable[[int], str]:
    return str if hand.felt.layout.points else money


def _noted(prompt: Prompt | None, before: Draft | None, now: Answer, amount: Callable[[int], str]) -> Text:
    """Describe the entry that a touch added or removed."""
    if isinstance(now, Placed) and isinstance(prompt, Wagers):
        were = before.bets if isinstance(before, Placed) else {}
        labels = {spot.key: spot.label for spot in prompt.spots}
        changed = [
            (seat, spot, now.bets.get(seat, {}).get(spot))
            for seat in prompt.seats
            for spot in labels
            if were.get(seat, {}).get(spot) != now.bets.get(seat, {}).get(spot)
        ]
        if len(changed) == 1:
            seat, spot, cents = changed[0]
            if cents is None:
                return text("Seat {seat}: {spot} undone", seat=seat, spot=labels[spot])
            return text("Seat {seat}: {spot} {amount}", seat=seat, spot=labels[spot], amount=amount(cents))
        seats = {seat for seat, _, _ in changed}
        return counted("Wagers: seat {seats}", "Wagers: seats {seats}", n=len(seats), seats=listed(sorted(seats)))
    if isinstance(now, Chosen) and isinstance(prompt, Choices):
        decided = before.choices if isinstance(before, Chosen) else {}
        return _chosen(prompt, Chosen({k: v for k, v in now.choices.items() if decided.get(k) != v}), amount)
    return text("Part of the answer entered.")


def _chosen(prompt: Choices, now: Chosen, amount: Callable[[int], str]) -> Text:
    """Describe the decisions: one seat by its option, or several seats that decided alike."""
    choices = set(now.choices.values())
    if len(choices) != 1:
        return text("Decisions: seats {seats}", seats=listed(sorted(now.choices)))
    (choice,) = choices
    seat = next(iter(now.choices))
    label = next((option.label for option in prompt.options[seat] if option.key == choice.option), Text(choice.option))
    seats = listed(sorted(now.choices))
    if choice.amount is None:
        said = counted("Seat {seats}: {option}", "Seats {seats}: {option}")
    else:
        said = counted("Seat {seats}: {option} {amount}", "Seats {seats}: {option} {amount}")
    put_in = EMPTY if choice.amount is None else amount(choice.amount)
    return said.fill(n=len(now.choices), seats=seats, option=label, amount=put_in)


def _answered(before: Round, answer: Answer) -> Text:
    prompt = before.prompt
    assert prompt is not None, "what was answered was asked"
    match answer:
        case Dealt(cards):
            assert isinstance(prompt, Cards), "cards are dealt where cards are asked for"
            return _dealt(before, prompt, cards)
        case Rolled(dice):
            return text("Rolled: {dice}", dice=listed(die.words for die in dice))
        case Chosen() if isinstance(prompt, Choices) and len(prompt.options) == 1:
            return _chosen(prompt, answer, _amounts(before))
        case Forfeit(seat, returned=True):
            return text("Seat {seat}: the hand is void, and its open wagers go back.", seat=seat)
        case Forfeit(seat):
            return text("Seat {seat} forfeits its hand.", seat=seat)
        case Acknowledged():
            return text("Floor acknowledged the hand.")
        case Disputed():
            return text("Floor disputed the hand.")
        case _:
            return prompt.guide.then or text("Done")


def _dealt(before: Round, prompt: Cards, cards: tuple[Any, ...]) -> Text:
    first = prompt.left[0]
    if prompt.may_be_unread:
        nth, count = prompt.dealt + len(cards), len(prompt.places)
        return text("Card {nth} of {count} face down", nth=nth, count=count)
    named = listed(card.words for card in cards if card is not None)
    if first.seat:
        return text("Seat {seat}: {cards}", seat=first.seat, cards=named)
    label = next((spot.label for spot in before.felt.layout.spots if spot.key == first.spot), Text(first.spot))
    return text("{spot}: {cards}", spot=label, cards=named)
