pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// What the judge says, as large as there is room for; and the moves to choose from, always in the same place.
Item {
    id: root

    required property Theme theme
    required property TrainingHand hand

    readonly property int keyHeight: Math.max(theme.least, theme.px(92))

    readonly property real most: moves.y - theme.gap

    TrainingVerdict {
        id: natural

        visible: false
        width: parent.width
        theme: root.theme
        hand: root.hand
    }

    TrainingVerdict {
        width: parent.width
        theme: root.theme
        hand: root.hand
        fit: natural.height > root.most ? 0.97 * Math.sqrt(root.most / natural.height) : 1
    }

    Column {
        id: moves

        visible: root.enabled
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Math.max(10, root.theme.px(12))

        Repeater {
            model: root.hand?.moves ?? null

            delegate: TouchButton {
                required property int index
                required property string label

                objectName: "move." + index
                width: root.width
                height: root.keyHeight
                theme: root.theme
                padding: 8
                size: 23
                text: label
                onTapped: root.hand.make(index)
            }
        }
    }
}
