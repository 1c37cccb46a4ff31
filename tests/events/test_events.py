"""Each kind of event accepts only its described values, and is read back unchanged."""

import json
import re
from dataclasses import FrozenInstanceError, replace
from enum import IntEnum, StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.errors import JournalError
from kiosk.events import (
    CATALOG,
    Answered,
    DeckCounted,
    FloorCalled,
    FloorCame,
    HandOpened,
    HandResult,
    HandRules,
    Happening,
    InHand,
    Ruling,
    Undone,
    Unknown,
    canonical,
    plain,
    read,
)
from kiosk.events.documentation import MODULES, declared, documentation
from kiosk.events.kinds import Part
from kiosk.journal import Event
from tests.faults.journals import fails

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "events.md"

HEX32, HEX64 = "0a" * 32, "ff" * 64

RULING = Ruling(
    irregularity="exposed_by_dealer",
    remedy="misdeal",
    house="misdeal",
    source="House ruling",
    clause="Rules of the game 2",
)
RULING_TEXT = (
    '{"clause":"Rules of the game 2","house":"misdeal","irregularity":"exposed_by_dealer","remedy":"misdeal",'
    '"source":"House ruling"}'
)
RULES = HandRules(game={"ante": {"least": 500}}, minimum=500, maximum=None, payouts=None)
RULES_TEXT = '{"game":{"ante":{"least":500}},"maximum":null,"minimum":500,"payouts":null}'

