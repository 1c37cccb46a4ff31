"""Monitor the clock and the journal of a table while nobody touches it.

`tick` is called about once a second. A journal is read from its beginning in small slices, and again an hour after it
was found intact; the opening reads only the events after the last checkpoint, and the newest events are read every ten
seconds. Damage stops the table for a supervisor: it is recorded, and stops the table at each start until a manager has
accepted it.
"""

import contextlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from kiosk.core.clock import Moment
from kiosk.core.dates import moment_words
from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, text
from kiosk.core.value import value
from kiosk.events import ClockJumped, JournalAccepted, JournalDoubted, TimeEntered
from kiosk.journal import JournalTail, Report, Walk
from kiosk.staff import Act
from kiosk.table.copies import CopyWatch
from kiosk.table.kernel.damage import damaged_words
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.suspension import CLOCK_BEHIND

JUMP_MS: Final = 60_000  # Network time corrections are smaller.
NOTE_NS: Final = 600_000_000_000  # Time for which a jump of the clock is shown.
QUIET_NS: Final = 2_000_000_000  # Idle time before the journal is verified further.
TAIL_NS: Final = 10_000_000_000  # Interval of reading the newest events again.
PAUSE_NS: Final = 3_600_000_000_000
MIN_MS: Final = 1_704_067_200_000  # 2024: no kiosk was installed before
MAX_MS: Final = 4_102_444_800_000  # 2100
SLICE: Final = 200  # Events per slice; about 1.5 ms.
CLOSED_SLICE: Final = 6_000  # About 45 ms, while the table is closed: a million events take three minutes, not 85.

ACCEPTED_FOR: Final = (
    text("The disk was replaced or restored"),
    text("The damage is known and was reviewed"),
    text("The manager’s decision"),
)
"""The reasons that a manager can choose from to let a table continue."""

_AHEAD: Final = text("The clock was set ahead by {by}, to {at}: if that is wrong, call a technician.")
_BACK: Final = text("The clock was set back by {by}, to {at}: if that is wrong, call a technician.")


@value
class Verified:
    """The progress of a walk through the journal: `seq` of `last`, the time and `findings` of the last whole one."""

    seq: int = 0
    last: int = 0
    whole_at_ms: int | None = None
    findings: tuple[str, ...] = ()


