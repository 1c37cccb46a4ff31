pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The count against the slip, and the options: one touch each.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width, root.theme.px(1060))
        spacing: root.theme.px(24)

        ShiftSums {
            width: parent.width
            visible: root.screen.canProceed
            theme: root.theme
            sums: root.screen.sums
        }

        Repeater {
            model: root.screen.ways

            delegate: Rectangle {
                id: way

                required property int index
                required property string key
                required property string label
                required property string note

                Accessible.role: Accessible.Button
                Accessible.name: note === "" ? label : [label, note].join(" · ")
                Accessible.onPressAction: root.screen.chooseWay(way.key)
                objectName: "way." + key
                width: parent?.width ?? 0
                height: Math.max(root.theme.touch, root.theme.px(104))
                radius: root.theme.px(18)
                color: tap.pressed ? root.theme.pressed : root.theme.raised
                border.color: tap.pressed ? root.theme.gold : root.theme.edge
                border.width: Math.max(1, root.theme.px(2))

                Column {
                    x: root.theme.px(34)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * x

                    PlainText {
                        width: parent.width
                        text: way.label
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.primary
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        visible: text !== ""
                        text: way.note
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }
                }

                Touch {
                    id: tap

                    onTapped: root.screen.chooseWay(way.key)
                }
            }
        }
    }
}
