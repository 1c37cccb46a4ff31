"""A PIN with too few digits is refused, and does not count as a wrong PIN."""

from pathlib import Path

from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown
from tests.ui.tables import enter_pin, make_table, taps


def test_signing_without_digits_is_no_wrong_try(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, signed_in=False)
    screen = open_screen(table)
    screen.tap("signer.ortiz")
    for _ in range(5):
        screen.tap("signIn")
        assert shown(screen, "strip").endswith("Enter your PIN first.")
    taps(screen, ("pin.1", "pin.2", "signIn"))
    assert shown(screen, "strip").endswith("Enter your PIN first.")
    taps(screen, ("pin.back", "pin.back"))
    enter_pin(screen, then="signIn")
    assert table.dealer is not None and table.dealer.id == "ortiz"
