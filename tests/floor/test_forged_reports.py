"""Random forgeries of a device's reports beyond its table: none is believed, and none ends in an error."""

import json
import os
from random import Random
from typing import Any

from kiosk.events import PinLocked
from kiosk.floor.publishing.device_reports import SignedReport, believed
from kiosk.journal import public_bytes
from kiosk.journal.chain import vouched_for
from tests.faults.journals import KEY, OTHER_KEY

FORGERIES = int(os.environ.get("KIOSK_FORGERIES", "2000"))
"""So many in a test run; docs/security.md says how to try more."""

TRUE = SignedReport("NH-07", 57, PinLocked.KIND, "ab" * 32, ("kim",), 900_000)
OWN, OTHER = public_bytes(KEY).hex(), public_bytes(OTHER_KEY).hex()
SIGNED = KEY.sign(vouched_for(TRUE.words)).hex()
ODD = ("", "{}", "[]", "null", "0", "\0", "[" * 5000, '{"people": 7}', '{"people": [7], "lock_ms": "x"}', "é" * 400)


def test_the_true_one_is_believed() -> None:
    said = believed("NH-07", 57, word=TRUE.text, signature=SIGNED, key=OWN, vouched=(OWN,))
    assert said == TRUE


def flipped(text: str, chance: Random) -> str:
    at = chance.randrange(len(text))
    return text[:at] + chr(chance.randrange(32, 0x2FF)) + text[at + 1 :]


def forged(chance: Random) -> dict[str, Any]:
    """Return a report that differs from the true one in one or several fields."""
    report: dict[str, Any] = {
        "table": "NH-07", "seq": 57, "word": TRUE.text, "signature": SIGNED, "key": OWN, "vouched": (OWN,),
    }  # fmt: skip
    for what in chance.sample(sorted(report), chance.randint(1, 3)):
        match what:
            case "table":
                report[what] = chance.choice(("NH-08", "", flipped("NH-07", chance)))
            case "seq":
                report[what] = chance.choice((0, 56, 58, -57, 2**63))
            case "word":
                fields = json.loads(TRUE.text)
                name = chance.choice(sorted(fields))
                fields[name] = chance.choice((None, 0, "x", [], {}, ["novak"], 86_400_000, "pin_unlocked", 57.0))
                report[what] = chance.choice((*ODD, flipped(TRUE.text, chance), json.dumps(fields), TRUE.text + " "))
            case "signature":
                own = OTHER_KEY.sign(vouched_for(report["word"].encode(errors="replace"))).hex()
                report[what] = chance.choice(("", "zz", "00" * 64, SIGNED[2:], flipped(SIGNED, chance), own))
            case "key":
                report[what] = chance.choice(("", OTHER, "zz", OWN.upper(), flipped(OWN, chance)))
            case _:
                report[what] = chance.choice(((), (OTHER,), ("",), (OWN[:-1],)))
    return report


def test_no_forgery_is_believed() -> None:
    chance, true = Random(45), {"table": "NH-07", "seq": 57, "word": TRUE.text, "key": OWN, "vouched": (OWN,)}
    tried = 0
    while tried < FORGERIES:
        report = forged(chance)
        if {**report, "signature": SIGNED} == {**true, "signature": report["signature"]}:
            continue  # The flip changed nothing.
        tried += 1
        said = believed(
            report["table"], report["seq"], word=report["word"], signature=report["signature"], key=report["key"],
            vouched=report["vouched"],
        )  # fmt: skip
        assert said is None, report
