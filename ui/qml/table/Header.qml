pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Where this is, what is posted, what is plugged in, who deals, what time it is.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property Menu menu: null
    property Glass glass: null

    readonly property int margin: theme.px(28)
    readonly property int gap: theme.px(30)
    readonly property int row: Math.max(theme.px(72), theme.type(56))
    readonly property bool upright: theme.portrait && jackpots.count > 0
    readonly property real wanted: names.width + devices.width + (upright ? 0 : middle.width + gap)

    // Words that do not fit beside each other are drawn smaller: nothing is cut off.
    readonly property real fit: Math.min(1, (lock.x - names.x - 2 * gap) / Math.max(1, wanted))

    implicitHeight: upright ? 2 * row : row
    color: theme.background

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }

    MenuButton {
        id: menuButton

        objectName: "menu"
        x: root.margin
        visible: root.menu !== null
        height: Math.max(root.theme.least, root.row)
        theme: root.theme
        text: root.screen.tableId
        room: root.row
        isOpen: root.menu?.isOpen ?? false
        onTapped: root.menu?.toggle()
    }

    Row {
        id: names

        x: menuButton.visible ? menuButton.x + menuButton.width + root.gap : root.margin
        height: root.row
        scale: root.fit
        transformOrigin: Item.Left
        spacing: root.theme.px(29)

        HeaderText {
            visible: root.menu === null
            theme: root.theme
            text: root.screen.tableId
            font.weight: Font.Bold
        }

        HeaderText {
            theme: root.theme
            text: root.screen.title
        }

        HeaderText {
            theme: root.theme
            text: root.screen.limits
            color: root.theme.muted
        }
    }

    Row {
        id: middle

        readonly property real drawn: width * scale

        x: root.upright ? (root.width - drawn) / 2 : Math.max(names.x + names.width * root.fit + root.gap * root.fit, Math.min((root.width - drawn) / 2, devices.x - drawn - root.gap * root.fit))
        y: root.upright ? root.row : 0
        height: root.row
        scale: root.upright ? Math.min(1, (root.width - 2 * root.margin) / Math.max(1, width)) : root.fit
        transformOrigin: Item.Left
        spacing: root.theme.px(36)

        Repeater {
            id: jackpots

            model: root.screen.jackpots

            delegate: Column {
                id: jackpot

                required property int index
                required property string name
                required property string amount

                anchors.verticalCenter: parent?.verticalCenter

                PlainText {
                    anchors.right: parent.right
                    text: jackpot.name
                    color: root.theme.gold
                    font.pixelSize: root.theme.type(16)
                    font.weight: Font.Bold
                    font.letterSpacing: root.theme.px(2)
                    lineHeight: 0.95
                }

                PlainText {
                    anchors.right: parent.right
                    text: jackpot.amount
                    color: root.theme.ink
                    font.pixelSize: root.theme.type(26)
                    font.weight: Font.DemiBold
                    lineHeight: 0.95
                }
            }
        }
    }

    Row {
        id: devices

        x: lock.x - (width + root.theme.px(28)) * root.fit
        height: root.row
        scale: root.fit
        transformOrigin: Item.Left
        spacing: root.theme.px(28)

        Repeater {
            model: root.screen.devices

            delegate: Row {
                id: device

                required property int index
                required property string label
                required property bool ok

                height: root.row
                spacing: root.theme.px(10)

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(8, root.theme.px(12))
                    height: width
                    radius: width / 2
                    color: device.ok ? root.theme.pay : root.theme.floor
                }

                HeaderText {
                    theme: root.theme
                    text: device.label
                    color: device.ok ? root.theme.muted : root.theme.floor
                }
            }
        }

        HeaderText {
            theme: root.theme
            text: root.screen.dealer
            font.weight: Font.Bold
        }
    }

    ClockLock {
        id: lock

        objectName: "lock"
        x: root.width - width - root.margin
        theme: root.theme
        glass: root.glass
        time: root.screen.clock
        room: root.row
    }
}
