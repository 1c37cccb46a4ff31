pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Lines by weeks: better ones are greener and fuller; lines not asked in a week are dark and empty.
Rectangle {
    id: root

    required property Theme theme
    required property TrainingReport report

    readonly property int pad: Math.max(10, theme.px(24))
    readonly property int most: 12

    radius: theme.px(22)
    color: theme.panel
    border.color: theme.line
    border.width: 1

    PlainText {
        id: title

        x: root.pad
        y: root.theme.px(14)
        text: qsTr("Lines %1").arg(root.report?.span ?? "")
        color: root.theme.muted
        font.pixelSize: root.theme.sizes.caption
    }

    Column {
        id: lines

        readonly property real pitch: Math.max(Math.ceil((root.theme.sizes.caption > root.theme.px(30) || width * 0.34 < 14 * root.theme.sizes.caption ? 2.6 : 1.2) * root.theme.sizes.caption), height / root.most)
        readonly property int fits: { // Rows from the top that have enough height.
            let [shown, sum] = [0, 0];
            while (shown < Math.min(root.most, rows.count) && (sum += rows.itemAt(shown)?.height ?? 0) <= height + 1)
                shown += 1;
            return shown;
        }

        x: root.pad
        y: title.y + title.height + root.theme.px(6)
        width: parent.width - 2 * x
        height: parent.height - y - root.theme.px(10)

        Repeater {
            id: rows

            model: root.report?.bars ?? null

            delegate: Row {
                id: line

                required property int index
                required property string label
                required property var heat

                visible: index < lines.fits
                height: Math.max(lines.pitch, name.implicitHeight + 2)
                spacing: root.theme.px(4)

                PlainText {
                    id: name

                    width: lines.width * 0.34
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.label
                    color: root.theme.soft
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
                }

                Repeater {
                    model: line.heat

                    delegate: Rectangle {
                        id: week

                        required property real modelData

                        width: (lines.width * 0.66 - 13 * root.theme.px(4)) / 12
                        height: line.height - Math.max(2, root.theme.px(4))
                        radius: root.theme.px(4)
                        color: root.theme.raised

                        Rectangle {
                            visible: week.modelData >= 0
                            width: week.width * Math.max(0.08, week.modelData)
                            height: week.height
                            radius: week.radius
                            color: week.modelData >= 0.9 ? root.theme.pay : week.modelData >= 0.7 ? root.theme.fair : week.modelData >= 0.5 ? root.theme.floor : root.theme.take
                        }
                    }
                }
            }
        }
    }
}
