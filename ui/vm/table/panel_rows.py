"""The open panel: why the floor is called, or the path through an exception."""

from collections.abc import Iterable
from typing import Any

from kiosk.core.text import Text, listed
from kiosk.procedure import ChipsOf, Does, Effect
from kiosk.table import UNDO_REASONS, ChipsMoved, TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.money import payout_rows
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.table_look import PanelStep, Reason
from ui.vm.table.under_way import exception_words, exceptions
from ui.vm.table.under_way.about import NextQuestion
from ui.vm.table.under_way.state import Panel, ScreenState


def panel(table: TableView, state: ScreenState) -> dict[str, Any]:
    match state.panel:
        case Panel.EXCEPTIONS:
            return {"panel": "exceptions", "panel_leaves": not state.is_ruled, **_exception(table, state)}
        case Panel.UNDO:
            return {"panel": "exceptions", "panel_leaves": True, **_undo(table, state)}
        case Panel.PAUSED:
            why = say(words.PAUSED_WHY[table.people.paused])
            title, action = say(words.PAUSED), say(words.RESUME)
            return {"panel": "paused", "panel_title": title, "panel_note": why, "panel_action": action}
        case Panel.RELIEF:
            return {"panel": "exceptions", "panel_leaves": True, **_relief(table, state)}
        case Panel.WRITTEN:
            return {"panel": "exceptions", "panel_leaves": True, **_written(table, state)}
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
    """Return the path through an exception: its next question, the signer, or the dealer's steps."""
    irregularity, ruled = exceptions.irregularity(table, state), exceptions.remedy(table, state)
    if state.is_ruled and ruled is not None:
        steps = (exception_words.STEP.fill(nth=n, step=s) for n, s in enumerate(ruled.steps, 1))
        return {
            "panel_title": say(exception_words.DO_NOW),
            "panel_note": exceptions.said_of(ruled, state),
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
            "panel_brief": exceptions.brief(table, state),
            "panel_action": say(_last_word(table, state)),
        }
    asks_amount = exceptions.amount_asked(table, state) is not None  # Its own title has the question.
    return {
        "panel_title": "" if asks_amount else say(now.title),
        "panel_note": _note(now) or exceptions.summary(table, state),
        "panel_brief": exceptions.subject(state) if asks_amount else "",
        "reasons": tuple(Reason(pick.key, say(pick.label), pick.tone, pick.narrow) for pick in now.picks),
    }


def _undo(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return the moved chips that an undo goes back over, and the reason for which the floor signs for it."""
    amount, moved = amount_of(table), table.play.undo_moved
    notes = {
        "panel_note": [words.SEAT_MOVED.fill(seat=chips.seat, moved=chips.named(amount)) for chips in moved],
        "panel_brief": [chips.words(amount) for chips in _sums(moved)],
    }
    shown = {key: say(words.UNDO_STAYS.fill(moved=listed(note))) if moved else "" for key, note in notes.items()}
    if not table.play.undo_signatures:
        return {"panel_title": say(words.UNDO_TITLE), "panel_action": say(words.UNDO_ANYWAY), **shown}
    if not state.undo_why:
        reasons = tuple(Reason(str(nth), say(why), "plain") for nth, why in enumerate(UNDO_REASONS))
        return {"panel_title": say(words.UNDO_WHY), "reasons": reasons, **shown}
    return {
        "panel_title": say(words.UNDO_TITLE),
        "panel_note": say(Text(state.undo_why)),
        "panel_action": say(exception_words.SIGN),
    }


def _sums(moved: Iterable[ChipsMoved]) -> list[ChipsMoved]:
    """Return the sum of the chips that went each way: nothing is netted."""
    sums: dict[tuple[ChipsOf, Does], ChipsMoved] = {}
    for chips in moved:
        before = sums.get((chips.chips_of, chips.does))
        sums[chips.chips_of, chips.does] = chips._replace(cents=chips.cents + (before.cents if before else 0))
    return [*sums.values()]


def _relief(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return the relief of the dealer; the floor signs if a hand is open."""
    if state.relief is not None:
        relief = table.staff.person(state.relief[0])
        title = words.RELIEF_FLOOR.fill(name=relief.name if relief else "")
        return {"panel_title": say(title), "panel_action": say(words.RELIEF_SIGNS)}
    note = words.RELIEF_IN_HAND if table.hand_is_open else words.RELIEF_NEXT
    return {"panel_title": say(words.RELIEF), "panel_note": say(note), "panel_action": say(words.RELIEVE)}


def _written(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return the slip that is written by hand, and its paper; once all papers are named, that the floor signs."""
    due = payout_rows.paper_due(table, state.papers)
    note = words.PAPERS.fill(papers=listed(state.papers)) if state.papers else ""
    title = words.WRITE_SLIP.fill(number=due) if due else words.SLIP_WRITTEN
    return {"panel_title": say(title), "panel_note": say(note), "panel_action": "" if due else say(words.SIGN_WRITTEN)}


def _note(now: NextQuestion) -> str:
    return "\n".join(say(words) for words in (now.note, now.badge) if words)


def _last_word(table: TableView, state: ScreenState) -> Text:
    """Return the statement that the dealer confirms, or signs, at the end of a path."""
    ruled = exceptions.remedy(table, state)
    if ruled is None or not exceptions.needs_word(table, state):
        return exception_words.SIGN
    return exception_words.FORFEIT_HAND if ruled.effect is Effect.FORFEIT else exception_words.VOID_HAND
