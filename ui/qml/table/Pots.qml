pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The pots: the total in the middle, in chips and in words; the main pot at its left, the side pots at its right.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int gap: Math.max(8, theme.px(12))
    readonly property real side: (width - middle.width - 2 * gap) / 2
    readonly property int sidePots: Math.max(0, pots.count - 1)

    Rectangle {
        id: middle

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.round(root.width * (root.sidePots > 1 ? 0.36 : 0.44))
        height: root.height
        radius: root.theme.px(12)
        color: root.theme.tile
        border.color: root.theme.goldEdge
        border.width: Math.max(1, root.theme.px(2))

        Repeater {
            model: root.screen.potChips

            delegate: ChipRow {
                required property var chips

                x: root.theme.px(20)
                y: root.theme.px(8)
                width: Math.max(0, middle.width - total.width - 4 * x)
                height: middle.height - 2 * y
                theme: root.theme
                piles: chips
                size: root.theme.px(48)
                counted: false
                align: Text.AlignLeft
            }
        }

        Row {
            id: total

            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            spacing: root.theme.px(14)

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, middle.width - amount.width - total.spacing - 2 * total.anchors.rightMargin)
                text: qsTr("Pot total")
                color: root.theme.feltInk
                font.pixelSize: root.theme.type(24)
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
            }

            PlainText {
                id: amount

                anchors.verticalCenter: parent.verticalCenter
                text: root.screen.potTotal
                color: root.theme.gold
                font.pixelSize: root.theme.type(52)
                font.weight: Font.Bold
            }
        }
    }

    Repeater {
        id: pots

        model: root.screen.pots

        delegate: Rectangle {
            id: pot

            required property int index
            required property string name
            required property string amount
            required property string seats
            readonly property real share: (root.side + root.gap) / Math.max(1, root.sidePots)

            x: index === 0 ? 0 : middle.x + middle.width + root.gap + (index - 1) * share
            width: index === 0 ? root.side : share - root.gap
            height: root.height
            radius: root.theme.px(12)
            color: root.theme.tile
            border.color: root.theme.seatLine
            border.width: Math.max(1, root.theme.px(2))

            Column {
                x: root.theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                scale: Math.min(1, (pot.height - root.theme.px(8)) / Math.max(1, height))
                transformOrigin: Item.Left

                Item {
                    readonly property real besideSum: width - sum.width - root.theme.px(8)
                    readonly property bool stacked: besideSum < 0.6 * label.implicitWidth // then the name has a line of its own

                    width: parent.width
                    height: sum.height + (stacked ? label.height : 0)

                    PlainText {
                        id: label

                        y: parent.stacked ? 0 : (parent.height - height) / 2
                        width: parent.stacked ? parent.width : parent.besideSum
                        text: pot.name
                        color: root.theme.ink
                        font.pixelSize: root.theme.type(22)
                        font.weight: Font.DemiBold
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                    }

                    PlainText {
                        id: sum

                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        width: Math.min(implicitWidth, parent.width * 0.6)
                        text: pot.amount
                        color: root.theme.ink
                        font.pixelSize: root.theme.type(30)
                        font.weight: Font.Bold
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                    }
                }

                PlainText {
                    width: parent.width
                    text: qsTr("seats %1").arg(pot.seats)
                    color: root.theme.feltInk
                    font.pixelSize: root.theme.type(20)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                }
            }
        }
    }
}
