"""Exchange training answers with the floor server.

A background thread sends and receives, so a trainee never waits for the server. If the server does not answer, training
continues, and the answers are sent the next time.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import program_log
from kiosk.settings import Records, Settings
from kiosk.training import CarriedHere, School, Store, carried_parts, store_path, take_part

if TYPE_CHECKING:
    from kiosk.floor import TrainedElsewhere

_NAME: Final = "kiosk training"
_LAST_S: Final = 10.0  # Longest wait for unsent answers when training ends.


class TrainingCourier:
    """Exchanges the answers of people with the floor server, for one table. `post` is called on its thread."""

    def __init__(self, settings: Settings, table: str, data: Path, post: Callable[[CarriedHere], None]) -> None:
        self._settings, self._table, self._data, self._post = settings, table, data, post
        self._people: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="training-courier", daemon=True)
        self._thread.start()

    def carry(self, person_id: str) -> None:
        """Exchange the answers of a person. It does not wait."""
        self._people.put(person_id)

    def stop(self) -> None:
        """Stop when everything is sent, or after some seconds; unsent answers are sent at the next sign-in."""
        self._people.put(None)
        self._thread.join(_LAST_S)

    def _work(self) -> None:
        while (person := self._people.get()) is not None:
            try:
                self._post(self._exchange(person))
            except Exception as error:  # noqa: BLE001, whatever it is, the next person's answers still go
                program_log.warning("training and the floor: %s", error, exc_info=not isinstance(error, KioskError))
                self._post(CarriedHere(person, 0, is_away=True))

    def _exchange(self, person: str) -> CarriedHere:
        with Store(store_path(self._data)) as store:
            found = self._asked(person, store)
            added = 0
            for part in found.parts:
                try:
                    added += take_part(store, person, part.content)
                except Refused as error:
                    program_log.error("training and the floor: %s", error.message)
        if found.forged:
            program_log.error("training and the floor: %d parts of %s have no valid signature", found.forged, person)
        if found.refused:
            program_log.error("training and the floor: the server refuses %d parts of %s", found.refused, person)
        return CarriedHere(person, added, is_away=False)

    def _asked(self, person: str, store: Store) -> TrainedElsewhere:
        from kiosk.floor import KeptVersions, TrainingPart, exchange_training
        from kiosk.journal import load_or_create_key, vouched_for

        key = load_or_create_key(Records(self._settings, self._data, self._table).key)
        here = [TrainingPart(person, *part) for part in carried_parts(store, person)]
        with _at_floor(self._settings, self._table, self._data) as db:
            kept = KeptVersions(self._data, self._table)
            return exchange_training(db, kept, person, here, lambda words: key.sign(vouched_for(words)))


@contextmanager
def _at_floor(settings: Settings, table: str, data: Path) -> Iterator[Any]:
    """Open a connection to the house's server as this table. Raise FloorError."""
    from kiosk.floor import KnownServer, connected, role_of, shown_certificate

    folder = Records(settings, data, table).folder
    server = KnownServer(settings.house.floor_server or "", folder).address
    with connected(server, user=role_of(table), application_name=_NAME, **shown_certificate(folder)) as db:
        yield db


def forget_at_floor(settings: Settings, table: str, data: Path, person: str) -> None:
    """Delete the answers of a person who has left at the floor server. Raise FloorError."""
    from kiosk.floor import forget_training

    with _at_floor(settings, table, data) as db:
        forget_training(db, person)


@contextmanager
def carrying(school: School, data: Path, on_carried: Callable[[CarriedHere], None]) -> Iterator[None]:
    """Exchange each trainee's answers with the floor server, if this table is enrolled. The event loop must run."""
    is_at_a_table = school.table and Records(school.settings, data, school.table).key.exists()
    if not is_at_a_table or school.settings.house.floor_server is None:
        yield
        return
    from ui.window.bridge import Bridge

    bridge = Bridge(on_carried)
    courier = TrainingCourier(school.settings, school.table, data, bridge.post)
    school.carry = courier.carry
    try:
        yield
    finally:
        bridge.close()
        courier.stop()