# One example of every kind, in its permanent journal form: a new kind needs one here.
EXAMPLES = {
    "journal_created": f'{{"device_key":"{HEX32}","table":"T7"}}',
    "started": '{"version":"0.1"}',
    "table_opened": (
        '{"dealer":"ortiz","game":"nh","maximum":null,"minimum":500,"rack":[[10000,40],[500,200]],'
        '"rules_version":"nh/1"}'
    ),
    "table_closed": (
        '{"call":{"key":"call.question"},"dealer":"ortiz","difference":-20000,"disputes":[7],"house_net":0,'
        '"rack":[[10000,38]],"slips":[3],"transfer":2}'
    ),
    "limits_changed": '{"keeps":[[2,500]],"maximum":10000,"minimum":1000}',
    "rack_counted": '{"dealer":"ortiz","difference":-10000,"rack":[[10000,57]],"recounted":[[[10000,56]]]}',
    "closed_rack_counted": '{"dealer":"ortiz","difference":-10000,"number":4,"rack":[[10000,57]]}',
    "transfer_requested": '{"chips":[[500,20]],"direction":"fill","signed":[["floor","haddad"]],"transfer":3}',
    "transfer_sent": (
        '{"chips":[[500,19]],"direction":"fill","replaces":7,"signed":[["cage","park"]],"slip":8,"transfer":3}'
    ),
    "transfer_counted": '{"chips":[[500,19]],"slip":7,"transfer":3}',
    "transfer_received": '{"chips":[[500,19]],"direction":"fill","signed":[["dealer","ortiz"]],"slip":8,"transfer":3}',
    "transfer_voided": (
        '{"chips":[[500,20]],"direction":"fill","signed":[["floor","haddad"]],"slip":7,"transfer":3,'
        '"why":{"key":"floor.decision"}}'
    ),
    "paper_printed": '{"key":"NH-07-F000007-0123456789AB-slip.81","paper":81,"proof":"printed"}',
    "paper_unprinted": (
        '{"key":"NH-07-F000007-0123456789AB-slip.81","outcome":"not printed","paper":81,"why":"out of paper"}'
    ),
    "cash_moved": '{"box":12,"came":[],"cents":2500,"reverses":81,"seat":3,"went":[[2500,1]],"what":"buy-in"}',
    "paid_elsewhere": (
        '{"by":"check","cents":100000,"check":"1042","chips":[[10000,10]],"moved":100000,"seat":2,'
        '"step":"six_card","wager":"six_card_bonus"}'
    ),
    "player_named": '{"player":1041,"seat":3}',
    "player_listed": '{"name":"R. Doe","player":1041,"status":"self-excluded","until":"2027-01-31"}',
    "cage_cashed": '{"cents":90000,"player":1041,"way":"out"}',
    "player_cash_corrected": (
        '{"cents":50000,"day":"2026-11-21","player":1041,"reason":"wrong seat","to":1057,"way":"in"}'
    ),
    "drop_box_changed": '{"inserted":14,"removed":12,"signed":[["floor","haddad"],["dealer","ortiz"]]}',
    "box_counted": '{"bills":[[2000,5]],"box":12,"chips":[[500,2]],"removed":90,"table":"NH-07"}',
    "box_posted": (
        '{"bills":[[2000,5]],"box":12,"chips":[],"counters":["park","silva"],"entered":10000,"removed":90,'
        '"table":"NH-07"}'
    ),
    "night_explained": (
        '{"cents":-2500,"day":"2026-11-28","line":"count/812","reason":"Mispay, seat 2","table":"NH-07"}'
    ),
    "night_signed": (
        '{"day":"2026-11-28","digest":"1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b",'
        '"figures":[["win","3255.00"],["charity",""]],"signed":[["floor","haddad"],["second","mara"]],'
        '"table":"NH-07"}'
    ),
    "charity_assigned": (
        '{"charity":"Lions","day":"2026-11-28","reason":"The license is theirs","signed":[["floor","haddad"],'
        '["second","mara"]],"table":"NH-07","was":"Elks"}'
    ),
    "deck_sealed": '{"back":"red","seal":"4711","signed":[["floor","haddad"],["dealer","ortiz"]],"step":"in play"}',
    "inspection_began": '{"back":"red","how":"shoe","seal":"4711"}',
    "inspection_read": '{"card":"Ah"}',
    "inspection_stopped": "{}",
    "deck_logged": (
        '{"back":"red","bag":"B-7","cards":["Ah","Kh"],"code":"0012345","dealer":"ortiz","hand":88,"how":"hand",'
        '"machine":"Angel Eye II 4711","pieces":50,"reason":"mega","seal":"A-1041","signed":[["floor","haddad"],'
        '["second","mara"]],"step":"set aside","table":"NH-07","until":"2026-12-28"}'
    ),
    "dealer_on": '{"dealer":"dana"}',
    "examination_begun": (
        '{"game":"nh","jackpots":{"mega":500},"rules_version":"nh/1 rev 1 ab","seed":7,"setting":"ab","table":"NH-07"}'
    ),
    "examination_resumed": '{"examination":3}',
    "examination_answered": (
        '{"asked":1,"examination":3,"given":{"said":{}},"line":"main.flush","part":"payouts","right":0,"took_ms":900}'
    ),
    "examination_stage_answered": '{"examination":3,"given":{"said":"Flush"},"nth":4,"right":1,"stage":"name"}',
    "examination_ended": '{"examination":3,"outcome":"failed","why":"stopped"}',
    "certificate_signed": (
        '{"examination":3,"game":"nh","person":"tran","rules_version":"nh/1","trained_ms":432000000,"until_ms":17}'
    ),
    "needs_signed": '{"hand":"left","person":"tran","text_percent":115,"time_percent":150}',
    "certificate_revoked": '{"certificate":9,"why":"Mispays"}',
    "dealer_off": '{"dealer":"dana"}',
    "version_taken": (
        '{"digest":"abababababababababababababababababababababababababababababababab","laid":"people","number":7,'
        '"second":"kim"}'
    ),
    "certificate_refused": '{"said":"{}","table":"NH-07"}',
    "report_refused": '{"person":"kim","source":"NH-08"}',
    "jackpot_claimed": '{"jackpot":"mega","laid":"jackpots:nh 3","of_hand":12,"outcome":"taken","table":"NH-03"}',
    "jackpots_posted": '{"amounts":{"MEGA":100000}}',
    "floor_called": '{"why":"a flush — “royal”"}',
    "floor_came": "{}",
    "floor_coming": "{}",
    "table_locked": "{}",
    "table_unlocked": "{}",
    "relief_ordered": '{"dealer":"dana"}',
    "shift_signed": '{"game":"nh","what":"open"}',
    "signed_at_console": '{"answer":7,"console":"console_pit_3"}',
    "pin_refused": '{"person":"dana"}',
    "pin_locked": '{"person":"dana","until_ms":1800000}',
    "self_checked": '{"digests":{"rules":"abababababababababababababababababababababababababababababababab"}}',
    "changes_taken": (
        '{"by":"novak","digests":{"staff":"abababababababababababababababababababababababababababababababab"},'
        '"through":"command"}'
    ),
    "changes_signed": '{"digests":{"rules":"abababababababababababababababababababababababababababababababab"}}',
    "muck_opened": '{"number":3,"reason":"Dispute","table":"NH-07"}',
    "certificates_revoked": '{"count":1,"role":"table_NH-07"}',
    "staff_changed": f'{{"before":"{HEX32}","change":"pin","person":"dana","register":"{HEX32}"}}',
    "recovery_code_made": '{"code":"$argon2id$v=19"}',
    "recovery_refused": '{"person":"kim"}',
    "pad_locked": '{"console":"console_pit_3","until_ms":1800000}',
    "hand_resumed": '{"why":"quiet"}',
    "pin_shown": '{"person":"dana"}',
    "pin_unlocked": '{"person":"dana"}',
    "time_entered": '{"clock_ms":0,"now_ms":1790000000000}',
    "clock_jumped": '{"by_ms":-86400000}',
    "hand_opened": (
        f'{{"dealer":"dana","game":"nh","jackpots":{{"MEGA":100000}},"rules":{RULES_TEXT},"rules_version":"1",'
        f'"seats":[1,2],"state":{{}}}}'
    ),
    "noted": '{"answer":{"placed":{}},"clause":"Ante 1","source":"touch","step":"ante"}',
    "answered": '{"answer":{"done":true},"clause":"Ante 1","items":[[1,0,500]],"source":"touch","step":"ante"}',
    "undone": '{"event":12}',
    "corrected": (
        f'{{"also":[[14,{{"dealt":["2c"]}}]],"answer":{{"dealt":["Ah"]}},"dead":"7h","event":12,"place":["hole",3,'
        f'0],"ruling":{RULING_TEXT},"voids_from":null}}'
    ),
    "hand_voided": (
        f'{{"carry":{{}},"deck":"out","given_back":[[3,"Ante",500]],"reason":"misdeal","ruling":{RULING_TEXT}}}'
    ),
    "wagers_given_back": "{}",
    "hand_settled": (
        '{"house_net":-500,"rack":[[10000,40],[500,199]],"result":{"carry":{},"input":{},"jackpots":["mega"],'
        '"placed":{"1":{"ante":500}},"result":{}}}'
    ),
    "hand_reopened": '{"reason":{"key":"reopen.amount"},"voids_from":12}',
    "ruled": f'{{"ruling":{RULING_TEXT}}}',
    "replacement_ordered": f'{{"place":["hole",3,0],"ruling":{RULING_TEXT}}}',
    "card_came_early": '{"card":"Ah"}',
    "early_cards_play": f'{{"cards":["Ah","unread"],"ruling":{RULING_TEXT}}}',
    "stack_changed": f'{{"now":23500,"ruling":{RULING_TEXT},"seat":3,"was":19800}}',
    "early_cards_aside": f'{{"ruling":{RULING_TEXT}}}',
    "redeal_began": f'{{"ruling":{RULING_TEXT}}}',
    "card_put_back": '{"place":["hole",3,0]}',
    "redeal_ended": "{}",
    "deck_counted": '{"count":51,"due":52,"source":"touch"}',
    "deck_changed": '{"count":52,"irregularity":"change"}',
    "payout_stated": '{"change":-600,"net":4000,"seat":3,"signed_by":["haddad"],"wager":"ante"}',
    "payout_signed": '{"items":[[3,0,120000]],"signature":"first","step":"main"}',
    "tax_form_filled": '{"form":"W-2G","items":[[3,0,120000]],"step":"main"}',
    "slip_issued": '{"number":1,"previous":null,"slip":{}}',
    "slip_printed": '{"key":"T7-000001","number":1,"proof":""}',
    "slip_failed": '{"key":"T7-000001","number":1,"outcome":"may be out","why":"The cable is out."}',
    "slip_reprinted": '{"copy":1,"number":1}',
    "slip_written": '{"number":1,"paper":"4711"}',
    "payout_kept": f'{{"items":[[3,0,60000]],"kept":"held","ruling":{RULING_TEXT},"step":"main"}}',
    "slip_cleared": '{"cleared":"paid","number":1}',
    "slip_voided": '{"number":1,"reason":"Corrected"}',
    "dispute_opened": (
        '{"claim":{"key":"claim.too_little"},"claimed":6000,"kiosk":null,"said_by":"player","seat":3,"wager":"Ante"}'
    ),
    "dispute_ruled": '{"dispute":12,"paid":2000,"ruling":{"key":"ruling.player"}}',
    "device_changed": '{"device":"shoe","state":"ready","why":""}',
    "camera_read": f'{{"evidence":{{"crop":"{HEX32}","flats":[],"frames_ns":[1]}},"zone":"board"}}',
    "card_refused": '{"card":"Kh","source":"touch"}',
    "shoe_doubted": '{"why":"The cable is out."}',
    "shoe_confirmed": "{}",
    "seats_disagreed": '{"seats":[2,5]}',
    "seats_confirmed": "{}",
    "zones_disagreed": '{"zones":["board","seat 2"]}',
    "zones_confirmed": "{}",
    "journal_doubted": '{"findings":["Event 5 is missing."]}',
    "journal_accepted": '{"findings":["Event 5 is missing."],"why":"the disk was changed"}',
    "journal_archived": f'{{"archives":[["2026-10-01_2026-10-31_1-9.db",1,9,"{HEX32}"]]}}',
    "checkpoint": f'{{"head":"{HEX32}","key":"{HEX32}","signature":"{HEX64}","state":{{}},"upto":9}}',
}

