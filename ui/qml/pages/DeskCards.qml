pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The cards of a hand, as large as they fit: those that are touched are chosen.
Item {
    id: root

    required property Theme theme
    required property Desk screen

    readonly property int apart: Math.max(10, theme.px(20))
    readonly property int across: best(cards.count)
    readonly property real cardWidth: sizeFor(across, cards.count)

    function sizeFor(columns: int, count: int): real {
        const rows = Math.max(1, Math.ceil(count / columns));
        const tall = (height - (rows - 1) * apart) / rows;
        return Math.min((width - (columns - 1) * apart) / columns, tall / 1.42, theme.px(180));
    }

    function best(count: int): int {
        let found = 1;
        for (let columns = 2; columns <= Math.max(1, count); columns++)
            if (sizeFor(columns, count) > sizeFor(found, count))
                found = columns;
        return found;
    }

    Grid {
        columns: root.across
        spacing: root.apart

        Repeater {
            id: cards

            model: root.screen.cards

            delegate: PlayingCard {
                id: one

                required property int index
                required property string card
                required property bool chosen

                Accessible.role: Accessible.Button
                Accessible.name: root.theme.spoken(card, "")
                Accessible.onPressAction: root.screen.choose(one.card)
                objectName: "desk.card." + card
                width: root.cardWidth
                height: width * 1.42
                theme: root.theme
                face: card
                wins: chosen

                Rectangle {
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.margins: root.theme.px(6)
                    visible: one.chosen
                    width: 1.6 * root.theme.sizes.caption
                    height: width
                    radius: width / 2
                    color: root.theme.gold

                    PlainText {
                        anchors.centerIn: parent
                        text: "✓"
                        color: root.theme.goldInk
                        font.pixelSize: root.theme.sizes.caption
                        font.weight: Font.Bold
                    }
                }

                Touch {
                    onTapped: root.screen.choose(one.card)
                }
            }
        }
    }
}
