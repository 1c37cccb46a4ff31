import QtQuick
import QtQuick.Shapes

// Chips of one kind, stacked as a dealer sees them from the side. It is aligned to its bottom, and is as high as it
// necessary.
Shape {
    id: root

    required property Theme theme
    required property string hue
    required property int count
    property real thick: width / 4 // Thickness of a chip.

    readonly property int most: 9 // A dealer does not distinguish more than these.
    readonly property int layers: Math.max(1, Math.min(most, count))
    readonly property real half: width * 0.16
    readonly property color body: theme.chip(hue)
    readonly property color marks: theme.chipEdge(hue)

    height: 2 * half + layers * thick

    ShapePath {
        strokeColor: root.theme.chipLine(root.hue)
        strokeWidth: 1
        fillColor: root.body

        PathSvg {
            path: root.theme.chipDrawing.side(root.width, root.half, root.layers, root.thick)
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: root.marks

        PathSvg {
            path: root.theme.chipDrawing.stripesOf(root.width, root.half, root.layers, root.thick)
        }
    }

    ShapePath {
        strokeColor: root.theme.chipLine(root.hue)
        strokeWidth: 1
        fillColor: "transparent"

        PathSvg {
            path: root.theme.chipDrawing.seams(root.width, root.half, root.layers, root.thick)
        }
    }

    ShapePath {
        strokeColor: root.theme.chipLine(root.hue)
        strokeWidth: 1
        fillColor: root.body

        PathSvg {
            path: root.theme.chipDrawing.ellipse(root.width, root.half, 1)
        }
    }

    ShapePath {
        strokeColor: "transparent"
        fillColor: root.marks

        PathSvg {
            path: root.theme.chipDrawing.topMarks(root.width, root.half)
        }
    }

    ShapePath {
        strokeColor: root.marks
        strokeWidth: 1
        fillColor: root.body

        PathSvg {
            path: root.theme.chipDrawing.ellipse(root.width, root.half, 0.64)
        }
    }
}
