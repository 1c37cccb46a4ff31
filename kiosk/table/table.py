"""A table: its journal, its people, and the hand in progress. Everything that happens at the table comes through here.

Each verb checks, commits to the journal, and only then changes what listeners see; where it raises, nothing has
changed. The table runs on one thread. What all its parts share is in `table_core.py`, its shoe in `table_shoe.py`,
its people in `table_people.py`, what goes wrong and is ruled in `table_rulings.py`; `table_watch.py` runs while nobody
touches it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.errors import NotAuthorised, Refused
from kiosk.core.money import Cents, Chips, chips, chips_held
from kiosk.core.text import Text, text
from kiosk.procedure import (
    Acknowledged,
    Answer,
    By,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Disputed,
    Done,
    Floor,
    Forfeit,
    InTurn,
    Place,
    Placed,
    Posting,
    Rolled,
    Wagers,
    posting_wait_ms,
    refuse_amounts,
    refuse_posting,
)
from kiosk.settings import TableSettings
from kiosk.staff import Act, Person, Role
from kiosk.table.log import Deal
from kiosk.table.people import Signature
from kiosk.table.rulings import Details, TableRulings
from kiosk.table.state import FloorCall

FLOOR_CALLS = (
    text("Player’s question"),
    text("Dispute about a wager"),
    text("Card exposed or damaged"),
    text("Fill or chips"),
    text("Kiosk or shoe"),
)


class Table(TableRulings):
    """One table, from its opening to its closing."""

    def close(self) -> None:
        """Sign what was written since the last hand, where no hand is open, and close the journal."""
        try:
            if self._state.hand is None and not self.stopped:
                self._log.checkpoint()
        finally:
            self.journal.close()

    # ------------------------------------------------------------------------------------------------ what is shown

    @property
    def title(self) -> str:
        return self.rules.title

    @property
    def hand_number(self) -> int:
        return self.round.opening.number

    @property
    def hand_is_open(self) -> bool:
        return self._state.hand is not None

    @property
    def jackpots(self) -> Mapping[str, Cents]:
        """Return the amounts that are posted now, in the order of the pay table."""
        return self.jackpots_of(self.deal)

    def jackpots_of(self, deal: Deal) -> Mapping[str, Cents]:
        """Return what is posted now for one of this table's games, in the order of its pay table."""
        return {name: self._state.jackpots[name] for name in deal.rules.jackpots if name in self._state.jackpots}

    @property
    def unposted(self) -> bool:
        """Say whether a jackpot of this game has not been posted: no hand can begin."""
        return len(self.jackpots) < len(self.rules.jackpots)

    @property
    def posting(self) -> Posting | None:
        """Return who posted the jackpots last, and when; None where nobody has."""
        return None if self._state.posted_ms is None else Posting(self._state.posted_by, self._state.posted_ms)

    @property
    def posting_opens_ms(self) -> int:
        """Return from when the jackpots may be changed, in milliseconds since 1970; now, where they may."""
        now, paid = self._moment(), self._state.jackpot_paid or self._jackpot_paid_now()
        return now.at_ms + posting_wait_ms(since_ms=self._state.since_posting_ms(now), paid_since=paid)

    @property
    def rack_cents(self) -> Cents:
        """Return what was in the rack at the opening."""
        return self._state.rack_cents

    @property
    def house_net(self) -> Cents:
        """Return what the hands since the opening have won for the house."""
        return self._state.house_net

    @property
    def closed_rack(self) -> Mapping[Cents, int]:
        """Return the rack as it was counted at the last closing, {chip: how many}; empty before the first one."""
        return self._state.closed_rack

    @property
    def floor_call(self) -> FloorCall | None:
        return self._state.floor_call

    @property
    def clock_text(self) -> str:
        return time.strftime("%H:%M", time.localtime(self.clock.now_ms() / 1000))

    @property
    def can_undo(self) -> bool:
        return bool(self.round.entries)

    @property
    def can_proceed(self) -> bool:
        prompt = self.round.prompt
        if prompt is None or isinstance(prompt, Cards | Dice) or self.stopped or self.suspended or self.dealer is None:
            return False
        try:
            self.payouts.refuse_proceeding()
            prompt.check(self._whole_answer(), self.round.felt)
        except Refused:
            return False
        return True

    @property
    def floor_calls(self) -> tuple[Text, ...]:
        return FLOOR_CALLS

    def chips_for(self, cents: Cents) -> Chips:
        """Return the chips of this table's rack that make an amount, fewest first.

        No more of one than were counted at the opening; what the rack cannot make is left to the cage, as the rest.
        """
        held = self._state.rack
        if held.keys() != set(self.config.denominations):  # nobody has counted it: a screen that is only shown
            return chips(cents, self.config.denominations)
        return chips_held(cents, held)

    # --------------------------------------------------------------------------------------------------- the dealer

    def place(self, seat: int, spot: str, cents: Cents) -> None:
        """Add chips to a wager of a seat."""
        bets = self._placed()
        seat_bets = bets.setdefault(seat, {})
        seat_bets[spot] = seat_bets.get(spot, 0) + cents
        self._note(Placed(bets))

    def clear_wagers(self, seat: int, spot: str | None = None) -> None:
        """Take back all wagers of a seat, or the one on `spot`."""
        bets = self._placed()
        if spot is None:
            bets.pop(seat, None)
        elif seat in bets:
            bets[seat].pop(spot, None)
            if not bets[seat]:
                del bets[seat]
        self._note(Placed(bets))

    def repeat_bets(self, seat: int | None = None) -> None:
        """Place again what was wagered in the last hand: at one seat, or at every seat that has no wager yet."""
        bets = self._placed()
        again = {
            one: dict(last)
            for one, last in self._state.bets.items()
            if one in self.deal.seats and (one == seat or (seat is None and one not in bets))
        }
        if not again:
            raise Refused("no_last_bets", "There are no last bets to repeat: place them by chip.")
        self._note(Placed({**bets, **again}))

    @property
    def has_last_bets(self) -> bool:
        return bool(self._state.bets)

    def choose(self, seat: int, option: str, amount: int | None = None) -> None:
        """Enter a player's decision. Where players act in turn it is the answer, and the next one is asked."""
        chosen = Chosen({**self._chosen(), seat: Choice(option, amount)})
        if isinstance(self.round.prompt, InTurn):
            self._answer(chosen)
        else:
            self._note(chosen)

    def choose_all(self, option: str) -> None:
        """Enter the same decision for everybody who has not decided yet."""
        prompt = self.round.prompt
        if not isinstance(prompt, Choices):
            raise Refused("not_now", "There is nothing to decide now: look at what the screen asks for.")
        chosen = self._chosen()
        self._note(Chosen({seat: chosen.get(seat, Choice(option)) for seat in prompt.options}))

    def proceed(self) -> None:
        """Do the primary action: what has been entered is the answer, or what was asked is done."""
        self.payouts.refuse_proceeding()
        self.payouts.void_what_was_reopened()
        self._answer(self._whole_answer())

    def enter_card(self, card: Card) -> None:
        """Enter the next card by hand."""
        if self.replacing is not None:
            self.replace_with(card)
            return
        self._need_cards()
        self._answer(Dealt((card,)))

    def enter_die(self, die: Die) -> None:
        """Enter what the next die shows."""
        if not isinstance(self.round.prompt, Dice):
            raise Refused("die_not_due", "No die is asked for now: look at what the screen asks for.")
        self._answer(Rolled((die,)))

    def deal_unread(self, count: int | None = None) -> None:
        """Say that the next `count` cards went down unread; None: all that are left of this deal."""
        if self.replacing is not None:
            self.replace_with(None)
            return
        prompt = self._need_cards()
        self._answer(Dealt((None,) * (count or len(prompt.left))))

    def undo(self) -> None:
        """Take the last entry back."""
        self._ready()
        self.round.undo(self._touch())
        self._changed()

    def forfeit(self, seat: int) -> None:
        """Have a seat forfeit its hand."""
        self._answer(Forfeit(seat))

    def correct(self, place: Place, card: Card) -> None:
        """Replace a face-up card that was misread; the hand is worked out again from there."""
        self.rule("misread", "correct", Details(places=(place,), card=card))

    def open_table(self, game: str, rack: Mapping[Cents, int], *, floor: Signature, dealer: Signature) -> None:
        """Open the table for a game, with the rack as it was counted; the floor and the dealer sign.

        `rack` is {chip in cents: how many}. The dealer who signs is the one who deals.
        """
        if self.is_open:
            raise Refused("open", "The table is open: close it first.")
        deal = next((one for one in self.deals if one.game.key == game), None)
        if deal is None:
            raise Refused("game", "This table does not deal that game: choose one of those shown.")
        rack = _counted(rack, deal.config)
        supervisor, hands = self._sign(floor, dealer)
        self._refuse_uncertified(hands, game)
        body = {
            "game": game,
            "rules_version": deal.game.version(deal.rules),
            "minimum": deal.config.table_minimum,
            "maximum": deal.config.table_maximum,
            "rack": [[chip, count] for chip, count in rack.items()],
            "dealer": hands.id,
        }
        self._write("table_opened", body, actor=supervisor.id)
        self._refresh()

    def close_table(self, rack: Mapping[Cents, int], *, floor: Signature, dealer: Signature) -> Cents:
        """Close the table with the rack as it was counted; the floor and the dealer sign.

        Return by how much the rack has changed since the opening, in cents.
        """
        self.refuse_closing()
        rack = _counted(rack, self.config)
        difference = sum(chip * count for chip, count in rack.items()) - self._state.rack_cents
        supervisor, hands = self._sign(floor, dealer)
        body = {
            "rack": [[chip, count] for chip, count in rack.items()],
            "difference": difference,
            "house_net": self._state.house_net,
            "dealer": hands.id,
        }
        self._write("table_closed", body, actor=supervisor.id)
        self._begin_next("")
        return difference

    def refuse_closing(self) -> None:
        """Raise Refused unless the table may be closed now."""
        self._open()
        if self._state.hand is not None:
            raise Refused("in_hand", "A hand has begun: finish it first, or void it under “Exceptions”.")

    def _sign(self, floor: Signature, dealer: Signature) -> tuple[Person, Person]:
        supervisor = self._prove(*floor, Role.FLOOR)
        return supervisor, self._prove(*dealer, Role.DEALER, but_not=supervisor.id)

    def call_floor(self, why: str) -> None:
        """Call the floor to the table."""
        self._write("floor_called", {"why": why}, actor=self._touch().actor, in_hand=True)
        self._changed()

    # ---------------------------------------------------------------------------------------------------- the floor

    def acknowledge(self, person_id: str, pin: str) -> None:
        """Acknowledge the hand that was called."""
        self._floor_answer(Acknowledged(), person_id, pin)

    def dispute(self, person_id: str, pin: str) -> None:
        """Send the hand that was called back to the cards."""
        self._floor_answer(Disputed(), person_id, pin)

    def floor_came(self, person_id: str, pin: str) -> None:
        """Say that the floor has come, and end the call."""
        person = self._prove(person_id, pin, Role.FLOOR)
        self._write("floor_came", {}, actor=person.id, in_hand=True)
        self._changed()

    def post_jackpots(self, amounts: Mapping[str, Cents], person_id: str, pin: str, *, game: str | None = None) -> None:
        """Post new jackpot amounts, in cents; at most once in 24 hours and never in a hand, but after a paid win.

        They are those of the `game` that a closed table is to be opened for, by default of the one dealt here last.
        """
        names = next((one for one in self.deals if one.game.key == game and not self.is_open), self.deal).rules.jackpots
        refuse_amounts(amounts, names)
        person = self._prove(person_id, pin, Act.POST_JACKPOTS)
        self.refuse_jackpots()
        self._write("jackpots_posted", {"amounts": dict(amounts)}, actor=person.id)
        self._refresh()

    def refuse_jackpots(self) -> None:
        """Raise Refused unless new jackpots may be posted now."""
        refuse_posting(
            since_ms=self._state.since_posting_ms(self._moment()),
            in_hand=self._state.hand is not None,
            paid_since=self._state.jackpot_paid or self._jackpot_paid_now(),
        )

    def _jackpot_paid_now(self) -> bool:
        """Return whether a jackpot has been paid in the hand that is open."""
        return any(one.share for bets in self.round.felt.settled.values() for one in bets.values())

    # ---------------------------------------------------------------------------------------------------- machinery

    def _placed(self) -> dict[int, dict[str, Cents]]:
        draft = self.round.draft
        if not isinstance(self.round.prompt, Wagers):
            raise Refused("bets_closed", "Wagers cannot change once a card is out: call the floor.")
        return {seat: dict(bets) for seat, bets in draft.bets.items()} if isinstance(draft, Placed) else {}

    def _chosen(self) -> dict[int, Choice]:
        draft = self.round.draft
        return dict(draft.choices) if isinstance(draft, Chosen) else {}

    def _whole_answer(self) -> Answer:
        match self.round.prompt:
            case Wagers():
                return Placed(self._placed())
            case Choices():
                return Chosen(self._chosen())
            case _:
                return Done()

    def _need_cards(self) -> Cards:
        prompt = self.round.prompt
        if not isinstance(prompt, Cards):
            raise Refused("card_not_due", "No card is due now: look at what the screen asks for.")
        return prompt

    def _note(self, draft: Placed | Chosen) -> None:
        self._ready()
        self.round.note(draft, self._touch())
        self._changed()

    def _answer(self, answer: Answer) -> None:
        self._ready()
        self.round.answer(answer, self._touch())
        self._after_answer()

    def _floor_answer(self, answer: Answer, person_id: str, pin: str) -> None:
        self._ready()
        if self.supervisor is not None and person_id == self.supervisor.id:
            raise NotAuthorised("same_person", "Whoever deals this hand, or beside it, cannot acknowledge it.")
        person = self._prove(person_id, pin, Role.FLOOR, but_not=self.round.opening.dealer)
        called = self.round.prompt
        self.round.answer(answer, By(person.id, "floor", frozenset({Role.FLOOR.value})))
        if isinstance(called, Floor):
            says = self.disputes.at_floor if isinstance(answer, Disputed) else self.disputes.acknowledged
            says(called.item, person)
        self._after_answer()


def _counted(rack: Mapping[Cents, int], config: TableSettings) -> dict[Cents, int]:
    """Return a count of the rack, largest chip first. Raise Refused unless it counts each chip of the table."""
    if set(rack) != set(config.denominations) or min(rack.values()) < 0:
        raise Refused("rack", "Count every chip of the rack, none of them less than nothing.")
    return {chip: rack[chip] for chip in sorted(rack, reverse=True)}
