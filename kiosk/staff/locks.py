"""What wrong PINs bring: a lock of a person, or of the pad at which they were entered.

The length of a lock is measured with the clock that never goes back; only a machine that was started anew has to trust
its wall clock, and if that has gone back the lock begins again, once, at its full length. The first lock of a row is as
long as the house has it, each further one twice as long; after a lock there is one more try.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, tzinfo
from typing import Final, TypeVar

from kiosk.core.clock import Clock
from kiosk.core.text import Sentence, counted, either, text
from kiosk.staff.file import Guesses, Lock, Record

LONGEST_LOCK_MS: Final = 24 * 60 * 60 * 1000
PAD_TRIES: Final = 5
PAD_LOCK_MS: Final = 60 * 1000
LONGEST_PAD_LOCK_MS: Final = 60 * 60 * 1000
_MOST_NAMED: Final = 3  # of those who may unlock

_G = TypeVar("_G", bound=Guesses)


class Locks:
    """Counts wrong tries, and tells how long the locks are that they bring."""

    def __init__(self, clock: Clock, *, least_ms: int, boot: bytes, zone: tzinfo | None) -> None:
        """`least_ms` is how long a person's first lock is, `zone` the time zone of the sentences."""
        self._clock = clock
        self._least_ms = least_ms
        self._boot = boot.hex()
        self._zone = zone

    def counted(self, guesses: _G, most: int) -> _G:
        """Return them with one more wrong one, and the lock that it may bring."""
        tries = guesses.tries + 1
        is_locked = tries >= most
        changes = {"tries": tries, "locks": guesses.locks + is_locked, "lock": self._lock_now() if is_locked else None}
        return guesses.model_copy(update=changes)

    def closed(self, pad: Guesses) -> Guesses:
        """Return a pad with one more wrong one, locked for at least as long as a person would be for the first time."""
        locks = pad.locks + 1
        while PAD_LOCK_MS << (locks - 1) < min(self._least_ms, LONGEST_PAD_LOCK_MS):
            locks += 1
        return pad.model_copy(update={"tries": pad.tries + 1, "locks": locks, "lock": self._lock_now()})

    def _lock_now(self, elapsed_ms: int = 0) -> Lock:
        return Lock(
            at_ms=self._clock.now_ms() - elapsed_ms,
            mono_ns=self._clock.mono_ns() - elapsed_ms * 1_000_000,
            boot=self._boot,
        )

    def _elapsed_ms(self, lock: Lock) -> int:
        if lock.boot == self._boot:
            return (self._clock.mono_ns() - lock.mono_ns) // 1_000_000
        return self._clock.now_ms() - lock.at_ms

    def _length_ms(self, guesses: Guesses) -> int:
        """Return how long their lock is: the first one of a row as the house has it, each further one twice as long."""
        is_person = isinstance(guesses, Record)
        least, most = (self._least_ms, LONGEST_LOCK_MS) if is_person else (PAD_LOCK_MS, LONGEST_PAD_LOCK_MS)
        return min(least << min(max(0, guesses.locks - 1), 20), max(least, most))

    def carried(self, guesses: _G) -> _G:
        """Return them as they are now: their lock in the clock of this boot, or over, with one try given back."""
        if guesses.lock is None:
            return guesses
        elapsed_ms = self._elapsed_ms(guesses.lock)
        if elapsed_ms >= self._length_ms(guesses):
            return guesses.model_copy(update={"lock": None, "tries": max(0, guesses.tries - 1)})
        if elapsed_ms < 0 or guesses.lock.boot != self._boot:
            return guesses.model_copy(update={"lock": self._lock_now(max(0, elapsed_ms))})
        return guesses

    def locked_for(self, record: Record, left_ms: int, tries: int) -> Record:
        """Return a person locked for at least `left_ms` from now, as by as many locks in a row as bring that."""
        now = self.carried(record)
        if now.lock is not None and self._length_ms(now) - self._elapsed_ms(now.lock) >= left_ms:
            return now
        locks = max(1, now.locks)
        while self._length_ms(now.model_copy(update={"locks": locks})) < min(left_ms, LONGEST_LOCK_MS):
            locks += 1
        locked = now.model_copy(update={"locks": locks, "tries": max(tries, now.tries)})
        elapsed_ms = max(0, self._length_ms(locked) - left_ms)
        return locked.model_copy(update={"lock": self._lock_now(elapsed_ms)})

    def until_ms(self, guesses: Guesses) -> int:
        """Return when their lock ends, in milliseconds since 1970."""
        assert guesses.lock is not None
        return self._clock.now_ms() + self._length_ms(guesses) - self._elapsed_ms(guesses.lock)

    def sentence(self, guesses: Guesses, unlockers: Sequence[str] = ()) -> Sentence:
        """Say who is locked until when, and which of these people may unlock; of a pad, until when it takes no PIN."""
        until_s = -(-self.until_ms(guesses) // 60_000) * 60  # the next whole minute: not a second too early
        at = f"{datetime.fromtimestamp(until_s, tz=self._zone):%H:%M}"
        if not isinstance(guesses, Record):
            return Sentence(text("Too many wrong PINs here: no PIN is taken until {at}. Call the floor.", at=at))
        locked = counted(
            "{name} is locked until {at}, after %n wrong try.",
            "{name} is locked until {at}, after %n wrong tries.",
            name=guesses.name,
            at=at,
            n=guesses.tries,
        )
        if not unlockers:
            return Sentence(locked)
        return Sentence(text("{locked} Unlocked by {who}.", locked=locked, who=either(unlockers[:_MOST_NAMED])))
