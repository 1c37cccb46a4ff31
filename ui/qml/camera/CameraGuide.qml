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

    Item {
        id: words

        readonly property real natural: said.implicitHeight

        width: root.beside && card.visible ? parent.width - card.width - root.gap : parent.width
        height: root.beside ? parent.height : (card.visible ? card.y : bar.y) - root.gap

        // Text that does not fit is drawn smaller instead of cut off.
        Column {
            id: said

            width: parent.width
            spacing: root.gap
            scale: Math.min(1, words.height / Math.max(1, implicitHeight))
            transformOrigin: Item.TopLeft

            PlainText {
                objectName: "camera.do"
                width: parent.width
                font.pixelSize: root.theme.sizes.instruction
                wrapMode: Text.Wrap
                text: root.screen.instruction
                color: root.theme.ink
                font.weight: Font.DemiBold
            }

            PlainText {
                objectName: "camera.hint"
                width: parent.width
                visible: text !== ""
                text: root.screen.hint
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }
        }
    }

    PlayingCard {
        id: card

        visible: face !== ""
        x: root.beside ? parent.width - width : 0
        y: (root.beside ? parent.height : bar.y - root.gap) - height
        width: Math.min(root.theme.px(190), root.height * 0.26)
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
            width: parent.width
            text: root.screen.counted
            color: root.theme.gold
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Rectangle {
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
