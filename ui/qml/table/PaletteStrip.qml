pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The chips for wagers. The one in hand is ringed in gold; each touch of a spot puts one there.
Row {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property real room

    spacing: Math.max(10, theme.px(22))

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        visible: implicitWidth + chips.count * (root.theme.touch + root.spacing) <= root.room // The chips show it, too.
        text: qsTr("Touch a chip, then touch a spot:")
        color: root.theme.feltInk
        font.pixelSize: root.theme.sizes.caption
    }

    Repeater {
        id: chips

        model: root.screen.chips

        delegate: Item {
            id: chip

            required property int index
            required property string text
            required property string hue
            readonly property bool inHand: index === root.screen.chip

            Accessible.role: Accessible.Button
            Accessible.name: text
            Accessible.onPressAction: root.screen.takeChip(chip.index)
            objectName: "chip." + text
            width: root.theme.touch
            height: root.theme.touch

            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: "transparent"
                border.color: root.theme.gold
                border.width: Math.max(3, root.theme.px(5))
                visible: chip.inHand || tap.pressed
            }

            Chip {
                anchors.centerIn: parent
                width: parent.width - 2 * Math.max(5, root.theme.px(7))
                theme: root.theme
                text: chip.text
                hue: chip.hue
            }

            Touch {
                id: tap

                onTapped: root.screen.takeChip(chip.index)
            }
        }
    }
}
