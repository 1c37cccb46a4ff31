pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// Drop boxes to count, the values of one, the tables of a day, charities to choose, or the cash of players.
Item {
    id: root

    required property Theme theme
    required property BooksScreen screen

    readonly property bool counts: screen.step === "pad"
    readonly property real sideWidth: counts && !theme.portrait ? theme.padWidth + Math.max(14, theme.px(24)) : 0
    readonly property real padRoom: counts && theme.portrait ? theme.padHeight + theme.padFoot : 0

    PlainText {
        id: title

        objectName: "books.title"
        x: root.theme.leftHanded ? 0 : root.sideWidth
        width: parent.width - root.sideWidth
        height: text === "" ? 0 : Math.max(24, root.theme.px(48))
        text: root.screen.sideTitle !== "" ? root.screen.sideTitle + " · " + root.screen.total : ""
        color: root.theme.ink
        font.pixelSize: root.theme.sizes.primary
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }

    PlainText {
        id: note

        objectName: "books.note"
        x: title.x
        y: title.height
        width: title.width
        bottomPadding: root.theme.px(10)
        text: root.screen.note
        color: root.theme.soft
        font.pixelSize: root.theme.sizes.caption
        wrapMode: Text.WordWrap
    }

    Flickable {
        x: title.x
        y: note.y + note.height
        width: title.width
        height: parent.height - y - root.padRoom
        contentHeight: grid.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Grid {
            id: grid

            readonly property real cell: (parent?.width ?? 0) / columns - spacing

            columns: root.theme.portrait && root.screen.tab === "players" ? 1 : 2
            spacing: root.theme.gap

            Repeater {
                model: root.screen.keys

                delegate: TouchButton {
                    required property int index
                    required property string key
                    required property string label

                    objectName: "books." + key
                    width: grid.cell
                    theme: root.theme
                    padding: 8
                    tone: "floorQuiet"
                    text: label
                    onTapped: root.screen.pick(key)
                }
            }

            Repeater {
                model: root.screen.rows

                delegate: BooksLine {
                    required property int index
                    required property string key
                    required property string label
                    required property string count
                    required property string amount
                    required property bool chosen

                    objectName: "row." + key
                    width: grid.cell
                    theme: root.theme
                    touched: root.screen.tab !== "players"
                    marked: chosen
                    cells: [label, count, amount]
                    onTapped: root.counts ? root.screen.pickValue(key) : root.screen.pickTable(key)
                }
            }
        }
    }
}
