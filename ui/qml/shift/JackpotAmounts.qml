pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Each jackpot with its posted and its new amount; the last person who posted, and the time of the next possible change.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen
    property bool hasKeys: true // False: the guide has them.

    readonly property real room: hasKeys ? width - theme.padWidth - theme.px(30) : width

    Column {
        width: root.room
        spacing: root.theme.gap

        Repeater {
            id: tiles

            model: root.screen.jackpots

            delegate: Rectangle {
                id: tile

                required property int index
                required property string name
                required property string posted
                required property string entered
                required property bool chosen

                Accessible.role: Accessible.Button
                Accessible.name: [name, entered].join(" · ")
                Accessible.onPressAction: root.screen.chooseRow(tile.index)
                objectName: "jackpot." + name
                width: parent?.width ?? 0
                height: Math.min(root.theme.px(190), (root.height - notes.height - root.theme.px(24) - tiles.count * root.theme.gap) / Math.max(1, tiles.count))
                radius: root.theme.px(20)
                color: tap.pressed ? root.theme.pressed : chosen ? root.theme.goldPanel : root.theme.panel
                border.color: tap.pressed || chosen ? root.theme.gold : root.theme.line
                border.width: chosen ? Math.max(2, root.theme.px(3)) : 1

                Column {
                    id: words

                    x: root.theme.px(34)
                    anchors.verticalCenter: parent.verticalCenter

                    PlainText {
                        text: tile.name
                        color: root.theme.gold
                        font.pixelSize: root.theme.sizes.primary
                        font.weight: Font.Bold
                        font.letterSpacing: root.theme.px(3)
                    }

                    PlainText {
                        visible: tile.posted !== ""
                        text: qsTr("Now %1").arg(tile.posted)
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.caption
                    }
                }

                PlainText {
                    objectName: "entered." + tile.name
                    anchors.right: parent.right
                    anchors.rightMargin: root.theme.px(34)
                    width: parent.width - words.width - 2 * words.x - root.theme.gap
                    height: parent.height
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: tile.entered
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.pot
                    font.weight: Font.Bold
                    wrapMode: Text.WordWrap
                }

                Touch {
                    id: tap

                    onTapped: root.screen.chooseRow(tile.index)
                }
            }
        }
    }

    Column {
        id: notes

        anchors.bottom: parent.bottom
        width: root.room
        spacing: root.theme.px(8)

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.screen.keepsTitle
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        Flow {
            width: parent.width
            visible: kept.count > 0
            spacing: root.theme.gap

            Repeater {
                id: kept

                model: root.screen.keeps

                delegate: TouchButton {
                    required property int seat
                    required property bool chosen

                    objectName: "keep." + seat
                    width: Math.max(root.theme.least, root.theme.px(96))
                    height: Math.max(root.theme.least, root.theme.px(84))
                    theme: root.theme
                    text: String(seat)
                    padding: 4
                    tone: chosen ? "chosen" : "plain"
                    onTapped: root.screen.keepMinimum(seat)
                }
            }
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.screen.jackpotsNote
            color: root.theme.soft
            font.pixelSize: root.theme.sizes.button
            wrapMode: Text.WordWrap
        }

        PlainText {
            objectName: "jackpotsWhen"
            width: parent.width
            text: root.screen.jackpotsWhen
            color: root.theme.ink
            font.pixelSize: root.theme.sizes.button
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
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
            extra: root.screen.keysExtra
        }
    }
}
