"""The actions at the foot of the screen: their present names and effects."""

from typing import Any

from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text
from kiosk.procedure import Cards, Choices, Confirm, Dice, Floor, InTurn, Wagers
from kiosk.table import Stage, Table, TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.felt.option_keys import next_to_act
from ui.vm.table.money import giving_back, payout_rows
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.under_way import exception_words, exceptions, tips
from ui.vm.table.under_way.about import shoe_is_ready
from ui.vm.table.under_way.card_keys import has_face_up, keys_for
from ui.vm.table.under_way.state import Keys, Panel, ScreenState


def actions(table: TableView, state: ScreenState) -> dict[str, Any]:
    hand, attended = table.round, not table.people.paused
    primary, can_proceed = _primary(table, state)
    if state.forfeit_seat:
        primary, can_proceed = words.FORFEITS_SEAT.fill(seat=state.forfeit_seat), True
    return {
        "primary": say(primary),
        "can_proceed": can_proceed and attended and not waits_for_panel(table, state),
        "secondary": say(_secondary(table, state)) if attended else "",
        "tips": attended and tips.may_tip(table),
        "can_undo": attended and (table.play.can_undo or table.reopening.hand is not None),
        "can_forfeit": attended and any(hand.felt.may_forfeit(seat) for seat in hand.felt.seats),
        "can_except": attended and (table.reopening.hand is not None or table.rulings.can_put_right),
        "can_correct": attended and (has_face_up(hand) or exceptions.die_path(table) is not None),
        "forfeiting": state.forfeiting or state.forfeits,
        "chooses_other": _chooses_other(state),
        "correcting": state.keys is not Keys.CLOSED or exceptions.is_die_wrong(table, state),
        "floor_called": table.floor.called is not None,
        "has_alarm": bool(table.shoe.alarm),
    }


def _primary(table: TableView, state: ScreenState) -> tuple[Text, bool]:
    prompt = giving_back.prompt_of(table)
    if prompt is not table.round.prompt:
        return giving_back.THEN, True
    if table.doubts.are_open:
        return words.CARDS_RIGHT, True
    if table.rulings.early:
        return words.WAIT_FLOOR, False
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
            if not unread_is_primary(table):
                return words.WAIT_CARD, False
            if state.deals_unread:
                return words.UNREAD_SURE.fill(n=len(prompt.left)), True
            return prompt.guide.then or words.DONE, True
        case Dice():
            return words.WAIT_DIE, False
        case Floor():
            return words.WAIT_FLOOR, False
        case InTurn(seat=seat):
            return words.SEAT_TO_ACT.fill(seat=seat), False
        case Choices() if not table.play.can_proceed and next_to_act(table.round):
            return words.SEAT_TO_ACT.fill(seat=next_to_act(table.round)), False
        case _:
            return prompt.guide.then or words.DONE, table.play.can_proceed


def _chooses_other(state: ScreenState) -> bool:
    """Return whether the dealer is asked for a seat or a card that is not for the present step."""
    return (state.forfeiting and not state.forfeit_seat) or state.keys in (Keys.WRONG, Keys.RIGHT)


def waits_for_panel(table: TableView, state: ScreenState) -> bool:
    """Return whether an open panel asks the dealer for a word or digits: the primary action waits until it has them."""
    if state.panel is Panel.UNDO:
        return not table.play.undo_signatures
    if state.panel is Panel.WRITTEN or exceptions.amount_asked(table, state) is not None:
        return True
    return state.panel is Panel.EXCEPTIONS and exceptions.needs_word(table, state)


def unread_replaces(table: TableView) -> bool:
    """Return whether the replacing card may go down unread: it is face down, and there is no shoe."""
    place = table.rulings.replacing
    return place is not None and not shoe_is_ready(table) and not table.round.felt.slot(place).up


def unread_is_primary(table: TableView) -> bool:
    """Return whether the cards go down unread at the primary action: no shoe will bring them."""
    prompt = table.round.prompt
    waits_for_shoe = shoe_is_ready(table) and not table.rulings.burn_is_drawn
    return isinstance(prompt, Cards) and prompt.may_be_unread and not waits_for_shoe


def all_may(table: TableView, state: ScreenState) -> bool:
    """Return whether the secondary action decides for all who are still to act. A seat that was touched comes first."""
    prompt = giving_back.prompt_of(table)
    is_asked = state.panel is Panel.NONE and not state.acting
    return is_asked and isinstance(prompt, InTurn) and bool(prompt.all_may)


def _may_end_by_deal(table: TableView, state: ScreenState) -> bool:
    """Return whether the secondary action ends this question by the deal: without shoe cards or an open panel."""
    return state.panel is Panel.NONE and not shoe_is_ready(table) and table.play.deal_follows


