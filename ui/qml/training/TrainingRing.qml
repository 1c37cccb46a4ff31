import QtQuick
import QtQuick.Shapes
import Kiosk
import "../controls"

// The clock of the present answer as a ring that empties, with the time that is left and the whole time.
Item {
    id: root

    required property Theme theme
    required property TrainingClock clock

    readonly property real thick: Math.max(6, width * 0.065)

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: root.theme.line
            strokeWidth: root.thick
            fillColor: "transparent"

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: (root.width - root.thick) / 2
                radiusY: radiusX
                startAngle: 0
                sweepAngle: 360
            }
        }

        ShapePath {
            strokeColor: root.clock?.isShort ? root.theme.take : root.theme.gold
            strokeWidth: root.thick
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: (root.width - root.thick) / 2
                radiusY: radiusX
                startAngle: -90
                sweepAngle: 360 * Math.min(1, root.clock?.share ?? 0)
            }
        }
    }

    Column {
        anchors.centerIn: parent
        width: root.width - 4 * root.thick

        PlainText {
            objectName: "clock"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.clock?.timeLeft ?? ""
            color: root.theme.ink
            font.pixelSize: Math.round(root.width * 0.24)
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
        }

        FewerWords {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wordings: [qsTr("of %1 left").arg(root.clock?.wholeTime ?? ""), ""]
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.caption
        }
    }
}
