"""Recall finished hands step by step, or as hand records. Nothing here writes.

A hand in progress is not shown, because it has face-down cards. Cards that were never turned over, such as those of a
mucked hand, stay hidden: they are named only to people who may open them.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, Final, NamedTuple

from kiosk.archive.ruling_words import ruling_words, void_words
from kiosk.core.cards import DECK, Card, card
from kiosk.core.clock import stamp
from kiosk.core.errors import Refused
from kiosk.core.money import money
from kiosk.core.text import Text, text
from kiosk.events import (
    Answered,
    CardCameEarly,
    Corrected,
    DealerOn,
    DeviceChanged,
    DisputeOpened,
    DisputeRuled,
    EarlyCardsAside,
    EarlyCardsPlay,
    HandOpened,
    HandReopened,
    HandSettled,
    HandVoided,
    Noted,
    PayoutKept,
    PayoutSigned,
    PayoutStated,
    RedealBegan,
    ReplacementOrdered,
    Ruled,
    Ruling,
    SlipCleared,
    SlipIssued,
    SlipProven,
    SlipReprinted,
    SlipUnproven,
    SlipVoided,
    StackChanged,
    TaxFormFilled,
    Undone,
)
from kiosk.games import GAMES
from kiosk.journal import Event, JournalReader
from kiosk.procedure import (
    Answer,
    Choices,
    Chosen,
    Dealt,
    Does,
    Forfeit,
    Item,
    Placed,
    Prompt,
    Round,
    Settle,
    from_json,
    option_names,
)
from kiosk.table import opened_words, opening_of, ruled_words

_ONLY_RECORDS: Final = text("this game exports hand records only")


class Recalled(NamedTuple):
    """One event of a finished hand: the hand before it, and a description of the event."""

    event: Event
    hand: Round
    words: str


def finished(journal: JournalReader, number: int) -> list[Event]:
    """Return the events of hand `number`. Raise Refused if there is none, or it is not over."""
    events = journal.hand(number)
    if not events:
        last = journal.last_hand()
        if not last:
            raise Refused("no_hand", "No hand has been dealt at this table yet.")
        raise Refused("no_hand", "There is no hand {number}: the last one is hand {last}.", number=number, last=last)
    ends = [event for event in events if isinstance(event.what, HandSettled | HandVoided | HandReopened)]
    if not ends or isinstance(ends[-1].what, HandReopened):
        raise Refused("in_hand", "Hand {number} is still being dealt: finish it first.", number=number)
    return events


def recalled(events: list[Event], *, is_open: bool = False) -> Iterator[Recalled]:
    """Yield each event of a finished hand with the hand as the dealer saw it then.

    Only cards that were face up at some time are named: not a card that was mucked, replaced, or undone before it was
    turned over. With `is_open`, all cards are named.
    """
    opening = opening_of(GAMES, events[0])
    hands = [opening.after(events[1 : at + 1]) for at in range(len(events))]
    seen = frozenset(DECK) if is_open else frozenset(card for hand in hands for card in hand.face_up)
    for at, event in enumerate(events):
        hand = hands[max(at - 1, 0)]
        yield Recalled(event, hand, _words(event, hand, seen))


def never_turned(hand: Round) -> frozenset[Card]:
    """Return the cards that are face down at the end of a hand."""
    rows = hand.felt.cards.values()
    return frozenset(slot.card for row in rows for slot in row if slot.card is not None and not slot.up)


def steps(journal: JournalReader, number: int, *, is_open: bool = False) -> Iterator[str]:
    """Yield a finished hand as lines of text, each marked RECALL, as `recalled` does."""
    for value in recalled(finished(journal, number), is_open=is_open):
        if isinstance(value.event.what, Noted):
            continue
        yield f"RECALL hand {number}  {stamp(value.event.at_ms)}  {value.event.actor:<10} {value.words}"


class WrittenHand(NamedTuple):
    """A hand in the form of another program: `content`, or `why` that form has no words for it."""

    number: int
    content: str
    why: Text | None


def histories(journal: JournalReader, form: str) -> Iterator[WrittenHand]:
    """Yield every settled hand in a form such as "phh", in order, as `exported` does."""
    for opened, record in _exported(journal):
        forms, number = GAMES[record["game"]].histories, opened.hand or 0
        why = _ONLY_RECORDS if forms is None or record["input"] is None else forms.unwritten(form, record)
        if why is None and forms is not None:
            written = forms.write(form, record, table=journal.table, number=number, at_ms=opened.at_ms)
            yield WrittenHand(number, written, None)
        else:
            yield WrittenHand(number, "", why)


def exported(journal: JournalReader) -> Iterator[dict[str, Any]]:
    """Yield every settled hand as a hand record, in order: one that was reopened, as it was settled last.

    A card that was never turned over is an unread card in it.
    """
    for _, record in _exported(journal):
        yield record


def _exported(journal: JournalReader) -> Iterator[tuple[Event, dict[str, Any]]]:
    """Yield every settled hand: the event that began it, and its record."""
    opened: dict[int, Event] = {}
    settled: Event | None = None  # The last settlement; the hand may be reopened.
    for event in journal.events(1, HandOpened, HandSettled, HandReopened, HandVoided):
        hand = event.hand or 0
        match event.what:
            case HandOpened():
                opened[hand] = event
            case HandSettled():
                if settled is not None and settled.hand != hand:
                    began = opened.pop(settled.hand or 0)
                    yield began, _record(journal.table, began, settled)
                settled = event
            case HandReopened():
                settled = None
            case HandVoided():
                del opened[hand]
            case _:
                pass
    if settled is not None:
        began = opened[settled.hand or 0]
        yield began, _record(journal.table, began, settled)


def _record(table: str, opened: Event, settled: Event) -> dict[str, Any]:
    began, came_to = opened.of(HandOpened), settled.of(HandSettled).result
    return {
        "id": f"{table}-{opened.hand}",
        "game": began.game,
        "options": {name: began.rules.game[name] for name in option_names(GAMES[began.game].rules_model)},
        "rules": {name: value for name, value in began.rules.game.items() if name != "exceptions"},
        "input": came_to.input,
        "result": came_to.result,
    }


def _words(event: Event, hand: Round, seen: AbstractSet[Card]) -> str:
    match event.what:
        case HandOpened() as opened:
            jackpots = ", ".join(f"{name.upper()} {money(opened.jackpots[name])}" for name in hand.rules.jackpots)
            return f"Hand opened. Dealer {opened.dealer}. {opened.rules_version}. {jackpots}"
        case Noted(clause=clause, answer=answer, source=source):
            return f"{clause}: {_answer_words(from_json(answer), hand, hand.prompt, seen)} [{source}]"
        case Answered(clause=clause, answer=answer, source=source, ruling=ruling):
            said = _answer_words(from_json(answer), hand, hand.prompt, seen)
            return f"{clause}: {said} [{source}]{_ruling_words(ruling, hand)}"
        case DealerOn(dealer=dealer, relieves=relieved):
            return f"Dealer {dealer} took over from {relieved}. Floor: {event.actor}"
        case Undone(event=seq):
            return f"Undone: event {seq}"
        case Corrected() as put:
            amended = ((put.event, put.answer), *put.also)
            became = "; ".join(
                f"event {seq} to {_answer_words(from_json(answer), hand, None, seen)}" for seq, answer in amended
            )
            dead = f"; {_named(card(put.dead), seen)} is out of play" if put.dead else ""
            why = f", {ruling_words(put.ruling, hand.game.key)[0]}" if put.ruling is not None else ""
            return f"Corrected: {became}{dead}{why}{_ruling_words(put.ruling, hand)}"
        case StackChanged(ruling=ruling, seat=seat, was=was, now=now):
            return f"Seat {seat}: stack {_amount(was, hand)} is now {_amount(now, hand)}{_ruling_words(ruling, hand)}"
        case CardCameEarly():
            return "A card left the shoe while none was due."
        case (
            Ruled(ruling=ruling)
            | ReplacementOrdered(ruling=ruling)
            | RedealBegan(ruling=ruling)
            | EarlyCardsPlay(ruling=ruling)
            | EarlyCardsAside(ruling=ruling)
        ):
            return f"{ruling_words(ruling, hand.game.key)[0]}{_ruling_words(ruling, hand)}"
        case HandVoided(ruling=ruling) as voided:
            reason = void_words(voided, hand.game.key)
            return f"VOID: {reason}. Every wager was returned.{_ruling_words(ruling, hand)}"
        case HandSettled(house_net=net):
            if hand.felt.layout.points:
                return "Settled."
            return f"Settled. The house {'won' if net >= 0 else 'paid'} {money(abs(net))}."
        case DeviceChanged(device=device, state=state, why=why):
            return f"{device}: {state}. {why}"
        case HandReopened(reason=reason):
            return f"REOPENED: {reason}. The result before it is void."
        case _:
            return _payout_words(event, hand)


def _amount(amount: int, hand: Round) -> str:
    """Return an amount of a hand in words: the points of a game for points, otherwise dollars."""
    if hand.felt.layout.points:
        return f"{amount} point{'' if amount == 1 else 's'}"
    return money(amount)


def _named(card: Card, seen: AbstractSet[Card]) -> str:
    return card.text if card in seen else "??"


def _payout_words(event: Event, hand: Round) -> str:
    match event.what:
        case PayoutSigned(signature=signature, items=items):
            return f"Signed ({signature}): {_items_words(items)}"
        case PayoutStated(seat=seat, net=net, wager=wager):
            return f"Seat {seat}{' ' + wager if wager else ''}: in fact {_amount(net, hand)} went to it."
        case TaxFormFilled(form=form, items=items):
            return f"{form} filled in: {_items_words(items)}"
        case (
            SlipIssued(number=number)
            | SlipReprinted(number=number)
            | SlipProven(number=number)
            | SlipUnproven(number=number)
        ):
            return f"{event.kind.replace('_', ' ').capitalize()}: {number}"
        case PayoutKept(ruling=ruling, items=items, kept=kept):
            return f"Payout {kept}: {_items_words(items)}.{_ruling_words(ruling, hand)}"
        case SlipCleared(number=number, cleared=cleared):
            return f"Slip cleared: {number}, {cleared}"
        case SlipVoided(number=number, reason=reason):
            return f"Slip voided: {number}, {reason}"
        case DisputeOpened() as opened:
            return str(opened_words(opened, partial(_amount, hand=hand)))
        case DisputeRuled() as ruled:
            return str(ruled_words(ruled, partial(_amount, hand=hand)))
        case _:
            return event.kind.replace("_", " ")


def _items_words(items: Iterable[tuple[int, int, int]]) -> str:
    return ", ".join(f"seat {seat} {money(paid or taken)}" for seat, taken, paid in items)


def _ruling_words(ruling: Ruling | None, hand: Round) -> str:
    if ruling is None:
        return ""
    return f" RULING ({ruling.source}, {ruling.clause}): {ruling_words(ruling, hand.game.key)[1]}"


def _answer_words(answer: Answer, hand: Round, prompt: Prompt | None, seen: AbstractSet[Card]) -> str:
    do = f"{prompt.guide.do} " if prompt is not None else ""
    match answer:
        case Placed(bets):
            placed = (
                f"seat {seat} {', '.join(f'{k} {_amount(v, hand)}' for k, v in spots.items())}"
                for seat, spots in bets.items()
            )
            return do + "; ".join(placed)
        case Chosen(choices):
            labels: dict[tuple[int, str], str] = {}
            if isinstance(prompt, Choices):
                labels = {
                    (seat, option.key): str(option.label)
                    for seat, options in prompt.options.items()
                    for option in options
                }
            return do + "; ".join(
                f"seat {seat} {labels.get((seat, choice.option), choice.option)}"
                f"{'' if choice.amount is None else ' ' + _amount(choice.amount, hand)}"
                for seat, choice in choices.items()
            )
        case Dealt(cards):
            return do + " ".join("unread" if card is None else _named(card, seen) for card in cards)
        case Forfeit(seat, returned=True):
            return f"Seat {seat}: the hand is void. Its wagers were returned."
        case Forfeit(seat):
            return f"Seat {seat} forfeits its hand."
        case _:
            done = ""
            if isinstance(prompt, Settle):
                done = "; ".join(
                    f"seat {item.seat} {_does(item, hand)} {_amount(item.moved, hand)}{_by(item)}"
                    for item in prompt.items
                )
            return f"{do}{done or type(answer).__name__.lower()}"


def _does(item: Item, hand: Round) -> str:
    """Return the dealer's action for a wager; a pot is pushed, and a wrongly pushed pot is taken."""
    if not hand.felt.pots:
        return item.does.value
    return "take back" if item.does is Does.TAKE else "push"


def _by(item: Item) -> str:
    line = str(item.line)
    return f" ({line})" if line else ""
