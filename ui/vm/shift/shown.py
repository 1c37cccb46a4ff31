"""The look of the pages around the hands, rebuilt after each change."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from kiosk.core.dates import at_time
from kiosk.core.errors import KioskError, Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text, listed
from kiosk.settings import Duty
from kiosk.staff import Act, Person, Role
from kiosk.table import FLOOR_SERVER, TRANSFER_VOID_REASONS, TableGame, TableView
from ui.vm.controls.badges import badge_works
from ui.vm.controls.pay_rows import pay_columns
from ui.vm.controls.pin import PinAsked
from ui.vm.controls.words import say
from ui.vm.shift import rack_rows, transfer_rows, words
from ui.vm.shift.panels import panels
from ui.vm.shift.rack_rows import amount_of, total
from ui.vm.shift.shift_look import GameRow, KeepRow, PostedRow, ShiftLook, SignatureRow, SumRow
from ui.vm.shift.state import BESIDE, COUNTS, MAXIMUM, MINIMUM, PAGES, PARTS, SIGNERS, Flow, ShiftState, ShiftStep
from ui.vm.table.guide_rows import RailRow
from ui.vm.table.money.amounts import signed


def flow_of(table: TableView, state: ShiftState) -> Flow:
    """Return the present purpose of the pages: to open a closed table, or to close one that the floor closes."""
    if table.stopped:
        return Flow.NONE
    if state.flow is Flow.NONE and table.is_open and not table.hand_is_open and table.shift.signed_ahead("close"):
        return Flow.CLOSE
    return Flow.OPEN if state.flow is Flow.NONE and not table.is_open else state.flow


def deal_of(table: TableView, state: ShiftState) -> TableGame:
    """Return the game that the pages are about: the one that was chosen, or the one that is dealt here."""
    return next((game for game in table.games if game.game.key == state.game and not table.is_open), table.table_game)


def duties_of(table: TableView, flow: Flow) -> tuple[Duty, ...]:
    """Return the signers of a flow, in order; for a fill or a credit by the house's rules."""
    return table.transfers.duties(PARTS[flow]) if flow in PARTS else SIGNERS[flow]


def who_may(table: TableView, state: ShiftState, duty: Duty) -> tuple[Person, ...]:
    """Return the people who may sign now in a duty."""
    return table.transfers.who_may(duty) if state.flow in PARTS else table.people.who_may(Role(duty.value))


def offers(table: TableView, flow: Flow) -> bool:
    """Return whether the menu offers a flow: the next fill or credit only if none is on its way."""
    if flow is Flow.COUNT or not table.is_open:
        return table.is_open
    if flow in _BETWEEN and not table.transfers.others:
        return False
    return flow is Flow.IN or (table.transfers.pending is not None) is (flow is Flow.SEND)


def may_move(table: TableView) -> bool:
    """Return whether the rack may be counted, and chips may come from the cage or go there, now."""
    try:
        table.shift.refuse_moving()
    except KioskError:
        return False
    return True


def void_reason(state: ShiftState) -> Text:
    """Return the reason of a void request or slip."""
    return transfer_rows.SENT_BACK if state.way == SEND_BACK else TRANSFER_VOID_REASONS[int(state.way)]


def signed_ahead(table: TableView, state: ShiftState) -> str:
    """Return the ID of the floor supervisor who has signed for this at a console, "" for none."""
    match state.flow:
        case Flow.OPEN:
            return table.shift.signed_ahead("open", deal_of(table, state).game.key)
        case Flow.CLOSE:
            return table.shift.signed_ahead("close")
        case _:
            return ""


