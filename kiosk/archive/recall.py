"""Finished hands, looked at again: step by step, or as hand records. Nothing here writes.

A hand in progress is not shown: it holds cards that lie face down.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

from kiosk.core.errors import Refused
from kiosk.core.money import money
from kiosk.games import GAMES
from kiosk.journal import Event, JournalReader
from kiosk.procedure import (
    Answer,
    Choices,
    Chosen,
    Dealt,
    Forfeit,
    Placed,
    Prompt,
    Round,
    Settle,
    from_json,
    option_names,
)
from kiosk.table import opened_words, reopen, ruled_words


class Recalled(NamedTuple):
    """One event of a finished hand: the hand as it was before it, and what the event says in words."""

    event: Event
    hand: Round
    words: str


def finished(journal: JournalReader, number: int) -> list[Event]:
    """Return the events of hand `number`. Raise Refused where there is none, or it is not over."""
    events = journal.hand(number)
    if not events:
        raise Refused(
            "no_hand",
            "There is no hand {number}: the last one is hand {last_hand}.",
            number=number,
            last_hand=journal.last_hand(),
        )
    ends = [one.kind for one in events if one.kind in ("hand_settled", "hand_voided", "hand_reopened")]
    if not ends or ends[-1] == "hand_reopened":
        raise Refused("in_hand", "Hand {number} is still being dealt: finish it first.", number=number)
    return events


def recalled(events: list[Event]) -> Iterator[Recalled]:
    """Yield each event of a finished hand with the hand as the dealer saw it then."""
    for at, event in enumerate(events):
        hand = reopen(GAMES, events[:at] if at else events[:1])
        yield Recalled(event, hand, _words(event, hand))


def steps(journal: JournalReader, number: int) -> Iterator[str]:
    """Yield a finished hand as lines of text, each marked RECALL."""
    for one in recalled(finished(journal, number)):
        if one.event.kind == "noted":
            continue
        at = datetime.fromtimestamp(one.event.at_ms / 1000, UTC).astimezone()
        yield f"RECALL hand {number}  {at:%Y-%m-%d %H:%M:%S}  {one.event.actor:<10} {one.words}"


def exported(journal: JournalReader) -> Iterator[dict[str, Any]]:
    """Yield every settled hand as a hand record, in order: one that was reopened, as it was settled last."""
    opened: dict[int, Event] = {}
    settled: Event | None = None  # the last one, which may yet be reopened
    for event in journal.events():
        hand = event.hand or 0
        match event.kind:
            case "hand_opened":
                opened[hand] = event
            case "hand_settled":
                if settled is not None and settled.hand != hand:
                    yield _record(journal.table, opened.pop(settled.hand or 0), settled)
                settled = event
            case "hand_reopened":
                settled = None
            case "hand_voided":
                del opened[hand]
            case _:
                pass
    if settled is not None:
        yield _record(journal.table, opened[settled.hand or 0], settled)


def _record(table: str, opened: Event, settled: Event) -> dict[str, Any]:
    body = opened.body
    rules = body["rules"]["game"]
    result = settled.body["result"]
    return {
        "id": f"{table}-{opened.hand}",
        "game": body["game"],
        "options": {name: rules[name] for name in option_names(GAMES[body["game"]].rules_model)},
        "input": result["input"],
        "result": result["result"],
    }


def _words(event: Event, hand: Round) -> str:
    body = event.body
    match event.kind:
        case "hand_opened":
            jackpots = ", ".join(f"{name.upper()} {money(body['jackpots'][name])}" for name in hand.rules.jackpots)
            return f"Hand opened. Dealer {body['dealer']}. {body['rules_version']}. {jackpots}"
        case "noted" | "answered":
            answer = _answer_words(from_json(body["answer"]), hand.prompt)
            return f"{body['clause']}: {answer} [{body['source']}]{_ruling_words(body)}"
        case "undone":
            return f"Undone: event {body['event']}"
        case "corrected":
            amended = [(body["event"], body["answer"]), *body.get("also", [])]
            became = "; ".join(f"event {seq} to {_answer_words(from_json(answer), None)}" for seq, answer in amended)
            dead = f"; {body['dead']} is out of play" if "dead" in body else ""
            return f"Corrected: {became}{dead}, {body['why']}{_ruling_words(body)}"
        case "ruled" | "replacement_ordered" | "redeal_began":
            return f"{body['ruling']['when']}{_ruling_words(body)}"
        case "hand_voided":
            return f"VOID: {body['reason']}. Every wager was returned.{_ruling_words(body)}"
        case "hand_settled":
            return f"Settled. The house {'won' if body['house_net'] >= 0 else 'paid'} {money(abs(body['house_net']))}."
        case "device_changed":
            return f"{body['device']}: {body['state']}. {body['why']}"
        case "hand_reopened":
            return f"REOPENED: {body['reason']}. What it was settled to counts no more."
        case "payout_signed":
            return f"Signed ({body['signature']}): {_items_words(body['items'])}"
        case "payout_stated":
            return f"Seat {body['seat']} had in fact won {money(body['net'])}."
        case "tax_form_filled":
            return f"{body['form']} filled in: {_items_words(body['items'])}"
        case "slip_issued" | "slip_reprinted" | "slip_printed" | "slip_failed":
            return f"{event.kind.replace('_', ' ').capitalize()}: {body['number']}"
        case "slip_voided":
            return f"Slip voided: {body['number']}, {body['reason']}"
        case "dispute_opened":
            return str(opened_words(body))
        case "dispute_ruled":
            return str(ruled_words(body))
        case _:
            return event.kind.replace("_", " ")


def _items_words(items: list[list[int]]) -> str:
    return ", ".join(f"seat {seat} {money(paid or taken)}" for seat, taken, paid in items)


def _ruling_words(body: dict[str, Any]) -> str:
    """Return what was ruled, and where that stands."""
    ruling = body.get("ruling")
    return "" if ruling is None else f" RULING ({ruling['source']}, {ruling['clause']}): {ruling['said']}"


def _answer_words(answer: Answer, prompt: Prompt | None) -> str:
    do = f"{prompt.guide.do} " if prompt is not None else ""
    match answer:
        case Placed(bets):
            placed = (
                f"seat {seat} {', '.join(f'{k} {money(v)}' for k, v in spots.items())}" for seat, spots in bets.items()
            )
            return do + "; ".join(placed)
        case Chosen(choices):
            labels: dict[tuple[int, str], str] = {}
            if isinstance(prompt, Choices):
                labels = {
                    (seat, one.key): str(one.label) for seat, options in prompt.options.items() for one in options
                }
            return do + "; ".join(
                f"seat {seat} {labels.get((seat, choice.option), choice.option)}"
                f"{'' if choice.amount is None else ' ' + money(choice.amount)}"
                for seat, choice in choices.items()
            )
        case Dealt(cards):
            return do + " ".join(one.text if one else "unread" for one in cards)
        case Forfeit(seat):
            return f"Seat {seat} forfeits its hand."
        case _:
            done = ""
            if isinstance(prompt, Settle):
                done = "; ".join(
                    f"seat {item.seat} {item.does.value} {money(item.pay or item.take or item.stake)} ({item.line})"
                    for item in prompt.items
                )
            return f"{do}{done or type(answer).__name__.lower()}"
