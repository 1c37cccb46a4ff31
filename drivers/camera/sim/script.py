"""A scene as plain JSON, so that whoever deals can tell the simulated camera what lies on its table."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final

from drivers.camera.sim.scene import Camera, Hand, Light, Lying, Picture, Renderer, Rolled, Scene

FRAMES_PER_S: Final = 10


def to_fields(scene: Scene) -> dict[str, Any]:
    return asdict(scene)


def from_fields(fields: Mapping[str, Any]) -> Scene:
    """Return the scene of what `to_fields` made. Raise ValueError for anything else."""
    try:
        light = dict(fields["light"])
        glare = light.pop("glare")
        board = fields["board_mm"]
        return Scene(
            tuple(Lying(**one) for one in fields["cards"]),
            tuple(Rolled(**one) for one in fields["rolled"]),
            tuple(Hand(**one) for one in fields["hands"]),
            Light(glare=None if glare is None else (glare[0], glare[1], glare[2]), **light),
            None if board is None else (board[0], board[1], board[2]),
        )
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"this is no scene: {error}") from error


class SimSource:
    """The simulated camera as a source of frames."""

    def __init__(self, seed: int = 1, camera: Camera | None = None, wait: Callable[[float], None] = time.sleep) -> None:
        self._renderer = Renderer(camera or Camera(), seed)
        self._wait = wait
        self.scene = Scene()

    def read(self) -> Picture | None:
        self._wait(1 / FRAMES_PER_S)
        return self._renderer.take(self.scene)

    def close(self) -> None:
        pass
