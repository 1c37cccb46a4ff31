pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The lines of the pay table beside the board while a wager is settled or a hand is called, the one that pays it marked.
// Where there is no room for all of them, those that are farthest from it go first, and the name of the wager before them.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int pad: theme.px(14)
    readonly property bool called: screen.kind === "floor"
    readonly property int pitch: Math.ceil(1.25 * theme.sizes.caption)
    readonly property int room: Math.max(1, Math.floor((height - theme.px(12)) / pitch))
    readonly property bool titled: room > lines.count
    readonly property int shown: Math.min(lines.count, room)
    readonly property int first: Math.max(0, Math.min(marked - Math.floor((shown - 1) / 2), lines.count - shown))
    property int marked: 0

    objectName: "payLines"
    radius: theme.px(12)
    color: theme.seat
    border.color: theme.seatLine
    border.width: Math.max(1, theme.px(2))

    Column {
        id: rows

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

            delegate: Rectangle {
                id: line

                required property int index
                required property string name
                required property string pays
                required property bool wins

                readonly property color ink: wins ? (root.called ? root.theme.floorInk : root.theme.goldInk) : root.theme.ink

                onWinsChanged: if (wins)
                    root.marked = index
                Component.onCompleted: if (wins)
                    root.marked = index
                objectName: "payLine." + index
                visible: index >= root.first && index < root.first + root.shown
                x: root.theme.px(5)
                width: rows.width - 2 * x
                height: root.pitch
                radius: root.theme.px(8)
                color: wins ? (root.called ? root.theme.floor : root.theme.gold) : "transparent"

                FewerWords {
                    id: said

                    x: root.pad - line.x
                    anchors.verticalCenter: parent.verticalCenter
                    width: amount.x - x - root.theme.px(10)
                    wordings: [line.name]
                    cuts: true
                    color: line.ink
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: line.wins ? Font.Bold : Font.Normal
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
