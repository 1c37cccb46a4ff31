pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each jackpot with its posted and its entered amount, and the keys.
Column {
    id: root

    required property Theme theme
    required property FloorScreen screen

    spacing: theme.gap

    Grid {
        id: cells

        columns: 3
        spacing: root.theme.gap

        Repeater {
            model: root.screen.amounts

            delegate: Rectangle {
                id: cell

                required property int index
                required property string name
                required property string posted
                required property string entered
                required property bool chosen

                Accessible.role: Accessible.StaticText
                Accessible.name: [name, entered].join(", ")
                objectName: "amount." + name
                width: (root.width - 2 * cells.spacing) / 3
                height: Math.max(root.theme.px(80), title.height + sum.height + root.theme.px(10))
                radius: root.theme.px(12)
                color: chosen ? root.theme.goldPanel : root.theme.panel
                border.color: chosen ? root.theme.gold : root.theme.line
                border.width: Math.max(1, root.theme.px(2))

                PlainText {
                    id: title

                    x: root.theme.px(12)
                    y: root.theme.px(8)
                    text: cell.name
                    color: root.theme.gold
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }

                PlainText {
                    id: sum

                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: root.theme.px(6)
                    x: root.theme.px(12)
                    width: parent.width - 2 * x
                    horizontalAlignment: Text.AlignRight
                    text: cell.entered
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.button
                    font.weight: Font.Bold
                    wrapMode: Text.WordWrap
                }
            }
        }
    }

    NumberKeys {
        theme: root.theme
        prefix: "amountKey."
        extra: "00"
        onPressed: key => root.screen.amountKey(key)
    }

    Row {
        width: parent.width
        spacing: root.theme.gap

        TouchButton {
            objectName: "nextAmount"
            width: (parent.width - root.theme.gap) / 2
            theme: root.theme
            padding: 6
            fixed: theme.sizes.caption
            text: qsTr("Next jackpot")
            onTapped: root.screen.amountKey("next")
        }

        TouchButton {
            objectName: "everywhere"
            visible: !root.screen.forHouse
            width: (parent.width - root.theme.gap) / 2
            theme: root.theme
            padding: 6
            fixed: theme.sizes.caption
            tone: root.screen.everywhere ? "chosen" : "plain"
            text: qsTr("At all tables")
            onTapped: root.screen.turnEverywhere()
        }
    }
}
