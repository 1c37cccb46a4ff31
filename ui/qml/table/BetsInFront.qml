pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each player's bet of this round, in front of the seat: the first of its wagers, in chips and in words.
Row {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property FeltMetrics metrics

    spacing: metrics.placed.seatGap

    Repeater {
        model: root.screen.seats

        delegate: Item {
            id: bet

            required property int index
            required property var lines
            readonly property var first: lines[0]
            readonly property bool shown: first !== undefined && !first.empty

            width: root.metrics.placed.seatWidth
            height: root.metrics.placed.betsHeight

            Row {
                visible: bet.shown
                anchors.centerIn: parent
                scale: Math.min(1, bet.width / Math.max(1, width))
                spacing: root.theme.px(8)

                KeptItems {
                    id: pieces

                    needed: bet.shown ? bet.first.chips.length : 0

                    delegate: Chip {
                        required property int index

                        visible: index < pieces.needed
                        anchors.verticalCenter: parent?.verticalCenter
                        width: Math.min(root.theme.px(36), bet.height - 4)
                        theme: root.theme
                        text: ""
                        hue: bet.first?.chips[index] ?? ""
                    }
                }

                PlainText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: bet.first?.amount ?? ""
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.Bold
                }
            }
        }
    }
}