def look(table: TableView, state: ShiftState, said: Text | str) -> ShiftLook:
    """Return the present look."""
    if state.flow is Flow.NONE:
        return ShiftLook()
    page, flow = state.page, state.flow
    steps = PAGES[flow]
    label = words.RAIL[page]
    shown_parts = panels(table, state, deal_of(table, state))
    return ShiftLook(
        page=page.value,
        beside=flow in BESIDE,
        table_id=table.config.id,
        heading=say(transfer_rows.heading(table) if flow in _WITH_SLIP else words.HEADING[flow]),
        clock=table.clock_text,
        step=say(words.STEP.fill(nth=state.nth + 1, steps=len(steps), label=label)),
        instruction=say(_do(table, state)),
        rule=say(words.RULE[flow, page]),
        rail=tuple(
            RailRow(
                say(words.RAIL[step]),
                _note(table, state, step) if nth < state.nth else "",
                "done" if nth < state.nth else "now" if nth == state.nth else "next",
            )
            for nth, step in enumerate(steps)
        ),
        back=say(_back(table, state)),
        panels=shown_parts,
        has_panels=bool(shown_parts),
        calls_floor=table.is_open,
        floor_called=table.floor.called is not None,
        **_strip(table, state, said),
        **_page(table, state),
    )


_AMOUNTS_SAID = 3
_BETWEEN: Final = (Flow.OUT, Flow.IN)
_WITH_SLIP: Final = (Flow.SEND, Flow.RECEIVE, Flow.VOID)
SEND_BACK: Final = transfer_rows.SEND_BACK


def _do(table: TableView, state: ShiftState) -> Text:
    if state.page is ShiftStep.COMPARE:
        return rack_rows.what_is_off(table, state, deal_of(table, state))
    if (state.flow, state.page) == (Flow.LIMITS, ShiftStep.AMOUNTS):
        return words.LIMITS_DO
    if (state.flow, state.page) == (Flow.IN, ShiftStep.AMOUNTS):
        return words.SLIP_DO
    if state.page in (ShiftStep.RACK, ShiftStep.WAYS):
        return words.FLOW_DO.get((state.flow, state.page), words.DO[ShiftStep.RACK])
    if state.page is not ShiftStep.SIGN:
        return words.DO[state.page]
    return words.SIGNED_DO[state.flow] if state.duty is None else words.SIGN_DO[state.duty]


def _note(table: TableView, state: ShiftState, page: ShiftStep) -> str:
    """Return the result of a finished page."""
    deal = deal_of(table, state)
    match page:
        case ShiftStep.PAYS:
            return say(words.REVISION.fill(revision=deal.rules.revision))
        case ShiftStep.RACK:
            return amount_of(deal)(total(state.counts))
        case _:
            return ""


def _back(table: TableView, state: ShiftState) -> Text:
    if state.nth > 0:
        return words.BACK
    if state.flow is Flow.OPEN:
        return EMPTY
    return words.TO_HAND if table.hand_is_open else words.CANCEL


def _strip(table: TableView, state: ShiftState, said: Text | str) -> dict[str, Any]:
    if said:
        return {"strip": say(said), "strip_tone": "refused"}
    notice = "" if table.is_open else table.notice
    strip = say(
        notice or table.shoe.alarm or _cannot_pay(table, state) or _disputes(table, state) or _floor_is_away(table)
    )
    return {"strip": strip, "strip_tone": "warning" if strip else ""}


def _disputes(table: TableView, state: ShiftState) -> Text | str:
    """Name the hands whose disputes wait, to those who sign for a closing."""
    hands = table.disputes.hands if state.flow is Flow.CLOSE else ()
    named = listed(dict.fromkeys(hands))
    return words.DISPUTES_WAIT.fill(n=len(hands), hands=named) if hands else ""


def _floor_is_away(table: TableView) -> str:
    """Return why the floor server is not there: these pages have no header with it."""
    floor = table.devices.by_name.get(FLOOR_SERVER)
    return "" if table.is_open or floor is None or floor.is_well else floor.why


def _cannot_pay(table: TableView, state: ShiftState) -> Text | str:
    """Tell the signers of a rack, or of a jackpot, the possible payouts that its chips cannot make."""
    if state.flow is Flow.JACKPOTS:
        return _without_chips(table, state)
    if (state.flow, state.page) != (Flow.OPEN, ShiftStep.SIGN):
        return ""
    deal = deal_of(table, state)
    unpayable = table.shift.unpayable(deal, state.counts)
    if not unpayable:
        return ""
    return words.RACK_IS_SHORT.fill(amounts=listed(map(amount_of(deal), unpayable[:_AMOUNTS_SAID])))


