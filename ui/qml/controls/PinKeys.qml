import QtQuick
import Kiosk

// The keys of a PIN. The corner key goes back to the names.
NumberKeys {
    required property SigningPad pad

    asksFor: pad.title // The PIN of another person is another number.
    tone: "floorQuiet"
    extra: "name"
    extraText: qsTr("Other name")
    extraMark: "↩"
    onPressed: key => key === "back" ? pad.pinBack() : key === "name" ? pad.pickSigner("") : pad.pinDigit(Number(key))
}
