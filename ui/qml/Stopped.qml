import QtQuick
import Kiosk

// The table cannot go on. Nothing here can be touched: it takes a supervisor.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    color: "#2a0d0b"

    Column {
        anchors.centerIn: parent
        width: parent.width * 0.7
        spacing: root.theme.px(34)

        Text {
            width: parent.width
            text: qsTr("Stopped: call a supervisor")
            color: "#ffb3ab"
            font.pixelSize: root.theme.type(64)
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "stopped"
            width: parent.width
            text: root.screen.stopped
            color: root.theme.ink
            font.pixelSize: root.theme.type(38)
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            text: qsTr("Leave cards and chips as they lie. Nothing is lost: the hand goes on from here.")
            color: root.theme.soft
            font.pixelSize: root.theme.type(28)
            wrapMode: Text.WordWrap
        }
    }
}
