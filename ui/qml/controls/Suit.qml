import QtQuick
import QtQuick.Shapes

// A suit by itself.
Shape {
    id: root

    required property Theme theme
    required property string letter
    required property color colour

    ShapePath {
        strokeColor: "transparent"
        fillColor: root.colour
        scale: Qt.size(root.width / 100, root.height / 100)

        PathSvg {
            path: root.theme.drawing.suits[root.letter] ?? ""
        }
    }
}
