pragma ComponentBehavior: Bound
import QtQuick
import Kiosk
import "../controls"

// The posted jackpots, and their tables.
Rectangle {
    id: root

    required property Theme theme
    required property FloorScreen screen

    visible: screen.jackpotsOf !== ""
    color: theme.floorBanner

    Row {
        id: posted

        x: root.theme.px(28)
        height: root.theme.portrait ? root.height / 2 : root.height
        spacing: root.theme.px(44)

        Repeater {
            model: root.screen.jackpots

            delegate: Item {
                id: jackpot

                required property int index
                required property string name
                required property string amount
                required property string call

                width: both.width
                height: posted.height

                Row {
                    id: both

                    y: (parent.height - height - call.line) / 2
                    height: Math.ceil(1.2 * root.theme.sizes.instruction)
                    spacing: root.theme.px(16)

                    HeaderText {
                        theme: root.theme
                        text: jackpot.name
                        color: root.theme.gold
                        font.weight: Font.DemiBold
                        font.letterSpacing: root.theme.px(2)
                    }

                    HeaderText {
                        theme: root.theme
                        text: jackpot.amount
                        font.pixelSize: root.theme.sizes.instruction
                        font.weight: Font.Bold
                    }
                }

                PlainText {
                    id: call

                    readonly property int line: Math.ceil(1.2 * root.theme.sizes.caption) // of each jackpot, so that the amounts are level

                    objectName: "jackpotCall." + jackpot.name
                    visible: text !== ""
                    y: both.y + both.height
                    width: parent.width
                    height: line
                    text: jackpot.call
                    color: root.theme.floor
                    font.pixelSize: root.theme.sizes.caption
                    font.weight: Font.DemiBold
                    wrapMode: Text.WordWrap
                    elide: Text.ElideRight
                }
            }
        }
    }

    Column {
        readonly property int end: key.visible ? key.x : root.width

        x: root.theme.portrait ? posted.x : posted.x + posted.width + root.theme.px(28)
        width: end - x - root.theme.px(28)
        y: root.height - posted.height + (posted.height - height) / 2
        spacing: root.theme.px(4)

        Repeater {
            model: [root.screen.posted, root.screen.changes]

            delegate: PlainText {
                required property string modelData

                width: parent?.width ?? 0
                horizontalAlignment: root.theme.portrait ? Text.AlignLeft : Text.AlignRight
                wrapMode: Text.WordWrap
                text: modelData
                color: root.theme.soft
                font.pixelSize: root.theme.sizes.caption
            }
        }
    }

    TouchButton {
        id: key

        objectName: "changeJackpots"
        visible: root.screen.change !== ""
        anchors.right: parent.right
        anchors.rightMargin: root.theme.px(24)
        y: root.height - posted.height + (posted.height - height) / 2
        height: Math.max(root.theme.least, root.theme.px(76))
        theme: root.theme
        fixed: theme.sizes.caption
        dimmed: !root.screen.mayChange
        text: root.screen.change
        onTapped: root.screen.changeJackpots()
    }

    Rectangle {
        y: parent.height - 1
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
