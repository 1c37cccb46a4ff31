pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The judge's message, and the moves to choose from, always in the same place.
Item {
    id: root

    required property Theme theme
    required property TrainingHand hand

    readonly property real most: moves.y - theme.gap

    TrainingVerdict {
        width: parent.width
        theme: root.theme
        hand: root.hand
        most: root.most
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
                height: Math.max(root.theme.least, root.theme.px(92), Math.ceil(wrappedHeight) + Math.max(8, root.theme.px(14)))
                grows: true
                theme: root.theme
                padding: 8
                fixed: theme.sizes.caption
                text: label
                onTapped: root.hand.make(index)
            }
        }
    }
}
