pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The pots: the total at the left, in chips and in words; then each pot with the seats that play for it, and at the right
// the bets of this round. Stacked, the total is above them, three in a row, and below them is what a call comes to, and the
// chips that build a raise.
Item {
    id: root

    required property Theme theme
    required property TableScreen screen
    property bool stacked: false
    property bool builds: false // The side panel has no room for the chips.

    readonly property int gap: Math.max(8, theme.px(12))
    readonly property bool narrow: !stacked && width < 30 * theme.sizes.caption
    readonly property real potHeight: stacked ? Math.ceil(2.5 * theme.sizes.caption) : height
    readonly property real callHeight: stacked ? Math.ceil(1.7 * theme.sizes.caption) : 0
    readonly property real totalHeight: stacked ? Math.ceil(1.25 * theme.sizes.pot) : height
    readonly property int rows: stacked ? Math.min(Math.ceil(pots.count / 3), Math.floor((height - totalHeight - callHeight - gap) / (potHeight + gap))) : 1
    readonly property int pad: theme.px(narrow ? 6 : 14)
    readonly property int columns: Math.max(narrow || stacked ? 2 : 3, Math.ceil(pots.count / Math.max(1, rows)))
    readonly property real share: (width + (stacked ? gap : -middle.width)) / columns

    Rectangle {
        id: middle

        width: root.stacked ? root.width : Math.round(Math.max(root.width * (root.columns > 3 || root.narrow ? 0.3 : 0.36), amount.implicitWidth + 2 * root.pad))
        height: root.totalHeight
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
                visible: width > root.theme.px(80)
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
            anchors.rightMargin: root.pad
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
            required property bool open // the bets of this round
            required property bool asked // Its winners are named now.
            readonly property real inner: width - 2 * root.pad
            readonly property real beside: inner - sum.implicitWidth - root.theme.px(10)
            readonly property bool inRow: natural.advanceWidth <= beside || fewer.advanceWidth <= beside || height < 2.3 * root.theme.sizes.caption
            readonly property bool hasSeats: inRow && height >= 2.45 * root.theme.sizes.caption
            readonly property real line: height / (hasSeats || !inRow ? 2 : 1)

            x: (root.stacked ? 0 : middle.width + root.gap) + (open ? root.columns - 1 : index % root.columns) * root.share
            y: root.stacked ? root.totalHeight + root.gap + Math.floor(index / root.columns) * (height + root.gap) : 0
            width: root.share - root.gap
            height: root.potHeight
            radius: root.theme.px(12)
            objectName: "pot." + index
            color: root.theme.tile
            border.color: asked ? root.theme.gold : root.theme.seatLine
            border.width: asked ? Math.max(3, root.theme.px(5)) : Math.max(1, root.theme.px(2))

            FewerWords {
                id: label

                x: root.pad
                height: pot.line
                width: Math.max(0, pot.inRow ? pot.beside : pot.inner)
                verticalAlignment: Text.AlignVCenter
                wordings: [pot.name, pot.brief]
                cuts: true
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

                x: pot.inRow ? pot.width - width - root.pad : label.x
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
                wordings: [(/\D/.test(pot.seats) ? qsTr("seats %1") : qsTr("seat %1")).arg(pot.seats), pot.seats, pot.seats.replace(/, /g, ","), ""]
                color: root.theme.feltInk
                font.pixelSize: root.theme.sizes.caption
            }
        }
    }

    Rectangle {
        id: call

        visible: root.stacked && root.screen.callLine !== ""
        y: root.totalHeight + root.rows * (root.potHeight + root.gap) + root.gap
        width: root.width
        height: root.callHeight
        radius: root.theme.px(12)
        color: "transparent"
        border.color: root.theme.seatLine
        border.width: Math.max(1, root.theme.px(2))

        PlainText {
            objectName: "callLine"
            anchors.centerIn: parent
            text: root.screen.callLine
            color: root.theme.feltInk
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.builds && root.stacked && y >= call.y + call.height + Math.max(4, root.theme.px(6))
        spacing: Math.max(10, root.theme.gap)

        Repeater {
            model: root.builds ? root.screen.chips : 0

            delegate: ChipKey {
                required property int index

                objectName: "amount.chip." + text
                width: root.theme.touch
                theme: root.theme
                onTapped: root.screen.amountChip(index)
            }
        }
    }
}
