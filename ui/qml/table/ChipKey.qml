import QtQuick
import "../controls"

// A chip of the palette as a key. The one in hand is ringed in gold.
Item {
    id: root

    required property Theme theme
    required property string text
    required property string hue
    property bool inHand: false
    property bool repeats: true // a second touch is meant: see ui/window/touch_guard.py
    signal tapped

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.tapped()
    height: width

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.color: root.theme.gold
        border.width: Math.max(3, root.theme.px(5))
        visible: root.inHand || tap.pressed
    }

    Chip {
        anchors.centerIn: parent
        width: parent.width - 2 * Math.max(5, root.theme.px(7))
        theme: root.theme
        text: root.text
        hue: root.hue
    }

    Touch {
        id: tap

        onTapped: root.tapped()
    }
}
