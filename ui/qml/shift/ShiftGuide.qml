pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What to do now, in one sentence; why; and where this is among the steps.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    property bool hasRail: true // or a pad is in its place

    readonly property bool wide: hasRail && width > 1.4 * height
    readonly property int margin: theme.px(hasRail ? 28 : 24)

    Column {
        id: words

        x: root.margin
        y: root.theme.px(root.hasRail ? 28 : 14)
        width: root.wide ? Math.round((root.width - 3 * root.margin) * 0.6) : root.width - 2 * root.margin
        spacing: root.theme.px(root.hasRail ? 22 : 8)
        scale: Math.min(1, ((root.wide || !root.hasRail ? root.height - root.theme.px(8) : rail.y) - y) / Math.max(1, height))
        transformOrigin: Item.TopLeft

        PlainText {
            width: parent.width
            text: root.screen.step
            color: root.theme.muted
            font.pixelSize: root.theme.type(20)
            wrapMode: Text.WordWrap
        }

        Instruction {
            objectName: "shift.instruction"
            width: parent.width
            theme: root.theme
            board: root.hasRail ? 42 : 30
            text: root.screen.instruction
        }

        PlainText {
            width: parent.width
            text: root.screen.rule
            color: root.theme.soft
            font.pixelSize: root.theme.type(19.5)
            lineHeight: 1.12
            wrapMode: Text.WordWrap
        }
    }

    Column {
        id: rail

        visible: root.hasRail
        x: root.wide ? words.x + words.width + root.margin : root.margin
        y: root.wide ? words.y : root.height - height - root.theme.px(24)
        width: root.width - x - root.margin

        Repeater {
            model: root.screen.rail

            delegate: Item {
                id: row

                required property int index
                required property string label
                required property string note
                required property string phase

                width: parent?.width ?? 0
                height: Math.max(22, root.theme.type(36))

                StepDot {
                    anchors.verticalCenter: parent.verticalCenter
                    theme: root.theme
                    phase: row.phase
                }

                PlainText {
                    x: root.theme.px(32)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x
                    text: row.note === "" ? row.label : qsTr("%1 · %2").arg(row.label).arg(row.note)
                    color: row.phase === "now" ? root.theme.ink : row.phase === "done" ? root.theme.doneInk : root.theme.soft
                    font.pixelSize: root.theme.type(20)
                    font.weight: row.phase === "now" ? Font.Bold : Font.Normal
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                }
            }
        }
    }
}
