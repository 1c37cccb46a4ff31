"""The largest numbers that people may enter, at a table or in a command."""

from typing import Final

MAX_BOX: Final = 99_999
"""The largest number of a drop box."""
MAX_PLAYER: Final = 999_999_999
"""The largest number of a player in the house's log."""
MAX_PIECES: Final = 9_999
"""The most cards or dice in one deck or set."""
MAX_COUNT: Final = 999_999
"""The most bills or chips of one value in a drop box."""
MAX_INT: Final = 2**63 - 1
"""The largest number in a journal."""
