"""Report a badge that stays at the reader once.

Readers repeat a badge for as long as they see it. So an id counts again only when it has not been heard for `away_ns`;
each copy that is heard begins that time again.
"""


class BadgePresence:
    """The badge at a reader now."""

    def __init__(self, away_ns: int) -> None:
        self._away_ns = away_ns
        self._id = ""
        self._seen_ns = 0

    def is_new(self, badge: str, mono_ns: int) -> bool:
        """Handle a reading of a badge, and return whether the badge is new at the reader."""
        stays = badge == self._id and mono_ns - self._seen_ns < self._away_ns
        self._id, self._seen_ns = badge, mono_ns
        return not stays
