import QtQuick
import Kiosk
import "../controls"

// Above each page over the table: the table, the time, and the padlock, where the header of the table has them. A
// recalled hand has a band of its own there, with the padlock.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property Glass glass
    required property bool bare // Only the padlock.

    implicitHeight: theme.headerRow
    color: bare ? "transparent" : theme.background

    HeaderText {
        objectName: "pageTable"
        visible: !root.bare
        x: root.theme.px(28)
        theme: root.theme
        text: root.screen.tableId
        font.weight: Font.Bold
    }

    ClockLock {
        objectName: "lock"
        theme: root.theme
        glass: root.glass
        time: root.bare ? "" : root.screen.clock
        room: root.height
        ink: root.bare ? root.theme.recallInk : root.theme.soft
    }

    Rectangle {
        visible: !root.bare
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
