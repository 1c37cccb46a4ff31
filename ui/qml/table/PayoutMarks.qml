pragma ComponentBehavior: Bound
import QtQuick
import "../controls"

// The requirements of a large payout, by word and shape, each with ✓ once it is met.
Flow {
    id: root

    required property Theme theme
    required property var marks

    topPadding: theme.px(2)
    spacing: theme.px(6)
    visible: marks.length > 0

    FontMetrics { // The marks' own metrics: Chinese letters are higher, and no mark may be lower than the others.
        id: line

        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.Bold
    }

    Repeater {
        model: root.marks

        delegate: Rectangle {
            required property string modelData

            width: Math.min(mark.implicitWidth + 2 * root.theme.px(8), root.width)
            height: Math.ceil(mark.lineCount * line.height) + Math.max(6, root.theme.px(8))
            radius: root.theme.px(6)
            color: root.theme.floorPanel
            border.color: root.theme.floor
            border.width: 1

            PlainText {
                id: mark

                anchors.centerIn: parent
                width: Math.min(implicitWidth, root.width - 2 * root.theme.px(8))
                text: parent.modelData
                color: root.theme.floor
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
                wrapMode: Text.Wrap
            }
        }
    }
}
