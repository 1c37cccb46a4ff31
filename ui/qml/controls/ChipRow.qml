pragma ComponentBehavior: Bound
import QtQuick

// Chips to push or to show, a stack of each kind, the largest first, on one line with their number below. An amount
// that no chip makes, or that comes out of a pot, is in words. With little space, the stacks are smaller, and the words stay:
// the number of a single chip is left out first; then all chips are in words.
Item {
    id: root

    required property Theme theme
    required property var piles // text, color, count
    property int size: theme.px(60) // Width of a stack.
    property bool dimmed: false
    property bool counted: true // Whether the number is shown below.
    property int align: Text.AlignHCenter

    readonly property var stacks: piles.filter(pile => pile.hue !== "")
    readonly property var sayings: [...(inWords ? [wholes.join("  ")] : []), ...piles.filter(pile => pile.hue === "").map(pile => pile.text)]
    readonly property int most: stacks.reduce((most, pile) => Math.max(most, Math.min(9, pile.count)), 1)
    readonly property real gap: theme.px(8)
    readonly property var wholes: stacks.map(pile => pile.text)
    readonly property var labels: counted && letters.font ? [wholes, wholes.map(whole => whole.replace(/^1×/, ""))].find(words => widthOf(words) <= width) ?? [] : [] // Evaluate again after a change of the font.
    readonly property bool inWords: counted && labels.length < stacks.length && widthOf(wholes) <= 1.7 * width && 2 * letters.height <= height // in two lines
    readonly property real line: labels.length > 0 ? letters.height : 0
    readonly property real said: saying.visible ? saying.height : 0
    readonly property real across: Math.max(8, Math.min(size, (width - (stacks.length - 1) * gap) / Math.max(1, stacks.length), (height - line - said) / (0.32 + 0.25 * most)))

    function widthOf(words: var): real {
        return words.reduce((sum, word) => sum + letters.advanceWidth(word), 0) + Math.max(0, words.length - 1) * 1.5 * gap;
    }

    FontMetrics {
        id: letters

        font.family: saying.font.family
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.Bold
    }

    PlainText {
        id: saying

        visible: root.sayings.length > 0
        anchors.bottom: parent.bottom
        width: parent.width
        horizontalAlignment: root.align
        text: root.sayings.join("\n")
        color: root.dimmed ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        lineHeight: 0.95
        wrapMode: Text.WordWrap
    }

    Row {
        visible: !root.inWords
        x: root.align === Text.AlignHCenter ? Math.round((root.width - width) / 2) : 0
        anchors.bottom: saying.visible ? saying.top : parent.bottom
        spacing: root.labels.length > 0 ? 1.5 * root.gap : root.gap

        Repeater {
            model: root.stacks.length

            delegate: Item {
                id: kind

                required property int index
                readonly property var pile: root.stacks[index]

                width: Math.max(root.across, name.visible ? name.implicitWidth : 0)
                height: stack.height + root.line
                anchors.bottom: parent?.bottom

                ChipStack {
                    id: stack

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: root.across
                    theme: root.theme
                    hue: kind.pile?.hue ?? ""
                    count: kind.pile?.count ?? 1
                    opacity: root.dimmed ? 0.55 : 1
                }

                PlainText {
                    id: name

                    visible: text !== ""
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.labels[kind.index] ?? ""
                    color: root.dimmed ? root.theme.seatMuted : root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }
            }
        }
    }
}
