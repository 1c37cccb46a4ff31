pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// A recalled hand: winnings, face-up cards, and acts with their persons.
Flickable {
    id: root

    required property Theme theme
    required property FloorSearch search

    clip: true
    contentHeight: lines.height
    boundsBehavior: Flickable.StopAtBounds

    // Return whether none of this part of the page is cut off, or all of it never fits.
    function isWhole(part: Item): bool {
        return part.height > height || part.y >= contentY - 1 && part.y + part.height <= contentY + height + 1;
    }

    Column {
        id: lines

        width: root.width
        spacing: root.theme.px(12)

        Repeater {
            model: root.search.facts

            delegate: ConsoleFactLine {
                required property int index

                opacity: root.isWhole(this) ? 1 : 0
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
                opacity: root.isWhole(row) ? 1 : 0
                width: lines.width
                height: faces.y + faces.height

                readonly property int half: Math.max(width * 0.3, Math.min(called.implicitWidth, 6 * root.theme.sizes.caption) + root.theme.px(12))
                readonly property bool below: half + faces.width > width

                PlainText {
                    id: called

                    width: row.below ? parent.width : row.half - root.theme.px(12)
                    height: row.below ? implicitHeight : faces.height
                    verticalAlignment: Text.AlignVCenter
                    text: row.label
                    color: root.theme.muted
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
                }

                Row {
                    id: faces

                    x: row.below ? 0 : row.half
                    y: row.below ? called.implicitHeight + root.theme.px(4) : 0
                    spacing: root.theme.px(6)

                    Repeater {
                        model: row.cards

                        delegate: PlayingCard {
                            required property string modelData
                            required property int index

                            face: modelData
                            word: row.words[index]
                            width: Math.max(root.theme.px(44), 2 * root.theme.sizes.least)
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
                opacity: root.isWhole(line) ? 1 : 0
                width: lines.width
                height: said.y + said.height

                PlainText {
                    id: about

                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: line.at + "  " + line.who
                    color: root.theme.muted
                    font.pixelSize: root.theme.sizes.caption
                }

                PlainText {
                    id: said

                    y: about.height
                    width: parent.width
                    text: line.what
                    color: root.theme.ink
                    font.pixelSize: root.theme.sizes.caption
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
