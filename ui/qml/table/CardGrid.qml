pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The deck, a row per suit. Face-up cards cannot be chosen; a face-down card looks like any other. Beside it, the card
// that the camera could not read, as it saw it.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int margin: Math.max(8, Math.min(theme.px(16), Math.floor((width - beside - 13 * theme.least - 12 * apart) / 2)))
    readonly property real keyWidth: (width - beside - 2 * margin - 12 * apart) / 13
    readonly property int apart: Math.max(10, theme.px(10))
    readonly property int keyHeight: Math.max(theme.least, theme.px(78))
    readonly property int keysHeight: 4 * keyHeight + 3 * apart
    // Width of the picture, limited by the keys.
    readonly property int beside: !screen.hasKeysPicture ? 0 : Math.max(0, Math.min(keysHeight * 144 / 204 + apart, width - 16 - 13 * theme.least - 12 * apart))

    implicitHeight: title.height + keysHeight + 3 * theme.px(12)
    color: theme.panel
    border.color: theme.gold
    border.width: Math.max(1, theme.px(2))

    PlainText {
        id: title

        objectName: "keysTitle"
        x: root.margin
        y: root.theme.px(12)
        width: root.width - 2 * x
        text: root.screen.keysTitle
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Loader {
        x: root.margin
        y: title.y + title.height + root.theme.px(12)
        width: Math.max(0, root.beside - root.apart)
        height: root.keysHeight

        readonly property bool hasPicture: root.screen.hasKeysPicture

        onHasPictureChanged: hasPicture ? setSource("KeysPicture.qml", {
            screen: root.screen
        }) : setSource("")
    }

    Grid {
        x: root.margin + root.beside
        y: title.y + title.height + root.theme.px(12)
        columns: 13
        spacing: root.apart

        Repeater {
            model: root.screen.keys

            delegate: Rectangle {
                id: key

                required property int index
                required property string card
                required property bool live

                readonly property real gap: Math.min(root.theme.px(8), width * 0.06)

                Accessible.role: Accessible.Button
                Accessible.name: root.theme.spoken(card, "")
                Accessible.onPressAction: root.screen.touchCard(key.card)
                objectName: "card." + card
                width: root.keyWidth
                height: root.keyHeight
                radius: root.theme.px(12)
                color: !live ? root.theme.raised : tap.pressed ? root.theme.gold : root.theme.cardFace
                border.color: live ? root.theme.cardEdge : root.theme.line
                border.width: 1

                PlainText {
                    id: rank

                    x: (key.width - width - suit.width - key.gap) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    text: key.card[0] === "T" ? "10" : key.card[0]
                    color: key.live ? suit.hue : root.theme.muted
                    font.pixelSize: Math.max(root.theme.sizes.caption, Math.min(root.theme.px(36), key.width * 0.37))
                    font.weight: Font.Bold
                }

                Suit {
                    id: suit

                    theme: root.theme
                    x: rank.x + rank.width + key.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(18, Math.min(root.theme.px(30), key.width * 0.3))
                    height: width
                    letter: key.card[1]
                    hue: key.live ? root.theme.suit(key.card[1]) : root.theme.edge
                }

                Touch {
                    id: tap

                    enabled: key.live
                    onTapped: root.screen.touchCard(key.card)
                }
            }
        }
    }
}
