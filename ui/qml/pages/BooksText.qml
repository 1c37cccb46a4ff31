pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A name or a reason, letter by letter.
Column {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property int across: 8

    spacing: theme.gap

    PlainText {
        objectName: "books.note"
        width: parent.width
        text: root.screen.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.button
        wrapMode: Text.WordWrap
    }

    PlainText {
        objectName: "books.typed"
        width: parent.width
        text: root.screen.typed + "_"
        color: root.theme.gold
        font.pixelSize: root.theme.sizes.instruction
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
        elide: Text.ElideLeft // The end is being entered.
    }

    Grid {
        columns: root.across
        spacing: root.theme.gap

        Repeater {
            model: root.screen.letters

            delegate: TouchButton {
                required property int index
                required property string key
                required property string label

                objectName: "letter." + key
                width: (root.width - (root.across - 1) * root.theme.gap) / root.across
                height: root.theme.least
                repeats: true
                theme: root.theme
                padding: 4
                text: label
                onTapped: root.screen.type(key)
            }
        }
    }

    Row {
        spacing: root.theme.gap

        Repeater {
            model: [["letters", "ABC"], ["accents", "ÁÇÑ"], ["digits", "123"], [" ", qsTr("Space")], ["back", "⌫"]]

            delegate: TouchButton {
                required property var modelData

                objectName: "letters." + (modelData[0] === " " ? "space" : modelData[0])
                width: (root.width - 4 * root.theme.gap) / 5
                height: root.theme.least
                repeats: true
                theme: root.theme
                padding: 4
                fixed: theme.sizes.caption
                text: modelData[1]
                onTapped: modelData[0] === " " || modelData[0] === "back" ? root.screen.type(modelData[0]) : root.screen.showLetters(modelData[0])
            }
        }
    }
}
