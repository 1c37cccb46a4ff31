"""Locks after wrong PINs: of a person, or of the pad at which they were entered.

The length of a lock is measured with the clock that never goes back. After a restart, that clock begins again, and the
wall clock may have been set, so the lock begins again at its full length. A restart with a clock that is set ahead
therefore ends no lock. The house sets the length of the first lock of a row, and each further one is twice as long.
After a lock there is one more try.

A right PIN ends a row. It does not end the day: the tenth wrong PIN within any 24 hours locks the person for 24 hours,
even with right ones between them. Only hours in which the machine runs count, as for a lock.
"""

from collections.abc import Sequence
from datetime import datetime, tzinfo
from typing import Any, Final, TypeVar

from kiosk.core.clock import Clock
from kiosk.core.dates import MOMENT, day_words
from kiosk.core.text import Sentence, counted, either, text
from kiosk.staff.file import DAY_TRIES, DayOfGuesses, Guesses, Lock, Record

LONGEST_LOCK_MS: Final = 24 * 60 * 60 * 1000
PAD_TRIES: Final = 5
PAD_LOCK_MS: Final = 60 * 1000
LONGEST_PAD_LOCK_MS: Final = 60 * 60 * 1000
DAY_MS: Final = 24 * 60 * 60 * 1000
_LONGEST_LOCKS: Final = 20  # Locks in a row after which they grow no more.
_ORDERED: Final = text("{name} is locked until {at}. The floor or another table locked this PIN.")
_ORDERED_BY: Final = text("{name} is locked until {at}. {by} locked this PIN.")
_MAX_NAMED: Final = 3  # People named who may unlock.

_G = TypeVar("_G", bound=Guesses)