def _without_chips(table: TableView, state: ShiftState) -> Text | str:
    deal = deal_of(table, state)
    unmade = table.shift.unmade_shares(deal, state.amounts)
    shares = (words.SHARE_WITHOUT_CHIPS.fill(name=name.upper(), share=money(cents)) for name, cents in unmade.items())
    return next(shares, "")


def _page(table: TableView, state: ShiftState) -> dict[str, Any]:
    deal = deal_of(table, state)
    match state.page:
        case ShiftStep.GAME:
            counts = bool(table.shift.closed_rack)
            return {
                "games": tuple(_game(table, game) for game in table.games),
                "secondary": say(words.NOT_OPENED) if counts else "",
            }
        case ShiftStep.PAYS:
            return _pays(table, deal)
        case ShiftStep.RACK:
            other = {Flow.RECEIVE: words.MAKE_VOID, **dict.fromkeys(COUNTS, words.TUBE_IS_EMPTY)}
            tone = "plain" if state.flow in COUNTS else "floorLine"
            secondary = {"secondary": say(other.get(state.flow, EMPTY)), "secondary_tone": tone}
            return {**rack_rows.rack(table, state, deal), **secondary}
        case ShiftStep.COMPARE:
            return rack_rows.compared(table, state, deal)
        case ShiftStep.WAYS if state.flow in _BETWEEN:
            return transfer_rows.tables(table, state)
        case ShiftStep.WAYS:
            return transfer_rows.ways(table, state, deal)
        case ShiftStep.AMOUNTS if state.flow is Flow.IN:
            return transfer_rows.slip_entered(state)
        case ShiftStep.AMOUNTS:
            return _limits_entered(table, state) if state.flow is Flow.LIMITS else _amounts(table, state, deal)
        case ShiftStep.SIGN:
            return _sign(table, state, deal)


def _go(primary: Text, can_proceed: bool = True) -> dict[str, Any]:
    return {"primary": say(primary), "can_proceed": can_proceed}


# ------------------------------------------------------------------------------------------------------------ the game


def _game(table: TableView, deal: TableGame) -> GameRow:
    names = listed(name.upper() for name in deal.rules.jackpots)
    return GameRow(
        key=deal.game.key,
        title=deal.rules.title,
        revision=say(words.REVISION.fill(revision=deal.rules.revision)),
        limits=_limits(deal),
        seats=say(words.SEATS.fill(n=deal.config.seats)),
        jackpots=say(words.WITH_JACKPOTS.fill(names=names) if names else words.WITHOUT_JACKPOTS),
        last=say(words.LAST_DEALT) if deal is table.table_game and table.shift.closed_rack else "",
    )


def _limits(deal: TableGame) -> str:
    return say(deal.rules.played_for(deal.config.table_minimum, deal.config.table_maximum))


def _title(deal: TableGame) -> str:
    return f"{deal.rules.title} · {say(words.REVISION.fill(revision=deal.rules.revision))} · {_limits(deal)}"


def _pays(table: TableView, deal: TableGame) -> dict[str, Any]:
    posted, columns = table.shift.jackpots_of(deal), pay_columns(deal)
    amounts = {name: money(posted[name]) if name in posted else words.NO_AMOUNT for name in deal.rules.jackpots}
    rows = tuple(PostedRow(name.upper(), amount, "", False) for name, amount in amounts.items())
    return {
        "pays_title": _title(deal),
        "pays": columns,
        "jackpots": rows,
        "jackpots_note": _last_posting(table, deal) if rows else "",
        "secondary": say(words.POST) if rows else "",
        **_go(words.COUNT_RACK),
    }


# -------------------------------------------------------------------------------------------------------- the jackpots


def _posted(posted: Mapping[str, Cents], name: str) -> str:
    return money(posted[name]) if name in posted else say(words.NOT_POSTED)


def why_not_posted(table: TableView) -> str:
    """Return why no jackpot can be posted now, or ""."""
    try:
        table.shift.refuse_jackpots()
    except Refused as refusal:
        return say(refusal.message)
    return ""


