pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// What a game pays, line by line as the house's file has it, and what is posted for its jackpots.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    readonly property int gap: Math.max(10, theme.px(24))
    readonly property int columns: Math.max(2, columnRows.count)
    readonly property int unit: (width - (columns - 1) * gap) / (columns + screen.paysWide * 0.3)

    Text {
        id: title

        width: parent.width
        text: root.screen.paysTitle
        color: root.theme.soft
        font.pixelSize: root.theme.type(26)
        wrapMode: Text.WordWrap
    }

    // A file with more lines than there is room for is drawn smaller: nothing is cut off.
    Row {
        y: title.height + root.theme.px(18)
        spacing: root.gap
        scale: Math.min(1, (posted.count > 0 ? box.y - root.theme.gap - y : root.height - y) / Math.max(1, implicitHeight))
        transformOrigin: Item.TopLeft

        Repeater {
            id: columnRows

            model: root.screen.pays

            delegate: Column {
                id: column

                required property int index
                required property var tables
                required property bool wide

                width: wide ? root.unit * 1.3 : root.unit
                spacing: root.gap

                Repeater {
                    model: column.tables

                    delegate: ShiftPayTable {
                        required property var modelData

                        width: column.width
                        theme: root.theme
                        title: modelData.title
                        heads: modelData.heads
                        lines: modelData.lines
                    }
                }
            }
        }
    }

    Rectangle {
        id: box

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(66, root.theme.type(116), note.height + root.theme.px(24))
        visible: posted.count > 0
        radius: root.theme.px(18)
        color: root.theme.panel
        border.color: root.theme.line
        border.width: 1

        Row {
            id: amounts

            x: root.theme.px(30)
            height: parent.height
            spacing: root.theme.px(54)

            Repeater {
                id: posted

                model: root.screen.jackpots

                delegate: Column {
                    id: jackpot

                    required property int index
                    required property string name
                    required property string posted

                    anchors.verticalCenter: parent?.verticalCenter

                    Text {
                        text: jackpot.name
                        color: root.theme.gold
                        font.pixelSize: root.theme.type(20)
                        font.weight: Font.Bold
                        font.letterSpacing: root.theme.px(2)
                    }

                    Text {
                        text: jackpot.posted
                        color: root.theme.ink
                        font.pixelSize: root.theme.type(34)
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        Text {
            id: note

            anchors.right: parent.right
            anchors.rightMargin: root.theme.px(30)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - amounts.width - 3 * amounts.x
            horizontalAlignment: Text.AlignRight
            text: root.screen.jackpotsNote
            color: root.theme.soft
            font.pixelSize: root.theme.type(22)
            wrapMode: Text.WordWrap
        }
    }
}
