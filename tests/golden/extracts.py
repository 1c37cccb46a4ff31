"""The facts and the words that a table shows.

Facts follow from the rules and the journal: prompts, places of cards, and results of wagers. They contain no word that
a dealer reads, so they never change. Words are those of a recall. They may be improved, and are then approved again.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from kiosk.archive.recall import exported, steps
from kiosk.archive.recalled_hand import Recall
from kiosk.archive.recalled_table import RecalledTable
from kiosk.events import HandReopened, HandSettled, HandVoided, Signed
from kiosk.procedure.hand.round import Round
from kiosk.procedure.money.settlement import Item
from kiosk.procedure.prompts.answers import to_json
from kiosk.procedure.prompts.prompt import Cards, Choices, Dice, Floor, Prompt, Settle, Wagers
from kiosk.procedure.records.records import Settler
from kiosk.table import Table
from tests.golden.dealing import Day

# These fields of an event hold words for people.
WORDS = {"why", "reason", "claim", "ruling", "slip", "key"}
# Today's kiosk writes these in addition: that a slip awaits its paper, the outcome, and the rack.
SINCE = {"awaits"}
SINCE_IN = {"hand_settled": {"rack"}}
KINDS_SINCE = {"slip_written", "hand_resumed"}


def facts(table: Table) -> dict[str, Any]:
    """Return the display of a table: the hand, what it waits for, its money, and its devices."""
    due = table.payouts.due
    return {
        **_hand(table.round),
        "dealer": table.dealer.id if table.dealer else None,
        "jackpots": dict(table.shift.jackpots),
        "house net": table.shift.house_net,
        "devices": {name: device.state for name, device in sorted(table.devices.by_name.items())},
        "alarm": bool(table.shoe.alarm),
        "floor called": table.floor.called is not None,
        "look at the cards": table.doubts.are_open,
        "suspended": bool(table.suspended),
        "to be replaced": list(table.rulings.replacing) if table.rulings.replacing else None,
        "due": None if due is None else [due.stage, [_item(item) for item in due.items], due.form],
        "to be moved": [
            [difference.seat, difference.was, difference.due] for difference in table.reopening.differences
        ],
        "may go on": table.play.can_proceed,
    }


def _hand(hand: Round) -> dict[str, Any]:
    felt = hand.felt
    return {
        "hand": hand.opening.number,
        "game": hand.game.key,
        "asked": _asked(hand.prompt),
        "entered": None if hand.draft is None else to_json(hand.draft),
        "answers": sum(not entry.note for entry in hand.entries),
        "cards": {
            f"{spot} {seat}": " ".join(
                f"{slot.card.text if slot.card else '?'}{'' if slot.up else '*'}" for slot in row
            )
            for (spot, seat), row in sorted(felt.cards.items())
        },
        "dice": {
            f"{spot} {seat}": " ".join(die.text for die in row) for (spot, seat), row in sorted(felt.dice.items())
        },
        "out of play": sorted(card.text for card in felt.dead),
        "wagers": {str(seat): bets for seat, bets in felt.bets.items() if bets},
        "seats": {str(seat): status for seat, status in felt.status.items()},
        "stacks": {str(seat): stack for seat, stack in felt.stacks.items()},
        "pots": [[pot.amount, list(pot.eligible)] for pot in felt.pots],
        "button": felt.button,
        "settled": {
            f"{seat} {spot}": [odds.outcome, odds.bet, odds.won, odds.returned]
            for seat, spots in felt.settled.items()
            for spot, odds in spots.items()
        },
        "acknowledged": {str(seat): len(lines) for seat, lines in felt.acknowledged.items()},
    }


def _asked(prompt: Prompt | None) -> list[Any]:
    """Return the prompt: its kind, its step, its clause, and its possible answers."""
    if prompt is None:
        return []
    asked: list[Any] = [_kind(prompt), prompt.guide.step, prompt.guide.clause]
    match prompt:
        case Wagers():
            asked.append(
                [list(prompt.seats), [[spot.key, spot.least, spot.most, spot.required] for spot in prompt.spots]]
            )
        case Choices():
            for seat, options in prompt.options.items():
                asked.append([seat, [[option.key, option.stakes, option.least, option.most] for option in options]])
        case Cards():
            asked += [prompt.up, [list(place) for place in prompt.left]]
        case Dice():
            asked.append([list(place) for place in prompt.left])
        case Settle():
            asked.append([_item(item) for item in prompt.items])
        case Floor():
            asked += [_item(prompt.item), [card.text for card in prompt.cards], [_item(text) for text in prompt.also]]
        case _:
            pass
    return asked


def _kind(prompt: Prompt) -> str:
    kinds = {Wagers: "wagers", Choices: "choices", Cards: "cards", Dice: "dice", Settle: "settle", Floor: "floor"}
    return next((name for kind, name in kinds.items() if isinstance(prompt, kind)), "confirm")


def _item(item: Item) -> list[Any]:
    return [item.seat, item.does, item.stake, item.pay, item.take]


def lines(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for each fact that has changed."""
    for key, value in now.items():
        if key not in before or before[key] != value:
            yield f"  {key}: {json.dumps(value)}"


def shown(table: Table) -> Iterator[str]:
    """Yield the facts of each step of each finished hand of a table, as recalled."""
    for number in hands(table):
        recall = Recall(table.journal, number)
        then = RecalledTable(table, recall)
        before: dict[str, Any] = {}
        for at in range(recall.last + 1):
            then.show(recall, at)
            now = facts(then)
            yield f"hand {number}, step {at}: {recall.events[at].kind}"
            yield from lines(before, now)
            before = now


def said(table: Table) -> Iterator[str]:
    """Yield the words of each finished hand, as recalled on the screen and by `kiosk recall`."""
    for number in hands(table):
        recall = Recall(table.journal, number)
        yield f"hand {number}"
        yield from (f"  {at}: {recall.happened(at)}" for at in range(recall.last + 1))
        yield from steps(table.journal, number, is_open=True)


def hands(table: Table) -> list[int]:
    over: dict[int, bool] = {}
    for event in table.journal.events():
        if event.hand is not None:
            over.setdefault(event.hand, False)
            if isinstance(event.what, HandSettled | HandVoided | HandReopened):
                over[event.hand] = not isinstance(event.what, HandReopened)
    return [number for number, is_over in over.items() if is_over]


def records(table: Table) -> Iterator[str]:
    """Yield each settled hand as `kiosk journal export` writes it."""
    for record in exported(table.journal):
        yield json.dumps(record, separators=(",", ":"), ensure_ascii=False)


def rest(day: Day) -> Iterator[str]:
    """Deal the open hand to its end, and yield its events, without words for people."""
    last = day.table.journal.last_seq()
    day.plug_in()
    day.deal()
    day.finish()
    for event in day.table.journal.events(last + 1):
        if isinstance(event.what, Signed) or event.kind in KINDS_SINCE:
            continue
        left_out = WORDS | SINCE | SINCE_IN.get(event.kind, set())
        body = {name: value for name, value in event.what.to_json().items() if name not in left_out}
        yield json.dumps([event.kind, event.hand, event.actor, body], sort_keys=True)


def settled(settler: Settler, line: str) -> dict[str, Any]:
    """Return the result of a hand record, or only the code of its refusal."""
    result = settler.line(line)
    return {**result, "error": result["error"]["code"]} if "error" in result else result