def _last_posting(table: TableView, deal: TableGame) -> str:
    posting = table.shift.posting
    if posting is None or not table.shift.jackpots_of(deal):
        return say(words.NO_JACKPOTS.fill(roles=table.people.role_words(Act.POST_JACKPOTS)))
    person = table.staff.person(posting.by)
    return say(words.POSTED_BY.fill(name=person.name if person else posting.by, at=_at(posting.at_ms)))


def _when(table: TableView) -> str:
    if not why_not_posted(table):
        return say(words.POST_NOW)
    if table.shift.posting_opens_ms > table.clock.now_ms():
        return say(words.CHANGE_FROM.fill(at=_at(table.shift.posting_opens_ms + 59_999)))
    return say(words.CHANGE_AFTER_HAND)


def _at(ms: int) -> str:
    """Return a date and time to the minute, in the order that no house misreads: the month is a word."""
    return say(at_time(datetime.fromtimestamp(ms / 1000).astimezone()))


def missing_amounts(deal: TableGame, state: ShiftState) -> tuple[str, ...]:
    return tuple(name.upper() for name in deal.rules.jackpots if not state.amounts.get(name))


def _amounts(table: TableView, state: ShiftState, deal: TableGame) -> dict[str, Any]:
    names, posted = deal.rules.jackpots, table.shift.jackpots_of(deal)
    chosen = names[state.jackpot % len(names)]
    entered = {name: money(state.amounts[name]) if state.amounts.get(name) else "–" for name in names}
    return {
        "jackpots": tuple(
            PostedRow(name.upper(), _posted(posted, name), entered[name], name == chosen) for name in names
        ),
        "jackpots_note": _last_posting(table, deal),
        "jackpots_when": _when(table),
        "keys_title": say(words.AMOUNT_OF.fill(name=chosen.upper())),
        "keys_value": entered[chosen],
        "keys_next": say(words.NEXT_AMOUNT),
        **_go(words.TO_SIGN_AMOUNTS, not missing_amounts(deal, state) and not why_not_posted(table)),
    }


# ---------------------------------------------------------------------------------------------------------- the limits


def _limits_now(table: TableView) -> dict[str, Cents | None]:
    return {MINIMUM: table.config.table_minimum, MAXIMUM: table.config.table_maximum}


def _limit(cents: Cents | None) -> str:
    return say(words.NO_LIMIT) if cents is None else money(cents)


def _limits_entered(table: TableView, state: ShiftState) -> dict[str, Any]:
    chosen = tuple(words.LIMIT)[state.jackpot % len(words.LIMIT)]
    rows = tuple(
        PostedRow(say(label), _limit(now), _limit(state.amounts.get(name)), name == chosen)
        for (name, label), now in zip(words.LIMIT.items(), _limits_now(table).values(), strict=True)
    )
    minimum = state.amounts.get(MINIMUM, 0)
    may_keep = [seat for seat in table.table_game.seats if table.shift.least_of(seat) < minimum]
    return {
        "jackpots": rows,
        "jackpots_note": say(words.LIMITS_NOTE) if may_keep else "",
        "keeps": tuple(KeepRow(seat, seat in state.keeps) for seat in may_keep),
        "keeps_title": say(words.KEEPS) if may_keep else "",
        "keys_title": say(words.LIMIT[chosen]),
        "keys_value": _limit(state.amounts.get(chosen)),
        "keys_next": say(words.NEXT_LIMIT),
        **_go(words.TO_SIGN_AMOUNTS, bool(minimum)),
    }


def _limits_signed(table: TableView, state: ShiftState) -> tuple[SumRow, ...]:
    now = _limits_now(table)
    rows = [
        SumRow(say(label), say(words.BECOMES.fill(before=_limit(now[name]), after=_limit(state.amounts.get(name)))))
        for name, label in words.LIMIT.items()
    ]
    kept: dict[Cents, list[int]] = {}
    for seat in sorted(state.keeps):
        kept.setdefault(table.shift.least_of(seat), []).append(seat)
    for least, seats in kept.items():
        named = words.KEEPS_AT.fill(seats=listed(seats), least=money(least))
        rows.append(SumRow(say(words.KEEPS), say(named), "total"))
    return tuple(rows)


# ------------------------------------------------------------------------------------------------------ the signatures


