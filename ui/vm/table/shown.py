"""What the table screen shows, worked out anew after each change."""

from __future__ import annotations

import time
from dataclasses import field, replace
from typing import Any

from PySide6.QtGui import QImage

from kiosk.core.frozen import frozen
from kiosk.core.money import money
from kiosk.core.text import EMPTY, Text
from kiosk.procedure import Cards, Choices, Chosen, Confirm, Dice, Effect, Floor, InTurn, Option, Prompt, Settle, Wagers
from kiosk.table import DeviceShown, Stage, TableView
from ui.vm.controls import amount_keys, words
from ui.vm.controls.words import say
from ui.vm.table import chip_rows, exception_words, exceptions, felt_rows, giving_back, guide_rows, payout_rows
from ui.vm.table.card_keys import CardKey, DieKey, has_face_up, keys_for, shown_keys
from ui.vm.table.chip_rows import chip_text
from ui.vm.table.exceptions import shoe_is_ready
from ui.vm.table.felt_rows import STRIP_PLACES, Amount, OptionKey, in_places, strip_keys
from ui.vm.table.guide_rows import current, step_line
from ui.vm.table.signing import FloorCard, pad_for, shown_floor
from ui.vm.table.state import Keys, Panel, ScreenState

_AMOUNTS_SAID = 3  # of those that the rack cannot make
_MOST_NAMED = 2  # devices other than the source of the cards that are named on the header
_KINDS: dict[type[Prompt], str] = {
    Wagers: "wagers", Choices: "choices", Cards: "cards", Dice: "dice", Confirm: "confirm", Settle: "settle",
    Floor: "floor",
}  # fmt: skip


@frozen
class Jackpot:
    name: str
    amount: str


@frozen
class DeviceDot:
    label: str
    ok: bool


@frozen
class Chip:
    text: str
    colour: str


@frozen
class Reason:
    key: str
    label: str
    tint: str = "plain"
    narrow: bool = False


@frozen
class PanelStep:
    step: str


@frozen
class FeltNeeds:
    """What has to find room on the felt. QML is told of all of it at once, so that nothing is laid out in steps.

    `seats`, `holes`, `tiles`, `options` and `lines` are the most that there are of each; `results`, `chips` to push,
    `stacks` and `pots` say whether there are any. `strip`: options need the felt's width, one seat at a time. So they
    do where amounts are open, and where players with stacks of their own play against each other. `signs`: somebody
    signs, or a panel is open.
    """

    kind: str = ""
    seats: int = 0
    holes: int = 0
    dice: bool = False
    lines: int = 0
    results: bool = False
    chips: bool = False
    stacks: bool = False
    pots: bool = False
    tiles: int = 0
    options: int = 0
    strip: bool = False
    signs: bool = False


