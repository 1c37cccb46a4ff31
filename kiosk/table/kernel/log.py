"""A table's journal and its state: hands are opened, recorded, settled, and recovered through this module."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from kiosk.bank import BankLedger, conserves, without_owed
from kiosk.core.errors import JournalError, Refused, ReplayMismatch
from kiosk.core.text import Sentence, listed, text
from kiosk.core.value import value
from kiosk.events import (
    DropBoxChanged,
    HandOpened,
    HandReopened,
    HandResult,
    HandRules,
    HandSettled,
    HandVoided,
    Happening,
    InHand,
    LimitsChanged,
    TableOpened,
    TransferReceived,
    TransferVoided,
)
from kiosk.journal import Event, Journal
from kiosk.procedure import (
    LEAVE,
    Answer,
    By,
    Choice,
    Choices,
    Chosen,
    Commit,
    DoesNotAddUp,
    Forfeit,
    Game,
    Opening,
    Placed,
    Round,
    Rules,
    check_conserved,
    unrecorded,
)
from kiosk.settings import PayoutLimits, Settings, TableSettings, written_limits
from kiosk.table.kernel.checkpoint import checkpoint_of, recovered_state
from kiosk.table.kernel.elsewhere import rack_with_stays
from kiosk.table.kernel.rack import rack_after
from kiosk.table.kernel.state import TableState

_ADDS_UP = (HandSettled, DropBoxChanged, TransferReceived, TransferVoided)  # Each moves an exact sum.
STOPS = {"stale", "changed", "moved"}
BANK_OFF = text("The table’s bank does not add up: nothing was saved. Call the floor.")
OVERTAKEN = text("The previous hand was resettled")


@value
class TableGame:
    """A game that a table may deal: its limits and chips, its procedure, and the house's rules for it."""

    config: TableSettings
    game: Game[Any]
    rules: Rules

    @property
    def key(self) -> str:
        return self.game.key

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(1, self.config.seats + 1))


def games_of(settings: Settings, games: Mapping[str, Game[Any]], table: str) -> tuple[TableGame, ...]:
    """Return the games that a table may deal, in the order of their files."""
    return tuple(TableGame(game, games[game.game], settings.games[game.game]) for game in settings.deals[table])


OF_SHIFT: Final = ("seats", "table_minimum", "table_maximum", "rack", "palette")
"""The keys of a table's file that stay as they were at the opening: a change applies after the closing."""


def as_opened(
    games: Sequence[TableGame], installed: Mapping[str, Game[Any]], opening: TableOpened, limits: LimitsChanged | None
) -> TableGame:
    """Return the game of an open table, with the settings and the rules with which it was opened.

    `limits` are those that the floor has set since, None if they are those of the opening.
    `games` are those of the house's files now. A file may have been changed or removed since the opening. The rack is
    still the one that was counted then, and the players still sit where they sat. Devices are those of the file now.
    """
    now = next((dealt for dealt in games if dealt.key == opening.game), None)
    game = installed.get(opening.game)
    if opening.table is None or opening.rules is None or game is None:
        return now or games[0]
    base = (now or games[0]).config
    was = TableSettings.model_validate(opening.table)
    held = {key: getattr(was, key) for key in ("game", *OF_SHIFT)}
    if limits is not None:
        held |= {"table_minimum": limits.minimum, "table_maximum": limits.maximum}
    config = base.model_copy(update=held)
    is_same = now is not None and now.game.version(now.rules) == opening.rules_version
    rules = now.rules if now is not None and is_same else game.rules_model.model_validate(opening.rules)
    return now if now is not None and is_same and config == now.config else TableGame(config, game, rules)


def opened_settings(game: TableGame) -> dict[str, Any]:
    """Return the part of a table's file that an opening records."""
    return game.config.model_dump(mode="json", include={"id", "game", *OF_SHIFT})


