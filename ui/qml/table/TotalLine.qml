import QtQuick
import "../controls"

// The total paid, taken or pushed of a wager; or the amount of a pot pushed to a seat.
Item {
    id: root

    required property Theme theme
    required property string does
    required property string word
    required property string amount

    property real labelWidth: 0 // else all the room beside the amount
    property bool plain: false // Whether it has no shape, because another line has no room for one.
    property var wordings: [...(plain ? [] : [shape + " " + word]), word, ...(word.includes(" ") ? [] : [shape])]

    readonly property real sumWidth: sum.implicitWidth
    readonly property bool hasBoth: label.holds(shape + " " + word) // Whether there is room for the shape and the word.
    readonly property string shape: does === "take" ? "▼" : does === "pay" ? "▲" : does === "pushed" ? "✓" : "="

    height: Math.ceil(1.3 * theme.sizes.caption)

    FewerWords {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: root.labelWidth > 0 ? root.labelWidth : parent.width - sum.implicitWidth - root.theme.px(10)
        wordings: root.wordings
        cuts: true
        color: root.does === "pushed" ? root.theme.feltInk : root.theme.outcome(root.does)
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    PlainText {
        id: sum

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.amount
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.Bold
    }
}
