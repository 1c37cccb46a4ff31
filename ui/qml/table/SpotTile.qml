pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// One betting spot that takes a chip.
Rectangle {
    id: root

    required property Theme theme
    required property string label
    required property string amount
    required property bool empty
    required property var chips
    readonly property bool repeats: true // Each touch adds a chip.
    required property bool stacked // Whether the amount is below the name, in every spot of the felt.
    property bool wrong: false // Whether the spot does not accept the placed chip.
    signal tapped

    readonly property int pad: Math.max(6, theme.px(12))
    readonly property bool isTight: stacked && 1.22 * (theme.sizes.caption + theme.sizes.figure) > height // Two lines fit at the size of a caption.
    readonly property int chip: Math.min(theme.px(34), height * 0.42)
    readonly property real chipsWidth: chips.length > 0 ? chip * (0.55 + 0.45 * chips.length) : 0
    readonly property bool chipsFit: chips.length > 0 && (stacked ? 0 : natural.advanceWidth + pad) + sum.implicitWidth + chipsWidth + 3 * pad <= width

    Accessible.role: Accessible.Button
    Accessible.name: [label, amount].join(" · ")
    Accessible.onPressAction: root.tapped()
    radius: theme.px(14)
    color: tap.pressed ? theme.tilePressed : empty ? theme.tile : theme.tileFull
    border.color: tap.pressed ? theme.gold : wrong ? theme.take : empty ? theme.tileLine : theme.tileFullLine
    border.width: wrong ? Math.max(3, theme.px(4)) : Math.max(1, theme.px(2))

    FewerWords {
        id: name

        x: root.pad
        width: root.width - 2 * x - (root.stacked ? 0 : sum.implicitWidth + root.pad)
        height: root.height - (root.stacked ? sum.height : 0)
        verticalAlignment: root.stacked ? Text.AlignBottom : Text.AlignVCenter
        wordings: [root.label]
        cuts: true
        color: root.empty ? root.theme.feltInk : root.theme.ink
        font.pixelSize: root.theme.sizes.caption
    }

    TextMetrics {
        id: natural

        text: root.label
        font: name.font
    }

    KeptItems {
        id: pieces

        needed: root.chipsFit ? root.chips.length : 0

        delegate: Chip {
            required property int index

            visible: index < pieces.needed
            x: root.stacked ? root.pad + index * width * 0.45 : root.width - root.pad - sum.contentWidth - root.theme.px(6) - root.chipsWidth + index * width * 0.45
            y: sum.y + (root.stacked ? (sum.contentHeight - height) / 2 : (sum.height - height) / 2)
            width: root.chip
            theme: root.theme
            text: ""
            hue: root.chips[index] ?? ""
        }
    }

    PlainText {
        id: sum

        x: root.pad + (root.stacked && root.chipsFit ? root.chipsWidth + root.theme.px(6) : 0)
        y: root.height - height
        width: root.width - x - root.pad
        height: root.stacked ? Math.max(root.height / 2, Math.ceil(1.22 * font.pixelSize)) : root.height
        horizontalAlignment: root.stacked ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: root.stacked ? Text.AlignTop : Text.AlignVCenter
        text: root.amount
        color: root.empty ? root.theme.feltInk : root.theme.ink
        font.pixelSize: root.isTight || larger.advanceWidth > root.width - 2 * root.pad ? root.theme.sizes.caption : root.theme.sizes.figure
        font.weight: Font.Bold
    }

    TextMetrics {
        id: larger

        text: root.amount
        font.pixelSize: root.theme.sizes.figure
        font.weight: Font.Bold
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
