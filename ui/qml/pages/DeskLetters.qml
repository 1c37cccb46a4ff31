pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The letters of a number, beside the pad of its digits and in the size of its keys.
Grid {
    id: root

    required property Theme theme
    required property Desk screen

    readonly property int across: Math.max(1, Math.floor((width + spacing) / (theme.least + spacing)))

    columns: across
    spacing: theme.gap

    Repeater {
        model: root.screen.letters.length

        delegate: TouchButton {
            required property int index
            readonly property string letter: root.screen.letters[index] ?? ""

            objectName: "amount." + letter
            width: (root.width - (root.across - 1) * root.spacing) / root.across
            height: root.theme.digit
            repeats: true
            theme: root.theme
            padding: 4
            fixed: Math.max(root.theme.sizes.caption, root.theme.px(32))
            text: letter
            onTapped: root.screen.amountKey(letter)
        }
    }
}