class Watch:
    """The watch over one table. `clock_jump_ms` is the last jump of the clock.

    `slice` is the number of events that are verified with each tick, and `closed_slice` while the table is closed.
    """

    def __init__(self, kernel: Kernel, *, looks: Sequence[Callable[[], None]]) -> None:
        """`looks` are checks of other parts, called with each tick."""
        self._kernel = kernel
        self._looks = list(looks)
        self._jump_note = ""
        self.clock_jump_ms = 0
        self.slice, self.closed_slice = SLICE, CLOSED_SLICE
        self.verified = Verified()
        self._looked_at: Moment | None = kernel.left_at
        self._note_until_ns = 0
        self._changed_ns = kernel.clock.mono_ns()
        self._tail: JournalTail | None = None
        self._tail_from_ns = 0
        self._walk: Walk | None = None
        self._walk_from_ns = 0
        self.copies = CopyWatch(self._newest, kernel.clock)
        self._copy_note = ""
        kernel.subscribe(self._on_table)

    def look_also(self, look: Callable[[], None]) -> None:
        """Add a check that is made with each tick."""
        self._looks.append(look)

    def _on_table(self) -> None:
        self._changed_ns = self._kernel.clock.mono_ns()

    def tick(self) -> None:
        """Write delayed events, check the clock and the positions of the cards, and read on in a quiet journal."""
        if self._kernel.has_ended:  # The window's timer may outlive the table.
            return
        with suppress(KioskError):
            self._kernel.catch_up()
        self._watch_clock()
        self._watch_copies()
        for look in self._looks:
            look()
        if not self._kernel.stopped:
            self._watch_tail()
        if not self._kernel.stopped and self._kernel.clock.mono_ns() - self._changed_ns >= QUIET_NS:
            self._watch_journal()

    def _watch_clock(self) -> None:
        now = self._kernel.moment
        before, self._looked_at = self._looked_at, now
        jump_ms = 0 if before is None else before.jump_ms(now)
        if abs(jump_ms) >= JUMP_MS:
            self._clock_jumped(jump_ms, now)
        elif self._jump_note and now.mono_ns >= self._note_until_ns:
            self._jump_note = ""
            self._kernel.notify()

    def _clock_jumped(self, by_ms: int, now: Moment) -> None:
        at = moment_words(now.at_ms)
        words = _AHEAD if by_ms > 0 else _BACK
        self.clock_jump_ms, self._note_until_ns = by_ms, now.mono_ns + NOTE_NS
        self._jump_note = Sentence(words.fill(by=_duration(abs(by_ms)), at=at))
        self._kernel.receive(lambda: self._kernel.commit(ClockJumped(by_ms=by_ms), actor="kiosk"))
        program_log.warning("the clock was set by %d ms", by_ms)
        self._kernel.notify()

    @property
    def clock_note(self) -> str:
        """Return for a while that the clock was set, and that it is behind the journal as long as it is; "" else."""
        return self._jump_note or (Sentence(CLOCK_BEHIND) if self._kernel.is_behind else "")

    @property
    def copy_note(self) -> str:
        """Return since when the journal has had no copy outside this kiosk, "" if it has one."""
        return self._copy_note

    @property
    def clock_behind_ms(self) -> int:
        """Return how far the clock is behind the journal if that stops the table, else 0."""
        kernel = self._kernel
        return kernel.state.known_ms - kernel.time.now_ms() if kernel.is_behind else 0

    def enter_time(self, now_ms: int, person_id: str, pin: str) -> None:
        """Set the time, in ms since 1970, as entered by a supervisor who signs for it. Raise NotProven, or Refused."""
        kernel = self._kernel
        if not kernel.is_behind:
            raise Refused("not_now", "The clock is not behind the records: there is no time to enter.")
        if not MIN_MS <= now_ms < MAX_MS:
            raise Refused("time", "That date does not exist: enter the year, month, day, hour and minute.")
        person = kernel.prove(person_id, pin, Act.SIGN_AS_FLOOR)
        kernel.commit(TimeEntered(now_ms=now_ms, clock_ms=kernel.time.now_ms()), actor=person.id)
        kernel.time.enter(now_ms)
        self._looked_at, self._jump_note = kernel.moment, ""
        kernel.changed()

    def _newest(self) -> int:
        return self._kernel.journal.last_seq()

    def _watch_copies(self) -> None:
        self.copies.look()
        if self.copies.note != self._copy_note:
            self._copy_note = self.copies.note
            self._kernel.notify()

    def _watch_tail(self) -> None:
        now_ns = self._kernel.clock.mono_ns()
        if now_ns >= self._tail_from_ns:
            self._tail_from_ns = now_ns + TAIL_NS
            self._tail = self._tail or JournalTail(self._kernel.journal)  # The opening has read the events before.
            self.doubt(self._tail.look())

    def _watch_journal(self) -> None:
        clock, journal = self._kernel.clock, self._kernel.journal
        if self._walk is None:
            if clock.mono_ns() < self._walk_from_ns:
                return
            self._walk = Walk(
                journal,
                table=self._kernel.table_game.config.id,
                checkpoints=None if self._copy_note else journal.checkpoints,  # Do not wait for an unavailable folder.
                archived=False,
            )
        report = self._walk.step(self.slice if self._kernel.state.is_open else self.closed_slice)
        self.verified = replace(self.verified, seq=self._walk.seq, last=self._walk.last)
        if report is not None:
            self._walk = None
            self._walk_from_ns = clock.mono_ns() + PAUSE_NS
            self._end_walk(report)

    def _end_walk(self, report: Report) -> None:
        found = tuple(finding.sentence for finding in report.findings)
        whole_at_ms = self.verified.whole_at_ms if found else self._kernel.clock.now_ms()
        self.verified = replace(self.verified, findings=found, whole_at_ms=whole_at_ms)
        self.doubt(tuple(finding.sentence for finding in report.findings if finding.is_damage))

    def doubt(self, findings: Sequence[str]) -> None:
        """Stop the table for findings in its journal, except those that a manager has accepted."""
        damage = tuple(finding for finding in findings if finding not in self._kernel.state.accepted)
        if damage:
            program_log.error("the journal is damaged: %s", damage[0])
            with contextlib.suppress(KioskError):  # An error is found again at the next start.
                self._kernel.commit(JournalDoubted(findings=damage), actor="kiosk")
            self._kernel.stopped = damaged_words(damage[0])
            self._kernel.notify()

    @property
    def may_be_accepted(self) -> bool:
        """Return whether the table is stopped by something that was found in its journal, and nothing else."""
        found = self._kernel.state.doubted
        return bool(found) and self._kernel.stopped == damaged_words(found[0])

    def accept(self, why: str) -> None:
        """Continue with an altered journal, in the name of the person who has entered a PIN.

        The findings and the reason stay in the journal. Raise NotAuthorized, and Refused if nothing was found, or if
        the journal accepts nothing any more.
        """
        kernel = self._kernel
        if not self.may_be_accepted:
            raise Refused("not_now", "This stop cannot be accepted: call a technician.")
        who = kernel.authority.need(Act.ACCEPT_JOURNAL, kernel.dealer)
        kernel.commit(JournalAccepted(findings=kernel.state.doubted, why=why), actor=who.id)
        kernel.stopped = ""
        kernel.changed()


def _duration(ms: int) -> str:
    minutes = round(ms / 60_000)
    days, rest = divmod(minutes, 24 * 60)
    hours, minutes = divmod(rest, 60)
    parts = ((days, "d"), (hours, "h"), (minutes, "min"))
    return " ".join(f"{count} {unit}" for count, unit in parts if count) or "0 min"
