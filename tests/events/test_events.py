"""Each kind of event accepts only its described values, and is read back unchanged."""

from __future__ import annotations

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
    CATALOGUE,
    Answered,
    BoxCounted,
    BoxPosted,
    CageCashed,
    CameraRead,
    CardCameEarly,
    CardPutBack,
    CardRefused,
    CashMoved,
    CertificateRefused,
    CertificateRevoked,
    CertificateSigned,
    CertificatesRevoked,
    ChangesSigned,
    ChangesTaken,
    CharityAssigned,
    ClockJumped,
    ClosedRackCounted,
    Corrected,
    DealerOff,
    DealerOn,
    DeckChanged,
    DeckCounted,
    DeckLogged,
    DeckSealed,
    DeviceChanged,
    DisputeOpened,
    DisputeRuled,
    DropBoxChanged,
    EarlyCardsAside,
    EarlyCardsPlay,
    ExaminationAnswered,
    ExaminationBegun,
    ExaminationEnded,
    ExaminationResumed,
    ExaminationStageAnswered,
    FloorCalled,
    FloorCame,
    FloorComing,
    HandOpened,
    HandReopened,
    HandResult,
    HandResumed,
    HandRules,
    HandSettled,
    HandVoided,
    Happening,
    InHand,
    InspectionBegan,
    InspectionRead,
    InspectionStopped,
    JackpotClaimed,
    JackpotsPosted,
    JournalAccepted,
    JournalArchived,
    JournalCreated,
    JournalDoubted,
    LimitsChanged,
    MuckOpened,
    NeedsSigned,
    NightExplained,
    NightSigned,
    Noted,
    PadLocked,
    PaidElsewhere,
    PaperPrinted,
    PaperUnprinted,
    PayoutKept,
    PayoutSigned,
    PayoutStated,
    PinLocked,
    PinRefused,
    PinShown,
    PinUnlocked,
    PlayerCashCorrected,
    PlayerListed,
    PlayerNamed,
    RackChanged,
    RecoveryCodeMade,
    RecoveryRefused,
    RedealBegan,
    RedealEnded,
    ReliefOrdered,
    ReplacementOrdered,
    ReportRefused,
    Ruled,
    Ruling,
    SeatsConfirmed,
    SeatsDisagreed,
    SelfChecked,
    ShiftSigned,
    ShoeConfirmed,
    ShoeDoubted,
    Signed,
    SignedAtConsole,
    SlipCleared,
    SlipIssued,
    SlipProven,
    SlipReprinted,
    SlipUnproven,
    SlipVoided,
    SlipWritten,
    StackChanged,
    StaffChanged,
    Started,
    TableClosed,
    TableLocked,
    TableOpened,
    TableUnlocked,
    TaxFormFilled,
    TimeEntered,
    TransferCounted,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
    Undone,
    Unknown,
    VersionTaken,
    WagersGivenBack,
    ZonesConfirmed,
    ZonesDisagreed,
    canonical,
    plain,
    read,
)
from kiosk.events.documentation import MODULES, declared, documentation
from kiosk.events.kinds import Part
from kiosk.journal import Event

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
DONE = {"done": True}
RULES = HandRules(game={"ante": {"least": 500}}, minimum=500, maximum=None, payouts=None)
RULES_TEXT = '{"game":{"ante":{"least":500}},"maximum":null,"minimum":500,"payouts":null}'

