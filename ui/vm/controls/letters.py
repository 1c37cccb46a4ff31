"""The keys of the pads for a name or a text."""

from typing import Final

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-’&()"
ID_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-"
ACCENTS: Final = "ÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝŠŽŁ"
DIGITS: Final = "1234567890./-"
