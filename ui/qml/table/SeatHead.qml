import QtQuick
import "../controls"

// A seat's name, its word, and the dealer button, which in a narrow seat is beside the word. The word of the player who
// is to act has a gold background.
Item {
    id: root

    required property Theme theme
    required property FeltMetrics metrics
    required property string name
    required property string status
    required property string tone
    required property bool button
    required property bool now

    readonly property bool quiet: tone === "quiet" || tone === "empty"
    readonly property bool isLive: tone === "live" // given up, and a wager still plays
    readonly property bool isMarked: now || isLive || tone === "floor"
    readonly property int markPad: isMarked ? theme.px(12) : 0
    readonly property int indent: isMarked ? markPad - theme.px(2) : 0
    readonly property real nameRoom: width - (metrics.narrow ? 0 : word.advanceWidth + 2 * markPad + theme.px(10)) - (button && !metrics.narrow ? seat.height + theme.px(8) : 0)
    readonly property real wordRoom: width - (button && metrics.narrow ? disc.width + theme.px(4) : 0)
    readonly property int wordWidth: Math.ceil(word.advanceWidth)
    readonly property color ink: isLive ? theme.ink : isMarked ? theme.goldInk : quiet ? theme.seatMuted : tone === "act" ? theme.gold : theme.feltInk

    PlainText {
        id: title

        y: root.metrics.narrow ? root.theme.px(6) : (root.height - height) / 2
        text: root.name
        color: root.quiet ? root.theme.seatMuted : root.theme.ink
        font.pixelSize: Math.floor(seat.font.pixelSize * Math.max(0.4, Math.min(1, root.nameRoom / Math.max(1, seat.advanceWidth))))
        font.weight: Font.DemiBold
    }

    Rectangle {
        id: disc

        visible: root.button
        x: root.metrics.narrow ? root.width - width : title.width + root.theme.px(8)
        y: root.metrics.narrow ? standing.y + (standing.height - height) / 2 : title.y
        width: root.metrics.narrow ? standing.height : title.height
        height: width
        radius: width / 2
        color: root.theme.ink

        PlainText {
            anchors.centerIn: parent
            text: qsTr("D", "the dealer button")
            color: root.theme.goldInk
            font.pixelSize: Math.round(parent.height * 0.55)
            font.weight: Font.Bold
        }
    }

    TextMetrics {
        id: seat

        text: root.name
        font.pixelSize: root.theme.type(26)
        font.weight: Font.DemiBold
    }

    TextMetrics {
        id: word

        text: root.status
        font.pixelSize: root.theme.type(20)
        font.weight: Font.DemiBold
    }

    Rectangle {
        visible: root.isMarked
        x: root.metrics.narrow ? -root.theme.px(2) : standing.x - root.markPad
        y: standing.y - root.theme.px(2)
        width: root.metrics.narrow ? Math.min(root.wordRoom, word.advanceWidth + 2 * root.markPad) : standing.width + 2 * root.markPad
        height: standing.height + root.theme.px(4)
        radius: height / 2
        color: root.isLive ? root.theme.seat : root.tone === "floor" ? root.theme.floor : root.theme.gold
        border.color: root.theme.ink
        border.width: root.isLive ? Math.max(1, root.theme.px(2)) : 0
    }

    PlainText {
        id: standing

        x: root.metrics.narrow ? root.indent : root.width - root.wordWidth - root.markPad
        width: root.metrics.narrow ? root.wordRoom - 2 * root.indent : root.wordWidth
        y: root.metrics.narrow ? title.y + title.height : (root.height - height) / 2
        text: root.status
        color: root.ink
        font.pixelSize: root.theme.type(20)
        font.weight: Font.DemiBold
        fontSizeMode: root.metrics.narrow ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 9
    }
}
