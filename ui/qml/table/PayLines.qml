pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The lines of the pay table beside the board while a wager is settled or a hand is called, the one that pays it marked.
// If not all fit, the name of the wager is left out first, and then the lines farthest from the marked one, while at
// least three are left. A name that is too long for one row has two if there is space: that of the marked line first.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int pad: theme.px(14)
    readonly property bool called: screen.kind === "floor"
    readonly property int pitch: Math.ceil(1.25 * theme.sizes.caption)
    readonly property int room: Math.max(1, Math.floor((height - theme.px(12)) / pitch))
    readonly property int used: shown + Array.from({length: shown}, (_, nth) => doubled(first + nth) ? 1 : 0).reduce((sum, more) => sum + more, 0)
    readonly property bool titled: room > used
    readonly property int whole: made > 0 ? Array.from({length: Math.min(lines.count, room)}, (_, nth) => nth + 1).filter(count => rows(count) <= room).pop() ?? 0 : 0
    readonly property int shown: whole > 2 ? whole : Math.min(lines.count, room > 2 && isLong(marked) ? room - 1 : room)
    readonly property int spare: room - shown // for a second row of long names
    readonly property int first: firstOf(shown)
    property int marked: 0
    property int made: 0 // Number of created lines.

    // Return the first of some lines about the marked one.
    function firstOf(count: int): int {
        return Math.max(0, Math.min(marked - Math.floor((count - 1) / 2), lines.count - count));
    }

    // Return the rows of so many lines, each with its whole name.
    function rows(count: int): int {
        return count + Array.from({length: count}, (_, nth) => isLong(firstOf(count) + nth) ? 1 : 0).reduce((sum, more) => sum + more, 0);
    }

    function isLong(nth: int): bool {
        return made > nth && (lines.itemAt(nth)?.isLong ?? false); // qmllint disable missing-property
    }

    // Return whether a line has two rows: the long ones that are nearest to the marked one, as far as there are rows to spare.
    function doubled(nth: int): bool {
        const far = other => 2 * Math.abs(other - marked) + (other > marked ? 1 : 0);
        const nearer = Array.from({length: shown}, (_, from) => first + from).filter(other => isLong(other) && far(other) < far(nth));
        return isLong(nth) && nearer.length < spare;
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

                readonly property bool isLong: natural.advanceWidth * 1.015 > said.width
                readonly property bool inTwo: root.doubled(index)
                readonly property color ink: wins ? (root.called ? root.theme.floorInk : root.theme.goldInk) : root.theme.ink

                onWinsChanged: if (wins)
                    root.marked = index
                Component.onCompleted: if (wins)
                    root.marked = index
                objectName: "payLine." + index
                visible: index >= root.first && index < root.first + root.shown
                x: root.theme.px(5)
                width: column.width - 2 * x
                height: (inTwo ? 2 : 1) * root.pitch
                radius: root.theme.px(8)
                color: wins ? (root.called ? root.theme.floor : root.theme.gold) : "transparent"

                FewerWords {
                    id: said

                    x: root.pad - line.x
                    anchors.verticalCenter: parent.verticalCenter
                    width: amount.x - x - root.theme.px(10)
                    lines: line.inTwo ? 2 : 1
                    lineHeight: line.inTwo ? 0.95 : 1
                    wordings: [line.name]
                    cuts: true
                    color: line.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: line.wins ? Font.Bold : Font.Normal
                }

                TextMetrics {
                    id: natural

                    text: line.name
                    font: said.font
                }

                PlainText {
                    id: amount

                    visible: said.text !== ""
                    x: parent.width - width - root.pad + line.x
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.pays
                    color: line.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.Bold
                }
            }
        }
    }
}
