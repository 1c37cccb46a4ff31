"""Reasons in events: the journal stores a key and values, and the sentence is looked up when it is read.

A key never changes, so a sentence may be reworded, and an old journal is shown in today's words in every language. A
sentence that is not in the catalog, such as one that a person typed or an outside driver reports, is stored as text. A
test checks that the program uses each sentence of the catalog.
"""

from collections.abc import Mapping
from typing import Any, Final

from kiosk.core.text import Sentence, Text, counted, text
from kiosk.events.plain_json import plain_text

REASONS: Final[Mapping[str, Text]] = {
    # Floor calls
    "call.question": text("Player’s question"),
    "call.dispute": text("Wager dispute"),
    "call.card": text("Card exposed or damaged"),
    "call.chips": text("Fill or chips"),
    "call.device": text("Kiosk or shoe"),
    "call.wrong_pins": text("Too many wrong PINs at this table"),
    "call.refused_cards": text("Cards already in this hand were entered again"),
    "call.early_card": text("A card left the shoe too early"),
    "call.new_deck": text("The cards came in the order of a new deck"),
    "call.same_order": text("The cards came in the order of an earlier hand"),
    "call.locked": text("Table locked by the floor"),
    # Disputes
    "claim.too_little": text("Paid too little"),
    "claim.too_much": text("Paid too much"),
    "claim.wager": text("The wager was different"),
    "claim.decision": text("The decision was different"),
    "claim.card": text("A card was different"),
    "claim.seat": text("The wrong seat was paid"),
    "claim.not_shown": text("The hand differs from the screen"),
    "ruling.stands": text("The result stands"),
    "ruling.player": text("The player is right"),
    "ruling.agreed": text("Player and house agreed on an amount"),
    "ruling.players": text("The players have agreed"),
    "ruling.acknowledged": text("Acknowledged"),
    "pot.main": text("Main pot"),
    "pot.side": text("Side pot {nth}"),
    # Void and reopened hands, and slips
    "void.overtaken": text("The previous hand was resettled"),
    "void.left": text("Left, and another hand begun"),
    "reopen.amount": text("Wrong amount paid to a seat"),
    "reopen.card": text("Wrong card entered"),
    "reopen.wager": text("Wrong wager entered"),
    "reopen.decision": text("Wrong player decision entered"),
    "reopen.seat": text("The wrong seat was paid or taken"),
    "floor.decision": text("Floor decision"),
    "slip.corrected": text("The hand was corrected"),
    "slip.damaged": text("The slip is damaged or unreadable"),
    "slip.seat": text("Made out for the wrong seat"),
    "transfer.not_needed": text("No longer needed"),
    "transfer.wrong_chips": text("Wrong chips requested"),
    "transfer.sent_back": text("Sent back after the count"),
    "transfer.other_count": text("Counted differently: a new slip was issued"),
    # Certificates
    "revoked.mispays": text("Mispays at the live table"),
    "revoked.procedure": text("Broke procedure"),
    "revoked.lately": text("Has not dealt this game lately"),
    "revoked.left": text("No longer employed here"),
    "revoked.error": text("Signed in error"),
    # Ports
    "port.opening": text("{port} is opening."),
    "port.open": text("{port} is open."),
    "port.lost": text("{port} was lost ({why}): check its cable and power."),
    "port.missing": text("{port} not found: check the cable and the device’s power."),
    "port.forbidden": text("The kiosk cannot open {port}: add its user to the port’s group."),
    "port.busy": text("Another program is using {port}: close it."),
    "port.failed": text("{port} could not be opened: {why}."),
    # Devices that send by themselves
    "device.heard": counted("The {device} is back; %n byte was lost.", "The {device} is back; %n bytes were lost."),
    "device.clear": text("The {device} sends clear data again."),
    "device.cut_off": text("Too much data from the {device}: cut off. Unplug it and check its cable."),
    "device.shoe": text("shoe"),
    "device.badge": text("badge reader"),
    "device.scanner": text("scanner"),
    "device.seats": text("seat hub"),
    "fault.outside_frame": text("bytes outside a frame arrived"),
    "fault.frame_cut": text("a frame was cut short"),
    "fault.frame_form": text("a frame does not have twelve digits between 02 and 03"),
    "fault.frame_check": text("a bad frame checksum"),
    "fault.frame_end": text("a frame is too long"),
    "fault.frame_empty": text("a frame lacks a number or data"),
    "fault.frame_length": text("a frame has an impossible length"),
    "fault.frame_answer": text("a frame is not a tag reader reply"),
    "fault.line_text": text("a line has characters other than letters and digits"),
    "fault.line_end": text("a line is too long"),
    "fault.line_cut": text("a line was cut short"),
    "fault.line_unreadable": text("a line cannot be read"),
    "fault.line_unknown": text("a line is not a seat hub message"),
    "fault.token": text("the bytes received are not a token"),
    "fault.token_cut": text("a token was cut short"),
    "fault.token_end": text("a token is too long"),
    "fault.token_unknown": text("a token is not known for this shoe"),
    "fault.token_card": text("a token named a card that does not exist"),
    "badge.garbled": text("The badge reader sends garbled data: {fault}."),
    "scanner.garbled": text("The scanner sends garbled data: {fault}."),
    # The shoe
    "shoe.garbled": text("The shoe sends garbled data: {fault}."),
    "shoe.was_away": text("The shoe was disconnected when this hand began. Check every card, then confirm."),
    "shoe.went_away": text("The shoe disconnected and may have missed cards. Check every card, then confirm."),
    "shoe.restarted": text("The kiosk restarted during this hand. Check every card, then confirm."),
    "shoe.before_bets": text("A card left the shoe before all bets were entered. Put it back, then confirm."),
    "shoe.lies_there": text("That card is already in this hand: stop, and call the floor."),
    "shoe.unread_first": text("Enter the card the shoe could not read. Then check the next one and confirm."),
    "shoe.damaged": text("The shoe’s message was damaged: check every card against the screen."),
    "shoe.burned": text("A card was burned at the shoe: enter it if this hand needs it."),
    "shoe.alarm": text("The shoe reports {name}: check the shoe."),
    "shoe.an_alarm": text("an alarm"),
    "shoe.warning": text("Shoe warning {code}: call a technician if it persists."),
    "shoe.error": text("The shoe reports error {number}: check the shoe."),
    "shoe.unread": text("The shoe could not read a card: enter it."),
    "shoe.one_too_many": text("The shoe reports one card too many: check every card against the screen."),
    "shoe.button": text("A button on the shoe was pressed at the wrong time: check the shoe."),
    "shoe.pushed_exit": text("A card was pushed back at the exit of the shoe: check every card against the screen."),
    "shoe.pushed_inside": text("A card was pushed back inside the shoe: check every card against the screen."),
    "shoe.code": text("The shoe cannot decode a card: check every card against the screen."),
    "shoe.waited": text("No card was drawn in time: check the shoe."),
    "shoe.outside_game": text("A card was drawn outside a game: enter it if this hand needs it."),
    "shoe.burn_count": text("Shoe sent a burn count: check every card against the screen."),
    "shoe.again": text("The shoe repeated or redealt a card: check every card against the screen."),
    "shoe.lock": text("The shoe was locked or unlocked: check that it deals."),
    "shoe.preset": text("The shoe’s settings changed: call the floor."),
    "shoe.cut_card": text("The cut card came out of the shoe: put it aside."),
    # The seat readers
    "seats.garbled": text("The seat hub sends garbled data: {fault}."),
    "seats.silent": text("The seat hub does not answer: check its power and cable."),
    "seats.unread": text("Seat {seat} cannot be read: {why}."),
    "seats.error": text("Seat {seat} cannot be read ({what})."),
    "seats.status": text("reader status {status}"),
    "seats.no_answer": text("its reader does not answer"),
    "seats.read": text("All seats can be read."),
    # The printer
    "printer.not_started": text("The printer has not been started."),
    "printer.stopped": text("The kiosk was stopped."),
    "printer.not_yet": text("The printer has not answered yet."),
    "printer.silent": text("The printer does not answer: check its power and cable."),
    "printer.garbled": text("The printer sends garbled data: check its cable, and call a technician."),
    "printer.unproven": text("The printer has not confirmed the slip. {why}"),
    "printer.unknown": text("unclear whether it printed. Check the printer, or print it again."),
    "printer.ready": text("The printer is ready."),
    "printer.printing": text("The printer is printing."),
    "printer.paper_low": text("The paper is low: have a new roll ready."),
    "printer.paper_out": text("The paper is out: put in a new roll."),
    "printer.tickets_low": text("Tickets are low: have new ones ready."),
    "printer.tickets_out": text("The paper is out: put in new tickets."),
    "printer.cover": text("The printer’s cover is open: close it."),
    "printer.offline": text("Printer offline: check its lights."),
    "printer.error": text("The printer reports an error: switch it off and on."),
    "printer.ran_out": text("The paper ran out while the slip was being printed."),
    # The camera
    "camera.starting": text("The camera is starting."),
    "camera.stopped": text("The camera is stopped."),
    "camera.cannot_start": text("The camera’s process cannot be started: {why}."),
    "camera.silent": text("The camera’s process stopped responding and is restarting."),
    "camera.ended": text("The camera’s process ended and is restarting."),
    "camera.garbled": text("The camera’s process sent garbled data and is restarting."),
    "camera.looking": text("The camera is looking at the table."),
    "camera.reads": text("Camera reading the table."),
    "camera.calibrate": text("The camera is not calibrated yet: calibrate it."),
    "camera.zones": text("Draw the zones: the camera does not know where to look."),
    "camera.networks": text("The vision models are not installed: make them with `make camera-model`."),
    "camera.moved": text("The camera or table moved {drift} mm: recalibrate the camera."),
    "camera.tags": text("The camera does not see the corner tags: uncover them."),
    "camera.no_color": text("The camera’s picture has no color: check its settings and the lamp."),
    "camera.size": text("The camera’s picture is too large: set at most 1920 × 1080."),
    "camera.deck_unreadable": text("{file} is not a readable deck: show the deck again."),
    "camera.deck_networks": text("{file} is for another vision model: show the deck again."),
    # The floor server
    "floor_server.answers": text("Floor server connected."),
    "floor_server.silent": text(
        "No answer from the floor server for ten seconds: keep dealing, and call the floor by voice."
    ),
    "floor_server.older": text("The floor database is older than this program: have it updated (kiosk floor migrate)."),
    "floor_server.newer": text("The floor server is newer than this program: have the latest version installed here."),
    "floor_server.rights": text("The floor server denies this device its rights: have a manager enroll it again."),
    "floor_server.away": text("The floor server does not answer."),
    "floor_server.slow": text("The floor server takes too long to answer."),
}
"""Every sentence that an event stores by its key. Add to it; do not change a key or the meaning of its values."""