def _secondary(table: TableView, state: ScreenState) -> Text:
    prompt = giving_back.prompt_of(table)
    if table.doubts.are_open or table.rulings.early or table.rulings.redealing or state.forfeiting:
        return EMPTY
    seat = 0 if all_may(table, state) else tips.tipper(table, state)
    if seat:
        return words.TIPS.fill(seat=seat, amount=amount_of(table)(tips.usual_tip(table)))
    due = payout_rows.due_of(table)
    if due is not None and due.stage is Stage.PAPER and due.failed:
        return payout_rows.BY_HAND
    if table.rulings.replacing is not None:
        return words.HIDE_KEYS if keys_for(table, state) is Keys.ENTER else words.BY_HAND
    match prompt:
        case Wagers() if table.play.has_last_bets:
            return words.REPEAT
        case InTurn() if not all_may(table, state):
            return EMPTY
        case Choices(usual=str(usual), options=options):
            option = next((key for keys in options.values() for key in keys if key.key == usual), None)
            if option is None:
                return EMPTY
            return option.for_all or words.ALL_OF.fill(option=option.label)
        case Confirm() if _may_end_by_deal(table, state):
            return words.ALL_UNREAD
        case Cards() if prompt.may_be_unread:
            if unread_is_primary(table) or prompt.dealt:  # The shoe has dealt some cards, so it deals the others.
                return EMPTY
            return words.UNREAD_SURE.fill(n=len(prompt.left)) if state.deals_unread else words.ALL_UNREAD
        case Cards():
            return words.HIDE_KEYS if keys_for(table, state) is Keys.ENTER else words.BY_HAND
        case _:
            return EMPTY


def proceed(table: Table, view: TableView, state: ScreenState) -> None:
    """Do the primary action, as `view` shows it of a table. Raise Refused while an open panel asks for something."""
    if waits_for_panel(view, state):
        raise Refused("panel", "Answer the open question first, or touch Cancel.")
    due = payout_rows.due_of(view)
    if state.forfeit_seat:
        table.play.forfeit(state.forfeit_seat)
        state.leave()
    elif view.rulings.is_giving_back:
        table.rulings.given_back()
        state.leave()  # The steps for the void hand are done.
    elif table.doubts.are_open:
        table.doubts.confirm_cards()
    elif table.rulings.redealing:
        _end_redeal(table, state)
    elif unread_replaces(view):
        table.rulings.replace_with(None)
    elif due is not None and due.stage is Stage.TAX:
        table.payouts.tax_form_filled()
    elif due is not None and due.stage is Stage.SLIP:
        table.payouts.make_slips()
    elif due is not None and due.stage is Stage.PAPER and due.prints:
        table.payouts.print_again()
    elif due is not None and due.stage is Stage.PAPER:
        state.toggle(Panel.WRITTEN)
    elif unread_is_primary(view):
        _deal_unread(table, state)
    else:
        table.play.proceed()


def _deal_unread(table: Table, state: ScreenState) -> None:
    """Enter the remaining cards as dealt unread. If some have been read in this deal, ask for confirmation first."""
    prompt = table.round.prompt
    asks = isinstance(prompt, Cards) and bool(prompt.dealt) and not state.deals_unread
    if not asks:
        table.play.deal_unread()
    state.deals_unread = asks


def _end_redeal(table: Table, state: ScreenState) -> None:
    """Confirm that the cards are back, or ask the floor to confirm it."""
    if table.rulings.redeal_needs_floor:
        state.toggle(Panel.EXCEPTIONS)
    else:
        table.rulings.end_redeal()


def do_secondary(table: Table, view: TableView, state: ScreenState) -> None:
    """Do the secondary action of the prompt."""
    if view.rulings.is_giving_back:
        return
    due = payout_rows.due_of(view)
    if due is not None and due.stage is Stage.PAPER:
        state.toggle(Panel.WRITTEN)
        return
    if table.rulings.replacing is not None:
        state.asked = keys_for(view, state) is not Keys.ENTER
        return
    match view.round.prompt:
        case Wagers():
            table.play.repeat_bets()
            state.go_on()
        case InTurn() if not all_may(view, state):
            pass
        case Choices(usual=str(usual)):
            table.play.choose_all(usual)
            state.go_on()
        case Confirm() if _may_end_by_deal(view, state):
            table.play.deal_unread()
            state.go_on()
        case Cards(may_be_unread=True):
            if state.deals_unread:
                table.play.deal_unread()
                state.go_on()
            state.deals_unread = not state.deals_unread
        case Cards():
            state.asked = keys_for(view, state) is not Keys.ENTER
        case _:
            pass
