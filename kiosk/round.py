"""One hand, from the first wager to the cleared table.

A round folds answers into a procedure. An answer is checked, committed to the journal, and only then sent into the
procedure; so what the screen shows is what the journal holds. Undo, correction and recovery are the same fold over
fewer, changed, or re-read answers. The effective answers of a hand are a list; the journal only ever grows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, TypeAlias

from kiosk.cards import Card
from kiosk.errors import NotAuthorised, Refused, ReplayMismatch
from kiosk.felt import Felt, Place, Status
from kiosk.game import Game, Opening, Rules
from kiosk.prompt import (
    Answer,
    Cards,
    Choices,
    Chosen,
    Confirm,
    Dealt,
    Done,
    Floor,
    Forfeit,
    Placed,
    Procedure,
    Prompt,
    Settle,
    Settlement,
    Wagers,
    from_json,
    to_json,
)

Draft: TypeAlias = Placed | Chosen


class By(NamedTuple):
    """Who gave an answer, through what: `source` is touch, shoe, camera, floor, training or record."""

    actor: str
    source: str = "touch"
    roles: frozenset[str] = frozenset()


class Entry(NamedTuple):
    """One effective answer: its `seq` in the journal; a `note` is an unfinished one. `prompt` is what it answered."""

    seq: int
    answer: Answer
    note: bool
    prompt: Prompt


class Event(Protocol):
    """What a round reads of a journal's event."""

    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def body(self) -> dict[str, Any]: ...


# Commits an event of this hand and returns its seq. The body is built only where it is kept.
Commit: TypeAlias = Callable[[str, Callable[[], dict[str, Any]], By], int]


@dataclass(frozen=True, slots=True)
class _Told:
    """An effective answer as it is replayed: what the journal says of the prompt that it answered."""

    seq: int
    answer: Answer
    note: bool
    step: str
    clause: str
    items: list[list[int]] | None


