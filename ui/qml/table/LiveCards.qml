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

        x: step.x + step.width + root.margin
        scale: Math.min(1, (root.width - x - root.margin) / Math.max(1, implicitWidth))
        transformOrigin: Item.Left
        y: root.margin
        height: tall
        spacing: root.margin

        Repeater {
            model: root.screen.spots

            delegate: Row {
                id: spot

                required property var cards

                spacing: root.theme.isSmall ? -0.42 * row.tall / 1.4 : root.theme.px(6) // Each card covers the last one as far as its index.

                Repeater {
                    model: spot.cards.length

                    delegate: PlayingCard {
                        required property int index

                        height: row.tall
                        width: height / 1.4
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
