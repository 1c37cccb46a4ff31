pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each slip of a table in its order: a void one is crossed, one that is open or missing is red.
Rectangle {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property int pad: theme.px(20)

    height: visible ? lines.height + 2 * pad : 0
    color: theme.panel
    border.color: screen.slipsWrong ? theme.take : theme.line
    border.width: screen.slipsWrong ? Math.max(2, theme.px(3)) : 1
    radius: theme.px(16)

    Column {
        id: lines

        x: root.pad
        y: root.pad
        width: parent.width - 2 * x
        spacing: root.theme.px(10)

        PlainText {
            width: parent.width
            text: root.screen.slipsTitle + ": " + root.screen.slipsNote
            color: root.screen.slipsWrong ? root.theme.take : root.theme.ink
            font.pixelSize: root.theme.sizes.caption
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Grid {
            id: marks

            readonly property int across: 23
            readonly property real side: (lines.width - (across - 1) * spacing) / across

            visible: numbers.count > 0
            columns: across
            spacing: Math.max(2, root.theme.px(4))

            Repeater {
                id: numbers

                model: root.screen.slips

                delegate: Rectangle {
                    id: mark

                    required property int index
                    required property string number
                    required property string kind

                    Accessible.role: Accessible.StaticText
                    Accessible.name: number + " " + kind
                    width: marks.side
                    height: width
                    radius: 2
                    color: kind === "done" ? root.theme.done : "transparent"
                    border.color: kind === "done" ? root.theme.done : kind === "void" ? root.theme.ink : root.theme.take
                    border.width: Math.max(1, root.theme.px(2))

                    Rectangle {
                        visible: mark.kind === "void"
                        anchors.centerIn: parent
                        width: parent.width
                        height: Math.max(1, root.theme.px(2))
                        rotation: 45
                        color: root.theme.ink
                    }
                }
            }
        }
    }
}
