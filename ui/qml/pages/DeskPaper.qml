pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A slip as paper: what is printed, with what makes it no original.
Rectangle {
    id: root

    required property Theme theme
    required property Desk screen

    readonly property color ink: theme.paperInk
    readonly property color soft: theme.paperSoft
    readonly property int pad: Math.max(10, theme.px(26))
    readonly property int lines: paper.count
    readonly property real free: height - 2 * pad - head.height - theme.px(12)
    readonly property real pitch: Math.min(theme.px(46), free / (lines + 1.2))
    readonly property int size: Math.max(13, Math.min(theme.sizes.caption, Math.floor(pitch * 0.62)))

    radius: theme.px(6)
    color: theme.paper

    Column {
        id: head

        x: root.pad
        y: root.pad
        width: parent.width - 2 * x
        spacing: root.theme.px(4)

        Rectangle {
            width: parent.width
            height: mark.height + root.theme.px(10)
            visible: root.screen.paperMark !== ""
            color: root.ink

            PlainText {
                id: mark

                objectName: "paper.mark"
                anchors.centerIn: parent
                text: root.screen.paperMark
                color: root.theme.paperMark
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.Bold
                font.letterSpacing: root.theme.px(2)
            }
        }

        PlainText {
            text: root.screen.paperTitle
            color: root.soft
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.Bold
        }

        PlainText {
            objectName: "paper.number"
            width: parent.width
            text: root.screen.paperNumber
            color: root.ink
            font.pixelSize: root.theme.sizes.primary
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        Rectangle {
            width: parent.width
            height: Math.max(1, root.theme.px(2))
            color: root.ink
        }
    }

    Column {
        x: root.pad
        y: head.y + head.height + root.theme.px(12)
        width: parent.width - 2 * x

        Repeater {
            id: paper

            model: root.screen.paper

            delegate: Item {
                id: line

                required property int index
                required property string label
                required property string value
                required property bool large

                width: head.width
                height: root.pitch * (large ? 1.6 : 1)

                PlainText {
                    id: name

                    width: Math.min(parent.width * 0.42, Math.ceil(implicitWidth) + root.theme.px(12))
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: line.label
                    color: line.large ? root.ink : root.soft
                    font.pixelSize: root.size
                    font.weight: line.large ? Font.Bold : Font.Normal
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    objectName: "paper.line." + line.index
                    x: name.width
                    width: parent.width - x
                    height: parent.height
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: line.value
                    color: root.ink
                    font.pixelSize: line.large ? Math.round(root.size * 1.7) : root.size
                    font.weight: line.large ? Font.Bold : Font.DemiBold
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
