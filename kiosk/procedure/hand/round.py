"""One hand, from the first wager to the cleared table.

A round folds answers into a procedure. An answer is checked, committed to the journal, and only then sent into the
procedure; so the screen never shows more than the journal holds. Undo, correction and recovery are the same fold over
fewer, changed, or re-read answers. The effective answers of a hand are a list; the journal only ever grows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from kiosk.core.cards import Card, card
from kiosk.core.dice import Die
from kiosk.core.errors import NotAuthorized, Refused, ReplayMismatch
from kiosk.core.text import text
from kiosk.events import Answered, Corrected, HandReopened, Happening, Noted, PayoutStated, Ruling, Undone
from kiosk.procedure.game.game import Game, Opening, Rules
from kiosk.procedure.hand.due import moves_of, only_taken, pots_back, still_due
from kiosk.procedure.hand.replayed import Replayed, RoundEvent, answered, booked, effective, items_of, noted, places_of
from kiosk.procedure.money.book import Book, Transfer, added_up
from kiosk.procedure.money.settlement import Settlement
from kiosk.procedure.prompts.answers import (
    Acknowledged,
    Answer,
    Choice,
    Chosen,
    Dealt,
    Done,
    Forfeit,
    Placed,
    Rolled,
    to_json,
)
from kiosk.procedure.prompts.felt import Felt, Place
from kiosk.procedure.prompts.prompt import (
    Cards,
    Choices,
    Confirm,
    Dice,
    Entry,
    Floor,
    InTurn,
    Procedure,
    Prompt,
    Settle,
    Wagers,
)

Draft: TypeAlias = Placed | Chosen


class By(NamedTuple):
    """The person who gave an answer, and its source: touch, shoe, camera, floor, badge, training or record."""

    actor: str
    source: str = "touch"
    roles: frozenset[str] = frozenset()


# Commits an event of this hand and returns its seq. The event is created only if the hand is recorded.
Commit: TypeAlias = Callable[[Callable[[], Happening], By], int]


class HandMark(NamedTuple):
    """A point of a hand to return to where a later entry could not be kept."""

    entries: tuple[Entry, ...]
    lying: Mapping[Place, Card | Die | None]
    dead: frozenset[Card]
    book: Book
    done: tuple[Prompt, ...]
    is_undone: bool


class Round:
    """One hand in progress. `prompt` is None once `settlement` is set; `draft` is an unfinished answer.

    `asked` is the full prompt of the procedure, and `prompt` the same less the chips that have moved already, which
    `book` has. An entry keeps the full prompt. `done` are the prompts of voided answers that the dealer had confirmed.

    `lying` are cards and dice that are on the table though their answer was voided; a restart forgets them, and the
    dealer enters them again. `dead` are the cards that are out of play.
    """

    def __init__(self, game: Game[Any], rules: Rules, opening: Opening, commit: Commit) -> None:
        self.game = game
        self.rules = rules
        self.opening = opening
        self._commit = commit
        self.entries: list[Entry] = []
        self.lying: dict[Place, Card | Die | None] = {}
        self.dead: frozenset[Card] = frozenset()
        self.book = Book()
        self.done: tuple[Prompt, ...] = ()
        self.is_undone = False
        self._outstanding: tuple[Prompt | None, Book, tuple[Transfer, ...]] = (None, self.book, ())
        self._noted: tuple[Prompt | None, Mapping[int, int], Prompt | None] = (None, {}, None)
        self._begin()

    def _begin(self) -> None:
        self.felt = Felt(self.game.layout(self.rules), self.opening.seats)
        self.draft: Draft | None = None
        self.settlement: Settlement | None = None
        self._procedure: Procedure[Settlement] = self.game.hand(self.rules, self.opening, self.felt)
        self.asked: Prompt | None = next(self._procedure)
        self.prompt: Prompt | None = self.asked

    def _look_again(self) -> None:
        """Update `prompt` to the part of `asked` that is still due."""
        asked, draft = self.asked, self.draft
        self.prompt = still_due(asked, self.felt, self.book) if asked is not None and self.book.batches else asked
        if isinstance(draft, Chosen) and draft.chips and isinstance(self.prompt, Choices):
            if self._noted[:2] != (asked, draft.chips):  # An unchanged question is the same object.
                self._noted = asked, draft.chips, self.prompt.with_chips(draft)
            self.prompt = self._noted[2]

    def answer(self, answer: Answer, by: By, ruling: Ruling | None = None, *, with_before: bool = False) -> None:
        """Answer the prompt. Raise Refused, and change nothing, if the answer does not fit it now.

        `with_before`: the touch that gave the answer before this one gives this one, too.
        """
        prompt = self._check(answer, by)
        moves = moves_of(prompt, answer, self.felt)
        moved = self.book.left(moves) if moves and self.book.batches else moves
        if isinstance(answer, Done):
            moved = (*pots_back(prompt, self.felt, self.book), *moved, *self.outstanding)
        elif moved and self.book.batches:
            moved = only_taken(moved)
        seq = self._commit(
            lambda: answered(prompt, answer, by.source, ruling, moved, moves, with_before=with_before), by
        )
        if moved:
            self.book = self.book.plus(moved)
        self.is_undone = False
        self._send(Entry(seq, answer, False, prompt, moves, with_before))
        self._look_again()

    def store_draft(self, draft: Draft, by: By) -> None:
        """Store a draft of wagers or choices, replacing the draft before."""
        asked: Prompt | None = self.prompt
        match asked, draft:
            case Wagers(), Placed():
                asked.check_part(draft)
            case Choices(), Chosen():
                asked.check_part(draft)
            case _:
                raise Refused("not_now", "That cannot be entered now: follow the screen.")
        seq = self._commit(lambda: noted(asked, draft, by.source), by)
        self.is_undone = False
        self._send(Entry(seq, draft, True, asked))
        self._look_again()

    def card(self, drawn: Card | None, by: By) -> None:
        """Take a card that a device has read; None is one that it could not read.

        A drawn card completes the answer before it: complete wagers or choices, or the shuffle. Raise Refused unless
        all of these answers fit: the caller then takes back those that were committed.
        """
        if isinstance(self.prompt, Cards):
            if self.prompt.turning and by.source == "shoe":
                raise Refused("too_early", _TOO_EARLY)
        elif self.lying:
            raise Refused("card_not_due", "Finish this step first: the next cards are already on the table.")
        while not isinstance(self.prompt, Cards):
            implied = Done() if isinstance(self.prompt, Confirm) else self.draft
            if self.prompt is None or not self.prompt.ended_by_card or implied is None:
                raise Refused("card_not_due", "No card is due now: put it aside face down, and call the floor.")
            self.answer(implied, by)
        self.answer(Dealt((drawn,)), by)

    @property
    def face_up(self) -> Iterator[Card]:
        """Yield the cards that are face up."""
        for row in self.felt.cards.values():
            yield from (slot.card for slot in row if slot.up and slot.card is not None)

    def face_up_with(self, what: Happening) -> frozenset[str]:
        """Return the face-up cards, such as "Ah", including those that `what` deals face up."""
        up = {slot.card.text for row in self.felt.cards.values() for slot in row if slot.up and slot.card is not None}
        if isinstance(what, Answered) and isinstance(self.prompt, Cards) and not self.prompt.may_be_unread:
            up.update(filter(None, what.answer.get("dealt", ())))
        return frozenset(up)

    def ended_by(self, answer: Answer) -> Settlement | None:
        """Return the settlement if this answer would end the hand, else None."""
        return self.after(answer).settlement

    def after(self, answer: Answer) -> Round:
        """Return a copy of this hand as it would be after this answer: nothing of it is kept."""
        trial = self.trial()
        trial.answer(answer, _REPLAYED)
        return trial

    def trial(self) -> Round:
        """Return a copy of this hand, to try something with: nothing of it is kept."""
        return self._fold(self._replayable(self.entries))

    def check(self, answer: Answer) -> None:
        """Raise Refused unless this answer fits now, and the person may give it."""
        self._check(answer, _REPLAYED)

    def _check(self, answer: Answer, by: By) -> Prompt:
        prompt = self.asked
        if prompt is None:
            raise Refused("hand_over", "This hand is over: begin the next one.")
        if isinstance(answer, Forfeit):
            refuse_forfeit(answer, self.felt)
        else:
            prompt.check(answer, self.felt)
        if isinstance(prompt, Floor) and not isinstance(answer, Forfeit):
            if "floor" not in by.roles:
                raise NotAuthorized("wrong_role", "Only the floor can acknowledge this hand.")
            if by.actor in (self.opening.dealer, self.opening.supervisor):
                raise NotAuthorized("same_person", "The dealer of a hand cannot acknowledge it: call the floor.")
        return prompt

    def _send(self, entry: Entry) -> None:
        """Give an entry to the procedure. `prompt` is not updated."""
        self.entries.append(entry)
        if entry.note:
            assert isinstance(entry.answer, Placed | Chosen)
            self.draft = entry.answer
            return
        if not isinstance(entry.answer, Forfeit):
            self.draft = None
        try:
            self.asked = self._procedure.send(entry.answer)
        except StopIteration as stop:
            self.asked = None
            self.settlement = stop.value
        if self.draft is not None:
            self._look_again()
            self.draft = _still_fits(self.draft, self.prompt)

    @property
    def outstanding(self) -> tuple[Transfer, ...]:
        """Return the chips that must still move before this hand can end, at its last prompt; nothing before.

        These are the settled chips less the moved ones: after a correction there may be no prompt left for them.
        """
        asked, book = self.asked, self.book
        if not isinstance(asked, Confirm):
            return ()
        if self._outstanding[0] is not asked or self._outstanding[1] is not book:
            self._outstanding = asked, book, self._left_at_end(asked, book)
        return self._outstanding[2]

    def _left_at_end(self, asked: Confirm, book: Book) -> tuple[Transfer, ...]:
        settled = {(move.seat, move.account): move for entry in self.entries for move in entry.moves}
        settled |= {(move.seat, move.account): move for move in asked.moves}
        now, had = added_up(settled.values()), added_up((*book.left(asked.moves), *book.moves))
        if now == had:
            return ()
        trial = self.trial()
        trial._send(Entry(0, Done(), False, asked, asked.moves))
        if trial.settlement is None:
            return ()
        return tuple(
            Transfer(*at, now.get(at, 0) - had.get(at, 0)) for at in sorted(now | had) if now.get(at) != had.get(at)
        )

    def state_moved(
        self, seat: int, account: str, cents: int, *, change: int, by: By, signed_by: tuple[str, ...] = ()
    ) -> None:
        """Record that in fact `cents` went to a seat for an account: `change` more than was confirmed."""
        what = PayoutStated(seat=seat, net=cents, wager=account, change=change, signed_by=signed_by)
        self._commit(lambda: what, by)
        self.book = self.book.plus((Transfer(seat, account, change),))
        self._look_again()

    # ------------------------------------------------------------------------------------------- undo and correction

    def undo(self, by: By, *, why: str = "", signed_by: tuple[str, ...] = (), with_after: bool = False) -> None:
        """Undo the last entry. Moved chips stay in the book. Raise Refused if there is no entry.

        `with_after`: the touch that undid the entry after this one undoes this one, too.
        """
        if not self.entries or self.prompt is None:
            raise Refused("nothing_to_undo", "There is nothing to undo in this hand.")
        last, before = self.entries[-1], self._fold(self._replayable(self.entries[:-1]))
        hides = "shown" if self.has_shown_since(before) else None
        touch = "same" if with_after else None
        self._commit(lambda: Undone(event=last.seq, why=why, signed_by=signed_by, hides=hides, touch=touch), by)
        self._become(before)
        self.is_undone = True

    def has_shown_since(self, before: Round) -> bool:
        """Return whether the last answer has shown cards or hands that were not face up `before` it."""
        last = self.entries[-1].prompt
        if isinstance(last, Confirm) and last.shows:
            return True
        return not set(self.face_up) <= set(before.face_up)

    def amend(
        self,
        changes: Mapping[int, Answer],
        by: By,
        *,
        ruling: Ruling | None = None,
        place: Place | None = None,
        dead: Card | None = None,
    ) -> None:
        """Correct earlier answers, {seq: answer}, and compute the hand again from there.

        Later answers that no longer fit are void, and the dealer is asked again, except for cards and dice on the
        table: `take_up` answers with them. `dead` is a card that goes out of play, for one that is now at `place`.
        Raise Refused if the changed answers do not fit, or if a card on the table would change its place.
        """
        trial = self.amended(changes, dead)
        voided = self.entries[len(trial.entries) :]
        (first, answer), *also = changes.items()
        self._commit(
            lambda: Corrected(
                event=first,
                answer=to_json(answer),
                voids_from=voided[0].seq if voided else None,
                also=tuple((seq, to_json(answer)) for seq, answer in also),
                place=place,
                dead=None if dead is None else dead.text,
                ruling=ruling,
            ),
            by,
        )
        self._become(trial)
        self.is_undone = False
        self.lying, self.done = trial.lying, trial.done
        self._note_again(voided[:1], by)

    def amended(self, changes: Mapping[int, Answer], dead: Card | None = None) -> Round:
        """Return a copy of this hand with corrected answers, as far as the later ones fit; nothing is recorded.

        It knows the cards of the others that are on the table. Raise Refused if the changed answers do not fit.
        """
        if self.prompt is None:
            raise Refused("hand_over", "This hand is over: begin the next one.")
        answers = [
            replace(replayed, answer=changes[replayed.seq], with_before=False) if replayed.seq in changes else replayed
            for replayed in self._replayable(self.entries)
        ]
        out = self.dead | ({dead} if dead is not None else set())
        trial, fits, refusal = self._fold_while_it_fits(answers, out)
        if fits <= max(at for at, replayed in enumerate(answers) if replayed.seq in changes):
            raise refusal or Refused("amend", "That cannot be corrected alone: let it stand, or rule a misdeal.")
        voided = self.entries[fits:]
        if refusal is not None and refusal.code == _WOULD_MOVE and not _is_turned(voided[0]):
            raise refusal
        trial._look_again()
        trial.lying = {**self.lying, **dict(_lying(voided))}
        trial.done = tuple(
            entry.prompt for entry in voided if isinstance(entry.prompt, Confirm) and not entry.prompt.check_cards
        )
        return trial

    def without_last(self) -> Round:
        """Return a copy of this hand without its last entry: nothing of it is kept."""
        trial = self._fold(self._replayable(self.entries[:-1]))
        trial.lying = dict(self.lying)
        return trial

    def played_on(self) -> Round:
        """Return a copy of this hand, continued as far as the outcome is known, as if all were acknowledged."""
        trial = self.trial()
        trial.lying, trial.done = dict(self.lying), ()
        while True:
            match trial.asked:
                case Cards() | Dice() as asked if asked.left[0] in trial.lying:
                    die = trial.lying.pop(asked.left[0])
                    answer: Answer = Rolled((die,)) if isinstance(die, Die) else Dealt((die,))
                case Settle() | Confirm():
                    answer = Done()
                case Floor():
                    answer = Acknowledged()
                case _:
                    return trial
            asked_now = trial.asked
            try:
                asked_now.check(answer, trial.felt)
            except Refused:
                return trial
            trial._send(Entry(0, answer, False, asked_now))
            trial._look_again()

    def _note_again(self, voided: Sequence[Entry], by: By) -> None:
        """Keep the legal part of a voided answer of several seats, so that only the rest is asked again."""
        for entry in voided:
            asked, before = self.prompt, entry.answer
            if isinstance(asked, Choices) and isinstance(before, Chosen) and asked.guide == entry.prompt.guide:
                draft = {seat: choice for seat, choice in before.choices.items() if _is_legal(asked, seat, choice)}
                if draft and not isinstance(asked, InTurn):
                    self.store_draft(Chosen(draft), by)

    def take_up(self, by: By) -> None:
        """Give answers that need no dealer: cards and dice that are on the table and fit, earlier confirmations, and
        wagers with nothing due. After an undo it gives none: the dealer checks first.
        """
        while not self.is_undone:
            match self.prompt:
                case Cards() | Dice() as prompt if prompt.left[0] in self.lying:
                    die = self.lying.pop(prompt.left[0])
                    with suppress(Refused):
                        self.answer(Rolled((die,)) if isinstance(die, Die) else Dealt((die,)), by)
                case Settle(items=()):
                    self.answer(Done(), by)
                case Confirm() if self._was_done():
                    self.answer(Done(), by)
                case _:
                    return

    def _was_done(self) -> bool:
        """Return whether the dealer had confirmed this before a correction, and no chip moves with it now."""
        asked = self.asked
        if not any(asked == done for done in self.done):
            return False
        self.done = tuple(done for done in self.done if done != asked)
        return isinstance(asked, Confirm) and not any(move.cents for move in self.book.left(asked.moves))

    # --------------------------------------------------------------------------------------------------------- fold

    def mark(self) -> HandMark:
        """Return the position of the hand."""
        return HandMark(tuple(self.entries), dict(self.lying), self.dead, self.book, self.done, self.is_undone)

    def back_to(self, mark: HandMark) -> None:
        """Go back to a mark of the hand: nothing after it has been recorded."""
        self.lying, self.dead = dict(mark.lying), mark.dead
        self.book, self.done, self.is_undone = mark.book, mark.done, mark.is_undone
        if mark.entries != tuple(self.entries):
            self._become(self._fold(self._replayable(mark.entries)))
        self._look_again()

    def replay(self, events: Iterable[RoundEvent]) -> None:
        """Fold a hand's events into this fresh round. Raise ReplayMismatch if they do not fit the procedure."""
        assert not self.entries, "a round is replayed once, from its opening"
        kept = list(events)
        put_right = (event.what for event in kept if isinstance(event.what, Corrected))
        self.dead = frozenset(card(corrected.dead) for corrected in put_right if corrected.dead is not None)
        self.book = booked(kept)
        self.is_undone = bool(kept) and isinstance(_last_of_hand(kept), Undone)
        self._become(self._fold(effective(kept)))

    def _replayable(self, entries: Sequence[Entry]) -> list[Replayed]:
        return [
            Replayed(
                entry.seq,
                entry.answer,
                entry.note,
                entry.prompt.guide.step,
                entry.prompt.guide.clause,
                items_of(entry.prompt),
                places_of(entry.prompt, entry.answer),
                entry.moves,
                entry.with_before,
            )
            for entry in entries
        ]

    def _fold(self, answers: Sequence[Replayed]) -> Round:
        trial, fits, _ = self._fold_while_it_fits(answers, self.dead)
        if fits < len(answers):
            replayed = answers[fits]
            raise ReplayMismatch(
                "replay_mismatch",
                "Event {seq} ({clause}) does not fit these rules. Nothing was changed.",
                seq=replayed.seq,
                clause=replayed.clause,
            )
        trial._look_again()
        return trial

    def _fold_while_it_fits(
        self, answers: Sequence[Replayed], dead: frozenset[Card]
    ) -> tuple[Round, int, Refused | None]:
        """Return a fresh round with the answers that fit, their number, and why the next one does not fit.

        Its `prompt` is not updated.
        """
        trial = Round(self.game, self.rules, self.opening, _uncommitted)
        trial.dead = trial.felt.dead = dead
        trial.book = self.book
        for count, replayed in enumerate(answers):
            prompt = trial.asked
            if prompt is None or (prompt.guide.step, prompt.guide.clause) != (replayed.step, replayed.clause):
                return trial, count, None
            if replayed.items is not None and replayed.items != items_of(prompt):
                return trial, count, None
            if replayed.places is not None and replayed.places != places_of(prompt, replayed.answer):
                return trial, count, Refused(_WOULD_MOVE, _CARDS_WOULD_MOVE)
            try:
                if isinstance(replayed.answer, Forfeit):
                    trial._check(replayed.answer, _REPLAYED)
                elif not replayed.note:
                    prompt.check(replayed.answer, trial.felt)
            except Refused as refusal:
                return trial, count, refusal
            moves = () if replayed.note else moves_of(prompt, replayed.answer, trial.felt)
            if isinstance(prompt, Settle | Confirm) and moves != replayed.moves:
                return trial, count, None
            trial._send(
                Entry(replayed.seq, replayed.answer, replayed.note, prompt, moves, with_before=replayed.with_before)
            )
        return trial, len(answers), None

    def _become(self, other: Round) -> None:
        self.felt, self.draft, self.settlement = other.felt, other.draft, other.settlement
        self._procedure, self.asked, self.entries = other._procedure, other.asked, other.entries
        self.prompt = other.prompt
        self.dead = other.dead


