"""The kernel of a live table: its journal, its people, and the hand in progress."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from kiosk import __version__
from kiosk.core.cards import card
from kiosk.core.clock import SET_MS, Clock, CorrectedClock, Moment
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, sentence, text
from kiosk.events import FloorCalled, Happening, LimitsChanged, PadLocked, PinLocked, Started, TableOpened
from kiosk.journal import Event, Journal
from kiosk.procedure import Acknowledged, By, Cards, Dealt, Felt, Floor, Settle
from kiosk.settings import NO_REGISTER, HouseSettings, changes, in_force
from kiosk.staff import MAY, Act, Authority, NotProven, Person, Role, Staff
from kiosk.table.cards.order import HANDS_BEFORE, unshuffled
from kiosk.table.kernel.damage import damaged_words
from kiosk.table.kernel.kernel import Signing
from kiosk.table.kernel.log import STOPS, TableGame, TableLog, as_opened
from kiosk.table.kernel.state import UNREAD, TableState
from kiosk.table.kernel.suspension import CLOCK_BEHIND, suspension_words
from kiosk.table.people.who_signs import own_work
from kiosk.table.rulings.reopening import resettled_words
from kiosk.table.rulings.signatures import acknowledged_by
from kiosk.table.sealed import unsigned_words

WRONG_PINS: Final = text("Too many wrong PINs at this table")
UNATTENDED: Final = sentence("Hand paused: the dealer or the floor enters a PIN to continue.")
CLOSING: Final = sentence("The floor has signed the closing: count the rack and sign.")


class HouseSigns:
    """The table acts for the house: people prove themselves by their PINs, and the floor signs."""

    source = "touch"
    floor_signs = True

    def __init__(self, staff: Staff, table: str) -> None:
        self._staff = staff
        self._table = table

    def prove(
        self, person_id: str, pin: str, *, roles: frozenset[Role], but_not: frozenset[str], console: str = ""
    ) -> Person:
        return self._staff.prove(person_id, pin, roles=roles, but_not=but_not, pad=console or self._table)

    def need_house(self) -> None:
        """Do nothing: there is a house."""


class LiveKernel:
    """The kernel that writes. It fulfills `Kernel`, and continues from the journal."""

    def __init__(
        self,
        *,
        games: Sequence[TableGame],
        house: HouseSettings,
        staff: Staff,
        log: TableLog,
        clock: Clock,
        signing: Signing | None = None,
        digests: Mapping[str, str] | None = None,
    ) -> None:
        """`games` are the games of this table. Without `signing` the table acts for the house.

        `digests` are the present ones of program, configuration, staff, and decks; None if nothing is sealed.
        """
        self.games = tuple(games)
        self.house = house
        self.staff = staff
        self.clock = clock
        self.time = clock if isinstance(clock, CorrectedClock) else CorrectedClock(clock)
        self.signing: Signing = signing or HouseSigns(staff, log.journal.table)
        self.authority = Authority(staff, self.clock, house=house.authority)
        self.notice = ""
        self.stopped = ""
        self.unattended = ""
        self.has_ended = False
        self.left_at = log.state.latest
        self.log = log
        self.state: TableState = log.state
        self.journal: Journal = log.journal
        self._opened: tuple[TableOpened | None, LimitsChanged | None, TableGame] = (None, None, self.games[0])
        self._listeners: list[Callable[[], None]] = []
        log.stop = self._stop
        self._is_together = False
        self._effects: list[Callable[[], None]] = []
        self._must_tell = False
        self._must_sign = False
        self._heard: deque[Callable[[], object]] = deque()
        self._is_hearing = False
        self._heard_is_in_doubt = False
        self._shuffle_checked = 0
        log.dealt = lambda: getattr(self, "round", None)
        log.limits = lambda: in_force(house.payouts, self.now_ms)
        self.require_signed: Callable[[Person], None] = lambda _: None
        is_signed = digests is not None and digests.get("staff") != NO_REGISTER
        is_begun_again = bool(log.state.accepted) and not log.state.vouchers  # Nobody has signed for its settings.
        roles = MAY[Act.SIGN_CHANGES] if is_begun_again else self.authority.roles(Act.SIGN_CHANGES)
        vouchers = staff.vouchers(roles) if is_signed else None
        self.commit(Started(version=__version__, digests=digests, vouchers=vouchers), actor="kiosk")
        if log.state.doubted:
            self.stopped = damaged_words(log.state.doubted[0])
        self.round = log.current(self.table_game)
        with self.together():
            self.go_on()

    @property
    def table_game(self) -> TableGame:
        opening, limits = self.state.opening, self.state.limits
        if opening is None:
            return self._configured or self.games[0]
        if opening is not self._opened[0] or limits is not self._opened[1]:
            self._opened = opening, limits, as_opened(self.games, self.log.games, opening, limits)
        return self._opened[2]

    @property
    def _configured(self) -> TableGame | None:
        """Return the game that the table was opened for last, as the house's files have it now."""
        return next((game for game in self.games if game.key == self.state.game), None)

    @property
    def settings_wait(self) -> bool:
        """Return whether the table's file has changed since the opening, so that the change waits for the closing."""
        opening, filed = self.state.opening, self._configured
        if opening is None:
            return False
        as_signed = {"table_minimum": opening.minimum, "table_maximum": opening.maximum}
        return filed is None or filed.config != self.table_game.config.model_copy(update=as_signed)

    @property
    def dealer(self) -> Person | None:
        person = self.staff.person(self.state.dealer) if self.state.dealer else None
        return None if person is None or not (person.is_active or self.state.hand) else person

    @property
    def suspended(self) -> str:
        if self.state.hand is None:
            if self.is_behind:
                return Sentence(CLOCK_BEHIND)
            if self.state.orders.signed_for("close", self.clock.now_ms()):
                return CLOSING
        return suspension_words(self.state, self.round)

    @property
    def missing_jackpots(self) -> tuple[str, ...]:
        return self.log.missing_jackpots(self.table_game)

    @property
    def carried_by_void(self) -> Mapping[str, Any] | None:
        return self.log.carried_by_void(self.round)

    @property
    def unsigned(self) -> Mapping[str, tuple[str, str]]:
        return changes(self.state.signed, self.state.decides)

    @property
    def moment(self) -> Moment:
        return Moment.now(self.clock, self.journal.boot)

    @property
    def now_ms(self) -> int:
        return max(self.time.now_ms(), self.state.known_ms)

    @property
    def is_behind(self) -> bool:
        return self.state.known_ms - self.time.now_ms() > SET_MS

    def need_time(self) -> None:
        if self.is_behind:
            raise Refused("clock", Sentence(CLOCK_BEHIND))

    def require_running(self) -> None:
        if self.stopped:
            raise JournalError("stopped", self.stopped)
        if self.catch_up():
            raise Refused("caught_up", "Delayed entries are now saved: check the screen, then continue.")

    def require_open(self) -> None:
        self.require_running()
        if not self.state.is_open:
            raise Refused("closed", "The table is closed: the floor must open it.")

    def begin(self, *, though_suspended: bool = False, though_unattended: bool = False) -> None:
        self.require_open()
        if self.dealer is None:
            raise Refused("no_dealer", "No dealer is signed in: sign in first.")
        if self.state.hand is None:
            self.need_time()
            self._refuse_changed()
        if self.unattended and not though_unattended:
            raise Refused("unattended", UNATTENDED)
        if not though_suspended and (why := self.suspended):
            raise Refused("suspended", why)

    def _refuse_changed(self) -> None:
        """Raise Refused if a sealed part has changed: a hand begins only with signed parts."""
        if self.unsigned:
            raise Refused("changed", unsigned_words(self.unsigned))
        now, opened_for = self._configured, self.state.rules_version
        if now is None or (opened_for and now.game.version(now.rules) != opened_for):
            words = "The rules have changed since this table was opened: close it, and open it again."
            raise Refused("rules_changed", words)

    def by_dealer(self) -> By:
        return By(self.state.dealer or "nobody", self.signing.source)

    def by_device(self, source: str) -> By:
        return By(self.state.dealer or "nobody", source)

    def prove(
        self,
        person_id: str,
        pin: str,
        what: Act | Role | frozenset[Role],
        *,
        but_not: frozenset[str] = frozenset(),
        console: str = "",
    ) -> Person:
        roles = what if isinstance(what, frozenset) else self.authority.roles(what)
        but_not = own_work(self, what) | but_not
        try:
            person = self.signing.prove(person_id, pin, roles=roles, but_not=but_not, console=console)
        except NotProven as refusal:
            self._keep(refusal, console)
            raise
        self.require_signed(person)
        return person

    def _keep(self, refusal: NotProven, console: str) -> None:
        """Record a wrong PIN, and call the floor if it has locked a person here, or the table."""
        if self.stopped:
            return  # Nothing can be recorded, and the refusal is shown already.
        with self.together():
            for what in refusal.events:
                if console and isinstance(what, PadLocked):
                    self.commit(PadLocked(until_ms=what.until_ms, console=console), actor="kiosk")
                else:
                    self.commit(what, actor="kiosk")
            is_alarm = not console and any(isinstance(what, PinLocked | PadLocked) for what in refusal.events)
            if is_alarm and self.state.floor_call is None:
                self.commit(FloorCalled(why=Sentence(WRONG_PINS)), actor="kiosk")
                self.notify()

    def commit(self, what: Happening, *, actor: str, hand: int | None = None) -> Event:
        if self._is_together:
            return self.log.write(what, actor=actor, hand=hand)
        with self.together():
            return self.log.write(what, actor=actor, hand=hand)

    def _stop(self, why: str) -> None:
        self.stopped = why
        self.notify()

    @contextmanager
    def together(self) -> Iterator[None]:
        assert not self._is_together, "one touch is one transaction"
        self._find_out()
        state, hand = self.state.copy(), getattr(self, "round", None)
        mark = None if hand is None else hand.mark()
        self._is_together = True
        try:
            with self.journal.together():
                yield
        except BaseException as error:
            self._effects.clear()
            self._must_tell = False
            self.state.become(state)
            if hand is not None and mark is not None:
                self.round = hand
                hand.back_to(mark)
            if isinstance(error, JournalError) and error.code in STOPS:
                self._stop(error.message)
            raise
        finally:
            self._is_together = False
            self._take_effect()

    def afterwards(self, effect: Callable[[], None]) -> None:
        self._effects.append(effect)
        if not self._is_together:
            self._take_effect()

    def _take_effect(self) -> None:
        effects, self._effects = self._effects, []
        must_tell, self._must_tell = self._must_tell, False
        for effect in effects:
            effect()
        if must_tell:
            self.notify()

    def go_on(self) -> None:
        assert self._is_together, "an answer is kept with what comes of it"
        self.authority.end()  # The hand continues with its dealer.
        self.round.take_up(self.by_dealer())
        if self.state.early_plays:
            self._deal_early_cards()
        while not self.round.is_undone and isinstance(called := self.round.asked, Floor):
            who = acknowledged_by(self.state.events, called)
            if not who:
                break
            self.round.answer(Acknowledged(), By(who, "floor", frozenset({Role.FLOOR.value})))
            self.round.take_up(self.by_dealer())
        if self.round.settlement is None:
            self._check_shuffle()
            self.changed()
            return
        number, was_settled = self.round.opening.number, self.state.is_reopened
        self.log.settle(self.round, self.by_dealer().actor)
        self.next_hand("")
        if was_settled:
            self.say(resettled_words(self.state, number, house_plays=self.table_game.game.house_plays))

    def _check_shuffle(self) -> None:
        """Before anything is paid, call the floor if the order of the shoe's cards cannot come from a shuffle."""
        number = self.round.opening.number
        is_due = isinstance(self.round.prompt, Settle | Floor) and self.state.floor_call is None
        if not is_due or self._shuffle_checked == number or not self.signing.floor_signs:
            return
        self._shuffle_checked = number
        hand = self.log.hand(number)
        before = [self._hand_before(number - nth) for nth in range(1, HANDS_BEFORE + 1) if number > nth]
        why = unshuffled(hand, before, self.state.inspected)
        if why is not None and not any(isinstance(of.what, FloorCalled) and of.what.why == str(why) for of in hand):
            self.commit(FloorCalled(why=Sentence(why)), actor="kiosk")

    def _hand_before(self, number: int) -> Sequence[Event]:
        """Return the events of an earlier hand; none if its volume of the journal cannot be read now."""
        try:
            return self.log.hand(number)
        except JournalError:
            return []

    def _deal_early_cards(self) -> None:
        """Deal the cards that came early when they are due: the floor has ruled that they play.

        Undone answers are entered first, also after a restart: another card may be due there.
        """
        if self.round.is_undone:
            return
        while self.state.early_plays and isinstance(prompt := self.round.prompt, Cards) and not prompt.turning:
            first = self.state.early_plays[0]
            early = None if first == UNREAD else card(first)
            if prompt.left[0].spot == Felt.BURN and not self._came_with_burn():
                return
            if early is None and not prompt.may_be_unread:
                return
            try:
                self.round.answer(Dealt((early,)), self.by_device("shoe"))
            except Refused as refusal:  # The dealer enters it, and sees why.
                self.say(refusal.message)
                return

    def _came_with_burn(self) -> bool:
        """Return whether more cards came early than the next deal takes: the first of them is the burn."""
        after = self.round.after(Dealt((None,))).prompt
        return isinstance(after, Cards) and len(self.state.early_plays) > len(after.left)

    def next_hand(self, notice: str) -> None:
        self.unattended = ""
        self.authority.end()
        self.round = self.log.current(self.table_game)
        self.say(notice)
        self.afterwards(self._sign)

    def _sign(self) -> None:
        """Sign the journal after a hand. If that fails, it is signed later."""
        is_new, self._must_sign = not self._must_sign, True
        try:
            self.log.checkpoint()
            self._must_sign = False
        except JournalError as error:
            if is_new:
                self.say(error.message)

    def receive(self, take: Callable[[], object]) -> None:
        if take not in self._heard:
            self._heard.append(take)
        with suppress(JournalError):
            self._take_heard()

    def catch_up(self) -> bool:
        if self._is_hearing:
            return False
        was_in_doubt = self._find_out()
        has_heard = self._take_heard()
        if self._must_sign:
            self._sign()
        return has_heard or was_in_doubt

    def _take_heard(self) -> bool:
        """Handle the waiting calls in order. Return whether there were any. Raise JournalError if they must wait."""
        if self._is_hearing or not self._heard:
            return False
        self._is_hearing = True
        try:
            while self._heard:
                try:
                    if not (self._find_out() and self._heard_is_in_doubt):
                        self._heard[0]()
                except KioskError as error:
                    self.say(error.message)
                    if isinstance(error, JournalError) and error.may_pass:
                        self._heard_is_in_doubt = self.journal.in_doubt
                        raise
                self._heard_is_in_doubt = False
                self._heard.popleft()
        finally:
            self._is_hearing = False
        return True

    def _find_out(self) -> bool:
        """Read the table again where an answer that was in doubt is written after all. Return whether it was."""
        if not (self.journal.in_doubt and self.journal.find_out()):
            return False
        self.log.read()
        self.round = self.log.current(self.table_game)
        self.notify()
        return True

    def reopened(self) -> None:
        self.round = self.log.recovered()
        self.changed()

    def refresh(self) -> None:
        if self.state.hand is None:
            self.round = self.log.fresh(self.table_game)
        self.changed()

    def close(self) -> None:
        """Sign the events since the last hand, if no hand is open, and close the journal.

        A signature that fails, or is missing in the floor's copy, is made at the next opening.
        """
        try:
            if self.state.hand is None and not self.stopped:
                self.log.checkpoint()
        except JournalError as error:
            program_log.warning("%s", error.message)
        finally:
            self.has_ended = True
            self.journal.close()

    def say(self, notice: str) -> None:
        self.notice = notice
        self.notify()

    def changed(self, *, keep_notice: bool = False) -> None:
        if not keep_notice:
            self.notice = ""
        self.notify()

    def notify(self) -> None:
        if self._is_together:
            self._must_tell = True
            return
        for listener in self._listeners:
            listener()

    def subscribe(self, callback: Callable[[], None]) -> None:
        self._listeners.append(callback)
