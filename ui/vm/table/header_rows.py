"""The header of the table screen, and the strip: the one sentence of a device, the floor, or a refusal."""

import time
from typing import Any

from kiosk.core.devices import DeviceState, PrinterState
from kiosk.core.text import Text, listed
from kiosk.staff import Act
from kiosk.table import DeviceShown, TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.money import payout_rows
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.table_look import DeviceDot, Jackpot

_LATE_MIN = 10  # Minutes after which a fill or credit on its way is mentioned.
_AMOUNTS_SAID = 3  # Named amounts that the rack cannot make.
_OUT = (DeviceState.ABSENT, DeviceState.BACKING_OFF, PrinterState.OFFLINE)
_MAX_NAMED = 2  # Devices named in the header besides the source of cards.


def header(table: TableView) -> dict[str, Any]:
    amount = amount_of(table)
    config = table.config
    hand = f"{table.hand_number:,}".replace(",", " ")
    limits = table.rules.played_for(config.table_minimum, config.table_maximum)
    return {
        "table_id": config.id,
        "title": table.rules.title,
        "limits": say(words.LIMITS.fill(limits=limits, hand=hand)),
        "jackpots": tuple(Jackpot(name.upper(), amount(cents)) for name, cents in table.shift.jackpots.items()),
        "devices": _devices(table),
        "dealer": _dealer(table),
    }


def _dealer(table: TableView) -> str:
    dealer, supervisor = table.dealer, table.people.supervisor
    if dealer is None or supervisor is None:
        return dealer.name if dealer else ""
    return say(words.SUPERVISED.fill(trainee=dealer.name, dealer=supervisor.name))


def _devices(table: TableView) -> tuple[DeviceDot, ...]:
    """Return the source of the cards, and the other devices that need attention: each by name, or their number."""
    source = table.config.shoe or table.config.camera
    cards = [device for name, device in table.devices.by_name.items() if name == source]
    needing = [device for name, device in table.devices.by_name.items() if name != source and not device.is_well]
    dots = [_dot(device) for device in (cards + needing if len(needing) <= _MAX_NAMED else cards)]
    if len(needing) > _MAX_NAMED:
        dots.append(DeviceDot(say(words.NEED_ATTENTION.fill(n=len(needing))), False))
    return tuple(dots)


def _dot(device: DeviceShown) -> DeviceDot:
    return DeviceDot(say(words.DEVICE[device.state].fill(device=words.DEVICE_LABEL[device.label])), device.is_well)


def strip(table: TableView, said: Text | str) -> dict[str, Any]:
    """Return the sentence in the strip: a refusal first, then a message of a device or the floor."""
    if said:
        return {"strip": say(said), "strip_tone": "refused"}
    call = table.floor.called
    called = ""
    if call is not None:
        at = time.strftime("%H:%M", time.localtime(call.at_ms / 1000))
        called = say(words.FLOOR_CALLED.fill(time=at, why=say(call.why)))
        coming = table.staff.person(call.coming) if call.coming else None
        if coming is not None:
            called = say(words.FLOOR_COMES.fill(name=coming.name, why=say(call.why)))
    left = ""
    if table.dealer is None and table.people.dealer_has_left:
        left = say(words.HAS_LEFT.fill(name=table.people.dealer_has_left))
    again = payout_rows.reopened_strip(table)
    trouble = table.notice or table.shoe.alarm or table.camera.unclear or table.watch.clock_note
    waits = table.suspended if table.watch.clock_behind_ms and not table.hand_is_open else ""
    away = _several_away(table) or _shoe_away(table) or (say(table.camera.fault) if table.is_open else "")
    copies = say(table.watch.copy_note)
    strip = left or say(waits or trouble) or called or again or _before_cards(table) or away or copies
    return {"strip": strip, "strip_tone": "warning" if strip else ""}


def of_devices(table: TableView) -> str:
    """Return the alarm of the shoe, or the devices that are down; "" if there is none."""
    return say(table.shoe.alarm) or _several_away(table) or _shoe_away(table)


def _several_away(table: TableView) -> str:
    """Return the devices that are down, the shoe first, if there are several; "" otherwise."""
    if not table.is_open:
        return ""
    first = (table.config.shoe, table.config.camera)
    known = sorted(table.devices.by_name.items(), key=lambda found: first.index(found[0]) if found[0] in first else 2)
    out = [words.DEVICE_LABEL[device.label] for _, device in known if device.state in _OUT]
    return say(words.SEVERAL_AWAY.fill(devices=listed(out))) if len(out) > 1 else ""


def _shoe_away(table: TableView) -> str:
    """Return the message and the advice for an unplugged or lost shoe; "" if it is connected or never was."""
    shoe = table.devices.by_name.get(table.config.shoe or "")
    away = words.SHOE_AWAY.get(shoe.state) if shoe is not None and table.is_open else None
    return say(away) if away is not None else ""


def _before_cards(table: TableView) -> str:
    """Return the matter to settle before the next cards, "" if there is none, or once they are out."""
    if not table.is_open:
        return ""
    if table.shift.unposted and not table.hand_is_open:
        return say(words.UNPOSTED.fill(roles=table.people.role_words(Act.POST_JACKPOTS)))
    cannot = table.shift.cannot_pay
    if cannot:
        return say(words.RACK_CANNOT_PAY.fill(amounts=listed(map(amount_of(table), cannot[:_AMOUNTS_SAID]))))
    if table.disputes.hands and not table.hand_is_open:
        return say(words.DISPUTE_WAITS.fill(hand=table.disputes.hands[0]))
    return _on_way(table) or _seal(table)


def _seal(table: TableView) -> str:
    """Return the reminder to enter a seal number or a jackpot's deck; "" in a hand, and if neither is due."""
    seals = table.seals
    if seals.reading is not None:
        return say(table.suspended)
    if table.hand_is_open or not seals.asks:
        return ""
    return say(words.DECK_ASIDE.fill(hand=seals.won_in) if seals.won_seal else words.SEAL_ASKED)


def _on_way(table: TableView) -> str:
    """Return the pending fill or credit, and since when, "" for none."""
    pending = table.transfers.pending
    if pending is None:
        return ""
    amount = amount_of(table)(pending.cents)
    if not pending.slip:
        return say(words.TRANSFER_ASKED[pending.direction].fill(amount=amount))
    minutes = max(0, table.clock.now_ms() - pending.since_ms) // 60_000
    late = words.TRANSFER_LATE if minutes >= _LATE_MIN else words.TRANSFER_ON_WAY
    return say(late[pending.direction].fill(amount=amount, slip=pending.slip, n=minutes))
