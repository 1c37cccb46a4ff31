"""A console ends although its search for the server has no end."""

import threading
from pathlib import Path
from typing import NoReturn

from kiosk.floor import ConsoleLink, ConsoleNews
from kiosk.floor.console import link as console_link
from kiosk.floor.server.server import FloorError
from tests.floor.links import PATIENCE_S


def test_a_console_ends_while_a_name_server_does_not_answer(tmp_path: Path) -> None:
    looks, answers = threading.Event(), threading.Event()

    def resolving(*_: object, **__: object) -> NoReturn:
        looks.set()
        answers.wait()
        raise FloorError("away", "The floor server does not answer.")

    news: list[ConsoleNews] = []
    link = ConsoleLink("host=floor.example dbname=floor", user="console_pit_3", records=tmp_path, connect=resolving)
    link.start(news.append)
    worker = next(thread for thread in threading.enumerate() if thread.name == "console-_work")
    try:
        assert looks.wait(PATIENCE_S)
        stopping = threading.Thread(target=link.stop, daemon=True)
        stopping.start()
        stopping.join(PATIENCE_S)
        assert not stopping.is_alive()
        assert worker.daemon  # The program ends although this thread still waits.
        assert console_link.STOP_S <= 0.3  # The window takes half a second to end: one second together.
    finally:
        answers.set()
    worker.join(PATIENCE_S)
    assert not worker.is_alive()
    assert news == []
