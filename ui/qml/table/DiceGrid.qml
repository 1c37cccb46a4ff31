pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Every side of a die, a row per color: one touch enters a die.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int margin: Math.max(10, theme.px(20))
    readonly property real keyWidth: (width - 2 * margin - 5 * theme.gap) / 6

    implicitHeight: title.height + 3 * theme.touch + 2 * theme.gap + 3 * theme.px(14)
    color: theme.panel
    border.color: theme.gold
    border.width: Math.max(1, theme.px(2))

    PlainText {
        id: title

        x: root.margin
        y: root.theme.px(14)
        width: root.width - 2 * x
        text: root.screen.keysTitle
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.button
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Grid {
        x: root.margin
        y: title.y + title.height + root.theme.px(14)
        columns: 6
        spacing: root.theme.gap

        Repeater {
            model: root.screen.diceKeys

            delegate: PokerDie {
                id: key

                required property int index
                readonly property bool repeats: true // two dice may show the same face

                Accessible.role: Accessible.Button
                Accessible.name: root.theme.spoken(die, word)
                Accessible.onPressAction: root.screen.touchDie(key.die)
                objectName: "die." + die
                width: root.keyWidth
                height: root.theme.touch
                theme: root.theme
                opacity: tap.pressed ? 0.6 : 1

                Touch {
                    id: tap

                    onTapped: root.screen.touchDie(key.die)
                }
            }
        }
    }
}
