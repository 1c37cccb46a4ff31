"""Move several files by one plan that can be continued or undone after a power cut.

The plan is on the disk before the first file moves, and is removed after the last one. Each move is one rename, and the
folders are synced after it. After a power cut, each file is in one of the two places that the plan names.
"""

import json
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Self

from kiosk.core.disk import make_folder, read_plain, replace_file, sync_folder
from kiosk.core.errors import KioskError
from kiosk.core.value import value

PLAN_FILE = "moving.json"


@value
class FilePlan:
    """A plan of file moves: its own file, the moves in order, and its command's data."""

    path: Path
    moves: tuple[tuple[Path, Path], ...]
    words: tuple[str, ...] = ()
    has_moved: bool = False

    @classmethod
    def under_way(cls, path: Path, *, within: AbstractSet[Path]) -> Self | None:
        """Return the plan that was begun and not finished, or None.

        Raise KioskError `plan` for an invalid file, or a plan that moves files outside these folders.
        """
        if not path.exists():
            return None
        try:
            kept = json.loads(read_plain(path))
            moves = tuple((Path(source), Path(target)) for source, target in kept["moves"])
            plan = cls(path, moves, tuple(map(str, kept["words"])), bool(kept["has_moved"]))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise KioskError(
                "plan",
                "{path} is damaged: move the files of the newest folder in {folder}/aside back to {folder}, then "
                "delete {path}.",
                path=path,
                folder=path.parent,
            ) from error
        if any(".." in file.parts or within.isdisjoint(file.parents) for move in moves for file in move):
            raise plan.foreign()
        return plan

    def foreign(self) -> KioskError:
        """Return the error for a plan that its command has not written."""
        return KioskError(
            "plan",
            "No kiosk has written {path}: have a technician find out who did, then delete it.",
            path=self.path,
        )

    def begin(self) -> None:
        """Store the plan, before anything moves. Raise OSError."""
        for _, target in self.moves:
            make_folder(target.parent)
        self._keep(has_moved=False)

    def _keep(self, *, has_moved: bool) -> None:
        moves = [[str(source), str(target)] for source, target in self.moves]
        kept = {"moves": moves, "words": self.words, "has_moved": has_moved}
        replace_file(self.path, json.dumps(kept, ensure_ascii=False, indent=1).encode())

    def carry_out(self) -> None:
        """Make the remaining moves. Raise OSError, and KioskError `both` if a target exists."""
        if not self.has_moved:
            _move_all(self.moves)
            self._keep(has_moved=True)  # From here on, the old places may have new files.

    def take_back(self) -> None:
        """Move everything back to where it was, and end the plan. Raise as `carry_out` does."""
        _move_all([(target, source) for source, target in reversed(self.moves)])
        self.end()

    def end(self) -> None:
        """Delete the plan, once everything has moved or nothing has. Raise OSError."""
        self.path.unlink(missing_ok=True)
        sync_folder(self.path.parent)


def _move_all(moves: Sequence[tuple[Path, Path]]) -> None:
    for source, target in moves:
        if not source.exists():
            continue  # It has been moved already.
        if target.exists():
            raise KioskError(
                "both", "{source} and {target} both exist: move one away, then repeat the command.",
                source=source, target=target,
            )  # fmt: skip
        source.rename(target)
        sync_folder(target.parent)
        sync_folder(source.parent)
