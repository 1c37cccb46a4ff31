pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// A chip from above: its color, six marks on its edge, and its print if it is large enough.
Item {
    id: root

    required property Theme theme
    required property string text
    required property string hue

    readonly property color body: theme.chip(hue)
    readonly property color marks: theme.chipEdge(hue)
    property color rim: theme.chipLine(hue)
    readonly property bool printed: text !== "" && width >= Math.max(34, theme.px(44))

    height: width

    Shape {
        anchors.fill: parent

        ShapePath {
            scale: Qt.size(root.width / 100, root.width / 100)
            strokeColor: root.rim
            strokeWidth: 3
            fillColor: root.body

            PathSvg {
                path: root.theme.chipDrawing.disc
            }
        }

        ShapePath {
            scale: Qt.size(root.width / 100, root.width / 100)
            strokeColor: "transparent"
            fillColor: root.marks

            PathSvg {
                path: root.theme.chipDrawing.marks
            }
        }
    }

    Loader {
        active: root.width >= root.theme.px(44)
        anchors.fill: parent

        sourceComponent: Shape {
            ShapePath {
                scale: Qt.size(root.width / 100, root.width / 100)
                strokeColor: root.marks
                strokeWidth: 2.6
                fillColor: "transparent"

                PathSvg {
                    path: root.theme.chipDrawing.ring
                }
            }
        }
    }

    Loader {
        active: root.printed
        anchors.centerIn: parent

        sourceComponent: PlainText {
            id: value

            Rectangle { // Without the ring and the marks behind them, no digit is lost.
                anchors.centerIn: parent
                z: -1
                visible: value.contentWidth > 0.56 * root.width
                width: Math.min(0.9 * root.width, value.contentWidth + root.theme.px(6))
                height: Math.ceil(1.1 * root.theme.sizes.caption)
                radius: root.theme.px(4)
                color: root.body
            }

            width: root.width * 0.84
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            color: root.theme.chipInk(root.hue)
            font.pixelSize: natural.advanceWidth <= width ? root.theme.sizes.caption : Math.floor(root.theme.sizes.caption * width / natural.advanceWidth)
            font.weight: Font.Bold

            TextMetrics { // a chip carries its value as it is printed: one of four digits is as large as the chip allows
                id: natural

                text: root.text
                font.pixelSize: root.theme.sizes.caption
                font.weight: Font.Bold
            }
        }
    }
}
