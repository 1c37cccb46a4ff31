"""Bytes from a port, with the time at which they came.

A link owns one thread. That thread opens the port, reads it, and closes it; nobody else ever holds the port. pyserial's
own ReaderThread is not used, because it dies unseen when a cable is pulled: `in_waiting` raises a bare OSError that it
does not catch. Here every way in which a port is known to fail ends in one place, and the port is tried again after a
pause. The pause grows to `ABSENT_S` while the port does not open. If it opens and is lost again, as at a serial
server that somebody else uses, it grows to `PAUSES_S[-1]`, until a whole message has come.

Rules:
- `Receiver` can only listen. It has no `write`, and the open port is a local variable of its thread, so that nothing
  can reach through it to the device. A device that must be written to is given a `SpeakingLine`.
- A chunk is handed over before the next one is read, so memory is bounded; waiting bytes are in the kernel.
"""

import errno
import re
import socket
import termios
import threading
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from drivers.frames import Frames
from drivers.port import (
    LOST,
    MAX_DISCARDED,
    LinkSettings,
    OpenPort,
    OpenSpeakingPort,
    Port,
    SpeakingPort,
    close_port,
    open_port,
    read_port,
)
from kiosk.core.clock import Clock
from kiosk.core.devices import DeviceState, StateChanged, Way
from kiosk.core.text import sentence

PAUSES_S: Final = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
ABSENT_S: Final = 2.0
# A port that stayed open for this long counts as repaired even without a message: the next loss begins with short
# pauses.
STEADY_NS: Final = 60_000_000_000

# The words of a serial server that closes a connection. They hold no digit and no sign of a card or a badge.
_WORDS: Final = re.compile(rb"[A-Za-z][A-Za-z ,.'!-]{5,59}")

_ERRNO: Final = re.compile(r"\[Errno -?([0-9]+)\]")
_REASONS: Final = {
    errno.EIO: "it is gone",
    errno.ENODEV: "it is gone",
    errno.ENXIO: "it is gone",
    errno.EBADF: "it is gone",
    errno.ECONNRESET: "the other side ended the connection",
    errno.EPIPE: "the other side ended the connection",
    errno.ECONNABORTED: "the other side ended the connection",
    errno.ECONNREFUSED: "it refuses connections, or another table or program holds it",
    errno.EHOSTUNREACH: "the network does not reach it",
    errno.ENETUNREACH: "the network does not reach it",
    errno.ENETDOWN: "the network does not reach it",
    errno.ETIMEDOUT: "it does not answer",
    errno.EINVAL: "it is not a serial port",
    errno.ENOTTY: "it is not a serial port",
    errno.EISDIR: "it is not a serial port",
}

Pause = Callable[[threading.Event, float], object]
P = TypeVar("P", bound=Port)


def wait(stop: threading.Event, seconds: float) -> None:
    """Pause between two tries."""
    stop.wait(seconds)


class Listener(Protocol):
    """The object that a link reports to, always on the link's thread."""

    def link_changed(self, change: StateChanged) -> None:
        """Take a new state: opening, ready, backing off or absent."""

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        """Take 1 to `CHUNK_BYTES` bytes, the last of which came at `mono_ns`."""

    def link_quiet(self, mono_ns: int) -> None:
        """Nothing has come for about `poll_s` of the port; after a long silence, for `still_s`."""


