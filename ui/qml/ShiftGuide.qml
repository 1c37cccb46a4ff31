pragma ComponentBehavior: Bound
import QtQuick
import Kiosk

// What to do now, in one sentence; why; and where this is among the steps.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    readonly property int margin: theme.px(28)

    Column {
        x: root.margin
        y: root.theme.px(28)
        width: root.width - 2 * root.margin
        spacing: root.theme.px(22)

        Text {
            width: parent.width
            text: root.screen.step
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            wrapMode: Text.WordWrap
        }

        Text {
            objectName: "shift.instruction"
            width: parent.width
            text: root.screen.instruction
            color: root.theme.ink
            font.pixelSize: root.theme.type(42)
            font.weight: Font.DemiBold
            font.letterSpacing: -root.theme.unit * 0.6
            lineHeight: root.theme.type(48)
            lineHeightMode: Text.FixedHeight
            wrapMode: Text.WordWrap
        }

        Text {
            width: parent.width
            text: root.screen.rule
            color: root.theme.soft
            font.pixelSize: root.theme.type(19.5)
            lineHeight: 1.12
            wrapMode: Text.WordWrap
        }
    }

    Column {
        x: root.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.theme.px(24)
        width: root.width - 2 * root.margin

        Repeater {
            model: root.screen.rail

            delegate: Item {
                id: row

                required property int index
                required property string label
                required property string note
                required property string phase

                width: parent?.width ?? 0
                height: Math.max(22, root.theme.px(36))

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.theme.px(18)
                    height: width
                    radius: width / 2
                    color: row.phase === "now" ? root.theme.gold : row.phase === "done" ? "#4a6473" : "transparent"
                    border.color: row.phase === "now" ? root.theme.gold : row.phase === "done" ? "#4a6473" : root.theme.edge
                    border.width: Math.max(1, root.theme.px(2))
                }

                Text {
                    x: root.theme.px(32)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x
                    text: row.note === "" ? row.label : qsTr("%1 · %2").arg(row.label).arg(row.note)
                    color: row.phase === "now" ? root.theme.ink : row.phase === "done" ? "#8093a0" : root.theme.soft
                    font.pixelSize: root.theme.type(20)
                    font.weight: row.phase === "now" ? Font.Bold : Font.Normal
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                }
            }
        }
    }
}
