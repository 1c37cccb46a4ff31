pragma ComponentBehavior: Bound
import QtQuick

// A chip from above: its colour, six marks on its edge, and what is printed on it.
Rectangle {
    id: root

    required property Theme theme
    required property string text
    required property string colour

    height: width
    radius: width / 2
    color: theme.chip(colour)
    border.color: theme.edge
    border.width: Math.max(1, theme.px(2))

    Repeater {
        model: 6

        delegate: Rectangle {
            id: mark

            required property int index

            x: (root.width - width) / 2
            y: root.width * 0.025
            width: root.width * 0.15
            height: root.width * 0.1
            color: root.theme.chipInk(root.colour)
            opacity: 0.85
            antialiasing: true

            transform: Rotation {
                origin.x: root.width * 0.075
                origin.y: root.width * 0.475
                angle: mark.index * 60
            }
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: root.width * 0.7
        height: width
        radius: width / 2
        color: root.theme.chip(root.colour)
        border.color: root.theme.chipInk(root.colour)
        border.width: 1

        PlainText {
            anchors.centerIn: parent
            width: parent.width * 0.86
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            color: root.theme.chipInk(root.colour)
            font.pixelSize: Math.max(13, root.width * 0.28)
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
    }
}
