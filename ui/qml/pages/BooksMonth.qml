pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The differences of the month beside the limit of a notice: those before the day, those of the day, and of one table.
Rectangle {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property int pad: theme.px(20)

    height: visible ? lines.height + 2 * pad : 0
    color: theme.panel
    border.color: screen.monthWrong ? theme.take : theme.line
    border.width: screen.monthWrong ? Math.max(2, theme.px(3)) : 1
    radius: theme.px(16)

    Column {
        id: lines

        x: root.pad
        y: root.pad
        width: parent.width - 2 * x
        spacing: root.theme.px(10)

        Item {
            width: parent.width
            height: total.height

            PlainText {
                width: parent.width - total.width - root.theme.gap
                text: root.screen.monthTitle
                color: root.theme.ink
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            PlainText {
                id: total

                objectName: "books.month"
                anchors.right: parent.right
                text: root.screen.monthTotal
                color: root.screen.monthWrong ? root.theme.take : root.theme.ink
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.DemiBold
            }
        }

        Rectangle {
            width: parent.width
            height: Math.max(14, root.theme.px(32))
            radius: root.theme.px(4)
            color: root.theme.raised

            Row {
                height: parent.height

                Repeater {
                    model: root.screen.monthParts.length

                    delegate: Rectangle {
                        required property int index

                        width: lines.width * root.screen.monthParts[index]
                        height: parent?.height ?? 0
                        color: [root.theme.done, root.theme.doneInk, root.theme.take][index]
                    }
                }
            }

            Rectangle {
                x: parent.width - width
                width: Math.max(2, root.theme.px(3))
                height: parent.height
                color: root.theme.ink
            }
        }

        PlainText {
            width: parent.width
            text: root.screen.monthNote + " · " + root.screen.monthLeft
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }
    }
}
