import QtQuick
import Kiosk
import "../controls"

// The present instruction, the requested card, and the progress.
Item {
    id: root

    required property Theme theme
    required property CameraScreen screen

    readonly property bool beside: theme.portrait // Then the card is beside the words.
    readonly property int gap: Math.max(8, theme.px(16))
    readonly property real end: (bar.visible ? bar.y : height) - gap
    readonly property real below: end - instruction.implicitHeight - gap // Room for the hint and the card.
    readonly property real leastCard: theme.px(110)
    readonly property real widest: Math.min(theme.px(190), height * 0.26) // A card beside the words has this width.

    Column {
        id: words

        width: root.beside && root.screen.card !== "" ? parent.width - root.widest - root.gap : parent.width
        spacing: root.gap

        PlainText {
            id: instruction

            objectName: "camera.do"
            width: parent.width
            font.pixelSize: root.theme.sizes.instruction
            wrapMode: Text.Wrap
            text: root.screen.instruction
            color: root.theme.ink
            font.weight: Font.DemiBold
        }

        PlainText {
            id: hint

            objectName: "camera.hint"
            width: parent.width
            visible: text !== "" && implicitHeight <= root.below - (root.beside || card.face === "" ? 0 : 1.4 * root.leastCard + root.gap) // Otherwise the instruction suffices.
            text: root.screen.hint
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }
    }

    PlayingCard {
        id: card

        readonly property real room: root.beside ? root.height : root.below - (hint.visible ? hint.implicitHeight + root.gap : 0)

        visible: face !== "" && room >= 1.4 * root.leastCard
        x: root.beside ? parent.width - width : 0
        y: (root.beside ? parent.height : root.end) - height
        width: Math.min(root.widest, room / 1.4)
        height: width * 1.4
        theme: root.theme
        face: root.screen.card
    }

    Column {
        id: bar

        y: parent.height - height
        width: words.width
        visible: root.screen.most > 0
        spacing: Math.max(4, root.theme.px(8))

        PlainText {
            objectName: "camera.counted"
            visible: instruction.implicitHeight + root.gap + implicitHeight + parent.spacing + line.height <= root.height // Otherwise the line suffices.
            width: parent.width
            text: root.screen.counted
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Rectangle {
            id: line

            width: parent.width
            height: Math.max(8, root.theme.px(14))
            radius: height / 2
            color: root.theme.line

            Rectangle {
                width: parent.width * Math.min(1, root.screen.progress / Math.max(1, root.screen.most))
                height: parent.height
                radius: height / 2
                color: root.theme.gold
            }
        }
    }
}
