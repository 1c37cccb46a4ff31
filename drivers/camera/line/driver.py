"""Run the camera as a separate, supervised process that is restarted when it dies.

Nothing in the process can delay the kiosk: its messages arrive on a thread, its frames in shared memory, and a process
that is silent for a while is ended. After a restart it reports the cards again; the listener takes a card only once.
"""

import contextlib
import json
import os
import selectors
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from drivers.camera.line.frames import SharedFrames
from drivers.camera.line.wire import from_line
from drivers.link import PAUSES_S, Pause, wait
from kiosk.core.clock import Clock
from kiosk.core.devices import CameraEvent, DeviceState, Picture, StateChanged
from kiosk.core.text import sentence

MAX_FRAME_BYTES: Final = 1920 * 1080 * 3
SILENT_S: Final = 8.0  # The process is ended after this time without a sign of life.
_POLL_S: Final = 0.2
_NONSENSE: Final = sentence("The camera’s process sent garbled data and is restarting.")
_MAX_LINE: Final = 8 * 1024 * 1024
PROGRAM: Final = (sys.executable, "-m", "drivers.camera.process")
_ROOT: Final = Path(__file__).parent.parent.parent.parent


class CameraDriver:
    """A camera over the table; see `kiosk.core.devices.Camera`."""

    def __init__(
        self,
        settings: Mapping[str, object],
        folder: Path,
        clock: Clock,
        *,
        pause: Pause = wait,
        seed: int = 1,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        """`settings`: of the source, as `drivers.camera.source.check` knows them. `folder`: the camera's setup.

        `program` is the command of the camera's process.
        """
        self._settings = {**settings, "folder": str(folder), **({"seed": seed} if settings["source"] == "sim" else {})}
        self._clock = clock
        self._program = program
        self._pause = pause
        self._frames = SharedFrames(MAX_FRAME_BYTES)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._scene: str | None = None
        self._state = DeviceState.ABSENT

    @property
    def state(self) -> DeviceState:
        return self._state

    @property
    def pid(self) -> int | None:
        """Return the id of the camera's process, while there is one."""
        child = self._child
        return child.pid if child is not None else None

    def start(self, on_event: Callable[[CameraEvent], None]) -> None:
        assert self._thread is None, "this camera has been started already"
        self._stop.clear()
        self._thread = threading.Thread(target=self._run, args=(on_event,), name="camera", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        thread = self._thread
        if thread is None:
            return
        assert thread is not threading.current_thread(), "a listener may not stop its own camera"
        self._stop.set()
        thread.join()
        self._thread = None

    def picture(self) -> Picture | None:
        return self._frames.newest()

    def do(self, task: str, **details: object) -> None:
        self._send(json.dumps({"do": task, **details}))

    def show(self, scene: Mapping[str, object]) -> None:
        """Tell the simulated camera which cards are on its table; it receives them again after a restart."""
        self._scene = json.dumps({"do": "scene", "scene": scene})
        self._send(self._scene)

    def _send(self, line: str) -> None:
        with self._lock:
            child = self._child
            if child is not None and child.stdin is not None:
                with contextlib.suppress(OSError):  # It has died, and is restarted.
                    child.stdin.write(line.encode() + b"\n")
                    child.stdin.flush()

    def _run(self, on_event: Callable[[CameraEvent], None]) -> None:
        def say(event: CameraEvent) -> None:
            if isinstance(event, StateChanged):
                self._state = event.state
            on_event(event)

        tries = 0
        say(StateChanged(DeviceState.OPENING, sentence("The camera is starting.")))
        while not self._stop.is_set():
            began_ns = self._clock.mono_ns()
            try:
                child = self._begin()
            except OSError as error:
                say(
                    StateChanged(
                        DeviceState.BACKING_OFF,
                        sentence("The camera’s process cannot be started: {why}.", why=error.strerror),
                    )
                )
            else:
                why = self._hear(child, say)
                self._end(child)
                if not self._stop.is_set():
                    say(StateChanged(DeviceState.BACKING_OFF, why))
                if self._clock.mono_ns() - began_ns > 60 * 1_000_000_000:
                    tries = 0
            if not self._stop.is_set():
                self._pause(self._stop, PAUSES_S[min(tries, len(PAUSES_S) - 1)])
                tries += 1
        self._state = DeviceState.ABSENT

    def _begin(self) -> subprocess.Popen[bytes]:
        command = [*self._program, str(self._frames.fd), str(MAX_FRAME_BYTES)]
        child = subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pass_fds=(self._frames.fd,),
            cwd=_ROOT,
        )
        with self._lock:
            self._child = child
        self._send(json.dumps(self._settings))
        if self._scene is not None:
            self._send(self._scene)
        return child

    def _hear(self, child: subprocess.Popen[bytes], say: Callable[[CameraEvent], None]) -> str:
        """Read the process's messages until it ends, is silent, or the camera is stopped. Return why it ended."""
        assert child.stdout is not None
        rest = b""
        heard_ns = self._clock.mono_ns()
        os.set_blocking(child.stdout.fileno(), False)
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdout, selectors.EVENT_READ)
            while not self._stop.is_set():
                if not selector.select(_POLL_S):
                    if self._clock.mono_ns() - heard_ns > SILENT_S * 1_000_000_000:
                        return sentence("The camera’s process stopped responding and is restarting.")
                    continue
                data = child.stdout.read(1 << 16)
                if not data:
                    return sentence("The camera’s process ended and is restarting.")
                heard_ns = self._clock.mono_ns()
                *lines, rest = (rest + data).split(b"\n")
                if len(rest) > _MAX_LINE:
                    return _NONSENSE
                for line in lines:
                    if not self._take(line, say):
                        return _NONSENSE
        return sentence("The camera is stopped.")

    def _take(self, line: bytes, say: Callable[[CameraEvent], None]) -> bool:
        if line == b'{"is": "alive"}':
            return True
        try:
            event = from_line(line.decode())
        except ValueError:
            return False
        say(event)
        return True

    def _end(self, child: subprocess.Popen[bytes]) -> None:
        with self._lock:
            self._child = None
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        try:
            child.wait(timeout=2.0)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
