import QtQuick
import "../controls"

// The chips in front of a player, and their total.
Item {
    id: root

    required property Theme theme
    required property string amount
    required property var piles
    required property bool quiet

    ChipRow {
        width: parent.width
        anchors.bottom: sum.top
        anchors.top: parent.top
        theme: root.theme
        piles: root.piles
        size: Math.min(root.theme.px(60), width / 3.3) // Three stacks have one size at every seat.
        counted: false
        dimmed: root.quiet
    }

    PlainText {
        id: sum

        anchors.bottom: parent.bottom
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.amount
        color: root.quiet ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: root.theme.sizes.figure
        font.weight: Font.DemiBold
    }
}
