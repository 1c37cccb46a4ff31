"""An independent ledger: a journal's rows as plain JSON, and the rules for every cent, slip, and signature.

It shares no code with the table: it has no prompts, no settlements, and no pay tables. The chips that the dealer was
asked to take and to pay in each hand must add up to the settlement, stacks and pots must balance, and the table's
reported win must be the sum of its hands.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from kiosk.journal import Event, read_journal

FLOOR: Final = frozenset({"haddad", "novak", "tran"})
_FIRST_WAGERS: Final = frozenset({"antes", "blinds", "deal", "dealer"})  # Steps before the first raise.
Json = dict[str, Any]


class LedgerLine(NamedTuple):
    """A row of the journal."""

    seq: int
    hand: int | None
    kind: str
    actor: str
    body: Json


class LedgerAnswer(NamedTuple):
    """A valid answer: its contents, its person, and its full moves, each (seat, account, cents)."""

    seq: int
    step: str
    actor: str
    said: Json
    settles: tuple[tuple[int, str, int], ...]


@dataclass
class LedgerHand:
    """The ledger of a hand: its answers that hold, its slips by number, and the signers of each payout.

    `book` has its moves by (seat, account), including those that were undone or corrected since; `chips` are the
    changes of stacks that are not a wager.
    """

    opened: Json
    dealer: str
    answers: list[LedgerAnswer] = field(default_factory=list)
    book: dict[tuple[int, str], int] = field(default_factory=dict)
    settled: Json | None = None
    net: int = 0
    is_reopened: bool = False
    slips: dict[int, Json] = field(default_factory=dict)
    signed: list[tuple[str, Json]] = field(default_factory=list)
    disputes: dict[int, Json] = field(default_factory=dict)
    rulings: list[Json] = field(default_factory=list)
    chips: dict[int, int] = field(default_factory=dict)


class Ledger:
    """Reads a journal from its beginning; a violation is an AssertionError that names the event."""

    def __init__(self) -> None:
        self.seq = 0
        self.hands: dict[int, LedgerHand] = {}
        self.house_net = 0
        self.slips = 0
        self.settled = self.voided = self.reopened = 0
        self._ruled: tuple[int, Json] = (0, {})  # The newest ruling of a dispute, with its event.
        self._chips: dict[int, int] = {}  # Stacks that were changed since the last hand.
        self._carry: Json = {}
        self._carried_before: Json = {}

    def read(self, path: Path) -> None:
        """Continue to read a journal."""
        self.go_on(lines(path, self.seq))

    def go_on(self, lines: Iterable[LedgerLine]) -> None:
        """Add the next lines of a journal."""
        for line in lines:
            assert line.seq == self.seq + 1, f"event {self.seq + 1} is missing"
            self.seq = line.seq
            try:
                self._take(line)
            except AssertionError as error:
                raise AssertionError(f"event {line.seq}, {line.kind}, hand {line.hand}: {error}") from error

    def _take(self, line: LedgerLine) -> None:
        body, hand = line.body, self.hands.get(line.hand or 0)
        match line.kind:
            case "hand_opened":
                assert line.hand not in self.hands and line.hand == len(self.hands) + 1, "a hand opens once, in turn"
                self.hands[line.hand] = LedgerHand(body, body["dealer"], chips=self._chips)
                self._chips = {}
            case "stack_changed":
                chips = self._chips if hand is None or hand.settled is not None else hand.chips
                chips[body["seat"]] = chips.get(body["seat"], 0) + body["now"] - body["was"]
            case "answered":
                assert hand is not None and hand.settled is None, "an answer belongs to an open hand"
                moved = body.get("moved", ())
                for seat, account, cents in moved:
                    hand.book[seat, account] = hand.book.get((seat, account), 0) + cents
                full: Any = body.get("settles", moved)
                settles = tuple((seat, account, cents) for seat, account, cents in full)
                if "acknowledged" in body["answer"] or "disputed" in body["answer"]:
                    assert line.actor != hand.dealer and line.actor in FLOOR, "the floor acknowledges, not the dealer"
                hand.answers.append(LedgerAnswer(line.seq, body["step"], line.actor, body["answer"], settles))
            case "payout_stated":
                assert hand is not None and hand.settled is None, "what has moved is said of an open hand"
                at = body["seat"], body["wager"]
                hand.book[at] = hand.book.get(at, 0) + body["change"]
            case "undone" if hand is not None:
                hand.answers = [answer for answer in hand.answers if answer.seq != body["event"]]
            case "corrected" if hand is not None:
                _correct(hand, body)
            case "hand_settled":
                assert hand is not None and hand.settled is None, "a hand is settled once"
                self._settle(hand, body)
            case "hand_reopened":
                assert hand is not None and hand.settled is not None, "only a settled hand is reopened"
                assert line.actor in FLOOR and line.actor != hand.dealer, "the floor reopens, not the dealer"
                hand.answers = [answer for answer in hand.answers if answer.seq < body["voids_from"]]
                self.house_net -= hand.net
                hand.settled, hand.is_reopened, self._carry = None, True, self._carried_before
                self.reopened += 1
            case "hand_voided":
                assert hand is not None and hand.settled is None, "a settled hand is not voided"
                stays = body.get("carry") is None and self._carry.get("holdem", {}).get("players", {})
                lost = [seat for seat, cents in hand.chips.items() if cents and str(seat) in (stays or {})]
                assert not lost, f"chips of seats {lost} have moved, and the next hand does not have them"
                _check_given_back(hand, body)
                hand.slips.clear()
                self._carry = self._carry if body.get("carry") is None else body["carry"]
                self.voided += 1
            case "dispute_opened" if hand is not None:
                hand.disputes[line.seq] = body
            case "dispute_ruled":
                assert line.actor in FLOOR, "the floor rules"
                assert body.get("second", "") in {"", *FLOOR - {line.actor}}, "another of the floor signs second"
                self.house_net -= body["paid"]
                self._ruled = line.seq, body
                if hand is not None:
                    hand.rulings.append(body)
            case "table_opened":
                self.house_net, self._carry = 0, {}
            case "checkpoint":
                assert body["state"].get("house_net", 0) == self.house_net, (
                    "the table says that it has won something else"
                )
                assert body["state"].get("slips", 0) == self.slips
            case _:
                self._take_payout(line, hand)

    def _take_payout(self, line: LedgerLine, hand: LedgerHand | None) -> None:
        body = line.body
        match line.kind:
            case "slip_issued":
                assert hand is not None
                assert body["number"] == self.slips + 1, "slips are numbered without gaps"
                self.slips += 1
                slip = body["slip"]
                assert slip["floor"], "somebody has signed"
                if slip["line"] == "Ruling of the floor":
                    assert self._ruled[0] == line.seq - 1, "a slip of a ruling follows it"
                    _check_ruled_slip(hand, self._ruled[1], slip)
                    return
                assert hand.settled is None, "a payout of a hand that is settled has no slip but by a ruling"
                same = [value for value in hand.slips.values() if _paid_for(value) == _paid_for(slip)]
                assert not same, f"paid twice: {_paid_for(slip)}"
                hand.slips[body["number"]] = slip
            case "slip_voided":
                assert hand is not None and line.actor in FLOOR and line.actor != hand.dealer, "the floor voids a slip"
                hand.slips.pop(body["number"], None)
            case "payout_signed":
                assert hand is not None and line.actor in FLOOR and line.actor != hand.dealer, "the floor signs"
                for who, before in hand.signed:
                    if before["signature"] != body["signature"] and before["step"] == body["step"]:
                        both = {*map(tuple, before["items"])} & {*map(tuple, body["items"])}
                        assert who != line.actor or not both, "two sign, and are two"
                hand.signed.append((line.actor, body))
            case _:
                pass

    def _settle(self, hand: LedgerHand, body: Json) -> None:
        given, result = body["result"]["input"], body["result"]["result"]
        match hand.opened["game"]:
            case "nh" | "peek":
                _check_banked(hand, body["house_net"], result)
            case "holdem":
                self._check_poker(hand, body["house_net"], given, result)
            case _:
                self._check_points(given, result)
        _check_slips(hand)
        hand.settled, hand.net = body, body["house_net"]
        self.house_net += body["house_net"]
        self._carried_before, self._carry = self._carry, body["result"]["carry"]
        self.settled += 1

    def _check_poker(self, hand: LedgerHand, house_net: int, given: Json, result: Json) -> None:
        players = result["players"]
        assert result["rake"] == house_net == -sum(player["net"] for player in players), (
            "chips in are chips out, and rake"
        )
        assert sum(player["final"] for player in players) == sum(player["start"] for player in players) - house_net
        assert result["pot_total"] == sum(pot["amount"] for pot in result["pots"])
        for pot in result["pots"]:
            assert pot["amount"] == pot["rake"] + sum(pot["paid"].values()), "a pot is paid out but for its rake"
        pushed = sum(cents for (seat, account), cents in hand.book.items() if seat and account != "put_in")
        assert pushed == sum(sum(pot["paid"].values()) for pot in result["pots"]), "what was pushed is what was won"
        assert {str(player["seat"]): player["start"] for player in players} == {
            str(seat["seat"]): seat["stack"] for seat in given["seats"]
        }
        self._check_stacks(hand, players)

    def _check_stacks(self, hand: LedgerHand, players: list[Json]) -> None:
        """Check that a stack is its amount after the previous hand plus later purchases."""
        before = self._carry.get("holdem", {}).get("players", {})
        bought: dict[str, int] = {}
        for answer in hand.answers:
            if answer.step == "seats":
                bought |= {seat: amount or 0 for seat, (_, amount) in answer.said.get("chosen", {}).items()}
        for player in players:
            seat = str(player["seat"])
            has, buys = before[seat][0] if seat in before else 0, bought.get(seat, 0)
            chips = hand.chips.get(player["seat"], 0)
            assert player["start"] in (has + chips, has + buys + chips, buys + chips, buys), (
                f"seat {seat} had {has}, bought {buys}, got {chips}, and begins with {player['start']}"
            )

    def _check_points(self, given: Json, result: Json) -> None:
        players = result["players"]
        carried = self._carry.get("carried", 0)
        into, out = sum(player["start"] for player in players), sum(player["final"] for player in players)
        assert into + carried == out + result["carried_over"], (
            f"{into} points and {carried} carried over, now {out} and {result['carried_over']}"
        )
        uncalled = result["uncalled"] or {"seat": None}
        for player in players:
            back = uncalled["points"] if uncalled["seat"] == player["seat"] else 0
            assert (
                player["final"]
                == player["start"] + player["net"]
                == player["start"] - player["contributed"] + player["won"] + back
            )


def _correct(hand: LedgerHand, body: Json) -> None:
    """Change answers as a correction says, and drop those that it voids."""
    changed = dict([(body["event"], body["answer"]), *(body.get("also") or ())])
    from_ = body.get("voids_from")
    hand.answers = [
        answer._replace(said=changed.get(answer.seq, answer.said))
        for answer in hand.answers
        if from_ is None or answer.seq < from_
    ]


def _check_banked(hand: LedgerHand, house_net: int, result: Json) -> None:
    """Test that the winnings of seats are the loss of the house, and the dealer's takes and pays."""
    net_chips = _moved(hand)
    assert house_net == result["house_net"] == -sum(seat["total"]["net"] for seat in result["seats"])
    for value in result["seats"]:
        wagers = value["wagers"].values()
        for key in ("bet", "returned", "won", "net"):
            assert value["total"][key] == sum(wager[key] for wager in wagers), f"seat {value['seat']}: {key}"
        for wager in wagers:
            assert wager["net"] == wager["returned"] - wager["bet"], "what goes out is what came in, and what was won"
            assert wager["bet"] > 0 and wager["returned"] >= 0
        net = sum(wager["net"] for wager in wagers)
        assert net_chips.get(value["seat"], 0) == net, (
            f"seat {value['seat']} won {net}; the dealer was asked to pay {net_chips.get(value['seat'])}: {wagers}"
        )
    placed: Json = next((answer.said["placed"] for answer in hand.answers if "placed" in answer.said), {})
    for value in result["seats"]:
        for spot, cents in placed[str(value["seat"])].items():
            assert value["wagers"][spot]["bet"] == cents, f"seat {value['seat']} put {cents} on {spot}"
    assert {int(seat) for seat in placed} == {seat["seat"] for seat in result["seats"]}