@frozen
class TableLook:
    """One look of the table screen."""

    seats: tuple[felt_rows.SeatRow, ...] = ()
    spots: tuple[felt_rows.SpotRow, ...] = ()
    pots: tuple[felt_rows.PotRow, ...] = ()
    pot_chips: tuple[felt_rows.PotChips, ...] = ()
    pot_total: str = ""
    rail: tuple[guide_rows.RailRow, ...] = ()
    keys: tuple[CardKey, ...] = ()
    dice_keys: tuple[DieKey, ...] = ()
    view: str = "table"
    stopped: str = ""
    table_id: str = ""
    title: str = ""
    limits: str = ""
    jackpots: tuple[Jackpot, ...] = ()
    devices: tuple[DeviceDot, ...] = ()
    dealer: str = ""
    clock: str = ""
    kind: str = ""
    dice: bool = False
    points: bool = False
    dice_open: bool = False
    needs: FeltNeeds = FeltNeeds()
    has_stacks: bool = False
    step: str = ""
    step_now: int = 0
    instruction: str = ""
    aloud: str = ""
    rule: str = ""
    clause: str = ""
    strip: str = ""
    strip_tone: str = ""
    chips: tuple[Chip, ...] = ()
    chip: int = 0
    acting: int = 0
    acting_title: str = ""
    acting_options: tuple[OptionKey, ...] = ()
    strip_places: int = 0
    amount_title: str = ""
    amount: str = ""
    amount_corner: str = ""
    primary: str = ""
    can_proceed: bool = False
    secondary: str = ""
    can_undo: bool = False
    can_forfeit: bool = False
    can_except: bool = False
    can_correct: bool = False
    forfeiting: bool = False
    correcting: bool = False
    floor_called: bool = False
    has_alarm: bool = False
    panel: str = ""
    panel_title: str = ""
    panel_note: str = ""
    panel_steps: tuple[PanelStep, ...] = ()
    panel_action: str = ""
    reasons: tuple[Reason, ...] = ()
    keys_open: bool = False
    keys_title: str = ""
    keys_picture: QImage = field(default_factory=QImage)  # of the card that the camera could not read
    has_keys_picture: bool = False
    pad: str = ""
    floor_tag: str = ""
    floor_verb: str = ""
    floor_title: str = ""
    floor_terms: str = ""
    floor_amount: str = ""
    floor_does: str = ""
    floor_wager: str = ""
    floor_wait: str = ""
    floor_signed: str = ""
    floor_slip: str = ""
    floor_marks: tuple[str, ...] = ()
    floor_cards: tuple[FloorCard, ...] = ()


def amount_of(table: TableView) -> Amount:
    """Return how this game's amounts are written: as money, or as points."""
    return str if table.round.felt.layout.points else money


def look(table: TableView, state: ScreenState, said: Text | str, *, before: TableLook) -> TableLook:
    """Return what the screen shows of a table now. What is not open is as it was `before`."""
    felt, guide, panel = _felt(table, state), _guide(table, state), _panel(table, state)
    pad = pad_for(table, state).value
    signs = bool(pad or panel)
    return TableLook(
        view="stopped" if table.stopped else "sign_in" if table.dealer is None else "table",
        stopped=say(table.stopped),
        clock=table.clock_text,
        **felt,
        needs=_needs(table, felt, guide["kind"], signs=signs),
        **_header(table),
        **guide,
        **_strip(table, said),
        **_wagers(table, state),
        **_choices(table, state),
        **_actions(table, state),
        **panel,
        **shown_keys(table, state, before.keys, before.dice_keys),
        pad=pad,
        **shown_floor(table),
    )


