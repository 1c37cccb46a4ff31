import QtQuick
import "controls"

// The table could not be opened. It takes a supervisor, and it is the same at every start until one has seen to it.
Window {
    id: root

    required property string sentence
    required property bool elsewhere // another kiosk has the table open, and goes on behind this window

    readonly property real unit: Math.max(1, Math.min(width, height) / 800)
    readonly property Hues hues: Hues {}

    title: qsTr("Dealer assist kiosk")

    color: root.elsewhere ? root.hues.background : root.hues.stop

    Column {
        anchors.centerIn: parent
        width: parent.width * 0.7
        spacing: 32 * root.unit

        PlainText {
            width: parent.width
            text: root.elsewhere ? qsTr("This table is open already") : qsTr("Stopped: call a supervisor")
            color: root.elsewhere ? root.hues.gold : root.hues.stopInk
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
            text: root.elsewhere ? qsTr("Close this window: the table goes on behind it. Nothing was changed.") : qsTr("Leave cards and chips as they lie. Nothing was changed.")
            color: root.hues.soft
            font.pixelSize: 26 * root.unit
            wrapMode: Text.WordWrap
        }

        Rectangle {
            Accessible.role: Accessible.Button
            Accessible.name: closes.text
            Accessible.onPressAction: root.close()
            objectName: "closeWindow"
            visible: root.elsewhere
            width: closes.implicitWidth + 80 * root.unit
            height: 96 * root.unit
            radius: 16 * root.unit
            color: tap.pressed ? root.hues.goldEdge : root.hues.gold

            PlainText {
                id: closes

                anchors.centerIn: parent
                text: qsTr("Close this window")
                color: root.hues.goldInk
                font.pixelSize: 34 * root.unit
                font.weight: Font.Bold
            }

            Touch {
                id: tap

                onTapped: root.close()
            }
        }
    }
}
