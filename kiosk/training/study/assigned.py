"""The material that the house sets for a group, with the day by which it is learned."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from kiosk.core.value import value
from kiosk.settings import TrainingMaterial
from kiosk.training.study.curriculum import Skill


@value
class Assigned:
    """Material for one person: its group and day, the number of known lines and of all, and the weakest step that is
    not known, "" if none is left.
    """

    group: str
    by: date
    known: int
    of: int
    weakest: str

    @property
    def left(self) -> int:
        return self.of - self.known


def assigned_to(
    person: str, game: str, material: Iterable[TrainingMaterial], step_of: Mapping[str, str], skills: Sequence[Skill]
) -> tuple[Assigned, ...]:
    """Return a person's material of a game for their groups, the earliest day first."""
    found = []
    for entry in material:
        if person not in entry.people or entry.game != game:
            continue
        mine = [skill for skill in skills if not entry.steps or step_of.get(skill.line.id) in entry.steps]
        known = sum(skill.is_known for skill in mine)
        found.append(Assigned(entry.group, entry.by, known, len(mine), _weakest(mine, step_of)))
    return tuple(sorted(found, key=lambda assigned: (assigned.by, assigned.group)))


def _weakest(skills: Sequence[Skill], step_of: Mapping[str, str]) -> str:
    """Return the step with the smallest known share below 1; the earlier one of equal steps."""
    known: dict[str, list[bool]] = {}
    for skill in skills:
        step = step_of.get(skill.line.id)
        if step is not None:
            known.setdefault(step, []).append(skill.is_known)
    left = {step: sum(found) / len(found) for step, found in known.items() if not all(found)}
    return min(left, key=lambda step: left[step], default="")
