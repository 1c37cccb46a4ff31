pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The steps of the game. If not all fit, those long completed are left out first, then those far ahead.
Column {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real room

    readonly property int pitch: Math.max(Math.ceil(1.25 * theme.sizes.caption), Math.min(theme.px(36 * theme.words), Math.floor(room / Math.max(1, rows.count))))
    readonly property int lines: Math.max(1, Math.floor(room / pitch))
    readonly property int first: Math.max(0, Math.min(screen.stepNow - (lines > 2 ? 1 : 0), rows.count - lines))
    readonly property int last: first + lines - 1

    Repeater {
        id: rows

        model: root.screen.rail

        delegate: Item {
            id: row

            required property int index
            required property string label
            required property string note
            required property string phase
            readonly property string whole: note === "" ? label : qsTr("%1 · %2").arg(label).arg(note)

            width: root.width
            height: root.pitch
            visible: index >= root.first && index <= root.last

            StepDot {
                anchors.verticalCenter: parent.verticalCenter
                theme: root.theme
                phase: row.phase
            }

            FewerWords {
                x: root.theme.px(32)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                wordings: [row.whole, row.label]
                cuts: true
                color: row.phase === "now" ? root.theme.ink : row.phase === "done" ? root.theme.doneInk : root.theme.soft
                font.pixelSize: root.theme.sizes.caption
                font.weight: row.phase === "now" ? Font.Bold : Font.Normal
            }
        }
    }
}