def _felt(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return what lies on the felt. Cards can be checked by a touch while nothing else is asked of them."""
    amount = amount_of(table)
    checkable = state.keys is Keys.CLOSED and keys_for(table, state) is Keys.CLOSED and not state.forfeiting
    asked = exceptions.rows_asked(table, state)
    seats = felt_rows.seat_rows(
        table,
        amount,
        forfeiting=state.forfeiting,
        checkable=checkable and not asked,
        forfeit_seat=state.forfeit_seat,
        asked=asked,
        wrong_spot=state.wrong_spot,
    )
    return {
        "seats": seats,
        "has_stacks": felt_rows.has_stacks(table.round),
        "spots": felt_rows.spot_rows(table, checkable=checkable and not asked, asked=asked),
        "pots": felt_rows.pot_rows(table, amount),
        "pot_chips": felt_rows.pot_chips(table),
        "pot_total": felt_rows.pot_total(table, amount),
        "rail": guide_rows.rail_rows(table.round),
        "dice": table.round.felt.layout.dice,
        "points": table.round.felt.layout.points,
    }


def _header(table: TableView) -> dict[str, Any]:
    amount = amount_of(table)
    config = table.config
    hand = f"{table.hand_number:,}".replace(",", " ")
    limits = table.rules.played_for(config.table_minimum, config.table_maximum)
    return {
        "table_id": config.id,
        "title": table.rules.title,
        "limits": say(words.LIMITS.fill(limits=limits, hand=hand)),
        "jackpots": tuple(Jackpot(name.upper(), amount(cents)) for name, cents in table.shift.jackpots.items()),
        "devices": _devices(table),
        "dealer": _dealer(table),
    }


def _dealer(table: TableView) -> str:
    dealer, supervisor = table.dealer, table.people.supervisor
    if dealer is None or supervisor is None:
        return dealer.name if dealer else ""
    return say(words.BESIDE.fill(trainee=dealer.name, dealer=supervisor.name))


def _devices(table: TableView) -> tuple[DeviceDot, ...]:
    """Return what the cards come from, and what is amiss of the other devices: each by name, or how many."""
    source = table.config.shoe or table.config.camera
    cards = [device for name, device in table.devices.by_name.items() if name == source]
    amiss = [device for name, device in table.devices.by_name.items() if name != source and not device.is_well]
    dots = [_dot(device) for device in (cards + amiss if len(amiss) <= _MOST_NAMED else cards)]
    if len(amiss) > _MOST_NAMED:
        dots.append(DeviceDot(say(words.NEED_ATTENTION.fill(n=len(amiss))), False))
    return tuple(dots)


def _dot(device: DeviceShown) -> DeviceDot:
    return DeviceDot(say(words.DEVICE[device.state].fill(device=device.label)), device.is_well)


def _guide(table: TableView, state: ScreenState) -> dict[str, Any]:
    hand = table.round
    prompt = giving_back.prompt_of(table)
    guide = prompt.guide if prompt else None
    due, again = payout_rows.due_of(table), payout_rows.reopened_guide(table, hand)
    do, aloud, rule, clause = (guide.do, guide.say, guide.rule, guide.clause) if guide else (EMPTY, EMPTY, EMPTY, "")
    if table.doubts.are_open:
        why = table.doubts.why or words.PARTIAL_RULE
        do, aloud, rule, clause = words.PARTIAL_DO, EMPTY, why, ""
    elif exceptions.interrupts(table) is not None:
        do, rule = exceptions.interrupts(table) or (EMPTY, EMPTY)
        aloud, clause = EMPTY, ""
    elif state.forfeiting:
        do, aloud, (rule, clause) = _forfeits(table, state), EMPTY, _forfeit_rule(table)
    elif due is not None:
        (do, rule), aloud, clause = payout_rows.guide(due), EMPTY, ""
    elif again is not None:
        do, aloud, rule, clause = again[0] or do, EMPTY, again[1], ""
    kind = next((name for kind, name in _KINDS.items() if isinstance(prompt, kind)), "")
    return {
        "kind": kind if due is None else _KINDS[Floor],
        "step": step_line(hand),
        "step_now": current(hand),
        "instruction": say(do),
        "aloud": str(aloud),  # a call is made in English, whatever the screen speaks
        "rule": say(rule),
        "clause": clause,
    }


def _forfeits(table: TableView, state: ScreenState) -> Text:
    """Return what the dealer does while a hand is given up: touches the seat, then takes what it loses."""
    if not state.forfeit_seat:
        return words.FORFEIT_DO
    felt, seat = table.round.felt, state.forfeit_seat
    in_action = felt.in_action(seat)
    takes = sum(in_action.get(spot, 0) for spot in felt.loses(seat, True))
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


def _needs(table: TableView, shown: dict[str, Any], kind: str, *, signs: bool) -> FeltNeeds:
    """Return what has to find room on the felt, `shown` being what lies on it."""
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
        stacks=felt_rows.has_stacks(table.round),
        pots=bool(felt.pots),
        tiles=len(prompt.spots) if isinstance(prompt, Wagers) else 0,
        options=max(map(len, options), default=0),
        strip=bool(felt.stacks) or any(key.least is not None for keys in options for key in keys),
        signs=signs,
    )


def _strip(table: TableView, said: Text | str) -> dict[str, Any]:
    """Return the one sentence in the strip: a refusal first, then what a device or the floor has to say."""
    if said:
        return {"strip": say(said), "strip_tone": "refused"}
    call = table.floor.called
    called = ""
    if call is not None:
        at = time.strftime("%H:%M", time.localtime(call.at_ms / 1000))
        called = say(words.FLOOR_CALLED.fill(time=at, why=say(Text(call.why))))
        coming = table.staff.person(call.coming) if call.coming else None
        if coming is not None:
            called = say(words.FLOOR_COMES.fill(name=coming.name, why=say(Text(call.why))))
    left = ""
    if table.dealer is None and table.people.dealer_has_left:
        left = say(words.HAS_LEFT.fill(name=table.people.dealer_has_left))
    again = payout_rows.reopened_strip(table)
    trouble = table.shoe.alarm or table.notice or table.camera.unclear or table.watch.clock_note
    strip = left or say(trouble) or called or again or _before_cards(table) or _shoe_away(table)
    return {"strip": strip, "strip_tone": "warning" if strip else ""}


def _shoe_away(table: TableView) -> str:
    """Return that the shoe was unplugged, or is lost, and what to do, "" while it is there or was never heard of."""
    shoe = table.devices.by_name.get(table.config.shoe or "")
    away = words.SHOE_AWAY.get(shoe.state) if shoe is not None and table.is_open else None
    return say(away) if away is not None else ""


def _before_cards(table: TableView) -> str:
    """Return what waits to be seen to before the next cards, "" where nothing does, or once they are out."""
    if not table.is_open:
        return ""
    if table.shift.unposted and not table.hand_is_open:
        return say(words.UNPOSTED)
    cannot = table.shift.cannot_pay
    if cannot:
        return say(words.RACK_CANNOT_PAY.fill(amounts=", ".join(map(amount_of(table), cannot[:_AMOUNTS_SAID]))))
    if table.disputes.hands and not table.hand_is_open:
        return say(words.DISPUTE_WAITS.fill(hand=table.disputes.hands[0]))
    return ""


def _wagers(table: TableView, state: ScreenState) -> dict[str, Any]:
    if not isinstance(giving_back.prompt_of(table), Wagers):
        return {}
    colours = chip_rows.colours(table.config)
    return {
        "chips": tuple(Chip(chip_text(value), colours[value]) for value in table.config.palette),
        "chip": chip_in_hand(table, state),
    }


def chip_in_hand(table: TableView, state: ScreenState) -> int:
    """Return the chip of the palette that a touch puts down; before one is chosen, the smallest that may be bet."""
    palette = table.config.palette
    if state.chip is not None:
        return state.chip
    taken = (nth for nth, value in enumerate(palette) if value >= table.config.table_minimum)
    return next(taken, len(palette) - 1)


def acting_seat(table: TableView, state: ScreenState) -> int:
    """Return the seat whose options the strip shows: the one that was touched, or the first that has not decided."""
    prompt, draft = giving_back.prompt_of(table), table.round.draft
    if not isinstance(prompt, Choices):
        return 0
    if state.acting in prompt.options:
        return state.acting
    decided = draft.choices if isinstance(draft, Chosen) else {}
    return next((seat for seat in prompt.options if seat not in decided), 0)


def option_of(table: TableView, seat: int, key: str) -> Option | None:
    prompt = table.round.prompt
    if not isinstance(prompt, Choices):
        return None
    return next((option for option in prompt.options.get(seat, ()) if option.key == key), None)


def _choices(table: TableView, state: ScreenState) -> dict[str, Any]:
    seat = acting_seat(table, state)
    prompt, draft = table.round.prompt, table.round.draft
    if exceptions.amount_asked(table, state) is not None:
        return _amount_of_exception(table, state)
    if not seat or not isinstance(prompt, Choices):
        return {}
    keys = strip_keys(
        prompt.options[seat],
        draft.choices.get(seat) if isinstance(draft, Chosen) else None,
        table.config.palette,
        amount_of(table),
    )
    in_turn = isinstance(prompt, InTurn)
    shown: dict[str, Any] = {
        "acting": seat,
        "acting_title": say(words.CHOICE_TITLE.fill(seat=seat)),
        "acting_options": in_places(keys) if in_turn else tuple(replace(key, nth=n) for n, key in enumerate(keys)),
        "strip_places": STRIP_PLACES if in_turn else len(keys),
    }
    option = option_of(table, seat, state.amount_option)
    if option is not None and option.least is not None:
        amount = amount_of(table)
        values = {"seat": seat, "option": option.label, "least": amount(option.least)}
        title = (
            words.AMOUNT_FROM.fill(**values)
            if option.most is None
            else words.AMOUNT_TITLE.fill(**values, most=amount(option.most))
        )
        shown |= _amount(table, state, say(title))
    return shown


def _amount_of_exception(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return what the keys of the amount say, where an exception asks for it."""
    option = exceptions.amount_asked(table, state)
    assert option is not None and option.least is not None, "an open amount has a least"
    counts = exceptions.counts(table, state)
    amount = str if counts else amount_of(table)
    values = {"option": option.label, "least": amount(option.least)}
    title = (
        exception_words.AMOUNT_FROM.fill(**values)
        if option.most is None
        else exception_words.AMOUNT_IN_ALL.fill(**values, most=amount(option.most))
    )
    return _amount(table, state, say(title))


def _amount(table: TableView, state: ScreenState, title: str) -> dict[str, Any]:
    corner = amount_keys.corner(table.config.denominations, whole=is_whole(table, state))
    return {"amount_title": title, "amount": state.amount, "amount_corner": corner}


def is_whole(table: TableView, state: ScreenState) -> bool:
    """Say whether what the keys enter has no cents: it is points, or a number of cards."""
    return table.round.felt.layout.points or exceptions.counts(table, state)


def _actions(table: TableView, state: ScreenState) -> dict[str, Any]:
    hand = table.round
    primary, can_proceed = _primary(table)
    if state.forfeit_seat:
        primary, can_proceed = words.FORFEITS_SEAT.fill(seat=state.forfeit_seat), True
    return {
        "primary": say(primary),
        "can_proceed": can_proceed,
        "secondary": say(_secondary(table, state)),
        "can_undo": table.play.can_undo or table.reopening.hand is not None,
        "can_forfeit": any(status.value in ("in", "folded", "all_in") for status in hand.felt.status.values()),
        "can_except": bool(table.rulings.irregularities) or table.reopening.hand is not None,
        "can_correct": has_face_up(hand) or exceptions.die_path(table) is not None,
        "forfeiting": state.forfeiting,
        "correcting": state.keys is not Keys.CLOSED or exceptions.is_die_wrong(table, state),
        "floor_called": table.floor.called is not None,
        "has_alarm": bool(table.shoe.alarm),
    }


def _primary(table: TableView) -> tuple[Text, bool]:
    prompt = giving_back.prompt_of(table)
    if prompt is not table.round.prompt:
        return giving_back.THEN, True
    if table.doubts.are_open:
        return words.CARDS_RIGHT, True
    if table.rulings.redealing:
        return exception_words.CARDS_BACK, True
    if table.rulings.replacing is not None:
        return (words.DEALT_UNREAD, True) if unread_replaces(table) else (words.WAIT_CARD, False)
    due = payout_rows.due_of(table)
    if due is not None:
        return payout_rows.primary(due)
    if table.reopening.differences:
        return payout_rows.CORRECTED, table.play.can_proceed
    match prompt:
        case None:
            return words.DONE, False
        case Cards():
            if unread_is_primary(table):
                return prompt.guide.then or words.DONE, True
            return words.WAIT_CARD, False
        case Dice():
            return words.WAIT_DIE, False
        case Floor():
            return words.WAIT_FLOOR, False
        case InTurn(seat=seat):
            return words.SEAT_TO_ACT.fill(seat=seat), False
        case _:
            return prompt.guide.then or words.DONE, table.play.can_proceed


def unread_replaces(table: TableView) -> bool:
    """Say whether the card that takes another's place may go down unread: it lies face down, and there is no shoe."""
    place = table.rulings.replacing
    return place is not None and not shoe_is_ready(table) and not table.round.felt.slot(place).up


def unread_is_primary(table: TableView) -> bool:
    """Say whether the cards go down unread at the primary action: no shoe will bring them."""
    prompt = table.round.prompt
    waits_for_shoe = shoe_is_ready(table) and not table.rulings.burn_is_drawn
    return isinstance(prompt, Cards) and prompt.may_be_unread and not waits_for_shoe


def _secondary(table: TableView, state: ScreenState) -> Text:
    prompt = giving_back.prompt_of(table)
    if table.doubts.are_open or table.rulings.redealing or state.forfeiting:
        return EMPTY
    due = payout_rows.due_of(table)
    if due is not None and due.stage is Stage.PAPER and due.failed:
        return payout_rows.BY_HAND
    if table.rulings.replacing is not None:
        return words.HIDE_KEYS if keys_for(table, state) is Keys.ENTER else words.BY_HAND
    match prompt:
        case Wagers() if table.play.has_last_bets:
            return words.REPEAT
        case Choices(usual=str(usual), options=options):
            labels = [key.label for keys in options.values() for key in keys if key.key == usual]
            return words.ALL_OF.fill(option=labels[0]) if labels else EMPTY
        case Cards() if prompt.may_be_unread:
            return EMPTY if unread_is_primary(table) else words.ALL_UNREAD
        case Cards():
            return words.HIDE_KEYS if keys_for(table, state) is Keys.ENTER else words.BY_HAND
        case _:
            return EMPTY


def _panel(table: TableView, state: ScreenState) -> dict[str, Any]:
    match state.panel:
        case Panel.EXCEPTIONS:
            return {"panel": "exceptions", **_exception(table, state)}
        case Panel.CALL:
            reasons = tuple(
                Reason(str(nth), say(reason), "floorQuiet") for nth, reason in enumerate(table.floor.reasons)
            )
            return {"panel": "call", "panel_title": say(words.CALL_WHY), "reasons": reasons}
        case Panel.CAME:
            return {"panel": "came", "panel_title": say(words.FLOOR_HERE)}
        case _:
            return {}


def _exception(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return the path through an exception: what is asked next, who signs, or what the dealer then does."""
    irregularity, ruled = exceptions.irregularity(table, state), exceptions.remedy(table, state)
    if state.is_ruled and ruled is not None:
        steps = (exception_words.STEP.fill(nth=n, step=s) for n, s in enumerate(ruled.steps, 1))
        return {
            "panel_title": say(exception_words.DO_NOW),
            "panel_note": say(ruled.ruling),
            "panel_steps": tuple(PanelStep(say(step)) for step in steps),
            "panel_action": say(exception_words.DONE),
        }
    if table.rulings.redealing:
        action = say(exception_words.CARDS_BACK)
        return {"panel_title": action, "panel_note": say(exception_words.ALL_BACK), "panel_action": action}
    now = exceptions.asked(table, state)
    if now is None:
        return {
            "panel_title": "" if irregularity is None else say(irregularity.when),
            "panel_note": exceptions.summary(table, state),
            "panel_action": say(_last_word(table, state)),
        }
    return {
        "panel_title": say(now.title),
        "panel_note": say(now.note) if now.note else exceptions.summary(table, state),
        "reasons": tuple(Reason(pick.key, say(pick.label), pick.tone, pick.narrow) for pick in now.picks),
    }


def _last_word(table: TableView, state: ScreenState) -> Text:
    """Return what the dealer confirms, or signs, at the end of a path."""
    ruled = exceptions.remedy(table, state)
    if ruled is None or not exceptions.needs_word(table, state):
        return exception_words.SIGN
    return exception_words.FORFEIT_HAND if ruled.effect is Effect.FORFEIT else exception_words.VOID_HAND
