pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "controls"

// The players' sign on a separate display: the posted jackpots, as large as they fit, and the limits of the table. Hands
// that are face up are shown with them while they are settled.
Window {
    id: root

    required property Sign sign

    readonly property bool tall: height > width
    readonly property real cell: (height - game.height - limits.height) / Math.max(1, rows.count)
    readonly property real margin: width * 0.05
    readonly property real room: tall ? width - 2 * margin : (width - 2 * margin) * 0.56
    readonly property real nameRoom: (tall ? room : width - 2 * margin - room) - margin / 4
    readonly property real fitting: 100 * room / Math.max(1, longest.advanceWidth)
    readonly property real size: Math.floor(Math.min(cell * (tall ? 0.36 : 0.6), fitting))

    readonly property Hues hues: Hues {}
    readonly property bool reveals: hands.count > 0
    readonly property Theme theme: Theme {
        width: root.width
        height: root.height
    }

    color: root.hues.signGround
    title: qsTr("Jackpots")

    TextMetrics {
        id: longest

        text: root.sign.longest
        font.pixelSize: 100
        font.weight: Font.Bold
    }

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
        height: visible ? Math.round(root.height * (root.tall ? 0.07 : 0.11)) : 0
        visible: text !== "" && !root.reveals
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        text: root.sign.game
        color: root.hues.soft
        font.pixelSize: Math.round(root.height * (root.tall ? 0.03 : 0.05))
        font.weight: Font.DemiBold
        fontSizeMode: Text.Fit
        minimumPixelSize: hands.least
    }

    PlainText {
        id: limits

        objectName: "sign.limits"
        anchors.bottom: parent.bottom
        x: root.margin
        width: parent.width - 2 * x
        height: !visible ? 0 : rows.count > 0 ? Math.round(root.height * (root.tall ? 0.07 : 0.11)) : root.height - game.height
        visible: text !== "" && !root.reveals
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        text: root.sign.limits
        color: root.hues.signAmount
        font.pixelSize: Math.round(root.height * (root.tall ? 0.03 : rows.count > 0 ? 0.05 : 0.12))
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: hands.least
    }

    Column {
        anchors.fill: parent
        visible: !root.reveals
        anchors.topMargin: game.height
        anchors.bottomMargin: limits.height

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
                        width: Math.min(implicitWidth, root.nameRoom)
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
