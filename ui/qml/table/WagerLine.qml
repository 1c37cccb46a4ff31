pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// One row of a seat's wagers: what it is, its largest chips, and how much. Where there is little room for label and
// amount, both are drawn smaller, and where there is none for chips, there are none.
Item {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool empty
    required property bool quiet
    required property var chips
    property bool narrow: false
    property bool taken: false // the dealer takes it now

    readonly property bool dim: empty || quiet
    readonly property string said: taken ? "▼ " + label : label
    readonly property real gap: Math.max(3, theme.px(6))
    readonly property real fit: Math.min(1, (width - gap) / Math.max(1, name.advanceWidth + sum.advanceWidth))
    readonly property int chip: Math.min(theme.px(28), height)
    readonly property real chipsWidth: chip * (0.55 + 0.45 * chips.length)
    readonly property bool chipsFit: chips.length > 0 && name.advanceWidth + chipsWidth + sum.advanceWidth + 3 * gap <= width

    TextMetrics {
        id: name

        text: root.said
        font.pixelSize: root.theme.type(21)
        font.weight: root.taken ? Font.Bold : Font.Normal
    }

    TextMetrics {
        id: sum

        text: root.amount
        font.pixelSize: root.theme.type(root.narrow ? 21 : 23)
        font.weight: Font.DemiBold
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.said
        color: root.taken ? root.theme.take : root.dim ? root.theme.seatMuted : root.theme.feltInk
        font.pixelSize: Math.floor(name.font.pixelSize * root.fit)
        font.weight: name.font.weight
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
            colour: root.chips[index] ?? ""
            opacity: root.quiet ? 0.6 : 1
        }
    }

    PlainText {
        id: words

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.amount
        color: root.taken ? root.theme.take : root.dim ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: Math.floor(sum.font.pixelSize * root.fit)
        font.weight: Font.DemiBold
    }
}
