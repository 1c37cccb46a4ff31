pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A hand again: who won what, the cards that lay face up, and what was done by whom.
Flickable {
    id: root

    required property Theme theme
    required property FloorSearch search

    clip: true
    contentHeight: lines.height
    boundsBehavior: Flickable.StopAtBounds

    Column {
        id: lines

        width: root.width
        spacing: root.theme.px(12)

        Repeater {
            model: root.search.facts

            delegate: ConsoleFactLine {
                required property int index

                width: lines.width
                theme: root.theme
            }
        }

        Repeater {
            model: root.search.cards

            delegate: Item {
                id: row

                required property int index
                required property string label
                required property var cards
                required property var words

                Accessible.role: Accessible.StaticText
                Accessible.name: label + ": " + cards.join(" ")
                objectName: "cards." + index
                width: lines.width
                height: faces.height

                PlainText {
                    width: parent.width * 0.3
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: row.label
                    color: root.theme.muted
                    font.pixelSize: root.theme.type(21)
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 11
                    wrapMode: Text.WordWrap
                }

                Row {
                    id: faces

                    layer.enabled: true // where the page cuts them off: see ConsoleTableTile

                    x: Math.round(parent.width * 0.3)
                    spacing: root.theme.px(6)

                    Repeater {
                        model: row.cards

                        delegate: PlayingCard {
                            required property string modelData
                            required property int index

                            face: modelData
                            word: row.words[index]
                            width: root.theme.px(44)
                            height: Math.round(width * 1.42)
                            theme: root.theme
                        }
                    }
                }
            }
        }

        Repeater {
            model: root.search.history

            delegate: Item {
                id: line

                required property int index
                required property string at
                required property string who
                required property string what

                objectName: "history." + index
                width: lines.width
                height: said.y + said.height

                PlainText {
                    text: line.at + "  " + line.who
                    color: root.theme.muted
                    font.pixelSize: root.theme.type(19)
                }

                PlainText {
                    id: said

                    y: root.theme.px(26)
                    width: parent.width
                    text: line.what
                    color: root.theme.ink
                    font.pixelSize: root.theme.type(22)
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
