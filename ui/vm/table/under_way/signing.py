"""Signatures with a PIN, and the hand that the floor must confirm."""

from collections.abc import Sequence
from typing import Any

from kiosk.core.money import money
from kiosk.core.text import listed
from kiosk.core.value import value
from kiosk.procedure import Floor, Item, Prompt, Settle
from kiosk.staff import Act, Person, Role
from kiosk.table import DuePayouts, Stage, TableView
from ui.vm.controls import words
from ui.vm.controls.badges import badge_works
from ui.vm.controls.pin import PinAsked
from ui.vm.controls.words import say
from ui.vm.table.money import pay_lines, payout_rows
from ui.vm.table.under_way import exceptions
from ui.vm.table.under_way.state import Pad, Panel, ScreenState
from ui.window.language import name_of, next_language

_SIGNED = (Stage.VOID, Stage.SIGN, Stage.SECOND)

_PAD_ROLE: dict[Pad, Role | Act] = {
    Pad.SIGN_IN: Role.DEALER,
    Pad.SUPERVISING: Act.SUPERVISE,
    Pad.ACKNOWLEDGE: Role.FLOOR,
    Pad.RULING: Role.FLOOR,
    Pad.CAME: Role.FLOOR,
    Pad.UNDO: Act.SIGN_AS_FLOOR,
    Pad.RELIEF: Role.FLOOR,
    Pad.WRITTEN: Act.SIGN_AS_FLOOR,
}


@value
class FloorCard:
    face: str


def pad_for(table: TableView, state: ScreenState) -> Pad:
    """Return the act for which a PIN is asked for now."""
    if table.stopped:
        return Pad.NONE
    if table.dealer is None:
        return Pad.SUPERVISING if state.trainee else Pad.SIGN_IN
    if state.panel is Panel.PAUSED:
        return Pad.RESUME
    if state.panel is Panel.EXCEPTIONS:
        return Pad.RULING if exceptions.is_signed(table, state) else Pad.NONE
    if state.panel is Panel.CAME:
        return Pad.CAME
    if state.panel is Panel.WRITTEN:
        return Pad.NONE if payout_rows.paper_due(table, state.papers) else Pad.WRITTEN
    if state.panel is Panel.RELIEF:
        return Pad.SUPERVISING if state.trainee else Pad.RELIEF if state.relief else Pad.SIGN_IN
    if state.panel is Panel.UNDO:
        return Pad.UNDO if state.undo_why else Pad.NONE
    if state.panel is not Panel.NONE:
        return Pad.NONE
    if isinstance(table.round.prompt, Floor):
        return Pad.ACKNOWLEDGE
    due = payout_rows.due_of(table)
    if due is not None and due.stage in _SIGNED:
        return Pad.PAYOUT
    return Pad.NONE


def signers(table: TableView, pad: Pad) -> tuple[Person, ...]:
    """Return the people who may sign here, by name; trainees come after the dealers."""
    if pad is Pad.PAYOUT:
        return table.payouts.signers
    if pad is Pad.RESUME:
        return table.people.resumers
    people = table.people.who_may(_PAD_ROLE[pad]) if pad is not Pad.NONE else ()
    if pad is Pad.SIGN_IN and table.dealer is not None:
        people = tuple(person for person in people if person.id != table.dealer.id)
    if pad is Pad.SIGN_IN and table.house.trainees_deal and (table.dealer is None or not table.hand_is_open):
        people += tuple(person for person in table.people.who_may(Role.TRAINEE) if person not in people)
    return people


def signs_by_badge(table: TableView, state: ScreenState) -> bool:
    """Return whether a badge that is held is a signature, and the PIN is not asked for."""
    return pad_for(table, state) is Pad.ACKNOWLEDGE and not state.disputing and table.floor.takes_badge


