pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../controls"

// The share of right answers, week by week; a week without answers is left out.
Item {
    id: root

    required property Theme theme
    required property var points
    required property var curve

    readonly property real dot: Math.max(8, theme.px(14))
    readonly property real plot: height - theme.sizes.caption - theme.px(10)

    Repeater {
        model: [0, 0.5, 1]

        delegate: Item {
            required property real modelData

            y: root.plot * (1 - modelData)
            width: root.width

            Rectangle {
                width: parent.width
                height: 1
                color: root.theme.line
            }
        }
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: root.theme.pay
            strokeWidth: Math.max(2, root.theme.px(4))
            fillColor: "transparent"

            PathPolyline {
                path: root.curve.map(one => Qt.point(root.dot / 2 + one.x * (root.width - root.dot), one.y * root.plot))
            }
        }
    }

    Repeater {
        model: root.points

        delegate: Item {
            id: week

            required property int index
            required property real at
            required property real share
            required property string label

            x: at * (root.width - root.dot)
            y: root.plot * (1 - share) - root.dot / 2

            Rectangle {
                visible: week.share >= 0
                width: root.dot
                height: width
                radius: width / 2
                color: week.share >= 0.9 ? root.theme.pay : root.theme.floor
            }

            PlainText {
                readonly property real most: width + 1.3 * root.theme.sizes.caption // of another date, with two digits more
                readonly property bool fits: most <= week.x && week.x + most <= Math.min(2 * week.x, root.width - most)

                visible: week.index % 8 === 0 || (week.index % 4 === 0 && fits)
                x: Math.min(0, root.width - week.x - width)
                y: root.plot - week.y + root.theme.px(6)
                text: week.label
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
            }
        }
    }
}
