pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "controls"

// The players' sign on a separate display: the posted jackpots, and the limits of the table. Hands that are face up are
// shown with them while they are settled. Every size of type is fixed.
Window {
    id: root

    required property Sign sign

    readonly property bool tall: height > width
    readonly property real u: hands.u
    readonly property real edge: Math.round((tall ? 134 : 119) * u) // The height of the game's name, and of the limits.
    readonly property real cell: (height - (game.visible ? edge : 0) - (limits.visible ? edge : 0)) / Math.max(1, rows.count)
    readonly property real margin: width * 0.05
    readonly property real room: width - 2 * margin
    readonly property real size: Math.round(132 * u) // of the amounts

    readonly property Hues hues: Hues {}
    readonly property bool reveals: hands.count > 0
    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
    }

    color: root.hues.signGround
    title: qsTr("Jackpots")

    SignHands {
        id: hands

        width: root.width
        height: root.height
        visible: root.reveals
        sign: root.sign
        theme: root.theme
    }

    PlainText {
        id: game

        objectName: "sign.game"
        x: root.margin
        width: parent.width - 2 * x
        height: root.edge
        visible: text !== "" && !root.reveals
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        text: root.sign.game
        color: root.hues.soft
        font.pixelSize: Math.round(54 * root.u)
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }

    FewerWords { // Alone, without jackpots, they are large.
        id: limits

        readonly property bool alone: rows.count === 0

        objectName: "sign.limits"
        anchors.bottom: parent.bottom
        x: root.margin
        width: parent.width - 2 * x
        height: alone ? root.height - root.edge : root.edge
        visible: root.sign.limits !== "" && !root.reveals
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        lines: alone ? 3 : 2
        wordings: [root.sign.limits, root.sign.fewer]
        color: root.hues.signAmount
        font.pixelSize: Math.round((alone ? 96 : 44) * root.u)
        font.weight: Font.DemiBold
        lineHeight: 0.9
    }

    Column {
        anchors.fill: parent
        visible: !root.reveals
        anchors.topMargin: game.visible ? root.edge : 0
        anchors.bottomMargin: limits.visible ? root.edge : 0

        Repeater {
            id: rows

            model: root.sign.jackpots

            delegate: Item {
                id: row

                required property int index
                required property string name
                required property string amount
                required property string pending

                width: root.width
                height: root.cell

                Rectangle {
                    x: root.margin
                    width: parent.width - 2 * x
                    height: Math.max(1, root.height / 540)
                    visible: row.index > 0
                    color: root.hues.signLine
                }

                Column {
                    x: root.margin
                    y: root.tall ? root.cell * 0.08 : (parent.height - height) / 2
                    spacing: root.size * 0.1

                    PlainText {
                        objectName: "sign." + row.name
                        width: Math.min(implicitWidth, root.tall ? root.room : root.room - posted.width - root.margin / 4)
                        elide: Text.ElideRight
                        text: row.name
                        color: root.hues.gold
                        font.pixelSize: root.size * 0.52
                        font.weight: Font.Bold
                        font.letterSpacing: root.size * 0.03
                    }

                    Rectangle {
                        width: word.width + root.size * 0.3
                        height: word.height + root.size * 0.06
                        visible: row.pending !== ""
                        radius: height / 6
                        color: root.hues.floor

                        PlainText {
                            id: word

                            objectName: "pending." + row.name
                            anchors.centerIn: parent
                            text: row.pending
                            color: root.hues.floorInk
                            font.pixelSize: root.size * 0.3
                            font.weight: Font.Bold
                        }
                    }
                }

                PlainText {
                    id: posted

                    objectName: "amount." + row.name
                    anchors.right: parent.right
                    anchors.rightMargin: root.margin
                    y: root.tall ? root.cell * 0.96 - height : (parent.height - height) / 2
                    text: row.amount
                    color: root.hues.signAmount
                    font.pixelSize: root.size
                    font.weight: Font.Bold
                }
            }
        }
    }
}