# One example of every kind, as the journal keeps it forever: a new kind needs one here.
EXAMPLES: dict[str, tuple[Happening, str]] = {
    "journal_created": (JournalCreated(table="T7", device_key=HEX32), f'{{"device_key":"{HEX32}","table":"T7"}}'),
    "started": (Started(version="0.1"), '{"version":"0.1"}'),
    "table_opened": (
        TableOpened(
            game="nh", rules_version="nh/1", minimum=500, maximum=None, rack=((10000, 40), (500, 200)), dealer="ortiz"
        ),
        '{"dealer":"ortiz","game":"nh","maximum":null,"minimum":500,"rack":[[10000,40],[500,200]],"rules_version":"nh/1"}',
    ),
    "table_closed": (
        TableClosed(
            rack=((10000, 38),),
            difference=-20000,
            house_net=0,
            dealer="ortiz",
            disputes=(7,),
            slips=(3,),
            transfer=2,
            call="Player’s question",
        ),
        (
            '{"call":{"key":"call.question"},"dealer":"ortiz","difference":-20000,"disputes":[7],"house_net":0,'
            '"rack":[[10000,38]],"slips":[3],"transfer":2}'
        ),
    ),
    "limits_changed": (
        LimitsChanged(minimum=1000, maximum=10_000, keeps=((2, 500),)),
        '{"keeps":[[2,500]],"maximum":10000,"minimum":1000}',
    ),
    "rack_changed": (
        RackChanged(
            why="count",
            chips=((10000, 57),),
            rack=((10000, 57),),
            dealer="ortiz",
            difference=-10000,
            recounted=(((10000, 56),),),
        ),
        (
            '{"chips":[[10000,57]],"dealer":"ortiz","difference":-10000,"rack":[[10000,57]],'
            '"recounted":[[[10000,56]]],"why":"count"}'
        ),
    ),
    "closed_rack_counted": (
        ClosedRackCounted(number=4, rack=((10000, 57),), dealer="ortiz", difference=-10000),
        '{"dealer":"ortiz","difference":-10000,"number":4,"rack":[[10000,57]]}',
    ),
    "transfer_requested": (
        TransferRequested(transfer=3, direction="fill", chips=((500, 20),), signed=(("floor", "haddad"),)),
        '{"chips":[[500,20]],"direction":"fill","signed":[["floor","haddad"]],"transfer":3}',
    ),
    "transfer_sent": (
        TransferSent(transfer=3, direction="fill", slip=8, chips=((500, 19),), signed=(("cage", "park"),), replaces=7),
        ('{"chips":[[500,19]],"direction":"fill","replaces":7,"signed":[["cage","park"]],"slip":8,"transfer":3}'),
    ),
    "transfer_counted": (
        TransferCounted(transfer=3, slip=7, chips=((500, 19),)),
        '{"chips":[[500,19]],"slip":7,"transfer":3}',
    ),
    "transfer_received": (
        TransferReceived(transfer=3, direction="fill", slip=8, chips=((500, 19),), signed=(("dealer", "ortiz"),)),
        '{"chips":[[500,19]],"direction":"fill","signed":[["dealer","ortiz"]],"slip":8,"transfer":3}',
    ),
    "transfer_voided": (
        TransferVoided(
            transfer=3,
            direction="fill",
            slip=7,
            chips=((500, 20),),
            why="Floor decision",
            signed=(("floor", "haddad"),),
        ),
        (
            '{"chips":[[500,20]],"direction":"fill","signed":[["floor","haddad"]],"slip":7,"transfer":3,'
            '"why":{"key":"floor.decision"}}'
        ),
    ),
    "paper_printed": (
        PaperPrinted(paper=81, key="NH-07-F000007-0123456789AB-slip.81", proof="printed"),
        '{"key":"NH-07-F000007-0123456789AB-slip.81","paper":81,"proof":"printed"}',
    ),
    "paper_unprinted": (
        PaperUnprinted(paper=81, key="NH-07-F000007-0123456789AB-slip.81", outcome="not printed", why="out of paper"),
        ('{"key":"NH-07-F000007-0123456789AB-slip.81","outcome":"not printed","paper":81,"why":"out of paper"}'),
    ),
    "cash_moved": (
        CashMoved(what="buy-in", seat=3, cents=2_500, came=(), went=((2_500, 1),), box=12, reverses=81),
        '{"box":12,"came":[],"cents":2500,"reverses":81,"seat":3,"went":[[2500,1]],"what":"buy-in"}',
    ),
    "paid_elsewhere": (
        PaidElsewhere(
            step="six_card",
            seat=2,
            wager="six_card_bonus",
            moved=100_000,
            cents=100_000,
            by="check",
            check="1042",
            chips=((10_000, 10),),
        ),
        (
            '{"by":"check","cents":100000,"check":"1042","chips":[[10000,10]],"moved":100000,"seat":2,'
            '"step":"six_card","wager":"six_card_bonus"}'
        ),
    ),
    "player_named": (PlayerNamed(seat=3, player=1041), '{"player":1041,"seat":3}'),
    "player_listed": (
        PlayerListed(player=1041, name="R. Doe", status="self-excluded", until="2027-01-31"),
        '{"name":"R. Doe","player":1041,"status":"self-excluded","until":"2027-01-31"}',
    ),
    "cage_cashed": (CageCashed(player=1041, way="out", cents=90_000), '{"cents":90000,"player":1041,"way":"out"}'),
    "player_cash_corrected": (
        PlayerCashCorrected(day="2026-11-21", player=1041, to=1057, way="in", cents=50_000, reason="wrong seat"),
        '{"cents":50000,"day":"2026-11-21","player":1041,"reason":"wrong seat","to":1057,"way":"in"}',
    ),
    "drop_box_changed": (
        DropBoxChanged(removed=12, inserted=14, signed=(("floor", "haddad"), ("dealer", "ortiz"))),
        '{"inserted":14,"removed":12,"signed":[["floor","haddad"],["dealer","ortiz"]]}',
    ),
    "box_counted": (
        BoxCounted(table="NH-07", box=12, removed=90, bills=((2_000, 5),), chips=((500, 2),)),
        '{"bills":[[2000,5]],"box":12,"chips":[[500,2]],"removed":90,"table":"NH-07"}',
    ),
    "box_posted": (
        BoxPosted(
            table="NH-07", box=12, removed=90, bills=((2_000, 5),), chips=(), entered=10_000, counters=("park", "silva")
        ),
        (
            '{"bills":[[2000,5]],"box":12,"chips":[],"counters":["park","silva"],"entered":10000,"removed":90,'
            '"table":"NH-07"}'
        ),
    ),
    "night_explained": (
        NightExplained(table="NH-07", day="2026-11-28", line="count/812", cents=-2_500, reason="Mispay, seat 2"),
        '{"cents":-2500,"day":"2026-11-28","line":"count/812","reason":"Mispay, seat 2","table":"NH-07"}',
    ),
    "night_signed": (
        NightSigned(
            table="NH-07",
            day="2026-11-28",
            figures=(("win", "3255.00"), ("charity", "")),
            digest="1b" * 32,
            signed=(("floor", "haddad"), ("second", "mara")),
        ),
        (
            f'{{"day":"2026-11-28","digest":"{"1b" * 32}","figures":[["win","3255.00"],["charity",""]],'
            '"signed":[["floor","haddad"],["second","mara"]],"table":"NH-07"}'
        ),
    ),
    "charity_assigned": (
        CharityAssigned(
            table="NH-07",
            day="2026-11-28",
            charity="Lions",
            signed=(("floor", "haddad"), ("second", "mara")),
            was="Elks",
            reason="The license is theirs",
        ),
        (
            '{"charity":"Lions","day":"2026-11-28","reason":"The license is theirs","signed":[["floor","haddad"],'
            '["second","mara"]],"table":"NH-07","was":"Elks"}'
        ),
    ),
    "deck_sealed": (
        DeckSealed(step="in play", seal="4711", signed=(("floor", "haddad"), ("dealer", "ortiz")), back="red"),
        '{"back":"red","seal":"4711","signed":[["floor","haddad"],["dealer","ortiz"]],"step":"in play"}',
    ),
    "inspection_began": (
        InspectionBegan(seal="4711", how="shoe", back="red"),
        '{"back":"red","how":"shoe","seal":"4711"}',
    ),
    "inspection_read": (InspectionRead(card="Ah"), '{"card":"Ah"}'),
    "inspection_stopped": (InspectionStopped(), "{}"),
    "deck_logged": (
        DeckLogged(
            seal="A-1041",
            step="set aside",
            signed=(("floor", "haddad"), ("second", "mara")),
            pieces=50,
            back="red",
            code="0012345",
            table="NH-07",
            how="hand",
            machine="Angel Eye II 4711",
            dealer="ortiz",
            cards=("Ah", "Kh"),
            hand=88,
            bag="B-7",
            until="2026-12-28",
            reason="mega",
        ),
        (
            '{"back":"red","bag":"B-7","cards":["Ah","Kh"],"code":"0012345","dealer":"ortiz","hand":88,"how":"hand",'
            '"machine":"Angel Eye II 4711","pieces":50,"reason":"mega","seal":"A-1041",'
            '"signed":[["floor","haddad"],["second","mara"]],"step":"set aside","table":"NH-07","until":"2026-12-28"}'
        ),
    ),
    "dealer_on": (DealerOn(dealer="dana"), '{"dealer":"dana"}'),
    "examination_begun": (
        ExaminationBegun(
            game="nh", rules_version="nh/1 rev 1 ab", table="NH-07", seed=7, jackpots={"mega": 500}, setting="ab"
        ),
        '{"game":"nh","jackpots":{"mega":500},"rules_version":"nh/1 rev 1 ab","seed":7,"setting":"ab","table":"NH-07"}',
    ),
    "examination_resumed": (ExaminationResumed(examination=3), '{"examination":3}'),
    "examination_answered": (
        ExaminationAnswered(
            examination=3, part="payouts", line="main.flush", asked=1, right=0, took_ms=900, given={"said": {}}
        ),
        '{"asked":1,"examination":3,"given":{"said":{}},"line":"main.flush","part":"payouts","right":0,"took_ms":900}',
    ),
    "examination_stage_answered": (
        ExaminationStageAnswered(examination=3, nth=4, stage="name", right=1, given={"said": "Flush"}),
        '{"examination":3,"given":{"said":"Flush"},"nth":4,"right":1,"stage":"name"}',
    ),
    "examination_ended": (
        ExaminationEnded(examination=3, outcome="failed", why="stopped"),
        '{"examination":3,"outcome":"failed","why":"stopped"}',
    ),
    "certificate_signed": (
        CertificateSigned(
            person="tran", game="nh", rules_version="nh/1", examination=3, until_ms=17, trained_ms=432_000_000
        ),
        '{"examination":3,"game":"nh","person":"tran","rules_version":"nh/1","trained_ms":432000000,"until_ms":17}',
    ),
    "needs_signed": (
        NeedsSigned(person="tran", time_percent=150, text_percent=115, hand="left"),
        '{"hand":"left","person":"tran","text_percent":115,"time_percent":150}',
    ),
    "certificate_revoked": (
        CertificateRevoked(certificate=9, why="Mispays"),
        '{"certificate":9,"why":"Mispays"}',
    ),
    "dealer_off": (DealerOff(dealer="dana"), '{"dealer":"dana"}'),
    "version_taken": (
        VersionTaken(laid="people", number=7, digest="ab" * 32, second="kim"),
        f'{{"digest":"{"ab" * 32}","laid":"people","number":7,"second":"kim"}}',
    ),
    "certificate_refused": (
        CertificateRefused(table="NH-07", said="{}"),
        '{"said":"{}","table":"NH-07"}',
    ),
    "report_refused": (ReportRefused(source="NH-08", person="kim"), '{"person":"kim","source":"NH-08"}'),
    "jackpot_claimed": (
        JackpotClaimed(jackpot="mega", laid="jackpots:nh 3", outcome="taken", table="NH-03", of_hand=12),
        '{"jackpot":"mega","laid":"jackpots:nh 3","of_hand":12,"outcome":"taken","table":"NH-03"}',
    ),
    "jackpots_posted": (JackpotsPosted(amounts={"MEGA": 100_000}), '{"amounts":{"MEGA":100000}}'),
    "floor_called": (FloorCalled(why="a flush — “royal”"), '{"why":"a flush — “royal”"}'),
    "floor_came": (FloorCame(), "{}"),
    "floor_coming": (FloorComing(), "{}"),
    "table_locked": (TableLocked(), "{}"),
    "table_unlocked": (TableUnlocked(), "{}"),
    "relief_ordered": (ReliefOrdered(dealer="dana"), '{"dealer":"dana"}'),
    "shift_signed": (ShiftSigned(what="open", game="nh"), '{"game":"nh","what":"open"}'),
    "signed_at_console": (
        SignedAtConsole(console="console_pit_3", answer=7),
        '{"answer":7,"console":"console_pit_3"}',
    ),
    "pin_refused": (PinRefused(person="dana"), '{"person":"dana"}'),
    "pin_locked": (PinLocked(person="dana", until_ms=1_800_000), '{"person":"dana","until_ms":1800000}'),
    "self_checked": (SelfChecked(digests={"rules": "ab" * 32}), '{"digests":{"rules":"' + "ab" * 32 + '"}}'),
    "changes_taken": (
        ChangesTaken(digests={"staff": "ab" * 32}, by="novak", through="command"),
        '{"by":"novak","digests":{"staff":"' + "ab" * 32 + '"},"through":"command"}',
    ),
    "changes_signed": (ChangesSigned(digests={"rules": "ab" * 32}), '{"digests":{"rules":"' + "ab" * 32 + '"}}'),
    "muck_opened": (
        MuckOpened(table="NH-07", number=3, reason="Dispute"),
        '{"number":3,"reason":"Dispute","table":"NH-07"}',
    ),
    "certificates_revoked": (
        CertificatesRevoked(role="table_NH-07", count=1),
        '{"count":1,"role":"table_NH-07"}',
    ),
    "staff_changed": (
        StaffChanged(person="dana", change="pin", register="ab" * 32),
        '{"change":"pin","person":"dana","register":"' + "ab" * 32 + '"}',
    ),
    "recovery_code_made": (RecoveryCodeMade(code="$argon2id$v=19"), '{"code":"$argon2id$v=19"}'),
    "recovery_refused": (RecoveryRefused(person="kim"), '{"person":"kim"}'),
    "pad_locked": (
        PadLocked(until_ms=1_800_000, console="console_pit_3"),
        '{"console":"console_pit_3","until_ms":1800000}',
    ),
    "hand_resumed": (HandResumed(why="quiet"), '{"why":"quiet"}'),
    "pin_shown": (PinShown(person="dana"), '{"person":"dana"}'),
    "pin_unlocked": (PinUnlocked(person="dana"), '{"person":"dana"}'),
    "time_entered": (
        TimeEntered(now_ms=1_790_000_000_000, clock_ms=0),
        '{"clock_ms":0,"now_ms":1790000000000}',
    ),
    "clock_jumped": (ClockJumped(by_ms=-86_400_000), '{"by_ms":-86400000}'),
    "hand_opened": (
        HandOpened(
            game="nh",
            rules_version="1",
            rules=RULES,
            seats=(1, 2),
            jackpots={"MEGA": 100_000},
            dealer="dana",
            state={},
        ),
        (
            f'{{"dealer":"dana","game":"nh","jackpots":{{"MEGA":100000}},"rules":{RULES_TEXT},"rules_version":"1",'
            '"seats":[1,2],"state":{}}'
        ),
    ),
    "noted": (
        Noted(step="ante", clause="Ante 1", answer={"placed": {}}, source="touch"),
        '{"answer":{"placed":{}},"clause":"Ante 1","source":"touch","step":"ante"}',
    ),
    "answered": (
        Answered(step="ante", clause="Ante 1", answer=DONE, source="touch", items=((1, 0, 500),)),
        '{"answer":{"done":true},"clause":"Ante 1","items":[[1,0,500]],"source":"touch","step":"ante"}',
    ),
    "undone": (Undone(event=12), '{"event":12}'),
    "corrected": (
        Corrected(
            event=12,
            answer={"dealt": ["Ah"]},
            voids_from=None,
            also=((14, {"dealt": ["2c"]}),),
            place=("hole", 3, 0),
            dead="7h",
            ruling=RULING,
        ),
        (
            '{"also":[[14,{"dealt":["2c"]}]],"answer":{"dealt":["Ah"]},"dead":"7h","event":12,"place":["hole",3,0],'
            f'"ruling":{RULING_TEXT},"voids_from":null}}'
        ),
    ),
    "hand_voided": (
        HandVoided(reason="misdeal", ruling=RULING, deck="out", carry={}, given_back=((3, "Ante", 500),)),
        f'{{"carry":{{}},"deck":"out","given_back":[[3,"Ante",500]],"reason":"misdeal","ruling":{RULING_TEXT}}}',
    ),
    "wagers_given_back": (WagersGivenBack(), "{}"),
    "hand_settled": (
        HandSettled(
            result=HandResult(input={}, result={}, carry={}, jackpots=("mega",), placed={"1": {"ante": 500}}),
            house_net=-500,
            rack=((10000, 40), (500, 199)),
        ),
        (
            '{"house_net":-500,"rack":[[10000,40],[500,199]],"result":{"carry":{},"input":{},"jackpots":["mega"],'
            '"placed":{"1":{"ante":500}},"result":{}}}'
        ),
    ),
    "hand_reopened": (
        HandReopened(voids_from=12, reason="Wrong amount paid to a seat"),
        '{"reason":{"key":"reopen.amount"},"voids_from":12}',
    ),
    "ruled": (Ruled(ruling=RULING), f'{{"ruling":{RULING_TEXT}}}'),
    "replacement_ordered": (
        ReplacementOrdered(ruling=RULING, place=("hole", 3, 0)),
        f'{{"place":["hole",3,0],"ruling":{RULING_TEXT}}}',
    ),
    "card_came_early": (CardCameEarly(card="Ah"), '{"card":"Ah"}'),
    "early_cards_play": (
        EarlyCardsPlay(ruling=RULING, cards=("Ah", "unread")),
        f'{{"cards":["Ah","unread"],"ruling":{RULING_TEXT}}}',
    ),
    "stack_changed": (
        StackChanged(ruling=RULING, seat=3, was=19_800, now=23_500),
        f'{{"now":23500,"ruling":{RULING_TEXT},"seat":3,"was":19800}}',
    ),
    "early_cards_aside": (EarlyCardsAside(ruling=RULING), f'{{"ruling":{RULING_TEXT}}}'),
    "redeal_began": (RedealBegan(ruling=RULING), f'{{"ruling":{RULING_TEXT}}}'),
    "card_put_back": (CardPutBack(place=("hole", 3, 0)), '{"place":["hole",3,0]}'),
    "redeal_ended": (RedealEnded(), "{}"),
    "deck_counted": (DeckCounted(count=51, due=52, source="touch"), '{"count":51,"due":52,"source":"touch"}'),
    "deck_changed": (DeckChanged(count=52, irregularity="change"), '{"count":52,"irregularity":"change"}'),
    "payout_stated": (
        PayoutStated(seat=3, net=4000, wager="ante", change=-600, signed_by=("haddad",)),
        '{"change":-600,"net":4000,"seat":3,"signed_by":["haddad"],"wager":"ante"}',
    ),
    "payout_signed": (
        PayoutSigned(step="main", signature="first", items=((3, 0, 120_000),)),
        '{"items":[[3,0,120000]],"signature":"first","step":"main"}',
    ),
    "tax_form_filled": (
        TaxFormFilled(step="main", form="W-2G", items=((3, 0, 120_000),)),
        '{"form":"W-2G","items":[[3,0,120000]],"step":"main"}',
    ),
    "slip_issued": (
        SlipIssued(number=1, previous=None, slip={}, awaits="paper"),
        '{"awaits":"paper","number":1,"previous":null,"slip":{}}',
    ),
    "slip_printed": (
        SlipProven(number=1, key="T7-000001", proof=""),
        '{"key":"T7-000001","number":1,"proof":""}',
    ),
    "slip_failed": (
        SlipUnproven(number=1, key="T7-000001", outcome="may be out", why="The cable is out."),
        '{"key":"T7-000001","number":1,"outcome":"may be out","why":"The cable is out."}',
    ),
    "slip_reprinted": (SlipReprinted(number=1, copy=1), '{"copy":1,"number":1}'),
    "slip_written": (SlipWritten(number=1, paper="4711"), '{"number":1,"paper":"4711"}'),
    "payout_kept": (
        PayoutKept(ruling=RULING, step="main", items=((3, 0, 60000),), kept="held"),
        f'{{"items":[[3,0,60000]],"kept":"held","ruling":{RULING_TEXT},"step":"main"}}',
    ),
    "slip_cleared": (SlipCleared(number=1, cleared="paid"), '{"cleared":"paid","number":1}'),
    "slip_voided": (SlipVoided(number=1, reason="Corrected"), '{"number":1,"reason":"Corrected"}'),
    "dispute_opened": (
        DisputeOpened(seat=3, said_by="player", claim="Paid too little", claimed=6000, kiosk=None, wager="Ante"),
        '{"claim":{"key":"claim.too_little"},"claimed":6000,"kiosk":null,"said_by":"player","seat":3,"wager":"Ante"}',
    ),
    "dispute_ruled": (
        DisputeRuled(dispute=12, ruling="The player is right", paid=2000),
        '{"dispute":12,"paid":2000,"ruling":{"key":"ruling.player"}}',
    ),
    "device_changed": (
        DeviceChanged(device="shoe", state="ready", why=""),
        '{"device":"shoe","state":"ready","why":""}',
    ),
    "camera_read": (
        CameraRead(zone="board", evidence={"crop": HEX32, "flats": [], "frames_ns": [1]}),
        f'{{"evidence":{{"crop":"{HEX32}","flats":[],"frames_ns":[1]}},"zone":"board"}}',
    ),
    "card_refused": (CardRefused(card="Kh", source="touch"), '{"card":"Kh","source":"touch"}'),
    "shoe_doubted": (ShoeDoubted(why="The cable is out."), '{"why":"The cable is out."}'),
    "shoe_confirmed": (ShoeConfirmed(), "{}"),
    "seats_disagreed": (SeatsDisagreed(seats=(2, 5)), '{"seats":[2,5]}'),
    "seats_confirmed": (SeatsConfirmed(), "{}"),
    "zones_disagreed": (
        ZonesDisagreed(zones=("board", "seat 2")),
        '{"zones":["board","seat 2"]}',
    ),
    "zones_confirmed": (ZonesConfirmed(), "{}"),
    "journal_doubted": (JournalDoubted(findings=("Event 5 is missing.",)), '{"findings":["Event 5 is missing."]}'),
    "journal_accepted": (
        JournalAccepted(findings=("Event 5 is missing.",), why="the disk was changed"),
        '{"findings":["Event 5 is missing."],"why":"the disk was changed"}',
    ),
    "journal_archived": (
        JournalArchived(archives=(("2026-10-01_2026-10-31_1-9.db", 1, 9, HEX32),)),
        f'{{"archives":[["2026-10-01_2026-10-31_1-9.db",1,9,"{HEX32}"]]}}',
    ),
    "checkpoint": (
        Signed(upto=9, head=HEX32, key=HEX32, signature=HEX64, state={}),
        f'{{"head":"{HEX32}","key":"{HEX32}","signature":"{HEX64}","state":{{}},"upto":9}}',
    ),
}

