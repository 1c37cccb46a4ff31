pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each zone at its place. The chosen one has handles: a finger takes the nearest one.
Item {
    id: root

    required property Theme theme
    required property ZonesScreen zones

    objectName: "zones.table"

    Repeater {
        model: root.zones.zones

        delegate: Item {
            id: zone

            required property int index
            required property string place
            required property string label
            required property real from_left
            required property real from_top
            required property real across
            required property real down
            required property bool chosen
            required property bool wrong

            readonly property color hue: wrong ? root.theme.take : chosen ? root.theme.gold : root.theme.outline

            objectName: "zones.zone." + place
            x: from_left * root.width
            y: from_top * root.height
            z: chosen ? 1 : 0
            width: across * root.width
            height: down * root.height

            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border.color: zone.hue
                border.width: Math.max(2, root.theme.px(zone.chosen ? 4 : 3))
            }

            Rectangle {
                anchors.centerIn: parent
                width: Math.max(name.contentWidth, Math.min(parent.width - 4, name.contentWidth + 2 * root.theme.px(8)))
                height: name.contentHeight + root.theme.px(4)
                radius: root.theme.px(6)
                color: root.theme.background

                FewerWords {
                    id: name

                    anchors.centerIn: parent
                    width: Math.max(room, Math.ceil(first.advanceWidth))
                    room: zone.width - 8
                    lines: zone.height > 3 * root.theme.sizes.caption ? 2 : 1
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: lines > 1 ? Text.WordWrap : Text.NoWrap
                    wordings: [zone.label, zone.label.match(/\d+/)?.[0] ?? zone.label]
                    cuts: true
                    text: fits[0] ?? cut[0] ?? first.text
                    color: zone.chosen ? root.theme.gold : root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                }

                TextMetrics { // A zone that is too narrow for it shows the first word, which leaves the zone.
                    id: first

                    text: zone.label.split(" ")[0]
                    font: name.font
                }
            }

            Repeater {
                model: zone.chosen ? 4 : 0

                delegate: Rectangle {
                    required property int index

                    x: (index % 2) * zone.width - width / 2
                    y: Math.floor(index / 2) * zone.height - height / 2
                    width: Math.max(18, root.theme.px(30))
                    height: width
                    radius: width / 2
                    color: zone.hue
                    border.color: root.theme.background
                    border.width: 2
                }
            }
        }
    }

    MultiPointTouchArea {
        anchors.fill: parent
        maximumTouchPoints: 1
        onPressed: points => root.zones.grab(points[0].x / width, points[0].y / height, root.theme.least / 2 / width)
        onUpdated: points => root.zones.drag(points[0].x / width, points[0].y / height)
        onReleased: root.zones.drop()
        onCanceled: root.zones.cancel()
    }
}