def _refuse_pushed(felt: Felt) -> None:
    if felt.came_to and not felt.is_banked:
        raise Refused("forfeit", "The pots are pushed: undo that first, then rule the hand dead.")


def refuse_forfeits(felt: Felt) -> None:
    """Raise Refused unless a hand can still be given up."""
    _refuse_pushed(felt)
    if not any(felt.may_forfeit(seat) for seat in felt.seats):
        raise Refused("forfeit", "No hand can be forfeited now.")


def refuse_signed(prompt: Prompt | None, draft: Draft | None, seat: int) -> None:
    """Raise Refused if the floor has signed for a seat's decision between two hands: no dealer changes that."""
    if not isinstance(prompt, Choices) or not prompt.is_of_stacks or not isinstance(draft, Chosen):
        return
    choice = draft.choices.get(seat)
    if choice is not None and choice.option not in {option.key for option in prompt.options.get(seat, ())}:
        raise Refused("signed", "The floor has signed for seat {seat}: call the floor to change it.", seat=seat)


def refuse_forfeit(forfeit: Forfeit, felt: Felt) -> None:
    """Raise Refused unless the seat has a hand that can still be given up."""
    _refuse_pushed(felt)
    if not felt.may_forfeit(forfeit.seat):
        raise Refused("forfeit", "Seat {seat} has no hand to forfeit.", seat=forfeit.seat)


