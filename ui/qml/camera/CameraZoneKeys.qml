import QtQuick
import Kiosk
import "../controls"

// Keys to choose a place, with a mark if its zone is drawn.
Column {
    id: root

    required property Theme theme
    required property ZonesScreen zones

    spacing: Math.max(10, theme.gap)

    Item {
        width: parent.width
        height: Math.max(root.theme.touch, names.height)

        TouchButton {
            id: before

            objectName: "zones.before"
            anchors.verticalCenter: parent.verticalCenter
            width: root.theme.least
            theme: root.theme
            padding: 4
            text: "‹"
            onTapped: root.zones.chooseNext(-1)
        }

        Column {
            id: names

            anchors.verticalCenter: parent.verticalCenter
            x: before.width + root.theme.gap
            width: parent.width - 2 * x

            PlainText {
                objectName: "zones.place"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: root.theme.sizes.button
                wrapMode: Text.Wrap
                text: root.zones.place
                color: root.theme.gold
                font.weight: Font.DemiBold
            }

            PlainText {
                objectName: "zones.size"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.zones.size
                color: root.theme.muted
                font.pixelSize: root.theme.sizes.caption
                wrapMode: Text.WordWrap
            }
        }

        TouchButton {
            objectName: "zones.next"
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width
            width: root.theme.least
            theme: root.theme
            padding: 4
            text: "›"
            onTapped: root.zones.chooseNext(1)
        }
    }

    TouchButton {
        objectName: "zones.draw"
        width: parent.width
        theme: root.theme
        padding: 8
        text: root.zones.drawing
        onTapped: root.zones.drawOrTake()
    }
}
