pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The rack, chip by chip: touch one, enter how many. The total stands above the keys.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    property bool hasKeys: true // or the guide has them

    readonly property real room: hasKeys ? width - theme.padWidth - theme.px(30) : width
    readonly property int across: Math.min(4, tiles.count)
    readonly property int down: Math.ceil(tiles.count / Math.max(1, across))
    readonly property int tileHeight: Math.min(theme.px(330), (below.y - (down - 1) * theme.gap - theme.gap) / Math.max(1, down))

    Grid {
        columns: root.across
        spacing: root.theme.gap

        Repeater {
            id: tiles

            model: root.screen.rack

            delegate: Rectangle {
                id: tile

                required property int index
                required property string chip
                required property string colour
                required property string count
                required property string amount
                required property bool counted
                required property bool chosen

                Accessible.role: Accessible.Button
                Accessible.name: [chip, count].join(" · ")
                Accessible.onPressAction: root.screen.chooseRow(tile.index)
                objectName: "rack." + chip
                width: (root.room - 3 * root.theme.gap) / 4
                height: root.tileHeight
                radius: root.theme.px(18)
                color: tap.pressed ? root.theme.pressed : chosen ? root.theme.goldPanel : root.theme.panel
                border.color: tap.pressed || chosen ? root.theme.gold : root.theme.line
                border.width: chosen ? Math.max(2, root.theme.px(3)) : 1

                Column {
                    anchors.centerIn: parent
                    width: parent.width - 12
                    spacing: root.theme.px(8)

                    Chip {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(root.theme.px(128), tile.height * 0.44, tile.width * 0.76)
                        theme: root.theme
                        text: tile.chip
                        colour: tile.colour
                    }

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: tile.count
                        color: tile.counted ? root.theme.ink : root.theme.muted
                        font.pixelSize: root.theme.type(36)
                        font.weight: Font.Bold
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 13
                    }

                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: tile.amount === "" ? " " : tile.amount
                        color: root.theme.soft
                        font.pixelSize: root.theme.type(22)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 13
                    }
                }

                Touch {
                    id: tap

                    onTapped: root.screen.chooseRow(tile.index)
                }
            }
        }
    }

    Item {
        id: below

        anchors.bottom: parent.bottom
        width: root.room
        height: root.theme.touch

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: root.theme.px(16)

            PlainText {
                anchors.baseline: sum.baseline
                text: qsTr("Total")
                color: root.theme.soft
                font.pixelSize: root.theme.type(26)
            }

            PlainText {
                id: sum

                objectName: "rackTotal"
                text: root.screen.rackTotal
                color: root.theme.ink
                font.pixelSize: root.theme.type(50)
                font.weight: Font.Bold
            }
        }
    }

    Loader {
        anchors.right: parent.right
        width: root.theme.padWidth
        height: parent.height
        active: root.hasKeys

        sourceComponent: ShiftKeys {
            theme: root.theme
            screen: root.screen
            extra: "00"
        }
    }
}
