pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// The shape beside a word of state, so that color is never the only sign.
Shape {
    id: root

    required property real size
    required property string mark
    required property color color

    readonly property bool filled: mark === "dot" || mark === "warning" || mark === "down" || mark === "up"
    readonly property var paths: ({
            clock: "M 12 2 A 10 10 0 1 1 11.99 2 Z M 12 6.5 L 12 12 L 16 14.5",
            ring: "M 12 4 A 8 8 0 1 1 11.99 4 Z",
            dot: "M 12 5 A 7 7 0 1 1 11.99 5 Z",
            warning: "M 12 2 L 23 22 L 1 22 Z M 11 9 L 11 15.5 L 13 15.5 L 13 9 Z M 11 17.5 L 11 19.7 L 13 19.7 L 13 17.5 Z",
            down: "M 2 4 L 22 4 L 12 21 Z",
            up: "M 2 20 L 22 20 L 12 3 Z"
        })

    width: size
    height: size

    ShapePath {
        scale: Qt.size(root.size / 24, root.size / 24)
        strokeColor: root.filled ? "transparent" : root.color
        strokeWidth: 2.4
        fillColor: root.filled ? root.color : "transparent"
        fillRule: ShapePath.OddEvenFill
        capStyle: ShapePath.RoundCap

        PathSvg {
            path: root.paths[root.mark] ?? ""
        }
    }
}