def pin_asked(table: TableView, state: ScreenState) -> PinAsked | None:
    """Return the people whose PIN is asked for."""
    pad = pad_for(table, state)
    if pad is Pad.NONE:
        return None
    if pad is Pad.SUPERVISING:
        trainee = table.staff.person(state.trainee[0]) if state.trainee else None
        asks = words.SUPERVISING_BADGE if badge_works(table) else words.SUPERVISING_SIGNS
        title = asks.fill(name=trainee.name if trainee else "")
    elif pad is Pad.RESUME:
        title = words.RESUME_BADGE if badge_works(table) else words.RESUME_PIN
    else:
        is_dealer = pad is Pad.SIGN_IN
        title = words.DEALER_SIGNS if is_dealer else words.FLOOR_SIGNS
        if badge_works(table):
            title = words.DEALER_BADGE if is_dealer else words.FLOOR_BADGE
    if signs_by_badge(table, state) and badge_works(table):
        return PinAsked(signers(table, pad), words.FLOOR_BADGE_OR_PIN, words.BADGE_ACKNOWLEDGES, badge_is_enough=True)
    if pad is Pad.ACKNOWLEDGE:
        return PinAsked(signers(table, pad), title, words.PIN_DISPUTES if state.disputing else words.PIN_ACKNOWLEDGES)
    people = signers(table, pad)
    if state.relief:
        people = tuple(person for person in people if person.id != state.relief[0])
    if state.signatures:
        signed = {who for who, _ in state.signatures}
        people, title = tuple(person for person in people if person.id not in signed), words.SECOND_SIGNS
    if pad is Pad.RULING and not table.rulings.redealing:
        return PinAsked(people, title, words.PIN_RULES)
    return PinAsked(people, title)


def shown_floor(table: TableView, state: ScreenState) -> dict[str, Any]:
    prompt = table.round.prompt
    due = payout_rows.due_of(table)
    if due is None and not isinstance(prompt, Floor):
        return _settled_by(table, prompt) if isinstance(prompt, Settle) else {}
    return {
        "floor_wait": payout_rows.waiting(table),
        "floor_language": name_of(next_language()),
        **(_called(table, prompt, state) if due is None else _due(table, due)),
    }


def _due(table: TableView, due: DuePayouts) -> dict[str, Any]:
    shown = payout_rows.banner(table, due)
    cards = tuple(FloorCard(card.text) for card in shown.get("floor_cards", ()))
    return {**shown, **(_pay_table(table, due.items) if due.items else {}), "floor_cards": cards}


def _called(table: TableView, prompt: Prompt | None, state: ScreenState) -> dict[str, Any]:
    """Return the hand that the floor must see before it is paid."""
    assert isinstance(prompt, Floor), "a hand is called"
    item, items = prompt.item, (prompt.item, *prompt.also)
    cents = sum(item.moved for item in items)
    terms = words.FLOOR_NO_TERMS[item.does]
    amount = str if table.round.felt.layout.points else money
    title = words.FLOOR_TITLE.fill(seat=item.seat, line=item.line)
    if prompt.also:
        seats = listed(item.seat for item in items)
        title = words.FLOOR_TITLES.fill(seats=seats, line=item.line)
        terms = words.FLOOR_TOGETHER[item.does]
    terms = payout_rows.moved_before(table, items) or terms
    return {
        "floor_tag": say(words.FLOOR_TAG),
        "floor_verb": say(words.DISPUTES if state.disputing else words.ACKNOWLEDGE),
        "floor_disputed": state.disputing,
        "floor_title": say(title),
        "floor_wager": say(payout_rows.wager_line(items, amount)),
        "floor_terms": say(terms),
        "floor_amount": amount(cents),
        "floor_does": item.does.value,
        "floor_cards": tuple(FloorCard(card.text) for card in prompt.cards),
        **_pay_table(table, items),
    }


def _settled_by(table: TableView, prompt: Settle) -> dict[str, Any]:
    """Return the lines around the one that pays the next seat; if it loses, around the lowest one that pays."""
    results = table.round.felt.results.values()
    alike = [item for item in (*prompt.items, *results) if item.wager == prompt.items[0].wager] if prompt.items else []
    lines = pay_lines.beside(table.rules, alike) if alike else ()
    return {"pay_table": say(alike[0].wager), "pay_lines": lines} if lines else {}


def _pay_table(table: TableView, items: Sequence[Item]) -> dict[str, Any]:
    """Return the pay table lines of a wager, and their seats; nothing if no pay table decides it."""
    lines = pay_lines.about(table.rules, items[0])
    stake = payout_rows.WAGER.fill(wager=items[0].wager, stake=money(payout_rows.stakes(items)))
    return {"pay_table": say(stake), "pay_lines": lines} if lines else {}