PARTS: tuple[Part, ...] = (
    RULING,
    RULES,
    *(what.result for what, _ in EXAMPLES.values() if isinstance(what, HandSettled)),
)
EVERY = [pytest.param(part, id=type(part).__name__) for part in (*(what for what, _ in EXAMPLES.values()), *PARTS)]


def test_documentation_is_current() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == documentation(), (
        "run: python -m kiosk.events.documentation > docs/events.md"
    )


def test_every_kind_is_documented_and_has_an_example() -> None:
    of_modules = [kind for module in MODULES for kind in declared(module)]
    assert {module for module in of_modules if issubclass(module, Happening)} == set(CATALOGUE.values())
    assert set(EXAMPLES) == set(CATALOGUE)
    assert {type(part) for part in PARTS} == {module for module in of_modules if not issubclass(module, Happening)}
    assert not [
        module for module in of_modules if not module.__doc__ or any(not field.meaning for field in module.FIELDS)
    ]


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_kind_is_written_as_ever_and_read_back_as_it_was(kind: str) -> None:
    what, text = EXAMPLES[kind]
    assert (type(what), what.text()) == (CATALOGUE[kind], text)
    assert read(kind, what.V, text) == what


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
    with pytest.raises(AssertionError, match=rf"{CATALOGUE[kind].__name__}\.{name} is"):
        replace(EXAMPLES[kind][0], **{name: wrong})  # type: ignore[type-var]


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
        EXAMPLES[kind][0].check_hand(hand)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_kind_belongs_to_a_hand_or_not(kind: str) -> None:
    what, _ = EXAMPLES[kind]
    for hand, never in ((None, InHand.ALWAYS), (1, InHand.NEVER)):
        if what.IN_HAND is never:
            with pytest.raises(AssertionError, match="hand"):
                what.check_hand(hand)
        else:
            what.check_hand(hand)


