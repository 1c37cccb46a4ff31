pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The jackpots that are posted, and where.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen

    visible: screen.jackpotsOf !== ""
    color: theme.floorBanner

    Row {
        x: root.theme.px(28)
        height: parent.height
        spacing: root.theme.px(44)

        Repeater {
            model: root.screen.jackpots

            delegate: Row {
                id: jackpot

                required property int index
                required property string name
                required property string amount

                height: root.height
                spacing: root.theme.px(16)

                HeaderText {
                    theme: root.theme
                    text: jackpot.name
                    color: root.theme.gold
                    font.weight: Font.DemiBold
                    font.letterSpacing: root.theme.px(2)
                }

                HeaderText {
                    theme: root.theme
                    text: jackpot.amount
                    font.pixelSize: root.theme.type(40)
                    font.weight: Font.Bold
                }
            }
        }
    }

    Column {
        anchors.right: key.visible ? key.left : parent.right
        anchors.rightMargin: root.theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.theme.px(6)

        Repeater {
            model: [root.screen.posted, root.screen.changes]

            delegate: PlainText {
                required property string modelData

                anchors.right: parent?.right
                text: modelData
                color: root.theme.soft
                font.pixelSize: root.theme.type(22)
            }
        }
    }

    TouchButton {
        id: key

        objectName: "changeJackpots"
        visible: root.screen.change !== ""
        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        height: Math.max(root.theme.least, root.theme.px(76))
        theme: root.theme
        size: 24
        dimmed: !root.screen.mayChange
        text: root.screen.change
        onTapped: root.screen.changeJackpots()
    }

    Rectangle {
        y: parent.height - 1
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
