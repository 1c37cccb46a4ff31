pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// Where this is, what is posted, what is plugged in, who deals, what time it is.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen
    property Menu menu: null

    readonly property int margin: theme.px(28)

    implicitHeight: theme.px(72)
    color: theme.background

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }

    Row {
        id: names

        x: root.margin
        height: parent.height
        spacing: root.theme.px(29)

        MenuButton {
            objectName: "menu"
            visible: root.menu !== null
            height: Math.max(72, root.height)
            theme: root.theme
            text: root.screen.tableId
            room: root.height
            isOpen: root.menu?.isOpen ?? false
            onTapped: root.menu?.toggle()
        }

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

        x: Math.max(names.x + names.width + root.theme.px(30), Math.min((root.width - width) / 2, devices.x - width - root.theme.px(30)))
        height: parent.height
        spacing: root.theme.px(36)

        Repeater {
            model: root.screen.jackpots

            delegate: Column {
                id: jackpot

                required property int index
                required property string name
                required property string amount

                anchors.verticalCenter: parent?.verticalCenter

                Text {
                    anchors.right: parent.right
                    text: jackpot.name
                    color: root.theme.gold
                    font.pixelSize: root.theme.type(16)
                    font.weight: Font.Bold
                    font.letterSpacing: root.theme.px(2)
                    lineHeight: 0.95
                }

                Text {
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

        x: root.width - width - root.margin
        height: parent.height
        spacing: root.theme.px(28)

        Repeater {
            model: root.screen.devices

            delegate: Row {
                id: device

                required property int index
                required property string label
                required property bool ok

                height: root.height
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

        HeaderText {
            theme: root.theme
            text: root.screen.clock
            color: root.theme.muted
        }
    }
}