# ------------------------------------------------------------------------------------------------------ what is kept


def kept(kind: str, v: int, text: str) -> Event:
    return Event((7, b"", 1, kind, v, 0, 0, b"", "dana", text, b""))


def test_a_newer_event_is_unknown_and_refused_where_it_must_be_known() -> None:
    paused = kept("hand_paused", 1, '{"why":"a break"}')
    assert paused.what == Unknown("hand_paused", 1, {"why": "a break"})
    later = kept("floor_came", 2, '{"how":"at once"}')
    assert later.what == Unknown("floor_came", 2, {"how": "at once"})
    with pytest.raises(JournalError, match="newer version") as caught:
        later.of(FloorCame)
    assert caught.value.code == "newer"


@pytest.mark.parametrize("text", ["", "[]", "{", "{}{}", '{"event":', "null", "{}", '{"why":"x"}'])
def test_altered_event_body_cannot_be_read(text: str) -> None:
    with pytest.raises(JournalError, match="Event 7 cannot be read") as caught:
        kept("undone", 1, text).what  # noqa: B018, it is read when it is asked for
    assert caught.value.code == "changed"


def test_another_kind_than_must_be_there_is_a_changed_journal() -> None:
    event = kept("undone", 1, '{"event":3}')
    assert event.of(Undone).event == 3
    with pytest.raises(JournalError, match="Event 7 cannot be read"):
        event.of(HandOpened)


# -------------------------------------------------------------------------------------------------------- plain JSON


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
