import QtQuick
import "../controls"

// A seat's name, with its number large, the dealer button, and its word. The word of the acting seat has a gold ground. If
// both do not fit, only the number is shown with the word, or the name alone if the word does not fit either.
Item {
    id: root

    required property Theme theme
    required property string name
    required property int number
    required property string status
    required property string tone
    required property bool button
    required property bool now

    readonly property bool quiet: tone === "quiet" || tone === "empty"
    readonly property bool isLive: tone === "live" // The player has given up, and a wager still plays.
    readonly property bool isMarked: now || isLive || tone === "floor"
    readonly property int markPad: isMarked ? theme.px(10) : 0
    readonly property int apart: theme.px(8)
    readonly property real discRoom: button ? disc.width + apart : 0
    readonly property real wordRoom: word.advanceWidth + 2 * markPad + apart
    readonly property bool showsWord: figure.implicitWidth + discRoom + wordRoom <= width
    readonly property bool showsName: whole.advanceWidth + 2 * theme.px(6) + figure.implicitWidth + discRoom + (showsWord ? wordRoom : 0) <= width
    readonly property color ink: isLive ? theme.ink : isMarked ? theme.goldInk : quiet ? theme.seatMuted : theme.feltInk

    readonly property var parts: name.split(String(number)) // The parts before and after the number.

    Row {
        id: title

        height: parent.height
        spacing: root.theme.px(6)

        PlainText {
            visible: root.showsName && text !== ""
            anchors.baseline: figure.baseline
            text: (root.parts[0] ?? "").trim()
            color: figure.color
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }

        PlainText {
            id: figure

            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.number
            color: root.quiet ? root.theme.seatMuted : root.theme.ink
            font.pixelSize: root.theme.sizes.name
            font.weight: Font.Bold
        }

        PlainText {
            visible: root.showsName && text !== ""
            anchors.baseline: figure.baseline
            text: (root.parts[1] ?? "").trim()
            color: figure.color
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
        }
    }

    Rectangle {
        id: disc

        visible: root.button
        x: title.width + root.apart
        anchors.verticalCenter: parent.verticalCenter
        width: Math.ceil(Math.max(1.3 * root.theme.sizes.caption, 1.4 * letter.implicitWidth))
        height: width
        radius: width / 2
        color: root.theme.ink

        PlainText {
            id: letter

            anchors.centerIn: parent
            text: qsTr("D", "the dealer button")
            color: root.theme.goldInk
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.Bold
        }
    }

    TextMetrics {
        id: whole

        text: root.parts.join("").trim()
        font: standing.font
    }

    TextMetrics {
        id: word

        text: root.status
        font: standing.font
    }

    Rectangle {
        visible: root.isMarked && root.showsWord
        x: standing.x - root.markPad
        y: standing.y - root.theme.px(1)
        width: standing.width + 2 * root.markPad
        height: standing.height + root.theme.px(2)
        radius: height / 2
        color: root.isLive ? root.theme.seat : root.tone === "floor" ? root.theme.floor : root.theme.gold
        border.color: root.theme.ink
        border.width: root.isLive ? Math.max(1, root.theme.px(2)) : 0
    }

    PlainText {
        id: standing

        visible: root.showsWord
        x: root.width - width - root.markPad
        anchors.verticalCenter: parent.verticalCenter
        text: root.status
        color: root.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }
}
