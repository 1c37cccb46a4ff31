import QtQuick
import "../controls"

// A wager of the acting seat: its name, if it fits, and its amount.
Row {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool taken
    required property bool named

    readonly property real wanted: words.implicitWidth + spacing + sum.implicitWidth

    spacing: theme.px(12)

    PlainText {
        id: words

        visible: root.named
        anchors.baseline: sum.baseline
        text: root.label
        color: root.taken ? root.theme.take : root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
    }

    PlainText {
        id: sum

        text: root.amount
        color: root.taken ? root.theme.take : root.theme.ink
        font.pixelSize: root.theme.sizes.name
        font.weight: Font.DemiBold
    }
}
