import QtQuick
import Kiosk

// The keys of a PIN. The one at the corner goes back to the names.
NumberKeys {
    required property SigningPad pad

    asksFor: pad.title // the PIN of another name is another number
    tone: "floorQuiet"
    extra: "name"
    extraText: qsTr("Other name")
    extraMark: "↩"
    onPressed: key => key === "back" ? pad.pinBack() : key === "name" ? pad.pickSigner("") : pad.pinDigit(Number(key))
}