HAPPENINGS = {kind: read(kind, CATALOG[kind].V, text) for kind, text in EXAMPLES.items()}
PARTS: tuple[Part, ...] = (
    RULING,
    RULES,
    HandResult(input={}, result={}, carry={}, jackpots=("mega",), placed={"1": {"ante": 500}}),
)
EVERY = [pytest.param(part, id=type(part).__name__) for part in (*HAPPENINGS.values(), *PARTS)]


def test_documentation_is_current() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == documentation(), (
        "run: python -m kiosk.events.documentation > docs/events.md"
    )


def test_every_kind_is_documented_and_has_an_example() -> None:
    of_modules = [kind for module in MODULES for kind in declared(module)]
    assert {module for module in of_modules if issubclass(module, Happening)} == set(CATALOG.values())
    assert set(EXAMPLES) == set(CATALOG)
    assert {type(part) for part in PARTS} == {module for module in of_modules if not issubclass(module, Happening)}
    assert not [
        module for module in of_modules if not module.__doc__ or any(not field.meaning for field in module.FIELDS)
    ]


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_kind_is_written_as_ever_and_read_back_as_it_was(kind: str) -> None:
    what = HAPPENINGS[kind]
    assert (type(what), what.text()) == (CATALOG[kind], EXAMPLES[kind])


