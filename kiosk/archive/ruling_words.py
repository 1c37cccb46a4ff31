"""The words of rulings, which events hold as keys of the irregularities of their game."""

from kiosk.core.text import Text, text_of
from kiosk.events import HandVoided, Ruling
from kiosk.games import GAMES


def ruling_words(ruling: Ruling, game: str) -> tuple[Text, Text]:
    """Return the irregularity and its remedy in words; the keys where this program does not know them."""
    known = GAMES[game].irregularities if game in GAMES else ()
    irregularity = next((value for value in known if value.key == ruling.irregularity), None)
    remedy = None if irregularity is None else irregularity.remedy(ruling.remedy)
    when = Text(ruling.irregularity) if irregularity is None else irregularity.when
    return when, Text(ruling.remedy) if remedy is None else remedy.ruling


def void_words(voided: HandVoided, game: str) -> Text:
    """Return the reason of a void hand in words."""
    return text_of(voided.reason) if voided.ruling is None else ruling_words(voided.ruling, game)[0]
