import QtQuick
import "controls"

// The table could not be opened. It takes a supervisor, and it is the same at every start until one has seen to it.
Window {
    id: root

    required property string sentence

    readonly property real unit: Math.max(1, Math.min(width, height) / 800)
    readonly property Hues hues: Hues {}

    title: qsTr("Dealer assist kiosk")

    color: root.hues.stop

    Column {
        anchors.centerIn: parent
        width: parent.width * 0.7
        spacing: 32 * root.unit

        PlainText {
            width: parent.width
            text: qsTr("Stopped: call a supervisor")
            color: root.hues.stopInk
            font.pixelSize: 56 * root.unit
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "stopped"
            width: parent.width
            height: Math.min(implicitHeight, root.height * 0.6)
            text: root.sentence
            color: root.hues.ink
            font.pixelSize: 34 * root.unit
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: 18 * root.unit
            elide: Text.ElideRight
            wrapMode: Text.Wrap
        }

        PlainText {
            width: parent.width
            text: qsTr("Leave cards and chips as they lie. Nothing was changed.")
            color: root.hues.soft
            font.pixelSize: 26 * root.unit
            wrapMode: Text.WordWrap
        }
    }
}