_REPLAYED = By("replay", "replay", frozenset({"floor"}))


def _uncommitted(_what: Callable[[], Happening], _by: By) -> int:
    return 0


def unrecorded() -> Commit:
    """Return a commit for a hand that nobody keeps, as in `kiosk settle`."""
    return _uncommitted


def _last_of_hand(events: Sequence[RoundEvent]) -> Happening | None:
    answers = (Answered, Corrected, Undone, Noted, HandReopened)
    return next((event.what for event in reversed(events) if isinstance(event.what, answers)), None)


def _is_turned(entry: Entry) -> bool:
    return isinstance(entry.prompt, Cards) and entry.prompt.turning


def _lying(voided: Iterable[Entry]) -> Iterator[tuple[Place, Card | Die | None]]:
    """Yield the cards and dice of answers that count no more, each with its place."""
    for entry in voided:
        match entry.prompt, entry.answer:
            case Cards() as prompt, Dealt(cards):
                yield from zip(prompt.left, cards, strict=False)
            case Dice() as prompt, Rolled(dice):
                yield from zip(prompt.left, dice, strict=False)
            case _:
                pass


def _is_legal(prompt: Choices, seat: int, choice: Choice) -> bool:
    try:
        prompt.check_part(Chosen({seat: choice}))
    except Refused:
        return False
    return True


_TOO_EARLY: Final = text(
    "Too early: no card is dealt now. Set it aside face down; enter the cards shown in gold by touch."
)
_WOULD_MOVE = "cards_would_move"
_CARDS_WOULD_MOVE = "Cards that lie on the table would belong elsewhere: let it stand, or rule a misdeal."


def _still_fits(draft: Draft, prompt: Prompt | None) -> Draft | None:
    """Return the part of a draft that still fits after a forfeit changed the prompt."""
    if isinstance(prompt, Wagers) and isinstance(draft, Placed):
        return draft
    if isinstance(prompt, Choices) and isinstance(draft, Chosen):
        return Chosen({seat: choice for seat, choice in draft.choices.items() if seat in prompt.options}, draft.chips)
    return None