def _check_given_back(hand: LedgerHand, body: Json) -> None:
    """Test that returns to a seat undo its takes and pays; the rest is still due."""
    back: dict[int, int] = {}
    for seat, name, cents in body.get("given_back") or ():
        assert cents, f"seat {seat}: nothing goes back for {name}"
        back[seat] = back.get(seat, 0) + cents
    for seat, net in _moved(hand).items():
        assert back.get(seat, 0) + net >= 0, f"seat {seat} was paid {net}, and {back.get(seat, 0)} goes back to it"
    placed: Json = next((answer.said["placed"] for answer in hand.answers if "placed" in answer.said), {})
    if placed and not hand.book and all(answer.step in _FIRST_WAGERS for answer in hand.answers):
        assert back == {int(seat): sum(spots.values()) for seat, spots in placed.items()}, "wagers go back as placed"


def _check_slips(hand: LedgerHand) -> None:
    """Check that each slip that holds is for one payout of its hand."""
    paid = []
    for answer in hand.answers:
        sums: dict[int, int] = {}
        for seat, _, cents in answer.settles:
            sums[seat] = sums.get(seat, 0) + cents
        paid += [(answer.step, seat, cents) for seat, cents in sums.items()]
    for slip in hand.slips.values():
        assert (slip["step"], slip["seat"], slip["amount"]) in paid, f"a slip that nothing was paid for: {slip}"
        paid.remove((slip["step"], slip["seat"], slip["amount"]))


