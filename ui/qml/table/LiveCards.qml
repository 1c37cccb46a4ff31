pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The hand in progress above a page: its step, and its cards.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int margin: Math.max(6, theme.px(12))

    component CardGroup: Row {
        required property var cards
    }

    objectName: "liveCards"
    color: theme.feltBottom
    radius: theme.px(12)

    PlainText {
        id: step

        x: root.margin
        width: root.width * 0.36
        height: root.height
        verticalAlignment: Text.AlignVCenter
        text: root.screen.step
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.caption
        font.weight: Font.DemiBold
        lineHeight: 0.95
        wrapMode: Text.WordWrap
    }

    Row {
        id: row

        readonly property real tall: root.height - 2 * root.margin
        readonly property real cardWidth: tall / 1.4
        readonly property real excess: Math.max(0, inAll * (cardWidth + gap) + groups.count * root.margin - (root.width - x - root.margin))
        readonly property real gap: root.theme.px(6)
        property int inAll: 0 // Cards in all groups.

        function countCards(): void {
            inAll = Array.from({length: groups.count}, (_, nth) => (groups.itemAt(nth) as CardGroup)?.cards.length ?? 0).reduce((sum, each) => sum + each, 0);
        }

        x: step.x + step.width + root.margin
        scale: Math.min(1, (root.width - x - root.margin) / Math.max(1, implicitWidth))
        transformOrigin: Item.Left
        y: root.margin
        height: tall
        spacing: root.margin

        Repeater {
            id: groups

            model: root.screen.spots
            onCountChanged: Qt.callLater(row.countCards)

            delegate: CardGroup {
                id: spot

                spacing: row.gap - Math.min(0.42 * row.cardWidth + row.gap, row.excess / Math.max(1, row.inAll - groups.count)) // At most, each card covers the last one as far as its index.
                onCardsChanged: Qt.callLater(row.countCards)

                Repeater {
                    model: spot.cards.length

                    delegate: PlayingCard {
                        required property int index

                        height: row.tall
                        width: row.cardWidth
                        theme: root.theme
                        face: spot.cards[index]?.face ?? ""
                        due: spot.cards[index]?.due ?? 0
                        word: spot.cards[index]?.word ?? ""
                    }
                }
            }
        }
    }
}
