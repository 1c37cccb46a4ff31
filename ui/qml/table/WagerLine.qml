pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// One row of a seat's wagers: its name, its largest chips, and its amount. If the chips do not fit, they are left
// out; if the label does not fit either, only the amount is shown.
Item {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool empty
    required property bool quiet
    required property var chips
    property bool taken: false // Whether the dealer takes it now.

    readonly property bool dim: empty || quiet
    readonly property string said: taken ? "▼ " + label : label
    readonly property real gap: Math.max(3, theme.px(6))
    readonly property int chip: Math.min(theme.px(28), height)
    readonly property real chipsWidth: chip * (0.55 + 0.45 * chips.length)
    readonly property bool labelFits: name.implicitWidth + words.implicitWidth + gap <= width
    readonly property bool chipsFit: chips.length > 0 && (labelFits ? name.implicitWidth + gap : 0) + chipsWidth + words.implicitWidth + 2 * gap <= width

    PlainText {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        visible: root.labelFits
        text: root.said
        color: root.taken ? root.theme.take : root.dim ? root.theme.seatMuted : root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
        font.weight: root.taken ? Font.Bold : Font.Normal
    }

    KeptItems {
        id: pieces

        needed: root.chipsFit ? root.chips.length : 0

        delegate: Chip {
            required property int index

            visible: index < pieces.needed
            x: words.x - root.gap - root.chipsWidth + index * width * 0.45
            anchors.verticalCenter: parent?.verticalCenter
            width: root.chip
            theme: root.theme
            text: ""
            hue: root.chips[index] ?? ""
            opacity: root.quiet ? 0.6 : 1
        }
    }

    PlainText {
        id: words

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.amount
        color: root.taken ? root.theme.take : root.dim ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }
}
