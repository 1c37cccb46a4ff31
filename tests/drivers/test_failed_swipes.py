"""A partly read badge names nobody, with any message of a reader. The facts are from readers' public manuals."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.badge.scanner.driver import ScannerDecoder
from drivers.badge.scanner.wire import MAX_LINE, Scanned, ScannerParser
from kiosk.core.devices import BadgeRead
from tests.sizes import examples

SECOND_NS = 1_000_000_000

# Readers send these when they have read nothing, each with the manufacturer that publishes it.
FAILED = {
    "both tracks (Elo, MagTek, ID TECH)": "%E?;E?",
    "track 1 alone": "%E?",
    "track 2 alone": ";E?",
    "track 3 alone (MagTek)": "+E?",
    "all three tracks": "%E?;E?+E?",
    "a track that was read beside one that was not": "%E?;6012345678901234=29121010000000012345?",
    "the same the other way": "%B6012345678901234^DOE/J^2912101?;E?",
    "a check character behind each": "%E?0;E?1",
    "lower case": "%e?;e?",
    "empty tracks": "%?;?",
    "an error number (Extech)": "%E,01,Parity Error,",
    "half a track, cut by a fast hand": "%B6012345678901234^DO",
    "half a second track": "%B6012345678901234^DOE/J^2912101?;60123",
    "a fixed scanner (Datalogic, Cognex)": "NOREAD",
    "the same with a space (Keyence)": "NO READ",
    "the same with a dash": "No-Read",
    "the same, repeated": "NOREADNOREAD",
    "an error (Keyence)": "ERROR",
    "an error with its number": "ERROR 05",
    "an error (Omron)": "ERR",
    "a short word (Zebra)": "NR",
    "a failure (Microscan)": "BADREAD",
    "no symbol": "NO SYMBOL",
    "question marks": "????",
    "no sentinels": "E",
    "no sentinels, two tracks": "E E",
}
READ = {
    "a full track 1": ("%B6012345678901234^DOE-ROE/JONATHAN A           ^29121010000000000000012345?", "all"),
    "tracks 1 to 3": ("%" + "A" * 77 + "?;" + "1" * 38 + "?+" + "2" * 105 + "?", "all"),
    "a check character": ("%STAFF42?7;0042?5", "all"),
    "a barcode": ("STAFF-0042", "all"),
    "a number": ("0006547886", "all"),
    "a word that begins like a failure": ("EVANS-12", "all"),
    "a bar code that begins with a plus": ("+A12345", "all"),
}


def ids(line: str, track: str = "all") -> list[str]:
    """Return the badges that a line names."""
    decoder = ScannerDecoder(away_ns=SECOND_NS, track=track)
    list(decoder.quiet(0))
    heard = list(decoder.decode(line.encode("ascii") + b"\r\n", 10 * SECOND_NS))
    assert any(each.events or each.damage for each in heard), "a line is never passed over in silence"
    return [event.id for each in heard for event in each.events if isinstance(event, BadgeRead)]


@pytest.mark.parametrize("line", FAILED.values(), ids=FAILED)
def test_failed_read_names_nobody(line: str) -> None:
    assert [] == ids(line)


@pytest.mark.parametrize(("line", "track"), READ.values(), ids=READ)
def test_whole_read_names_a_person(line: str, track: str) -> None:
    assert [line] == ids(line, track)


def test_badge_is_read_from_the_track_that_the_house_names() -> None:
    line = "%B601^DOE/J?;601=2912?"
    assert (["B601^DOE/J"], ["601=2912"], []) == (ids(line, "1"), ids(line, "2"), ids(line, "3"))
    assert ["601=2912"] == ids("%E?;601=2912?", "2"), "another track does not matter"
    assert [] == ids("%B601^DOE/J?;E?", "2")
    assert [] == ids("STAFF-0042", "2"), "a barcode has no track"
    assert ["601=2912"] == ids(";601=2912?", "2"), "a reader of one track"
    assert ["7"] == ids("%1?;2?;7?", "3"), "some readers begin track 3 as track 2"


def test_line_may_have_250_characters() -> None:
    assert 250 == MAX_LINE
    assert ["7" * 250] == ids("7" * 250)
    assert [] == ids("7" * 251)


STRIPE = b"%B6012345678901234^DOE/J^29121010000?;6012345678901234=2912101?\r"


@settings(max_examples=examples(400), deadline=None)
@given(noise=st.binary(min_size=1, max_size=8), at=st.integers(1, len(STRIPE) - 2))
def test_bytes_inside_a_stripe_never_name_another_badge_by_its_track(noise: bytes, at: int) -> None:
    """A reading of track 2 is the whole message between its sentinels, or nothing."""
    sent = STRIPE[:at] + noise + STRIPE[at:]
    whole = {line.strip() for line in sent.replace(b"\n", b"\r").split(b"\r")}
    for message in ScannerParser().feed(sent):
        if isinstance(message, Scanned):
            assert message.text.encode("ascii") in whole
            assert all("?" not in track for track in message.tracks.values())


@settings(max_examples=examples(400), deadline=None)
@given(st.integers(1, len(STRIPE) - 2))
def test_half_a_stripe_is_damage(cut: int) -> None:
    for part in (STRIPE[:cut], STRIPE[:cut] + STRIPE[cut + 1 :]):
        decoder = ScannerDecoder(away_ns=SECOND_NS, track="2")
        list(decoder.quiet(0))
        events = [event for each in decoder.decode(part + b"\r", 10 * SECOND_NS) for event in each.events]
        for event in events:
            assert isinstance(event, BadgeRead)
            assert b";" + event.id.encode("ascii") + b"?" in STRIPE or cut > STRIPE.index(b";")
