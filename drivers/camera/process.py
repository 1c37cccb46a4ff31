"""`python -m drivers.camera.process FD BYTES`: the camera's own process.

The first line on standard input is the settings; each further line is a command. Standard output has the readings, one
line an event, and "alive" once a second. Frames go to the shared memory behind the descriptor. When standard input
ends, the kiosk has ended, and this process ends too.
"""

import json
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, Final

from drivers.camera.eye import Eye
from drivers.camera.line.frames import SharedFrames
from drivers.camera.line.wire import to_line
from drivers.camera.sim.script import FRAMES_PER_S, SimSource, from_fields
from drivers.camera.source import Frozen, Source, check_picture, open_source
from kiosk.core.devices import CameraEvent
from kiosk.core.errors import DeviceError
from kiosk.core.unseen import leave_nothing_behind

ALIVE: Final = '{"is": "alive"}'
ALIVE_EVERY_S: Final = 1.0
AGAIN_S: Final = 2.0  # Pause before opening a missing camera again.
# Good pictures in a row that end a fault: more than it takes to detect a frozen picture.
GOOD_FRAMES: Final = Frozen.MAX_ALIKE + 10

_Commands = queue.SimpleQueue[Mapping[str, Any] | None]
_Look = Callable[[Path, Callable[[CameraEvent], None]], Eye]


def main(fd: int, most_bytes: int, commands: IO[str], out: IO[str], look: _Look = Eye) -> None:
    """Run until the commands end, with the `Eye` that `look` opens on a folder."""
    settings: dict[str, Any] = json.loads(commands.readline())
    waiting: _Commands = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(commands, waiting), daemon=True).start()

    def write(line: str) -> None:
        out.write(line + "\n")
        out.flush()

    def say(event: CameraEvent) -> None:
        write(to_line(event))

    eye = look(Path(settings["folder"]), say)
    run(settings, eye, SharedFrames(most_bytes, fd), waiting, lambda: write(ALIVE))


def _listen(commands: IO[str], waiting: _Commands) -> None:
    for line in commands:
        waiting.put(json.loads(line))
    waiting.put(None)


def run(
    settings: Mapping[str, Any],
    eye: Eye,
    frames: SharedFrames,
    waiting: _Commands,
    alive: Callable[[], None],
    *,
    mono_s: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
    opens: Callable[[Mapping[str, Any]], Source] = open_source,
) -> None:
    """Read frame after frame, and carry out commands between them, until None arrives. `opens` opens the camera."""
    sim = _sim(settings)
    source: Source | None = None
    seq = 0
    reported_s = -ALIVE_EVERY_S
    good_left = 0  # Good pictures still needed to end the fault.
    while True:
        if mono_s() - reported_s >= ALIVE_EVERY_S:
            reported_s = mono_s()
            alive()
        while not waiting.empty():
            command = waiting.get()
            if command is None:
                return
            if command.get("do") != "scene":
                eye.do(command)
            elif sim is not None:
                sim.show(from_fields(command["scene"]))
        try:
            if source is None:
                source = Frozen(sim) if sim is not None else opens(settings)
                if good_left == 0:
                    eye.found()
            frame = source.read()
            if frame is not None:
                check_picture(frame, frames.most_bytes)
        except DeviceError as error:
            if source is not None:
                source.close()
                source = None
            good_left = GOOD_FRAMES
            eye.lost(str(error))
            wait(AGAIN_S)
            continue
        if frame is not None:
            seq += 1
            frames.write(seq, *eye.picture(frame))
            if good_left:
                good_left -= 1
                if good_left:
                    continue
                eye.found()
            eye.see(frame)


def _sim(settings: Mapping[str, Any]) -> SimSource | None:
    if settings["source"] != "sim":
        return None
    return SimSource(int(settings["seed"]), frames_per_s=int(settings.get("frames_per_s", FRAMES_PER_S)))


if __name__ == "__main__":
    leave_nothing_behind()
    main(int(sys.argv[1]), int(sys.argv[2]), sys.stdin, sys.stdout)