class _Link(Generic[P]):
    """The behavior that every link shares. See the module for its rules."""

    def __init__(
        self,
        settings: LinkSettings,
        clock: Clock,
        *,
        pause: Pause = wait,
        opener: Callable[[LinkSettings], P],
    ) -> None:
        """`pause(stop, seconds)` waits between two tries, and returns immediately when `stop` is set."""
        self._settings = settings
        self._clock = clock
        self._pause = pause
        self._opener = opener
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._state = DeviceState.ABSENT
        self._is_understood = False  # Whether a whole message has arrived since the port was opened.
        self._first = b""  # The first bytes since then.
        self.frames = Frames(clock)

    @property
    def state(self) -> DeviceState:
        return self._state

    @property
    def opened_as(self) -> str:
        return self._settings.words

    @property
    def is_server(self) -> bool:
        """Return whether the device is on the network, so that another client may hold it."""
        return not self._settings.is_path

    @property
    def now_ns(self) -> int:
        return self._clock.mono_ns()

    def understood(self) -> None:
        """Take note that a whole message of the device has come."""
        self._is_understood = True

    def start(self, listener: Listener) -> None:
        assert self._thread is None, "this link has been started already"
        self._stop.clear()
        self._thread = threading.Thread(
            target=self._run, args=(listener,), name=f"link {self._settings.url}", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Close the port. Return when the thread has ended; a serial server that does not answer delays this by 5 s."""
        thread = self._thread
        if thread is None:
            return
        assert thread is not threading.current_thread(), "a listener may not stop its own link"
        self._stop.set()
        thread.join()
        self._thread = None

    def _run(self, listener: Listener) -> None:
        said: StateChanged | None = None

        def say(state: DeviceState, why: str) -> None:
            nonlocal said
            change = StateChanged(state, why)
            if change != said:
                said = change
                self._state = state
                listener.link_changed(change)

        try:
            self._try_for_ever(listener, say)
        finally:
            self._state = DeviceState.ABSENT

    def _try_for_ever(self, listener: Listener, say: Callable[[DeviceState, str], None]) -> None:
        # Report it once: a port that is retried stays absent or backing off until it opens, so that the state does not
        # flicker.
        say(DeviceState.OPENING, sentence("{port} is opening.", port=self._settings.url))
        tries = 0
        while not self._stop.is_set():
            longest_s = ABSENT_S
            try:
                port = self._opener(self._settings)
            except (*LOST, ValueError) as error:
                say(*_refused(self._settings.url, error))
            else:
                longest_s = PAUSES_S[-1]
                if self._listen(port, listener, say):
                    tries = 0
            if not self._stop.is_set():
                self._pause(self._stop, min(longest_s, PAUSES_S[min(tries, len(PAUSES_S) - 1)]))
                tries += 1

    def _speak(self, port: P, stopping: bool) -> None:
        """Write the bytes that the listener has queued; a receive-only link writes nothing."""

    def _listen(self, port: P, listener: Listener, say: Callable[[DeviceState, str], None]) -> bool:
        """Read until the port is lost or the link stops. Return whether it had been of use."""
        opened_ns = self._clock.mono_ns()
        self._is_understood, self._first = False, getattr(port, "discarded", b"")
        try:
            say(DeviceState.READY, sentence("{port} is open.", port=self._settings.url))
            while True:
                try:
                    stopping = self._stop.is_set()  # Read it once, so that the last words are sent before the break.
                    self._speak(port, stopping)
                    if stopping:
                        break
                    data = read_port(port)
                except LOST as error:
                    say(DeviceState.BACKING_OFF, self._lost(error))
                    break
                mono_ns = self._clock.mono_ns()
                if data:
                    self._first = (self._first + data)[:MAX_DISCARDED]
                    self.frames.note(Way.IN, data, mono_ns)
                    listener.link_heard(data, mono_ns)
                else:
                    listener.link_quiet(mono_ns)
        finally:
            close_port(port)
        return self._is_understood or self._clock.mono_ns() - opened_ns >= STEADY_NS

    def _lost(self, error: Exception) -> str:
        """Return why a port was lost: in the words of a serial server, if it sent some before it closed."""
        url, words = self._settings.url, self._first.strip()
        if url.startswith("socket://") and not self._is_understood and _WORDS.fullmatch(words):
            why = "{port} says “{words}”, and closes the connection: free it at the server."
            return sentence(why, port=url, words=words.decode("ascii"))
        return sentence("{port} was lost ({why}): check its cable and power.", port=url, why=_reason(error))


class Receiver(_Link[Port]):
    """A link that only listens."""

    def __init__(
        self, settings: LinkSettings, clock: Clock, *, pause: Pause = wait, opener: OpenPort = open_port
    ) -> None:
        super().__init__(settings, clock, pause=pause, opener=opener)


class SpeakingLine(_Link[SpeakingPort]):
    """A link that also writes, for a device that needs questions or commands."""

    def __init__(
        self, settings: LinkSettings, clock: Clock, *, pause: Pause = wait, opener: OpenSpeakingPort = open_port
    ) -> None:
        super().__init__(settings, clock, pause=pause, opener=opener)
        self._unsent = bytearray()
        self._last_words = b""

    def ends_with(self, data: bytes) -> None:
        """Have these bytes sent when the link is stopped, and its port is open then."""
        self._last_words = data

    def write(self, data: bytes) -> None:
        """Send these bytes when the listener has returned. Only a listener may, during a call to it.

        So a write never runs during a read, and bytes for a lost port are never sent to the next one.
        """
        assert threading.current_thread() is self._thread, "only the listener writes, on the link's thread"
        self._unsent += data

    def _speak(self, port: SpeakingPort, stopping: bool) -> None:
        if stopping:
            self._unsent = bytearray(self._last_words)
        if self._unsent:
            data, self._unsent = bytes(self._unsent), bytearray()
            self.frames.note(Way.OUT, data, self._clock.mono_ns())
            port.write(data)

    def _listen(self, port: SpeakingPort, listener: Listener, say: Callable[[DeviceState, str], None]) -> bool:
        self._unsent.clear()
        return super()._listen(port, listener, say)


def _refused(url: str, error: Exception) -> tuple[DeviceState, str]:
    """Return the state and the reason for a port that did not open. The pause before a retry is always the same."""
    if isinstance(error.__context__, termios.error):  # Pyserial puts it into a string.
        error = OSError(*error.__context__.args)
    code = getattr(error, "errno", None)
    state = DeviceState.BACKING_OFF
    if code in (errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO):
        state = DeviceState.ABSENT
        why = sentence("{port} not found: check the cable and the device’s power.", port=url)
    elif code in (errno.EACCES, errno.EPERM):
        why = sentence("The kiosk cannot open {port}: add its user to the port’s group.", port=url)
    elif code in (errno.EAGAIN, errno.EBUSY):
        why = sentence("Another program is using {port}: close it.", port=url)
    else:
        why = sentence("{port} could not be opened: {why}.", port=url, why=_reason(error))
    return state, why


def _reason(error: Exception) -> str:
    """Return the reason of an error of the operating system, or of pyserial, in our own words."""
    text = str(error)
    code = next((int(found) for found in reversed(_ERRNO.findall(text))), getattr(error, "errno", None))
    if isinstance(error, TypeError) or "readiness to read" in text:
        return sentence("it is gone, or another program reads it")
    if isinstance(error, socket.gaierror):
        return sentence("its name is not known in the network")
    if isinstance(error, TimeoutError) or "imeout" in text or "timed out" in text:
        return sentence("it does not answer")
    if "disconnected" in text:
        return sentence("the other side ended the connection")
    if code in _REASONS:
        return sentence(_REASONS[code])
    if type(error) is OSError and error.errno is None:
        return text  # The text is our own.
    return sentence("error {code} of the system", code=code) if code else sentence("it cannot be used")
