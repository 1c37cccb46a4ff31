pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The lines of the pay table beside the board while a wager is settled or a hand is called, the one that pays it marked.
Rectangle {
    id: root

    required property Theme theme
    required property TableScreen screen

    readonly property int pad: theme.px(14)
    readonly property bool called: screen.kind === "floor"

    objectName: "payLines"
    radius: theme.px(12)
    color: theme.seat
    border.color: theme.seatLine
    border.width: Math.max(1, theme.px(2))

    // More than there is room for is drawn smaller: nothing is cut off.
    Column {
        id: rows

        y: root.theme.px(6)
        width: root.width
        scale: Math.min(1, (root.height - 2 * y) / Math.max(1, height))
        transformOrigin: Item.Top

        PlainText {
            objectName: "payTable"
            x: root.pad
            width: parent.width - 2 * x
            text: root.screen.payTable
            color: root.theme.feltInk
            font.pixelSize: root.theme.type(20)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
        }

        Repeater {
            model: root.screen.payLines

            delegate: Rectangle {
                id: line

                required property int index
                required property string name
                required property string pays
                required property bool wins

                readonly property color ink: wins ? (root.called ? root.theme.floorInk : root.theme.goldInk) : root.theme.ink

                objectName: "payLine." + index
                x: root.theme.px(5)
                width: rows.width - 2 * x
                height: Math.max(said.implicitHeight, amount.implicitHeight) + root.theme.px(6)
                radius: root.theme.px(8)
                color: wins ? (root.called ? root.theme.floor : root.theme.gold) : "transparent"

                PlainText {
                    id: said

                    x: root.pad - line.x
                    anchors.verticalCenter: parent.verticalCenter
                    width: amount.x - x - root.theme.px(10)
                    text: line.name
                    color: line.ink
                    font.pixelSize: root.theme.type(22)
                    font.weight: line.wins ? Font.Bold : Font.Normal
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                }

                PlainText {
                    id: amount

                    x: parent.width - width - root.pad + line.x
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.pays
                    color: line.ink
                    font.pixelSize: root.theme.type(22)
                    font.weight: Font.Bold
                }
            }
        }
    }
}
