"""The look of the table screen, rebuilt after each change."""

from typing import Any

from kiosk.core.text import EMPTY, Text, listed
from kiosk.procedure import (
    Cards,
    Choices,
    Chosen,
    Confirm,
    Dice,
    Does,
    Effect,
    Floor,
    HandView,
    Prompt,
    Settle,
    Wagers,
)
from kiosk.table import TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table import actions, choosing, guide_rows, header_rows, panel_rows
from ui.vm.table.felt import felt_rows, seat_rows
from ui.vm.table.felt.seat_rows import SeatRow
from ui.vm.table.guide_rows import current, step_line
from ui.vm.table.money import giving_back, payout_rows, totals
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.table_look import DueNow, FeltNeeds, TableLook
from ui.vm.table.under_way import exceptions
from ui.vm.table.under_way.card_keys import keys_for, shown_keys
from ui.vm.table.under_way.signing import pad_for, shown_floor
from ui.vm.table.under_way.state import Keys, ScreenState

_KINDS: dict[type[Prompt], str] = {
    Wagers: "wagers", Choices: "choices", Cards: "cards", Dice: "dice", Confirm: "confirm", Settle: "settle",
    Floor: "floor",
}  # fmt: skip


def look(table: TableView, state: ScreenState, said: Text | str, *, before: TableLook) -> TableLook:
    """Return the present look of a table. Closed parts are as they were `before`."""
    felt, guide, panel = _felt(table, state), _guide(table, state), panel_rows.panel(table, state)
    pad = pad_for(table, state).value
    signs = bool(pad or panel)
    floor = shown_floor(table, state)
    return TableLook(
        view="stopped" if table.stopped else "sign_in" if table.dealer is None else "table",
        stopped=say(table.stopped),
        clock=table.clock_text,
        **felt,
        needs=_needs(table, felt, guide["kind"], signs=signs, pays="pay_lines" in floor),
        due=_due_now(felt["seats"]),
        **header_rows.header(table),
        **guide,
        **header_rows.strip(table, said),
        **choosing.wagers(table, state),
        **_acts(choosing.choices(table, state), felt["seats"]),
        **actions.actions(table, state),
        **panel,
        **shown_keys(table, state, before.keys, before.dice_keys),
        pad=pad,
        **floor,
    )


