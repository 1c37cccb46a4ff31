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
        width: Math.round(root.width * (root.sidePots > 1 || root.width < 36 * root.theme.sizes.caption ? 0.36 : 0.44))
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
                visible: width > root.theme.px(30)
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
                visible: implicitWidth + amount.implicitWidth + total.spacing + 2 * total.anchors.rightMargin <= middle.width
                text: qsTr("Pot total")
                color: root.theme.feltInk
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
            }

            PlainText {
                id: amount

                anchors.verticalCenter: parent.verticalCenter
                text: root.screen.potTotal
                color: root.theme.gold
                font.pixelSize: root.theme.sizes.pot
                font.weight: Font.Bold
                lineHeight: 0.95
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
            required property string brief
            required property string amount
            required property string seats
            readonly property real share: (root.side + root.gap) / Math.max(1, root.sidePots)
            readonly property real inner: width - 2 * root.theme.px(14)
            readonly property real beside: inner - sum.implicitWidth - root.theme.px(10)
            readonly property bool inRow: natural.advanceWidth <= beside || fewer.advanceWidth <= beside || height < 2.3 * root.theme.sizes.caption
            readonly property bool hasSeats: inRow && height >= 2.45 * root.theme.sizes.caption
            readonly property real line: height / (hasSeats || !inRow ? 2 : 1)

            x: index === 0 ? 0 : middle.x + middle.width + root.gap + (index - 1) * share
            width: index === 0 ? root.side : share - root.gap
            height: root.height
            radius: root.theme.px(12)
            color: root.theme.tile
            border.color: root.theme.seatLine
            border.width: Math.max(1, root.theme.px(2))

            FewerWords {
                id: label

                x: root.theme.px(14)
                height: pot.line
                width: Math.max(0, pot.inRow ? pot.beside : pot.inner)
                verticalAlignment: Text.AlignVCenter
                wordings: [pot.name, pot.brief, pot.index > 0 ? pot.index : ""]
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
            }

            TextMetrics {
                id: natural

                text: pot.name
                font: label.font
            }

            TextMetrics {
                id: fewer

                text: pot.brief
                font: label.font
            }

            PlainText {
                id: sum

                x: pot.inRow ? pot.width - width - root.theme.px(14) : label.x
                y: pot.inRow ? 0 : pot.line
                height: pot.line
                verticalAlignment: Text.AlignVCenter
                text: pot.amount
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
            }

            FewerWords {
                x: label.x
                y: pot.line
                visible: pot.hasSeats
                width: pot.inner
                height: pot.line
                verticalAlignment: Text.AlignVCenter
                wordings: [qsTr("seats %1").arg(pot.seats), pot.seats, ""]
                color: root.theme.feltInk
                font.pixelSize: root.theme.sizes.caption
            }
        }
    }
}
