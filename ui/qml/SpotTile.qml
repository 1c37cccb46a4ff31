import QtQuick

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

    Text {
        id: name

        x: Math.max(8, root.theme.px(14))
        y: root.stacked ? root.height / 2 - height : (root.height - height) / 2
        text: root.label
        color: root.empty ? root.theme.feltInk : root.theme.ink
        font.pixelSize: root.theme.type(21)
    }

    Text {
        id: sum

        x: root.stacked ? name.x : root.width - width - name.x
        y: root.stacked ? root.height / 2 : (root.height - height) / 2
        text: root.amount
        color: root.empty ? root.theme.feltInk : root.theme.gold
        font.pixelSize: root.theme.type(23)
        font.weight: Font.Bold
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