class Round:
    """One hand in progress. `prompt` is None once `settlement` is there; `draft` is an unfinished answer."""

    def __init__(self, game: Game[Any], rules: Rules, opening: Opening, commit: Commit) -> None:
        self.game = game
        self.rules = rules
        self.opening = opening
        self._commit = commit
        self.entries: list[Entry] = []
        self._begin()

    def _begin(self) -> None:
        self.felt = Felt(self.game.layout(self.rules), self.opening.seats)
        self.draft: Draft | None = None
        self.settlement: Settlement | None = None
        self._procedure: Procedure[Settlement] = self.game.hand(self.rules, self.opening, self.felt)
        self.prompt: Prompt | None = next(self._procedure)

    # ------------------------------------------------------------------------------------------------------ answers

    def answer(self, answer: Answer, by: By) -> None:
        """Answer the prompt. Raise Refused, and change nothing, where the answer does not fit it now."""
        prompt = self._check(answer, by)
        seq = self._commit("answered", lambda: _answered(prompt, answer, by), by)
        self._take(Entry(seq, answer, False, prompt))

    def note(self, draft: Draft, by: By) -> None:
        """Keep what has been entered so far for wagers or choices, replacing what was noted before."""
        asked: Prompt | None = self.prompt
        match asked, draft:
            case Wagers(), Placed():
                asked.check_part(draft)
            case Choices(), Chosen():
                asked.check_part(draft)
            case _:
                raise Refused("not_now", "That cannot be entered now: look at what the screen asks for.")
        seq = self._commit("noted", lambda: _note(asked, draft, by), by)
        self._take(Entry(seq, draft, True, asked))

    def card(self, card: Card | None, by: By) -> None:
        """Take a card that a device has read; None is one that it could not read.

        A card that is drawn ends what comes before it: complete wagers or choices, or the shuffle.
        """
        answers = self._implied(Dealt((card,)), by)
        for answer in answers:
            self.answer(answer, by)

    def _implied(self, dealt: Dealt, by: By) -> list[Answer]:
        """Return the answers that this card stands for. Raise Refused, and change nothing, unless all of them fit."""
        if isinstance(self.prompt, Cards):
            self._check(dealt, by)
            return [dealt]
        answers: list[Answer] = []
        trial = self._fold(self._told(self.entries))
        while not isinstance(trial.prompt, Cards):
            implied = Done() if isinstance(trial.prompt, Confirm) else trial.draft
            if trial.prompt is None or not trial.prompt.ended_by_card or implied is None:
                raise Refused("card_not_due", "No card is due now: put it aside face down, and call the floor.")
            trial.answer(implied, by)
            answers.append(implied)
        trial.answer(dealt, by)
        return [*answers, dealt]

    def ended_by(self, answer: Answer) -> Settlement | None:
        """Return the settlement to which this answer would lead at once, None where it leads elsewhere."""
        trial = self._fold(self._told(self.entries))
        trial.answer(answer, _REPLAYED)
        return trial.settlement

    def _check(self, answer: Answer, by: By) -> Prompt:
        prompt = self.prompt
        if prompt is None:
            raise Refused("hand_over", "This hand is over: begin the next one.")
        if isinstance(answer, Forfeit):
            if self.felt.status.get(answer.seat) not in (Status.IN, Status.FOLDED, Status.ALL_IN):
                raise Refused("forfeit", "Seat {seat} has no hand to forfeit.", seat=answer.seat)
            return prompt
        prompt.check(answer, self.felt)
        if isinstance(prompt, Floor):
            if "floor" not in by.roles:
                raise NotAuthorised("wrong_role", "Only the floor can acknowledge this hand.")
            if by.actor == self.opening.dealer:
                raise NotAuthorised("same_person", "The dealer of a hand cannot acknowledge it: call the floor.")
        return prompt

    def _take(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.note:
            assert isinstance(entry.answer, Placed | Chosen)
            self.draft = entry.answer
            return
        if not isinstance(entry.answer, Forfeit):
            self.draft = None
        try:
            self.prompt = self._procedure.send(entry.answer)
        except StopIteration as stop:
            self.prompt = None
            self.settlement = stop.value
        if self.draft is not None:
            self.draft = _still_fits(self.draft, self.prompt)

    # ------------------------------------------------------------------------------------------- undo and correction

    def undo(self, by: By) -> None:
        """Take the last entry back. Raise Refused where there is none."""
        if not self.entries or self.prompt is None:
            raise Refused("nothing_to_undo", "There is nothing to undo in this hand.")
        last = self.entries[-1]
        self._commit("undone", lambda: {"event": last.seq}, by)
        self._become(self._fold(self._told(self.entries[:-1])))

    def correct(self, place: Place, card: Card, by: By, why: str) -> None:
        """Replace a card that was misread, and work the hand out again from there.

        Answers that no longer fit what is then asked are void: the dealer is asked again. Raise Refused where the card
        is face down, or lies elsewhere.
        """
        row = self.felt.cards.get((place.spot, place.seat), [])
        if self.prompt is None or place.nth >= len(row) or not row[place.nth].up:
            raise Refused("not_up", "Only a card that lies face up can be corrected.")
        self.felt.refuse_seen(card)
        at, answer = self._with_card(place, card)
        told = self._told(self.entries)
        told[at] = replace(told[at], answer=answer)
        trial, fits = self._fold_while_it_fits(told)
        voids_from = told[fits].seq if fits < len(told) else None
        seq = told[at].seq
        self._commit(
            "corrected",
            lambda: {"event": seq, "answer": to_json(answer), "voids_from": voids_from, "why": why},
            by,
        )
        self._become(trial)

    def _with_card(self, place: Place, card: Card) -> tuple[int, Dealt]:
        """Return where in the entries the last reading of `place` is, and that answer with `card` in it."""
        for at in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[at]
            if isinstance(entry.answer, Dealt) and isinstance(entry.prompt, Cards):
                places = entry.prompt.left[: len(entry.answer.cards)]
                if place in places and entry.answer.cards[places.index(place)] is not None:
                    cards = list(entry.answer.cards)
                    cards[places.index(place)] = card
                    return at, Dealt(tuple(cards))
        raise AssertionError(f"{place} is face up, yet nothing dealt it")

    # --------------------------------------------------------------------------------------------------------- fold

    def replay(self, events: Iterable[Event]) -> None:
        """Fold a hand's events into this fresh round. Raise ReplayMismatch where they do not fit the procedure."""
        assert not self.entries, "a round is replayed once, from its opening"
        self._become(self._fold(effective(events)))

    def _told(self, entries: Sequence[Entry]) -> list[_Told]:
        return [
            _Told(one.seq, one.answer, one.note, one.prompt.guide.step, one.prompt.guide.clause, _items(one.prompt))
            for one in entries
        ]

    def _fold(self, told: Sequence[_Told]) -> Round:
        trial, fits = self._fold_while_it_fits(told)
        if fits < len(told):
            one = told[fits]
            raise ReplayMismatch(
                "replay_mismatch",
                "Event {seq} ({clause}) does not fit these rules: call a supervisor; nothing was changed.",
                seq=one.seq,
                clause=one.clause,
            )
        return trial

    def _fold_while_it_fits(self, told: Sequence[_Told]) -> tuple[Round, int]:
        """Return a fresh round with as many of these answers as fit, and their number."""
        trial = Round(self.game, self.rules, self.opening, _uncommitted)
        for count, one in enumerate(told):
            prompt = trial.prompt
            if prompt is None or (prompt.guide.step, prompt.guide.clause) != (one.step, one.clause):
                return trial, count
            if one.items is not None and one.items != _items(prompt):
                return trial, count
            try:
                if isinstance(one.answer, Forfeit):
                    trial._check(one.answer, _REPLAYED)
                elif not one.note:
                    prompt.check(one.answer, trial.felt)
            except Refused:
                return trial, count
            trial._take(Entry(one.seq, one.answer, one.note, prompt))
        return trial, len(told)

    def _become(self, other: Round) -> None:
        self.felt, self.draft, self.settlement = other.felt, other.draft, other.settlement
        self._procedure, self.prompt, self.entries = other._procedure, other.prompt, other.entries


_REPLAYED = By("replay", "replay", frozenset({"floor"}))


def _uncommitted(_kind: str, _body: Callable[[], dict[str, Any]], _by: By) -> int:
    return 0


def unrecorded() -> Commit:
    """Return a commit for a hand that nobody keeps, as in `kiosk settle`."""
    return _uncommitted


def effective(events: Iterable[Event]) -> list[_Told]:
    """Return the answers of a hand that hold, after everything that was undone or corrected. Bodies as in events.py."""
    told: list[_Told] = []
    for event in events:
        body = event.body
        match event.kind:
            case "answered" | "noted":
                told.append(
                    _Told(
                        event.seq,
                        from_json(body["answer"]),
                        event.kind == "noted",
                        body["step"],
                        body["clause"],
                        body.get("items"),
                    )
                )
            case "undone":
                if not told or told[-1].seq != body["event"]:
                    raise ReplayMismatch(
                        "replay_mismatch", "Event {seq} undoes what is not the last entry.", seq=event.seq
                    )
                told.pop()
            case "corrected":
                at = next((at for at, one in enumerate(told) if one.seq == body["event"]), None)
                if at is None:
                    raise ReplayMismatch("replay_mismatch", "Event {seq} corrects what is not there.", seq=event.seq)
                told[at] = replace(told[at], answer=from_json(body["answer"]))
                if body["voids_from"] is not None:
                    told = [one for one in told if one.seq < body["voids_from"]]
            case "hand_reopened":
                told = [one for one in told if one.seq < body["voids_from"]]
            case _:
                pass
    return told


def _note(prompt: Prompt, answer: Answer, by: By) -> dict[str, Any]:
    guide = prompt.guide
    return {"step": guide.step, "clause": guide.clause, "answer": to_json(answer), "source": by.source}


def _answered(prompt: Prompt, answer: Answer, by: By) -> dict[str, Any]:
    items = _items(prompt)
    return _note(prompt, answer, by) if items is None else {**_note(prompt, answer, by), "items": items}


def _items(prompt: Prompt) -> list[list[int]] | None:
    """Return what a prompt told the dealer, [seat, cents to take, cents to pay] each, so that a replay can compare."""
    items = (
        prompt.items
        if isinstance(prompt, Settle)
        else (prompt.item, *prompt.also)
        if isinstance(prompt, Floor)
        else None
    )
    return None if items is None else [[one.seat, one.take, one.pay] for one in items]


def _still_fits(draft: Draft, prompt: Prompt | None) -> Draft | None:
    """Return what is left of a draft after a forfeit changed the prompt."""
    if isinstance(prompt, Wagers) and isinstance(draft, Placed):
        return draft
    if isinstance(prompt, Choices) and isinstance(draft, Chosen):
        return Chosen({seat: choice for seat, choice in draft.choices.items() if seat in prompt.options})
    return None
