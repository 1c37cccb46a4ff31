from tests.ui.shift.people import texts
from ui.app import Screen


def says(screen: Screen, words: str) -> bool:
    """Return whether a line ends with these words, after any sign."""
    return any(word.endswith(words) for word in texts(screen))
