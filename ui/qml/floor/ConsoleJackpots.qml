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

    HeaderText {
        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(28)
        theme: root.theme
        text: qsTr("Posted at %1").arg(root.screen.jackpotsOf)
        color: root.theme.soft
    }

    Rectangle {
        y: parent.height - 1
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
