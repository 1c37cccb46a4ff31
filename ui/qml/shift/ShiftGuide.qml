pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The present instruction, its reason, and its place among the steps.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    property bool hasRail: true // False: a pad is in its place.

    readonly property bool wide: hasRail && width > 1.4 * height
    readonly property int margin: theme.px(hasRail ? 28 : 24)
    readonly property real room: (wide || !hasRail ? height - theme.px(8) : rail.y) - words.y // of the words; where it is not enough, what to do is left

    Column {
        id: words

        x: root.margin
        y: root.theme.px(root.hasRail ? 28 : 14)
        width: root.wide ? Math.round((root.width - 3 * root.margin) * 0.6) : root.width - 2 * root.margin
        spacing: root.theme.px(root.hasRail ? 22 : 8)

        PlainText {
            id: step

            width: parent.width
            visible: rule.visible && rule.implicitHeight + instruction.implicitHeight + implicitHeight + 2 * parent.spacing <= root.room
            text: root.screen.step
            color: root.theme.muted
            font.pixelSize: root.theme.sizes.caption
            wrapMode: Text.WordWrap
        }

        PlainText {
            id: instruction

            objectName: "shift.instruction"
            width: parent.width
            text: root.screen.instruction
            color: root.theme.ink
            font.pixelSize: root.hasRail ? root.theme.sizes.instruction : root.theme.sizes.button
            font.weight: Font.DemiBold
            font.letterSpacing: -root.theme.unit * 0.6
            lineHeight: 0.95
            wrapMode: Text.Wrap
        }

        PlainText {
            id: rule

            width: parent.width
            visible: instruction.implicitHeight + implicitHeight + parent.spacing <= root.room
            text: root.screen.rule
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
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
                height: Math.max(root.theme.sizes.primary, Math.ceil(1.25 * root.theme.sizes.caption))

                StepDot {
                    anchors.verticalCenter: parent.verticalCenter
                    theme: root.theme
                    phase: row.phase
                }

                FewerWords {
                    x: root.theme.px(32)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x
                    wordings: row.note === "" ? [row.label] : [qsTr("%1 · %2").arg(row.label).arg(row.note), row.label]
                    cuts: true
                    color: row.phase === "now" ? root.theme.ink : row.phase === "done" ? root.theme.doneInk : root.theme.soft
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: row.phase === "now" ? Font.Bold : Font.Normal
                }
            }
        }
    }
}
