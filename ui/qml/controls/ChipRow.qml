pragma ComponentBehavior: Bound
import QtQuick

// Chips to push or to see, a stack of each kind, the largest first, standing on one line with their number below. What
// no chip makes, or comes out of a pot, is said. Where there is little room all of it is drawn smaller.
Item {
    id: root

    required property Theme theme
    required property var piles // text, colour, count
    property int size: theme.px(60) // how wide a stack is
    property bool dimmed: false
    property bool counted: true // with its number below
    property int align: Text.AlignHCenter

    Row {
        readonly property real fit: Math.min(1, root.width / Math.max(1, width), root.height / Math.max(1, height))

        x: root.align === Text.AlignHCenter ? (root.width - width * scale) / 2 : 0
        y: root.height - height * scale
        scale: fit
        transformOrigin: Item.TopLeft
        spacing: root.size * 0.1

        Repeater {
            model: root.piles.length

            delegate: Item {
                id: kind

                required property int index
                readonly property string colour: root.piles[index]?.colour ?? ""
                readonly property string text: root.piles[index]?.text ?? ""
                readonly property bool named: root.counted || colour === ""

                width: Math.max(named ? name.width : 0, colour === "" ? 0 : stack.width)
                height: (named ? name.implicitHeight : 0) + (colour === "" ? 0 : stack.height + root.theme.px(4))
                anchors.bottom: parent?.bottom

                ChipStack {
                    id: stack

                    visible: kind.colour !== ""
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: root.size
                    theme: root.theme
                    colour: kind.colour
                    count: root.piles[kind.index]?.count ?? 1
                    opacity: root.dimmed ? 0.55 : 1
                }

                PlainText {
                    id: name

                    visible: kind.named
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: kind.text
                    color: root.dimmed ? root.theme.seatMuted : root.theme.ink
                    font.pixelSize: root.theme.type(20)
                    font.weight: Font.Bold
                }
            }
        }
    }
}
