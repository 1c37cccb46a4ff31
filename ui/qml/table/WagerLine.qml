import QtQuick
import "../controls"

// One row of a seat's wagers. Where there is little room for both, label and amount are drawn smaller.
Item {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool empty
    required property bool quiet
    property bool narrow: false

    readonly property bool dim: empty || quiet
    readonly property real gap: Math.max(3, theme.px(6))
    readonly property real fit: Math.min(1, (width - gap) / Math.max(1, name.advanceWidth + sum.advanceWidth))

    TextMetrics {
        id: name

        text: root.label
        font.pixelSize: root.theme.type(20)
    }

    TextMetrics {
        id: sum

        text: root.amount
        font.pixelSize: root.theme.type(root.narrow ? 19.5 : 21)
        font.weight: Font.DemiBold
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.label
        color: root.dim ? root.theme.seatMuted : root.theme.feltInk
        font.pixelSize: Math.floor(name.font.pixelSize * root.fit)
    }

    PlainText {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.amount
        color: root.dim ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: Math.floor(sum.font.pixelSize * root.fit)
        font.weight: Font.DemiBold
    }
}