class TableLog:
    """Writes a table's events and folds them into its `state`, one at a time. An uncommitted event is not folded."""

    def __init__(self, journal: Journal, games: Mapping[str, Game[Any]]) -> None:
        self.journal = journal
        self.games = games
        self.state = TableState()
        self._balanced: BankLedger | None = None  # The ledger that was found to add up last.
        self._ended: dict[int, Sequence[Event]] = {}  # The last hands with their events, as they ended.
        self.limits: Callable[[], PayoutLimits | None] = lambda: None  # The limits of a hand that begins now.
        self.stop: Callable[[str], None] = lambda _: None  # Called when nothing can be recorded any more.
        self.dealt: Callable[[], Round | None] = lambda: None  # Returns the hand in progress.
        self.read()

    def read(self) -> None:
        """Read the state of the table from its journal. Raise JournalError."""
        self.state.become(recovered_state(*self.journal.since_checkpoint()))
        self._complete()
        if self.state.is_open and self.state.opening is None:
            last = self.journal.last_seq()
            found = next(iter(self.journal.before(last + 1, TableOpened, most=last)), None)
            self.state.opening = None if found is None else found.of(TableOpened)

    def write(self, what: Happening, *, actor: str, hand: int | None = None, dealt: Round | None = None) -> Event:
        """Commit an event in `hand`, or else in the open hand, if it belongs to any; and fold it in.

        The journal's file names only cards that are face up in `dealt`, or else in the hand in progress. Raise
        JournalError, with nothing changed, if it cannot be committed.
        """
        if hand is None and what.IN_HAND is not InHand.NEVER:
            hand = self.state.hand
        dealt = dealt or self.dealt()

        def face_up() -> frozenset[str]:
            return frozenset() if dealt is None else dealt.face_up_with(what)

        try:
            event = self.journal.append(what, hand=hand, actor=actor, face_up=face_up)
        except JournalError as error:
            if error.code in STOPS:
                self.stop(error.message)
            raise
        if isinstance(what, HandSettled | HandVoided) and hand is not None:
            self._ended = {hand: self.state.events, **{of: had for of, had in self._ended.items() if 0 < hand - of < 3}}
        self.state.fold(event)
        bank = self.state.bank
        if bank is not self._balanced or isinstance(what, _ADDS_UP):
            if not conserves(bank, what, event.hand):
                raise DoesNotAddUp("bank", BANK_OFF)
            self._balanced = bank
        if isinstance(what, HandReopened):
            self._complete()
        return event

    def hand(self, number: int) -> Sequence[Event]:
        """Return the events of the open hand, or those of an earlier one until it ended. Raise JournalError.

        The journal is read only for a hand that ended before the program started.
        """
        if number == self.state.hand:
            return self.state.events
        return self._ended.get(number) or self.journal.hand(number)

    def _complete(self) -> None:
        events = self.state.events
        if events and isinstance(events[0].what, HandReopened):
            self.state.events = self.journal.hand(events[0].hand or 0)

    def checkpoint(self) -> None:
        """Sign everything so far, unless a hand is open.

        Raise JournalError if only the floor's copy could not be written, or nothing.
        """
        if self.state.hand is None:
            self.journal.checkpoint(checkpoint_of(self.state))

    def current(self, game: TableGame) -> Round:
        """Return the open hand as its events left it, or the next one.

        A hand that was put aside is dropped if the hand before it now hands on another state, such as stacks. Acts that
        the floor has signed for since then hold in the next one.
        """
        opened, state = next(iter(self.state.events), None), self.state
        if opened is not None and not state.is_reopened:
            hand = self.recovered()
            carried = self._carried(hand.game, hand.opening)
            if hand.opening.state in (carried, state.carry):
                return hand
            now = replace(hand.opening, state=carried)
            carry = dict(hand.game.voided(now, tuple(_signed_for(hand))))
            changed = None if carry == state.carry else carry
            self.write(HandVoided(reason=Sentence(OVERTAKEN), carry=changed), actor="kiosk")
        return self.fresh(game) if self.state.hand is None else self.recovered()

    def _carried(self, game: Game[Any], opening: Opening) -> Mapping[str, Any]:
        """Return the state for a hand: as the hand before left it, without players who have taken their chips away."""
        gone = [seat for seat, hand in self.state.cash.gone.items() if hand == opening.number - 1]
        if not gone or game.house_plays:
            return self.state.carry
        carried = replace(opening, state=self.state.carry)
        return game.voided(carried, (Chosen(dict.fromkeys(gone, Choice(LEAVE))),))

    def fresh(self, game: TableGame) -> Round:
        """Return the next hand, which opens in the journal with its first entry."""
        state = self.state
        opening = Opening(
            number=state.last_hand + 1,
            seats=game.seats,
            minimum=game.config.table_minimum,
            maximum=game.config.table_maximum,
            jackpots={name: state.jackpots[name] for name in game.rules.jackpots if name in state.jackpots},
            dealer=state.dealer or "",
            supervisor=state.supervisor or "",
            keeps=dict(state.limits.keeps) if state.limits is not None else {},
        )
        opening = replace(opening, state=self._carried(game.game, opening))

        def commit(what: Callable[[], Happening], by: By) -> int:
            if self.state.hand is None:
                self._open(game, opening, by)
            return self.write(what(), actor=by.actor, dealt=hand).seq

        hand = Round(game.game, game.rules, opening, commit)
        return hand

    def recovered(self) -> Round:
        """Return the open hand as its events left it. Raise ReplayMismatch if its rules are not installed."""

        def commit(what: Callable[[], Happening], by: By) -> int:
            return self.write(what(), actor=by.actor, dealt=hand).seq

        hand = reopen(self.games, self.state.events, commit)
        return hand

    def _open(self, game: TableGame, opening: Opening, by: By) -> None:
        """Freeze the conditions of the whole hand, and open it."""
        if self.state.deck:
            raise Refused("deck", "Deck count wrong: recount or change the deck before the next hand.")
        missing = self.missing_jackpots(game)
        if missing:
            raise Refused(
                "jackpots",
                "Jackpots not posted: {missing}. Sign in from the menu and post them.",
                missing=listed(name.upper() for name in missing),
            )
        self.write(opened(game, opening, written_limits(self.limits())), actor=by.actor, hand=opening.number)

    def missing_jackpots(self, game: TableGame) -> tuple[str, ...]:
        """Return the jackpots that must be posted before a hand of this game begins."""
        return tuple(name for name in game.rules.jackpots if name not in self.state.jackpots)

    def carried_by_void(self, hand: Round) -> Mapping[str, Any] | None:
        """Return the state that the next hand takes over from this one, though it is void; None if nothing changes."""
        answers = [entry.answer for entry in hand.entries if not entry.note]
        carry = dict(hand.game.voided(hand.opening, [*answers, *_signed_before(hand)]))
        return None if carry == self.state.carry else carry

    def settle(self, hand: Round, actor: str) -> None:
        """Record a finished hand with the state for the next one.

        A card that is face down at its end is recorded as unread. Raise DoesNotAddUp, with nothing recorded, if the
        moved chips differ from the hand's result.
        """
        settlement = hand.settlement
        assert settlement is not None, "the hand is not over"
        check_conserved(hand.game, hand.opening.number, hand.felt, settlement, hand.book)
        given, result = hand.game.record.write(hand.rules, hand.opening, hand.felt.as_shown(), settlement)
        placed = next(
            (entry.answer.bets for entry in hand.entries if isinstance(entry.answer, Placed) and not entry.note), {}
        )
        came_to = HandResult(
            input=given,
            result=result,
            carry=hand.game.carry(hand.rules, hand.opening, settlement),
            jackpots=tuple(sorted({wager.share.jackpot for wager in settlement.wagers if wager.share})),
            placed={str(seat): bets for seat, bets in placed.items()},
        )
        began = self.state.rack_began
        rack = None
        if began and hand.game.house_plays:
            then = rack_with_stays(rack_after(began, hand), self.state.events)
            rack = tuple(without_owed(then).items())
        self.write(HandSettled(result=came_to, house_net=settlement.house_net, rack=rack), actor=actor, dealt=hand)


