pragma ComponentBehavior: Bound
import QtQuick

// One pay table. A line that shares a jackpot says which; one that pays by bet has a cell for each bet. Lines and cells
// are counted, and stay when their words change: none is left behind that still looks at the theme.
Rectangle {
    id: root

    required property Theme theme
    required property string title
    required property var heads
    required property var lines
    required property int pad // Space above and below the lines.
    required property int lineGap // Space between two lines.

    readonly property int margin: theme.px(22)
    readonly property int cellWidth: Math.ceil(widest.advanceWidth) + theme.px(20)

    height: rows.height + 2 * pad
    radius: theme.px(18)
    color: theme.panel
    border.color: theme.line
    border.width: 1

    TextMetrics {
        id: widest

        text: root.heads.length > 0 ? root.heads[root.heads.length - 1] : ""
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
    }

    Column {
        id: rows

        x: root.margin
        y: root.pad
        width: parent.width - 2 * x

        Item {
            width: parent.width
            height: Math.max(name.height, 1) + root.theme.px(8)

            PlainText {
                id: name

                width: parent.width - root.heads.length * root.cellWidth
                text: root.title
                color: root.theme.gold
                font.pixelSize: root.theme.sizes.button
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            Row {
                anchors.right: parent.right

                Repeater {
                    model: root.heads.length

                    delegate: PlainText {
                        required property int index

                        width: root.cellWidth
                        horizontalAlignment: Text.AlignRight
                        text: root.heads[index] ?? ""
                        color: root.theme.muted
                        font.pixelSize: root.theme.sizes.caption
                    }
                }
            }
        }

        Repeater {
            model: root.lines.length

            delegate: Item {
                id: line

                required property int index
                readonly property var words: root.lines[index]
                readonly property var amounts: words?.cells ?? []

                width: rows.width
                height: Math.max(20, said.height + root.lineGap)

                Rectangle {
                    width: parent.width
                    height: 1
                    color: root.theme.line
                }

                Column {
                    id: said

                    y: Math.floor(root.lineGap / 2)
                    width: parent.width - cells.width - root.theme.px(8)

                    PlainText {
                        width: parent.width
                        text: line.words?.name ?? ""
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        visible: text !== ""
                        text: line.words?.note ?? ""
                        color: root.theme.gold
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }
                }

                Row {
                    id: cells

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: line.amounts.length

                        delegate: PlainText {
                            required property int index

                            width: root.heads.length > 0 ? root.cellWidth : undefined
                            horizontalAlignment: Text.AlignRight
                            text: line.amounts[index] ?? ""
                            color: root.theme.ink
                            font.pixelSize: root.theme.sizes.caption
                            font.weight: Font.DemiBold
                        }
                    }
                }
            }
        }
    }
}