def _sign(table: TableView, state: ShiftState, deal: TableGame) -> dict[str, Any]:
    duty = state.duty
    return {
        "sums": _signed_for(table, state, deal),
        "signatures": tuple(_signature(table, state, signer) for signer in state.duties),
        "secondary": say(words.MAKE_VOID) if state.flow is Flow.SEND else "",
        **(_ready(state.flow) if duty is None else _signs(table, state, duty)),
    }


def _ready(flow: Flow) -> dict[str, Any]:
    return _go(words.FINISH[flow])


def _signed_for(table: TableView, state: ShiftState, deal: TableGame) -> tuple[SumRow, ...]:
    amount = amount_of(deal)
    rack = SumRow(say(words.RACK), amount(total(state.counts)), "total")
    match state.flow:
        case Flow.OPEN:
            posted = table.shift.jackpots_of(deal)
            return (
                SumRow(say(words.GAME), deal.rules.title),
                SumRow(say(words.WAGERS), _limits(deal)),
                SumRow(say(words.PAY_TABLES), say(words.REVISION.fill(revision=deal.rules.revision))),
                *(SumRow(name.upper(), _posted(posted, name)) for name in deal.rules.jackpots),
                rack,
                *rack_rows.off_rows(table, state, deal),
            )
        case Flow.CLOSE:
            return rack_rows.difference_rows(table, state, deal)
        case Flow.FILL | Flow.CREDIT:
            moved = total(state.counts) if state.flow is Flow.FILL else -total(state.counts)
            return (
                *transfer_rows.chips_rows(deal, state.counts),
                SumRow(say(words.CHIPS), signed(moved, amount), "total"),
            )
        case Flow.OUT | Flow.IN:
            return transfer_rows.between_for(table, state, deal)
        case Flow.SEND | Flow.RECEIVE | Flow.VOID:
            return transfer_rows.signed_for(table, state, deal)
        case Flow.COUNT | Flow.CLOSED_COUNT:
            return (rack, *rack_rows.off_rows(table, state, deal))
        case Flow.LIMITS:
            return _limits_signed(table, state)
        case _:
            posted = table.shift.jackpots_of(deal)
            return tuple(_step(name, posted.get(name), state.amounts[name]) for name in deal.rules.jackpots)


_LARGE_STEP: Final = 2  # A larger factor is more likely an extra digit than a jackpot.


def _step(name: str, before: Cents | None, amount: Cents) -> SumRow:
    """Return the present amount of a jackpot, the new one, and the difference."""
    if before is None or before == amount:
        return SumRow(name.upper(), money(amount), "total")
    is_large = max(before, amount) >= _LARGE_STEP * min(before, amount)
    step = words.JACKPOT_STEP.fill(before=money(before), after=money(amount), step=signed(amount - before, money))
    return SumRow(name.upper(), say(step), "off" if is_large else "total")


def _signature(table: TableView, state: ShiftState, duty: Duty) -> SignatureRow:
    label = say(words.SIGNATURE[duty])
    if duty in state.signed:
        person = table.staff.person(state.signed[duty][0])
        return SignatureRow(duty.value, label, person.name if person else "", say(words.SIGNED), "done")
    if duty is state.duty:
        return SignatureRow(duty.value, label, "", say(words.SIGNS_NOW), "now")
    return SignatureRow(duty.value, label, "", say(words.SIGNS_NEXT), "next")


def _signs(table: TableView, state: ShiftState, duty: Duty) -> dict[str, Any]:
    is_last = len(state.duties) == 1
    is_chosen = state.entry.signer in (person.id for person in who_may(table, state, duty))
    return _go(words.FINISH[state.flow] if is_last else words.SIGN[duty], is_chosen and state.entry.is_enough)


def pin_asked(table: TableView, state: ShiftState) -> PinAsked | None:
    """Return the people whose PIN is asked for; nobody once all have signed."""
    if state.flow is Flow.NONE or state.page is not ShiftStep.SIGN:
        return None
    duty = state.duty
    if duty is None:
        return PinAsked(None, words.TAKE_BACK)
    title = words.PAD_BADGE[duty] if badge_works(table) else words.PAD_NAME[duty]
    return PinAsked(who_may(table, state, duty), title)