def opened(game: TableGame, opening: Opening, payouts: Mapping[str, Any] | None) -> HandOpened:
    """Return the opening event of a hand: all its conditions, with the frozen limits for payouts."""
    rules = game.rules.model_dump(mode="json")
    return HandOpened(
        game=game.key,
        rules_version=game.game.version_of(rules),
        rules=HandRules(
            game=rules,
            minimum=opening.minimum,
            maximum=opening.maximum,
            payouts=payouts,
            keeps=tuple(sorted(opening.keeps.items())),
        ),
        seats=opening.seats,
        jackpots=opening.jackpots,
        dealer=opening.dealer,
        state=opening.state,
        supervisor=opening.supervisor or None,
    )


@value
class HandOpening:
    """The basis of a hand: its game, its rules, and the conditions that are fixed until it is settled."""

    game: Game[Any]
    rules: Rules
    opening: Opening

    def after(self, events: Sequence[Event], commit: Commit | None = None) -> Round:
        """Return the hand as these events, which follow its opening, left it. Raise ReplayMismatch."""
        hand = Round(self.game, self.rules, self.opening, commit or unrecorded())
        hand.replay(events)
        return hand


def opening_of(games: Mapping[str, Game[Any]], opened: Event) -> HandOpening:
    """Return the basis of a hand from its `hand_opened` event. Raise ReplayMismatch if the rules differ now."""
    began = opened.of(HandOpened)
    game = games.get(began.game)
    rules = None if game is None else game.rules_model.model_validate(began.rules.game)
    if game is None or rules is None or game.version_of(began.rules.game) != began.rules_version:
        raise ReplayMismatch(
            "rules_version",
            "Hand {hand} was dealt under different rules. Nothing was changed.",
            hand=opened.hand,
        )
    opening = Opening(
        number=opened.hand or 0,
        seats=began.seats,
        minimum=began.rules.minimum,
        maximum=began.rules.maximum,
        jackpots=began.jackpots,
        dealer=began.dealer,
        state=began.state,
        supervisor=began.supervisor or "",
        keeps=dict(began.rules.keeps),
    )
    return HandOpening(game, rules, opening)