def _felt(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return the cards, dice, and chips on the felt. Cards can be checked by a touch while nothing else is asked of
    them."""
    amount = amount_of(table)
    checkable = state.keys is Keys.CLOSED and keys_for(table, state) is Keys.CLOSED and not state.forfeiting
    asked = exceptions.rows_asked(table, state)
    seats = seat_rows.seat_rows(
        table,
        amount,
        forfeiting=state.forfeiting,
        checkable=checkable and not asked,
        forfeit_seat=state.forfeit_seat or exceptions.forfeit_seat(table, state),
        asked=asked,
        wrong_spot=state.wrong_spot,
        is_first=exceptions.in_doubt(table) is None,
    )
    return {
        "seats": seats,
        "has_stacks": seat_rows.has_stacks(table.round),
        **totals.totals(table, amount),
        "spots": felt_rows.spot_rows(table, checkable=checkable and not asked, asked=asked),
        "pots": felt_rows.pot_rows(table, amount),
        "pot_chips": felt_rows.pot_chips(table),
        "pot_total": felt_rows.pot_total(table, amount),
        "call_line": felt_rows.call_line(table, amount),
        "rail": guide_rows.rail_rows(table.round),
        "dice": table.round.felt.layout.dice,
        "points": table.round.felt.layout.points,
    }


def _guide(table: TableView, state: ScreenState) -> dict[str, Any]:
    hand = table.round
    prompt = giving_back.prompt_of(table)
    guide = prompt.guide if prompt else None
    due, again = payout_rows.due_of(table), payout_rows.reopened_guide(table, hand)
    do, aloud, rule, clause = (guide.do, guide.say, guide.rule, guide.clause) if guide else (EMPTY, EMPTY, EMPTY, "")
    called, doubt = "", exceptions.in_doubt(table)
    if doubt is not None:
        do, rule = doubt
        aloud, clause = EMPTY, ""
    elif state.forfeiting:
        do, aloud, (rule, clause) = _forfeits(table, state), EMPTY, _forfeit_rule(table)
    elif due is not None:
        (do, rule), aloud, clause = payout_rows.guide(due), EMPTY, ""
    elif kept := _keep_face_down(hand):
        rule = words.KEEP_FACE_DOWN.fill(n=len(kept), seats=listed(kept))
    elif again is not None:
        do, aloud, rule, clause = again[0] or do, EMPTY, again[1], ""
    elif isinstance(prompt, Settle):
        called = _payout_call(prompt)
    kind = next((name for kind, name in _KINDS.items() if isinstance(prompt, kind)), "")
    return {
        "kind": kind if due is None else _KINDS[Floor],
        "step": step_line(hand),
        "step_now": current(hand),
        "instruction": say(do),
        "aloud": str(aloud) or called,  # A call is made in English in every language.
        "rule": say(rule),
        "clause": say(clause),
    }


def _payout_call(prompt: Settle) -> str:
    """Return the dealer's call at the next payout: the winning hand, and its odds if it has some.

    If another seat is settled first, the seat is named instead of the odds. The hand that it beats is not called. With
    more words, the speech program takes longer than three seconds.
    """
    item = next((item for item in prompt.items if item.does is Does.PAY and not isinstance(item.by, Text)), None)
    if item is None:
        return ""
    if item.seat != prompt.items[0].seat:
        return f"Seat {item.seat}: {item.call}."
    odds = item.paid_by.odds if item.paid_by is not None else None
    return f"{item.call}." if odds is None else f"{item.call}. {str(odds).replace(':', ' to ')}."


def _keep_face_down(hand: HandView) -> list[int]:
    """Return the seats that fold now, and whose cards still decide wagers."""
    if not isinstance(hand.prompt, Choices) or not isinstance(hand.draft, Chosen):
        return []
    folding = [
        seat
        for seat, choice in hand.draft.choices.items()
        if any(option.key == choice.option and option.takes for option in hand.prompt.options.get(seat, ()))
    ]
    return sorted(seat for seat in folding if hand.felt.keeps_cards(seat))


def _forfeits(table: TableView, state: ScreenState) -> Text:
    """Return the instruction while a hand is given up: touch the seat, then take its losing wagers."""
    if not state.forfeit_seat:
        return words.FORFEIT_DO
    felt, seat = table.round.felt, state.forfeit_seat
    in_action = felt.in_action(seat)
    book = table.round.book
    lost = [spot for spot in felt.loses(seat, True) if spot in in_action]
    takes = max(0, sum(in_action[spot] + book.of(seat, spot) for spot in lost))
    if not takes:
        return words.FORFEIT_SURE.fill(seat=seat)
    return words.FORFEIT_TAKES.fill(seat=seat, amount=amount_of(table)(takes))


def _forfeit_rule(table: TableView) -> tuple[Text, str]:
    """Return the rule by which a hand is forfeited, in the game's own words where it has some, and its clause."""
    paths = [
        irregularity
        for irregularity in table.round.game.irregularities
        if any(remedy.effect is Effect.FORFEIT for remedy in irregularity.remedies)
    ]
    path = min(paths, key=lambda irregularity: not irregularity.says, default=None)
    own = words.FORFEIT_POTS if table.round.felt.stacks else words.FORFEIT_RULE
    return (own, "") if path is None else (path.says or own, path.clause)


def _acts(choices: dict[str, Any], seats: tuple[SeatRow, ...]) -> dict[str, Any]:
    acting = next((seat for seat in seats if seat.number == choices.get("acting", 0)), None)
    lines = tuple(line for line in acting.lines if not line.empty) if acting is not None else ()
    return {**choices, "acting_lines": lines}


def _due_now(seats: tuple[SeatRow, ...]) -> DueNow:
    due = next((seat for seat in seats if seat.result.does and not seat.result.done and seat.result.order < 2), None)
    return DueNow() if due is None else DueNow(due.number, due.name, due.result, due.pills)


def _needs(table: TableView, shown: dict[str, Any], kind: str, *, signs: bool, pays: bool) -> FeltNeeds:
    """Return the things that must fit on the felt; `shown` is its present contents."""
    felt, prompt = table.round.felt, giving_back.prompt_of(table)
    options = list(prompt.options.values()) if isinstance(prompt, Choices) else []
    return FeltNeeds(
        kind=kind,
        seats=len(felt.seats),
        holes=felt.layout.hole,
        dice=felt.layout.dice,
        lines=max((len(seat.lines) for seat in shown["seats"]), default=0),
        results=any(seat.result.does for seat in shown["seats"]),
        chips=any(seat.pills for seat in shown["seats"]),
        stacks=seat_rows.has_stacks(table.round),
        pots=len(felt.pots),
        totals="totals" in shown,
        due=_due_now(shown["seats"]).seat > 0,
        tiles=len(prompt.spots) if isinstance(prompt, Wagers) else 0,
        options=max(map(len, options), default=0),
        strip=bool(felt.stacks) or any(key.least is not None for keys in options for key in keys),
        signs=signs,
        pays=pays,
    )
