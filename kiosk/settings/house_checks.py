"""Check house.toml against itself. Each check is one rule. A warning names a setting with an unwanted effect."""

from collections.abc import Iterator, Mapping
from datetime import date
from types import MappingProxyType
from typing import Final

from kiosk.core.money import money
from kiosk.schema.partly import Found, each_read
from kiosk.settings.models import HouseSettings
from kiosk.settings.screen import ScreenSettings
from kiosk.staff import MAY, Act, Role

_FIRST_DAY: Final = date(2000, 1, 1)


def a_second_signature_has_a_slip(house: HouseSettings) -> Iterator[Found]:
    for nth, limits in each_read(house.payouts, "slip", "second_signature"):
        slip, second = limits.slip, limits.second_signature
        if second is not None and slip is None:
            yield ("payouts", nth, "second_signature"), "needs a slip that two people sign; set slip too"
        elif second is not None and slip is not None and slip > second:
            why = f"is more than second_signature, {money(second)}: a payout between has no slip to sign; correct one"
            yield ("payouts", nth, "slip"), why


def days_are_of_this_time(house: HouseSettings) -> Iterator[Found]:
    for nth, limits in each_read(house.payouts, "since"):
        if limits.since < _FIRST_DAY:
            yield ("payouts", nth, "from"), f"{limits.since} is before {_FIRST_DAY}; correct the year"


def a_role_is_listed_once(house: HouseSettings) -> Iterator[Found]:
    for act, roles in house.authority.items():
        for nth, role in enumerate(roles):
            if role in roles[:nth]:
                yield ("authority", str(act), nth), f"{role} appears twice; write each role once"
    for nth, kind in enumerate(house.calls_at_table):
        if kind in house.calls_at_table[:nth]:
            yield ("calls_at_table", nth), f"{kind} appears twice; write each call once"


CHECKS: Final = (a_second_signature_has_a_slip, days_are_of_this_time, a_role_is_listed_once)


_TWO_PEOPLE: Final = "the dealer and the floor are two people, and each checks the other"
_DUTIES: Final[Mapping[Act, str]] = MappingProxyType(
    {
        Act.DEAL: "only a dealer with a license deals for money",
        Act.SUPERVISE: "an experienced dealer watches a trainee",
        Act.SIGN_AS_FLOOR: _TWO_PEOPLE,
        Act.POST_JACKPOTS: "a person who pays a jackpot must not set its amount",
        Act.CLOSE_TABLE: "a closing is begun by the people who sign it",
        Act.SEE_HISTORY: "only the people who deal and supervise see the players’ results",
        Act.SEE_DIAGNOSTICS: "only the people who repair and supervise see the devices",
        Act.EXPORT_LOG: "records leave the table only with a manager or a technician",
        Act.UNLOCK_PIN: "a lock after wrong PINs is ended by a manager, and not by a guesser’s colleague",
        Act.SET_UP_CAMERA: "a dealer must not decide what the camera reads",
        Act.SHOW_DECK: "a dealer must not decide which deck is in play",
        Act.SEE_EVIDENCE: "pictures of a hand are for the people who rule on it",
        Act.SIGN_CHANGES: "a manager vouches for changed rules, programs and staff",
        Act.ARCHIVE_JOURNAL: "a manager answers for the records",
        Act.ACCEPT_JOURNAL: "a manager answers for an altered record",
    }
)
"""The duty that an act belongs to, and that a right for another role undoes."""


_HARMLESS: Final = frozenset({(Act.SUPERVISE, Role.FLOOR), (Act.SUPERVISE, Role.MANAGER)})


def rights_undo_no_duty(house: HouseSettings) -> Iterator[Found]:
    for act, roles in house.authority.items():
        for nth, role in enumerate(roles):
            if act in _DUTIES and role not in MAY[act] and (act, role) not in _HARMLESS:
                yield ("authority", str(act), nth), f"lets a {role} do it, and undoes a duty: {_DUTIES[act]}"


def a_badge_alone_moves_less_than_a_slip(house: HouseSettings) -> Iterator[Found]:
    amount = house.badge_acknowledges
    slips = [limits.slip for _, limits in each_read(house.payouts, "slip") if limits.slip is not None]
    if amount is not None and slips and amount > max(slips):
        why = f"has no effect above {money(max(slips))}: a payout with a slip needs the PIN"
        yield ("badge_acknowledges",), why


WARNINGS: Final = (rights_undo_no_duty, a_badge_alone_moves_less_than_a_slip)


def a_list_holds(house: HouseSettings, today: date) -> Iterator[Found]:
    """Yield a warning where every dated list of payouts is still to come."""
    days = [limits.since for _, limits in each_read(house.payouts, "since")]
    if days and min(days) > today:
        yield ("payouts",), f"the first list begins on {min(days)}; add the list that holds today"


MIN_GLASS_INCHES: Final = 10.1


def screen_warnings(screen: ScreenSettings) -> Iterator[Found]:
    """Yield settings without effect on a screen, and a display that is too small for its text."""
    if screen.inches is not None and screen.inches < MIN_GLASS_INCHES:
        least = f"use a display of at least {MIN_GLASS_INCHES} inches"
        yield ("inches",), f"is too small: capitals are lower than 3.5 mm there; {least}"
    if screen.night == "by_clock" and screen.night_from == screen.night_to:
        yield ("night_to",), "is night_from too: the screen is never dimmed; write two times"
    if screen.speech and not screen.speaker:
        yield ("speech",), "has no effect without a speaker; name the program that speaks"
    for key, word in (("player", "{file}"), ("speaker", "{words}")):
        program = getattr(screen, key)
        if program and not any(word in part for part in program[1:]):
            yield (key,), f"never names {word}, so the program gets nothing; add it to the arguments"
