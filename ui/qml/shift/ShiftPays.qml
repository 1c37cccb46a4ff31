pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What a game pays, line by line as the house's file has it, and what is posted for its jackpots.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    readonly property int gap: Math.max(10, theme.px(24))
    readonly property int columns: theme.portrait ? 2 : Math.max(2, columnRows.count)
    readonly property real board: Math.max(width, theme.type(theme.portrait ? 950 : 1400)) // large words have a wide one
    readonly property int unit: (board - (columns - 1) * gap) / (theme.portrait ? 2 : columns + screen.paysWide * 0.3)
    readonly property real room: (posted.count > 0 ? box.y - theme.gap : height) - lines.y

    PlainText {
        id: title

        width: parent.width
        text: root.screen.paysTitle
        color: root.theme.soft
        font.pixelSize: root.theme.type(26)
        wrapMode: Text.WordWrap
    }

    // A file with more lines than there is room for is drawn smaller: nothing is cut off. On an upright screen two
    // columns stand side by side, and what pays by bet has a row of its own.
    Flow {
        id: lines

        x: (root.width - width * scale) / 2
        y: title.height + root.theme.px(18)
        width: root.board
        spacing: root.gap
        scale: Math.min(1, root.width / root.board, root.room / Math.max(1, implicitHeight))
        transformOrigin: Item.TopLeft

        Repeater {
            id: columnRows

            model: root.screen.pays

            delegate: Column {
                id: column

                required property int index
                required property var tables
                required property bool wide

                width: !wide ? root.unit : root.theme.portrait ? root.board : root.unit * 1.3
                spacing: root.gap

                Repeater {
                    model: column.tables.length

                    delegate: PayTable {
                        required property int index
                        readonly property var table: column.tables[index]

                        width: column.width
                        theme: root.theme
                        title: table?.title ?? ""
                        heads: table?.heads ?? []
                        lines: table?.lines ?? []
                    }
                }
            }
        }
    }

    Rectangle {
        id: box

        anchors.bottom: parent.bottom
        width: parent.width
        height: root.theme.portrait ? amounts.height + note.height + 2 * root.theme.px(18) + root.theme.gap : Math.max(66, root.theme.type(116), note.height + root.theme.px(24))
        visible: posted.count > 0
        radius: root.theme.px(18)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        Row {
            id: amounts

            x: root.theme.px(30)
            y: root.theme.portrait ? root.theme.px(18) : Math.round((parent.height - height) / 2)
            scale: Math.min(1, (parent.width - 2 * x) / Math.max(1, width))
            transformOrigin: Item.Left
            spacing: root.theme.px(54)

            Repeater {
                id: posted

                model: root.screen.jackpots

                delegate: Column {
                    id: jackpot

                    required property int index
                    required property string name
                    required property string posted

                    PlainText {
                        text: jackpot.name
                        color: root.theme.gold
                        font.pixelSize: root.theme.type(20)
                        font.weight: Font.Bold
                        font.letterSpacing: root.theme.px(2)
                    }

                    PlainText {
                        text: jackpot.posted
                        color: root.theme.ink
                        font.pixelSize: root.theme.type(34)
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        PlainText {
            id: note

            readonly property real free: parent.width - amounts.width - 3 * amounts.x

            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(30)
            y: root.theme.portrait ? amounts.y + amounts.height + root.theme.gap : Math.round((parent.height - height) / 2)
            width: root.theme.portrait ? parent.width - 2 * amounts.x : implicitWidth <= free ? free : Math.min(free, implicitWidth * 0.56) // two lines alike
            horizontalAlignment: root.theme.portrait ? Text.AlignLeft : Text.AlignRight
            text: root.screen.jackpotsNote
            color: root.theme.soft
            font.pixelSize: root.theme.type(22)
            wrapMode: Text.WordWrap
        }
    }
}
