import QtQuick
import QtQuick.Shapes

// A suit, drawn in a box of 100 × 100.
Shape {
    id: root

    required property string letter
    required property color colour
    readonly property var paths: ({
            h: "M50 92 C20 68 4 51 4 31 C4 15 16 7 28 7 C38 7 46 13 50 23 C54 13 62 7 72 7 C84 7 96 15 96 31 C96 51 80 68 50 92 Z",
            s: "M50 5 C60 24 93 40 93 63 C93 77 83 84 72 84 C64 84 57 80 54 73 C55 83 58 90 67 95 L33 95 C42 90 45 83 46 73 C43 80 36 84 28 84 C17 84 7 77 7 63 C7 40 40 24 50 5 Z",
            d: "M50 3 C58 20 72 38 86 50 C72 62 58 80 50 97 C42 80 28 62 14 50 C28 38 42 20 50 3 Z",
            c: "M50 4 C62 4 71 13 71 25 C71 31 68 36 65 40 C81 36 95 46 95 61 C95 74 85 82 74 82 C66 82 59 79 54 72 C55 83 58 90 67 95 L33 95 C42 90 45 83 46 72 C41 79 34 82 26 82 C15 82 5 74 5 61 C5 46 19 36 35 40 C32 36 29 31 29 25 C29 13 38 4 50 4 Z"
        })

    ShapePath {
        strokeColor: "transparent"
        fillColor: root.colour
        scale: Qt.size(root.width / 100, root.height / 100)

        PathSvg {
            path: root.paths[root.letter] ?? ""
        }
    }
}
