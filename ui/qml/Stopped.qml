import QtQuick
import Kiosk
import "controls"
import "table"

// The table is stopped: a supervisor must act, who can open the diagnostics here.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property Menu menu
    required property Glass glass

    color: theme.stop

    MenuButton {
        objectName: "menu"
        x: root.theme.px(28)
        height: Math.max(root.theme.least, room)
        theme: root.theme
        text: root.screen.tableId
        room: root.theme.headerRow
        isOpen: root.menu.isOpen
        onTapped: root.menu.toggle()
    }

    ClockLock {
        objectName: "lock"
        theme: root.theme
        glass: root.glass
        time: root.screen.clock
        room: root.theme.headerRow
    }

    Column {
        anchors.centerIn: parent
        visible: !root.menu.isOpen
        width: parent.width * 0.7
        spacing: root.theme.px(34)

        PlainText {
            width: parent.width
            text: qsTr("Stopped: call a supervisor")
            color: root.theme.stopInk
            font.pixelSize: root.theme.sizes.pot
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "stopped"
            width: parent.width
            text: root.screen.stopped
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.instruction
            wrapMode: Text.WordWrap
        }

        PlainText {
            width: parent.width
            text: qsTr("Do not move cards or chips. A supervisor decides what happens next.")
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }
    }

    MenuPanel {
        theme: root.theme
        menu: root.menu
    }
}