class Locks:
    """Counts wrong PINs, and computes the lengths of locks."""

    def __init__(self, clock: Clock, *, least_ms: int, boot: bytes, zone: tzinfo | None) -> None:
        """`least_ms` is the length of a person's first lock, `zone` the time zone of the sentences."""
        self._clock = clock
        self._least_ms = least_ms
        self._boot = boot.hex()
        self._zone = zone

    def counted(self, guesses: _G, most: int) -> _G:
        """Return them with one more wrong one, and the lock that it may bring."""
        tries = guesses.tries + 1
        is_locked = tries >= most
        locks = guesses.locks + is_locked
        changes: dict[str, Any] = {}
        if isinstance(guesses, Record):
            ages_ms = [*self._ages_ms(guesses), 0][-DAY_TRIES:]
            changes = {"day": self._day(ages_ms), "missed": guesses.missed + 1}
            if len(ages_ms) == DAY_TRIES:
                is_locked, locks = True, max(locks, _LONGEST_LOCKS)
        lock = self._lock_now() if is_locked else None
        return guesses.model_copy(update={**changes, "tries": tries, "locks": locks, "lock": lock})

    def proven(self, record: Record) -> Record:
        """Return a person whose PIN was right: without locks and tries in a row, and the charged try given back."""
        changes = {"day": self._day(self._ages_ms(record)[:-1]), "missed": max(0, record.missed - 1)}
        return record.model_copy(update={**changes, "tries": 0, "locks": 0, "lock": None})

    def _ages_ms(self, record: Record) -> list[int]:
        """Return the ages of the wrong PINs of the last 24 hours, oldest first."""
        if record.day is None:
            return []
        elapsed_ms = self._elapsed_ms(record.day)
        return [age_ms + elapsed_ms for age_ms in record.day.ages_ms if age_ms + elapsed_ms < DAY_MS]

    def _day(self, ages_ms: list[int]) -> DayOfGuesses | None:
        return DayOfGuesses(mono_ns=self._clock.mono_ns(), boot=self._boot, ages_ms=ages_ms) if ages_ms else None

    def closed(self, pad: Guesses) -> Guesses:
        """Return a pad with one more wrong one, locked for at least as long as a person would be for the first time."""
        locks = pad.locks + 1
        while PAD_LOCK_MS << (locks - 1) < min(self._least_ms, LONGEST_PAD_LOCK_MS):
            locks += 1
        return pad.model_copy(update={"tries": pad.tries + 1, "locks": locks, "lock": self._lock_now()})

    def _lock_now(self, elapsed_ms: int = 0, *, ordered: bool = False, by: str = "") -> Lock:
        return Lock(
            ordered=ordered,
            by=by,
            mono_ns=self._clock.mono_ns() - elapsed_ms * 1_000_000,
            boot=self._boot,
        )

    def _elapsed_ms(self, since: Lock | DayOfGuesses) -> int:
        if since.boot == self._boot:
            return max(0, (self._clock.mono_ns() - since.mono_ns) // 1_000_000)
        return 0

    def _length_ms(self, guesses: Guesses) -> int:
        """Return the length of the lock: the first one as the house sets it, each further one twice as long."""
        is_person = isinstance(guesses, Record)
        least, most = (self._least_ms, LONGEST_LOCK_MS) if is_person else (PAD_LOCK_MS, LONGEST_PAD_LOCK_MS)
        return min(least << min(max(0, guesses.locks - 1), 20), max(least, most))

    def carried(self, guesses: _G) -> _G:
        """Return them as they are now: their lock in the clock of this boot, or over, with one try given back."""
        if isinstance(guesses, Record) and guesses.day is not None and guesses.day.boot != self._boot:
            guesses = guesses.model_copy(update={"day": self._day(guesses.day.ages_ms)})
        if guesses.lock is None:
            return guesses
        elapsed_ms = self._elapsed_ms(guesses.lock)
        if elapsed_ms >= self._length_ms(guesses):
            return guesses.model_copy(update={"lock": None, "tries": max(0, guesses.tries - 1)})
        if guesses.lock.boot != self._boot:
            lock = self._lock_now(ordered=guesses.lock.ordered, by=guesses.lock.by)
            return guesses.model_copy(update={"lock": lock})
        return guesses

    def locked_for(self, record: Record, left_ms: int, tries: int, by: str) -> Record:
        """Return a person locked for at least `left_ms` from now, as by as many locks in a row as bring that.

        `by` is the ID of the person who ordered it here, "" if it comes from another table.
        """
        now = self.carried(record)
        if now.lock is not None and self._length_ms(now) - self._elapsed_ms(now.lock) >= left_ms:
            return now
        locks = max(1, now.locks)
        while self._length_ms(now.model_copy(update={"locks": locks})) < min(left_ms, LONGEST_LOCK_MS):
            locks += 1
        locked = now.model_copy(update={"locks": locks, "tries": max(tries, now.tries)})
        elapsed_ms = max(0, self._length_ms(locked) - left_ms)
        return locked.model_copy(update={"lock": self._lock_now(elapsed_ms, ordered=True, by=by)})

    def until_ms(self, guesses: Guesses) -> int:
        """Return the end of the lock, in milliseconds since 1970."""
        assert guesses.lock is not None
        return self._clock.now_ms() + self._length_ms(guesses) - self._elapsed_ms(guesses.lock)

    def sentence(self, guesses: Guesses, unlockers: Sequence[str] = (), by: str = "") -> Sentence:
        """Return a sentence with the locked person, the end of the lock, and the people who may unlock; or the end of a
        locked pad.

        `by` is the name of the person who ordered the lock.
        """
        until_s = -(-self.until_ms(guesses) // 60_000) * 60  # Round up to the next minute.
        until, now = (datetime.fromtimestamp(s, tz=self._zone) for s in (until_s, self._clock.now_ms() // 1000))
        time = f"{until:%H:%M}"
        at = time if until.date() == now.date() else MOMENT.fill(day=day_words(until.date()), time=time)
        if not isinstance(guesses, Record):
            return Sentence(text("Too many wrong PINs here: no PIN is taken until {at}. Call the floor.", at=at))
        assert guesses.lock is not None
        locked = (
            (_ORDERED_BY if by else _ORDERED).fill(name=guesses.name, at=at, by=by)
            if guesses.lock.ordered
            else counted(
                "{name} is locked out until {at}: %n wrong PIN.",
                "{name} is locked out until {at}: %n wrong PINs.",
                name=guesses.name,
                at=at,
                n=guesses.tries,
            )
        )
        if not unlockers:
            return Sentence(locked)
        return Sentence(text("{locked} Unlocked by {who}.", locked=locked, who=either(unlockers[:_MAX_NAMED])))
