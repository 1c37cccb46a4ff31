"""Every driver passes the conformance suite, which any package can run on its own. The bytes are written by hand."""

from __future__ import annotations

import pytest

from drivers.conformance import CHECKS, Check, Said, Subject, name
from drivers.shoe.angel_eye.driver import ANGEL_EYE
from drivers.shoe.beetek.driver import BEETEK
from drivers.shoe.listening import DAMAGED
from kiosk.cards import card
from kiosk.devices import CardRead, CardUnread, ShoeAlarm


def drawn(text: str) -> tuple[CardRead]:
    return (CardRead(card(text), 0),)


SUBJECTS = {
    "shoe.angel_eye": Subject(
        make=ANGEL_EYE,
        said=(
            Said(bytes.fromhex("05 31 44 81 B8 03 34 46"), drawn("8s")),
            Said(bytes.fromhex("05 32 44 91 C1 03 32 35"), drawn("Ah")),
            Said(
                bytes.fromhex("05 33 43 03 37 33"),
                (ShoeAlarm("cut-card", "The cut card came out of the shoe: put it aside."),),
            ),
        ),
        damaged=(
            Said(bytes.fromhex("05 31 44 81 B8 03 34 45"), (DAMAGED,)),
            Said(bytes.fromhex("05 31 44 81 B9 03 34 46"), (DAMAGED,)),
        ),
        boot=bytes.fromhex("05 31 53 03 36 31"),
    ),
    "shoe.beetek": Subject(
        make=BEETEK,
        said=(
            Said(b"[Game]<Card:4S>", drawn("4s")),
            Said(b"[Game]<Card:H10>", drawn("Th")),
            Said(b"[Game]<Game>", (CardUnread(0),)),
        ),
        damaged=(Said(b"[Game]<Card:#S>", (CardUnread(0),)), Said(b" [Gamf]<Lard:4S> ", (DAMAGED,))),
    ),
}


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("kind", SUBJECTS)
def test_driver_conforms(kind: str, check: Check) -> None:
    check(SUBJECTS[kind])