_KEYS: Final = {words.template: key for key, words in REASONS.items()}


def reason(said: object) -> str:
    """Return a reason as an event stores it: a `Sentence` if it is in the catalog, else the string.

    Raise AssertionError for a value that is not text.
    """
    words = said.text if isinstance(said, Sentence) else said
    if isinstance(words, Text):
        return Sentence(words) if words.template in _KEYS else plain_text(str(words))
    typed = plain_text(words)
    return Sentence(Text(typed)) if typed in _KEYS else typed


def to_journal(said: str) -> Any:
    """Return a reason as the journal keeps it: the key, with the values if it has any; text for any other."""
    if not isinstance(said, Sentence):
        return said
    values = {name: _value_to_journal(value) for name, value in said.text.values.items()}
    return {"key": _KEYS[said.text.template], **({"values": values} if values else {})}


def from_journal(kept: Any) -> str:
    """Return the reason that `to_journal` has made this of; for a key that this program does not know, the key."""
    if isinstance(kept, str):
        return reason(kept)
    words = REASONS.get(kept["key"])
    if words is None:
        return str(kept["key"])
    values = {
        name: (from_journal(value) if isinstance(value, Mapping) else value)
        for name, value in kept.get("values", {}).items()
    }
    return Sentence(words.fill(**values))


def _value_to_journal(value: object) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    return to_journal(reason(value if isinstance(value, Text | str) else str(value)))