def _check_ruled_slip(hand: LedgerHand, ruled: Json, slip: Json) -> None:
    """Check that a slip of a ruling is for the wager's total: this ruling, the hand's payment, and earlier rulings.

    A dispute that names no wager may be about any wager of its seat, and counts with each of them.
    """
    opened = hand.disputes[ruled["dispute"]]
    assert ruled["paid"] > 0 and slip["seat"] == opened["seat"], "a ruling pays the seat that disputed"
    before = 0
    for earlier in hand.rulings:
        about = hand.disputes[earlier["dispute"]]
        is_same = not opened.get("wager", "") or about.get("wager", "") in {"", opened.get("wager", "")}
        if earlier is not ruled and about["seat"] == opened["seat"] and is_same:
            before += earlier["paid"]
    whole = ruled["paid"] + max(0, opened.get("kiosk") or 0) + max(0, before)
    assert slip["amount"] == whole, "a slip of a ruling is for its whole payout"


def _moved(hand: LedgerHand) -> dict[int, int]:
    moved: dict[int, int] = {}
    for (seat, _), cents in hand.book.items():
        moved[seat] = moved.get(seat, 0) + cents
    return moved


def _paid_for(slip: Mapping[str, Any]) -> tuple[str, int, str]:
    return slip["step"], slip["seat"], slip["wager"]


def lines(path: Path, after: int = 0) -> Iterator[LedgerLine]:
    with read_journal(path) as journal:
        yield from map(line_of, journal.events(after + 1))


def line_of(event: Event) -> LedgerLine:
    """Return an event as its row has it."""
    return LedgerLine(event.seq, event.hand, event.kind, event.actor, json.loads(event.text))
