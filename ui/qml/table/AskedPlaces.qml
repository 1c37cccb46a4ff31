pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Targets to choose a card's place: each card of a row, or the row if the cards are too small.
Grid {
    id: root

    required property Theme theme
    required property TableScreen screen
    required property string path
    required property string spot
    required property string label
    required property int seat
    required property int count
    required property int frame // Height of the cards.

    readonly property bool each: width >= count * theme.least + (count - 1) * theme.gap
    readonly property int shown: each ? count : 1
    readonly property real between: (shown - 1) * theme.gap

    spacing: theme.gap
    columns: shown

    Repeater {
        model: root.shown

        delegate: Item {
            id: place

            required property int index

            Accessible.role: Accessible.Button
            Accessible.name: root.each ? qsTr("%1, card %2").arg(root.label).arg(index + 1) : root.label
            Accessible.onPressAction: root.screen.touchPlace(root.spot, root.seat, root.each ? index : -1)
            objectName: root.path + ".place." + (root.each ? index : "row")
            width: (root.width - root.between) / root.shown
            height: root.height

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Math.min(parent.height, root.frame)
                radius: root.theme.px(12)
                color: tap.pressed ? root.theme.glow : "transparent"
                border.color: root.theme.gold
                border.width: Math.max(1, root.theme.px(2))
            }

            Touch {
                id: tap

                onTapped: root.screen.touchPlace(root.spot, root.seat, root.each ? place.index : -1)
            }
        }
    }
}