@pytest.mark.parametrize("part", EVERY)
def test_an_absent_field_is_read_as_its_default(part: Part) -> None:
    body = part.to_json()
    for field in part.FIELDS:
        lacking = {name: value for name, value in body.items() if name != field.name}
        if field.may_lack or field.nullable:
            assert getattr(type(part).of_json(lacking), field.name) == (field.default if field.may_lack else None)
        else:
            with pytest.raises(KeyError, match=field.name):
                type(part).of_json(lacking)


@pytest.mark.parametrize("part", EVERY)
def test_a_missing_field_is_our_bug(part: Part) -> None:
    given = {field.name: getattr(part, field.name) for field in part.FIELDS}
    for field in part.FIELDS:
        if not field.may_lack:
            with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{field.name}'"):
                type(part)(**{name: value for name, value in given.items() if name != field.name})


@pytest.mark.parametrize("part", EVERY)
def test_an_extra_field_is_our_bug(part: Part) -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'extra'"):
        replace(part, extra=1)  # type: ignore[type-var]


class Elsewhere(IntEnum):
    ONE = 1


@pytest.mark.parametrize("part", EVERY)
def test_a_mistyped_field_is_our_bug(part: Part) -> None:
    for name in (field.name for field in part.FIELDS):
        # No field is a list of lists of booleans, and none is a boolean.
        for wrong in (True, [[True]]):
            with pytest.raises(
                AssertionError, match=rf"{type(part).__name__}.{name} is {re.escape(repr(wrong))}, not "
            ):
                replace(part, **{name: wrong})  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("kind", "name", "wrong"),
    [
        ("started", "version", ""),
        ("undone", "event", 0),
        ("hand_opened", "seats", [1, 1]),
        ("hand_opened", "seats", [0]),
        ("hand_opened", "jackpots", {"MEGA": -1}),
        ("hand_opened", "jackpots", {"MEGA": None}),
        ("hand_opened", "dealer", None),
        ("answered", "source", "telepathy"),
        ("answered", "items", [[1, 2]]),
        ("answered", "items", [1]),
        ("answered", "answer", {"half": 0.5}),
        ("corrected", "voids_from", "12"),
        ("corrected", "ruling", "misdeal"),
        ("floor_called", "why", "\ud800"),
        ("clock_jumped", "by_ms", 2**63),
        ("clock_jumped", "by_ms", 0.5),
        ("pin_locked", "until_ms", -1),
        ("journal_created", "device_key", ("0A" * 32)),
        ("journal_created", "device_key", HEX64),
    ],
)
def test_a_value_outside_its_type_is_our_bug(kind: str, name: str, wrong: object) -> None:
    with pytest.raises(AssertionError, match=rf"{CATALOG[kind].__name__}\.{name} is"):
        replace(HAPPENINGS[kind], **{name: wrong})  # type: ignore[type-var]


