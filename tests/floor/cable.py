"""A cable between a table and the floor server that a test pulls: a socket that carries bytes both ways."""

import contextlib
import shutil
import socket
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from kiosk.floor import OwnServer

NAME = ".s.PGSQL.5432"


class Cable:
    """Carry bytes to a server. `cut` breaks every connection, `hold` silences them, and `mend` ends both.

    `lose` silences the present connections forever, at both ends. Bytes are delayed by `delay_s`, and `bytes_per_s`
    limits them each way.
    """

    def __init__(self, server: OwnServer) -> None:
        self._server = server
        self.folder = Path(tempfile.mkdtemp(prefix="kiosk-cable-"))
        self.address = f"host={self.folder} dbname=floor"
        self._flows = threading.Event()
        self._flows.set()
        self._lost: list[threading.Event] = []
        self._is_cut = False
        self._never = threading.Event()
        self.delay_s = 0.0
        self.bytes_per_s = 0
        self._ends: list[socket.socket] = []  # These are all connections: those that are cut stay cut.
        self._listens = socket.socket(socket.AF_UNIX)
        self._listens.bind(str(self.folder / NAME))
        self._listens.listen()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listens.accept()
            except OSError:
                return
            there = socket.socket(socket.AF_UNIX)
            try:
                if self._is_cut:
                    raise ConnectionRefusedError
                there.connect(str(self._server.folder / NAME))
            except OSError:
                here.close()
                there.close()
                continue
            self._ends += [here, there]
            for source, target in ((here, there), (there, here)):
                self._threads.append(threading.Thread(target=self._carry, args=(source, target, self._flows)))
                self._threads[-1].start()

    def _carry(self, source: socket.socket, target: socket.socket, flows: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(512 if self.bytes_per_s else 65536):
                flows.wait()
                self._never.wait(self.delay_s + (len(data) / self.bytes_per_s if self.bytes_per_s else 0.0))
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self._is_cut = True
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hold(self) -> None:
        self._flows.clear()

    def lose(self) -> None:
        self._flows.clear()
        self._lost.append(self._flows)
        self._flows = threading.Event()
        self._flows.set()

    def mend(self) -> None:
        self._is_cut = False
        self._flows.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):
            self._listens.shutdown(socket.SHUT_RDWR)
        self._listens.close()
        self.cut()
        for flows in (*self._lost, self._flows):
            flows.set()
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()
        shutil.rmtree(self.folder, ignore_errors=True)
