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

        delegate: ChipKey {
            required property int index

            objectName: "chip." + text
            width: root.theme.touch
            theme: root.theme
            inHand: index === root.screen.chip
            repeats: false // It is already in hand.
            onTapped: root.screen.takeChip(index)
        }
    }
}
