import QtQuick
import "../controls"

// One betting spot that takes a chip.
Rectangle {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool empty
    property bool narrow: false
    signal tapped

    readonly property bool stacked: narrow || name.implicitWidth + sum.implicitWidth + 3 * name.x > width + 1

    radius: theme.px(16)
    color: tap.pressed ? theme.tilePressed : empty ? theme.tile : theme.tileFull
    border.color: tap.pressed ? theme.gold : empty ? theme.tileLine : theme.tileFullLine
    border.width: Math.max(1, theme.px(2))

    PlainText {
        id: name

        x: Math.max(8, root.theme.px(14))
        width: root.width - 2 * x
        height: root.stacked ? root.height / 2 : root.height
        verticalAlignment: root.stacked ? Text.AlignBottom : Text.AlignVCenter
        text: root.label
        color: root.empty ? root.theme.feltInk : root.theme.ink
        font.pixelSize: root.theme.type(21)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
    }

    PlainText {
        id: sum

        x: name.x
        y: root.height - height
        width: name.width
        height: name.height
        horizontalAlignment: root.stacked ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: root.stacked ? Text.AlignTop : Text.AlignVCenter
        text: root.amount
        color: root.empty ? root.theme.feltInk : root.theme.gold
        font.pixelSize: root.theme.type(23)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
