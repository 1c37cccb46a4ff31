pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// Lines that are compared or signed for, the amount of each at the right.
Rectangle {
    id: root

    required property Theme theme
    required property QtObject sums
    property int size: theme.sizes.button

    readonly property int margin: theme.px(36)

    height: rows.height + 2 * theme.px(18)
    radius: theme.px(22)
    color: theme.panel
    border.color: theme.line
    border.width: 1

    Column {
        id: rows

        x: root.margin
        y: root.theme.px(18)
        width: parent.width - 2 * x

        Repeater {
            model: root.sums

            delegate: Item {
                id: row

                required property int index
                required property string label
                required property string value
                required property string tone

                width: rows.width
                height: Math.max(words.height, amount.height) + Math.round(0.5 * root.size)

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: row.index > 0
                    color: root.theme.line
                }

                PlainText {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - amount.width - root.theme.px(20)
                    text: row.label
                    color: row.tone === "" ? root.theme.soft : root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: row.tone === "" ? Font.Normal : Font.DemiBold
                    wrapMode: Text.WordWrap
                }

                PlainText {
                    id: amount

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width * 0.62)
                    horizontalAlignment: Text.AlignRight
                    text: row.value
                    color: row.tone === "off" ? root.theme.floor : root.theme.ink
                    font.pixelSize: root.size
                    font.weight: row.tone === "" ? Font.DemiBold : Font.Bold
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
