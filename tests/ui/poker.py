"""The touches of the poker room."""

from __future__ import annotations

from kiosk.table import Table
from ui.app import Screen


def seat(table: Table, stacks: dict[int, int]) -> None:
    for at, stack in stacks.items():
        table.play.choose(at, "sit", stack)
    table.play.proceed()


def choose(screen: Screen, seat: int, option: str) -> None:
    if screen.find(f"seat{seat}.option.{option}") is None:
        screen.tap(f"seat{seat}.act")
        screen.tap(f"option.{option}")
    else:
        screen.tap(f"seat{seat}.option.{option}")
