pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Kiosk
import "../controls"

// Keys to choose a deck, with the state of each, in two columns.
GridLayout {
    id: root

    required property Theme theme
    required property DeckScreen deck

    columns: 2
    uniformCellWidths: true
    columnSpacing: Math.max(10, theme.gap)
    rowSpacing: columnSpacing

    Repeater {
        model: root.deck.decks

        delegate: TouchButton {
            required property int index
            required property string key
            required property string label
            required property string note
            required property bool chosen
            required property bool good

            objectName: "deck.choose." + key
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            theme: root.theme
            padding: 8
            fixed: theme.sizes.caption
            tone: chosen ? "chosen" : "plain"
            text: label + (good ? " ✓\n" : "\n") + note
            shorter: label + (good ? " ✓" : "")
            onTapped: root.deck.choose(key)
        }
    }
}
