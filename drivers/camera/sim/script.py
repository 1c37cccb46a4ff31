"""Write a scene as plain JSON, so that the demo can set the cards of the simulated camera."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from drivers.camera.sim.scene import Arm, CameraPose, CardOnTable, DieOnTable, Light, Picture, Renderer, Scene

FRAMES_PER_S: Final = 10


def from_fields(fields: Mapping[str, Any]) -> Scene:
    """Return the scene with these fields of a `Scene`; missing fields are empty. Raise ValueError."""
    try:
        light = dict(fields.get("light", {}))
        glare = light.pop("glare", None)
        board, camera = fields.get("board_mm"), fields.get("camera")
        return Scene(
            tuple(CardOnTable(**card) for card in fields.get("cards", ())),
            tuple(DieOnTable(**die) for die in fields.get("rolled", ())),
            tuple(Arm(**hand) for hand in fields.get("hands", ())),
            Light(glare=None if glare is None else (glare[0], glare[1], glare[2]), **light),
            None if board is None else (board[0], board[1], board[2]),
            None if camera is None else CameraPose(**{**camera, "shift_mm": tuple(camera.get("shift_mm", (0.0, 0.0)))}),
        )
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"this is not a scene: {error}") from error


class SimSource:
    """The simulated camera as a source of frames. Its pose is `CameraPose()` unless a scene sets another."""

    def __init__(
        self, seed: int = 1, *, frames_per_s: int = FRAMES_PER_S, wait: Callable[[float], None] = time.sleep
    ) -> None:
        self._seed = seed
        self._pause_s = 1 / frames_per_s
        self._wait = wait
        self._hung = CameraPose()
        self._renderer = Renderer(self._hung, seed)
        self._moved: tuple[CameraPose, Renderer] | None = None
        self._scene = Scene()

    def show(self, scene: Scene) -> None:
        """Replace the scene on the table."""
        self._scene = scene

    def read(self) -> Picture | None:
        self._wait(self._pause_s)
        return self._renderer_of(self._scene.camera).take(self._scene)

    def close(self) -> None:
        pass

    def _renderer_of(self, camera: CameraPose | None) -> Renderer:
        if camera is None or camera == self._hung:
            return self._renderer
        if self._moved is None or self._moved[0] != camera:
            self._moved = camera, Renderer(camera, self._seed)
        return self._moved[1]
