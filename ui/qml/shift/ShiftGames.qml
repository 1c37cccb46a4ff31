pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The games that this table may deal. One touch chooses.
Item {
    id: root

    required property Theme theme
    required property ShiftScreen screen

    Grid {
        readonly property int across: cards.count < 4 ? 1 : 2

        anchors.centerIn: parent
        columns: across
        spacing: Math.max(10, root.theme.px(24))

        Repeater {
            id: cards

            model: root.screen.games

            delegate: Rectangle {
                id: card

                required property int index
                required property string key
                required property string title
                required property string revision
                required property string limits
                required property string seats
                required property string jackpots
                required property string last

                Accessible.role: Accessible.Button
                Accessible.name: title
                Accessible.onPressAction: root.screen.chooseGame(card.key)
                objectName: "game." + key
                width: cards.count < 4 ? Math.min(root.width, root.theme.px(1060)) : (root.width - root.theme.px(24)) / 2
                height: Math.max(words.height + 2 * root.theme.px(32), root.theme.px(210))
                radius: root.theme.px(22)
                color: tap.pressed ? root.theme.pressed : root.theme.raised
                border.color: tap.pressed || card.last !== "" ? root.theme.gold : root.theme.edge
                border.width: Math.max(1, root.theme.px(2))

                Column {
                    id: words

                    x: root.theme.px(38)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 3 * x - arrow.width
                    spacing: root.theme.px(12)

                    PlainText {
                        width: parent.width
                        text: card.title
                        color: root.theme.ink
                        font.pixelSize: root.theme.sizes.instruction
                        font.weight: Font.DemiBold
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        text: qsTr("%1 · %2 · %3").arg(card.limits).arg(card.seats).arg(card.revision)
                        color: root.theme.soft
                        font.pixelSize: root.theme.sizes.button
                        wrapMode: Text.WordWrap
                    }

                    PlainText {
                        width: parent.width
                        text: card.last === "" ? card.jackpots : qsTr("%1 · %2").arg(card.jackpots).arg(card.last)
                        color: root.theme.gold
                        font.pixelSize: root.theme.sizes.caption
                        wrapMode: Text.WordWrap
                    }
                }

                PlainText {
                    id: arrow

                    anchors.right: parent.right
                    anchors.rightMargin: root.theme.px(38)
                    anchors.verticalCenter: parent.verticalCenter
                    text: "→"
                    color: root.theme.gold
                    font.pixelSize: root.theme.sizes.instruction
                }

                Touch {
                    id: tap

                    onTapped: root.screen.chooseGame(card.key)
                }
            }
        }
    }
}