def test_nothing_of_an_event_changes() -> None:
    called = FloorCalled(why="a flush")
    with pytest.raises(FrozenInstanceError):
        called.why = "no flush"  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        called.because = "a flush"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("kind", "hand"), [("answered", None), ("started", 1), ("floor_came", 0), ("floor_came", True)]
)
def test_a_wrong_hand_is_our_bug(kind: str, hand: int | None) -> None:
    with pytest.raises(AssertionError, match="hand"):
        HAPPENINGS[kind].check_hand(hand)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_kind_belongs_to_a_hand_or_not(kind: str) -> None:
    what = HAPPENINGS[kind]
    for hand, never in ((None, InHand.ALWAYS), (1, InHand.NEVER)):
        if what.IN_HAND is never:
            with pytest.raises(AssertionError, match="hand"):
                what.check_hand(hand)
        else:
            what.check_hand(hand)


def kept(kind: str, v: int, text: str) -> Event:
    return Event((7, b"", 1, kind, v, 0, 0, b"", "dana", text, b""))


def test_a_newer_event_is_unknown_and_refused_where_it_must_be_known() -> None:
    paused = kept("hand_paused", 1, '{"why":"a break"}')
    assert paused.what == Unknown("hand_paused", 1, {"why": "a break"})
    later = kept("floor_came", 2, '{"how":"at once"}')
    assert later.what == Unknown("floor_came", 2, {"how": "at once"})
    with fails("version", "Another version"):
        later.of(FloorCame)


@pytest.mark.parametrize("text", ["", "[]", "{", "{}{}", '{"event":', "null", "{}", '{"why":"x"}'])
def test_altered_event_body_cannot_be_read(text: str) -> None:
    with fails("changed", "Event 7 cannot be read"):
        kept("undone", 1, text).what  # noqa: B018, it is read when it is asked for


def test_another_kind_than_must_be_there_is_a_changed_journal() -> None:
    event = kept("undone", 1, '{"event":3}')
    assert event.of(Undone).event == 3
    with pytest.raises(JournalError, match="Event 7 cannot be read"):
        event.of(HandOpened)


@pytest.mark.parametrize(
    "value",
    [
        1.5,
        float("nan"),
        b"bytes",
        {1: "a"},
        {None: 1},
        {"a": {2}},
        2**63,
        -(2**63) - 1,
        "\ud800",
        {"\udfff": 1},
        object(),
    ],
)
def test_value_outside_json_is_an_assertion_error(value: object) -> None:
    with pytest.raises(AssertionError):
        plain({"value": [value]})


class Suit(StrEnum):
    SPADES = "s"


def test_near_json_values_are_normalized() -> None:
    body = plain(MappingProxyType({"a": (1, Elsewhere.ONE), Suit.SPADES: Suit.SPADES, "e": "é✓"}))
    assert body == {"a": [1, 1], "s": "s", "e": "é✓"}
    assert [type(value) for value in body["a"]] == [int, int]
    assert [type(value) for value in body] == [str, str, str]
    assert type(body["s"]) is str
    counted = DeckCounted(count=Elsewhere.ONE, due=1, source="touch")
    assert (type(counted.count), counted.text()) == (int, '{"count":1,"due":1,"source":"touch"}')


def test_an_event_copies_its_values() -> None:
    ante: dict[str, Any] = {"least": 500}
    made = replace(RULES, game={"ante": ante})
    ante["least"] = 1
    assert made.game == {"ante": {"least": 500}}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
    max_leaves=20,
)


def turned(value: Any) -> Any:
    """Return the same value with its keys in the other order."""
    if isinstance(value, dict):
        return {key: turned(value[key]) for key in reversed(value)}
    return [turned(entry) for entry in value] if isinstance(value, list) else value


@given(JSON)
def test_canonical_reads_back_and_does_not_depend_on_order(value: Any) -> None:
    assert json.loads(canonical(plain(value))) == value
    assert canonical(turned(value)) == canonical(value)


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), JSON))
def test_an_answer_is_read_back_as_it_was(answer: dict[str, Any]) -> None:
    what = Answered(step="ante", clause="", answer=answer, source="touch")
    assert read("answered", 1, what.text()) == what