def reopen(games: Mapping[str, Game[Any]], events: Sequence[Event], commit: Commit | None = None) -> Round:
    """Return a hand as its events left it. `events` begin with its `hand_opened`. Raise ReplayMismatch."""
    return opening_of(games, events[0]).after(events[1:], commit)


def _signed_for(hand: Round) -> Iterator[Answer]:
    """Yield the acts that the floor has signed for since the hand before: answered in this one, or still noted."""
    for entry in hand.entries:
        if isinstance(entry.answer, Forfeit) and entry.answer.leaves:
            yield entry.answer
        if not entry.note and isinstance(entry.prompt, Choices) and entry.prompt.is_of_stacks:
            yield from _signed(entry.prompt, entry.answer)
    yield from _signed_before(hand)


def _signed_before(hand: Round) -> Iterator[Chosen]:
    """Yield acts that the floor signed for before the hand and that are unconfirmed: chips, and players from elsewhere.

    The dealer alone may void a hand before a card is out, but not these.
    """
    if isinstance(hand.asked, Choices) and hand.asked.is_of_stacks:
        yield from _signed(hand.asked, hand.draft)


def _signed(asked: Choices, answer: Answer | None) -> Iterator[Chosen]:
    if isinstance(answer, Chosen):
        offered = {seat: {option.key for option in options} for seat, options in asked.options.items()}
        signed = {seat: choice for seat, choice in answer.choices.items() if choice.option not in offered.get(seat, ())}
        if signed or answer.chips:
            yield Chosen(signed, answer.chips)
