pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The lines of the pay table beside the board while a wager is settled or a hand is called, the one that pays it marked.
// A long name has more rows; the amount is below it if one of its words has no room beside the amount. If not all fit,
// the name of the wager is left out first, and then the lines farthest from the marked one.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int pad: theme.px(14)
    readonly property bool called: screen.kind === "floor"
    readonly property int pitch: Math.ceil(1.25 * theme.sizes.caption)
    readonly property int room: Math.max(1, Math.floor((height - theme.px(12)) / pitch))
    readonly property int shown: Array.from({length: Math.min(made, room)}, (_, nth) => nth + 1).filter(count => rows(count) <= room).pop() ?? 1
    readonly property bool titled: room > rows(shown)
    readonly property int first: firstOf(shown)
    property int marked: 0
    property int made: 0 // Number of created lines.

    // Return the first of some lines about the marked one.
    function firstOf(count: int): int {
        return Math.max(0, Math.min(marked - Math.floor((count - 1) / 2), lines.count - count));
    }

    function rows(count: int): int {
        const first = firstOf(count);
        return Array.from({length: count}, (_, nth) => lines.itemAt(first + nth)?.rows ?? 1).reduce((sum, more) => sum + more, 0); // qmllint disable missing-property
    }

    objectName: "payLines"
    radius: theme.px(12)
    color: theme.seat
    border.color: theme.seatLine
    border.width: Math.max(1, theme.px(2))

    Column {
        id: column

        y: root.theme.px(6)
        width: root.width

        PlainText {
            objectName: "payTable"
            x: root.pad
            width: parent.width - 2 * x
            height: root.pitch
            visible: root.titled && implicitWidth <= width
            text: root.screen.payTable
            color: root.theme.feltInk
            font.pixelSize: root.theme.sizes.caption
        }

        Repeater {
            id: lines

            model: root.screen.payLines
            onItemAdded: root.made += 1
            onItemRemoved: root.made -= 1

            delegate: Rectangle {
                id: line

                required property int index
                required property string name
                required property string pays
                required property bool wins

                readonly property bool below: said.fits.length === 0 // Whether the amount is.
                readonly property int rows: said.lineCount + (below ? 1 : 0)
                readonly property color ink: wins ? (root.called ? root.theme.floorInk : root.theme.goldInk) : root.theme.ink

                onWinsChanged: if (wins)
                    root.marked = index
                Component.onCompleted: if (wins)
                    root.marked = index
                objectName: "payLine." + index
                visible: index >= root.first && index < root.first + root.shown
                x: root.theme.px(5)
                width: column.width - 2 * x
                height: rows * root.pitch
                radius: root.theme.px(8)
                color: wins ? (root.called ? root.theme.floor : root.theme.gold) : "transparent"

                FewerWords {
                    id: said

                    x: root.pad - line.x
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: line.below ? -root.pitch / 2 : 0
                    width: line.below ? amount.x + amount.width - x : room
                    room: amount.x - x - root.theme.px(10)
                    lines: 9
                    wordings: [line.name]
                    color: line.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: line.wins ? Font.Bold : Font.Normal
                }

                PlainText {
                    id: amount

                    x: parent.width - width - root.pad + line.x
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: line.below ? (line.rows - 1) * root.pitch / 2 : 0
                    text: line.pays
                    color: line.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }
            }
        }
    }
}
