pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A word by its first letters: only letters that lead to a word are offered, and below them the words with this beginning.
Column {
    id: root

    required property Theme theme
    required property RulesScreen rules

    readonly property real keyWidth: Math.max(theme.touch, theme.px(112))
    readonly property int across: theme.portrait ? 2 : 4

    spacing: theme.gap

    PlainText {
        objectName: "rules.typed"
        width: parent.width
        text: root.rules.typed
        color: root.rules.canErase ? root.theme.gold : root.theme.soft
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Flow {
        width: parent.width
        spacing: root.theme.gap

        Repeater {
            model: root.rules.letters

            delegate: TouchButton {
                required property int index
                required property string key
                required property string label

                objectName: "rules.letter." + key
                width: root.keyWidth
                theme: root.theme
                padding: 4
                fixed: theme.sizes.primary
                text: label
                onTapped: root.rules.typeLetter(key)
            }
        }

        TouchButton {
            objectName: "rules.erase"
            visible: root.rules.canErase
            width: root.keyWidth
            theme: root.theme
            padding: 4
            fixed: theme.sizes.primary
            text: "⌫"
            onTapped: root.rules.erase()
        }
    }

    Grid {
        columns: root.across
        spacing: root.theme.gap

        Repeater {
            model: root.rules.foundWords

            delegate: TouchButton {
                required property int index
                required property string key
                required property string label

                objectName: "rules.word." + index
                width: (root.width - (root.across - 1) * root.theme.gap) / root.across
                theme: root.theme
                padding: 8
                tone: "chosen"
                text: label
                onTapped: root.rules.chooseWord(key)
            }
        }
    }
}
