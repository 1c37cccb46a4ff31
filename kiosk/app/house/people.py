"""Change the staff register at a screen. A manager signs each change, and the house journal records it, as with `kiosk
staff`.
"""

from collections.abc import Callable
from pathlib import Path

from kiosk.app.house.house import house_journal, kept_change, prove_at_house, register_trust
from kiosk.core.clock import Clock
from kiosk.settings import Settings
from kiosk.staff import Role, Staff


class HouseDesk:
    """The register of the house at a screen, with the house journal."""

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff) -> None:
        self.staff = staff
        self._settings, self._data, self._clock = settings, data, clock

    def signed(self, person_id: str, pin: str) -> str:
        """Return the ID of the manager whose PIN this is. Raise NotProven after recording a wrong PIN."""
        of_house = (self._settings, self._data, self._clock, self.staff)
        return prove_at_house(*of_house, person_id, pin, roles={Role.MANAGER}).id

    def _is_signed(self, register: str) -> bool:
        return register_trust(self._settings, self._data).is_signed_at_table(register)

    def change(self, by: str, person_id: str, what: str, act: Callable[[Staff], object]) -> None:
        """Change a person's record, as the manager `by` has signed. Raise Refused if the change is not allowed."""
        with (
            house_journal(self._settings, self._data, self._clock) as journal,
            kept_change(journal, self.staff, person_id, what, by=by, is_signed=self._is_signed),
        ):
            act(self.staff)
