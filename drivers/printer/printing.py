"""The base of printers' drivers: a printer is asked for its state, and a slip counts as printed when it is proved.

A `Dialect` belongs to one make: it turns questions and slips into bytes, and answers into conditions and proofs. It
knows neither threads nor ports. `Printer` joins it to a line, with these rules:
- A printer that does not answer is *unknown*. It never counts as ready, and nothing is sent to it.
- A slip is sent once, whole, to a printer that has just said that it can print. A sent slip without a proof within
  `proof_ns` has failed, and may be out: a person must check. It is never resent automatically.
- A printer may finish such a slip later, with a new roll in it. Its proof counts whenever it comes: by the slip's ID,
  or without one as long as no other slip was sent and the printer never fell silent.
- A slip that could not be sent has failed too, and is not out. Nothing waits to be printed at some later time.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from drivers.frames import PART
from drivers.link import SpeakingLine
from drivers.lookalikes import Strange
from kiosk.core.devices import (
    DeviceState,
    Frame,
    PrinterChanged,
    PrinterState,
    SlipEvent,
    SlipFailed,
    SlipPage,
    SlipPrinted,
    StateChanged,
)
from kiosk.core.text import EMPTY, Text, sentence
from kiosk.core.value import value

ASK_NS: Final = 2_000_000_000  # Interval of status requests.
ASK_PRINTING_NS: Final = 250_000_000
SILENT_NS: Final = 3_000_000_000  # A printer without an answer for this time is unknown.
PATIENCE_NS: Final = 5_000_000_000  # Longest wait for a status before a slip fails.
MAX_LATE: Final = 32  # Slips without proof that are remembered.

NOT_YET: Final = "The printer has not answered yet."
SILENT: Final = "The printer does not answer: check its power and cable."
GONE: Final = "The printer is not connected: check its cable and power."
UNCONFIRMED: Final = "The printer does not confirm its prints: call a technician."
SILENT_SERVER: Final = (
    "The printer does not answer: check its power and cable, and that no other table or program uses it."
)
CONFUSED: Final = "The printer sends garbled data: check its cable, and call a technician."


@value
class Condition:
    """The state that the printer reports. `is_answer`: nothing that it was asked is unanswered."""

    state: PrinterState
    why: str
    is_answer: bool = True


@value
class Proof:
    """The printer reports a printed slip: that with this `id`, or the last. `lacks` says why it is incomplete."""

    text: str
    lacks: str = ""
    id: str = ""


@value
class SentSlip:
    """A whole slip as bytes, with the request for its proof. `id` names it in that proof, "" if that is impossible."""

    data: bytes
    id: str = ""


class Dialect(Protocol):
    """Speak with one make of printer. Any bytes are accepted; none raise."""

    @property
    def is_clear(self) -> bool:
        """Return whether a slip that is sent now can be proven."""

    def clear(self) -> bytes:
        """Return the command that clears the printer."""

    def ask(self) -> bytes:
        """Begin to ask for the state. Return the first question."""

    def decode(self, data: bytes) -> Iterable[Condition | Proof | bytes]:
        """Handle bytes: answers, and further questions. Bytes that are not an answer are a condition, unknown."""

    def slip(self, page: SlipPage) -> SentSlip:
        """Return a whole slip, and the request for its proof."""

    def fall_silent(self) -> None:
        """Take note that a question was not answered in time, while a slip was being printed."""

    def cut(self) -> None:
        """Drop an incomplete answer and the open questions, which nothing will answer."""


@dataclass(slots=True)
class _Job:
    page: SlipPage
    key: str
    since_ns: int | None = None
    id: str = ""


class Printer:
    """A `kiosk.core.devices.SlipPrinter`."""

    def __init__(self, link: SpeakingLine, dialect: Dialect, *, proof_ns: int) -> None:
        self._link = link
        self._dialect = dialect
        self._proof_ns = proof_ns
        self._on_event: Callable[[SlipEvent], None] | None = None
        self._lock = threading.Lock()  # Guards the waiting jobs, and the state that lets them start.
        self._waiting: deque[_Job] = deque()
        self._keys: set[str] = set()
        self._said = PrinterChanged(PrinterState.OFFLINE, "The printer has not been started.")
        self._sent: tuple[_Job, int] | None = None  # The slip that is being printed, and its time.
        self._late: deque[_Job] = deque(maxlen=MAX_LATE)  # Slips that may be out, and may still be proved.
        self._last_late: _Job | None = None  # The slip that a proof without an ID belongs to.
        self._strange = Strange()
        self._asked_ns: int | None = None  # The time since which an answer is due.
        self._next_ns = 0  # The time of the next request.

    @property
    def state(self) -> PrinterState:
        return PrinterState.OFFLINE if self._link.state is not DeviceState.READY else self._said.state

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        self._on_event = on_event
        self._link.start(self)

    def stop(self) -> None:
        self._link.stop()
        self._lose("The kiosk was stopped.")

    def last_frames(self) -> tuple[Frame, ...]:
        """Return the last messages on the link, oldest first; see `kiosk.core.devices.Traced`."""
        return self._link.frames.last()

    def print(self, slip: SlipPage, key: str) -> None:
        with self._lock:
            if key in self._keys:
                return
            offline, said = self._said.state is PrinterState.OFFLINE, self._said
            if not offline:
                self._keys.add(key)
                self._waiting.append(_Job(slip, key))
        if offline:
            self._tell(SlipFailed(key, said.for_dealer))

    def link_changed(self, change: StateChanged) -> None:
        self._forget_answers()
        self._asked_ns = None
        if change.state is DeviceState.READY:
            self._say(PrinterChanged(PrinterState.UNKNOWN, NOT_YET))
        else:
            self._lose(change.why, GONE)

    def _lose(self, why: str, said: str = "") -> None:
        """Handle the loss of the printer. A sent slip may be out. `said` is the reason for a dealer."""
        self._say(PrinterChanged(PrinterState.OFFLINE, why, said))
        why = self._said.for_dealer
        if self._sent is not None:
            self._fail(self._sent[0], why, may_be_out=True)
            self._last_late = None
        with self._lock:
            waiting = list(self._waiting)
            self._waiting.clear()
        for job in waiting:
            self._fail(job, why)

    def opened_as(self) -> str:
        return self._link.opened_as

    def looks_like(self) -> Text:
        return self._strange.looks_like() if self._said.state is PrinterState.UNKNOWN else EMPTY

    def link_heard(self, data: bytes, mono_ns: int) -> None:
        meant: list[str] = []
        self._strange.take(data)
        for answer in self._dialect.decode(data):
            meant.append(_meaning(answer))
            match answer:
                case Condition(state=state, why=why, is_answer=is_answer):
                    self._asked_ns = None if is_answer else self._asked_ns
                    self._say(PrinterChanged(state, why))
                case Proof():
                    self._proven(answer)
                case bytes():
                    self._ask(answer, mono_ns)
        if meant and CONFUSED not in meant:
            self._strange.clear()
            self._link.understood()
        self._link.frames.explain("; ".join(meant) or PART, is_known=bool(meant) and CONFUSED not in meant)
        self._work(mono_ns)

    def link_quiet(self, mono_ns: int) -> None:
        if self._asked_ns is not None and mono_ns - self._asked_ns >= SILENT_NS:
            self._asked_ns = None
            if self._sent is None:
                self._forget_answers()  # The printer loses its buffer when its power fails.
            else:
                self._dialect.fall_silent()
            self._say(PrinterChanged(PrinterState.UNKNOWN, SILENT_SERVER if self._link.is_server else SILENT))
        self._work(mono_ns)

    def _forget_answers(self) -> None:
        self._dialect.cut()
        self._last_late = None

    def _work(self, mono_ns: int) -> None:
        """Do the next task: a waiting slip, a missing proof, the next question."""
        if self._sent is not None:
            job, sent_ns = self._sent
            if mono_ns - sent_ns >= self._proof_ns:
                self._fail(
                    job,
                    sentence("The printer has not confirmed the slip. {why}", why=self._said.for_dealer),
                    may_be_out=True,
                )
        else:
            with self._lock:
                due = self._waiting[0] if self._waiting else None
            if due is not None:
                self._try(due, mono_ns)
        self._ask_in_time(mono_ns)

    def _try(self, job: _Job, mono_ns: int) -> None:
        """Send a slip to a printer that can print it, or say that it cannot."""
        if job.since_ns is None:
            job.since_ns = mono_ns
        if self._said.state.prints and self._dialect.is_clear:
            with self._lock:
                self._waiting.popleft()
            slip = self._dialect.slip(job.page)
            self._sent, self._last_late, job.id = (job, mono_ns), None, slip.id
            self._link.write(slip.data)
        elif not self._may_yet_print or mono_ns - job.since_ns >= PATIENCE_NS:
            self._refuse(job)

    @property
    def _may_yet_print(self) -> bool:
        return self._said.state.prints or self._said.state is PrinterState.UNKNOWN

    def _refuse(self, job: _Job) -> None:
        with self._lock:
            self._waiting.popleft()
        self._fail(job, UNCONFIRMED if self._said.state.prints else self._said.for_dealer)

    def _ask_in_time(self, mono_ns: int) -> None:
        if self._asked_ns is None and mono_ns >= self._next_ns:
            busy = self._sent is not None or bool(self._waiting)
            self._next_ns = mono_ns + (ASK_PRINTING_NS if busy else ASK_NS)
            if not self._dialect.is_clear and self._sent is None and self._waiting:
                self._link.write(self._dialect.clear())
            self._ask(self._dialect.ask(), mono_ns)

    def _ask(self, question: bytes, mono_ns: int) -> None:
        self._asked_ns = mono_ns
        self._link.write(question)

    def _proven(self, proof: Proof) -> None:
        sent = self._sent[0] if self._sent is not None else None
        if sent is not None and proof.id in ("", sent.id):
            if proof.lacks:
                self._fail(sent, proof.lacks, may_be_out=True)
            else:
                self._sent = None
                self._tell(SlipPrinted(sent.key, proof.text))
            return
        by_id = next((job for job in self._late if proof.id and job.id == proof.id), None)
        late = by_id if proof.id else self._last_late
        if late is not None and not proof.lacks:
            self._late.remove(late)
            self._last_late = None if late is self._last_late else self._last_late
            self._tell(SlipPrinted(late.key, proof.text))

    def _fail(self, job: _Job, why: str, *, may_be_out: bool = False) -> None:
        if may_be_out:
            self._sent, self._last_late = None, job
            self._late.append(job)
        else:
            with self._lock:
                self._keys.discard(job.key)
        self._tell(SlipFailed(job.key, why, may_be_out))

    def _say(self, change: PrinterChanged) -> None:
        if change != self._said:
            with self._lock:
                self._said = change
            self._tell(change)

    def _tell(self, event: SlipEvent) -> None:
        assert self._on_event is not None, "a printer is started before it prints"
        self._on_event(event)


def _meaning(answer: Condition | Proof | bytes) -> str:
    match answer:
        case Condition(why=why):
            return why
        case Proof():
            return "a slip is out"
        case _:
            return "an answer"
